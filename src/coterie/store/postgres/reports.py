"""Reports of lines of talk to the owner of the house: how they are written and read in PostgreSQL."""

from dataclasses import astuple

from coterie.store.postgres import sql
from coterie.store.postgres.desk import Desk
from coterie.store.rows import ReportRow


class PostgresReports:
    """The `Reports` of a store."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def make(self, report: ReportRow) -> None:
        await self._desk.write(lambda db: db.execute(sql.once("reports"), astuple(report)))

    async def latest(self, most: int) -> list[ReportRow]:
        found = await self._desk.read(lambda db: sql.rows(db, "reports", "TRUE ORDER BY at DESC LIMIT %s", (most,)))
        return [ReportRow(*row) for row in found]

    async def count(self, table: str, by: int) -> int:
        query = b'SELECT count(*) FROM reports WHERE "table" = %s AND by = %s'
        return await self._desk.read(lambda db: sql.number(db, query, (table, by)))

    async def close(self, table: str, line: int) -> None:
        which = b'DELETE FROM reports WHERE "table" = %s AND line = %s'
        await self._desk.write(lambda db: db.execute(which, (table, line)))
