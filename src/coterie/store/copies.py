"""Copies of the whole data: a backup while the server runs, and a restore from one."""

import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from coterie.core.errors import CoterieError
from coterie.store import wal
from coterie.store.damage import check_unless_open, dated
from coterie.store.folder import FILE, LOGS, begin
from coterie.store.hold import hold
from coterie.store.migrations import check, migrate
from coterie.store.sql import UNREADABLE


def backup(folder: Path, target: Path, force: bool = False) -> None:
    """Copy the data to one file, as it is at one moment.

    The file is there whole or not at all, and takes no other's place unasked.
    """
    source = data_in(folder)
    check_free(target, force)
    check_unless_open(folder)
    check(source)
    _copy(source, target)


def restore(source: Path, folder: Path) -> Path | None:
    """Put a backup in the place of the data, which is kept aside: where, is returned.

    Raises CoterieError while a server uses it.
    """
    if not source.is_file():
        raise CoterieError(f"there is no backup {source}", "data-none", {"file": str(source)})
    check(source)
    with hold(folder):
        place, draft = folder / FILE, folder / f"{FILE}.new"
        _copy(source, draft)
        aside = _set_aside(place)
        draft.replace(place)
        return aside


def check_free(target: Path, force: bool) -> None:
    """Raises CoterieError if a file is there already and may not be replaced."""
    if target.exists() and not force:
        raise CoterieError(
            f"{target} is there already: name another file, or let it be replaced with --force",
            "data-there",
            {"file": str(target)},
        )


@contextmanager
def newest(source: Path) -> Iterator[Path]:
    """A backup, or a copy of it that was brought up to date; the file itself stays as it is."""
    if not source.is_file():
        raise CoterieError(f"there is no backup {source}", "data-none", {"file": str(source)})
    check(source)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, FILE)
        _copy(source, copy)
        migrate(copy)
        yield copy


def data_in(folder: Path) -> Path:
    """The data in a folder. Raises CoterieError if there is none."""
    path = folder / FILE
    if not path.is_file():
        raise CoterieError(
            f"there is no data of Coterie in {folder}: name its folder with --data",
            "data-nowhere",
            {"folder": str(folder)},
        )
    return path


def _copy(source: Path, target: Path) -> None:
    """A copy of a database, whole and on the disk before it has the name."""
    with whole(str(source), target) as draft:
        begin(draft)
        with closing(sqlite3.connect(source, timeout=30)) as old, closing(sqlite3.connect(draft)) as new:
            old.backup(new)


@contextmanager
def whole(source: str, target: Path) -> Iterator[Path]:
    """A draft to write a copy of `source` to, which is whole and on the disk before it has the name of the target."""
    draft = target.with_name(f".{target.name}.draft")
    try:
        draft.unlink(missing_ok=True)
        yield draft
        finish(source, draft)
        draft.replace(target)
    except (*UNREADABLE, OSError) as error:
        raise CoterieError(
            f"{source} cannot be copied to {target}: {error}", "data-uncopied", {"file": str(target), "why": str(error)}
        ) from None
    finally:
        draft.unlink(missing_ok=True)


def finish(source: str, draft: Path) -> None:
    """Make a copy one file, with nothing beside it, on the disk. Raises CoterieError if it is not whole."""
    with closing(sqlite3.connect(draft)) as new:
        new.execute("PRAGMA journal_mode = DELETE")
        found = new.execute("PRAGMA integrity_check").fetchone()[0]
    if found != "ok":
        raise CoterieError(f"the copy of {source} is not whole ({found}): the data itself may be damaged")
    with open(draft, "rb+") as file:
        os.fsync(file.fileno())


def _set_aside(place: Path) -> Path | None:
    """Keep what is there, if anything is, under another name: a damaged one with its log beside it, as it was found."""
    aside = dated(place, time.time())
    if place.exists() and not wal.lost(place):
        with suppress(*UNREADABLE), closing(sqlite3.connect(place)) as db:
            db.execute("PRAGMA journal_mode = DELETE")  # what is in the log goes where it belongs
    there = [end for end in ("", *LOGS) if place.with_name(place.name + end).exists()]
    for end in there:
        place.with_name(place.name + end).replace(aside.with_name(aside.name + end))
    return aside if there else None
