"""How the numbers of Royal Secrets' sense are found: games of the sense against itself, on silent tables.

Each lap plays games with the numbers of the one before. What a seat has between two rounds is worth the lilies that it
won afterwards, more than the others did: a linear regression for each number of rounds to play. The heats are those by
which it surprises least who won. What others bring of the mean card is counted.
"""

from collections.abc import Callable
from math import log
from typing import Any, Final, cast

from coterie.core.dice import Lehmer
from coterie.core.game import Game
from coterie.games.royal_secrets.instinct import choose
from coterie.games.royal_secrets.prospects import mean_card
from coterie.games.royal_secrets.scoring import Score, held_out, score
from coterie.games.royal_secrets.sense import FEATURES, RoyalSense, features, sense_of
from coterie.games.royal_secrets.table import COUNTING, RoyalTable
from coterie.search.flat import step
from coterie.search.sense import soften

LAPS: Final = 4
GAMES: Final = 18  # of a lap, times the scale
RIDGE: Final = 20.0
MIDDLE: Final = 4  # rounds to play when favors are asked for their worth
HEATS: Final = [0.6 + 0.2 * n for n in range(40)]

Tell = Callable[[str], None]


class Snapshot:
    """A table between two rounds: what every seat has, its lilies then, and at the end."""

    def __init__(self, t: RoyalTable) -> None:
        self.left = t.cards.rounds - t.round
        self.found = [features(t, seat) for seat in range(t.seats)]
        self.lilies = t.lilies.copy()
        self.ended: list[int] = []
        self.won: list[int] = []


class Bets:
    """What was expected of hands and what they brought."""

    def __init__(self) -> None:
        self.mean = 0.0
        self.brought = 0.0


def fit(game: Game, data: dict[str, Any], seed: int, scale: int, told: Tell) -> dict[str, Any]:
    """New numbers: the same for the same seed, whatever they were before; but the taste and the temperaments of `data`
    stay. `scale` is 100 for a whole fit, less for a try.
    """
    curve: list[dict[str, float]] = []
    rounds = len(data["worth"])
    data = {
        **data,
        "taste": {**data["taste"], "expects": 0.8},
        "favors": [1.0] * (FEATURES - 6),
        "worth": [[0.9] + [0.0] * (FEATURES - 1)] * rounds,
        "heats": [3.0] * rounds,
    }
    for lap in range(LAPS):
        bets, snapshots = Bets(), list[Snapshot]()
        games = max(3, GAMES * scale)
        sense = sense_of(data)
        for n in range(games):
            seats = game.fewest + n % (game.most - game.fewest + 1)
            snapshots += play(cast(RoyalTable, game.table(seats).clone(True)), sense, seed + lap * games + n, bets)
        worth = [_regress([s for s in snapshots if s.left == left], data["worth"][left]) for left in range(rounds)]
        worth[-1] = worth[-2]  # before the first round all have the same
        found = [_heat([s for s in snapshots if s.left == left], worth[left]) for left in range(rounds)]
        heats, losses = [heat for heat, _ in found], [loss for _, loss in found]
        expects = bets.brought / max(1.0, bets.mean)
        curve.append(
            {"games": games, "surprise": round(sum(losses[:-1]) / (rounds - 1), 4), "expects": round(expects, 3)}
        )
        told(
            f"lap {lap + 1} of {LAPS}: {games} games, surprise {curve[-1]['surprise']:.4f}, others bring {expects:.2f}"
        )
        taste = {**data["taste"], "expects": round((data["taste"]["expects"] + expects) / 2, 3)}
        favors = [round(max(0.0, worth[MIDDLE][6 + f]) * rounds / MIDDLE, 2) for f in range(FEATURES - 6)]
        data = {**data, "taste": taste, "favors": favors, "worth": worth, "heats": [*heats[:-1], heats[-2]]}
    _tell_beliefs(score(held_out(game, choose, max(1, scale // 2))), told)
    recipe = f"coterie fit royal-secrets --seed {seed} --scale {scale}"
    return {**data, "recipe": recipe, "curve": curve}


def _tell_beliefs(believed: Score, told: Tell) -> None:
    """How good beliefs about hidden bets of courtiers are, with the points of a calibration plot."""
    points = ", ".join(f"{said:.2f}: {came:.2f}" for _, said, came in believed.bins)
    told(f"{believed.count} hidden bets of held-out games: Brier {believed.brier:.3f}, by the hand {believed.even:.3f}")
    told(f"what was said and what came: {points}")


def play(t: RoyalTable, sense: RoyalSense, seed: int, bets: Bets) -> list[Snapshot]:
    """A game of the sense against itself, with its noise; what stood between its rounds."""
    dice, found, before = Lehmer(seed), list[Snapshot](), 0
    counted = 0
    while t.top is not None:
        step(t, sense, dice, sense.noise)
        if t.top is not None and t.round != before:
            before = t.round
            if t.round > 1:
                found.append(Snapshot(t))
        if t.phase == COUNTING and counted < t.round:
            counted = t.round
            for seat in range(t.seats):
                brought, left = int(t.influence(seat)), int(t.size(t.hand(seat)))
                bets.brought += brought
                bets.mean += 2 * (mean_card(t, seat) * left + brought) / (left + 2)
    for snapshot in found:
        snapshot.ended, snapshot.won = t.scores(), t.winners()
    return found


def _regress(snapshots: list[Snapshot], before: list[float]) -> list[float]:
    """What each feature is worth in lilies, by least squares."""
    matrix = [[RIDGE if i == j else 0.0 for j in range(FEATURES)] for i in range(FEATURES)]
    right = [RIDGE * one for one in before]
    for s in snapshots:
        seats = len(s.lilies)
        sums = [sum(s.found[o][i] for o in range(seats)) for i in range(FEATURES)]
        gains = [s.ended[o] - s.lilies[o] for o in range(seats)]
        for seat in range(seats):
            x = [(seats * s.found[seat][i] - sums[i]) / (seats - 1) for i in range(FEATURES)]
            y = (seats * gains[seat] - sum(gains)) / (seats - 1)
            for i in range(FEATURES):
                if x[i]:
                    for j in range(FEATURES):
                        matrix[i][j] += x[i] * x[j]
                    right[i] += x[i] * y
    return [round(one, 3) for one in _solve(matrix, right)]


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations, by elimination; the matrix is one that needs no exchange of rows."""
    rows = [[*line, right[i]] for i, line in enumerate(matrix)]
    for i, pivot in enumerate(rows):
        first = pivot[i]
        pivot[:] = [one / first for one in pivot]
        for k, line in enumerate(rows):
            if k != i and line[i]:
                factor = line[i]
                line[:] = [a - factor * b for a, b in zip(line, pivot, strict=True)]
    return [line[-1] for line in rows]


def _heat(snapshots: list[Snapshot], worth: list[float]) -> tuple[float, float]:
    """The heat by which it surprises least who won, and that surprise."""
    best, least = HEATS[-1], 9.0
    for heat in HEATS:
        total = 0.0
        for s in snapshots:
            points = [
                lilies + sum(w * f for w, f in zip(worth, found, strict=True))
                for lilies, found in zip(s.lilies, s.found, strict=True)
            ]
            odds = soften(points, heat)
            total -= sum(log(max(1e-9, odds[seat])) for seat in s.won) / len(s.won)
        mean = total / max(1, len(snapshots))
        if snapshots and mean < least:
            best, least = round(heat, 2), mean
    return best, least
