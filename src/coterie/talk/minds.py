"""Minds: what a listener makes of a speaker, by a mixture of types of speaker, and of what is said or left unsaid.

It is never one number of trust: who flatters and who babbles are believed in different things.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp, log2
from typing import Final

Way = tuple[str, tuple[int, ...]]  # a saying and its arguments
SILENCE: Final[Way] = ("", ())

# The types of speaker: who tells the truth, who tells only those truths that serve them, who says what serves them, who
# says what makes others fail, and who says anything.
TYPES: Final = ("honest", "evasive", "flatterer", "saboteur", "babbler")
PRIOR: Final = (0.40, 0.25, 0.20, 0.05, 0.10)
LEAST: Final = 0.02  # nobody is ever sure of a type
FADES: Final = 0.03  # how much of what is thought of a speaker is forgotten in a round
KEEPS: Final = (0.96, 0.96, 0.5, 0.3, 0.5)  # how likely a speaker of each type keeps a word
SCRUPLE: Final = (4.0, 4.0, 0.0, 0.0, 0.0)  # how much a type dislikes to say what is false
GAIN_SOUGHT: Final = (0.0, 2.0, 2.0, -2.0, 0.0)  # how much a type likes to say what serves the speaker
FRANK: Final = "honest"  # the type that likes to tell much
MOST_NEWS: Final = 3.0  # bits


class Repertoire:
    """What a seat could have said about something hidden, the first of it nothing, and what each would have meant.

    The hidden thing is one of some candidates. `gain` is how much a way serves the speaker, if it is believed, and
    `frankness` how much honest speakers like to tell much here, by the bit; 0: people say as little as they can.
    """

    def __init__(
        self,
        ways: Sequence[Way],
        chances: Sequence[float],
        true: Callable[[Way, int], bool],
        gain: Callable[[Way], float],
        frankness: float = 0.0,
    ) -> None:
        self.ways = [SILENCE, *ways]
        self.chances = list(chances)  # by candidate, before anything is said
        self._true = [[way == SILENCE or true(way, c) for way in self.ways] for c in range(len(self.chances))]
        self._gain = [0.0, *[gain(way) for way in ways]]
        total = sum(self.chances) or 1.0
        self._news = [0.0]
        for i in range(1, len(self.ways)):
            fits = sum(chance for chance, true_here in zip(self.chances, self._true, strict=True) if true_here[i])
            self._news.append(min(MOST_NEWS, -log2(max(fits / total, 1e-9))))
        self._frank = frankness > 0
        self._frankness = [frankness if kind == FRANK else 0.0 for kind in TYPES]
        self._weights: dict[int, list[list[float]]] = {}

    def news(self, way: Way) -> float:
        """How much it tells, in bits."""
        return self._news[self.ways.index(way)]

    def likely(self, kind: int, candidate: int) -> list[float]:
        """How likely a speaker of a type says each, if the hidden thing is this.

        Where people are frank, who had more to say would have said it. Elsewhere each is said as often, whatever else
        could be said, and who has less to say is silent instead.
        """
        found = self._weights.get(kind)
        if found is None:
            found = self._weights[kind] = [self._weigh(kind, true) for true in self._true]
            most = max(map(sum, found))
            for weights in found:
                total = sum(weights) if self._frank else most
                weights[:] = [weight / total for weight in weights]
                weights[0] = 1 - sum(weights[1:])
        return found[candidate]

    def _weigh(self, kind: int, true: Sequence[bool]) -> list[float]:
        """How much a type likes to say each, if so much of it is true."""
        return [
            exp(GAIN_SOUGHT[kind] * gain + self._frankness[kind] * news - (0.0 if true_here else SCRUPLE[kind]))
            for true_here, gain, news in zip(true, self._gain, self._news, strict=True)
        ]

    def of(self, said: Sequence[Way], kind: int, candidate: int) -> float:
        """How likely a speaker of a type says all of this; nothing, if it is empty."""
        likely = self.likely(kind, candidate)
        chance = 1.0
        for way in said or [SILENCE]:
            chance *= likely[self.ways.index(way)]
        return chance


class Minds:
    """How likely every seat is each type of speaker, as one listener has come to think."""

    def __init__(self, seats: int) -> None:
        self.of = [list(PRIOR) for _ in range(seats)]

    def reads(self, seat: int, repertoire: Repertoire, said: Sequence[Way]) -> list[float]:
        """How likely each candidate is, after a seat has said this about it; silence counts."""
        weights = [
            chance * sum(mass * repertoire.of(said, kind, c) for kind, mass in enumerate(self.of[seat]))
            for c, chance in enumerate(repertoire.chances)
        ]
        total = sum(weights)
        return [weight / total for weight in weights] if total else list(repertoire.chances)

    def learns(self, seat: int, repertoire: Repertoire, said: Sequence[Way], truth: int) -> None:
        """The candidate is known now about which a seat has said this, or nothing."""
        self._weigh(seat, [repertoire.of(said, kind, truth) for kind in range(len(TYPES))])

    def sees(self, seat: int, kept: bool) -> None:
        """A seat has kept or broken a word for which there is no repertoire."""
        self._weigh(seat, [keeps if kept else 1 - keeps for keeps in KEEPS])

    def keeps(self, seat: int) -> float:
        """How likely a seat keeps a word."""
        return sum(mass * keeps for mass, keeps in zip(self.of[seat], KEEPS, strict=True))

    def fade(self) -> None:
        """A round has passed: something of what is thought of everybody is forgotten."""
        self.of = [
            [(1 - FADES) * mass + FADES * first for mass, first in zip(masses, PRIOR, strict=True)]
            for masses in self.of
        ]

    def _weigh(self, seat: int, likelihoods: Sequence[float]) -> None:
        weights = [mass * likely for mass, likely in zip(self.of[seat], likelihoods, strict=True)]
        total = sum(weights)
        if total:
            floored = [max(LEAST, weight / total) for weight in weights]
            self.of[seat] = [weight / sum(floored) for weight in floored]


@lru_cache(maxsize=8)
def spread(low: int, high: int, mean: float, deviation: float) -> tuple[float, ...]:
    """How likely each whole number from `low` to `high` is, around a mean."""
    weights = [exp(-(((n - mean) / deviation) ** 2) / 2) for n in range(low, high + 1)]
    return tuple(weight / sum(weights) for weight in weights)
