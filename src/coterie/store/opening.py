"""Opening a store: that of a data folder, or the one that several houses share."""

from pathlib import Path

from coterie.core.errors import CoterieError
from coterie.store.port import Store
from coterie.store.rows import HouseRow
from coterie.store.sqlite import open_store

LEASE = 10.0  # seconds a house may be silent before others take its tables


async def open_at(address: str, data: Path, house: HouseRow, lease: float = LEASE) -> Store:
    """The store at an address, `postgresql://…`, for a house; that of the data folder if the address is empty.

    Raises CoterieError, which says what is wrong and what to do, if it cannot be opened or promises too little.
    """
    if not address:
        return open_store(data)
    try:
        from coterie.store.postgres.store import open_postgres
    except ImportError:
        text = "a store in PostgreSQL needs the package psycopg: install Coterie as coterie[postgres]"
        raise CoterieError(text, "store-extra") from None
    return await open_postgres(address, house, lease)
