"""The port: what a store promises to the server.

When a write returns, it is on the disk. When it raises, nothing of it was written; after `Unknown` alone it may have
been.

Several houses may share a store. A table has one owner among them at a time: the house that claimed it last. Each claim
raises the table's epoch, and a write says which epoch it belongs to: that of an older one changes nothing, however long
its house slept.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from coterie.core.errors import CoterieError
from coterie.store.rows import (
    Awake,
    Change,
    CommandRow,
    HouseRow,
    KeptSeat,
    LineRow,
    ListedRow,
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


class StoreFault(CoterieError):
    """The store cannot do its part. The text says where it is and what it said: that is for the owner alone."""


class StoreFull(StoreFault):
    """The disk takes nothing: it is full, or may only be read. Nothing was written; the same write may be tried again
    when it takes more.
    """


class Damaged(StoreFault):
    """What was kept cannot be read, or is not what was written. Nothing was changed."""


class Forgotten(CoterieError):
    """This command was carried out long ago. Its answer is no longer kept, and it is not done again."""


class Unreadable(StoreFault):
    """The data is not for this program: a newer one wrote it, or it is not Coterie's."""


class Unreachable(StoreFault):
    """The data cannot be reached. Nothing was written; the same write may be tried again when it can."""


class Lost(CoterieError):
    """Another house owns this table now. Nothing was written, and what is in memory is out of date."""


class Unknown(CoterieError):
    """The connection to the data broke before it said whether this was written. What was written is found by reading:
    the table must be claimed again.
    """


class Elsewhere(CoterieError):
    """Another house owns this table, and lives: `house` says which."""

    def __init__(self, house: HouseRow) -> None:
        super().__init__(f"this table is at the house {house.name}", "refused-elsewhere")
        self.house = house


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

    async def make(self, table: TableRow, people: Sequence[Person]) -> int:
        """Keep a new table, which this house owns; returns its epoch. Raises Conflict if its id is taken."""

    def write(self, change: Change, meanwhile: Callable[[], None] | None = None) -> Awaitable[None]:
        """Write a change. `meanwhile` may be called once, in the loop, while the disk is at work.

        Raises Conflict if the number of a move or a line, the id of the command or that of a new table is taken, and
        Forgotten if the command is an old one; then nothing was written. Raises Lost if the change is of an older epoch
        than the table, and Unknown if nobody can say whether it was written.

        The table that a change `opens` has no owner yet.
        """

    async def claim(self, table: str) -> TableRows | None:
        """Own a table from now on: everything about it, with its new epoch; None if there is none.

        Raises Elsewhere if another house owns it and lives.
        """

    async def release(self, table: str, epoch: int, idle_until: int | None = None) -> None:
        """Own a table no more, so that any house may claim it at once. An older epoch releases nothing.

        Where nothing happens by itself, `idle_until` says for how long: nobody need claim it before, unless asked.
        """

    async def load(self, table: str) -> TableRows | None:
        """Everything about one table, whoever owns it; None if there is none."""

    async def open_tables(self) -> dict[str, int]:
        """The ids of tables that were not closed and that no other living house owns, with their epochs, the latest
        first. Where several houses share the store, those are left out that nobody owns and that are idle.
        """

    async def listing(self, most: int, everything: bool = False) -> list[ListedRow]:
        """So many of the listed tables, or of all that were not closed, whoever owns them: those that were made last.
        What is damaged is left out.
        """

    async def houses(self) -> list[HouseRow]:
        """The houses that share this store and live, this one among them; none if it is the only one by its nature."""

    async def secret(self, name: str) -> bytes | None:
        """A secret that all houses of this store share; None if it was never kept."""

    async def keep_secret(self, name: str, value: bytes, renew: bool = False) -> bytes:
        """Keep a shared secret, if there is none of this name or it is renewed; returns the one that is kept."""

    async def people(self, name: str = "", key: bytes = b"") -> list[tuple[str, int]]:
        """Everybody of this name, however it is written, or who holds the key with this digest: tables and numbers."""

    async def erase(self, table: str, person: int, state: str, listed: bool) -> int:
        """Take a person's name, key, words, acts and orders out of a table, whose state is this afterwards.

        Links that they gave, or that may name them, are taken back. Returns how many lines went. No house may have the
        table in memory.
        """

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
        """Note that this house is up again: the time since it last was up counts for nobody's clock."""

    async def alive(self, now: int) -> None:
        """Note that this house is up: for the length of its lease nobody else claims its tables."""

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
