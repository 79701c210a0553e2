# mypyc
"""Sayings: what can be said of a game so that its cards can answer. A game lists its own in `sayings.py`.

A saying has a name, an act, and arguments with one written form: `down-at-least 20`, `hands B`, `favor stab B no`.
"""

import importlib
import importlib.util
import itertools
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar, cast

from coterie.core.errors import refuse
from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.core.lexicon import LETTERS
from coterie.core.view_json import numbers
from coterie.core.views import View
from coterie.talk.ears import Ears
from coterie.talk.verdict import Verdict

CLAIM: Final = "claim"  # a fact that is true or false now
PROMISE: Final = "promise"  # what the speaker will do
FORECAST: Final = "forecast"  # what will happen; it is not counted as honesty
NO_SEAT: Final = -1  # the argument of a seat that names nobody

Found = TypeVar("Found")


class Arg:
    """An argument of a saying: a number, a seat, one of some options, a place on the table, or a kind of card.

    Its values are integers. Each has a word, so that a saying is written in one way.
    """

    def __init__(self, name: str, noun: str, values: Iterable[int], names: Iterable[str] = ()) -> None:
        self.name = name  # of the variable in the texts
        self.noun = noun  # amount, seat, option, place, card
        self.values = list(values)
        self.names = list(names)

    @classmethod
    def amount(cls, name: str, *values: int) -> "Arg":
        return cls(name, "amount", values)

    @classmethod
    def seat(cls, name: str, seats: int, nobody: bool = False) -> "Arg":
        """A seat; with `nobody`, or none."""
        return cls(name, "seat", [*([NO_SEAT] if nobody else []), *range(seats)])

    @classmethod
    def option(cls, name: str, *names: str) -> "Arg":
        return cls(name, "option", range(len(names)), names)

    @classmethod
    def place(cls, name: str, names: Iterable[str]) -> "Arg":
        names = list(names)
        return cls(name, "place", range(len(names)), names)

    @classmethod
    def card(cls, name: str, kinds: Iterable[str]) -> "Arg":
        kinds = list(kinds)
        return cls(name, "card", range(len(kinds)), kinds)

    def word(self, value: int) -> str:
        """A value as it is written."""
        if self.noun == "seat":
            return "nobody" if value == NO_SEAT else LETTERS[value]
        return self.names[value] if self.names else str(value)

    def value(self, word: str) -> int | None:
        """The value that is written like this, in any case; None if none is."""
        for value in self.values:
            if self.word(value).lower() == word.lower():
                return value
        return None


class Public:
    """What everybody knows: the onlooker's view and ears. Who may say what is decided by it alone."""

    def __init__(self, view: View, ears: Ears) -> None:
        self.view = view
        self.ears = ears
        self.known: dict[Hashable, object] = {}  # worked out from it

    def once(self, what: Hashable, work: Callable[[], Found]) -> Found:
        """What follows from it, worked out when it is wanted first: many sayings want the same."""
        if what not in self.known:
            self.known[what] = work()
        return cast(Found, self.known[what])

    @classmethod
    def of(cls, onlooker: Eyes) -> "Public":
        assert onlooker.seat == onlooker.seats, "only the onlooker knows what everybody knows"
        return cls(onlooker.view(), Ears.of(onlooker))


class Opening:
    """A saying that a seat may say now: the number of the event it is about, and what each argument may be."""

    def __init__(self, anchor: int, choices: list[list[int]]) -> None:
        self.anchor = anchor
        self.choices = choices

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Opening) and (self.anchor, self.choices) == (other.anchor, other.choices)

    def __hash__(self) -> int:
        return hash(self.anchor)


@dataclass(frozen=True, slots=True)
class Said:
    """Something that a seat said: the saying, its arguments, and the event it is about.

    It was said before event `at`. `handed_over` is the first event at which another hand played the seat, or -1.
    `given` is the line of the offer that it belongs to, or -1.
    """

    line: int
    n: int  # of the acts of its line
    seat: int
    saying: str
    args: tuple[int, ...]
    at: int
    anchor: int
    taken_back: bool = False
    handed_over: int = -1
    given: int = -1


May = Callable[[Public, int], Opening | None]
Judge = Callable[[Said, Ears], Verdict]


