"""The command: whole games as text, and one clear line for a request that cannot be met."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from coterie import __version__
from coterie.cli import main
from coterie.games import find, games

NAMES = [name for name in games() if name != "whispers"]


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = main(argv)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("pure", ["0", "1"])
def test_the_version_comes_with_the_build_that_runs(pure: str) -> None:
    environ = {**os.environ, "COTERIE_PURE": pure}
    asked = [sys.executable, "-c", "from coterie import native; print(native.compiled())"]
    compiled = subprocess.run(asked, env=environ, capture_output=True, text=True, check=True).stdout == "True\n"
    asked = [sys.executable, "-m", "coterie.cli", "--version"]
    said = subprocess.run(asked, env=environ, capture_output=True, text=True, check=True).stdout
    assert said == f"coterie {__version__} ({'compiled' if compiled else 'interpreted'})\n"


def test_games_lists_every_game_with_its_players_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    for line in (
        "Royal Secrets (royal-secrets), 3 to 5 players",
        "For the King (and Me) (for-the-king), 2 to 5 players",
        "Reigns: The Council (reigns-council), 3 to 6 players",
        "--option story_bonus=always|laugh (RC-21)",
        "--option debts=off|on (RS-50)",
    ):
        assert line in out


@pytest.mark.parametrize("name", NAMES)
def test_demo_tells_a_whole_game_in_sentences_and_the_same_one_for_a_seed(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    code, out, _ = run(capsys, "demo", name, "--bots", "minister@40", "--seed", "4")
    assert code == 0
    assert "The game is over." in out
    assert "event-" not in out
    assert "{" not in out
    assert max(len(line) for line in out.splitlines()) <= 80
    assert run(capsys, "demo", name, "--bots", "minister@40", "--seed", "4")[1] == out


def test_play_without_a_game_asks_until_one_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("COTERIE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("chess\n9\nroyal\nq\n"))
    code, out, _ = run(capsys, "play")
    assert code == 0
    assert "Which game?" in out
    assert "“chess” is none of them" in out
    assert "You have left the table." in out


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (("play", "chess"), "no game is called “chess”: there are "),
        (("demo", "royal-secrets", "--seats", "9"), "royal-secrets is for 3 to 5 players, not 9"),
        (("demo", "royal-secrets", "--option", "colour=red"), "royal-secrets has no option “colour”: it has "),
        (("demo", "royal-secrets", "--option", "debts=maybe"), "option debts is one of off, on, not “maybe”"),
        (("demo", "royal-secrets", "--option", "debts"), "an option is written name=value, not “debts”"),
        (
            ("demo", "royal-secrets", "--bots", "random,courtier"),
            "2 bots were named for 4 seats: name one level for all, or one for each",
        ),
        (
            ("demo", "royal-secrets", "--bots", "genius"),
            "royal-secrets has no bot “genius”: there are page, courtier, minister, eminence",
        ),
        (
            ("play", "royal-secrets", "--bots", "A=page"),
            "“A=page” names no seat that a bot has: write B=minister, for example",
        ),
        (("play", "royal-secrets", "--seats", "3", "--me", "E"), "there is no seat E at a table of 3"),
        (("demo", "for-the-king", "--record", "nowhere/at/all.json"), "there is no folder "),
        (("fuzz", "--games", "0"), "at least one game is to be played, not 0"),
    ],
)
def test_a_request_that_cannot_be_met_gets_one_line_and_code_2(
    capsys: pytest.CaptureFixture[str], argv: tuple[str, ...], sentence: str
) -> None:
    code, out, err = run(capsys, *argv)
    assert (code, out) == (2, "")
    assert err.startswith(f"coterie: {sentence}")
    assert len(err.splitlines()) == 1


def test_a_malformed_command_line_exits_with_code_2() -> None:
    with pytest.raises(SystemExit) as caught:
        main(["play", "royal-secrets", "--me", "Zed"])
    assert caught.value.code == 2


def test_fuzz_reports_every_seat_count(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "fuzz", "for-the-king", "--games", "2")
    assert code == 0
    assert [line.split(":")[0] for line in out.splitlines()] == [f"for-the-king, {n} seats" for n in (2, 3, 4, 5)]
    assert out.count(" 0 faults") == 4


def test_doctor_says_what_runs_and_finds_every_game_whole(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coterie.cli.doctor.games", lambda: {name: find(name) for name in NAMES})
    code, out, _ = run(capsys, "doctor")
    assert code == 0
    assert "engine: " in out
    assert "ILL" not in out
    for name in NAMES:
        assert f"{name}: rules {find(name).rules_version}, pack standard " in out


@pytest.mark.parametrize(("name", "best"), [("whispers", "page"), ("royal-secrets", "minister")])
def test_bots_play_at_the_level_that_a_game_names(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, best: str
) -> None:
    record = tmp_path / "game.json"
    assert run(capsys, "demo", name, "--seed", "1", "--record", str(record))[0] == 0
    assert json.loads(record.read_text())["players"] == [best] * 4


def test_a_record_names_its_game_pack_and_result(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    assert run(capsys, "demo", "reigns-council", "--bots", "courtier", "--seed", "1", "--record", str(kept))[0] == 0
    data = json.loads(kept.read_text())
    assert data["game"] == "reigns-council"
    assert data["pack"]["name"] == "standard"
    assert data["result"]["winners"]


@pytest.mark.parametrize("command", ["games", "doctor", "clauses", "fuzz", "demo"])
def test_json_is_json_line_by_line_or_whole(command: str) -> None:
    argv = {
        "fuzz": ("for-the-king", "--games", "1"),
        "demo": ("royal-secrets", "--bots", "courtier", "--seed", "1"),
    }.get(command, ())
    done = subprocess.run(
        [sys.executable, "-m", "coterie.cli", command, *argv, "--json"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    out = done.stdout
    told = [json.loads(line) for line in out.splitlines()] if command in ("fuzz", "demo") else [json.loads(out)]
    assert told
    if command == "demo":
        assert set(told[-1]) == {"scores", "winners"}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("viewer", ["open", "onlooker", "B"])
def test_a_kept_game_is_told_as_text_and_as_json(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, viewer: str
) -> None:
    kept = tmp_path / "game.json"
    run(capsys, "demo", name, "--bots", "courtier", "--seed", "1", "--record", str(kept))
    code, text, _ = run(capsys, "replay", str(kept), "--as", viewer, "--lang", "fr")
    assert code == 0
    moves = len(json.loads(kept.read_text())["moves"])
    assert f"\n{moves}. " in text
    code, out, _ = run(capsys, "replay", str(kept), "--as", viewer, "--json")
    assert code == 0
    told = [json.loads(line) for line in out.splitlines()]
    assert [line["n"] for line in told] == list(range(1, moves + 1))
    assert (viewer == "open") is all("?" not in line["move"] for line in told)


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (("replay", "nowhere.json"), "nowhere.json"),
        (("resume", "nowhere.json"), "nowhere.json"),
        (("resume",), "No unfinished game is in "),
        (("play", "royal-secrets", "--pack", "nowhere"), "nowhere"),
    ],
)
def test_what_is_not_there_is_named(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    argv: tuple[str, ...],
    sentence: str,
) -> None:
    monkeypatch.setenv("COTERIE_HOME", str(tmp_path))
    code, out, err = run(capsys, *argv)
    assert (code, out) == (2, "")
    assert sentence in err
    assert len(err.splitlines()) == 1


def test_a_reader_who_has_gone_is_no_fault() -> None:
    pipe = f"{sys.executable} -m coterie.cli demo for-the-king --bots courtier --seed 1; echo $? >&2"
    done = subprocess.run(["sh", "-c", f"({pipe}) | head -1"], capture_output=True, text=True, check=False)
    assert done.stdout.count("\n") == 1
    assert done.stderr == "0\n"
