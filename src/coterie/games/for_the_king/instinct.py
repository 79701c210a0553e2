"""A courtier's plain sense: what a card or a coin is worth to a seat, and what to do about it.

Reads only what its seat sees.
"""

from collections.abc import Sequence
from math import exp, sqrt

from coterie.core.dice import Dice
from coterie.core.eyes import Eyes
from coterie.core.lexicon import Action
from coterie.core.views import View
from coterie.games.for_the_king.kings import DOWN, FIRST_PART, SECOND_PART, UP
from coterie.games.for_the_king.lexicon import (
    CENTRE,
    FAVOR,
    GOLD,
    KEEP,
    KING,
    LETTERS,
    OFFICES,
    TO_BID,
    TO_DISCARD,
    TO_LOWER,
    TO_PASS,
    TO_PAY,
    TO_PLACE,
    TO_RAISE,
    TO_TAKE,
    gold_of,
)
from coterie.games.for_the_king.listening import STAKE, Hearsay
from coterie.games.for_the_king.table import AUCTION, HIGHEST, LOWEST
from coterie.talk.bargaining import breaks
from coterie.talk.book import Spoken
from coterie.talk.ears import Ears

EARLY_COIN = 0.16  # what a coin is worth in points while all auctions are to come
SWAY = 0.2  # by how much, at most, what is said about gold changes what a coin is worth
MOODS = 11  # how many prices a courtier may find right
TRUSTED = 0.7  # how likely a promise must be kept to be reckoned with


def choose(eyes: Eyes, dice: Dice, said: Sequence[Spoken] | None = None) -> Action:
    """What a courtier answers.

    Keeps what helps, bids what a card is worth and it can pay, turns King cards its own way. Who bids
    listens to what was said; None: nobody talks here.
    """
    legal = eyes.legal()
    if len(legal) == 1:
        return legal[0]
    view = eyes.view()
    outlook = Prospects(view, eyes.seat, hearsay_of(eyes, view, said))
    if view.step == "place":
        return _place(outlook, legal)
    if view.step == "take":
        return max(legal, key=lambda a: outlook.worth(TO_TAKE.arg(a)))
    if view.step == "decree":
        return max(legal, key=outlook.decree)
    if view.step == "bid":
        return _bid(outlook, legal, dice)
    if view.step == "pay":
        return _pay(outlook, legal)
    if view.step == "discard":
        return min(legal, key=lambda a: outlook.loss(TO_DISCARD.arg(a)))
    return legal[dice.below(len(legal))]


def hearsay_of(eyes: Eyes, view: View, said: Sequence[Spoken] | None) -> Hearsay | None:
    """What a seat makes of what was said, when it is asked to bid or might be."""
    if said is None or view.step != "bid":
        return None
    return listen(eyes, view, said)


def listen(eyes: Eyes, view: View, said: Sequence[Spoken]) -> Hearsay:
    """What a seat makes of what was said, at any time."""
    return Hearsay(Ears(eyes.seat, eyes.seats, view.pack, eyes.heard(), eyes.over), said)


def value(eyes: Eyes) -> float:
    """How many points the seat can expect to be ahead of the best other."""
    view = eyes.view()
    if view.over:
        return float(view.scores[eyes.seat] - max(p for s, p in enumerate(view.scores) if s != eyes.seat))
    outlook = Prospects(view, eyes.seat)
    ends = [outlook.points(seat) + outlook.coin * outlook.gold[seat] for seat in range(view.seats)]
    return ends[eyes.seat] - max(e for s, e in enumerate(ends) if s != eyes.seat)


