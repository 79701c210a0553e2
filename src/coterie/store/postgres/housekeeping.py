"""What is taken out of a PostgreSQL store: old tables, old answers, and people who ask for it."""

from coterie.store import sql as sqlite_sql
from coterie.store.postgres import sql
from coterie.store.postgres.links import Connection
from coterie.store.sql import short


async def forget_before(db: Connection, time: int) -> None:
    """Remove every table whose last match ended, or that was closed, before this time. They are held in order."""
    late = 'SELECT 1 FROM matches WHERE "table" = id AND (ended_at IS NULL OR ended_at >= %s)'
    played = 'SELECT 1 FROM matches WHERE "table" = id'
    old = f"NOT EXISTS ({late}) AND (closed_at < %s OR closed_at IS NULL AND EXISTS ({played}))"
    which = f"SELECT id FROM tables WHERE {old} ORDER BY id FOR UPDATE"
    await db.execute(f"DELETE FROM tables WHERE id IN ({which})".encode(), (time, time))


async def talkative(db: Connection) -> list[tuple[str, int]]:
    """Who gave so many commands that some can be forgotten: tables and persons."""
    query = b'SELECT "table", person FROM commands WHERE at IS NOT NULL GROUP BY "table", person HAVING count(*) > %s'
    found = await (await db.execute(query, (sqlite_sql.ANSWERS,))).fetchall()
    return [(str(table), int(str(person))) for table, person in found]


async def thin(db: Connection, table: str, person: int) -> None:
    """Forget the answers to a person's old commands, and their ids but for a short hash."""
    whose = (table, person)
    await db.execute("SELECT 1 FROM tables WHERE id = %s FOR NO KEY UPDATE", (table,))  # nobody writes meanwhile
    old = (
        b'SELECT id FROM commands WHERE "table" = %s AND person = %s AND at IS NOT NULL ORDER BY at DESC, id OFFSET %s'
    )
    ids = [str(id) for (id,) in await (await db.execute(old, (*whose, sqlite_sql.ANSWERS))).fetchall()]
    keep = b"INSERT INTO forgotten SELECT %s, %s, unnest(%s::bigint[]) ON CONFLICT DO NOTHING"
    await db.execute(keep, (*whose, [short(id) for id in ids]))
    await db.execute('DELETE FROM commands WHERE "table" = %s AND person = %s AND id = ANY(%s)', (*whose, ids))


async def erase(db: Connection, table: str, person: int, state: str, listed: bool) -> int:
    """Take a person's name, key, words, acts and orders out of a table; returns how many lines went."""
    who = (table, person)
    await db.execute("SELECT 1 FROM tables WHERE id = %s FOR NO KEY UPDATE", (table,))
    await db.execute(
        'DELETE FROM orders WHERE "table" = %s AND seat = (SELECT seat FROM people WHERE "table" = %s AND n = %s)',
        (table, *who),
    )
    await db.execute("UPDATE people SET seat = -1, name = '', key = '' WHERE \"table\" = %s AND n = %s", who)
    for where in (b"addresses", b"told", b"keyring"):
        await db.execute(b'DELETE FROM %b WHERE "table" = %%s AND person = %%s' % where, who)
    await db.execute('DELETE FROM reports WHERE "table" = %s', (table,))  # any of them may hold their words
    await db.execute("UPDATE tables SET state = %s, listed = %s WHERE id = %s", (state, listed, table))
    spoken = b"SELECT count(*) FROM lines WHERE \"table\" = %s AND person = %s AND (text != '' OR acts != '')"
    lines = await sql.number(db, spoken, who)
    await db.execute("UPDATE lines SET text = '', acts = '' WHERE \"table\" = %s AND person = %s", who)
    await db.execute('DELETE FROM shares WHERE "table" = %s AND (person = %s OR named)', who)
    return lines


async def people(db: Connection, name: str, key: bytes) -> list[tuple[str, int]]:
    """Everybody of this name, however it is written, or who holds the key with this digest: tables and numbers."""
    everybody = await sql.rows(db, "people", "name != ''")
    return [
        (table, n)
        for table, n, _, called, held, *_ in everybody
        if (key and held == key) or called.casefold() == name.casefold()
    ]
