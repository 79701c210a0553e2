"""`python -m bench.measure` prints what we hold ourselves to, from the JSON of the last run: floors, aims, what is met.

`make bench` does it last. A ratio is taken within a round, and the median of the rounds counts.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.lane import ROOT

COTERIE = "Coterie"
COUNTER = "bgio counter"
COURT = "bgio court"
FILES = "bgio court, files"
COLYSEUS = "Colyseus court"


@dataclass(frozen=True)
class Bar:
    """A figure of ours, as it is or × a peer's, with its floor and its aim; 0 is none."""

    title: str
    figure: str
    peer: str = ""
    floor: float = 0
    aim: float = 0
    at_most: bool = False
    unit: str = "×"


SERVER = [
    Bar("moves per server CPU second, × boardgame.io counter", "per_cpu_second", COUNTER, 1.3, 2.5),
    Bar("  × boardgame.io court game, in memory", "per_cpu_second", COURT, aim=5),
    Bar("  × boardgame.io court game, its file storage", "per_cpu_second", FILES, aim=6),
    Bar("  × Colyseus court game, in memory", "per_cpu_second", COLYSEUS, aim=2),
    Bar("the same when paced, × boardgame.io counter", "paced_per_cpu_second", COUNTER),
    Bar("  × boardgame.io court game, in memory", "paced_per_cpu_second", COURT),
    Bar("  × boardgame.io court game, its file storage", "paced_per_cpu_second", FILES),
    Bar("  × Colyseus court game, in memory", "paced_per_cpu_second", COLYSEUS),
    Bar("move to all notified, p50, × boardgame.io counter", "p50", COUNTER, 1.3, 1, at_most=True),
    Bar("  p99 less the disk's own, × boardgame.io counter", "p99_less_disk", COUNTER, 1.5, 1, at_most=True),
    Bar("memory per further table", "further", floor=120, aim=100, at_most=True, unit="kB"),
]
GAMES = {  # what the games' bench says of them, by its own names
    "steps from Python, × OpenSpiel hearts, worst game": ("compiled", "python_silent"),
    "compiled loop × OpenSpiel's C++ loop, worst game": ("compiled", "compiled_silent"),
    "interpreted × hearts from Python, worst game": ("interpreted", "python_silent"),
}


def less_disk(figures: dict[str, list[float]]) -> list[float]:
    """The p99 of every round without that of the disk in the same round; of a server that does not sync, as it is."""
    disk = figures.get("disk_p99") or [0.0] * len(figures["p99"])
    return [max(0.0, all_of_it - own) for all_of_it, own in zip(figures["p99"], disk, strict=True)]


def repeats(side: dict, figure: str) -> list[float]:
    """A figure of a server in every round."""
    return less_disk(side["figures"]) if figure == "p99_less_disk" else side["figures"][figure]


def ratios(ours: Sequence[float], theirs: Sequence[float]) -> list[float]:
    """Ours by theirs, round by round, from low to high."""
    return sorted(mine / other for mine, other in zip(ours, theirs, strict=True))


def server_lines(result: dict) -> Iterator[str]:
    """A line for every bar of the servers' bench whose figures are there."""
    sides = result["sides"]
    for bar in SERVER:
        if COTERIE not in sides or (bar.peer and bar.peer not in sides):
            continue
        own = repeats(sides[COTERIE], bar.figure)
        values = ratios(own, repeats(sides[bar.peer], bar.figure)) if bar.peer else sorted(own)
        yield _line(bar, statistics.median(values), spread(values))


def game_lines(result: dict) -> Iterator[str]:
    """The same for the games' bench: the worst of all games and seat counts."""
    for title, (build, figure) in GAMES.items():
        own = [v for v in result["verdicts"] if (v["build"], v["figure"], v["row"]) == (build, figure, "hearts")]
        if own:
            yield _line(Bar(title, figure, floor=own[0]["floor"], aim=own[0]["aim"]), min(v["value"] for v in own))


def spread(values: Sequence[float]) -> float:
    """Half of the values lie within so much of each other's middle."""
    quarter = len(values) // 4
    return (values[-1 - quarter] - values[quarter]) / 2


HEAD = f"{'':54}{'floor':>8}{'aim':>8}{'measured':>18}"


def _line(bar: Bar, value: float, half: float | None = None) -> str:
    form = ".0f" if bar.unit == "kB" else ".2f"
    bars = [f"{'≤ ' if bar.at_most else ''}{number:g}" if number else "–" for number in (bar.floor, bar.aim)]
    measured = f"{format(value, form)} {bar.unit}" + (f" ±{format(half, form)}" if half is not None else "")
    return f"{bar.title:54}{bars[0]:>8}{bars[1]:>8}{measured:>18}  {verdict(bar, value)}".rstrip()


def verdict(bar: Bar, value: float) -> str:
    """Which of the bars a value meets."""
    if not bar.aim:
        return ""
    meets = (lambda number: value <= number) if bar.at_most else (lambda number: value >= number)
    if meets(bar.aim):
        return "meets the aim"
    if not bar.floor:
        return "short of the aim"
    return "meets the floor" if meets(bar.floor) else "short of the floor"


def main() -> int:
    """Print the lines of both benches."""
    parser = argparse.ArgumentParser(prog="python -m bench.measure", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "bench" / "results", help="the folder with JSON")
    folder: Path = parser.parse_args().out
    lines = []
    for name, lines_of in (("server.json", server_lines), ("bench.json", game_lines)):
        if not (folder / name).exists():
            print(f"{folder / name} is not there: run 'make bench' first.", file=sys.stderr)
            continue
        result = json.loads((folder / name).read_text())
        lines += [*lines_of(result), f"  medians of {result['rounds']} rounds"]
    if not lines:
        return 2
    print("\n".join([HEAD, *lines]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
