"""`python -m tests.store.sleeper ADDRESS NAME LEASE TABLE…`: a house that claims whatever it can of these tables and
plays on at them as fast as it can, until it is told to end. It prints what was acknowledged, and what was refused.
"""

import asyncio
import sys
import time
from contextlib import suppress

from coterie.core.errors import CoterieError
from coterie.store import Elsewhere, Lost, Store
from coterie.store.opening import open_at
from coterie.store.rows import Change, CommandRow, HouseRow, MoveRow

BEATS = 5  # signs of life in the time of a lease


async def play(store: Store, table: str, tag: int) -> None:
    """Write one move after another, each with the state that follows from it, while this house owns the table."""
    rows = await store.claim(table)
    assert rows
    n = len(rows.moves)
    assert [move.n for move in rows.moves] == list(range(n)), f"there is a gap at {table}"
    assert rows.table.state == str(n), f"the state of {table} is not that of its moves"
    while True:
        command = CommandRow(0, f"{tag}-{rows.epoch}-{n}", b"", b"")
        move = MoveRow(n, 0, tag, time.time_ns())
        await store.write(Change(table, match=1, moves=[move], command=command, state=str(n + 1), epoch=rows.epoch))
        print("kept", table, n, tag, flush=True)
        n += 1
        await asyncio.sleep(0.002)


async def attend(store: Store, table: str, tag: int) -> None:
    """Play at a table whenever it can be had."""
    while True:
        try:
            await play(store, table, tag)
        except Elsewhere:
            pass
        except Lost:
            print("lost", table, flush=True)
        except CoterieError as error:
            print("fault", type(error).__name__, table, flush=True)
        await asyncio.sleep(0.05)


async def live(store: Store, lease: float) -> None:
    while True:
        with suppress(CoterieError):
            await store.alive(time.time_ns() // 1_000_000)
        await asyncio.sleep(lease / BEATS)


async def main(address: str, name: str, lease: float, tables: list[str]) -> None:
    store = await open_at(address, None, HouseRow(name, f"http://{name}.example"), lease)  # type: ignore[arg-type]
    tag = sum(name.encode())
    print("open", flush=True)
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(live(store, lease))
        for table in tables:
            tasks.create_task(attend(store, table, tag))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], float(sys.argv[3]), sys.argv[4:]))
