"""Fits the numbers of the Council's bots to games they play: `coterie fit reigns-council`.

Three things are fitted, one after the other: how sharply Advisors are read, to games of the courtier that never
changes; how a Monarch fears and hopes, by mutants that have to reign better than what there was; and what points are
worth between two reigns, to games of the sense with itself. The rest stays as it is in `START`, and everything follows
from a seed, whatever the numbers were before.
"""

import copy
import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Any

from coterie.core.dice import Lehmer
from coterie.core.events import Heard
from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.core.lexicon import CHANCE
from coterie.core.table import SEVERAL, Table
from coterie.games.reigns_council.belief import Reading, matters, read
from coterie.games.reigns_council.frozen import courtier_0_1
from coterie.games.reigns_council.game import GAME
from coterie.games.reigns_council.sense import CouncilSense
from coterie.games.reigns_council.table import CouncilPack, CouncilTable
from coterie.games.reigns_council.weights import Weights
from coterie.search.sense import soften

Tell = Callable[[str], None]
Sample = tuple[list[int], list[int], list[float]]  # points, who has reigned, and who won in the end

# What a fit begins with. The hopes of an Advisor are those of courtier-0.1.
START: dict[str, Any] = {
    "monarch": {
        "fear": 6.0,
        "hope": 0.5,
        "part": 0.2,
        "still": 1.0,
        "near": 0.03,
        "far": 0.003,
        "gift": 0.15,
        "second": 0.4,
    },
    "advisor": {
        "likely": [0.6, 0.6, 0.6, 0.55, 0.5, 0.5],
        "death": [0.5, 0.55, 0.65, 0.75, 0.85, 1.0],
        "cut": 0.2,
        "spare": 0.3,
    },
    "reader": {"sharp": 3.0, "careless": 0.05, "drawn": 3.0, "aimless": 0.05, "lean": 2.0},
    "search": {"presenting": 2.8, "pressing": 0.5, "ruling": 3.0, "noise": 20},
    "value": {"heat": [1.0, 2.0, 3.0, 4.0, 4.5, 5.0], "crown": [0.0, 2.0, 2.0, 2.0, 2.0, 2.0]},
}
# What may be tried of a number: by how much it is multiplied.
MUTATIONS = (0.6, 0.8, 1.25, 1.6)
READ = 30  # games of courtiers
HELD_OUT = 90_000  # the first seed of games by which beliefs are scored alone
LAPS = 3  # through the numbers that are climbed
CLIMBED = ("fear", "hope", "part", "still", "near", "far", "gift", "second")
# Advisors among whom a Monarch is tried: how many of a hundred answers are any
ADVISORS = (0, 30, 100)
SURE = 1.5  # standard errors by which a mutant has to be better
GRID = {
    "sharp": (0.7, 1.0, 1.5, 2.0, 3.0, 4.5, 7.0),
    "careless": (0.05, 0.1, 0.2, 0.4),  # people are less exact than courtiers
    "drawn": (1.0, 2.0, 3.0, 5.0),
    "aimless": (0.05, 0.1, 0.2, 0.4),
}


