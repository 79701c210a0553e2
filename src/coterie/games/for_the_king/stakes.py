"""What is at stake when something is said in For the King: the card that is sold, and the office it belongs to."""

from coterie.core.events import Heard
from coterie.games.for_the_king.hearsay import NO_OFFICE, Course, office_of
from coterie.games.for_the_king.lexicon import gold_of
from coterie.talk.ears import Ears
from coterie.talk.sayings import Said
from coterie.talk.stakes import Stakes
from coterie.talk.verdict import Verdict

COUNTED = ("gold-at-least", "gold-at-most", "bids-at-most", "bids-up-to", "holds")  # what names an amount, last of all
OF_AN_OFFICE = ("decree", "leaves", "holds")  # what names one, first of all
WON, FAILED = 1, -1


def _results(ears: Ears, chapter: list[Heard]) -> dict[int, int]:
    """Who got the card that was sold, and who had bid for it and could not pay."""
    found = {event.seat: FAILED for event in chapter if event.what == "defaulted"}
    return found | {event.seat: WON for event in chapter if event.what in ("gained", "king")}


def _weighs(ears: Ears, said: Said, verdict: Verdict) -> int:
    """The bid or the amount that was bluffed with, times what the office is worth; a card of none counts itself."""
    course = Course(ears, ears.before(said.at))
    bluffed = max(1, course.bid) if said.saying == "can-pay" else 1
    if said.saying in COUNTED and verdict.amount is not None:
        bluffed = max(1, abs(said.args[-1] - verdict.amount))
    office = said.args[0] if said.saying in OF_AN_OFFICE else office_of(course.lot)
    return bluffed * (course.tiles[office] if office != NO_OFFICE else max(1, gold_of(max(course.lot, 0))))


STAKES = Stakes(("dealer", "lot"), results=_results, weighs=_weighs)
