# mypyc
"""How the numbers of `weights.json` are found: games of the sense against itself, on silent tables.

First what points and gold count, for every number of seats: who won the games in which a standing was so and so, by
regression, round after round, each played with the weights of the one before. Then the numbers of the manner of play,
by climbing: a change stays if it wins more than its share against the old ones. At last what points and gold count to
an éminence, who judges the standings of the same games by the cards to come.
"""

from collections.abc import Callable
from math import exp, log
from typing import Any, Final, cast

from coterie.core.dice import Dice, Lehmer
from coterie.core.game import Game
from coterie.core.lexicon import CHANCE
from coterie.core.table import Table
from coterie.games.for_the_king.scoring import report
from coterie.games.for_the_king.sense import KingSense
from coterie.games.for_the_king.standing import FEATURES, KNOTS, NUMBERS
from coterie.games.for_the_king.table import KingTable
from coterie.games.for_the_king.weights import Weights, read
from coterie.search.flat import step

SAMPLED: Final = 30  # of a hundred standings, so many are looked at
NOISE: Final = 5  # of a hundred answers, so many are any that deserve a thought
STAYS: Final = 40.0  # how strongly weights stay what they were
STEPS: Final = 8  # of Newton's method
SET: Final = ("jump", "drive", "auctioned", "drawn")  # by hand
CLIMBED: Final = [name for name in NUMBERS if name not in SET]
WIDTH: Final = 2 * FEATURES  # of the weights that one standing uses: those of the two knots around it


class Row:
    """One standing of a game: from which weight on, what they are multiplied with seat by seat, and who won."""

    def __init__(self, first: int, found: list[float], shares: list[float]) -> None:
        self.first = first
        self.found = found
        self.shares = shares


def play(table: Table, senses: list[KingSense], dice: Dice, watch: "Watch | None" = None, noise: int = 0) -> None:
    """Play to the end, every seat by a sense of its own."""
    ask = table.top
    while ask is not None:
        if ask.seat == CHANCE and watch is not None:
            watch.look(table)
        step(table, senses[max(0, ask.seat)], dice, noise)
        ask = table.top


class Watch:
    """Looks at some standings of a game, where a turn or a lot begins."""

    def __init__(self, sense: KingSense, dice: Dice) -> None:
        self.sense = sense
        self.dice = dice
        self.mark = -1
        self.rows: list[Row] = []

    def look(self, table: Table) -> None:
        mark = self.sense.mark(table)
        if mark == self.mark:
            return
        self.mark = mark
        if self.dice.below(100) >= SAMPLED:
            return
        assert isinstance(table, KingTable)
        standing = self.sense.standing(table)
        found: list[float] = []
        for seat in range(table.seats):
            features = standing.features(seat)
            for one in features:
                found.append(one * (1.0 - standing.part))
            for one in features:
                found.append(one * standing.part)
        self.rows.append(Row(standing.knot * FEATURES, found, []))


def gather(blank: Table, sense: KingSense, games: int, seed: int) -> list[Row]:
    """Standings of games of a sense against itself, as it judges them."""
    rows: list[Row] = []
    for game in range(games):
        table = blank.clone(True)
        watch = Watch(sense.judge, Lehmer(seed + game + 1))
        play(table, [sense] * table.seats, Lehmer(seed + game), watch, NOISE)
        winners = table.winners()
        shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(table.seats)]
        for row in watch.rows:
            row.shares = shares
            rows.append(row)
    return rows


def chances(row: Row, weights: list[float]) -> list[float]:
    """How likely each seat was to win, by some weights."""
    seats = len(row.shares)
    out: list[float] = []
    total = 0.0
    for seat in range(seats):
        score = 0.0
        for i in range(WIDTH):
            score += weights[row.first + i] * row.found[seat * WIDTH + i]
        out.append(exp(min(50.0, score)))
        total += out[seat]
    return [one / total for one in out]


def loss(rows: list[Row], weights: list[float]) -> float:
    """How surprising it was who won, on average: the logarithm of the seats for who knows nothing."""
    total = 0.0
    for row in rows:
        for seat, chance in enumerate(chances(row, weights)):
            if row.shares[seat] > 0.0:
                total -= row.shares[seat] * log(max(1e-9, chance))
    return total / max(1, len(rows))


def regress(rows: list[Row], before: list[float]) -> list[float]:
    """The weights by which it was least surprising who won, not far from those before: Newton's method."""
    size = FEATURES * KNOTS
    weights = before.copy()
    for _ in range(STEPS):
        slope = [STAYS * (weights[i] - before[i]) for i in range(size)]
        curve = [[STAYS if i == j else 0.0 for j in range(size)] for i in range(size)]
        for row in rows:
            _bend(row, weights, slope, curve)
        for i, change in enumerate(solve(curve, slope)):
            weights[i] -= change
    return weights


