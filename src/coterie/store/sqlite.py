"""The SQLite store: one file in a data folder, one thread that writes, and a commit on the disk before anybody is told.

Writes that arrive while a commit is under way share the next one; a conflict undoes one command and no other.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import astuple
from pathlib import Path
from typing import Any, TypeVar

from coterie.core.errors import CoterieError
from coterie.store.migrations import migrate
from coterie.store.port import Change, Command, Conflict, Line, Match, Move, Order, Outage, Person, Shelf, StoreFull, Table

FILE = "coterie.db"
CHECKPOINT = 16_384  # pages of the write-ahead log after which they are written back: seldom, since every table writes to pages of its own
TOGETHER = 64  # writes that share a commit at most

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

# The statements of the hot path are written out, so that sqlite3 finds each prepared.
_MOVE = 'INSERT INTO moves ("table", match, n, seat, action, at) VALUES (?, ?, ?, ?, ?, ?)'
_COMMAND = 'INSERT INTO commands ("table", person, id, digest, outcome) VALUES (?, ?, ?, ?, ?)'
_PERSON = 'INSERT OR REPLACE INTO people ("table", n, seat, name, key, muted) VALUES (?, ?, ?, ?, ?, ?)'
_MATCH = '"table", no, game, rules_version, pack, options, seats, made_at, ended_at, result'


class Job:
    """Something to be written, and who waits for it; `moves` if it is nothing but moves and their command."""

    __slots__ = ("conflict", "error", "moves", "result", "told", "work")

    def __init__(self, work: Work[object], conflict: str, told: asyncio.Future[Any], moves: Change | None) -> None:
        self.work = work
        self.conflict = conflict  # what it means if somebody else was first
        self.told = told
        self.moves = moves
        self.result: object = None
        self.error: BaseException | None = None


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
        self._waiting: list[Job] = []
        self._writing = False
        self._jobs: queue.SimpleQueue[tuple[list[Job], asyncio.AbstractEventLoop] | None] = queue.SimpleQueue()
        self._reader = connect(path, synchronous)
        self._reading = threading.Lock()
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    # Writing.

    async def make(self, table: Table, people: Sequence[Person]) -> None:
        await self._do(lambda db: _make(db, table, people), f"there is a table {table.id} already")

    def write(self, change: Change) -> Awaitable[None]:
        conflict = f"table {change.table}: another writer was first"
        return self._do(lambda db: _write(db, change), conflict, change if change.only_moves else None)

    async def wake(self, now: int) -> Outage | None:
        def work(db: sqlite3.Connection) -> Outage | None:
            row = db.execute("SELECT alive_at FROM house").fetchone()
            db.execute("DELETE FROM house")
            db.execute("INSERT INTO house (alive_at) VALUES (?)", (now,))
            if row is None or row[0] >= now:
                return None
            db.execute('INSERT INTO outages ("table", began, ended) VALUES (NULL, ?, ?)', (row[0], now))
            return Outage(row[0], now)

        return await self._do(work, "")

    async def alive(self, now: int) -> None:
        await self._do(lambda db: db.execute("UPDATE house SET alive_at = ?", (now,)), "")

    async def forget(self, table: str) -> None:
        await self._do(lambda db: db.execute("DELETE FROM tables WHERE id = ?", (table,)), "")

    async def forget_before(self, time: int) -> None:
        late = 'SELECT 1 FROM matches WHERE "table" = id AND (ended_at IS NULL OR ended_at >= ?1)'
        played = 'SELECT 1 FROM matches WHERE "table" = id'
        query = f"DELETE FROM tables WHERE NOT EXISTS ({late}) AND (closed_at < ?1 OR closed_at IS NULL AND EXISTS ({played}))"
        await self._do(lambda db: db.execute(query, (time,)), "")

    async def erase(self, table: str, person: int, state: str) -> int:
        """Take a person's name, key, talk and orders out of a table, which stands like this afterwards. Returns how many lines went."""

        def work(db: sqlite3.Connection) -> int:
            db.execute("PRAGMA secure_delete = ON")  # it is not to be found in the file, either
            seat = db.execute('SELECT seat FROM people WHERE "table" = ? AND n = ?', (table, person)).fetchone()[0]
            db.execute("UPDATE people SET seat = -1, name = '', key = x'' WHERE \"table\" = ? AND n = ?", (table, person))
            db.execute('DELETE FROM orders WHERE "table" = ? AND seat = ?', (table, seat))
            db.execute("UPDATE tables SET state = ? WHERE id = ?", (state, table))
            return db.execute("UPDATE lines SET text = '' WHERE \"table\" = ? AND person = ? AND text != ''", (table, person)).rowcount

        return await self._do(work, "")

    # Reading.

    async def people(self, name: str = "", key: bytes = b"") -> list[tuple[str, int]]:
        """Everybody of this name, however it is written, or who holds the key with this digest: their tables and numbers."""

        def work(db: sqlite3.Connection) -> list[tuple[str, int]]:
            everybody = db.execute("SELECT \"table\", n, name, key FROM people WHERE name != ''")
            return [(table, n) for table, n, called, held in everybody if (key and held == key) or called.casefold() == name.casefold()]

        return await self._read(work)

    async def load(self, table: str) -> Shelf | None:
        return await self._read(lambda db: _load(db, table))

    async def open_tables(self) -> list[str]:
        query = "SELECT id FROM tables WHERE closed_at IS NULL ORDER BY made_at DESC"
        return await self._read(lambda db: [row[0] for row in db.execute(query)])

    async def matches(self, table: str) -> list[Match]:
        query = f'SELECT {_MATCH} FROM matches WHERE "table" = ? ORDER BY no'
        return await self._read(lambda db: [Match(*row) for row in db.execute(query, (table,))])

    async def match(self, table: str, no: int) -> tuple[Match, list[Move]] | None:
        def work(db: sqlite3.Connection) -> tuple[Match, list[Move]] | None:
            row = db.execute(f'SELECT {_MATCH} FROM matches WHERE "table" = ? AND no = ?', (table, no)).fetchone()
            return (Match(*row), _moves(db, table, no)) if row else None

        return await self._read(work)

    async def command(self, table: str, person: int, id: str) -> Command | None:
        query = 'SELECT person, id, digest, outcome FROM commands WHERE "table" = ? AND person = ? AND id = ?'
        row = await self._read(lambda db: db.execute(query, (table, person, id)).fetchone())
        return Command(*row) if row else None

    async def close(self) -> None:
        while self._writing:
            await asyncio.sleep(0.001)
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.close()

    # The writer.

    def _do(self, work: Work[T], conflict: str, moves: Change | None = None) -> "asyncio.Future[T]":
        """Have the writer do this; done when it is on the disk."""
        loop = asyncio.get_running_loop()
        job = Job(work, conflict, loop.create_future(), moves)
        self._waiting.append(job)
        if not self._writing:  # all that is asked for in this turn of the loop goes together
            self._writing = True
            loop.call_soon(self._hand_over, loop)
        return job.told

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give the writer what waits; there is one commit under way at a time."""
        jobs, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
        self._jobs.put((jobs, loop))

    def _tell(self, jobs: list[Job], loop: asyncio.AbstractEventLoop) -> None:
        """Tell whoever waits what came of it: called only after the commit."""
        if self._waiting:
            self._hand_over(loop)
        else:
            self._writing = False
        for job in jobs:
            if job.told.cancelled():
                continue
            if job.error:
                job.told.set_exception(self._explained(job, job.error))
            else:
                job.told.set_result(job.result)

    def _explained(self, job: Job, error: BaseException) -> BaseException:
        if isinstance(error, sqlite3.IntegrityError):
            return Conflict(job.conflict)
        if isinstance(error, sqlite3.OperationalError):
            return StoreFull(f"this could not be kept in {self.path} ({error}): make room on the disk and try again", "refused-disk")
        return error

    def _write(self) -> None:
        db = connect(self.path, self._synchronous)
        while True:
            batch = self._jobs.get()
            if batch is None:
                db.close()
                return
            jobs, loop = batch
            commit(db, jobs)
            loop.call_soon_threadsafe(self._tell, jobs, loop)

    async def _read(self, work: Work[T]) -> T:
        def read() -> T:
            with self._reading:
                return work(self._reader)

        return await asyncio.to_thread(read)


def connect(path: Path, synchronous: str = "FULL") -> sqlite3.Connection:
    """A connection as every one of ours is: write-ahead, synced at each commit, transactions by hand."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
    db.execute(f"PRAGMA synchronous = {synchronous}")
    db.execute("PRAGMA foreign_keys = ON")
    return db


