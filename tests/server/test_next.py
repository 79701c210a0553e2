"""The next game: another table for the same people, who find it with the keys they hold; and the chronicle that lists what was played."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from coterie.core.game import Game
from coterie.games import find
from coterie.server.sequel import chairs, colours, seating
from coterie.server.terms import Seat, State
from tests.server.guests import Clock, Guest, Inn, inn, play_out, story
from tests.server.mortals import MortalHouse
from tests.server.scenes import done, scene
from tests.server.test_kill import arrived

TRIO = ["Guest 0", "Guest 1", "Guest 2"]


async def ended(guests: list[Guest]) -> None:
    """They agree to end their game."""
    await done(guests[0], "propose", motion="end")
    for guest in guests[1:]:
        await guest.until(lambda guest=guest: guest.face["motions"])  # type: ignore[misc]
        await done(guest, "vote", motion=guest.face["motions"][0]["motion"], yes=True)
    await guests[0].until(lambda: guests[0].face["status"] == "ended")


async def opened(host: Guest, game: str = "reigns-council", **more: Any) -> str:
    """The table that the host opens for everybody."""
    answer = await host.do("next", game=game, **more)
    assert answer["type"] == "done", answer
    return str(answer["opened"])


def names(guest: Guest) -> list[str]:
    """Who sits where: a person's name, a bot's level, or nothing."""
    people = {person["person"]: person["name"] for person in guest.face["people"]}
    return [people.get(chair["person"], chair["bot"]) for chair in guest.face["chairs"]]


def state(*taken: str, host: int = 0) -> State:
    """A table where chairs are taken by people, given by their numbers, and by bots, given by their levels."""
    return State("over", host, [Seat(int(who)) if who.isdigit() else Seat(bot=who) for who in taken])


def test_everybody_comes_along_with_name_colour_seat_and_key(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        host, invitation = await inn.open("royal-secrets", "Ann", seats=5, clock=300, absent="bot", bots={"D": "random", "E": "courtier"})
        bob = await inn.join(host.table, invitation, "Bob", seat=2)
        eve = await inn.watch(host.table, invitation, "Eve")
        await done(bob, "colour", colour=5)
        await done(host, "start")
        await ended([host, bob])
        table = await opened(host, "reigns-council")
        for guest in (host, bob, eve):
            await guest.until(lambda guest=guest: guest.face["next"] is not None)  # type: ignore[misc]
            assert guest.face["next"] == {"table": table, "game": "reigns-council", "by": 0}
        there = [await Guest(inn, table, guest.key).hello() for guest in (host, bob, eve)]
        await there[0].until(lambda: all(person["here"] for person in there[0].face["people"]))
        face = there[0].face
        assert [guest.seat for guest in there] == [0, 2, -1]
        assert names(there[0]) == ["Ann", "courtier", "Bob", "random", "courtier"]
        assert (face["status"], face["host"], face["seats"], face["listed"]) == ("waiting", 0, 5, False)
        assert (face["clock"], face["absent"]) == (300, "bot")
        assert face["chairs"][2]["colour"] == 5
        await done(there[0], "agree", clock=0)  # the rules can be set before it begins
        await done(there[0], "start")
        await there[1].until(lambda: there[1].sight is not None)

    story(told, tmp_path)


SEATING = [  # the game has 3 to 5 seats
    (state("0", "1", "2"), ["0", "1", "2"]),
    (state("0", "1"), ["0", "1", ""]),
    (state("0", "courtier", "2", "random"), ["0", "courtier", "2", "random"]),
    (state("0", "courtier", "2", "3", "4", "5"), ["0", "5", "2", "3", "4"]),  # people before bots
    (state("1", "2", "3", "4", "5", "0"), ["1", "2", "3", "4", "0"]),  # the host before everybody
    (state("wizard", "0", "courtier"), ["courtier", "0", "courtier"]),  # there are no such bots here
]


@pytest.mark.parametrize(("before", "after"), SEATING)
def test_who_sits_where(before: State, after: list[str]) -> None:
    game: Game = find("royal-secrets")
    assert (game.fewest, game.most) == (3, 5)
    places = seating(before, game)
    seated = chairs(before, places, game)
    assert [chair.bot or (str(chair.person) if chair.person >= 0 else "") for chair in seated] == after
    worn = colours(before, places)
    assert sorted(worn) == list(range(6)), "each colour is worn once"
    assert [worn[seat] for seat, at in enumerate(places) if at >= 0] == [at for at in places if at >= 0], "and goes with whoever wore it"


def test_said_twice_it_is_one_table(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        host, *others = await inn.company("royal-secrets", 3, seats=3)
        await ended([host, *others])
        again = await Guest(inn, host.table, host.key).hello()
        tables = await asyncio.gather(opened(host), opened(again), opened(host, "for-the-king"))
        assert len(set(tables)) == 1
        assert set(inn.house.tables) == {host.table, tables[0]}
        await done(host, "rematch")  # another game, after which there may be another table
        await host.until(lambda: host.face["status"] == "playing")
        assert host.face["next"] is None

    story(told, tmp_path)


def test_who_was_shown_the_door_does_not_come_along(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        it = await scene(inn, "ended")
        table = inn.house.tables[await opened(it.host, "royal-secrets")]
        before = [person.name for person in table.people.values()]
        turned_away = await Guest(inn, table.id, it.removed).hello()
        assert turned_away.bye
        assert turned_away.bye["code"] == "bad-key"
        assert "removed" not in {person.name for person in table.people.values()}
        assert next(person for person in table.people.values() if person.name == "muted").muted
        await inn.watch(table.id, inn.house.seal.invitation(table.id), "Zoe")  # whoever comes has a number of their own
        assert [person.name for person in table.people.values()] == [*before, "Zoe"]

    story(told, tmp_path)


def test_a_stranger_can_do_nothing_with_the_name_of_the_table(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        it = await scene(inn, "ended", listed=True)
        table = await opened(it.host)
        _, face = await inn.get(f"/api/tables/{it.table}")
        assert face["next"]["table"] == table  # the old table is listed, so everybody may look at it
        for path in ("", "/games", "/record", "/replay"):
            assert (await inn.get(f"/api/tables/{table}{path}"))[0] == 404
            assert (await inn.get(f"/api/tables/{table}{path}", key=it.invitation))[0] == 404
        for way in ("join", "watch"):
            status, _ = await inn.post(f"/api/tables/{table}/{way}", {"name": "Zoe", "invitation": it.invitation})
            assert status == 404
        assert inn.house.seal.invitation(table) not in b"".join(frame for guest in it.guests.values() for frame in guest.frames).decode()

    story(told, tmp_path)


def test_the_house_has_the_last_word(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        host, *others = await inn.company("royal-secrets", 3, seats=3)
        await ended([host, *others])

        async def refused(code: str) -> None:
            answer = await host.do("next", game="reigns-council")
            assert (answer["type"], answer["code"]) == ("refused", code)
            assert (await inn.get(f"/api/tables/{host.table}", key=host.key))[1]["next"] is None

        await refused("refused-house-full")
        inn.house.settings = replace(inn.house.settings, max_tables=2)
        inn.house.draining = True
        await refused("refused-draining")
        inn.house.draining = False
        assert (await host.do("next", game="chess"))["type"] == "refused"
        assert (await host.do("next", game="reigns-council", pack="nowhere"))["code"] == "wrong-pack"
        assert await opened(host)

    story(told, tmp_path, max_tables=1)


def test_where_only_the_host_of_the_house_opens_tables_whoever_opened_this_one_may_open_the_next(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        it = await scene(inn, "ended")
        await done(it.host, "chair", person=it.person("asked"))
        answer = await it.guests["asked"].do("next", game="reigns-council")
        assert (answer["type"], answer["code"]) == ("refused", "refused-create")
        await done(it.guests["asked"], "chair", person=0)
        assert await opened(it.host)

    story(told, tmp_path, create="host")


def test_tables_opened_one_after_the_other_are_too_many(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        host, _ = await inn.open("royal-secrets", "Ann")
        for _ in range(20):
            await done(host, "start")
            await done(host, "propose", motion="end")
            answer = await host.do("next", game="royal-secrets")
            if answer["type"] == "refused":
                assert answer["code"] == "refused-too-fast"
                return
            host = await Guest(inn, answer["opened"], host.key).hello()
        raise AssertionError("there is no limit")

    story(told, tmp_path, opens_per_minute=3)


def test_a_house_that_is_killed_still_has_it_and_every_key_opens_it(tmp_path: Path) -> None:
    async def told() -> None:
        house = MortalHouse(tmp_path)
        async with aiohttp.ClientSession() as session:
            guests = await arrived(await house.open(), session).company("royal-secrets", 3, seats=3)
            await ended(guests)
            table = await opened(guests[0])
            await house.kill()
            place = arrived(await house.open(), session)
            for guest in guests:
                old = await Guest(place, guest.table, guest.key).hello()
                assert old.face["next"] == {"table": table, "game": "reigns-council", "by": 0}
                assert names(await Guest(place, table, guest.key).hello()) == TRIO
            assert await house.close() == 0

    asyncio.run(told())


def test_the_chronicle_says_whose_turn_it_is_and_what_was_played(tmp_path: Path) -> None:
    clock = Clock()

    async def told() -> None:
        async with inn(tmp_path, now=clock) as house:
            guests = await house.company("whispers", 3, seats=3)
            path = f"/api/tables/{guests[0].table}/games"
            _, told = await house.get(path, key=guests[1].key)
            assert (told["person"], told["moved"], told["games"]) == (1, clock.ms, [])
            assert told["asked"] == guests[0].view["waiting"] != []
            began = clock.ms
            clock.ms += 60_000
            await play_out(guests)
            await guests[0].until(lambda: guests[0].face["status"] == "over")
            _, told = await house.get(path, key=guests[1].key)
            view = guests[0].view
            game = {"match": 1, "began": began, "ended": clock.ms, "scores": view["scores"], "winners": view["winners"]}
            assert (told["asked"], told["games"], told["table"]["status"]) == ([], [game], "over")
            await done(guests[0], "rematch")
            await guests[0].until(lambda: guests[0].match == 2)
            await ended(guests)
            _, told = await house.get(path, key=house.house.host_key())
            assert told["person"] == -1
            assert [(each["match"], each["winners"]) for each in told["games"]] == [(1, view["winners"]), (2, [])]

    asyncio.run(told())
