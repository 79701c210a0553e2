"""What the servers' bench found, as one table, with what we hold ourselves to."""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass


@dataclass
class Figure:
    """One line of the table. A ratio says how many times better ours is than the peer's."""

    name: str
    title: str
    form: str
    more_is_better: bool = False
    floor: float = 0
    aim: float = 0


FIGURES = [
    Figure("per_cpu_second", "moves per CPU second of the server", ",.0f", more_is_better=True, floor=3, aim=5),
    Figure("per_second", "moves per second, load on the same machine", ",.0f", more_is_better=True),
    Figure("p50", "move to all notified, p50, ms", ".2f"),
    Figure("p99", "move to all notified, p99, ms", ".2f", aim=1),
    Figure("memory", "memory per table, kB", ",.0f", aim=2),
    Figure("further", "memory per further table, kB", ",.0f"),
]
COMPANY_AIM = 1.5  # times as long as in an empty house, at most, does a person's bot take beside bots that play alone
NOTES = """\
Every table's moves are made one after another; a move is notified when all sockets of its table have heard of it.
Saturated, a mover plays
as soon as it has heard of the move before; paced, moves are due at even times, and one that is late because the
table was busy counts from
when it was due. CPU time is user and system time of the server's processes, not of the load. Memory is the server's
resident memory with
all tables joined and played a little, less that of an idle one; per further table, twice as many are added: what a
runtime once takes for
garbage is then no longer in the figure. The peer collects its garbage before memory is read.
Servers start afresh in every round and take turns. Figures are medians of the rounds; ratios are taken within a
round, half lie within ±.\
"""


def ratios(figure: Figure, ours: Sequence[float], theirs: Sequence[float]) -> list[float]:
    """How many times better ours was, round by round, from low to high."""
    return sorted(
        (mine / other if figure.more_is_better else other / mine) for mine, other in zip(ours, theirs, strict=True)
    )


def table(result: dict) -> str:
    """The one table."""
    sides = result["sides"]
    lines = [f"{name}: {side['about']}" for name, side in sides.items()]
    lines += [f"{name}: not available: {why}" for name, why in result["missing"].items()]
    if sides:
        lines += ["", _head(result["shape"], list(sides))]
        lines += [_line(figure, [side["figures"][figure.name] for side in sides.values()]) for figure in FIGURES]
    lines += [line for name, side in sides.items() for line in _more(name, side, result["shape"]["restart"])]
    lines += [
        "",
        NOTES,
        f"{result['rounds']} rounds.",
        ", ".join(f"{name} {fact}" for name, fact in result["machine"].items()),
    ]
    return "\n".join(lines)


def plain(result: dict) -> str:
    """Everything as JSON."""
    return json.dumps(result, ensure_ascii=False, indent=1) + "\n"


def facts(result: dict) -> str:
    """A line to every fact, for what has no peer."""
    return "\n".join(f"{name:24} {value}" for name, value in result.items())


def _line(figure: Figure, values: Sequence[Sequence[float]]) -> str:
    cells = [f"{figure.title:46}", *(f"{format(statistics.median(repeats), figure.form):>15}" for repeats in values)]
    if len(values) > 1:
        rounds = ratios(figure, *values)
        quarter = len(rounds) // 4
        median = statistics.median(rounds)
        cells.append(
            f"{f'{median:.2f} ±{(rounds[-1 - quarter] - rounds[quarter]) / 2:.2f}':>17}{_verdict(figure, median)}"
        )
    return "".join(cells)


def _verdict(figure: Figure, ratio: float) -> str:
    if not figure.aim:
        return ""
    bars = ", ".join(f"{name} {bar:g}" for name, bar in (("floor", figure.floor), ("aim", figure.aim)) if bar)
    met = (
        "meets the aim"
        if ratio >= figure.aim
        else "meets the floor"
        if figure.floor and ratio >= figure.floor
        else "falls short"
    )
    return f"  {met} ({bars})"


def _more(name: str, side: dict, tables: int) -> Iterator[str]:
    """What is not compared: a restart, a person's bots in company, and faults."""
    if restarts := side.get("restarts"):
        ready, answered = (statistics.median(one[part] for one in restarts) for part in ("ready", "answered"))
        yield (
            f"{name}, restart with {tables:,} tables: ready after {ready:.2f} s, all have answered after"
            f" {answered:.2f} s"
        )
    if found := side.get("company"):
        verdict = "meets the aim" if found["ratio"] <= COMPANY_AIM else "falls short"
        yield (
            f"{name}, a person's bots beside {found['tables']} tables of bots ({found['playing']} play at the end):"
            f" {found['beside_ms']:.1f} ms an answer, {found['alone_ms']:.1f} ms in an empty house,"
            f" {found['ratio']:.2f} ×  {verdict} (aim {COMPANY_AIM:g})"
        )
    yield f"{name}: {side['moves']:,} moves, {len(side['faults'])} faults" + "".join(
        f"\n  {fault}" for fault in side["faults"][:5]
    )


def _head(shape: dict, sides: Sequence[str]) -> str:
    title = f"{shape['tables']} tables × {shape['seats']} sockets, {shape['rate']:g} moves/s"
    return f"{title:46}" + "".join(f"{name:>15}" for name in sides) + (f"{'× better':>17}" if len(sides) > 1 else "")
