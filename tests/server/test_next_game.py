"""The next game: another table for the same people, who find it with the keys they hold; and the history that lists
what was played.
"""

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from coterie.core.game import Game
from coterie.games import find
from coterie.server.commands.next_game import chairs, colours, seating
from coterie.server.state.agreement import Agreement
from coterie.server.state.proposals import NEXT_LAPSE
from coterie.server.state.stored import Chair, StoredState
from tests.server.guests import Clock, Guest, RunningServer, play_out, rematch, run_scenario, running_server
from tests.server.killable_server import KillableServer
from tests.server.scenes import done, scene
from tests.server.test_kill import arrived

TRIO = ["Guest 0", "Guest 1", "Guest 2"]


async def ended(guests: list[Guest]) -> None:
    """They agree to end their game."""
    await done(guests[0], "propose", topic="end")
    for guest in guests[1:]:
        await guest.until(lambda guest=guest: guest.face["votes"])  # type: ignore[misc]
        await done(guest, "vote", vote=guest.face["votes"][0]["vote"], yes=True)
    await guests[0].until(lambda: guests[0].face["status"] == "ended")


async def opened(host: Guest, game: str = "reigns-council", **more: Any) -> str:
    """The table that the host opens for everybody."""
    answer = await host.do("next", game=game, **more)
    assert answer["type"] == "done", answer
    return str(answer["opened"])


def pointed_at(table: str, now: int) -> dict[str, Any]:
    """A table of another game that the host has opened now."""
    return {"table": table, "game": "reigns-council", "by": 0, "until": now + NEXT_LAPSE}


def names(guest: Guest) -> list[str]:
    """Who sits where: a person's name, a bot's level, or nothing."""
    people = {person["person"]: person["name"] for person in guest.face["people"]}
    return [people.get(chair["person"], chair["bot"]) for chair in guest.face["chairs"]]


def state(*taken: str, host: int = 0) -> StoredState:
    """A table where chairs are taken by people, given by their numbers, and by bots, given by their levels."""
    chairs = [Chair(int(who)) if who.isdigit() else Chair(bot=who) for who in taken]
    return StoredState(Agreement("for-the-king", len(chairs)), "over", host, chairs)


def test_everybody_comes_along_with_name_colour_seat_and_key(tmp_path: Path) -> None:
    clock = Clock()

    async def scenario(server: RunningServer) -> None:
        bots, said = (
            {"D": "random", "E": "courtier"},
            {"talk": "court", "ledger": "end", "talk_time": "brisk", "openings": "sealed", "whispers": True},
        )
        host, invitation = await server.open(
            "royal-secrets", "Ann", seats=5, clock=300, absent="bot", bots=bots, **said
        )
        bob = await server.join(host.table, invitation, "Bob", seat=2)
        eve = await server.watch(host.table, invitation, "Eve")
        await done(bob, "colour", colour=5)
        await done(host, "start")
        await ended([host, bob])
        table = await opened(host, "reigns-council")
        for guest in (host, bob, eve):
            await guest.until(lambda guest=guest: guest.face["next"] is not None)  # type: ignore[misc]
            assert guest.face["next"] == pointed_at(table, clock.ms)
        there = [await Guest(server, table, guest.key).hello() for guest in (host, bob, eve)]
        await there[0].until(lambda: all(person["here"] for person in there[0].face["people"]))
        face = there[0].face
        assert [guest.seat for guest in there] == [0, 2, -1]
        assert names(there[0]) == ["Ann", "minister", "Bob", "random", "courtier"]
        assert (face["status"], face["host"]) == ("waiting", 0)
        assert face["agreement"] == {
            "game": "reigns-council",
            "seats": 5,
            "options": find("reigns-council").settle({}, 5),
            "pack": "standard",
            "clock": 300,
            "absent": "bot",
            "watch": "invited",
            "listed": False,
            "pace": "brisk",
            "talk": "court",
            "ledger": "end",
            "talk_time": "brisk",
            "openings": "sealed",
            "whispers": True,
            "hints": False,
        }
        assert face["chairs"][2]["colour"] == 5
        await done(there[0], "agree", clock=0)  # the rules can be set before it begins
        await done(there[0], "start")
        await there[1].until(lambda: there[1].game is not None)

    run_scenario(scenario, tmp_path, now=clock)


