"""A view of Royal Secrets as a courtier reads it: what others may bring, and what comes of it.

Influence that is not seen is taken for normally distributed, with the mean and the spread of what a hand may hold.
"""

import functools
from collections.abc import Callable, Mapping
from copy import copy
from math import erf, inf, sqrt

from coterie.core.views import View
from coterie.games.royal_secrets import lexicon as w
from coterie.games.royal_secrets.listening import Hearsay
from coterie.games.royal_secrets.table import CHOOSING
from coterie.search.weights import read_weights
from coterie.talk.bargaining import Bargaining

A_VALET = 5.0  # influence to be expected of a valet
A_CARDINAL = 7.0
A_FAVOR = 1.4  # lilies that others are thought to find a favor worth, early in the game
A_TEN = 0.9  # lilies that others are thought to find 10 influence worth
WITHDRAWS = 0.12  # how often another player turns out to withdraw


@functools.cache
def bent(temperament: str) -> dict[str, float]:
    """What a courtier likes: `ten` and `excuse` are what 10 influence and an Excuse are worth in lilies, `expects` is
    what others bring of their mean card, `dread` and `greed` weigh losses and favors, `rivalry` what others gain,
    `spite` what they lose by one's valets and `grudge` how much more of both if they hurt one last, `whim` is how
    readily it goes where it is worth less, and `upright` of how many first cards in a hundred the front is shown.
    """
    data = read_weights("coterie.games.royal_secrets")
    factors = data["temperaments"][temperament] if temperament else {}
    found = {name: number * factors.get(name, 1.0) for name, number in data["court"].items()}
    return {**found, "grudge": factors.get("grudge", 0.0)}


