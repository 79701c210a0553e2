"""Connections to PostgreSQL that come back by themselves."""

import asyncio
import logging
import select
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.types.numeric import Int8BinaryDumper, Int8Dumper

from coterie.core.errors import CoterieError
from coterie.store.port import Unreachable
from coterie.store.postgres.errors import explained, plain
from coterie.store.postgres.safety import check_server

# It warns of the second error of a batch, which is always the consequence of the first.
logging.getLogger("psycopg").setLevel(logging.ERROR)

Connection = psycopg.AsyncConnection[tuple[object, ...]]

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0  # seconds between two attempts to connect

# What an address need not say. A connection that hears nothing for ten seconds is given up.
USUAL = {
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
    "application_name": "coterie",
}


@dataclass(frozen=True, slots=True)
class DatabaseAddress:
    """Where a database is. `shown` is the same without anything secret."""

    options: dict[str, str]
    shown: str

    @classmethod
    def of(cls, text: str) -> "DatabaseAddress":
        """Reads an address. Raises CoterieError if it is none."""
        try:
            named = {name: str(value) for name, value in conninfo_to_dict(text).items() if value is not None}
        except psycopg.ProgrammingError as error:
            said = plain(error).replace(text, "…")
            raise CoterieError(
                f"the address of the store is no address of PostgreSQL ({said}): write it as"
                " postgresql://user@host/database",
                "store-address",
                {"why": said},
            ) from None
        user = f"{named['user']}@" if "user" in named else ""
        port = f":{named['port']}" if "port" in named else ""
        shown = f"postgresql://{user}{named.get('host', '')}{port}/{named.get('dbname', '')}"
        return cls({**USUAL, **named}, shown)


class Link:
    """One connection, made when it is needed and made again when it broke.

    `patience` says, in seconds, how long the server lets a transaction of ours stand still: its locks are let go after
    that, whatever became of us.
    """

    def __init__(self, address: DatabaseAddress, patience: float) -> None:
        self._address = address
        self._patience = patience
        self._db: Connection | None = None
        self._pause = 0.0
        self._not_before = 0.0

    async def get(self) -> Connection:
        """The connection. Raises Unreachable if there is none to be had: at once if it was tried a moment ago."""
        if self._db and not self._db.closed and not _spoke(self._db):
            return self._db
        where = self._address.shown
        if time.monotonic() < self._not_before:
            raise Unreachable(f"{where} cannot be reached", "refused-unreachable")
        await self.drop()
        try:
            self._db = await connect(self._address, self._patience)
        except (psycopg.Error, CoterieError, OSError) as error:
            self._pause = min(max(2 * self._pause, FIRST_PAUSE), LONGEST_PAUSE)
            self._not_before = time.monotonic() + self._pause
            if isinstance(error, CoterieError):  # it is no longer as we need it
                raise Unreachable(str(error), "refused-unreachable") from None
            raise explained(where, error) from None
        self._pause = 0.0
        return self._db

    async def drop(self) -> None:
        """Close the connection, if there is one."""
        db, self._db = self._db, None
        if db:
            with suppress(psycopg.Error, OSError):
                await db.close()


def _spoke(db: Connection) -> bool:
    """Whether a server says something though nothing was asked: that it goes, or it is gone."""
    ear = select.poll()
    ear.register(db.fileno(), select.POLLIN)
    return bool(ear.poll(0))


class Links:
    """A few connections, each for one user at a time."""

    def __init__(self, address: DatabaseAddress, patience: float, count: int) -> None:
        self._all = [Link(address, patience) for _ in range(count)]
        self._free = list(self._all)
        self._room = asyncio.Semaphore(count)

    @asynccontextmanager
    async def one(self) -> AsyncIterator[Link]:
        """One that nobody else uses meanwhile: that which was used last, for it is surely open."""
        async with self._room:
            link = self._free.pop()
            try:
                yield link
            finally:
                self._free.append(link)

    async def close(self) -> None:
        """Close them all."""
        for link in self._all:
            await link.drop()


async def connect(address: DatabaseAddress, patience: float) -> Connection:
    """A connection as every one of ours is: transactions by hand, and no promise of the server's less than ours."""
    # no statement is prepared by itself: the client would take one for prepared whose batch was undone
    db = await psycopg.AsyncConnection.connect(**address.options, autocommit=True, prepare_threshold=None)  # type: ignore[arg-type]
    try:
        db.adapters.register_dumper(int, Int8Dumper)  # as all columns are, whatever the number
        db.adapters.register_dumper(int, Int8BinaryDumper)
        await check_server(db, address.shown)
        limits = {"idle_in_transaction_session_timeout": patience, "lock_timeout": 2 * patience}
        if db.info.server_version >= 170000:
            limits["transaction_timeout"] = 4 * patience  # also where the server has heard half of a statement
        for setting, seconds in limits.items():
            await db.execute("SELECT set_config(%s, %s, false)", (setting, f"{round(seconds * 1000)}ms"))
    except BaseException:
        await db.close()
        raise
    return db
