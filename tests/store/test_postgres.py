"""The PostgreSQL store: it refuses to open where it could not keep its word, and says what is wrong and what to do."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from coterie.cli.terminal_words import terminal_phrases
from coterie.core.errors import CoterieError
from coterie.store import Store, StoreFull, Unreachable, Unreadable
from coterie.store.opening import open_at
from coterie.store.postgres import migrations, safety
from coterie.store.postgres.links import DatabaseAddress, connect
from coterie.store.postgres.side import postgres_side
from coterie.store.rows import Change, HouseRow
from tests.postgres import new_database
from tests.store.tables import Place, begin, kept, move, moves
from tools.postgres import Postgres

PASSWORD = "a-password-nobody-may-see"


def refusal(address: str) -> CoterieError:
    """What is said when a house opens there."""

    async def scenario() -> None:
        await open_at(address, Path("nowhere"), HouseRow("one", ""))

    with pytest.raises(CoterieError) as refused:
        asyncio.run(scenario())
    for language in ("en", "fr"):
        assert PASSWORD not in terminal_phrases(language).error(refused.value)
    assert PASSWORD not in str(refused.value)
    assert terminal_phrases("fr").error(refused.value) != str(refused.value), "it is said in both languages"
    return refused.value


@pytest.fixture
def other(postgres: Postgres) -> Iterator[str]:
    """A user of PostgreSQL who owns nothing."""
    postgres.do(f"DROP ROLE IF EXISTS other; CREATE ROLE other LOGIN PASSWORD '{PASSWORD}'")
    return postgres.url().replace(postgres.url().split("@")[0], f"postgresql://other:{PASSWORD}")


# Addresses.


def test_a_wrong_address_is_told_without_its_password(postgres: Postgres) -> None:
    host = f"127.0.0.1:{postgres.port}"
    for address, code in (
        (f"postgresql://coterie:{PASSWORD}@127.0.0.1:1/coterie", "store-away"),
        (f"postgresql://coterie:{PASSWORD}@nowhere.invalid/coterie", "store-away"),
        (f"postgresql://coterie:{PASSWORD}@{host}/coterie", "store-password"),
        (f"postgresql://nobody-here:{PASSWORD}@{host}/coterie", "store-password"),
        (postgres.url("no-such-database"), "store-missing"),
        (f"postgresql://coterie:{PASSWORD}@{host}/coterie?no_such_option=1", "store-address"),
        (f"postgresql://coterie:{PASSWORD}@{host}:x/coterie", "store-away"),
    ):
        assert refusal(address).code == code, address


def test_an_address_is_shown_without_anything_secret() -> None:
    for address in (
        f"postgresql://ann:{PASSWORD}@db.example:5433/club",
        f"postgresql://ann@db.example:5433/club?password={PASSWORD}",
    ):
        assert DatabaseAddress.of(address).shown == "postgresql://ann@db.example:5433/club"


# What the server promises.


@pytest.mark.parametrize("setting", ["synchronous_commit=off", "synchronous_commit=local"])
def test_a_server_that_acknowledges_before_it_keeps_is_refused(database: str, setting: str) -> None:
    error = refusal(f"{database}%20-c{setting.replace('=', '%3D')}")
    assert error.code == "store-unsafe"
    assert setting.split("=")[1] in str(error)


@pytest.mark.parametrize("setting", ["fsync", "full_page_writes"])
def test_a_server_that_may_lose_what_it_kept_is_refused(setting: str) -> None:
    with Postgres(**{setting: "off"}) as careless:
        error = refusal(careless.url())
    assert (error.code, error.values["setting"]) == ("store-unsafe", setting)


def test_a_server_that_is_too_old_is_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(safety, "OLDEST", 99)
    assert refusal(database).code == "store-old"


def test_a_database_of_another_encoding_is_refused(postgres: Postgres) -> None:
    postgres.do("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    assert refusal(postgres.url("latin")).code == "store-encoding"


# The tables.


def test_a_user_who_may_make_no_tables_is_told_so(other: str) -> None:
    assert refusal(other).code == "store-rights"


def test_tables_of_another_user_are_not_read(postgres: Postgres, other: str) -> None:
    database = new_database(postgres)
    Place(database, Path("nowhere")).run(nothing)
    schema = database.partition("%3D")[2]
    postgres.do(f"GRANT USAGE ON SCHEMA {schema} TO other", "coterie")
    assert refusal(f"{other}?options=-csearch_path%3D{schema}").code == "store-rights"


def test_a_database_that_can_only_be_read_is_told_so(database: str) -> None:
    assert refusal(f"{database}%20-cdefault_transaction_read_only%3Don").code == "store-shut"


def test_tables_of_something_else_are_left_alone(postgres: Postgres, database: str) -> None:
    schema = database.partition("%3D")[2]
    postgres.do(f"CREATE TABLE {schema}.tables (dish text); INSERT INTO {schema}.tables VALUES ('soup')", "coterie")
    error = refusal(database)
    assert isinstance(error, Unreadable)
    assert error.code == "store-foreign"
    assert postgres.do(f"SELECT * FROM {schema}.tables", "coterie") == [("soup",)]


def test_data_of_a_newer_program_is_left_alone_and_of_an_older_brought_up_to_date(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, newest = Place(database, Path("nowhere")), migrations.VERSIONS

    async def older(store: Store) -> None:
        await store.write(moves(move(0), epoch=await begin(store)))

    async def newer(store: Store) -> None:
        assert await kept(store) == [move(0)]

    async def migrate(versions: tuple[str, ...]) -> None:
        db = await connect(DatabaseAddress.of(database), 10.0)
        await migrations.migrate(db, "here", versions)
        await db.close()

    place.run(older)
    asyncio.run(migrate((*newest, "ALTER TABLE tables ADD COLUMN later text")))
    error = refusal(database)
    assert isinstance(error, Unreadable)
    assert error.code == "store-newer"
    monkeypatch.setattr(migrations.migrate, "__defaults__", ((*newest, ""),))
    place.run(newer)


def test_who_copies_data_of_another_version_is_told_which(postgres: Postgres, database: str) -> None:
    Place(database, Path("nowhere")).run(nothing)
    schema, newest = database.partition("%3D")[2], len(migrations.VERSIONS)
    for version, code in ((newest - 1, "store-older"), (newest + 1, "store-newer")):
        postgres.do(f"UPDATE {schema}.coterie_schema SET version = {version}", "coterie")
        with pytest.raises(CoterieError) as refused, postgres_side(database):
            pass
        assert refused.value.code == code
        assert terminal_phrases("fr").error(refused.value) != str(refused.value)


# Running.


async def nothing(store: Store) -> None:
    pass


@pytest.mark.parametrize(
    ("state", "code"), [("53100", "refused-disk"), ("25006", "refused-read-only"), ("XX001", "refused-damaged")]
)
def test_a_full_or_shut_disk_refuses_and_recovers_without_a_restart(
    postgres: Postgres, database: str, tmp_path: Path, state: str, code: str
) -> None:
    """PostgreSQL itself says so, in the middle of a batch."""
    schema = database.partition("%3D")[2]
    body = f"BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '{state}'; END"

    async def scenario(store: Store) -> None:
        epoch = await begin(store)
        postgres.do(f"CREATE FUNCTION {schema}.no_room() RETURNS trigger LANGUAGE plpgsql AS $${body}$$", "coterie")
        postgres.do(
            f"CREATE TRIGGER no_room BEFORE INSERT ON {schema}.moves FOR EACH ROW EXECUTE FUNCTION {schema}.no_room()",
            "coterie",
        )
        with pytest.raises(CoterieError) as refused:
            await store.write(Change("T1", match=1, moves=[move(0)], state="changed", epoch=epoch))
        assert refused.value.code == code
        assert isinstance(refused.value, StoreFull) == (state != "XX001")
        rows = await store.load("T1")
        assert rows
        assert (rows.table.state, rows.moves) == ("{}", [])
        postgres.do(f"DROP TRIGGER no_room ON {schema}.moves", "coterie")
        await store.write(moves(move(0), epoch=epoch))
        assert await kept(store) == [move(0)]

    Place(database, tmp_path).run(scenario)


def test_a_text_that_postgresql_cannot_keep_spoils_no_other_change(shared: Place) -> None:
    async def scenario(store: Store) -> None:
        epochs = {table: await begin(store, table) for table in ("T1", "T2", "T3", "T4")}
        changes = [
            Change(table, state="\0" if table == "T2" else "ok", match=1, moves=[move(0)], epoch=epoch)
            for table, epoch in epochs.items()
        ]
        told = await asyncio.gather(*map(store.write, changes), return_exceptions=True)
        assert [type(each) for each in told] == [type(None), CoterieError, type(None), type(None)]
        assert [len(await kept(store, table)) for table in epochs] == [1, 0, 1, 1]

    shared.run(scenario)


def test_a_row_that_somebody_holds_is_not_waited_for_for_ever(shared: Place) -> None:
    async def scenario() -> None:
        async with shared.opened(lease=1.0) as store:
            epoch = await begin(store)
            with psycopg.connect(shared.address) as holder:
                holder.execute("SELECT 1 FROM tables FOR UPDATE")
                with pytest.raises(Unreachable):
                    await store.write(moves(move(0), epoch=epoch))
            await store.write(moves(move(0), epoch=epoch))
            assert await kept(store) == [move(0)]

    asyncio.run(scenario())


def test_whoever_lacks_the_client_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "coterie.store.postgres.store", None)
    assert refusal("postgresql://localhost/coterie").code == "store-extra"
