"""What the house does by itself: a time that it fails reaches the log and `/readyz`, and the next time comes."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from coterie.server.bots import absence
from coterie.server.tables import house
from coterie.store import Damaged, SqliteStore
from tests.server.guests import Clock, RunningServer, run_scenario

Faulty = dict[str, bool]


def fail_while(faulty: Faulty, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Let something of the store fail as long as it is said to."""
    work = getattr(SqliteStore, name)

    async def sometimes(*values: Any) -> Any:
        if faulty["now"]:
            raise RuntimeError("the disk speaks in tongues")
        return await work(*values)

    monkeypatch.setattr(SqliteStore, name, sometimes)


async def until_ready(server: RunningServer, wanted: tuple[int, list[str]]) -> None:
    """Wait until `/readyz` answers so."""
    async with asyncio.timeout(30):
        while True:
            status, health = await server.get("/readyz")
            if (status, health.get("failing")) == wanted:
                return
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(("task", "work"), [("heartbeat", "alive"), ("sweep", "thin"), ("checkpoint", "checkpoint")])
def test_a_task_that_fails_is_named_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, task: str, work: str
) -> None:
    for period in ("HEARTBEAT", "SWEEP", "CHECKPOINT"):
        monkeypatch.setattr(house, period, 0.01)

    faulty = {"now": True}
    fail_while(faulty, monkeypatch, work)

    async def scenario(server: RunningServer) -> None:
        await until_ready(server, (503, [task]))
        faulty["now"] = False
        await until_ready(server, (200, []))

    run_scenario(scenario, tmp_path)
    told = [getattr(record, "fields", {}) for record in caplog.records if "task of the house failed" in record.msg]
    assert [(fields["task"], fields["why"]) for fields in told] == [(task, "the disk speaks in tongues")]


def test_a_house_that_cannot_resume_its_tables_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def unreadable(self: Any) -> list[str]:
        raise Damaged("it cannot be read", "refused-damaged")

    monkeypatch.setattr("coterie.store.sqlite.SqliteStore.open_tables", unreadable)

    async def scenario(server: RunningServer) -> None:
        await until_ready(server, (503, ["resume"]))
        await server.open()

    run_scenario(scenario, tmp_path)
    assert any("task of the house failed" in record.msg for record in caplog.records)


@pytest.mark.parametrize("first", ["opened", "loaded"])
def test_a_table_that_is_opened_while_the_house_resumes_is_one_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: str
) -> None:
    make, load = SqliteStore.make, SqliteStore.load
    loads: list[asyncio.Task[Any]] = []
    opened = asyncio.Event()

    async def make_and_resume(store: SqliteStore, row: Any, people: Any) -> int:
        epoch = await make(store, row, people)
        loads.append(asyncio.ensure_future(running[0].house.find(row.id)))
        await (loads[0] if first == "loaded" else asyncio.sleep(0))  # by then it was looked for
        return epoch

    async def load_late(store: SqliteStore, table: str) -> Any:
        rows = await load(store, table)
        if first == "opened":
            await opened.wait()
        return rows

    running: list[RunningServer] = []

    async def scenario(server: RunningServer) -> None:
        running.append(server)
        monkeypatch.setattr(SqliteStore, "make", make_and_resume)
        monkeypatch.setattr(SqliteStore, "load", load_late)
        host, invitation = await server.open("royal-secrets", seats=3)
        table = server.house.tables[host.table]
        opened.set()
        assert await loads[0] is table
        guest = await server.join(host.table, invitation, "Bea")
        await host.do("start")
        await guest.until(lambda: guest.game is not None)

    run_scenario(scenario, tmp_path)


def test_a_clock_whose_end_fails_is_told_and_rings_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(absence, "HOLD", 0.01)
    clock, rung = Clock(), absence.time_is_up

    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("royal-secrets", 2, seats=3, clock=30, absent="bot", bots={"C": "random"})
        await guests[0].until(lambda: any(guest.legal for guest in guests))

        def broken(*values: Any) -> None:
            raise RuntimeError("the bell is cracked")

        monkeypatch.setattr(absence, "time_is_up", broken)
        clock.forward(31, server)
        await until_ready(server, (503, ["clocks"]))
        monkeypatch.setattr(absence, "time_is_up", rung)
        await until_ready(server, (200, []))
        assert server.state(guests[0].table).stand_ins

    run_scenario(scenario, tmp_path, now=clock)
