"""What goes in and out by HTTP, apart from what a table is told of: places, tickets, keys, the house."""

from typing import Annotated

from msgspec import Meta, Struct

from coterie.server.protocol.fields import Invitation, Name, SeatNumber, SeatOrNone, Token, one_of
from coterie.server.protocol.listed_json import ListedTable
from coterie.server.state.agreement import Clock
from coterie.server.state.stored import PersonNumber


class Joining(Struct, forbid_unknown_fields=True):
    """Somebody who wants a seat."""

    name: Name
    seat: SeatNumber | None = None
    invitation: Token | None = None


class Watching(Struct, forbid_unknown_fields=True):
    """Somebody who wants to watch."""

    name: Name
    invitation: Token | None = None


class OwnerLink(Struct, forbid_unknown_fields=True):
    """The one-time owner link, which was printed when the server was started."""

    token: Token


class Place(Struct):
    """A place at a table.

    The key is told this once: with it, `/t/TABLE#key=KEY` brings its holder back on any device.
    """

    table: str
    person: PersonNumber
    seat: SeatOrNone
    key: str
    invitation: Invitation


class Ticket(Struct):
    """Good for the next socket to this table, once, for half a minute."""

    ticket: str


class OwnerKey(Struct):
    """The key of the house's owner."""

    key: str


class HouseJson(Struct):
    """The house, for everybody."""

    version: str
    protocol: int
    games: list[str]
    packs: list[str]
    clocks: list[Clock]
    create: Annotated[str, one_of("anyone", "owner", description="Who may open a table.")]
    draining: Annotated[bool, Meta(description="Whether the house is closing for a moment.")]
    lobby: Annotated[bool, Meta(description="Whether the house shows its listed tables to everybody.")]


class Listing(Struct):
    """The listed tables."""

    tables: list[ListedTable]


class Health(Struct):
    """Whether the house is well."""

    status: Annotated[str, one_of("ok", "ready", "resuming", "draining", "failing")]
    failing: Annotated[list[str], Meta(description="What the house does by itself and could not do of late.")] = []
    aside: Annotated[int, Meta(description="How many tables cannot be opened; the log names them.")] = 0
