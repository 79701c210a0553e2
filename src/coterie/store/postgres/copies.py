"""Copies of the whole data of a PostgreSQL store: to a file of SQLite as any backup is, and back from one."""

import asyncio
import time
from pathlib import Path

from coterie.store.copies import check_free, newest, whole
from coterie.store.damage import dated
from coterie.store.folder import FILE, make
from coterie.store.migrations import migrate
from coterie.store.postgres.landing import make_tables
from coterie.store.postgres.side import postgres_side
from coterie.store.sides import Side, everything, sqlite_side


def backup(address: str, target: Path, force: bool = False) -> None:
    """Copy the data to one file, as it is at one moment. Houses may be open on it."""
    check_free(target, force)
    with postgres_side(address, reading=True) as source:
        _write(source, target)


def restore(file: Path, address: str, data: Path) -> Path | None:
    """Put a backup in the place of the data, which is copied to a file in the data folder: which, is returned.

    All of it is there or nothing is changed. Raises CoterieError while a house is open on it.
    """
    with newest(file) as path, sqlite_side(path, str(file)) as source:
        asyncio.run(make_tables(address))  # a new database has none
        with postgres_side(address) as place:
            place.check_nobody_lives()
            aside = None
            if not place.empty():
                make(data)
                aside = dated(data / FILE, time.time())
                _write(place, aside)
                place.clear()
            for part in everything(source):
                place.add(part)
            return aside


def _write(source: Side, target: Path) -> None:
    with whole(source.shown, target) as draft:
        migrate(draft)
        with sqlite_side(draft, str(target)) as copy:
            for part in everything(source):
                copy.add(part)
