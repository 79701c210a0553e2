"""What the figures come to: how much one house, one database and several databases carry, and where each ends.

The rate of moves comes out of the simulation; memory, sockets, connections and disk are multiplied.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from bench.scale.figures import Figures
from bench.scale.simulation import Outcome, carried, ceiling, simulate

MOVES = 6000  # simulated for a figure
DAY = 86_400
ENOUGH = 1.1  # twice the houses that bring less than this end a database
OTHERS = 4  # connections of a house to the database that do not write
LADDER = (1, 10, 100, 1_000, 10_000, 100_000, 1_000_000)
LOADS = (0.1, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95)


@dataclass(frozen=True)
class Load:
    """A load, and what became of it."""

    rate: float
    outcome: Outcome


@dataclass(frozen=True)
class House:
    """What one house carries: moves a second, and tables with people by what would end first."""

    rate: float
    ends: dict[str, float]

    @property
    def tables(self) -> float:
        return min(self.ends.values())

    @property
    def end(self) -> str:
        return min(self.ends, key=lambda what: self.ends[what])


@dataclass(frozen=True)
class Database:
    """What a database with so many houses carries."""

    houses: int
    rate: float
    outcome: Outcome


@dataclass(frozen=True)
class Rung:
    """So many tables with people, and what they take."""

    tables: float
    rate: float
    houses: int
    databases: int
    cores: float
    memory: float  # GB
    disk: float  # GB a day
    price: float  # a month


def loads(figures: Figures, seed: int) -> list[Load]:
    """How long moves take at one house with its own file, from a light load to a heavy one."""
    site = figures.one_house()
    most = ceiling(site)
    return [Load(most * part, simulate(site, most * part, MOVES, seed)) for part in LOADS]


def one_house(figures: Figures, seed: int) -> House:
    """A house with its own file."""
    return _house(figures, carried(figures.one_house(), figures.p99 / 1e3, MOVES, seed))


def one_database(figures: Figures, seed: int) -> list[Database]:
    """One database with 1, 2, 4, … houses, until more houses bring nothing or it takes no more connections."""
    found: list[Database] = []
    most = most_houses(figures)
    houses = 1
    while True:
        site, moves = figures.on_database(houses), min(4, houses) * MOVES
        rate = carried(site, figures.p99 / 1e3, moves, seed)
        found.append(Database(houses, rate, simulate(site, max(rate, 1.0), moves, seed)))
        if houses >= most or (len(found) > 1 and rate < ENOUGH * found[-2].rate):
            return found
        houses = min(most, houses * 2)


def most_houses(figures: Figures) -> int:
    """Houses whose connections one database takes."""
    return max(1, int(figures.db_connections // (figures.db_lines + OTHERS)))


def ladder(figures: Figures, alone: House, databases: list[Database]) -> list[Rung]:
    """From a living room to a million tables with people."""
    room = min(tables for what, tables in alone.ends.items() if what != "processor")
    return [_rung(figures, alone, databases, tables, tables * figures.moves / 60, room) for tables in LADDER]


def over_days(figures: Figures, alone: House, databases: list[Database], tables: int = 1_000_000) -> Rung:
    """Tables over days: all in memory, though nobody is at most of them, and few moves."""
    rate = tables * figures.days_moves / DAY * figures.peak
    return _rung(figures, alone, databases, tables, rate, alone.ends["memory"])


def _rung(figures: Figures, alone: House, databases: list[Database], tables: int, rate: float, room: float) -> Rung:
    """What so many tables take, of which so many fit into one house."""
    filled = max(figures.headroom, 1e-9)
    house, best = alone.rate * filled, max(each.rate for each in databases) * filled
    single = rate <= house and tables <= room
    houses = 1 if single else math.ceil(max(2, rate / house, tables / room))
    stores = 0 if single else math.ceil(max(rate / best, houses / most_houses(figures)))
    bots = math.ceil(rate * figures.bots * figures.bot_ms / 1e3)
    cores = houses + bots + stores * figures.db_cores
    memory = (houses * figures.house_mb * 1e3 + tables * figures.table_kb) / 1e6 + stores * figures.db_gb
    disk = rate / figures.peak * DAY * (figures.move_bytes if single else figures.db_move_bytes) / 1e9
    price = cores * figures.price_core + memory * figures.price_gb + disk * 30 / 100 * figures.price_disk
    return Rung(tables, rate, houses, stores, cores, memory, disk, price)


def _house(figures: Figures, rate: float) -> House:
    memory = max(0.0, figures.house_gb * 1e6 - figures.house_mb * 1e3) / max(figures.table_kb, 1e-9)
    ends = {"processor": rate * 60 / max(figures.moves, 1e-9), "memory": memory}
    return House(rate, ends | {"sockets": figures.max_sockets / max(figures.sockets, 1e-9)})
