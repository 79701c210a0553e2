"""A table at which nothing happens by itself is kept by nobody until somebody asks for it, or it expires."""

import asyncio
from pathlib import Path

from tests.houses.neighbourhood import houses, true_soon
from tests.server.guests import Clock, Guest, RunningServer, done

WHILE, DAY = 601, 86_401  # seconds


async def everybody_leaves(server: RunningServer, guests: list[Guest]) -> None:
    for guest in guests:
        await guest.leave()
    await true_soon(lambda: not server.house.tables[guests[0].table].sockets)


def test_an_idle_table_that_was_put_away_is_claimed_by_the_house_that_is_asked(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with houses(tmp_path, database, now=clock) as (one, two):
            guests = await one.table_of("royal-secrets", 3, seats=3)
            table = guests[0].table
            await everybody_leaves(one, guests)
            clock.forward(WHILE, one)
            await one.house.sweep()
            assert table not in one.house.tables
            assert [await house.house.neighbours.look() for house in (one, two)] == [[], []]
            back = await Guest(two, table, guests[0].key).hello()
            assert table in two.house.tables
            assert back.game

    asyncio.run(scenario())


def test_of_a_house_that_closes_the_others_claim_what_goes_on_by_itself(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with houses(tmp_path, database, now=clock) as (one, two):
            idle = await one.table_of("royal-secrets", 3, seats=3)
            timed = await one.table_of("royal-secrets", 3, seats=3, clock=86400)
            for guests in (idle, timed):
                await everybody_leaves(one, guests)
            clock.forward(WHILE, one)
            await one.house.close()
            await true_soon(lambda: timed[0].table in two.house.tables)
            assert await two.house.neighbours.look() == []
            assert idle[0].table not in two.house.tables

    asyncio.run(scenario())


def test_an_idle_table_is_looked_after_when_it_expires(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with houses(tmp_path, database, now=clock) as (one, two):
            host, _ = await one.open("royal-secrets")
            done(await host.do("rename", name="Bea"))
            await everybody_leaves(one, [host])
            clock.forward(WHILE, one)
            await one.house.sweep()
            clock.forward(DAY, two)
            for house in (one, two):
                await house.store.alive(clock())
            await true_soon(lambda: any(host.table in house.house.tables for house in (one, two)))
            for house in (one, two):
                await house.house.sweep()
            rows = await two.store.load(host.table)
            assert rows
            assert rows.table.closed_at == clock()

    asyncio.run(scenario())
