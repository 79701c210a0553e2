"""The seats that personal keys bring along: how they are written and read in SQLite."""

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import astuple
from typing import Any

from coterie.store import sql
from coterie.store.port import Damaged
from coterie.store.rows import KeptSeat, Person, RenewedKey

Write = Callable[[Callable[[sqlite3.Connection], Any], str], Awaitable[Any]]
Read = Callable[[Callable[[sqlite3.Connection], Any]], Awaitable[Any]]


class SqliteKeyring:
    """The `Keyring` of a store, by its writer and its reader."""

    def __init__(self, write: Write, read: Read) -> None:
        self._write = write
        self._read = read

    async def keep(self, seat: KeptSeat) -> None:
        await self._write(lambda db: db.execute(sql.insert("keyring", "INSERT OR REPLACE"), astuple(seat)), "")

    async def drop(self, personal: bytes, table: str) -> None:
        which = 'personal = ? AND "table" = ?'
        await self._write(lambda db: db.execute(f"DELETE FROM keyring WHERE {which}", (personal, table)), "")

    async def seats(self, personal: bytes) -> list[tuple[KeptSeat, Person]]:
        def work(db: sqlite3.Connection) -> list[tuple[KeptSeat, Person]]:
            found = []
            for (table,) in db.execute(
                'SELECT "table" FROM keyring WHERE personal = ? ORDER BY made_at, "table"', (personal,)
            ).fetchall():
                with suppress(Damaged):  # it stops one table and no other
                    seat = KeptSeat(*sql.rows(db, "keyring", 'personal = ? AND "table" = ?', (personal, table))[0])
                    people = sql.rows(db, "people", '"table" = ? AND n = ?', (table, seat.person))
                    found += [(seat, Person(*row[1:])) for row in people]
            return found

        seats: list[tuple[KeptSeat, Person]] = await self._read(work)
        return seats

    async def count(self, table: str, person: int) -> int:
        query = 'SELECT count(*) FROM keyring WHERE "table" = ? AND person = ?'
        count: int = await self._read(lambda db: db.execute(query, (table, person)).fetchone()[0])
        return count

    async def renew(self, renewed: RenewedKey) -> None:
        await self._write(lambda db: db.execute(sql.insert("renewed_keys", "INSERT OR IGNORE"), astuple(renewed)), "")

    async def renewed(self, personal: bytes) -> RenewedKey | None:
        found = await self._read(lambda db: sql.rows(db, "renewed_keys", "personal = ?", (personal,)))
        return RenewedKey(*found[0]) if found else None
