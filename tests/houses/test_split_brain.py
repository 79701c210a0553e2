"""A house sleeps past its lease, another takes its tables over, and the first one wakes and goes on as if nothing had
happened: nothing is acknowledged twice, nothing is lost, and there is no gap.
"""

import asyncio
import random
from pathlib import Path

import aiohttp
import pytest

from tests.houses.processes import LEASE, HouseProcess, Wanderer, lost_at, nothing_is_lost
from tests.server.guests import RunningServer

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("rounds", [5, pytest.param(200, marks=pytest.mark.soak)])
def test_a_house_that_sleeps_past_its_lease_writes_nothing_when_it_wakes(
    tmp_path: Path, database: str, rounds: int
) -> None:
    asyncio.run(slept(tmp_path, database, rounds))


async def slept(data: Path, database: str, rounds: int) -> None:
    dice = random.Random(rounds)
    awake, other = HouseProcess(data, database, "one"), HouseProcess(data, database, "two")
    async with aiohttp.ClientSession() as session:
        await asyncio.gather(awake.open(), other.open())
        players, others = await company(awake.door(session))
        lost = 0.0
        try:
            for _ in range(rounds):
                playing = [asyncio.create_task(player.wander([awake], session, endless=True)) for player in players]
                await asyncio.sleep(dice.uniform(0.3, 0.8))
                awake.stand_still()
                await asyncio.sleep(0.1)  # what they say now, it hears when it wakes
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
                for player in players:
                    player.abandon()
                playing = [asyncio.create_task(player.wander([other], session, endless=True)) for player in players]
                before = [len(player.promises) for player in players]
                while any(len(player.promises) == known for player, known in zip(players, before, strict=True)):
                    await asyncio.sleep(0.05)  # until everybody has played on elsewhere
                awake.go_on()
                await asyncio.sleep(dice.uniform(0.2, 0.5))
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
                nothing_is_lost(database, players)
                lost += await lost_at(awake, session)
                awake, other = other, awake
            for player in players:
                player.abandon()
            finishing = [player.wander([awake, other], session, endless=False) for player in players]
            await asyncio.gather(*finishing)
            assert [await awake.close(), await other.close()] == [0, 0]
        finally:
            await asyncio.gather(awake.kill(), other.kill())
    count = nothing_is_lost(database, players, others)
    print(f"\n{rounds} rounds, lease {LEASE} s: {count} acknowledged, {lost:.0f} refused by the epoch")
    assert lost, "the house that slept never tried to write"


async def company(server: RunningServer) -> tuple[list[Wanderer], dict[str, set[int]]]:
    """A table of people, and one with a bot; and who else answers at each."""
    council = await server.table_of("reigns-council", 3, seats=3)
    secrets = await server.table_of("royal-secrets", 3, seats=4, clock=300, absent="vote", bots={"D": "random"})
    players = [Wanderer(guest, seed) for seed, guest in enumerate([*council, *secrets])]
    return players, {council[0].table: set(), secrets[0].table: {3}}
