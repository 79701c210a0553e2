# mypyc
"""What comes of a bet in Royal Secrets, quickly: what others bring, how likely an audience succeeds, the best cards.

It reads imagined tables, and of those never the card that somebody else has laid face down.
"""

from math import sqrt

from coterie.core.telling import NO_CARD
from coterie.games.royal_secrets.lexicon import CARDINAL_DOWN, CARDINAL_UP, EXCUSE, INFLUENCE, VALETS, ZERO, is_valet
from coterie.games.royal_secrets.table import VALET_STOCK, RoyalTable
from coterie.search.sense import logistic

A_CARDINAL = 7.0  # influence to be expected of one


class Taste:
    """What a player likes: its numbers are in `weights.json`, a temperament changes some.

    `ten` is what 10 influence in hand are worth in lilies, `excuse` what an Excuse is at the beginning, `favors` what
    each favor is; `withdraws` how often another player turns out to withdraw, `expects` what others bring of the mean
    card in their hands and `spread` how sure it is of that, `dread` what a lily lost weighs, `greed` what the majority
    does, `spite` what another's loss does, `grudge` how much the chances of who hurt it last do, `whim` how readily it
    goes where it is worth less and `mix` the same after a search, in chances to win, and `upright` of how many first
    cards in a hundred the front is shown. After a search `hunger` is what a lily is worth besides the chance to win,
    `thrift` how much of its fitted worth the influence in hand has, and `surplus` how much less it has above 60, in
    lilies.
    """

    def __init__(self, numbers: dict[str, float], favors: list[float]) -> None:
        self.ten = numbers["ten"]
        self.excuse = numbers["excuse"]
        self.withdraws = numbers["withdraws"]
        self.spread = numbers["spread"]
        self.dread = numbers["dread"]
        self.greed = numbers["greed"]
        self.spite = numbers["spite"]
        self.upright = numbers["upright"]
        self.expects = numbers["expects"]
        self.whim = numbers["whim"]
        self.mix = numbers["mix"]
        self.grudge = numbers["grudge"]
        self.hunger = numbers["hunger"]
        self.favors = favors


class Hall:
    """One audience as one seat expects it: what all others bring, with mean and variance, and each of them."""

    def __init__(self, t: RoyalTable, seat: int, audience: int, taste: Taste) -> None:
        card = t.audience_card(audience)
        left = int(t.cards.rounds - t.round) / int(t.cards.rounds)
        self.open = card != NO_CARD
        self.last = left <= 0.0
        self.gain = float(t.cards.gain[card]) if self.open else 0.0
        self.loss = t.cards.loss[card] * taste.dread if self.open else 0.0
        self.favor = taste.favors[card >> 1] * left * taste.greed if self.open else 0.0
        self.need = float(t.cards.need[card]) if self.open else 0.0
        self.mean = 0.0
        self.variance = 40.0
        self.leads: list[float] = []
        self.victims = 0  # who is elsewhere alone
        for other in range(t.seats):
            if other == seat:
                continue
            where = t.audiences_of(other)
            if where and not where >> audience & 1:
                self.victims += 1
                continue
            brings = brought(t, other, taste.expects) * (1.0 - taste.withdraws)
            spread = (0.0 if t.at[t.up(other)] else 170.0) + (0.0 if t.at[t.turned(other)] else 170.0)
            spread += 0.1 * brings * brings
            if where:
                self.mean += brings
                self.variance += spread
                self.leads.append(brings)
            else:
                self.mean += brings / 2
                self.variance += spread / 2 + brings * brings / 4
                self.leads.append(brings - 12.0)
        if not self.leads and not t.audiences_of(seat):  # nobody else can come: the Cardinal will (RS-33)
            self.mean += 2 * A_CARDINAL
        if t.alone == audience:
            for place in (CARDINAL_UP, CARDINAL_DOWN):
                if not t.stabbed >> place & 1:
                    seen = place == CARDINAL_UP and t.bet_card(place) != NO_CARD
                    self.mean += float(t.worth(place)) if seen else A_CARDINAL
            self.variance += 100.0
        self.width = taste.spread * sqrt(self.variance)

    def success(self, own: float) -> float:
        """How likely the audience succeeds if the seat brings so much."""
        return logistic((self.mean + own - self.need + 5.0) / self.width)

    def worth(self, own: float) -> float:
        """Lilies to be expected of it."""
        if not self.open:
            return 0.0
        chance = self.success(own)
        lead = 1.0
        for one in self.leads:
            lead *= logistic((own - one) / 12.0)
        won = self.gain * lead if self.last else self.gain + self.favor * lead
        return chance * won - (1.0 - chance) * self.loss