class Court:
    """A view, read as a courtier reads it, with what was said at the table if the courtier listens."""

    def __init__(self, view: View, hearsay: Hearsay | None = None, temperament: str = "") -> None:
        self.view = view
        self.bent = bent(temperament)
        self.hearsay = hearsay
        self.me = view.seat
        self.seats = range(view.seats)
        self.piles = {(p.name, p.seat): p for p in view.piles}
        self.audiences = view.numbers("audiences")
        self.choosing = view.number("phase") == CHOOSING
        self.need = view.numbers("need")
        self.gain = view.numbers("gain")
        self.loss = view.numbers("loss")
        self.stabbed = view.numbers("stabbed")
        self.medals = view.numbers("medals")
        self.recruiters = view.numbers("recruiters")
        self.rounds_left = view.number("rounds") - view.number("round")
        self.time_left = self.rounds_left / view.number("rounds")
        self.alone = view.number("alone")
        self.penalties = view.numbers("penalties")
        self.favors = [self._favor(name) for name in ("king", "queen")]
        self.hand = self.cards("hand", self.me) if ("hand", self.me) in self.piles else []
        self.draws = [self._draw(s) for s in self.seats]
        self.brought = [self._brings(s) for s in self.seats]
        self.foe = -1  # who hurt the seat last, if it bears a grudge
        self.deals: Bargaining | None = None  # who hears what is said has deals to think of
        self.yielding: frozenset[int] = frozenset()  # who will stay below this seat
        self._others: dict[tuple[int, int], tuple[float, float]] = {}

    def supposing(
        self,
        brought: Mapping[int, tuple[float, float]],
        yielding: frozenset[int] = frozenset(),
        at: Mapping[int, int] | None = None,
    ) -> "Court":
        """The court if some brought this, stayed below whom they sit with, or went there."""
        court = copy(self)
        court.brought = [brought.get(seat, self.brought[seat]) for seat in self.seats]
        court.yielding = self.yielding | yielding
        court.audiences = [(at or {}).get(seat, self.audiences[seat]) for seat in self.seats]
        court._others = {}
        return court

    def cards(self, name: str, seat: int = -1) -> list[int]:
        """The kinds the seat knows in a pile."""
        return self.piles[name, seat].cards

    def is_at(self, seat: int, audience: int) -> bool:
        return self.audiences[seat] >> audience & 1 == 1

    def in_hand(self, seat: int) -> float:
        """The influence a hand holds or may hold."""
        pile = self.piles["hand", seat]
        return sum(max(0, w.INFLUENCE[k]) for k in pile.cards) + A_VALET * pile.hidden

    def _draw(self, seat: int) -> tuple[float, float]:
        """Mean and variance of one card a player may bet."""
        pile = self.piles["hand", seat]
        values = [float(w.INFLUENCE[k]) for k in pile.cards] + [A_VALET] * pile.hidden
        if not values:
            return 0.0, 0.0
        mean = sum(values) / len(values)
        spread = sum((v - mean) ** 2 for v in values) / len(values) + 20.0
        return mean * (self.bent["expects"] if seat != self.me else 1.0), spread

    def _brings(self, seat: int) -> tuple[float, float]:
        """Mean and variance of what a player brings with two cards, seen or not."""
        if self.hearsay and seat != self.me and not self.stabbed[2 * seat + 1]:
            chances = self.hearsay.down(seat)
            if chances and not self.cards("down", seat):
                return self._brings_as_heard(seat, chances)
        mean = variance = 0.0
        for place, names in ((2 * seat, ("up",)), (2 * seat + 1, ("down", "turned"))):
            if self.stabbed[place]:
                continue
            factor = 2 if self.medals[place] else 1
            seen = [k for name in names for k in self.cards(name, seat)]
            if w.EXCUSE in seen:
                return 0.0, 0.0
            if seen:
                mean += factor * w.INFLUENCE[seen[0]]
            else:
                mean += factor * self.draws[seat][0]
                variance += factor * factor * self.draws[seat][1]
        if variance and seat != self.me:  # who has shown both cards stays
            variance += WITHDRAWS * mean * mean
            mean *= 1 - WITHDRAWS
        return mean, variance

    def _brings_as_heard(self, seat: int, chances: list[float]) -> tuple[float, float]:
        """The same of a player whose hidden card is of each kind so likely; with the Excuse they bring nothing."""
        shown = self.cards("up", seat)
        if self.stabbed[2 * seat]:
            up, spread = 0.0, 0.0
        else:
            factor = 2 if self.medals[2 * seat] else 1
            one, spread = (float(w.INFLUENCE[shown[0]]), 0.0) if shown else self.draws[seat]
            up, spread = factor * one, factor * factor * spread
        if w.EXCUSE in shown:
            return 0.0, 0.0
        factor = 2 if self.medals[2 * seat + 1] else 1
        mean = square = 0.0
        for kind, chance in enumerate(chances):
            if kind != w.EXCUSE:
                brings = up + factor * w.INFLUENCE[kind]
                mean += chance * brings
                square += chance * (brings * brings + spread)
        return mean, square - mean * mean

    def others(self, seat: int, audience: int) -> tuple[float, float]:
        """Mean and variance of what all but one bring to an audience; who has yet to choose comes half the time."""
        if (seat, audience) in self._others:
            return self._others[seat, audience]
        mean = variance = 0.0
        for other in self.seats:
            if other == seat or (self.audiences[other] and not self.is_at(other, audience)):
                continue
            one, spread = self.brought[other]
            if not self.audiences[other]:
                if self.hearsay:
                    comes = self.hearsay.comes(other, audience)
                    spread = comes * (spread + (1 - comes) * one * one)
                    one *= comes
                else:
                    spread = spread / 2 + one * one / 4
                    one /= 2
            mean += one
            variance += spread
        if self.choosing:  # who comes alone has the Cardinal beside them (RS-33)
            mean += 2 * A_CARDINAL * self._chance_alone(seat, audience)
        if self.alone == audience:
            for place, name in ((w.CARDINAL_UP, "cardinal-up"), (w.CARDINAL_DOWN, "cardinal-down")):
                if not self.stabbed[place]:
                    factor = 2 if self.medals[place] else 1
                    seen = self.cards(name)
                    mean += factor * (w.INFLUENCE[seen[0]] if seen else A_CARDINAL)
                    variance += 0 if seen else 100
        self._others[seat, audience] = mean, variance
        return mean, variance

    def success(self, seat: int, audience: int, own: float, spread: float = 0.0) -> float:
        """How likely an audience succeeds if the seat brings so much."""
        mean, variance = self.others(seat, audience)
        return _above(mean + own - self.need[audience] + 5, variance + spread)

    def leads(self, seat: int, audience: int, own: float) -> float:
        """How likely nobody there brings more than that."""
        chance = 1.0
        for other in self.seats:
            if other in self.yielding:
                continue
            if other != seat and (self.is_at(other, audience) or not self.audiences[other]):
                mean, variance = self.brought[other]
                lead = _above(own - mean, variance)
                chance *= lead if self.audiences[other] else (1 + lead) / 2
        return chance

    def prospect(self, seat: int, audience: int, own: float | None) -> float:
        """Lilies to be expected at an audience, bringing so much (or what such a hand brings)."""
        spread = 0.0
        if own is None:
            own, spread = self.brought[seat]
        chance = self.success(seat, audience, own, spread)
        leads = self.leads(seat, audience, own)
        won = self.gain[audience] + self.favors[audience] * leads * self.time_left
        if self.rounds_left == 0:
            won = self.gain[audience] * leads
        return chance * won - (1 - chance) * self.loss[audience] * (self.bent["dread"] if seat == self.me else 1.0)

    def of_others(self, audience: int, own: float) -> float:
        """Lilies that the others get at an audience, shared among all of them, if the seat brings so much."""
        there = 0.0
        for other in self.seats:
            if other != self.me:
                there += self.weight(other) * (0.5 if not self.audiences[other] else self.is_at(other, audience))
        if self.rounds_left == 0:
            there = min(1.0, there)
        chance = self.success(self.me, audience, own)
        lilies = chance * self.gain[audience] - (1 - chance) * self.loss[audience]
        return there * lilies / (len(self.seats) - 1)

    def weight(self, seat: int) -> float:
        """How much more than usual it counts what another seat gains or loses."""
        return 1.0 + self.bent["grudge"] * (seat == self.foe)

    def _favor(self, audience: str) -> float:
        """Lilies that the favor at an audience is worth early in the game."""
        cards = self.cards(audience)
        worth: list[float] = read_weights("coterie.games.royal_secrets")["court-favors"]
        return self.bent["greed"] * worth[w.favor_of(cards[0])] if cards else 0.0

    def _chance_alone(self, seat: int, audience: int) -> float:
        """How likely nobody else comes to an audience."""
        chance = 1.0
        for other in self.seats:
            if other != seat:
                chance *= 0.5 if not self.audiences[other] else not self.is_at(other, audience)
        return chance

    def keeping(self, spent: list[int]) -> float:
        """What the hand is worth without these cards."""
        left = self.in_hand(self.me) - sum(max(0, w.INFLUENCE[k]) for k in spent)
        if self.rounds_left == 0:
            return min(6.0, left / 10)
        return self.bent["ten"] * left / 10 - self.bent["excuse"] * self.time_left * spent.count(w.EXCUSE)

    def best_pair(
        self, audiences: list[int], laid: list[int], fits: Callable[[list[int]], bool] | None = None
    ) -> tuple[float, list[int]]:
        """The best two cards to bet there, some of which may lie already, and what comes of it; of those that fit."""
        best, pair = -inf, laid
        kinds = sorted(set(self.hand))
        pairs = [[laid[0], k] for k in kinds] if laid else [[a, b] for a in kinds for b in kinds if a <= b]
        for two in pairs:
            if not laid and two[0] == two[1] and self.hand.count(two[0]) < 2:
                continue
            if fits and not fits(two):
                continue
            own = sum(w.INFLUENCE[k] for k in two)
            if w.EXCUSE in two:
                worth = 0.5 if self.piles["valet-stock", -1].size else 0.0
            else:
                worth = sum(self.prospect(self.me, a, own) for a in audiences)
                if len(audiences) == 1:
                    worth += sum(self._valet(k, audiences[0], own) for k in two if w.is_valet(k))
            worth += self.keeping(two[len(laid) :])
            if worth > best:
                best, pair = worth, two
        return best, pair

    def _valet(self, kind: int, audience: int, own: float) -> float:
        """A valet hurts the others if all goes well, else its owner."""
        chance = self.success(self.me, audience, own)
        victims = sum(self.weight(s) for s in self.seats if self.audiences[s] == 2 - audience)
        hits = self.bent["spite"] * chance * victims / len(self.seats)
        return float(self.penalties[kind - w.VALETS]) * (hits - (1 - chance))


def _above(margin: float, variance: float) -> float:
    return 0.5 * (1 + erf(margin / sqrt(2 * (variance + 1))))