def _bend(row: Row, weights: list[float], slope: list[float], curve: list[list[float]]) -> None:
    """Add what one standing says to slope and curve."""
    odds = chances(row, weights)
    mean = [0.0] * WIDTH
    for seat, chance in enumerate(odds):
        for i in range(WIDTH):
            x = row.found[seat * WIDTH + i]
            mean[i] += chance * x
            slope[row.first + i] += (chance - row.shares[seat]) * x
    for i in range(WIDTH):
        line = curve[row.first + i]
        for j in range(WIDTH):
            both = -mean[i] * mean[j]
            for seat, chance in enumerate(odds):
                both += chance * row.found[seat * WIDTH + i] * row.found[seat * WIDTH + j]
            line[row.first + j] += both


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations, by elimination; the matrix is one that needs no exchange of rows."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for i in range(size):
        pivot = rows[i]
        for k in range(i + 1, size):
            factor = rows[k][i] / pivot[i]
            if factor != 0.0:
                line = rows[k]
                for j in range(i, size + 1):
                    line[j] -= factor * pivot[j]
    out = [0.0] * size
    for i in range(size - 1, -1, -1):
        rest = rows[i][size]
        for j in range(i + 1, size):
            rest -= rows[i][j] * out[j]
        out[i] = rest / rows[i][i]
    return out


def duel(blank: Table, one: KingSense, others: KingSense, deals: int, seed: int) -> float:
    """How often a sense wins against another in all other seats, in every seat of every deal."""
    won = 0.0
    for deal in range(deals):
        for seat in range(blank.seats):
            table = blank.clone(True)
            senses = [others] * table.seats
            senses[seat] = one
            play(table, senses, Lehmer(seed + deal))
            winners = table.winners()
            if seat in winners:
                won += 1.0 / len(winners)
    return won / (deals * int(blank.seats))


def climb(blank: Table, start: Weights, tries: int, deals: int, seed: int, told: Callable[[str], None]) -> Weights:
    """Change two numbers at a time, and keep what wins clearly more than its share twice."""
    dice = Lehmer(seed)
    best = start
    even = 1.0 / int(blank.seats)
    for n in range(tries):
        numbers = best.numbers.copy()
        for _ in range(2):
            at = NUMBERS.index(CLIMBED[dice.below(len(CLIMBED))])
            numbers[at] = numbers[at] * (0.6 + 0.01 * dice.below(101)) + 0.001 * dice.below(11)
        other = Weights(numbers, best.by_seats, best.belief, best.other)
        first = duel(blank, KingSense(other), KingSense(best), deals, seed + 1000 * n)
        if first < 1.12 * even:
            continue
        again = duel(blank, KingSense(other), KingSense(best), 3 * deals, seed + 1000 * n + 500)
        if again > 1.07 * even:
            best = other
            told(f"try {n + 1} of {tries}: {100 * again:.1f} % of {3 * deals * blank.seats} games")
    return best


def counting(blank: Table, weights: Weights, games: int, seed: int) -> list[float]:
    """What points and gold count to an éminence: it judges games of the sense by the cards to come."""
    rows = gather(blank, cast(KingSense, KingSense(weights).eminent()), games, seed)
    return regress(rows, regress(rows, weights.by_seats[blank.seats]))


def fit(game: Game, data: dict[str, Any], seed: int, scale: int, told: Callable[[str], None]) -> dict[str, Any]:
    """New weights, from those that the data has for a start: the same for the same seed. `scale` is 100 for a whole
    fit, less for a try.
    """
    curve: list[dict[str, Any]] = []
    blanks = {seats: game.table(seats) for seats in range(game.fewest, game.most + 1)}
    start = data["start"]
    rows_at_first = {str(seats): start["weights"] for seats in blanks}
    weights = read({**data, "numbers": start["numbers"], "weights": rows_at_first})
    for lap in range(3):
        for seats, blank in blanks.items():
            rows = gather(blank, KingSense(weights), max(8, 40 * scale), seed + 1000000 * lap + 100000 * seats)
            before = loss(rows, weights.by_seats[seats])
            fitted = regress(rows, weights.by_seats[seats])
            by_seats = dict(weights.by_seats)
            by_seats[seats] = fitted
            found = Weights(weights.numbers, by_seats, weights.belief, weights.other)
            wins = duel(blank, KingSense(found), KingSense(weights), max(2, 3 * scale), seed + 77)
            after = loss(rows, fitted)
            told(f"lap {lap + 1}, {seats} seats: loss {before:.4f} to {after:.4f}, wins {100 * wins:.1f} %")
            curve.append({"lap": lap + 1, "seats": seats, "loss": round(after, 4), "wins": round(wins, 3)})
            if wins * seats > 0.97:
                weights = found
        if lap < 2:
            weights = climb(blanks[4], weights, max(1, 2 * scale // 5), max(2, scale), seed + 7000000 * lap, told)
    counted = {n: counting(blank, weights, max(8, 40 * scale), seed + 9000000) for n, blank in blanks.items()}
    report(max(2, scale), told)
    return {
        **data,
        "eminence": {**data["eminence"], "weights": _rounded(counted)},
        "numbers": {name: round(weights.numbers[i], 4) for i, name in enumerate(NUMBERS)},
        "weights": _rounded(weights.by_seats),
        "recipe": {"command": "coterie fit for-the-king", "seed": seed, "scale": scale, "curve": curve},
    }


def _rounded(rows: dict[int, list[float]]) -> dict[str, list[float]]:
    return {str(seats): [round(x, 3) for x in row] for seats, row in rows.items()}
