"""A plan: what a command would change, as data. It is made without changing anything, then written, then applied."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from coterie.core.errors import CoterieError
from coterie.play import Match
from coterie.server.state.stored import ProposalEnd, StoredState, Vote, written
from coterie.server.state.window import OpenWindow
from coterie.store.rows import Change, Person


@dataclass(frozen=True, slots=True)
class NewTable:
    """Another table that a plan opens, with its people. The server chooses its id."""

    stored: StoredState
    people: list[Person]
    by: int  # the person who opens it


@dataclass(slots=True)
class Outcome:
    """What the answer to a command tells besides that it is done."""

    moves: int | None = None
    line: int | None = None
    opened: str | None = None
    unsaid: list[tuple[int, CoterieError]] = field(default_factory=list)  # acts of a move, and why they may not be said


@dataclass(slots=True)
class Plan:
    """What changes: rows for the store, and the new values that a table's state has afterwards. None: as before."""

    change: Change
    stored: StoredState | None = None
    match: Match | None = None
    votes: Mapping[int, Vote] | None = None
    proposal_end: ProposalEnd | None = None
    stand_ins: frozenset[int] | None = None
    leaves: int | None = None  # a person who sees the game as an onlooker from now on
    removes: int | None = None  # a person whose connections are closed
    renews: int | None = None  # a person who has a new key: the connections by the old one are closed
    begins: dict[str, str] | None = None  # the options of a match that begins; the table has the dice for it
    opens: NewTable | None = None
    window: OpenWindow | None = None  # the one that is open, as it stands then
    ends_window: bool = False
    gives_more: tuple[int, int] | None = None  # the match and the round in which somebody asks for more time
    outcome: Outcome = field(default_factory=Outcome)

    def stand(self, stored: StoredState) -> None:
        """Let the table stand like this afterwards."""
        self.stored = stored
        self.change.state, self.change.listed = written(stored), stored.listed

    @property
    def shows(self) -> bool:
        """Whether everybody sees the table otherwise afterwards, apart from its game and its talk."""
        change = self.change
        memory = (self.votes, self.stand_ins, self.removes, self.window)
        return bool(self.stored or change.people or change.outage) or memory != (None, None, None, None)
