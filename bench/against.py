"""Two versions of ours in one run: what is here against another commit, as ratios. See `--against` of the bench."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench import report
from bench.lane import ROOT, Lane

FIGURES = {  # in the order of the table
    "compiled": "steps, with ledger",
    "compiled_silent": "steps, silent",
    "clone": "clone",
    "clone_silent": "clone, silent",
    "certain": "certainty, all seats",
    "views": "first views, all seats",
    "imagine": "imagine, one-shot",
    "world": "a world of many",
}
NOTES = """\
Steps are those of the compiled loop, higher is better; all else is time, lower is better. Certainty, views, imagine and
worlds are taken at moments of one random game, each time as if nobody had looked at the table before. A world of many
has its share of what the worlds of one decision have in common; a version without `imaginer` deals it with `imagine`.
Figures are medians of the rounds, by process time; ratios are taken within a round, and half of them lie within ±.\
"""


class NoSuchVersion(Exception):
    """The other version cannot be had, and why."""


def measure(commit: str, rounds: int, seconds: float, only: str = "") -> dict[str, object]:
    """Measure every figure of every game, this version and the other in turn."""
    with checked_out(commit) as other:
        lanes = [_lane("this", ROOT), _lane(commit, other)]
        try:
            return _compare(lanes, rounds, seconds, only)
        finally:
            for lane in lanes:
                lane.close()


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """A work tree of another commit, for as long as it is needed."""
    with tempfile.TemporaryDirectory(prefix="coterie-bench-") as folder:
        tree = Path(folder, "tree")
        _git("worktree", "add", "--detach", str(tree), f"{commit}^{{commit}}")
        try:
            yield tree
        finally:
            _git("worktree", "remove", "--force", str(tree))


def table(result: dict) -> str:
    """What was measured, a line for each figure of each game."""
    lines = [f"{'':40}{'this':>12}{result['commit']:>14}   this : {result['commit']}"]
    for row in result["rows"]:
        unit, digits = (" k/s", 0) if row["unit"] == "steps/s" else (" µs", 2)
        here, there = (row[side]["median"] / (1000 if digits == 0 else 1) for side in ("here", "there"))
        ratio = row["ratio"]
        spread = (ratio["high"] - ratio["low"]) / 2
        lines.append(
            f"{row['game']:16}{row['title']:24}{here:>{12 - len(unit)}.{digits}f}{unit}"
            f"{there:>{14 - len(unit)}.{digits}f}{unit}   {ratio['median']:.3f} ±{spread:.3f}"
        )
    about = "; ".join(f"{name}: {words}" for name, words in result["about"].items())
    facts = ", ".join(f"{name} {fact}" for name, fact in result["machine"].items())
    return "\n".join(
        [*lines, "", about, NOTES, f"{result['rounds']} rounds of {result['seconds']} s a figure, {facts}."]
    )


def _compare(lanes: list[Lane], rounds: int, seconds: float, only: str) -> dict[str, object]:
    for lane in lanes:
        if lane.missing:
            raise NoSuchVersion(f"{lane.name}: {lane.missing}")
    pairs = []
    for number, row in enumerate(lanes[0].rows):
        twin = next((n for n, other in enumerate(lanes[1].rows) if other["game"] == row["game"]), None)
        if twin is not None and only in str(row["game"]):
            named = [name for name in FIGURES if name in row["figures"] and name in lanes[1].rows[twin]["figures"]]
            pairs += [(row, name, (number, twin), ([], [])) for name in named]
    for seed in range(-1, rounds):  # the first round warms up
        for _, name, numbers, repeats in pairs:
            for side in (0, 1) if seed % 2 else (1, 0):
                rate = lanes[side].rate(numbers[side], name, seed, seconds if seed >= 0 else seconds / 10)
                if seed >= 0:
                    repeats[side].append(rate)
    rows = []
    for row, name, _, repeats in pairs:
        here, there = (report.summary(rates, not name.startswith("compiled")) for rates in repeats)
        rows.append(
            {
                "game": row["game"],
                "seats": row["seats"],
                "figure": name,
                "title": FIGURES[name],
                "unit": here["unit"],
                "here": here,
                "there": there,
                "ratio": report.ratio(here, there),
            }
        )
    return {
        "commit": lanes[1].name,
        "about": {lane.name: lane.about for lane in lanes},
        "machine": report.machine(),
        "rounds": rounds,
        "seconds": seconds,
        "rows": rows,
    }


def _lane(name: str, tree: Path) -> Lane:
    """A lane of the version in a work tree, compiled if we are."""
    environment = {"PYTHONPATH": str(tree / "src")}
    made = subprocess.run(
        [sys.executable, "-m", "coterie.native"],
        cwd=tree,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode:
        raise NoSuchVersion(f"{name} could not be compiled: {made.stderr.strip()}")
    return Lane(name, Path(sys.executable), "bench.version", **environment)


def _git(*arguments: str) -> None:
    done = subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoSuchVersion(f"git {arguments[0]} {arguments[1]}: {done.stderr.strip()}")
