"""Several houses on one store: a table has one owner, an older epoch writes nothing, and a dead house is followed."""

import asyncio
from itertools import pairwise

import pytest

from coterie.core.errors import CoterieError
from coterie.store import Elsewhere, Lost, Store
from coterie.store.outages import without
from coterie.store.postgres import writers
from coterie.store.rows import Awake, Change, HouseRow, Outage, Person, TableRow
from tests.store.tables import Place, begin, kept, move, moves

SOON = 0.6  # seconds: a lease that a test can wait for


def test_a_table_of_a_living_house_is_not_to_be_had_and_its_address_is_told(shared: Place) -> None:
    async def scenario() -> None:
        async with shared.opened("one") as one, shared.opened("two") as two:
            epoch = await begin(one)
            assert [house.name for house in await two.houses()] == ["one", "two"]
            with pytest.raises(Elsewhere) as refusal:
                await two.claim("T1")
            assert refusal.value.house == HouseRow("one", "http://one.example")
            assert ([*await one.open_tables()], [*await two.open_tables()]) == (["T1"], [])
            await one.write(moves(move(0), epoch=epoch))
            assert len(await kept(two)) == 1, "whoever asks may read it"

    asyncio.run(scenario())


def test_an_idle_table_is_nobodys_until_it_is_asked_for_or_its_time_has_come(shared: Place) -> None:
    async def scenario() -> None:
        async with shared.opened("one") as one, shared.opened("two") as two:
            now = (await one.wake(1_000_000)).at
            await two.wake(now)
            await one.release("T1", await begin(one), idle_until=now + 60_000)
            assert (await one.open_tables(), await two.open_tables()) == ({}, {})
            await two.alive(now + 60_000)
            assert ([*await one.open_tables()], [*await two.open_tables()]) == ([], ["T1"])
            rows = await one.claim("T1")
            assert rows
            assert [*await one.open_tables()] == ["T1"], "its owner knows it"
            await one.release("T1", rows.epoch)
            assert ([*await one.open_tables()], [*await two.open_tables()]) == (["T1"], ["T1"])

    asyncio.run(scenario())


def test_a_released_table_is_claimed_at_once_and_its_old_owner_writes_nothing(shared: Place) -> None:
    async def scenario() -> None:
        async with shared.opened("one") as one, shared.opened("two") as two:
            old = await begin(one)
            await one.release("T1", old + 7)
            assert await two.open_tables() == {}, "another epoch releases nothing"
            await one.release("T1", old)
            rows = await two.claim("T1")
            assert rows
            new = rows.epoch
            assert new > old
            outcomes = await asyncio.gather(
                one.write(moves(move(0, 1), epoch=old)),
                two.write(moves(move(0, 2), epoch=new)),
                one.write(Change("T1", state="old", people=[Person(0, 0, "Eve", b"")], epoch=old)),
                one.write(Change("T1", opens=(TableRow("T2", "{}", 1), []), epoch=old)),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in outcomes] == [Lost, type(None), Lost, Lost]
            after = await two.load("T1")
            assert after
            assert (after.table.state, after.people, after.moves) == ("{}", [], [move(0, 2)])
            assert await two.load("T2") is None
            await one.release("T1", old)
            with pytest.raises(Elsewhere):
                await one.claim("T1")

    asyncio.run(scenario())


def test_a_stale_write_spoils_none_of_those_that_share_its_commit(shared: Place) -> None:
    async def scenario() -> None:
        async with shared.opened("one") as one, shared.opened("two") as two:
            epochs = {f"T{n}": await begin(one, f"T{n}") for n in range(8)}
            await one.release("T3", epochs["T3"])
            assert await two.claim("T3")
            outcomes = await asyncio.gather(
                *(one.write(moves(move(0), table=table, epoch=epoch)) for table, epoch in epochs.items()),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in outcomes] == [Lost if n == 3 else type(None) for n in range(8)]
            assert [len(await kept(one, table)) for table in epochs] == [0 if n == 3 else 1 for n in range(8)]

    asyncio.run(scenario())


def test_a_claim_waits_for_the_write_under_way_and_reads_what_it_wrote(shared: Place) -> None:
    """The old owner writes as fast as it can while the table goes back and forth: each sees all that came before."""

    async def scenario() -> None:
        async with shared.opened("one") as one, shared.opened("two") as two:
            epoch, written, refused = await begin(one), 0, 0
            stores = [one, two]
            for turn in range(6):
                here, there = stores[turn % 2], stores[(turn + 1) % 2]

                async def write(store: Store, epoch: int) -> None:
                    nonlocal written, refused
                    try:
                        while True:
                            await store.write(moves(move(written), epoch=epoch))
                            written += 1
                    except Lost:
                        refused += 1

                writing = asyncio.ensure_future(write(here, epoch))
                await asyncio.sleep(0.05)
                await here.release("T1", epoch)
                rows = await there.claim("T1")
                await writing
                assert rows
                assert [m.n for m in rows.moves] == list(range(written))
                epoch = rows.epoch
            assert refused == 6

    asyncio.run(scenario())


