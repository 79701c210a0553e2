"""What is at stake when something is said in Royal Secrets: the lilies of a round, and of the halls one stands in."""

from coterie.core.events import Heard
from coterie.games.royal_secrets.heard_round import HeardRound
from coterie.games.royal_secrets.lexicon import AUDIENCES
from coterie.games.royal_secrets.table import RoyalPack
from coterie.talk.ears import Ears
from coterie.talk.sayings import Said
from coterie.talk.stakes import Stakes
from coterie.talk.verdict import Verdict

COUNTED = ("down-at-least", "down-at-most", "both-at-least", "shows", "third")  # what names influence, last of all


def _results(ears: Ears, chapter: list[Heard]) -> dict[int, int]:
    """RS-50: what was gained and lost in the round, netted."""
    return {event.seat: event.nums[0] for event in chapter if event.what == "settled"}


def _weighs(ears: Ears, said: Said, verdict: Verdict) -> int:
    """How far from the truth, in tens of influence, times what the dearest hall of the speaker gives and takes."""
    assert isinstance(ears.pack, RoyalPack)
    far = 1
    if said.saying in COUNTED and verdict.amount is not None:
        far = max(1, abs(said.args[-1] - verdict.amount) // 10)
    heard = HeardRound(ears, said.anchor)
    cards = {event.nums[0]: event.cards[0] - AUDIENCES for event in heard.told("audience")}
    halls = [card for hall, card in cards.items() if hall in heard.halls(said.seat)] or [*cards.values()]
    return far * max((ears.pack.gain[card] + ears.pack.loss[card] for card in halls), default=1)


STAKES = Stakes(("round",), results=_results, weighs=_weighs)
