"""Bargains: questions and offers as the book has them, pacts, and what became of a pact."""

from dataclasses import dataclass, field
from typing import Final

from coterie.talk.sayings import Said
from coterie.talk.verdict import BROKEN, KEPT, PENDING, VOID, Verdict

ANSWERED: Final = "answered"
DECLINED: Final = "declined"

# How an offer stands. One that is open lapses when a side of it can no longer be promised, or by time.
OPEN_OFFER: Final = "open"
ACCEPTED: Final = "accepted"
REFUSED: Final = "refused"
COUNTERED: Final = "countered"
WITHDRAWN: Final = "withdrawn"

# The eight outcomes of a pact whose sides are decided. The first side is of who offered, the second of who accepted.
PACT_KEPT: Final = "kept"
BOTH_BROKE: Final = "both-broke"
FIRST_BROKE: Final = "first-broke"  # the second kept its word all the same
SECOND_BROKE: Final = "second-broke"
FIRST_RELEASED: Final = "first-released"  # the second broke it, before the first had acted
SECOND_RELEASED: Final = "second-released"
HALF: Final = "half"  # one side was kept or broken, the other fell away
FELL_AWAY: Final = "fell-away"  # neither side came to the test
OUTCOMES: Final = (
    PACT_KEPT,
    BOTH_BROKE,
    FIRST_BROKE,
    SECOND_BROKE,
    FIRST_RELEASED,
    SECOND_RELEASED,
    HALF,
    FELL_AWAY,
)
RELEASED: Final = "released"


@dataclass(slots=True)
class Inquiry:
    """A seat asked another, or all others, to say something of one kind."""

    line: int
    seat: int
    to: int  # -1: all others
    saying: str
    args: tuple[int, ...]
    anchor: int
    answers: dict[int, str] = field(default_factory=dict)  # by seat: answered or declined

    def addresses(self, seat: int) -> bool:
        return seat != self.seat and self.to in (-1, seat)


@dataclass(slots=True)
class Offer:
    """A seat offers to promise something if another promises something. It is nothing until it is accepted."""

    line: int
    seat: int
    to: int
    mine: Said  # what the speaker will have promised
    wants: Said  # what the other will have promised
    counters: int = -1  # the line of the offer that it takes the place of
    state: str = OPEN_OFFER
    accepted: int = -1  # the line that accepted it


def outcome_of(first: Verdict, second: Verdict) -> str:
    """What became of a pact by the verdicts on its sides; empty as long as one of them is open."""
    marks = first.mark, second.mark
    if PENDING in marks:
        return ""
    if marks == (KEPT, KEPT):
        return PACT_KEPT
    if marks == (BROKEN, BROKEN):
        return BOTH_BROKE
    if BROKEN in marks:
        broke = marks.index(BROKEN)
        other = (second, first)[broke]
        if other.mark == KEPT:
            return (FIRST_BROKE, SECOND_BROKE)[broke]
        if other.mark == VOID and other.reason == RELEASED:
            return (SECOND_RELEASED, FIRST_RELEASED)[broke]
    return HALF if KEPT in marks or BROKEN in marks else FELL_AWAY
