"""Standing orders for the auctions: a sealed maximum, and passing until the next lot."""

from coterie.core.eyes import Eyes
from coterie.core.lexicon import Action
from coterie.core.orders import NO_LOT, OrderKind
from coterie.games.for_the_king.lexicon import TO_BID, TO_PASS


class AuctionOrder(OrderKind):
    """An order for the card up for auction.

    A new auction after a default is for the same card (FK-37), so the order stands in it too.

    Only those who defaulted are out, and for this card alone; what a card is worth to a player does not change by a
    neighbour's default.
    """

    def lot(self, eyes: Eyes) -> int:
        view = eyes.view()
        if view.over or not view.pile("lot").size:
            return NO_LOT
        return view.pile("favor").size  # how many lots are to come after it: every lot leaves one fewer


class BidUpTo(AuctionOrder):
    """FK-32: bid as little as is allowed, up to a maximum, and pass beyond it."""

    def amounts(self, eyes: Eyes) -> tuple[int, int]:
        return 1, eyes.view().number("most")

    def answer(self, eyes: Eyes, amount: int) -> Action | None:
        legal = eyes.legal()
        if TO_PASS.base not in legal:
            return None
        bids = [action for action in legal if TO_BID.owns(action) and TO_BID.arg(action) <= amount]
        return min(bids, default=Action(TO_PASS.base))


class PassLot(AuctionOrder):
    """FK-32: pass, whatever the others bid, until another card is up."""

    def answer(self, eyes: Eyes, amount: int) -> Action | None:
        return Action(TO_PASS.base) if TO_PASS.base in eyes.legal() else None


ORDERS: list[OrderKind] = [BidUpTo("bid-up-to", "FK-32", True), PassLot("pass-lot", "FK-32", False)]
