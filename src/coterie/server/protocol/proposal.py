"""A proposal: what a person asks for who opens a table."""

from typing import Annotated

from msgspec import Meta, Struct

from coterie.server.protocol.fields import Level, Name, SeatNumber
from coterie.server.state.agreement import Agreement


class Proposal(Struct, forbid_unknown_fields=True):
    """What a person asks for who opens a table."""

    name: Name
    agreement: Agreement
    bots: Annotated[
        dict[str, Level],
        Meta(description="The level of a bot by the letter of its seat.", examples=[{"B": "courtier"}]),
    ] = {}
    seat: (
        Annotated[SeatNumber, Meta(description="Of whoever opens the table; null: none, they only host it.")] | None
    ) = 0
