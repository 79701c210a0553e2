"""The companion of a record: what was said in its game, a line of JSON for each line of talk.

It is kept apart from the moves, so that a record stays as it is.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from coterie.core.errors import CoterieError
from coterie.core.lexicon import LETTERS
from coterie.talk.acts import Act, read, written
from coterie.talk.book import Spoken
from coterie.talk.sayings import Saying
from coterie.talk.verdict import Verdict

SUFFIX: Final = ".talk.jsonl"
TALK: Final = "talk"  # the form of a plain line
PITCH: Final = "pitch"  # the form of a line to whoever leads the talk
WANTS_OPINION: Final = "ask"  # the form of the line by which they want a seat's opinion
WHISPER: Final = "whisper"  # the form of a line that one seat says to another; everybody else hears that it did
HANDS_OVER: Final = "hands-over"  # the form of the line that notes that another hand plays a seat


@dataclass(frozen=True, slots=True)
class TalkLine:
    """A line of talk: who said it and when, its words, and what it carries beside them."""

    spoken: Spoken
    words: str = ""
    form: str = TALK
    about: int = -1  # of some forms: a seat, or a number of seconds
    voice: int = -1  # of a bot: in which of several ways its acts are worded, from 1


def line_json(line: TalkLine, sayings: Iterable[Saying], verdicts: Sequence[Verdict | None] | None = None) -> str:
    """A line as it is written. Verdicts are those of the open record: a game that goes on has none."""
    spoken, sayings = line.spoken, [*sayings]
    who = LETTERS[spoken.seat] if spoken.seat >= 0 else ""
    made: dict[str, object] = {"line": spoken.line, "who": who, "event": spoken.at, "form": line.form}
    if line.about >= 0:
        made["about"] = line.about
    if line.voice > 0:
        made["voice"] = line.voice
    made["words"] = line.words
    made["acts"] = [written(act, sayings) for act in spoken.acts]
    if verdicts is not None:
        made["verdicts"] = [f"{each.mark} {each.reason}".strip() if each else None for each in verdicts]
    return f"{json.dumps(made, ensure_ascii=False)}\n"


def read_lines(text: str, sayings: Iterable[Saying]) -> list[TalkLine]:
    """The lines of a companion, in order. What an act is about is not written: the moves tell.

    Raises CoterieError with the number of the first line that is none.
    """
    sayings = [*sayings]
    found: list[TalkLine] = []
    for n, line in enumerate(text.splitlines(), 1):
        try:
            found.append(_read(json.loads(line), sayings))
        except (CoterieError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise CoterieError(f"line {n} is no line of talk", "wrong-talk-line", {"line": n}) from None
    return found


def _read(made: dict[str, Any], sayings: list[Saying]) -> TalkLine:
    acts: tuple[Act, ...] = tuple(read(act, sayings) for act in made["acts"])
    seat = LETTERS.index(made["who"]) if made["who"] else -1
    form, words = str(made["form"]), str(made["words"])
    spoken = Spoken(int(made["line"]), seat, int(made["event"]), acts, form == HANDS_OVER)
    return TalkLine(spoken, words, form, int(made.get("about", -1)), int(made.get("voice", -1)))
