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
from coterie.store import Command, Conflict, Line, Match, Move, Person, SqliteStore, StoreFull, Unreadable, open_store
from coterie.store.migrations import VERSIONS, migrate

MATCH = Match("m1", "royal-secrets", 1, "house 0123", "{}", 3, "{}", 1000)


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


def test_what_was_written_is_there_after_a_restart(tmp_path: Path) -> None:
    people = [Person("m1", 0, "Ann", b"k"), Person("m1", 1, "", b"", "courtier")]

    async def write(store: SqliteStore) -> None:
        await store.make(MATCH, people)
        await store.append("m1", [move(0), move(1)], Command("c1", b"d", "ok"))
        await store.append("m1", [move(2, -1)])
        await store.say(Line("m1", 0, "table", 0, "Ann", "trust me", 7))
        await store.say(Line("m1", 1, "gallery", -1, "Bob", "no", 8))
        await store.hush("m1", 1)

    async def read(store: SqliteStore) -> None:
        assert await store.match("m1") == MATCH
        assert await store.match("m2") is None
        assert await store.unfinished() == ["m1"]
        assert await store.moves("m1") == [move(0), move(1), move(2, -1)]
        assert await store.moves("m1", 2) == [move(2, -1)]
        assert await store.command("m1", "c1") == Command("c1", b"d", "ok")
        assert await store.command("m1", "c2") is None
        assert await store.people("m1") == people
        assert [line.text for line in await store.talk("m1")] == ["trust me", ""]
        await store.append("m1", [], ended_at=9)
        assert await store.unfinished() == []

    run(write, tmp_path)
    run(read, tmp_path)


def test_a_number_is_written_once_and_a_conflict_undoes_that_command_alone(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.make(MATCH, [])
        tries = [store.append("m1", [move(0, action), move(1, action)], Command(f"c{action}", b"", "")) for action in range(20)]
        outcomes = await asyncio.gather(*tries, store.append("m1", [move(7)]), return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes[:-1]) == 1
        assert all(outcome is None or isinstance(outcome, Conflict) for outcome in outcomes)
        assert outcomes[-1] is None
        winner = next(action for action, outcome in enumerate(outcomes) if outcome is None)
        assert [m.action for m in await store.moves("m1")] == [winner, winner, 0]
        assert [bool(await store.command("m1", f"c{action}")) for action in range(20)] == [action == winner for action in range(20)]
        with pytest.raises(Conflict):
            await store.append("m1", [move(2)], Command(f"c{winner}", b"", ""))
        assert len(await store.moves("m1")) == 3

    run(story, tmp_path)


def test_moves_of_no_match_are_refused(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        with pytest.raises(Conflict):
            await store.append("nowhere", [move(0)])
        assert await store.moves("nowhere") == []

    run(story, tmp_path)


def test_a_full_disk_refuses_and_recovers_without_a_restart(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.make(MATCH, [])
        await store._do(lambda db: db.execute("PRAGMA max_page_count = 1"), "")  # no more pages than there are
        kept = 0

        async def fill() -> None:
            nonlocal kept
            for _ in range(2000):
                await store.append("m1", [move(kept + i) for i in range(50)])
                kept += 50

        with pytest.raises(StoreFull, match="make room on the disk"):
            await fill()
        assert len(await store.moves("m1")) == kept
        await store._do(lambda db: db.execute("PRAGMA max_page_count = 1000000"), "")
        await store.append("m1", [move(kept)])
        assert len(await store.moves("m1")) == kept + 1

    run(story, tmp_path)


def test_a_killed_program_has_every_move_it_acknowledged(tmp_path: Path) -> None:
    writer = (
        "import asyncio, sys\n"
        "from coterie.store import open_store, Match, Move\n"
        "async def main():\n"
        f"    store = open_store({str(tmp_path)!r})\n"
        "    await store.make(Match('m1', 'g', 1, 'p', '{}', 3, '{}', 1), [])\n"
        "    for n in range(100000):\n"
        "        await store.append('m1', [Move(n, 0, n, 0)])\n"
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
        moves = await store.moves("m1")
        assert [m.n for m in moves] == list(range(len(moves)))
        assert len(moves) > max([40, *acknowledged])

    run(story, tmp_path)


def test_older_data_is_copied_and_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "coterie.db"
    migrate(path)
    migrate(path, (*VERSIONS, "CREATE TABLE later (x INTEGER) STRICT"))
    assert (tmp_path / "coterie-format-1.db").is_file()
    with pytest.raises(Unreadable, match=r"newer Coterie \(format 2, this one knows 1\)"):
        open_store(tmp_path)
    assert sqlite3.connect(path).execute("PRAGMA user_version").fetchone() == (2,)


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
