"""The rows of a store, as plain data: what is kept of a table, and a change to it. Times are ms since 1970.

Moves and their commands, of which there are most, are tuples: they are quicker to make.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class HouseRow:
    """A house that shares a store with others: its name, and where the others reach it."""

    name: str
    url: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table. `state` is JSON that only the server reads; `listed` says whether strangers find it on the list."""

    id: str
    state: str
    made_at: int
    closed_at: int | None = None
    listed: bool = False


@dataclass(frozen=True, slots=True)
class MatchRow:
    """Game number `no` of a table, from 1: what a record's header says, and how the game ended."""

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


class MoveRow(NamedTuple):
    """Move number `n` of a match, from 0: a seat or chance, and its action.

    A negative action takes so many answers back.
    """

    n: int
    seat: int
    action: int
    at: int


class CommandRow(NamedTuple):
    """A command of a person: its id, a digest of its body, and the answer it got.

    `at` is when it was given, if its answer may be forgotten one day; None: it is kept for ever, as that of a move.
    """

    person: int
    id: str
    digest: bytes
    outcome: bytes
    at: int | None = None


@dataclass(frozen=True, slots=True)
class Person:
    """Person number `n` of a table.

    `seat` is -1 in the gallery. `key` is a digest of the key they hold; it is empty when the key was taken away.
    `invited` says whether they may take a seat: they came by the invitation, or had a seat before.
    """

    n: int
    seat: int
    name: str
    key: bytes
    muted: bool = False
    invited: bool = False


@dataclass(frozen=True, slots=True)
class ListedRow:
    """A table on the list, who has a seat there, and how many hold a key and have none."""

    table: TableRow
    seated: list[Person]
    onlookers: int


@dataclass(frozen=True, slots=True)
class ShareRow:
    """A link to one finished match of a table, given by a person. `key` is a digest of the key in the link.

    `named` says whether people go by their names. `cover` is JSON that only the server reads: all that the link tells
    besides the match itself.
    """

    key: bytes
    table: str
    match: int
    person: int
    named: bool
    cover: str
    made_at: int


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """A seat that a personal key brings along: at most one at a table.

    `personal` is a digest of that key, `sealed` the key of the seat, which that key alone opens.
    """

    personal: bytes
    table: str
    person: int
    nonce: bytes
    sealed: bytes
    made_at: int


@dataclass(frozen=True, slots=True)
class NoticeAddress:
    """Where notices of a table go: to a device of a person, or with person -1 to a channel, about everybody.

    `form` is 'push' or the name of a kind of channel. `keys` are those of a device; `seat_key` is the digest of the key
    that its person held: a device whose person holds another one is called no more.
    """

    person: int
    url: str
    form: str
    keys: str
    seat_key: bytes
    language: str
    quiet: str  # hours; empty: none
    made_at: int


@dataclass(frozen=True, slots=True)
class ToldTurn:
    """The last turn of a person that an address was told of: the match, and how often they had answered in it."""

    url: str
    person: int
    match: int
    answers: int


@dataclass(frozen=True, slots=True)
class RenewedKey:
    """A personal key that is good for nothing any more, and the one in its place; both are digests."""

    personal: bytes
    next: bytes
    at: int


@dataclass(frozen=True, slots=True)
class ReportRow:
    """A line of talk that a person wants the owner of the house to read. `excerpt` is JSON that only the server reads:
    who said what around it.
    """

    table: str
    line: int
    by: int
    excerpt: str
    at: int


@dataclass(frozen=True, slots=True)
class LineRow:
    """A line of talk. `room` is 'table' or 'gallery'; a line that was removed has no text.

    `form` is 'talk', or one of the forms that exist where somebody leads the talk. `about` is the seat or the seconds
    that the line names, -1 for neither. The line was said when `event` was the next event of this `match`, by whoever
    played `seat`. A bot's line has no person; its `voice` says in which of several ways its acts are worded.
    """

    n: int
    room: str
    person: int
    text: str
    at: int
    form: str = "talk"
    about: int = -1
    match: int = 0
    event: int = 0
    seat: int = -1
    acts: str = ""  # JSON that only the server reads; empty: none
    voice: int = -1


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """An order that a seat left for one lot of one match. A seat has at most one; an empty name is none."""

    seat: int
    name: str
    amount: int
    match: int
    lot: int


@dataclass(frozen=True, slots=True)
class Outage:
    """A time that counts for nobody's clock: the server was down, or the table was paused."""

    began: int
    ended: int


@dataclass(frozen=True, slots=True)
class Awake:
    """The server is up again: what time it is, never earlier than when it was last up, and when it was down."""

    at: int
    outages: list[Outage]


@dataclass(slots=True)
class Change:
    """What one command changes at a table, written all or nothing."""

    table: str
    begins: MatchRow | None = None
    match: int = 0  # of the moves
    moves: Sequence[MoveRow] = ()
    ended_at: int | None = None
    result: str = ""
    command: CommandRow | None = None
    state: str | None = None
    listed: bool = False  # with a state: whether strangers find the table on the list from now on
    closed_at: int | None = None
    people: Sequence[Person] = ()
    lines: Sequence[LineRow] = ()
    hushed: Sequence[int] = ()  # lines that are removed
    order: StandingOrder | None = None
    outage: Outage | None = None  # in the place of those that the table had
    opens: tuple[TableRow, Sequence[Person]] | None = None  # another table with its people, made in the same write
    epoch: int = 0  # of the table, when the house that writes this claimed it

    @property
    def only_moves(self) -> bool:
        """Whether there is nothing but moves and the command that made them: that is what is written most."""
        rows = (self.begins, self.state, self.people, self.lines, self.hushed, self.order, self.outage, self.opens)
        kept = self.command is None or self.command.at is None
        return kept and not any(rows) and self.ended_at is None and self.closed_at is None

    @property
    def empty(self) -> bool:
        """Whether there is nothing to write."""
        return self.only_moves and not self.moves and self.command is None


@dataclass(slots=True)
class TableRows:
    """Everything the store has about one table; of its matches, the last one with all moves."""

    table: TableRow
    people: list[Person]
    match: MatchRow | None
    moves: list[MoveRow]
    lines: list[LineRow]
    orders: list[StandingOrder]
    outages: list[Outage] = field(default_factory=list)
    epoch: int = 0  # raised by each claim; 0 where there is but one house
