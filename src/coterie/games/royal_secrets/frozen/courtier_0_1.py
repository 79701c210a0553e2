"""The courtier of Coterie 0.1, frozen: `instinct` and `court` as they were then, to measure later bots against.

It repeats them on purpose and takes nothing from them, so that its decisions stay when the instinct learns.
Fractions are added one by one: `sum` rounds them in another way from Python 3.12 on.
"""

from functools import reduce
from math import erf, inf, sqrt
from operator import add

from coterie.core.dice import Dice
from coterie.core.eyes import Eyes
from coterie.core.lexicon import Action
from coterie.core.views import View
from coterie.games.royal_secrets.game import GAME

LEXICON = GAME.lexicon
VERBS = {verb.name: verb for verb in LEXICON.verbs}
BET_DOWN, BET_UP, CHOOSE, HAND_ON, PLAY, SEND_KING, THIRD = (
    VERBS[name] for name in ("bet-down", "bet-up", "choose", "hand-on", "play-favor", "send-king", "third")
)
KING, QUEEN = 0, 1

# Kinds of card: courtiers, the Excuse, valets, cardinals, audiences, each of which is a favor, cheap or dear.
EXCUSE, VALETS, CARDINALS, AUDIENCES = 5, 6, 10, 14
INFLUENCE = [0, 10, 20, 30, 40, 0, -10, 0, 10, 20, -10, 0, 10, 20, *([0] * 18)]  # by kind
CORRUPTION, PLANNING, DINNER, ESPIONAGE, STABBING, MEDAL, RECRUITMENT, PARDON, STROKE = range(9)
PLACES_COUNT, CARDINAL_UP, CARDINAL_DOWN = 12, 10, 11  # a seat's places are 2 * seat (up) and 2 * seat + 1 (down)

A_VALET = 5.0  # influence to be expected of a valet
A_CARDINAL = 7.0
A_FAVOR = 1.4  # lilies a favor is worth, early in the game
AN_EXCUSE = 1.5  # lilies it is worth to keep one
A_TEN = 0.9  # lilies it is worth to keep 10 influence
WITHDRAWS = 0.12  # how often another player turns out to withdraw


def choose(eyes: Eyes, dice: Dice) -> Action:
    """A sensible answer to whatever the seat is asked."""
    legal = eyes.legal()
    if len(legal) == 1:
        return legal[0]
    court = Court(eyes.view())
    favors = [a for a in legal if PLAY.owns(a)]
    step = court.view.step
    if step == "choose":
        return _choose_audience(court, favors)
    if step == "hand-on":
        return _hand_on(court, legal, favors)
    if step == "bet":
        return _bet(court, legal, favors, dice)
    if step == "assign":
        return _assign(court, legal)
    if step == "third":
        return _third(court, legal)
    if step in ("stab", "decorate", "recruit"):
        return max(legal, key=lambda a: _target(court, step, LEXICON.verb_of(a).arg(a)))
    for favor in favors:
        if _worth_playing(court, favor_of(PLAY.arg(favor))):
            return favor
    return legal[-1] if step.endswith("call") else legal[dice.below(len(legal))]


