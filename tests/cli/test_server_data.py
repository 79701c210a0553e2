"""The data of the house: copied while it is open and put back, games out of it and into it, and people out of it."""

import asyncio
import io
import json
import re
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from coterie.cli import main
from coterie.core.errors import CoterieError
from coterie.play import Record, replay
from coterie.store import hold
from coterie.store.folder import FILE
from coterie.store.migrations import VERSIONS, migrate
from tests.server.guests import Guest, RunningServer, done, play_out, run_scenario, running_server

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A data folder that every command finds; no coterie.toml, and nobody's home."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COTERIE_DATA", str(tmp_path / "data"))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    return tmp_path / "data"


async def command(*argv: str) -> int:
    """A command, while the house goes on."""
    return await asyncio.to_thread(main, argv)


def moves(path: Path) -> list[Any]:
    db = sqlite3.connect(path)
    found = db.execute("SELECT * FROM moves").fetchall()
    db.close()
    return found


# Copies.


def test_a_backup_of_an_open_house_is_whole_and_a_house_opens_from_it(
    data: Path, tmp_path: Path, capsys: Capture
) -> None:
    async def tale(server: RunningServer) -> None:
        guests = await server.table_of("royal-secrets", 3, seats=3)
        await play_out(guests, turns=20)
        copying = asyncio.create_task(command("backup", "copy.db"))
        await play_out(guests, seed=2, turns=20)
        assert await copying == 0
        kept.append(guests[0])

    kept: list[Guest] = []
    run_scenario(tale, data)
    assert "The data is copied to copy.db." in capsys.readouterr().out
    assert {path.name for path in tmp_path.iterdir()} == {"copy.db", "data"}  # and nothing beside it
    copy, now = moves(tmp_path / "copy.db"), moves(data / FILE)
    assert 20 <= len(copy) <= len(now)
    assert main(["restore", "copy.db"]) == 0
    assert "kept as" in capsys.readouterr().out
    assert moves(data / FILE) == copy
    aside = next(path for path in data.glob("coterie-*.db"))
    assert moves(aside) == now

    async def again() -> None:
        async with running_server(data) as server:
            guest = await Guest(server, kept[0].table, kept[0].key).hello()
            assert not guest.over

    asyncio.run(again())


def test_a_backup_takes_no_other_files_place_unless_it_is_forced_to(
    data: Path, tmp_path: Path, capsys: Capture
) -> None:
    migrate_in(data)
    (tmp_path / "mine.txt").write_text("a poem")
    assert main(["backup", "mine.txt"]) == 2
    assert "mine.txt is there already" in capsys.readouterr().err
    assert (tmp_path / "mine.txt").read_text() == "a poem"
    assert main(["backup", "mine.txt", "--force"]) == 0
    assert moves(tmp_path / "mine.txt") == []


@pytest.mark.parametrize("argv", [["restore", "copy.db"], ["erase", "Ann", "--yes"]])
def test_what_changes_the_data_waits_until_the_house_is_closed(data: Path, argv: list[str], capsys: Capture) -> None:
    migrate_in(data)
    assert main(["backup", "copy.db"]) == 0
    with hold(data):
        assert main(argv) == 2
        assert "a house is open on the data in" in capsys.readouterr().err
        with pytest.raises(CoterieError, match="a house is open"), hold(data):
            pass
    assert main(argv) in (0, 1)


def test_what_is_no_backup_is_not_put_in_the_place_of_the_data(data: Path, tmp_path: Path, capsys: Capture) -> None:
    migrate_in(data)
    (tmp_path / "poem.db").write_text("a poem" * 1000)
    newer = tmp_path / "newer.db"
    migrate(newer, (*VERSIONS, "CREATE TABLE later (x INTEGER) STRICT"))
    other = sqlite3.connect(tmp_path / "other.db")
    other.execute("CREATE TABLE recipes (name)")
    other.close()
    for file, sentence in (
        ("poem.db", "poem.db is no data of Coterie"),
        ("newer.db", "was written by a newer Coterie"),
        ("other.db", "a database of something else"),
        ("nothing.db", "there is no backup nothing.db"),
    ):
        assert main(["restore", file]) == 2
        assert sentence in capsys.readouterr().err
    assert [path.name for path in data.glob("coterie*")] == [FILE]


