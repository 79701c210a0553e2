"""The port: what a store promises to the server.

When a write returns, it is on the disk. When it raises, nothing of it was written.
"""

from collections.abc import Awaitable, Sequence
from typing import Protocol

from coterie.core.errors import CoterieError
from coterie.store.rows import (
    Awake,
    Change,
    CommandRow,
    LineRow,
    MatchRow,
    MoveRow,
    NoticeAddress,
    Person,
    TableRow,
    TableRows,
    ToldTurn,
)


class Conflict(CoterieError):
    """Another writer took this number first."""


class StoreFull(CoterieError):
    """The disk takes nothing: it is full, or may only be read. Nothing was written; the same write may be tried again
    when it takes more.
    """


class Damaged(CoterieError):
    """What was kept cannot be read, or is not what was written. Nothing was changed."""


class Forgotten(CoterieError):
    """This command was carried out long ago. Its answer is no longer kept, and it is not done again."""


class Unreadable(CoterieError):
    """The data is not for this program: a newer one wrote it, or it is not Coterie's."""


class Addresses(Protocol):
    """Where notices of tables go, and of which turns they told."""

    async def keep(self, table: str, address: NoticeAddress) -> None:
        """Keep an address, in the place of the same one of the same person."""

    async def drop(self, table: str, person: int, url: str) -> None:
        """Forget an address and what it was told of."""

    async def tell(self, table: str, told: Sequence[ToldTurn]) -> None:
        """Note of which turns addresses were told."""

    async def load(self, table: str) -> tuple[list[NoticeAddress], list[ToldTurn]]:
        """The addresses of a table, the oldest first, and what they were told of."""


class Store(Protocol):
    """Where tables are kept. Writes of one table are in order; a write that returned is durable.

    Whatever reads or writes raises Damaged where the data is damaged; that stops one table and no other.
    """

    addresses: Addresses

    async def check(self) -> list[str]:
        """What is wrong with the data as a whole, in a few words each; nothing if it is whole."""

    async def make(self, table: TableRow, people: Sequence[Person]) -> None:
        """Keep a new table. Raises Conflict if its id is taken."""

    def write(self, change: Change) -> Awaitable[None]:
        """Write a change.

        Raises Conflict if the number of a move or a line, the id of the command or that of a new table is taken, and
        Forgotten if the command is an old one; then nothing was written.
        """

    async def load(self, table: str) -> TableRows | None:
        """Everything about one table; None if there is none."""

    async def open_tables(self) -> list[str]:
        """The ids of tables that were not closed, the latest first."""

    async def matches(self, table: str) -> list[MatchRow]:
        """All games of a table, the first one first, without their moves."""

    async def match(self, table: str, no: int) -> tuple[MatchRow, list[MoveRow]] | None: ...

    async def lines(self, table: str, match: int) -> list[LineRow]:
        """The lines of talk that were said during a game of a table."""

    async def command(self, table: str, person: int, id: str) -> CommandRow | None: ...

    async def wake(self, now: int) -> Awake:
        """Note that the server is up again: the time since it last was up counts for nobody's clock."""

    async def alive(self, now: int) -> None:
        """Note that the server is up."""

    async def forget(self, table: str) -> None:
        """Remove a table and everything about it."""

    async def forget_before(self, time: int) -> None:
        """Remove every table whose last match ended, or that was closed, before this time."""

    async def thin(self) -> None:
        """Forget the answers to old commands that were no moves."""

    async def checkpoint(self) -> None:
        """Copy the write-ahead log back if it is long, or if nothing was written since the last call."""

    async def close(self) -> None:
        """Finish the writes under way and close the data."""
