"""Damage of every kind to the data of a house with several tables: bits, pages and cuts, in the file and in its log.

Each case ends in one of three ways: everything is there as it was acknowledged, a table is set aside by name, or a
sentence says what is wrong. Nothing is ever missing in silence, and nobody gets a traceback.
"""

import asyncio
import logging
import random
import shutil
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest

from coterie.core.errors import CoterieError
from coterie.server.run.settings import Settings
from coterie.server.tables.house import House
from coterie.server.tables.keys import secrets_of
from coterie.store import open_store
from coterie.store.rows import LineRow, MoveRow, Person
from tests.server.guests import LateBotPool, RunningServer, done, play_out, run_scenario

CASES = 200
IN_A_PUSH = 12
PAGE = 1024

Truth = dict[str, tuple[list[Person], list[MoveRow], list[LineRow]]]  # by table


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Truth]:
    """A folder with the data of a house as it was when it was `closed`, and when it was `killed` before that; and what
    was acknowledged until then.
    """
    folder, truth = tmp_path_factory.mktemp("houses"), Truth()

    async def scenario(server: RunningServer) -> None:
        for n, game in enumerate(["royal-secrets", "for-the-king", "reigns-council"] * 2):
            guests = await server.table_of(game, 3, seats=3)
            await play_out(guests, n, turns=40)
            done(await guests[0].do("say", text=f"table number {n}"))
            if n == 2:
                for _ in range(2):
                    await server.store.checkpoint()  # the log is begun anew after this
        for table in server.house.tables:
            rows = await server.store.load(table)
            assert rows
            truth[table] = rows.people, rows.moves, rows.lines
        shutil.copytree(folder / "closed", folder / "killed")

    run_scenario(scenario, folder / "closed")
    return folder, truth


def damage(folder: Path, dice: random.Random) -> str:
    """Damage one file of a house in one way, and say what was done."""
    name = dice.choice([path.name for path in folder.glob("coterie.db*") if not path.name.endswith("-shm")])
    content = bytearray((folder / name).read_bytes())
    how, at = dice.choice(["bits", "page", "cut"]), dice.randrange(len(content))
    if how == "bits":
        for _ in range(dice.choice([1, 1, 1, 8])):
            content[dice.randrange(len(content))] ^= 1 << dice.randrange(8)
    elif how == "page":
        at -= at % PAGE
        size = min(dice.choice([PAGE, 4 * PAGE]), len(content) - at)
        content[at : at + size] = dice.choice([bytes(size), dice.randbytes(size)])
    else:
        del content[dice.choice([at, at - at % PAGE, 0]) :]
    (folder / name).write_bytes(content)
    return f"{how} of {name} in a house that was {folder.name}"


@pytest.mark.parametrize("first", [0, pytest.param(IN_A_PUSH, marks=pytest.mark.soak)])
def test_no_damage_passes_in_silence(
    houses: tuple[Path, Truth], tmp_path: Path, caplog: pytest.LogCaptureFixture, first: int
) -> None:
    folder, truth = houses
    ends: list[str] = []
    for seed in range(IN_A_PUSH) if first == 0 else range(first, CASES):
        dice = random.Random(seed)
        found = tmp_path / f"{seed}" / dice.choice(["closed", "killed"])
        shutil.copytree(folder / found.name, found)
        what = f"case {seed}: {damage(found, dice)}"
        caplog.clear()
        with caplog.at_level(logging.ERROR):
            end = asyncio.run(opened(found, truth, caplog, what))
        assert end in ("whole", "set aside") or str(found) in end, f"{what}: {end}"
        ends.append(end if end in ("whole", "set aside") else "a sentence")
        shutil.rmtree(found)
    print(Counter(ends))
    assert len(set(ends)) > 1, "the damage was all of one kind"


async def opened(folder: Path, truth: Truth, caplog: pytest.LogCaptureFixture, what: str) -> str:
    """Open a house on damaged data, and say how that ended: `whole`, `set aside`, or with a sentence.

    Fails if something is missing in silence.
    """
    try:
        store = open_store(folder)
    except CoterieError as error:
        return str(error)
    house = House(Settings(data=folder, workers=1), store, LateBotPool(1), await secrets_of(store))
    try:
        await house.open()
        async with asyncio.timeout(60):
            while not house.ready:
                await asyncio.sleep(0.001)
        wrong = [table for table in truth if not await is_whole(house, table, truth)]
        events = [(record.getMessage(), getattr(record, "fields", {})) for record in caplog.records]
        assert not any(record.exc_info for record in caplog.records), f"{what}: {caplog.text}"
        told = any(event.startswith("the data is damaged") for event, _ in events) or house.faults.tasks
        named = {fields.get("table") for event, fields in events if event.endswith("is set aside")}
        for table in wrong:
            assert table in named or told, f"{what}: table {table} is not what was acknowledged"
        return "set aside" if wrong else "whole"
    except CoterieError as error:
        return str(error)
    finally:
        with suppress(CoterieError):
            await house.close()
        await store.close()


async def is_whole(house: House, table: str, truth: Truth) -> bool:
    """Whether a table is there, with its people, its moves and its talk."""
    try:
        live = await house.find(table)
        rows = await house.services.store.load(table)
    except CoterieError:
        return False
    if live is None or rows is None or live.state.broken:
        return False
    return (rows.people, rows.moves, rows.lines) == truth[table]


def test_without_damage_both_houses_are_whole(
    houses: tuple[Path, Truth], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder, truth = houses
    for found in (tmp_path / "closed", tmp_path / "killed"):
        shutil.copytree(folder / found.name, found)
        assert asyncio.run(opened(found, truth, caplog, "no damage")) == "whole"
    assert not caplog.records or all(record.levelno < logging.ERROR for record in caplog.records)
