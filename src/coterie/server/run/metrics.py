"""Metrics: figures of a running server for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """The figures of one server. No name, key, table or card is ever a label."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("coterie_tables", "Tables in memory", ["status"], registry=self.registry)
        self.sockets = Gauge("coterie_sockets", "Open sockets", registry=self.registry)
        self.moves = Counter("coterie_moves", "Moves made, chance not counted", registry=self.registry)
        self.commands = Counter(
            "coterie_commands", "Commands by what came of them", ["outcome"], registry=self.registry
        )
        outcomes = ("done", "refused", "repeated", "full", "held")
        self.answers = {outcome: self.commands.labels(outcome) for outcome in outcomes}
        self.cut = Counter("coterie_sockets_cut", "Slow readers cut loose", registry=self.registry)
        self.commit = Histogram(
            "coterie_commit_seconds", "From a change to the disk", buckets=_QUICK, registry=self.registry
        )
        self.ack = Histogram(
            "coterie_ack_seconds", "From a command to its acknowledgement", buckets=_QUICK, registry=self.registry
        )
        self.thinking = Histogram("coterie_bot_seconds", "Time a bot took to answer", ["level"], registry=self.registry)
        self.bots = Counter(
            "coterie_bot_answers", "Answers of bots by what came of them", ["outcome"], registry=self.registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
