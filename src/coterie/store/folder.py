"""The data folder: for its owner's eyes only, and whether it can be written to."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from coterie.core.errors import CoterieError

FILE = "coterie.db"  # the data itself
LOGS = ("-wal", "-shm")  # what SQLite keeps beside it


def make(folder: Path) -> None:
    """Make the data folder if it is missing. One that is there is shut to others, and so are its files.

    A folder with nothing but other things in it is left as it is: it may be somebody's home.
    """
    try:
        folder.mkdir(parents=True, mode=0o700, exist_ok=True)
    except OSError as error:
        raise CoterieError(f"the data folder {folder} cannot be made: {error.strerror}; name another one") from None
    with suppress(OSError):  # it is another user's, who lets us in
        inside = list(folder.iterdir())
        if not inside or folder / FILE in inside:
            for path in (folder, *filter(Path.is_file, inside)):
                path.chmod(path.stat().st_mode & 0o700)


def begin(path: Path) -> None:
    """Make an empty file that only its owner can read, if there is none."""
    path.touch(mode=0o600)


def is_read_only(folder: Path, error: BaseException | None = None) -> bool:
    """Whether nothing can be written in a folder, as SQLite says or the system does."""
    if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_READONLY:
        return True
    if hasattr(os, "statvfs"):
        with suppress(OSError):
            return bool(os.statvfs(folder).f_flag & os.ST_RDONLY) or not os.access(folder, os.W_OK)
    return not os.access(folder, os.W_OK)


def copies_in(folder: Path) -> list[str]:
    """The names of older copies of the data that lie in the folder, the latest first."""
    copies = [path for path in folder.glob("*.db") if path.name != FILE]
    return [path.name for path in sorted(copies, key=lambda path: -path.stat().st_mtime)]


def secret(folder: Path, name: str) -> bytes | None:
    """What a file of the folder holds that only its owner can read; None if there is none."""
    path = folder / name
    try:
        return path.read_bytes() if path.exists() else None
    except OSError as error:
        raise CoterieError(f"the house's secret {path} cannot be read: {error.strerror}") from None


def keep_secret(folder: Path, name: str, value: bytes, renew: bool = False) -> bytes:
    """Write such a file, if there is none or it is renewed; returns what it holds.

    It is there whole or not at all, whenever the power fails.
    """
    if not renew and (kept := secret(folder, name)) is not None:
        return kept
    path = folder / name
    new = path.with_name(f"{name}.new")
    try:
        new.unlink(missing_ok=True)
        with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(value)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError as error:
        raise CoterieError(f"the house's secret {path} cannot be made: {error.strerror}") from None
    return value
