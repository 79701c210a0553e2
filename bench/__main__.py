"""`python -m bench` measures random play.

Our games, compiled and interpreted, and the peers, in one run, one table, JSON and a plot.

`make bench` compiles fully optimised, installs the peers into an environment of their own, and runs this.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from bench import against, plot, report
from bench.lane import ROOT, Lane

PEERS = Path(sys.prefix, "bench", "bin", "python")


def main() -> int:
    arguments = _arguments()
    if arguments.against:
        return _against(arguments)
    if not arguments.no_peers and not PEERS.exists():
        print(
            "The peers' packages are not installed: run 'make bench', or leave the peers out with --no-peers.",
            file=sys.stderr,
        )
        return 2
    lanes = _lanes(arguments.no_peers)
    try:
        result = measure(lanes, arguments.rounds, arguments.seconds, arguments.games, arguments.only)
    finally:
        for lane in lanes:
            lane.close()
    if not result["rows"]:
        print(f"No row has '{arguments.only}' in its title.", file=sys.stderr)
        return 2
    print(report.table(result))
    out: Path = arguments.out
    out.mkdir(parents=True, exist_ok=True)
    (out / "bench.json").write_text(report.plain(result))
    (out / "bench.svg").write_text(plot.svg(result))
    print(f"Written: {out / 'bench.json'} and {out / 'bench.svg'}")
    return 0


def measure(lanes: list[Lane], rounds: int, seconds: float, games: int, only: str = "") -> dict[str, object]:
    """Go round all figures of all lanes, again and again."""
    rows = []
    work = []
    for lane in lanes:
        for number, title in enumerate(lane.rows):
            if only in f"{title['who']} {title['game']}".lower():
                row = {**title, "about": lane.about, "counts": lane.counts(number, games), "figures": {}}
                rows.append(row)
                work += [(lane, number, name, row["figures"].setdefault(name, [])) for name in title["figures"]]
    for seed in range(-1, rounds):  # the first round warms up
        _progress(seed + 1, rounds)
        for lane, number, name, repeats in work:
            rate = lane.rate(number, name, seed, seconds if seed >= 0 else seconds / 10)
            if seed >= 0:
                repeats.append(rate)
    for row in rows:
        row["figures"] = {
            name: report.summary(repeats, name in report.IN_MICROSECONDS) for name, repeats in row["figures"].items()
        }
    report.compare(rows)
    return {
        "machine": report.machine(),
        "rounds": rounds,
        "seconds": seconds,
        "missing": {lane.name: lane.missing for lane in lanes if lane.missing},
        "verdicts": list(report.verdicts(rows)),
        "rows": rows,
    }


def _against(arguments: argparse.Namespace) -> int:
    try:
        result = against.measure(arguments.against, arguments.rounds, arguments.seconds, arguments.only)
    except against.NoSuchVersion as reason:
        print(reason, file=sys.stderr)
        return 2
    if not result["rows"]:
        print(f"No game has '{arguments.only}' in its name.", file=sys.stderr)
        return 2
    print(against.table(result))
    out: Path = arguments.out
    out.mkdir(parents=True, exist_ok=True)
    (out / "against.json").write_text(json.dumps(result, ensure_ascii=False, indent=1) + "\n")
    print(f"Written: {out / 'against.json'}")
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument(
        "--quick", action="store_true", help="one short round: whether the bench works, not how fast anything is"
    )
    parser.add_argument("--rounds", type=int, help="how often every figure is taken (7)")
    parser.add_argument("--seconds", type=float, help="for how long each time (0.1)")
    parser.add_argument("--only", default="", help="only rows whose title has this in it")
    parser.add_argument("--no-peers", action="store_true", help="only our own games")
    parser.add_argument("--against", metavar="COMMIT", help="measure ours and another version of ours in turn")
    parser.add_argument("--out", type=Path, default=ROOT / "bench" / "results", help="the folder for JSON and plot")
    arguments = parser.parse_args()
    arguments.rounds = arguments.rounds or (1 if arguments.quick else 7)
    arguments.seconds = arguments.seconds or (0.001 if arguments.quick else 0.1)
    arguments.games = 2 if arguments.quick else 200
    return arguments


def _lanes(no_peers: bool) -> list[Lane]:
    here = Path(sys.executable)
    lanes = [
        Lane("compiled", here, "bench.ours", COTERIE_PURE=""),
        Lane("interpreted", here, "bench.ours", COTERIE_PURE="1"),
    ]
    if not no_peers:
        lanes += [
            Lane("OpenSpiel", PEERS, "bench.peers", "openspiel"),
            Lane("OpenSpiel's python_liars_poker", PEERS, "bench.peers", "liars_poker"),
            Lane("RLCard's doudizhu", PEERS, "bench.peers", "doudizhu"),
            Lane("PettingZoo's hanabi", PEERS, "bench.peers", "hanabi"),
        ]
    return lanes


def _progress(now: int, rounds: int) -> None:
    if sys.stderr.isatty():
        print(
            f"\rround {now} of {rounds}" if now < rounds else "\r" + " " * 30 + "\r",
            end="",
            file=sys.stderr,
            flush=True,
        )


if __name__ == "__main__":
    sys.exit(main())
