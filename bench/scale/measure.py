"""`python -m bench.scale.measure` measures what a move costs a database, for `python -m bench.scale`.

It starts a PostgreSQL of its own, plays at many tables at once through the store of a house, and counts the processor
time of PostgreSQL's processes, which other work on the machine hardly changes, the log it writes and the room it takes.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import threading
import time
from pathlib import Path

import uvloop

from bench.server.load import percentile
from bench.tail import probe
from coterie.store.opening import open_at
from coterie.store.port import Store
from coterie.store.rows import Change, CommandRow, HouseRow, MatchRow, MoveRow, Person, TableRow
from tools.postgres import Postgres

TICK = os.sysconf("SC_CLK_TCK")


async def play(store: Store, tables: int, seconds: float) -> tuple[int, float]:
    """Moves at all tables, each as soon as the one before is kept; how many, and in how many seconds."""
    until = 0.0

    async def sit(table: str) -> int:
        epoch = await store.make(TableRow(table, "{}", 1), [Person(seat, seat, "P", b"k") for seat in range(4)])
        await store.write(Change(table, epoch=epoch, begins=MatchRow(table, 1, "for-the-king", 1, "a b", "{}", 4, 1)))
        seated.append(table)
        await go.wait()
        n = 0
        while time.perf_counter() < until:
            command = CommandRow(n % 4, os.urandom(8).hex(), os.urandom(16), b'{"type":"done","moves":%d}' % n)
            await store.write(Change(table, epoch=epoch, match=1, moves=[MoveRow(n, n % 4, 5, n)], command=command))
            n += 1
        return n

    go, seated = asyncio.Event(), list[str]()
    playing = [asyncio.create_task(sit(f"TABLE{n:03}")) for n in range(tables)]
    while len(seated) < tables:
        await asyncio.sleep(0.01)
    began = time.perf_counter()
    until = began + seconds
    go.set()
    return sum(await asyncio.gather(*playing)), time.perf_counter() - began


def processor(pid: int) -> float:
    """Seconds of processor time of a process and of all that it started, the ended ones included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = sum(map(int, fields[11:15])) / TICK
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return own + sum(processor(int(child)) for child in children)


async def measure(tables: int, seconds: float) -> None:
    with Postgres() as database:
        store = await open_at(database.url(), database.folder, HouseRow("bench", "http://127.0.0.1:1"))
        await store.wake(1)
        over = threading.Event()
        disk = asyncio.ensure_future(asyncio.to_thread(probe, database.folder, over))
        log = "SELECT pg_current_wal_lsn() - '0/0'::pg_lsn, pg_database_size('coterie')"
        before, ours, theirs = database.do(log)[0], time.process_time(), processor(database.pid)
        moves, span = await play(store, tables, seconds)
        ours, theirs = time.process_time() - ours, processor(database.pid) - theirs
        database.do("CHECKPOINT")
        after = database.do(log)[0]
        over.set()
        synced = await disk
        await store.close()
    room, log_bytes = (float(now - then) / moves for now, then in zip(after[::-1], before[::-1], strict=True))
    print(f"{moves:,} moves at {tables} tables in {span:.1f} s: {moves / span:,.0f} a second")
    print(
        f"  {1e6 * theirs / moves:.0f} µs of PostgreSQL's processor a move, {1e6 * ours / moves:.0f} µs of the house's"
    )
    print(f"  {room:.0f} bytes of the database a move, {log_bytes:.0f} of its log")
    print(
        f"  a sync of its disk alone p50 {1e3 * percentile(synced, 50):.2f} p99 {1e3 * percentile(synced, 99):.2f} ms"
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.scale.measure", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[256, 1], help="at once; one makes a commit a move")
    parser.add_argument("--seconds", type=float, default=10.0)
    arguments = parser.parse_args()
    if not sys.platform.startswith("linux"):
        print("This reads processor times from /proc, which only Linux has.", file=sys.stderr)
        return 2
    for tables in arguments.tables:
        uvloop.run(measure(tables, arguments.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
