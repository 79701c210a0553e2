"""Moving a house from one store to another: a folder or a PostgreSQL, either way.

Tables are carried some at a time, with a mark how far it came: what was interrupted goes on from there. No house can
open the target before all is there and is the same. The source is only read.
"""

import json
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from coterie.store import folder as data_folder
from coterie.store.copies import data_in, finish
from coterie.store.damage import check_before_opening
from coterie.store.folder import FILE
from coterie.store.hold import hold
from coterie.store.migrations import migrate
from coterie.store.opening import SCHEMES, client_needed
from coterie.store.sides import SECRETS, Rows, Side, differs, digest, everything, filled, sqlite_side

BATCH = 50  # tables that are carried at once
DRAFT = f"{FILE}.moving"


@dataclass(frozen=True, slots=True)
class Moved:
    """How many tables were carried, and the digest that both stores have."""

    tables: int
    digest: str


class Landing(Protocol):
    """A store that rows are carried to."""

    shown: str

    def begin(self, source: str) -> str:
        """Be ready for the data of this digest; returns the last table that is there from an earlier attempt."""

    def put(self, parts: Sequence[Rows], last: str) -> None:
        """Keep the rows of some tables, and that this is the last of them."""

    def end(self, rest: Rows, secrets: dict[str, bytes], source: str) -> None:
        """Keep what belongs to no table and the secrets, and be a whole store, if it is the same as the source."""


def move_store(source: str, target: str, told: Callable[[int, int], None] = lambda done, all: None) -> Moved:
    """Carry all data from one store to another, each a folder or an address; `told` hears how far it came."""
    with _source(source) as (old, secrets), _landing(target) as new:
        ids, what = old.ids(), digest(everything(old))
        last = new.begin(what)
        left = [id for id in ids if id > last]
        for n in range(0, len(left), BATCH):
            some = left[n : n + BATCH]
            new.put([old.of(id) for id in some], some[-1])
            told(len(ids) - len(left) + n + len(some), len(ids))
        new.end(old.rest(), secrets, what)
        return Moved(len(ids), what)


@contextmanager
def _source(place: str) -> Iterator[tuple[Side, dict[str, bytes]]]:
    """What is carried: no house is open on it meanwhile."""
    if place.startswith(SCHEMES):
        with client_needed():
            from coterie.store.postgres.side import postgres_side
        with postgres_side(place, reading=True) as side:
            side.check_nobody_lives()
            yield side, side.secrets()
        return
    folder = Path(place).expanduser()
    path = data_in(folder)
    with hold(folder):
        check_before_opening(path)
        migrate(path)
        found = {name: data_folder.secret(folder, name) for name in SECRETS}
        with sqlite_side(path, str(folder)) as side:
            yield side, {name: value for name, value in found.items() if value is not None}


@contextmanager
def _landing(place: str) -> Iterator[Landing]:
    if place.startswith(SCHEMES):
        with client_needed():
            from coterie.store.postgres.landing import PostgresLanding
        yield PostgresLanding(place)
        return
    folder = Path(place).expanduser()
    with hold(folder):
        yield FolderLanding(folder)


class FolderLanding:
    """A folder. The data has another name until it is whole."""

    def __init__(self, folder: Path) -> None:
        self.shown = str(folder)
        self._folder = folder
        self._draft = folder / DRAFT

    def begin(self, source: str) -> str:
        if (self._folder / FILE).exists():
            raise filled(self.shown)
        if self._draft.exists():
            with closing(sqlite3.connect(self._draft)) as db:
                of, last = json.loads(db.execute("SELECT mark FROM moving").fetchone()[0])
            if of == source:
                return str(last)
        self._draft.unlink(missing_ok=True)
        draft = self._draft.with_name(f"{self._draft.name}.new")
        draft.unlink(missing_ok=True)
        migrate(draft)
        with closing(sqlite3.connect(draft)) as db, db:
            db.execute("CREATE TABLE moving (mark TEXT)")
            db.execute("INSERT INTO moving VALUES (?)", (json.dumps([source, ""]),))
        draft.replace(self._draft)
        return ""

    def put(self, parts: Sequence[Rows], last: str) -> None:
        with sqlite_side(self._draft, self.shown) as side:
            for part in parts:
                side.add(part)
            side.db.execute("UPDATE moving SET mark = json_set(mark, '$[1]', ?)", (last,))

    def end(self, rest: Rows, secrets: dict[str, bytes], source: str) -> None:
        with sqlite_side(self._draft, self.shown) as side:
            for table in rest:
                side.db.execute(f"DELETE FROM {table}" + (' WHERE "table" IS NULL' if table == "outages" else ""))
            side.add(rest)
            if digest(everything(side)) != source:
                self._draft.unlink()
                raise differs(self.shown)
            side.db.execute("DROP TABLE moving")
        finish("the data", self._draft)
        for name, value in secrets.items():
            data_folder.keep_secret(self._folder, name, value, renew=True)
        os.replace(self._draft, self._folder / FILE)
