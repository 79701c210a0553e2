"""Damage to the data that is found before it is opened, and what its owner can do about it."""

import shutil
import sqlite3
import time
from contextlib import ExitStack, closing
from pathlib import Path

from coterie.core.errors import CoterieError
from coterie.store import wal
from coterie.store.folder import FILE, LOGS, copies_in
from coterie.store.hold import hold
from coterie.store.port import Damaged
from coterie.store.sql import UNREADABLE


def check_before_opening(path: Path) -> None:
    """Raises Damaged if something that was acknowledged would be gone, were the data opened now.

    Nobody else may have it open. The log is kept aside as it was found, under the same name each time.
    """
    log = path.with_name(f"{path.name}-wal")
    if path.exists() and not path.stat().st_size:
        raise damaged(path, "it is empty")
    if not path.exists() and log.exists() and log.stat().st_size:
        raise damaged(path, "it is missing, and its log is there")
    if not path.exists() or not wal.lost(path):
        return
    aside = dated(path, log.stat().st_mtime if log.exists() else path.stat().st_mtime, "-damaged")
    if log.exists():
        shutil.copy2(log, aside.with_name(f"{aside.name}-wal"))
    text = (
        f"the log of {path} is damaged, and changes that were acknowledged cannot be read any more. It is kept as"
        f" {aside}-wal. Put a backup in its place with “coterie restore FILE”{_listed(path.parent)}, or go on with what"
        " can be read: “coterie mend”"
    )
    raise Damaged(text, "data-log-damaged", {"file": str(path), "aside": f"{aside}-wal", **_copies(path.parent)})


def check_unless_open(folder: Path) -> None:
    """The same, for whoever looks at data on which a house may be open: the house has looked already."""
    with ExitStack() as stack:
        try:
            stack.enter_context(hold(folder))
        except CoterieError:  # in use, or on a disk where SQLite can change nothing
            return
        check_before_opening(folder / FILE)


def damaged(path: Path, why: str) -> Damaged:
    """The error that says so, and what to do."""
    text = f"{path} is damaged ({why}): put a backup in its place with “coterie restore FILE”{_listed(path.parent)}"
    return Damaged(text, "data-damaged", {"file": str(path), "why": why, **_copies(path.parent)})


def mend(folder: Path) -> Path | None:
    """Let the data be opened with what can be read of a damaged log. What was there is kept aside: where, is returned.

    None: the log is not damaged. Raises CoterieError while a server uses it.
    """
    with hold(folder):
        path = folder / FILE
        if not wal.lost(path):
            return None
        aside = dated(path, time.time(), "-damaged")
        shutil.copy2(path, aside)
        for end in LOGS:
            beside = path.with_name(path.name + end)
            if beside.exists():
                shutil.copy2(beside, aside.with_name(aside.name + end))
        path.with_name(f"{path.name}-shm").unlink(missing_ok=True)  # SQLite makes it anew from the log
        try:
            with closing(sqlite3.connect(path)) as db:
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except UNREADABLE as error:
            raise damaged(path, str(error)) from None
        path.with_name(f"{path.name}-wal").unlink(missing_ok=True)
        return aside


def dated(path: Path, at: float, what: str = "") -> Path:
    """Another name for a file beside it, with a date in it."""
    return path.with_name(f"{path.stem}{what}-{time.strftime('%Y-%m-%d-%H%M%S', time.localtime(at))}{path.suffix}")


def _copies(folder: Path) -> dict[str, object]:
    found = copies_in(folder)
    return {"count": len(found), "copies": ", ".join(found)}


def _listed(folder: Path) -> str:
    found = copies_in(folder)
    return f" (copies in this folder: {', '.join(found)})" if found else ""
