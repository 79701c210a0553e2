# mypyc
"""Ears: what one viewer heard of a match. The judge and the rule of who may say what know nothing else."""

from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar, cast

from coterie.core.events import Heard
from coterie.core.eyes import Eyes
from coterie.core.layout import Pack

Found = TypeVar("Found")


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
        self._of_word: dict[str, list[Heard]] = {}  # the same by word: who may say what asks for the last of a word
        self._followed: dict[Hashable, tuple[Heard | None, object]] = {}  # what follows, and from which event
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
                self._forget(event.nums[0])
                withdrawn = True
            else:
                self.keep(event)
        return withdrawn

    def keep(self, event: Heard) -> None:
        """Remember an event."""
        self.heard.append(event)
        self._of_word.setdefault(event.what, []).append(event)

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
        found: Heard | None = None
        for word in words:
            for event in reversed(self._of_word.get(word, ())):
                if found and event.n < found.n:
                    break
                if (seat is None or event.seat == seat) and (before is None or event.n < before):
                    found = event
                    break
        return found

    def every(self, word: str) -> list[Heard]:
        """All events of a word."""
        return [*self._of_word.get(word, ())]

    def follows(self, what: Hashable, last: Heard | None, work: Callable[[], Found]) -> Found:
        """What follows from what was heard, worked out anew only when `last` is another event than before.

        `last` is the last event that can change it.
        """
        known = self._followed.get(what)
        if known is None or known[0] is not last:
            known = self._followed[what] = last, work()
        return cast(Found, known[1])

    def _forget(self, n: int) -> None:
        """What was heard from event number `n` on was taken back."""
        at = self._place(n)
        for event in reversed(self.heard[at:]):
            self._of_word[event.what].pop()
        del self.heard[at:]

    def _place(self, n: int) -> int:
        return bisect_left(self.heard, n, key=lambda event: event.n)
