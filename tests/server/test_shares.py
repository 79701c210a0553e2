"""Links to finished games: who gives and takes back, what a stranger gets, and what never comes along."""

import json
from pathlib import Path
from typing import Any

from coterie.server.tables import keys
from coterie.server.tables.archive import erase
from coterie.server.tables.shares import MOST, cover_of
from tests.server.guests import Guest, RunningServer, done, play_out, rematch, run_scenario

GAME = "whispers"  # the tests' own: it is over soon


async def finished(server: RunningServer, **terms: Any) -> list[Guest]:
    guests = await server.table_of(GAME, 2, seats=2, **terms)
    await play_out(guests)
    await guests[0].until(lambda: guests[0].face["status"] == "over")
    return guests


async def give(server: RunningServer, guest: Guest, names: bool = True, **more: Any) -> dict[str, Any]:
    status, shared = await server.post(f"/api/tables/{guest.table}/shares", {"names": names, **more}, key=guest.key)
    assert status == 201, shared
    assert set(shared) == {"share", "key"}
    found: dict[str, Any] = shared
    return found


async def given(server: RunningServer, guest: Guest) -> list[dict[str, Any]]:
    status, told = await server.get(f"/api/tables/{guest.table}/shares", key=guest.key)
    assert status == 200
    found: list[dict[str, Any]] = told["shares"]
    return found


async def take_back(server: RunningServer, guest: Guest, share: str) -> tuple[int, Any]:
    return await server._request("DELETE", f"/api/tables/{guest.table}/shares/{share}", guest.key)


async def opened(server: RunningServer, key: str, **query: Any) -> tuple[int, Any]:
    return await server.get("/api/shared", key=key, params=query)


