"""What a courtier makes of deals in For the King: to pass for one another, and to leave offices to each other.

Everything is reckoned in points, from what one seat sees and hears.
"""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import exp
from typing import Final

from coterie.games.for_the_king.instinct import Prospects
from coterie.games.for_the_king.judging import BIDS, THIS_LOT
from coterie.games.for_the_king.lexicon import GOLD, KING, LETTERS, OFFICES
from coterie.talk.bargaining import Terms, Worth
from coterie.talk.minds import Way

NOW, NEXT, LATER = range(3)  # the lot that is up, the one after it, and all that come then
PASSES: Final[Way] = ("bids-at-most", (0,))
PASSES_NEXT: Final[Way] = ("next", (1 - BIDS,))
GAME: Final = 1 - THIS_LOT  # of the scopes of what is left to another
UNSURE: Final = 2.0  # gold by which a price is off, so that it wins e times as seldom
DEAREST: Final = 2  # so many offices of each side are thought of, those that matter most first


@dataclass(frozen=True, slots=True)
class Holds:
    """What a promise keeps a seat from: bids above `most` at some time, on the lots of an office; -1: on all."""

    when: tuple[int, ...]
    office: int = -1
    most: int = 0

    def on(self, when: int, kind: int) -> bool:
        return when in self.when and (self.office < 0 or (kind < GOLD and kind // LETTERS == self.office))


class Deals:
    """Deals as a courtier sees them who bids."""

    def __init__(self, outlook: Prospects) -> None:
        self.outlook = outlook
        self.me = outlook.seat
        view = outlook.view
        self.lot = view.pile("lot").cards[0]
        self.lots = view.pile("favor").size  # to come
        out = [view.numbers("passed"), view.numbers("barred")]
        self._out = [any(flags[seat] for flags in out) for seat in outlook.seats]
        self._prices: dict[int, list[float]] = {}  # by kind, how far each seat would go
        self._sums: dict[tuple[int, tuple[tuple[int, Holds], ...]], float] = {}
        self._surpluses: dict[tuple[int, int, bool, tuple[tuple[int, int], ...]], float] = {}

    def weigh(self, terms: Terms) -> Worth | None:
        """What a deal means; None if the courtier has no idea of it."""
        mine, theirs = holds_of(terms.mine), holds_of(terms.theirs)
        if mine is None or theirs is None:
            return None
        me, other = self.me, terms.other
        one, both = {me: mine}, {me: mine, other: theirs}
        free, kept = self._sum(me, {}), self._sum(me, both)
        gain = self._sum(other, both) - self._sum(other, {})
        edge = max(0.0, self._sum(other, one) - self._sum(other, both))
        return Worth(kept - free, free - self._sum(me, one), edge, gain)

    def near(self, terms: Terms) -> Iterator[Terms]:
        """Deals like one that does not pay: the other passes now and oneself next, or offices are left."""
        if terms.mine == PASSES:
            yield Terms(terms.other, PASSES_NEXT, PASSES)
        elif terms.mine == PASSES_NEXT:
            yield Terms(terms.other, PASSES, PASSES_NEXT)
        yield from self._offices(terms.other)

    def ideas(self) -> Iterator[Terms]:
        """Deals that might be good for both."""
        if GOLD <= self.lot < KING:
            return
        rivals = [s for s in self.outlook.seats if s != self.me and not self._out[s]]
        for other in rivals:
            if self.lots:
                yield Terms(other, PASSES, PASSES_NEXT)
                yield Terms(other, PASSES_NEXT, PASSES)
            yield from self._offices(other)

    def free(self, mine: Way) -> bool:
        """Whether it costs nothing to promise something and to do it."""
        holds = holds_of(mine)
        return holds is not None and self._sum(self.me, {self.me: holds}) >= self._sum(self.me, {})

    def _offices(self, other: int) -> Iterator[Terms]:
        """Leave the other an office that matters most to them, for one that matters most to oneself."""
        if not self.lots:
            return
        offices = [o for o in range(len(OFFICES)) if self.outlook.primary[o]]
        leaning = {o: self.outlook.leaning(self.me, o) - self.outlook.leaning(other, o) for o in offices}
        order = sorted(offices, key=lambda o: leaning[o])
        for yours, mine in itertools.product(order[:DEAREST], order[-DEAREST:]):
            if yours == mine:
                continue
            yield Terms(other, ("leaves", (yours, other, GAME)), ("leaves", (mine, self.me, GAME)))

    def _sum(self, seat: int, held: dict[int, Holds]) -> float:
        """What a seat can expect of the lot that is up and of those to come, if some are held back."""
        key = seat, tuple(held.items())
        found = self._sums.get(key)
        if found is None:
            found = 0.0 if GOLD <= self.lot < KING else self._surplus(seat, self.lot, NOW, held)
            for when, lots in ((NEXT, min(1, self.lots)), (LATER, self.lots - 1)):
                if lots > 0 and self._to_come:
                    each = sum(self._surplus(seat, kind, when, held) for kind in self._to_come)
                    found += lots * each / len(self._to_come)
            self._sums[key] = found
        return found

    def _surplus(self, seat: int, kind: int, when: int, held: dict[int, Holds]) -> float:
        """What a lot is worth to a seat beyond its price, if some are held back."""
        caps = tuple((one, holds.most) for one, holds in held.items() if holds.on(when, kind))
        key = seat, kind, when == NOW, caps
        found = self._surpluses.get(key)
        if found is None:
            found = self._surpluses[key] = self._compute(*key)
        return found

    def _compute(self, seat: int, kind: int, now: bool, caps: tuple[tuple[int, int], ...]) -> float:
        """The same: for every coin that a seat would pay and need not, how likely nobody else bids so much."""
        prices = list(self._price(kind))
        for one, most in caps:
            prices[one] = min(prices[one], most)
        if now:
            prices = [0.0 if out else price for price, out in zip(prices, self._out, strict=True)]
        least = self.outlook.view.number("bid") if now else 0
        rivals = [price for other, price in enumerate(prices) if other != seat and price > least]
        spared = sum(_outbids(rivals, coin + 0.5) for coin in range(least, int(prices[seat])))
        spare = self.outlook.worth(kind, seat) / self.outlook.coin - prices[seat]  # worth more than the purse can pay
        if spare > 0 and prices[seat] > least:
            spared += spare * _outbids(rivals, prices[seat])
        return self.outlook.coin * spared

    def _price(self, kind: int) -> list[float]:
        found = self._prices.get(kind)
        if found is None:
            look = self.outlook
            found = [max(0.0, min(look.gold[s], look.worth(kind, s) / look.coin)) for s in look.seats]
            self._prices[kind] = found
        return found

    @cached_property
    def _to_come(self) -> list[int]:
        """The kinds of office cards that may still be put up."""
        seen = {kind for pile in self.outlook.view.piles for kind in pile.cards}
        return [k for k in range(GOLD) if self.outlook.primary[k // LETTERS] and k not in seen]


def _outbids(rivals: list[float], bid: float) -> float:
    """How likely nobody bids more than that."""
    wins = 1.0
    for price in rivals:
        wins /= 1 + exp(max(-30.0, min(30.0, (price - bid) / UNSURE)))
    return wins


def holds_of(way: Way) -> Holds | None:
    """What a promise keeps a seat from; None if a courtier makes no such deals."""
    name, args = way
    if name == "bids-at-most":
        return Holds((NOW,), most=args[0])
    if name == "next":
        return Holds((NEXT,)) if args[0] != BIDS else None
    if name == "leaves":
        return Holds((NOW, NEXT, LATER) if args[2] != THIS_LOT else (NOW, NEXT), args[0])
    return None
