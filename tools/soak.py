"""The soak: what takes too long for every push.

Ten thousand random games per game and seat count, mutants of every rule, and the long proofs of the table server: a
house killed 200 times, 200 power cuts, 200 kinds of damage, and whole games in Firefox and WebKit.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from coterie import native
from coterie.cli.fuzz import play_one
from coterie.games import find, games
from tools.mutants import SOURCE, survivors

CHUNK = 500


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="random games per game and seat count")
    parser.add_argument("--mutants", type=int, default=100, help="mutants per game, drawn at random")
    parser.add_argument("--seed", type=int, default=1, help="which mutants are drawn")
    parser.add_argument("--only", help="one game's name; without the server's proofs")
    parser.add_argument("--no-server", dest="server", action="store_false", help="without the server's proofs")
    args = parser.parse_args()
    print(f"engine: {native.describe()}", flush=True)
    names = [args.only] if args.only else list(games())
    faults = sum(
        _random_games(name, seats, args.games)
        for name in names
        for seats in range(find(name).fewest, find(name).most + 1)
    )
    alive = 0
    for name in names if args.mutants else []:
        alive += len(survivors(_folder(name), args.mutants, args.seed))
    sound = not args.server or bool(args.only) or _long_proofs()
    print(f"soak: {faults} faults, {alive} mutants survived{'' if sound else ', and a proof of the server failed'}")
    return 1 if faults or alive or not sound else 0


def _random_games(name: str, seats: int, count: int) -> int:
    """Play so many games on all cores; returns the number of faults."""
    chunks = range(0, count, CHUNK)
    with ProcessPoolExecutor(max_workers=os.cpu_count()) as pool:
        results = list(pool.map(_chunk, [(name, seats, start, min(CHUNK, count - start)) for start in chunks]))
    steps = sum(r[0] for r in results)
    found = [fault for r in results for fault in r[1]]
    print(f"{name}, {seats} seats: {count} games, {steps} steps, {len(found)} faults", flush=True)
    for fault in found[:5]:
        print(f"  {fault}", flush=True)
    return len(found)


def _chunk(job: tuple[str, int, int, int]) -> tuple[int, list[str]]:
    name, seats, start, count = job
    steps = 0
    faults: list[str] = []
    for seed in range(start, start + count):
        try:
            steps += play_one(find(name), seats, seed)
        except Exception as error:  # whatever went wrong, it is the finding
            faults.append(f"seed {seed}: {type(error).__name__}: {error}")
    return steps, faults


def _long_proofs() -> bool:
    """Run the tests that are marked for the soak; pytest says why if one could not be run here."""
    command = [sys.executable, "-m", "pytest", "-m", "soak", "-v", "--durations=0", "tests"]
    return subprocess.run(command, cwd=SOURCE.parent, check=False).returncode == 0


def _folder(name: str) -> Path:
    return SOURCE / type(find(name)).__module__.rpartition(".")[0].replace(".", "/")


if __name__ == "__main__":
    sys.exit(main())
