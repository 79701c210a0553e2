"""What a store keeps, in plain rows, and what it promises: when a write returns, it is on the disk; when it raises, nothing of it is."""

from dataclasses import dataclass
from typing import Protocol

from coterie.core.errors import CoterieError


class Conflict(CoterieError):
    """Somebody else wrote this number first."""


class StoreFull(CoterieError):
    """There is no room to write. Nothing was kept; the same write may be tried again when there is."""


class Unreadable(CoterieError):
    """The data is not for this program: made by a newer one, or no data of ours."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match as it was agreed: what a record's header says, and `terms`, JSON that only the server reads."""

    id: str
    game: str
    rules_version: int
    pack: str  # its name and digest, with a space between
    options: str  # JSON
    seats: int
    terms: str
    made_at: int  # milliseconds since 1970, as all times here
    ended_at: int | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """Number `n` of a match, from 0: a seat or chance, and what it did; a negative action takes so many answers back."""

    n: int
    seat: int
    action: int
    at: int


@dataclass(frozen=True, slots=True)
class Command:
    """What a client asked for once: its id, a digest of what it said, and what came of it."""

    id: str
    digest: bytes
    outcome: str


@dataclass(frozen=True, slots=True)
class Person:
    """Who sits where. `key` is a digest of the key they hold; a bot has none, and a level."""

    match: str
    seat: int
    name: str
    key: bytes
    level: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of talk. `room` is 'table' or 'gallery'; a line that was removed has no text."""

    match: str
    n: int
    room: str
    seat: int
    name: str
    text: str
    at: int


class Store(Protocol):
    """Where matches live. Writes of one match are in order; a write that returns has been made durable."""

    async def make(self, match: Match, people: list[Person]) -> None: ...

    async def append(self, match: str, moves: list[Move], command: Command | None = None, ended_at: int | None = None) -> None:
        """Add moves, and the command they answer, all or nothing. Raises Conflict if a number or the command's id is taken."""

    async def match(self, match: str) -> Match | None: ...

    async def unfinished(self) -> list[str]:
        """The ids of matches that go on, the latest first."""

    async def moves(self, match: str, since: int = 0) -> list[Move]: ...

    async def command(self, match: str, id: str) -> Command | None: ...

    async def seat(self, person: Person) -> None:
        """Somebody takes a seat, or takes it over."""

    async def people(self, match: str) -> list[Person]: ...

    async def say(self, line: Line) -> None: ...

    async def hush(self, match: str, n: int) -> None:
        """Remove what a line said; its number stays."""

    async def talk(self, match: str, since: int = 0) -> list[Line]: ...

    async def close(self) -> None:
        """Finish what was begun and let go of the data."""
