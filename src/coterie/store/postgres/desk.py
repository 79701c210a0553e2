"""Reading, and writes that stand for themselves, over a few connections."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

import psycopg

from coterie.core.errors import CoterieError
from coterie.store.port import Unreachable
from coterie.store.postgres.errors import explained, unknown
from coterie.store.postgres.links import Connection, DatabaseAddress, Link, Links

T = TypeVar("T")
Work = Callable[[Connection], Awaitable[T]]
SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"


class Desk:
    """Does work on a connection, in a transaction of its own."""

    def __init__(self, address: DatabaseAddress, patience: float, count: int) -> None:
        self.where = address.shown
        self._links = Links(address, patience, count)

    async def read(self, work: Work[T]) -> T:
        """Read as of one moment. What cannot be read at first is tried once more, on a new connection."""
        return await self._try(work, SNAPSHOT, "")

    async def write(self, work: Work[T], conflict: str = "") -> T:
        """Write all or nothing; on the disk when this returns. What was surely not written is tried once more."""
        return await self._try(work, "BEGIN", conflict)

    async def _try(self, work: Work[T], begin: str, conflict: str) -> T:
        async with self._links.one() as link:
            try:
                return await transact(link, self.where, work, begin, conflict)
            except Unreachable:
                return await transact(link, self.where, work, begin, conflict)

    async def close(self) -> None:
        """Close the connections, when those who use them are done."""
        await self._links.close()


async def transact(link: Link, where: str, work: Work[T], begin: str = "BEGIN", conflict: str = "") -> T:
    """Do work in one transaction. Raises Unknown if nobody can say whether it was written."""
    db = await link.get()
    asked = False
    try:
        await db.execute(begin.encode())
        result = await work(db)
        asked = begin != SNAPSHOT
        await db.execute("COMMIT")
        return result
    except BaseException as error:
        if asked:
            await link.drop()
            raise (unknown(where, error) if isinstance(error, Exception) else error) from None
        await undo(link, db, error)
        raise explained(where, error, conflict) from None


async def undo(link: Link, db: Connection, error: BaseException) -> None:
    """Undo a transaction whose COMMIT was never sent. Where that cannot be done in peace, the connection goes."""
    if isinstance(error, psycopg.Error | CoterieError):
        with suppress(psycopg.Error, OSError):
            await db.execute("ROLLBACK")
            return
    await link.drop()
