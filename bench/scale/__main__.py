"""`python -m bench.scale`: how many tables one house, one database and several databases carry, and where each ends.

Moves come at random and queue in a simulated house; nothing is measured here. Put in your own figures by their flags.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict

from bench.scale import figures, reckoning
from bench.scale.figures import ABOUT, Figures
from bench.scale.reckoning import Database, House, Load, Rung


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.scale", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="of the simulation; the same seed says the same")
    parser.add_argument("--json", action="store_true", help="print one object")
    figures.arguments(parser)
    given = parser.parse_args(argv)
    try:
        values, how = figures.read(given)
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    loads = reckoning.loads(values, given.seed)
    alone = reckoning.one_house(values, given.seed)
    databases = reckoning.one_database(values, given.seed)
    rungs = reckoning.ladder(values, alone, databases)
    days = reckoning.over_days(values, alone, databases)
    if given.json:
        print(json.dumps(_object(values, how, loads, alone, databases, [*rungs, days]), indent=1))
        return 0
    print("\n".join(_inputs(values, how)), "\n")
    print("\n".join(_one_house(values, loads, alone)), "\n")
    print("\n".join(_one_database(values, databases)), "\n")
    print("\n".join(_ladder(values, rungs, days)))
    return 0


def _inputs(values: Figures, how: dict[str, str]) -> list[str]:
    rows = [("put in", "", "", "")]
    for name, about in ABOUT.items():
        known = f"{how[name]}: {about['by']}" if about["by"] and how[name] == about["how"] else how[name]
        rows.append(
            (f"--{name.replace('_', '-')}", f"{getattr(values, name):g}", about["unit"], f"{about['about']} [{known}]")
        )
    return [f"{row[0]:18}{row[1]:>8} {row[2]:12}{row[3]}".rstrip() for row in rows]


def _one_house(values: Figures, loads: list[Load], alone: House) -> list[str]:
    rows = [("one house with its own file (simulated)", "moves/s", "p50, ms", "p99, ms", "core busy", "moves a commit")]
    for load in loads:
        outcome = load.outcome
        span = [f"{1e3 * outcome.percentile(percent):.1f}" for percent in (50, 99)]
        rows.append(("", f"{load.rate:,.0f}", *span, f"{outcome.house_use:.0%}", f"{outcome.together:.1f}"))
    ends = ", ".join(f"{what} {tables:,.0f}" for what, tables in sorted(alone.ends.items(), key=lambda end: end[1]))
    return [
        figures.table(rows),
        f"it carries {alone.rate:,.0f} moves a second with a p99 of {values.p99:g} ms at most",
        f"tables with people, by what ends them: {ends}; first: {alone.end}",
    ]


def _one_database(values: Figures, databases: list[Database]) -> list[str]:
    head = (
        "one database (simulated)",
        "moves/s",
        "tables",
        "houses busy",
        "its cores busy",
        "syncing",
        "a commit",
        "a sync",
    )
    rows = [head]
    for each in databases:
        outcome = each.outcome
        busy = [f"{part:.0%}" for part in (outcome.house_use, outcome.store_use, outcome.sync_use)]
        moves = [f"{outcome.together:.1f}", f"{outcome.groups / outcome.syncs:.1f} commits"]
        tables = each.rate * 60 / max(values.moves, 1e-9)
        rows.append(
            (f"{each.houses} house{'s' * (each.houses > 1)}", f"{each.rate:,.0f}", f"{tables:,.0f}", *busy, *moves)
        )
    last = databases[-1]
    if last.houses >= reckoning.most_houses(values):
        end = f"its connections end it: {values.db_connections:g} are enough for {last.houses} houses"
    else:
        end = "its cores end it"
    return [figures.table(rows), end]


def _ladder(values: Figures, rungs: list[Rung], days: Rung) -> list[str]:
    price = any((values.price_core, values.price_gb, values.price_disk))
    head = ["tables with people (reckoned)", "moves/s", "houses", "databases", "cores", "memory, GB", "disk, GB a day"]
    rows = [[*head, "price a month"] if price else head]
    for rung in [*rungs, days]:
        name = f"{rung.tables:,.0f}" + (" over days" if rung is days else "")
        row = [name, f"{rung.rate:,.1f}", f"{rung.houses:,}", f"{rung.databases or 'a file'}", f"{rung.cores:,.0f}"]
        row += [f"{rung.memory:,.1f}", f"{rung.disk:,.3g}"]
        rows.append([*row, f"{rung.price:,.0f}"] if price else row)
    return [figures.table(rows)]


def _object(
    values: Figures, how: dict[str, str], loads: list[Load], alone: House, databases: list[Database], rungs: list[Rung]
) -> dict[str, object]:
    def spans(load: Load | Database) -> dict[str, float]:
        return {"rate": load.rate, "p50": load.outcome.percentile(50), "p99": load.outcome.percentile(99)}

    return {
        "figures": {name: {"value": value, "how": how[name]} for name, value in asdict(values).items()},
        "loads": [spans(load) for load in loads],
        "house": asdict(alone),
        "databases": [{"houses": each.houses, **spans(each)} for each in databases],
        "ladder": [asdict(rung) for rung in rungs],
    }


if __name__ == "__main__":
    sys.exit(main())