def test_a_link_opens_the_game_with_all_hands_for_who_has_it(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await finished(server, watch="nobody")
        shared = await give(server, guests[1])
        for eyes in ("open", "onlooker", "A", "B"):
            status, game = await opened(server, shared["key"], eyes=eyes)
            _, replay = await server.get(f"/api/tables/{guests[0].table}/replay?eyes={eyes}", key=guests[0].key)
            assert (status, game["turns"], game["moves"]) == (200, replay["turns"], replay["moves"])
            assert [player["name"] for player in game["players"]] == ["Guest 0", "Guest 1"]
            assert [player["bot"] for player in game["players"]] == ["", ""]
        status, last = await opened(server, shared["key"], first=game["moves"], count=1)
        assert last["turns"][0]["view"]["scores"] == guests[0].view["scores"]

    run_scenario(scenario, tmp_path)


def test_a_bot_is_shown_as_one_and_has_no_name_of_its_own(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, _ = await server.open(GAME, seats=2, bots={"B": "random"})
        for named, name in ((True, "Ann"), (False, "")):
            cover = cover_of(server.state(host.table), 1, named)
            assert [(player.name, player.bot) for player in cover.players] == [(name, ""), ("", "random")]

    run_scenario(scenario, tmp_path)


def test_letters_are_put_in_the_place_of_names_by_the_house(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await finished(server)
        shared = await give(server, guests[0], names=False)
        _, game = await opened(server, shared["key"])
        assert [player["name"] for player in game["players"]] == ["", ""]
        assert "Guest" not in json.dumps(game)

    run_scenario(scenario, tmp_path)


def test_a_link_gives_nothing_of_its_table_and_no_words(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of(GAME, 2, seats=2, whispers=True)
        done(await guests[0].do("say", text="a word for all"))
        done(await guests[0].do("say", text="a word for one", form="whisper", about=1))
        await play_out(guests)
        await guests[0].until(lambda: guests[0].face["status"] == "over")
        assert guests[0].invitation
        watcher = await server.watch(guests[0].table, guests[0].invitation, "Somebody in the gallery")
        shared = await give(server, guests[0])
        _, before = await opened(server, shared["key"])
        assert set(before) == {"game", "pack", "players", "seats", "moves", "turns"}
        await rematch(guests)
        await guests[0].until(lambda: guests[0].match == 2)
        done(await watcher.do("say", text="a word of the gallery"))
        _, during = await opened(server, shared["key"])
        assert during == before
        told = json.dumps(during)
        table = server.house.tables[guests[0].table]
        secrets = [guest.key for guest in (*guests, watcher)]
        for secret in (table.id, table.invitation, *secrets, "a word", "gallery", str(table.state.moved_at)):
            assert secret not in told
        for path in ("", "/games", "/replay", "/record", "/lied", "/shares"):
            status, _ = await server.get(f"/api/tables/{table.id}{path}", key=shared["key"])
            assert status in (401, 404), f"the key of a link opens {path or 'the table'}"
        status, _ = await server.post(f"/api/tables/{table.id}/join", {"name": "Eve", "invitation": shared["key"]})
        assert status == 404

    run_scenario(scenario, tmp_path)


def test_a_game_that_goes_on_is_not_shared_and_neither_is_another(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await finished(server)
        first = await give(server, guests[0])
        await rematch(guests)
        await guests[0].until(lambda: guests[0].match == 2)
        path = f"/api/tables/{guests[0].table}/shares"
        for body, code in (({"names": True}, "refused-goes-on"), ({"names": True, "match": 3}, "no-match")):
            status, problem = await server.post(path, body, key=guests[0].key)
            assert (status, problem["code"]) == (409 if code == "refused-goes-on" else 404, code)
        again = await give(server, guests[1], match=1)
        assert (await opened(server, again["key"])) == (await opened(server, first["key"]))
        assert [share["match"] for share in await given(server, guests[0])] == [1, 1]

    run_scenario(scenario, tmp_path)


def test_anybody_who_played_takes_a_link_back_and_it_opens_nothing_any_more(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await finished(server)
        one, two = await give(server, guests[0]), await give(server, guests[0], names=False)
        listed = await given(server, guests[1])
        assert [(share["by"], share["names"]) for share in listed] == [(0, True), (0, False)]
        assert one["key"] not in json.dumps(listed)
        status, left = await take_back(server, guests[1], one["share"])
        assert (status, [share["share"] for share in left["shares"]]) == (200, [two["share"]])
        status, problem = await opened(server, one["key"])
        assert (status, problem["code"]) == (404, "no-share")
        assert (await opened(server, two["key"]))[0] == 200
        status, problem = await take_back(server, guests[1], one["share"])
        assert (status, problem["code"]) == (404, "no-share")
        elsewhere = await finished(server)
        status, problem = await take_back(server, elsewhere[0], two["share"])
        assert (status, problem["code"]) == (404, "no-share"), "a link of another table"
        assert (await opened(server, two["key"]))[0] == 200

    run_scenario(scenario, tmp_path)


def test_who_has_no_seat_gives_no_link_and_sees_none(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await finished(server)
        shared = await give(server, guests[0])
        watcher = await server.watch(guests[0].table, guests[0].invitation, "Eve")
        path = f"/api/tables/{guests[0].table}/shares"
        for status, problem in (
            await server.post(path, {"names": True}, key=watcher.key),
            await server.get(path, key=watcher.key),
            await take_back(server, watcher, shared["share"]),
        ):
            assert (status, problem["code"]) == (403, "refused-gallery")
        for key in ("", keys.new_key(), shared["key"], server.house.owner_key()):
            assert (await server.post(path, {"names": True}, key=key))[0] == 401
        assert (await opened(server, shared["key"]))[0] == 200

    run_scenario(scenario, tmp_path)


def test_a_link_that_is_cut_short_is_told_from_one_that_was_taken_back(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await finished(server)
        key = (await give(server, guests[0]))["key"]
        for wrong in (key[:-1], key[:3], key + "A", ""):
            status, problem = await opened(server, wrong)
            assert (status, problem["code"]) == (404, "no-share-short"), wrong
        status, problem = await opened(server, key[::-1])
        assert (status, problem["code"]) == (404, "no-share")
        status, problem = await opened(server, key, eyes="Z")
        assert (status, problem["code"]) == (400, "wrong-eyes")
        assert (await opened(server, key, first=100_000))[1]["turns"] == []

    run_scenario(scenario, tmp_path)


def test_a_table_has_so_many_links_and_room_again_when_one_is_taken_back(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await finished(server)
        given = [await give(server, guests[0]) for _ in range(MOST)]
        path = f"/api/tables/{guests[0].table}/shares"
        status, problem = await server.post(path, {"names": True}, key=guests[0].key)
        assert (status, problem["code"], problem["values"]["most"]) == (409, "refused-shares", MOST)
        await take_back(server, guests[0], given[0]["share"])
        await give(server, guests[1])

    run_scenario(scenario, tmp_path)


def test_a_link_outlives_the_house_and_who_left_has_the_name_they_had(tmp_path: Path) -> None:
    keep: dict[str, Any] = {}

    async def before(server: RunningServer) -> None:
        guests = await finished(server)
        await rematch(guests)
        await guests[1].until(lambda: guests[1].match == 2)
        done(await guests[1].do("resign"))
        keep.update(await give(server, guests[0], match=1))
        keep["game"] = await opened(server, keep["key"])
        assert [player["name"] for player in keep["game"][1]["players"]] == ["Guest 0", "Guest 1"]

    async def after(server: RunningServer) -> None:
        before = set(server.house.tables)
        assert await opened(server, keep["key"]) == keep["game"]
        assert set(server.house.tables) <= before | set(await server.store.open_tables())

    run_scenario(before, tmp_path)
    run_scenario(after, tmp_path)


def test_a_stranger_with_a_link_does_not_even_open_its_table(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await finished(server)
        shared = await give(server, guests[0])
        for guest in guests:
            await guest.leave()
        table = server.house.tables[guests[0].table]
        await server.house._put_away(table)
        assert (await opened(server, shared["key"]))[0] == 200
        assert guests[0].table not in server.house.tables

    run_scenario(scenario, tmp_path)


def test_who_is_erased_is_in_no_link_any_more(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await finished(server)
        named, lettered = await give(server, guests[0]), await give(server, guests[0], names=False)
        theirs = await give(server, guests[1], names=False)
        await erase(server.store, "Guest 1")
        assert [(await opened(server, share["key"]))[0] for share in (named, lettered, theirs)] == [404, 200, 404]
        await server.store.forget(guests[0].table)
        assert (await opened(server, lettered["key"]))[0] == 404, "with its table it is gone"

    run_scenario(scenario, tmp_path)
