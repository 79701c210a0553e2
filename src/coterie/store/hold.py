"""The hold on a data folder: a server has it alone until the server ends, however that happens."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from coterie.core.errors import CoterieError
from coterie.store import folder as data_folder

FILE = "in-use"


@contextmanager
def hold(folder: Path) -> Iterator[None]:
    """Have the data in a folder alone meanwhile. Raises CoterieError if another process has it."""
    # An empty database locked by SQLite: the system lets go of it when its process ends, however that happens, on every
    # system alike.
    data_folder.make(folder)
    db: sqlite3.Connection | None = None
    try:
        data_folder.begin(folder / FILE)
        db = sqlite3.connect(folder / FILE, isolation_level=None, timeout=0)
        db.execute("BEGIN EXCLUSIVE")
    except (sqlite3.Error, OSError) as error:
        if db:
            db.close()
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_BUSY:
            text = f"a house is open on the data in {folder}: close it first, or name another data folder with --data"
            raise CoterieError(text, "data-held", {"folder": str(folder)}) from None
        if data_folder.is_read_only(folder, error):
            text = f"the data folder {folder} can only be read: its disk, or the folder itself, is read-only"
            raise CoterieError(text, "data-read-only", {"folder": str(folder)}) from None
        raise CoterieError(f"the data folder {folder} cannot be used: {error}; name another one") from None
    try:
        yield
    finally:
        db.close()
