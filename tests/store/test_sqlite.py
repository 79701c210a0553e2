"""The SQLite store: what it says is kept is on the disk, a number is written once, and what it cannot read it leaves alone."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from coterie.core.errors import CoterieError
from coterie.store import (
    Change,
    Command,
    Conflict,
    Line,
    Match,
    Move,
    Order,
    Outage,
    Person,
    SqliteStore,
    StoreFull,
    Table,
    Unreadable,
    open_store,
)
from coterie.store.migrations import VERSIONS, migrate

TABLE = Table("T1", "{}", "{}", 1000)
MATCH = Match("T1", 1, "royal-secrets", 1, "house 0123", "{}", 3, 1000)


def run(story: Callable[[SqliteStore], Coroutine[object, object, None]], folder: Path) -> None:
    async def told() -> None:
        async with opened(folder) as store:
            await story(store)

    asyncio.run(told())


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[SqliteStore]:
    store = open_store(folder)
    try:
        yield store
    finally:
        await store.close()


def move(n: int, action: int = 0) -> Move:
    return Move(n, n % 3, action, 1000 + n)


def moves(*moves: Move, command: Command | None = None, table: str = "T1") -> Change:
    return Change(table, match=1, moves=moves, command=command)


async def begin(store: SqliteStore) -> None:
    await store.make(TABLE, [])
    await store.write(Change("T1", begins=MATCH))


async def kept(store: SqliteStore) -> list[Move]:
    shelf = await store.load("T1")
    assert shelf
    return shelf.moves


def test_what_was_written_is_there_after_a_restart(tmp_path: Path) -> None:
    people = [Person(0, 0, "Ann", b"k"), Person(1, -1, "Bob", b"l", True)]

    async def write(store: SqliteStore) -> None:
        await store.make(TABLE, people[:1])
        await store.write(Change("T1", begins=MATCH, match=1, moves=[move(0), move(1)], command=Command(0, "c1", b"d", b"ok")))
        await store.write(Change("T1", match=1, moves=[move(2, -1)], people=people[1:], state='{"status": "playing"}'))
        await store.write(Change("T1", lines=[Line(0, "table", 0, "trust me", 7), Line(1, "gallery", 1, "no", 8)]))
        await store.write(Change("T1", hushed=[1], order=Order(0, "bid-up-to", 7, 1, 3), outage=Outage(5, 6)))
        await store.write(Change("T1", order=Order(1, "pass", 0, 1, 3)))
        await store.write(Change("T1", order=Order(1, "", 0, 1, 3)))

    async def read(store: SqliteStore) -> None:
        assert await store.load("T2") is None
        assert await store.open_tables() == ["T1"]
        shelf = await store.load("T1")
        assert shelf
        assert shelf.table == Table("T1", "{}", '{"status": "playing"}', 1000)
        assert (shelf.match, shelf.people) == (MATCH, people)
        assert shelf.moves == [move(0), move(1), move(2, -1)]
        assert [line.text for line in shelf.lines] == ["trust me", ""]
        assert shelf.orders == [Order(0, "bid-up-to", 7, 1, 3)]
        assert shelf.outages == [Outage(5, 6)]
        assert await store.command("T1", 0, "c1") == Command(0, "c1", b"d", b"ok")
        assert await store.command("T1", 1, "c1") is None
        await store.write(Change("T1", match=1, ended_at=9, result="[1]", closed_at=10))
        assert await store.open_tables() == []
        found = await store.match("T1", 1)
        assert found
        assert (found[0].ended_at, found[0].result, len(found[1])) == (9, "[1]", 3)
        await store.forget("T1")
        assert await store.load("T1") is None
        assert await store.match("T1", 1) is None

    run(write, tmp_path)
    run(read, tmp_path)


def test_a_number_is_written_once_and_a_conflict_undoes_that_command_alone(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await begin(store)
        tries = [store.write(moves(move(0, a), move(1, a), command=Command(0, f"c{a}", b"", b""))) for a in range(20)]
        outcomes = await asyncio.gather(*tries, store.write(moves(move(7))), return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes[:-1]) == 1
        assert all(outcome is None or isinstance(outcome, Conflict) for outcome in outcomes)
        assert outcomes[-1] is None
        winner = next(action for action, outcome in enumerate(outcomes) if outcome is None)
        assert [m.action for m in await kept(store)] == [winner, winner, 0]
        assert [bool(await store.command("T1", 0, f"c{action}")) for action in range(20)] == [action == winner for action in range(20)]
        with pytest.raises(Conflict):
            await store.write(moves(move(2), command=Command(0, f"c{winner}", b"", b"")))
        assert len(await kept(store)) == 3

    run(story, tmp_path)


def test_moves_of_no_match_are_refused(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.make(TABLE, [])
        with pytest.raises(Conflict):
            await store.write(moves(move(0)))
        assert await kept(store) == []

    run(story, tmp_path)


def test_the_time_the_house_was_closed_is_an_outage_of_every_table(tmp_path: Path) -> None:
    async def open_house(store: SqliteStore) -> None:
        await begin(store)
        assert await store.wake(1000) is None
        await store.alive(5000)

    async def open_again(store: SqliteStore) -> None:
        assert await store.wake(65000) == Outage(5000, 65000)
        shelf = await store.load("T1")
        assert shelf
        assert shelf.outages == [Outage(5000, 65000)]

    run(open_house, tmp_path)
    run(open_again, tmp_path)


def test_a_full_disk_refuses_and_recovers_without_a_restart(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await begin(store)
        await store._do(lambda db: db.execute("PRAGMA max_page_count = 1"), "")  # no more pages than there are
        written = 0

        async def fill() -> None:
            nonlocal written
            for _ in range(2000):
                await store.write(moves(*[move(written + i) for i in range(50)]))
                written += 50

        with pytest.raises(StoreFull, match="make room on the disk"):
            await fill()
        assert len(await kept(store)) == written
        await store._do(lambda db: db.execute("PRAGMA max_page_count = 1000000"), "")
        await store.write(moves(move(written)))
        assert len(await kept(store)) == written + 1

    run(story, tmp_path)


def test_a_killed_program_has_every_move_it_acknowledged(tmp_path: Path) -> None:
    writer = (
        "import asyncio, sys\n"
        "from coterie.store import open_store, Change, Match, Move, Table\n"
        "async def main():\n"
        f"    store = open_store({str(tmp_path)!r})\n"
        "    await store.make(Table('T1', '', '', 0), [])\n"
        "    await store.write(Change('T1', begins=Match('T1', 1, 'g', 1, 'p', '{}', 3, 1)))\n"
        "    for n in range(100000):\n"
        "        await store.write(Change('T1', match=1, moves=[Move(n, 0, n, 0)]))\n"
        "        print(n, flush=True)\n"
        "asyncio.run(main())\n"
    )
    with subprocess.Popen([sys.executable, "-c", writer], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        for line in process.stdout:
            if int(line) == 40:
                os.kill(process.pid, signal.SIGKILL)
                break
        acknowledged = [int(line) for line in process.stdout]

    async def story(store: SqliteStore) -> None:
        found = await kept(store)
        assert [m.n for m in found] == list(range(len(found)))
        assert len(found) > max([40, *acknowledged])

    run(story, tmp_path)


def test_older_data_is_copied_and_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "coterie.db"
    migrate(path)
    migrate(path, (*VERSIONS, "CREATE TABLE later (x INTEGER) STRICT"))
    assert (tmp_path / f"coterie-format-{len(VERSIONS)}.db").is_file()
    with pytest.raises(Unreadable, match=r"newer Coterie"):
        open_store(tmp_path)
    assert sqlite3.connect(path).execute("PRAGMA user_version").fetchone() == (len(VERSIONS) + 1,)


@pytest.mark.parametrize("content", [b"not a database, but long enough to be looked at " * 40, b"x"])
def test_what_is_no_data_of_ours_is_named_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "coterie.db"
    path.write_bytes(content)
    with pytest.raises(Unreadable, match="move it away"):
        open_store(tmp_path)
    assert path.read_bytes() == content


def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "coterie.db")
    other.execute("CREATE TABLE recipes (name)")
    other.commit()
    other.close()
    with pytest.raises(Unreadable, match="a database of something else"):
        open_store(tmp_path)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CoterieError, match=r"the data folder .* cannot be made"):
        open_store(tmp_path / "file" / "data")
