"""Any house serves any table: what a guest asks of a house that does not keep their table is passed on to the one that
does.
"""

import asyncio
from pathlib import Path

from tests.houses.neighbourhood import houses, through
from tests.server.guests import Guest, play_out, proposed


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


def test_every_house_lists_the_tables_of_all(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        async with houses(tmp_path, database, 3) as found:
            guests: list[Guest] = []
            for n, house in enumerate(found):
                guest, _ = await house.open(name=f"Host {n}", listed=True)
                guests.append(guest)
            latest = [guest.table for guest in reversed(guests)]
            for house in found:
                status, listing = await house.get("/api/tables")
                assert (status, [table["table"] for table in listing["tables"]]) == (200, latest)

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
