"""Houses in processes of their own on one PostgreSQL, which are killed and stopped, and players who wander from one to
the other.
"""

import asyncio
import os
import random
import re
import signal
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

import aiohttp
import psycopg

from coterie.store.rows import MoveRow
from tests.server.guests import Guest, RunningServer
from tests.server.invariants import Given
from tests.server.killable_server import Gone, KillableServer, Player, Promise, all_is_kept

LEASE = 3.0  # seconds


class HouseProcess(KillableServer):
    """`coterie serve` on a database that several houses share."""

    def __init__(self, data: Path, database: str, name: str, lease: float = LEASE, **environ: str) -> None:
        own = {"COTERIE_STORE": database, "COTERIE_HOUSE": name, "COTERIE_LEASE": str(lease)}
        super().__init__(data / name, "", **own, **environ)
        self.name = name
        self.url = ""

    async def open(self, within: float | None = None) -> str:
        self.url = await super().open(within)
        return self.url

    def stand_still(self) -> None:
        """Let it do nothing until `go_on`."""
        assert self._process
        os.kill(self._process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        assert self._process
        os.kill(self._process.pid, signal.SIGCONT)

    def door(self, session: aiohttp.ClientSession) -> RunningServer:
        """Where guests come to it."""
        return RunningServer(None, None, self.url, session)  # type: ignore[arg-type]  # it is in another process


class Wanderer(Player):
    """A player who comes to whichever house lets them in, and gives a command again until it is answered."""

    def __init__(self, guest: Guest, seed: int, orders: bool = False) -> None:
        super().__init__(guest, seed, orders)
        self._choice = random.Random(seed)
        self.unreachable = 0
        self.thinks = 0.0  # seconds before each command

    def abandon(self) -> None:
        """Leave a connection as it is, without closing it: what was said on it may still be read one day."""
        if self.guest._reader:
            self.guest._reader.cancel()

    async def wander(self, houses: Sequence[HouseProcess], session: aiohttp.ClientSession, endless: bool) -> None:
        """Play on in any of these houses, for ever or until the game is over."""
        while endless or not (self.guest.over and self._pending is None):
            if self.guest.closed is not None or self.guest._reader is None or self.guest._reader.done():
                await self.come_in(houses, session)
            await self.play(endless)

    async def come_in(self, houses: Sequence[HouseProcess], session: aiohttp.ClientSession) -> None:
        """Come back to the first house that lets one in."""
        while True:
            self.abandon()  # or what still comes by an attempt that took too long would be heard, too
            with suppress(*Gone, TimeoutError, AssertionError):
                async with asyncio.timeout(30):
                    await self.come_back(self._choice.choice(houses).door(session))
                if self.guest.welcomed:
                    return
            await asyncio.sleep(0.1)

    async def _give(self, what: str, id: str, match: int, body: dict[str, object]) -> None:
        if self.thinks:
            await asyncio.sleep(self.thinks * self._choice.random())
        answer = await self.guest.do(what, id, **body)
        if answer["type"] == "refused" and answer["code"] == "refused-unreachable":
            self.unreachable += 1
            await asyncio.sleep(0.2)
            return  # the same again
        self._pending = None
        if answer["type"] == "refused":
            self.refused.append(answer["code"])
        elif what == "play":
            actions: tuple[int, ...] = tuple(body["actions"])  # type: ignore[arg-type]
            promise = (self.guest.table, match, Given(self.guest.seat, actions, answer["moves"]))
            self.promises.append(promise)
            self.told(promise)


def kept_in(database: str) -> dict[tuple[str, int], list[MoveRow]]:
    """Every match in a database, by table and number."""
    with psycopg.connect(database) as db:
        found: dict[tuple[str, int], list[MoveRow]] = {
            (table, no): [] for table, no in db.execute('SELECT "table", no FROM matches')
        }
        for table, no, *move in db.execute('SELECT "table", match, n, seat, action, at FROM moves ORDER BY 1, 2, n'):
            found[table, no].append(MoveRow(*move))
    return found


def nothing_is_lost(database: str, players: Iterable[Player], others: dict[str, set[int]] | None = None) -> int:
    """Everything that was acknowledged is kept, once, and without a gap; returns how much that is."""
    promises: list[Promise] = [promise for player in players for promise in player.promises]
    found = kept_in(database)
    for moves in found.values():
        assert [move.n for move in moves] == list(range(len(moves))), "there is a gap"
    all_is_kept(found, promises, others)
    return len(promises)


async def figure(house: HouseProcess, session: aiohttp.ClientSession, name: str) -> float:
    """A figure that a house tells."""
    async with session.get(f"{house.url}/metrics") as response:
        text = await response.text()
    found = re.search(rf"^{re.escape(name)} ([0-9.e+]+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


async def lost_at(house: HouseProcess, session: aiohttp.ClientSession) -> float:
    """How many commands a house could not write because another one had the table by then."""
    return await figure(house, session, f'coterie_commands_total{{house="{house.name}",outcome="lost"}}')
