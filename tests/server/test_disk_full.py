"""A full disk: whoever wants to change something is told so, nobody is told that something was done, and all goes on
when there is room.
"""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from coterie.server.bots import absence
from coterie.store import StoreFull
from coterie.store.rows import Change
from tests.server.guests import Guest, RunningServer, level, play_out, run_scenario
from tests.server.invariants import guests_see_the_truth, kept_moves, memory_is_what_was_kept


async def fill_up(server: RunningServer) -> None:
    """No page more than there are: the next change that needs one finds no room."""
    await server.store._do(lambda db: db.execute("PRAGMA max_page_count = 1"), "")


async def make_room(server: RunningServer) -> None:
    await server.store._do(lambda db: db.execute("PRAGMA max_page_count = 1000000"), "")


def test_a_full_disk_is_an_explicit_refusal_everywhere_and_the_house_recovers_by_itself(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("royal-secrets", 3, seats=3)
        others = await server.table_of("for-the-king", 3, seats=3)
        invitation = server.house.seal.invitation(guests[0].table)
        onlooker = await server.watch(guests[0].table, invitation, "Dot")
        await fill_up(server)
        refusals = [await until_refused(table) for table in (guests, others)]
        for table, (one, body, refusal) in zip((guests, others), refusals, strict=True):
            assert refusal["code"] == "refused-disk"
            assert "no room left" in refusal["text"]
            before = len(await kept_moves(server, one.table))
            # no acknowledgement of it, ever
            assert (await one.do("play", refusal["cmd_id"], **body))["code"] == "refused-disk"
            assert len(await kept_moves(server, one.table)) == before
            guests_see_the_truth(server, table)
            await memory_is_what_was_kept(server, one.table)
        status = 201
        while status == 201:
            status, problem = await server.post("/api/tables", {"name": "Eve", "agreement": {"game": "royal-secrets"}})
        assert (status, problem["code"]) == (507, "refused-disk")

        # Looking goes on.
        assert (await server.get(f"/api/tables/{guests[0].table}", onlooker.key))[0] == 200
        assert (await server.get(f"/api/tables/{guests[0].table}/record", onlooker.key))[0] == 200
        await onlooker.leave()
        await onlooker.hello()
        guests_see_the_truth(server, [onlooker])

        # And everything does, when there is room.
        await make_room(server)
        for table, (one, body, refusal) in zip((guests, others), refusals, strict=True):
            done = await one.do("play", refusal["cmd_id"], **body)
            assert done["type"] == "done"
            assert len(await kept_moves(server, one.table)) == done["moves"]
            await level(table, one.stands)
            await play_out(table)
            await memory_is_what_was_kept(server, one.table)
        assert (await server.post("/api/tables", {"name": "Eve", "agreement": {"game": "royal-secrets"}}))[0] == 201

    run_scenario(scenario, tmp_path)


async def until_refused(guests: list[Guest]) -> tuple[Guest, dict[str, Any], dict[str, Any]]:
    """Play until a move is not taken; who wanted it, what it was, and what they were told."""
    while True:
        one = next(guest for guest in guests if guest.legal)
        body = {"decision": one.view["decision"], "actions": [one.legal[0]]}
        answer = await one.do("play", **body)
        if answer["type"] == "refused":
            return one, body, answer
        await level(guests, one.stands)


def test_a_bots_answer_that_could_not_be_kept_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(absence, "HOLD", 0.05)

    async def scenario(server: RunningServer) -> None:
        write, full = server.store.write, asyncio.Event()

        async def watched(change: Change) -> None:
            try:
                await write(change)
            except StoreFull:
                full.set()
                raise

        monkeypatch.setattr(server.store, "write", watched)
        tables = [
            (await server.open("royal-secrets", seats=4, seat=None, bots=dict.fromkeys("ABCD", "random")))[0]
            for _ in range(4)
        ]
        for host in tables:
            await host.do("start")
        await fill_up(server)
        await full.wait()
        await make_room(server)
        for host in tables:
            await host.until(lambda host=host: host.over)  # type: ignore[misc]
            await memory_is_what_was_kept(server, host.table)

    run_scenario(scenario, tmp_path)
