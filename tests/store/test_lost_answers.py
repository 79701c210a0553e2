"""PostgreSQL is killed, connections break at their worst moment, houses sleep through their lease: nothing that was
acknowledged is lost, and nothing is done twice.
"""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from coterie.store import Store, Unknown, Unreachable
from coterie.store.rows import Change, CommandRow, MoveRow
from tests.store.proxy import between
from tests.store.tables import MATCH, TABLE, Place, begin, kept, move, moves
from tools.postgres import Postgres

soak = pytest.mark.soak


# The answer to COMMIT.


@pytest.mark.parametrize("rounds", [10, pytest.param(200, marks=soak)])
def test_whoever_hears_no_answer_to_a_commit_is_told_so_and_finds_what_was_written(shared: Place, rounds: int) -> None:
    async def scenario() -> None:
        async with between(shared.address) as (proxy, address), replace(shared, address=address).opened() as store:
            epoch, found = await begin(store), 0
            for n in range(rounds):
                change = moves(move(n), command=CommandRow(0, f"c{n}", b"", b"ok"), epoch=epoch)
                change.state = str(n) if n % 4 > 1 else None  # such a one has a transaction of several statements
                proxy.cut = "answer" if n % 2 else "request"
                with pytest.raises(Unknown):
                    await store.write(change)
                rows = await store.claim("T1")
                assert rows
                epoch = rows.epoch
                if await store.command("T1", 0, f"c{n}"):
                    found += 1
                    assert n % 2, "a COMMIT that did not arrive"
                    assert rows.moves[-1] == move(n)
                else:
                    await store.write(replace(change, epoch=epoch))
            assert (proxy.cuts, found) == (rounds, rounds // 2)
            assert await kept(store) == [move(n) for n in range(rounds)]

    asyncio.run(scenario())


def test_every_change_that_shared_the_commit_is_unknown_and_those_after_it_are_not(shared: Place) -> None:
    async def scenario() -> None:
        async with between(shared.address) as (proxy, address), replace(shared, address=address).opened() as store:
            epochs = {f"T{n}": await begin(store, f"T{n}") for n in range(6)}
            for turn in range(2):
                proxy.cut = "answer" if turn else ""
                changes = [moves(move(turn), table=table, epoch=epoch) for table, epoch in epochs.items()]
                told = await asyncio.gather(*map(store.write, changes), return_exceptions=True)
                assert {type(each) for each in told} == ({type(None), Unknown} if turn else {type(None)})
            assert [len(await kept(store, table)) for table in epochs] == [2] * 6, "it did arrive"

    asyncio.run(scenario())


# PostgreSQL is killed.


@pytest.mark.parametrize("kills", [3, pytest.param(50, marks=soak)])
def test_nothing_acknowledged_is_lost_or_doubled_when_postgresql_is_killed(tmp_path: Path, kills: int) -> None:
    tables = [f"T{n}" for n in range(8)]
    kept_moves: Counter[tuple[str, int]] = Counter()
    faults: Counter[str] = Counter()
    alive = True

    async def write(store: Store, table: str) -> None:
        """Write one move after another; when it is unknown or away, claim the table until it is there again."""
        epoch, n = await begin(store, table), 0
        while alive:
            try:
                command = CommandRow(0, f"c{n}", b"", b"")
                await store.write(moves(move(n), command=command, table=table, epoch=epoch))
                kept_moves[table, n] += 1
                n += 1
            except (Unknown, Unreachable) as error:
                faults[type(error).__name__] += 1
                epoch, n = await again(store, table)

    async def again(store: Store, table: str) -> tuple[int, int]:
        while True:
            try:
                rows = await store.claim(table)
                assert rows
                return rows.epoch, len(rows.moves)
            except (Unknown, Unreachable):
                await asyncio.sleep(0.02)

    async def scenario(postgres: Postgres) -> None:
        nonlocal alive
        async with Place(postgres.url(), tmp_path).opened() as store:
            writing = [asyncio.ensure_future(write(store, table)) for table in tables]
            for _ in range(kills):
                before = kept_moves.total()
                while kept_moves.total() < before + 100:
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(postgres.kill)
                await asyncio.to_thread(postgres.start)
            alive = False
            await asyncio.gather(*writing)
            for table in tables:
                found = await kept(store, table)
                assert found == [move(n) for n in range(len(found))]
                acknowledged = [n for at, n in kept_moves if at == table]
                assert set(acknowledged) <= set(range(len(found))), "something acknowledged is lost"
        assert set(kept_moves.values()) == {1}, "something was done twice"
        assert faults.total() >= kills

    with Postgres() as postgres:
        asyncio.run(scenario(postgres))


def test_a_database_that_goes_away_and_comes_back_needs_no_restart_of_the_house(tmp_path: Path) -> None:
    async def scenario(postgres: Postgres) -> None:
        async with Place(postgres.url(), tmp_path).opened() as store:
            epoch = await begin(store)
            await asyncio.to_thread(postgres.stop)
            for _ in range(3):
                with pytest.raises(Unreachable, match="cannot be reached") as refusal:
                    await asyncio.wait_for(store.write(moves(move(0), epoch=epoch)), 20)
                assert refusal.value.code == "refused-unreachable"
            for reading in (store.load("T1"), store.open_tables(), store.addresses.load("T1"), store.alive(1)):
                with pytest.raises(Unreachable):
                    await reading
            await asyncio.to_thread(postgres.start)
            for _ in range(100):
                try:
                    await store.write(moves(move(0), epoch=epoch))
                    break
                except Unreachable:
                    await asyncio.sleep(0.05)
            assert await kept(store) == [move(0)]
            await store.alive(2)

    with Postgres() as postgres:
        asyncio.run(scenario(postgres))


# Houses that sleep.


class House:
    """A process that plays at whatever tables it can have, and what it said."""

    def __init__(self, address: str, name: str, lease: float, tables: list[str]) -> None:
        command = [sys.executable, "-m", "tests.store.sleeper", address, name, str(lease), *tables]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.said: list[list[str]] = []
        self._reader = threading.Thread(target=self._listen)
        self._reader.start()

    def count(self, word: str) -> int:
        return sum(words[0] == word for words in list(self.said))

    def tables(self, since: int) -> set[str]:
        """Where it has played since it had said so much."""
        return {words[1] for words in self.said[since:] if words[0] == "kept"}

    def tell(self, how: signal.Signals) -> None:
        os.kill(self.process.pid, how)

    def end(self) -> None:
        self.tell(signal.SIGCONT)
        self.process.kill()
        self.process.wait()
        self._reader.join()

    def _listen(self) -> None:
        assert self.process.stdout
        with self.process.stdout:
            for line in self.process.stdout:
                if line.endswith("\n"):
                    self.said.append(line.split())


def wait_for(what: str, holds: Callable[[], bool]) -> None:
    until = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < until, f"in two minutes it did not happen that {what}"
        time.sleep(0.02)


@pytest.mark.parametrize("rounds", [5, pytest.param(200, marks=soak)])
def test_a_house_that_sleeps_through_its_lease_wakes_up_and_writes_nothing(shared: Place, rounds: int) -> None:
    tables, lease = [f"T{n}" for n in range(4)], 0.8

    async def make(store: Store) -> None:
        for table in tables:
            epoch = await store.make(replace(TABLE, id=table, state="0"), [])
            await store.write(Change(table, begins=replace(MATCH, table=table), epoch=epoch))

    shared.run(make)
    with ExitStack() as ended:
        houses = [House(shared.address, name, lease, tables) for name in ("left", "right")]
        for house in houses:
            ended.callback(house.end)
        wait_for("somebody plays", lambda: sum(house.count("kept") for house in houses) > 20)
        for _ in range(rounds):
            sleeper = _owner(houses)
            other = houses[1 - houses.index(sleeper)]
            sleeper.tell(signal.SIGSTOP)
            before = len(other.said)
            wait_for("another takes over", lambda: other.tables(before) == set(tables))  # noqa: B023
            said = sleeper.count("lost") + sleeper.count("fault")
            sleeper.tell(signal.SIGCONT)
            wait_for("it is told so", lambda: sleeper.count("lost") + sleeper.count("fault") > said)  # noqa: B023
    said = [words for house in houses for words in house.said]
    assert not [house for house in houses if house.process.returncode != -signal.SIGKILL], "one of them fell"
    acknowledged = Counter((table, int(n)) for word, table, n, _ in (w for w in said if w[0] == "kept"))
    tags = {(w[1], int(w[2])): int(w[3]) for w in said if w[0] == "kept"}
    assert set(acknowledged.values()) == {1}, "two houses were told that they made the same move"

    async def check(store: Store) -> None:
        for table in tables:
            rows = await store.load(table)
            assert rows
            assert [m.n for m in rows.moves] == list(range(len(rows.moves))), "there is a gap"
            assert rows.table.state == str(len(rows.moves)), "the state is not that of the moves"
            made: dict[int, MoveRow] = dict(enumerate(rows.moves))
            mine = {n: tag for (at, n), tag in tags.items() if at == table}
            assert {n: made[n].action for n in mine if n in made} == mine, "something acknowledged is lost"

    shared.run(check)
    assert sum(house.count("lost") for house in houses) > 0, "the epoch refused nothing: was anybody late?"


def _owner(houses: list[House]) -> House:
    """The house that plays at most tables now."""
    before = [house.count("kept") for house in houses]
    wait_for("somebody plays", lambda: sum(house.count("kept") for house in houses) > sum(before) + 10)
    return max(houses, key=lambda house: house.count("kept") - before[houses.index(house)])
