"""Several houses on one PostgreSQL, in this process, and guests who come to one of them while another keeps the table.

Houses in processes of their own, which can be killed and stopped, are in `processes`.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.guests import RunningServer, running_server

PATIENCE = 30.0  # seconds


class Through(RunningServer):
    """A house that keeps tables, and whose guests all come by the door of another."""

    def __init__(self, keeper: RunningServer, door: RunningServer) -> None:
        super().__init__(keeper.house, keeper.store, door.url, keeper.session)
        self.keeper = keeper
        self.door = door

    async def _request(self, method: str, path: str, key: str, **more: Any) -> tuple[int, Any]:
        opens = method == "POST" and (path == "/api/tables" or path.startswith("/api/lessons/"))
        status, told = await RunningServer._request(self.keeper if opens else self.door, method, path, key, **more)
        if opens and status == 201:
            assert await self.keeper.house.find(told["table"])  # who is asked for a new table first keeps it
        return status, told


@asynccontextmanager
async def houses(
    data: Path, database: str, count: int = 2, lease: float = 10.0, **settings: Any
) -> AsyncIterator[list[RunningServer]]:
    """So many houses that share a database and know each other."""
    async with AsyncExitStack() as stack:
        found = []
        for n in range(count):
            folder = data / f"house-{n}"
            folder.mkdir(parents=True)
            opened = running_server(folder, store=database, house=f"house-{n}", lease=lease, **settings)
            found.append(await stack.enter_async_context(opened))
        await true_soon(lambda: all(len(server.house.neighbours.others) == count - 1 for server in found))
        await true_soon(lambda: all(server.house.ready for server in found))
        yield found


@asynccontextmanager
async def through(data: Path, database: str, **settings: Any) -> AsyncIterator[Through]:
    """Two houses: guests come to one, and the other keeps their tables."""
    async with houses(data, database, **settings) as (keeper, door):
        yield Through(keeper, door)


async def true_soon(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)
