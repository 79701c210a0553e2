"""Whole games in a real terminal.

Typed by numbers and by words, in both languages, resized, interrupted, shared by two people.
"""

import random
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from coterie.cli.terminal_words import BOTS
from coterie.games import games
from coterie.play import Record, replay
from coterie.words import Words
from tests.cli.terminal import Terminal, bare
from tests.words.sources import ROOT

NAMES = [name for name in games() if name != "whispers"]
OVER = {"en": "The game is over.", "fr": "La partie est finie."}
UNSAID = re.compile(r"\b(?:event|verb|arg|card|step|pile|fact|page|clause|duty|pillar|favor)-[a-z]|\{ ?\$|Traceback")


def only_record(home: Path) -> Record:
    (kept,) = (home / "games").glob("*.json")
    return Record.loads(kept.read_text("utf-8"))


def play_through(terminal: Terminal, by_words: bool, seed: int) -> None:
    """Answer every question with some choice until the game is over."""
    dice = random.Random(seed)
    while terminal.read() and terminal.code is None:
        choices = terminal.choices()
        assert choices, f"no choices in: {terminal.new[-1500:]}"
        number = dice.choice(sorted(choices))
        terminal.type(choices[number].partition(",")[0] if by_words else str(number))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("way", ["numbers", "words"])
def test_a_whole_game_can_be_typed(tmp_path: Path, name: str, language: str, way: str) -> None:
    columns = 80 if way == "numbers" else 130
    argv = ("play", name, "--lang", language, "--bots", "courtier", "--seed", "11", "--pace", "0")
    terminal = Terminal(*argv, home=tmp_path, columns=columns)
    play_through(terminal, way == "words", 7)
    assert terminal.code == 0
    assert OVER[language] in terminal.text
    assert UNSAID.findall(terminal.text) == []
    *lines, command = terminal.text.splitlines()  # a command is not broken into lines: it is there to be copied
    assert " replay " in command
    assert [line for line in lines if len(line) > columns] == []
    match = replay(only_record(tmp_path))
    assert match.over
    assert sum(seat == 0 for seat, _ in match.moves) > 1


@pytest.mark.parametrize(("name", "language"), [*[(name, "en") for name in NAMES], ("royal-secrets", "fr")])
def test_at_the_start_the_aim_is_told_and_who_sits_where(tmp_path: Path, name: str, language: str) -> None:
    terminal = Terminal("play", name, "--lang", language, "--seats", "3", "--pace", "0", home=tmp_path, columns=100)
    terminal.read()
    told = " ".join(terminal.new.split())
    assert " ".join(Words(games()[name], language).say("game-aim").split()) in told
    mine, courtier = {"en": ("♛A: you", "a minister"), "fr": ("♛A : toi", "un ministre")}[language]
    for line in (mine, f"✿B Bastien{': ' if language == 'en' else ' : '}{courtier}", "♜C Célimène"):
        assert line in told
    terminal.kill()


def test_bots_have_the_same_names_as_in_the_browser() -> None:
    client = (ROOT / "client" / "src" / "lib" / "match" / "names.ts").read_text("utf-8")
    assert ", ".join(f"'{name}'" for name in BOTS) in client


@pytest.mark.parametrize("name", NAMES)
def test_a_narrow_terminal_gets_narrow_pages_and_a_resized_one_too(tmp_path: Path, name: str) -> None:
    terminal = Terminal("play", name, "--seed", "11", "--pace", "0", home=tmp_path, columns=80)
    terminal.read()
    assert max(map(len, terminal.new.splitlines())) > 44
    terminal.resize(44)
    for _ in range(12):
        terminal.type(str(min(terminal.choices())))
        terminal.read()
        if terminal.code is not None:  # a short game is over, and the last line is a command to be copied
            assert max(map(len, terminal.new.splitlines()[:-1])) <= 44
            return
        assert max(map(len, terminal.new.splitlines())) <= 44
    terminal.kill()


