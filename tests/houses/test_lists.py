"""The list of open tables is the same in every house: tables of each are on it, and those that no house keeps."""

import asyncio
from pathlib import Path
from typing import Any

from coterie.server.state.agreement import Agreement
from coterie.server.state.rows import table_row
from coterie.server.state.stored import Chair, StoredState
from coterie.server.tables.keys import new_id
from coterie.store.opening import open_at
from coterie.store.rows import HouseRow
from tests.houses.neighbourhood import houses
from tests.server.guests import Clock, Guest, RunningServer

WHILE = 601  # seconds


async def listed(server: RunningServer, key: str = "") -> list[str]:
    status, listing = await server.get("/api/tables", key)
    assert status == 200
    tables: list[dict[str, Any]] = listing["tables"]
    return [table["table"] for table in tables]


async def left_by_the_dead(database: str, folder: Path, made_at: int) -> str:
    """A listed table of a house that lives no more and released nothing."""
    store = await open_at(database, folder, HouseRow("dead", "http://127.0.0.1:9"))
    await store.alive(made_at)
    id, agreement = new_id(), Agreement("royal-secrets", 3, watch="anyone", listed=True)
    await store.make(table_row(id, StoredState(agreement, "waiting", 0, [Chair()] * 3), made_at), [])
    await store.close()
    return id


def test_every_house_lists_the_tables_of_all_and_those_that_nobody_keeps(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with houses(tmp_path, database, 3, now=clock) as found:
            guests: list[Guest] = []
            for n, house in enumerate(found):
                guest, _ = await house.open(name=f"Host {n}", listed=True)
                guests.append(guest)
                clock.forward(1, house)
            hidden, _ = await found[0].open(name="Somebody")
            latest = [guest.table for guest in reversed(guests)]
            for house in found:
                assert await listed(house) == latest
                everything = await listed(house, house.house.owner_key())
                assert {*everything} == {*latest, hidden.table}
            kept = [{*house.house.tables} for house in found]
            assert all(kept), "each house keeps some"

            dead = await left_by_the_dead(database, tmp_path, clock())
            await guests[0].leave()
            clock.forward(WHILE, found[0])
            while found[0].house.tables[guests[0].table].sockets:
                await asyncio.sleep(0.01)
            await found[0].house.sweep()
            assert not any(guests[0].table in house.house.tables for house in found), "nobody keeps it"
            for house in found:
                assert {*await listed(house)} == {*latest, dead}

    asyncio.run(scenario())
