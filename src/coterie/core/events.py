"""Events: what happened, told once, with who saw which card frozen at the moment of telling."""


class Event:
    """Something that happened at the table: a word, a seat, numbers that are public, and cards each of which some seats saw.

    Events form a chain (`prev`), so that clones share their past at no cost.
    """

    def __init__(
        self,
        n: int,
        what: str,
        seat: int,
        nums: list[int],
        kinds: list[int],
        backs: list[int],
        sees: list[int],
        prev: "Event | None",
    ) -> None:
        self.n = n
        self.what = what
        self.seat = seat
        self.nums = nums
        self.kinds = kinds
        self.backs = backs
        self.sees = sees
        self.prev = prev

    def heard_by(self, seat: int) -> "Heard":
        """The event as one seat heard it; the onlooker is the seat after the last."""
        cards: list[int] = []
        for i in range(len(self.kinds)):
            cards.append(self.kinds[i] if self.sees[i] >> seat & 1 else ~self.backs[i])
        return Heard(self.n, self.what, self.seat, self.nums, cards)


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
