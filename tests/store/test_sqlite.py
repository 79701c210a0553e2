"""The SQLite store: what it says is kept is on the disk, a number is written once, and what it cannot read it leaves
alone.
"""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path

import pytest

from coterie.core.errors import CoterieError
from coterie.store import (
    Conflict,
    Damaged,
    SqliteStore,
    StoreFull,
    Unreadable,
    backup,
    hold,
    open_store,
    sqlite,
)
from coterie.store.migrations import VERSIONS, migrate
from coterie.store.rows import (
    Change,
    LineRow,
    TableRow,
)
from tests.store.tables import MATCH, begin, kept, move, moves


def run(scenario: Callable[[SqliteStore], Coroutine[object, object, None]], folder: Path) -> None:
    async def opened_store() -> None:
        async with opened(folder) as store:
            await scenario(store)

    asyncio.run(opened_store())


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[SqliteStore]:
    store = open_store(folder)
    try:
        yield store
    finally:
        await store.close()


# Damage.


def spoil(folder: Path, table: str, others: str, page: int = 1024) -> int:
    """Write zeros over every page that holds moves of one table and of no other; how many there were."""
    path = folder / "coterie.db"
    content, spoilt = bytearray(path.read_bytes()), 0
    for at in range(0, len(content), page):
        part = content[at : at + page]
        if part.count(table.encode()) > 10 and others.encode() not in part:
            content[at : at + page] = bytes(page)
            spoilt += 1
    path.write_bytes(content)
    return spoilt


async def two_tables(store: SqliteStore) -> None:
    for id in ("TABLE-A", "TABLE-B"):
        await store.make(TableRow(id, "{}", 1000), [])
        await store.write(Change(id, begins=replace(MATCH, table=id)))
        await store.write(moves(*[move(n) for n in range(200)], table=id))


def test_one_damaged_page_stops_one_table(tmp_path: Path) -> None:
    run(two_tables, tmp_path)
    assert spoil(tmp_path, "TABLE-A", "TABLE-B")

    async def scenario(store: SqliteStore) -> None:
        assert await store.check()
        with pytest.raises(Damaged):
            await store.load("TABLE-A")
        rows = await store.load("TABLE-B")
        assert rows
        assert len(rows.moves) == 200
        both = [store.write(moves(move(n), table=id)) for id, n in (("TABLE-A", 50), ("TABLE-B", 200))]
        outcomes = await asyncio.gather(*both, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [Damaged, type(None)]
        rows = await store.load("TABLE-B")
        assert rows
        assert len(rows.moves) == 201

    run(scenario, tmp_path)


def test_a_move_that_is_not_as_it_was_written_is_no_move(tmp_path: Path) -> None:
    run(two_tables, tmp_path)
    with closing(sqlite3.connect(tmp_path / "coterie.db")) as db, db:
        db.execute("UPDATE moves SET action = 9 WHERE \"table\" = 'TABLE-A' AND n = 7")

    async def scenario(store: SqliteStore) -> None:
        assert await store.check() == [], "SQLite itself does not notice"
        with pytest.raises(Damaged):
            await store.load("TABLE-A")
        assert await store.load("TABLE-B")

    run(scenario, tmp_path)


def test_a_last_move_that_was_given_to_another_table_is_found(tmp_path: Path) -> None:
    run(two_tables, tmp_path)
    with closing(sqlite3.connect(tmp_path / "coterie.db")) as db, db:
        db.execute("UPDATE moves SET \"table\" = 'TABLE-C' WHERE \"table\" = 'TABLE-A' AND n = 199")

    async def scenario(store: SqliteStore) -> None:
        assert await store.check() == ["rows of moves belong to nothing"]

    run(scenario, tmp_path)


def test_an_empty_file_is_not_taken_for_a_new_one(tmp_path: Path) -> None:
    run(two_tables, tmp_path)
    (tmp_path / "coterie.db").write_bytes(b"")
    with pytest.raises(Damaged, match="coterie restore FILE"):
        open_store(tmp_path)


def test_a_file_whose_tables_were_altered_is_named(tmp_path: Path) -> None:
    run(two_tables, tmp_path)
    path = tmp_path / "coterie.db"
    path.write_bytes(path.read_bytes().replace(b"CREATE TABLE moves", b"CREATE TABLE mofes"))
    with pytest.raises(Unreadable, match="coterie restore"):
        open_store(tmp_path)


# The log.


def test_the_log_is_copied_back_when_nothing_is_written_and_when_it_is_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "LONG", 100)
    log = tmp_path / "coterie.db-wal"

    def copied() -> int:
        """How many moves are where they belong, the log left out."""
        (tmp_path / "alone").mkdir(exist_ok=True)
        alone = tmp_path / "alone" / "copy.db"
        alone.write_bytes((tmp_path / "coterie.db").read_bytes())
        with closing(sqlite3.connect(f"file:{alone}?immutable=1", uri=True)) as db:
            found: int = db.execute("SELECT count(*) FROM moves").fetchone()[0]
        return found

    async def scenario(store: SqliteStore) -> None:
        await begin(store)
        await store.checkpoint()
        await store.write(moves(move(0)))
        await store.checkpoint()
        assert copied() == 0, "it is written to"
        await store.checkpoint()
        assert copied() == 1
        for n in range(1, 120):
            await store.write(moves(move(n)))
        await store.checkpoint()
        assert copied() == 120
        size = log.stat().st_size
        for n in range(120, 180):
            await store.write(moves(move(n)))
        assert log.stat().st_size == size, "it was begun anew"
        for n in range(500):
            await store.alive(n)
            if n % 50 == 49:
                await store.checkpoint()
        assert log.stat().st_size == size, "signs of life do not make it grow for ever"

    run(scenario, tmp_path)
    assert not log.exists(), "it was copied back when the store was closed"