def test_ctrl_c_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    terminal = Terminal(
        "play", "royal-secrets", "--seed", "3", "--option", "first=A", "--lang", "fr", "--pace", "0", home=tmp_path
    )
    terminal.read()
    terminal.type("roi")
    asked = terminal.read().splitlines()[-4:]
    terminal.interrupt()
    terminal.read("nothing more")
    assert terminal.code == 0
    assert "Traceback" not in terminal.text
    command = next(line for line in terminal.text.splitlines() if " resume " in line)
    assert "A choose:king" in only_record(tmp_path).moves

    words = shlex.split(command)
    again = Terminal(*words[words.index("resume") :], "--pace", "0", home=tmp_path)
    assert again.read().splitlines()[-4:] == asked
    again.type("q")
    again.read("nothing more")
    assert again.code == 0
    last = Terminal("resume", "--lang", "fr", "--pace", "0", home=tmp_path)
    assert last.read().splitlines()[-4:] == asked
    last.kill()


def test_ctrl_c_while_bots_play_keeps_the_game_too(tmp_path: Path) -> None:
    terminal = Terminal("play", "for-the-king", "--seed", "5", "--pace", "2", home=tmp_path)
    terminal.read("deals.\n")
    terminal.interrupt()
    terminal.read("nothing more")
    assert terminal.code == 0
    assert " resume " in terminal.text
    assert not replay(only_record(tmp_path)).over


def test_a_killed_program_has_lost_no_answer(tmp_path: Path) -> None:
    terminal = Terminal("play", "royal-secrets", "--seed", "3", "--option", "first=A", "--pace", "0", home=tmp_path)
    for answer in ("queen", "hand-on:C"):
        terminal.read()
        terminal.type(answer)
    terminal.read()
    terminal.kill()
    mine = [move for move in only_record(tmp_path).moves if move.startswith("A")]
    assert mine[:2] == ["A choose:queen", "A hand-on:C"]


def test_two_people_share_a_screen_with_a_curtain_between_them(tmp_path: Path) -> None:
    argv = ("play", "royal-secrets", "--me", "A,B", "--seats", "3", "--seed", "8", "--option", "first=A", "--pace", "0")
    terminal = Terminal(*argv, home=tmp_path)
    lift = "press Enter. "
    assert "for ♛A now" in terminal.read(lift)
    terminal.type("")
    shown = terminal.read()
    assert "\x1b[3J" in terminal.raw
    hand = next(line for line in shown.splitlines() if line.startswith("Your hand"))
    valet = re.search(r"\[v[^]]*\]", hand)
    assert valet
    terminal.type("king")
    terminal.read()
    terminal.type("hand ✿B")
    between = terminal.read(lift)
    cleared = bare(terminal.raw.rpartition("\x1b[3J")[2])
    assert "for ✿B now" in between
    assert "[" not in cleared, "a card is on the screen while the next one comes"
    terminal.type("")
    theirs = terminal.read()
    assert "✿B: " in theirs
    terminal.type("\x1b[A")
    called_back = terminal.read()
    assert "king" not in called_back
    assert "hand ✿B" not in called_back
    assert hand not in theirs
    assert "♛A is dealt a valet." in theirs
    terminal.type("q")
    terminal.read("nothing more")
    assert only_record(tmp_path).players == ["person", "person", "minister"]


def test_a_question_explains_itself_and_a_refusal_names_its_clause(tmp_path: Path) -> None:
    terminal = Terminal(
        "play", "royal-secrets", "--seed", "3", "--option", "first=A", "--pace", "0", home=tmp_path, columns=200
    )
    terminal.read()
    said = {}
    for line in (
        "?",
        "? 1",
        "? rs-31",
        "? bet-up:courtier-10",
        "bet-up courtier-10",
        "to the",
        "nonsense",
        "h",
        "u",
        "t",
        "l",
        "",
    ):
        terminal.type(line)
        said[line] = terminal.read()
    assert "RS-20: " in said["?"]
    assert "Go to the King  choose:king" in said["? 1"]
    assert "RS-31: " in said["? rs-31"]
    assert "RS-" in said["bet-up courtier-10"]
    assert "Not now." in said["bet-up courtier-10"]
    assert "could be several: 1 Go to the King, 2 Go to the Queen" in said["to the"]
    assert "“nonsense” is none of the choices." in said["nonsense"]
    assert "take your last answer back" in said["h"]
    assert "taken back" in said["u"] or "take back" in said["u"]
    assert "Round 1 of 7" in said["t"]
    assert "Round 1: " in said["l"]
    assert [move for move in only_record_or_none(tmp_path) if move.startswith("A")] == []
    terminal.kill()


