"""The PostgreSQL store, which several houses share. A write returns after its commit."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import psycopg

from coterie.core.errors import CoterieError
from coterie.store.port import Addresses, Keyring, Reports
from coterie.store.postgres import housekeeping, owners, shares, sql
from coterie.store.postgres.addresses import PostgresAddresses
from coterie.store.postgres.desk import Desk, transact
from coterie.store.postgres.keyring import PostgresKeyring
from coterie.store.postgres.links import Connection, DatabaseAddress, Link, connect
from coterie.store.postgres.migrations import check_whole, migrate
from coterie.store.postgres.owners import HouseTime
from coterie.store.postgres.refusals import refused
from coterie.store.postgres.reports import PostgresReports
from coterie.store.postgres.writers import Writers
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

WRITERS = 2  # connections by which changes are written
DESK = 3  # connections for everything else


async def open_postgres(address: str, house: HouseRow | None, lease: float, writers: int = WRITERS) -> "PostgresStore":
    """The store at an address, whose tables are made or brought up to date.

    Without a house it is open for a look and for what stands for itself: it owns nothing.
    """
    at = DatabaseAddress.of(address)
    try:
        db = await connect(at, lease)
    except psycopg.Error as error:
        raise refused(at, error) from None
    try:
        await migrate(db, at.shown)
        await check_whole(db, at.shown)
        me = await owners.enter(db, house, lease, at.shown) if house else None
    except psycopg.Error as error:
        raise refused(at, error) from None
    finally:
        await db.close()
    return PostgresStore(at, me, lease, writers)


class PostgresStore:
    """A `Store` in PostgreSQL. `me` is the number of this opening of this house; None: this is no house."""

    def __init__(self, address: DatabaseAddress, me: int | None, lease: float, writers: int = WRITERS) -> None:
        patience = max(lease / 4, 0.5)  # of the server, with a transaction of ours that stands still
        self.address = address
        self._me = me
        self._lease = lease
        self._time = HouseTime()
        self._writers = Writers(address, patience, writers)
        self._desk = Desk(address, patience, DESK)
        self._life = Link(address, patience)  # signs of life wait for nobody
        self._living = asyncio.Lock()
        self.addresses: Addresses = PostgresAddresses(self._desk)
        self.keyring: Keyring = PostgresKeyring(self._desk)
        self.reports: Reports = PostgresReports(self._desk)

    # Houses.

    async def claim(self, table: str) -> TableRows | None:
        me = self._house()
        while True:
            now = self._time.now()
            epoch = await self._desk.write(lambda db: owners.claim(db, me, table, now))  # noqa: B023
            rows = await self.load(table)
            if epoch is None or rows is None:
                return None
            if rows.epoch == epoch:  # else somebody claimed it meanwhile
                return rows

    async def release(self, table: str, epoch: int, idle_until: int | None = None) -> None:
        now = self._time.now()
        await self._desk.write(lambda db: owners.release(db, table, epoch, now, idle_until))

    async def houses(self) -> list[HouseRow]:
        return await self._desk.read(owners.living)

    async def wake(self, now: int) -> Awake:
        awake = await self._desk.write(lambda db: owners.wake(db, self._house(), self._lease, now))
        self._time.hear(awake.at)
        return awake

    async def alive(self, now: int) -> None:
        self._time.hear(now)
        me = self._house()
        async with self._living:
            await transact(self._life, self._desk.where, lambda db: owners.renew(db, me, self._lease, now))

    async def secret(self, name: str) -> bytes | None:
        found = await self._desk.read(lambda db: _first(db, b"SELECT value FROM secrets WHERE name = %s", (name,)))
        return found if isinstance(found, bytes) else None

    async def keep_secret(self, name: str, value: bytes, renew: bool = False) -> bytes:
        other = b"UPDATE SET value = EXCLUDED.value" if renew else b"NOTHING"
        keep = b"INSERT INTO secrets (name, value) VALUES (%%s, %%b) ON CONFLICT (name) DO %b" % other
        await self._desk.write(lambda db: db.execute(keep, (name, value)))
        kept = await self.secret(name)
        assert kept is not None
        return kept

    def _house(self) -> int:
        if self._me is None:
            raise CoterieError(f"{self._desk.where} is open without a house")
        return self._me

    # Writing.

    async def make(self, table: TableRow, people: Sequence[Person]) -> int:
        epoch = 0 if self._me is None else 1
        text = f"there is a table {table.id} already"
        await self._desk.write(lambda db: sql.make(db, table, people, self._me, epoch), text)
        return epoch

    def write(self, change: Change, meanwhile: Callable[[], None] | None = None) -> Awaitable[None]:
        return self._writers.write(change)

    async def thin(self) -> None:
        for table, person in await self._desk.read(housekeeping.talkative):
            await self._desk.write(lambda db, table=table, person=person: housekeeping.thin(db, table, person))  # type: ignore[misc]

    async def checkpoint(self) -> None:
        """PostgreSQL does this by itself."""

    async def forget(self, table: str) -> None:
        await self._desk.write(lambda db: db.execute("DELETE FROM tables WHERE id = %s", (table,)))

    async def forget_before(self, time: int) -> None:
        await self._desk.write(lambda db: housekeeping.forget_before(db, time))

    async def erase(self, table: str, person: int, state: str, listed: bool) -> int:
        return await self._desk.write(lambda db: housekeeping.erase(db, table, person, state, listed))

    async def share(self, share: ShareRow, most: int) -> bool:
        return await self._desk.write(lambda db: shares.share(db, share, most), "there is such a link already")

    async def unshare(self, table: str, key: bytes) -> bool:
        return await self._desk.write(lambda db: shares.unshare(db, table, key))

    # Reading.

    async def shares(self, table: str) -> list[ShareRow]:
        return await self._desk.read(lambda db: shares.of_table(db, table))

    async def shared(self, key: bytes) -> ShareRow | None:
        return await self._desk.read(lambda db: shares.of_key(db, key))

    async def people(self, name: str = "", key: bytes = b"") -> list[tuple[str, int]]:
        return await self._desk.read(lambda db: housekeeping.people(db, name, key))

    async def load(self, table: str) -> TableRows | None:
        return await self._desk.read(lambda db: sql.load(db, table))

    async def open_tables(self) -> dict[str, int]:
        query = f"SELECT id, epoch FROM tables WHERE closed_at IS NULL AND {owners.AWAKE} AND {owners.FREE}"
        values = (self._time.now(), self._me)

        async def work(db: Connection) -> list[tuple[object, ...]]:  # every house asks this every second
            return await (await db.execute(f"{query} ORDER BY made_at DESC".encode(), values)).fetchall()

        return {str(id): int(str(epoch)) for id, epoch in await self._desk.read(work)}

    async def listing(self, most: int, everything: bool = False) -> list[ListedRow]:
        return await self._desk.read(lambda db: sql.listing(db, most, everything))

    async def matches(self, table: str) -> list[MatchRow]:
        found = await self._desk.read(lambda db: sql.rows(db, "matches", '"table" = %s ORDER BY no', (table,)))
        return [MatchRow(*row) for row in found]

    async def match(self, table: str, no: int) -> tuple[MatchRow, list[MoveRow]] | None:
        async def work(db: Connection) -> tuple[MatchRow, list[MoveRow]] | None:
            found = await sql.rows(db, "matches", '"table" = %s AND no = %s', (table, no))
            moves = await sql.rows(db, "moves", '"table" = %s AND match = %s ORDER BY n', (table, no))
            return (MatchRow(*found[0]), [MoveRow(*row[2:]) for row in moves]) if found else None

        return await self._desk.read(work)

    async def lines(self, table: str, match: int) -> list[LineRow]:
        where = '"table" = %s AND match = %s ORDER BY n'
        found = await self._desk.read(lambda db: sql.rows(db, "lines", where, (table, match)))
        return [LineRow(*row[1:]) for row in found]

    async def command(self, table: str, person: int, id: str) -> CommandRow | None:
        where = '"table" = %s AND person = %s AND id = %s'
        found = await self._desk.read(lambda db: sql.rows(db, "commands", where, (table, person, id)))
        return CommandRow(*found[0][1:]) if found else None

    async def server(self) -> tuple[str, str]:
        """The version of the server, and whether it has checksums of its pages: on or off."""
        asked = b"SELECT current_setting('server_version'), current_setting('data_checksums')"

        async def work(db: Connection) -> tuple[str, str]:
            row = await (await db.execute(asked)).fetchone()
            assert row
            return str(row[0]).split()[0], str(row[1])

        return await self._desk.read(work)

    async def check(self) -> list[str]:
        query = b"SELECT coalesce(checksum_failures, 0) FROM pg_stat_database WHERE datname = current_database()"
        bad = await self._desk.read(lambda db: sql.number(db, query))
        return [f"PostgreSQL found {bad} pages that are not as they were written"] if bad else []

    async def close(self) -> None:
        await self._writers.close()
        if self._me is not None:
            with suppress(CoterieError):  # the lease ends by itself
                me = self._me
                await transact(self._life, self._desk.where, lambda db: owners.leave(db, me))
        await self._life.drop()
        await self._desk.close()


async def _first(db: Connection, query: bytes, values: Sequence[object]) -> object:
    row = await (await db.execute(query, values)).fetchone()
    return row[0] if row else None
