# mypyc
"""The sense of Royal Secrets: where to go, what to bet, and what a table is worth between two rounds."""

from typing import Any, Final, cast

from coterie.core.dice import Dice
from coterie.core.events import not_undone
from coterie.core.eyes import Eyes
from coterie.core.table import Ask, Step, Table
from coterie.core.telling import NO_CARD
from coterie.games.royal_secrets.count import THIRD
from coterie.games.royal_secrets.favors import DECORATE, RECRUIT, STAB
from coterie.games.royal_secrets.grudges import foes
from coterie.games.royal_secrets.lexicon import (
    CORRUPTION,
    DINNER,
    ESPIONAGE,
    EXCUSE,
    INFLUENCE,
    PARDON,
    PLANNING,
    STROKE,
    TO_BET_DOWN,
    TO_BET_UP,
    TO_CHOOSE,
    TO_DECORATE,
    TO_HAND_ON,
    TO_PLAY_FAVOR,
    TO_RECRUIT,
    TO_SEND_KING,
    TO_SHOW_THIRD,
    TO_STAB,
    ZERO,
    favor_of,
    is_valet,
)
from coterie.games.royal_secrets.prospects import Pair, Taste, best_pair, mean_card, pairs
from coterie.games.royal_secrets.rules import ASSIGN, BET, CHOOSE, HAND_ON
from coterie.games.royal_secrets.table import RoyalTable
from coterie.search.sense import Sense, logistic, shares, soften
from coterie.search.weights import read_weights

FEATURES: Final = 15
CONSIDERED: Final = 4  # kinds of card that a bet is searched among
STUBBORN: Final = 1.5  # the margin of who has a temperament
GRUDGE: Final = 0.1  # of the chance to win, what that of a foe weighs
ROLLOUTS: Final = {"minister": 800, "eminence": 16000}


