"""The rows in SQLite: how they are written and read.

Every row has a checksum of its own, since SQLite has none for what lies in its file. A row that is not as it was
written is never taken for what it says: reading it raises Damaged.
"""

import hashlib
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import astuple
from typing import Any
from zlib import crc32

from coterie.store.outages import thinned
from coterie.store.port import Damaged
from coterie.store.rows import (
    Awake,
    Change,
    CommandRow,
    LineRow,
    ListedRow,
    MatchRow,
    MoveRow,
    Outage,
    Person,
    StandingOrder,
    TableRow,
    TableRows,
)

COLUMNS = {
    "house": ("alive_at",),
    "keyring": ("personal", '"table"', "person", "nonce", "sealed", "made_at"),
    "renewed_keys": ("personal", "next", "at"),
    "reports": ('"table"', "line", "by", "excerpt", "at"),
    "tables": ("id", "state", "made_at", "closed_at", "listed"),
    "matches": (
        *('"table"', "no", "game", "rules_version", "pack", "options", "seats", "made_at"),
        *("ended_at", "result"),
    ),
    "moves": ('"table"', "match", "n", "seat", "action", "at"),
    "commands": ('"table"', "person", "id", "digest", "outcome", "at"),
    "people": ('"table"', "n", "seat", "name", "key", "muted", "invited"),
    "lines": (
        '"table"',
        "n",
        "room",
        "person",
        "text",
        "at",
        "form",
        "about",
        "match",
        "event",
        "seat",
        "acts",
        "voice",
    ),
    "orders": ('"table"', "seat", "name", "amount", "match", "lot"),
    "outages": ('"table"', "began", "ended"),
    "shares": ("key", '"table"', "match", "person", "named", "cover", "made_at"),
    "addresses": ('"table"', "person", "url", "form", "keys", "seat_key", "language", "quiet", "made_at"),
    "told": ('"table"', "url", "person", "match", "answers"),
}

ANSWERS = 1000  # of a person's commands at a table that are kept, besides those of moves

# What SQLite raises where its file is damaged. Its words may name something of the file that is no text.
UNREADABLE = (sqlite3.DatabaseError, UnicodeError)

Row = tuple[Any, ...]


class OldCommand(sqlite3.IntegrityError):
    """A command was carried out before, and its answer was forgotten."""


def crc(*values: object) -> int:
    """The checksum of a row: of what its columns hold, in their order."""
    return crc32(repr(values).encode())


def insert(table: str, verb: str = "INSERT") -> str:
    """The statement that writes a row, with its checksum."""
    gaps = ", ".join(f"?{n}" for n in range(1, len(COLUMNS[table]) + 1))
    return f"{verb} INTO {table} ({', '.join(COLUMNS[table])}, crc) VALUES ({gaps}, crc({gaps}))"


def _insert_checked(table: str) -> str:
    """The same for rows that come with their checksum: SQLite need not call back for it, from where no thread of Python
    is held up.
    """
    gaps = ", ".join("?" for _ in range(len(COLUMNS[table]) + 1))
    return f"INSERT INTO {table} ({', '.join(COLUMNS[table])}, crc) VALUES ({gaps})"


# Statements are written once, so that sqlite3 finds each prepared. Of moves and their commands there are most.
MOVE = _insert_checked("moves")
COMMAND = _insert_checked("commands")
_PERSON = insert("people", "INSERT OR REPLACE")


def rows(db: sqlite3.Connection, table: str, where: str, values: Row = ()) -> list[Row]:
    """The rows of a table, as they were written. Raises Damaged if one is not."""
    found = db.execute(f"SELECT {', '.join(COLUMNS[table])}, crc FROM {table} WHERE {where}", values).fetchall()
    for row in found:
        if crc(*row[:-1]) != row[-1]:
            raise Damaged(f"a row of {table} is not as it was written", "refused-damaged")
    return [row[:-1] for row in found]


