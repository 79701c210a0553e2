"""Hostile input: whatever comes, the house stands, says why it refuses, and other tables play on."""

import asyncio
import io
import json
import logging
import random
import socket
import struct
from collections import Counter
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from coterie.server.http.routes import ROUTES
from coterie.server.protocol import messages
from coterie.server.run import logs
from tests.server import hostile
from tests.server.guests import PATIENCE, Guest, RunningServer, play_out, run_scenario

pytestmark = pytest.mark.slow

FRAMES, BODIES = 5_000, 5_000
AT_ONCE = 16  # connections
RFC = (1000, 1002, 1003, 1007, 1009)  # what a socket that breaks the rules of sockets is closed with
OURS = (4400, 4401)
KINDS = get_args(messages.FromClient)


@pytest.fixture(autouse=True)
def _nothing_goes_wrong() -> Iterator[None]:
    """Nothing is logged as an error, nor with a trace."""
    root, ours = logging.getLogger(), logging.getLogger("coterie")
    before = root.handlers[:], root.level, ours.level
    log = io.StringIO()
    logs.start("json", "info", log)
    yield
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    ours.setLevel(before[2])
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    assert not [line for line in lines if line["level"] in ("error", "critical")]


async def with_control(server: RunningServer, attacks: Coroutine[Any, Any, None]) -> int:
    """Attack, while a person and bots at another table play on, game after game: how many came to their end."""
    person, _ = await server.open("royal-secrets", "Ann", seats=3)
    assert (await person.do("start"))["type"] == "done"
    attacking = asyncio.ensure_future(attacks)
    games = 0
    while not (attacking.done() and games):
        await play_out([person], seed=games + 1)
        await person.until(lambda: person.face["status"] == "over")
        games += 1
        assert (await person.do("rematch"))["type"] == "done"
    await attacking
    return games


def check_sentence(text: str) -> None:
    assert len(text.split()) >= 3, text
    assert not any(word in text for word in ("Traceback", "object at 0x", "Error("))


