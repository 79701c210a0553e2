"""The teller: what has happened at a table, told as events. Who hears what of them is for `eyes`."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from coterie.core.events import Event
from coterie.core.layout import Layout
from coterie.core.ledger import Ledger
from coterie.core.lexicon import NOBODY
from coterie.core.piles import NONE

NO_NUMBER: Final = -(1 << 40)  # what `tell` takes for a number that is not told
NO_CARD: Final = -1
NO_EVENTS: Final[list[Event]] = []  # shared, so never changed


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller(Ledger):
    """A ledger, and the log of what happened. A silent one tells nothing."""

    __slots__ = ("log", "logged", "told")

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        self.log: list[Event] = NO_EVENTS  # shared by clones until one of them tells something new
        self.logged: i64 = 0  # how many events of the log are this table's past
        self.told: i64 = 0  # the number of the next event

    def tell(
        self,
        what: str,
        seat: i64 = NOBODY,
        n0: i64 = NO_NUMBER,
        n1: i64 = NO_NUMBER,
        n2: i64 = NO_NUMBER,
        card: i64 = NO_CARD,
    ) -> None:
        """Tell everybody what happened, with up to three numbers and a card; a silent table tells nothing.

        Numbers are public, and have the names by which the words know them: `$n0` and so on. Of a card a seat sees the
        front if it saw the card come to where it lies.
        """
        if not self.silent:
            self._tell(what, seat, n0, n1, n2, card)

    def _tell(self, what: str, seat: i64, n0: i64, n1: i64, n2: i64, card: i64) -> None:
        # Apart from `tell`, so that a silent table calls a small function alone.
        nums: list[int] = NONE
        if n2 != NO_NUMBER:
            nums = [n0, n1, n2]
        elif n1 != NO_NUMBER:
            nums = [n0, n1]
        elif n0 != NO_NUMBER:
            nums = [n0]
        self.tell_lists(what, seat, nums, NONE if card == NO_CARD else self.layout.alone[card])

    def tell_lists(self, what: str, seat: i64 = NOBODY, nums: list[int] = NONE, cards: list[int] = NONE) -> None:
        """Tell everybody what happened, with any number of numbers and cards."""
        if self.silent:
            return
        seen: list[int] = NONE
        if cards:
            seen = []
            for card in cards:
                seen.append(self.layout.kind_of[card])
                seen.append(self.layout.back_of[card])
                seen.append(self.seen[card])
        if len(self.log) != self.logged or not self.logged:
            self.log = self.log[: self.logged]
        self.log.append(Event(self.told, what, seat, nums, seen))
        self.logged += 1
        self.told += 1
