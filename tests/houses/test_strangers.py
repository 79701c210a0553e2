"""Only a house of the same owner speaks for others: a stranger who poses as one is refused, and so is a mark that is
wrong, old, for another house, or shown a second time.
"""

import asyncio
import json
from pathlib import Path
from typing import Any

import aiohttp
import psycopg
import pytest

from coterie.server.http import relay_marks
from coterie.server.http.relay_marks import HEADER, Relayed, RelayMarks
from coterie.server.http.relays import passed_on
from coterie.server.tables import keys
from tests.houses.neighbourhood import Through, houses, through, true_soon
from tests.server.guests import Guest, RunningServer

GUEST = Relayed("203.0.113.7", "http")


def marks_of(server: RunningServer, house: str = "house-1") -> RelayMarks:
    """Marks as another house of the same owner gives them."""
    return RelayMarks(house, server.house.seal)


async def shown(server: RunningServer, mark: str, path: str = "/api/house", method: str = "GET") -> int:
    """The status that a mark gets."""
    async with server.session.request(method, server.url + path, headers={HEADER: mark}) as response:
        return response.status


def test_a_stranger_who_poses_as_a_house_is_refused(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        async with houses(tmp_path, database) as (server, _):
            path, good = "/api/house", marks_of(server).give("house-0", "GET", "/api/house", GUEST)
            foreign = RelayMarks("house-1", keys.Seal(b"another secret of thirty-two byte"))
            other_address = good.replace(GUEST.address, "198.51.100.9")
            wrong = {
                "nothing": "",
                "noise": "let me in",
                "another owner's": foreign.give("house-0", "GET", path, GUEST),
                "for another house": marks_of(server).give("house-1", "GET", path, GUEST),
                "of another method": marks_of(server).give("house-0", "POST", path, GUEST),
                "of another path": marks_of(server).give("house-0", "GET", "/api/tables", GUEST),
                "for another guest": other_address,
                "too short": good[:-1],
            }
            for what, mark in wrong.items():
                assert await shown(server, mark, path) == 403, what
            assert await shown(server, good, path) == 200
            assert await shown(server, good, path) == 403, "it was shown before"

    asyncio.run(scenario())


def test_an_old_mark_is_refused(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        async with houses(tmp_path, database, 1) as (server,):
            now = relay_marks.time.time()
            for off in (-relay_marks.GOOD_FOR - 1, relay_marks.GOOD_FOR + 5):
                marks = RelayMarks("house-1", server.house.seal, lambda off=off: now + off)  # type: ignore[misc]
                assert await shown(server, marks.give("house-0", "GET", "/api/house", GUEST)) == 403

    asyncio.run(scenario())


def test_a_mark_that_a_guest_sends_is_not_passed_on(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        async with through(tmp_path, database) as server:
            host, _ = await server.open()
            path = f"/api/tables/{host.table}"
            for headers in ({HEADER: "for my friends"}, {HEADER.lower(): "x"}):
                status, _ = await server.get(path, host.key, headers=headers)
                assert status == 403
            status, problem = await server.post(f"{path}/renewal", {}, host.key)
            assert (status, problem["code"]) == (404, "http-404"), "what houses tell each other is for them alone"

    asyncio.run(scenario())


def test_what_is_passed_on_is_what_came_but_for_the_way_it_took(tmp_path: Path, database: str) -> None:
    from aiohttp.test_utils import make_mocked_request

    request = make_mocked_request(
        "GET",
        "/api/tables/ABCDEFGH",
        {
            "Host": "games.example",
            "Origin": "https://games.example",
            "Authorization": "Bearer key",
            "X-Forwarded-For": "1.2.3.4",
            "Forwarded": "for=1.2.3.4",
            "Connection": "keep-alive",
            HEADER: "mine",
        },
    )
    assert dict(passed_on(request, "signed")) == {
        "Host": "games.example",
        "Origin": "https://games.example",
        "Authorization": "Bearer key",
        HEADER: "signed",
    }


def test_a_request_is_never_passed_on_twice(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        async with through(tmp_path, database) as server:
            host, _ = await server.open()
            path = f"/api/tables/{host.table}"
            mark = marks_of(server.keeper, "house-0").give("house-1", "GET", path, GUEST)
            assert await shown(server.door, mark, path) == 421
            mark = marks_of(server.keeper, "house-0").give("house-1", "GET", f"{path}/socket", GUEST)
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await server.session.ws_connect(f"{server.door.url}{path}/socket", headers={HEADER: mark})
            assert refused.value.status == 421

    asyncio.run(scenario())


def test_limits_count_by_the_address_of_the_guest(tmp_path: Path, database: str) -> None:
    """Guests whom another house speaks for are told apart, and their household is the same in both houses."""

    async def scenario() -> None:
        async with through(tmp_path, database, trusted_proxies=_everybody(), tickets_per_minute=3) as server:
            host, _ = await server.open()

            async def tickets(address: str) -> list[int]:
                headers = {"X-Forwarded-For": address}
                path = f"/api/tables/{host.table}/ticket"
                return [(await server.post(path, {}, host.key, headers=headers))[0] for _ in range(4)]

            assert await tickets("203.0.113.1") == [201, 201, 201, 429]
            assert await tickets("203.0.113.2") == [201, 201, 201, 429]

    asyncio.run(scenario())


def test_a_seat_is_renewed_wherever_its_table_is_kept(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        async with through(tmp_path, database) as server:
            host, _ = await server.open()
            personal, following = keys.new_key(), keys.new_key()
            kept, _ = await server.post(f"/api/tables/{host.table}/keep", {"personal": personal}, host.key)
            assert kept == 200
            status, mine = await server.post("/api/mine/renew", {"next": following}, personal)
            assert (status, mine["missed"], len(mine["seats"])) == (200, [], 1)
            await true_soon(lambda: host.closed is not None)
            assert host.closed == 4401
            again = await Guest(server, host.table, mine["seats"][0]["key"]).hello()
            assert again.seat == host.seat

    asyncio.run(scenario())


def test_a_ticket_of_one_house_is_good_in_another_and_once(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        async with through(tmp_path, database) as server:
            host, _ = await server.open()
            _, given = await server.post(f"/api/tables/{host.table}/ticket", {}, host.key)
            assert [await opened(server, host.table, given["ticket"]) for _ in range(2)] == ["welcome", "bye"]

    asyncio.run(scenario())


async def opened(server: Through, table: str, ticket: str) -> str:
    ws = await server.session.ws_connect(f"{server.url}/api/tables/{table}/socket")
    await ws.send_str(json.dumps({"type": "hello", "ticket": ticket}))
    told: dict[str, Any] = json.loads((await ws.receive()).data)
    await ws.close()
    return str(told["type"])


def _everybody() -> Any:
    from ipaddress import ip_network

    return (ip_network("127.0.0.0/8"),)


def test_the_owner_link_of_one_house_is_good_at_any_of_them_once(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        async with houses(tmp_path, database) as (one, two):
            said = {"token": one.house.owner_token}
            status, given = await two.post("/api/owner", said)
            assert (status, given["key"]) == (200, one.house.owner_key())
            assert [(await server.post("/api/owner", said))[0] for server in (one, two)] == [403, 403]
            assert (await one.get("/api/reports", given["key"]))[0] == 200

    asyncio.run(scenario())


def test_an_owner_link_that_was_used_is_void_while_a_house_has_no_lease(tmp_path: Path, database: str) -> None:
    """A house that is cut off from its lease still knows that the store is not its own."""

    async def scenario() -> None:
        async with houses(tmp_path, database, 1) as (one,):
            said = {"token": one.house.owner_token}
            assert (await one.post("/api/owner", said))[0] == 200
            with psycopg.connect(database) as db:
                db.execute("UPDATE houses SET until = now()")
            await one.house.neighbours.greet()
            assert (await one.post("/api/owner", said))[0] == 403

    asyncio.run(scenario())
