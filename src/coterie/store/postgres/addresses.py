"""Where notices of tables go, and of which turns they told: how that is written and read in PostgreSQL."""

from collections.abc import Sequence
from dataclasses import astuple

from coterie.store.postgres import sql
from coterie.store.postgres.desk import Desk
from coterie.store.postgres.links import Connection
from coterie.store.rows import NoticeAddress, ToldTurn


class PostgresAddresses:
    """The `Addresses` of a store."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def keep(self, table: str, address: NoticeAddress) -> None:
        await self._desk.write(lambda db: db.execute(sql.replace("addresses"), (table, *astuple(address))))

    async def drop(self, table: str, person: int, url: str) -> None:
        async def work(db: Connection) -> None:
            await db.execute(
                'DELETE FROM addresses WHERE "table" = %s AND person = %s AND url = %s', (table, person, url)
            )
            # a channel hears of everybody
            whose = b'DELETE FROM told WHERE "table" = %s AND url = %s AND (person = %s OR %s < 0)'
            await db.execute(whose, (table, url, person, person))

        await self._desk.write(work)

    async def tell(self, table: str, told: Sequence[ToldTurn]) -> None:
        async def work(db: Connection) -> None:
            for each in told:
                await db.execute(sql.replace("told"), (table, *astuple(each)))

        await self._desk.write(work)

    async def load(self, table: str) -> tuple[list[NoticeAddress], list[ToldTurn]]:
        async def work(db: Connection) -> tuple[list[NoticeAddress], list[ToldTurn]]:
            mine, own = '"table" = %s', (table,)
            return (
                [
                    NoticeAddress(*row[1:])
                    for row in await sql.rows(db, "addresses", f"{mine} ORDER BY made_at, url", own)
                ],
                [ToldTurn(*row[1:]) for row in await sql.rows(db, "told", mine, own)],
            )

        return await self._desk.read(work)