def update(db: sqlite3.Connection, table: str, what: str, where: str, values: Row) -> int:
    """Change rows, and their checksums; returns how many. `values` are those of `what`, then those of `where`."""
    count = db.execute(f"UPDATE {table} SET {what} WHERE {where}", values).rowcount
    named = values[len(values) - where.count("?") :]
    db.execute(f"UPDATE {table} SET crc = crc({', '.join(COLUMNS[table])}) WHERE {where}", named)
    return count


def make(db: sqlite3.Connection, table: TableRow, people: Sequence[Person]) -> None:
    db.execute(insert("tables"), astuple(table))
    db.executemany(_PERSON, [(table.id, *astuple(person)) for person in people])


def write(db: sqlite3.Connection, change: Change) -> None:
    table = change.table
    if change.opens:
        make(db, *change.opens)
    if change.begins:
        db.execute(insert("matches"), astuple(change.begins))
    if change.moves:
        db.executemany(MOVE, moves_of(change))
    if change.command:
        if change.command.at is not None and _forgotten(db, table, change.command):
            raise OldCommand(change.command.id)
        db.execute(COMMAND, command_of(table, change.command))
    if change.ended_at is not None:
        ended = (change.ended_at, change.result, table, change.match)
        update(db, "matches", "ended_at = ?, result = ?", '"table" = ? AND no = ?', ended)
    if change.state is not None:
        update(db, "tables", "state = ?, listed = ?", "id = ?", (change.state, change.listed, table))
    if change.closed_at is not None:
        update(db, "tables", "closed_at = ?", "id = ?", (change.closed_at, table))
    for person in change.people:
        db.execute(_PERSON, (table, *astuple(person)))
    for line in change.lines:
        db.execute(insert("lines"), (table, *astuple(line)))
    for n in change.hushed:
        update(db, "lines", "text = ''", '"table" = ? AND n = ?', (table, n))
    if change.order:
        db.execute(insert("orders", "INSERT OR REPLACE"), (table, *astuple(change.order)))
    if change.outage:
        db.execute('DELETE FROM outages WHERE "table" = ?', (table,))
        db.execute(insert("outages"), (table, *astuple(change.outage)))


def thin(db: sqlite3.Connection, table: str, person: int) -> None:
    """Forget the answers to a person's old commands, and their ids but for a short hash."""
    whose = (table, person)
    old = 'SELECT id FROM commands WHERE "table" = ? AND person = ? AND at IS NOT NULL ORDER BY at DESC, id'
    ids = [id for (id,) in db.execute(f"{old} LIMIT -1 OFFSET {ANSWERS}", whose)]
    db.executemany("INSERT OR IGNORE INTO forgotten VALUES (?, ?, ?)", [(*whose, short(id)) for id in ids])
    db.executemany('DELETE FROM commands WHERE "table" = ? AND person = ? AND id = ?', [(*whose, id) for id in ids])


def talkative(db: sqlite3.Connection) -> list[tuple[str, int]]:
    """Who gave so many commands that some can be forgotten: tables and persons."""
    query = 'SELECT "table", person FROM commands WHERE at IS NOT NULL GROUP BY "table", person HAVING count(*) > ?'
    return db.execute(query, (ANSWERS,)).fetchall()


def _forgotten(db: sqlite3.Connection, table: str, said: CommandRow) -> bool:
    query = 'SELECT 1 FROM forgotten WHERE "table" = ? AND person = ? AND id = ?'
    return db.execute(query, (table, said.person, short(said.id))).fetchone() is not None


def short(id: str) -> int:
    """A hash of a command's id in eight bytes."""
    return int.from_bytes(hashlib.blake2b(id.encode(), digest_size=8).digest(), "big", signed=True)


