"""Links to finished matches in PostgreSQL: written, found by their keys, and taken back."""

from dataclasses import astuple

from coterie.store.postgres import sql
from coterie.store.postgres.links import Connection
from coterie.store.rows import ShareRow


async def share(db: Connection, row: ShareRow, most: int) -> bool:
    """Keep a link, unless its table has as many already; returns whether it is kept."""
    await db.execute("SELECT 1 FROM tables WHERE id = %s FOR NO KEY UPDATE", (row.table,))  # one after another
    if await sql.number(db, b'SELECT count(*) FROM shares WHERE "table" = %s', (row.table,)) >= most:
        return False
    await db.execute(sql.insert("shares"), astuple(row))
    return True


async def unshare(db: Connection, table: str, key: bytes) -> bool:
    """Remove a link of a table; returns whether there was one."""
    return (await db.execute('DELETE FROM shares WHERE "table" = %s AND key = %s', (table, key))).rowcount > 0


async def of_table(db: Connection, table: str) -> list[ShareRow]:
    """The links to matches of a table, the first one first."""
    return [ShareRow(*row) for row in await sql.rows(db, "shares", '"table" = %s ORDER BY made_at, key', (table,))]


async def of_key(db: Connection, key: bytes) -> ShareRow | None:
    """The link whose key has this digest."""
    found = await sql.rows(db, "shares", "key = %s", (key,))
    return ShareRow(*found[0]) if found else None
