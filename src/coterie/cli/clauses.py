"""Clauses: which rules there are, the lines that enforce them, and the tests that prove them."""

import argparse
import ast
import json
import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from coterie.core.errors import CoterieError
from coterie.core.game import Game
from coterie.games import games

NO_LINE = "clauses.toml"  # in a game's folder: the clauses that no line enforces, each with the reason

_CLAUSE = re.compile(r"^clause-([A-Z]{2}-(?:EX-)?\d+) =", re.MULTILINE)
_TEST = re.compile(r"^def (test_([A-Z]{2})_(EX_)?(\d+)_\w+)\(", re.MULTILINE)


class Spot(NamedTuple):
    """A line of a file that names a clause."""

    path: Path
    line: int
    text: str

    def __str__(self) -> str:
        here = Path.cwd()
        shown = self.path.relative_to(here) if self.path.is_relative_to(here) else self.path
        return f"{shown}:{self.line}"


def clauses(args: argparse.Namespace) -> int:
    """Every clause with the number of its tests and lines; with --json or --where the tests and lines themselves.

    Exit code 1 if a game has a fault: see `Clauses.faults`.
    """
    every = [Clauses(game) for game in games().values()]
    if args.where:
        return _tell_where(every, args.where)
    if args.json:
        print(json.dumps({c: _as_json(own, c) for own in every for c in own.named}, indent=1))
        return 1 if any(own.faults() for own in every) else 0
    faults = 0
    for own in every:
        for clause in own.named:
            print(f"{clause:8} {own.state(clause)}")
        found = own.faults()
        for fault in found:
            print(f"FAULT    {fault}")
        print(f"{own.game.name}: {len(own.named)} clauses, {_count(len(found), 'fault')}")
        faults += len(found)
    return 1 if faults else 0


class Clauses:
    """The clauses of one game, with every line and test that names them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.folder = Path(str(files(type(game).__module__.rpartition(".")[0])))
        self.named = clause_ids(game)
        self.tests: dict[str, list[Spot]] = {}
        self.lines: dict[str, list[Spot]] = {}
        self.ranges: list[Spot] = []
        self.unenforced: dict[str, str] = {}
        for path in sorted(self.folder.rglob("*.py")):
            if "tests" not in path.relative_to(self.folder).parts:
                self._read_source(path)
        for path in sorted((self.folder / "tests").glob("test_*.py")):
            self._read_tests(path)
        if (self.folder / NO_LINE).is_file():
            self.unenforced = tomllib.loads((self.folder / NO_LINE).read_text("utf-8"))

    def state(self, clause: str) -> str:
        """How many tests and lines a clause has."""
        tests = _count(len(self.tests.get(clause, [])), "test")
        if clause in self.unenforced:
            return f"{tests}, no line: {self.unenforced[clause]}"
        return f"{tests}, {_count(len(self.lines.get(clause, [])), 'line')}"

    def faults(self) -> list[str]:
        """What is wrong.

        A clause needs a test that is named after it, and unless it is an example or listed in `clauses.toml`, a line of
        the game's sources that cites it. A module's docstring is no line. Nothing may cite a range, or a clause that
        does not exist.
        """
        if not self.named:
            return [f"{self.game.name} has no clauses: put messages clause-{self.game.prefix}-1 into locales/en.ftl"]
        found = []
        if self.tests:
            found += [f"{c} has no test" for c in self.named if c not in self.tests]
        else:
            found += [f"{self.game.name} has no tests: run this in a checkout of the sources, or write tests/test_*.py"]
        wanted = [c for c in self.named if "-EX-" not in c and c not in self.unenforced]
        found += [f"{c} is cited by no line" for c in wanted if c not in self.lines]
        found += [f"{spot}: a range; cite each clause at its line" for spot in self.ranges]
        for spots in (self.lines, self.tests):
            found += [f"{spot}: there is no {c}" for c in spots if c not in self.named for spot in spots[c]]
        for clause, reason in self.unenforced.items():
            if clause not in self.named:
                found.append(f"{NO_LINE}: there is no {clause}")
            elif clause in self.lines:
                found.append(f"{NO_LINE}: {clause} has a line, {self.lines[clause][0]}")
            elif not isinstance(reason, str) or not reason:
                found.append(f"{NO_LINE}: {clause} needs a reason")
        return found

    def _read_source(self, path: Path) -> None:
        text = path.read_text("utf-8")
        rows = text.splitlines()
        cited = re.compile(rf"\b{self.game.prefix}-(?:EX-)?\d+\b")
        first = _after_docstring(text)
        for at, row in enumerate(rows, 1):
            for clause in dict.fromkeys(cited.findall(row)):
                if at >= first or clause not in self.named:
                    self.lines.setdefault(clause, []).append(Spot(path, at, row.strip()))
        to = rf"{cited.pattern}[\s#]*(?:to|until|through|[-–—…]|\.\.+)[\s#]*(?:{self.game.prefix}-(?:EX-)?)?\d+\b"
        for match in re.finditer(to, text):
            at = text.count("\n", 0, match.start()) + 1
            self.ranges.append(Spot(path, at, rows[at - 1].strip()))

    def _read_tests(self, path: Path) -> None:
        text = path.read_text("utf-8")
        for match in _TEST.finditer(text):
            name, prefix, example, number = match.groups()
            clause = f"{prefix}-{'EX-' if example else ''}{number}"
            self.tests.setdefault(clause, []).append(Spot(path, text.count("\n", 0, match.start()) + 1, name))


def clause_ids(game: Game) -> list[str]:
    """The clauses of a game, as its words name them."""
    locale = files(type(game).__module__.rpartition(".")[0]).joinpath("locales/en.ftl")
    return _CLAUSE.findall(locale.read_text("utf-8")) if locale.is_file() else []


def _tell_where(every: list[Clauses], clause: str) -> int:
    for own in every:
        if clause in own.named:
            for spot in [*own.lines.get(clause, []), *own.tests.get(clause, [])]:
                print(f"{spot}: {spot.text}")
            if clause in own.unenforced:
                print(f"no line: {own.unenforced[clause]}")
            return 0
    raise CoterieError(f"no clause is called '{clause}': 'coterie clauses' lists them")


def _as_json(own: Clauses, clause: str) -> dict[str, list[str]]:
    tests, lines = own.tests.get(clause, []), own.lines.get(clause, [])
    return {"tests": [spot.text for spot in tests], "lines": [str(spot) for spot in lines]}


def _after_docstring(text: str) -> int:
    """The first line after a module's docstring."""
    body = ast.parse(text).body
    described = body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant)
    return (body[0].end_lineno or 0) + 1 if described else 1


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
