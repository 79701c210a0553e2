"""Every clause is cited by a line and proved by a test; whatever names a clause names one that exists."""

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from coterie.cli import main
from coterie.cli.clauses import Clauses, clause_ids
from coterie.core.game import Game
from coterie.games import find, games

GAMES = [game for game in games().values() if game.name != "whispers"]
RULES = '"""A planted game."""\n\nstock = 1  # PL-01\n'
TESTS = "def test_PL_01_a() -> None:\n    assert True\n\n\ndef test_PL_02_b() -> None:\n    assert True\n"
WORDS = "clause-PL-01 = One.\nclause-PL-02 = Two.\nclause-PL-EX-1 = An example.\n"
EXAMPLE = "\n\ndef test_PL_EX_1_c() -> None:\n    assert True\n"

Plant = Callable[..., Game]


@pytest.fixture
def plant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Plant:
    """A game with files of its own, of which a test says what differs from a sound one."""

    def planted(**files: str | None) -> Game:
        content: dict[str, str | None] = {
            "rules.py": RULES,
            "tests/test_rules.py": TESTS + EXAMPLE,
            "locales/en.ftl": WORDS,
            "clauses.toml": 'PL-02 = "players talk"\n',
            "__init__.py": "",
        }
        content |= {name.replace("__", "/").replace("_dot_", "."): text for name, text in files.items()}
        folder = tmp_path / "planted_game"
        shutil.rmtree(folder, ignore_errors=True)
        for name, text in content.items():
            if text is not None:
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).write_text(text, "utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        monkeypatch.delitem(sys.modules, "planted_game", raising=False)
        kind = type("Planted", (type(find("whispers")),), {"__module__": "planted_game.game"})
        toy = find("whispers")
        return kind(
            name="planted",
            prefix="PL",
            rules_version=1,
            fewest=2,
            most=4,
            bound=40,
            options=[],
            lexicon=toy.lexicon,
            steps=[],
        )

    return planted


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.name)
def test_every_clause_has_a_line_and_a_test(game: Game) -> None:
    named = clause_ids(game)
    assert len(named) == len(set(named)) > 0
    assert Clauses(game).faults() == []


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.name)
def test_every_step_and_option_cites_a_clause_that_exists(game: Game) -> None:
    named = clause_ids(game)
    assert [s.name for s in game.steps if s.clause not in named] == []
    assert [o.name for o in game.options if o.clause not in named] == []


def test_the_command_lists_them(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coterie.cli.clauses.games", lambda: {g.name: g for g in GAMES})
    assert main(["clauses"]) == 0
    out = capsys.readouterr().out
    assert "RC-41    3 tests, 2 lines\n" in out
    assert "RS-15    1 test, no line: talk binds nobody" in out
    assert out.count(", 0 faults\n") == len(GAMES)


def test_the_command_tells_where_a_clause_is_enforced_and_proved(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["clauses", "--where", "RS-45"]) == 0
    rows = capsys.readouterr().out.splitlines()
    source, *proofs = [row.split(": ", 1) for row in rows]
    path, _, line = source[0].rpartition(":")
    assert path.endswith("royal_secrets/count.py")
    assert "RS-45" in Path(path).read_text("utf-8").splitlines()[int(line) - 1]
    assert [name for _, name in proofs if "_RS_45_" in name] == [name for _, name in proofs] != []


def test_the_command_says_so_where_there_is_no_such_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["clauses", "--where", "RS-99"]) == 2
    assert "no clause is called 'RS-99'" in capsys.readouterr().err


def test_a_sound_game_has_no_faults(plant: Plant) -> None:
    assert Clauses(plant()).faults() == []


@pytest.mark.parametrize(
    ("files", "fault"),
    [
        ({"rules_dot_py": '"""A planted game."""\n'}, "PL-01 is cited by no line"),
        ({"rules_dot_py": '"""A planted game (PL-01)."""\n'}, "PL-01 is cited by no line"),
        ({"rules_dot_py": '"""A planted game."""\n\nhand = 1  # PL-011\n'}, "PL-01 is cited by no line"),
        ({"clauses_dot_toml": None}, "PL-02 is cited by no line"),
        ({"rules_dot_py": RULES + "hand = 2  # PL-01 to PL-02\n"}, "rules.py:4: a range; cite each clause at its line"),
        ({"rules_dot_py": RULES + "hand = 2  # PL-01–02\n"}, "rules.py:4: a range; cite each clause at its line"),
        ({"rules_dot_py": '"""PL-01 to\nPL-02."""\n' + RULES}, "rules.py:1: a range; cite each clause at its line"),
        ({"rules_dot_py": RULES + "hand = 2  # PL-03\n"}, "rules.py:4: there is no PL-03"),
        ({"rules_dot_py": '"""PL-03."""\n' + RULES}, "rules.py:1: there is no PL-03"),
        ({"rules_dot_py": RULES + "hand = 2  # PL-02\n"}, "clauses.toml: PL-02 has a line, "),
        ({"clauses_dot_toml": 'PL-02 = "talk"\nPL-07 = "talk"\n'}, "clauses.toml: there is no PL-07"),
        ({"clauses_dot_toml": 'PL-02 = ""\n'}, "clauses.toml: PL-02 needs a reason"),
        ({"tests__test_rules_dot_py": TESTS}, "PL-EX-1 has no test"),
        (
            {"tests__test_rules_dot_py": TESTS + EXAMPLE + EXAMPLE.replace("EX_1", "04")},
            "test_rules.py:13: there is no PL-04",
        ),
    ],
)
def test_a_planted_fault_is_told(plant: Plant, files: dict[str, str | None], fault: str) -> None:
    assert [told for told in Clauses(plant(**files)).faults() if fault in told] != []


def test_tests_do_not_count_as_lines(plant: Plant) -> None:
    game = plant(rules_dot_py='"""A planted game."""\n', tests__scene_dot_py="stock = 1  # PL-01\n")
    assert "PL-01 is cited by no line" in Clauses(game).faults()


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({"locales__en_dot_ftl": None}, "planted has no clauses: put messages clause-PL-1 into locales/en.ftl"),
        ({"tests__test_rules_dot_py": None}, "planted has no tests: "),
    ],
)
def test_a_game_that_lacks_something_is_told_so_and_the_others_are_listed(
    plant: Plant,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    files: dict[str, str | None],
    told: str,
) -> None:
    ill = plant(**files)
    monkeypatch.setattr("coterie.cli.clauses.games", lambda: {"planted": ill, "royal-secrets": find("royal-secrets")})
    assert main(["clauses"]) == 1
    out = capsys.readouterr().out
    assert f"FAULT    {told}" in out
    assert "royal-secrets: 65 clauses, 0 faults" in out
