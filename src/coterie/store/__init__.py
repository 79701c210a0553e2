"""The store: what must survive. `Store` is the port that the server holds; `open_store` gives the SQLite one in a data folder."""

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
    "open_store",
]
