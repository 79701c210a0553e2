"""A full disk: whoever wants to change something is told so, nobody is told that something was done, and all goes on when there is room."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from coterie.server import attendance
from coterie.store import Change, StoreFull
from tests.server.guests import Guest, Inn, level, play_out, story
from tests.server.proofs import guests_see_the_truth, kept_moves, memory_is_what_was_kept


async def fill_up(inn: Inn) -> None:
    """No page more than there are: the next change that needs one finds no room."""
    await inn.store._do(lambda db: db.execute("PRAGMA max_page_count = 1"), "")


async def make_room(inn: Inn) -> None:
    await inn.store._do(lambda db: db.execute("PRAGMA max_page_count = 1000000"), "")


def test_a_full_disk_is_an_explicit_refusal_everywhere_and_the_house_recovers_by_itself(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        guests = await inn.company("royal-secrets", 3, seats=3)
        others = await inn.company("for-the-king", 3, seats=3)
        invitation = inn.house.seal.invitation(guests[0].table)
        onlooker = await inn.watch(guests[0].table, invitation, "Dot")
        await fill_up(inn)
        refusals = [await until_refused(table) for table in (guests, others)]
        for table, (one, body, refusal) in zip((guests, others), refusals, strict=True):
            assert refusal["code"] == "refused-disk"
            assert "make room on the disk" in refusal["text"]
            before = len(await kept_moves(inn, one.table))
            assert (await one.do("play", refusal["cmd_id"], **body))["code"] == "refused-disk"  # no acknowledgement of it, ever
            assert len(await kept_moves(inn, one.table)) == before
            guests_see_the_truth(inn, table)
            await memory_is_what_was_kept(inn, one.table)
        status = 201
        while status == 201:
            status, problem = await inn.post("/api/tables", {"game": "royal-secrets", "name": "Eve"})
        assert (status, problem["code"]) == (507, "refused-disk")

        # Looking goes on.
        assert (await inn.get(f"/api/tables/{guests[0].table}", onlooker.key))[0] == 200
        assert (await inn.get(f"/api/tables/{guests[0].table}/record", onlooker.key))[0] == 200
        await onlooker.leave()
        await onlooker.hello()
        guests_see_the_truth(inn, [onlooker])

        # And everything does, when there is room.
        await make_room(inn)
        for table, (one, body, refusal) in zip((guests, others), refusals, strict=True):
            done = await one.do("play", refusal["cmd_id"], **body)
            assert done["type"] == "done"
            assert len(await kept_moves(inn, one.table)) == done["moves"]
            await level(table, one.stands)
            await play_out(table)
            await memory_is_what_was_kept(inn, one.table)
        assert (await inn.post("/api/tables", {"game": "royal-secrets", "name": "Eve"}))[0] == 201

    story(told, tmp_path)


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
    monkeypatch.setattr(attendance, "HOLD", 0.05)

    async def told(inn: Inn) -> None:
        write, full = inn.store.write, asyncio.Event()

        async def watched(change: Change) -> None:
            try:
                await write(change)
            except StoreFull:
                full.set()
                raise

        monkeypatch.setattr(inn.store, "write", watched)
        tables = [(await inn.open("royal-secrets", seats=4, seat=None, bots=dict.fromkeys("ABCD", "random")))[0] for _ in range(4)]
        for host in tables:
            await host.do("start")
        await fill_up(inn)
        await full.wait()
        await make_room(inn)
        for host in tables:
            await host.until(lambda host=host: host.over)  # type: ignore[misc]
            await memory_is_what_was_kept(inn, host.table)

    story(told, tmp_path)
