"""The rows in PostgreSQL: how they are written and read.

They have no checksums of ours: PostgreSQL has its own, of its pages and of its log.
"""

from collections.abc import Iterable, Sequence
from dataclasses import astuple
from typing import Any

from coterie.store.postgres.links import Connection
from coterie.store.rows import (
    Change,
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
from coterie.store.sql import COLUMNS, Row

KEYS = {  # what a row is found by, where it may take the place of another
    "people": '"table", n',
    "orders": '"table", seat',
    "addresses": '"table", person, url',
    "told": '"table", url, person',
    "keyring": 'personal, "table"',
    "renewed_keys": "personal",
    "reports": '"table", line, by',
}


def insert(table: str, more: str = "") -> bytes:
    """The statement that writes a row."""
    gaps = ", ".join(["%b"] * len(COLUMNS[table]))
    return f"INSERT INTO {table} ({', '.join(COLUMNS[table])}) VALUES ({gaps}) {more}".encode()


def replace(table: str) -> bytes:
    """The statement that writes a row, in the place of the one with the same key."""
    own = [column for column in COLUMNS[table] if column not in KEYS[table].split(", ")]
    return insert(table, f"ON CONFLICT ({KEYS[table]}) DO UPDATE SET {', '.join(f'{c} = EXCLUDED.{c}' for c in own)}")


def once(table: str) -> bytes:
    """The statement that writes a row, unless there is one with the same key."""
    return insert(table, f"ON CONFLICT ({KEYS[table]}) DO NOTHING")


def _many(table: str, kinds: str) -> bytes:
    """The statement that writes rows, each column as one array."""
    gaps = ", ".join(f"%b::{kind}[]" for kind in kinds.split())
    return f"INSERT INTO {table} ({', '.join(COLUMNS[table])}) SELECT * FROM unnest({gaps})".encode()


# Whoever holds the rows of tables like this is the only one who writes to them: a claim waits.
FENCE = "SELECT id, epoch FROM tables WHERE id = ANY(%b) ORDER BY id FOR NO KEY UPDATE"
FORGOTTEN = (
    'SELECT "table", person, id FROM forgotten WHERE ("table", person, id)'
    " IN (SELECT * FROM unnest(%b::text[], %b::bigint[], %b::bigint[]))"
)
MOVES = _many("moves", "text bigint bigint bigint bigint bigint")
COMMANDS = _many("commands", "text bigint text bytea bytea bigint")
# Moves and their commands, as most changes are: compared with the epochs and written in one statement, which commits by
# itself. What is of another epoch joins nothing.
_OWN = "WITH own AS MATERIALIZED (SELECT id, epoch FROM tables WHERE id = ANY(%b) ORDER BY id FOR NO KEY UPDATE)"
_AT_ONCE = (
    f"{_OWN}, m AS (INSERT INTO moves ({', '.join(COLUMNS['moves'])}) SELECT t, m, n, s, a, at FROM"
    " unnest(%b::bigint[], %b::text[], %b::bigint[], %b::bigint[], %b::bigint[], %b::bigint[], %b::bigint[])"
    " u (e, t, m, n, s, a, at) JOIN own ON own.id = t AND own.epoch = e)"
)
_COMMANDS_TOO = (
    f", c AS (INSERT INTO commands ({', '.join(COLUMNS['commands'][:-1])}) SELECT t, p, i, d, o FROM"
    " unnest(%b::bigint[], %b::text[], %b::bigint[], %b::text[], %b::bytea[], %b::bytea[])"
    " u (e, t, p, i, d, o) JOIN own ON own.id = t AND own.epoch = e)"
)
_HELD = " SELECT id, epoch FROM own"
TABLE = b"INSERT INTO tables (id, state, made_at, closed_at, listed, owner, epoch) VALUES (%b, %b, %b, %b, %b, %b, %b)"
LINE = insert("lines")
PERSON = replace("people")


def columns(rows: Iterable[Row]) -> list[list[Any]]:
    """The same values, by column."""
    return [list(column) for column in zip(*rows, strict=True)]


async def make(db: Connection, table: TableRow, people: Sequence[Person], owner: int | None, epoch: int) -> None:
    """Write a new table."""
    await db.execute(TABLE, (*astuple(table), owner, epoch))
    for person in people:
        await db.execute(PERSON, (table.id, *astuple(person)))


def at_once(changes: Sequence[Change]) -> tuple[bytes, list[list[Any]]] | None:
    """One statement for changes that are nothing but moves and their commands, and its values; None for others.

    It gives the tables and their epochs.
    """
    if not all(change.only_moves for change in changes):
        return None
    moves = [(change.epoch, *row) for change in changes for row in _moves(change)]
    commands = [(change.epoch, *_command(change)[:-1]) for change in changes if change.command]
    if not moves:
        return None
    tables = sorted({change.table for change in changes})
    if not commands:
        return f"{_AT_ONCE}{_HELD}".encode(), [tables, *columns(moves)]
    return f"{_AT_ONCE}{_COMMANDS_TOO}{_HELD}".encode(), [tables, *columns(moves), *columns(commands)]


async def write(db: Connection, changes: Sequence[Change]) -> None:
    """Write what these changes say, with moves and commands of all of them at once: they are most of what is written.

    Whoever calls has the rows of their tables, and has looked for forgotten commands.
    """
    for change in changes:
        if not change.only_moves:
            await _write_rest(db, change)
    if moves := [row for change in changes for row in _moves(change)]:
        await db.execute(MOVES, columns(moves))
    if commands := [_command(change) for change in changes if change.command]:
        await db.execute(COMMANDS, columns(commands))


def _moves(change: Change) -> list[Row]:
    return [(change.table, change.match, *move) for move in change.moves]


def _command(change: Change) -> Row:
    assert change.command
    return change.table, *change.command


async def _write_rest(db: Connection, change: Change) -> None:
    """All of a change but its moves and its command."""
    table = change.table
    if change.opens:
        await make(db, *change.opens, owner=None, epoch=0)
    if change.begins:
        await db.execute(insert("matches"), astuple(change.begins))
    if change.ended_at is not None:
        ended = 'UPDATE matches SET ended_at = %b, result = %b WHERE "table" = %b AND no = %b'
        await db.execute(ended, (change.ended_at, change.result, table, change.match))
    if change.state is not None:
        stands = (change.state, change.listed, table)
        await db.execute("UPDATE tables SET state = %b, listed = %b WHERE id = %b", stands)
    if change.closed_at is not None:
        await db.execute("UPDATE tables SET closed_at = %b WHERE id = %b", (change.closed_at, table))
    for person in change.people:
        await db.execute(PERSON, (table, *astuple(person)))
    for line in change.lines:
        await db.execute(LINE, (table, *astuple(line)))
    if change.hushed:
        await db.execute("UPDATE lines SET text = '' WHERE \"table\" = %b AND n = ANY(%b)", (table, [*change.hushed]))
    if change.order:
        await db.execute(replace("orders"), (table, *astuple(change.order)))
    if change.outage:
        await db.execute('DELETE FROM outages WHERE "table" = %b', (table,))
        await db.execute(insert("outages"), (table, *astuple(change.outage)))


async def rows(db: Connection, table: str, where: str, values: Sequence[object] = ()) -> list[Row]:
    """The rows of a table."""
    query = f"SELECT {', '.join(COLUMNS[table])} FROM {table} WHERE {where}"
    return await (await db.execute(query.encode(), values, binary=True)).fetchall()


async def load(db: Connection, id: str) -> TableRows | None:
    """Everything about one table, all asked at once. Whether it is as of one moment, the transaction decides."""
    mine, own = '"table" = %b', (id,)
    last = f"{mine} AND no = (SELECT max(no) FROM matches WHERE {mine})"
    wanted = {
        "people": (f"{mine} ORDER BY n", own),
        "matches": (last, (id, id)),
        "moves": (f"{mine} AND match = (SELECT max(no) FROM matches WHERE {mine}) ORDER BY n", (id, id)),
        "lines": (f"{mine} ORDER BY n", own),
        "orders": (f"{mine} AND name != '' ORDER BY seat", own),
        "outages": (f"{mine} ORDER BY began", own),
    }
    async with db.pipeline():
        table = await db.execute(
            f"SELECT {', '.join(COLUMNS['tables'])}, epoch FROM tables WHERE id = %b".encode(), own, binary=True
        )
        asked = {
            name: await db.execute(
                f"SELECT {', '.join(COLUMNS[name])} FROM {name} WHERE {where}".encode(), values, binary=True
            )
            for name, (where, values) in wanted.items()
        }
    found: Row | None = await table.fetchone()
    if found is None:
        return None
    got: dict[str, list[Row]] = {name: await answer.fetchall() for name, answer in asked.items()}
    return TableRows(
        TableRow(*found[:-1]),
        [Person(*row[1:]) for row in got["people"]],
        MatchRow(*got["matches"][0]) if got["matches"] else None,
        [MoveRow(*row[2:]) for row in got["moves"]],
        [LineRow(*row[1:]) for row in got["lines"]],
        [StandingOrder(*row[1:]) for row in got["orders"]],
        [Outage(*row[1:]) for row in got["outages"]],
        found[-1],
    )


async def listing(db: Connection, most: int, everything: bool) -> list[ListedRow]:
    """Tables, the latest first: the listed ones, or all that were not closed."""
    which = "closed_at IS NULL" if everything else "listed AND closed_at IS NULL"
    tables = [TableRow(*row) for row in await rows(db, "tables", f"{which} ORDER BY made_at DESC LIMIT %b", (most,))]
    seated: dict[str, list[Person]] = {table.id: [] for table in tables}
    for id, *person in await rows(db, "people", '"table" = ANY(%b) AND seat >= 0 ORDER BY n', ([*seated],)):
        seated[id].append(Person(*person))
    count = 'SELECT "table", count(*) FROM people WHERE "table" = ANY(%b) AND seat < 0 AND key != \'\' GROUP BY "table"'
    counted = await db.execute(count.encode(), ([*seated],), binary=True)
    onlookers = {str(id): int(str(n)) for id, n in await counted.fetchall()}
    return [ListedRow(table, seated[table.id], onlookers.get(table.id, 0)) for table in tables]


async def number(db: Connection, query: bytes, values: Sequence[object] = ()) -> int:
    """The one number that a query gives."""
    row = await (await db.execute(query, values)).fetchone()
    assert row
    return int(str(row[0]))
