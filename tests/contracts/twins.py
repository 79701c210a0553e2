"""Twins: a table dealt otherwise, where one seat cannot tell the difference. Nothing of the engine's own dealing is
used.
"""

from coterie.core.dice import Lehmer, shuffle
from coterie.core.ledger import Ledger
from coterie.core.table import Table
from tests.core.slow_deduction import Slot, fits, real_deal


def unknown_piles(table: Table, seat: int) -> set[int]:
    """The piles with cards that the seat does not know."""
    return {pile for pile, kind, _ in real_deal(table, seat) if kind < 0}


def twin_of(table: Table, seat: int, dice: Lehmer, to_go_on: bool = False) -> Table:
    """A copy in which cards have changed places that the seat does not know apart.

    What other seats know of a place stays with the place. What `contradictions` says is not looked at. In a copy `to go
    on` with, cards that the seat knows stay: what it learns later tells which of equal cards it knew.
    """
    twin = table.clone()
    deal_otherwise(twin, seat, dice, to_go_on)
    return twin


def deal_otherwise(ledger: Ledger, seat: int, dice: Lehmer, to_go_on: bool = False) -> None:
    """Let cards change places that the seat does not know apart, in rings of two and three.

    Then number equal cards and clouds otherwise, which nobody at the table could tell, and say that a front was turned
    to other seats.
    """
    slot_of: dict[int, Slot] = {card: slot for slot, cards in real_deal(ledger, seat).items() for card in cards}
    cards = sorted(card for card, (_, kind, _) in slot_of.items() if kind < 0 or not to_go_on)
    ledger.slots = None
    ledger.where, ledger.known, ledger.seen = ledger.where[:], list(ledger.known), list(ledger.seen)
    for _ in range(4 * len(cards)):
        ring = [cards[dice.below(len(cards))] for _ in range(2 + dice.below(2))]
        goals = [slot_of[card] for card in ring[1:] + ring[:1]]
        if len(set(goals)) == len(ring) and all(fits(ledger, c, goal) for c, goal in zip(ring, goals, strict=True)):
            slot_of.update(zip(ring, goals, strict=True))
            for per_card in (ledger.where, ledger.known, ledger.seen):
                values = [per_card[card] for card in ring[1:] + ring[:1]]
                for card, value in zip(ring, values, strict=True):
                    per_card[card] = value
    _number_otherwise(ledger, dice)
    ledger.turned_to = dice.below(ledger.layout.everyone + 1)
    ledger.at = [[card for card, pile in enumerate(ledger.where) if pile == p] for p in range(len(ledger.at))]
    ledger.own = 0


def _number_otherwise(ledger: Ledger, dice: Lehmer) -> None:
    piles, clouds = len(ledger.at), len(ledger.spread)
    others = list(range(piles, clouds))
    shuffle(others, dice)
    order = [*range(piles), *others]  # per new number the old one
    for name in ("spread", "category", "crowd"):
        setattr(ledger, name, [getattr(ledger, name)[cloud] for cloud in order])
    ledger.cloud = [order.index(cloud) for cloud in ledger.cloud]
    for low in sorted(set(ledger.layout.twins_low)):
        high = ledger.layout.twins_high[low]
        equal = list(range(low, high))
        shuffle(equal, dice)
        for per_card in (ledger.where, ledger.known, ledger.seen, ledger.cloud):
            for card, value in zip(range(low, high), [per_card[card] for card in equal], strict=True):
                per_card[card] = value
