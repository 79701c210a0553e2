"""Standing orders: what a seat wants answered for it while a lot is up, said once and kept to itself."""

from mypy_extensions import mypyc_attr

from coterie.core.eyes import Eyes
from coterie.core.lexicon import Action

NO_LOT = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderKind:
    """A kind of order that a game takes.

    It holds no state: whoever keeps a seat's order keeps the lot it was given for and the amount.

    An order stands while `lot` gives the number it gave when the order was given, and is gone with it. It sees through
    the seat's Eyes alone. Its name and what it does are the messages `order-NAME` and `order-NAME-does`.

    That there is an order is a secret, so it is carried out as slowly as a person would; a `steady` one, which is none,
    at the pace of bots.
    """

    def __init__(self, name: str, clause: str, takes_amount: bool, steady: bool = False) -> None:
        self.name = name
        self.clause = clause  # the rule that the order answers by
        self.takes_amount = takes_amount
        self.steady = steady

    def lot(self, eyes: Eyes) -> int:
        """The number of what is up now, the same for every seat and never used twice in a game; NO_LOT if there is
        nothing to order.
        """
        raise NotImplementedError

    def amounts(self, eyes: Eyes) -> tuple[int, int]:
        """The least and the greatest amount that may be ordered now; (0, 0) for an order that takes none."""
        return 0, 0

    def answer(self, eyes: Eyes, amount: int) -> Action | None:
        """What the seat answers, being asked, while the order stands; None if the order says nothing about this
        question.
        """
        raise NotImplementedError
