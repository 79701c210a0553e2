"""Standing orders: what a seat wants answered for it while a lot is up, said once and kept to itself."""

from mypy_extensions import mypyc_attr

from coterie.core.eyes import Eyes
from coterie.core.words import Action

NO_LOT = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Order:
    """A kind of order that a game takes. It holds no state: whoever keeps a seat's order keeps the lot it was given for and the amount.

    An order stands while `lot` gives the number it gave when the order was given, and is gone with it. It sees through the seat's Eyes
    alone. Its name and what it does are the messages `order-NAME` and `order-NAME-does`.
    """

    def __init__(self, name: str, clause: str, takes_amount: bool) -> None:
        self.name = name
        self.clause = clause  # the rule that the order answers by
        self.takes_amount = takes_amount

    def lot(self, eyes: Eyes) -> int:
        """The number of what is up now, the same for every seat and never used twice in a game; NO_LOT if there is nothing to order."""
        raise NotImplementedError

    def amounts(self, eyes: Eyes) -> tuple[int, int]:
        """The least and the greatest amount that may be ordered now; (0, 0) for an order that takes none."""
        return 0, 0

    def answer(self, eyes: Eyes, amount: int) -> Action | None:
        """What the seat answers, being asked, while the order stands; None if the order says nothing about this question."""
        raise NotImplementedError
