"""Who answers when nobody does: bots in their seats, pauses and clocks, and a bot for whoever is gone."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from coterie.server.bots.pool import BotPool, Question
from coterie.server.bots.worker import Answer
from coterie.server.tables.table import LiveTable
from tests.server.guests import Clock, Guest, RunningServer, asked, done, refused, run_scenario

# Bots.


@pytest.mark.parametrize("game", ["royal-secrets", "for-the-king", "reigns-council"])
def test_one_person_plays_with_bots_to_the_end(tmp_path: Path, game: str) -> None:
    async def scenario(server: RunningServer) -> None:
        host, _ = await server.open(game, seats=3, bots={"B": "courtier"})
        done(await host.do("start"))
        await host.until(lambda: host.game is not None)
        while not host.over:
            await host.until(lambda: host.over or bool(host.legal))
            if host.legal:
                done(await host.play(host.legal[0]))
        assert server.house.services.bots.outcomes["thought"] > 3

    run_scenario(scenario, tmp_path)


def test_a_bot_that_fails_is_replaced_by_a_simple_move(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        await server.house.services.bots.close()  # from now on no bot gives an answer
        host, _ = await server.open(seats=3)
        done(await host.do("start"))
        for _ in range(5):
            await host.until(lambda: bool(host.legal))
            done(await host.play(host.legal[0]))

    run_scenario(scenario, tmp_path)


def test_a_bot_says_for_which_table_it_thinks_and_whether_somebody_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_for: list[tuple[str, bool]] = []
    consult = BotPool.consult

    async def thinking(self: BotPool, question: Question) -> Answer | None:
        asked_for.append((question.table, question.people))
        return await consult(self, question)

    monkeypatch.setattr(BotPool, "consult", thinking)

    async def scenario(server: RunningServer) -> None:
        bots = dict.fromkeys("ABC", "random")
        host, _ = await server.open("royal-secrets", seats=3, seat=None, bots=bots)
        done(await host.do("start"))
        while not asked_for:
            await asyncio.sleep(0)
        assert asked_for[0] == (host.table, True)
        await host.leave()
        while asked_for[-1] != (host.table, False):
            await asyncio.sleep(0)
            assert server.state(host.table).playing

    run_scenario(scenario, tmp_path)


def test_whether_somebody_is_there_counts_also_when_an_answer_is_carried_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened: list[str] = []
    carrying_out, change = BotPool.carrying_out, LiveTable.change

    @contextmanager
    def carrying(self: BotPool, people: bool) -> Iterator[None]:
        happened.append("for people" if people else "for nobody")
        with carrying_out(self, people):
            yield
        happened.append("done")

    async def changing(self: LiveTable, make: Any) -> None:
        happened.append("changes")
        await change(self, make)

    monkeypatch.setattr(BotPool, "carrying_out", carrying)
    monkeypatch.setattr(LiveTable, "change", changing)

    async def scenario(server: RunningServer) -> None:
        bots = dict.fromkeys("ABC", "random")
        host, _ = await server.open("royal-secrets", seats=3, seat=None, bots=bots)
        done(await host.do("start"))
        await host.until(lambda: "done" in happened)
        assert happened[:3] == ["for people", "changes", "done"]
        await host.leave()
        while "for nobody" not in happened or happened[-1] != "done":
            await asyncio.sleep(0)
        begins = happened.index("for nobody")
        assert happened[begins : begins + 3] == ["for nobody", "changes", "done"]

    run_scenario(scenario, tmp_path)


# Pauses, clocks and leavers.


def test_nothing_moves_during_a_pause_and_the_clock_stands_still(tmp_path: Path) -> None:
    clock = Clock()

    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("for-the-king", 2, seats=2, clock=30, absent="bot")
        mover = await asked(guests)
        due = mover.game and mover.game["due"]
        assert due == clock.ms + 30_000
        done(await guests[0].do("pause", on=True))
        refused(await mover.play(mover.legal[0]), "refused-paused")
        clock.forward(3600, server)
        done(await guests[1].do("pause", on=False))
        await mover.leave()
        await mover.back()
        assert mover.game
        assert mover.game["due"] == due + 3_600_000
        assert not any(chair["stand_in"] for chair in mover.face["chairs"])
        done(await mover.play(mover.legal[0]))

    run_scenario(scenario, tmp_path, now=clock)


def test_the_time_the_house_was_closed_counts_for_nobody(tmp_path: Path) -> None:
    clock = Clock()
    keep: dict[str, Any] = {}

    async def begin(server: RunningServer) -> None:
        guests = await server.table_of("for-the-king", 2, seats=2, clock=30, absent="bot")
        mover = await asked(guests)
        clock.ms += 10_000
        keep.update(table=mover.table, key=mover.key, due=mover.game and mover.game["due"], seat=mover.seat)

    async def go_on(server: RunningServer) -> None:
        mover = await Guest(server, keep["table"], keep["key"]).hello()
        assert mover.game
        assert mover.game["due"] == keep["due"] + 3_600_000
        clock.forward(19, server)
        assert not mover.face["chairs"][keep["seat"]]["stand_in"]
        clock.forward(2, server)
        await mover.until(lambda: mover.face["chairs"][keep["seat"]]["stand_in"])

    run_scenario(begin, tmp_path, now=clock)
    clock.ms += 3_600_000
    run_scenario(go_on, tmp_path, now=clock)


def test_when_time_is_up_a_bot_stands_in_until_the_player_returns(tmp_path: Path) -> None:
    clock = Clock()

    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("for-the-king", 2, seats=2, clock=30, absent="bot")
        mover = await asked(guests)
        seat, events = mover.seat, len(mover.events)
        clock.forward(29, server)
        assert not any(chair["stand_in"] for chair in mover.face["chairs"])
        clock.forward(2, server)
        await mover.until(lambda: mover.face["chairs"][seat]["stand_in"])
        await mover.until(lambda: len(mover.events) > events)  # it was answered
        done(await mover.do("back"))
        assert not mover.face["chairs"][seat]["stand_in"]

    run_scenario(scenario, tmp_path, now=clock)


def test_who_is_gone_past_the_grace_time_is_voted_on(tmp_path: Path) -> None:
    clock = Clock()

    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("royal-secrets", 3, seats=3, absent="vote")
        mover = await asked(guests)
        others = [guest for guest in guests if guest is not mover]
        await mover.leave()
        await others[0].until(
            lambda: not others[0].face["people"][others[0].face["chairs"][mover.seat]["person"]]["here"]
        )
        clock.forward(59, server)
        clock.forward(2, server)
        for guest in others:
            await guest.until(lambda guest=guest: bool(guest.face["votes"]))  # type: ignore[misc]
        vote = others[0].face["votes"][0]
        assert (vote["topic"], vote["seat"], len(vote["voters"])) == ("stand-in", mover.seat, 2)
        done(await others[0].do("vote", vote=vote["vote"], yes=True))
        assert not others[0].face["chairs"][mover.seat]["stand_in"]  # one of two is not more than half
        done(await others[1].do("vote", vote=vote["vote"], yes=True))
        await others[0].until(lambda: others[0].face["chairs"][mover.seat]["stand_in"])
        await mover.back()
        await others[0].until(lambda: not others[0].face["chairs"][mover.seat]["stand_in"])

    run_scenario(scenario, tmp_path, now=clock)


def test_who_joined_and_never_came_is_gone_too(tmp_path: Path) -> None:
    clock = Clock()

    async def scenario(server: RunningServer) -> None:
        host, invitation = await server.open("for-the-king", seats=2, absent="bot", options={"first": "B"})
        status, _ = await server.post(f"/api/tables/{host.table}/join", {"name": "Bob", "invitation": invitation})
        assert status == 201
        done(await host.do("start"))
        events = len(host.events)
        clock.forward(59, server)
        assert not host.face["chairs"][1]["stand_in"]
        clock.forward(2, server)
        await host.until(lambda: host.face["chairs"][1]["stand_in"] and len(host.events) > events)

    run_scenario(scenario, tmp_path, now=clock)


def test_who_plays_on_the_same_device_is_here_as_long_as_it_is_and_hears_nothing(tmp_path: Path) -> None:
    clock = Clock()

    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("for-the-king", 3, seats=3, absent="bot")
        other = await asked(guests)
        ann, far = (guest for guest in guests if guest is not other)
        await ann.leave()
        await other.leave()
        frames = len(other.frames)
        await ann.hello(beside=[other.key, "A-key-that-opens-nothi"])
        await far.until(lambda: all(guest["here"] for guest in far.face["people"]))
        clock.forward(3600, server)
        assert not far.face["chairs"][other.seat]["stand_in"]  # they may take their time, as if they held the device
        assert len(other.frames) == frames
        await ann.leave()
        await far.until(lambda: sum(guest["here"] for guest in far.face["people"]) == 1)
        clock.forward(61, server)
        await far.until(lambda: bool(far.face["chairs"][other.seat]["stand_in"]))
        await ann.hello(beside=[other.key])
        await far.until(lambda: not far.face["chairs"][other.seat]["stand_in"])

    run_scenario(scenario, tmp_path, now=clock)


def test_a_table_that_agreed_to_wait_waits(tmp_path: Path) -> None:
    clock = Clock()

    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("for-the-king", 2, seats=2, clock=30, absent="wait")
        mover = await asked(guests)
        clock.forward(100_000, server)
        assert mover.legal
        assert not server.house.tables[mover.table].absence.busy
        assert not any(chair["stand_in"] for chair in mover.face["chairs"])

    run_scenario(scenario, tmp_path, now=clock)


def test_who_plays_with_bots_alone_has_all_the_time_there_is(tmp_path: Path) -> None:
    clock = Clock()

    async def scenario(server: RunningServer) -> None:
        host, _ = await server.open("for-the-king", seats=2, clock=30, absent="bot")
        done(await host.do("start"))
        await host.until(lambda: bool(host.legal))
        clock.forward(100_000, server)
        assert host.legal
        assert not host.face["chairs"][0]["stand_in"]

    run_scenario(scenario, tmp_path, now=clock)
