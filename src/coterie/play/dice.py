"""Dice for matches: the machine's own randomness, or a seed for a game that can be repeated."""

import os
import random
import secrets
from typing import Final

from coterie.core.dice import Dice

WIDTH: Final = 8  # bytes of a number
WAYS: Final = 256**WIDTH
BLOCK: Final = 512 * WIDTH  # bytes that are drawn at once
_drawn: Final[list[int]] = []  # and were not used yet; none of them is used twice
os.register_at_fork(after_in_child=_drawn.clear)  # nor by two processes


class SystemDice(Dice):
    """Fair dice that nobody can predict: the ones real matches are played with."""

    def below(self, n: int) -> int:
        fair = WAYS - WAYS % n  # beyond it some numbers would come more often
        while (number := self._next()) >= fair:
            pass
        return number % n

    def _next(self) -> int:
        """The next number below WAYS. The machine is asked for many at once: each time is a call of the kernel."""
        while True:
            try:
                return _drawn.pop()
            except IndexError:
                block = secrets.token_bytes(BLOCK)
                _drawn.extend(int.from_bytes(block[at : at + WIDTH]) for at in range(0, BLOCK, WIDTH))


class SeededDice(Dice):
    """The same numbers for the same seed, on every machine: for tests, demonstrations and puzzles."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def below(self, n: int) -> int:
        return self._random.randrange(n)
