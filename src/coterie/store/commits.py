"""Writes that share a commit of SQLite."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from coterie.store import sql
from coterie.store.rows import Change

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


class Job:
    """A write and the future that waits for it. `moves` is the change if it is nothing but moves and their command."""

    __slots__ = ("conflict", "error", "meanwhile", "moves", "result", "told", "work")

    def __init__(
        self,
        work: Work[object],
        conflict: str,
        told: asyncio.Future[Any],
        moves: Change | None,
        meanwhile: Callable[[], None] | None,
    ) -> None:
        self.work = work
        self.meanwhile = meanwhile  # what the loop can do while the disk is at work
        self.conflict = conflict  # what it means if another writer was first
        self.told = told
        self.moves = moves
        self.result: object = None
        self.error: BaseException | None = None


def commit(db: sqlite3.Connection, jobs: list[Job], syncing: Callable[[], None] = lambda: None) -> None:
    """Do these jobs in one transaction. `syncing` is called when nothing is left but to wait for the disk.

    If one conflicts, all is undone, and each is done on a savepoint of its own. If the place of one is damaged, each is
    done in a transaction of its own: after that SQLite does nothing more in the same one.
    """
    with suppress(BaseException):  # every job has its error
        try:
            _transact(db, jobs, _together, syncing)
        except sqlite3.IntegrityError:
            _transact(db, jobs, _apart)
    if len(jobs) > 1 and any(job.error and is_damage(job.error) for job in jobs):
        for job in jobs:
            commit(db, [job])


def _transact(
    db: sqlite3.Connection,
    jobs: list[Job],
    do: Callable[[sqlite3.Connection, list[Job]], None],
    syncing: Callable[[], None] = lambda: None,
) -> None:
    for job in jobs:
        job.error = None
    try:
        db.execute("BEGIN IMMEDIATE")
        do(db, jobs)
        syncing()
        db.execute("COMMIT")
    except BaseException as error:
        with suppress(sqlite3.Error):  # the writer goes on whatever happens: the next transaction shows it
            if db.in_transaction:
                db.execute("ROLLBACK")
        for job in jobs:
            job.error = job.error or error
        raise


def _together(db: sqlite3.Connection, jobs: list[Job]) -> None:
    """Moves of all tables go in one statement: they are most of what is written."""
    moves: list[sql.Row] = []
    commands: list[sql.Row] = []
    for job in jobs:
        change = job.moves
        if change is None:
            job.result = job.work(db)
            continue
        moves += sql.moves_of(change)
        if change.command:
            commands.append(sql.command_of(change.table, change.command))
    db.executemany(sql.MOVE, moves)
    db.executemany(sql.COMMAND, commands)


def _apart(db: sqlite3.Connection, jobs: list[Job]) -> None:
    for job in jobs:
        db.execute("SAVEPOINT job")
        try:
            job.result = job.work(db)
        except sqlite3.IntegrityError as error:
            db.execute("ROLLBACK TO job")
            job.error = error
        db.execute("RELEASE job")


def is_damage(error: BaseException) -> bool:
    """Whether SQLite found its file damaged."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return isinstance(error, UnicodeError) or code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
