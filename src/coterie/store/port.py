"""What a store keeps, in plain rows, and what it promises: when a write returns, it is on the disk; when it raises, nothing of it is."""

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from coterie.core.errors import CoterieError


class Conflict(CoterieError):
    """Somebody else wrote this number first."""


class StoreFull(CoterieError):
    """There is no room to write. Nothing was kept; the same write may be tried again when there is."""


class Unreadable(CoterieError):
    """The data is not for this program: made by a newer one, or no data of ours."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table: what was agreed (`terms`) and how things stand (`state`), JSON that only the server reads. Times are ms since 1970."""

    id: str
    terms: str
    state: str
    made_at: int
    closed_at: int | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """Game number `no` of a table, from 1: what a record's header says, and how it ended."""

    table: str
    no: int
    game: str
    rules_version: int
    pack: str  # its name and digest, with a space between
    options: str  # JSON
    seats: int
    made_at: int
    ended_at: int | None = None
    result: str = ""  # JSON; empty if it ended without one


@dataclass(frozen=True, slots=True)
class Move:
    """Number `n` of a match, from 0: a seat or chance, and what it did; a negative action takes so many answers back."""

    n: int
    seat: int
    action: int
    at: int


@dataclass(frozen=True, slots=True)
class Command:
    """What a person asked for once: its id, a digest of what it said, and what came of it."""

    person: int
    id: str
    digest: bytes
    outcome: bytes


@dataclass(frozen=True, slots=True)
class Person:
    """Guest number `n` of a table. `seat` is -1 in the gallery; `key` is a digest of the key they hold, empty when it was taken away."""

    n: int
    seat: int
    name: str
    key: bytes
    muted: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """A line of talk. `room` is 'table' or 'gallery'; a line that was removed has no text.

    `kind` is 'talk', or what it is where somebody leads the talk; `about` the seat or the seconds it names, -1 for neither. It was said
    when `event` was the next to be told of this `match`.
    """

    n: int
    room: str
    person: int
    text: str
    at: int
    kind: str = "talk"
    about: int = -1
    match: int = 0
    event: int = 0


@dataclass(frozen=True, slots=True)
class Order:
    """A standing order of a seat: good for one lot of one match. A seat has one; an empty name is none."""

    seat: int
    name: str
    amount: int
    match: int
    lot: int


@dataclass(frozen=True, slots=True)
class Outage:
    """A time that counts for nobody's clock: the house was closed, or the table paused."""

    began: int
    ended: int


@dataclass(slots=True)
class Change:
    """What one command does to a table, written all or nothing."""

    table: str
    begins: Match | None = None
    match: int = 0  # of the moves
    moves: Sequence[Move] = ()
    ended_at: int | None = None
    result: str = ""
    command: Command | None = None
    state: str | None = None
    terms: str | None = None
    closed_at: int | None = None
    people: Sequence[Person] = ()
    lines: Sequence[Line] = ()
    hushed: Sequence[int] = ()
    order: Order | None = None
    outage: Outage | None = None
    opens: tuple[Table, Sequence[Person]] | None = None  # another table with its people, made together with this change

    @property
    def only_moves(self) -> bool:
        """Whether there is nothing but moves and their command: what is written most."""
        more = (
            self.begins or self.state or self.terms or self.people or self.lines or self.hushed or self.order or self.outage or self.opens
        )
        return not more and self.ended_at is None and self.closed_at is None


@dataclass(slots=True)
class Shelf:
    """Everything the store has about one table, its last match with all moves."""

    table: Table
    people: list[Person]
    match: Match | None
    moves: list[Move]
    lines: list[Line]
    orders: list[Order]
    outages: list[Outage] = field(default_factory=list)


class Store(Protocol):
    """Where tables live. Writes of one table are in order; a write that returns has been made durable."""

    async def make(self, table: Table, people: Sequence[Person]) -> None:
        """Keep a new table. Raises Conflict if its id is taken."""

    def write(self, change: Change) -> Awaitable[None]:
        """Raises Conflict if a move's number, a line's, the command's id or another table's is taken, and then nothing was written."""

    async def load(self, table: str) -> Shelf | None:
        """Everything about one table; None if there is none."""

    async def open_tables(self) -> list[str]:
        """The ids of tables that were not closed, the latest first."""

    async def matches(self, table: str) -> list[Match]:
        """All games of a table, the first one first, without their moves."""

    async def match(self, table: str, no: int) -> tuple[Match, list[Move]] | None: ...

    async def command(self, table: str, person: int, id: str) -> Command | None: ...

    async def wake(self, now: int) -> Outage | None:
        """Say that the house is open again: the time since it last said so counts for nobody's clock."""

    async def alive(self, now: int) -> None:
        """Say that the house is open."""

    async def forget(self, table: str) -> None:
        """Remove a table and everything about it."""

    async def forget_before(self, time: int) -> None:
        """Remove every table whose last match ended, or that was closed, before this time."""

    async def close(self) -> None:
        """Finish what was begun and let go of the data."""
