"""What is at stake when something is said in the Council: the points of a turn, a pillar, and the Monarch's life."""

from coterie.core.events import Heard
from coterie.games.reigns_council.judging import SIGNS
from coterie.talk.ears import Ears
from coterie.talk.sayings import Said
from coterie.talk.stakes import Stakes
from coterie.talk.verdict import Verdict

OF_THE_PROPOSAL = ("yes", "no", "safe", "mends", "worse-rejected")
SCORES = ("scored-accepted", "scored-story", "scored-reign", "scored-goal")
A_LIFE = 5  # what it weighs that a Proposal killed the Monarch


def _results(ears: Ears, chapter: list[Heard]) -> dict[int, int]:
    """The points of the turn."""
    found: dict[int, int] = {}
    for event in chapter:
        if event.what in SCORES:
            found[event.seat] = found.get(event.seat, 0) + event.nums[0]
    return found


def _weighs(ears: Ears, said: Said, verdict: Verdict) -> int:
    """The steps by which it was wrong about a pillar, and more if the Monarch died of that Proposal."""
    wrong = 1
    if said.saying in ("yes", "no") and verdict.amount is not None:
        _, way, size = said.args
        wrong = max(1, abs(SIGNS[way] * max(1, size) - verdict.amount))
    elif said.saying in ("mends", "worse-rejected") and verdict.amount is not None:
        wrong = max(1, abs(verdict.amount))
    return wrong + (A_LIFE if said.saying in OF_THE_PROPOSAL and _killed(ears, said) else 0)


def _killed(ears: Ears, said: Said) -> bool:
    """Whether the Monarch died of the Proposal that was spoken of."""
    for event in ears.since(said.anchor):
        if event.what in ("turn", "crowned"):
            return False
        if event.what == "died":
            return event.nums[0] == said.seat
    return False


def _trusts(ears: Ears, said: Said) -> frozenset[int]:
    """The Monarch, who accepted the Proposal after it was spoken of, and before it was turned (RC-11)."""
    monarch = ears.last("crowned", before=said.at)
    if said.saying not in OF_THE_PROPOSAL or monarch is None:
        return frozenset()
    accepted = False
    for event in ears.since(said.at):
        if event.what in ("turn", "crowned"):
            break
        if event.what in ("accepted", "rejected") and event.seat == said.seat:
            accepted = event.what == "accepted"
        elif event.what in ("revealed", "buried") and event.seat == said.seat:
            break  # from here on the Monarch has seen it
    return frozenset({monarch.seat}) if accepted else frozenset()


STAKES = Stakes(("turn",), "crowned", _results, _weighs, _trusts)
