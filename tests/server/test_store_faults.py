"""What a guest is told when the store is full, shut, damaged or away: what is wrong and what to do, never where it is.
The log of the house tells that.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.guests import Guest, RunningServer, proposed, run_scenario
from tools.postgres import Postgres

PRAGMAS = {"refused-disk": "max_page_count = 1", "refused-read-only": "query_only = 1"}
STATES = {"refused-disk": "53100", "refused-read-only": "25006", "refused-damaged": "XX001"}
SECRET = "a-name-that-nobody-may-hear"  # in what the database says


@pytest.mark.parametrize("code", PRAGMAS)
def test_nobody_is_told_where_a_file_is(tmp_path: Path, caplog: pytest.LogCaptureFixture, code: str) -> None:
    async def scenario(server: RunningServer) -> None:
        told = await all_that_is_told(
            server, lambda: server.store._do(lambda db: db.execute(f"PRAGMA {PRAGMAS[code]}"), "")
        )
        said_well(told, code, str(tmp_path), "coterie.db")
        assert str(tmp_path) in logged(caplog)

    run_scenario(scenario, tmp_path)


@pytest.mark.parametrize("code", STATES)
def test_nobody_is_told_where_a_database_is(
    postgres: Postgres, database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, code: str
) -> None:
    schema = database.partition("%3D")[2]

    def spoil() -> None:
        body = f"BEGIN RAISE EXCEPTION '{SECRET}' USING ERRCODE = '{STATES[code]}'; END"
        postgres.do(f"CREATE FUNCTION {schema}.no() RETURNS trigger LANGUAGE plpgsql AS $${body}$$", "coterie")
        for table in ("moves", "lines", "people"):
            postgres.do(
                f"CREATE TRIGGER no BEFORE INSERT ON {schema}.{table} FOR EACH ROW EXECUTE FUNCTION {schema}.no()",
                "coterie",
            )

    async def scenario(server: RunningServer) -> None:
        told = await all_that_is_told(server, lambda: asyncio.to_thread(spoil))
        said_well(told, code, SECRET, *parts_of(database))
        assert SECRET in logged(caplog)
        assert "postgresql://" in logged(caplog)

    run_scenario(scenario, tmp_path, store=database, house="one")


def test_nobody_is_told_where_a_database_was(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with Postgres() as postgres:

        async def scenario(server: RunningServer) -> None:
            told = await all_that_is_told(server, lambda: asyncio.to_thread(postgres.kill))
            said_well(told, "refused-unreachable", *parts_of(postgres.url()))
            assert "postgresql://" in logged(caplog)

        run_scenario(scenario, tmp_path, store=postgres.url(), house="one")


async def all_that_is_told(server: RunningServer, spoil: Callable[[], object]) -> list[str]:
    """Everything that guests hear who play, talk, open tables and come in, after the store was spoilt."""
    guests = await server.table_of("royal-secrets", 3, seats=3)
    host, table = guests[0], guests[0].table
    heard = [len(guest.frames) for guest in guests]
    made = spoil()
    assert asyncio.iscoroutine(made) or asyncio.isfuture(made)
    await made
    bodies: list[object] = []
    for _ in range(100):  # a full disk may have a little room yet
        bodies.append((await server.post("/api/tables", proposed("royal-secrets", "Eve")))[1])
        joins = {"name": "Dot", "invitation": server.house.seal.invitation(table)}
        bodies.append((await server.post(f"/api/tables/{table}/watch", joins))[1])
        if all("code" in str(body) for body in bodies[-2:]):
            break
    for guest in guests:
        for what, said in (
            ("say", {"text": "Is anybody there?"}),
            ("play", {"decision": guest.view["decision"], "actions": guest.legal[:1]}),
        ):
            try:
                bodies.append(await guest.do(what, **said))
            except (AssertionError, ConnectionError):
                assert guest.bye, "the socket was cut"
    for path in ("", "/games", "/record", "/replay"):
        bodies.append((await server.get(f"/api/tables/{table}{path}", host.key))[1])
    try:
        again = await Guest(server, table, host.key).hello()
        heard.append(0)
        guests.append(again)
    except AssertionError as sent_away:
        bodies.append(str(sent_away))
    frames = [frame.decode() for guest, before in zip(guests, heard, strict=True) for frame in guest.frames[before:]]
    return [*map(str, bodies), *frames]


def said_well(told: list[str], code: str, *secrets: str) -> None:
    """It is told what is wrong, and no secret."""
    assert any(code in each for each in told), told
    for secret in (*secrets, "postgresql:", ".db"):
        assert not [each for each in told if secret in each]


def logged(caplog: pytest.LogCaptureFixture) -> str:
    return " ".join(str(getattr(record, "fields", "")) for record in caplog.records)


def parts_of(address: str) -> list[str]:
    parts = urlsplit(address)
    return [str(parts.port), str(parts.password), f"{parts.username}@"]
