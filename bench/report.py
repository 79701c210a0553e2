"""What was measured, as plain data and as one table, with what we hold ourselves to."""

from __future__ import annotations

import json
import os
import platform
import statistics
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

HEARTS = "hearts"  # of OpenSpiel: the reference, once more by each way to sample its chance from Python
BY_CHOICES = "hearts, random.choices"
BY_NUMPY = "hearts, numpy.choice"


@dataclass
class Target:
    """What we hold ourselves to: a figure of ours, in µs or as a ratio to a figure of a row of OpenSpiel's."""

    title: str
    build: str
    figure: str
    floor: float
    aim: float
    row: str = ""
    theirs: str = ""


TARGETS = [
    Target("from Python, × OpenSpiel hearts", "compiled", "python_silent", 2.3, 3, HEARTS, "python"),
    Target("  the same sampled by random.choices", "compiled", "python_silent", 2.3, 3, BY_CHOICES, "python"),
    Target("  the same sampled by numpy.choice", "compiled", "python_silent", 2.3, 3, BY_NUMPY, "python"),
    Target("loop compiled, × OpenSpiel's C++ loop", "compiled", "compiled_silent", 1.0, 1.2, HEARTS, "compiled"),
    Target("interpreted, × OpenSpiel hearts", "interpreted", "python_silent", 0.28, 0.4, HEARTS, "python"),
    Target("  the same sampled by random.choices", "interpreted", "python_silent", 0.28, 0.4, BY_CHOICES, "python"),
    Target("  the same sampled by numpy.choice", "interpreted", "python_silent", 0.28, 0.4, BY_NUMPY, "python"),
    Target("clone, µs", "compiled", "clone", 4, 1),
    Target("clone for a playout, µs", "compiled", "clone_silent", 4, 1),
]
IN_MICROSECONDS = ("clone", "clone_silent", "clone_step", "view")
NOTES = """\
A step is one answer of a seat or one chance, whether there was a choice or not: for OpenSpiel one apply_action.
RLCard deals inside
reset, uncounted. Everybody plays uniformly at random to the end. Loops in Python are the same for all: what is
legal, pick one, play it,
with random.Random for answers and chance. OpenSpiel gives chance as a list of odds: hearts, the reference, samples
them in the fastest
way we found, and is repeated with random.choices and, as OpenSpiel's examples do, numpy. Compiled loops use each
engine's own generator:
ours is playout, OpenSpiel's is evaluate_bots with uniform bots. A silent table tells no events and keeps no ledger of
who knows what;
no peer keeps one. Clone, and clone and one step, are taken at twenty moments of a game: a clone of ours shares what is
not yet changed,
so that the step pays for part of it. A view is the first of a position that nobody has looked at; a peer's is its
observation tensor.
RLCard and PettingZoo cannot copy a position, so one is looked at again and again; the latter made it within its step.
Figures are medians of the rounds, by process time; ratios are taken within a round, and half of them lie within ±.
Garbage is collected.\
"""


def summary(repeats: list[float], microseconds: bool) -> dict[str, object]:
    """A figure out of its repeats: steps per second, or microseconds each."""
    values = [float(f"{1e6 / rate if microseconds else rate:.4g}") for rate in repeats]
    return {
        "unit": "µs" if microseconds else "steps/s",
        "median": statistics.median(values),
        "low": min(values),
        "high": max(values),
        "repeats": values,
    }


def compare(rows: list[dict]) -> None:
    """Add to every row its ratios to the reference."""
    reference = _figures(rows, HEARTS)
    for row in rows:
        row["ratios"] = {}
        for name, figure in row["figures"].items():
            theirs = reference.get(name.removesuffix("_silent"))
            if theirs and figure["unit"] == "steps/s":
                row["ratios"][name] = ratio(figure, theirs)


def verdicts(rows: list[dict]) -> Iterator[dict]:
    """For every target and game: the worst of its seat counts, and whether that meets the floor and the aim."""
    for target in TARGETS:
        theirs = _figures(rows, target.row).get(target.theirs)
        if target.row and not theirs:
            continue
        for game in dict.fromkeys(
            row["game"] for row in rows if row["who"] == "Coterie" and row["build"] == target.build
        ):
            own = [
                row["figures"][target.figure] for row in rows if row["game"] == game and row["build"] == target.build
            ]
            value = (
                min(ratio(mine, theirs)["median"] for mine in own) if theirs else max(mine["median"] for mine in own)
            )
            met = sum(value >= bar if theirs else value <= bar for bar in (target.floor, target.aim))
            yield {**asdict(target), "game": game, "value": value, "meets": ["", "floor", "aim"][met]}


def _figures(rows: list[dict], game: str) -> dict[str, dict]:
    """The figures of a game of OpenSpiel's; none where it was not measured."""
    return next((row["figures"] for row in rows if (row["who"], row["game"]) == ("OpenSpiel", game)), {})


