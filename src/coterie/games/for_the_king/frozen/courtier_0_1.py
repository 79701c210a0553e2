"""The courtier of Coterie 0.1, frozen: a copy of `instinct` as it was then, to measure later bots against.

It repeats that module on purpose and takes nothing from it, so that its decisions stay when the instinct learns.
Fractions are added one by one: `sum` rounds them in another way from Python 3.12 on.
"""

from functools import reduce
from math import exp, sqrt
from operator import add

from coterie.core.dice import Dice
from coterie.core.eyes import Eyes
from coterie.core.lexicon import Action
from coterie.core.views import View
from coterie.games.for_the_king.game import GAME

VERBS = {verb.name: verb for verb in GAME.lexicon.verbs}
BID, DISCARD, LOWER, PASS, PAY, PLACE, RAISE, TAKE = (
    VERBS[name] for name in ("bid", "discard", "lower", "pass", "pay", "place", "raise", "take")
)
KEEP, CENTRE, FAVOR = range(3)  # where a dealer places a card

# Kinds of card: nine letters of six offices, then gold of 1, 2 and 3, then the King cards.
OFFICES, LETTERS, GOLD, KING = 6, 9, 54, 57
UP, DOWN = 1, 2  # what a part of a King card can do, as a mask
FIRST_PART = (UP | DOWN, UP, DOWN, UP, DOWN, UP)
SECOND_PART = (0, 0, 0, UP, DOWN, DOWN)
AUCTION = 1  # the phase
LOWEST, HIGHEST = 1, 6  # what a primary tile can be worth

EARLY_COIN = 0.16  # what a coin is worth in points while all auctions are to come


def choose(eyes: Eyes, dice: Dice) -> Action:
    """What a courtier answers.

    Keeps what helps, bids what a card is worth and it can pay, turns King cards its own way.
    """
    legal = eyes.legal()
    if len(legal) == 1:
        return legal[0]
    view = eyes.view()
    outlook = Prospects(view, eyes.seat)
    if view.step == "place":
        return _place(outlook, legal)
    if view.step == "take":
        return max(legal, key=lambda a: outlook.worth(TAKE.arg(a)))
    if view.step == "decree":
        return max(legal, key=outlook.decree)
    if view.step == "bid":
        return _bid(outlook, legal, dice)
    if view.step == "pay":
        return _pay(outlook, legal)
    if view.step == "discard":
        return min(legal, key=lambda a: outlook.loss(DISCARD.arg(a)))
    return legal[dice.below(len(legal))]


class Prospects:
    """What a seat can expect: of the cards it cannot see every hand has its share."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.seats = range(view.seats)
        self.primary = view.numbers("primary")
        self.secondary = view.numbers("secondary")
        self.value = view.numbers("worth")
        self.hand = view.pile("hand", seat).cards
        hidden = sum(pile.hidden for pile in view.piles)
        seen = {kind for pile in view.piles for kind in pile.cards}
        unseen = [k for k in range(GOLD) if self.primary[k // LETTERS] and k not in seen]
        mean = [sum(self.value[k] for k in unseen if k // LETTERS == o) / max(1, hidden) for o in range(OFFICES)]
        self.sums = [[0.0] for _ in self.seats]  # by seat and office, what is seen and what can be expected
        self.gold = [0.0 for _ in self.seats]
        for s in self.seats:
            pile = view.pile("hand", s)
            self.sums[s] = [m * pile.hidden for m in mean]
            self.gold[s] = 0.6 * pile.hidden
            for kind in pile.cards:
                if kind < GOLD:
                    self.sums[s][kind // LETTERS] += self.value[kind]
                self.gold[s] += gold_of(kind)
        unit = [max(1.0, sum(self.value[o * LETTERS : (o + 1) * LETTERS]) / LETTERS) for o in range(OFFICES)]
        # How many cards may still come to a hand, and so how far the sums may move.
        lots = view.pile("favor").size + view.pile("lot").size
        turns = view.number("undrawn") / (view.seats + 1)
        self.lots = lots + turns
        self.spread = [u * (0.35 + 0.85 * sqrt(turns + lots / view.seats)) for u in unit]
        # A coin is worth something while there is something to buy.
        rich = max(1.0, self.gold[seat])
        self.coin = min(EARLY_COIN, 0.02 + 0.42 * self.lots / (view.seats * rich))
        self.coin = EARLY_COIN if view.number("phase") != AUCTION else self.coin

    def ahead(self, seat: int, other: int, office: int, more: float) -> float:
        """How likely a seat with so much more will stand above another in an office."""
        lead = (self.sums[seat][office] + more - self.sums[other][office]) / self.spread[office]
        return 1 / (1 + exp(-max(-30.0, min(30.0, 1.7 * lead))))

    def shares(self, seat: int, office: int, more: float = 0) -> tuple[float, float]:
        """How likely a seat is to be first, and second, in an office."""
        odds = [self.ahead(seat, s, office, more) for s in self.seats if s != seat]
        first = 1.0
        for p in odds:
            first *= p
        second = 0.0
        for i in range(len(odds)):
            one = 1 - odds[i]
            for j, p in enumerate(odds):
                one *= p if j != i else 1
            second += one
        return first, second

    def office(self, seat: int, office: int, more: float = 0) -> float:
        """The points a seat can expect of an office."""
        first, second = self.shares(seat, office, more)
        return first * self.primary[office] + second * self.secondary[office]

    def worth(self, kind: int, seat: int = -1) -> float:
        """What a card would add for a seat, this one if none is named, in points."""
        seat = self.seat if seat < 0 else seat
        if kind < GOLD:
            office = kind // LETTERS
            gain = self.office(seat, office, self.value[kind]) - self.office(seat, office)
            return gain + 0.01 * (LETTERS - kind % LETTERS)
        if kind < KING:
            return self.coin * gold_of(kind)
        return self.king(kind, seat)

    def loss(self, kind: int) -> float:
        """What giving up a card of the hand would cost."""
        if kind >= GOLD:
            return self.coin * gold_of(kind)
        office = kind // LETTERS
        return self.office(self.seat, office) - self.office(self.seat, office, -self.value[kind])

    def king(self, kind: int, seat: int) -> float:
        """What a King card's best use is worth to a seat."""
        total = 0.0
        for ways in (FIRST_PART[kind - KING], SECOND_PART[kind - KING]):
            gains = [0.0]
            for office in range(OFFICES):
                if ways & UP and 0 < self.primary[office] < HIGHEST:
                    gains.append(self.leaning(seat, office))
                if ways & DOWN and self.primary[office] > LOWEST:
                    gains.append(-self.leaning(seat, office))
            total += max(gains)
        return total

    def leaning(self, seat: int, office: int) -> float:
        """What one point more on an office is worth to a seat, against the best of the others."""
        shares = []
        for s in self.seats:
            first, second = self.shares(s, office)
            shares.append(first + (second / 2 if self.view.seats > 2 else 0))
        return shares[seat] - max(share for s, share in enumerate(shares) if s != seat)

    def decree(self, action: Action) -> float:
        """What raising or lowering an office is worth to this seat."""
        if RAISE.owns(action):
            return self.leaning(self.seat, RAISE.arg(action))
        return -self.leaning(self.seat, LOWER.arg(action))


