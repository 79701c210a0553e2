"""The example client plays whole games against a real house, also when its connection is cut again and again."""

import asyncio
import itertools
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from coterie.games import games
from coterie.talk import sayings_of
from tests.server.guests import PATIENCE, RunningServer, play_out, run_scenario

pytestmark = pytest.mark.slow

CLIENT = Path(__file__).parent.parent.parent / "examples" / "client.py"
GAMES = ["royal-secrets", "for-the-king", "reigns-council"]


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sits at the free seats does not think long: whole games are played here."""
    for game in games().values():
        monkeypatch.setattr(game, "bot", "courtier")


async def run(*args: str) -> asyncio.subprocess.Process:
    """The client in a process of its own."""
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(
        sys.executable, str(CLIENT), *args, stdin=pipe, stdout=pipe, stderr=pipe
    )


async def printed(process: asyncio.subprocess.Process, typed: str = "") -> str:
    """All that the client printed until it left; it must leave in peace."""
    async with asyncio.timeout(2 * PATIENCE):
        out, err = await process.communicate(typed.encode())
    assert (process.returncode, err.decode()) == (0, "")
    return out.decode()


def numbers(text: str) -> list[int]:
    """The numbers of the events a client printed."""
    return [int(n) for n in re.findall(r"^(\d+) [a-z]", text, re.MULTILINE)]


@asynccontextmanager
async def frayed_line(server: RunningServer, after: int, cuts: int) -> AsyncIterator[str]:
    """The address of a line to the house that is cut so many times, each time when so many more bytes came through
    it.
    """
    port = int(server.url.rpartition(":")[2])
    left = itertools.count(cuts, -1)

    async def through(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        came = asyncio.create_task(carry(there, writer, after if next(left) > 0 else None))
        went = asyncio.create_task(carry(reader, back, None))
        await asyncio.wait([came, went], return_when=asyncio.FIRST_COMPLETED)
        for task, end in ((came, writer), (went, back)):
            task.cancel()
            end.transport.abort()

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, limit: int | None) -> None:
        sent = 0
        while data := await reader.read(1024):
            sent += len(data)
            if limit is not None and sent > limit:
                return
            writer.write(data)

    server = await asyncio.start_server(through, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


@pytest.mark.parametrize("game", GAMES)
def test_the_client_plays_a_whole_game_with_bots(tmp_path: Path, game: str) -> None:
    async def scenario(server: RunningServer) -> None:
        text = await printed(await run(server.url, "--game", game))
        (table,) = [live.state for live in server.house.tables.values()]
        assert table.match
        assert table.match.over
        assert numbers(text) == list(range(table.match.told))
        if sayings_of(table.game):
            assert re.search(r"^#\d+ A: +(claim|promise|forecast) [a-z-]+", text, re.MULTILINE), "it says something"
            assert re.search(r"^#\d+\.\d+ is (kept|broken)", text, re.MULTILINE), "and hears what became of it"
        assert text.splitlines()[-1] == f"Over. Points by seat: {' '.join(map(str, table.match.scores))}"

    run_scenario(scenario, tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_a_client_whose_connection_is_cut_misses_nothing_and_hears_nothing_twice(tmp_path: Path, game: str) -> None:
    async def scenario(server: RunningServer) -> None:
        async with frayed_line(server, after=100_000, cuts=6) as url:
            text = await printed(await run(url, "--game", game))
        (table,) = [live.state for live in server.house.tables.values()]
        assert table.match
        assert text.count("The connection is gone") >= 2
        assert numbers(text) == list(range(table.match.told))
        assert text.splitlines()[-1].startswith("Over.")

    run_scenario(scenario, tmp_path)


def test_the_client_takes_the_seat_it_was_invited_to_and_comes_back_by_its_own_link(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, invitation = await server.open("for-the-king", seats=2)
        joined = await run(f"{server.url}/t/{host.table}#invitation={invitation}", "--name", "Guest")
        assert joined.stdout
        link = re.search(r"http\S+", (await joined.stdout.readline()).decode())
        assert link
        await host.until(lambda: len(host.face["people"]) == 2 and host.face["people"][1]["here"])
        joined.kill()
        await joined.wait()
        await host.do("start")
        again = await run(link[0])
        await play_out([host])
        assert (await printed(again)).splitlines()[
            -1
        ] == f"Over. Points by seat: {' '.join(map(str, host.view['scores']))}"

    run_scenario(scenario, tmp_path)


def test_the_client_asks_whoever_sits_before_it(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        text = await printed(
            await run(server.url, "--game", "for-the-king", "--play"), "nonsense\n99999\n" + "0\n" * 2000
        )
        (table,) = [live.state for live in server.house.tables.values()]
        assert table.match
        assert re.search(r"^\w+\?\n  0: \w+", text, re.MULTILINE)
        assert numbers(text.replace("> ", "\n")) == list(range(table.match.told))

    run_scenario(scenario, tmp_path)


def test_the_client_says_why_it_cannot_come_in(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        process = await run(f"{server.url}/t/ABCDEFGH#invitation={'x' * 22}")
        _, err = await process.communicate()
        assert (process.returncode, err.decode()) == (
            1,
            "no-table: there is no such table, or the link to it is not complete\n",
        )

    run_scenario(scenario, tmp_path)
