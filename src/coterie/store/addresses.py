"""Where notices of tables go, and of which turns they told: how that is written and read in SQLite."""

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import astuple
from typing import Any

from coterie.store import sql
from coterie.store.rows import NoticeAddress, ToldTurn

Write = Callable[[Callable[[sqlite3.Connection], Any], str], Awaitable[Any]]
Read = Callable[[Callable[[sqlite3.Connection], Any]], Awaitable[Any]]


class SqliteAddresses:
    """The `Addresses` of a store, by its writer and its reader."""

    def __init__(self, write: Write, read: Read) -> None:
        self._write = write
        self._read = read

    async def keep(self, table: str, address: NoticeAddress) -> None:
        statement = sql.insert("addresses", "INSERT OR REPLACE")
        await self._write(lambda db: db.execute(statement, (table, *astuple(address))), "")

    async def drop(self, table: str, person: int, url: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute('DELETE FROM addresses WHERE "table" = ? AND person = ? AND url = ?', (table, person, url))
            whose = '"table" = ?1 AND url = ?3 AND (person = ?2 OR ?2 < 0)'  # a channel hears of everybody
            db.execute(f"DELETE FROM told WHERE {whose}", (table, person, url))

        await self._write(work, "")

    async def tell(self, table: str, told: Sequence[ToldTurn]) -> None:
        statement = sql.insert("told", "INSERT OR REPLACE")
        await self._write(lambda db: db.executemany(statement, [(table, *astuple(each)) for each in told]), "")

    async def load(self, table: str) -> tuple[list[NoticeAddress], list[ToldTurn]]:
        mine, own = '"table" = ?', (table,)

        def work(db: sqlite3.Connection) -> tuple[list[NoticeAddress], list[ToldTurn]]:
            return (
                [NoticeAddress(*row[1:]) for row in sql.rows(db, "addresses", f"{mine} ORDER BY made_at, url", own)],
                [ToldTurn(*row[1:]) for row in sql.rows(db, "told", mine, own)],
            )

        found: tuple[list[NoticeAddress], list[ToldTurn]] = await self._read(work)
        return found
