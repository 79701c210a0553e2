"""The rules in rulebook order: set-up and the Gift phase here, then King cards (`kings`), the auctions (`auction`), scoring (`count`)."""

from typing import Final, cast

from coterie.core.table import AnySeat, Ask, Draw, Step, Table
from coterie.core.words import CHANCE
from coterie.games.for_the_king.auction import BIDDING, DISCARDING, LOT_OVER, PAYING, REOPEN, RISK, TURN, begin_auction
from coterie.games.for_the_king.kings import DECREE, crown
from coterie.games.for_the_king.table import CENTRE_PILE, FAVOR_PILE, STOCK, Court
from coterie.games.for_the_king.words import CENTRE, DRAW, FAVOR, FIRST, KEEP, KING, PLACE, TAKE


def lay_cards(court: Court) -> None:
    """All cards that stay are in the stock; those removed unseen are the ones it has left at the end (FK-05)."""
    court.put(STOCK, list(range(len(court.layout.kind_of))))
    if court.first < 0:
        court.ask(FIRST_DEALER, CHANCE)
    else:
        _begin_turn(court, court.first)


class FirstDealer(AnySeat):
    """FK-06: a random player is the first dealer."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        _begin_turn(cast(Court, table), FIRST.arg(action))


class DrawCard(Draw):
    """FK-10: the dealer draws one card and looks at it alone."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        court = cast(Court, table)
        card = self.drawn(table, ask, action)
        court.undrawn -= 1
        court.pass_hidden(card, court.look(court.dealer))
        if not court.deaf:
            court.tell("drew", court.dealer, [court.undrawn], [card])
        court.ask(PLACE_CARD, court.dealer)


class PlaceCard(Step):
    """FK-10: one card of the turn to themselves, one on the favor deck, one in the centre for every opponent."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        court = cast(Court, table)
        actions: list[int] = []
        if court.kept == 0:
            actions.append(PLACE.of(KEEP))
        if court.centred < court.seats - 1:
            actions.append(PLACE.of(CENTRE))
        if court.favored == 0:
            actions.append(PLACE.of(FAVOR))
        return actions

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        court = cast(Court, table)
        card = court.only(court.look(seat))
        place = PLACE.arg(action)
        if place == KEEP:
            court.kept = 1
        elif place == CENTRE:
            court.centred += 1
        else:
            court.favored = 1
        if court.kept + court.centred + court.favored <= court.seats:
            court.ask(DRAW_CARD, CHANCE, STOCK)
        else:
            _offer_centre(court)
        if place == CENTRE:
            court.move(card, CENTRE_PILE)
            if not court.deaf:
                court.tell("centred", seat, cards=[card])
        elif place == FAVOR:
            court.pass_hidden(card, FAVOR_PILE)  # a King card stays hidden there (FK-12)
            if not court.deaf:
                court.tell("favored", seat, cards=[card])
        elif court.layout.kind_of[card] >= KING:
            crown(court, seat, card)
        else:
            court.pass_hidden(card, court.hand(seat), ~court.king_sort)  # a King card would have been shown
            if not court.deaf:
                court.tell("kept", seat, cards=[card])


class TakeCard(Step):
    """FK-11: the opponents, clockwise from the dealer's left, each take one card from the centre."""

    def legal(self, table: Table, ask: Ask, seat: int) -> list[int]:
        return table.kinds_from(TAKE.base, CENTRE_PILE)

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        court = cast(Court, table)
        card = court.find(CENTRE_PILE, TAKE.arg(action))
        if court.layout.kind_of[card] >= KING:
            crown(court, seat, card)
        else:
            court.move(card, court.hand(seat))
            if not court.deaf:
                court.tell("took", seat, cards=[card])


class TurnOver(Step):
    """FK-13: the player on the left becomes dealer; once the draw pile is empty the auctions begin."""

    def play(self, table: Table, ask: Ask, seat: int, action: int) -> None:
        court = cast(Court, table)
        if court.undrawn > 0:
            _begin_turn(court, court.left(court.dealer))
        else:
            begin_auction(court)


FIRST_DEALER: Final = FirstDealer("first-dealer", "FK-06", FIRST)
DRAW_CARD: Final = DrawCard("draw", "FK-10", DRAW)
DRAW_CARD.secret = True  # only the dealer sees what came
PLACE_CARD: Final = PlaceCard("place", "FK-10")
TAKE_CARD: Final = TakeCard("take", "FK-11")
TURN_OVER: Final = TurnOver("turn-over", "FK-13")

STEPS: Final[list[Step]] = [
    FIRST_DEALER,
    DRAW_CARD,
    PLACE_CARD,
    TAKE_CARD,
    TURN_OVER,
    DECREE,
    TURN,
    BIDDING,
    PAYING,
    DISCARDING,
    RISK,
    REOPEN,
    LOT_OVER,
]


def _begin_turn(court: Court, dealer: int) -> None:
    court.dealer = dealer
    court.kept = 0
    court.centred = 0
    court.favored = 0
    court.tell("dealer", dealer)
    court.ask(DRAW_CARD, CHANCE, STOCK)


def _offer_centre(court: Court) -> None:
    court.then(TURN_OVER)
    seat = court.dealer
    for _ in range(court.seats - 1):  # asked last is answered first: the dealer's left neighbour
        seat = seat - 1 if seat > 0 else court.seats - 1
        court.ask(TAKE_CARD, seat)
