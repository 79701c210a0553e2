"""The SQLite store: what it says is kept is on the disk, a number is written once, and what it cannot read it leaves
alone.
"""

import asyncio
import json
import os
import signal
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
    Forgotten,
    SqliteStore,
    StoreFull,
    Unreadable,
    backup,
    hold,
    open_store,
    sql,
    sqlite,
)
from coterie.store.migrations import VERSIONS, migrate
from coterie.store.outages import MOST
from coterie.store.rows import (
    Awake,
    Change,
    CommandRow,
    LineRow,
    MatchRow,
    MoveRow,
    Outage,
    Person,
    StandingOrder,
    TableRow,
)

TABLE = TableRow("T1", "{}", 1000)
MATCH = MatchRow("T1", 1, "royal-secrets", 1, "house 0123", "{}", 3, 1000)


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


def move(n: int, action: int = 0) -> MoveRow:
    return MoveRow(n, n % 3, action, 1000 + n)


def moves(*moves: MoveRow, command: CommandRow | None = None, table: str = "T1") -> Change:
    return Change(table, match=1, moves=moves, command=command)


async def begin(store: SqliteStore) -> None:
    await store.make(TABLE, [])
    await store.write(Change("T1", begins=MATCH))


async def kept(store: SqliteStore) -> list[MoveRow]:
    rows = await store.load("T1")
    assert rows
    return rows.moves


def test_what_was_written_is_there_after_a_restart(tmp_path: Path) -> None:
    people = [Person(0, 0, "Ann", b"k"), Person(1, -1, "Bob", b"l", True)]

    async def write(store: SqliteStore) -> None:
        await store.make(TABLE, people[:1])
        await store.write(
            Change("T1", begins=MATCH, match=1, moves=[move(0), move(1)], command=CommandRow(0, "c1", b"d", b"ok"))
        )
        await store.write(Change("T1", match=1, moves=[move(2, -1)], people=people[1:], state='{"status": "playing"}'))
        lines = [LineRow(0, "table", 0, "trust me", 7), LineRow(1, "gallery", 1, "no", 8)]
        await store.write(Change("T1", lines=lines))
        await store.write(Change("T1", hushed=[1], order=StandingOrder(0, "bid-up-to", 7, 1, 3), outage=Outage(5, 6)))
        await store.write(Change("T1", order=StandingOrder(1, "pass", 0, 1, 3)))
        await store.write(Change("T1", order=StandingOrder(1, "", 0, 1, 3)))

    async def read(store: SqliteStore) -> None:
        assert await store.load("T2") is None
        assert await store.open_tables() == ["T1"]
        rows = await store.load("T1")
        assert rows
        assert rows.table == TableRow("T1", '{"status": "playing"}', 1000)
        assert (rows.match, rows.people) == (MATCH, people)
        assert rows.moves == [move(0), move(1), move(2, -1)]
        assert [line.text for line in rows.lines] == ["trust me", ""]
        assert rows.orders == [StandingOrder(0, "bid-up-to", 7, 1, 3)]
        assert rows.outages == [Outage(5, 6)]
        assert await store.command("T1", 0, "c1") == CommandRow(0, "c1", b"d", b"ok")
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
    async def scenario(store: SqliteStore) -> None:
        await begin(store)
        commands = [CommandRow(0, f"c{a}", b"", b"") for a in range(20)]
        tries = [store.write(moves(move(0, a), move(1, a), command=commands[a])) for a in range(20)]
        outcomes = await asyncio.gather(*tries, store.write(moves(move(7))), return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes[:-1]) == 1
        assert all(outcome is None or isinstance(outcome, Conflict) for outcome in outcomes)
        assert outcomes[-1] is None
        winner = next(action for action, outcome in enumerate(outcomes) if outcome is None)
        assert [m.action for m in await kept(store)] == [winner, winner, 0]
        assert [bool(await store.command("T1", 0, f"c{action}")) for action in range(20)] == [
            action == winner for action in range(20)
        ]
        with pytest.raises(Conflict):
            await store.write(moves(move(2), command=CommandRow(0, f"c{winner}", b"", b"")))
        assert len(await kept(store)) == 3

    run(scenario, tmp_path)


