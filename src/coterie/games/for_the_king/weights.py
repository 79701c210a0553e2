# mypyc
"""The numbers of the bots: fitted by `coterie fit for-the-king`, kept in `weights.json` with their recipe."""

from typing import Any, Final

from coterie.games.for_the_king.standing import NUMBERS
from coterie.search.weights import read_weights

BELIEFS: Final = ["bluffs", "yields", "fades", "kept_1", "kept_2", "kept_3"]  # in the order of `belief`


class Weights:
    """`numbers` are those of a manner of play, `by_seats` what points and gold count, knot by knot, by how many seats,
    `belief` how likely others do what they do. `other` are the numbers that an éminence has instead, by their place,
    and `counting` is what points and gold count to it.
    """

    def __init__(
        self, numbers: list[float], by_seats: dict[int, list[float]], belief: list[float], other: dict[int, float]
    ) -> None:
        self.numbers = numbers
        self.by_seats = by_seats
        self.belief = belief
        self.other = other
        self.counting = by_seats

    def eminent(self) -> "Weights":
        """Those of an éminence."""
        numbers = [self.other.get(i, number) for i, number in enumerate(self.numbers)]
        return Weights(numbers, self.counting, self.belief, {})


def read(data: dict[str, Any], temperament: str = "") -> Weights:
    """Weights from plain data; a temperament multiplies some numbers."""
    factors: dict[str, float] = data["temperaments"].get(temperament, {})
    numbers = [float(data["numbers"][name]) * factors.get(name, 1.0) for name in NUMBERS]
    eminence: dict[str, Any] = data["eminence"]
    other = {NUMBERS.index(name): float(number) for name, number in eminence["numbers"].items()}
    found = Weights(numbers, _rows(data["weights"]), [float(data["belief"][name]) for name in BELIEFS], other)
    found.counting = _rows(eminence["weights"])
    return found


def _rows(data: dict[str, list[float]]) -> dict[int, list[float]]:
    return {int(seats): [float(x) for x in row] for seats, row in data.items()}


def load(temperament: str = "") -> Weights:
    """The weights that come with the game, for a temperament."""
    return read(read_weights("coterie.games.for_the_king"), temperament)
