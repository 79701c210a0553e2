"""A turn is told once, also when another house takes the table over, and by nobody who lost it."""

import asyncio
from pathlib import Path

from tests.houses.neighbourhood import houses, true_soon
from tests.houses.test_fencing import asleep
from tests.server.guests import Clock
from tests.server.receivers import receiving
from tests.server.test_notices import GONE, gone, settled, subscribe, table_of_days


def test_a_turn_is_told_once_whoever_keeps_the_table(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with (
            receiving() as receiver,
            houses(tmp_path, database, lease=1.0, now=clock, notices_to_loopback=True) as (slept, other),
        ):
            _, bob, cleo = await table_of_days(slept)
            await subscribe(bob, receiver.device("phone"))
            await subscribe(cleo, receiver.device("laptop"))
            await gone(bob, clock, slept)
            await receiver.until(1)
            await settled(slept, bob.table)
            asleep(slept)
            await true_soon(lambda: bob.table in other.house.tables)
            clock.forward(3600, other)
            await settled(other, bob.table)
            assert len(receiver.calls) == 1, "the next house told the same turn again"
            back = await type(bob)(other, bob.table, bob.key).hello()
            while back.legal:
                assert (await back.play(back.legal[0]))["type"] == "done"
            stale = slept.house.tables[bob.table]
            stale.notices._told.clear()  # as if it had not come to it before it slept
            clock.forward(GONE, slept)
            await true_soon(lambda: stale.gone)
            assert len([call for call in receiver.calls if call.path == "/phone"]) == 1, "a house that lost it told it"

    asyncio.run(scenario())
