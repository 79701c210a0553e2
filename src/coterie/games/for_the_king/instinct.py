"""A courtier's plain sense: what a card or a coin is worth to a seat, and what to do about it.

Reads only what its seat sees: of the cards it cannot see every hand has its share, of the gold what it believes.
"""

from collections.abc import Sequence
from math import sqrt

from coterie.core.dice import Dice
from coterie.core.eyes import Eyes
from coterie.core.lexicon import Action
from coterie.core.views import View
from coterie.games.for_the_king import sense
from coterie.games.for_the_king.belief import Purse, purses
from coterie.games.for_the_king.lexicon import (
    GOLD,
    KING,
    LETTERS,
    OFFICES,
    TO_BID,
    TO_DISCARD,
    TO_LOWER,
    TO_PASS,
    TO_RAISE,
    TO_TAKE,
    gold_of,
)
from coterie.games.for_the_king.listening import STAKE, Hearsay
from coterie.games.for_the_king.standing import DRIVE, JUMP, KINDS_OF_OFFICE, LETTER, Standing, logistic
from coterie.games.for_the_king.table import KingPack
from coterie.games.for_the_king.weights import load
from coterie.talk.bargaining import breaks
from coterie.talk.book import Spoken
from coterie.talk.ears import Ears

SWAY = 0.2  # by how much, at most, what is said about gold changes what a coin is worth
MOODS = 11  # how many prices a courtier may find right
TRUSTED = 0.7  # how likely a promise must be kept to be reckoned with
PER_CARD = 0.6  # gold that an unknown card of a hand is worth, before anything is believed of it
LEAST_COIN = 0.005
FEW = 3  # coins by which the worth of one is taken
LOYAL = "loyal"  # the temperament that keeps its word whatever it costs
SOMETIMES = 3  # of so many chances to jump, one is taken
ROOM = 2  # gold by which a rival must be believed to go on, so that one dares to drive the price
SURE = 0.9  # how likely the rival must have that gold


def choose(eyes: Eyes, dice: Dice, said: Sequence[Spoken] | None = None, temperament: str = "") -> Action:
    """What a courtier answers.

    Keeps what helps, saves gold for what is to come, bids what a card is worth and it can pay, turns King cards its own
    way. Who bids listens to what was said; None: nobody talks here.
    """
    legal = eyes.legal()
    if len(legal) == 1:
        return legal[0]
    view = eyes.view()
    if view.step == "pay":
        return _pay(view, eyes.seat, legal)
    outlook = Prospects(view, eyes.seat, temperament=temperament)
    if view.step == "place":
        return _place(outlook, legal)
    if view.step == "take":
        return max(legal, key=lambda a: outlook.worth(TO_TAKE.arg(a)))
    if view.step == "decree":
        return max(legal, key=outlook.decree)
    if view.step == "bid":
        outlook.believe(eyes)
        if heard := hearsay_of(eyes, view, said):
            outlook.listen(heard)
        return _bid(outlook, legal, dice)
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
    standing = outlook.standing
    ends = [standing.points(seat) + standing.coins(0.0, int(outlook.gold[seat])) for seat in outlook.seats]
    return ends[eyes.seat] - max(e for s, e in enumerate(ends) if s != eyes.seat)