def test_the_tables_of_a_house_that_died_go_to_whoever_asks_after_its_lease(shared: Place) -> None:
    async def scenario() -> None:
        async with shared.opened("one", SOON) as one, shared.opened("two") as two:
            assert await one.wake(1000) == Awake(1000, [])
            epoch = await begin(one)
            await one.alive(5000)
            await two.wake(20_000)
            with pytest.raises(Elsewhere):
                await two.claim("T1")
            await asyncio.sleep(SOON + 0.1)
            assert [house.name for house in await two.houses()] == ["two"]
            assert [*await two.open_tables()] == ["T1"]
            rows = await two.claim("T1")
            assert rows
            (away,) = rows.outages
            assert away.began == 5000, "the last sign of life of its owner"
            assert 20_000 + SOON * 1000 < away.ended < 80_000
            with pytest.raises(Lost):
                await one.write(moves(move(0), epoch=epoch))
            await one.alive(6000)
            assert [house.name for house in await two.houses()] == ["one", "two"], "it was only slow"

    asyncio.run(scenario())


def test_time_in_which_no_house_was_open_is_not_counted_twice(shared: Place) -> None:
    async def scenario() -> None:
        async with shared.opened("one") as one:
            await one.wake(1000)
            await begin(one)
            await one.alive(2000)
        async with shared.opened("two") as two:
            assert await two.wake(10_000) == Awake(10_000, [Outage(2000, 10_000)])
            await two.alive(15_000)
            rows = await two.claim("T1")
            assert rows
            assert all(outage.began >= 10_000 for outage in rows.outages)
            assert sum(outage.ended - outage.began for outage in rows.outages) >= 5000, "nobody had it until now"

    asyncio.run(scenario())


def test_what_is_left_of_an_outage() -> None:
    whole = Outage(10, 50)
    assert without(whole, []) == [whole]
    assert without(whole, [Outage(0, 10), Outage(50, 60)]) == [whole]
    assert without(whole, [Outage(0, 20), Outage(30, 35), Outage(45, 60)]) == [Outage(20, 30), Outage(35, 45)]
    assert without(whole, [Outage(0, 60)]) == []


def test_a_second_house_of_one_name_is_refused_while_the_first_lives(shared: Place) -> None:
    async def scenario() -> None:
        async with shared.opened("one", SOON) as one:

            async def live() -> None:
                while True:
                    await one.alive(1)
                    await asyncio.sleep(SOON / 6)

            living = asyncio.ensure_future(live())
            with pytest.raises(CoterieError, match="a house named one is open") as refusal:
                async with shared.opened("one", SOON):
                    pass
            assert refusal.value.code == "store-name-taken"
            living.cancel()

    asyncio.run(scenario())


def test_a_house_that_died_is_followed_by_one_of_the_same_name_and_never_comes_back(shared: Place) -> None:
    async def scenario() -> None:
        async with shared.opened("one", SOON) as died:
            await died.wake(1000)
            epoch = await begin(died)
            async with shared.opened("one", SOON) as after:  # waits for the lease
                assert [*await after.open_tables()] == ["T1"]
                rows = await after.claim("T1")
                assert rows
                with pytest.raises(Lost):
                    await died.write(moves(move(0), epoch=epoch))
                with pytest.raises(Lost):
                    await died.alive(2000)
                await after.write(moves(move(0), epoch=rows.epoch))

    asyncio.run(scenario())


def test_a_house_that_was_closed_opens_again_at_once(shared: Place) -> None:
    async def scenario() -> None:
        for _ in range(2):
            async with shared.opened("one", 600.0) as one:
                assert len(await one.houses()) == 1

    asyncio.run(asyncio.wait_for(scenario(), 60))


def test_houses_that_open_at_once_make_the_tables_once_and_share_one_secret(shared: Place) -> None:
    async def scenario() -> None:
        async def house(name: str) -> bytes:
            async with shared.opened(name) as store:
                return await store.keep_secret("secret", name.encode())

        kept = await asyncio.gather(*(house(f"house-{n}") for n in range(5)))
        assert all(one == other for one, other in pairwise(kept))

    asyncio.run(scenario())


def test_without_the_comparison_of_epochs_the_old_owner_would_write(
    shared: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fault that the tests above are there for: it can be made, and is seen."""

    async def no_fence(db: writers.Connection, jobs: list[writers.WaitingChange]) -> None:
        await db.execute("BEGIN")

    async def scenario() -> None:
        async with shared.opened("one") as one, shared.opened("two") as two:
            old = await begin(one)
            await one.release("T1", old)
            assert await two.claim("T1")
            monkeypatch.setattr(writers, "_fence", no_fence)
            await one.write(Change("T1", state="old", epoch=old))
            rows = await two.load("T1")
            assert rows
            assert rows.table.state == "old"

    asyncio.run(scenario())
