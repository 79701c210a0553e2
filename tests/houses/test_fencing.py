"""A house that lost a table changes nothing of it, whatever its guests say to it; and who hears no answer from the
database reads anew, and does nothing twice.
"""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.houses.neighbourhood import houses, true_soon
from tests.server.guests import Guest, RunningServer, done, rematch, running_server
from tests.server.invariants import Given, each_answer_is_there_once, kept_moves
from tests.store.proxy import between

RESTART = 1012


def asleep(server: RunningServer) -> None:
    """Let a house give no sign of life and see nothing, as if its machine stood still."""
    for task in server.house._tasks:
        task.cancel()


SAID: dict[str, dict[str, Any]] = {
    "play": {},
    "say": {"text": "I never slept."},
    "pause": {"on": True},
    "resign": {},
}


@pytest.mark.parametrize("what", SAID)
def test_a_house_that_lost_a_table_changes_nothing_of_it(tmp_path: Path, database: str, what: str) -> None:
    """Not even what no number protects: the state of the table."""

    async def scenario() -> None:
        async with houses(tmp_path, database, lease=1.0) as (slept, other):
            guests = await slept.table_of("for-the-king", 3, seats=3)
            asleep(slept)
            await true_soon(lambda: guests[0].table in other.house.tables)
            moved = [await Guest(other, guest.table, guest.key).hello() for guest in guests]
            done(await moved[0].do("say", text="We are elsewhere."))
            before = await other.store.load(guests[0].table)
            mover = next(guest for guest in guests if guest.legal)
            said = {"decision": mover.view["decision"], "actions": mover.legal[:1]} if what == "play" else SAID[what]
            while mover.closed is None:  # again, as long as a busy database asks for that
                with suppress(ConnectionError, aiohttp.ClientError, AssertionError):  # it is closed meanwhile
                    await mover.do(what, "said-too-late", **said)
            await true_soon(lambda: all(guest.closed is not None for guest in guests))
            assert {guest.closed for guest in guests} == {RESTART}
            assert all(guest.bye and guest.bye["retry"] for guest in guests), "they are to come back"
            assert guests[0].table not in slept.house.tables
            assert await other.store.load(guests[0].table) == before
            again = next(guest for guest in moved if guest.legal)
            done(await again.play(again.legal[0]))
            back = await Guest(slept, mover.table, mover.key).hello()  # by a relay
            assert back.events

    asyncio.run(scenario())


def test_a_house_that_slept_forsakes_a_table_that_another_kept_and_let_go_of(tmp_path: Path, database: str) -> None:
    """Nobody keeps it when the house wakes, and yet what it remembers is out of date."""

    async def scenario() -> None:
        async with houses(tmp_path, database, lease=1.0) as (slept, other):
            guests = await slept.table_of("for-the-king", 3, seats=3)
            table = guests[0].table
            asleep(slept)
            await true_soon(lambda: table in other.house.tables)
            moved = [await Guest(other, table, guest.key).hello() for guest in guests]
            mover = next(guest for guest in moved if guest.legal)
            done(await mover.play(mover.legal[0]))
            await mover.until(lambda: len(mover.events) > len(guests[0].events))
            await other.house.close()
            assert table in slept.house.tables
            await slept.store.alive(slept.house.clock())
            await slept.house.neighbours.look()
            assert table not in slept.house.tables
            back = await Guest(slept, table, mover.key).hello()
            assert back.events[: len(mover.events)] == mover.events

    asyncio.run(scenario())


@pytest.mark.parametrize("rounds", [6, pytest.param(200, marks=pytest.mark.soak)])
def test_who_hears_no_answer_to_a_commit_reads_anew_and_does_nothing_twice(
    tmp_path: Path, database: str, rounds: int
) -> None:
    async def scenario() -> None:
        async with between(database) as (proxy, address):
            (tmp_path / "house").mkdir()
            async with running_server(tmp_path / "house", store=address, house="one", lease=10.0) as server:
                host, *others = await server.table_of("royal-secrets", 3, seats=3)
                guests, given, sent_away, count = [host, *others], list[Given](), 0, 0
                while sent_away < rounds:
                    await host.until(lambda: any(guest.legal for guest in guests) or host.over)
                    if host.over:
                        proxy.cut = ""
                        each_answer_is_there_once(await kept_moves(server, host.table, host.match), given, set())
                        given.clear()
                        await rematch(guests)
                        await host.until(lambda: not host.over)
                        continue
                    mover = next(guest for guest in guests if guest.legal)
                    actions, cmd_id, count = mover.legal[:1], f"move-number-{count}", count + 1
                    decision, proxy.cut = mover.view["decision"], "answer" if sent_away % 2 else "request"
                    while True:
                        try:
                            told = await mover.do("play", cmd_id, decision=decision, actions=actions)
                            break
                        except AssertionError:
                            assert {guest.closed for guest in guests} <= {RESTART, None}
                            await true_soon(lambda: all(guest.closed == RESTART for guest in guests))
                            sent_away += 1
                            for guest in guests:
                                await guest.back()
                    given.append(Given(mover.seat, tuple(actions), done(told)["moves"]))
                proxy.cut = ""
                each_answer_is_there_once(await kept_moves(server, host.table, host.match), given, set())
                print(f"\n{sent_away} of {proxy.cuts} cuts hit the commit of one of {count} moves")

    asyncio.run(scenario())
