"""What was measured, as plain data and as one table, with what we hold ourselves to."""

from __future__ import annotations

import os
import platform
import statistics
from collections.abc import Iterator
from pathlib import Path

REFERENCE = ("OpenSpiel", "hearts")
# What we compare: a name, ours by build and figure, the reference's figure (none: the figure itself, in µs), floor and aim.
TARGETS = [
    ("from Python, × OpenSpiel hearts", "compiled", "python_deaf", "python", 1.5, 3.0),
    ("loop compiled, × OpenSpiel's C++ loop", "compiled", "compiled_deaf", "compiled", 0.7, 1.2),
    ("interpreted, × OpenSpiel hearts", "interpreted", "python_deaf", "python", 0.5, 1.0),
    ("clone, µs", "compiled", "clone", "", 4.0, 1.0),
    ("clone for a playout, µs", "compiled", "clone_deaf", "", 4.0, 1.0),
]
IN_MICROSECONDS = ("clone", "clone_deaf", "view")
NOTES = """\
A step is one answer of a seat or one chance, whether there was a choice or not: for OpenSpiel one apply_action. RLCard deals inside
reset, uncounted. Everybody plays uniformly at random to the end. Loops in Python are the same for all: what is legal, pick one, play it,
with random.Random for answers and chance. OpenSpiel gives chance as a list of odds: hearts, the reference, samples them in the fastest
way we found, and is repeated with random.choices and, as OpenSpiel's examples do, numpy. Compiled loops use each engine's own generator:
ours is playout, OpenSpiel's is evaluate_bots with uniform bots. A deaf table tells no events and keeps no ledger of who knows what;
no peer keeps one. Clone and view are taken halfway through a game; a peer's view is its observation tensor, cached or not.
Figures are medians of the rounds, by process time; ratios are taken within a round, ± is half their range. Garbage collection is on.\
"""


def summary(repeats: list[float], microseconds: bool) -> dict[str, object]:
    """A figure out of its repeats: steps per second, or microseconds each."""
    values = [1e6 / rate for rate in repeats] if microseconds else repeats
    return {
        "unit": "µs" if microseconds else "steps/s",
        "median": statistics.median(values),
        "low": min(values),
        "high": max(values),
        "repeats": values,
    }


def compare(rows: list[dict]) -> None:
    """Add to every row its ratios to the reference: median and range of the rounds."""
    reference = next((row["figures"] for row in rows if (row["who"], row["game"]) == REFERENCE), None)
    for row in rows:
        row["ratios"] = {}
        for name, figure in row["figures"].items():
            other = reference and reference.get(name.removesuffix("_deaf"))
            if other and figure["unit"] == "steps/s":
                rounds = [mine / its for mine, its in zip(figure["repeats"], other["repeats"], strict=True)]
                row["ratios"][name] = {"median": statistics.median(rounds), "low": min(rounds), "high": max(rounds)}


def verdicts(rows: list[dict]) -> Iterator[dict]:
    """For every target and game: the worst of its seat counts, and whether that meets the floor and the aim."""
    for title, build, name, reference, floor, aim in TARGETS:
        for game in dict.fromkeys(row["game"] for row in rows if row["who"] == "Coterie"):
            own = [row for row in rows if row["game"] == game and row["build"] == build]
            found = [row["ratios" if reference else "figures"].get(name) for row in own]
            if not found or None in found:
                continue
            value = (min if reference else max)(figure["median"] for figure in found)
            meets = [value >= bar if reference else value <= bar for bar in (floor, aim)]
            yield {"target": title, "game": game, "value": value, "floor": floor, "aim": aim, "meets": ["", "floor", "aim"][sum(meets)]}


def machine() -> dict[str, object]:
    """What the figures were taken on, in general terms."""
    cpu = platform.machine()
    if (facts := Path("/proc/cpuinfo")).exists():
        names = [line.partition(":")[2].strip() for line in facts.read_text().splitlines() if line.startswith("model name")]
        cpu = names[0] if names else cpu
    return {"cpu": cpu, "cores": os.cpu_count(), "system": platform.system(), "python": platform.python_version()}


def table(result: dict) -> str:
    """The one table."""
    lines = [
        f"{'':43}{'of 100 steps':^21}{'loop in Python':^28}{'loop compiled':^28}{'clone µs':^13}{'view':>8}",
        f"{'thousand steps a second':25}{'seats':>5} {'build':12}{'choice':>7}{'forced':>7}{'chance':>7}"
        f"{'ledger':>8}{'deaf':>7} {'× hearts':<12}{'ledger':>8}{'deaf':>7} {'× C++ hearts':<13}{'ledger':>6}{'deaf':>6}{'µs':>8}",
    ]
    who = ""
    for row in result["rows"]:
        if row["who"] != who:
            who = row["who"]
            lines.append(f"{who} ({'; '.join(dict.fromkeys(r['about'] for r in result['rows'] if r['who'] == who))})")
        lines.append(_line(row))
    lines += [f"{lane}: not available: {why}" for lane, why in result["missing"].items()]
    lines += ["", *_verdict_lines(result["verdicts"]), "", NOTES, f"{result['rounds']} rounds of {result['seconds']} s a figure."]
    lines.append(", ".join(f"{name} {fact}" for name, fact in result["machine"].items()))
    return "\n".join(lines)


def _line(row: dict) -> str:
    counts, ours = row["counts"], row["who"] == "Coterie"
    cells = [f"  {row['game']:23}{row['seats']:5} {row['build']:12}"]
    for part in ("choices", "forced", "chance"):
        cells.append(f"{100 * counts[part] / counts['steps']:7.0f}" if counts["steps"] else f"{'':7}")
    for name in ("python", "compiled"):
        plain, deaf = (name, f"{name}_deaf") if ours else ("", name)
        cells.append(f"{_thousands(row, plain):>8}{_thousands(row, deaf):>7} {_ratio(row, deaf):<12}")
    plain, deaf = ("clone", "clone_deaf") if ours else ("", "clone")
    return f"{''.join(cells)}{_micros(row, plain):>7}{_micros(row, deaf):>6}{_micros(row, 'view'):>8}"


def _thousands(row: dict, name: str) -> str:
    if name not in row["figures"]:
        return "–"
    rate = row["figures"][name]["median"] / 1000
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.1f}"


def _micros(row: dict, name: str) -> str:
    return format(row["figures"][name]["median"], ".1f" if name == "view" else ".2f") if name in row["figures"] else "–"


def _ratio(row: dict, name: str) -> str:
    ratio = row["ratios"].get(name)
    return f"{ratio['median']:.2f} ±{(ratio['high'] - ratio['low']) / 2:.2f}" if ratio else ""


def _verdict_lines(verdicts: list[dict]) -> Iterator[str]:
    games = list(dict.fromkeys(verdict["game"] for verdict in verdicts))
    yield f"{'the worst of the seat counts':40}{'floor':>7}{'aim':>7}" + "".join(f"{game:>24}" for game in games)
    for title in dict.fromkeys(verdict["target"] for verdict in verdicts):
        own = [verdict for verdict in verdicts if verdict["target"] == title]
        words = [f"{v['value']:.2f} {'meets the ' + v['meets'] if v['meets'] else 'too slow'}" for v in own]
        yield f"{title:40}{own[0]['floor']:7}{own[0]['aim']:7}" + "".join(f"{word:>24}" for word in words)