@pytest.mark.parametrize("argv", [["backup", "copy.db"], ["export", "ABCDEFGH"], ["erase", "Ann", "--yes"]])
def test_where_there_is_no_data_none_is_made(data: Path, argv: list[str], capsys: Capture) -> None:
    assert main(argv) == 2
    assert "there is no data of Coterie in" in capsys.readouterr().err
    assert not data.exists()


# Games.


def test_a_finished_game_goes_out_as_a_record_and_comes_in_as_a_table_that_is_replayed(
    data: Path, capsys: Capture
) -> None:
    async def tale(server: RunningServer) -> None:
        guests = await server.table_of("royal-secrets", 2, seats=3, bots={"C": "random"})
        table = guests[0].table
        assert await command("export", table) == 2
        assert "goes on, and its record tells every secret" in capsys.readouterr().err
        await play_out(guests)
        assert await command("export", table, "-o", "game.json") == 0
        assert await command("export", table, "--match", "2") == 2
        assert await command("export", "ABCDEFGH") == 2
        record = Record.loads(Path("game.json").read_text())
        assert replay(record).scores == guests[0].view["scores"]
        assert record.players == ["person", "person", "random"]
        capsys.readouterr()
        assert await command("import", "game.json") == 0
        printed = capsys.readouterr().out
        assert "#key=" not in printed
        id = re.findall(r"Table (\w{8}) is made", printed)[0]
        for eyes in ("open", "A", "onlooker"):
            here, there = [
                (await server.get(f"/api/tables/{t}/replay?eyes={eyes}", guests[0].key))[1] for t in (table, id)
            ]
            assert here == there
            assert len(here["turns"]) == 100

    run_scenario(tale, data)


def test_a_game_that_goes_on_comes_in_as_a_table_with_a_link_for_each_person(data: Path, capsys: Capture) -> None:
    async def tale(server: RunningServer) -> None:
        guests = await server.table_of("for-the-king", 2, seats=3, bots={"C": "random"})
        await play_out(guests, turns=15)
        assert await command("export", guests[0].table, "--unfinished") == 0
        Path("game.json").write_text(capsys.readouterr().out)
        assert await command("import", "game.json", "--public-url", "https://games.example") == 0
        printed = capsys.readouterr().out
        id = re.findall(r"Table (\w{8}) is made: https://games.example/t/\1", printed)[0]
        links = re.findall(rf"Seat ([AB]): https://games.example/t/{id}#key=(\S{{22}})", printed)
        assert [seat for seat, _ in links] == ["A", "B"]
        players = [await Guest(server, id, key).hello() for _, key in links]
        assert [player.seat for player in players] == [0, 1]
        await play_out(players)
        assert all(player.over for player in players)

    run_scenario(tale, data)


def test_a_record_that_was_edited_makes_no_table(data: Path, tmp_path: Path, capsys: Capture) -> None:
    async def tale(server: RunningServer) -> None:
        guests = await server.table_of("royal-secrets", 3, seats=3)
        await play_out(guests)
        await command("export", guests[0].table, "-o", "game.json")

    run_scenario(tale, data)
    record = json.loads((tmp_path / "game.json").read_text())
    record["result"]["scores"][0] += 1
    (tmp_path / "game.json").write_text(json.dumps(record))
    assert main(["import", "game.json"]) == 2
    assert sqlite3.connect(data / FILE).execute("SELECT count(*) FROM tables").fetchone() == (1,)


TALK = [
    {"line": 1, "who": "A", "event": 4, "form": "talk", "words": "hear me", "acts": [], "verdicts": []},
    {
        "line": 3,
        "who": "A",
        "event": 5,
        "form": "talk",
        "words": "",
        "acts": ["laid-at-least 1", "bids 0"],
        "verdicts": ["kept", "broken"],
    },
    {
        "line": 4,
        "who": "B",
        "event": 5,
        "form": "talk",
        "words": "",
        "acts": ["doubt #3", "react bow A"],
        "verdicts": [None, None],
    },
]


