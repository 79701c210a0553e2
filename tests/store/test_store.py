"""Every store: what it says is kept is on the disk, whole and in order, a number is written once, and what is read was
so at one moment.
"""

import asyncio
import os
import signal
import subprocess
import sys
from dataclasses import replace

import pytest

from coterie.store import Conflict, Forgotten, Store, sql
from coterie.store.outages import MOST
from coterie.store.rows import (
    Awake,
    Change,
    CommandRow,
    LineRow,
    ListedRow,
    Outage,
    Person,
    StandingOrder,
    TableRow,
)
from tests.store.tables import MATCH, TABLE, Place, begin, kept, move, moves


def test_what_was_written_is_there_after_a_restart(place: Place) -> None:
    people = [Person(0, 0, "Ann", b"k"), Person(1, -1, "Bob", b"l\x00\xff", True)]

    async def write(store: Store) -> None:
        epoch = await store.make(TABLE, people[:1])
        for change in (
            Change("T1", begins=MATCH, match=1, moves=[move(0), move(1)], command=CommandRow(0, "c1", b"d", b"ok")),
            Change("T1", match=1, moves=[move(2, -1)], people=people[1:], state='{"status": "playing"}'),
            Change("T1", lines=[LineRow(0, "table", 0, "trust me ✓", 7), LineRow(1, "gallery", 1, "no", 8)]),
            Change("T1", hushed=[1], order=StandingOrder(0, "bid-up-to", 7, 1, 3), outage=Outage(5, 6)),
            Change("T1", order=StandingOrder(1, "pass", 0, 1, 3)),
            Change("T1", order=StandingOrder(1, "", 0, 1, 3)),
            Change("T1", opens=(TableRow("T3", "{}", 900, 5000), people)),
        ):
            await store.write(replace(change, epoch=epoch))

    async def read(store: Store) -> None:
        assert await store.load("T2") is None
        assert await store.claim("T2") is None
        assert [*await store.open_tables()] == ["T1"]
        rows = await store.claim("T1")
        assert rows
        assert rows.table == TableRow("T1", '{"status": "playing"}', 1000)
        assert (rows.match, rows.people) == (MATCH, people)
        assert rows.moves == [move(0), move(1), move(2, -1)]
        assert [line.text for line in rows.lines] == ["trust me ✓", ""]
        assert rows.orders == [StandingOrder(0, "bid-up-to", 7, 1, 3)]
        assert Outage(5, 6) in rows.outages
        assert await store.lines("T1", 0) == rows.lines
        opened = await store.load("T3")
        assert opened
        assert (opened.table.closed_at, opened.people) == (5000, people)
        assert await store.command("T1", 0, "c1") == CommandRow(0, "c1", b"d", b"ok")
        assert await store.command("T1", 1, "c1") is None
        await store.write(Change("T1", match=1, ended_at=9, result="[1]", closed_at=10, epoch=rows.epoch))
        assert await store.open_tables() == {}
        found = await store.match("T1", 1)
        assert found
        assert (found[0].ended_at, found[0].result, len(found[1])) == (9, "[1]", 3)
        assert await store.matches("T1") == [found[0]]
        await store.forget("T1")
        assert await store.load("T1") is None
        assert await store.match("T1", 1) is None
        assert await store.check() == []

    place.run(write)
    place.run(read)


# Promise 1: what was acknowledged is on the disk.