# What is done meanwhile.


def test_the_loop_has_something_to_do_while_a_write_alone_waits_for_the_disk(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        await begin(store)
        done: list[str] = []
        kept_alone = asyncio.ensure_future(store.write(moves(move(0)), lambda: done.append("alone")))
        kept_alone.add_done_callback(lambda _: done.append("kept"))
        await kept_alone
        await asyncio.sleep(0)
        assert done == ["alone", "kept"]
        many = [store.write(moves(move(n)), lambda: done.append("beside others")) for n in (1, 2)]
        await asyncio.gather(*many)
        assert done == ["alone", "kept"], "who has others to wait for has enough to do"

    run(scenario, tmp_path)


def test_a_write_that_is_refused_is_refused_whatever_was_done_meanwhile(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        await begin(store)
        await store.write(moves(move(0)))
        done: list[str] = []
        with pytest.raises(Conflict):
            await store.write(moves(move(0)), lambda: done.append("too early"))
        assert done == [], "there was nothing to wait for"
        assert await kept(store) == [move(0)]

    run(scenario, tmp_path)


# The folder.


def test_a_disk_that_can_only_be_read_is_called_so(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        await begin(store)
        await store._do(lambda db: db.execute("PRAGMA query_only = ON"), "")
        with pytest.raises(StoreFull, match="can only be read") as refusal:
            await store.write(moves(move(0)))
        assert refusal.value.code == "refused-read-only"
        assert await kept(store) == [], "it can be read, as before"

    run(scenario, tmp_path)


@pytest.mark.skipif(not hasattr(os, "setresuid"), reason="nobody else can be imitated here")
def test_a_folder_that_can_only_be_read_is_called_so_when_the_house_opens() -> None:
    with tempfile.TemporaryDirectory(dir="/tmp") as name:
        folder = Path(name)
        folder.chmod(0o555)
        me = os.getuid()
        if me == 0:  # who may do anything
            os.setresuid(65534, 65534, 0)
        try:
            with pytest.raises(CoterieError, match="can only be read") as refusal, hold(folder):
                pass
        finally:
            if me == 0:
                os.setresuid(0, 0, 0)
        assert refusal.value.code == "data-read-only"
        folder.chmod(0o755)


@pytest.mark.skipif(os.name != "posix", reason="permissions are those of POSIX")
def test_the_data_is_for_its_owners_eyes_only(tmp_path: Path) -> None:
    def shut(folder: Path) -> set[str]:
        return {path.name for path in (folder, *folder.iterdir()) if path.stat().st_mode & 0o077}

    async def scenario(store: SqliteStore) -> None:
        await begin(store)
        assert (data / "coterie.db-wal").exists()
        assert shut(data) == set()

    data = tmp_path / "data"
    with hold(data):
        run(scenario, data)
    backup(data, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").stat().st_mode & 0o077
    for path in (data, data / "coterie.db", data / "in-use"):
        path.chmod(0o755)
    run(lambda store: store.alive(1), data)
    assert shut(data) == set()


def test_a_full_disk_refuses_and_recovers_without_a_restart(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
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

    run(scenario, tmp_path)


def test_older_data_is_copied_and_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "coterie.db"
    migrate(path)
    migrate(path, (*VERSIONS, "CREATE TABLE later (x INTEGER) STRICT"))
    assert (tmp_path / f"coterie-format-{len(VERSIONS)}.db").is_file()
    with pytest.raises(Unreadable, match=r"newer Coterie"):
        open_store(tmp_path)
    assert sqlite3.connect(path).execute("PRAGMA user_version").fetchone() == (len(VERSIONS) + 1,)


def test_tables_of_format_2_keep_their_agreement_and_the_form_of_their_talk(tmp_path: Path) -> None:
    path = tmp_path / "coterie.db"
    migrate(path, VERSIONS[:2])
    with closing(sqlite3.connect(path)) as db, db:
        terms = '{"game": "royal-secrets", "seats": 3, "options": {"first": "A"}, "clock": 30}'
        db.execute("INSERT INTO tables VALUES ('T1', ?, '{\"status\": \"waiting\"}', 1000, NULL)", (terms,))
        db.execute("INSERT INTO lines VALUES ('T1', 0, 'table', 0, 'bells', 7, 'pitch', -1, 1, 5)")

    async def scenario(store: SqliteStore) -> None:
        rows = await store.load("T1")
        assert rows
        agreement = {"game": "royal-secrets", "seats": 3, "options": {"first": "A"}, "clock": 30}
        assert json.loads(rows.table.state) == {"status": "waiting", "agreement": agreement}
        assert rows.lines == [LineRow(0, "table", 0, "bells", 7, "pitch", -1, 1, 5)]

    run(scenario, tmp_path)


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


def test_who_still_reads_finishes_before_the_store_is_closed(tmp_path: Path) -> None:
    """In a process of its own: SQLite falls where a connection goes that is read from."""
    code = f"""
import asyncio
from coterie.store import open_store

LONG = "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 150000) SELECT n FROM c"

async def main():
    store = open_store({str(tmp_path)!r})
    reading = [asyncio.ensure_future(store._read(lambda db: sum(n for n, in db.execute(LONG)))) for _ in range(2)]
    await asyncio.sleep(0.05)
    await store.close()
    print(*{{await each for each in reading[:1]}})
    await asyncio.gather(*reading, return_exceptions=True)

asyncio.run(main())
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, str(150_000 * 150_001 // 2)), done.stderr
