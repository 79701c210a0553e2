"""The terminal's voice: a game's words and the terminal's own; seats go by shape and letter."""

from importlib.resources import files

from coterie.cli.ink import seat_name
from coterie.core.game import Game
from coterie.core.layout import Pack
from coterie.words import Phrases, Words

HERE = files("coterie.cli")


class Voice(Words):
    """What the terminal says of one game."""

    def __init__(self, game: Game, language: str = "en", pack: Pack | None = None, shapes: bool = True) -> None:
        super().__init__(game, language, pack, HERE)
        self.shapes = shapes

    def seat(self, seat: int) -> str:
        return seat_name(seat, self.shapes) if 0 <= seat < self.game.most else ""

    def seats(self, seats: list[int]) -> str:
        return ", ".join(self.seat(seat) for seat in seats)


def own(language: str) -> Phrases:
    """What the terminal says before there is a game."""
    return Phrases(language, [files("coterie.words"), HERE])
