"""Time: nothing expires and nobody is late while the house is closed, or because a clock jumped."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from coterie.server.run.clock import HouseClock
from coterie.server.run.settings import Settings
from coterie.server.tables import house as houses
from coterie.server.tables.house import House
from coterie.server.tables.keys import secrets_of
from coterie.store import open_store
from tests.server.guests import Clock, LateBotPool, RunningServer, running_server

DAY = 86_400
Scenario = Callable[[RunningServer], Coroutine[Any, Any, None]]


class Machine:
    """A machine whose clock can be put to any time, and a time that passes evenly."""

    def __init__(self) -> None:
        self.wall = Clock()
        self.steady = Clock()

    def passes(self, seconds: float) -> None:
        self.wall.ms += int(seconds * 1000)
        self.steady.ms += int(seconds * 1000)

    def jumps(self, days: int) -> None:
        self.wall.ms += days * DAY * 1000


def open_house(machine: Machine, data: Path, scenario: Scenario, **settings: Any) -> None:
    """A house on this machine, from its opening to its end."""

    async def opened() -> None:
        async with running_server(data, clock=HouseClock(machine.wall, machine.steady), **settings) as server:
            await scenario(server)

    asyncio.run(opened())


async def statuses(server: RunningServer, tables: list[str]) -> list[str]:
    """Look for what expired, and say how these tables stand."""
    found = [await server.house.find(table) for table in tables]
    await server.house.sweep()
    rows = [await server.store.load(table) for table in tables]
    assert all(found)
    return ["gone" if row is None else "closed" if row.table.closed_at else "open" for row in rows]


@pytest.mark.parametrize("days", [40, -1])
def test_nothing_expires_by_a_clock_that_jumps_while_the_house_is_open(tmp_path: Path, days: int) -> None:
    machine = Machine()

    async def scenario(server: RunningServer) -> None:
        waiting, _ = await server.open()
        guests = await server.table_of("royal-secrets", 3, seats=3, clock=30, absent="bot")
        due = server.state(guests[0].table).due()
        tables = [waiting.table, guests[0].table]
        machine.jumps(days)
        for table in server.house.tables.values():
            table.absence.attend()
        assert server.state(guests[0].table).due() == due
        assert server.house.services.now() < due
        for guest in (waiting, *guests):
            await guest.leave()
        assert not server.state(guests[0].table).away(0, server.house.services.now())
        assert await statuses(server, tables) == ["open", "open"]
        machine.passes(25 * 3600)
        assert await statuses(server, tables) == ["closed", "open"], "time passes all the same"

    open_house(machine, tmp_path, scenario)


@pytest.mark.parametrize("days", [40, -1])
def test_nothing_expires_while_the_house_is_closed_or_by_a_clock_that_jumps_then(tmp_path: Path, days: int) -> None:
    machine = Machine()
    tables: list[str] = []
    left: list[int] = []

    async def begin(server: RunningServer) -> None:
        waiting, _ = await server.open()
        guests = await server.table_of("royal-secrets", 3, seats=3, clock=120, absent="bot")
        over = await server.table_of("royal-secrets", 3, seats=3)
        await over[0].do("propose", topic="end")
        for guest in over[1:]:
            await guest.until(lambda guest=guest: guest.face["votes"])  # type: ignore[misc]
            await guest.do("vote", vote=guest.face["votes"][0]["vote"], yes=True)
        tables[:] = [waiting.table, guests[0].table, over[0].table]
        machine.passes(20)
        left.append(time_left(server, tables[1]))

    async def go_on(server: RunningServer) -> None:
        assert await statuses(server, tables) == ["open"] * 3
        left.append(time_left(server, tables[1]))
        machine.passes(25 * 3600)
        assert await statuses(server, tables) == ["closed", "open", "open"]
        machine.passes(30 * DAY)
        await server.house.sweep()
        assert [await server.store.load(table) is None for table in tables] == [True, False, True]

    open_house(machine, tmp_path, begin, keep_days=7, idle_days=60)
    machine.jumps(days)
    open_house(machine, tmp_path, go_on, keep_days=7, idle_days=60)
    assert left == [100_000, 100_000]


def time_left(server: RunningServer, table: str) -> int:
    due = server.house.tables[table].state.due() if table in server.house.tables else None
    assert due is not None
    return due - server.house.services.now()


def test_the_time_of_the_house_never_goes_back(tmp_path: Path) -> None:
    machine, seen = Machine(), []

    async def look(server: RunningServer) -> None:
        seen.append(server.house.services.now())
        machine.passes(10)
        seen.append(server.house.services.now())

    for _ in range(3):
        open_house(machine, tmp_path, look)
        machine.jumps(-1)
    assert [seen[n] - seen[0] for n in range(6)] == [0, 10_000, 10_000, 20_000, 20_000, 30_000]


def test_a_house_whose_last_sign_of_life_is_damaged_lets_nothing_expire(tmp_path: Path) -> None:
    clock = Clock()

    async def scenario() -> None:
        async with running_server(tmp_path, now=clock) as server:
            table = (await server.open())[0].table
        store = open_store(tmp_path)
        await store._do(lambda db: db.execute("UPDATE house SET alive_at = alive_at + 1000000000000"), "")
        await store.close()
        clock.ms += 100 * DAY * 1000
        async with running_server(tmp_path, now=clock) as server:
            assert server.house.services.now() == clock.ms
            assert await statuses(server, [table]) == ["open"]

    asyncio.run(scenario())


def test_by_default_the_clock_of_the_house_is_even(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        store = open_store(tmp_path)
        house = House(Settings(data=tmp_path), store, LateBotPool(1), await secrets_of(store))
        before = house.services.now()
        monkeypatch.setattr("time.time_ns", lambda: 0)
        assert before <= house.services.now() < before + houses.HOUR
        await store.close()

    asyncio.run(scenario())
