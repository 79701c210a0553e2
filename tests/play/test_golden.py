"""Golden records guard `rules_version`.

If the same moves lead elsewhere, or show a seat something else, the version must rise.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import coterie.games
from coterie.core.errors import BadRecord
from coterie.core.game import Game
from coterie.games import find, games
from coterie.play import Record, read_record, replay
from tools import golden

SHIPPED = [game for game in games().values() if Path(coterie.games.__file__).parent in golden.folder(game).parents]
PATHS = [path for game in SHIPPED for path in golden.paths(game)]
ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("path", PATHS, ids=[f"{path.parent.parent.name}-{path.stem}" for path in PATHS])
def test_a_golden_record_leads_where_it_led_and_shows_what_it_showed(path: Path) -> None:
    if fault := golden.changed(path):
        pytest.fail(fault, pytrace=False)


@pytest.mark.parametrize("game", SHIPPED, ids=[game.name for game in SHIPPED])
def test_every_seat_count_has_a_game_of_courtiers_and_one_of_random_players(game: Game) -> None:
    names = {path.stem for path in golden.paths(game)}
    assert {f"{seats}-{level}" for seats in range(game.fewest, game.most + 1) for level in golden.levels(game)} <= names
    for path in golden.paths(game):
        record = read_record(path)
        assert record.result, "a golden game is played to its end"
        assert path.stem.startswith(("kept-", f"{record.header['seats']}-{(record.players or [''])[0]}"))


@pytest.mark.parametrize("game", SHIPPED, ids=[game.name for game in SHIPPED])
def test_every_question_event_and_option_of_a_game_occurs_in_its_golden_records(game: Game) -> None:
    shown: set[str] = set()
    for path in golden.paths(game):
        shown |= golden.shown(read_record(path))
    assert golden.wanted(game) - shown == set()


@pytest.mark.parametrize("name", ["for-the-king", "reigns-council", "royal-secrets"])
def test_moves_are_taken_back_in_golden_records(name: str) -> None:
    shown = set().union(*(golden.shown(read_record(path)) for path in golden.paths(find(name))))
    assert golden.UNDOS - shown == set()


def test_a_game_is_made_from_its_number_alone() -> None:
    for game in SHIPPED:
        one, two = (golden.played(game, game.fewest, golden.levels(game)[0], 3).dumps() for _ in range(2))
        assert one == two


def planted(folder: Path, module: str, old: str, new: str) -> Path:
    """A copy of the sources with one line of Royal Secrets changed."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "tests"))
    source = folder / "src" / "coterie" / "games" / "royal_secrets" / module
    text = source.read_text("utf-8")
    assert text.count(old) == 1
    source.write_text(text.replace(old, new), "utf-8")
    return folder / "src"


def tool(sources: Path, *args: str) -> subprocess.CompletedProcess[str]:
    env = {
        **os.environ,
        "COTERIE_PURE": "1",
        "PYTHONPATH": f"{sources}{os.pathsep}{ROOT}",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [sys.executable, "-m", "tools.golden", "royal-secrets", *args]
    return subprocess.run(command, env=env, cwd=sources, capture_output=True, text=True)


RAISE = "raise rules_version of royal-secrets and make the golden records anew with `python -m tools.golden`"


@pytest.mark.parametrize(
    ("module", "old", "new", "reason"),
    [
        ("table.py", "[10] * layout.seats  # RS-01", "[11] * layout.seats  # RS-01", "the moves lead to scores"),
        (
            "rules.py",
            't.tell("round", t.parley, n0=t.round)',
            't.tell("round", t.parley, n0=t.round + 1)',
            "the same moves lead elsewhere",
        ),
        ("table.py", "not self.open_scores", "self.open_scores", "the same moves lead elsewhere"),
        ("game.py", 'options["debts"] == "on"', 'options["debts"] == "off"', ""),
    ],
    ids=["another number", "another event", "another view", "another option"],
)
def test_a_changed_rule_is_noticed_and_not_written_over(
    tmp_path: Path, module: str, old: str, new: str, reason: str
) -> None:
    sources = planted(tmp_path, module, old, new)
    for args in (["--check"], []):
        run = tool(sources, *args)
        assert (run.returncode, run.stderr) == (1, "")
        assert run.stdout.splitlines()
        assert all(line.endswith(RAISE) and reason in line for line in run.stdout.splitlines())
    kept = sources / "coterie" / "games" / "royal_secrets" / "records"
    for path in golden.paths(find("royal-secrets")):
        assert (kept / path.name).read_bytes() == path.read_bytes()


def test_sources_that_are_the_same_pass(tmp_path: Path) -> None:
    run = tool(planted(tmp_path, "table.py", "# RS-01", "# RS-01 "), "--check")
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


def test_once_the_version_is_raised_the_records_are_to_be_made_anew(tmp_path: Path) -> None:
    run = tool(planted(tmp_path, "game.py", "rules_version=2", "rules_version=3"), "--check")
    assert run.returncode == 1
    for line in run.stdout.splitlines():
        assert (
            "it was played by version 2 of the rules of royal-secrets, and these are version 3: make the golden records"
            " anew" in line
        )


def test_a_digest_that_was_edited_is_noticed(tmp_path: Path) -> None:
    path = golden.paths(find("royal-secrets"))[0]
    shutil.copytree(path.parent, tmp_path / "records")
    copy = tmp_path / "records" / path.name
    assert golden.changed(copy) == ""
    index = tmp_path / "records" / "seen.txt"
    lines = index.read_text("utf-8").splitlines()
    index.write_text(
        "\n".join(f"{'0' * 32}  {path.name}" if line.endswith(path.name) else line for line in lines), "utf-8"
    )
    assert golden.changed(copy).endswith(RAISE)


TEXT = golden.paths(find("royal-secrets"))[0].read_text("utf-8")


@settings(max_examples=60)
@given(st.lists(st.tuples(st.integers(0, len(TEXT)), st.integers(0, 4), st.text(max_size=4)), min_size=1, max_size=2))
def test_a_golden_record_with_any_characters_changed_is_refused_or_the_same(
    changes: list[tuple[int, int, str]],
) -> None:
    text = TEXT
    for at, length, new in changes:
        text = text[:at] + new + text[at + length :]
    try:
        record = Record.loads(text)
        replay(record)
    except BadRecord:
        return
    assert record.dumps() == TEXT
