"""Events: what happened, told once, with who saw which card frozen at the moment of telling."""

from typing import Any

from mypy_extensions import mypyc_attr

from coterie.core.lexicon import OPEN


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened at the table.

    A word, a seat, numbers that are public, and cards each of which some seats saw.

    `cards` holds three numbers a card: its kind, its back, and the mask of seats that saw its front.
    """

    def __init__(self, n: int, what: str, seat: int, nums: list[int], cards: list[int]) -> None:
        self.n = n
        self.what = what
        self.seat = seat
        self.nums = nums
        self.cards = cards

    def heard_by(self, seat: int) -> "Heard":
        """The event as one seat heard it; the onlooker is the seat after the last, and OPEN sees every front."""
        cards: list[int] = []
        for i in range(0, len(self.cards), 3):
            cards.append(self.cards[i] if seat == OPEN or self.cards[i + 2] >> seat & 1 else ~self.cards[i + 1])
        return Heard(self.n, self.what, self.seat, self.nums, cards)

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.n, self.what, self.seat, self.nums, self.cards)


class Heard:
    """An event as one seat heard it. A card is its kind, or `~back` (negative) where only its back was seen."""

    def __init__(self, n: int, what: str, seat: int, nums: list[int], cards: list[int]) -> None:
        self.n = n
        self.what = what
        self.seat = seat
        self.nums = nums
        self.cards = cards

    def plain(self) -> list[object]:
        """As plain data: number, word, seat, numbers, cards."""
        return [self.n, self.what, self.seat, list(self.nums), list(self.cards)]


def not_undone(heard: list[Heard]) -> list[Heard]:
    """Of what was heard, from the first on, what was not taken back since.

    An `undo` tells the number of the first event it takes back.
    """
    stands: list[Heard] = []
    for event in heard:
        if event.what != "undo":
            stands.append(event)
            continue
        while stands and stands[-1].n >= event.nums[0]:
            stands.pop()
    return stands
