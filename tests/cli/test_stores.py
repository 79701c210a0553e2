"""The commands for the data, with a store in PostgreSQL: copies go either way, and a house moves from one store to the
other.
"""

import asyncio
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from coterie.cli import main
from coterie.store import hold
from coterie.store.folder import FILE
from coterie.store.opening import open_at
from coterie.store.postgres.side import postgres_side
from coterie.store.rows import HouseRow
from coterie.store.sides import digest, everything, sqlite_side
from tests.postgres import new_database
from tests.server.guests import Guest, RunningServer, play_out, run_scenario, running_server
from tools.postgres import Postgres

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A data folder that every command finds; no coterie.toml, and nobody's home."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COTERIE_DATA", str(tmp_path / "data"))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    return tmp_path / "data"


@pytest.fixture
def played(data: Path) -> list[Guest]:
    """A house of two tables with people, moves, talk and a secret; the hosts of the tables."""
    hosts: list[Guest] = []

    async def tale(server: RunningServer) -> None:
        for game in ("royal-secrets", "for-the-king"):
            guests = await server.table_of(game, 3, seats=3)
            await guests[0].do("say", text="I have the Cardinal, believe me ✓")
            await play_out(guests, turns=20)
            hosts.append(guests[0])

    run_scenario(tale, data)
    return hosts


def in_folder(folder: Path) -> str:
    with sqlite_side(folder / FILE, "") as side:
        return digest(everything(side))


def in_postgres(address: str) -> str:
    with postgres_side(address, reading=True) as side:
        return digest(everything(side))


def in_file(file: str) -> str:
    with sqlite_side(Path(file), "") as side:
        return digest(everything(side))


def goes_on(folder: Path, hosts: list[Guest]) -> None:
    """A house opens there, and everybody plays on with the key they have."""

    async def tale() -> None:
        async with running_server(folder) as server:
            for host in hosts:
                again = await Guest(server, host.table, host.key).hello()
                assert not again.over
                assert "I have the Cardinal, believe me ✓" in [line["text"] for line in again.lines.values()]

    asyncio.run(tale())


def test_a_house_moves_to_postgresql_and_back_and_is_the_same(
    data: Path, tmp_path: Path, database: str, played: list[Guest], capsys: Capture
) -> None:
    before, secret = in_folder(data), (data / "secret").read_bytes()
    files = {path.name: path.read_bytes() for path in data.iterdir()}
    assert main(["move-store", str(data), database]) == 0
    assert f"2 tables are carried over, and both stores have the same digest, {before[:16]}" in capsys.readouterr().out
    assert in_postgres(database) == before
    assert {name: (data / name).read_bytes() for name in files if name != "in-use"} == {
        name: content for name, content in files.items() if name != "in-use"
    }, "the source is left as it was"
    assert main(["move-store", database, "back", "--lang", "fr"]) == 0
    assert "2 tables sont portées" in capsys.readouterr().out
    assert in_folder(tmp_path / "back") == before
    assert (tmp_path / "back" / "secret").read_bytes() == secret, "invitations are good as before"
    assert {path.name for path in (tmp_path / "back").iterdir()} == {FILE, "secret", "in-use"}
    goes_on(tmp_path / "back", played)


def test_a_store_that_is_not_empty_or_not_closed_takes_no_part_in_a_move(
    data: Path, tmp_path: Path, database: str, played: list[Guest], capsys: Capture
) -> None:
    with hold(data):
        assert main(["move-store", str(data), database]) == 2
        assert "a house is open on the data in" in capsys.readouterr().err
    assert main(["move-store", str(tmp_path / "nothing"), database]) == 2
    assert "there is no data of Coterie" in capsys.readouterr().err
    assert main(["move-store", database, "other"]) == 2
    assert "there is no data of Coterie at" in capsys.readouterr().err
    assert main(["move-store", str(data), database]) == 0
    assert main(["move-store", str(data), database]) == 2
    assert "there is data at" in capsys.readouterr().err
    assert main(["move-store", database, str(data)]) == 2
    assert "there is data at" in capsys.readouterr().err
    with open_house(database):
        for argv in (["move-store", database, "other"], ["restore", "copy.db"], ["erase", "Ann", "--yes"]):
            assert main(["backup", "copy.db", "--store", database, "--force"]) == 0
            assert main([*argv, *([] if argv[0] == "move-store" else ["--store", database])]) == 2
            assert "a house is open on" in capsys.readouterr().err
            assert main(["owner", "--renew", "--store", database]) == 2
            capsys.readouterr()


