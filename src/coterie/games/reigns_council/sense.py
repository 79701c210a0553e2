# mypyc
"""A sense of the Council: what to present, how to judge and what a table is worth, fast enough for thousands of reigns.

A Monarch here looks at backs alone, an Advisor at nothing but the own hand, goal and markers, so that the same policy
can play an imagined table and be asked how likely an answer was.
"""

from math import exp, sqrt
from typing import Final, cast

from coterie.core.deduction.deal import NoDice
from coterie.core.dice import Dice
from coterie.core.eyes import Eyes
from coterie.core.table import Ask, Table
from coterie.games.reigns_council.advice import appeal, promise, wishes
from coterie.games.reigns_council.belief import matters, read
from coterie.games.reigns_council.ending import FUTURE, NAME_HEIR, STORY
from coterie.games.reigns_council.lexicon import (
    END,
    TO_ACCEPT,
    TO_CHANGE,
    TO_DRAW,
    TO_GO_ON,
    TO_KEEP,
    TO_NAME,
    TO_PRESENT,
    TO_REJECT,
    TO_REVEAL,
    TO_SILENCE,
)
from coterie.games.reigns_council.opinion import Opinion
from coterie.games.reigns_council.rules import (
    DOUBT,
    DRAW,
    DRAW_HAND,
    JUDGE,
    PRESENT,
    REVEAL_ACCEPTED,
    REVEAL_REJECTED,
    doubted_of,
)
from coterie.games.reigns_council.table import ACCEPTED, DISCARD, REIGN, TOP, UNJUDGED, CouncilTable
from coterie.games.reigns_council.weights import Weights, weights_of
from coterie.search.sense import Sense, shares, soften

ROLLOUTS: Final = {"minister": 400, "eminence": 6000}
READERS: Final = 2  # one Monarch in so many is thought not to read Advisors
CANDIDATES: Final = 5  # Proposals of a hand that are worth a search


def sense(temperament: str = "") -> Sense:
    """The sense of a bot with this temperament."""
    return CouncilSense(weights_of(temperament))


