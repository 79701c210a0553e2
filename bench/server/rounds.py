"""A round: one server, started afresh, gives all its figures; and what only ours is asked, to start again with many
tables.
"""

from __future__ import annotations

import asyncio

from bench.server.disk import syncs
from bench.server.load import Shape, Side, Spent, Table, close_tables, open_tables, pace, percentile, saturate
from bench.server.ours import Ours

OPENING = 20  # moves made at a table before memory is read
RESTARTS = 3
WARM = 0.1  # of the seconds for which moves are paced, they are paced before anybody looks


async def measure(side: Side, shape: Shape) -> dict[str, float]:
    """All figures of one server. The tables that memory is read with also warm it up."""
    await side.start()
    try:
        return {**await _memory(side, shape), **await _saturated(side, shape), **await _paced(side, shape)}
    finally:
        await side.stop()


async def restart(side: Ours, shape: Shape) -> list[dict[str, float]]:
    """Seconds to start again with many tables under way, a few times."""
    await side.start()
    try:
        for first in range(0, shape.restart, shape.tables):
            tables = await open_tables(side, min(shape.tables, shape.restart - first), shape.seats)
            await saturate(side, tables, shape.moves)
            await close_tables(side, tables)
        return [await side.restart() for _ in range(RESTARTS)]
    finally:
        await side.stop()


async def _memory(side: Side, shape: Shape) -> dict[str, float]:
    idle = await _settled(side)
    tables = await _played(side, shape.tables, shape)
    some = await _settled(side)
    more = await _played(side, 2 * shape.tables, shape)
    many = await _settled(side)
    await close_tables(side, [*tables, *more])
    return {"memory": (some - idle) / len(tables) / 1000, "further": (many - some) / len(more) / 1000}


async def _saturated(side: Side, shape: Shape) -> dict[str, float]:
    tables = await open_tables(side, shape.tables, shape.seats)
    figures = await saturate(side, tables, shape.moves)
    await close_tables(side, tables)
    return figures


async def _paced(side: Side, shape: Shape) -> dict[str, float]:
    """Moves at a steady pace; where every move is synced, the disk alone at the same pace just before and after."""
    tables = await open_tables(side, shape.tables, shape.seats)
    written = side.written()
    warm = await pace(tables, shape.rate, WARM * shape.seconds)
    size = (side.written() - written) // max(1, len(warm))
    disk = await _disk(side, size, shape)
    spent = Spent(side)
    spans = await pace(tables, shape.rate, shape.seconds)
    server, _, _ = spent.now()
    disk += await _disk(side, size, shape)
    await close_tables(side, tables)
    figures = {"paced_per_cpu_second": len(spans) / server, **_percentiles("p", spans)}
    if disk:
        figures |= {"commit": size / 1000, **_percentiles("disk_p", disk)}
    return figures


async def _disk(side: Side, size: int, shape: Shape) -> list[float]:
    if not side.synced:
        return []
    return await asyncio.to_thread(syncs, side.folder, size, shape.rate, shape.seconds / 2)


def _percentiles(name: str, spans: list[float]) -> dict[str, float]:
    return {f"{name}{percent}": 1000 * percentile(spans, percent) for percent in (50, 99)}


async def _played(side: Side, count: int, shape: Shape) -> list[Table]:
    """New tables, a few moves on."""
    tables = await open_tables(side, count, shape.seats)
    await saturate(side, tables, OPENING)
    return tables


async def _settled(side: Side) -> int:
    await side.settle()
    return side.memory()
