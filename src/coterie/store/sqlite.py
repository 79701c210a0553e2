"""The SQLite store: one file in a data folder, and one thread that writes. A write returns after its commit.

Writes that arrive while a commit is under way share the next one. A conflict undoes one write and no other.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TypeVar

from coterie.core.errors import CoterieError
from coterie.store import folder as data_folder
from coterie.store import shares, sql
from coterie.store.addresses import SqliteAddresses
from coterie.store.commits import Job, Work, commit, is_damage
from coterie.store.damage import check_before_opening, damaged
from coterie.store.folder import FILE
from coterie.store.keyring import SqliteKeyring
from coterie.store.migrations import migrate
from coterie.store.port import Addresses, Conflict, Damaged, Forgotten, Keyring, Reports, StoreFull
from coterie.store.reports import SqliteReports
from coterie.store.rows import (
    Awake,
    Change,
    CommandRow,
    HouseRow,
    LineRow,
    ListedRow,
    MatchRow,
    MoveRow,
    Person,
    ShareRow,
    TableRow,
    TableRows,
)

# writes after which the log is copied back though others follow: seldom, since every table writes to pages of its own
LONG = 4_096
TOGETHER = 64  # writes that share a commit at most
FINDINGS = 5  # of a check, that are told

T = TypeVar("T")


def open_store(folder: str | Path, synchronous: str = "FULL", beside: bool = False) -> "SqliteStore":
    """The store in a data folder, which is made if it is missing. Older data is copied aside and brought up to date.

    `beside` says that a house may be open on it. Raises Damaged if acknowledged changes would be gone.
    """
    folder = Path(folder)
    data_folder.make(folder)
    path = folder / FILE
    if not beside:
        check_before_opening(path)
    migrate(path)
    try:
        return SqliteStore(path, synchronous)
    except sql.UNREADABLE as error:
        raise damaged(path, str(error)) from None


class SqliteStore:
    """A `Store` in one SQLite file. `synchronous` is FULL except in the test that shows why."""

    def __init__(self, path: Path, synchronous: str = "FULL") -> None:
        self.path = path
        self._synchronous = synchronous
        self._in_log = 0  # writes since the log was copied back
        self._unsaved = False  # whether one of them was that of a table, and no sign of life
        self._busy = False  # whether a table wrote since `checkpoint` was last called
        self._waiting: list[Job] = []
        self._writing = False
        self._jobs: queue.SimpleQueue[tuple[list[Job], asyncio.AbstractEventLoop] | None] = queue.SimpleQueue()
        self._reader = connect(path, synchronous)
        self._reading = threading.Lock()
        writes = connect(path, synchronous)
        self._writer = threading.Thread(target=self._write, args=(writes,), name="store-writer", daemon=True)
        self._writer.start()
        self.addresses: Addresses = SqliteAddresses(self._do, self._read)
        self.keyring: Keyring = SqliteKeyring(self._do, self._read)
        self.reports: Reports = SqliteReports(self._do, self._read)

    # Writing.

    async def make(self, table: TableRow, people: Sequence[Person]) -> int:
        self._busy = self._unsaved = True
        await self._do(lambda db: sql.make(db, table, people), f"there is a table {table.id} already")
        return 0

    async def claim(self, table: str) -> TableRows | None:
        return await self.load(table)  # the house has the whole file alone: see `hold`

    async def release(self, table: str, epoch: int, idle_until: int | None = None) -> None:
        """There is nobody to release it to."""

    def write(self, change: Change, meanwhile: Callable[[], None] | None = None) -> Awaitable[None]:
        self._busy = self._unsaved = True
        conflict = f"table {change.table}: another writer was first"
        return self._do(lambda db: sql.write(db, change), conflict, change if change.only_moves else None, meanwhile)

    async def wake(self, now: int) -> Awake:
        return await self._do(lambda db: sql.wake(db, now), "")

    async def alive(self, now: int) -> None:
        await self._do(lambda db: sql.update(db, "house", "alive_at = ?", "TRUE", (now,)), "")

    async def thin(self) -> None:
        for table, person in await self._read(sql.talkative):
            await self._do(lambda db, table=table, person=person: sql.thin(db, table, person), "")  # type: ignore[misc]

    async def checkpoint(self) -> None:
        idle, self._busy = not self._busy, False
        writes, long = self._in_log, self._in_log >= LONG
        if long or (idle and self._unsaved):
            self._in_log, self._unsaved = 0, False
            try:
                await asyncio.to_thread(self._checkpoint, long)
            except CoterieError:
                self._in_log, self._unsaved = self._in_log + writes, True
                raise

    async def forget(self, table: str) -> None:
        await self._do(lambda db: db.execute("DELETE FROM tables WHERE id = ?", (table,)), "")

    async def forget_before(self, time: int) -> None:
        late = 'SELECT 1 FROM matches WHERE "table" = id AND (ended_at IS NULL OR ended_at >= ?1)'
        played = 'SELECT 1 FROM matches WHERE "table" = id'
        query = (
            f"DELETE FROM tables WHERE NOT EXISTS ({late}) AND (closed_at < ?1 OR closed_at IS NULL AND EXISTS"
            f" ({played}))"
        )
        await self._do(lambda db: db.execute(query, (time,)), "")

    async def erase(self, table: str, person: int, state: str, listed: bool) -> int:
        def work(db: sqlite3.Connection) -> int:
            db.execute("PRAGMA secure_delete = ON")  # it is not to be found in the file, either
            seat = db.execute('SELECT seat FROM people WHERE "table" = ? AND n = ?', (table, person)).fetchone()[0]
            who = (table, person)
            sql.update(db, "people", "seat = -1, name = '', key = x''", '"table" = ? AND n = ?', who)
            db.execute('DELETE FROM orders WHERE "table" = ? AND seat = ?', (table, seat))
            for where in ("addresses", "told", "keyring"):
                db.execute(f'DELETE FROM {where} WHERE "table" = ? AND person = ?', who)
            db.execute('DELETE FROM reports WHERE "table" = ?', (table,))  # any of them may hold their words
            sql.update(db, "tables", "state = ?, listed = ?", "id = ?", (state, listed, table))
            spoken = "SELECT count(*) FROM lines WHERE \"table\" = ? AND person = ? AND (text != '' OR acts != '')"
            lines: int = db.execute(spoken, who).fetchone()[0]
            sql.update(db, "lines", "text = '', acts = ''", '"table" = ? AND person = ?', who)
            db.execute('DELETE FROM shares WHERE "table" = ? AND (person = ? OR named)', who)
            return lines

        return await self._do(work, "")

    async def share(self, share: ShareRow, most: int) -> bool:
        return await self._do(lambda db: shares.share(db, share, most), "there is such a link already")

    async def unshare(self, table: str, key: bytes) -> bool:
        return await self._do(lambda db: shares.unshare(db, table, key), "")

    # Reading.

    async def shares(self, table: str) -> list[ShareRow]:
        return await self._read(lambda db: shares.of_table(db, table))

    async def shared(self, key: bytes) -> ShareRow | None:
        return await self._read(lambda db: shares.of_key(db, key))

    async def people(self, name: str = "", key: bytes = b"") -> list[tuple[str, int]]:
        def work(db: sqlite3.Connection) -> list[tuple[str, int]]:
            everybody = db.execute("SELECT \"table\", n, name, key FROM people WHERE name != ''")
            return [
                (table, n)
                for table, n, called, held in everybody
                if (key and held == key) or called.casefold() == name.casefold()
            ]

        return await self._read(work)

    async def load(self, table: str) -> TableRows | None:
        return await self._read(lambda db: sql.load(db, table))

    async def open_tables(self) -> dict[str, int]:
        query = "SELECT id FROM tables WHERE closed_at IS NULL ORDER BY made_at DESC"
        try:
            found = await self._read(lambda db: [row[0] for row in db.execute(query)])
        except Damaged:
            found = await self._read(sql.survivors)
        return dict.fromkeys(found, 0)

    async def listing(self, most: int, everything: bool = False) -> list[ListedRow]:
        return await self._read(lambda db: sql.listing(db, most, everything))

    async def houses(self) -> list[HouseRow]:
        return []

    async def secret(self, name: str) -> bytes | None:
        return data_folder.secret(self.path.parent, name)

    async def keep_secret(self, name: str, value: bytes, renew: bool = False) -> bytes:
        return data_folder.keep_secret(self.path.parent, name, value, renew)

    async def matches(self, table: str) -> list[MatchRow]:
        return await self._read(lambda db: sql.matches(db, '"table" = ? ORDER BY no', (table,)))

    async def match(self, table: str, no: int) -> tuple[MatchRow, list[MoveRow]] | None:
        def work(db: sqlite3.Connection) -> tuple[MatchRow, list[MoveRow]] | None:
            found = sql.matches(db, '"table" = ? AND no = ?', (table, no))
            return (found[0], sql.moves(db, table, no)) if found else None

        return await self._read(work)

    async def lines(self, table: str, match: int) -> list[LineRow]:
        where = '"table" = ? AND match = ? ORDER BY n'
        return await self._read(lambda db: [LineRow(*row[1:]) for row in sql.rows(db, "lines", where, (table, match))])

    async def command(self, table: str, person: int, id: str) -> CommandRow | None:
        where = '"table" = ? AND person = ? AND id = ?'
        found = await self._read(lambda db: sql.rows(db, "commands", where, (table, person, id)))
        return CommandRow(*found[0][1:]) if found else None

    async def check(self) -> list[str]:
        def work() -> list[str]:
            try:
                with closing(connect(self.path, self._synchronous)) as db:
                    found = [row[0] for row in db.execute(f"PRAGMA quick_check({FINDINGS})")]
                    lost = {row[0] for row in islice(db.execute("PRAGMA foreign_key_check"), FINDINGS)}
            except sql.UNREADABLE as error:
                return [str(error)]
            return [text for text in found if text != "ok"] + [f"rows of {table} belong to nothing" for table in lost]

        return await asyncio.to_thread(work)

    async def close(self) -> None:
        while self._writing:
            await asyncio.sleep(0.001)
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._stop_reading)  # the last one copies the log back and removes it

    # The writer.

    def _do(
        self,
        work: Work[T],
        conflict: str,
        moves: Change | None = None,
        meanwhile: Callable[[], None] | None = None,
    ) -> "asyncio.Future[T]":
        """Hand a write to the writer. The future is done when it is on the disk."""
        loop = asyncio.get_running_loop()
        job = Job(work, conflict, loop.create_future(), moves, meanwhile)
        self._in_log += 1
        self._waiting.append(job)
        if not self._writing:  # all that is asked for in this turn of the loop goes together
            self._writing = True
            loop.call_soon(self._hand_over, loop)
        return job.told

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give the writer what waits. One commit is under way at a time."""
        jobs, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
        self._jobs.put((jobs, loop))

    def _tell(self, jobs: list[Job], loop: asyncio.AbstractEventLoop) -> None:
        """Complete the futures of these writes. This is called after the commit only."""
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
        if isinstance(error, sql.OldCommand):
            text = "this was done long ago: its answer is no longer kept, and it is not done again"
            return Forgotten(text, "refused-forgotten")
        return Conflict(job.conflict) if isinstance(error, sqlite3.IntegrityError) else explained(self.path, error)

    def _checkpoint(self, long: bool) -> None:
        """Copy what is in the log to where it belongs, while others write.

        A long log is begun anew after that: what came meanwhile is copied while nobody writes, which is not much.
        """
        try:
            with closing(connect(self.path, self._synchronous)) as db:
                db.execute("PRAGMA busy_timeout = 100")  # ms; who reads is not waited for any longer
                db.execute("PRAGMA wal_checkpoint(PASSIVE)")
                if long:
                    db.execute("PRAGMA wal_checkpoint(RESTART)")
        except sql.UNREADABLE as error:
            raise explained(self.path, error) from None

    def _write(self, db: sqlite3.Connection) -> None:
        while True:
            batch = self._jobs.get()
            if batch is None:
                db.close()
                return
            jobs, loop = batch
            commit(db, jobs, partial(_do_meanwhile, jobs, loop))
            loop.call_soon_threadsafe(self._tell, jobs, loop)

    def _stop_reading(self) -> None:
        with self._reading:  # whoever still reads may finish: SQLite falls if its connection goes meanwhile
            self._reader.close()

    async def _read(self, work: Work[T]) -> T:
        def read() -> T:
            try:
                with self._reading:
                    self._reader.execute("BEGIN")  # all that is read is as of one moment
                    try:
                        return work(self._reader)
                    finally:
                        self._reader.rollback()
            except sql.UNREADABLE as error:
                raise Damaged(f"{self.path} cannot be read ({error})", "refused-damaged") from None

        return await asyncio.to_thread(read)