def ratio(mine: dict, theirs: dict) -> dict[str, float]:
    """Median of the ratios of all rounds, and between which two the middle half of them lies."""
    rounds = sorted(one / other for one, other in zip(mine["repeats"], theirs["repeats"], strict=True))
    quarter = len(rounds) // 4
    return {"median": statistics.median(rounds), "low": rounds[quarter], "high": rounds[-1 - quarter]}


def plain(result: dict) -> str:
    """Everything as JSON, a line to a row."""
    head = {name: value for name, value in result.items() if name not in ("rows", "verdicts")}
    lists = [
        (name, ",\n".join(json.dumps(row, ensure_ascii=False) for row in result[name])) for name in ("verdicts", "rows")
    ]
    return (
        json.dumps(head, ensure_ascii=False)[:-1]
        + "".join(f',\n"{name}": [\n{lines}\n]' for name, lines in lists)
        + "}\n"
    )


def machine() -> dict[str, object]:
    """What the figures were taken on, in general terms."""
    cpu = platform.machine()
    if (facts := Path("/proc/cpuinfo")).exists():
        names = [
            line.partition(":")[2].strip() for line in facts.read_text().splitlines() if line.startswith("model name")
        ]
        cpu = names[0] if names else cpu
    return {"cpu": cpu, "cores": os.cpu_count(), "system": platform.system(), "python": platform.python_version()}


def table(result: dict) -> str:
    """The one table."""
    lines = [
        f"{'':43}{'of 100 steps':^21}{'loop in Python':^28}{'loop compiled':^28}{'clone µs':^19}{'view':>8}",
        (
            f"{'thousand steps a second':25}{'seats':>5} {'build':12}{'choice':>7}{'forced':>7}{'chance':>7}"
            f"{'ledger':>8}{'silent':>7} {'× hearts':<12}{'ledger':>8}{'silent':>7} {'× C++ hearts':<13}"
            f"{'ledger':>6}{'silent':>6}{'+step':>6}{'µs':>8}"
        ),
    ]
    who = ""
    for row in result["rows"]:
        if row["who"] != who:
            who = row["who"]
            lines.append(f"{who} ({'; '.join(dict.fromkeys(r['about'] for r in result['rows'] if r['who'] == who))})")
        lines.append(_line(row))
    lines += [f"{lane}: not available: {why}" for lane, why in result["missing"].items()]
    lines += [
        "",
        *_verdict_lines(result["verdicts"]),
        "",
        NOTES,
        f"{result['rounds']} rounds of {result['seconds']} s a figure.",
    ]
    lines.append(", ".join(f"{name} {fact}" for name, fact in result["machine"].items()))
    return "\n".join(lines)


def _line(row: dict) -> str:
    counts, ours = row["counts"], row["who"] == "Coterie"
    cells = [f"  {row['game']:23}{row['seats']:5} {row['build']:12}"]
    for part in ("choices", "forced", "chance"):
        cells.append(f"{100 * counts[part] / counts['steps']:7.0f}" if counts["steps"] else f"{'':7}")
    for name in ("python", "compiled"):
        plain, silent = (name, f"{name}_silent") if ours else ("", name)
        cells.append(f"{_thousands(row, plain):>8}{_thousands(row, silent):>7} {_times(row, silent):<12}")
    plain, silent = ("clone", "clone_silent") if ours else ("", "clone")
    cells += [f"{_micros(row, plain):>7}", f"{_micros(row, silent):>6}", f"{_micros(row, 'clone_step'):>6}"]
    return f"{''.join(cells)}{_micros(row, 'view'):>8}"


def _thousands(row: dict, name: str) -> str:
    if name not in row["figures"]:
        return "–"
    rate = row["figures"][name]["median"] / 1000
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.1f}"


def _micros(row: dict, name: str) -> str:
    return format(row["figures"][name]["median"], ".1f" if name == "view" else ".2f") if name in row["figures"] else "–"


def _times(row: dict, name: str) -> str:
    times = row["ratios"].get(name)
    if not times:
        return ""
    digits = 2 if times["median"] >= 0.1 else 3
    return f"{times['median']:.{digits}f} ±{(times['high'] - times['low']) / 2:.{digits}f}"


def _verdict_lines(verdicts: list[dict]) -> Iterator[str]:
    games = list(dict.fromkeys(verdict["game"] for verdict in verdicts))
    yield f"{'the worst of the seat counts':40}{'floor':>7}{'aim':>7}" + "".join(f"{game:>24}" for game in games)
    for target in TARGETS:
        own = [
            v for v in verdicts if (v["title"], v["build"], v["figure"]) == (target.title, target.build, target.figure)
        ]
        if own:
            words = [f"{v['value']:.2f} {'meets the ' + v['meets'] if v['meets'] else 'too slow'}" for v in own]
            yield f"{target.title:40}{target.floor:7}{target.aim:7}" + "".join(f"{word:>24}" for word in words)