class RoyalSense(Sense):
    """Plays and weighs Royal Secrets. `fitted` has FEATURES weights for each number of rounds to play, and `heats`
    how even the chances are then.
    """

    def __init__(self, taste: Taste, fitted: list[list[float]], heats: list[float]) -> None:
        super().__init__()
        self.noise = 30
        self.taste = taste
        self.fitted = fitted
        self.heats = heats
        self.hunger = taste.hunger
        self.seat = -1  # who decides, if it bears a grudge
        self.foe = -1  # against whom

    def seeing(self, eyes: Eyes) -> Sense:
        """Who bears a grudge looks for who hurt it last."""
        if self.taste.grudge <= 0.0:
            return self
        found = self.sober()
        found.hunger = self.hunger
        found.margin = self.margin
        found.seat = eyes.seat
        found.foe = foes(not_undone(eyes.heard()), eyes.seats)[eyes.seat]
        return found

    def sober(self) -> "RoyalSense":
        found = RoyalSense(self.taste, self.fitted, self.heats)
        found.hunger = 0.0
        return found

    # Playing.

    def heat(self, eyes: Eyes) -> float:
        """Where all take the better audience they crowd, and it is the worse one then."""
        return self.taste.mix if eyes.view().step == CHOOSE.name else 0.0

    def pick(self, table: Table, ask: Ask, seat: int, dice: Dice) -> int:
        t = cast(RoyalTable, table)
        step = ask.step
        legal = step.legal(t, ask, seat)
        if len(legal) == 1:
            return legal[0]
        if step is BET:
            return self._bet(t, seat, legal, dice)
        if step is CHOOSE:
            return self._choose(t, seat, legal, dice)
        if step is HAND_ON:
            return self._hand_on(t, seat, legal)
        if step is ASSIGN:
            return self._assign(t, seat, legal, dice)
        if step is THIRD:
            return _third(legal)
        if step is STAB or step is DECORATE or step is RECRUIT:
            return _target(t, seat, legal, step, dice)
        for action in legal:
            if TO_PLAY_FAVOR.owns(action) and self._plays(t, seat, favor_of(TO_PLAY_FAVOR.arg(action)), dice):
                return action
        return legal[len(legal) - 1]

    def narrow(self, table: Table, ask: Ask, seat: int) -> list[int]:
        """All that is legal; of bets those with the kinds that promise most."""
        legal = ask.step.legal(table, ask, seat)
        if ask.step is not BET or len(legal) <= 2 * CONSIDERED:
            return legal
        t = cast(RoyalTable, table)
        found = pairs(t, seat, t.audiences_of(seat), _laid(t, seat), self.taste)
        found.sort(key=_pair_worth, reverse=True)
        kinds: list[int] = []
        for pair in found:
            if pair.one not in kinds:
                kinds.append(pair.one)
            if _laid(t, seat) < 0 and pair.two not in kinds:
                kinds.append(pair.two)
            if len(kinds) >= CONSIDERED:
                break
        out: list[int] = []
        for action in legal:
            if TO_BET_UP.owns(action):
                if TO_BET_UP.arg(action) in kinds:
                    out.append(action)
            elif TO_BET_DOWN.owns(action):
                if TO_BET_DOWN.arg(action) in kinds:
                    out.append(action)
            else:
                out.append(action)
        return out

    def _bet(self, t: RoyalTable, seat: int, legal: list[int], dice: Dice) -> int:
        laid = _laid(t, seat)
        pair = best_pair(t, seat, t.audiences_of(seat), laid, self.taste)
        kind = pair.one
        if laid < 0:  # the weaker card first: the stronger one may turn out not to be needed, or not to be enough
            one = 99 if pair.one == EXCUSE else INFLUENCE[pair.one]
            two = 99 if pair.two == EXCUSE else INFLUENCE[pair.two]
            kind = pair.one if one <= two else pair.two
        up = TO_BET_UP.of(kind)
        down = TO_BET_DOWN.of(kind)
        if up in legal and (down not in legal or dice.below(100) < self.taste.upright):
            return up
        return down

    def _choose(self, t: RoyalTable, seat: int, legal: list[int], dice: Dice) -> int:
        for action in legal:
            if TO_PLAY_FAVOR.owns(action) and favor_of(TO_PLAY_FAVOR.arg(action)) == CORRUPTION:
                return action
        king = best_pair(t, seat, 1, -1, self.taste).worth
        queen = best_pair(t, seat, 2, -1, self.taste).worth
        for action in legal:
            dines = TO_PLAY_FAVOR.owns(action) and favor_of(TO_PLAY_FAVOR.arg(action)) == DINNER
            if dines and best_pair(t, seat, 3, -1, self.taste).worth > max(king, queen) + 0.5:
                return action
        if self.taste.whim > 0.0:
            return TO_CHOOSE.of(0 if dice.below(10000) < 10000 * logistic((king - queen) / self.taste.whim) else 1)
        return TO_CHOOSE.of(0 if king >= queen else 1)

    def _hand_on(self, t: RoyalTable, seat: int, legal: list[int]) -> int:
        """Let those of the same audience act first, the richest of them before the others."""
        best = legal[0]
        most = -1.0
        for action in legal:
            if TO_PLAY_FAVOR.owns(action):
                continue
            other = TO_HAND_ON.arg(action)
            score = (100.0 if t.audiences_of(other) & t.audiences_of(seat) else 0.0) + mean_card(t, other)
            if score > most:
                most = score
                best = action
        return best

    def _assign(self, t: RoyalTable, seat: int, legal: list[int], dice: Dice) -> int:
        """Go to the better audience, and send the others anywhere."""
        king = t.audience_card(0)
        queen = t.audience_card(1)
        mine = 0
        if king != NO_CARD and queen != NO_CARD:
            need = t.cards.need
            gain = t.cards.gain
            if gain[queen] * 10 - need[queen] / t.seats > gain[king] * 10 - need[king] / t.seats:
                mine = 1
        here = TO_SEND_KING.arg(legal[0]) == seat or dice.below(2) == 0
        return legal[mine if here else 1 - mine]

    def _plays(self, t: RoyalTable, seat: int, favor: int, dice: Dice) -> bool:
        left = t.cards.rounds - t.round
        if favor == STROKE:
            return t.audience_losses[seat] >= 3 or left <= 1
        if favor == PARDON:
            return t.audience_losses[seat] + t.valet_losses[seat] >= 4 or left <= 1
        if favor == DINNER:
            here = best_pair(t, seat, t.audiences_of(seat), -1, self.taste).worth
            return best_pair(t, seat, 3, -1, self.taste).worth > here + 0.5
        if favor in (CORRUPTION, PLANNING):
            return True
        if favor == ESPIONAGE:
            return False
        return dice.below(3) == 0 or left == 0

    # Weighing.

    def mark(self, table: Table) -> int:
        return cast(RoyalTable, table).round

    def values(self, table: Table) -> list[float]:
        out = self._chances(table)
        if self.foe >= 0:
            out[self.seat] -= GRUDGE * self.taste.grudge * out[self.foe]
        return out

    def _chances(self, table: Table) -> list[float]:
        t = cast(RoyalTable, table)
        if table.top is None:
            out = shares(table)
            best = max(t.lilies)
            for seat in range(t.seats):
                out[seat] += 0.01 * (t.lilies[seat] - best)
            return out
        points = self.points(t)
        out = soften(points, self.heats[t.cards.rounds - t.round])
        for seat in range(t.seats):
            out[seat] += self.hunger * points[seat]
        return out

    def points(self, t: RoyalTable) -> list[float]:
        """Lilies to be expected of each seat at the end, but for what all can expect alike."""
        weights = self.fitted[t.cards.rounds - t.round]
        out: list[float] = []
        for seat in range(t.seats):
            found = features(t, seat)
            total = float(t.lilies[seat])
            for i in range(FEATURES):
                total += weights[i] * found[i]
            out.append(total)
        return out


