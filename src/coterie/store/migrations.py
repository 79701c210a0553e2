"""Migrations: the tables of the SQLite store, version by version.

Data of an older version is copied aside and brought up to date.
"""

import shutil
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path

from coterie.core.errors import CoterieError
from coterie.store import folder
from coterie.store.port import Unreadable
from coterie.store.sql import UNREADABLE, crc

APPLICATION = 0x436F7465  # 'Cote', in the file's header: whose data this is
PAGE = 1024  # bytes: a move is some thirty, goes to a page of its table's own, and the whole page is written to the log
MAGIC = b"SQLite format 3\0"

# Never edit a version that was released: add one.
VERSIONS = (
    """
    CREATE TABLE house (alive_at INTEGER NOT NULL) STRICT;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, terms TEXT NOT NULL, state TEXT NOT NULL, made_at INTEGER NOT NULL, closed_at INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX open_tables ON tables (made_at) WHERE closed_at IS NULL;
    CREATE TABLE matches (
        "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, no INTEGER NOT NULL, game TEXT NOT NULL,
        rules_version INTEGER NOT NULL, pack TEXT NOT NULL, options TEXT NOT NULL, seats INTEGER NOT NULL,
        made_at INTEGER NOT NULL,
        ended_at INTEGER, result TEXT NOT NULL,
        PRIMARY KEY ("table", no)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE moves (
        "table" TEXT NOT NULL, match INTEGER NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL,
        action INTEGER NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY ("table", match, n),
        FOREIGN KEY ("table", match) REFERENCES matches ("table", no) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE commands (
        "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, person INTEGER NOT NULL, id TEXT NOT NULL,
        digest BLOB NOT NULL,
        outcome BLOB NOT NULL,
        PRIMARY KEY ("table", person, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE people (
        "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, n INTEGER NOT NULL, seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        key BLOB NOT NULL, muted INTEGER NOT NULL,
        PRIMARY KEY ("table", n)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE lines (
        "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, n INTEGER NOT NULL, room TEXT NOT NULL,
        person INTEGER NOT NULL,
        text TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY ("table", n)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE orders (
        "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL, name TEXT NOT NULL,
        amount INTEGER NOT NULL,
        match INTEGER NOT NULL, lot INTEGER NOT NULL,
        PRIMARY KEY ("table", seat)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE outages ("table" TEXT REFERENCES tables (id) ON DELETE CASCADE, began INTEGER NOT NULL,
    ended INTEGER NOT NULL) STRICT;
    CREATE INDEX outages_of ON outages ("table");
    """,
    """
    ALTER TABLE lines ADD COLUMN kind TEXT NOT NULL DEFAULT 'talk';
    ALTER TABLE lines ADD COLUMN about INTEGER NOT NULL DEFAULT -1;
    ALTER TABLE lines ADD COLUMN match INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE lines ADD COLUMN event INTEGER NOT NULL DEFAULT 0;
    """,
    """
    ALTER TABLE lines RENAME COLUMN kind TO form;
    UPDATE tables SET state = json_set(state, '$.agreement', json(terms));
    ALTER TABLE tables DROP COLUMN terms;
    """,
    """
    ALTER TABLE people ADD COLUMN invited INTEGER NOT NULL DEFAULT 0;
    UPDATE people SET invited = 1 WHERE seat >= 0 OR n = 0;
    ALTER TABLE commands ADD COLUMN at INTEGER;
    CREATE INDEX answers ON commands ("table", person, at) WHERE at IS NOT NULL;
    CREATE TABLE forgotten (
        "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, person INTEGER NOT NULL, id INTEGER NOT NULL,
        PRIMARY KEY ("table", person, id)
    ) STRICT, WITHOUT ROWID;
    """
    + "".join(
        f"""
    ALTER TABLE {table} ADD COLUMN crc INTEGER NOT NULL DEFAULT 0;
    UPDATE {table} SET crc = crc({columns});
    """
        for table, columns in (
            ("house", "alive_at"),
            ("tables", "id, state, made_at, closed_at"),
            (
                "matches",
                '"table", no, game, rules_version, pack, options, seats, made_at, ended_at, result',
            ),
            ("moves", '"table", match, n, seat, action, at'),
            ("commands", '"table", person, id, digest, outcome, at'),
            ("people", '"table", n, seat, name, key, muted, invited'),
            ("lines", '"table", n, room, person, text, at, form, about, match, event'),
            ("orders", '"table", seat, name, amount, match, lot'),
            ("outages", '"table", began, ended'),
        )
    ),
    """
    ALTER TABLE lines ADD COLUMN seat INTEGER NOT NULL DEFAULT -1;
    ALTER TABLE lines ADD COLUMN acts TEXT NOT NULL DEFAULT '';
    ALTER TABLE lines ADD COLUMN voice INTEGER NOT NULL DEFAULT -1;
    UPDATE lines SET crc = crc("table", n, room, person, text, at, form, about, match, event, seat, acts, voice);
    """,
    """
    CREATE TABLE shares (
        key BLOB PRIMARY KEY, "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, match INTEGER NOT NULL,
        person INTEGER NOT NULL, named INTEGER NOT NULL, cover TEXT NOT NULL, made_at INTEGER NOT NULL,
        crc INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX shares_of ON shares ("table");
    """,
    """
    CREATE TABLE addresses (
        "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, person INTEGER NOT NULL, url TEXT NOT NULL,
        form TEXT NOT NULL, keys TEXT NOT NULL, seat_key BLOB NOT NULL, language TEXT NOT NULL, quiet TEXT NOT NULL,
        made_at INTEGER NOT NULL, crc INTEGER NOT NULL,
        PRIMARY KEY ("table", person, url)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE told (
        "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, url TEXT NOT NULL, person INTEGER NOT NULL,
        match INTEGER NOT NULL, answers INTEGER NOT NULL, crc INTEGER NOT NULL,
        PRIMARY KEY ("table", url, person)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE keyring (
        personal BLOB NOT NULL, "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, person INTEGER NOT NULL,
        nonce BLOB NOT NULL, sealed BLOB NOT NULL, made_at INTEGER NOT NULL, crc INTEGER NOT NULL,
        PRIMARY KEY (personal, "table")
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX keyring_of ON keyring ("table", person);
    CREATE TABLE renewed_keys (
        personal BLOB PRIMARY KEY, next BLOB NOT NULL, at INTEGER NOT NULL, crc INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE reports (
        "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, line INTEGER NOT NULL, by INTEGER NOT NULL,
        excerpt TEXT NOT NULL, at INTEGER NOT NULL, crc INTEGER NOT NULL,
        PRIMARY KEY ("table", line, by)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET crc = crc(id, state, made_at, closed_at, 0) WHERE crc = crc(id, state, made_at, closed_at);
    UPDATE tables SET listed = 1, crc = crc(id, state, made_at, closed_at, 1)
    WHERE crc = crc(id, state, made_at, closed_at, 0) AND json_extract(state, '$.agreement.listed') AND (
        json_extract(state, '$.status') = 'waiting' AND EXISTS (
            SELECT 1 FROM json_each(state, '$.chairs')
            WHERE json_extract(value, '$.person') = -1 AND json_extract(value, '$.bot') = ''
        ) OR json_extract(state, '$.status') IN ('waiting', 'playing')
            AND json_extract(state, '$.agreement.watch') = 'anyone'
    );
    CREATE INDEX listed_tables ON tables (made_at) WHERE listed;
    """,
)


