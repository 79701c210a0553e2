"""The list of open tables: which are on it, what strangers are told of them, and that no house need remember them."""

import asyncio
import itertools
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from coterie.server.state.agreement import Agreement
from coterie.server.state.stored import Chair, StoredState, written
from coterie.store import migrations as of_sqlite
from coterie.store.folder import FILE
from coterie.store.opening import open_at
from coterie.store.postgres import migrations as of_postgres
from coterie.store.postgres.links import DatabaseAddress, connect
from coterie.store.rows import HouseRow
from coterie.store.sql import crc
from tests.server.guests import Clock, RunningServer, done, run_scenario

WHILE = 601  # seconds
FREE, TAKEN, BOT = Chair(), Chair(0), Chair(bot="page")

# Tables in the order in which they were made, one of every kind.
KINDS = [
    StoredState(Agreement("royal-secrets", 2, watch=watch, listed=listed), status, 0, chairs)  # type: ignore[arg-type]
    for watch, listed, status, chairs in itertools.product(
        ("anyone", "invited", "nobody"),
        (True, False),
        ("waiting", "playing", "over", "ended", "closed"),
        ([TAKEN, FREE], [TAKEN, BOT]),
    )
]


def test_a_table_is_listed_with_a_free_seat_or_if_anyone_may_watch() -> None:
    listed = [stored for stored in KINDS if stored.listed]
    assert len(listed) == 6, (
        "waiting: all three with a free seat, one without; playing: one that anyone may watch, twice"
    )
    for stored in listed:
        assert stored.agreement.listed
        assert (stored.status == "waiting" and FREE in stored.chairs) or (
            stored.status in ("waiting", "playing") and stored.agreement.watch == "anyone"
        )


async def listed_at(address: str, folder: Path) -> list[str]:
    store = await open_at(address, folder, HouseRow("one", "http://one.example"))
    try:
        return [row.table.id for row in await store.listing(1000)]
    finally:
        await store.close()


SHOULD_BE = [f"T{n:03}" for n, stored in enumerate(KINDS) if stored.listed][::-1]


def test_tables_of_an_older_file_are_listed_and_what_is_damaged_stays_so(tmp_path: Path) -> None:
    path, before = tmp_path / FILE, of_sqlite.VERSIONS[:9]
    of_sqlite.migrate(path, before)
    with closing(sqlite3.connect(path)) as db, db:
        for n, stored in enumerate(KINDS):
            row = (f"T{n:03}", written(stored), n, None)
            db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?)", (*row, crc(*row)))
        damaged = ("DAMAGED", written(KINDS[0]), 1000, None)
        db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?)", (*damaged, crc(*damaged) ^ 1))
        bare = ("BARE", "{}", 1001, None)
        db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?)", (*bare, crc(*bare)))
    assert asyncio.run(listed_at("", tmp_path)) == SHOULD_BE
    with closing(sqlite3.connect(path)) as db:
        rows = db.execute("SELECT id, state, made_at, closed_at, listed, crc FROM tables").fetchall()
    assert [id for id, *rest, kept in rows if crc(id, *rest) != kept] == ["DAMAGED"]


def test_tables_of_an_older_database_are_listed(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        db = await connect(DatabaseAddress.of(database), 10.0)
        await of_postgres.migrate(db, "here", of_postgres.VERSIONS[:2])
        for n, stored in enumerate(KINDS):
            row = (f"T{n:03}", written(stored), n)
            await db.execute("INSERT INTO tables (id, state, made_at) VALUES (%s, %s, %s)", row)
        await db.execute("INSERT INTO tables (id, state, made_at) VALUES ('BARE', '{}', 1001)")
        await db.close()
        assert await listed_at(database, tmp_path) == SHOULD_BE

    asyncio.run(scenario())


async def told(server: RunningServer, key: str = "") -> list[dict[str, Any]]:
    status, listing = await server.get("/api/tables", key)
    assert status == 200
    tables: list[dict[str, Any]] = listing["tables"]
    return tables


def test_strangers_are_told_who_sits_there_and_how_many_look_on_and_no_more(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        ann, invitation = await server.open("royal-secrets", listed=True, seats=4, bots={"D": "page"})
        bob = await server.join(ann.table, invitation, "Bob")
        await server.watch(ann.table, invitation, "Gil")
        eve = await server.join(ann.table, invitation, "Eve")
        done(await ann.do("remove", person=3))
        done(await ann.do("say", text="come in"))
        (face,) = await told(server)
        assert face == {
            "table": ann.table,
            "agreement": ann.face["agreement"],
            "status": "waiting",
            "chairs": [
                {"name": "Ann", "bot": "", "colour": 0},
                {"name": "Bob", "bot": "", "colour": 1},
                {"name": "", "bot": "", "colour": 2},
                {"name": "", "bot": "page", "colour": 3},
            ],
            "onlookers": 1,
        }
        text = json.dumps(face)
        assert not [word for word in ("Gil", "Eve", "come in", invitation, bob.key, eve.key) if word in text]

    run_scenario(scenario, tmp_path)


def test_a_table_is_on_the_list_from_its_opening_until_strangers_have_no_business_there(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        ann, _ = await server.open("for-the-king", seats=2)
        assert await told(server) == []
        done(await ann.do("agree", listed=True))
        assert [face["table"] for face in await told(server)] == [ann.table]
        bob = await server.join(ann.table, None, "Bob")  # type: ignore[arg-type]
        assert await told(server) == [], "every seat is taken"
        done(await ann.do("agree", watch="anyone"))
        assert [face["status"] for face in await told(server)] == ["waiting"]
        done(await ann.do("start"))
        assert [face["status"] for face in await told(server)] == ["playing"]
        await bob.until(lambda: bob.game is not None)
        done(await ann.do("propose", topic="end"))
        await bob.until(lambda: bool(bob.face["votes"]))
        done(await bob.do("vote", vote=bob.face["votes"][0]["vote"], yes=True))
        assert await told(server) == []
        assert [face["status"] for face in await told(server, server.house.owner_key())] == ["ended"]

    run_scenario(scenario, tmp_path)


def test_a_table_that_left_the_memory_is_listed_and_opens(tmp_path: Path) -> None:
    clock = Clock()

    async def scenario(server: RunningServer) -> None:
        ann, _ = await server.open(listed=True)
        await ann.leave()
        while server.house.tables[ann.table].sockets:
            await asyncio.sleep(0.01)
        clock.forward(WHILE, server)
        await server.house.sweep()
        assert ann.table not in server.house.tables
        assert [face["table"] for face in await told(server)] == [ann.table]
        assert ann.table not in server.house.tables, "to list it is not to ask for it"
        bob = await server.join(ann.table, None, "Bob")  # type: ignore[arg-type]
        assert bob.seat == 1

    run_scenario(scenario, tmp_path, now=clock)


def test_a_table_that_cannot_be_opened_is_not_listed(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        ann, _ = await server.open(listed=True)
        server.house.aside[ann.table] = "its pack is gone"
        assert await told(server) == []

    run_scenario(scenario, tmp_path)


@pytest.mark.parametrize("everything", [False, True])
def test_the_list_is_bounded(tmp_path: Path, everything: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coterie.server.http.routes.MOST_LISTED", 3)

    async def scenario(server: RunningServer) -> None:
        tables = [(await server.open(listed=True))[0].table for _ in range(5)]
        faces = await told(server, server.house.owner_key() if everything else "")
        assert {face["table"] for face in faces} <= {*tables}
        assert len(faces) == 3

    run_scenario(scenario, tmp_path)