def test_what_was_said_is_exported_beside_the_record(data: Path, capsys: Capture) -> None:
    """Without what the gallery said, what the host removed, and what was said before the game."""

    async def play(server: RunningServer) -> None:
        host, invitation = await server.open("whispers", "Ann", seats=2, options={"first": "A"}, watch="invited")
        other = await server.join(host.table, invitation, "Bob")
        onlooker = await server.watch(host.table, invitation, "Gil")
        done(await host.do("say", text="welcome"))
        done(await host.do("start"))
        done(await host.do("say", text="hear me"))
        done(await onlooker.do("say", text="what a fool"))
        claim = {"act": "claim", "saying": "laid-at-least", "args": [1]}
        claims = [claim, {"act": "promise", "saying": "bids", "args": [0]}]
        done(await host.play(host.legal[0], say=claims))
        acts = [{"act": "doubt", "line": 3}, {"act": "react", "gesture": "bow", "seat": 0}]
        done(await other.do("say", text="nonsense, you liar", acts=acts))
        done(await host.do("hush", line=4))
        done(await other.do("say", text="I object"))
        done(await host.do("hush", line=5))
        done(await other.play(other.legal[0]))
        assert await command("export", host.table, "-o", "open.json", "--with-talk", "--unfinished") == 0
        so_far = [json.loads(line) for line in Path("open.talk.jsonl").read_text().splitlines()]
        assert ["verdicts" in line for line in so_far] == [False] * 3, "nobody is told secrets by the words"
        done(await host.play(host.legal[1]))
        await play_out([host, other])
        assert await command("export", host.table, "-o", "game.json", "--with-talk") == 0
        assert await command("export", host.table, "-o", "plain.json") == 0

    run_scenario(play, data)
    text = Path("game.talk.jsonl").read_text("utf-8")
    assert [json.loads(line) for line in text.splitlines()] == TALK
    assert Path("game.json").read_bytes() == Path("plain.json").read_bytes(), "a record stays as it is"
    assert not Path("plain.talk.jsonl").exists()


def test_talk_is_exported_into_a_file_only(data: Path, capsys: Capture) -> None:
    assert main(["export", "TABLE234", "--with-talk"]) == 2
    assert "--output" in capsys.readouterr().err


# People.


def test_an_erased_player_is_gone_from_every_table_and_the_games_go_on_and_replay(
    data: Path, tmp_path: Path, capsys: Capture
) -> None:
    async def before(server: RunningServer) -> None:
        for game in ("royal-secrets", "for-the-king"):
            host, invitation = await server.open(game, "Ann", seats=3)
            guest = await server.join(host.table, invitation, "Bertrand")
            await guest.do("say", text="I have the Cardinal, believe me")
            await host.do("say", text="nobody does")
            await host.do("start")
            await guest.do("say", text="", acts=[{"act": "react", "gesture": "toast"}])
            await play_out([host, guest], turns=10)
            tables.append((host, guest))

    tables: list[tuple[Guest, Guest]] = []
    run_scenario(before, data)
    assert main(["erase", "Nobody", "--yes"]) == 1
    capsys.readouterr()
    assert main(["erase", "BERTRAND", "--yes"]) == 0
    assert "2 persons at 2 tables erased, and 4 lines of talk" in capsys.readouterr().out
    for path in data.iterdir():
        assert b"Bertrand" not in path.read_bytes()
        assert b"I have the Cardinal" not in path.read_bytes()

    async def after(server: RunningServer) -> None:
        for before, guest in tables:
            status, _ = await server.post(f"/api/tables/{guest.table}/ticket", key=guest.key)
            assert status == 401
            host = await Guest(server, before.table, before.key).hello()
            lines = [line for line in host.lines.values() if line["person"] >= 0]  # a bot may have spoken since
            assert [line["text"] for line in lines] == ["", "nobody does", ""]
            assert [line["acts"] for line in lines] == [[], [], []]
            assert [person["name"] for person in host.face["people"]] == ["Ann"]
            await play_out([host])  # a bot has the seat
            assert host.over
            assert await command("export", host.table, "-o", "game.json") == 0
            assert replay(Record.loads(Path("game.json").read_text())).scores == host.view["scores"]

    run_scenario(after, data)


