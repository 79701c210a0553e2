"""A house sleeps past its lease, another takes its tables over, and the first one wakes and goes on as if nothing had
happened: nothing is acknowledged twice, nothing is lost, and there is no gap.
"""

import asyncio
import json
import random
from pathlib import Path

import aiohttp
import psycopg
import pytest

from tests.houses.processes import LEASE, HouseProcess, Wanderer, lost_at, nothing_is_lost
from tests.server.guests import RunningServer, done

pytestmark = pytest.mark.slow

CLOCKS = (30, 120, 300)  # seconds


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
        host = await a_host(awake.door(session))
        try:
            for n in range(rounds):
                playing = [asyncio.create_task(player.wander([awake], session, endless=True)) for player in players]
                await asyncio.sleep(dice.uniform(0.3, 0.8))
                awake.stand_still()
                for what, said in wishes(2 * n).items():
                    await host.guest.send({"type": what, "cmd_id": f"{what}-in-round-{n}", **said})
                await asyncio.sleep(0.1)  # what they say now, it hears when it wakes
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
                for player in (*players, host):
                    player.abandon()
                playing = [asyncio.create_task(player.wander([other], session, endless=True)) for player in players]
                before = [len(player.promises) for player in players]
                while any(len(player.promises) == known for player, known in zip(players, before, strict=True)):
                    await asyncio.sleep(0.05)  # until everybody has played on elsewhere
                await host.come_in([other], session)
                for what, said in wishes(2 * n + 1).items():
                    done(await host.guest.do(what, **said))
                awake.go_on()
                await asyncio.sleep(dice.uniform(0.2, 0.5))
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
                nothing_is_lost(database, players)
                assert kept_wishes(database, host.guest.table) == wishes(2 * n + 1), "the house that slept wrote"
                awake, other = other, awake
            for player in players:
                player.abandon()
            finishing = [player.wander([awake, other], session, endless=False) for player in players]
            await asyncio.gather(*finishing)
            lost = await lost_at(awake, session) + await lost_at(other, session)
            assert [await awake.close(), await other.close()] == [0, 0]
        finally:
            await asyncio.gather(awake.kill(), other.kill())
    count = nothing_is_lost(database, players, others)
    print(f"\n{rounds} rounds, lease {LEASE} s: {count} acknowledged, {lost:.0f} refused by the epoch")
    assert lost, "the house that slept never tried to write"


async def a_host(server: RunningServer) -> Wanderer:
    """Somebody at a table that waits. What they want changes rows that no number protects: the epoch alone does."""
    guest, _ = await server.open("royal-secrets", "Host", listed=True)
    return Wanderer(guest, 100)


def wishes(n: int) -> dict[str, dict[str, object]]:
    """What the host says the nth time: it changes the row of the table, and that of a person."""
    return {"agree": {"clock": CLOCKS[n % len(CLOCKS)]}, "rename": {"name": f"Host {n}"}}


def kept_wishes(database: str, table: str) -> dict[str, dict[str, object]]:
    """What the database has of it."""
    with psycopg.connect(database) as db:
        ((state, name),) = db.execute(
            'SELECT state, name FROM tables JOIN people ON "table" = id WHERE id = %s AND n = 0', (table,)
        ).fetchall()
    return {"agree": {"clock": json.loads(state)["agreement"]["clock"]}, "rename": {"name": name}}


async def company(server: RunningServer) -> tuple[list[Wanderer], dict[str, set[int]]]:
    """A table of people, and one with a bot; and who else answers at each."""
    council = await server.table_of("reigns-council", 3, seats=3)
    secrets = await server.table_of("royal-secrets", 3, seats=4, clock=300, absent="vote", bots={"D": "random"})
    players = [Wanderer(guest, seed) for seed, guest in enumerate([*council, *secrets])]
    return players, {council[0].table: set(), secrets[0].table: {3}}
