"""All games speak one dialect: what a reader learns in the rules of one holds in the others."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from coterie.core.lexicon import Verb
from coterie.core.table import Step
from coterie.games import games

GAMES = list(games().values())
ROOT = Path(__file__).parents[2]
FOLDERS = [
    *(path.parent for path in sorted(ROOT.glob("src/coterie/games/*/game.py"))),
    ROOT / "tests/games/whispers",
]


def sources(folder: Path) -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text("utf-8"))) for path in sorted(folder.glob("*.py"))]


def reads_of_an_ask(node: ast.AST) -> Iterator[int]:
    """The lines that read a number of an ask by its bare name."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Attribute) and inner.attr in ("x", "y") and isinstance(inner.value, ast.Name):
            yield inner.lineno


def names_of_numbers(tree: ast.Module) -> list[ast.FunctionDef]:
    """The functions that give a number of an ask its name: they take the ask and do nothing but return."""
    found = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and [a.arg for a in node.args.args] == ["ask"]:
            said, returned = node.body if len(node.body) == 2 else (None, None)
            if isinstance(said, ast.Expr) and isinstance(returned, ast.Return):
                found.append(node)
    return found


def faults(tree: ast.Module) -> list[str]:
    """Where a module of rules leaves the dialect."""
    found = []
    named = {line for node in names_of_numbers(tree) for line in reads_of_an_ask(node)}
    found += [f"{line}: a number of an ask has no name" for line in reads_of_an_ask(tree) if line not in named]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cast":
            found.append(f"{node.lineno}: a cast")
        if isinstance(node, ast.If) and "silent" in ast.unparse(node.test) and "tell(" in ast.unparse(node.body[0]):
            found.append(f"{node.lineno}: tell asks by itself whether the table is silent")
        if isinstance(node, ast.FunctionDef):
            for argument in node.args.args:
                kind = ast.unparse(argument.annotation) if argument.annotation else ""
                if kind.strip('"').endswith("Table") and argument.arg not in ("t", "new"):
                    found.append(f"{node.lineno}: a table is called {argument.arg}, not t")
    return found


# What bots are made of is no rule: the old parts by name, the new ones by what they build on.
BOTS = ("instinct.py", "chatter.py", "listening.py", "deals.py", "reasons.py", "scoring.py")
SEARCH = "coterie.search"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: f.name)
def test_rules_are_written_in_the_dialect(folder: Path) -> None:
    rules = [
        (path, tree)
        for path, tree in sources(folder)
        if path.name not in BOTS and SEARCH not in path.read_text("utf-8")
    ]
    assert len(rules) > 1
    assert [f"{path.name}:{fault}" for path, tree in rules for fault in faults(tree)] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: f.name)
def test_no_class_name_is_used_twice_in_a_game(folder: Path) -> None:
    names = [
        node.name
        for path in sorted(folder.rglob("*.py"))
        if path.parent.name != "frozen"  # older bots are kept as they were, names and all
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
    ]
    assert sorted({name for name in names if names.count(name) > 1}) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.name)
def test_verbs_are_infinitives_and_steps_are_their_class_in_capitals(game) -> None:
    modules = [vars(module) for module in modules_of(game)]
    verbs = {name for names in modules for name, value in names.items() if isinstance(value, Verb)}
    steps = {name: value for names in modules for name, value in names.items() if isinstance(value, Step)}
    assert len(verbs) == len(game.lexicon.verbs)
    assert {name for name in verbs if not name.startswith("TO_")} == set()
    assert {id(step) for step in steps.values()} == {id(step) for step in game.steps}
    alone = [name for name, step in steps.items() if [type(s) for s in game.steps].count(type(step)) == 1]
    assert [name for name in alone if name.replace("_", "") != type(steps[name]).__name__.upper()] == []


def modules_of(game) -> list[object]:
    package = type(game).__module__.rpartition(".")[0]
    own = [
        name for name in sys.modules if name.startswith(f"{package}.") and not re.search(r"\.(tests|frozen)\b", name)
    ]
    return [sys.modules[name] for name in own]


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("def play(self, table: ToyTable) -> None:\n    pass\n", "1: a table is called table, not t"),
        ("def play(self, t, ask):\n    t.hand(ask.y)\n", "2: a number of an ask has no name"),
        ("t = cast(ToyTable, table)\n", "1: a cast"),
        ("if not t.silent:\n    t.tell('x')\n", "1: tell asks by itself whether the table is silent"),
    ],
)
def test_a_planted_fault_is_caught(source: str, fault: str) -> None:
    assert faults(ast.parse(source)) == [fault]
