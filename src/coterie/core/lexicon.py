"""Verbs and the lexicon: one stable integer for everything that can be done at a table."""

from typing import Final, NewType, final

from mypy_extensions import i64

Action = NewType("Action", int)
Seat = NewType("Seat", int)

CHANCE: Final = -1  # the seat that draws cards and rolls dice
NOBODY: Final = -2  # the seat of an automatic step, which asks nothing
OPEN: Final = -4  # as a viewer: eyes that see everything, for the playback of a record

LETTERS: Final = "ABCDEF"  # how people name the seats


@final
class Verb:
    """A range of actions that differ only in what they point at: *bet face up* a card, *hand on* to a seat.

    `noun` says what the argument is: "" (none), "card" (a kind), "seat", "amount" (from `low`), "place" or "option"
    (one of `names`).
    """

    def __init__(self, name: str, noun: str, low: i64, size: i64, names: list[str], base: i64) -> None:
        self.name = name
        self.noun = noun
        self.low = low
        self.size = size
        self.names = names
        self.base = base
        seats = size if noun == "seat" else 0
        self._pointing = [[base + seat for seat in range(seats) if mask >> seat & 1] for mask in range(1 << seats)]

    def of(self, arg: i64) -> i64:
        """The action that does this to `arg`."""
        return self.base + arg - self.low

    def owns(self, action: i64) -> bool:
        return self.base <= action < self.base + self.size

    def arg(self, action: i64) -> i64:
        """What `action` points at."""
        return action - self.base + self.low

    def pointing(self, seats: i64) -> list[int]:
        """The actions that point at these seats, a mask."""
        return self._pointing[seats].copy()


class Lexicon:
    """All verbs of a game, in an order that never changes: an action means the same for ever, whatever the table."""

    def __init__(self, kinds: list[str], seats: int) -> None:
        """A lexicon over these kinds of card and at most so many seats."""
        self.kinds = kinds
        self.seats = seats
        self.verbs: list[Verb] = []
        self.size = 0

    def _add(self, name: str, noun: str, low: int, size: int, names: list[str]) -> Verb:
        verb = Verb(name, noun, low, size, names, self.size)
        self.verbs.append(verb)
        self.size += size
        return verb

    def plain(self, name: str) -> Verb:
        """A verb that points at nothing: *pass*."""
        return self._add(name, "", 0, 1, [])

    def card(self, name: str) -> Verb:
        """A verb that points at a kind of card: interchangeable cards give one action."""
        return self._add(name, "card", 0, len(self.kinds), [])

    def seat(self, name: str) -> Verb:
        return self._add(name, "seat", 0, self.seats, [])

    def amount(self, name: str, low: int, high: int) -> Verb:
        """A verb that points at a number from `low` to `high`."""
        return self._add(name, "amount", low, high - low + 1, [])

    def place(self, name: str, places: list[str]) -> Verb:
        """A verb that points at somewhere on the table: an office, a pillar, a pile."""
        return self._add(name, "place", 0, len(places), places)

    def option(self, name: str, options: list[str]) -> Verb:
        return self._add(name, "option", 0, len(options), options)

    def verb_of(self, action: int) -> Verb:
        if 0 <= action < self.size:
            for verb in self.verbs:
                if verb.owns(action):
                    return verb
        raise ValueError(f"no verb owns action {action}: actions run from 0 to {self.size - 1}")

    def token(self, action: int) -> str:
        """The action as a word: `pass`, `choose:king`, `bid:7`, `hand-on:B`, `bet-up:courtier-10`."""
        verb = self.verb_of(action)
        arg = verb.arg(action)
        if verb.noun == "":
            return verb.name
        if verb.noun == "card":
            return f"{verb.name}:{self.kinds[arg]}"
        if verb.noun == "seat":
            return f"{verb.name}:{LETTERS[arg]}"
        if verb.names:
            return f"{verb.name}:{verb.names[arg]}"
        return f"{verb.name}:{arg}"

    def parse(self, token: str) -> int:
        """The action a word stands for; the inverse of `token`."""
        name, _, what = token.partition(":")
        for verb in self.verbs:
            if verb.name != name:
                continue
            for action in range(verb.base, verb.base + verb.size):
                if self.token(action) == token:
                    return action
            raise ValueError(f"'{name}' does not go with '{what}'")
        raise ValueError(f"no verb is called '{name}': there are {', '.join(v.name for v in self.verbs)}")
