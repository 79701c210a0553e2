"""Afterwards: rematches, records and replays, coming back another day, and tables that nobody comes back to."""

from pathlib import Path
from typing import Any

from coterie.play import Record, replay
from tests.server.guests import Clock, Guest, Inn, done, play_out, refused, story


def test_a_rematch_has_the_same_seats_and_the_next_one_first(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        guests = await inn.company("royal-secrets", 3, seats=3, options={"first": "C"})
        refused(await guests[0].do("rematch"), "refused-when-playing")
        await play_out(guests)
        await guests[1].until(lambda: guests[1].face["status"] == "over")
        refused(await guests[1].do("rematch"), "refused-host")
        done(await guests[0].do("rematch"))
        for guest in guests:
            await guest.until(lambda guest=guest: guest.match == 2 and not guest.over)  # type: ignore[misc]
        match = inn.house.tables[guests[0].table].match
        assert match
        assert match.options["first"] == "A"
        await play_out(guests, seed=2)
        status, record = await inn.get(f"/api/tables/{guests[0].table}/record?match=1", key=guests[0].key)
        assert (status, record["options"]["first"]) == (200, "C")

    story(told, tmp_path)


def test_a_finished_game_is_replayed_through_any_eyes_and_its_record_replays(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        guests = await inn.company("royal-secrets", 3, seats=3)
        path, key = f"/api/tables/{guests[0].table}", guests[0].key
        await play_out(guests, turns=10)
        status, public = await inn.get(f"{path}/record", key=key)
        assert status == 200
        assert "seal" not in public
        assert any(move.endswith("?") for move in public["moves"])
        status, problem = await inn.get(f"{path}/replay", key=key)
        assert (status, problem["code"]) == (409, "refused-goes-on")
        await play_out(guests)
        await guests[0].until(lambda: guests[0].face["status"] == "over")
        _, record = await inn.get(f"{path}/record", key=key)
        text = Record({k: v for k, v in record.items() if k not in ("moves", "result", "seal")}, record["moves"], record["result"]).dumps()
        match = replay(Record.loads(text))
        assert match.scores == guests[0].view["scores"]
        for eyes in ("A", "onlooker", "open"):
            _, part = await inn.get(f"{path}/replay?eyes={eyes}&first=0&count=100", key=key)
            assert part["turns"][0]["n"] == 0
            assert len(part["turns"]) == 100
        _, last = await inn.get(f"{path}/replay?eyes=B&first={part['moves']}&count=1", key=key)
        assert last["turns"][0]["view"] == guests[1].view
        status, _ = await inn.get(f"{path}/replay?eyes=Z", key=key)
        assert status == 400

    story(told, tmp_path)


def test_a_personal_link_brings_a_player_back_after_a_restart(tmp_path: Path) -> None:
    keep: dict[str, Any] = {}

    async def begin(inn: Inn) -> None:
        guests = await inn.company("for-the-king", 2, seats=3)
        await guests[0].do("say", text="until tomorrow")
        for _ in range(10):
            mover = next((guest for guest in guests if guest.legal), None)
            if mover:
                done(await mover.play(mover.legal[0]))
        keep.update(table=guests[0].table, key=guests[0].key, scores=guests[0].face)

    async def go_on(inn: Inn) -> None:
        guest = await Guest(inn, keep["table"], keep["key"]).hello()
        assert guest.seat == 0
        assert [line["text"] for line in guest.lines.values()] == ["until tomorrow"]
        assert guest.view["seats"] == 3

    story(begin, tmp_path)
    story(go_on, tmp_path)


def test_idle_tables_expire(tmp_path: Path) -> None:
    clock = Clock()

    async def told(inn: Inn) -> None:
        waiting, _ = await inn.open()
        guests = await inn.company("for-the-king", 2, seats=2)
        for guest in (waiting, *guests):
            await guest.leave()
        clock.forward(23 * 3600, inn)
        await inn.house.sweep()
        assert {await _status(inn, waiting), await _status(inn, guests[0])} == {"waiting", "playing"}
        clock.forward(2 * 3600, inn)
        await inn.house.sweep()
        assert (await _status(inn, waiting), await _status(inn, guests[0])) == ("closed", "playing")
        clock.forward(30 * 86400, inn)
        await inn.house.find(guests[0].table)
        await inn.house.sweep()
        assert await _status(inn, guests[0]) == "closed"

    story(told, tmp_path, now=clock)


async def _status(inn: Inn, guest: Guest) -> str:
    status, face = await inn.get(f"/api/tables/{guest.table}", key=guest.key)
    assert status == 200
    found: str = face["status"]
    return found