class open_house:
    """A house that is open on a database, as far as others can see."""

    def __init__(self, address: str) -> None:
        self._address = address

    def __enter__(self) -> None:
        async def enter() -> None:
            await open_at(self._address, Path("nowhere"), HouseRow("neighbour", ""), 600.0)

        asyncio.run(enter())

    def __exit__(self, *_: object) -> None:
        with psycopg.connect(self._address) as db:
            db.execute("UPDATE houses SET until = now()")


@pytest.mark.parametrize(
    "command",
    ["move-store data {}", "move-store {} elsewhere", "backup two.db --store {}", "restore one.db --store {}"],
)
def test_a_database_that_is_not_there_is_told_in_a_sentence(data: Path, capsys: Capture, command: str) -> None:
    many_tables(data, 1)
    assert main(["backup", "one.db"]) == 0
    capsys.readouterr()
    assert main(command.format("postgresql://coterie:hunter2@127.0.0.1:9/coterie").split()) == 2
    said = capsys.readouterr().err
    assert "postgresql://coterie@127.0.0.1:9/coterie cannot be reached" in said
    assert "hunter2" not in said


@pytest.mark.parametrize("back", [False, True])
def test_a_move_that_was_killed_goes_on_where_it_was_and_no_house_opens_half_of_it(
    data: Path, tmp_path: Path, database: str, capsys: Capture, back: bool
) -> None:
    many_tables(data, 300)
    source, target = str(data), database
    if back:
        assert main(["move-store", source, target]) == 0
        source, target = database, str(tmp_path / "back")
    whole = in_folder(data)
    slow = (
        "import sys, time\nfrom coterie.store import moving\nmoving.BATCH = 10\n"
        "def told(done, of):\n    print(done, flush=True)\n    time.sleep(0.05)\n"
        "moving.move_store(sys.argv[1], sys.argv[2], told)\n"
    )
    with subprocess.Popen([sys.executable, "-c", slow, source, target], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        for line in process.stdout:
            if int(line) >= 100:
                os.kill(process.pid, signal.SIGKILL)
                break
    if back:
        assert not (tmp_path / "back" / FILE).exists()
    else:
        for argv in (["backup", "copy.db"], ["export", "T0000000"]):
            assert main([*argv, "--store", database]) == 2
            assert "is not all there" in capsys.readouterr().err
        with pytest.raises(Exception, match="is not all there"):
            asyncio.run(open_at(database, data, HouseRow("one", "")))
    carried: list[int] = []
    from coterie.store.moving import move_store

    assert move_store(source, target, lambda done, of: carried.append(done)).digest == whole
    assert carried[0] > 100, "what was there was not carried again"
    assert (in_folder(tmp_path / "back") if back else in_postgres(database)) == whole


def test_a_source_that_changed_since_is_carried_anew(data: Path, database: str) -> None:
    from coterie.store import moving

    many_tables(data, 120)

    def fall(done: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        moving.move_store(str(data), database, fall)
    with sqlite_side(data / FILE, "") as side:
        side.db.execute("DELETE FROM tables WHERE id = 'T0000000'")
    moving.move_store(str(data), database)
    assert in_postgres(database) == in_folder(data)


def many_tables(folder: Path, count: int) -> None:
    async def make() -> None:
        from coterie.store.rows import Change, LineRow, Person, TableRow

        store = await open_at("", folder, HouseRow("one", ""))
        await asyncio.gather(
            *(store.make(TableRow(f"T{n:07}", "{}", n), [Person(0, 0, f"Ann {n}", b"\x00k")]) for n in range(count))
        )
        await asyncio.gather(
            *(store.write(Change(f"T{n:07}", lines=[LineRow(0, "table", 0, "hear", n)])) for n in range(count))
        )
        await store.wake(time.time_ns() // 1_000_000)
        await store.close()

    asyncio.run(make())


def test_backups_are_the_same_from_either_store_and_go_into_either(
    data: Path, tmp_path: Path, database: str, postgres: Postgres, played: list[Guest], capsys: Capture
) -> None:
    before, other, empty = in_folder(data), new_database(postgres), new_database(postgres)
    assert main(["backup", "one.db"]) == 0
    assert main(["move-store", str(data), database]) == 0
    assert main(["backup", "two.db", "--store", database]) == 0
    assert main(["backup", "two.db", "--store", database]) == 2
    assert "two.db is there already" in capsys.readouterr().err
    assert in_file("one.db") == in_file("two.db") == before
    many_tables(tmp_path / "others", 3)
    assert main(["move-store", "others", other]) == 0
    capsys.readouterr()
    assert main(["restore", "one.db", "--store", other]) == 0
    aside = re.findall(r"kept as (\S+)\.\n", capsys.readouterr().out)[0]
    assert in_postgres(other) == before
    assert in_file(aside) == in_folder(tmp_path / "others")
    assert main(["restore", "one.db", "--store", empty]) == 0, "the database may be new, as after a disaster"
    assert "kept as" not in capsys.readouterr().out
    assert in_postgres(empty) == before
    (tmp_path / "poem.db").write_text("a poem" * 1000)
    assert main(["restore", "poem.db", "--store", other]) == 2
    assert in_postgres(other) == before
    assert main(["restore", "two.db", "--data", "again"]) == 0
    assert in_folder(tmp_path / "again") == before
    (tmp_path / "again" / "secret").write_bytes((data / "secret").read_bytes())
    goes_on(tmp_path / "again", played)


def test_games_and_people_go_out_of_postgresql_and_into_it(
    data: Path, database: str, played: list[Guest], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    assert main(["move-store", str(data), database]) == 0
    monkeypatch.setenv("COTERIE_STORE", database)
    assert main(["export", played[0].table, "--unfinished", "-o", "game.json"]) == 0
    assert main(["export", "ABCDEFGH"]) == 2
    capsys.readouterr()
    assert main(["import", "game.json"]) == 0
    made = re.findall(r"Table (\w{8}) is made", capsys.readouterr().out)[0]
    assert main(["export", made, "--unfinished", "-o", "again.json"]) == 0
    record, again = (json.loads(Path(name).read_text()) for name in ("game.json", "again.json"))
    assert record["turns" if "turns" in record else "moves"] == again["turns" if "turns" in again else "moves"]
    with psycopg.connect(database) as db:
        assert db.execute("SELECT epoch FROM tables WHERE id = %s", (made,)).fetchone() == (1,)
        assert db.execute("SELECT count(*) FROM houses WHERE until > clock_timestamp()").fetchone() == (0,)
        names = db.execute("SELECT name FROM people WHERE name NOT IN ('A', 'B', 'C')").fetchall()
    assert main(["erase", names[0][0], "--yes"]) == 0
    capsys.readouterr()
    with psycopg.connect(database) as db:
        assert (names[0][0],) not in db.execute("SELECT name FROM people").fetchall()
    assert main(["owner", "--renew"]) == 0
    with psycopg.connect(database) as db:
        assert db.execute("SELECT length(value) FROM secrets WHERE name = 'owner'").fetchone() == (22,)
    assert sqlite3.connect(data / FILE).execute("SELECT count(*) FROM tables").fetchone() == (2,), "it was left alone"


def test_the_doctor_looks_at_the_database(database: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("coterie.cli.doctor.games", dict)
    assert main(["doctor", "--store", database, "--port", "0"]) == 0
    said = capsys.readouterr().out
    assert re.search(r"store: postgresql://coterie:…@127\S+, PostgreSQL \d+\.\d+, pages with checksums", said)
    away = "postgresql://coterie:geheim@127.0.0.1:1/coterie"
    assert main(["doctor", "--store", away, "--port", "0", "--lang", "fr"]) == 1
    said = capsys.readouterr().out
    assert "INUTILISABLE" in said
    assert "geheim" not in said
