# mypyc
"""For the King, quickly: what to answer on an imagined table, what deserves a thought there, and who is likely to win.

It reads the hands of an imagined table. Who plays for real reads `instinct`, which knows no hands.
"""

from typing import Final, cast

from coterie.core.dice import Dice
from coterie.core.table import Ask, Table
from coterie.games.for_the_king.auction import BID, DISCARD, PAY
from coterie.games.for_the_king.kings import DECREE
from coterie.games.for_the_king.lexicon import (
    CENTRE,
    FAVOR,
    GOLD,
    KEEP,
    KING,
    LETTERS,
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
from coterie.games.for_the_king.rules import PLACE, TAKE
from coterie.games.for_the_king.standing import (
    AUCTIONED,
    DRAWN,
    FAVOR_NOW,
    FAVOR_STILL,
    KEEP_NOW,
    KEEP_STILL,
    KINDS_OF_OFFICE,
    LETTER,
    Standing,
)
from coterie.games.for_the_king.table import FAVOR_PILE, LOT, STOCK, KingTable, gold_cards
from coterie.games.for_the_king.weights import Weights, load
from coterie.search.sense import Sense, shares

ROLLOUTS: Final = {"minister": 1200, "eminence": 20000}
COURTIER_LEADS: Final = True  # a searcher leaves a courtier's answer only for one that is clearly better: a courtier
# knows no hands, and a sense that bids by those of one imagined table overbids
NOISE: Final = 10  # of a hundred answers in rollouts, so many are any that deserve a thought
LOSERS: Final = 0.02  # what a point counts once the game is over, so that lost games are still played
SWAY: Final = 30  # by how many hundredths, up and down together, an imagined bidder is off its price


class KingSense(Sense):
    """What bots know of the game by heart."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self.noise = NOISE
        self.weights = weights
        self.judge: KingSense = self  # who tells what a table is worth
        self.sway = SWAY
        self._card: list[int] = []  # per kind of Government card: its card, -1 if out
        self._layout: object = None
        self._turns = 1

    def standing(self, t: KingTable) -> Standing:
        """Who has what on an imagined table."""
        if self._layout is not t.layout:
            self._find_cards(t)
        seats = t.seats
        sums = [0.0] * (seats * KINDS_OF_OFFICE)
        gold = [0.0] * seats
        base = t.hand(0)
        where = t.where
        value = t.value
        numbers = self.weights.numbers
        counts = numbers[AUCTIONED] > 0.0
        moves = [0.0] * KINDS_OF_OFFICE
        drawn = numbers[DRAWN] * float(t.undrawn) / max(1, len(t.at[STOCK]))  # some of the stock never come
        for office in t.offices:
            lettered = 0  # the seats whose best letter was found, as a mask
            for kind in range(office * LETTERS, office * LETTERS + LETTERS):
                card = self._card[kind]
                seat = where[card] - base if card >= 0 else -1
                if 0 <= seat < seats:
                    more = float(value[kind])
                    if not lettered >> seat & 1:
                        lettered |= 1 << seat
                        more += LETTER * (LETTERS - kind % LETTERS) / LETTERS
                    sums[seat * KINDS_OF_OFFICE + office] += more
                elif counts and card >= 0:
                    if where[card] == FAVOR_PILE:
                        moves[office] += numbers[AUCTIONED] * value[kind] * value[kind]
                    elif where[card] == STOCK:
                        moves[office] += drawn * value[kind] * value[kind]
        kind_low = t.layout.kind_low
        kind_high = t.layout.kind_high
        for kind in range(GOLD, KING):
            for card in range(kind_low[kind], kind_high[kind]):
                seat = where[card] - base
                if 0 <= seat < seats:
                    gold[seat] += kind - GOLD + 1
        return Standing(
            numbers,
            self.weights.by_seats[seats],
            value,
            t.offices,
            t.primary,
            sums,
            gold,
            t.phase,
            int(t.undrawn) / (seats + 1),
            len(t.at[FAVOR_PILE]),
            self._turns,
            moves if counts else None,
        )

    def eminent(self) -> Sense:
        """An éminence imagines the same answers, and judges what comes of them by the cards to come, office by office.

        Who also answers so bids too much: what decides an office is worth much to everybody who counts.
        """
        found = KingSense(self.weights)
        found.judge = KingSense(self.weights.eminent())
        return found

    def _find_cards(self, t: KingTable) -> None:
        self._layout = t.layout
        self._card = [-1] * GOLD
        for card, kind in enumerate(t.layout.kind_of):
            if kind < GOLD:
                self._card[kind] = card
        self._turns = (len(t.layout.kind_of) - t.cards.removed[t.seats]) // (t.seats + 1)

    # Answers.

    def pick(self, table: Table, ask: Ask, seat: int, dice: Dice) -> int:
        t = cast(KingTable, table)
        step = ask.step
        if step is BID:
            return self._bid(t, seat, dice)
        legal = step.legal(table, ask, seat)
        if len(legal) == 1:
            return legal[0]
        if step is PAY:
            return pay(t.bid - t.gold_paid(), gold_cards(t, seat), legal)
        standing = self.standing(t)
        if step is PLACE:
            kind = t.layout.kind_of[t.only(t.look(seat))]
            return place(standing, kind, seat, t.seats - t.kept - t.centred - t.favored, legal)
        return best(standing, ask, seat, legal)

    def _bid(self, t: KingTable, seat: int, dice: Dice) -> int:
        """As in an English auction, at once: what the others still in would give, if that is not too much."""
        kind = t.layout.kind_of[t.only(LOT)]
        standing = self.standing(t)
        top = self._limit(t, standing, kind, seat, dice)
        if top <= t.bid:
            return TO_PASS.base
        rival = t.bid
        for other in range(t.seats):
            if other != seat and not (t.passed | t.barred) >> other & 1:
                one = self._limit(t, standing, kind, other, dice)
                if one > rival:
                    rival = one
                    if rival >= top:
                        break
        return TO_BID.of(min(t.most_bid(), max(t.bid + 1, min(top, rival))))

    def _limit(self, t: KingTable, standing: Standing, kind: int, seat: int, dice: Dice) -> int:
        """How far a seat goes for the lot, more or less."""
        if GOLD <= kind < KING:
            return standing.price_in_cards(kind, seat, self.hand(t, seat))
        top = standing.price(kind, seat)
        if self.sway and top:
            off = 100 - self.sway // 2 + dice.below(self.sway + 1)
            top = min(int(standing.gold[seat]), (top * off + 50) // 100)
        return top

    def hand(self, t: KingTable, seat: int) -> list[int]:
        kind_of = t.layout.kind_of
        return [kind_of[card] for card in t.at[t.hand(seat)]]

    # What deserves a thought.

    def narrow(self, table: Table, ask: Ask, seat: int) -> list[int]:
        t = cast(KingTable, table)
        step = ask.step
        legal = step.legal(table, ask, seat)
        if len(legal) == 1:
            return legal
        if step is BID:
            lot = t.layout.kind_of[t.only(LOT)]
            can = t.size(t.hand(seat)) if GOLD <= lot < KING else t.gold(t.hand(seat))
            return [TO_PASS.base, TO_BID.of(t.bid + 1)] if can > t.bid else [TO_PASS.base]
        if step is PAY:
            return [pay(t.bid - t.gold_paid(), gold_cards(t, seat), legal)]
        if step is DISCARD:
            return [best(self.standing(t), ask, seat, legal)]
        return legal

    def mark(self, table: Table) -> int:
        """Changes with every turn of the Gift phase, and with every lot."""
        t = cast(KingTable, table)
        return 100 * t.phase + 10 * t.dealer + t.opener

    def values(self, table: Table) -> list[float]:
        t = cast(KingTable, table)
        if table.top is not None:
            return self.judge.standing(t).chances()
        out = shares(table)
        points = t.scores()
        most = max(points)
        for seat in range(t.seats):
            out[seat] += LOSERS * (points[seat] - most)
        return out


def place(standing: Standing, kind: int, seat: int, still: int, legal: list[int]) -> int:
    """Keep what helps most, put on the favor deck what would help others most, and the rest in the centre.

    `still` is how many cards of the turn come after this one.
    """
    numbers = standing.numbers
    mine = standing.worth(kind, seat)
    keep = TO_PLACE.of(KEEP)
    favor = TO_PLACE.of(FAVOR)
    centre = TO_PLACE.of(CENTRE)
    if keep in legal and mine > numbers[KEEP_NOW] + numbers[KEEP_STILL] * still:
        return keep
    if favor in legal:
        theirs = 0.0
        for other in range(standing.seats):
            if other != seat:
                theirs += standing.worth(kind, other)
        if theirs > (standing.seats - 1) * (numbers[FAVOR_NOW] + numbers[FAVOR_STILL] * still):
            return favor
    if centre in legal:
        return centre
    return keep if mine > numbers[KEEP_NOW] and keep in legal else legal[len(legal) - 1]


def best(standing: Standing, ask: Ask, seat: int, legal: list[int]) -> int:
    """The answer that adds most, or costs least: what to take, to change by a King card, or to discard."""
    step = ask.step
    found = legal[0]
    most = -1e9
    for action in legal:
        if step is TAKE:
            score = standing.worth(TO_TAKE.arg(action), seat)
        elif step is DECREE:
            if TO_RAISE.owns(action):
                score = standing.leaning(seat, TO_RAISE.arg(action))
            else:
                score = -standing.leaning(seat, TO_LOWER.arg(action))
        elif step is DISCARD:
            score = -standing.loss(TO_DISCARD.arg(action), seat)
        else:
            score = 0.0
        if score > most:
            most = score
            found = action
    return found


def pay(need: int, have: list[int], legal: list[int]) -> int:
    """As little as possible, in the fewest cards: the dearest card that leaves the least too much.

    `have` are the gold cards of 1, 2 and 3 in hand.
    """
    found = legal[len(legal) - 1]
    least = 1000
    for action in legal:
        worth = gold_of(TO_PAY.arg(action))
        have[worth - 1] -= 1
        over = _over(have, need - worth)
        have[worth - 1] += 1
        if over <= least:
            least = over
            found = action
    return found


def _over(have: list[int], need: int) -> int:
    """By how much one must pay too much, at least."""
    if need <= 0:
        return -need
    least = 1000
    for three in range(have[2] + 1):
        for two in range(have[1] + 1):
            rest = need - 3 * three - 2 * two
            if rest <= 0:
                least = min(least, -rest)
                break
            if rest <= have[0]:
                return 0
    return least


def sense(temperament: str = "") -> KingSense:
    """What a bot of a temperament knows by heart."""
    return KingSense(load(temperament))