def test_moves_of_no_match_are_refused(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        await store.make(TABLE, [])
        with pytest.raises(Conflict):
            await store.write(moves(move(0)))
        assert await kept(store) == []

    run(scenario, tmp_path)


def test_the_time_the_house_was_closed_is_an_outage_of_every_table(tmp_path: Path) -> None:
    async def open_house(store: SqliteStore) -> None:
        await begin(store)
        assert await store.wake(1000) == Awake(1000, [])
        await store.alive(5000)

    async def open_again(store: SqliteStore) -> None:
        assert await store.wake(65000) == Awake(65000, [Outage(5000, 65000)])
        await store.alive(70000)

    async def open_after_the_clock_was_put_back(store: SqliteStore) -> None:
        assert await store.wake(10000) == Awake(70000, [Outage(5000, 65000)])

    run(open_house, tmp_path)
    run(open_again, tmp_path)
    run(open_after_the_clock_was_put_back, tmp_path)


def test_of_many_closings_those_that_lie_close_together_become_one(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        await store.wake(0)
        for n in range(200):
            await store.alive(n * 1000 + 500)
            awake = await store.wake(n * 1000 + 900)
        assert len(awake.outages) == MOST
        assert (awake.outages[0].began, awake.outages[-1].ended) == (500, 199_900)

    run(scenario, tmp_path)


def test_a_table_has_one_row_for_all_its_pauses(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        await begin(store)
        for n in range(5):
            await store.write(Change("T1", outage=Outage(n, n + 10)))
        rows = await store.load("T1")
        assert rows
        assert rows.outages == [Outage(4, 14)]

    run(scenario, tmp_path)


# Commands.


def said(n: int, at: int | None) -> Change:
    return Change("T1", lines=[LineRow(n, "table", 0, "hear", n)], command=CommandRow(0, f"line-{n}", b"d", b"ok", at))


def test_old_commands_that_are_no_moves_are_forgotten_and_never_done_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql, "ANSWERS", 3)

    async def scenario(store: SqliteStore) -> None:
        await begin(store)
        for n in range(5):
            await store.write(moves(move(n), command=CommandRow(0, f"move-{n}", b"d", b"ok")))
            await store.write(said(n, n))
        await store.thin()
        assert [bool(await store.command("T1", 0, f"move-{n}")) for n in range(5)] == [True] * 5
        assert [bool(await store.command("T1", 0, f"line-{n}")) for n in range(5)] == [False] * 2 + [True] * 3
        again = [
            store.write(replace(said(0, 9), lines=[LineRow(5, "table", 0, "hear", 0)])),
            store.write(replace(said(4, 9), lines=[LineRow(6, "table", 0, "hear", 0)])),
            store.write(said(7, 9)),
        ]
        outcomes = await asyncio.gather(*again, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [Forgotten, Conflict, type(None)]
        rows = await store.load("T1")
        assert rows
        assert [line.n for line in rows.lines] == [0, 1, 2, 3, 4, 7]

    run(scenario, tmp_path)


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


def test_a_killed_program_has_every_move_it_acknowledged(tmp_path: Path) -> None:
    writer = (
        "import asyncio, sys\n"
        "from coterie.store import open_store\n"
        "from coterie.store.rows import Change, MatchRow, MoveRow, TableRow\n"
        "async def main():\n"
        f"    store = open_store({str(tmp_path)!r})\n"
        "    await store.make(TableRow('T1', '{}', 0), [])\n"
        "    await store.write(Change('T1', begins=MatchRow('T1', 1, 'g', 1, 'p', '{}', 3, 1)))\n"
        "    for n in range(100000):\n"
        "        await store.write(Change('T1', match=1, moves=[MoveRow(n, 0, n, 0)]))\n"
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

    async def scenario(store: SqliteStore) -> None:
        found = await kept(store)
        assert [m.n for m in found] == list(range(len(found)))
        assert len(found) > max([40, *acknowledged])

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
