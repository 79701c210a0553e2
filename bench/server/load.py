"""The load: tables of seats that play over sockets, as fast as they may or at a steady pace, the same for every server.

A server is a `Side`, its language a `Seat`; all else is here. The load is leaner than any server, so that the server is
what is full: how many cores each of them kept busy is measured too.
"""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

import aiohttp

from bench.lane import ROOT
from bench.server import process
from bench.server.line import Line

# servers keep their data here, on the disk: in a memory file system a commit costs nothing
RESULTS = ROOT / "bench" / "results"
STALLED = 30.0  # seconds without a word, after which a table is given up
STARTED = 60.0  # seconds in which a server must have started
CALM = 1.0  # seconds in which it comes to rest
AT_ONCE = 20  # tables opened at the same time

T = TypeVar("T")


class Missing(Exception):
    """A server that cannot be measured here, and why."""


@dataclass(frozen=True)
class Shape:
    """How much load there is."""

    tables: int
    seats: int
    moves: int  # at each table, when they are made as fast as can be
    rate: float  # moves a second in all, when they are paced
    seconds: float  # for which they are paced
    restart: int  # tables under way when a server is started again
    company: int  # tables of bots beside a person's


class Seat(ABC):
    """One seat's socket: what it has heard so far, and what it plays."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.seen = 0  # the number of the last update heard; numbers rise by one with every move
        self.asked = False  # may play now
        self.over = False
        self.done = 0  # moves acknowledged to this seat, by a server that does so
        self.began = 0.0  # when it made its last move
        self.opening = b""  # the state that it was first told, as it came
        self.faults: list[str] = []

    @abstractmethod
    def hear(self, frame: bytes) -> str | None:
        """Take in a frame. Returns what must be answered at once, as to a ping."""

    @abstractmethod
    def move(self) -> str | bytes:
        """The frame with a move for what this seat is asked now."""


class Table:
    """Some seats at one table; one move is under way at a time."""

    def __init__(self, seats: Sequence[Seat], name: str = "") -> None:
        self.seats = seats
        self.name = name  # as the server knows it
        self.moves = 0
        self.acknowledged: list[float] = []  # seconds from a move to its acknowledgement
        self._faults: list[str] = []
        self._number = max(seat.seen for seat in seats)  # of the update that everybody is to hear
        self._left = 0  # moves to be made without a pause
        self._left_alone = False  # nobody plays here any more
        self._told: asyncio.Future[None] | None = None  # awaits that all have heard of the last move
        for seat in seats:
            seat.line.listen(partial(self._heard, seat), partial(self._ended, seat))

    @property
    def over(self) -> bool:
        return any(seat.over for seat in self.seats)

    @property
    def faults(self) -> list[str]:
        """What went wrong. A table with a fault is played no further."""
        return self._faults + [fault for seat in self.seats for fault in seat.faults]

    async def rush(self, moves: int) -> None:
        """Play so many moves, each as soon as its mover has heard of the one before."""
        self._left = moves
        await self._play_and_wait()

    async def pace(self, first: float, interval: float, moves: int) -> list[float]:
        """Play so many moves on time. Returns the seconds from each to the moment when all had heard of it.

        If the one before took so long that a move was late, its time counts from when it was due.
        """
        spans = []
        for number in range(moves):
            if self.over or self.faults:
                break
            due = first + number * interval
            late = time.monotonic() >= due
            if not late:
                await asyncio.sleep(due - time.monotonic())
            began = due if late else time.monotonic()
            self._left = 1
            if await self._play_and_wait():
                spans.append(time.monotonic() - began)
        return spans

    async def leave(self) -> None:
        """Close all sockets."""
        self._left_alone = True
        await asyncio.gather(*(seat.line.close() for seat in self.seats))

    async def _play_and_wait(self) -> bool:
        mover = next((seat for seat in self.seats if seat.asked), None)
        if mover is None:
            self._faults.append("nobody is asked, and the game is not over")
            return False
        self._told = asyncio.get_running_loop().create_future()
        self._play(mover)
        heard = -1
        while not self._told.done() and heard != (heard := sum(seat.seen for seat in self.seats)):
            await asyncio.wait([self._told], timeout=STALLED)
        if not self._told.done():
            self._faults.append(f"move {self.moves} had not reached everybody after {STALLED:.0f} s")
        return not self.faults

    def _play(self, mover: Seat) -> None:
        self._left -= 1
        self._number = mover.seen + 1
        self.moves += 1
        frame = mover.move()
        mover.asked = False
        mover.began = time.monotonic()
        mover.line.send(frame)

    def _ended(self, seat: Seat) -> None:
        if not self._left_alone:
            self._faults.append(seat.line.closed_with)
            self._go_on()

    def _heard(self, seat: Seat, frame: bytes) -> None:
        done = seat.done
        try:
            answer = seat.hear(frame)
        except Exception as error:  # whatever went wrong, it is the finding
            seat.faults.append(f"{type(error).__name__}: {error}")
            answer = None
        if answer is not None:
            seat.line.send(answer)
        elif seat.done > done:
            self.acknowledged.append(time.monotonic() - seat.began)
        elif seat.faults:
            self._go_on()
        elif self._left and seat.asked and seat.seen >= self._number and not self.over:
            self._play(seat)
        elif (not self._left or self.over) and self._all_have_heard():
            self._go_on()

    def _go_on(self) -> None:
        if self._told and not self._told.done():
            self._told.set_result(None)

    def _all_have_heard(self) -> bool:
        return all(seat.seen >= self._number for seat in self.seats)


class Side(ABC):
    """A server of our own or of a peer: how it is started, and how a table is opened there."""

    name: str
    about: str
    synced = False  # whether a move is on the disk before anybody hears of it

    def __init__(self) -> None:
        self.port = 0
        self.moves = 0  # at all tables that were closed
        self.faults: list[str] = []
        self.web: aiohttp.ClientSession
        RESULTS.mkdir(exist_ok=True)
        self._folder = tempfile.TemporaryDirectory(dir=RESULTS, prefix="data-")
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def folder(self) -> Path:
        """A folder for the server, that lasts until `clear`."""
        return Path(self._folder.name)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @abstractmethod
    def command(self) -> list[str]:
        """What starts the server on `self.port`."""

    def environment(self) -> dict[str, str]:
        return {}

    @abstractmethod
    async def ready(self) -> bool:
        """Whether the server answers."""

    @abstractmethod
    async def open(self, seats: int) -> Table:
        """A new table with everybody seated, connected and told whose turn it is."""

    async def settle(self) -> None:
        """Let the server come to rest before its memory is read."""
        await asyncio.sleep(CALM)

    def clear(self) -> None:
        """Remove what the server has left on the disk."""
        self._folder.cleanup()

    def memory(self) -> int:
        """Resident bytes of the server's processes."""
        return process.resident_bytes(process.tree(self.pid))

    def cpu_seconds(self) -> float:
        return process.cpu_seconds(self.pid)

    def written(self) -> int:
        """Bytes that the server has written to the disk so far."""
        return process.written_bytes(self.pid)

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    async def start(self) -> None:
        """Start the server and wait until it answers. Raises Missing if it ends instead."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.web = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))
        log = self.folder / "server.log"
        environment = {**os.environ, **self.environment()}
        with log.open("wb") as said:
            self._process = subprocess.Popen(
                self.command(), env=environment, stdin=subprocess.DEVNULL, stdout=said, stderr=said
            )
        last = time.monotonic() + STARTED
        while not await self._answers():
            if self._process.poll() is not None or time.monotonic() > last:
                await self.stop()
                words = log.read_text(errors="replace").strip().splitlines() or ["it said nothing"]
                raise Missing(f"its server did not start: {words[-1]}")
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """End the server, and wait for its end."""
        await self.web.close()
        if self._process:
            self._process.terminate()
            try:
                await asyncio.to_thread(self._process.wait, STALLED)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None

    async def _answers(self) -> bool:
        try:
            return await self.ready()
        except aiohttp.ClientError:
            return False


async def open_tables(side: Side, tables: int, seats: int) -> list[Table]:
    """So many new tables, all seats connected."""
    return await few_at_once(side.open(seats) for _ in range(tables))


async def few_at_once(works: Iterable[Coroutine[object, object, T]]) -> list[T]:
    """Do all of it, but not all at the same time."""
    places = asyncio.Semaphore(AT_ONCE)

    async def one(work: Coroutine[object, object, T]) -> T:
        async with places:
            return await work

    return await asyncio.gather(*map(one, works))


async def close_tables(side: Side, tables: Sequence[Table]) -> None:
    """Leave the tables; their moves and faults are counted."""
    await asyncio.gather(*(table.leave() for table in tables))
    side.moves += sum(table.moves for table in tables)
    side.faults += [fault for table in tables for fault in table.faults]


async def saturate(side: Side, tables: Sequence[Table], moves: int) -> dict[str, float]:
    """Every table makes so many moves as fast as it may.

    Moves per second of the server's processor time and of the clock, and how many cores server and load kept busy.
    """
    with _collected():
        spent = Spent(side)
        before = sum(table.moves for table in tables)
        await asyncio.gather(*(table.rush(moves) for table in tables))
        made = sum(table.moves for table in tables) - before
        server, load, clock = spent.now()
    return {
        "per_cpu_second": made / server,
        "per_second": made / clock,
        "server_cores": server / clock,
        "load_cores": load / clock,
    }


async def pace(tables: Sequence[Table], rate: float, seconds: float) -> list[float]:
    """So many moves a second in all, spread evenly over the tables.

    Seconds from each move until all at its table had heard of it.
    """
    interval = len(tables) / rate
    with _collected():
        first = time.monotonic() + 0.1
        runs = [
            table.pace(first + number / rate, interval, round(seconds / interval))
            for number, table in enumerate(tables)
        ]
        return [span for spans in await asyncio.gather(*runs) for span in spans]


class Spent:
    """Processor time of a server and of the load, from now on."""

    def __init__(self, side: Side) -> None:
        self._side = side
        self._began = (side.cpu_seconds(), time.process_time(), time.monotonic())

    def now(self) -> tuple[float, float, float]:
        """Seconds of the server's processors, of the load's, and of the clock; at least a tick each."""
        ends = (self._side.cpu_seconds(), time.process_time(), time.monotonic())
        server, load, clock = (
            max(end - began, 1 / process.TICKS) for end, began in zip(ends, self._began, strict=True)
        )
        return server, load, clock


@contextmanager
def _collected() -> Iterator[None]:
    """The load collects its garbage first and none meanwhile, so that no move waits for it."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def percentile(values: Sequence[float], percent: float) -> float:
    """The smallest value that so many percent of all do not exceed."""
    ordered = sorted(values)
    rank = -(-len(ordered) * percent // 100)
    return ordered[max(0, int(rank) - 1)]
