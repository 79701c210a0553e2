"""Ears: what one viewer heard of a match. The judge and the rule of who may say what know nothing else."""

from bisect import bisect_left
from collections.abc import Iterable

from coterie.core.events import Heard
from coterie.core.eyes import Eyes
from coterie.core.layout import Pack


class Ears:
    """What one viewer heard and what was not taken back since, with what is printed on the cards.

    `viewer` is a seat, the onlooker (the seat after the last), or OPEN. `ended` says whether the match is over, with a
    result or without one.
    """

    def __init__(self, viewer: int, seats: int, pack: Pack, heard: Iterable[Heard] = (), ended: bool = False) -> None:
        self.viewer = viewer
        self.seats = seats
        self.pack = pack
        self.ended = ended
        self.heard: list[Heard] = []  # what was not taken back
        self.told = 0  # the number of the next event
        self.hear(heard)

    @classmethod
    def of(cls, eyes: Eyes) -> "Ears":
        """The ears that go with a pair of eyes."""
        view = eyes.view()
        return cls(eyes.seat, eyes.seats, view.pack, eyes.heard(), eyes.over)

    def hear(self, heard: Iterable[Heard]) -> bool:
        """Hear what came since. Whether something was taken back by it."""
        withdrawn = False
        for event in heard:
            self.told = event.n + 1
            if event.what == "undo":
                del self.heard[self._place(event.nums[0]) :]
                withdrawn = True
            else:
                self.heard.append(event)
        return withdrawn

    def since(self, n: int) -> list[Heard]:
        """What was heard from event number `n` on."""
        return self.heard[self._place(n) :]

    def before(self, n: int) -> list[Heard]:
        """What was heard before event number `n`."""
        return self.heard[: self._place(n)]

    def until(self, n: int) -> "Ears":
        """The same ears as they were before event number `n`."""
        return Ears(self.viewer, self.seats, self.pack, self.before(n), self.ended)

    def stands(self, n: int) -> bool:
        """Whether event number `n` was heard and not taken back."""
        at = self._place(n)
        return at < len(self.heard) and self.heard[at].n == n

    def last(self, *words: str, seat: int | None = None, before: int | None = None) -> Heard | None:
        """The last event of these words, of a seat if one is named."""
        heard = self.heard if before is None else self.before(before)
        for event in reversed(heard):
            if event.what in words and (seat is None or event.seat == seat):
                return event
        return None

    def _place(self, n: int) -> int:
        return bisect_left(self.heard, n, key=lambda event: event.n)
