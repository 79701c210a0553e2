"""Mutants: small wrong changes to a game's rules, each of which the game's tests must notice.

A mutant drops a condition, swaps a comparison or is off by one. It is made in a copy of the sources, and the game's own
rule tests run on it, interpreted, until the first failure; then the contracts, which hold what seats may know. Those
that survive show a rule that no test holds, or a change without a meaning (a sentinel, an order that does not matter).
"""

from __future__ import annotations

import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from coterie.native import hot_modules

SOURCE = Path(__file__).parent.parent / "src"
SWAPS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}
TIMEOUT = 240  # seconds after which a mutant that never ends counts as noticed
LAST = ("test_oracle.py", "test_words.py", "test_cast.py")  # whole games and texts: most mutants are noticed sooner


class Mutant:
    """One wrong change: where, what, and the source with it."""

    def __init__(self, path: Path, line: int, what: str, text: str) -> None:
        self.path = path
        self.line = line
        self.what = what
        self.text = text

    def __str__(self) -> str:
        return f"{self.path.relative_to(SOURCE.parent)}:{self.line} {self.what}"


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Every mutant of one module. Assertions and text are left alone."""
    count = len(list(_spots(ast.parse(path.read_text("utf-8")))))
    for n in range(count):
        tree = ast.parse(path.read_text("utf-8"))
        line, what = _change(tree, n)
        yield Mutant(path, line, what, ast.unparse(ast.fix_missing_locations(tree)))


def rule_modules(game: Path) -> list[Path]:
    """The modules of a game that hold its rules: all hot ones but the words."""
    return [path for path in sorted(hot_modules().values()) if path.parent == game and path.name != "lexicon.py"]


def survivors(game: Path, most: int, seed: int, report: bool = True) -> list[Mutant]:
    """The mutants, of at most so many drawn at random, that the game's tests do not notice."""
    every = [mutant for path in rule_modules(game) for mutant in mutants_of(path)]
    drawn = random.Random(seed).sample(every, min(most, len(every)))
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        alive = [mutant for mutant, noticed in zip(drawn, pool.map(_noticed, drawn), strict=True) if not noticed]
    if report:
        print(
            f"{game.name}: {len(every)} mutants, {len(drawn)} tried, {len(drawn) - len(alive)} noticed, {len(alive)}"
            " survived",
            flush=True,
        )
        for mutant in alive:
            print(f"  survived: {mutant}", flush=True)
    return alive


def _spots(tree: ast.Module) -> Iterator[tuple[ast.AST, int]]:
    """Every place that can be changed, with the number of ways."""
    skipped: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assert | ast.JoinedStr | ast.AnnAssign | ast.UnaryOp) and not _holds_rule(node):
            skipped.update(ast.walk(node))
        if node in skipped:
            continue
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in SWAPS:
            yield node, 0
        elif isinstance(node, ast.BoolOp):
            for n in range(len(node.values)):
                yield node, n
        elif isinstance(node, ast.If) or (isinstance(node, ast.Constant) and type(node.value) is int):
            yield node, 0


def _holds_rule(node: ast.AST) -> bool:
    """Module constants are tables of words and numbers that other tests hold; -1 stands for nobody; the rest are
    rules.
    """
    if isinstance(node, ast.UnaryOp):
        return not (isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant))
    return isinstance(node, ast.AnnAssign) and node.col_offset > 0


def _change(tree: ast.Module, at: int) -> tuple[int, str]:
    node, way = list(_spots(tree))[at]
    line: int = node.lineno  # type: ignore[attr-defined]
    if isinstance(node, ast.Compare):
        before = ast.unparse(node)
        node.ops[0] = SWAPS[type(node.ops[0])]()
        return line, f"{before} became {ast.unparse(node)}"
    if isinstance(node, ast.BoolOp):
        before = ast.unparse(node)
        dropped = node.values.pop(way)
        return line, f"{before} lost {ast.unparse(dropped)}"
    if isinstance(node, ast.If):
        before = ast.unparse(node.test)
        node.test = ast.Constant(value=True)
        return line, f"if {before} became if True"
    assert isinstance(node, ast.Constant)
    assert isinstance(node.value, int)
    node.value += 1
    return line, f"{node.value - 1} became {node.value}"


def _noticed(mutant: Mutant) -> bool:
    game = mutant.path.parent
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for part in ("src", "tests"):
            shutil.copytree(SOURCE.parent / part, root / part, ignore=shutil.ignore_patterns("__pycache__"))
        (root / "src" / mutant.path.relative_to(SOURCE)).write_text(mutant.text, "utf-8")
        env = {
            **os.environ,
            "COTERIE_PURE": "1",
            "PYTHONPATH": f"{root / 'src'}:{root}",
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        pytest = [
            sys.executable,
            "-m",
            "pytest",
            "-x",
            "-q",
            "-m",
            "not soak",
            "-p",
            "no:cacheprovider",
            "-c",
            os.devnull,
            "--rootdir",
            folder,
        ]
        files = sorted((root / "src" / game.relative_to(SOURCE) / "tests").glob("test_*.py"), key=_turn)
        rules = ["-k", "not instinct and not courtier", *[str(file) for file in files]]
        contracts = ["-k", game.name.replace("_", "-"), str(root / "tests" / "contracts")]
        try:
            return any(
                subprocess.run([*pytest, *tests], env=env, cwd=folder, capture_output=True, timeout=TIMEOUT).returncode
                for tests in (rules, contracts)
            )
        except subprocess.TimeoutExpired:
            return True


def _turn(file: Path) -> tuple[bool, str]:
    """When a file of tests has its turn."""
    return file.name in LAST, file.name