def migrate(path: Path, versions: tuple[str, ...] = VERSIONS) -> None:
    """Make the file if it is not there, or bring it up to date; the older one stays beside it under the number of its
    version.

    A new file has its name when it is whole: an empty one was never ours.
    """
    try:
        if not path.exists():
            draft = path.with_name(f"{path.name}.new")
            draft.unlink(missing_ok=True)
            folder.begin(draft)
            _migrate(draft, versions)
            draft.replace(path)
        elif _head(path) != MAGIC:
            raise sqlite3.DatabaseError("file is not a database")  # SQLite itself would write over a short one
        else:
            _migrate(path, versions)
    except UNREADABLE as error:
        if folder.is_read_only(path.parent, error):
            text = f"the data folder {path.parent} can only be read: its disk, or the folder itself, is read-only"
            raise CoterieError(text, "data-read-only", {"folder": str(path.parent)}) from None
        raise Unreadable(
            f"{path} cannot be opened as data of Coterie ({error}): put a backup in its place with “coterie restore”,"
            " move it away, or name another data folder",
            "data-unopened",
            {"file": str(path), "why": str(error)},
        ) from None
    except OSError as error:
        raise CoterieError(
            f"{path} cannot be read, or copied before it is brought up to date: {error.strerror}"
        ) from None


