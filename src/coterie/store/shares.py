"""Links to finished matches in SQLite: written, found by their keys, and taken back."""

import sqlite3
from dataclasses import astuple

from coterie.store import sql
from coterie.store.rows import ShareRow


def share(db: sqlite3.Connection, row: ShareRow, most: int) -> bool:
    """Keep a link, unless its table has as many already; returns whether it is kept."""
    count: int = db.execute('SELECT count(*) FROM shares WHERE "table" = ?', (row.table,)).fetchone()[0]
    if count >= most:
        return False
    db.execute(sql.insert("shares"), astuple(row))
    return True


def unshare(db: sqlite3.Connection, table: str, key: bytes) -> bool:
    """Remove a link of a table; returns whether there was one."""
    return db.execute('DELETE FROM shares WHERE "table" = ? AND key = ?', (table, key)).rowcount > 0


def of_table(db: sqlite3.Connection, table: str) -> list[ShareRow]:
    """The links to matches of a table, the first one first."""
    return [_share(row) for row in sql.rows(db, "shares", '"table" = ? ORDER BY made_at, key', (table,))]


def of_key(db: sqlite3.Connection, key: bytes) -> ShareRow | None:
    """The link whose key has this digest."""
    found = sql.rows(db, "shares", "key = ?", (key,))
    return _share(found[0]) if found else None


def _share(row: sql.Row) -> ShareRow:
    key, table, match, person, named, cover, made_at = row
    return ShareRow(key, table, match, person, bool(named), cover, made_at)
