"""The words of the terminal: a game's words and its own. Seats are called by shape and letter, bots by name, too."""

from collections.abc import Collection, Mapping
from importlib.resources import files

from coterie.bots import parse
from coterie.cli.style import seat_name
from coterie.core.game import Game
from coterie.core.layout import Pack
from coterie.words import Phrases, Words

HERE = files("coterie.cli")
# Bots are called as in the browser: by temperament, or by seat.
BOTS = ("Marceline", "Bastien", "Célimène", "Dorante", "Sidonie", "Florimond")
TEMPERS = ("loyal", "careful", "bold", "sly", "vengeful", "generous")


def bot_names(company: Mapping[int, str]) -> dict[int, str]:
    """The names of the bots at a table. Who has a temperament goes first; nobody is called like another."""
    named: dict[int, str] = {}
    specs = {seat: parse(name) for seat, name in company.items()}
    tempers = {seat: spec.temperament for seat, spec in specs.items() if spec and spec.temperament}
    for seat in [*tempers, *(seat for seat in company if seat not in tempers)]:
        wished = TEMPERS.index(tempers[seat]) if seat in tempers else seat
        named[seat] = next(name for name in (BOTS[wished], BOTS[seat], *BOTS) if name not in named.values())
    return named


class TerminalWords(Words):
    """The words of one game and of the terminal, in one language."""

    def __init__(
        self,
        game: Game,
        language: str = "en",
        pack: Pack | None = None,
        shapes: bool = True,
        bots: Mapping[int, str] | Collection[int] = (),
    ) -> None:
        """`bots` are the seats of bots, with their levels and temperaments if they are known."""
        super().__init__(game, language, pack, HERE)
        self.shapes = shapes
        self.bots = bot_names(bots if isinstance(bots, Mapping) else dict.fromkeys(bots, ""))

    def seat(self, seat: int) -> str:
        """A seat in a sentence: its mark and, if a bot has it, the bot's name."""
        return f"{self.mark(seat)} {self.bots[seat]}" if seat in self.bots else self.mark(seat)

    def mark(self, seat: int) -> str:
        """A seat by shape and letter alone, where there is little room."""
        return seat_name(seat, self.shapes) if 0 <= seat < self.game.most else ""

    def seats(self, seats: list[int]) -> str:
        return ", ".join(self.seat(seat) for seat in seats)


def terminal_phrases(language: str) -> Phrases:
    """The terminal's own messages, which belong to no game."""
    return Phrases(language, [files("coterie.words"), HERE])
