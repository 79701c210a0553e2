"""Talk files: what was said, beside the record of its game."""

import contextlib
import os
import secrets
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from coterie.core.errors import CoterieError
from coterie.core.lexicon import OPEN
from coterie.play import Playback, Record
from coterie.play.match import Match
from coterie.talk import Act, Book, Ears, Public, Saying, Spoken, sayings_of
from coterie.talk.acts import ASK, OFFER, SPOKEN, WORDS
from coterie.talk.companion import SUFFIX, TalkLine, line_json, read_lines
from coterie.talk.occasion import Occasion

MOST_BYTES = 4_000_000


def beside(record: Path) -> Path:
    """The file of the talk that goes with a record."""
    return record.with_suffix(SUFFIX)


def read_talk(record: Path, playback: Playback) -> list[TalkLine]:
    """What was said in the game of a record; nothing if there is no such file.

    Raises CoterieError if there is one that cannot be read.
    """
    file = beside(record)
    if not file.is_file():
        return []
    try:
        if file.stat().st_size > MOST_BYTES:
            raise CoterieError("it is too large", "wrong-talk-large")
        lines = read_lines(file.read_text("utf-8"), sayings_of(playback.game))
    except (OSError, UnicodeDecodeError) as error:
        raise CoterieError(f"it cannot be read: {error}", "wrong-talk-file") from None
    return _anchored(lines, playback)


def forget_talk(record: Path) -> None:
    """Remove what was said in an earlier game whose record is about to be replaced."""
    with contextlib.suppress(OSError):
        beside(record).unlink(missing_ok=True)


def write_talk(record: Path, lines: Iterable[TalkLine], match: Match) -> None:
    """Write down what was said beside a record. What became of it is added when the game is over, and no secret is
    told by it any more.
    """
    sayings = sayings_of(match.game)
    judged = None
    if match.over:
        playback = Playback(Record.of(match), match.pack)
        playback.jump(len(playback))
        book, public = Book.of(line.spoken for line in lines), Ears.of(playback.eyes(playback.seats))
        judged = book.verdicts(sayings, Ears.of(playback.eyes(OPEN)), public)
    text = ""
    for line in lines:
        found = None if judged is None else [judged.get((line.spoken.line, n)) for n in range(len(line.spoken.acts))]
        text += line_json(line, sayings, found)
    file = beside(record)
    draft = file.with_name(f".coterie-{secrets.token_hex(6)}")
    try:
        draft.write_text(text, "utf-8")
        os.replace(draft, file)
    finally:
        draft.unlink(missing_ok=True)


def _anchored(lines: list[TalkLine], playback: Playback) -> list[TalkLine]:
    """The lines with the event that each saying in them is about: the one that it was about when it was said.

    A saying that could not be said then is left out of its line.
    """
    sayings, positions = sayings_of(playback.game), _positions(playback)
    found: list[TalkLine] = []
    for line in lines:
        acts: list[Act] = []
        for act in line.spoken.acts:
            if act.act in (*SPOKEN, OFFER, ASK):
                anchored = _about(act, line.spoken, sayings, playback, positions.get(line.spoken.at, []))
                acts += [anchored] if anchored else []
            else:
                acts.append(act)
        found.append(replace(line, spoken=replace(line.spoken, acts=tuple(acts))))
    return found


def _positions(playback: Playback) -> dict[int, list[int]]:
    """The positions at which so many events were told."""
    found: dict[int, list[int]] = {}
    told = 0
    for at in range(len(playback) + 1):
        playback.jump(at)
        told = max([told, *[event.n + 1 for event in playback.heard(playback.seats)]])
        found.setdefault(told, []).append(at)
    playback.jump(0)
    return found


def _about(act: Act, spoken: Spoken, sayings: list[Saying], playback: Playback, positions: list[int]) -> Act | None:
    """An act with the events that it is about; None if it could not be said."""
    for at in reversed(positions):
        playback.jump(at)
        onlooker = playback.eyes(playback.seats)
        public = None if onlooker.over else Public.of(onlooker)
        occasion = Occasion(sayings, Book(), WORDS, spoken.seat, playback.seats, lambda p=public: p, (), 0)  # type: ignore[misc]
        playback.jump(0)
        if public and 0 <= spoken.seat < playback.seats:
            with contextlib.suppress(CoterieError):
                return replace(occasion.check(replace(act, line=-1)), line=act.line)
    return None