def check(path: Path) -> None:
    """Raises Unreadable if a file is no data of ours, is damaged, or was written by a newer program.

    Changes nothing.
    """
    try:
        if _head(path) != MAGIC:
            raise sqlite3.DatabaseError("file is not a database")
        with closing(sqlite3.connect(path)) as db:
            if not _version(db, path):
                raise sqlite3.DatabaseError("there is nothing in it")
            _check_known(db, path, VERSIONS)
            whole = db.execute("PRAGMA quick_check").fetchone()[0]
            if whole != "ok":
                raise sqlite3.DatabaseError(whole)
    except (*UNREADABLE, OSError) as error:
        raise Unreadable(
            f"{path} is no data of Coterie, or is damaged ({error})", "data-unread", {"file": str(path)}
        ) from None


def _migrate(path: Path, versions: tuple[str, ...]) -> None:
    db = sqlite3.connect(path, isolation_level=None)
    db.create_function("crc", -1, crc, deterministic=True)
    try:
        found = _check_known(db, path, versions)
        if not found:
            db.execute(f"PRAGMA page_size = {PAGE}")
        elif found < len(versions):
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            shutil.copy2(path, path.with_name(f"{path.stem}-format-{found}{path.suffix}"))
        for n, script in enumerate(versions[found:], found + 1):
            db.executescript(
                f"BEGIN IMMEDIATE; {script}; PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {n}; COMMIT"
            )
        if not _tables(versions) <= _made(db):
            raise sqlite3.DatabaseError("its tables are not as they were made")
    finally:
        db.close()


@cache
def _tables(versions: tuple[str, ...]) -> frozenset[tuple[str, str]]:
    """The tables and indexes that every file of this version has."""
    with closing(sqlite3.connect(":memory:")) as db:
        db.create_function("crc", -1, crc, deterministic=True)
        for script in versions:
            db.executescript(script)
        return _made(db)


def _made(db: sqlite3.Connection) -> frozenset[tuple[str, str]]:
    return frozenset(db.execute("SELECT name, sql FROM sqlite_master").fetchall())


def _check_known(db: sqlite3.Connection, path: Path, versions: tuple[str, ...]) -> int:
    found = _version(db, path)
    if found > len(versions):
        raise Unreadable(
            f"{path} was written by a newer Coterie (format {found}, this one knows {len(versions)}): use that one, or"
            " a backup"
        )
    return found


def _head(path: Path) -> bytes:
    with open(path, "rb") as file:
        return file.read(len(MAGIC))


def _version(db: sqlite3.Connection, path: Path) -> int:
    owner: int = db.execute("PRAGMA application_id").fetchone()[0]
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    tables: int = db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if tables and owner != APPLICATION:
        raise Unreadable(f"{path} is a database of something else: move it away, or name another data folder")
    return version