def features(t: RoyalTable, seat: int) -> list[float]:
    """What a seat has between two rounds: influence of its courtiers in tens, the same above 60, zeros, Excuses,
    valets, their influence in tens, and favors by kind.
    """
    out = [0.0] * FEATURES
    influence = 0
    kind_of = t.layout.kind_of
    for card in t.at[t.hand(seat)]:
        kind = kind_of[card]
        if kind == EXCUSE:
            out[3] += 1.0
        elif is_valet(kind):
            out[4] += 1.0
            out[5] += INFLUENCE[kind] / 10.0
        elif kind == ZERO:
            out[2] += 1.0
        else:
            influence += INFLUENCE[kind]
    out[0] = influence / 10.0
    out[1] = max(0.0, influence / 10.0 - 6.0)
    for card in t.at[t.favors(seat)]:
        out[6 + favor_of(kind_of[card])] += 1.0
    return out


def _pair_worth(pair: Pair) -> float:
    return pair.worth


def _laid(t: RoyalTable, seat: int) -> int:
    """The kind that a seat has laid already, -1 for none."""
    for pile in (t.up(seat), t.down(seat)):
        if t.at[pile]:
            return t.layout.kind_of[t.at[pile][0]]
    return -1


def _third(legal: list[int]) -> int:
    """The highest card up to 20."""
    fit = legal[0]
    for action in legal:
        influence = INFLUENCE[TO_SHOW_THIRD.arg(action)]
        if influence <= 20 and influence >= INFLUENCE[TO_SHOW_THIRD.arg(fit)]:
            fit = action
    return fit


def _target(t: RoyalTable, seat: int, legal: list[int], step: Step, dice: Dice) -> int:
    """What to stab, decorate or recruit."""
    best = legal[dice.below(len(legal))]
    most = -1e9
    for action in legal:
        if step is STAB:
            place = TO_STAB.arg(action)
        elif step is DECORATE:
            place = TO_DECORATE.arg(action)
        else:
            place = TO_RECRUIT.arg(action)
        owner = place >> 1
        card = t.bet_card(place)
        seen = card != NO_CARD and (place & 1 == 0 or owner == seat)
        influence = INFLUENCE[t.layout.kind_of[card]] if seen else 12
        if step is DECORATE:
            score = float(influence) if owner == seat and card != NO_CARD else -5.0
        elif step is STAB:
            same = owner < t.seats and t.audiences_of(owner) & t.audiences_of(seat) != 0
            score = -10.0 if owner == seat else 1.0 if same else 3.0
        else:
            score = float(influence)
        score += dice.below(3)
        if score > most:
            most = score
            best = action
    return best


def sense(temperament: str = "") -> RoyalSense:
    """The sense of a temperament, "" for none."""
    return sense_of(read_weights("coterie.games.royal_secrets"), temperament)


def sense_of(data: dict[str, Any], temperament: str = "") -> RoyalSense:
    """The sense by these numbers. A temperament shifts its taste, and leaves its own way for a better one less
    readily.
    """
    factors: dict[str, float] = data["temperaments"][temperament] if temperament else {}
    numbers = {name: number * factors.get(name, 1.0) for name, number in data["taste"].items()}
    numbers["grudge"] = factors.get("grudge", 0.0)
    thrift, surplus = numbers["thrift"], numbers["surplus"]
    worth = [[row[0] * thrift, row[1] - surplus, *row[2:]] for row in data["worth"]]
    found = RoyalSense(Taste(numbers, data["favors"]), worth, data["heats"])
    if temperament:
        found.margin = STUBBORN
    return found
