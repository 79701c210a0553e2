"""A PostgreSQL as one end of a way between stores."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg

from coterie.core.errors import CoterieError
from coterie.store.postgres.errors import plain
from coterie.store.postgres.links import DatabaseAddress
from coterie.store.postgres.migrations import LOCK, VERSIONS, moving, newer, older
from coterie.store.postgres.refusals import refused
from coterie.store.sides import SECRETS, Rows, SideReader, columns
from coterie.store.sql import Row

SWITCHES = {
    "tables": (4,),
    "people": (5, 6),
    "shares": (4,),
}  # columns: true or false here, 1 or 0 in SQLite
Connection = psycopg.Connection[tuple[Any, ...]]


class PostgresSide(SideReader[Connection]):
    """A database."""

    gap = "%s"

    def add(self, new: Rows) -> None:
        with self.db.cursor() as cursor:
            for table, found in new.items():
                if table == "house":
                    text = "INSERT INTO houses (name, url, until, alive_at) VALUES ('', '', to_timestamp(0), %s)"
                    cursor.executemany(text, found)
                elif found:
                    gaps = ", ".join(["%s"] * len(columns(table)))
                    statement = f"INSERT INTO {table} ({', '.join(columns(table))}) VALUES ({gaps})"
                    cursor.executemany(statement.encode(), [_switched(table, row, bool) for row in found])

    def clear(self) -> None:
        """Remove every row."""
        self.db.execute("DELETE FROM tables")
        for table in ("outages", "renewed_keys", "houses"):
            self.db.execute(f"DELETE FROM {table}".encode())

    def empty(self) -> bool:
        """Whether there is no table in it."""
        return self.db.execute("SELECT 1 FROM tables LIMIT 1").fetchone() is None

    def secrets(self) -> dict[str, bytes]:
        """What all houses of it share."""
        found = self.db.execute("SELECT name, value FROM secrets WHERE name = ANY(%s)", ([*SECRETS],))
        return {name: bytes(value) for name, value in found}

    def keep_secret(self, name: str, value: bytes) -> None:
        text = "INSERT INTO secrets VALUES (%s, %b) ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value"
        self.db.execute(text, (name, value))

    def mark(self) -> str | None:
        """How far data was carried here; None if it is whole."""
        row = self.db.execute("SELECT moving FROM coterie_schema").fetchone()
        return row[0] if row else None

    def set_mark(self, mark: str | None) -> None:
        self.db.execute("UPDATE coterie_schema SET moving = %s", (mark,))

    def check_nobody_lives(self) -> None:
        """Raises CoterieError if a house is open on it. None opens until the transaction ends."""
        self.db.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        found = self.db.execute("SELECT name FROM houses WHERE until > clock_timestamp() ORDER BY name").fetchall()
        if found:
            names = ", ".join(name for (name,) in found)
            text = f"a house is open on {self.shown} ({names}): close it first"
            raise CoterieError(text, "store-held", {"address": self.shown, "names": names})

    def _rows(self, table: str, where: str, values: Row = ()) -> list[Row]:
        if table == "house":  # of several, the last that lived
            return self.db.execute("SELECT max(alive_at) FROM houses HAVING max(alive_at) IS NOT NULL").fetchall()
        query = f"SELECT {', '.join(columns(table))} FROM {table} WHERE {where}"
        return [_switched(table, row, int) for row in self.db.execute(query.encode(), values)]


@contextmanager
def postgres_side(address: str, reading: bool = False, whole: bool = True) -> Iterator[PostgresSide]:
    """A database that has our tables, and all of its data unless it need not be `whole`.

    It is seen as of one moment, if it is only read. What is written to it stays if the context ends well.
    """
    at = DatabaseAddress.of(address)
    try:
        with psycopg.connect(**at.options, autocommit=True) as db:  # type: ignore[arg-type]
            how = "ISOLATION LEVEL REPEATABLE READ READ ONLY" if reading else "ISOLATION LEVEL READ COMMITTED"
            db.execute(f"BEGIN {how}".encode())
            _check(db, at.shown)
            side = PostgresSide(db, at.shown)
            if whole and side.mark() is not None:
                raise moving(at.shown)
            yield side
            db.execute("COMMIT")
    except psycopg.OperationalError as error:
        raise refused(at, error) from None
    except psycopg.Error as error:
        raise CoterieError(f"{at.shown} refused this: {plain(error)}") from None


def _check(db: Connection, where: str) -> None:
    """Raises CoterieError if our tables are not there, or are not those that this program knows."""
    if db.execute("SELECT to_regclass('coterie_schema') IS NULL").fetchone() == (True,):
        raise CoterieError(f"there is no data of Coterie at {where}", "store-empty", {"address": where})
    row = db.execute("SELECT version FROM coterie_schema").fetchone()
    found = row[0] if row else 0
    if found != len(VERSIONS):
        raise (newer if found > len(VERSIONS) else older)(where, found, len(VERSIONS))


def _switched(table: str, row: Row, kind: type) -> Row:
    """A row with its switches as the other end has them."""
    which = SWITCHES.get(table)
    return tuple(kind(value) if n in which else value for n, value in enumerate(row)) if which else row
