# mypyc
"""A standing: what every seat has, surely or on average, and what a card or a coin adds to its chances.

A table that is imagined has a sure one, a seat that plays for real a mean one. All numbers come from `weights.json`.
"""

from math import exp, sqrt
from typing import Final

from coterie.games.for_the_king.kings import DOWN, FIRST_PART, SECOND_PART, UP
from coterie.games.for_the_king.lexicon import GOLD, KING, LETTERS, OFFICES, gold_of
from coterie.games.for_the_king.table import AUCTION, HIGHEST, LOWEST
from coterie.search.sense import soften

KINDS_OF_OFFICE: Final = len(OFFICES)
LETTER: Final = 0.03  # what a letter closer to A adds to a sum: it only breaks ties
STILL: Final = 0.001  # how far a sum moves of which no card is to come: less than any letter

# How likely one is ahead, by the lead in units of the spread: a table of the logistic function.
STEPS: Final = 16
REACH: Final = 6
LOGISTIC: Final[list[float]] = [1.0 / (1.0 + exp(-(i - REACH * STEPS) / STEPS)) for i in range(2 * REACH * STEPS + 1)]

GIFT_KNOTS: Final = 3  # the moments between which weights are drawn as lines: of the Gift phase, and of the auctions
AUCTION_KNOTS: Final = 5
FEATURES: Final = 3  # points, share of all gold, and gold that counts less the more there is of it
KNOTS: Final = GIFT_KNOTS + AUCTION_KNOTS
ENOUGH: Final = 6.0  # gold of which half is as good as twice as much

# The numbers of a manner of play, in this order; see `weights.json`.
SPREAD, SPREAD_TURN, SPREAD_LOT = range(3)
KEEP_NOW, KEEP_STILL, FAVOR_NOW, FAVOR_STILL = range(3, 7)
COIN, DENY, MOOD, FODDER, JUMP, DRIVE = range(7, 13)
AUCTIONED, DRAWN = range(13, 15)
NUMBERS: Final = [
    "spread",
    "spread_turn",
    "spread_lot",
    "keep_now",
    "keep_still",
    "favor_now",
    "favor_still",
    "coin",
    "deny",
    "mood",
    "fodder",
    "jump",
    "drive",
    "auctioned",
    "drawn",
]


def logistic(x: float) -> float:
    if x <= -REACH:
        return 0.002
    if x >= REACH:
        return 0.998
    return LOGISTIC[int((x + REACH) * STEPS)]


