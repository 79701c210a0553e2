"""A verdict: what became of something that was said, as far as one pair of ears can tell."""

from dataclasses import dataclass
from typing import Final

PENDING: Final = "pending"
KEPT: Final = "kept"
BROKEN: Final = "broken"
VOID: Final = "void"
UNTESTED: Final = "untested"
MARKS: Final = (PENDING, KEPT, BROKEN, VOID, UNTESTED)

# Why something is void or untested.
REASONS: Final = (
    "sent",  # another player decided in the speaker's place
    "no-choice",  # what was said could no longer be done
    "stabbed",  # the card was stabbed
    "undone",  # what it was about was taken back
    "other-hand",  # somebody else plays the seat now
    "released",  # the other side of a pact was broken first
    "taken-back",  # the speaker withdrew it in time
    "never-came",  # the occasion did not come
    "buried",  # the card was never shown
)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Kept, broken, void or untested; pending as long as it is open.

    `card` is the kind that decided it, `amount` the number that did: *said at least 20, was 10*.
    """

    mark: str
    reason: str = ""
    card: int = -1
    amount: int | None = None

    @property
    def decided(self) -> bool:
        return self.mark != PENDING


OPEN_STILL: Final = Verdict(PENDING)


def kept_if(true: bool, card: int = -1, amount: int | None = None) -> Verdict:
    """Kept or broken, by a fact."""
    return Verdict(KEPT if true else BROKEN, card=card, amount=amount)


def void(reason: str) -> Verdict:
    return Verdict(VOID, reason)


def untested(reason: str = "") -> Verdict:
    return Verdict(UNTESTED, reason)
