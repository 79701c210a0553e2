"""The store: what must survive. `Store` is the port that the server holds; `open_store` gives the SQLite one in a data folder."""

from coterie.store.port import Command, Conflict, Line, Match, Move, Person, Store, StoreFull, Unreadable
from coterie.store.sqlite import SqliteStore, open_store

__all__ = [
    "Command",
    "Conflict",
    "Line",
    "Match",
    "Move",
    "Person",
    "SqliteStore",
    "Store",
    "StoreFull",
    "Unreadable",
    "open_store",
]
