"""The terminal's voice: a game's words and the terminal's own."""

from importlib.resources import files

from coterie.core.game import Game
from coterie.core.layout import Pack
from coterie.words import Words


def speak(game: Game, language: str = "en", pack: Pack | None = None) -> Words:
    return Words(game, language, pack, files("coterie.cli"))
