"""`python -m bench.search` measures search: imagined worlds with a rollout each, a second, ours and OpenSpiel's.

Both sides run plain ISMCTS with a fresh world and a uniform rollout to the end for every iteration, from positions at
which a seat has a choice and random play has some 45 steps left. Ours are three games at four seats; theirs is hearts,
searched in C++ and searched in Python.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import mean

from bench import report
from bench.lane import Lane, Row, Work, serve

PEERS = Path(sys.prefix, "bench", "bin", "python")
LEFT = 45  # steps to the end
NEAR = 4.5  # steps more or fewer: a position with another way to go is not taken
POSITIONS = 12
TRIES = 20  # rollouts that tell how many steps are left
SURE = 200  # and so many before a position is taken
ITERATIONS = 100  # of one search
SEATS = 4
HEARTS = "hearts in C++", "hearts in Python"
BARS = {"hearts in C++": (0.9, 1.2, 1.5), "hearts in Python": (15, 20, 25)}  # floor, aim, moonshot


def ours() -> tuple[str, list[Row]]:
    from coterie import native
    from coterie.core.dice import Lehmer
    from coterie.core.eyes import Eyes
    from coterie.core.table import playout
    from coterie.games import games
    from coterie.search.textbook import ismcts

    if not native.compiled():
        raise RuntimeError("nothing is compiled: 'make bench' does it where there is a C compiler")

    def positions(game) -> list[Eyes]:
        found: list[Eyes] = []
        seed = 0
        while len(found) < POSITIONS:  # a game that ends early may have no such position
            seed += 1
            table, dice = game.table(SEATS, {}, game.load()), Lehmer(seed)
            past = []
            while not table.over:
                seat = table.whose()
                if seat < 0:
                    table.roll(dice)
                    continue
                legal = table.legal(seat)
                if len(legal) > 1:
                    past.append(Eyes(table.clone(), seat))
                table.play(seat, legal[dice.below(len(legal))])
            best = min(past, key=lambda eyes: abs(left(eyes, TRIES, dice) - LEFT))
            if abs(left(best, SURE, dice) - LEFT) <= NEAR:
                found.append(best)
        return found

    def left(eyes: Eyes, tries: int, dice: Lehmer) -> float:
        """How many steps a rollout has left in the worlds that are searched."""
        imaginer = eyes.imaginer()
        return mean([playout(imaginer.world(dice, True), dice) for _ in range(tries)])

    def search(eyes: list[Eyes]):
        def start(rng: random.Random) -> Work:
            return _in_turn(eyes, lambda one: ismcts(one, Lehmer(rng.getrandbits(30)), ITERATIONS))

        return start

    return native.describe().partition(", in ")[0], [
        Row("Coterie", game.name, SEATS, "compiled", {"search": search(positions(game))}) for game in games().values()
    ]


def openspiel() -> tuple[str, list[Row]]:
    from importlib import metadata

    import numpy
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("hearts")
    positions = []
    for seed in range(POSITIONS):
        state, rng = game.new_initial_state(), random.Random(seed)
        past = []
        while not state.is_terminal():
            outcomes = state.legal_actions()
            if not state.is_chance_node() and len(outcomes) > 1:
                past.append(state.clone())
            state.apply_action(rng.choice(outcomes))
        end = state.move_number()  # every game of hearts is as long
        positions.append(min(past, key=lambda one: abs(end - one.move_number() - LEFT)))

    def compiled(rng: random.Random) -> Work:
        rollout = pyspiel.RandomRolloutEvaluator(1, rng.getrandbits(30))
        bot = pyspiel.ISMCTSBot(rng.getrandbits(30), rollout, 0.7, ITERATIONS)
        return _in_turn(positions, lambda state: bot.step(state))

    def interpreted(rng: random.Random) -> Work:
        chance = numpy.random.RandomState(rng.getrandbits(30))
        bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 0.7, ITERATIONS, random_state=chance)
        return _in_turn(positions, lambda state: bot.step(state))

    return f"open_spiel {metadata.version('open_spiel')}", [
        Row("OpenSpiel", name, SEATS, name.rpartition(" ")[2], {"search": figure})
        for name, figure in zip(HEARTS, (compiled, interpreted), strict=True)
    ]


def _in_turn(positions: list, think: Callable[[object], object]) -> Work:
    """Search one position after the other, and tell how many iterations that was."""
    at = 0

    def work() -> int:
        nonlocal at
        think(positions[at % len(positions)])
        at += 1
        return ITERATIONS

    return work


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    parser.add_argument("lane", nargs="?", choices=["ours", "openspiel"], help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--seconds", type=float, default=1.0, help="for a figure in a round")
    parser.add_argument("--quick", action="store_true", help="only show that it works")
    parser.add_argument("--out", type=Path, default=Path("bench/results"))
    arguments = parser.parse_args()
    if arguments.lane:
        serve(ours if arguments.lane == "ours" else openspiel)
        return 0
    rounds, seconds = (2, 0.1) if arguments.quick else (arguments.rounds, arguments.seconds)
    lanes = [
        Lane("compiled", Path(sys.executable), "bench.search", "ours", COTERIE_PURE=""),
        Lane("OpenSpiel", PEERS if PEERS.exists() else Path(sys.executable), "bench.search", "openspiel"),
    ]
    try:
        result = measure(lanes, rounds, seconds)
    finally:
        for lane in lanes:
            lane.close()
    print(table(result))
    arguments.out.mkdir(parents=True, exist_ok=True)
    (arguments.out / "search.json").write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n")
    return 0


def measure(lanes: list[Lane], rounds: int, seconds: float) -> dict:
    """Go round all rows again and again; the first round warms up."""
    repeats: dict[str, list[float]] = {}
    for seed in range(-1, rounds):
        for lane in lanes:
            for number, row in enumerate(lane.rows):
                rate = lane.rate(number, "search", seed, seconds)
                if seed >= 0:
                    repeats.setdefault(row["game"], []).append(rate)
    return {
        "machine": report.machine(),
        "rounds": rounds,
        "seconds": seconds,
        "missing": {lane.name: lane.missing for lane in lanes if lane.missing},
        "rows": {name: report.summary(rates, False) | {"unit": "iterations/s"} for name, rates in repeats.items()},
    }


def table(result: dict) -> str:
    """Iterations a second, and how they compare within a round."""
    rows = result["rows"]
    lines = [f"{'worlds with a rollout a second':34}{'median':>9}" + "".join(f"  × {name:<18}" for name in HEARTS)]
    for name, row in rows.items():
        cells = [f"{name:34}{row['median']:9,.0f}"]
        for hearts in HEARTS if name not in HEARTS else ():
            if hearts in rows:
                times = report.ratio(row, rows[hearts])
                met = sum(times["median"] >= bar for bar in BARS[hearts])
                word = ("below the floor", "floor", "aim", "moonshot")[met]
                cells.append(f"  {times['median']:.2f} ±{(times['high'] - times['low']) / 2:.2f} {word:<12}")
        lines.append("".join(cells))
    lines += [f"{lane}: not available: {why}" for lane, why in result["missing"].items()]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
