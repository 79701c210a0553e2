"""Going on from a moment of a finished game: everybody knows what they knew then, and bots play for the others."""

from pathlib import Path
from typing import Any

import pytest

from coterie.core.lexicon import OPEN
from coterie.games import find, games
from coterie.play import Playback, Record
from coterie.play.lessons import lesson_of
from coterie.play.record import positions
from coterie.server.protocol.game_json import events_json, view_json
from coterie.server.state.rows import match_of
from tests.server.guests import Guest, RunningServer, asked, done, play_out, rematch, run_scenario

GAME = "royal-secrets"


async def finished(server: RunningServer, game: str = GAME, **terms: Any) -> list[Guest]:
    seats = 3 if game == GAME else 2
    guests = await server.table_of(game, seats, seats=seats, **terms)
    await play_out(guests)
    await guests[0].until(lambda: guests[0].face["status"] == "over")
    return guests


async def playback_of(server: RunningServer, guest: Guest, no: int = 1) -> Playback:
    state, found = server.state(guest.table), await server.store.match(guest.table, no)
    assert found
    return Playback(Record.of(match_of(*found, state.game, state.pack)), state.pack)


async def ask(server: RunningServer, guest: Guest, move: int, **more: Any) -> tuple[int, Any]:
    return await server.post(f"/api/tables/{guest.table}/go-on", {"move": move, **more}, key=guest.key)


async def go_on(server: RunningServer, guest: Guest, move: int, **more: Any) -> Guest:
    status, place = await ask(server, guest, move, **more)
    assert status == 201, place
    assert (place["person"], place["seat"]) == (0, guest.seat)
    return await Guest(server, place["table"], place["key"]).hello()