def only_record_or_none(home: Path) -> list[str]:
    kept = list((home / "games").glob("*.json"))
    return Record.loads(kept[0].read_text("utf-8")).moves if kept else []


def test_an_answer_can_be_taken_back_until_somebody_else_acts(tmp_path: Path) -> None:
    terminal = Terminal("play", "royal-secrets", "--seed", "3", "--option", "first=A", "--pace", "0", home=tmp_path)
    terminal.read()
    terminal.type("king")
    terminal.read()
    terminal.type("u")
    assert "Whose audience" in terminal.read()
    terminal.type("queen")
    terminal.read()
    terminal.kill()
    assert [m for m in only_record(tmp_path).moves if m.startswith("A")] == [
        "A choose:king",
        "A undo",
        "A choose:queen",
    ]


def test_a_kept_game_is_leafed_through(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    demo = Terminal("demo", "royal-secrets", "--seed", "1", "--pace", "0", "--record", str(kept), home=tmp_path)
    demo.read("nothing more")
    assert demo.code == 0
    moves = len(Record.loads(kept.read_text()).moves)
    reader = Terminal("replay", str(kept), "--as", "B", home=tmp_path)
    more = "h is help) "
    assert f"0 of {moves} " in reader.read(more)
    seen = {}
    for key in ("", "n", "b", str(moves), "", "h", "40"):
        reader.type(key)
        seen[key] = reader.read(more)
    assert "dealt a valet" in seen["n"]
    assert "Round 1 of 7" in seen["n"]
    assert "The game is over." in seen[str(moves)]
    assert "That was the last move." in seen[""]
    assert "plays by itself" in seen["h"]
    assert f"40 of {moves} " in seen["40"]
    reader.type("q")
    reader.read("nothing more")
    assert reader.code == 0


def test_colours_are_shown_unless_no_color_is_set(tmp_path: Path) -> None:
    for env, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        terminal = Terminal("play", "royal-secrets", "--seed", "3", "--pace", "0", home=tmp_path, env=env)
        terminal.read()
        assert bool(re.search(r"\x1b\[[0-9;]*(?:38|48);", terminal.raw)) is coloured
        assert "♛A" in terminal.text
        terminal.kill()


def test_a_folder_that_cannot_be_written_is_said_once_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("in the way")
    terminal = Terminal(
        "play", "royal-secrets", "--seed", "3", "--option", "first=A", "--pace", "0", home=tmp_path, columns=200
    )
    for answer in ("king", "B"):
        terminal.read()
        terminal.type(answer)
    terminal.read()
    assert terminal.text.count("cannot be kept") == 1
    terminal.kill()


def test_a_terminal_without_unicode_gets_letters_and_no_traceback(tmp_path: Path) -> None:
    terminal = Terminal(
        "play", "royal-secrets", "--seed", "3", "--pace", "0", home=tmp_path, env={"PYTHONIOENCODING": "ascii"}
    )
    assert "A: " in terminal.read()
    assert "♛" not in terminal.text
    terminal.kill()


def test_completion_is_a_script_that_the_shell_reads() -> None:
    script = subprocess.run(
        [sys.executable, "-m", "coterie.cli", "--completion", "bash"], capture_output=True, text=True, check=True
    ).stdout
    assert "replay" in script
    assert "royal-secrets" in script
    assert subprocess.run(["bash", "-n"], input=script, text=True, check=False).returncode == 0