def always_sound(args: tuple[int, ...]) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Saying:
    """One kind of thing that can be said.

    `may` says whether a seat may say it now, from what everybody knows. `judges` is a pure function of what one pair of
    ears heard. `decides` are the words of the events that can decide it. `short` is how it is typed in a hurry. `deeds`
    are the words of the speaker's own deeds that carry a promise out before everybody knows what became of it.
    """

    name: str
    act: str  # CLAIM, PROMISE or FORECAST
    args: tuple[Arg, ...]
    may: May
    judges: Judge
    decides: frozenset[str]
    short: str = ""  # such as '>={n}'
    clause: str = ""  # of the rule that it is about
    sound: Callable[[tuple[int, ...]], bool] = always_sound  # whether the arguments go together
    deeds: frozenset[str] = frozenset()

    @property
    def level(self) -> int:
        """The level of talk that it belongs to."""
        return 5 if self.act == FORECAST else 2

    def written(self, args: Iterable[int]) -> str:
        """The one written form."""
        return " ".join([self.name, *[arg.word(value) for arg, value in zip(self.args, args, strict=True)]])

    def shorthand(self, args: Iterable[int]) -> str:
        """How it is typed in a hurry; empty if there is no way."""
        return self.short.format(**{a.name: a.word(value) for a, value in zip(self.args, args, strict=True)})

    def fits(self, opening: Opening, args: tuple[int, ...]) -> bool:
        """Whether these arguments may be given now."""
        return (
            len(args) == len(self.args)
            and all(value in choices for value, choices in zip(args, opening.choices, strict=True))
            and self.sound(args)
        )

    def variants(self, opening: Opening) -> Iterator[tuple[int, ...]]:
        """Every way to say it now."""
        return filter(self.sound, itertools.product(*opening.choices))

    def apart(self) -> Iterator[tuple[int, ...]]:
        """All arguments that never go together."""
        return itertools.filterfalse(self.sound, itertools.product(*(arg.values for arg in self.args)))


def parse(sayings: Iterable[Saying], text: str) -> tuple[Saying, tuple[int, ...]]:
    """The saying that is written like this. Raises Refused if there is none, or an argument is wrong."""
    name, *words = text.split()
    saying = named(sayings, name)
    values = tuple(arg.value(word) for arg, word in zip(saying.args, words, strict=False))
    found = tuple(value for value in values if value is not None)
    if len(words) != len(saying.args) or len(found) != len(values):
        wants = " ".join([name, *[f"<{arg.name}>" for arg in saying.args]])
        refuse("refused-argument", f"'{text}' is not how this is said: {wants}", saying=name, wants=wants)
    return saying, found


def from_shorthand(openings: Iterable[tuple[Saying, Opening]], text: str) -> tuple[Saying, tuple[int, ...]] | None:
    """The saying that a line is a shorthand of, if it is nothing else: `>=20`, `king`, `stay`."""
    typed = " ".join(text.split()).lower()
    for saying, opening in openings:
        if saying.short:
            for args in saying.variants(opening):
                if saying.shorthand(args).lower() == typed:
                    return saying, args
    return None


def named(sayings: Iterable[Saying], name: str) -> Saying:
    """The saying of this name. Raises Refused if there is none."""
    found = next((saying for saying in sayings if saying.name == name), None)
    if found is None:
        refuse("refused-no-saying", f"there is no saying '{name}' in this game", saying=name)
    return found


def openings(sayings: Iterable[Saying], public: Public, seat: int, level: int) -> list[tuple[Saying, Opening]]:
    """What a seat may say now at a table of this level of talk, in the order of the game."""
    found: list[tuple[Saying, Opening]] = []
    for saying in sayings:
        opening = saying.may(public, seat) if saying.level <= level else None
        if opening is not None:
            found.append((saying, opening))
    return found


def openings_json(found: list[tuple[Saying, Opening]]) -> str:
    """Openings as JSON. A busy server writes them for every seat after every move."""
    texts: list[str] = []
    for saying, opening in found:
        choices: list[str] = []
        for values in opening.choices:
            choices.append(numbers(values))
        texts.append(f'{{"saying":"{saying.name}","choices":[{",".join(choices)}]}}')
    return f"[{','.join(texts)}]"


def sayings_of(game: Game) -> list[Saying]:
    """The sayings of a game, in the order in which they are offered; none if it has no `sayings.py`."""
    module = f"{type(game).__module__.rpartition('.')[0]}.sayings"
    if importlib.util.find_spec(module) is None:
        return []
    found: list[Saying] = importlib.import_module(module).SAYINGS
    return found
