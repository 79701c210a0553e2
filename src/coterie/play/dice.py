"""Dice for matches: the machine's own randomness, or a seed for a game that can be repeated."""

import random
import secrets

from coterie.core.dice import Dice


class SystemDice(Dice):
    """Fair dice that nobody can predict: the ones real matches are played with."""

    def below(self, n: int) -> int:
        return secrets.randbelow(n)


class SeededDice(Dice):
    """The same numbers for the same seed, on every machine: for tests, demonstrations and puzzles."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def below(self, n: int) -> int:
        return self._random.randrange(n)
