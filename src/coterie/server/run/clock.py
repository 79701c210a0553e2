"""The clock of the house. Every time that the house notes or compares comes from it."""

import time
from collections.abc import Callable

Milliseconds = Callable[[], int]


class HouseClock:
    """The time in ms since 1970. It is read from the machine's clock once, and then goes on evenly.

    A machine whose clock jumps, or that sleeps, makes nobody late.
    """

    def __init__(
        self,
        wall: Milliseconds = lambda: time.time_ns() // 1_000_000,
        steady: Milliseconds = lambda: time.monotonic_ns() // 1_000_000,
    ) -> None:
        self._steady = steady
        self._ahead = wall() - steady()

    def __call__(self) -> int:
        return self._steady() + self._ahead

    def put_forward(self, by: int) -> None:
        """Let it be so much later."""
        self._ahead += by
