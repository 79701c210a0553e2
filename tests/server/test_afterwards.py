"""Afterwards: rematches, records and replays, coming back another day, and tables that nobody comes back to."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from coterie.core.game import Pack
from coterie.games import find
from coterie.play import Playback, Record, replay
from coterie.server.tables import replays
from tests.server.guests import Clock, Guest, RunningServer, asked, done, play_out, refused, rematch, run_scenario


def test_a_rematch_has_the_same_seats_and_the_next_one_first(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("royal-secrets", 3, seats=3, options={"first": "C"})
        refused(await guests[0].do("rematch"), "refused-when-playing")
        await play_out(guests)
        await guests[1].until(lambda: guests[1].face["status"] == "over")
        refused(await guests[1].do("rematch"), "refused-host")
        await rematch(guests)
        for guest in guests:
            await guest.until(lambda guest=guest: guest.match == 2 and not guest.over)  # type: ignore[misc]
        match = server.state(guests[0].table).match
        assert match
        assert match.options["first"] == "A"
        await play_out(guests, seed=2)
        status, record = await server.get(f"/api/tables/{guests[0].table}/record?match=1", key=guests[0].key)
        assert (status, record["options"]["first"]) == (200, "C")

    run_scenario(scenario, tmp_path)


def test_a_rematch_begins_when_whoever_was_not_ready_is_shown_the_door(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("royal-secrets", 3, seats=3)
        await play_out(guests)
        ann, bob, _ = guests
        await rematch([ann, bob])
        done(await ann.do("remove", person=2))
        for guest in (ann, bob):
            await guest.until(lambda guest=guest: guest.match == 2)  # type: ignore[misc]

    run_scenario(scenario, tmp_path)


def test_the_public_part_of_a_game_is_made_once_between_two_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    class Counted(Playback):
        def __init__(self, record: Record, pack: Pack) -> None:
            made.append(len(record.moves))
            super().__init__(record, pack)

    monkeypatch.setattr(replays, "Playback", Counted)

    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("for-the-king", 2, seats=2)
        path = f"/api/tables/{guests[0].table}/record"
        answers = await asyncio.gather(*[server.get(path, guest.key) for guest in guests * 3])
        assert [answer == answers[0] for answer in answers] == [True] * 6
        assert answers[0][0] == 200
        assert len(made) == 1
        mover = await asked(guests)
        done(await mover.play(mover.legal[0]))
        for _ in range(2):
            status, public = await server.get(path, guests[0].key)
            assert (status, len(public["moves"]) > len(answers[0][1]["moves"])) == (200, True)
        assert len(made) == 2

    run_scenario(scenario, tmp_path)


def test_a_finished_game_is_replayed_through_any_eyes_and_its_record_replays(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("royal-secrets", 3, seats=3)
        path, key = f"/api/tables/{guests[0].table}", guests[0].key
        await play_out(guests, turns=10)
        status, public = await server.get(f"{path}/record", key=key)
        assert status == 200
        assert "seal" not in public
        assert any(move.endswith("?") for move in public["moves"])
        status, problem = await server.get(f"{path}/replay", key=key)
        assert (status, problem["code"]) == (409, "refused-goes-on")
        await play_out(guests)
        await guests[0].until(lambda: guests[0].face["status"] == "over")
        _, record = await server.get(f"{path}/record", key=key)
        text = Record(
            {k: v for k, v in record.items() if k not in ("moves", "result", "seal")}, record["moves"], record["result"]
        ).dumps()
        match = replay(Record.loads(text))
        assert match.scores == guests[0].view["scores"]
        for eyes in ("A", "onlooker", "open"):
            _, part = await server.get(f"{path}/replay?eyes={eyes}&first=0&count=100", key=key)
            assert part["turns"][0]["n"] == 0
            assert len(part["turns"]) == 100
        _, last = await server.get(f"{path}/replay?eyes=B&first={part['moves']}&count=1", key=key)
        assert last["turns"][0]["view"] == guests[1].view
        status, _ = await server.get(f"{path}/replay?eyes=Z", key=key)
        assert status == 400

    run_scenario(scenario, tmp_path)


def test_a_game_by_other_rules_is_neither_replayed_nor_written_down_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("royal-secrets", 3, seats=3)
        path, key = f"/api/tables/{guests[0].table}", guests[0].key
        await play_out(guests)
        await guests[0].until(lambda: guests[0].face["status"] == "over")
        game = find("royal-secrets")
        theirs, ours = game.rules_version, game.rules_version + 1
        monkeypatch.setattr(game, "rules_version", ours)
        for what in ("record", "replay"):
            status, problem = await server.get(f"{path}/{what}", key=key)
            assert (status, problem["code"], problem["values"]["theirs"]) == (409, "wrong-rules", theirs)
            assert f"by version {theirs} of the rules of royal-secrets, and these are version {ours}" in problem["text"]

    run_scenario(scenario, tmp_path)


def test_a_personal_link_brings_a_player_back_after_a_restart(tmp_path: Path) -> None:
    keep: dict[str, Any] = {}

    async def begin(server: RunningServer) -> None:
        guests = await server.table_of("for-the-king", 2, seats=3)
        await guests[0].do("say", text="until tomorrow")
        for _ in range(10):
            mover = next((guest for guest in guests if guest.legal), None)
            if mover:
                done(await mover.play(mover.legal[0]))
        keep.update(table=guests[0].table, key=guests[0].key, scores=guests[0].face)

    async def go_on(server: RunningServer) -> None:
        guest = await Guest(server, keep["table"], keep["key"]).hello()
        assert guest.seat == 0
        assert [line["text"] for line in guest.lines.values()] == ["until tomorrow"]
        assert guest.view["seats"] == 3

    run_scenario(begin, tmp_path)
    run_scenario(go_on, tmp_path)


def test_idle_tables_expire(tmp_path: Path) -> None:
    clock = Clock()

    async def scenario(server: RunningServer) -> None:
        waiting, _ = await server.open()
        guests = await server.table_of("for-the-king", 2, seats=2)
        for guest in (waiting, *guests):
            await guest.leave()
        clock.forward(23 * 3600, server)
        await server.house.sweep()
        assert {await _status(server, waiting), await _status(server, guests[0])} == {"waiting", "playing"}
        clock.forward(2 * 3600, server)
        await server.house.sweep()
        assert (await _status(server, waiting), await _status(server, guests[0])) == ("closed", "playing")
        clock.forward(30 * 86400, server)
        await server.house.find(guests[0].table)
        await server.house.sweep()
        assert await _status(server, guests[0]) == "closed"

    run_scenario(scenario, tmp_path, now=clock)


async def _status(server: RunningServer, guest: Guest) -> str:
    status, face = await server.get(f"/api/tables/{guest.table}", key=guest.key)
    assert status == 200
    found: str = face["status"]
    return found
