"""The entrance: connections that say nothing, or too little, or read nothing, keep nobody else out."""

import asyncio
import ipaddress
import json
import logging
import os
import resource
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from coterie.server.http import app, entrance
from coterie.server.http.routes import ROUTES
from coterie.server.run.open_files import allow_most_files
from tests.server.guests import PATIENCE, Guest, RunningServer, done, run_scenario
from tests.server.killable_server import KillableServer

pytestmark = pytest.mark.slow

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def place(url: str) -> tuple[str, int]:
    host, _, port = url.removeprefix("http://").rpartition(":")
    return host, int(port)


async def silent(url: str, count: int, **more: Any) -> list[Stream]:
    """So many connections that say nothing."""
    return [await asyncio.open_connection(*place(url), **more) for _ in range(count)]


async def ended(stream: Stream) -> bytes:
    """What came by a connection until its end."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await stream[0].read()
        except ConnectionError:
            return b""
        finally:
            stream[1].transport.abort()


def hang_up(streams: list[Stream]) -> None:
    for _, writer in streams:
        writer.transport.abort()


async def is_let_in(url: str) -> None:
    """Somebody new is answered."""
    async with asyncio.timeout(PATIENCE), aiohttp.ClientSession() as session, session.get(f"{url}/healthz") as answer:
        assert answer.status == 200


# By address.


def test_whoever_is_silent_longest_makes_room_for_others_of_the_same_address(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, _ = await server.open()
        streams = await silent(server.url, 20)
        assert await asyncio.gather(*[ended(stream) for stream in streams[:15]]) == [b""] * 15
        await is_let_in(server.url)
        assert not streams[-1][0].at_eof(), "who came last is still there"
        done(await host.do("say", text="And so am I"))
        hang_up(streams)

    run_scenario(scenario, tmp_path, connections_per_address=6)


def test_an_address_has_so_many_connections_and_the_next_is_told_so(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, _ = await server.open()
        others = [await Guest(server, host.table, host.key).hello() for _ in range(2)]
        heard = await ended((await silent(server.url, 1))[0])
        head, _, body = heard.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 429 ")
        assert json.loads(body)["code"] == "refused-sockets"
        elsewhere = await silent(server.url, 1, local_addr=("127.0.0.2", 0))
        await others[0].leave()
        assert (await Guest(server, host.table, host.key).hello()).seat == 0
        assert not elsewhere[0][0].at_eof(), "other addresses are not touched"
        hang_up(elsewhere)

    run_scenario(scenario, tmp_path, connections_per_address=3)


def test_a_trusted_proxy_may_have_as_many_connections_as_it_likes(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        streams = await silent(server.url, 10)
        await is_let_in(server.url)
        assert not any(reader.at_eof() for reader, _ in streams)
        hang_up(streams)

    proxies = (ipaddress.ip_network("127.0.0.1"),)
    run_scenario(scenario, tmp_path, connections_per_address=3, trusted_proxies=proxies)


# By time.


@pytest.mark.parametrize(
    "said", [b"", b"GET /healthz HTTP/1.1\r\nHost: local", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"]
)
def test_a_connection_without_a_whole_request_is_closed_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(app, "SILENCE", 0.1)

    async def scenario(server: RunningServer) -> None:
        host, _ = await server.open()
        streams = await silent(server.url, 1)
        streams[0][1].write(said)
        assert (await ended(streams[0])).startswith(b"HTTP/1.1 200 " if said.endswith(b"\r\n\r\n") else b"")
        done(await host.do("say", text="I have a socket, and all the time there is"))

    run_scenario(scenario, tmp_path)


def test_a_body_that_does_not_come_in_time_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "BODY_WITHIN", 0.1)
    monkeypatch.setattr(app, "REST_WITHIN", 0.1)

    async def scenario(server: RunningServer) -> None:
        streams = await silent(server.url, 1)
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n"
        streams[0][1].write(head + b'{"name": ')
        said, _, body = (await ended(streams[0])).partition(b"\r\n\r\n")
        assert said.startswith(b"HTTP/1.1 408 ")
        assert json.loads(body)["code"] == "refused-slow"

    run_scenario(scenario, tmp_path)


def test_who_never_reads_an_answer_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrance, "UNREAD", 0.1)

    async def scenario(server: RunningServer) -> None:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, place(server.url))
        request = b"GET /api/games/reigns-council HTTP/1.1\r\nHost: localhost\r\n\r\n"

        async def ask_for_ever() -> None:
            while True:
                with suppress(BlockingIOError):
                    line.send(request)
                await asyncio.sleep(0)

        with pytest.raises(ConnectionError):
            await asyncio.wait_for(ask_for_ever(), PATIENCE)
        line.close()

    run_scenario(scenario, tmp_path)


# By files.


def test_the_log_says_once_that_hardly_any_files_are_left(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with socket.socket() as probe:
        files = 2 * (probe.fileno() + 40)  # half of so few are kept for others

    async def scenario(server: RunningServer) -> None:
        streams = await silent(server.url, 40)
        await is_let_in(server.url)
        hang_up(streams)

    with caplog.at_level(logging.WARNING):
        run_scenario(scenario, tmp_path, files=files)
    said = [record.getMessage() for record in caplog.records if record.name == "coterie.web"]
    assert len(said) == 1
    assert said[0].startswith("hardly any open files are left")


def test_the_house_has_as_many_files_as_the_system_allows() -> None:
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, limit[1]), limit[1]))
        most = allow_most_files()
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert soft == hard == limit[1]
        assert most in (hard, 0)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, limit)


@pytest.mark.parametrize(
    ("files", "count", "per_address"),
    [
        (400, 450, 1_000_000),
        pytest.param(1024, 1100, 1_000_000, marks=pytest.mark.soak),
        pytest.param(1024, 1100, 400, marks=pytest.mark.soak),
    ],
)
def test_newcomers_get_in_and_bots_think_on_however_many_are_silent(
    tmp_path: Path, files: int, count: int, per_address: int
) -> None:
    async def scenario() -> None:
        limit = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({files}, {files}))"
        house = KillableServer(tmp_path, limit, COTERIE_CONNECTIONS_PER_ADDRESS=str(per_address))
        url = await house.open()
        try:
            streams = await silent(url, count)
            for _ in range(10):
                await is_let_in(url)
            worker = house.children()
            os.kill(worker[0], signal.SIGKILL)
            async with aiohttp.ClientSession() as session:
                server = RunningServer(None, None, url, session)  # type: ignore[arg-type]
                host, _ = await server.open(seats=3, bots={"B": "courtier", "C": "courtier"})
                done(await host.do("start"))
                for _ in range(5):
                    await host.until(lambda: bool(host.legal))
                    done(await host.play(host.legal[0]))
                await host.leave()
            async with asyncio.timeout(PATIENCE):
                while not set(house.children()) - set(worker):  # another can be started
                    await asyncio.sleep(0.01)
            hang_up(streams)
        finally:
            assert await house.close() == 0

    with many_files(count + 200):
        asyncio.run(scenario())


@contextmanager
def many_files(count: int) -> Iterator[None]:
    """Let the test itself have so many open files."""
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(limit[0], count), limit[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, limit)


# By how often.


def test_every_route_of_the_api_is_limited() -> None:
    assert not [route.name for route in ROUTES if route.path.startswith("/api/") and not route.limit]
