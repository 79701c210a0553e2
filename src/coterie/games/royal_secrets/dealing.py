# mypyc
"""Set-up: the cards are laid out, a valet comes to each hand, and somebody takes the Parley."""

from typing import Final

from mypy_extensions import i64

from coterie.core.chance import AnySeat, Draw
from coterie.core.table import Ask
from coterie.games.royal_secrets.lexicon import (
    AUDIENCES,
    CARDINALS,
    EXCUSE,
    KINDS,
    TO_BEGIN,
    TO_DRAW,
    TWENTY,
    VALETS,
)
from coterie.games.royal_secrets.table import AUDIENCE_STOCK, CARDINAL_STOCK, OUT, VALET_STOCK, RoyalTable


def lay_cards(t: RoyalTable) -> None:
    """RS-02: everybody takes the courtiers of their colour; some 20s stay out. All other cards go to their stocks."""
    layout = t.layout
    of_kind: list[list[int]] = [[] for _ in KINDS]
    for card in range(len(layout.kind_of)):
        of_kind[layout.kind_of[card]].append(card)
    for kind in range(EXCUSE + 1):
        each = t.cards.courtiers[kind]
        out = t.cards.removed[t.seats] if kind == TWENTY else 0
        for seat in range(t.seats):
            cards = of_kind[kind][seat * each : (seat + 1) * each]
            t.put(t.hand(seat), cards[out:])
            t.put(OUT, cards[:out])
    for kind in range(VALETS, CARDINALS):
        t.put(VALET_STOCK, of_kind[kind])  # RS-04
    for kind in range(CARDINALS, AUDIENCES):
        t.put(CARDINAL_STOCK, of_kind[kind])  # RS-05
    for kind in range(AUDIENCES, len(KINDS)):
        t.put(AUDIENCE_STOCK, of_kind[kind])  # RS-03


class Deal(Draw):
    """RS-04: a valet at random to each hand."""

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        card = self.drawn(t, ask, action)
        t.pass_hidden(card, t.hand(hand_of(ask)))
        t.tell("dealt", hand_of(ask), card=card)


def hand_of(ask: Ask) -> i64:
    """Whose hand DEAL fills."""
    return ask.y


class Begin(AnySeat):
    """RS-06: a random player takes the Parley."""

    def play(self, t: RoyalTable, ask: Ask, seat: i64, action: i64) -> None:
        t.parley = TO_BEGIN.arg(action)
        t.tell("begins", t.parley)


DEAL: Final = Deal("deal", "RS-04", TO_DRAW)
BEGIN: Final = Begin("begin", "RS-06", TO_BEGIN)