class Court:
    """A view, read as a courtier reads it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.seat
        self.seats = range(view.seats)
        self.piles = {(p.name, p.seat): p for p in view.piles}
        self.audiences = view.numbers("audiences")
        self.need = view.numbers("need")
        self.gain = view.numbers("gain")
        self.loss = view.numbers("loss")
        self.stabbed = view.numbers("stabbed")
        self.medals = view.numbers("medals")
        self.rounds_left = view.number("rounds") - view.number("round")
        self.time_left = self.rounds_left / view.number("rounds")
        self.alone = view.number("alone")
        self.penalties = view.numbers("penalties")
        self.hand = self.cards("hand", self.me) if ("hand", self.me) in self.piles else []
        self.draws = [self._draw(s) for s in self.seats]
        self.brought = [self._brings(s) for s in self.seats]
        self._others: dict[tuple[int, int], tuple[float, float]] = {}

    def cards(self, name: str, seat: int = -1) -> list[int]:
        """The kinds the seat knows in a pile."""
        return self.piles[name, seat].cards

    def is_at(self, seat: int, audience: int) -> bool:
        return self.audiences[seat] >> audience & 1 == 1

    def in_hand(self, seat: int) -> float:
        """The influence a hand holds or may hold."""
        pile = self.piles["hand", seat]
        return sum(max(0, INFLUENCE[k]) for k in pile.cards) + A_VALET * pile.hidden

    def _draw(self, seat: int) -> tuple[float, float]:
        """Mean and variance of one card a player may bet."""
        pile = self.piles["hand", seat]
        values = [float(INFLUENCE[k]) for k in pile.cards] + [A_VALET] * pile.hidden
        if not values:
            return 0.0, 0.0
        mean = reduce(add, values) / len(values)
        return mean, reduce(add, [(v - mean) ** 2 for v in values]) / len(values) + 20.0

    def _brings(self, seat: int) -> tuple[float, float]:
        """Mean and variance of what a player brings with two cards, seen or not."""
        mean = variance = 0.0
        for place, names in ((2 * seat, ("up",)), (2 * seat + 1, ("down", "turned"))):
            if self.stabbed[place]:
                continue
            factor = 2 if self.medals[place] else 1
            seen = [k for name in names for k in self.cards(name, seat)]
            if EXCUSE in seen:
                return 0.0, 0.0
            if seen:
                mean += factor * INFLUENCE[seen[0]]
            else:
                mean += factor * self.draws[seat][0]
                variance += factor * factor * self.draws[seat][1]
        if variance and seat != self.me:  # who has shown both cards stays
            variance += WITHDRAWS * mean * mean
            mean *= 1 - WITHDRAWS
        return mean, variance

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
                spread = spread / 2 + one * one / 4
                one /= 2
            mean += one
            variance += spread
        if self.alone == audience:
            for place, name in ((CARDINAL_UP, "cardinal-up"), (CARDINAL_DOWN, "cardinal-down")):
                if not self.stabbed[place]:
                    factor = 2 if self.medals[place] else 1
                    seen = self.cards(name)
                    mean += factor * (INFLUENCE[seen[0]] if seen else A_CARDINAL)
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
        won = self.gain[audience] + A_FAVOR * leads * self.time_left
        if self.rounds_left == 0:
            won = self.gain[audience] * leads
        return chance * won - (1 - chance) * self.loss[audience]

    def keeping(self, spent: list[int]) -> float:
        """What the hand is worth without these cards."""
        left = self.in_hand(self.me) - sum(max(0, INFLUENCE[k]) for k in spent)
        if self.rounds_left == 0:
            return min(6.0, left / 10)
        return A_TEN * left / 10 - AN_EXCUSE * spent.count(EXCUSE)

    def best_pair(self, audiences: list[int], laid: list[int]) -> tuple[float, list[int]]:
        """The best two cards to bet there, some of which may lie already, and what comes of it."""
        best, pair = -inf, laid
        kinds = sorted(set(self.hand))
        pairs = [[laid[0], k] for k in kinds] if laid else [[a, b] for a in kinds for b in kinds if a <= b]
        for two in pairs:
            if not laid and two[0] == two[1] and self.hand.count(two[0]) < 2:
                continue
            own = sum(INFLUENCE[k] for k in two)
            if EXCUSE in two:
                worth = 0.5 if self.piles["valet-stock", -1].size else 0.0
            else:
                worth = reduce(add, [self.prospect(self.me, a, own) for a in audiences], 0.0)
                if len(audiences) == 1:
                    worth += reduce(add, [self._valet(k, audiences[0], own) for k in two if is_valet(k)], 0.0)
            worth += self.keeping(two[len(laid) :])
            if worth > best:
                best, pair = worth, two
        return best, pair

    def _valet(self, kind: int, audience: int, own: float) -> float:
        """A valet hurts the others if all goes well, else its owner."""
        chance = self.success(self.me, audience, own)
        victims = sum(self.audiences[s] == 2 - audience for s in self.seats)
        return float(self.penalties[kind - VALETS]) * (chance * victims / len(self.seats) - (1 - chance))


def _above(margin: float, variance: float) -> float:
    return 0.5 * (1 + erf(margin / sqrt(2 * (variance + 1))))


def _choose_audience(court: Court, favors: list[Action]) -> Action:
    worth = [court.best_pair([a], [])[0] for a in range(2)]
    for favor in favors:
        if favor_of(PLAY.arg(favor)) == CORRUPTION:
            return favor
        if court.best_pair([0, 1], [])[0] > max(worth) + 0.5:
            return favor
    return Action(CHOOSE.of(KING if worth[0] >= worth[1] else QUEEN))


def _bet(court: Court, legal: list[Action], favors: list[Action], dice: Dice) -> Action:
    laid = court.cards("up", court.me) + court.cards("down", court.me)
    for favor in favors:
        if laid and favor_of(PLAY.arg(favor)) == ESPIONAGE:
            return favor
    _, pair = court.best_pair([a for a in range(2) if court.is_at(court.me, a)], laid)
    # The weaker card first: the stronger one may turn out not to be needed, or not to be enough.
    kind = pair[1] if laid else min(pair, key=lambda k: 99 if k == EXCUSE else INFLUENCE[k])
    ways = [a for a in legal if a in (BET_UP.of(kind), BET_DOWN.of(kind))]
    return ways[dice.below(len(ways))]


def _hand_on(court: Court, legal: list[Action], favors: list[Action]) -> Action:
    """Let those of the same audience speak first, so as to hear them; and the richest of them before the others."""
    for favor in favors:
        if favor_of(PLAY.arg(favor)) == CORRUPTION:
            return favor
    seats = [HAND_ON.arg(a) for a in legal if HAND_ON.owns(a)]
    shares = [court.audiences[s] & court.audiences[court.me] != 0 for s in seats]
    best = max(range(len(seats)), key=lambda i: (shares[i], court.in_hand(seats[i])))
    return Action(HAND_ON.of(seats[best]))


def _assign(court: Court, legal: list[Action]) -> Action:
    """Send the rich where oneself goes, the better audience, until it will succeed; the others elsewhere."""
    mine = max(range(2), key=lambda a: court.gain[a] * 10 - court.need[a] / len(court.seats))
    seat = SEND_KING.arg(legal[0])
    crowd = reduce(add, [court.brought[s][0] for s in court.seats if court.is_at(s, mine)], 0.0)
    joins = seat == court.me or crowd < court.need[mine]
    return legal[mine if joins else 1 - mine]


def _third(court: Court, legal: list[Action]) -> Action:
    """The highest card that is not worth more than what is at stake."""
    stake = 40.0 if court.rounds_left == 0 else 10 + 20 * court.time_left
    values = [INFLUENCE[THIRD.arg(a)] for a in legal]
    fit = [i for i in range(len(legal)) if values[i] <= stake] or [values.index(min(values))]
    return legal[max(fit, key=lambda i: values[i])]


def _worth_playing(court: Court, favor: int) -> bool:
    """Whether to use a favor in a call."""
    me = court.me
    lost = court.view.numbers("audience-losses")[me] * (1 - court.view.numbers("stroked")[me])
    if favor == STROKE:
        return lost >= 3 or court.rounds_left <= 1
    if favor == PARDON:
        return lost + court.view.numbers("valet-losses")[me] >= 4 or court.rounds_left <= 1
    if favor in (STABBING, MEDAL, RECRUITMENT):
        names = {STABBING: "stab", MEDAL: "decorate", RECRUITMENT: "recruit"}
        least = 0.3 if court.rounds_left else 0.01
        return max(_target(court, names[favor], p) for p in range(PLACES_COUNT)) > least
    if favor == DINNER:
        here = [a for a in range(2) if court.is_at(me, a)]
        return court.best_pair([0, 1], [])[0] > court.best_pair(here, [])[0] + 0.5
    return favor in (CORRUPTION, PLANNING)


def _target(court: Court, step: str, place: int) -> float:
    """What it is worth to stab, decorate or recruit the card of a place."""
    owner = place >> 1
    if owner >= len(court.seats):
        return -1.0
    kinds = court.cards("down" if place & 1 else "up", owner)
    influence = float(INFLUENCE[kinds[0]]) if kinds else court.draws[owner][0]
    if step == "recruit":
        same = owner != court.me and court.audiences[owner] & court.audiences[court.me]
        return influence / 10 * 0.4 - 0.3 if same and not court.stabbed[place] else -1.0
    if court.stabbed[place] or (step == "decorate" and court.medals[place]) or (step == "stab" and not place & 1):
        return -1.0
    change = influence if step == "decorate" else -influence
    total = 0.0
    for audience in range(2):
        if not court.is_at(owner, audience):
            continue
        for seat in court.seats:  # my lilies, less a part of what the others win by it
            if court.is_at(seat, audience):
                own, spread = court.brought[seat]
                before = court.success(seat, audience, own, spread)
                after = court.success(seat, audience, own + change, spread)
                weight = 1.0 if seat == court.me else -0.4
                total += weight * (after - before) * (court.gain[audience] + court.loss[audience])
        if court.is_at(court.me, audience):
            own = court.brought[court.me][0]
            lead = court.leads(court.me, audience, own + change if owner == court.me else own - change * 0.5)
            stake = A_FAVOR * court.time_left if court.rounds_left else court.gain[audience]
            total += (lead - court.leads(court.me, audience, own)) * stake
    return total


def is_valet(kind: int) -> bool:
    return VALETS <= kind < CARDINALS


def favor_of(kind: int) -> int:
    """The favor on an audience card."""
    return kind - AUDIENCES >> 1