def test_a_killed_program_has_every_move_it_acknowledged(place: Place) -> None:
    writer = f"""
import asyncio
from pathlib import Path
from tests.store.tables import Place, begin, move, moves

async def main():
    async with Place({place.address!r}, Path({str(place.folder)!r})).opened("killed") as store:
        epoch = await begin(store)
        for n in range(100000):
            await store.write(moves(move(n), epoch=epoch))
            print(n, flush=True)

asyncio.run(main())
"""
    with subprocess.Popen([sys.executable, "-c", writer], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        for line in process.stdout:
            if int(line) == 40:
                os.kill(process.pid, signal.SIGKILL)
                break
        acknowledged = [int(line) for line in process.stdout]

    async def scenario(store: Store) -> None:
        found = await kept(store)
        assert [m.n for m in found] == list(range(len(found)))
        assert len(found) > max([40, *acknowledged])

    place.run(scenario)


# Promise 2: a table has one owner at a time. See test_houses.py for several houses.


def test_a_house_that_claims_a_table_again_goes_on_with_it(place: Place) -> None:
    async def scenario(store: Store) -> None:
        first = await begin(store)
        await store.write(moves(move(0), epoch=first))
        rows = await store.claim("T1")
        assert rows
        assert rows.epoch >= first
        await store.write(moves(move(1), epoch=rows.epoch))
        await store.release("T1", rows.epoch)
        assert [*await store.open_tables()] == ["T1"]
        again = await store.claim("T1")
        assert again
        await store.write(moves(move(2), epoch=again.epoch))
        assert await kept(store) == [move(0), move(1), move(2)]

    place.run(scenario)


# Promise 3: all or nothing, in order.


def test_a_number_is_written_once_and_a_conflict_undoes_that_command_alone(place: Place) -> None:
    async def scenario(store: Store) -> None:
        epoch = await begin(store)
        commands = [CommandRow(0, f"c{a}", b"", b"") for a in range(20)]
        tries = [store.write(moves(move(0, a), move(1, a), command=commands[a], epoch=epoch)) for a in range(20)]
        last = store.write(moves(move(7), epoch=epoch))
        outcomes = await asyncio.gather(*tries, last, return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes[:-1]) == 1
        assert all(outcome is None or isinstance(outcome, Conflict) for outcome in outcomes)
        assert outcomes[-1] is None
        winner = next(action for action, outcome in enumerate(outcomes) if outcome is None)
        assert [m.action for m in await kept(store)] == [winner, winner, 0]
        assert [bool(await store.command("T1", 0, f"c{action}")) for action in range(20)] == [
            action == winner for action in range(20)
        ]
        with pytest.raises(Conflict):
            await store.write(moves(move(2), command=CommandRow(0, f"c{winner}", b"", b""), epoch=epoch))
        assert len(await kept(store)) == 3

    place.run(scenario)


def test_of_a_change_that_conflicts_nothing_is_written(place: Place) -> None:
    async def scenario(store: Store) -> None:
        epoch = await begin(store)
        await store.write(moves(move(0), epoch=epoch))
        before = await store.load("T1")
        other = (TableRow("T2", "{}", 1), [Person(0, 0, "Cyd", b"")])
        whole = Change(
            "T1",
            opens=other,
            begins=replace(MATCH, no=2),
            state="{1}",
            people=[Person(0, 0, "Ann", b"k")],
            lines=[LineRow(0, "table", 0, "hear", 1)],
            order=StandingOrder(0, "pass", 0, 1, 1),
            outage=Outage(1, 2),
            match=1,
            moves=[move(1), move(0)],
            epoch=epoch,
        )
        with pytest.raises(Conflict):
            await store.write(whole)
        assert await store.load("T1") == before
        assert await store.load("T2") is None
        await store.write(replace(whole, moves=[move(1)]))
        with pytest.raises(Conflict):
            await store.make(TABLE, [])
        rows = await store.load("T1")
        assert rows
        assert (rows.table.state, rows.match, len(rows.lines)) == ("{1}", replace(MATCH, no=2), 1)

    place.run(scenario)


def test_moves_of_no_match_are_refused(place: Place) -> None:
    async def scenario(store: Store) -> None:
        epoch = await store.make(TABLE, [])
        with pytest.raises(Conflict):
            await store.write(moves(move(0), epoch=epoch))
        assert await kept(store) == []
        with pytest.raises(Conflict):
            await store.write(moves(move(0), table="T9"))

    place.run(scenario)


def test_changes_that_are_asked_for_at_once_are_written_in_their_order(place: Place) -> None:
    tables, count = [f"T{n}" for n in range(9)], 120

    async def scenario(store: Store) -> None:
        epochs = {table: await begin(store, table) for table in tables}
        asked = [
            store.write(Change(table, match=1, moves=[move(n)], state=str(n), epoch=epochs[table]))
            for n in range(count)
            for table in tables
        ]
        await asyncio.gather(*asked)
        for table in tables:
            rows = await store.load(table)
            assert rows
            assert (rows.table.state, rows.moves) == (str(count - 1), [move(n) for n in range(count)])

    place.run(scenario)


# Promise 4: what is read may be old, never wrong.


def test_what_is_read_while_others_write_is_of_one_moment(place: Place) -> None:
    async def scenario(store: Store) -> None:
        epoch = await begin(store)
        seen: set[int] = set()

        async def read() -> None:
            while len(await kept(store)) < 60:
                rows = await store.load("T1")
                assert rows
                said = len(rows.lines), int(rows.table.state or 0) if rows.table.state != "{}" else 0
                assert (len(rows.moves), len(rows.moves)) == said
                seen.add(len(rows.moves))

        async def write() -> None:
            for n in range(60):
                line = LineRow(n, "table", 0, "hear", n)
                await store.write(Change("T1", match=1, moves=[move(n)], lines=[line], state=str(n + 1), epoch=epoch))

        await asyncio.gather(write(), read(), read())
        assert len(seen) > 5, "it was read in between"

    place.run(scenario)


# Time.


def test_the_time_the_house_was_closed_is_an_outage_of_every_table(place: Place) -> None:
    async def open_house(store: Store) -> None:
        await begin(store)
        assert await store.wake(1000) == Awake(1000, [])
        await store.alive(5000)

    async def open_again(store: Store) -> None:
        assert await store.wake(65000) == Awake(65000, [Outage(5000, 65000)])
        await store.alive(70000)

    async def open_after_the_clock_was_put_back(store: Store) -> None:
        assert await store.wake(10000) == Awake(70000, [Outage(5000, 65000)])

    place.run(open_house)
    place.run(open_again)
    place.run(open_after_the_clock_was_put_back)


def test_of_many_closings_those_that_lie_close_together_become_one(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await store.wake(0)
        for n in range(MOST + 10):
            await store.alive(n * 1000 + 500)
            awake = await store.wake(n * 1000 + 900)
        assert len(awake.outages) == MOST
        assert (awake.outages[0].began, awake.outages[-1].ended) == (500, (MOST + 9) * 1000 + 900)

    place.run(scenario)


def test_a_table_has_one_row_for_all_its_pauses(place: Place) -> None:
    async def scenario(store: Store) -> None:
        epoch = await begin(store)
        for n in range(5):
            await store.write(Change("T1", outage=Outage(n, n + 10), epoch=epoch))
        rows = await store.load("T1")
        assert rows
        assert rows.outages == [Outage(4, 14)]

    place.run(scenario)


# Commands.


def said(n: int, at: int | None, epoch: int) -> Change:
    command = CommandRow(0, f"line-{n}", b"d", b"ok", at)
    return Change("T1", lines=[LineRow(n, "table", 0, "hear", n)], command=command, epoch=epoch)


def test_old_commands_that_are_no_moves_are_forgotten_and_never_done_again(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql, "ANSWERS", 3)

    async def scenario(store: Store) -> None:
        epoch = await begin(store)
        for n in range(5):
            await store.write(moves(move(n), command=CommandRow(0, f"move-{n}", b"d", b"ok"), epoch=epoch))
            await store.write(said(n, n, epoch))
        await store.thin()
        assert [bool(await store.command("T1", 0, f"move-{n}")) for n in range(5)] == [True] * 5
        assert [bool(await store.command("T1", 0, f"line-{n}")) for n in range(5)] == [False] * 2 + [True] * 3
        again = [
            store.write(replace(said(0, 9, epoch), lines=[LineRow(5, "table", 0, "hear", 0)])),
            store.write(replace(said(4, 9, epoch), lines=[LineRow(6, "table", 0, "hear", 0)])),
            store.write(said(7, 9, epoch)),
        ]
        outcomes = await asyncio.gather(*again, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [Forgotten, Conflict, type(None)]
        rows = await store.load("T1")
        assert rows
        assert [line.n for line in rows.lines] == [0, 1, 2, 3, 4, 7]

    place.run(scenario)


# The list of open tables.


def test_tables_are_listed_whoever_keeps_them_and_no_others(place: Place) -> None:
    async def scenario(store: Store) -> None:
        ann, *others = Person(0, 0, "Ann", b"k"), Person(1, -1, "Bob", b""), Person(2, -1, "Gil", b"l")
        epochs = [
            await store.make(TableRow(f"T{n}", "{}", 1000 + n, listed=n != 2), [ann, *others] if n == 1 else [])
            for n in range(5)
        ]
        await store.write(Change("T3", state='{"status": "closed"}', closed_at=2000, epoch=epochs[3]))
        await store.release("T1", epochs[1], idle_until=10**15)
        listed = await store.listing(10)
        assert [row.table.id for row in listed] == ["T4", "T1", "T0"]
        assert listed[1] == ListedRow(TableRow("T1", "{}", 1001, listed=True), [ann], 1), "Bob was shown the door"
        assert [row.table.id for row in await store.listing(2)] == ["T4", "T1"]
        assert [row.table.id for row in await store.listing(10, everything=True)] == ["T4", "T2", "T1", "T0"]

    place.run(scenario)


def test_a_table_is_listed_while_its_state_says_so(place: Place) -> None:
    async def scenario(store: Store) -> None:
        epoch = await store.make(TABLE, [Person(0, 0, "Ann", b"k")])
        await store.write(Change("T1", state='{"a": 1}', listed=True, epoch=epoch))
        await store.write(Change("T1", begins=MATCH, match=1, moves=[move(0)], epoch=epoch))
        assert [row.table.state for row in await store.listing(10)] == ['{"a": 1}']
        await store.erase("T1", 0, "{}", listed=True)
        assert len(await store.listing(10)) == 1
        await store.write(Change("T1", state="{}", epoch=epoch))
        assert await store.listing(10) == []

    place.run(scenario)
