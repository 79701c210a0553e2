"""Clauses: which rules there are, which tests prove them, and which are owed."""

import argparse
import json
import re
from importlib.resources import files
from pathlib import Path

from coterie.core.errors import CoterieError
from coterie.core.game import Game
from coterie.games import games

OWED: tuple[str, ...] = ()  # clauses whose proof has to wait

_CLAUSE = re.compile(r"^clause-([A-Z]{2}-(?:EX-)?\d+) =", re.MULTILINE)
_TEST = re.compile(r"^def (test_([A-Z]{2})_(EX_)?(\d+)_\w+)\(", re.MULTILINE)


def clauses(args: argparse.Namespace) -> int:
    """Every clause with the number of its tests, or with --json their names; exit code 1 if a clause has none or a test names no clause."""
    faults = 0
    told: dict[str, list[str]] = {}
    for game in games().values():
        named = clause_ids(game)
        proofs = proofs_of(game)
        if not proofs:
            raise CoterieError("the tests are not installed here: run this in a checkout of the sources")
        missing = [c for c in named if c not in proofs and c not in OWED]
        strangers = [c for c in proofs if c not in named]
        faults += len(missing) + len(strangers)
        if args.json:
            told |= {clause: proofs.get(clause, []) for clause in [*named, *strangers]}
            continue
        for clause in named:
            state = f"{len(proofs[clause])} tests" if clause in proofs else "owed" if clause in OWED else "NO TEST"
            print(f"{clause:8} {state}")
        for clause in strangers:
            print(f"{clause:8} is no clause, but named by {', '.join(proofs[clause])}")
        proved = sum(c in proofs for c in named)
        owed = sum(c in OWED for c in named)
        share = 100 * proved // (len(named) - owed)
        print(f"{game.name}: {proved} of {len(named)} clauses proved, {owed} owed: {share} %")
    if args.json:
        print(json.dumps(told, indent=1))
    return 1 if faults else 0


def clause_ids(game: Game) -> list[str]:
    """The clauses of a game, as its words name them."""
    locale = files(type(game).__module__.rpartition(".")[0]).joinpath("locales/en.ftl")
    return _CLAUSE.findall(locale.read_text("utf-8")) if locale.is_file() else []


def proofs_of(game: Game) -> dict[str, list[str]]:
    """The tests of a game by the clause they name."""
    found: dict[str, list[str]] = {}
    folder = Path(str(files(type(game).__module__.rpartition(".")[0]))) / "tests"
    for path in sorted(folder.glob("test_*.py")):
        for name, prefix, example, number in _TEST.findall(path.read_text("utf-8")):
            clause = f"{prefix}-{'EX-' if example else ''}{number}"
            found.setdefault(clause, []).append(name)
    return found
