"""The setup: what a table was set up from, for pickling, and to make another like it."""

from typing import TYPE_CHECKING, Any

from coterie.core.layout import Pack
from coterie.core.table import Table

if TYPE_CHECKING:
    from coterie.core.game import Game


class Setup:
    """A game, its seats, options and cards. All tables of one layout share it.

    Tables that are pickled together have one layout again afterwards.
    """

    def __init__(self, game: "Game", seats: int, options: dict[str, str], pack: Pack) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.pack = pack
        self._first: Table | None = None

    def blank(self) -> Table:
        """A table with nothing on it; all that come from here share a layout."""
        if self._first is None:
            self._first = self.game.blank(self.seats, self.options, self.pack)
            self._first.layout.setup = self
        return self._first.blank()

    def __deepcopy__(self, memo: dict[int, object]) -> "Setup":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (self.game, self.seats, self.options, self.pack)
