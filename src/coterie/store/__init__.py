"""The store: what must survive. `Store` is the port that the server holds; `open_store` gives the SQLite one in a data folder."""

from coterie.store.copies import backup, data_in, restore
from coterie.store.hold import hold
from coterie.store.port import (
    Change,
    Command,
    Conflict,
    Line,
    Match,
    Move,
    Order,
    Outage,
    Person,
    Shelf,
    Store,
    StoreFull,
    Table,
    Unreadable,
)
from coterie.store.sqlite import SqliteStore, open_store

__all__ = [
    "Change",
    "Command",
    "Conflict",
    "Line",
    "Match",
    "Move",
    "Order",
    "Outage",
    "Person",
    "Shelf",
    "SqliteStore",
    "Store",
    "StoreFull",
    "Table",
    "Unreadable",
    "backup",
    "data_in",
    "hold",
    "open_store",
    "restore",
]