def _place(outlook: Prospects, legal: list[Action]) -> Action:
    """Keep what helps most, put on the favor deck what would help others most, and the rest in the centre."""
    view = outlook.view
    kind = view.pile("look", outlook.seat).cards[0]
    others = [s for s in outlook.seats if s != outlook.seat]
    mine = outlook.worth(kind)
    theirs = reduce(add, (outlook.worth(kind, s) for s in others)) / len(others)
    still = view.seats - view.number("kept") - view.number("centred") - view.number("favored")  # to come this turn
    if PLACE.of(KEEP) in legal and mine > 0.12 + 0.1 * still:
        return Action(PLACE.of(KEEP))
    if PLACE.of(FAVOR) in legal and theirs > 0.2 + 0.07 * still:
        return Action(PLACE.of(FAVOR))
    if PLACE.of(CENTRE) in legal:
        return Action(PLACE.of(CENTRE))
    return legal[0] if mine > 0.2 else legal[-1]  # keep, or the favor deck


def _bid(outlook: Prospects, legal: list[Action], dice: Dice) -> Action:
    """One more than the last bid, as long as the card is worth it and can be paid."""
    kind = outlook.view.pile("lot").cards[0]
    bid = outlook.view.number("bid") + 1
    if bid > _price(outlook, kind, dice) or BID.of(bid) not in legal:
        return Action(PASS.of(0))
    return Action(BID.of(bid))


def _price(outlook: Prospects, kind: int, dice: Dice) -> float:
    """The most a card should cost: in gold, or for a Gold card in cards."""
    worth = outlook.worth(kind)
    if GOLD <= kind < KING:
        cards = 0
        for loss in sorted(outlook.loss(k) for k in outlook.hand):
            worth -= loss + 0.02
            cards += worth > 0
        return cards
    mood = 0.9 + 0.02 * dice.below(11)
    return min(outlook.gold[outlook.seat], mood * worth / outlook.coin)


def _pay(outlook: Prospects, legal: list[Action]) -> Action:
    """As little as possible, in the fewest cards; the dearest of them first."""
    need = outlook.view.number("bid") - outlook.view.number("paid")
    sums: dict[int, list[int]] = {0: []}  # for every sum that can be paid, the fewest cards
    for coin in sorted((gold_of(k) for k in outlook.hand if gold_of(k)), reverse=True):
        for total, cards in sorted(sums.items()):
            if len(cards) + 1 < len(sums.get(total + coin, [0] * 99)):
                sums[total + coin] = [*cards, coin]
    for total in sorted(sums):
        pay = Action(PAY.of(GOLD + max(sums[total], default=1) - 1))
        if total >= need and pay in legal:
            return pay
    return legal[0]


def gold_of(kind: int) -> int:
    """What a kind is worth as gold."""
    return kind - GOLD + 1 if GOLD <= kind < KING else 0
