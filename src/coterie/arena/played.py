"""What is kept of a game that was played: a line of the file of a run."""

import math
from collections import defaultdict

import msgspec

STEP = math.log(1.1)  # decision times are counted in classes, each a tenth longer than the last
SHORTEST = 1e-6  # seconds


class Times(msgspec.Struct, array_like=True):
    """How long the choices of a seat took: their number, their sum in seconds, the longest, and how many of each class.

    Where there is only one answer nothing is timed.
    """

    count: int = 0
    total: float = 0.0
    most: float = 0.0
    classes: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        self.count += 1
        self.total += seconds
        self.most = max(self.most, seconds)
        number = round(math.log(max(seconds, SHORTEST) / SHORTEST) / STEP)
        self.classes[number] = self.classes.get(number, 0) + 1

    def merge(self, other: "Times") -> None:
        self.count += other.count
        self.total += other.total
        self.most = max(self.most, other.most)
        for number, count in other.classes.items():
            self.classes[number] = self.classes.get(number, 0) + count

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def quantile(self, part: float) -> float:
        """The time, to a twentieth, that this part of the choices did not exceed."""
        left = part * self.count
        for number in sorted(self.classes):
            left -= self.classes[number]
            if left <= 0:
                return min(self.most, SHORTEST * math.exp(STEP * number))
        return self.most


class Sample(msgspec.Struct, array_like=True):
    """What a game says of a measure: how often it was taken, and the sum; for a key and for a seat, -1 for none."""

    measure: str
    key: str
    seat: int
    count: int
    total: float


class Fault(msgspec.Struct, array_like=True):
    """A seat whose bot was replaced, and why."""

    seat: int
    why: str


class Played(msgspec.Struct, forbid_unknown_fields=True):
    """A game that was played: a line of the file of a run."""

    deal: int
    turn: int  # how far the line-up was turned
    bots: tuple[str, ...]  # by seat
    winners: list[int]
    scores: list[int]
    times: list[Times]
    samples: list[Sample] = []
    faults: list[Fault] = []

    @property
    def lineup(self) -> tuple[str, ...]:
        """The bots before they were turned."""
        return self.bots[self.turn :] + self.bots[: self.turn]

    def share(self, seat: int) -> float:
        """The seat's part of the victory."""
        return (seat in self.winners) / len(self.winners)


def merged(samples: list[Sample]) -> list[Sample]:
    """Samples of the same measure, key and seat as one."""
    sums: dict[tuple[str, str, int], list[float]] = defaultdict(lambda: [0, 0.0])
    for sample in samples:
        mine = sums[sample.measure, sample.key, sample.seat]
        mine[0] += sample.count
        mine[1] += sample.total
    return [Sample(*key, int(count), total) for key, (count, total) in sums.items()]
