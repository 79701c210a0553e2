# mypyc
"""The numbers of the bots: fitted by `coterie fit for-the-king`, kept in `weights.json` with their recipe."""

from typing import Any, Final

from coterie.games.for_the_king.standing import NUMBERS
from coterie.search.weights import read_weights

BELIEFS: Final = ["bluffs", "yields", "fades", "kept_1", "kept_2", "kept_3"]  # in the order of `belief`


class Weights:
    """`numbers` are those of a manner of play, `by_seats` what points and gold count, knot by knot, by how many seats,
    `belief` how likely others do what they do.
    """

    def __init__(self, numbers: list[float], by_seats: dict[int, list[float]], belief: list[float]) -> None:
        self.numbers = numbers
        self.by_seats = by_seats
        self.belief = belief


def read(data: dict[str, Any], temperament: str = "") -> Weights:
    """Weights from plain data; a temperament multiplies some numbers."""
    factors: dict[str, float] = data["temperaments"].get(temperament, {})
    numbers = [float(data["numbers"][name]) * factors.get(name, 1.0) for name in NUMBERS]
    by_seats: dict[int, list[float]] = {}
    for seats, row in data["weights"].items():
        by_seats[int(seats)] = [float(x) for x in row]
    return Weights(numbers, by_seats, [float(data["belief"][name]) for name in BELIEFS])


def load(temperament: str = "") -> Weights:
    """The weights that come with the game, for a temperament."""
    return read(read_weights("coterie.games.for_the_king"), temperament)
