"""Small tables to write and read, whichever store they are in."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from coterie.store.opening import open_at
from coterie.store.port import Store
from coterie.store.rows import Change, CommandRow, HouseRow, MatchRow, MoveRow, TableRow

TABLE = TableRow("T1", "{}", 1000)
MATCH = MatchRow("T1", 1, "royal-secrets", 1, "house 0123", "{}", 3, 1000)


@dataclass(frozen=True)
class Place:
    """Where a store is: at an address, or in a folder."""

    address: str
    folder: Path

    @asynccontextmanager
    async def opened(self, name: str = "one", lease: float = 10.0) -> AsyncIterator[Store]:
        """The store, open for a house of this name."""
        store = await open_at(self.address, self.folder, HouseRow(name, f"http://{name}.example"), lease)
        try:
            yield store
        finally:
            await store.close()

    def run(self, scenario: Callable[[Store], Coroutine[object, object, None]], name: str = "one") -> None:
        """Open the store, run the scenario, and close the store."""

        async def opened() -> None:
            async with self.opened(name) as store:
                await scenario(store)

        asyncio.run(opened())


def move(n: int, action: int = 0) -> MoveRow:
    return MoveRow(n, n % 3, action, 1000 + n)


def moves(*moves: MoveRow, command: CommandRow | None = None, table: str = "T1", epoch: int = 0) -> Change:
    return Change(table, match=1, moves=moves, command=command, epoch=epoch)


async def begin(store: Store, table: str = "T1") -> int:
    """A table with a match that has begun; returns its epoch."""
    epoch = await store.make(replace(TABLE, id=table), [])
    await store.write(Change(table, begins=replace(MATCH, table=table), epoch=epoch))
    return epoch


async def kept(store: Store, table: str = "T1") -> list[MoveRow]:
    rows = await store.load(table)
    assert rows
    return rows.moves
