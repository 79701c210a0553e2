"""The command: whole games as text, and one clear line for a request that cannot be met."""

import io
import json
from pathlib import Path

import pytest

from coterie.cli import main
from coterie.games import games
from coterie.play import Record, replay

NAMES = [name for name in games() if name != "whispers"]


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = main(argv)
    out, err = capsys.readouterr()
    return code, out, err


def test_games_lists_every_game_with_its_players_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    for line in (
        "royal-secrets: Royal Secrets, 3 to 5 players",
        "for-the-king: For the King (and Me), 2 to 5 players",
        "reigns-council: Reigns: The Council, 3 to 6 players",
        "option story_bonus: always, laugh (RC-21)",
        "option debts: off, on (RS-50)",
    ):
        assert line in out


@pytest.mark.parametrize("name", NAMES)
def test_demo_tells_a_whole_game_in_sentences_and_the_same_one_for_a_seed(capsys: pytest.CaptureFixture[str], name: str) -> None:
    code, out, _ = run(capsys, "demo", name, "--seed", "4")
    assert code == 0
    assert "The game is over." in out
    assert "event-" not in out
    assert "{" not in out
    assert max(len(line) for line in out.splitlines()) <= 80
    assert run(capsys, "demo", name, "--seed", "4")[1] == out


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_can_be_played_by_numbers(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 2000))
    code, out, _ = run(capsys, "play", name, "--seed", "2", "--bots", "random")
    assert code == 0
    assert "The game is over." in out
    assert "  1. " in out


def test_a_game_can_be_played_by_words_and_its_record_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answers = ["choose king", "nonsense", "u", "hand-on:C", "q"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(answers) + "\n"))
    kept = tmp_path / "game.json"
    argv = ("play", "royal-secrets", "--seats", "4", "--seed", "3", "--option", "first=A", "--record", str(kept))
    code, out, _ = run(capsys, *argv)
    assert code == 0
    assert "'nonsense' is none of the choices: type a number from 1 to" in out
    assert str(kept) in out.replace("\n    ", " ")
    match = replay(Record.loads(kept.read_text()))
    assert next(m for m in Record.of(match).moves if m.startswith("A")) == "A choose:king"
    assert not match.over


def test_play_without_a_game_asks_for_one(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("royal-secrets\nq\n"))
    code, out, _ = run(capsys, "play")
    assert code == 0
    assert "Which game?" in out
    assert "You have left the table." in out


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (("play", "chess"), "no game is called 'chess': there are "),
        (("demo", "royal-secrets", "--seats", "9"), "royal-secrets is for 3 to 5 players, not 9"),
        (("demo", "royal-secrets", "--option", "colour=red"), "royal-secrets has no option 'colour': it has "),
        (("demo", "royal-secrets", "--option", "debts=maybe"), "option debts is one of off, on, not 'maybe'"),
        (("demo", "royal-secrets", "--option", "debts"), "an option is written name=value, not 'debts'"),
        (("demo", "royal-secrets", "--bots", "genius"), "royal-secrets has no bot 'genius': there are random, courtier"),
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


def test_doctor_says_what_runs_and_finds_every_game_whole(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "doctor")
    assert code == 0
    assert "engine: " in out
    assert "ILL" not in out
    for name in NAMES:
        assert f"{name}: rules 1, pack house " in out


def test_a_record_names_its_game_pack_and_result(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    assert run(capsys, "demo", "reigns-council", "--seed", "1", "--record", str(kept))[0] == 0
    data = json.loads(kept.read_text())
    assert data["game"] == "reigns-council"
    assert data["pack"]["name"] == "house"
    assert data["result"]["winners"]
