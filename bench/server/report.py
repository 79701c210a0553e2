"""What the servers' bench found, as one table, with what we hold ourselves to."""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bench import measure


@dataclass
class Figure:
    """One line of the table."""

    name: str
    title: str
    form: str = ""
    more_is_better: bool | None = False  # None: not compared


FIGURES = [
    Figure("", "saturated"),
    Figure("per_cpu_second", "  moves per CPU second of the server", ",.0f", more_is_better=True),
    Figure("per_second", "  moves per second, load on the same machine", ",.0f", more_is_better=True),
    Figure("server_cores", "  cores that the server kept busy", ".2f", more_is_better=None),
    Figure("load_cores", "  cores that the load kept busy", ".2f", more_is_better=None),
    Figure("", "paced"),
    Figure("paced_per_cpu_second", "  moves per CPU second of the server", ",.0f", more_is_better=True),
    Figure("p50", "  move to all notified, p50, ms", ".2f"),
    Figure("p99", "  move to all notified, p99, ms", ".2f"),
    Figure("commit", "  written to the disk for a move, kB", ".1f", more_is_better=None),
    Figure("disk_p50", "  the disk alone, as much and synced, p50, ms", ".2f", more_is_better=None),
    Figure("disk_p99", "  the disk alone, as much and synced, p99, ms", ".2f", more_is_better=None),
    Figure("p99_less_disk", "  p99 less the disk's, ms", ".2f"),
    Figure("", "memory"),
    Figure("memory", "  per table, kB", ",.0f"),
    Figure("further", "  per further table, kB", ",.0f"),
]
COMPANY_AIM = 1.5  # times as long as in an empty house, at most, does a person's bot take beside bots that play alone
NOTES = """\
Every table's moves are made one after another; a move is notified when all sockets of its table have heard of it.
Saturated, a mover plays as soon as it has heard of the move before; paced, moves are due at even times, and one that is
late because the table was busy counts from when it was due. CPU time is user and system time of the server's processes,
not of the load. Memory is the server's resident memory with all tables joined and played a little, less that of an idle
one; per further table, twice as many are added: what a runtime once takes for garbage is then no longer in the figure.
The peers collect their garbage before memory is read. Our server alone syncs every move before it tells anybody.
The counter is a game of adding one; the court game has 108 cards in secret hands and piles, which every seat's view is
stripped of: what each seat of the peers was sent was read for others' cards before. Servers start afresh in every round
and take turns. Figures are medians of the rounds; ratios are taken within a round, and half of them lie within ±.\
"""
WIDTH = 19
NOTHING = 0.01  # ms: less than that is not told apart


def ratios(figure: Figure, ours: Sequence[float], theirs: Sequence[float]) -> list[float]:
    """How many times better ours was, round by round, from low to high."""
    return (
        measure.ratios(ours, theirs)
        if figure.more_is_better
        else measure.ratios(theirs, [max(one, NOTHING) for one in ours])
    )


def table(result: dict) -> str:
    """The one table."""
    sides = result["sides"]
    lines = [f"{name}: {side['about']}" for name, side in sides.items()]
    lines += [f"{name}: not available: {why}" for name, why in result["missing"].items()]
    if sides:
        lines += ["", _head(result["shape"], list(sides))]
        lines += [_line(figure, list(sides.values())) for figure in FIGURES]
    if measure.COTERIE in sides and len(sides) > 1:
        lines += ["", *_times(sides)]
        lines += ["", measure.HEAD, *measure.server_lines(result)]
    lines += ["", *(line for name, side in sides.items() for line in _more(name, side, result["shape"]["restart"]))]
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


def _line(figure: Figure, sides: Sequence[dict]) -> str:
    cells = [f"{figure.title:46}"]
    for side in sides if figure.name else ():
        shown = figure.name in side["figures"] or (figure.name == "p99_less_disk" and "p99" in side["figures"])
        value = statistics.median(measure.repeats(side, figure.name)) if shown else None
        cells.append(f"{'–' if value is None else format(value, figure.form):>{WIDTH}}")
    return "".join(cells)


def _times(sides: dict[str, dict]) -> Iterator[str]:
    """How many times better ours is than each peer."""
    ours = sides[measure.COTERIE]
    peers = [side for name, side in sides.items() if name != measure.COTERIE]
    yield f"{'× better than':46}{'':{WIDTH}}" + "".join(f"{name:>{WIDTH}}" for name in sides if name != measure.COTERIE)
    for figure in FIGURES:
        if figure.name and figure.more_is_better is not None:
            cells = []
            for side in peers:
                rounds = ratios(figure, measure.repeats(ours, figure.name), measure.repeats(side, figure.name))
                cells.append(f"{f'{statistics.median(rounds):.2f} ±{measure.spread(rounds):.2f}':>{WIDTH}}")
            yield f"{figure.title:46}{'':{WIDTH}}" + "".join(cells)
        elif not figure.name:
            yield figure.title


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
    server, load = (statistics.median(side["figures"][f"{who}_cores"]) for who in ("server", "load"))
    if load > server:
        yield (
            f"{name}: the load was busier than the server ({load:.2f} against {server:.2f} cores), so the"
            " server was not full, and its moves per second are the load's"
        )
    yield f"{name}: {side['moves']:,} moves, {len(side['faults'])} faults" + "".join(
        f"\n  {fault}" for fault in side["faults"][:5]
    )


def _head(shape: dict, sides: Sequence[str]) -> str:
    title = f"{shape['tables']} tables × {shape['seats']} sockets, {shape['rate']:g} moves/s"
    return f"{title:46}" + "".join(f"{name:>{WIDTH}}" for name in sides)