SEATING = [  # the game has 3 to 5 seats
    (state("0", "1", "2"), ["0", "1", "2"]),
    (state("0", "1"), ["0", "1", ""]),
    (state("0", "courtier", "2", "random"), ["0", "courtier", "2", "random"]),
    (state("0", "courtier", "2", "3", "4", "5"), ["0", "5", "2", "3", "4"]),  # people before bots
    (state("1", "2", "3", "4", "5", "0"), ["1", "2", "3", "4", "0"]),  # the host before everybody
    (state("wizard", "0", "courtier:sly"), ["minister", "0", "courtier:sly"]),  # there are no wizards here
]


@pytest.mark.parametrize(("before", "after"), SEATING)
def test_who_sits_where(before: StoredState, after: list[str]) -> None:
    game: Game = find("royal-secrets")
    assert (game.fewest, game.most) == (3, 5)
    places = seating(before, game)
    seated = chairs(before, places, game)
    assert [chair.bot or (str(chair.person) if chair.person >= 0 else "") for chair in seated] == after
    worn = colours(before, places)
    assert sorted(worn) == list(range(6)), "each colour is worn once"
    assert [worn[seat] for seat, at in enumerate(places) if at >= 0] == [at for at in places if at >= 0], (
        "and goes with whoever wore it"
    )


