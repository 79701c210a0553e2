"""kill -9 in the middle of everything.

No acknowledged move is lost, none is there twice, and every game goes on to its end.
"""

import asyncio
import random
from pathlib import Path

import aiohttp
import pytest

from tests.server.guests import RunningServer
from tests.server.killable_server import KillableServer, Player, Promise, nothing_is_lost

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("kills", [20, pytest.param(200, marks=pytest.mark.soak)])
def test_a_house_that_is_killed_again_and_again_loses_nothing(tmp_path: Path, kills: int) -> None:
    asyncio.run(killed(tmp_path, kills, seed=kills))


async def killed(data: Path, kills: int, seed: int) -> None:
    dice = random.Random(seed)
    house = KillableServer(data)
    async with aiohttp.ClientSession() as session:
        server = arrived(await house.open(), session)
        players, others = await company(server)
        sealed = 0
        for n in range(kills):
            playing = [asyncio.create_task(player.play(endless=True)) for player in players]
            await asyncio.sleep(dice.uniform(0.02, 0.4))
            if n % 4 == 0:
                sealed += await a_question_to_several(players)
            await house.kill()
            await asyncio.gather(*playing)
            if n % 5 == 4:  # and once more, while it opens
                await house.open(within=dice.uniform(0.0, 1.0))
                await house.kill()
            server = arrived(await house.open(), session)
            nothing_is_lost(data, promises(players))
            await asyncio.gather(*(player.come_back(server) for player in players))
        await asyncio.gather(*(player.play(endless=False) for player in players))
        assert await house.close() == 0
    nothing_is_lost(data, promises(players), others)
    print(f"\n{kills} kills: {len(promises(players))} acknowledged")
    assert all(player.guest.over for player in players)
    assert sum(player.repeats for player in players) > kills / 4, "no acknowledgement was ever lost"
    assert sealed > kills / 20, "the house was hardly ever killed while several were asked"
    assert {code for player in players for code in player.refused} <= {
        "refused-late",
        "refused-not-asked",
        "refused-amount",
        "refused-no-lot",
        "refused-no-vote",  # the house that asked was killed
        "refused-when-over",  # an order, when an earlier one has played the game to its end
    }


def promises(players: list[Player]) -> list[Promise]:
    return [promise for player in players for promise in player.promises]


def arrived(url: str, session: aiohttp.ClientSession) -> RunningServer:
    return RunningServer(None, None, url, session)  # type: ignore[arg-type]  # it is in another process


async def company(server: RunningServer) -> tuple[list[Player], dict[str, set[int]]]:
    """Several tables: one of people alone, one with a bot and a clock, one with standing orders; and who else answers
    at each.
    """
    council = await server.table_of("reigns-council", 3, seats=3)
    secrets = await server.table_of("royal-secrets", 3, seats=4, clock=30, absent="bot", bots={"D": "random"})
    king = await server.table_of("for-the-king", 2, seats=3, clock=300, absent="vote", bots={"C": "random"})
    tables = ((council, False, set[int]()), (secrets, False, {3}), (king, True, {0, 1, 2}))
    guests = [(guest, orders) for table, orders, _ in tables for guest in table]
    players = [Player(guest, seed, orders) for seed, (guest, orders) in enumerate(guests)]
    return players, {table[0].table: others for table, _, others in tables}


async def a_question_to_several(players: list[Player]) -> bool:
    """Wait a moment for a question that several are asked, and that some have not answered."""
    for _ in range(100):
        if any(len(player.guest.view["waiting"]) > 1 for player in players):
            return True
        await asyncio.sleep(0.01)
    return False