class Standing:
    """Who has what. `sums` are by seat and office, one after the other; `lots` are those to come after this one.

    `moves` is by office how far a sum may still move, squared, for who counts the cards to come; None: who does not
    takes all offices for alike.
    """

    def __init__(
        self,
        numbers: list[float],
        weights: list[float],
        value: bytes,
        offices: list[int],
        primary: list[int],
        sums: list[float],
        gold: list[float],
        phase: int,
        turns: float,
        lots: int,
        all_turns: int,
        moves: list[float] | None = None,
    ) -> None:
        seats = len(gold)
        self.seats = seats
        self.numbers = numbers
        self.value = value
        self.offices = offices
        self.primary = primary
        self.sums = sums
        self.gold = gold
        self.thrift = 1.0  # by how much more a coin counts, for who listens
        self._points: list[float] = []
        self.total = 0.0
        for one in gold:
            self.total += one
        # Weights are lines between knots.
        tau = lots / all_turns if phase == AUCTION else turns / all_turns
        knots = AUCTION_KNOTS if phase == AUCTION else GIFT_KNOTS
        base = GIFT_KNOTS if phase == AUCTION else 0
        x = min(1.0, tau) * (knots - 1)
        low = min(int(x), knots - 2)
        part = x - low
        at = (base + low) * FEATURES
        self.points_weight = weights[at] * (1.0 - part) + weights[at + FEATURES] * part
        self.share_weight = weights[at + 1] * (1.0 - part) + weights[at + FEATURES + 1] * part
        self.purse_weight = weights[at + 2] * (1.0 - part) + weights[at + FEATURES + 2] * part
        self.early = numbers[COIN] if phase != AUCTION else 0.0  # what a coin is worth while all auctions are to come
        self.knot = base + low  # for who fits the weights
        self.part = part
        # How far a sum may still move, and whether no card of an office is to come.
        self.wide = [1.0] * KINDS_OF_OFFICE
        self.closed = [phase == AUCTION and lots == 0] * KINDS_OF_OFFICE
        reach = numbers[SPREAD] + sqrt(numbers[SPREAD_TURN] * turns + numbers[SPREAD_LOT] * (lots + turns) / seats)
        for office in offices:
            if moves is not None:
                self.wide[office] = (sqrt(moves[office]) + STILL) / 1.7
                self.closed[office] = moves[office] == 0.0
                continue
            unit = 0
            for kind in range(office * LETTERS, office * LETTERS + LETTERS):
                unit += value[kind]
            self.wide[office] = reach * unit / LETTERS / 1.7

    # Points.

    def office(self, seat: int, office: int, more: float) -> float:
        """The points a seat can expect of an office with so much more in it."""
        sums = self.sums
        mine = sums[seat * KINDS_OF_OFFICE + office] + more
        if self.closed[office] and mine < LETTER:
            return 0.0  # who has no card of it gets nothing, and none is to come
        wide = self.wide[office]
        first = 1.0
        second = 0.0
        for other in range(self.seats):
            if other != seat:
                p = logistic((mine - sums[other * KINDS_OF_OFFICE + office]) / wide)
                second = second * p + first * (1.0 - p)
                first *= p
        primary = self.primary[office]
        return first * primary + second * (primary // 2 if self.seats > 2 else 0)

    def points(self, seat: int) -> float:
        total = 0.0
        for office in self.offices:
            total += self.office(seat, office, 0.0)
        return total

    def share(self, seat: int, office: int) -> float:
        """What one point more on an office gives a seat."""
        sums = self.sums
        mine = sums[seat * KINDS_OF_OFFICE + office]
        wide = self.wide[office]
        first = 1.0
        second = 0.0
        for other in range(self.seats):
            if other != seat:
                p = logistic((mine - sums[other * KINDS_OF_OFFICE + office]) / wide)
                second = second * p + first * (1.0 - p)
                first *= p
        return first + (second * 0.5 if self.seats > 2 else 0.0)

    def leaning(self, seat: int, office: int) -> float:
        """What one point more on an office is worth to a seat, against the best of the others."""
        best = 0.0
        for other in range(self.seats):
            if other != seat:
                best = max(best, self.share(other, office))
        return self.share(seat, office) - best

    # Cards, in points.

    def worth(self, kind: int, seat: int) -> float:
        """What a card would add for a seat."""
        if kind < GOLD:
            office = kind // LETTERS
            more = self.value[kind] + LETTER * (LETTERS - kind % LETTERS) / LETTERS
            return self.office(seat, office, more) - self.office(seat, office, 0.0)
        if kind < KING:
            return self.coins(self.gold[seat], gold_of(kind))
        return self.king(kind, seat)

    def loss(self, kind: int, seat: int) -> float:
        """What giving up a card of the hand would cost a seat."""
        if kind >= GOLD:
            return -self.coins(self.gold[seat], -gold_of(kind))
        office = kind // LETTERS
        return self.office(seat, office, 0.0) - self.office(seat, office, -float(self.value[kind]))

    def king(self, kind: int, seat: int) -> float:
        """What a King card's best use is worth to a seat."""
        total = 0.0
        for part in range(2):
            ways = FIRST_PART[kind - KING] if part == 0 else SECOND_PART[kind - KING]
            best = 0.0
            if ways:
                for office in self.offices:
                    lean = self.leaning(seat, office)
                    if ways & UP and self.primary[office] < HIGHEST and lean > best:
                        best = lean
                    if ways & DOWN and self.primary[office] > LOWEST and -lean > best:
                        best = -lean
            total += best
        return total

    # Gold, in points.

    def purse(self, gold: float, total: float) -> float:
        """What gold is worth to one who has so much of all there is, in weights."""
        if self.early > 0.0:
            return self.points_weight * self.early * gold
        return self.share_weight * gold / (total + 1.0) + self.purse_weight * gold / (gold + ENOUGH)

    def coins(self, gold: float, more: int) -> float:
        """What some gold more or less is worth to one who has so much."""
        change = self.purse(gold + more, self.total + more) - self.purse(gold, self.total)
        return self.thrift * change / self.points_weight

    def cost(self, gold: float, bid: int) -> float:
        """What it costs to pay a bid that somebody pays anyway."""
        rest = self.total - bid
        return self.thrift * (self.purse(gold, rest) - self.purse(gold - bid, rest)) / self.points_weight

    def rival_worth(self, kind: int, seat: int) -> float:
        """What a card would add for that other seat to which it would add most."""
        best = 0.0
        for other in range(self.seats):
            if other != seat:
                best = max(best, self.worth(kind, other))
        return best

    def price(self, kind: int, seat: int, mood: float = 1.0) -> int:
        """The most that a Government or King card is worth to a seat, in gold it has."""
        worth = self.worth(kind, seat) * self.numbers[MOOD] * mood
        gold = int(self.gold[seat])
        top = 0
        while top < gold and self.cost(self.gold[seat], top + 1) <= worth:
            top += 1
        deny = self.numbers[DENY]
        if deny > 0.0 and top < gold:
            rival = self.rival_worth(kind, seat)
            while top < gold:
                over = rival - self.cost(self.gold[seat], top + 1)  # what the rival would gain at that price, about
                if over <= 0.0 or self.cost(self.gold[seat], top + 1) > worth + deny * over:
                    break
                top += 1
        return top

    def fair_price(self, kind: int, seat: int, mood: float = 1.0) -> int:
        """The most at which a seat wins more often with a Government or King card than if a rival paid for it.

        The rival is the one to whom it would add most, of those who can pay.
        """
        gold = int(self.gold[seat])
        if gold < 1:
            return 0
        mine = self.points_with(kind, seat)
        nobody = self.chance(seat, self.all_points(), seat, 0)
        worths = [self.worth(kind, other) if other != seat else -1.0 for other in range(self.seats)]
        rival = -1
        theirs = mine
        top = 0
        while top < gold:
            before = rival
            paid = max(1, top)
            rival = seat
            for other in range(self.seats):
                if worths[other] > worths[rival] and self.gold[other] >= paid:
                    rival = other
            without = nobody
            if rival != seat:
                if rival != before:
                    theirs = self.points_with(kind, rival)
                without += self.numbers[DENY] * (self.chance(seat, theirs, rival, paid) - nobody)
            if self.chance(seat, mine, seat, top + 1) < without:
                break
            top += 1
        return min(gold, int(top * self.numbers[MOOD] * mood + 0.5))

    def all_points(self) -> list[float]:
        """The points that every seat can expect."""
        if not self._points:
            self._points = [self.points(seat) for seat in range(self.seats)]
        return self._points

    def points_with(self, kind: int, owner: int) -> list[float]:
        """The points that every seat can expect if one of them had a card, or used a King card as it likes best."""
        found = self.all_points().copy()
        if kind < GOLD:
            self._count(found, kind // LETTERS, -1.0)
            at = owner * KINDS_OF_OFFICE + kind // LETTERS
            before = self.sums[at]
            self.sums[at] = before + self.value[kind] + LETTER * (LETTERS - kind % LETTERS) / LETTERS
            self._count(found, kind // LETTERS, 1.0)
            self.sums[at] = before
            return found
        primary = self.primary
        self.primary = primary.copy()
        done = -1
        for part in range(2):
            ways = FIRST_PART[kind - KING] if part == 0 else SECOND_PART[kind - KING]
            best = 0.0
            at = -1
            by = 0
            for office in self.offices:
                if ways and office != done:
                    lean = self.leaning(owner, office)
                    if ways & UP and primary[office] < HIGHEST and lean > best:
                        best, at, by = lean, office, 1
                    if ways & DOWN and primary[office] > LOWEST and -lean > best:
                        best, at, by = -lean, office, -1
            if at >= 0:
                self._count(found, at, -1.0)
                self.primary[at] += by
                self._count(found, at, 1.0)
                done = at
        self.primary = primary
        return found

    def _count(self, found: list[float], office: int, sign: float) -> None:
        """Add the points of an office to those of every seat, or take them away."""
        for seat in range(self.seats):
            found[seat] += sign * self.office(seat, office, 0.0)

    def chance(self, seat: int, points: list[float], payer: int, paid: int) -> float:
        """How likely a seat wins with such points, once somebody has paid."""
        total = self.total - paid
        scores: list[float] = []
        for one in range(self.seats):
            gold = self.gold[one] - paid if one == payer else self.gold[one]
            scores.append(self.points_weight * points[one] + self.thrift * self.purse(gold, total))
        return soften(scores, 1.0)[seat]

    def price_in_cards(self, kind: int, seat: int, hand: list[int]) -> int:
        """The most that a Gold card is worth to a seat, in cards of its hand."""
        left = self.worth(kind, seat) * self.numbers[MOOD]
        losses: list[float] = []
        for one in hand:
            losses.append(self.loss(one, seat) + self.numbers[FODDER])
        losses.sort()
        cards = 0
        for loss in losses:
            left -= loss
            if left <= 0.0:
                break
            cards += 1
        return cards

    # Chances.

    def score(self, seat: int) -> float:
        """How well a seat stands: the logarithm of its chances, but for a constant."""
        return self.points_weight * self.points(seat) + self.purse(self.gold[seat], self.total)

    def chances(self) -> list[float]:
        """How likely each seat is to win."""
        return soften([self.score(seat) for seat in range(self.seats)], 1.0)

    def features(self, seat: int) -> list[float]:
        """What the weights are multiplied with."""
        gold = self.gold[seat]
        if self.early > 0.0:
            return [self.points(seat) + self.early * gold, 0.0, 0.0]
        return [self.points(seat), gold / (self.total + 1.0), gold / (gold + ENOUGH)]
