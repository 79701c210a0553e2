"""The log is copied back beside the writer: no commit does it, and none waits until it is long enough."""

import asyncio
import hashlib
import sqlite3
from pathlib import Path

import pytest

from coterie.store import SqliteStore, open_store, sqlite
from coterie.store.rows import Change, CommandRow, MatchRow, MoveRow, TableRow

USUAL = 1000  # pages of the log after which a commit of SQLite copies it back, unless told otherwise
WRITES = 400


def test_no_commit_copies_the_log_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "LONG", WRITES)

    async def scenario() -> None:
        store = open_store(tmp_path, "OFF")  # whether it is synced changes nothing here
        said: list[str] = []
        await begin(store)
        await store._do(lambda db: db.set_trace_callback(said.append), "")
        before = content(tmp_path)
        for n in range(WRITES):
            await store.write(move(n))
        assert pages_in_log(store) > USUAL, "the log is long enough for SQLite to copy it back by itself"
        assert content(tmp_path) == before, "the data itself was written to by a commit"
        await store.checkpoint()
        assert content(tmp_path) != before, "the log was not copied back when it was long"
        assert said.count("COMMIT") >= WRITES, "the trace saw the commits"
        assert not [text for text in said if "checkpoint" in text.lower()], "the writer's connection did it"
        await store.close()

    asyncio.run(scenario())


async def begin(store: SqliteStore) -> None:
    await store.make(TableRow("T1", "{}", 1), [])
    await store.write(Change("T1", begins=MatchRow("T1", 1, "royal-secrets", 1, "house 0123", "{}", 3, 1)))


def move(n: int) -> Change:
    command = CommandRow(n % 3, hashlib.sha256(b"%d" % n).hexdigest()[:16], bytes(16), b'{"type":"done"}')
    return Change("T1", match=1, moves=[MoveRow(n, n % 3, 1, n)], command=command)


def content(folder: Path) -> bytes:
    """What the data file holds, the log left out."""
    return hashlib.sha256((folder / "coterie.db").read_bytes()).digest()


def pages_in_log(store: SqliteStore) -> int:
    with sqlite3.connect(store.path) as db:
        size: int = db.execute("PRAGMA page_size").fetchone()[0]
    db.close()
    return store.path.with_name(f"{store.path.name}-wal").stat().st_size // (size + 24)
