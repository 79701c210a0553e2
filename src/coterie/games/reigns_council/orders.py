"""Standing orders of the Council: the opening hand is drawn from one pile, draw by draw, up to a top worth a look."""

from coterie.core.eyes import Eyes
from coterie.core.lexicon import Action
from coterie.core.orders import NO_LOT, OrderKind
from coterie.core.views import View
from coterie.games.reigns_council.lexicon import PILES, TO_DRAW
from coterie.games.reigns_council.table import CouncilPack

OPENING = "draw-hand"  # the question that the order answers
NAMED = 50  # characters that can be named: more would not fit into an amount


class DrawHand(OrderKind):
    """RC-06: draw from one pile, and stop as soon as the top of any pile shows a character that was named.

    The amount is the pile, plus PILES times a bit for every character: the first of the pack's backs has the lowest.
    """

    def lot(self, eyes: Eyes) -> int:
        view = eyes.view()
        return view.number("reign") if view.step == OPENING else NO_LOT

    def amounts(self, eyes: Eyes) -> tuple[int, int]:
        return 0, (PILES << len(characters(eyes.view()))) - 1

    def answer(self, eyes: Eyes, amount: int) -> Action | None:
        view = eyes.view()
        pile, named = amount % PILES, amount // PILES
        draw = Action(TO_DRAW.of(pile))
        if view.step != OPENING or draw not in eyes.legal():
            return None
        stops = {back for n, back in enumerate(characters(view)) if named >> n & 1}
        tops = [back for n in range(PILES) for back in view.pile(f"top-{n}").backs]
        return None if stops.intersection(tops) else draw


def characters(view: View) -> list[int]:
    """The backs of the pack's Proposals, each of which shows a character."""
    assert isinstance(view.pack, CouncilPack)
    return sorted(set(view.pack.back))[:NAMED]


ORDERS: list[OrderKind] = [DrawHand("draw-hand", "RC-06", takes_amount=True, steady=True)]
