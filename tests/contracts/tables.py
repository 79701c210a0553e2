"""Tables in the middle of random games, for the contracts to look at."""

from collections.abc import Iterator

from coterie import native
from coterie.core.dice import Lehmer
from coterie.core.game import Game
from coterie.core.lexicon import CHANCE
from coterie.core.table import Table
from coterie.games import games

Case = tuple[str, int]


def cases() -> list[Case]:
    """Every discovered game at every seat count; interpreted, which takes ten times as long, at the fewest."""
    most = {name: game.most if native.compiled() else game.fewest for name, game in games().items()}
    return [(name, seats) for name, game in games().items() for seats in range(game.fewest, most[name] + 1)]


def options_for(game: Game, seed: int) -> dict[str, str]:
    """Options in turn, so that every value is played with; who begins stays with chance."""
    return {o.name: o.values[seed % len(o.values)] for o in game.options if o.name != "first"}


def choose(table: Table, seat: int, dice: Lehmer) -> int:
    """A random answer: a legal one, or what chance gives."""
    if seat == CHANCE:
        ask = table.agenda[-1]
        return ask.step.roll(table, ask, dice)
    legal = table.legal(seat)
    assert legal, f"dead end: seat {seat} is asked '{table.agenda[-1].step.name}' and nothing is legal"
    return legal[dice.below(len(legal))]


def random_game(game: Game, seats: int, seed: int) -> Iterator[Table]:
    """One random game; yields the table before every step and after the last, chance's steps included."""
    dice = Lehmer(seed * 7919 + seats)
    table = game.table(seats, options_for(game, seed))
    steps = 0
    while not table.over:
        yield table
        seat = table.whose()
        table.play(seat, choose(table, seat, dice))
        steps += 1
        assert steps <= game.bound, f"{game.name} has not ended after {game.bound} steps"
    yield table