def mean_card(t: RoyalTable, seat: int) -> float:
    """The influence of a card that a seat may bet."""
    cards = t.at[t.hand(seat)]
    if not cards:
        return 0.0
    total = 0
    kind_of = t.layout.kind_of
    for card in cards:
        total += INFLUENCE[kind_of[card]]
    return total / len(cards)


def brought(t: RoyalTable, seat: int, expects: float) -> float:
    """The influence that a seat brings, as far as others can tell; `expects` of the mean for what is not seen."""
    total = 0.0
    mean = -1.0
    if t.at[t.up(seat)]:
        total += float(t.worth(2 * seat))
    else:
        mean = mean_card(t, seat) * expects
        total += mean
    if t.at[t.turned(seat)]:
        total += float(t.worth(2 * seat + 1))
    elif not t.stabbed >> (2 * seat + 1) & 1:
        if mean < 0.0:
            mean = mean_card(t, seat) * expects + 2.0
        total += mean * (2 if t.medals >> (2 * seat + 1) & 1 else 1)
    return total


class Pair:
    """Two kinds of card to bet, the second of which may lie already, and what comes of it."""

    def __init__(self, one: int, two: int, worth: float) -> None:
        self.one = one
        self.two = two
        self.worth = worth


def pairs(t: RoyalTable, seat: int, mask: int, laid: int, taste: Taste) -> list[Pair]:
    """All pairs that a seat can bet at these audiences, a mask, with the kind that it has laid, -1 for none."""
    halls = [Hall(t, seat, audience, taste) for audience in range(2) if mask >> audience & 1]
    hand = t.hand(seat)
    kinds = t.kinds(hand)
    found: list[Pair] = []
    worths: dict[int, float] = {}
    for i in range(len(kinds)):
        one = kinds[i]
        if laid >= 0:
            found.append(Pair(one, laid, _worth(t, seat, halls, one, laid, taste, worths) - keeping(t, one, taste)))
            continue
        for j in range(i, len(kinds)):
            two = kinds[j]
            if i != j or _twice(t, hand, one):
                kept = keeping(t, one, taste) + keeping(t, two, taste)
                found.append(Pair(one, two, _worth(t, seat, halls, one, two, taste, worths) - kept))
    return found


def best_pair(t: RoyalTable, seat: int, mask: int, laid: int, taste: Taste) -> Pair:
    found = pairs(t, seat, mask, laid, taste)
    best = found[0]
    for one in found:
        if one.worth > best.worth:
            best = one
    return best


def keeping(t: RoyalTable, kind: int, taste: Taste) -> float:
    """What it costs to spend a card, in lilies."""
    if kind == EXCUSE:
        return taste.excuse * int(t.cards.rounds - t.round) / int(t.cards.rounds)
    if kind == ZERO:
        return -0.05
    if is_valet(kind):
        return 0.02 * INFLUENCE[kind]
    return taste.ten * INFLUENCE[kind] / 10.0


def _worth(
    t: RoyalTable, seat: int, halls: list[Hall], one: int, two: int, taste: Taste, worths: dict[int, float]
) -> float:
    if one == EXCUSE or two == EXCUSE:
        return 0.5 if t.at[VALET_STOCK] else 0.0
    own = INFLUENCE[one] + INFLUENCE[two]
    score = worths.get(own)
    if score is None:
        score = 0.0
        for hall in halls:
            score += hall.worth(own)
        worths[own] = score
    if len(halls) == 1 and (is_valet(one) or is_valet(two)):
        hall = halls[0]
        chance = hall.success(own)
        hits = taste.spite * chance * hall.victims / int(t.seats) - (1.0 - chance)
        for kind in (one, two):
            if is_valet(kind):
                score += t.cards.penalties[kind - VALETS] * hits
    return score


def _twice(t: RoyalTable, pile: int, kind: int) -> bool:
    n = 0
    for card in t.at[pile]:
        if t.layout.kind_of[card] == kind:
            n += 1
    return n > 1
