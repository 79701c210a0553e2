"""A round: one server, started afresh, gives all its figures; and what only ours is asked, to start again with many
tables.
"""

from __future__ import annotations

from bench.server.load import Shape, Side, Table, close_tables, open_tables, pace, percentile, saturate
from bench.server.ours import Ours

OPENING = 20  # moves made at a table before memory is read
RESTARTS = 3


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
    tables = await open_tables(side, shape.tables, shape.seats)
    spans = await pace(tables, shape.rate, shape.seconds)
    await close_tables(side, tables)
    return {f"p{percent}": 1000 * percentile(spans, percent) for percent in (50, 99)}


async def _played(side: Side, count: int, shape: Shape) -> list[Table]:
    """New tables, a few moves on."""
    tables = await open_tables(side, count, shape.seats)
    await saturate(side, tables, OPENING)
    return tables


async def _settled(side: Side) -> int:
    await side.settle()
    return side.memory()
