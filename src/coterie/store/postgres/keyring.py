"""The seats that personal keys bring along: how they are written and read in PostgreSQL."""

from dataclasses import astuple

from coterie.store.postgres import sql
from coterie.store.postgres.desk import Desk
from coterie.store.postgres.links import Connection
from coterie.store.rows import KeptSeat, Person, RenewedKey


class PostgresKeyring:
    """The `Keyring` of a store."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def keep(self, seat: KeptSeat) -> None:
        await self._desk.write(lambda db: db.execute(sql.replace("keyring"), astuple(seat)))

    async def drop(self, personal: bytes, table: str) -> None:
        which = b'DELETE FROM keyring WHERE personal = %s AND "table" = %s'
        await self._desk.write(lambda db: db.execute(which, (personal, table)))

    async def seats(self, personal: bytes) -> list[tuple[KeptSeat, Person]]:
        async def work(db: Connection) -> list[tuple[KeptSeat, Person]]:
            found = []
            for row in await sql.rows(db, "keyring", 'personal = %s ORDER BY made_at, "table"', (personal,)):
                seat = KeptSeat(*row)
                people = await sql.rows(db, "people", '"table" = %s AND n = %s', (seat.table, seat.person))
                found += [(seat, Person(*person[1:])) for person in people]
            return found

        return await self._desk.read(work)

    async def count(self, table: str, person: int) -> int:
        query = b'SELECT count(*) FROM keyring WHERE "table" = %s AND person = %s'
        return await self._desk.read(lambda db: sql.number(db, query, (table, person)))

    async def renew(self, renewed: RenewedKey) -> None:
        await self._desk.write(lambda db: db.execute(sql.once("renewed_keys"), astuple(renewed)))

    async def renewed(self, personal: bytes) -> RenewedKey | None:
        found = await self._desk.read(lambda db: sql.rows(db, "renewed_keys", "personal = %s", (personal,)))
        return RenewedKey(*found[0]) if found else None
