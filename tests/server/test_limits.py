"""Limits: who does too much of something is told so in a sentence, others are not touched, and it heals by itself."""

import asyncio
import base64
import json
import os
import socket as sockets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from coterie.server.tables.keys import new_key
from tests.server.guests import PATIENCE, Guest, RunningServer, done, run_scenario

pytestmark = pytest.mark.slow

SHORTLY = 0.05  # seconds between two tries


async def in_time(works: Callable[[], Awaitable[bool]]) -> None:
    """Try until it works."""
    async with asyncio.timeout(PATIENCE):
        while not await works():
            await asyncio.sleep(SHORTLY)


async def until_refused(ask: Callable[[], Awaitable[tuple[int, Any]]], good: int, most: int = 500) -> int:
    """How often something goes well until it is too often."""
    for n in range(most):
        status, body = await ask()
        if status != good:
            assert (status, body["code"]) == (429, "refused-too-fast")
            assert "wait a minute" in body["text"]
            return n
    raise AssertionError("there is no limit")


def test_too_many_commands(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, invitation = await server.open()
        other = await server.join(host.table, invitation, "Bea")
        again = await Guest(server, host.table, host.key).hello()
        answers = [await guest.do("mute", person=1, on=False) for _ in range(15) for guest in (host, again)]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert refused
        assert {answer["code"] for answer in refused} == {"refused-too-fast"}
        assert "wait a moment" in refused[0]["text"]
        assert 8 <= len(answers) - len(refused) < 28, "two sockets of a seat share what it may"
        assert (await other.do("say", text="Not me"))["type"] == "done"

        async def obeyed() -> bool:
            return bool((await host.do("mute", person=1, on=False))["type"] == "done")

        await in_time(obeyed)

    run_scenario(scenario, tmp_path, commands_per_second=2)


def test_too_much_talk(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, invitation = await server.open()
        other = await server.join(host.table, invitation, "Bea")
        said = [(await host.do("say", text=f"Line {n}"))["type"] for n in range(7)]
        assert said[:5] == ["done"] * 5
        assert said[5] == "refused"
        await host.leave()
        await host.back()
        answers = [await host.do("say", text="I am new here") for _ in range(5)]
        assert answers[-1]["code"] == "refused-too-fast", "coming again does not help"
        assert (await host.do("rename", name="Anna"))["type"] == "done", "but other things go on"
        assert (await other.do("say", text="Well"))["type"] == "done"

        async def heard() -> bool:
            return bool((await host.do("say", text="Now?"))["type"] == "done")

        await in_time(heard)

    run_scenario(scenario, tmp_path)


def test_too_many_tables_opened(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        async def opens() -> tuple[int, Any]:
            return await server.post("/api/tables", {"name": "Ann", "agreement": {"game": "royal-secrets"}})

        assert await until_refused(opens, 201) >= 30
        assert (await server.get("/api/tables"))[0] == 200

        async def opened() -> bool:
            return (await opens())[0] == 201

        await in_time(opened)

    run_scenario(scenario, tmp_path, opens_per_minute=30)


def test_too_many_joins_and_wrong_keys(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, _ = await server.open(watch="anyone")
        names = iter(range(10_000))

        async def watches() -> tuple[int, Any]:
            return await server.post(f"/api/tables/{host.table}/watch", {"name": f"Guest {next(names)}"})

        async def guesses() -> tuple[int, Any]:
            return await server.post(f"/api/tables/{host.table}/ticket", key=new_key())

        assert await until_refused(watches, 201) >= 60
        assert await until_refused(guesses, 401) >= 60
        assert (await knocks(server, host.table))[0] == 4029, "nor by a socket"
        assert (await server.post(f"/api/tables/{host.table}/ticket", key=host.key))[0] == 201, (
            "the right key is not kept waiting"
        )
        assert (await host.do("say", text="Who is there?"))["type"] == "done"

        async def watched() -> bool:
            return (await watches())[0] == 201

        async def guessed() -> bool:
            return (await guesses())[0] == 401

        await in_time(watched)
        await in_time(guessed)

    run_scenario(scenario, tmp_path, joins_per_minute=60)


def test_too_many_reads_and_tickets(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, _ = await server.open()
        tickets = f"/api/tables/{host.table}/ticket"
        assert await until_refused(lambda: server.get(f"/api/tables/{host.table}", host.key), 200) >= 60
        assert await until_refused(lambda: server.post(tickets, key=host.key), 201) >= 40
        for path in ("/api/house", "/api/games/for-the-king", "/api/tables", f"/api/tables/{host.table}/record"):
            assert (await server.get(path, host.key))[0] == 429, "all reads count as one"
        assert (await server.get("/healthz"))[0] == 200, "but not what says that the house is well"
        done(await host.do("say", text="Who reads so much?"))

        async def read() -> bool:
            return (await server.get("/api/tables"))[0] == 200

        await in_time(read)

    run_scenario(scenario, tmp_path, reads_per_minute=60, tickets_per_minute=40)


def test_too_many_sockets_opened(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, _ = await server.open()

        async def comes_again() -> int:
            other = Guest(server, host.table, host.key)
            try:
                await other.hello()
            except aiohttp.WSServerHandshakeError as refusal:
                return refusal.status
            await other.leave()
            return 101

        comings = [await comes_again() for _ in range(40)]
        assert comings[:29] == [101] * 29
        assert 429 in comings
        status, body = await server.get(f"/api/tables/{host.table}/socket")
        assert (status, body["code"]) == (429, "refused-too-fast")
        done(await host.do("say", text="Who is at the door?"))

    run_scenario(scenario, tmp_path, sockets_per_minute=30)


async def knocks(server: RunningServer, table: str) -> tuple[int | None, str]:
    """What becomes of a socket with a wrong key."""
    ws = await server.session.ws_connect(f"{server.url}/api/tables/{table}/socket", origin=server.url)
    await ws.send_str(json.dumps({"type": "hello", "key": new_key()}))
    bye = json.loads((await ws.receive()).data)
    await ws.receive()
    return ws.close_code, bye["text"]


@pytest.mark.parametrize("setting", ["sockets_per_address", "max_sockets"])
def test_too_many_sockets(tmp_path: Path, setting: str) -> None:
    async def scenario(server: RunningServer) -> None:
        host, invitation = await server.open()
        others = [await server.join(host.table, invitation, name) for name in ("Bea", "Cid")]
        with pytest.raises(aiohttp.WSServerHandshakeError, match="429"):
            await Guest(server, host.table, host.key).hello()
        status, body = await server.get(f"/api/tables/{host.table}/socket")
        assert (status, body["code"]) == (429, "refused-sockets")
        await others[0].leave()
        assert (await Guest(server, host.table, host.key).hello()).seat == 0
        assert (await host.do("say", text="Still here"))["type"] == "done"

    run_scenario(scenario, tmp_path, **{setting: 3})


def test_a_seat_opened_in_too_many_places(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, _ = await server.open()
        places = [host, *[await Guest(server, host.table, host.key).hello() for _ in range(8)]]

        async def one_gone() -> bool:
            return sum(place.closed is not None for place in places) == 1

        await in_time(one_gone)
        gone = next(place for place in places if place.closed)
        assert (gone.closed, gone.bye and gone.bye["code"]) == (4029, "too-many")
        assert gone is host, "who came first goes first"

    run_scenario(scenario, tmp_path)


def test_a_reader_who_never_reads_is_cut_loose(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, invitation = await server.open(watch="anyone")
        other = await server.join(host.table, invitation, "Bea")
        for n in range(150):  # so that news of the table are long
            await server.post(f"/api/tables/{host.table}/watch", {"name": f"{n} of a long line"})
        silent = await server.watch(host.table, None, "Deaf")
        await silent.leave()
        line = await never_reads(server, silent)
        await host.until(lambda: here(host, "Deaf"))

        async def cut() -> bool:
            for n in range(50):
                await host.do("mute", person=1, on=n % 2 == 0)
            return b'coterie_sockets_cut_total{house="house"} 1.0' in server.house.metrics.text()

        await in_time(cut)
        await host.until(lambda: not here(host, "Deaf"))
        assert (await other.do("say", text="I hear everything"))["type"] == "done"
        assert other.closed is None
        line.close()

    run_scenario(scenario, tmp_path)


def here(guest: Guest, name: str) -> bool:
    return any(one["name"] == name and one["here"] for one in guest.face["people"])


async def never_reads(server: RunningServer, guest: Guest) -> sockets.socket:
    """A socket of a guest who says hello and then never reads."""
    host, _, port = server.url.removeprefix("http://").rpartition(":")
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, (host, int(port)))
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET /api/tables/{guest.table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {server.url}\r\nUpgrade:"
        " websocket\r\n"
    )
    await loop.sock_sendall(
        line, f"{head}Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    hello = json.dumps({"type": "hello", "key": guest.key}).encode()
    await loop.sock_sendall(line, bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello)  # masked, by a mask of zeroes
    return line