def test_it_is_called_off_and_everybody_is_told(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, *others = await server.table_of("royal-secrets", 3, seats=3)
        await ended([host, *others])
        table = await opened(host)
        assert (await others[0].do("withdraw"))["code"] == "refused-no-vote"
        await done(host, "withdraw")
        for guest in others:
            await guest.until(lambda guest=guest: guest.face["next"] is None)  # type: ignore[misc]
            assert guest.face["proposal_end"] == {"n": 1, "topic": "next", "how": "withdrawn", "by": 0}
        assert await opened(host) != table, "there may be another"

    run_scenario(scenario, tmp_path)


def test_said_twice_it_is_one_table(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, *others = await server.table_of("royal-secrets", 3, seats=3)
        await ended([host, *others])
        again = await Guest(server, host.table, host.key).hello()
        tables = await asyncio.gather(opened(host), opened(again), opened(host, "for-the-king"))
        assert len(set(tables)) == 1
        assert server.house.state.tables == {host.table, tables[0]} == set(await server.store.open_tables())
        await rematch([host, *others])  # another game, after which there may be another table
        await host.until(lambda: host.face["status"] == "playing")
        assert host.face["next"] is None

    run_scenario(scenario, tmp_path)


def test_who_was_shown_the_door_does_not_come_along(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        it = await scene(server, "ended")
        live = await server.house.find(await opened(it.host, "royal-secrets"))
        assert live
        table = live.state
        before = [person.name for person in table.people.values()]
        turned_away = await Guest(server, table.id, it.removed).hello()
        assert turned_away.bye
        assert turned_away.bye["code"] == "bad-key"
        assert "removed" not in {person.name for person in table.people.values()}
        assert next(person for person in table.people.values() if person.name == "muted").muted
        await server.watch(
            table.id, server.house.seal.invitation(table.id), "Zoe"
        )  # whoever comes has a number of their own
        assert [person.name for person in table.people.values()] == [*before, "Zoe"]

    run_scenario(scenario, tmp_path)


def test_a_stranger_can_do_nothing_with_the_name_of_the_table(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        it = await scene(server, "ended", listed=True)
        table = await opened(it.host)
        _, face = await server.get(f"/api/tables/{it.table}")
        assert face["next"]["table"] == table  # the old table is listed, so everybody may look at it
        for path in ("", "/games", "/record", "/replay"):
            assert (await server.get(f"/api/tables/{table}{path}"))[0] == 404
            assert (await server.get(f"/api/tables/{table}{path}", key=it.invitation))[0] == 404
        for way in ("join", "watch"):
            status, _ = await server.post(f"/api/tables/{table}/{way}", {"name": "Zoe", "invitation": it.invitation})
            assert status == 404
        assert (
            server.house.seal.invitation(table)
            not in b"".join(frame for guest in it.guests.values() for frame in guest.frames).decode()
        )

    run_scenario(scenario, tmp_path)


def test_the_house_has_the_last_word(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, *others = await server.table_of("royal-secrets", 3, seats=3)
        await ended([host, *others])

        async def refused(code: str) -> None:
            answer = await host.do("next", game="reigns-council")
            assert (answer["type"], answer["code"]) == ("refused", code)
            assert (await server.get(f"/api/tables/{host.table}", key=host.key))[1]["next"] is None

        await refused("refused-house-full")
        server.house.state.max_tables = 2
        server.house.state.draining = True
        await refused("refused-draining")
        server.house.state.draining = False
        assert (await host.do("next", game="chess"))["type"] == "refused"
        assert (await host.do("next", game="reigns-council", pack="nowhere"))["code"] == "wrong-pack"
        assert await opened(host)

    run_scenario(scenario, tmp_path, max_tables=1)


def test_where_only_the_owner_of_the_house_opens_tables_whoever_opened_this_one_may_open_the_next(
    tmp_path: Path,
) -> None:
    async def scenario(server: RunningServer) -> None:
        it = await scene(server, "ended")
        await done(it.host, "make-host", person=it.person("asked"))
        answer = await it.guests["asked"].do("next", game="reigns-council")
        assert (answer["type"], answer["code"]) == ("refused", "refused-create")
        await done(it.guests["asked"], "make-host", person=0)
        assert await opened(it.host)

    run_scenario(scenario, tmp_path, create="owner")


def test_tables_opened_one_after_the_other_are_too_many(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, _ = await server.open("royal-secrets", "Ann")
        for _ in range(20):
            await done(host, "start")
            await done(host, "propose", topic="end")
            answer = await host.do("next", game="royal-secrets")
            if answer["type"] == "refused":
                assert answer["code"] == "refused-too-fast"
                return
            host = await Guest(server, answer["opened"], host.key).hello()
        raise AssertionError("there is no limit")

    run_scenario(scenario, tmp_path, opens_per_minute=3)


def test_a_house_that_is_killed_still_has_it_and_every_key_opens_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        house = KillableServer(tmp_path)
        async with aiohttp.ClientSession() as session:
            guests = await arrived(await house.open(), session).table_of("royal-secrets", 3, seats=3)
            await ended(guests)
            table = await opened(guests[0])
            await house.kill()
            server = arrived(await house.open(), session)
            for guest in guests:
                old = await Guest(server, guest.table, guest.key).hello()
                assert old.face["next"] == pointed_at(table, old.face["next"]["until"] - NEXT_LAPSE)
                assert names(await Guest(server, table, guest.key).hello()) == TRIO
            assert await house.close() == 0

    asyncio.run(scenario())


def test_the_history_says_whose_turn_it_is_and_what_was_played(tmp_path: Path) -> None:
    clock = Clock()

    async def scenario() -> None:
        async with running_server(tmp_path, now=clock) as house:
            guests = await house.table_of("whispers", 3, seats=3)
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
            await rematch(guests)
            await guests[0].until(lambda: guests[0].match == 2)
            await ended(guests)
            _, told = await house.get(path, key=house.house.owner_key())
            assert told["person"] == -1
            assert [(each["match"], each["winners"]) for each in told["games"]] == [(1, view["winners"]), (2, [])]

    asyncio.run(scenario())
