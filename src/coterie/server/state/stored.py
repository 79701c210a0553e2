"""What the store keeps of a table as JSON, and the votes, which are kept in memory alone."""

from dataclasses import dataclass
from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field

from coterie.server.state.agreement import Agreement

COLOURS = 6

PersonNumber = Annotated[int, Meta(description="A person at this table, from 0; -1: nobody.")]


class Chair(Struct, frozen=True):
    """Who has a seat: a person, or a bot of a level. A free seat has neither."""

    person: int = -1
    bot: str = ""

    @property
    def free(self) -> bool:
        return self.person < 0 and not self.bot


class NextTable(Struct, frozen=True):
    """Where the people of a table go on: another table, its game, and who opened it.

    Without a key or an invitation that table stays shut.
    """

    table: str
    game: str
    by: PersonNumber
    until: Annotated[int, Meta(description="When it is no longer pointed at, in ms since 1970; 0: never.")] = 0


class ProposalEnd(Struct, frozen=True):
    """How the last proposal that came to nothing did: somebody said no, it was withdrawn, or it lapsed."""

    n: Annotated[int, Meta(description="The number of such ends at this table since the house was opened.")]
    topic: Annotated[str, Meta(extra_json_schema={"enum": ["undo", "end", "rematch", "next"]})]
    how: Annotated[str, Meta(extra_json_schema={"enum": ["refused", "withdrawn", "lapsed"]})]
    by: Annotated[int, Meta(description="The person who refused or withdrew it; -1: it lapsed.")]


class Leaver(Struct, frozen=True):
    """Somebody who gave up their seat during a game, before this event of it was told. A bot plays on for them."""

    match: int
    event: int
    seat: int
    person: int


class StoredState(Struct, frozen=True):
    """What the store keeps of a table, apart from what has rows of its own.

    `status` is waiting, playing, over (with a result), ended (without one), or closed (nobody came back).
    """

    agreement: Agreement
    status: str
    host: int
    chairs: list[Chair]
    match: int = 0  # the number of the game, from 1; 0 before the first
    paused_at: int | None = None
    # each colour once: first those of the seats, then those that nobody wears
    colours: list[int] = field(default_factory=lambda: list(range(COLOURS)))
    next: NextTable | None = None
    leavers: list[Leaver] = []
    withdrawn: int = 0  # invitations that no longer let anybody in

    @property
    def listed(self) -> bool:
        """Whether strangers find the table on the list: a seat is free there, or they may watch."""
        free = self.status == "waiting" and any(chair.free for chair in self.chairs)
        open_to_see = self.status in ("waiting", "playing") and self.agreement.watch == "anyone"
        return self.agreement.listed and (free or open_to_see)


@dataclass(frozen=True, slots=True)
class Vote:
    """Something put to the vote: undo, end, rematch or stand-in.

    It is proposed by a person, or by the table itself (-1).
    """

    n: int
    topic: str
    by: int
    seat: int = -1  # the seat it is about
    yes: frozenset[int] = frozenset()
    until: int | None = None  # when it lapses; what the table itself proposes does not


def written(stored: StoredState) -> str:
    """The JSON that the store keeps."""
    return msgspec.json.encode(stored).decode()


def read(text: str) -> StoredState:
    """What this JSON of the store says."""
    return msgspec.json.decode(text, type=StoredState)
