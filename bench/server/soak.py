"""The soak: many tables played at a steady pace for minutes, with an eye on errors, acknowledgements and memory."""

from __future__ import annotations

import asyncio
import time
from dataclasses import asdict

from bench.server.load import Shape, Side, Table, close_tables, open_tables, percentile

SAMPLES = 20  # readings of memory


async def soak(side: Side, shape: Shape) -> dict[str, object]:
    """Play on at all tables, at a new one wherever a game has ended; returns what was seen."""
    opened = await open_tables(side, shape.tables, shape.seats)
    interval = shape.tables / shape.rate
    begin = time.monotonic()
    end = begin + shape.seconds
    spans: list[float] = []
    acknowledged: list[float] = []
    megabytes: list[float] = []

    async def play_on(table: Table, first: float) -> None:
        while True:
            spans.extend(await table.pace(first, interval, max(0, round((end - first) / interval))))
            acknowledged.extend(table.acknowledged)
            await close_tables(side, [table])
            if time.monotonic() + interval > end:
                return
            table = await side.open(shape.seats)
            first = time.monotonic()

    async def watch() -> None:
        for _ in range(SAMPLES):
            megabytes.append(round(side.memory() / 1e6, 1))
            await asyncio.sleep(shape.seconds / SAMPLES)

    cpu, own = side.cpu_seconds(), time.process_time()
    players = [play_on(table, begin + number / shape.rate) for number, table in enumerate(opened)]
    ends = await asyncio.gather(watch(), *players, return_exceptions=True)
    side.faults += [f"{type(fault).__name__}: {fault}" for fault in ends if fault]
    return {
        **asdict(shape),
        "moves": side.moves,
        "cpu_seconds": round(side.cpu_seconds() - cpu, 2),
        "cpu_seconds_of_the_load": round(time.process_time() - own, 2),
        "errors": len(side.faults),
        "first_errors": side.faults[:5],
        "notified_ms": _milliseconds(spans),
        "acknowledged_ms": _milliseconds(acknowledged),
        "megabytes": megabytes,
    }


def _milliseconds(values: list[float]) -> dict[str, float]:
    return {f"p{percent}": round(1000 * percentile(values, percent), 2) for percent in (50, 99)} if values else {}
