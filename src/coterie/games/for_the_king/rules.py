"""The rules in rulebook order.

Set-up and the Gift phase here, then King cards (`kings`), the auctions (`auction`), scoring (`count`).
"""

from typing import Final

from mypy_extensions import i64

from coterie.core.chance import AnySeat, Draw
from coterie.core.lexicon import CHANCE
from coterie.core.table import Ask, Step
from coterie.games.for_the_king.auction import BID, DISCARD, LOSE, LOT_OVER, PAY, REOPEN, TURN_UP, begin_auction
from coterie.games.for_the_king.kings import DECREE, crown
from coterie.games.for_the_king.lexicon import CENTRE, FAVOR, KEEP, KING, TO_DEAL_FIRST, TO_DRAW, TO_PLACE, TO_TAKE
from coterie.games.for_the_king.table import CENTRE_PILE, FAVOR_PILE, STOCK, KingTable


def set_up(t: KingTable) -> None:
    """FK-05: all cards that stay are in the stock; those removed unseen are the ones it has left at the end."""
    t.put(STOCK, list(range(len(t.layout.kind_of))))
    if t.first < 0:
        t.ask(FIRST_DEALER, CHANCE)
    else:  # FK-06: the option names a seat
        _begin_turn(t, t.first)


class FirstDealer(AnySeat):
    """FK-06: a random player is the first dealer."""

    def play(self, t: KingTable, ask: Ask, seat: i64, action: i64) -> None:
        _begin_turn(t, TO_DEAL_FIRST.arg(action))


class DrawCard(Draw):
    """FK-10: the dealer draws one card and looks at it alone."""

    def play(self, t: KingTable, ask: Ask, seat: i64, action: i64) -> None:
        card = self.drawn(t, ask, action)
        t.undrawn -= 1
        t.pass_hidden(card, t.look(t.dealer))
        t.tell("drew", t.dealer, n0=t.undrawn, card=card)
        t.ask(PLACE, t.dealer)


class Place(Step):
    """FK-10: one card of the turn to themselves, one on the favor deck, one in the centre for every opponent."""

    def legal(self, t: KingTable, ask: Ask, seat: i64) -> list[int]:
        actions: list[int] = []
        if t.kept == 0:
            actions.append(TO_PLACE.of(KEEP))
        if t.centred < t.seats - 1:
            actions.append(TO_PLACE.of(CENTRE))
        if t.favored == 0:
            actions.append(TO_PLACE.of(FAVOR))
        return actions

    def play(self, t: KingTable, ask: Ask, seat: i64, action: i64) -> None:
        card = t.only(t.look(seat))
        place = TO_PLACE.arg(action)
        if place == KEEP:
            t.kept = 1
        elif place == CENTRE:
            t.centred += 1
        else:
            t.favored = 1
        if t.kept + t.centred + t.favored <= t.seats:
            t.ask(DRAW_CARD, CHANCE, STOCK)
        else:
            _offer_centre(t)
        if place == CENTRE:
            t.move(card, CENTRE_PILE)
            t.tell("centred", seat, card=card)
        elif place == FAVOR:
            t.pass_hidden(card, FAVOR_PILE)  # a King card stays hidden there (FK-12)
            t.tell("favored", seat, card=card)
        elif t.layout.kind_of[card] >= KING:
            crown(t, seat, card)
        else:
            t.pass_hidden(card, t.hand(seat), ~t.king_category)  # a King card would have been shown
            t.tell("kept", seat, card=card)


class Take(Step):
    """FK-11: the opponents, clockwise from the dealer's left, each take one card from the centre."""

    def legal(self, t: KingTable, ask: Ask, seat: i64) -> list[int]:
        return t.kinds_from(TO_TAKE.base, CENTRE_PILE)

    def play(self, t: KingTable, ask: Ask, seat: i64, action: i64) -> None:
        card = t.find(CENTRE_PILE, TO_TAKE.arg(action))
        if t.layout.kind_of[card] >= KING:
            crown(t, seat, card)
        else:
            t.move(card, t.hand(seat))
            t.tell("took", seat, card=card)


class TurnOver(Step):
    """FK-13: the player on the left becomes dealer; once the draw pile is empty the auctions begin."""

    def play(self, t: KingTable, ask: Ask, seat: i64, action: i64) -> None:
        if t.undrawn > 0:
            _begin_turn(t, t.left(t.dealer))
        else:
            begin_auction(t)


FIRST_DEALER: Final = FirstDealer("first-dealer", "FK-06", TO_DEAL_FIRST)
DRAW_CARD: Final = DrawCard("draw", "FK-10", TO_DRAW, secret=True)  # only the dealer sees what came
PLACE: Final = Place("place", "FK-10", public=True)
TAKE: Final = Take("take", "FK-11", public=True)
TURN_OVER: Final = TurnOver("turn-over", "FK-13")

STEPS: Final[list[Step]] = [
    FIRST_DEALER,
    DRAW_CARD,
    PLACE,
    TAKE,
    TURN_OVER,
    DECREE,
    TURN_UP,
    BID,
    PAY,
    DISCARD,
    LOSE,
    REOPEN,
    LOT_OVER,
]


def _begin_turn(t: KingTable, dealer: i64) -> None:
    t.dealer = dealer
    t.kept = 0
    t.centred = 0
    t.favored = 0
    t.tell("dealer", dealer)
    t.ask(DRAW_CARD, CHANCE, STOCK)


def _offer_centre(t: KingTable) -> None:
    """FK-11: each opponent takes a card, then the turn is over."""
    t.then(TURN_OVER)
    seat = t.dealer
    for _ in range(t.seats - 1):  # asked last is answered first: the dealer's left neighbour
        seat = seat - 1 if seat > 0 else t.seats - 1
        t.ask(TAKE, seat)
