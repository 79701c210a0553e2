"""Piles: where every card lies, for rules, which know everything. Who knows it is for the ledger."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from coterie.core.layout import Layout
from coterie.core.places import place_of
from coterie.core.vecs import vec

NONE: Final[list[int]] = []  # no cards, no numbers: shared, so never changed
NO_PILES: Final[list[list[int]]] = []
HIGHEST: Final = 1 << 61  # bit of a mask


@mypyc_attr(allow_interpreted_subclasses=True)
class Piles:
    """Cards in their piles, the cards of a pile in order of their numbers.

    Whoever moves one, moves what is known of it: see `Ledger`.
    """

    # Core's fields of a table have slots for the sake of interpreted games: Python is quick to find a method of an
    # object only while its `__dict__` has no more than thirty names, and those are left to the game.
    __slots__ = ("at", "layout", "own", "where")

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        # per pile: its cards, ascending. They change as cards move: copy what you go through
        self.at: list[list[int]] = NO_PILES
        self.where = vec[i64]()  # per card: its pile; -1 in the box
        self.own: i64 = 0  # the piles whose cards no clone shares, as a mask; empty ones may be among them

    def size(self, pile: i64) -> i64:
        return len(self.at[pile])

    def only(self, pile: i64) -> i64:
        """The one card of a pile."""
        cards = self.at[pile]
        assert len(cards) == 1
        return cards[0]

    def kind(self, card: i64) -> i64:
        return self.layout.kind_of[card]

    def kinds(self, pile: i64) -> list[int]:
        """The different kinds in a pile, in order."""
        return self.kinds_from(0, pile)

    def kinds_from(self, base: i64, pile: i64) -> list[int]:
        """The different kinds in a pile, in order, counted from a base.

        The actions of a verb that points at cards, from its own.
        """
        found: list[int] = []
        self.add_kinds(found, base, pile)
        return found

    def add_kinds(self, found: list[int], base: i64, pile: i64) -> None:
        """Add to a list what `kinds_from` gives."""
        kind_of = self.layout.kind_of
        twins_high = self.layout.twins_high
        after: i64 = 0  # the first card of another kind than the last
        for number in self.at[pile]:
            card: i64 = number
            if card >= after:
                found.append(base + kind_of[card])
                after = twins_high[card]

    def count_kinds(self, pile: i64) -> i64:
        """How many different kinds are in a pile."""
        twins_high = self.layout.twins_high
        after: i64 = 0  # the first card of another kind than the last
        count: i64 = 0
        for number in self.at[pile]:
            card: i64 = number
            if card >= after:
                count += 1
                after = twins_high[card]
        return count

    def kind_at(self, pile: i64, place: i64) -> i64:
        """The kind at a place, from 0, among the different kinds in a pile."""
        twins_high = self.layout.twins_high
        after: i64 = 0
        for number in self.at[pile]:
            card: i64 = number
            if card >= after:
                if place == 0:
                    return self.layout.kind_of[card]
                place -= 1
                after = twins_high[card]
        raise IndexError("the pile has fewer kinds")

    def has(self, pile: i64, kind: i64) -> bool:
        cards = self.at[pile]
        first = place_of(cards, self.layout.kind_low[kind])
        return first < len(cards) and cards[first] < self.layout.kind_high[kind]

    def exchange(self, one: i64, two: i64) -> None:
        """Let two cards of different piles change places. For who deals: what is known of them does not come along."""
        here = self.where[one]
        there = self.where[two]
        self._carry(one, here, there)
        self._carry(two, there, here)

    def _carry(self, card: i64, source: i64, pile: i64) -> None:
        """Lay a card from one pile into another.

        What a clone shares is not changed: such a pile becomes our own first.
        """
        at = self.at
        own = self.own
        left = at[source]
        if len(left) == 1:
            at[source] = NONE
        else:
            if not own >> source & 1:
                left = left.copy()
                at[source] = left
                own |= bit(source)
            left.pop(place_of(left, card))
        grown = at[pile]
        if not grown:
            at[pile] = self.layout.alone[card]
            if own >> pile & 1:
                own ^= bit(pile)
        else:
            if not own >> pile & 1:
                grown = grown.copy()
                at[pile] = grown
                own |= bit(pile)
            last: i64 = grown[len(grown) - 1]
            if last < card:
                grown.append(card)
            else:
                grown.insert(place_of(grown, card), card)
        self.own = own
        self.where[card] = pile

    def _pour(self, source: i64, pile: i64) -> list[int]:
        """Lay all cards of one pile into another, and return them."""
        cards = self.at[source]
        before = self.at[pile]
        deck = self.layout.piles[pile].deck
        self.at[source] = NONE
        self.own = self.own & ~bit(source)
        if len(before) + len(cards) == len(deck.cards):
            self.at[pile] = deck.cards
            self.own = self.own & ~bit(pile)
        else:
            self.at[pile] = sorted(before + cards)
            self.own = self.own | bit(pile)
        for card in cards:
            self.where[card] = pile
        return cards


def bit(place: i64) -> i64:
    """The mask of one place, of at most 61. It is shifted down: C would shift a constant 1 as a number of 32 bits."""
    return HIGHEST >> (61 - place)
