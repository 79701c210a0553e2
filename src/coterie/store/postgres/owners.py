"""Houses and the tables they own, in PostgreSQL.

A house has a lease, by the clock of the database alone, and renews it with each sign of life. The lease says when
another may take over; who may write, the epoch says. `alive_at` and `left_at` are by the clocks of the houses: people's
time is counted by those.
"""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import astuple

from coterie.core.errors import CoterieError
from coterie.store.outages import thinned, without
from coterie.store.port import Elsewhere, Lost
from coterie.store.postgres import sql
from coterie.store.postgres.links import Connection
from coterie.store.postgres.migrations import LOCK, check_whole
from coterie.store.rows import Awake, HouseRow, Outage

LOOK = 0.2  # seconds between two looks whether a house of the same name lives

_LEASE = "clock_timestamp() + %b * interval '1 second'"
_LIVING = "until > clock_timestamp()"
# whether nobody else who lives owns a table
FREE = f"(owner IS NULL OR owner = %b OR NOT EXISTS (SELECT 1 FROM houses h WHERE h.id = owner AND h.{_LIVING}))"
# whether somebody owns it, or something happens there by itself
AWAKE = "(owner IS NOT NULL OR idle_until IS NULL OR idle_until <= %b)"


async def enter(db: Connection, house: HouseRow, lease: float, where: str) -> int:
    """Be one of the houses; returns the number of this opening.

    A house of the same name that gives no sign of life until its lease ends was ended without notice: this one follows
    it. One that does is open, and CoterieError is raised.
    """
    last: object = None
    while True:
        async with db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock(%b)", (LOCK,))
            await check_whole(db, where)
            named = await db.execute(
                f"SELECT id, until FROM houses WHERE name = %b AND {_LIVING}".encode(), (house.name,)
            )
            other = await named.fetchone()
            if other is None:
                await db.execute(
                    "DELETE FROM houses h WHERE until < clock_timestamp() - interval '1 day' AND alive_at <"
                    " (SELECT max(alive_at) FROM houses) AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = h.id)"
                )
                made = await db.execute(
                    f"INSERT INTO houses (name, url, until) VALUES (%b, %b, {_LEASE}) RETURNING id".encode(),
                    (house.name, house.url, lease),
                )
                row = await made.fetchone()
                assert row
                return int(str(row[0]))
        if last is not None and other != last:
            text = (
                f"a house named {house.name} is open on {where} already: close it first, or give this one another name"
                " with --house"
            )
            raise CoterieError(text, "store-name-taken", {"name": house.name, "address": where})
        last = other
        await asyncio.sleep(LOOK)


async def leave(db: Connection, me: int) -> None:
    """End the lease of a house: whoever asks for one of its tables gets it."""
    await db.execute("UPDATE houses SET until = clock_timestamp() WHERE id = %b", (me,))


async def renew(db: Connection, me: int, lease: float, now: int) -> None:
    """Renew the lease of a house. Raises Lost if a later one of the same name took its place."""
    renewed = await db.execute(
        f"UPDATE houses h SET until = {_LEASE}, alive_at = %b WHERE id = %b AND NOT EXISTS"
        f" (SELECT 1 FROM houses o WHERE o.name = h.name AND o.id > h.id AND o.{_LIVING})".encode(),
        (lease, now, me),
    )
    if not renewed.rowcount:
        raise Lost("another house of this name has taken the place of this one")


async def living(db: Connection) -> list[HouseRow]:
    """The houses that live."""
    found = await db.execute(f"SELECT name, url FROM houses WHERE {_LIVING} ORDER BY name".encode())
    return [HouseRow(str(name), str(url)) for name, url in await found.fetchall()]


async def wake(db: Connection, me: int, lease: float, now: int) -> Awake:
    """Note that a house is open. If none was for a time, that time counts for nobody."""
    await db.execute("SELECT pg_advisory_xact_lock(%b)", (LOCK,))
    await db.execute("SELECT 1 FROM houses FOR UPDATE")
    seen = await db.execute(f"SELECT max(alive_at), bool_or({_LIVING} AND id != %b) FROM houses".encode(), (me,))
    row = await seen.fetchone()
    assert row
    last, others = row
    alive = [int(str(last))] if last is not None else []
    at = max(now, *alive, 0)
    closed = await closings(db)
    if not others:
        closed = thinned([*closed, *(Outage(last, at) for last in alive if last < at)])
        await db.execute('DELETE FROM outages WHERE "table" IS NULL')
        await _note(db, None, closed)
    await renew(db, me, lease, at)
    return Awake(at, closed)


async def claim(db: Connection, me: int, table: str, now: int) -> int | None:
    """Own a table; returns its epoch, None if there is no such table.

    The time in which nobody owned it, or its owner was dead, counts for nobody's clock. Raises Elsewhere if another
    house owns it and lives.
    """
    await db.execute("SELECT 1 FROM tables WHERE id = %b FOR NO KEY UPDATE", (table,))
    held = await db.execute(
        "SELECT t.owner, t.left_at, h.alive_at FROM tables t LEFT JOIN houses h ON h.id = t.owner WHERE t.id = %b",
        (table,),
    )
    before = await held.fetchone()
    if before is None:
        return None
    mine = (
        f"UPDATE tables SET owner = %b, epoch = epoch + 1, left_at = NULL, idle_until = NULL WHERE id = %b AND {FREE}"
    )
    claimed = await db.execute(f"{mine} RETURNING epoch".encode(), (me, table, me))
    after = await claimed.fetchone()
    if after is None:
        raise await _elsewhere(db, before[0])
    owner, left_at, alive_at = before
    since = left_at if owner is None else alive_at if owner != me else None
    if since is not None and int(str(since)) < now:
        away = without(Outage(int(str(since)), now), await closings(db))
        kept = [Outage(*row[1:]) for row in await sql.rows(db, "outages", '"table" = %b', (table,))]
        await db.execute('DELETE FROM outages WHERE "table" = %b', (table,))
        await _note(db, table, thinned([*kept, *away]))
    return int(str(after[0]))


async def release(db: Connection, table: str, epoch: int, now: int, idle_until: int | None) -> None:
    """Own a table no more, if it is still of this epoch."""
    await db.execute(
        "UPDATE tables SET owner = NULL, left_at = %b, idle_until = %b WHERE id = %b AND epoch = %b AND owner IS NOT"
        " NULL",
        (now, idle_until, table, epoch),
    )


async def closings(db: Connection) -> list[Outage]:
    """The times in which no house was open."""
    return [Outage(*row[1:]) for row in await sql.rows(db, "outages", '"table" IS NULL ORDER BY began')]


async def _note(db: Connection, table: str | None, outages: Sequence[Outage]) -> None:
    for outage in outages:
        await db.execute(sql.insert("outages"), (table, *astuple(outage)))


async def _elsewhere(db: Connection, owner: object) -> CoterieError:
    found = await db.execute("SELECT name, url FROM houses WHERE id = %b", (owner,))
    row = await found.fetchone()
    assert row
    return Elsewhere(HouseRow(str(row[0]), str(row[1])))


class HouseTime:
    """What time it is by the clock of a house: what it last said, and what passed since."""

    def __init__(self) -> None:
        self._said = time.time_ns() // 1_000_000
        self._heard = time.monotonic()

    def hear(self, now: int) -> None:
        """The house says what time it is."""
        self._said, self._heard = now, time.monotonic()

    def now(self) -> int:
        return self._said + int((time.monotonic() - self._heard) * 1000)
