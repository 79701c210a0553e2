"""Any house serves any table: what a guest asks of a house that does not keep their table is passed on to the one that
does.
"""

import asyncio
import random
from pathlib import Path

import aiohttp
import pytest

from coterie.server.http.frames import CLOSE, TEXT, close_of, control
from coterie.server.http.tunnels import FrameEnds
from coterie.server.tables.sockets import RESTART, frame
from tests.houses.neighbourhood import Through, houses, through, true_soon
from tests.houses.processes import HouseProcess
from tests.houses.test_fencing import asleep
from tests.server.guests import PATIENCE, Guest, play_out, proposed, running_server


def test_a_whole_game_is_played_by_the_door_of_another_house(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        async with through(tmp_path, database) as server:
            guests = await server.table_of("royal-secrets", 3, seats=3)
            await play_out(guests)
            assert guests[0].over
            assert guests[0].table in server.keeper.house.tables
            assert guests[0].table not in server.door.house.tables
            status, replay = await server.get(f"/api/tables/{guests[0].table}/replay", guests[0].key)
            assert (status, replay["moves"]) == (200, len(server.state(guests[0].table).match.moves))  # type: ignore[union-attr]

    asyncio.run(scenario())


def test_guests_of_one_table_come_to_different_houses(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        async with houses(tmp_path, database, 3) as found:
            host, invitation = await found[0].open("for-the-king", "Ann", seats=3)
            guests = [
                host,
                *[await house.join(host.table, invitation, f"Guest {n}") for n, house in enumerate(found[1:])],
            ]
            assert (await host.do("start"))["type"] == "done"
            for guest in guests:
                await guest.until(lambda guest=guest: guest.game is not None)
            await play_out(guests)
            assert all(guest.over for guest in guests)
            assert [host.table in house.house.tables for house in found] == [True, False, False]

    asyncio.run(scenario())


def test_a_learner_plays_on_and_a_player_goes_on_from_a_finished_game(tmp_path: Path, database: str) -> None:
    """Tables that are opened with a game on them have no keeper yet: any house claims them."""

    async def scenario() -> None:
        async with through(tmp_path, database) as server:
            guests = await server.table_of("royal-secrets", 3, seats=3)
            await play_out(guests)
            said = {"match": 1, "move": 5}
            status, place = await server.post(f"/api/tables/{guests[0].table}/go-on", said, guests[0].key)
            assert status == 201, place
            again = await Guest(server, place["table"], place["key"]).hello()
            assert (again.seat, again.match) == (guests[0].seat, 1)

    asyncio.run(scenario())


def test_a_new_table_is_kept_by_the_house_that_is_asked_first(tmp_path: Path, database: str) -> None:
    """A proxy that goes by a table's id leads everything to one house, whichever opened the table."""

    async def scenario() -> None:
        async with houses(tmp_path, database, 2) as (opened, asked):
            status, place = await opened.post("/api/tables", proposed("royal-secrets", "Ann"))
            assert status == 201
            guest = await Guest(asked, place["table"], place["key"]).hello()
            assert [guest.table in house.house.tables for house in (opened, asked)] == [False, True]
            assert (await asked.get(f"/api/tables/{guest.table}", guest.key))[0] == 200
            assert "coterie_relays_total{" not in (await asked.get("/metrics"))[1]

    asyncio.run(scenario())


# Goodbyes.


def sent_away(guests: list[Guest]) -> bool:
    """Whether all were told to come back, and none was cut off."""
    return all(guest.closed == RESTART and guest.bye and guest.bye["retry"] for guest in guests)


@pytest.mark.parametrize("closes", ["door", "keeper"])
def test_who_is_relayed_is_told_when_either_house_closes(tmp_path: Path, database: str, closes: str) -> None:
    async def scenario() -> None:
        stays = "keeper" if closes == "door" else "door"
        for name in ("keeper", "door"):
            (tmp_path / name).mkdir()
        async with running_server(tmp_path / stays, store=database, house=stays) as first:
            async with running_server(tmp_path / closes, store=database, house=closes) as second:
                await true_soon(lambda: bool(first.house.neighbours.others and second.house.neighbours.others))
                server = Through(*(first, second) if closes == "door" else (second, first))
                server.session = first.session
                guests = await server.table_of("for-the-king", 3, seats=3)
                assert guests[0].table in server.keeper.house.tables
            await true_soon(lambda: all(guest.closed is not None for guest in guests))
            assert sent_away(guests), [guest.closed for guest in guests]
            for guest in guests:
                guest.server = first
                await guest.back()
            await play_out(guests)

    asyncio.run(scenario())


def test_who_is_relayed_is_told_when_the_keeper_is_killed(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        keeper, door = (HouseProcess(tmp_path, database, name, lease=60) for name in ("keeper", "door"))
        async with aiohttp.ClientSession() as session:
            try:
                await asyncio.gather(keeper.open(), door.open())
                guests = await keeper.door(session).table_of("for-the-king", 3, seats=3)
                relayed = [await Guest(door.door(session), guest.table, guest.key).hello() for guest in guests]
                await keeper.kill()
                await true_soon(lambda: all(guest.closed is not None for guest in relayed))
                assert sent_away(relayed), [guest.closed for guest in relayed]
                early = [await guest.back() for guest in relayed]  # the lease is not over: nobody serves the table
                await true_soon(lambda: all(guest.closed is not None for guest in early))
                assert sent_away(early), [guest.closed for guest in early]
                assert not any(guest.welcomed for guest in early)
            finally:
                await asyncio.gather(keeper.kill(), door.kill())

    asyncio.run(scenario())


@pytest.mark.parametrize("comes", ["joiner", "guest"])
def test_a_table_is_claimed_at_once_while_the_house_that_kept_it_still_closes(
    tmp_path: Path, database: str, comes: str
) -> None:
    async def scenario() -> None:
        async with through(tmp_path, database) as server:
            door, (host, invitation) = server.door, await server.open()
            asleep(door)  # it learns of nothing but by asking
            await server.keeper.house.close()  # it still answers, and says that it closes
            keeper = door.house.neighbours.others[server.keeper.house.name]
            door.house.neighbours.note_keeper(host.table, keeper)
            if comes == "joiner":
                await server.join(host.table, invitation, "Bob")
            else:
                assert (await host.back()).welcomed
            assert host.table in door.house.tables

    asyncio.run(scenario())


def test_a_request_leaves_a_house_that_hangs(tmp_path: Path, database: str) -> None:
    """Its connections stay open, and nobody is there: when its lease is over, the house that was asked answers."""

    async def scenario() -> None:
        keeper, door = (HouseProcess(tmp_path, database, name) for name in ("keeper", "door"))
        async with aiohttp.ClientSession() as session:
            try:
                await asyncio.gather(keeper.open(), door.open())
                guest, _ = await keeper.door(session).open()
                keeper.stand_still()
                async with asyncio.timeout(PATIENCE):
                    status, _ = await door.door(session).get(f"/api/tables/{guest.table}", guest.key)
                assert status == 200
            finally:
                await asyncio.gather(keeper.kill(), door.kill())

    asyncio.run(scenario())


def test_it_is_known_where_frames_end_however_they_come() -> None:
    dice = random.Random(1)
    for _ in range(300):
        sizes = [dice.choice((0, 1, 125, 126, 127, 600, 65535, 65536, 70000)) for _ in range(dice.randrange(1, 5))]
        frames = [frame(dice.randbytes(size)) if size else control(TEXT, b"") for size in sizes]
        ends = {sum(map(len, frames[:n])) for n in range(len(frames) + 1)}
        data, followed, at = b"".join(frames), FrameEnds(), 0
        while at < len(data):
            step = dice.choice((1, 2, 3, 9, 200, 40_000))
            assert followed.follow(data[at : at + step]) == len(data[at : at + step])
            at = min(at + step, len(data))
            assert followed.between == (at in ends)
        assert not followed.closed
        followed.follow(close_of(RESTART, "restart"))
        assert followed.closed


def test_nothing_is_said_within_a_frame() -> None:
    one, other = frame(b"x" * 300), control(CLOSE, b"")
    for cut in range(1, len(one)):
        ends = FrameEnds()
        assert ends.follow(one[:cut]) == cut
        assert ends.follow(one[cut:] + other, stop=True) == len(one) - cut
        assert ends.between