def test_malformed_frames(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, invitation = await server.open("for-the-king", "Host", seats=5, options={"first": "B"})
        attackers = [await server.join(host.table, invitation, f"Attacker {n}") for n in range(4)]
        await host.do("start")
        for attacker in attackers:
            await attacker.leave()
        numbers, ends = iter(range(FRAMES)), Counter[int]()

        async def attacks(attacker: Guest) -> None:
            for n in numbers:
                dice = random.Random(n)
                await one(server, attacker, dice, ends)

        async def all_attacks() -> None:
            await asyncio.gather(*[attacks(attackers[n % 4]) for n in range(AT_ONCE)])

        assert await with_control(server, all_attacks()) > 0
        assert ends.total() == FRAMES
        assert ends[4400] > FRAMES / 3
        assert {1002, 1007, 1009} <= set(ends)
        assert ends[0] < FRAMES / 100, "and hardly anybody has to leave without a word"
        assert host.closed is None
        assert (await host.do("say", text="What a noise"))["type"] == "done"

    run_scenario(scenario, tmp_path)


async def one(server: RunningServer, guest: Guest, dice: random.Random, ends: Counter[int]) -> None:
    """One malformed frame, before or after hello; and how the connection ends."""
    payload = hostile.mutant(hostile.sample(dice.choice(KINDS), dice), dice)
    hello = dice.random() < 0.5
    frames = hostile.frame(json.dumps({"type": "hello", "key": guest.key}).encode()) if hello else b""
    heard = await speak(
        server, guest.table, frames + hostile.attack(payload, dice) + hostile.frame(hostile.GOODBYE, hostile.CLOSE)
    )
    for opcode, data in heard:
        if opcode == hostile.TEXT:
            told = json.loads(data)
            if told["type"] in ("bye", "refused"):
                check_sentence(told["text"])
    code = next((int.from_bytes(data[:2], "big") for opcode, data in heard if opcode == hostile.CLOSE), 0)
    assert code in (0, *RFC, *OURS), payload
    if code in OURS:
        assert [json.loads(data)["type"] for opcode, data in heard if opcode == hostile.TEXT][-1] == "bye"
    ends[code] += 1


async def speak(server: RunningServer, table: str, said: bytes) -> list[tuple[int, bytes]]:
    """Open a socket, say something at once, and hear everything until it is closed."""
    host, _, port = server.url.removeprefix("http://").rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {server.url}\r\n"
    head += "Upgrade: websocket\r\n"
    writer.write(
        f"{head}Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode()
        + said
    )
    heard = b""
    try:
        async with asyncio.timeout(PATIENCE):
            await reader.readuntil(b"\r\n\r\n")
            while more := await asyncio.wait_for(reader.read(65536), 1.0):
                heard += more
    except TimeoutError:  # the house still waits for the rest of a frame: we are gone first
        pass
    except (ConnectionError, asyncio.IncompleteReadError):
        pass
    writer.transport.abort()
    return hostile.frames_of(heard)


def test_broken_bodies(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, invitation = await server.open("for-the-king", "Host", seats=5)
        posts = [route for route in ROUTES if route.method == "POST"]
        numbers, answers = iter(range(BODIES)), Counter[tuple[str, int]]()

        async def attacks() -> None:
            for n in numbers:
                dice = random.Random(n)
                route = dice.choice(posts)
                valid = hostile.sample(route.takes, dice) if route.takes else {"a": 1}
                body = hostile.mutant(valid, dice)
                status = await send(
                    server,
                    route.path.format(table=host.table, game="for-the-king"),
                    body,
                    dice.choice([host.key, invitation, ""]),
                )
                if route.takes and not hostile.is_sound(body, route.takes):
                    assert status in (400, 413), f"{route.name} took {body[:200]!r}"
                answers[route.name, status] += 1

        async def all_attacks() -> None:
            await asyncio.gather(*[attacks() for _ in range(AT_ONCE)])

        assert await with_control(server, all_attacks()) > 0
        assert answers.total() == BODIES
        assert all(answers[route.name, 400] > 100 for route in posts if route.takes)
        assert not [status for _, status in answers if status >= 500]
        assert (await host.do("say", text="What a noise"))["type"] == "done"

    run_scenario(scenario, tmp_path)


async def send(server: RunningServer, path: str, body: bytes, key: str) -> int:
    """The status of the answer to a body; a refusal is a sentence."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {key}"} if key else {})}
    async with server.session.post(server.url + path, data=body, headers=headers) as response:
        told = await response.json()
        if response.status >= 400:
            assert set(told) == {"code", "text", "values"}
            check_sentence(told["text"])
        return response.status


@pytest.mark.parametrize("game", ["royal-secrets", "for-the-king", "reigns-council"])
def test_well_formed_and_absurd(tmp_path: Path, game: str) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of(game, 3, seats=3)
        dice = random.Random(7)
        kinds = [
            kind
            for kind in KINDS
            if kind not in (messages.Hello, messages.Remove, messages.Resign, messages.Propose, messages.Pause)
            and kind is not messages.AskOpenings  # its answer has no number
        ]
        for n in range(600):
            guest = dice.choice([guest for guest in guests if guest.legal] or guests)
            said = hostile.sample(dice.choice([messages.Play, messages.AskPreview, dice.choice(kinds)]), dice)
            if "decision" in said:
                said["decision"] = max(0, guest.view["decision"])
                said["actions"] = [dice.choice([action, *guest.legal]) for action in said["actions"]]
            what, number = said.pop("type"), f"absurd-{n:06}"
            said.pop("cmd_id", None), said.pop("id", None)
            answer = await guest.do(what, number, **said)
            assert answer["type"] in ("done", "refused", "preview"), answer
            if answer["type"] == "refused":
                check_sentence(answer["text"])
        assert all(guest.closed is None for guest in guests)

    run_scenario(scenario, tmp_path)


def test_what_is_not_even_http(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, _, port = server.url.removeprefix("http://").rpartition(":")
        dice = random.Random(3)
        good = b"GET /healthz HTTP/1.1\r\nHost: x"
        oddities = [
            b"\x16\x03\x01\x02\x00\x01",
            b"BREW / HTTP/1.1",
            b"GET / HTTP/9.9",
            b"GET  /",
            good + b"\r\n\r\n\x00\xff",
            b"POST /api/tables HTTP/1.1\r\nContent-Length: -1",
            b"GET / HTTP/1.1\r\nA" * 9000,
            b"POST /api/tables HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nZZ",
            b"POST /api/tables HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0",
            (
                b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection:"
                b" Upgrade\r\n\r\n\x81\x85junk"
            ),
            b"GET /" + b"a" * 20_000 + b" HTTP/1.1",
            b"GET / HTTP/1.1\r\nX: " + b"a" * 20_000,
            b"GET http://[::1 HTTP/1.1\r\nHost: [",
            b"GET /api/games/%ff%fe HTTP/1.1\r\nHost: x",
            b"GET /api/tables/%00%ff%c3%28abcd HTTP/1.1\r\nHost: x",
            b"GET /api/tables/%ff%ff%ff%ff%ff%ff%ff%ff HTTP/1.1\r\nHost: x",
            b"GET /api/tables/AAAAAAAA/replay?eyes=%ff&first=\xc3\x28 HTTP/1.1\r\nHost: x",
            *[good[: dice.randrange(len(good))] + dice.randbytes(50) for _ in range(100)],
        ]
        for oddity in oddities:
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(oddity + b"\r\n\r\n")
            writer.write_eof()
            async with asyncio.timeout(PATIENCE):
                answer = await reader.read()
            writer.close()
            assert b" 500 " not in answer[:20], oddity[:100]
        assert (await server.get("/healthz"))[0] == 200

    run_scenario(scenario, tmp_path)


def test_guests_who_are_gone_before_their_socket_opens_are_no_fault(tmp_path: Path) -> None:
    async def hurry(server: RunningServer) -> None:
        host, port = server.url.removeprefix("http://").split(":")
        upgrade = (
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key:"
            " AAAAAAAAAAAAAAAAAAAAAA=="
        )
        origin = f"Origin: {server.url}"
        request = f"GET /api/tables/ABCDEFGH/socket HTTP/1.1\r\nHost: {host}:{port}\r\n{origin}\r\n{upgrade}\r\n\r\n"
        for _ in range(50):
            with socket.create_connection((host, int(port))) as gone:
                # closed at once, without a goodbye
                gone.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                gone.send(request.encode())
            await asyncio.sleep(0)
        async with server.session.get(f"{server.url}/healthz") as answer:
            assert answer.status == 200

    run_scenario(hurry, tmp_path)
