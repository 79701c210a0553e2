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
    KeptSeat,
    LineRow,
    MatchRow,
    MoveRow,
    NoticeAddress,
    Person,
    RenewedKey,
    ReportRow,
    ShareRow,
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


class Keyring(Protocol):
    """The seats that personal keys bring along."""

    async def keep(self, seat: KeptSeat) -> None:
        """Keep a seat, in the place of the one that the same key has at the same table."""

    async def drop(self, personal: bytes, table: str) -> None:
        """Forget the seat that a key has at a table."""

    async def seats(self, personal: bytes) -> list[tuple[KeptSeat, Person]]:
        """The seats of a key with who has them, the oldest first. What is damaged is left out."""

    async def count(self, table: str, person: int) -> int:
        """How many keys bring a person's place along."""

    async def renew(self, renewed: RenewedKey) -> None:
        """Note that a key is good for nothing any more. The first note of it stays."""

    async def renewed(self, personal: bytes) -> RenewedKey | None: ...


class Reports(Protocol):
    """What guests want the owner of the house to read."""

    async def make(self, report: ReportRow) -> None:
        """Keep a report; of the same line by the same person, the first."""

    async def latest(self, most: int) -> list[ReportRow]:
        """So many reports, the latest first."""

    async def count(self, table: str, by: int) -> int:
        """How many reports a person has made at a table."""

    async def close(self, table: str, line: int) -> None:
        """Remove all reports of a line."""


class Store(Protocol):
    """Where tables are kept. Writes of one table are in order; a write that returned is durable.

    Whatever reads or writes raises Damaged where the data is damaged; that stops one table and no other.
    """

    addresses: Addresses
    keyring: Keyring
    reports: Reports

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

    async def share(self, share: ShareRow, most: int) -> bool:
        """Keep a link to a match, unless its table has as many links already; returns whether it is kept."""

    async def shares(self, table: str) -> list[ShareRow]:
        """The links to matches of a table, the first one first."""

    async def shared(self, key: bytes) -> ShareRow | None:
        """The link whose key has this digest."""

    async def unshare(self, table: str, key: bytes) -> bool:
        """Remove a link to a match of this table; returns whether there was one."""

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