def test_everybody_knows_what_they_knew_at_that_moment(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await finished(server)
        playback = await playback_of(server, guests[0])
        # moments at which somebody is asked, so that chance adds nothing
        moments = [turn.n - 1 for turn in playback.turns if turn.seat >= 0]
        for guest, move in zip(guests, (moments[0], moments[len(moments) // 2], moments[-1]), strict=True):
            again = await go_on(server, guest, move)
            playback.jump(move)
            match = server.state(again.table).match
            assert match
            assert match.moves == [(turn.seat, turn.action) for turn in playback.turns[:move]]
            for viewer in range(4):
                then = playback.eyes(viewer)
                assert view_json(match.eyes(viewer).view()) == view_json(then.view())
                assert events_json(match.eyes(viewer).heard(0)) == events_json(then.heard(0))
            assert again.view["decision"] == playback.eyes(OPEN).view().decision
            assert len(again.events) == len(playback.eyes(guest.seat).heard(0))
            assert [chair["person"] for chair in again.face["chairs"]] == [
                0 if seat == guest.seat else -1 for seat in range(3)
            ]
            waits_for_bot = any(seat != guest.seat for seat in again.view["waiting"])
            assert again.face["paused"] == waits_for_bot, "the player finds the moment that they chose"
            await again.leave()

    run_scenario(scenario, tmp_path)


def test_a_game_gone_on_with_is_played_to_its_end_with_bots_and_the_old_one_stays_as_it_was(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await finished(server)
        before = await server.store.load(guests[0].table)
        playback = await playback_of(server, guests[0])
        again = await go_on(server, guests[1], playback.decisions(1)[-3] - 1)
        if again.face["paused"]:
            done(await again.do("pause", on=False))
        await play_out([again], seed=5)
        await again.until(lambda: again.face["status"] == "over")
        assert await server.store.load(guests[0].table) == before
        status, _ = await server.get(f"/api/tables/{again.table}/replay", key=again.key)
        assert status == 200

    run_scenario(scenario, tmp_path)


def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    keep: dict[str, Any] = {}

    async def before(server: RunningServer) -> None:
        guests = await finished(server)
        playback = await playback_of(server, guests[0])
        again = await go_on(server, guests[2], playback.decisions(2)[4] - 1)
        keep.update(table=again.table, key=again.key, view=again.view)

    async def after(server: RunningServer) -> None:
        again = await Guest(server, keep["table"], keep["key"]).hello()
        assert again.view == keep["view"]

    run_scenario(before, tmp_path)
    run_scenario(after, tmp_path)


def test_what_was_said_aloud_was_heard_and_words_and_whispers_stay_where_they_were(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of(GAME, 3, seats=3, whispers=True)
        one, two, three = guests
        while one.view["step"] != "choose":
            mover = await asked(guests)
            done(await mover.play(mover.legal[0]))
        done(await one.do("say", text="nothing but words"))
        done(await one.do("say", text="psst", form="whisper", about=1, acts=[{"act": "promise", "saying": "stays"}]))
        done(await one.do("say", text="trust me", acts=[{"act": "promise", "saying": "stays"}]))
        line = max(one.lines)
        await two.until(lambda: line in two.lines)
        done(await two.do("say", text="never", acts=[{"act": "doubt", "line": line}]))
        moves = len(server.state(one.table).match.moves)  # type: ignore[union-attr]
        await play_out(guests)
        done(await three.do("say", text="said later", acts=[{"act": "react", "gesture": "bow"}]))
        again = await go_on(server, two, moves)
        lines = [again.lines[n] for n in sorted(again.lines)]
        assert [(each["seat"], [act["act"] for act in each["acts"]], each["form"]) for each in lines] == [
            (0, ["promise"], "talk"),
            (1, ["doubt"], "talk"),
            (0, [], "hands-over"),
            (2, [], "hands-over"),
        ]
        assert lines[1]["acts"][0]["line"] == lines[0]["line"] == 0, "they speak of each other as before"
        assert {each["text"] for each in lines} == {""}
        assert [each["person"] for each in lines] == [-1, 0, -1, -1]
        assert "psst" not in str(again.frames)

    run_scenario(scenario, tmp_path)


def test_nothing_is_left_to_play_at_the_end(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await finished(server, "whispers")
        moves = len(await playback_of(server, guests[0]))
        tables = sorted(server.house.tables)
        for move in (moves, moves + 1, 2**31):
            status, problem = await ask(server, guests[0], move)
            assert (status, problem["code"]) == (409, "refused-at-end")
        for move in (-1, "3", None):
            status, problem = await ask(server, guests[0], move)  # type: ignore[arg-type]
            assert (status, problem["code"]) == (400, "bad-body")
        assert sorted(server.house.tables) == tables
        again = await go_on(server, guests[0], 0)
        assert again.view["over"] is False

    run_scenario(scenario, tmp_path)


def test_a_game_that_was_ended_by_vote_goes_on_where_it_stood(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("whispers", 2, seats=2)
        done(await guests[0].do("propose", topic="end"))
        await guests[1].until(lambda: guests[1].face["votes"])
        done(await guests[1].do("vote", vote=1, yes=True))
        await guests[0].until(lambda: guests[0].face["status"] == "ended")
        moves = len(await playback_of(server, guests[0]))
        again = await go_on(server, guests[0], moves)
        assert again.view == guests[0].view

    run_scenario(scenario, tmp_path)


def test_only_who_has_a_seat_goes_on_and_only_with_a_game_that_is_over(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await finished(server, "whispers", listed=True, watch="anyone")
        watcher = await server.watch(guests[0].table, None, "Eve")
        status, problem = await ask(server, watcher, 1)
        assert (status, problem["code"]) == (403, "refused-gallery")
        await rematch(guests)
        await guests[0].until(lambda: guests[0].match == 2)
        status, problem = await ask(server, guests[0], 1)
        assert (status, problem["code"]) == (409, "refused-goes-on")
        status, problem = await ask(server, guests[0], 1, match=3)
        assert (status, problem["code"]) == (404, "no-match")
        again = await go_on(server, guests[0], 1, match=1)
        agreed = again.face["agreement"]
        assert (agreed["listed"], agreed["watch"]) == (False, "invited"), "nobody comes in by accident"
        assert "Guest 1" not in str(again.face)

    run_scenario(scenario, tmp_path)


@pytest.mark.parametrize(("seat", "status"), [(0, 201), (1, 403)])
def test_where_only_the_owner_opens_tables_their_host_may(tmp_path: Path, seat: int, status: int) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await finished(server, "whispers")
        server.house.state.create = "owner"
        assert (await ask(server, guests[seat], 1))[0] == status

    run_scenario(scenario, tmp_path)


@pytest.mark.parametrize("game", [name for name, game in games().items() if lesson_of(game)])
def test_a_learner_plays_on_from_the_end_of_the_road_they_took(tmp_path: Path, game: str) -> None:
    async def scenario(server: RunningServer) -> None:
        lesson = lesson_of(find(game))
        assert lesson
        for road in lesson.roads:
            *_, match = positions(road)
            body = {"name": "Ann", "taken": lesson.taken(road)}
            status, place = await server.post(f"/api/lessons/{game}/play-on", body)
            if match.over:
                assert (status, place["code"]) == (400, "refused-lesson")
                continue
            assert status == 201, place
            ann = await Guest(server, place["table"], place["key"]).hello()
            assert (ann.seat, ann.face["status"], ann.face["host"]) == (0, "playing", 0)
            played = server.state(ann.table).match
            assert played
            assert Record.of(played).moves[: len(road.moves)] == road.moves
            assert [bool(chair["bot"]) for chair in ann.face["chairs"]] == [False] + [True] * (played.seats - 1)
            await ann.until(lambda ann=ann: bool(ann.legal))  # type: ignore[misc]
            await ann.leave()

    run_scenario(scenario, tmp_path)


def test_a_lesson_that_never_was_opens_no_table(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        for game, taken, expected in (
            (GAME, [], (400, "refused-lesson")),
            (GAME, [1, 2, 3], (400, "refused-lesson")),
            ("whispers", [], (400, "refused-lesson")),
            ("chess", [], (404, "wrong-game")),
        ):
            status, problem = await server.post(f"/api/lessons/{game}/play-on", {"name": "Ann", "taken": taken})
            assert (status, problem["code"]) == expected
        assert not await server.store.open_tables()

    run_scenario(scenario, tmp_path)
