"""Acts: what a line of talk may carry beside its words.

A saying (claim, promise, forecast), a belief or a doubt about a line of another, a saying taken back, or a gesture.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from coterie.core.errors import refuse
from coterie.core.lexicon import LETTERS
from coterie.talk.sayings import CLAIM, FORECAST, PROMISE, Saying, named, parse

BELIEVE: Final = "believe"
DOUBT: Final = "doubt"
TAKE_BACK: Final = "take-back"
REACT: Final = "react"
SPOKEN: Final = (CLAIM, PROMISE, FORECAST)  # acts that carry a saying
ABOUT_A_LINE: Final = (BELIEVE, DOUBT, TAKE_BACK)  # acts that name a line
ACTS: Final = (*SPOKEN, *ABOUT_A_LINE, REACT)
GESTURES: Final = ("bow", "laugh", "gasp", "shrug", "applause", "glare", "toast", "yawn")

# The levels of talk, each with those below it; offers and questions will have 3 and 4.
LEVELS: Final[dict[str, int]] = {"silent": 0, "gestures": 1, "court": 5, "free": 6}
WORDS: Final = 6  # the level of free words
LONGEST_NUMBER: Final = 9  # digits of the number of a line
_LEVEL_OF: Final = {BELIEVE: 1, DOUBT: 1, REACT: 1, TAKE_BACK: 2}


@dataclass(frozen=True, slots=True)
class Act:
    """One act. `anchor` is the number of the event that a saying is about: the house finds it when the act is said."""

    act: str
    saying: str = ""
    args: tuple[int, ...] = ()
    line: int = -1  # of believe, doubt and take-back: the line; of a gesture: the line, if it is about one
    seat: int = -1  # of a gesture: the seat, if it is about one
    gesture: str = ""
    anchor: int = -1


def level_of(act: Act, sayings: Iterable[Saying]) -> int:
    """The level of talk that an act belongs to. Raises Refused if there is no such saying."""
    return named(sayings, act.saying).level if act.act in SPOKEN else _LEVEL_OF[act.act]


def written(act: Act, sayings: Iterable[Saying]) -> str:
    """The one written form of an act: `down-at-least 20`, `doubt #12`, `react bow B`."""
    if act.act in SPOKEN:
        return named(sayings, act.saying).written(act.args)
    if act.act in ABOUT_A_LINE:
        return f"{act.act} #{act.line}"
    target = f" #{act.line}" if act.line >= 0 else f" {LETTERS[act.seat]}" if act.seat >= 0 else ""
    return f"{REACT} {act.gesture}{target}"


def read(text: str, sayings: Iterable[Saying]) -> Act:
    """The act that is written like this. Raises Refused if there is none."""
    words = text.split()
    if not words:
        refuse("refused-no-saying", "nothing was said", saying="")
    if words[0] in ABOUT_A_LINE:
        number = words[1].removeprefix("#") if len(words) == 2 else ""
        if not number.isdecimal() or len(number) > LONGEST_NUMBER:
            refuse("refused-argument", f"'{text}' names no line: {words[0]} #12", saying=words[0], wants="#12")
        return Act(words[0], line=int(number))
    if words[0] == REACT:
        return _gesture(text, words[1:])
    saying, args = parse(sayings, text)
    return Act(saying.act, saying.name, args)


def _gesture(text: str, words: list[str]) -> Act:
    if not words or words[0] not in GESTURES or len(words) > 2:
        wants = ", ".join(GESTURES)
        refuse("refused-argument", f"'{text}' is no gesture: there are {wants}", saying=REACT, wants=wants)
    target = words[1] if len(words) == 2 else ""
    if target.startswith("#") and target[1:].isdecimal() and len(target) <= LONGEST_NUMBER:
        return Act(REACT, gesture=words[0], line=int(target[1:]))
    if target and (len(target) > 1 or target.upper() not in LETTERS):
        refuse("refused-argument", f"'{target}' is neither a line nor a seat", saying=REACT, wants="#12, B")
    return Act(REACT, gesture=words[0], seat=LETTERS.index(target.upper()) if target else -1)
