"""Every clause is proved by a test that names it, and no test names a clause that does not exist."""

import pytest

from coterie.cli import main
from coterie.cli.clauses import OWED, clause_ids, proofs_of
from coterie.games import games

GAMES = [game for game in games().values() if game.name != "whispers"]


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.name)
def test_every_clause_has_a_test_and_every_test_a_clause(game) -> None:
    named, proofs = clause_ids(game), proofs_of(game)
    assert len(named) == len(set(named)) > 25
    assert [c for c in named if c not in proofs and c not in OWED] == [], "clauses without a test"
    assert [c for c in proofs if c not in named] == [], "tests that name no clause"
    assert [c for c in OWED if c in proofs] == [], "proved, yet listed as owed"


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.name)
def test_every_step_and_option_cites_a_clause_that_exists(game) -> None:
    named = clause_ids(game)
    assert [s.name for s in game.steps if s.clause not in named] == []
    assert [o.name for o in game.options if o.clause not in named] == []


def test_the_command_lists_them(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coterie.cli.clauses.games", lambda: {g.name: g for g in GAMES})
    assert main(["clauses"]) == 0
    out = capsys.readouterr().out
    assert "RC-41    3 tests" in out
    assert out.count("100 %") == len(GAMES)
