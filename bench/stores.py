"""`python -m bench.stores`: durable moves a second of the store in PostgreSQL against the one in SQLite, in one run.

At each of many tables somebody moves, waits until the move is on the disk, and moves again. The two stores take turns,
so that both meet the same disk and the same neighbours; a ratio is taken within a turn. PostgreSQL runs on this machine
with the settings it comes with, and every move is fenced.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

import uvloop

from bench.server.load import RESULTS, percentile
from coterie.store import Store
from coterie.store.opening import open_at
from coterie.store.rows import Change, CommandRow, HouseRow, MatchRow, MoveRow, TableRow
from tools.postgres import Postgres

Figures = dict[str, float]

FLOOR = 0.7  # of SQLite's moves a second
TABLES = (1, 256)
OUTCOME = b'{"type":"done","seq":12345}'


async def make(store: Store, table: str) -> int:
    """A new table with a game that begins; its epoch."""
    epoch = await store.make(TableRow(table, "{}", 0), [])
    match = MatchRow(table, 1, "royal-secrets", 1, "house 0123", "{}", 3, 0)
    await store.write(Change(table, begins=match, epoch=epoch))
    return epoch


async def play(store: Store, table: str, epoch: int, until: float, spans: list[float]) -> None:
    """Move after move."""
    n, before = 0, time.perf_counter()
    while before < until:
        command = CommandRow(n % 3, f"{n:016x}", bytes(16), OUTCOME)
        await store.write(Change(table, match=1, moves=[MoveRow(n, n % 3, 1, n)], command=command, epoch=epoch))
        now = time.perf_counter()
        spans.append(now - before)
        n, before = n + 1, now


async def measure(address: str, folder: Path, tables: int, seconds: float) -> Figures:
    """Moves a second, how long a move took, and the processor time of this process for one."""
    store = await open_at(address, folder, HouseRow(f"bench-{os.getpid()}", ""))
    spans: list[float] = []
    names = [f"{time.time_ns()}-{n}" for n in range(tables)]
    epochs = await asyncio.gather(*(make(store, name) for name in names))
    began, processor = time.perf_counter(), time.process_time()
    try:
        until = began + seconds
        await asyncio.gather(*(play(store, *each, until, spans) for each in zip(names, epochs, strict=True)))
        span, used = time.perf_counter() - began, time.process_time() - processor
    finally:
        await store.close()
    spans.sort()
    return {
        "moves": len(spans) / span,
        "p50_ms": percentile(spans, 50) * 1000,
        "p99_ms": percentile(spans, 99) * 1000,
        "processor_us": used / len(spans) * 1e6,
    }


def main() -> int:
    """Measure both, and say whether the floor is kept."""
    parser = argparse.ArgumentParser(description="Durable moves a second of both stores.")
    parser.add_argument("--quick", action="store_true", help="three short turns")
    args = parser.parse_args()
    rounds, seconds = (3, 2.0) if args.quick else (7, 5.0)
    found: dict[str, list[Figures]] = {}
    with Postgres() as postgres, tempfile.TemporaryDirectory() as name, asyncio.Runner(loop_factory=_loop) as runner:
        for turn in range(rounds):
            for tables in TABLES:
                for store, address in (("sqlite", ""), ("postgres", postgres.url())):
                    folder = Path(name, f"{turn}-{tables}")
                    figures = runner.run(measure(address, folder, tables, seconds))
                    found.setdefault(f"{store} {tables}", []).append(figures)
        version = str(postgres.do("SHOW server_version")[0][0])
    print(f"PostgreSQL {version}, {rounds} turns of {seconds:g} s; medians; load {os.getloadavg()[0]:.1f}")
    print(f"{'':24}{'moves/s':>10}{'p50 ms':>9}{'p99 ms':>9}{'CPU µs':>9}")
    for title, rows in found.items():
        middle = {name: statistics.median(row[name] for row in rows) for name in rows[0]}
        print(
            f"{title + ' tables':24}{middle['moves']:10,.0f}{middle['p50_ms']:9.1f}{middle['p99_ms']:9.1f}"
            f"{middle['processor_us']:9.0f}"
        )
    ratios = {
        tables: [ours["moves"] / theirs["moves"] for ours, theirs in zip(*_pair(found, tables), strict=True)]
        for tables in TABLES
    }
    for tables, values in ratios.items():
        spread = f"{min(values):.2f} to {max(values):.2f}"
        print(f"PostgreSQL × SQLite, {tables} tables: {statistics.median(values):.2f} ({spread})")
    kept = statistics.median(ratios[TABLES[-1]]) >= FLOOR
    print(f"The floor of {FLOOR} × with {TABLES[-1]} tables is {'kept' if kept else 'NOT KEPT'}.")
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / "stores.json").write_text(json.dumps({"postgres": version, "rounds": found, "ratios": ratios}, indent=1))
    return 0 if kept else 1


def _pair(found: dict[str, list[Figures]], tables: int) -> tuple[list[Figures], list[Figures]]:
    return found[f"postgres {tables}"], found[f"sqlite {tables}"]


def _loop() -> asyncio.AbstractEventLoop:
    return uvloop.new_event_loop()


if __name__ == "__main__":
    sys.exit(main())
