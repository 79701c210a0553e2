"""The games, one folder each: discovered, never listed. They do not know each other."""

import importlib
import importlib.util
import pkgutil

from coterie.core.errors import UnknownGame
from coterie.core.game import Game


def games() -> dict[str, Game]:
    """Every game found in this package's path, by name: a folder with a `game.py` is one."""
    found: dict[str, Game] = {}
    for folder in sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg):
        manifest = f"{__name__}.{folder}.game"
        if importlib.util.find_spec(manifest):
            game: Game = importlib.import_module(manifest).GAME
            found[game.name] = game
    return found


def find(name: str) -> Game:
    """The game of this name."""
    every = games()
    if name not in every:
        there = ", ".join(every)
        raise UnknownGame(f"no game is called '{name}': there are {there}", "wrong-game", {"name": name, "games": there})
    return every[name]