def commit(db: sqlite3.Connection, jobs: list[Job]) -> None:
    """Do these jobs in one transaction. If one conflicts all is undone, and each is done on a savepoint of its own."""
    try:
        _transact(db, jobs, _together)
    except sqlite3.IntegrityError:
        with suppress(BaseException):  # which every job has been told of
            _transact(db, jobs, _apart)
    except BaseException:
        return


def _transact(db: sqlite3.Connection, jobs: list[Job], do: Callable[[sqlite3.Connection, list[Job]], None]) -> None:
    for job in jobs:
        job.error = None
    try:
        db.execute("BEGIN IMMEDIATE")
        do(db, jobs)
        db.execute("COMMIT")
    except BaseException as error:
        with suppress(sqlite3.Error):  # the writer lives on whatever happens: the next transaction tells
            if db.in_transaction:
                db.execute("ROLLBACK")
        for job in jobs:
            job.error = job.error or error
        raise


def _together(db: sqlite3.Connection, jobs: list[Job]) -> None:
    """Moves of all tables go in one statement: they are most of what is written."""
    moves: list[tuple[object, ...]] = []
    commands: list[tuple[object, ...]] = []
    for job in jobs:
        change = job.moves
        if change is None:
            job.result = job.work(db)
            continue
        moves += _moves_of(change)
        if change.command:
            commands.append(_command_of(change.table, change.command))
    db.executemany(_MOVE, moves)
    db.executemany(_COMMAND, commands)


