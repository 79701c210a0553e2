"""The words of the terminal: a game's words and its own. Seats are called by shape and letter, bots by name, too."""

from collections.abc import Collection
from importlib.resources import files

from coterie.cli.style import seat_name
from coterie.core.game import Game
from coterie.core.layout import Pack
from coterie.words import Phrases, Words

HERE = files("coterie.cli")
BOTS = ("Marceline", "Bastien", "Célimène", "Dorante", "Sidonie", "Florimond")  # by seat, as in the browser


class TerminalWords(Words):
    """The words of one game and of the terminal, in one language."""

    def __init__(
        self,
        game: Game,
        language: str = "en",
        pack: Pack | None = None,
        shapes: bool = True,
        bots: Collection[int] = (),
    ) -> None:
        """`bots` are the seats of bots."""
        super().__init__(game, language, pack, HERE)
        self.shapes = shapes
        self.bots = bots

    def seat(self, seat: int) -> str:
        """A seat in a sentence: its mark and, if a bot has it, the bot's name."""
        return f"{self.mark(seat)} {BOTS[seat]}" if seat in self.bots else self.mark(seat)

    def mark(self, seat: int) -> str:
        """A seat by shape and letter alone, where there is little room."""
        return seat_name(seat, self.shapes) if 0 <= seat < self.game.most else ""

    def seats(self, seats: list[int]) -> str:
        return ", ".join(self.seat(seat) for seat in seats)


def terminal_phrases(language: str) -> Phrases:
    """The terminal's own messages, which belong to no game."""
    return Phrases(language, [files("coterie.words"), HERE])
