"""Steps per second in random play, for every game and seat count: with the loop compiled, deaf, and with the loop in Python."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

from coterie import native
from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.table import Table, playout
from coterie.games import games

SECONDS = 0.5  # per figure
REPEATS = 3


def main() -> int:
    print(native.describe())
    print(f"{'game':16} {'seats':>5} {'steps/s':>12} {'deaf':>12} {'Python loop':>12} {'clone µs':>9} {'deaf':>6} {'view µs':>8}")
    rows = []
    for game in games().values():
        pack = game.load()
        for seats in range(game.fewest, game.most + 1):
            base = game.table(seats, {}, pack)
            row = {
                "game": game.name,
                "seats": seats,
                "steps_per_second": _rate(lambda table, dice: playout(table.clone(), dice), base),
                "deaf_steps_per_second": _rate(lambda table, dice: playout(table.clone(True), dice), base),
                "python_loop_steps_per_second": _rate(_python_loop, base),
                "clone_us": 1e6 / _rate(_clones, _middle(base)),
                "deaf_clone_us": 1e6 / _rate(_deaf_clones, _middle(base)),
                "view_us": 1e6 / _rate(_views, _middle(base)),
            }
            rows.append(row)
            print(
                f"{game.name:16} {seats:5} {row['steps_per_second']:12,.0f} {row['deaf_steps_per_second']:12,.0f} "
                f"{row['python_loop_steps_per_second']:12,.0f} {row['clone_us']:9.2f} {row['deaf_clone_us']:6.2f} {row['view_us']:8.1f}",
                flush=True,
            )
    if len(sys.argv) > 1:
        with open(sys.argv[1], "w", encoding="utf-8") as out:
            json.dump({"engine": native.describe(), "rows": rows}, out, indent=1)
    return 0


def _rate(work: Callable[[Table, Lehmer], int], table: Table) -> float:
    """The best of some repeats, in units of work per second of this process."""
    best = 0.0
    for repeat in range(REPEATS):
        dice = Lehmer(repeat)
        done = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < SECONDS / REPEATS:
            done += work(table, dice)
        best = max(best, done / spent)
    return best


def _python_loop(base: Table, dice: Lehmer) -> int:
    table = base.clone()
    steps = 0
    while not table.over:
        seat = table.whose()
        if seat < 0:
            table.roll(dice)
        else:
            legal = table.legal(seat)
            table.play(seat, legal[dice.below(len(legal))])
        steps += 1
    return steps


def _middle(base: Table) -> Table:
    """A table some way into a game."""
    table = base.clone()
    dice = Lehmer(1)
    for _ in range(100):
        ahead = table.clone()
        seat = ahead.whose()
        if seat < 0:
            ahead.roll(dice)
        else:
            legal = ahead.legal(seat)
            ahead.play(seat, legal[dice.below(len(legal))])
        if ahead.over:
            break
        table = ahead
    return table


def _clones(table: Table, dice: Lehmer) -> int:
    for _ in range(500):
        table.clone()
    return 500


def _deaf_clones(table: Table, dice: Lehmer) -> int:
    for _ in range(500):
        table.clone(True)
    return 500


def _views(table: Table, dice: Lehmer) -> int:
    eyes = Eyes(table, 0)
    for _ in range(20):
        eyes.view()
    return 20


if __name__ == "__main__":
    sys.exit(main())