def test_a_personal_link_erases_its_holder_alone(data: Path, capsys: Capture) -> None:
    async def before(server: RunningServer) -> None:
        hosts.extend([(await server.open("royal-secrets", "Ann", seats=3))[0] for _ in range(2)])

    hosts: list[Guest] = []
    run_scenario(before, data)
    assert main(["erase", f"http://127.0.0.1:8765/t/{hosts[0].table}#key={hosts[0].key}", "--yes", "--lang", "fr"]) == 0
    assert "1 personne effacée, à 1 table" in capsys.readouterr().out
    names = sqlite3.connect(data / FILE).execute("SELECT name FROM people ORDER BY name").fetchall()
    assert names == [("",), ("Ann",)]


def test_nobody_is_erased_by_accident(data: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    migrate_in(data)
    monkeypatch.setattr("sys.stdin", io.StringIO("Ann\n"))
    assert main(["erase", "Ann"]) == 2
    assert "add --yes" in capsys.readouterr().err


def migrate_in(data: Path) -> None:
    data.mkdir()
    migrate(data / FILE)


# Damage, and the owner.


def test_a_damaged_log_is_told_by_every_command_until_the_owner_decides(data: Path, capsys: Capture) -> None:
    killed(data)
    log = data / "coterie.db-wal"
    content = bytearray(log.read_bytes())
    content[32 + 24 + 100] ^= 1
    log.write_bytes(content)
    for argv in (["backup", "copy.db"], ["export", "ABCDEFGH"], ["erase", "Ann", "--yes"], ["serve", "--port", "0"]):
        assert main(argv) == 2
        told = capsys.readouterr().err
        assert "changes that were acknowledged cannot be read any more" in told
        assert "coterie mend" in told
        assert log.read_bytes() == content, "it is as it was found"
    assert main(["backup", "copy.db", "--lang", "fr"]) == 2
    assert "des coups confirmés ne peuvent plus être lus" in capsys.readouterr().err
    assert main(["mend"]) == 0
    assert "What was there before is kept as" in capsys.readouterr().out
    assert main(["mend"]) == 0
    assert "nothing to mend" in capsys.readouterr().out
    assert main(["backup", "copy.db"]) == 0


def killed(data: Path) -> None:
    """The data of a house that was killed in a game."""
    found = data.with_name("found")

    async def tale(server: RunningServer) -> None:
        guests = await server.table_of("royal-secrets", 3, seats=3)
        await play_out(guests, turns=20)
        shutil.copytree(data, found)

    run_scenario(tale, data)
    shutil.rmtree(data)
    found.rename(data)


def test_a_renewed_owners_key_voids_the_one_before_and_nothing_else(data: Path, capsys: Capture) -> None:
    keys: list[str] = []
    invitations: list[str] = []

    async def tale(server: RunningServer) -> None:
        keys.append(server.house.owner_key())
        invitations.append(server.house.seal.invitation("ABCDEFGH"))
        for key in keys:  # through a proxy, since this machine itself may look
            status, _ = await server.get("/metrics", key, headers={"X-Forwarded-For": "192.0.2.1"})
            assert status == (200 if key == keys[-1] else 403)

    run_scenario(tale, data)
    assert main(["owner"]) == 0
    assert "prints the owner’s link" in capsys.readouterr().out
    run_scenario(tale, data)
    assert keys[0] == keys[1]
    with hold(data):
        assert main(["owner", "--renew"]) == 2
        assert "a house is open" in capsys.readouterr().err
    for _ in range(2):
        assert main(["owner", "--renew"]) == 0
        assert "The owner’s key is renewed." in capsys.readouterr().out
        run_scenario(tale, data)
    assert len(set(keys)) == 3
    assert len(set(invitations)) == 1
    assert not (data / "owner").stat().st_mode & 0o077
