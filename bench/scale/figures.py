"""The figures that everything is reckoned from: what each is, and whether it was measured, is a setting or a guess.

A new figure is one field of `Figures`. Each has a flag of its own, so that anybody can put in their own.
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from bench.measure import COTERIE
from bench.scale.simulation import Site

MEASURED, SETTING, GUESS, GIVEN = "measured", "setting", "guess", "given"
BENCH = "python -m bench.server"
DATABASE = "python -m bench.scale.measure"
ALONE, SHARED = 1, 50  # moves a turn of the loop: at 500 moves a second, and when all of 100 tables are always busy
TURNS = 2  # of the loop, a move: one in which it comes, one in which it is told


def figure(default: float, unit: str, about: str, how: str, by: str = "") -> Any:
    """A field of `Figures`: its unit, what it is, how we know it, and from which command."""
    return field(default=default, metadata={"unit": unit, "about": about, "how": how, "by": by})


@dataclass(frozen=True)
class Figures:
    """What is put in."""

    cpu_saturated: float = figure(
        3141, "moves", "a second of a house's processor carries, every table always busy", MEASURED, BENCH
    )
    cpu_paced: float = figure(1323, "moves", "the same at 500 moves a second, where no turn is shared", MEASURED, BENCH)
    sync: float = figure(0.23, "ms", "a sync of the house's own disk, p50", MEASURED, BENCH)
    sync_p99: float = figure(0.43, "ms", "the same, p99", MEASURED, BENCH)
    table_kb: float = figure(104, "kB", "memory of a table with four sockets", MEASURED, BENCH)
    house_mb: float = figure(
        104, "MB", "memory of an empty house with two processes for bots", MEASURED, "coterie serve"
    )
    move_bytes: float = figure(124, "bytes", "of the file, a move with its answer", MEASURED, "python -m bench.tail")
    bot_ms: float = figure(0.8, "ms", "a courtier thinks, at most in the mean", MEASURED, "coterie arena")

    db_row: float = figure(38, "µs", "of the database's processor, a move", MEASURED, DATABASE)
    db_group: float = figure(580, "µs", "of the database's processor, a commit besides its moves", MEASURED, DATABASE)
    db_house: float = figure(
        800, "µs", "of a house's processor, a commit of a database more than one of a file", MEASURED, DATABASE
    )
    db_sync: float = figure(3.2, "ms", "a sync of a disk that others use, too, p50", MEASURED, DATABASE)
    db_sync_p99: float = figure(19, "ms", "the same, p99", MEASURED, DATABASE)
    db_move_bytes: float = figure(380, "bytes", "of the database, a move with its answer", MEASURED, DATABASE)
    db_log_bytes: float = figure(650, "bytes", "of the database's log, a move", MEASURED, DATABASE)
    db_cores: float = figure(4, "cores", "of the database", GUESS)
    db_gb: float = figure(8, "GB", "memory of the database", GUESS)
    db_lines: float = figure(2, "connections", "of a house to the database that write", SETTING)
    db_connections: float = figure(100, "connections", "that PostgreSQL takes (max_connections)", SETTING)

    moves: float = figure(6, "moves", "a table with people and minute", GUESS)
    bots: float = figure(0.25, "", "of all moves are made by bots", GUESS)
    sockets: float = figure(4, "sockets", "a table", GUESS)
    peak: float = figure(3, "times", "as much is played in the busiest hour as in the mean", GUESS)
    days_moves: float = figure(20, "moves", "a table over days and day", GUESS)
    house_gb: float = figure(2, "GB", "memory that a house may take", GUESS)
    max_sockets: float = figure(
        28000, "sockets", "a house lets in: max_sockets, raised to the ports that one proxy has for it", SETTING
    )
    headroom: float = figure(0.6, "", "of what they carry is what houses and databases are loaded with", GUESS)
    p99: float = figure(100, "ms", "no more than one move of a hundred may take longer", GUESS)

    price_core: float = figure(0, "a month", "price of a core", GUESS)
    price_gb: float = figure(0, "a month", "price of a GB of memory", GUESS)
    price_disk: float = figure(0, "a month", "price of 100 GB of disk", GUESS)

    def one_house(self) -> Site:
        """A house with its own file."""
        turn, cpu = self._turn(), self._cpu()
        return Site(cpu=cpu, waking=turn, sync=self.sync / 1e3, sync_p99=self.sync_p99 / 1e3, together=64)

    def on_database(self, houses: int) -> Site:
        """So many houses with one database."""
        return Site(
            houses=houses,
            cpu=self._cpu(),
            waking=self._turn(),
            lines=round(self.db_lines),
            together=256,
            cores=round(self.db_cores),
            row=self.db_row / 1e6,
            group=self.db_group / 1e6,
            hearing=self.db_house / 1e6,
            sync=self.db_sync / 1e3,
            sync_p99=self.db_sync_p99 / 1e3,
        )

    def _turn(self) -> float:
        """What a turn of the loop costs by itself: the difference between moves that share it and moves that do not."""
        apart = max(0.0, 1 / self.cpu_paced - 1 / self.cpu_saturated)
        return apart / (TURNS / ALONE - TURNS / SHARED)

    def _cpu(self) -> float:
        return 1 / self.cpu_saturated - TURNS * self._turn() / SHARED


ABOUT = {each.name: each.metadata for each in fields(Figures)}


def arguments(parser: argparse.ArgumentParser) -> None:
    """A flag for each figure, and one for the last run of the bench."""
    parser.add_argument(
        "--results", type=Path, metavar="FILE", help="take what was measured from bench/results/server.json"
    )
    for each in fields(Figures):
        unit = f" ({each.metadata['unit']})" if each.metadata["unit"] else ""
        about = f"{each.metadata['about']}{unit}; {each.default:g}".replace("%", "%%")
        parser.add_argument(f"--{each.name.replace('_', '-')}", type=_number, metavar="N", help=about)


def read(given: argparse.Namespace) -> tuple[Figures, dict[str, str]]:
    """The figures, and how each is known."""
    values, how = {}, {name: about["how"] for name, about in ABOUT.items()}
    if given.results:
        for name, value in _of_bench(given.results).items():
            values[name], how[name] = value, f"measured, {given.results}"
    for name in ABOUT:
        if (value := getattr(given, name)) is not None:
            values[name], how[name] = value, GIVEN
    return Figures(**values), how


def _of_bench(path: Path) -> dict[str, float]:
    """What the servers' bench measured last: the median of its rounds."""
    try:
        rounds = json.loads(path.read_text("utf-8"))["sides"][COTERIE]["figures"]
    except (ValueError, KeyError, TypeError):
        raise ValueError(f"{path} is not what python -m bench.server writes, or our server was not measured") from None
    names = {"cpu_saturated": "per_cpu_second", "cpu_paced": "paced_per_cpu_second", "table_kb": "further"}
    names |= {"sync": "disk_p50", "sync_p99": "disk_p99"}
    return {ours: statistics.median(rounds[theirs]) for ours, theirs in names.items() if theirs in rounds}


def _number(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number < 1e12:
        raise argparse.ArgumentTypeError(f"a number from 0 on, not '{text}'")
    return number


def table(rows: Sequence[Sequence[str]]) -> str:
    """Rows in columns: the first to the left, the others to the right."""
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    lines = [
        "  ".join(
            [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        )
        for row in rows
    ]
    return "\n".join(line.rstrip() for line in lines)
