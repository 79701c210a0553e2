"""Our lanes: `python -m bench.ours`, of whichever build this process runs."""

from __future__ import annotations

import random

from bench.lane import Counts, Figure, Random, Row, Work, first_looks, serve
from coterie import native
from coterie.core.dice import Dice, FloatDice, Lehmer
from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.core.table import Table, playout
from coterie.games import games

USUAL = 4  # seats
MOMENTS = 20  # of a random game, at which copies are taken


def prepare() -> tuple[str, list[Row]]:
    if not native.compiled() and not native.pure():
        raise RuntimeError("nothing is compiled: 'make bench' does it where there is a C compiler")
    build = "compiled" if native.compiled() else "interpreted"
    return native.describe().partition(", in ")[0], [row for game in games().values() for row in _rows(game, build)]


def _rows(game: Game, build: str) -> list[Row]:
    rows = []
    pack = game.load()
    for seats in sorted({game.fewest, USUAL, game.most}):
        base = game.table(seats, {}, pack)
        moments = moments_of(base)
        figures: dict[str, Figure] = {"python": _python(base, False), "python_silent": _python(base, True)}
        figures |= silent_and_not(base, moments)
        figures |= {"clone_step": _clone_step(moments), "view": _view(base)}
        rows.append(Row("Coterie", game.name, seats, build, figures, _count(base)))
    return rows


def silent_and_not(base: Table, moments: list[Table]) -> dict[str, Figure]:
    """The compiled loop, where there is one, and clones, each with a ledger and without."""
    figures: dict[str, Figure] = {}
    if native.compiled():
        figures |= {"compiled": _compiled(base, False), "compiled_silent": _compiled(base, True)}
    return figures | {"clone": _clone(moments, False), "clone_silent": _clone(moments, True)}


def _python(base: Table, silent: bool) -> Figure:
    def start(rng: random.Random) -> Work:
        dice = FloatDice(rng.random)
        return lambda: _play(base.clone(silent), dice, rng.random)

    return start


def _play(table: Table, dice: Dice, random: Random) -> int:
    seat, legal = table.next_turn(dice)
    while legal:
        table.play(seat, legal[int(random() * len(legal))])
        seat, legal = table.next_turn(dice)
    return table.steps


def _compiled(base: Table, silent: bool) -> Figure:
    def start(rng: random.Random) -> Work:
        dice = Lehmer(rng.getrandbits(30))
        return lambda: playout(base.clone(silent), dice)

    return start


def _clone(moments: list[Table], silent: bool) -> Figure:
    def work() -> int:
        for table in moments:
            table.clone(silent)
        return len(moments)

    return lambda rng: work


def _clone_step(moments: list[Table]) -> Figure:
    def start(rng: random.Random) -> Work:
        dice = FloatDice(rng.random)

        def work() -> int:
            for table in moments:
                copy = table.clone()
                _step(copy, dice, rng.random)
            return len(moments)

        return work

    return start


def _view(base: Table) -> Figure:
    """The first view of a position that nobody has looked at."""
    return lambda rng: first_looks(lambda: past_of(base, rng), lambda table: Eyes(table, 0).view())


def _count(base: Table):
    def count(counts: Counts, rng: random.Random) -> None:
        table = base.clone(True)
        dice = FloatDice(rng.random)
        while not table.over:
            seat = table.whose()
            if seat < 0:
                counts.chance += 1
                table.roll(dice)
            else:
                legal = table.legal(seat)
                counts.answer(len(legal))
                table.play(seat, legal[dice.below(len(legal))])

    return count


def moments_of(base: Table) -> list[Table]:
    """The table at moments of a random game, from its beginning to its end."""
    past = past_of(base, random.Random(1))
    return [past[i * (len(past) - 1) // MOMENTS] for i in range(MOMENTS)]


def past_of(base: Table, rng: random.Random) -> list[Table]:
    """The table at all moments of a random game."""
    dice = FloatDice(rng.random)
    table = base.clone()
    past = [table.clone()]
    while not table.over:
        _step(table, dice, rng.random)
        past.append(table.clone())
    return past


def _step(table: Table, dice: Dice, random: Random) -> None:
    seat = table.whose()
    if seat < 0:
        table.roll(dice)
    else:
        legal = table.legal(seat)
        table.play(seat, legal[int(random() * len(legal))])


if __name__ == "__main__":
    serve(prepare)