class CouncilSense(Sense):
    """How Monarchs and Advisors play. `opinion` is what everybody can think of the Advisors of one reign."""

    def __init__(self, weights: Weights, opinion: Opinion | None = None) -> None:
        super().__init__()
        self.noise = weights.noise
        self.weights = weights
        self.opinion = opinion
        self.presenting = weights.presenting
        # what is expected of the cards that were presented: for each seat, if accepted and if rejected, for each pillar
        # the mean step and how it varies
        self._studied: CouncilTable | None = None
        self._when = -1
        self._mean: list[float] = []
        self._vary: list[float] = []

    # What is asked

    def pick(self, table: Table, ask: Ask, seat: int, dice: Dice) -> int:
        t = cast(CouncilTable, table)
        step = ask.step
        if step is PRESENT:
            return self._present(t, seat)
        if step is DRAW or step is DRAW_HAND:
            return self._draw(t, seat, dice)
        if step is JUDGE:
            return self._judge(t, dice)
        if step is REVEAL_ACCEPTED or step is REVEAL_REJECTED:
            return self._reveal(t, ask.step.legal(t, ask, seat), step is REVEAL_ACCEPTED, dice)
        if step is DOUBT:
            return self._doubt(t, doubted_of(ask), dice)
        if step is FUTURE:
            return TO_GO_ON.base
        if step is STORY:
            return TO_SILENCE.base
        legal = step.legal(t, ask, seat)
        if step is NAME_HEIR:
            return _poorest(t, legal)
        return legal[dice.below(len(legal))]

    def narrow(self, table: Table, ask: Ask, seat: int) -> list[int]:
        t = cast(CouncilTable, table)
        step = ask.step
        legal = step.legal(t, ask, seat)
        if len(legal) == 1:
            return legal
        if step is JUDGE:  # one Advisor after the other: the order of the words does not matter
            first = _first_unjudged(t)
            return [action for action in (TO_ACCEPT.of(first), TO_REJECT.of(first)) if action in legal]
        if step is PRESENT and len(legal) > CANDIDATES:
            wanted = wishes(t, seat)
            rows = sorted([(-self._promise(t, wanted, TO_PRESENT.arg(action)), action) for action in legal])
            return [rows[i][1] for i in range(CANDIDATES)]
        if step is DOUBT or step is PRESENT:
            return legal
        return [self.pick(table, ask, seat, _FIRST)]  # not worth a search

    def mark(self, table: Table) -> int:
        return cast(CouncilTable, table).reign

    def values(self, table: Table) -> list[float]:
        t = cast(CouncilTable, table)
        if table.top is None:
            out = shares(table)
            best = max(t.points)
            for seat in range(t.seats):
                out[seat] += 0.005 * (t.points[seat] - best)
            return out
        left = t.seats - t.reign + 1  # the reign that has just been set up is still to be played
        crown = self.weights.crown[left]
        ends: list[float] = []
        for seat in range(t.seats):
            ends.append(t.points[seat] + (0.0 if t.reigned[seat] else crown))
        return soften(ends, self.weights.heat[left])

    def eminent(self) -> Sense:
        found = CouncilSense(self.weights)
        found.presenting = self.weights.pressing
        return found

    def seeing(self, eyes: Eyes) -> Sense:
        if not matters(eyes):
            return self
        found = CouncilSense(self.weights, read(eyes).opinion(eyes.seat))
        found.margin = self.presenting if eyes.view().step == PRESENT.name else self.weights.ruling
        return found

    # The Advisor

    def _promise(self, t: CouncilTable, wanted: list[int], kind: int) -> float:
        return promise(self.weights, t.pack, t.tracks, len(t.at[REIGN]), wanted, kind)

    def _present(self, t: CouncilTable, seat: int) -> int:
        wanted = wishes(t, seat)
        best = -1
        most = -1e9
        last = -1
        for card in t.at[t.hand(seat)]:
            kind = t.layout.kind_of[card]
            if kind == last:
                continue
            last = kind
            worth = self._promise(t, wanted, kind)
            if worth > most:
                most = worth
                best = kind
        return TO_PRESENT.of(best)

    def _draw(self, t: CouncilTable, seat: int, dice: Dice) -> int:
        wanted = wishes(t, seat)
        best = -1
        most = -1e9
        ties = 0
        for n in range(3):
            top = t.at[TOP + n]
            if not top:
                continue
            liked = appeal(self.weights, t.pack, wanted, t.layout.kind_of[top[0]])
            if liked > most + 1e-9:
                most = liked
                best = n
                ties = 1
            elif liked > most - 1e-9:
                ties += 1
                if dice.below(ties) == 0:
                    best = n
        return TO_DRAW.of(best)

    # The Monarch

    def _judge(self, t: CouncilTable, dice: Dice) -> int:
        """The next word of the most promising verdicts together."""
        self._study(t, dice)
        mean = [float(t.tracks[0]), float(t.tracks[1]), float(t.tracks[2]), float(t.tracks[3])]
        vary = [0.0, 0.0, 0.0, 0.0]
        undecided: list[int] = []
        given = 0
        for other in range(t.seats):
            if other != t.monarch and t.verdicts[other] == UNJUDGED:
                undecided.append(other)
            elif other != t.monarch:
                self._add(other, t.verdicts[other] == ACCEPTED, mean, vary)
                given += 1 if t.verdicts[other] == ACCEPTED else 0
        best = 0
        most = -1e18
        for mask in range(1 << len(undecided)):
            accepted = given
            m = mean.copy()
            v = vary.copy()
            for i in range(len(undecided)):
                accepted += mask >> i & 1
                self._add(undecided[i], mask >> i & 1 == 1, m, v)
            if accepted:
                worth = self._outlook(t, m, v, accepted)
                if self.weights.grudge > 0.0:
                    worth -= self.weights.grudge * self._grudge(t, undecided, mask)
                if worth > most:
                    most = worth
                    best = mask
        return TO_ACCEPT.of(undecided[0]) if best & 1 else TO_REJECT.of(undecided[0])

    def _grudge(self, t: CouncilTable, undecided: list[int], mask: int) -> float:
        """How far those who would be accepted have pushed the Monarch's markers out."""
        total = 0.0
        if self.opinion is not None:
            for i in range(len(undecided)):
                if mask >> i & 1:
                    total += self.opinion.wounds[t.monarch][undecided[i]]
        return total

    def _outlook(self, t: CouncilTable, mean: list[float], vary: list[float], accepted: int) -> float:
        """What the Monarch can hope for when the markers come to lie about there and so many cards are accepted."""
        weights = self.weights
        squares = 0.0
        fourths = 0.0
        safe = 1.0
        for p in range(4):
            m = mean[p]
            v = vary[p]
            square = m * m
            squares += square + v
            fourths += square * square + 6.0 * square * v + 3.0 * v * v
            safe *= 1.0 - _reaches(m, v)
        left = int(t.pack.retire) - len(t.at[REIGN]) - accepted
        worth = accepted * (1.0 - weights.gift) - (1.0 - safe) * accepted / 2.0
        if left <= 0:
            return worth + weights.fear * safe
        lasting = min(safe, weights.lasts(squares, fourths, left))
        return worth + weights.part * left * safe + (weights.hope * left + weights.fear) * lasting

    def _study(self, t: CouncilTable, dice: Dice) -> None:
        """Make up the Monarch's mind about all that was presented in this turn, once.

        Another seat than the one that thinks ahead may or may not read its Advisors.
        """
        when = 1000 * t.reign + t.turn
        if self._studied is t and self._when == when:
            return
        self._studied = t
        self._when = when
        self._mean = [0.0] * (8 * t.seats)
        self._vary = [0.0] * (8 * t.seats)
        opinion = self.opinion
        if opinion is not None and (
            opinion.reign != t.reign or (opinion.viewer != t.monarch and dice.below(READERS) == 0)
        ):
            opinion = None
        for other in range(t.seats):
            if t.at[t.presented(other)]:
                self._weigh(t, other, opinion)

    def _weigh(self, t: CouncilTable, owner: int, opinion: Opinion | None) -> None:
        """What is to be expected of a presented card by its back: if accepted, then if rejected, for each pillar."""
        pack = t.pack
        kind = t.layout.kind_of[t.at[t.presented(owner)][0]]
        back = pack.back[kind]
        low = kind
        high = kind + 1
        while low > 0 and pack.back[low - 1] == back:
            low -= 1
        while high < len(pack.back) and pack.back[high] == back:
            high += 1
        odds = [1.0] * (high - low)
        if opinion is not None:
            opinion.weigh(t, owner, low, high, odds)
        total = 0.0
        where = t.where
        for k in range(low, high):
            there = 0
            for card in range(t.layout.kind_low[k], t.layout.kind_high[k]):
                if where[card] != DISCARD and where[card] != REIGN:
                    there += 1
            odds[k - low] *= there
            total += odds[k - low]
        if total <= 0.0:
            return
        for verdict in range(2):
            steps = pack.accept if verdict == 0 else pack.reject
            for p in range(4):
                one = 0.0
                two = 0.0
                for k in range(low, high):
                    step = steps[4 * k + p]
                    if step:
                        w = odds[k - low] * step
                        one += w
                        two += w * step
                one /= total
                self._mean[8 * owner + 4 * verdict + p] = one
                self._vary[8 * owner + 4 * verdict + p] = two / total - one * one

    def _add(self, owner: int, accepted: bool, mean: list[float], vary: list[float]) -> None:
        """Move the markers by what is expected of a card."""
        at = 8 * owner if accepted else 8 * owner + 4
        for p in range(4):
            if self._vary[at + p] or self._mean[at + p]:
                mean[p] += self._mean[at + p]
                vary[p] += self._vary[at + p]

    def _reveal(self, t: CouncilTable, legal: list[int], accepted: bool, dice: Dice) -> int:
        """The card that is least likely to kill, and of those the one that mends most."""
        best = legal[0]
        most = -1e18
        if len(legal) == 1:
            return best
        self._study(t, dice)
        for action in legal:
            at = 8 * TO_REVEAL.arg(action) + (0 if accepted else 4)
            safe = 1.0
            out = 0.0
            for p in range(4):
                m = t.tracks[p] + self._mean[at + p]
                v = self._vary[at + p]
                safe *= 1.0 - _reaches(m, v)
                out += m * m + v
            worth = safe - 0.001 * out
            if worth > most:
                most = worth
                best = action
        return best

    def _doubt(self, t: CouncilTable, owner: int, dice: Dice) -> int:
        """Keep or change: the revealed card is known, those still to come are not."""
        self._study(t, dice)
        kind = t.layout.kind_of[t.at[t.presented(owner)][0]]
        mean = [float(t.tracks[0]), float(t.tracks[1]), float(t.tracks[2]), float(t.tracks[3])]
        vary = [0.0, 0.0, 0.0, 0.0]
        accepted = 0
        waiting = 0
        for other in range(t.seats):
            if other != owner and t.at[t.presented(other)]:
                waiting += 1
                accepted += 1 if t.verdicts[other] == ACCEPTED else 0
                self._add(other, t.verdicts[other] == ACCEPTED, mean, vary)
        worths: list[float] = []
        for steps, more in ((t.pack.accept, 1), (t.pack.reject, 0)):
            m = [mean[p] + steps[4 * kind + p] for p in range(4)]
            worths.append(self._outlook(t, m, vary, accepted + more))
        gain = worths[1] - worths[0] if t.verdicts[owner] == ACCEPTED else worths[0] - worths[1]
        return TO_CHANGE.base if gain > self.weights.second * waiting else TO_KEEP.base


def _reaches(mean: float, vary: float) -> float:
    """How likely a marker reaches an end."""
    out = abs(mean) - (END - 0.5)
    if vary < 1e-6:
        return 1.0 if out > 0.0 else 0.0
    x = 1.8 * out / sqrt(vary)
    return 0.0 if x < -6.0 else 1.0 if x > 6.0 else 1.0 / (1.0 + exp(-x))


def _first_unjudged(t: CouncilTable) -> int:
    other = 0
    while other == t.monarch or t.verdicts[other] != UNJUDGED:
        other += 1
    return other


def _poorest(t: CouncilTable, legal: list[int]) -> int:
    best = legal[0]
    for action in legal:
        if t.points[TO_NAME.arg(action)] < t.points[TO_NAME.arg(best)]:
            best = action
    return best


_FIRST: Final = NoDice()
