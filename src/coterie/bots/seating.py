"""Which bot may have a seat: a level that the game offers, with a temperament or none."""

from coterie.bots.registry import levels
from coterie.core.errors import CoterieError
from coterie.core.game import Game

TEMPERAMENTS = ("careful", "bold", "sly", "loyal", "vengeful", "generous")
RANDOM = "random"  # no longer offered, but tables and records of before have it
SEPARATOR = ":"


def usual_level(game: Game) -> str:
    """The level that a game names for stand-ins, free seats and demonstrations: the best there is if it names none."""
    offered = levels(game)
    return game.usual_level if game.usual_level in offered else offered[-1]


def level_of(spec: str) -> str:
    """The level of a bot, without its temperament."""
    return spec.partition(SEPARATOR)[0]


def temperament_of(spec: str) -> str:
    """The temperament of a bot; empty: none."""
    return spec.partition(SEPARATOR)[2]


def may_sit(spec: str, game: Game) -> bool:
    """Whether a player may seat this bot: yardsticks and experiments are for researchers alone."""
    level, colon, temperament = spec.partition(SEPARATOR)
    if level not in levels(game) and level != RANDOM:
        return False
    return temperament in TEMPERAMENTS if colon else True


def check_may_sit(spec: str, game: Game) -> None:
    """Raises CoterieError if a player may not seat this bot."""
    if not may_sit(spec, game):
        there = ", ".join(levels(game))
        values: dict[str, object] = {"game": game.name, "level": spec, "levels": there}
        raise CoterieError(f"{game.name} has no bot '{spec}': there are {there}", "wrong-bot", values)
