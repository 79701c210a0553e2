"""A lane of one version of ours: `python -m bench.version`, of whichever `coterie` comes first on the path.

It has to do with older versions too, so it uses little, and what has changed its name it looks for.
"""

from __future__ import annotations

import random

from bench.lane import Figure, Row, Work, serve
from bench.ours import USUAL, moments_of, silent_and_not
from coterie import native
from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.core.table import Table
from coterie.games import games

try:
    from coterie.core.deduction.certain import certain
except ImportError:  # of an older version
    from coterie.core.conclusions import certain

WORLDS = 50  # of one decision
DEDUCED = ("slots", "concluded")  # where a table keeps what was deduced from it, by version


def prepare() -> tuple[str, list[Row]]:
    if not native.compiled() and not native.pure():
        raise RuntimeError(native.describe())
    build = "compiled" if native.compiled() else "interpreted"
    return native.describe().partition(", in ")[0], [_row(game, build) for game in games().values()]


def _row(game: Game, build: str) -> Row:
    base = game.table(USUAL, {}, game.load())
    moments = [table for table in moments_of(base) if not table.over]
    figures: dict[str, Figure] = {
        **silent_and_not(base, moments),
        "certain": _certain(moments),
        "views": _views(moments),
        "imagine": _imagine(moments),
        "world": _world(moments),
    }
    return Row("Coterie", game.name, USUAL, build, figures)


def _certain(moments: list[Table]) -> Figure:
    """What all viewers are certain of, in a position that nobody has looked at."""

    def work() -> int:
        for table in moments:
            _forget(table)
            for seat in range(table.seats + 1):
                certain(table, seat)
        return len(moments)

    return lambda rng: work


def _views(moments: list[Table]) -> Figure:
    """The views of all viewers, of a position that nobody has looked at."""

    def work() -> int:
        for table in moments:
            _forget(table)
            for seat in range(table.seats + 1):
                Eyes(table, seat).view()
        return len(moments)

    return lambda rng: work


def _imagine(moments: list[Table]) -> Figure:
    """One world, of a position that nobody has looked at."""

    def start(rng: random.Random) -> Work:
        dice = Lehmer(rng.getrandbits(30))

        def work() -> int:
            for table in moments:
                _forget(table)
                Eyes(table, 0).imagine(dice, True)
            return len(moments)

        return work

    return start


def _world(moments: list[Table]) -> Figure:
    """One of many worlds of a decision, with its share of what they have in common."""

    def start(rng: random.Random) -> Work:
        dice = Lehmer(rng.getrandbits(30))

        def work() -> int:
            for table in moments:
                _forget(table)
                eyes = Eyes(table, 0)
                deal = eyes.imaginer().world if hasattr(eyes, "imaginer") else eyes.imagine
                for _ in range(WORLDS):
                    deal(dice, True)
            return WORLDS * len(moments)

        return work

    return start


def _forget(table: Table) -> None:
    for name in DEDUCED:
        if hasattr(table, name):
            setattr(table, name, None)


if __name__ == "__main__":
    serve(prepare)
