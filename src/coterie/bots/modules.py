"""The modules of a game's folder that its bots are in."""

import importlib.util

from coterie.core.game import Game


def module_of(game: Game, name: str) -> str:
    """A module in a game's folder, empty if there is none."""
    module = f"{type(game).__module__.rpartition('.')[0]}.{name}"
    try:
        return module if importlib.util.find_spec(module) else ""
    except ModuleNotFoundError:  # nor the folder it would be in
        return ""
