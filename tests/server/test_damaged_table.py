"""A damaged table stops no other: it is set aside by name, whoever asks for it is told, and the house goes on."""

import sqlite3
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest

from tests.server.guests import Guest, RunningServer, level, play_out, refused, run_scenario

LEAVES = (0x0A, 0x0D)  # the first byte of a page that leads to no other


def spoil(data: Path, table: str, others: str, most: int = 10) -> None:
    """Write zeros over the leaves that name one table more often than that, and the other one never.

    Pages above the leaves lead to both.
    """
    path, spoilt = data / "coterie.db", 0
    content = bytearray(path.read_bytes())
    for at in range(0, len(content), 1024):
        part = content[at : at + 1024]
        if part[0] in LEAVES and part.count(table.encode()) > most and others.encode() not in part:
            content[at : at + 1024] = bytes(1024)
            spoilt += 1
    assert spoilt
    path.write_bytes(content)


def two_tables(data: Path) -> list[tuple[str, str]]:
    """Two tables in a house that was closed: of each, its name and the key of the host."""
    made: list[tuple[str, str]] = []

    async def scenario(server: RunningServer) -> None:
        for seed in (1, 2):
            guests = await server.table_of("royal-secrets", 3, seats=3)
            await play_out(guests, seed, turns=80)
            made.append((guests[0].table, guests[0].key))

    run_scenario(scenario, data)
    return made


def test_a_damaged_page_sets_one_table_aside_and_the_house_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (one, key), (other, other_key) = two_tables(tmp_path)
    spoil(tmp_path, one, other)

    async def scenario(server: RunningServer) -> None:
        guest = await Guest(server, other, other_key).hello()
        assert guest.view["decision"]
        for path in ("", "/games", "/record"):
            status, problem = await server.get(f"/api/tables/{one}{path}", key)
            assert (status, problem["code"]) == (503, "refused-aside")
        status, health = await server.get("/readyz")
        assert (status, health) == (200, {"status": "ready", "failing": [], "aside": 1})
        async with server.session.ws_connect(f"{server.url}/api/tables/{one}/socket", origin=server.url) as socket:
            await socket.send_json({"type": "hello", "key": key})
            bye = await socket.receive_json()
            assert (bye["type"], bye["code"]) == ("bye", "refused-aside")
            assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
            assert socket.close_code == 4404

    run_scenario(scenario, tmp_path)
    events = [(record.getMessage(), getattr(record, "fields", {})) for record in caplog.records]
    assert any(event.startswith("the data is damaged") for event, _ in events)
    assert [fields["table"] for event, fields in events if event == "a table cannot be opened and is set aside"] == [
        one
    ]
    assert not any(record.exc_info for record in caplog.records)


def test_a_table_that_says_something_else_than_was_written_is_set_aside(tmp_path: Path) -> None:
    (one, key), (other, other_key) = two_tables(tmp_path)
    with closing(sqlite3.connect(tmp_path / "coterie.db")) as db, db:
        db.execute("UPDATE people SET name = 'Eve' WHERE \"table\" = ? AND n = 1", (one,))

    async def scenario(server: RunningServer) -> None:
        assert (await server.get(f"/api/tables/{one}", key))[0] == 503
        assert (await server.get(f"/api/tables/{other}", other_key))[0] == 200

    run_scenario(scenario, tmp_path)


def test_a_table_of_which_moves_are_missing_cannot_go_on(tmp_path: Path) -> None:
    (one, key), _ = two_tables(tmp_path)
    with closing(sqlite3.connect(tmp_path / "coterie.db")) as db, db:
        db.execute('DELETE FROM moves WHERE "table" = ? AND n = 3', (one,))

    async def scenario(server: RunningServer) -> None:
        guest = await Guest(server, one, key).hello()
        answer = await guest.do("pause", on=True)
        refused(answer, "refused-broken")
        assert "missing from what was kept" in answer["text"]

    run_scenario(scenario, tmp_path)


def test_damage_that_is_found_during_a_game_stops_that_game_alone(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        tables = [await server.table_of("royal-secrets", 3, seats=3) for _ in range(2)]
        tables.sort(key=lambda guests: guests[0].table)  # what comes last in the file is written behind the damage
        for guests in tables:
            await play_out(guests, turns=80)
        for _ in range(2):
            await server.store.checkpoint()
        spoil(tmp_path, tables[0][0].table, tables[1][0].table, most=0)
        await server.store._do(lambda db: db.execute("PRAGMA shrink_memory"), "")  # what it has read is read again
        mover = next(guest for guest in tables[0] if guest.legal)
        refused(await mover.play(mover.legal[0]), "refused-damaged")
        refused(await mover.play(mover.legal[0]), "refused-broken")
        mover = next(guest for guest in tables[1] if guest.legal)
        assert (await mover.play(mover.legal[0]))["type"] == "done"
        await level(tables[1], mover.stands)

    run_scenario(scenario, tmp_path)
