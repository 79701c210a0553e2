"""Changes that share a commit of PostgreSQL, over a few connections.

Those of one table go through the same connection, one after another. A change of an older epoch, a conflict or an old
command undoes one change and no other.
"""

import asyncio
import zlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import psycopg

from coterie.core.errors import CoterieError
from coterie.store.port import Conflict, Forgotten, Lost
from coterie.store.postgres import sql
from coterie.store.postgres.desk import undo
from coterie.store.postgres.errors import ONE, explained, is_certain, unknown
from coterie.store.postgres.links import Connection, DatabaseAddress, Link
from coterie.store.rows import Change
from coterie.store.sql import Row, short

TOGETHER = 256  # changes that share a commit at most


class WaitingChange:
    """A change and the future that waits for it."""

    __slots__ = ("change", "error", "told")

    def __init__(self, change: Change, told: "asyncio.Future[None]") -> None:
        self.change = change
        self.told = told
        self.error: BaseException | None = None

    @property
    def conflict(self) -> str:
        """What it means if another writer was first."""
        return f"table {self.change.table}: another writer was first"


class Writers:
    """The connections by which changes are written."""

    def __init__(self, address: DatabaseAddress, patience: float, count: int) -> None:
        self._all = [Writer(address, patience) for _ in range(count)]

    def write(self, change: Change) -> "asyncio.Future[None]":
        """Write a change. The future is done when it is on the disk."""
        return self._all[zlib.crc32(change.table.encode()) % len(self._all)].put(change)

    async def close(self) -> None:
        """Finish what was begun, and close the connections."""
        for writer in self._all:
            await writer.close()


class Writer:
    """One connection, with one commit under way at a time. What comes meanwhile shares the next one."""

    def __init__(self, address: DatabaseAddress, patience: float) -> None:
        self._where = address.shown
        self._link = Link(address, patience)
        self._waiting: list[WaitingChange] = []
        self._writing: asyncio.Task[None] | None = None

    def put(self, change: Change) -> "asyncio.Future[None]":
        loop = asyncio.get_running_loop()
        job = WaitingChange(change, loop.create_future())
        self._waiting.append(job)
        if self._writing is None:  # all that is asked for in this turn of the loop goes together
            self._writing = loop.create_task(self._write())
        return job.told

    async def close(self) -> None:
        while self._writing:
            await asyncio.wait([self._writing])
        await self._link.drop()

    async def _write(self) -> None:
        while self._waiting:
            jobs, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
            try:
                await self._commit(jobs)
            except BaseException as error:  # whatever it is, nobody waits for ever
                for job in jobs:
                    job.error = job.error or error
            for job in jobs:
                if job.told.done():
                    continue
                if job.error:
                    job.told.set_exception(job.error)
                else:
                    job.told.set_result(None)
        self._writing = None

    async def _commit(self, jobs: Sequence[WaitingChange]) -> None:
        """Write these changes in one transaction. Each job has its error afterwards.

        If one conflicts, all is undone, and each is done on a savepoint of its own.
        """
        db = await self._link.get()
        try:
            if statement := sql.at_once([job.change for job in jobs]):
                await self._at_once(db, jobs, *statement)
            else:
                await self._transact(db, jobs, _together)
        except ONE:
            await self._transact(db, jobs, _apart)

    async def _at_once(
        self, db: Connection, jobs: Sequence[WaitingChange], statement: bytes, values: list[list[Any]]
    ) -> None:
        """Write moves by one statement, which is its own transaction: to send it is to send a COMMIT."""
        try:
            held = await db.execute(statement, values)
            _compare(jobs, {row[0]: row[1] for row in await held.fetchall()})
        except BaseException as error:
            if is_certain(error):  # the server says that it undid this
                if isinstance(error, ONE):
                    raise
                raise explained(self._where, error) from None
            await self._link.drop()
            raise unknown(self._where, error) from None

    async def _transact(
        self,
        db: Connection,
        jobs: Sequence[WaitingChange],
        do: Callable[[Connection, list[WaitingChange], str], Awaitable[None]],
    ) -> None:
        for job in jobs:
            job.error = None
        asked = False
        try:
            await _fence(db, jobs)
            await do(db, [job for job in jobs if not job.error], self._where)
            asked = True
            answer = await db.execute("COMMIT")
            if answer.statusmessage != "COMMIT":
                raise psycopg.OperationalError(f"the answer to COMMIT was {answer.statusmessage}")
        except BaseException as error:
            if asked:  # it may be on the disk or not
                await self._link.drop()
                raise unknown(self._where, error) from None
            await undo(self._link, db, error)
            if isinstance(error, ONE) and do is _together:
                raise
            raise explained(self._where, error) from None


async def _fence(db: Connection, jobs: Sequence[WaitingChange]) -> None:
    """Begin a transaction, hold the rows of all tables, and leave out what is of an older epoch or was done long ago.

    Nobody can claim these tables until the transaction ends. No statement is sent before the last one was answered: the
    server ends a transaction that stands still between two, but not one of which it has heard half.
    """
    tables = sorted({job.change.table for job in jobs})
    old = [job for job in jobs if job.change.command and job.change.command.at is not None]
    await db.execute("BEGIN")
    held = await db.execute(sql.FENCE, (tables,))
    _compare(jobs, {row[0]: row[1] for row in await held.fetchall()})
    done: set[Row] = set()
    if old:
        done.update(await (await db.execute(sql.FORGOTTEN, sql.columns(map(_hashed, old)))).fetchall())
    for job in old:
        if _hashed(job) in done:
            text = "this was done long ago: its answer is no longer kept, and it is not done again"
            job.error = job.error or Forgotten(text, "refused-forgotten")


def _compare(jobs: Sequence[WaitingChange], epochs: dict[object, object]) -> None:
    """Refuse what is of another epoch than its table is."""
    for job in jobs:
        table, epoch = job.change.table, epochs.get(job.change.table)
        opens = job.change.opens
        if epoch is None and not (opens and opens[0].id == table):  # which makes the table itself
            job.error = Conflict(f"there is no table {table} any more")
        elif epoch is not None and epoch != job.change.epoch:
            job.error = lost(table)


def lost(table: str) -> CoterieError:
    """What is said to a house whose table another one owns."""
    return Lost(f"table {table} is at another house now")


def _hashed(job: WaitingChange) -> Row:
    command = job.change.command
    assert command
    return job.change.table, command.person, short(command.id)


async def _together(db: Connection, jobs: list[WaitingChange], where: str) -> None:
    await sql.write(db, [job.change for job in jobs])


async def _apart(db: Connection, jobs: list[WaitingChange], where: str) -> None:
    for job in jobs:
        await db.execute("SAVEPOINT job")
        try:
            await sql.write(db, [job.change])
        except ONE as error:
            await db.execute("ROLLBACK TO job")
            job.error = explained(where, error, job.conflict)
        await db.execute("RELEASE job")
