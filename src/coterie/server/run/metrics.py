"""Metrics: figures of a running server for Prometheus.

What is counted with every move is a plain number; Prometheus gets it when it asks.
"""

import time
from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

_QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Count:
    """How often something happened."""

    __slots__ = ("value",)

    def __init__(self) -> None:
        self.value = 0

    def inc(self, by: int = 1) -> None:
        self.value += by


class Spans:
    """How long something took, in seconds: how often it was within each of some bounds, and in all."""

    __slots__ = ("_counts", "_sum")

    def __init__(self) -> None:
        self._counts = [0] * (len(_QUICK) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(_QUICK, seconds)] += 1
        self._sum += seconds

    def told(self, name: str, about: str, house: str) -> Metric:
        """As Prometheus wants it: each bound counts those below it, too."""
        bounds = [*map(str, map(float, _QUICK)), "+Inf"]
        family = HistogramMetricFamily(name, about, labels=["house"])
        family.add_metric([house], [*zip(bounds, accumulate(self._counts), strict=True)], self._sum)
        return family


class Metrics(Collector):
    """The figures of one server. No name, key, table or card is ever a label."""

    def __init__(self, house: str) -> None:
        self.house = house
        self.registry = CollectorRegistry()
        self.tables = Gauge("coterie_tables", "Tables in memory", ["house", "status"], registry=self.registry)
        self.sockets = Gauge("coterie_sockets", "Open sockets", ["house"], registry=self.registry).labels(house)
        self.moves = Count()
        self.answers = {outcome: Count() for outcome in ("done", "refused", "repeated", "full", "held", "lost")}
        cut = Counter("coterie_sockets_cut", "Slow readers cut loose", ["house"], registry=self.registry)
        self.cut = cut.labels(house)
        self.relays = Counter(
            "coterie_relays", "Requests and sockets passed to other houses", ["house", "kind"], registry=self.registry
        )
        self.commit = Spans()
        self.ack = Spans()
        self.thinking = Histogram(
            "coterie_bot_seconds", "Time a bot took to answer", ["house", "level"], registry=self.registry
        )
        self.bots = Counter(
            "coterie_bot_answers", "Answers of bots by what came of them", ["house", "outcome"], registry=self.registry
        )
        self._began = time.time()
        self.registry.register(self)

    def collect(self) -> Iterable[Metric]:
        """The plain numbers, as Prometheus wants them."""
        house = self.house
        moves = CounterMetricFamily("coterie_moves", "Moves made, chance not counted", labels=["house"])
        moves.add_metric([house], self.moves.value, self._began)
        answers = CounterMetricFamily("coterie_commands", "Commands by what came of them", labels=["house", "outcome"])
        for outcome, count in self.answers.items():
            answers.add_metric([house, outcome], count.value, self._began)
        return [
            moves,
            answers,
            self.commit.told("coterie_commit_seconds", "From a change to the disk", house),
            self.ack.told("coterie_ack_seconds", "From a command to its acknowledgement", house),
        ]

    def text(self) -> bytes:
        return generate_latest(self.registry)