def _apart(db: sqlite3.Connection, jobs: list[Job]) -> None:
    for job in jobs:
        db.execute("SAVEPOINT job")
        try:
            job.result = job.work(db)
        except sqlite3.IntegrityError as error:
            db.execute("ROLLBACK TO job")
            job.error = error
        db.execute("RELEASE job")


def _make(db: sqlite3.Connection, table: Table, people: Sequence[Person]) -> None:
    db.execute("INSERT INTO tables (id, terms, state, made_at, closed_at) VALUES (?, ?, ?, ?, ?)", astuple(table))
    db.executemany(_PERSON, [(table.id, *astuple(person)) for person in people])


def _write(db: sqlite3.Connection, change: Change) -> None:
    table = change.table
    if change.opens:
        _make(db, *change.opens)
    if change.begins:
        db.execute(f"INSERT INTO matches ({_MATCH}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", astuple(change.begins))
    if change.moves:
        db.executemany(_MOVE, _moves_of(change))
    if change.command:
        db.execute(_COMMAND, _command_of(table, change.command))
    if change.ended_at is not None:
        ended = (change.ended_at, change.result, table, change.match)
        db.execute('UPDATE matches SET ended_at = ?, result = ? WHERE "table" = ? AND no = ?', ended)
    for column, value in (("state", change.state), ("terms", change.terms), ("closed_at", change.closed_at)):
        if value is not None:
            db.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (value, table))
    for person in change.people:
        db.execute(_PERSON, (table, *astuple(person)))
    for line in change.lines:
        columns = '"table", n, room, person, text, at, kind, about, match, event'
        db.execute(f"INSERT INTO lines ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (table, *astuple(line)))
    for n in change.hushed:
        db.execute("UPDATE lines SET text = '' WHERE \"table\" = ? AND n = ?", (table, n))
    if change.order:
        order = (table, *astuple(change.order))
        db.execute('INSERT OR REPLACE INTO orders ("table", seat, name, amount, match, lot) VALUES (?, ?, ?, ?, ?, ?)', order)
    if change.outage:
        db.execute('INSERT INTO outages ("table", began, ended) VALUES (?, ?, ?)', (table, change.outage.began, change.outage.ended))


def _moves_of(change: Change) -> list[tuple[object, ...]]:
    table, match = change.table, change.match
    return [(table, match, move.n, move.seat, move.action, move.at) for move in change.moves]


def _command_of(table: str, said: Command) -> tuple[object, ...]:
    return table, said.person, said.id, said.digest, said.outcome


def _load(db: sqlite3.Connection, table: str) -> Shelf | None:
    row = db.execute("SELECT id, terms, state, made_at, closed_at FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    last = db.execute(f'SELECT {_MATCH} FROM matches WHERE "table" = ? ORDER BY no DESC LIMIT 1', (table,)).fetchone()
    people = db.execute('SELECT n, seat, name, key, muted FROM people WHERE "table" = ? ORDER BY n', (table,))
    lines = db.execute('SELECT n, room, person, text, at, kind, about, match, event FROM lines WHERE "table" = ? ORDER BY n', (table,))
    orders = db.execute("SELECT seat, name, amount, match, lot FROM orders WHERE \"table\" = ? AND name != ''", (table,))
    outages = db.execute('SELECT began, ended FROM outages WHERE "table" = ? OR "table" IS NULL', (table,))
    return Shelf(
        Table(*row),
        [Person(n, seat, name, key, bool(muted)) for n, seat, name, key, muted in people],
        Match(*last) if last else None,
        _moves(db, table, last[1]) if last else [],
        [Line(*line) for line in lines],
        [Order(*order) for order in orders],
        [Outage(*outage) for outage in outages],
    )


def _moves(db: sqlite3.Connection, table: str, match: int) -> list[Move]:
    query = 'SELECT n, seat, action, at FROM moves WHERE "table" = ? AND match = ? ORDER BY n'
    return [Move(*row) for row in db.execute(query, (table, match))]
