"""The SQLite store: one file in a data folder, one thread that writes, and a commit on the disk before anybody is told.

Writes that arrive while a commit is under way share the next one: each in a savepoint of its own, so that a conflict undoes
one command and no other.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import astuple
from pathlib import Path
from typing import Any, TypeVar

from coterie.core.errors import CoterieError
from coterie.store.migrations import migrate
from coterie.store.port import Command, Conflict, Line, Match, Move, Person, StoreFull

FILE = "coterie.db"
TOGETHER = 64  # writes that share a commit at most

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

_MATCH = "id, game, rules_version, pack, options, seats, terms, made_at, ended_at"
_LINE = "match, n, room, seat, name, text, at"


def open_store(folder: str | Path, synchronous: str = "FULL") -> "SqliteStore":
    """The store in a data folder, which is made if it is not there. Older data is brought up to date, after a copy."""
    folder = Path(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CoterieError(f"the data folder {folder} cannot be made: {error.strerror}; name another one") from None
    path = folder / FILE
    migrate(path)
    return SqliteStore(path, synchronous)


class SqliteStore:
    """A `Store` in one SQLite file. `synchronous` is FULL but in the test that shows why."""

    def __init__(self, path: Path, synchronous: str = "FULL") -> None:
        self.path = path
        self._synchronous = synchronous
        self._jobs: queue.SimpleQueue[tuple[Work[object], Future[object]] | None] = queue.SimpleQueue()
        self._reader = connect(path, synchronous)
        self._reading = threading.Lock()
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    # Writing.

    async def make(self, match: Match, people: list[Person]) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(f"INSERT INTO matches ({_MATCH}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", astuple(match))
            db.executemany("INSERT INTO people (match, seat, name, key, level) VALUES (?, ?, ?, ?, ?)", [astuple(p) for p in people])

        await self._do(work, f"there is a match {match.id} already")

    async def append(self, match: str, moves: list[Move], command: Command | None = None, ended_at: int | None = None) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.executemany(
                "INSERT INTO moves (match, n, seat, action, at) VALUES (?, ?, ?, ?, ?)",
                [(match, move.n, move.seat, move.action, move.at) for move in moves],
            )
            if command:
                row = (match, command.id, command.digest, command.outcome)
                db.execute("INSERT INTO commands (match, id, digest, outcome) VALUES (?, ?, ?, ?)", row)
            if ended_at is not None:
                db.execute("UPDATE matches SET ended_at = ? WHERE id = ?", (ended_at, match))

        await self._do(work, f"match {match}: another writer was first")

    async def seat(self, person: Person) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR REPLACE INTO people (match, seat, name, key, level) VALUES (?, ?, ?, ?, ?)", astuple(person))

        await self._do(work, f"match {person.match}: seat {person.seat} is taken")

    async def say(self, line: Line) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(f"INSERT INTO talk ({_LINE}) VALUES (?, ?, ?, ?, ?, ?, ?)", astuple(line))

        await self._do(work, f"match {line.match}: line {line.n} was said already")

    async def hush(self, match: str, n: int) -> None:
        await self._do(lambda db: db.execute("UPDATE talk SET text = '' WHERE match = ? AND n = ?", (match, n)), "")

    # Reading.

    async def match(self, match: str) -> Match | None:
        rows = await self._ask(f"SELECT {_MATCH} FROM matches WHERE id = ?", match)
        return Match(*rows[0]) if rows else None

    async def unfinished(self) -> list[str]:
        return [row[0] for row in await self._ask("SELECT id FROM matches WHERE ended_at IS NULL ORDER BY made_at DESC")]

    async def moves(self, match: str, since: int = 0) -> list[Move]:
        query = "SELECT n, seat, action, at FROM moves WHERE match = ? AND n >= ? ORDER BY n"
        return [Move(*row) for row in await self._ask(query, match, since)]

    async def command(self, match: str, id: str) -> Command | None:
        rows = await self._ask("SELECT id, digest, outcome FROM commands WHERE match = ? AND id = ?", match, id)
        return Command(*rows[0]) if rows else None

    async def people(self, match: str) -> list[Person]:
        query = "SELECT match, seat, name, key, level FROM people WHERE match = ? ORDER BY seat"
        return [Person(*row) for row in await self._ask(query, match)]

    async def talk(self, match: str, since: int = 0) -> list[Line]:
        query = f"SELECT {_LINE} FROM talk WHERE match = ? AND n >= ? ORDER BY n"
        return [Line(*row) for row in await self._ask(query, match, since)]

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.close()

    # The writer.

    async def _do(self, work: Work[object], conflict: str) -> None:
        """Have the writer do this; returns when it is on the disk."""
        done: Future[object] = Future()
        self._jobs.put((work, done))
        try:
            await asyncio.wrap_future(done)
        except sqlite3.IntegrityError:
            raise Conflict(conflict) from None
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname == "SQLITE_FULL" or error.sqlite_errorname.startswith("SQLITE_IOERR"):
                raise StoreFull(f"the move could not be kept in {self.path} ({error}): make room on the disk and try again") from None
            raise

    def _write(self) -> None:
        db = connect(self.path, self._synchronous)
        while True:
            jobs = self._wait()
            if jobs is None:
                db.close()
                return
            _commit(db, jobs)

    def _wait(self) -> list[tuple[Work[object], Future[object]]] | None:
        """Everything that waits to be written, at least one; None when there will be nothing more."""
        first = self._jobs.get()
        if first is None:
            return None
        jobs = [first]
        while len(jobs) < TOGETHER:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:  # finish these first
                self._jobs.put(None)
                break
            jobs.append(job)
        return jobs

    async def _ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        def read() -> list[tuple[Any, ...]]:
            with self._reading:
                return self._reader.execute(query, values).fetchall()

        return await asyncio.to_thread(read)


def connect(path: Path, synchronous: str = "FULL") -> sqlite3.Connection:
    """A connection as every one of ours is: write-ahead, synced at each commit, transactions by hand."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute(f"PRAGMA synchronous = {synchronous}")
    db.execute("PRAGMA foreign_keys = ON")
    return db


def _commit(db: sqlite3.Connection, jobs: list[tuple[Work[object], Future[object]]]) -> None:
    """Do these jobs in one transaction, each on its own savepoint. Only after the commit is anybody told that it was done."""
    done: list[tuple[Future[object], object]] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for work, future in jobs:
            db.execute("SAVEPOINT job")
            try:
                result = work(db)
            except sqlite3.IntegrityError as error:
                db.execute("ROLLBACK TO job")
                future.set_exception(error)
            else:
                done.append((future, result))
            db.execute("RELEASE job")
        db.execute("COMMIT")
    except BaseException as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        for _, future in jobs:
            if not future.done():
                future.set_exception(error)
        return
    for future, result in done:
        future.set_result(result)
