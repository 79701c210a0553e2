"""Which bot may have a seat at a table: a level that its game offers, with a temperament or none."""

from coterie.bots.registry import levels
from coterie.bots.spec import parse
from coterie.core.errors import CoterieError
from coterie.core.game import Game

RANDOM = "random"  # not offered, but tables and records of before have it


def may_sit(name: str, game: Game) -> bool:
    """Whether a player may seat this bot: yardsticks and experiments are for researchers alone."""
    spec = parse(name)
    return spec is not None and not spec.rollouts and (spec.level in levels(game) or name == RANDOM)


def check_may_sit(name: str, game: Game) -> None:
    """Raises CoterieError if a player may not seat this bot."""
    if not may_sit(name, game):
        there = ", ".join(levels(game))
        values: dict[str, object] = {"game": game.name, "level": name, "levels": there}
        raise CoterieError(f"{game.name} has no bot '{name}': there are {there}", "wrong-bot", values)