def _do_meanwhile(jobs: list[Job], loop: asyncio.AbstractEventLoop) -> None:
    """Let the loop do what it can while a write that is alone waits for the disk. Beside many it has enough to do."""
    if len(jobs) == 1 and jobs[0].meanwhile:
        loop.call_soon_threadsafe(jobs[0].meanwhile)


def connect(path: Path, synchronous: str = "FULL") -> sqlite3.Connection:
    """A connection as every one of ours is: write-ahead, synced at each commit, transactions by hand."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    db.create_function("crc", -1, sql.crc, deterministic=True)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA wal_autocheckpoint = 0")  # no commit waits for it: see `checkpoint`
    db.execute(f"PRAGMA synchronous = {synchronous}")
    db.execute("PRAGMA foreign_keys = ON")
    return db


def explained(path: Path, error: BaseException) -> BaseException:
    """An error of SQLite as one of the port."""
    if is_damage(error):
        return Damaged(f"{path} is damaged where this belongs ({error})", "refused-damaged")
    if isinstance(error, sqlite3.OperationalError) and data_folder.is_read_only(path.parent, error):
        text = f"this could not be kept in {path}: the disk can only be read ({error})"
        return StoreFull(text, "refused-read-only")
    if isinstance(error, sqlite3.OperationalError):
        text = f"this could not be kept in {path} ({error}): make room on the disk and try again"
        return StoreFull(text, "refused-disk")
    return error
