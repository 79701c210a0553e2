"""A house is killed, PostgreSQL is killed, houses are restarted one after another: nothing that was acknowledged is
lost, nothing is done twice, and everybody plays on.
"""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import aiohttp
import pytest

from tests.houses.processes import LEASE, HouseProcess, Wanderer, nothing_is_lost
from tests.houses.test_split_brain import company
from tests.server.guests import RunningServer
from tools.postgres import Postgres

pytestmark = pytest.mark.slow

THINKS = 1.0  # seconds at most, of a person among many
REFUSED = {"refused-late", "refused-not-asked", "refused-no-vote", "refused-when-over"}  # who came too late


@pytest.mark.parametrize("kills", [3, pytest.param(100, marks=pytest.mark.soak)])
def test_a_house_is_killed_and_its_guests_play_on_in_another(tmp_path: Path, database: str, kills: int) -> None:
    async def scenario() -> None:
        dice, standstill = random.Random(kills), 0.0
        async with an_evening(tmp_path, database) as evening:
            for n in range(kills):
                await asyncio.sleep(dice.uniform(0.3, 1.0))
                gone = evening.houses[n % 2]
                await gone.kill()
                standstill = max(standstill, await everybody_plays_on(evening.players))
                count = nothing_is_lost(database, evening.players)
                print(f"\nafter {n + 1} kills: {count} acknowledged, longest standstill {standstill:.1f} s", flush=True)
                gone.name = f"{gone.name[:3]}-{n}"  # a new name: it need not wait for the lease of the old one
                gone._environ["COTERIE_HOUSE"] = gone.name
                await gone.open()
        print(f"\n{kills} kills: {evening.acknowledged} acknowledged, longest standstill {standstill:.1f} s")

    asyncio.run(scenario())


@pytest.mark.parametrize("kills", [2, pytest.param(50, marks=pytest.mark.soak)])
def test_postgresql_is_killed_and_everybody_plays_on(tmp_path: Path, kills: int) -> None:
    async def scenario(postgres: Postgres) -> None:
        dice, standstill = random.Random(kills), 0.0
        async with an_evening(tmp_path, postgres.url(), lease=10) as evening:
            for _ in range(kills):
                await asyncio.sleep(dice.uniform(0.3, 1.0))
                await asyncio.to_thread(postgres.kill)
                await asyncio.sleep(dice.uniform(0.0, 1.0))
                await asyncio.to_thread(postgres.start)
                standstill = max(standstill, await everybody_plays_on(evening.players))
                nothing_is_lost(postgres.url(), evening.players)
        unreachable = sum(player.unreachable for player in evening.players)
        print(
            f"\n{kills} kills of PostgreSQL: {evening.acknowledged} acknowledged, {unreachable} told to try again,"
            f" longest standstill {standstill:.1f} s after it was back"
        )

    with Postgres() as postgres:
        asyncio.run(scenario(postgres))


@pytest.mark.parametrize("tables", [4, pytest.param(60, marks=pytest.mark.soak)])
def test_houses_are_restarted_one_after_another_and_nobody_is_shown_an_error(
    tmp_path: Path, database: str, tables: int
) -> None:
    async def scenario() -> None:
        houses = [HouseProcess(tmp_path, database, f"house-{n}", lease=10) for n in range(3)]
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
            try:
                await asyncio.gather(*(house.open() for house in houses))
                companies = [await a_table(houses[n % 3].door(session), n) for n in range(tables)]
                players = [player for company in companies for player in company]
                pauses = [Pauses(company) for company in companies]
                playing = [asyncio.create_task(player.wander(houses, session, endless=True)) for player in players]
                await asyncio.sleep(1)
                for house in houses:
                    assert await house.close() == 0
                    await house.open()
                    await everybody_plays_on(players)
                await end(playing)
            finally:
                await asyncio.gather(*(house.kill() for house in houses))
        count, longest = nothing_is_lost(database, players), max(each.longest for each in pauses)
        print(f"\n{tables} tables, 3 restarts: {count} acknowledged, longest standstill {longest:.1f} s")
        check(players)

    asyncio.run(scenario())


@dataclass
class Evening:
    """Two houses, and people who play in either."""

    houses: list[HouseProcess]
    players: list[Wanderer]
    acknowledged: int = 0  # known when it is over


@asynccontextmanager
async def an_evening(data: Path, database: str, lease: float = LEASE) -> AsyncIterator[Evening]:
    """People play while this lasts, and then to the end of their games: nothing is lost, and nobody was shown an
    error.
    """
    houses = [HouseProcess(data, database, name, lease) for name in ("one", "two")]
    async with aiohttp.ClientSession() as session:
        try:
            await asyncio.gather(*(house.open() for house in houses))
            players, others = await company(houses[0].door(session))
            playing = [asyncio.create_task(player.wander(houses, session, endless=True)) for player in players]
            evening = Evening(houses, players)
            yield evening
            await end(playing)
            nothing_is_lost(database, players)
            await asyncio.gather(*(player.wander(houses, session, endless=False) for player in players))
        finally:
            await asyncio.gather(*(house.kill() for house in houses))
    evening.acknowledged = nothing_is_lost(database, players, others)
    check(players)


class Pauses:
    """The longest time in which a table had no acknowledged answer."""

    def __init__(self, company: list[Wanderer]) -> None:
        self.longest = 0.0
        self._last = time.monotonic()
        for player in company:
            player.told = lambda _: self._note()

    def _note(self) -> None:
        now = time.monotonic()
        self.longest, self._last = max(self.longest, now - self._last), now


async def a_table(server: RunningServer, n: int) -> list[Wanderer]:
    """Two people and a bot."""
    guests = await server.table_of("for-the-king", 2, seats=3, clock=300, absent="vote", bots={"C": "random"})
    players = [Wanderer(guest, 100 * n + seed) for seed, guest in enumerate(guests)]
    for player in players:
        player.thinks = THINKS
    return players


async def everybody_plays_on(players: list[Wanderer]) -> float:
    """Wait until each has had another answer acknowledged; returns how many seconds that took."""
    began, before = time.monotonic(), [len(player.promises) for player in players]
    async with asyncio.timeout(120):
        while any(len(player.promises) == known for player, known in zip(players, before, strict=True)):
            await asyncio.sleep(0.02)
    return time.monotonic() - began


async def end(playing: list["asyncio.Task[None]"]) -> None:
    for task in playing:
        if task.done():
            task.result()  # it should have played on for ever
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def check(players: list[Wanderer]) -> None:
    """Nobody was refused anything but what others were quicker to do."""
    refused = {code for player in players for code in player.refused}
    assert refused <= REFUSED, refused