class Prospects:
    """What a seat can expect: of the cards it cannot see every hand has its share."""

    def __init__(self, view: View, seat: int, heard: Hearsay | None = None, temperament: str = "") -> None:
        self.view = view
        self.seat = seat
        self.loyal = temperament == LOYAL
        self.heard: Hearsay | None = None
        self.purses: dict[int, Purse] = {}  # by seat, what is believed of the others' gold
        self.seats = range(view.seats)
        self.primary = view.numbers("primary")
        self.value = view.numbers("worth")
        self.hand = view.pile("hand", seat).cards
        hidden = sum(pile.hidden for pile in view.piles)
        seen = {kind for pile in view.piles for kind in pile.cards}
        offices = [o for o in range(len(OFFICES)) if self.primary[o]]
        unseen = [k for k in range(GOLD) if self.primary[k // LETTERS] and k not in seen]
        mean = [sum(self.value[k] for k in unseen if k // LETTERS == o) / max(1, hidden) for o in range(len(OFFICES))]
        sums: list[float] = []  # by seat and office, what is seen and what can be expected
        self.gold = [0.0 for _ in self.seats]
        for s in self.seats:
            pile = view.pile("hand", s)
            sums += [m * pile.hidden for m in mean]
            self.gold[s] = PER_CARD * pile.hidden
            lettered = set()
            for kind in pile.cards:
                office = kind // LETTERS
                if kind < GOLD:
                    letter = LETTER * (LETTERS - kind % LETTERS) / LETTERS if office not in lettered else 0.0
                    lettered.add(office)
                    sums[s * KINDS_OF_OFFICE + office] += self.value[kind] + letter
                self.gold[s] += gold_of(kind)
        weights, pack = load(temperament), view.pack
        assert isinstance(pack, KingPack)
        self.standing = Standing(
            weights.numbers,
            weights.by_seats[view.seats],
            pack.value,
            offices,
            self.primary,
            sums,
            self.gold,
            view.number("phase"),
            view.number("undrawn") / (view.seats + 1),
            view.pile("favor").size,
            (len(pack.decks[view.seats]) - pack.removed[view.seats]) // (view.seats + 1),
        )
        if heard:
            self.listen(heard)

    @property
    def lots(self) -> float:
        """How many lots are to come, with that which lies there."""
        view = self.view
        return view.pile("favor").size + view.pile("lot").size + view.number("undrawn") / (view.seats + 1)

    def first(self, office: int, more: float = 0.0) -> float:
        """How likely this seat is to be first in an office, with so much more in it."""
        standing, first = self.standing, 1.0
        mine = standing.sums[self.seat * KINDS_OF_OFFICE + office] + more
        for other in self.seats:
            if other != self.seat:
                ahead = mine - standing.sums[other * KINDS_OF_OFFICE + office]
                first *= logistic(ahead / standing.wide[office])
        return first

    @property
    def coin(self) -> float:
        """What a coin is worth to this seat."""
        return max(LEAST_COIN, self.standing.coins(self.gold[self.seat], FEW) / FEW)

    def believe(self, eyes: Eyes) -> None:
        """Reckon with what the others kept, bid, passed and paid."""
        for purse in purses(eyes, self.view, load()):
            self.purses[purse.seat] = purse
            self._set(purse.seat, purse.mean())

    def can_pay(self, seat: int, bid: int) -> float:
        """How likely another seat has so much gold."""
        purse = self.purses.get(seat)
        return purse.at_least(bid) if purse else float(self.gold[seat] >= bid)

    def listen(self, heard: Hearsay) -> None:
        """Reckon with what rivals say of their gold: the poorer they are, the farther a coin goes."""
        self.heard = heard
        before = sum(self.gold) - self.gold[self.seat]
        for s in self.seats:
            if s != self.seat:
                pile = self.view.pile("hand", s)
                sure = sum(gold_of(kind) for kind in pile.cards)
                self._set(s, heard.gold(s, sure, pile.hidden, self.gold[s]))
        after = sum(self.gold) - self.gold[self.seat]
        if before and after:
            self.standing.thrift = max(1 - SWAY, min(1 + SWAY, sqrt(before / after)))

    def _set(self, seat: int, gold: float) -> None:
        self.standing.total += gold - self.gold[seat]
        self.gold[seat] = gold  # the standing has the same list

    def worth(self, kind: int, seat: int = -1) -> float:
        """What a card would add for a seat, this one if none is named, in points."""
        return self.standing.worth(kind, self.seat if seat < 0 else seat)

    def loss(self, kind: int) -> float:
        """What giving up a card of the hand would cost."""
        return self.standing.loss(kind, self.seat)

    def leaning(self, seat: int, office: int) -> float:
        """What one point more on an office is worth to a seat, against the best of the others."""
        return self.standing.leaning(seat, office)

    def decree(self, action: Action) -> float:
        """What raising or lowering an office is worth to this seat."""
        if TO_RAISE.owns(action):
            return self.leaning(self.seat, TO_RAISE.arg(action))
        return -self.leaning(self.seat, TO_LOWER.arg(action))

    def price(self, kind: int, mood: float = 1.0, seat: int = -1) -> int:
        """The most a card should cost a seat, this one if none is named: in gold, or for a Gold card in cards."""
        if GOLD <= kind < KING:
            return self.standing.price_in_cards(kind, self.seat, self.hand) if seat < 0 else 0
        return self.standing.fair_price(kind, self.seat, mood) if seat < 0 else self.standing.price(kind, seat, mood)


def _place(outlook: Prospects, legal: list[Action]) -> Action:
    """Keep what helps most, put on the favor deck what would help others most, and the rest in the centre."""
    view = outlook.view
    kind = view.pile("look", outlook.seat).cards[0]
    still = view.seats - view.number("kept") - view.number("centred") - view.number("favored")  # to come this turn
    return Action(sense.place(outlook.standing, kind, outlook.seat, still, list(legal)))


def _bid(outlook: Prospects, legal: list[Action], dice: Dice) -> Action:
    """One more than the last bid, or a leap towards what others would give anyway, as long as the card is worth it and
    can be paid.
    """
    kind = outlook.view.pile("lot").cards[0]
    bid = outlook.view.number("bid") + 1
    price: float = outlook.price(kind, mood(dice.below(MOODS)))
    if outlook.heard:
        price = _promised(outlook, outlook.heard, price)
    in_gold = not GOLD <= kind < KING
    leap = _leap(outlook, kind, bid, int(price), dice) if in_gold else 0
    wanted = bid <= price or (in_gold and _drives(outlook, kind, bid, dice))
    if not wanted or TO_BID.of(bid) not in legal:
        return Action(TO_PASS.of(0))
    return Action(TO_BID.of(bid + leap) if TO_BID.of(bid + leap) in legal else TO_BID.of(bid))


def mood(n: int) -> float:
    """One of several moods in which prices are found."""
    return 0.9 + 0.02 * n


def _promised(outlook: Prospects, heard: Hearsay, price: float) -> float:
    """The price by what was promised: the own word is kept, and who will surely be outbid need not begin.

    A pact is kept as long as the lot is worth no more than a word.
    """
    kind, bid = outlook.view.pile("lot").cards[0], outlook.view.number("bid") + 1
    held = heard.held(outlook.seat, kind)
    gain = outlook.worth(kind) - outlook.coin * bid
    if held is not None and (outlook.loyal or not breaks(gain, heard.time_left(), STAKE)):
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
    return outlook.price(kind, mood(0)), outlook.price(kind, mood(MOODS - 1))


def _rivals(outlook: Prospects) -> list[int]:
    """The others still in."""
    passed, barred = outlook.view.numbers("passed"), outlook.view.numbers("barred")
    return [s for s in outlook.seats if s != outlook.seat and not passed[s] and not barred[s]]


def _rival(outlook: Prospects, kind: int) -> int:
    """How far the others still in would go for a lot."""
    return max((outlook.price(kind, seat=s) for s in _rivals(outlook)), default=0)


def _drives(outlook: Prospects, kind: int, bid: int, dice: Dice) -> bool:
    """Whether to bid for a lot that is not worth it, or cannot be paid: a rival will surely go on, and pay more."""
    taste, heard = outlook.standing.numbers[DRIVE], outlook.heard
    if taste <= 0.0 or dice.below(100) >= 100 * taste:
        return False
    if heard and (heard.held(outlook.seat, kind) is not None or heard.ceiling(outlook.seat) is not None):
        return False  # the own word is kept
    return any(
        outlook.price(kind, seat=s) >= bid + ROOM and outlook.can_pay(s, bid + ROOM) >= SURE for s in _rivals(outlook)
    )


def _leap(outlook: Prospects, kind: int, bid: int, price: int, dice: Dice) -> int:
    """How much more than needed to bid: part of the way to what others would give anyway.

    0 if there is no reason to, or the dice say no.
    """
    jump = outlook.standing.numbers[JUMP]
    if bid >= price or jump <= 0.0 or dice.below(SOMETIMES):
        return 0
    return int(jump * max(0, min(price, _rival(outlook, kind)) - bid))


def _pay(view: View, seat: int, legal: list[Action]) -> Action:
    """As little as possible, in the fewest cards; the dearest of them first."""
    have = [0, 0, 0]
    for kind in view.pile("hand", seat).cards:
        if kind >= GOLD:
            have[gold_of(kind) - 1] += 1
    return Action(sense.pay(view.number("bid") - view.number("paid"), have, list(legal)))
