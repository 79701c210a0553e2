"""`python -m bench.server` puts one load on our table server and on its peers, in turn: one table and JSON.

`make bench` installs the peers and runs this too. With --soak, one server alone has many
tables for ten minutes: ours, or the one that --only names.
"""

from __future__ import annotations

import argparse
import resource
import sys
from dataclasses import asdict, fields
from pathlib import Path

import uvloop

from bench import report as games
from bench.lane import ROOT
from bench.server import report, secrets
from bench.server.colyseus import Colyseus
from bench.server.company import company
from bench.server.load import Missing, Shape, Side
from bench.server.ours import Ours
from bench.server.peer import Counter, Court, CourtOnFiles, NodeSide
from bench.server.rounds import measure, restart
from bench.server.soak import soak

ANSWERS = 300  # of a person's bots, alone and in company
SIDES: tuple[type[Side], ...] = (Ours, Counter, Court, CourtOnFiles, Colyseus)
SECRETIVE: tuple[type[NodeSide], ...] = (Court, CourtOnFiles, Colyseus)  # whose seats must not be told everything


def main() -> int:
    arguments = _arguments()
    if not sys.platform.startswith("linux"):
        print(
            "The servers' bench reads processor time from /proc, which only Linux has: run it there.", file=sys.stderr
        )
        return 2
    _allow_many_sockets()
    arguments.out.mkdir(parents=True, exist_ok=True)
    shape = Shape(**{field.name: getattr(arguments, field.name) for field in fields(Shape)})
    return uvloop.run((_soak if arguments.soak else _bench)(arguments, shape))


async def _bench(arguments: argparse.Namespace, shape: Shape) -> int:
    sides: dict[str, dict] = {}
    missing: dict[str, str] = {}
    kinds = [kind for kind in SIDES if arguments.only.lower() in kind.name.lower()]
    read = await _check_secrets([kind for kind in kinds if kind in SECRETIVE], missing)
    for number in range(arguments.rounds):
        for kind in kinds:
            if kind.name not in missing:
                _progress(f"round {number + 1} of {arguments.rounds}: {kind.name}")
                try:
                    await _round(sides, kind(), shape)
                except Missing as why:
                    missing[kind.name] = str(why)
    if Ours.name in sides:
        _progress(f"restart with {shape.restart} tables")
        await _restart(sides[Ours.name], Ours(), shape)
        _progress(f"a person's bots beside {shape.company} tables of bots")
        sides[Ours.name]["company"] = await company(shape.company, ANSWERS if shape.company >= 100 else 20)
    _progress("")
    result = {
        "machine": games.machine(),
        "rounds": arguments.rounds,
        "shape": asdict(shape),
        "missing": missing,
        "frames_read_for_secrets": read,
        "sides": sides,
    }
    (arguments.out / "server.json").write_text(report.plain(result))
    print(report.table(result))
    print(f"Written: {arguments.out / 'server.json'}")
    return 1 if any(found["faults"] for found in sides.values()) else 0


async def _check_secrets(kinds: list[type[NodeSide]], missing: dict[str, str]) -> dict[str, int]:
    """Read what the peers' servers send to each seat. Who tells too much is not measured."""
    read: dict[str, int] = {}
    for kind in kinds:
        _progress(f"what {kind.name} tells")
        try:
            side = kind()
            try:
                read[kind.name] = await secrets.check(side)
            finally:
                side.clear()
        except Missing as why:
            missing[kind.name] = str(why)
    return read


async def _round(sides: dict[str, dict], side: Side, shape: Shape) -> None:
    try:
        figures = await measure(side, shape)
    finally:
        side.clear()
    found = sides.setdefault(side.name, {"about": side.about, "figures": {}, "moves": 0, "faults": []})
    for name, value in figures.items():
        found["figures"].setdefault(name, []).append(float(f"{value:.4g}"))
    found["moves"] += side.moves
    found["faults"] += side.faults


async def _restart(found: dict, side: Ours, shape: Shape) -> None:
    try:
        found["restarts"] = await restart(side, shape)
    finally:
        side.clear()
    found["moves"] += side.moves
    found["faults"] += side.faults


async def _soak(arguments: argparse.Namespace, shape: Shape) -> int:
    kinds = [kind for kind in SIDES if arguments.only.lower() in kind.name.lower()]
    side = kinds[0]()
    try:
        await side.start()
        found = await soak(side, shape)
        await side.stop()
    except Missing as why:
        print(f"{side.name} cannot be measured: {why}", file=sys.stderr)
        return 2
    finally:
        side.clear()
    result = {"server": side.about, **found, "machine": games.machine()}
    (arguments.out / "soak.json").write_text(report.plain(result))
    print(report.facts(result))
    return 1 if side.faults else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument(
        "--quick", action="store_true", help="one short round: whether the bench works, not how fast anything is"
    )
    parser.add_argument(
        "--soak",
        action="store_true",
        help="500 tables of five seats for ten minutes, one server alone",
    )
    parser.add_argument("--only", default="", help="only the server whose name has this in it")
    parser.add_argument("--rounds", type=int, help="how often every server is measured (5)")
    parser.add_argument("--tables", type=int, help="tables (100; soak 500)")
    parser.add_argument("--seats", type=int, help="sockets at each (4; soak 5)")
    parser.add_argument("--moves", type=int, help="moves at each table when saturated (60)")
    parser.add_argument("--rate", type=float, help="moves a second in all when paced (500)")
    parser.add_argument("--seconds", type=float, help="for how long moves are paced (10; soak 600)")
    parser.add_argument("--restart", type=int, help="unfinished tables at a restart (1000)")
    parser.add_argument("--company", type=int, help="tables of bots beside a person's (200)")
    parser.add_argument("--out", type=Path, default=ROOT / "bench" / "results", help="the folder for JSON")
    arguments = parser.parse_args()
    usual = {"rounds": 5, "tables": 100, "seats": 4, "moves": 60, "rate": 500.0, "seconds": 10.0, "restart": 1000}
    usual["company"] = 200
    if arguments.soak:
        usual |= {"tables": 500, "seats": 5, "seconds": 600.0}
    if arguments.quick:
        usual |= {"rounds": 1, "tables": 5, "moves": 10, "rate": 50.0, "seconds": 1.0, "restart": 10, "company": 5}
    for name, value in usual.items():
        if getattr(arguments, name) is None:
            setattr(arguments, name, value)
    return arguments


def _allow_many_sockets() -> None:
    """As many open files as the machine lets us have; the servers inherit it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _progress(words: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{words:60}\r{words}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
