"""`python -m bench.houses` measures several houses on one PostgreSQL: two against one, a relay against the direct way,
and how long a table stands still when its house is killed or closed. `make bench` runs this too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import time
from pathlib import Path

import aiohttp
import uvloop

from bench import report as games
from bench.lane import ROOT
from bench.server import process
from bench.server.load import Spent, Table, close_tables, open_tables, pace, percentile, saturate
from bench.server.ours import SETTINGS, Ours, OurSeat
from coterie import native
from tools.postgres import Postgres

SEATS = 4
LEASE = 2.0  # seconds


class House(Ours):
    """A house among others. Guests come by its own door, or by that of another."""

    def __init__(self, database: str, name: str) -> None:
        super().__init__()
        self._database = database
        self._name = name
        self.door: House | None = None

    def environment(self) -> dict[str, str]:
        own = {"COTERIE_STORE": self._database, "COTERIE_HOUSE": self._name, "COTERIE_LEASE": str(LEASE)}
        return {**SETTINGS, "COTERIE_READS_PER_MINUTE": "1000000", **own}

    def cpu_seconds(self) -> float:
        return super().cpu_seconds() + (process.cpu_seconds(self.door.pid) if self.door else 0.0)

    async def _connect(self, table: str, key: str) -> OurSeat:
        return await (self.door._connect(table, key) if self.door else super()._connect(table, key))

    async def host(self) -> tuple[str, str]:
        """A table with a game under way, and the key of its host."""
        table = await self.open(SEATS)
        await table.rush(5)
        await table.leave()
        name = list(self._keys)[-1]
        return name, self._keys[name]


class Both:
    """Two houses as one, for what they cost together."""

    def __init__(self, houses: list[House]) -> None:
        self._houses = houses

    def cpu_seconds(self) -> float:
        return sum(house.cpu_seconds() for house in self._houses)


async def measure(database: str, tables: int, moves: int, seconds: float, rounds: int) -> dict[str, object]:
    """All figures, each the median of some rounds that take turns."""
    houses = [House(database, f"house-{n}") for n in range(2)]
    found: dict[str, list[float]] = {}

    def note(**figures: float) -> None:
        for name, value in figures.items():
            found.setdefault(name, []).append(value)

    try:
        for house in houses:
            await house.start()
        for _ in range(rounds):
            note(**await _one_and_two(houses, tables, moves))
            note(**await _direct_and_relayed(houses, tables, seconds))
        for _ in range(rounds):
            note(**await _takeovers(houses))
    finally:
        for house in houses:
            await house.stop()
            house.clear()
    faults = [fault for house in houses for fault in house.faults]
    return {"figures": {name: round(statistics.median(values), 3) for name, values in found.items()}, "faults": faults}


async def _one_and_two(houses: list[House], tables: int, moves: int) -> dict[str, float]:
    """Moves a second of one house, and of two with half of the tables each."""
    figures = {}
    for count in (1, 2):
        shared = houses[:count]
        opened = [await open_tables(house, tables // count, SEATS) for house in shared]
        all_tables = [table for each in opened for table in each]
        told = await saturate(Both(shared), all_tables, moves)  # type: ignore[arg-type]  # it is asked for its cost alone
        for house, each in zip(shared, opened, strict=True):
            await close_tables(house, each)
        word = "one" if count == 1 else "two"
        figures |= {f"{word}_per_second": told["per_second"], f"{word}_per_cpu_second": told["per_cpu_second"]}
    return figures


async def _direct_and_relayed(houses: list[House], tables: int, seconds: float) -> dict[str, float]:
    """What a move costs and takes at a steady pace, by the door of its own house and of another."""
    keeper, other = houses
    figures = {}
    for way, door in (("direct", None), ("relay", other)):
        keeper.door = door
        opened: list[Table] = await open_tables(keeper, tables, SEATS)
        rate = 2.0 * tables
        await pace(opened, rate, seconds / 5)
        spent = Spent(keeper)
        spans = await pace(opened, rate, seconds)
        server, _, _ = spent.now()
        await close_tables(keeper, opened)
        keeper.door = None
        figures |= {
            f"{way}_p50_ms": 1000 * percentile(spans, 50),
            f"{way}_p95_ms": 1000 * percentile(spans, 95),
            f"{way}_cpu_us": 1e6 * server / len(spans),
        }
    return figures


async def _takeovers(houses: list[House]) -> dict[str, float]:
    """Seconds until another house shows a table whose house was closed, and whose house was killed."""
    figures = {}
    for how in ("closed", "killed"):
        table, key = await houses[0].host()
        began = time.monotonic()
        assert houses[0]._process
        if how == "killed":
            houses[0]._process.kill()
        else:
            houses[0]._process.terminate()
        figures[f"{how}_s"] = await _shown(houses[1], table, key) - began
        await houses[0].stop()
        await asyncio.sleep(LEASE)
        await houses[0].start()
    return {**figures, "killed_beyond_lease_s": figures["killed_s"] - LEASE}


async def _shown(house: House, table: str, key: str) -> float:
    """When a house has shown a table."""
    while True:
        try:
            seat = await asyncio.wait_for(house._connect(table, key), 2)
        except (OSError, RuntimeError, TimeoutError, aiohttp.ClientError, AssertionError):
            await asyncio.sleep(0.05)
        else:
            await seat.line.close()
            return time.monotonic()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="less of everything")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--out", type=Path, default=ROOT / "bench" / "results")
    arguments = parser.parse_args()
    if arguments.quick:
        arguments.tables, arguments.moves, arguments.seconds, arguments.rounds = 20, 20, 3.0, 1
    if not sys.platform.startswith("linux"):
        print("This bench reads processor time from /proc, which only Linux has: run it there.", file=sys.stderr)
        return 2
    with Postgres() as postgres:
        shape = (arguments.tables, arguments.moves, arguments.seconds, arguments.rounds)
        told = uvloop.run(measure(postgres.url(), *shape))
    result = {"machine": games.machine(), "build": native.describe(), "shape": shape, "lease": LEASE, **told}
    arguments.out.mkdir(parents=True, exist_ok=True)
    (arguments.out / "houses.json").write_text(json.dumps(result, indent=1))
    for name, value in result["figures"].items():
        print(f"{name:24} {value:10.2f}")
    print(f"Written: {arguments.out / 'houses.json'}")
    return 1 if result["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