def fit(game: Game, data: dict[str, Any], seed: int, scale: int, told: Tell) -> dict[str, Any]:
    """New numbers from old ones: the same for the same seed. `scale` is 100 for a whole fit, less for a try."""
    curve: list[str] = []

    def tell(line: str) -> None:
        curve.append(line)
        told(line)

    courtly, deals, rounds, games = max(2, READ * scale // 100), max(2, scale // 2), len(CLIMBED) * LAPS, 20 * scale
    found = fit_reader(START, [courtly_game(seed + n) for n in range(courtly)], 4, tell)
    found = fit_monarch(found, seed, deals, rounds, tell)
    found = fit_value(found, seed, games, tell)
    foretold = score(held_out(max(2, 3 * scale // 5)), GAME.load(), 4, Weights(found))
    told(f"{foretold.count} pushes of held-out games: {foretold.right:.1%} foretold, Brier {foretold.brier:.3f}")
    told(f"what was said and what came: {', '.join(f'{said:.2f}: {came:.2f}' for _, said, came in foretold.bins)}")
    recipe = (
        f"coterie fit {game.name} --seed {seed} --scale {scale}: sharp, careless, drawn and aimless by {courtly} games"
        f" of courtier-0.1; {', '.join(CLIMBED)} by {rounds} mutants with {len(ADVISORS) * deals} reigns each; heat and"
        f" crown by {games} games of the sense with itself, 20 % of its answers any; the rest is START in fit.py"
    )
    return {"recipe": recipe, **found, "curve": curve}


def held_out(games: int) -> list[list[Heard]]:
    """Games that nothing is fitted to."""
    return [courtly_game(HELD_OUT + n) for n in range(games)]


def courtly_game(seed: int) -> list[Heard]:
    """A game of four courtiers of Coterie 0.1 as an onlooker heard it."""
    table, dice = GAME.table(4), Lehmer(seed)
    while not table.over:
        seat = table.whose()
        if seat == CHANCE:
            table.roll(dice)
        else:
            table.play(seat, courtier_0_1.choose(Eyes(table, seat), dice))
    return Eyes(table, table.seats).heard()


@dataclass(frozen=True, slots=True)
class Forecast:
    """How likely a Monarch thought it that a card raises a pillar, and whether it did."""

    chance: float
    came: bool


@dataclass(frozen=True, slots=True)
class Score:
    """How good forecasts were: the Brier score (0.25 knows nothing), how many were right, and the calibration.

    `bins` has for each tenth of chances how many there were, their mean, and how many came.
    """

    brier: float
    right: float
    count: int
    surprise: float
    bins: list[tuple[int, float, float]]


def score(games: Sequence[Sequence[Heard]], pack: CouncilPack, seats: int, weights: Weights) -> Score:
    """Foretell every card of these games, as an onlooker heard them, at the moment when all were presented."""
    forecasts: list[Forecast] = []
    surprise, cards = 0.0, 0
    for heard in games:
        reading = Reading(pack, seats, weights)
        waiting: dict[int, tuple[list[int], list[float]]] = {}
        for event in heard:
            if event.what == "revealed" and event.seat in waiting:
                kinds, chances = waiting.pop(event.seat)
                surprise -= log(max(1e-9, chances[kinds.index(event.cards[0])]))
                cards += 1
                forecasts += _directions(pack, kinds, chances, event.cards[0])
            reading.hear(event)
            if event.what == "presented":
                waiting = {s: (reading.kinds(s), reading.forecast(s)) for s in range(seats) if reading.lying[s]}
    bins = []
    for tenth in range(10):
        those = [f for f in forecasts if int(min(f.chance, 0.999) * 10) == tenth]
        if those:
            mean, came = sum(f.chance for f in those) / len(those), sum(f.came for f in those) / len(those)
            bins.append((len(those), mean, came))
    count = len(forecasts)
    return Score(
        sum((f.chance - f.came) ** 2 for f in forecasts) / count,
        sum((f.chance > 0.5) == f.came for f in forecasts) / count,
        count,
        surprise / cards,
        bins,
    )


def _directions(pack: CouncilPack, kinds: list[int], chances: list[float], came: int) -> list[Forecast]:
    found = []
    for pillar in range(4):
        if step := pack.accept[4 * came + pillar]:
            up = sum(c for kind, c in zip(kinds, chances, strict=True) if pack.accept[4 * kind + pillar] > 0)
            found.append(Forecast(up, step > 0))
    return found


def fit_reader(data: dict[str, Any], games: Sequence[Sequence[Heard]], seats: int, tell: Tell) -> dict[str, Any]:
    """The numbers by which these games surprise least, found one number after the other."""
    best = copy.deepcopy(data)
    pack = GAME.load()
    least = score(games, pack, seats, Weights(best)).surprise
    for name, values in itertools.chain(GRID.items(), GRID.items()):
        for value in values:
            trial = copy.deepcopy(best)
            trial["reader"][name] = value
            surprise = score(games, pack, seats, Weights(trial)).surprise
            if surprise < least - 1e-6:
                best, least = trial, surprise
        tell(f"{name} {best['reader'][name]}, surprise {least:.4f}")
    return best


def fit_monarch(data: dict[str, Any], seed: int, deals: int, rounds: int, tell: Tell) -> dict[str, Any]:
    """Mutants of one number each reign in the same deals as the best so far, and replace it if they do better."""
    best = copy.deepcopy(data)
    advisors = CouncilSense(Weights(data))
    dice = Lehmer(seed)
    for n in range(rounds):
        name = CLIMBED[n % len(CLIMBED)]
        trial = copy.deepcopy(best)
        trial["monarch"][name] = round(trial["monarch"][name] * MUTATIONS[dice.below(len(MUTATIONS))], 5)
        mutant, plain = Weights(trial), Weights(best)
        gains = []
        for deal in range(deals):
            for noise in ADVISORS:
                first = (seed + 1 + n) * 100_003 + deal
                gains.append(ahead(mutant, advisors, first, noise) - ahead(plain, advisors, first, noise))
        gain = sum(gains) / len(gains)
        error = sqrt(sum((one - gain) ** 2 for one in gains) / max(1, len(gains) - 1) / len(gains))
        better = gain > SURE * error
        tell(
            f"{name} {best['monarch'][name]} or {trial['monarch'][name]}: {gain:+.2f} ±{error:.2f}"
            + (", taken" if better else "")
        )
        if better:
            best = trial
    return best


def ahead(weights: Weights, advisors: CouncilSense, seed: int, noise: int) -> float:
    """How many points a Monarch who reads the Advisors is ahead of their mean after a first reign.

    The Advisors follow their sense, `noise` of a hundred of their answers are any.
    """
    table, dice, chance = GAME.table(4), Lehmer(seed), Lehmer(seed + 1)
    assert isinstance(table, CouncilTable)
    monarch = -1
    while table.reign <= 1 and (ask := table.top) is not None:
        seat, monarch = table.whose(), table.monarch
        if seat == CHANCE:
            table.roll(dice)
        elif seat == monarch and matters(eyes := Eyes(table, seat)):
            mind = CouncilSense(weights, read(eyes, weights).opinion(seat))
            table.play(seat, mind.pick(table, ask, seat, dice))
        elif seat != monarch and chance.below(100) < noise:
            some = ask.step.legal(table, ask, seat)
            table.play(seat, some[chance.below(len(some))])
        else:
            table.play(seat, advisors.pick(table, ask, seat, dice))
    own = table.points[monarch]
    return own - (sum(table.points) - own) / (table.seats - 1)


def fit_value(data: dict[str, Any], seed: int, games: int, tell: Tell) -> dict[str, Any]:
    """What points and a reign to come are worth, by reigns left: where the winners are foretold best."""
    best = copy.deepcopy(data)
    sense = CouncilSense(Weights(data))
    for seats in (4, 6):
        samples: dict[int, list[Sample]] = {}
        for n in range(games if seats == 4 else games // 2):
            table = GAME.table(seats).clone(silent=True)
            assert isinstance(table, CouncilTable)
            states = play(table, [sense] * seats, Lehmer(seed * 7919 + n), noise=20)
            shares = [(seat in table.winners()) / len(table.winners()) for seat in range(seats)]
            for left, points, reigned in states:
                samples.setdefault(left, []).append((points, reigned, shares))
        for left in sorted(samples):
            if left >= seats or (seats == 6 and left < 4):
                continue
            heat, crown, loss = _fit_heat(samples[left])
            best["value"]["heat"][left], best["value"]["crown"][left] = heat, crown
            tell(f"{left} reigns left: heat {heat}, crown {crown}, loss {loss:.4f}")
    return best


def play(
    table: Table, senses: Sequence[CouncilSense], dice: Lehmer, noise: int = 0
) -> list[tuple[int, list[int], list[int]]]:
    """Play to the end, every seat by its sense; what stood whenever a reign began: reigns left, points, who reigned."""
    assert isinstance(table, CouncilTable)
    states = []
    reign = 0
    ask = table.top
    while ask is not None:
        if table.reign != reign:
            reign = table.reign
            states.append((table.seats - reign + 1, table.points.copy(), table.reigned.copy()))
        if ask.seat == CHANCE:
            table.roll(dice)
        else:
            seat = ask.seat if ask.seat != SEVERAL else table.whose()
            if noise and dice.below(100) < noise:
                some = senses[seat].narrow(table, ask, seat)
                table.play(seat, some[dice.below(len(some))])
            else:
                table.play(seat, senses[seat].pick(table, ask, seat, dice))
        ask = table.top
    return states


def _fit_heat(samples: Sequence[Sample]) -> tuple[float, float, float]:
    """The heat and the worth of a reign to come by which these winners surprise least, found one after the other."""
    heat, crown, least = 5.0, 2.0, 1e9
    for step in (1.0, 0.5, 0.25):
        for tried in [(heat + step * n, crown) for n in range(-8, 9)]:
            if tried[0] >= 0.5 and (loss := _loss(samples, *tried)) < least:
                heat, crown, least = *tried, loss
        for tried in [(heat, crown + step * n) for n in range(-8, 9)]:
            if (loss := _loss(samples, *tried)) < least:
                heat, crown, least = *tried, loss
    return heat, crown, least


def _loss(samples: Sequence[Sample], heat: float, crown: float) -> float:
    total = 0.0
    for points, reigned, shares in samples:
        ends = [p + (0.0 if done else crown) for p, done in zip(points, reigned, strict=True)]
        total -= sum(share * log(chance) for share, chance in zip(shares, soften(ends, heat), strict=True) if share)
    return total / len(samples)
