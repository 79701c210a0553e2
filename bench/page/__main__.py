"""`python -m bench.page` plays a game of each kind in Chromium, from the first visit to the end.

What that cost, as one table and JSON.

It needs the environment of the tests; `make bench` installs that and runs this too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from pathlib import Path

from bench import report as games
from bench.lane import ROOT
from bench.page import report
from bench.page.visit import FIRST, USUAL, Visits


def main() -> int:
    arguments = _arguments()
    found = {game: asyncio.run(_bench(game, arguments.rounds, arguments.answers)) for game in FIRST}
    result = {"machine": games.machine(), "rounds": arguments.rounds, "games": found}
    arguments.out.mkdir(parents=True, exist_ok=True)
    (arguments.out / "page.json").write_text(json.dumps(result, indent=1) + "\n")
    print(report.table(result))
    print(f"Written: {arguments.out / 'page.json'}")
    return 0


async def _bench(game: str, rounds: int, answers: int) -> dict:
    async with Visits(game, USUAL) as visits:
        begun = [await visits.begin() for _ in range(rounds)]
    async with Visits(game) as visits:
        return {
            "begun": begun,
            "bytes": await visits.weigh(),
            "gzip": await visits.weigh("gzip"),
            "talk": await visits.weigh(reach=True),
            "lesson": await visits.weigh(lesson=True),
            "interactive": [await visits.arrive() for _ in range(rounds)],
            "interactive_slow": [await visits.arrive(slow=4) for _ in range(rounds)],
            **await visits.play(answers),
        }


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--quick", action="store_true", help="one arrival and ten answers: whether it works, not how fast anything is"
    )
    parser.add_argument("--rounds", type=int, default=5, help="how often the page is opened (5)")
    parser.add_argument("--out", type=Path, default=ROOT / "bench" / "results", help="the folder for JSON")
    arguments = parser.parse_args()
    arguments.answers = 10 if arguments.quick else sys.maxsize  # to the end of the game
    arguments.rounds = 1 if arguments.quick else arguments.rounds
    return arguments


if __name__ == "__main__":
    sys.exit(main())
