"""The talk of a past game: what was said at the table, and what became of it by the ears of any viewer."""

from bisect import bisect_left
from collections.abc import Callable, Iterable
from itertools import accumulate

from coterie.core.game import Game
from coterie.core.lexicon import OPEN
from coterie.play import Playback
from coterie.server.protocol.lied_json import LiedJson, lied_json
from coterie.server.state.lines import EVERYBODY, acts_of, as_heard, book_of, talk_line
from coterie.store.rows import LineRow
from coterie.talk import Ears, Verdict, sayings_of
from coterie.talk.companion import line_json
from coterie.talk.lied import by_the_record

Judged = dict[tuple[int, int], Verdict]  # by line and number of the act


def at_table(lines: Iterable[LineRow], match: int) -> list[LineRow]:
    """The lines that everybody at the table heard during a game, without those of which nothing is left.

    Of a whisper it is that there was one: whoever looks at a past game need not be one of the two.
    """
    heard = [as_heard(line, EVERYBODY) for line in lines if line.match == match and line.room == "table"]
    return [line for line in heard if line.text or line.acts or line.form not in ("talk", "pitch", "speech")]


def verdicts_of(lines: Iterable[LineRow], match: int, playback: Playback, viewer: int) -> Judged:
    """What became of all that was said in a game that is over, by the ears of a viewer."""
    playback.jump(len(playback))
    ears, public = Ears.of(playback.eyes(viewer)), Ears.of(playback.eyes(playback.seats))
    ears.ended = public.ended = True  # with a result or without one
    return book_of(lines, match).verdicts(sayings_of(playback.game), ears, public)


def lied_of(lines: Iterable[LineRow], match: int, playback: Playback, viewer: int) -> LiedJson:
    """Who lied in a game that is over: by the open record, of all that everybody heard."""
    lines = at_table(lines, match)
    playback.jump(len(playback))
    page = by_the_record(playback.game, book_of(lines, match), playback.eyes, viewer)
    return lied_json(playback.game.name, page, move_finder(playback))


def move_finder(playback: Playback) -> Callable[[int], int]:
    """Finds the move of a playback after which so many events were told."""
    told = [*accumulate((_told(playback, at) for at in range(len(playback) + 1)), max)]
    return lambda at: min(bisect_left(told, at), len(playback))


def _told(playback: Playback, at: int) -> int:
    """The number of the event after the last that the move told which led here; 0 if it told none."""
    playback.jump(at)
    return max((event.n + 1 for event in playback.heard(playback.seats)), default=0)


def companion(lines: Iterable[LineRow], match: int, game: Game, playback: Playback | None) -> str:
    """One line of JSON for every line of talk. The verdicts are those of the open record; without a playback none is
    given, for the game goes on.
    """
    lines, sayings = at_table(lines, match), sayings_of(game)
    judged = verdicts_of(lines, match, playback, OPEN) if playback else None
    return "".join(line_json(talk_line(line), sayings, _verdicts(line, judged)) for line in lines)


def _verdicts(line: LineRow, judged: Judged | None) -> list[Verdict | None] | None:
    return None if judged is None else [judged.get((line.n, n)) for n in range(len(acts_of(line)))]
