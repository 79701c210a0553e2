"""Reports of lines of talk to the owner of the house: how they are written and read in SQLite."""

import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import astuple
from typing import Any

from coterie.store import sql
from coterie.store.rows import ReportRow

Write = Callable[[Callable[[sqlite3.Connection], Any], str], Awaitable[Any]]
Read = Callable[[Callable[[sqlite3.Connection], Any]], Awaitable[Any]]


class SqliteReports:
    """The `Reports` of a store, by its writer and its reader."""

    def __init__(self, write: Write, read: Read) -> None:
        self._write = write
        self._read = read

    async def make(self, report: ReportRow) -> None:
        await self._write(lambda db: db.execute(sql.insert("reports", "INSERT OR IGNORE"), astuple(report)), "")

    async def latest(self, most: int) -> list[ReportRow]:
        found = await self._read(lambda db: sql.rows(db, "reports", "TRUE ORDER BY at DESC LIMIT ?", (most,)))
        return [ReportRow(*row) for row in found]

    async def count(self, table: str, by: int) -> int:
        query = 'SELECT count(*) FROM reports WHERE "table" = ? AND by = ?'
        count: int = await self._read(lambda db: db.execute(query, (table, by)).fetchone()[0])
        return count

    async def close(self, table: str, line: int) -> None:
        which = '"table" = ? AND line = ?'
        await self._write(lambda db: db.execute(f"DELETE FROM reports WHERE {which}", (table, line)), "")
