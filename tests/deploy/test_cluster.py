"""`make cluster` as it is: real processes, a house that is killed, a game that goes on, and nothing left behind."""

import asyncio
import os
import re
import signal
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import aiohttp
import pytest

from tests.server.guests import PATIENCE, RunningServer
from tests.server.killable_server import Player
from tools import cluster

ROOT = Path(__file__).parent.parent.parent
RELAYED = re.compile(r"^coterie_relays_total\{.*\} ([\d.]+)", re.MULTILINE)
TABLES = 30
PLAYING = re.compile(r'^coterie_tables\{.*status="playing"\} ([\d.]+)', re.MULTILINE)


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that others may pass through, too: where tests run as root, PostgreSQL runs as nobody."""
    with tempfile.TemporaryDirectory(prefix="coterie-test-") as name:
        Path(name).chmod(0o711)
        yield Path(name)


@dataclass
class Cluster:
    """What it printed, and the process that printed it."""

    process: Process
    folder: Path
    addresses: list[str]  # one in front, or one of each house
    pids: dict[str, int]
    houses: dict[str, str]  # where each is by itself

    async def heard(self, pattern: str) -> re.Match[str]:
        """The next line in which this stands."""
        assert self.process.stdout
        async with asyncio.timeout(PATIENCE):
            while line := (await self.process.stdout.readline()).decode():
                if found := re.search(pattern, line):
                    return found
        raise AssertionError(f"it ended and never said {pattern!r}")

    def house_at(self, pid: int) -> str:
        """Where a house is by itself: its own settings say so."""
        environ = Path(f"/proc/{pid}/environ").read_text().split("\0")
        return next(line for line in environ if line.startswith("COTERIE_HOUSE_URL=")).partition("=")[2]


@asynccontextmanager
async def running(folder: Path, *flags: str) -> AsyncIterator[Cluster]:
    """A cluster that is closed as somebody closes it who types Ctrl-C."""
    environ = {**os.environ, "TMPDIR": str(folder), "COTERIE_BOT_PACE": "0"}
    command = [sys.executable, "-m", "tools.cluster", *flags]
    # where the tests run in the background of a shell, it would be deaf to Ctrl-C
    listens = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, cwd=ROOT, env=environ, preexec_fn=listens)
    it = Cluster(process, folder, [], {}, {})
    try:
        it.addresses = (await it.heard("^The cluster is open: (.*)"))[1].removeprefix("any of ").split()
        while found := re.match(r"  (\w+) +kill -9 (\d+)", (await it.heard("kill -9|^The tables")).string):
            it.pids[found[1]] = int(found[2])
        await it.heard("^Ctrl-C ends it all")
        it.houses = {name: it.house_at(pid) for name, pid in it.pids.items() if name != "PostgreSQL"}
        yield it
    finally:
        process.send_signal(signal.SIGINT)
        said, _ = await process.communicate()
    assert process.returncode == 0
    assert said.decode().endswith("The cluster is closed.\n")


def left(folder: Path) -> list[str]:
    """Files that are still there, and processes that still name them."""
    lines = [path.read_bytes() for path in Path("/proc").glob("[0-9]*/cmdline") if path.exists()]
    return [str(path) for path in folder.iterdir()] + [repr(line) for line in lines if str(folder).encode() in line]


async def come_back(player: Player, url: str) -> None:
    """Knock until somebody opens: until its lease is over, a house that was killed still has its tables."""
    player.guest.server = RunningServer(None, None, url, player.guest.server.session)  # type: ignore[arg-type]
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(aiohttp.ClientError, ConnectionError, AssertionError):
                await player.come_back(player.guest.server)
                if player.guest.welcomed:
                    return
            await asyncio.sleep(0.1)


async def some_moves(players: list[Player], count: int) -> None:
    """Let them play until so many moves were acknowledged."""
    wanted = count + sum(len(player.promises) for player in players)
    playing = [asyncio.create_task(player.play(endless=True)) for player in players]
    async with asyncio.timeout(PATIENCE):
        while sum(len(player.promises) for player in players) < wanted:
            await asyncio.sleep(0.01)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def killed_in_mid_game(it: Cluster, session: aiohttp.ClientSession) -> None:
    """Two people open a table, its house is killed, and they play on to the end at the others."""
    first, last = it.addresses[0], it.addresses[-1]
    server = RunningServer(None, None, first, session)  # type: ignore[arg-type]  # it is in another process
    guests = await server.table_of("for-the-king", 2, seats=3, bots={"C": "random"})
    players = [Player(guest, seed) for seed, guest in enumerate(guests)]
    await some_moves(players, 6)
    owner = await the_house_with_a_table(it, session)
    del it.houses[owner]
    before = len(guests[0].events)
    os.kill(it.pids[owner], signal.SIGKILL)
    await it.heard(f"^{owner} has gone")
    await asyncio.gather(*(come_back(player, last) for player in players))
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(player.play(endless=False) for player in players))
    assert all(guest.over for guest in guests)
    assert len(guests[0].events) > before


async def the_house_with_a_table(it: Cluster, session: aiohttp.ClientSession) -> str:
    """The house that has a game going in its memory, by its own figures."""
    (name,) = [name for name, count in (await figures(it, session, PLAYING)).items() if count]
    return name


async def each_table_meets_one_house(server: RunningServer, it: Cluster) -> None:
    """Page, calls and socket of many tables come to a door, and none is passed on from house to house."""
    for _ in range(TABLES):
        host, _ = await server.open("royal-secrets")
        assert (await server.get(f"/api/tables/{host.table}", host.key))[0] == 200
        assert (await server.get(f"/t/{host.table}", headers={"Accept": "text/html"}))[0] == 200
        await host.leave()
    assert not any((await figures(it, server.session, RELAYED)).values())


async def figures(it: Cluster, session: aiohttp.ClientSession, which: re.Pattern[str]) -> dict[str, float]:
    """A figure of each house."""
    found = {}
    for name, url in it.houses.items():
        async with session.get(f"{url}/metrics") as answer:
            found[name] = sum(map(float, which.findall(await answer.text())))
    return found


@pytest.mark.slow
def test_a_game_goes_on_when_its_house_is_killed(folder: Path) -> None:
    async def evening() -> None:
        async with running(folder, "--no-proxy") as it, aiohttp.ClientSession() as session:
            assert len(it.addresses) == 3
            assert {*it.pids} == {"north", "east", "south", "PostgreSQL"}
            await killed_in_mid_game(it, session)

    asyncio.run(evening())
    assert left(folder) == []


@pytest.mark.soak
def test_page_api_and_socket_of_a_table_meet_one_house_behind_haproxy(folder: Path) -> None:
    """Nothing is relayed, and a game goes on when its house is killed."""
    assert cluster.haproxy(), "HAProxy is not here: apt install haproxy"

    async def evening() -> None:
        async with running(folder) as it, aiohttp.ClientSession() as session:
            (url,) = it.addresses
            server = RunningServer(None, None, url, session)  # type: ignore[arg-type]  # it is in other processes
            await each_table_meets_one_house(server, it)
            await killed_in_mid_game(it, session)

    asyncio.run(evening())
    assert left(folder) == []


def test_what_does_not_come_back_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house ends at once where PostgreSQL is away, and that must not end the others."""

    class Fake(cluster.Part):
        """A part that ends when it is started, but for the third time."""

        tries = 0
        gone = True

        def __init__(self) -> None:
            self.name = "north"
            self.ready = ""

        @property
        def ended(self) -> bool:
            return self.gone

        def start(self) -> None:
            self.tries += 1
            self.gone = self.tries < 3

    class Enough(Exception):
        pass

    told: list[str] = []

    def say(line: str) -> None:
        told.append(line)
        if "is back" in line:
            raise Enough

    monkeypatch.setattr(cluster, "AGAIN", 0.0)
    with pytest.raises(Enough):
        cluster.watch(cluster.Postgres(Path("nowhere")), [Fake()], say)
    assert len([line for line in told if "has gone" in line]) == 3
