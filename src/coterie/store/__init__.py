"""The store: what must survive a restart.

`Store` is the port that the server holds; `open_store` gives the SQLite store in a data folder.
"""

from coterie.store.copies import backup, data_in, restore
from coterie.store.damage import check_unless_open, mend
from coterie.store.folder import copies_in
from coterie.store.hold import hold
from coterie.store.port import (
    Conflict,
    Damaged,
    Elsewhere,
    Forgotten,
    Lost,
    Store,
    StoreFull,
    Unknown,
    Unreachable,
    Unreadable,
)
from coterie.store.sqlite import SqliteStore, open_store

__all__ = [
    "Conflict",
    "Damaged",
    "Elsewhere",
    "Forgotten",
    "Lost",
    "SqliteStore",
    "Store",
    "StoreFull",
    "Unknown",
    "Unreachable",
    "Unreadable",
    "backup",
    "check_unless_open",
    "copies_in",
    "data_in",
    "hold",
    "mend",
    "open_store",
    "restore",
]
