"""The two ends of a way between stores: where rows are read from, and where they are written to.

Rows are the same at either end: plain numbers, texts and bytes, in the columns of SQLite.
"""

import hashlib
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from coterie.core.errors import CoterieError
from coterie.store.sql import COLUMNS, Row, crc, insert, rows

SECRETS = ("secret", "owner")  # what all houses of a store share

# What belongs to one table, so that each row comes after those it names; and what belongs to none.
OF_TABLE = {
    "tables": "id",
    **dict.fromkeys(("matches", "moves", "commands", "forgotten", "people", "lines", "orders", "outages"), '"table"'),
    **dict.fromkeys(("shares", "addresses", "told", "keyring", "reports"), '"table"'),
}
OF_NONE = {"outages": '"table" IS NULL', "renewed_keys": "TRUE", "house": "TRUE"}
FORGOTTEN = ('"table"', "person", "id")

Rows = Mapping[str, Sequence[Row]]  # by the table of the database


class Side(Protocol):
    """One end. `shown` is what it is called in a sentence."""

    shown: str

    def ids(self) -> list[str]:
        """All tables, in the order of their ids."""

    def of(self, id: str) -> Rows:
        """Everything about one table."""

    def rest(self) -> Rows:
        """What belongs to no table."""

    def add(self, new: Rows) -> None:
        """Write rows."""


def columns(table: str) -> tuple[str, ...]:
    return FORGOTTEN if table == "forgotten" else COLUMNS[table]


def everything(side: Side) -> Iterator[Rows]:
    """All rows, table by table."""
    yield from map(side.of, side.ids())
    yield side.rest()


def digest(parts: Iterable[Rows]) -> str:
    """What all these rows have in common with the same rows elsewhere, in whatever order they lie there."""
    found = hashlib.sha256()
    for part in parts:
        for table in sorted(part):
            for row in sorted(map(repr, part[table])):
                found.update(f"{table}{row}\n".encode())
    return found.hexdigest()


Database = TypeVar("Database", bound=Any)  # a connection that has `execute`


class SideReader(Generic[Database]):
    """What both ends read alike, in a transaction that whoever opened them ends. In their statements `gap` stands for a
    value.
    """

    gap = "?"

    def __init__(self, db: Database, shown: str) -> None:
        self.db = db
        self.shown = shown

    def ids(self) -> list[str]:
        return sorted(id for (id,) in self.db.execute("SELECT id FROM tables"))

    def of(self, id: str) -> Rows:
        return {table: self._rows(table, f"{key} = {self.gap}", (id,)) for table, key in OF_TABLE.items()}

    def rest(self) -> Rows:
        return {table: self._rows(table, where) for table, where in OF_NONE.items()}

    def _rows(self, table: str, where: str, values: Row = ()) -> list[Row]:
        raise NotImplementedError


class SqliteSide(SideReader[sqlite3.Connection]):
    """A file of SQLite."""

    def add(self, new: Rows) -> None:
        for table, found in new.items():
            statement = "INSERT INTO forgotten VALUES (?, ?, ?)" if table == "forgotten" else insert(table)
            self.db.executemany(statement, found)

    def _rows(self, table: str, where: str, values: Row = ()) -> list[Row]:
        if table == "forgotten":
            return self.db.execute(f"SELECT * FROM forgotten WHERE {where}", values).fetchall()
        return rows(self.db, table, where, values)


@contextmanager
def sqlite_side(path: Path, shown: str) -> Iterator[SqliteSide]:
    """A file of our data as it is at one moment. What is written to it stays if the context ends well."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=30)) as db:
        db.create_function("crc", -1, crc, deterministic=True)
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("BEGIN")
        yield SqliteSide(db, shown)
        db.execute("COMMIT")


def filled(shown: str) -> CoterieError:
    """What is said where there is data already."""
    text = f"there is data at {shown} already: name an empty store"
    return CoterieError(text, "store-filled", {"address": shown})


def differs(shown: str) -> CoterieError:
    """What is said when rows did not arrive as they were sent."""
    text = f"what arrived at {shown} is not what was sent: nothing was changed where it came from; try again"
    return CoterieError(text, "store-differs", {"address": shown})
