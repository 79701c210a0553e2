"""Acts: what a line of talk may carry beside its words.

A saying (claim, promise, forecast), a belief or a doubt about a line of another, a question and its answer, an offer
and its answer, a line cited, something taken back, or a gesture.
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
ASK: Final = "ask"  # please say something of this kind; or, with arguments, please promise this
DECLINE: Final = "decline"  # no comment, to who asked
OFFER: Final = "offer"  # I promise this if you promise that
ACCEPT: Final = "accept"
REFUSE: Final = "refuse"
CITE: Final = "cite"  # points at a line of which everybody knows what became
REACT: Final = "react"
SPOKEN: Final = (CLAIM, PROMISE, FORECAST)  # acts that carry a saying
ABOUT_A_LINE: Final = (BELIEVE, DOUBT, TAKE_BACK, DECLINE, ACCEPT, REFUSE, CITE)  # acts that name a line
ACTS: Final = (*SPOKEN, BELIEVE, DOUBT, TAKE_BACK, ASK, DECLINE, OFFER, ACCEPT, REFUSE, CITE, REACT)
GESTURES: Final = ("bow", "laugh", "gasp", "shrug", "applause", "glare", "toast", "yawn")

# The levels of talk, each with those below it.
LEVELS: Final[dict[str, int]] = {"silent": 0, "gestures": 1, "court": 5, "free": 6}
WORDS: Final = 6  # the level of free words
LONGEST_NUMBER: Final = 9  # digits of the number of a line
_LEVEL_OF: Final = {
    BELIEVE: 1,
    DOUBT: 1,
    REACT: 1,
    TAKE_BACK: 2,
    ASK: 3,
    DECLINE: 3,
    OFFER: 4,
    ACCEPT: 4,
    REFUSE: 4,
    CITE: 5,
}
_FOR: Final = "for"  # between the sides of an offer
_AGAINST: Final = "against"  # before the line of the offer that is countered
_ANSWERING: Final = "answering"  # before the line of the question that is answered
_ALL: Final = "all"  # everybody is asked


@dataclass(frozen=True, slots=True)
class Act:
    """One act. `anchor` is the number of the event that a saying is about: the house finds it when the act is said.

    An offer has two sides: its saying is what the speaker promises, `wants` what the other is to promise.
    """

    act: str
    saying: str = ""
    args: tuple[int, ...] = ()
    line: int = -1  # the line it is about; of a saying: the question it answers; of an offer: the one it counters
    seat: int = -1  # of a question and an offer: who is addressed, or all; of a gesture: whom it is about
    gesture: str = ""
    anchor: int = -1
    wants: str = ""
    wants_args: tuple[int, ...] = ()
    wants_anchor: int = -1


def level_of(act: Act, sayings: Iterable[Saying]) -> int:
    """The level of talk that an act belongs to. Raises Refused if there is no such saying."""
    return named(sayings, act.saying).level if act.act in SPOKEN else _LEVEL_OF[act.act]


def written(act: Act, sayings: Iterable[Saying]) -> str:
    """The one written form of an act: `down-at-least 20`, `doubt #12`, `ask B stays`, `react bow B`."""
    sayings = [*sayings]
    if act.act in SPOKEN:
        answering = f" {_ANSWERING} #{act.line}" if act.line >= 0 else ""
        return named(sayings, act.saying).written(act.args) + answering
    if act.act in ABOUT_A_LINE:
        return f"{act.act} #{act.line}"
    if act.act == ASK:
        saying = named(sayings, act.saying)
        wanted = saying.written(act.args) if act.args else saying.name
        return f"{ASK} {LETTERS[act.seat] if act.seat >= 0 else _ALL} {wanted}"
    if act.act == OFFER:
        sides = [named(sayings, act.saying).written(act.args), named(sayings, act.wants).written(act.wants_args)]
        against = f" {_AGAINST} #{act.line}" if act.line >= 0 else ""
        return f"{OFFER} {LETTERS[act.seat]} {f' {_FOR} '.join(sides)}{against}"
    target = f" #{act.line}" if act.line >= 0 else f" {LETTERS[act.seat]}" if act.seat >= 0 else ""
    return f"{REACT} {act.gesture}{target}"


def read(text: str, sayings: Iterable[Saying]) -> Act:
    """The act that is written like this. Raises Refused if there is none."""
    words, sayings = text.split(), [*sayings]
    if not words:
        refuse("refused-no-saying", "nothing was said", saying="")
    if words[0] in ABOUT_A_LINE:
        line = _line(words[1]) if len(words) == 2 else -1
        if line < 0:
            refuse("refused-argument", f"'{text}' names no line: {words[0]} #12", saying=words[0], wants="#12")
        return Act(words[0], line=line)
    if words[0] == REACT:
        return _gesture(text, words[1:])
    if words[0] == ASK:
        return _ask(text, words[1:], sayings)
    if words[0] == OFFER:
        return _offer(text, words[1:], sayings)
    words, line = _without_line(words, _ANSWERING)
    saying, args = parse(sayings, " ".join(words))
    return Act(saying.act, saying.name, args, line)


def _ask(text: str, words: list[str], sayings: list[Saying]) -> Act:
    seat = _seat(words[0]) if len(words) > 1 else None
    if seat is None and (len(words) < 2 or words[0].lower() != _ALL):
        wants = "ask B <saying>, ask all <saying>"
        refuse("refused-argument", f"'{text}' is not how something is asked: {wants}", saying=ASK, wants=wants)
    to = -1 if seat is None else seat
    if len(words) == 2:
        return Act(ASK, named(sayings, words[1]).name, seat=to)
    saying, args = parse(sayings, " ".join(words[1:]))
    return Act(ASK, saying.name, args, seat=to)


def _offer(text: str, words: list[str], sayings: list[Saying]) -> Act:
    words, line = _without_line(words, _AGAINST)
    seat = _seat(words[0]) if words else None
    if seat is None or words.count(_FOR) != 1 or words.index(_FOR) in (1, len(words) - 1):
        wants = "offer B <saying> for <saying>"
        refuse("refused-argument", f"'{text}' is not how something is offered: {wants}", saying=OFFER, wants=wants)
    cut = words.index(_FOR)
    mine, args = parse(sayings, " ".join(words[1:cut]))
    wants_saying, wants_args = parse(sayings, " ".join(words[cut + 1 :]))
    return Act(OFFER, mine.name, args, line, seat, wants=wants_saying.name, wants_args=wants_args)


def _without_line(words: list[str], before: str) -> tuple[list[str], int]:
    """The words without the line that stands at their end after this word, and the line; -1 if there is none."""
    line = _line(words[-1]) if len(words) > 2 and words[-2] == before else -1
    return (words[:-2], line) if line >= 0 else (words, -1)


def _line(word: str) -> int:
    """The number of a line as it is written, `#12` or `12`; -1 if it is none."""
    number = word.removeprefix("#")
    return int(number) if number.isdecimal() and len(number) <= LONGEST_NUMBER else -1


def _seat(word: str) -> int | None:
    return LETTERS.index(word.upper()) if len(word) == 1 and word.upper() in LETTERS else None


def _gesture(text: str, words: list[str]) -> Act:
    if not words or words[0] not in GESTURES or len(words) > 2:
        wants = ", ".join(GESTURES)
        refuse("refused-argument", f"'{text}' is no gesture: there are {wants}", saying=REACT, wants=wants)
    target = words[1] if len(words) == 2 else ""
    if target.startswith("#") and _line(target) >= 0:
        return Act(REACT, gesture=words[0], line=_line(target))
    seat = _seat(target) if target else -1
    if seat is None:
        refuse("refused-argument", f"'{target}' is neither a line nor a seat", saying=REACT, wants="#12, B")
    return Act(REACT, gesture=words[0], seat=seat)