class Prospects:
    """What a seat can expect: of the cards it cannot see every hand has its share."""

    def __init__(self, view: View, seat: int, heard: Hearsay | None = None) -> None:
        self.view = view
        self.seat = seat
        self.heard = heard
        self.seats = range(view.seats)
        self.primary = view.numbers("primary")
        self.secondary = view.numbers("secondary")
        self.value = view.numbers("worth")
        self.hand = view.pile("hand", seat).cards
        hidden = sum(pile.hidden for pile in view.piles)
        seen = {kind for pile in view.piles for kind in pile.cards}
        unseen = [k for k in range(GOLD) if self.primary[k // LETTERS] and k not in seen]
        mean = [sum(self.value[k] for k in unseen if k // LETTERS == o) / max(1, hidden) for o in range(len(OFFICES))]
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
        unit = [max(1.0, sum(self.value[o * LETTERS : (o + 1) * LETTERS]) / LETTERS) for o in range(len(OFFICES))]
        # How many cards may still come to a hand, and so how far the sums may move.
        lots = view.pile("favor").size + view.pile("lot").size
        turns = view.number("undrawn") / (view.seats + 1)
        self.lots = lots + turns
        self.spread = [u * (0.35 + 0.85 * sqrt(turns + lots / view.seats)) for u in unit]
        # A coin is worth something while there is something to buy.
        rich = max(1.0, self.gold[seat])
        self.coin = min(EARLY_COIN, 0.02 + 0.42 * self.lots / (view.seats * rich))
        self.coin = EARLY_COIN if view.number("phase") != AUCTION else self.coin
        if heard:
            self._listen(heard)

    def _listen(self, heard: Hearsay) -> None:
        """What rivals say of their gold: the poorer they are, the farther a coin goes."""
        before = sum(self.gold) - self.gold[self.seat]
        for s in self.seats:
            if s != self.seat:
                pile = self.view.pile("hand", s)
                sure = sum(gold_of(kind) for kind in pile.cards)
                self.gold[s] = heard.gold(s, sure, pile.hidden, self.gold[s])
        after = sum(self.gold) - self.gold[self.seat]
        if before and after:
            self.coin *= max(1 - SWAY, min(1 + SWAY, sqrt(before / after)))

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

    def points(self, seat: int) -> float:
        return sum(self.office(seat, o) for o in range(len(OFFICES)) if self.primary[o])

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
            for office in range(len(OFFICES)):
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
        if TO_RAISE.owns(action):
            return self.leaning(self.seat, TO_RAISE.arg(action))
        return -self.leaning(self.seat, TO_LOWER.arg(action))


def _place(outlook: Prospects, legal: list[Action]) -> Action:
    """Keep what helps most, put on the favor deck what would help others most, and the rest in the centre."""
    view = outlook.view
    kind = view.pile("look", outlook.seat).cards[0]
    others = [s for s in outlook.seats if s != outlook.seat]
    mine = outlook.worth(kind)
    theirs = sum(outlook.worth(kind, s) for s in others) / len(others)
    still = view.seats - view.number("kept") - view.number("centred") - view.number("favored")  # to come this turn
    if TO_PLACE.of(KEEP) in legal and mine > 0.12 + 0.1 * still:
        return Action(TO_PLACE.of(KEEP))
    if TO_PLACE.of(FAVOR) in legal and theirs > 0.2 + 0.07 * still:
        return Action(TO_PLACE.of(FAVOR))
    if TO_PLACE.of(CENTRE) in legal:
        return Action(TO_PLACE.of(CENTRE))
    return legal[0] if mine > 0.2 else legal[-1]  # keep, or the favor deck


def _bid(outlook: Prospects, legal: list[Action], dice: Dice) -> Action:
    """One more than the last bid, as long as the card is worth it and can be paid."""
    kind = outlook.view.pile("lot").cards[0]
    bid = outlook.view.number("bid") + 1
    price = _price(outlook, kind, dice)
    if outlook.heard:
        price = _promised(outlook, outlook.heard, price)
    if bid > price or TO_BID.of(bid) not in legal:
        return Action(TO_PASS.of(0))
    return Action(TO_BID.of(bid))


def _promised(outlook: Prospects, heard: Hearsay, price: float) -> float:
    """The price by what was promised: the own word is kept, and who will surely be outbid need not begin.

    A pact is kept as long as the lot is worth no more than a word.
    """
    kind, bid = outlook.view.pile("lot").cards[0], outlook.view.number("bid") + 1
    held = heard.held(outlook.seat, kind)
    if held is not None and not breaks(outlook.worth(kind) - outlook.coin * bid, heard.time_left(), STAKE):
        return min(price, held)
    ceiling, floor = heard.ceiling(outlook.seat), heard.floor(outlook.seat)
    if ceiling is not None:
        return min(price, ceiling)
    if floor:
        return max(price, floor)
    passed, barred = outlook.view.numbers("passed"), outlook.view.numbers("barred")
    for s in outlook.seats:
        rival = s != outlook.seat and not passed[s] and not barred[s] and heard.minds.keeps(s) >= TRUSTED
        if rival and heard.floor(s) > price and heard.bid(s, outlook.gold[s]) > price:
            return 0.0
    return price


def price_range(outlook: Prospects, kind: int) -> tuple[float, float]:
    """The least and the most that a seat may find a card worth, whatever its mood."""
    low, high = (_price(outlook, kind, _Mood(n)) for n in (0, MOODS - 1))
    return low, high


def _price(outlook: Prospects, kind: int, dice: Dice) -> float:
    """The most a card should cost: in gold, or for a Gold card in cards."""
    worth = outlook.worth(kind)
    if GOLD <= kind < KING:
        cards = 0
        for loss in sorted(outlook.loss(k) for k in outlook.hand):
            worth -= loss + 0.02
            cards += worth > 0
        return cards
    mood = 0.9 + 0.02 * dice.below(MOODS)
    return min(outlook.gold[outlook.seat], mood * worth / outlook.coin)


class _Mood(Dice):
    """Dice that always show the same."""

    def __init__(self, shows: int) -> None:
        self._shows = shows

    def below(self, n: int) -> int:
        return self._shows


def _pay(outlook: Prospects, legal: list[Action]) -> Action:
    """As little as possible, in the fewest cards; the dearest of them first."""
    need = outlook.view.number("bid") - outlook.view.number("paid")
    sums: dict[int, list[int]] = {0: []}  # for every sum that can be paid, the fewest cards
    for coin in sorted((gold_of(k) for k in outlook.hand if gold_of(k)), reverse=True):
        for total, cards in sorted(sums.items()):
            if len(cards) + 1 < len(sums.get(total + coin, [0] * 99)):
                sums[total + coin] = [*cards, coin]
    for total in sorted(sums):
        pay = Action(TO_PAY.of(GOLD + max(sums[total], default=1) - 1))
        if total >= need and pay in legal:
            return pay
    return legal[0]