def wake(db: sqlite3.Connection, now: int) -> Awake:
    """Note that the house is open. If it is not known how long it was closed, nothing before counts."""
    try:
        alive = [at for (at,) in rows(db, "house", "TRUE")]
        closed = [Outage(*row[1:]) for row in rows(db, "outages", '"table" IS NULL')]
    except Damaged:
        alive, closed = [0], []
    at = max(now, *alive, 0)
    closed = thinned([*closed, *(Outage(last, at) for last in alive if last < at)])
    db.execute("DELETE FROM house")
    db.execute(insert("house"), (at,))
    db.execute('DELETE FROM outages WHERE "table" IS NULL')
    db.executemany(insert("outages"), [(None, *astuple(outage)) for outage in closed])
    return Awake(at, closed)


def moves_of(change: Change) -> list[Row]:
    """The rows of its moves, with their checksums."""
    table, match = change.table, change.match
    return [_checked((table, match, *move)) for move in change.moves]


def command_of(table: str, said: CommandRow) -> Row:
    """The row of a command, with its checksum."""
    return _checked((table, *said))


def _checked(row: Row) -> Row:
    return *row, crc32(repr(row).encode())


def load(db: sqlite3.Connection, id: str) -> TableRows | None:
    found = rows(db, "tables", "id = ?", (id,))
    if not found:
        return None
    mine, own = '"table" = ?', (id,)
    last = matches(db, f"{mine} ORDER BY no DESC LIMIT 1", own)
    return TableRows(
        _table(found[0]),
        people(db, id),
        last[0] if last else None,
        moves(db, id, last[0].no) if last else [],
        [LineRow(*row[1:]) for row in rows(db, "lines", f"{mine} ORDER BY n", own)],
        [StandingOrder(*row[1:]) for row in rows(db, "orders", f"{mine} AND name != ''", own)],
        [Outage(*row[1:]) for row in rows(db, "outages", mine, own)],
    )


def listing(db: sqlite3.Connection, most: int, everything: bool) -> list[ListedRow]:
    """Tables, the latest first: the listed ones, or all that were not closed."""
    which = "closed_at IS NULL" if everything else "listed AND closed_at IS NULL"
    count = "SELECT count(*) FROM people WHERE \"table\" = ? AND seat < 0 AND key != x''"
    found: list[ListedRow] = []
    for (id,) in db.execute(f"SELECT id FROM tables WHERE {which} ORDER BY made_at DESC LIMIT ?", (most,)).fetchall():
        with suppress(Damaged, *UNREADABLE):
            table = _table(rows(db, "tables", "id = ?", (id,))[0])
            found.append(ListedRow(table, people(db, id, "AND seat >= 0"), db.execute(count, (id,)).fetchone()[0]))
    return found


def _table(row: Row) -> TableRow:
    id, state, made_at, closed_at, listed = row
    return TableRow(id, state, made_at, closed_at, bool(listed))


def people(db: sqlite3.Connection, table: str, which: str = "") -> list[Person]:
    """Everybody who was ever at a table, or some of them, by number."""
    return [
        Person(n, seat, name, key, bool(muted), bool(invited))
        for _, n, seat, name, key, muted, invited in rows(db, "people", f'"table" = ? {which} ORDER BY n', (table,))
    ]


def survivors(db: sqlite3.Connection) -> list[str]:
    """The ids of all tables that anything can still be read of, from both ends of what is damaged."""
    found: set[str] = set()
    for column, table in (("id", "tables"), ('"table"', "people"), ('"table"', "matches")):
        for order in ("ASC", "DESC"):
            with suppress(*UNREADABLE):
                for (id,) in db.execute(f"SELECT {column} FROM {table} NOT INDEXED ORDER BY 1 {order}"):
                    found.add(id)
    return sorted(found)


def matches(db: sqlite3.Connection, where: str, values: Row) -> list[MatchRow]:
    return [MatchRow(*row) for row in rows(db, "matches", where, values)]


def moves(db: sqlite3.Connection, table: str, match: int) -> list[MoveRow]:
    found = rows(db, "moves", '"table" = ? AND match = ? ORDER BY n', (table, match))
    return [MoveRow(*row[2:]) for row in found]
