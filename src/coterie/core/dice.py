"""Dice: the one port through which chance enters; whoever holds a table hands them in."""

from collections.abc import Callable
from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from coterie.core.fields import revive, values


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of fair numbers. Real deals use the machine's entropy, tests and records a stored sequence."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        """Dice are copied and pickled with their state, compiled or not: a copy gives the same numbers."""
        return revive, (type(self), values(self))


@final
class FloatDice(Dice):
    """Dice out of a generator of numbers from 0 to 1, such as the `random` of a `random.Random`."""

    def __init__(self, random: Callable[[], float]) -> None:
        self.random = random

    def below(self, n: int) -> int:
        return int(self.random() * n)

    def __reduce__(self) -> tuple[Any, ...]:
        return FloatDice, (self.random,)


@final
class Lehmer(Dice):
    """A small, fast generator for playouts and imagined worlds. Predictable: never for a real deal."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed % 2147483646 + 1
        for _ in range(4):  # small seeds start alike
            self.below(2)

    def below(self, n: int) -> int:
        state: i64 = self.state * 48271 % 2147483647
        self.state = state
        many: i64 = n
        return (state - 1) * many // 2147483646

    def __reduce__(self) -> tuple[Any, ...]:
        return _lehmer, (int(self.state),)


def shuffle(cards: list[int], dice: Dice) -> None:
    """Put a list into random order, in place."""
    for i in range(len(cards) - 1, 0, -1):
        j = dice.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def _lehmer(state: int) -> Lehmer:
    dice = Lehmer(0)
    dice.state = state
    return dice
