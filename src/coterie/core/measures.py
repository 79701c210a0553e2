"""Measures: what can be counted in a game that is over, for those who balance it or compare its bots.

A game that has some keeps them in its `measures.py`: `MEASURES`, and `measure(ended)`, which counts them in one game.
"""

from typing import Final

from coterie.core.events import Heard
from coterie.core.layout import Pack

MEAN: Final = "mean"  # of numbers
SHARE: Final = "share"  # of what was looked at, how much it was true of: values are 0 and 1
SPLIT: Final = "split"  # of all that was counted, how much has which key


class Measure:
    """Something that is counted. `by` says what its keys are, empty if it has none.

    One of `player` is about whoever sits at a seat, so that it tells bots apart.
    """

    def __init__(self, name: str, title: str, kind: str = MEAN, by: str = "", player: bool = False) -> None:
        self.name = name
        self.title = title
        self.kind = kind
        self.by = by
        self.player = player


class Counted:
    """A value of a measure, once."""

    def __init__(self, measure: str, value: float, key: str = "", seat: int = -1) -> None:
        self.measure = measure
        self.value = value
        self.key = key
        self.seat = seat


class Ended:
    """A game that is over, as everybody knows it."""

    def __init__(
        self, seats: int, pack: Pack, kinds: list[str], told: list[Heard], winners: list[int], scores: list[int]
    ) -> None:
        self.seats = seats
        self.pack = pack
        self.kinds = kinds
        self.told = told
        self.winners = winners
        self.scores = scores

    def place(self, seat: int, first: int) -> str:
        """How far a seat sits to the left of the first, as a key."""
        return str((seat - first) % self.seats + 1)

    def by_place(self, measure: str, first: int) -> list[Counted]:
        """The part of the victory of every place after the first seat."""
        return [
            Counted(measure, (seat in self.winners) / len(self.winners), self.place(seat, first))
            for seat in range(self.seats)
        ]
