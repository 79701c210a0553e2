"""The hold: whoever opens the house on a data folder has it alone, until it closes or dies."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from coterie.core.errors import CoterieError

FILE = "in-use"


@contextmanager
def hold(folder: Path) -> Iterator[None]:
    """Have the data in a folder alone meanwhile. Raises CoterieError if somebody else has it; who reads does not ask."""
    # An empty database locked by SQLite: the system lets go of it when its process ends, however that happens, on every system alike.
    db: sqlite3.Connection | None = None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        db = sqlite3.connect(folder / FILE, isolation_level=None, timeout=0)
        db.execute("BEGIN EXCLUSIVE")
    except (sqlite3.Error, OSError) as error:
        if db:
            db.close()
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_BUSY:
            text = f"a house is open on the data in {folder}: close it first, or name another data folder with --data"
            raise CoterieError(text, "data-held", {"folder": str(folder)}) from None
        raise CoterieError(f"the data folder {folder} cannot be used: {error}; name another one") from None
    try:
        yield
    finally:
        db.close()
