"""`python -m bench.tail`: what the slowest commits of the store wait for, beside the disk's own syncs in the same run.

Moves of many tables are paced as a busy house has them, and the log is copied back as a house does it. Every commit is
traced on the writer's thread: its time, that of its COMMIT alone, its processor time, and the bytes that this thread
wrote. A commit that copied the log back would have written more than its own frames of the log.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import struct
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import uvloop

from bench.server.load import RESULTS, percentile
from coterie.store import SqliteStore, open_store, sqlite
from coterie.store.commits import Job
from coterie.store.migrations import PAGE
from coterie.store.rows import Change, CommandRow, MatchRow, MoveRow, Person, TableRow

FRAME, HEADER = 24, 32  # bytes of the log that are no page
PROBE = 0.02  # seconds between two syncs of the disk by itself
LOOK = 1.0  # seconds between two looks at the log, as in a house


@dataclass
class Commit:
    """A commit as the writer's thread saw it. Times are in seconds; `copied` is bytes that were not for the log."""

    began: float
    ended: float
    committing: float  # of COMMIT alone: pages to the log, and their sync
    processor: float
    copied: int

    @property
    def span(self) -> float:
        return self.ended - self.began


class Trace:
    """Every commit and every copying back of the log of a store."""

    def __init__(self, store: SqliteStore) -> None:
        self.commits: list[Commit] = []
        self.checkpoints: list[tuple[float, float]] = []
        self._index = store.path.with_name(f"{store.path.name}-shm")
        self._commit, self._copy = sqlite.commit, store._checkpoint
        sqlite.commit = self._traced
        store._checkpoint = self._copied  # type: ignore[method-assign]

    def _traced(self, db: sqlite3.Connection, jobs: list[Job]) -> None:
        statements: list[tuple[float, str]] = []
        db.set_trace_callback(lambda text: statements.append((time.perf_counter(), text)))
        frames, wrote, processor, began = self._frames(), _written(), time.thread_time(), time.perf_counter()
        self._commit(db, jobs)
        ended, processor, wrote = time.perf_counter(), time.thread_time() - processor, _written() - wrote
        db.set_trace_callback(None)
        now = self._frames()
        logged = (now - frames) * (PAGE + FRAME) if now >= frames else now * (PAGE + FRAME) + HEADER
        last = max((at for at, text in statements if text == "COMMIT"), default=ended)
        self.commits.append(Commit(began, ended, ended - last, processor, max(0, wrote - logged - HEADER)))

    def _copied(self, long: bool) -> None:
        began = time.perf_counter()
        self._copy(long)
        self.checkpoints.append((began, time.perf_counter()))

    def _frames(self) -> int:
        """How many frames the log has, by its index."""
        with self._index.open("rb") as file:
            found: int = struct.unpack("=16xI", file.read(20))[0]
        return found

    def beside(self, commit: Commit) -> bool:
        """Whether the log was being copied back meanwhile, by another thread."""
        return any(began < commit.ended and commit.began < ended for began, ended in self.checkpoints)


def _written() -> int:
    """Bytes that this thread has written so far."""
    fields = Path(f"/proc/self/task/{threading.get_native_id()}/io").read_text().split()
    return int(fields[fields.index("wchar:") + 1])


def probe(folder: Path, over: threading.Event) -> list[float]:
    """How long the disk takes by itself to sync a page that was appended, again and again until it is over."""
    spans = []
    with (folder / "probe").open("wb", buffering=0) as file:
        while not over.wait(PROBE):
            file.write(bytes(4096))
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            spans.append(time.perf_counter() - began)
    return spans


async def play(store: SqliteStore, tables: int, rate: float, seconds: float) -> list[float]:
    """Moves at all tables, so many a second; how long each waited until it was on the disk."""
    for n in range(tables):
        await store.make(TableRow(f"T{n}", "{}", 1), [Person(seat, seat, "P", b"k") for seat in range(4)])
        await store.write(Change(f"T{n}", begins=MatchRow(f"T{n}", 1, "for-the-king", 1, "a b", "{}", 4, 1)))
    spans: list[float] = []

    async def move(n: int) -> None:
        table, no = f"T{n % tables}", n // tables
        command = CommandRow(no % 4, os.urandom(8).hex(), os.urandom(16), b'{"type":"done","moves":%d}' % no)
        began = time.perf_counter()
        await store.write(Change(table, match=1, moves=[MoveRow(no, no % 4, 5, n)], command=command))
        spans.append(time.perf_counter() - began)

    first, moves, looked = time.perf_counter(), [], 0.0
    for n in range(round(rate * seconds)):
        await asyncio.sleep(max(0.0, first + n / rate - time.perf_counter()))
        moves.append(asyncio.create_task(move(n)))
        if n / rate >= looked + LOOK:
            looked = n / rate
            moves.append(asyncio.create_task(store.checkpoint()))  # type: ignore[arg-type]
    await asyncio.gather(*moves)
    return spans


async def measure(arguments: argparse.Namespace) -> int:
    RESULTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=RESULTS, prefix="data-") as name:
        store = open_store(name)
        trace, over = Trace(store), threading.Event()
        disk = asyncio.ensure_future(asyncio.to_thread(probe, Path(name), over))
        waited = await play(store, arguments.tables, arguments.rate, arguments.seconds)
        over.set()
        synced = await disk
        await store.close()
        size = store.path.stat().st_size
    tell("a sync of the disk by itself", synced)
    tell("a commit", [commit.span for commit in trace.commits])
    tell("its COMMIT alone", [commit.committing for commit in trace.commits])
    tell("its processor time", [commit.processor for commit in trace.commits])
    tell("a move until it is kept", waited)
    slow = sorted(trace.commits, key=lambda commit: -commit.span)[: max(1, len(trace.commits) // 100)]
    whole = sum(commit.span for commit in slow)
    syncing = sum(commit.committing for commit in slow)
    busy = sum(commit.processor for commit in slow)
    print(
        f"\nof the slowest {len(slow)} commits: {syncing / whole:.0%} of the time in COMMIT, {busy / whole:.0%} on the"
        f" processor, {sum(map(trace.beside, slow))} while another thread copied the log back\n"
        f"the log was copied back {len(trace.checkpoints)} times, in"
        f" {', '.join(f'{1000 * (ended - began):.0f}' for began, ended in trace.checkpoints) or 'no'} ms,"
        " by a thread and connection of its own"
    )
    print(f"bytes of the file a move, with what was answered to it: {size / max(1, len(waited)):,.0f}")
    inside = [commit for commit in trace.commits if commit.copied]
    print(f"commits that copied the log back themselves: {len(inside)} of {len(trace.commits)}")
    return 1 if inside else 0


def tell(what: str, spans: Sequence[float]) -> None:
    figures = "  ".join(f"p{percent} {1000 * percentile(spans, percent):7.2f}" for percent in (50, 99, 99.9))
    print(f"{what:30}{figures}  longest {1000 * max(spans):7.2f} ms  ({len(spans)})")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.tail", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=500.0, help="moves a second in all")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--long", type=int, help="writes after which the log is copied back (as in a house)")
    arguments = parser.parse_args()
    if not sys.platform.startswith("linux"):
        print("This bench reads what a thread has written from /proc, which only Linux has.", file=sys.stderr)
        return 2
    if arguments.long:
        sqlite.LONG = arguments.long
    return uvloop.run(measure(arguments))


if __name__ == "__main__":
    sys.exit(main())
