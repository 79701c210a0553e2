"""Opening a store: that of a data folder, or the one that several houses share."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from coterie.core.errors import CoterieError
from coterie.store.port import Store
from coterie.store.rows import HouseRow
from coterie.store.sqlite import open_store

LEASE = 10.0  # seconds a house may be silent before others take its tables
SCHEMES = ("postgresql://", "postgres://")


async def open_at(address: str, data: Path, house: HouseRow | None, lease: float = LEASE) -> Store:
    """The store at an address, `postgresql://…`, for a house; that of the data folder if the address is empty.

    Without a house it is open beside those that are. If it cannot be opened, or promises too little, CoterieError says
    what is wrong and what to do.
    """
    if not address:
        return open_store(data, beside=house is None)
    with client_needed():
        from coterie.store.postgres.store import open_postgres
    return await open_postgres(address, house, lease)


@contextmanager
def client_needed() -> Iterator[None]:
    """Say what to install if what is imported meanwhile lacks PostgreSQL's client."""
    try:
        yield
    except ImportError:
        text = "a store in PostgreSQL needs the package psycopg: install Coterie as coterie[postgres]"
        raise CoterieError(text, "store-extra") from None
