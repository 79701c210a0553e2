"""Who answers when nobody does: bots in their seats, pauses and clocks, and a bot for whoever is gone."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Clock, Guest, Inn, asked, done, refused, story

# Bots.


@pytest.mark.parametrize("game", ["royal-secrets", "for-the-king", "reigns-council"])
def test_one_person_plays_with_bots_to_the_end(tmp_path: Path, game: str) -> None:
    async def told(inn: Inn) -> None:
        host, _ = await inn.open(game, seats=3, bots={"B": "courtier"})
        done(await host.do("start"))
        await host.until(lambda: host.sight is not None)
        while not host.over:
            await host.until(lambda: host.over or bool(host.legal))
            if host.legal:
                done(await host.play(host.legal[0]))
        assert inn.house.backstage.thinkers.outcomes["thought"] > 3

    story(told, tmp_path)


def test_a_bot_that_fails_is_replaced_by_a_simple_move(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        await inn.house.backstage.thinkers.close()  # from now on no bot gives an answer
        host, _ = await inn.open(seats=3)
        done(await host.do("start"))
        for _ in range(5):
            await host.until(lambda: bool(host.legal))
            done(await host.play(host.legal[0]))

    story(told, tmp_path)


# Pauses, clocks and leavers.


def test_nothing_moves_during_a_pause_and_the_clock_stands_still(tmp_path: Path) -> None:
    clock = Clock()

    async def told(inn: Inn) -> None:
        guests = await inn.company("for-the-king", 2, seats=2, clock=30, absent="bot")
        mover = await asked(guests)
        due = mover.sight and mover.sight["due"]
        assert due == clock.ms + 30_000
        done(await guests[0].do("pause", on=True))
        refused(await mover.play(mover.legal[0]), "refused-paused")
        clock.forward(3600, inn)
        done(await guests[1].do("pause", on=False))
        await mover.leave()
        await mover.back()
        assert mover.sight
        assert mover.sight["due"] == due + 3_600_000
        assert not any(chair["standing_in"] for chair in mover.face["chairs"])
        done(await mover.play(mover.legal[0]))

    story(told, tmp_path, now=clock)


def test_the_time_the_house_was_closed_counts_for_nobody(tmp_path: Path) -> None:
    clock = Clock()
    keep: dict[str, Any] = {}

    async def begin(inn: Inn) -> None:
        guests = await inn.company("for-the-king", 2, seats=2, clock=30, absent="bot")
        mover = await asked(guests)
        clock.ms += 10_000
        keep.update(table=mover.table, key=mover.key, due=mover.sight and mover.sight["due"], seat=mover.seat)

    async def go_on(inn: Inn) -> None:
        mover = await Guest(inn, keep["table"], keep["key"]).hello()
        assert mover.sight
        assert mover.sight["due"] == keep["due"] + 3_600_000
        clock.forward(19, inn)
        assert not mover.face["chairs"][keep["seat"]]["standing_in"]
        clock.forward(2, inn)
        await mover.until(lambda: mover.face["chairs"][keep["seat"]]["standing_in"])

    story(begin, tmp_path, now=clock)
    clock.ms += 3_600_000
    story(go_on, tmp_path, now=clock)


def test_when_time_is_up_a_bot_stands_in_until_the_player_returns(tmp_path: Path) -> None:
    clock = Clock()

    async def told(inn: Inn) -> None:
        guests = await inn.company("for-the-king", 2, seats=2, clock=30, absent="bot")
        mover = await asked(guests)
        seat, events = mover.seat, len(mover.events)
        clock.forward(29, inn)
        assert not any(chair["standing_in"] for chair in mover.face["chairs"])
        clock.forward(2, inn)
        await mover.until(lambda: mover.face["chairs"][seat]["standing_in"])
        await mover.until(lambda: len(mover.events) > events)  # it was answered
        done(await mover.do("back"))
        assert not mover.face["chairs"][seat]["standing_in"]

    story(told, tmp_path, now=clock)


def test_who_is_gone_past_the_grace_time_is_voted_on(tmp_path: Path) -> None:
    clock = Clock()

    async def told(inn: Inn) -> None:
        guests = await inn.company("royal-secrets", 3, seats=3, absent="vote")
        mover = await asked(guests)
        others = [guest for guest in guests if guest is not mover]
        await mover.leave()
        await others[0].until(lambda: not others[0].face["people"][others[0].face["chairs"][mover.seat]["person"]]["here"])
        clock.forward(59, inn)
        clock.forward(2, inn)
        for guest in others:
            await guest.until(lambda guest=guest: bool(guest.face["motions"]))  # type: ignore[misc]
        motion = others[0].face["motions"][0]
        assert (motion["kind"], motion["seat"], len(motion["voters"])) == ("stand-in", mover.seat, 2)
        done(await others[0].do("vote", motion=motion["motion"], yes=True))
        assert not others[0].face["chairs"][mover.seat]["standing_in"]  # one of two is not more than half
        done(await others[1].do("vote", motion=motion["motion"], yes=True))
        await others[0].until(lambda: others[0].face["chairs"][mover.seat]["standing_in"])
        await mover.back()
        await others[0].until(lambda: not others[0].face["chairs"][mover.seat]["standing_in"])

    story(told, tmp_path, now=clock)


def test_who_joined_and_never_came_is_gone_too(tmp_path: Path) -> None:
    clock = Clock()

    async def told(inn: Inn) -> None:
        host, invitation = await inn.open("for-the-king", seats=2, absent="bot", options={"first": "B"})
        status, _ = await inn.post(f"/api/tables/{host.table}/join", {"name": "Bob", "invitation": invitation})
        assert status == 201
        done(await host.do("start"))
        events = len(host.events)
        clock.forward(59, inn)
        assert not host.face["chairs"][1]["standing_in"]
        clock.forward(2, inn)
        await host.until(lambda: host.face["chairs"][1]["standing_in"] and len(host.events) > events)

    story(told, tmp_path, now=clock)


def test_who_plays_on_the_same_device_is_here_as_long_as_it_is_and_hears_nothing(tmp_path: Path) -> None:
    clock = Clock()

    async def told(inn: Inn) -> None:
        guests = await inn.company("for-the-king", 3, seats=3, absent="bot")
        other = await asked(guests)
        ann, far = (guest for guest in guests if guest is not other)
        await ann.leave()
        await other.leave()
        frames = len(other.frames)
        await ann.hello(beside=[other.key, "A-key-that-opens-nothi"])
        await far.until(lambda: all(guest["here"] for guest in far.face["people"]))
        clock.forward(3600, inn)
        assert not far.face["chairs"][other.seat]["standing_in"]  # they may take their time, as if they held the device
        assert len(other.frames) == frames
        await ann.leave()
        await far.until(lambda: sum(guest["here"] for guest in far.face["people"]) == 1)
        clock.forward(61, inn)
        await far.until(lambda: bool(far.face["chairs"][other.seat]["standing_in"]))
        await ann.hello(beside=[other.key])
        await far.until(lambda: not far.face["chairs"][other.seat]["standing_in"])

    story(told, tmp_path, now=clock)


def test_a_table_that_agreed_to_wait_waits(tmp_path: Path) -> None:
    clock = Clock()

    async def told(inn: Inn) -> None:
        guests = await inn.company("for-the-king", 2, seats=2, clock=30)
        mover = await asked(guests)
        clock.forward(100_000, inn)
        assert mover.legal
        assert not inn.house.tables[mover.table].attendance.busy
        assert not any(chair["standing_in"] for chair in mover.face["chairs"])

    story(told, tmp_path, now=clock)


def test_who_plays_with_bots_alone_has_all_the_time_there_is(tmp_path: Path) -> None:
    clock = Clock()

    async def told(inn: Inn) -> None:
        host, _ = await inn.open("for-the-king", seats=2, clock=30, absent="bot")
        done(await host.do("start"))
        await host.until(lambda: bool(host.legal))
        clock.forward(100_000, inn)
        assert host.legal
        assert not host.face["chairs"][0]["standing_in"]

    story(told, tmp_path, now=clock)
