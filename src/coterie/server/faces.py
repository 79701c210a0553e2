"""The table as a client gets it: who is at it, what was agreed, said and put to the vote, and its match. Their shapes, for the schema."""

from typing import TYPE_CHECKING, Annotated, get_args

from msgspec import Meta, Struct

from coterie.server import seen
from coterie.server.fields import AbsentWord, Clock, ColourNumber, Kind, Moment, PersonNumber, SeatOrNone, WatchWord, one_of
from coterie.server.seen import View
from coterie.store import Line as LineRow

if TYPE_CHECKING:
    from coterie.server.live import LiveTable


class Guest(Struct):
    """Somebody at the table or in the gallery."""

    person: PersonNumber
    name: str
    seat: SeatOrNone
    here: Annotated[bool, Meta(description="Whether they have a socket open.")]
    muted: bool


class Chairs(Struct):
    """Who answers for a seat: a person, a bot of a level, or a bot that stands in for the person."""

    person: PersonNumber = -1
    bot: Annotated[str, Meta(description="The level of the bot whose seat this is; empty: it is none's.")] = ""
    standing_in: Annotated[bool, Meta(description="Whether a bot answers until the person is back.")] = False
    colour: ColourNumber = 0


class Motion(Struct):
    """Something put to the vote: by whom (-1: the house), about which seat (-1: none), who may vote and who said yes."""

    motion: int
    kind: Annotated[str, one_of("undo", "end", "stand-in")]
    by: PersonNumber
    seat: SeatOrNone
    voters: list[PersonNumber]
    yes: list[PersonNumber]


class Sequel(Struct):
    """Where the people of a table go on: another table, its game, and who opened it. Without a key or an invitation it stays shut."""

    table: str
    game: str
    by: PersonNumber


class Face(Struct):
    """A table as everybody at it sees it, apart from the game itself."""

    table: str
    game: str
    pack: str
    options: dict[str, str]
    seats: int
    clock: Clock
    absent: AbsentWord
    watch: WatchWord
    listed: bool
    status: Annotated[
        str, one_of("waiting", "playing", "over", "ended", "closed", description="`over` is with a result, `ended` without one.")
    ]
    match: Annotated[int, Meta(description="The number of the game, from 1; 0 before the first.")]
    host: PersonNumber
    paused: bool
    people: list[Guest]
    chairs: list[Chairs]
    motions: list[Motion]
    next: Annotated[Sequel, Meta(description="After a game, if the host has opened another table for everybody.")] | None = None


class Line(Struct):
    """A line of talk. A line that was removed has no text."""

    line: Annotated[int, Meta(description="Its number at this table, from 0.")]
    room: Annotated[str, one_of("table", "gallery")]
    person: PersonNumber
    text: str
    at: Moment
    kind: Annotated[str, one_of(*get_args(Kind), description="More than talk where somebody leads it.")] = "talk"
    about: Annotated[int, Meta(description="Of `ask` and `cut`, the seat; of `time`, the seconds; else -1.")] = -1
    match: Annotated[int, Meta(description="The game during which it was said; 0 before the first.")] = 0
    event: Annotated[int, Meta(description="The number of the event that was to be told next.")] = 0


class Sight(Struct):
    """The game as one viewer sees it: the whole view, what they may do, the standing order they left and when the decision is due."""

    view: View
    legal: Annotated[list[int], Meta(description="Every action they may answer with now; empty when they are not asked.")]
    undo: Annotated[bool, Meta(description="Whether their last answer can be taken back by `undo`.")] = False
    order: Annotated[tuple[str, int], Meta(description="Name and amount of the standing order they left.")] | None = None
    due: Moment | None = None


def face(table: "LiveTable") -> Face:
    """A table as everybody at it sees it."""
    terms, state = table.terms, table.state
    people = [p for p in table.people.values() if p.key]
    return Face(
        table=table.id,
        game=terms.game,
        pack=terms.pack,
        options=terms.options,
        seats=terms.seats,
        clock=terms.clock,
        absent=terms.absent,
        watch=terms.watch,
        listed=terms.listed,
        status=state.status,
        match=state.match,
        host=state.host,
        paused=state.paused_at is not None,
        people=[Guest(p.n, p.name, p.seat, table.here(p.n), p.muted) for p in people],
        chairs=[
            Chairs(chair.person, chair.bot, seat in table.attendance.standing_in, state.colours[seat])
            for seat, chair in enumerate(state.chairs)
        ],
        motions=motions(table),
        next=state.next,
    )


def motions(table: "LiveTable") -> list[Motion]:
    """What is being voted on."""
    attendance = table.attendance
    return [Motion(m.n, m.kind, m.by, m.seat, attendance.voters(m.seat), sorted(m.yes)) for m in attendance.motions.values()]


def sight(table: "LiveTable", viewer: int) -> Sight | None:
    """The match of a table as a viewer sees it; none before the first."""
    match = table.match
    if match is None:
        return None
    eyes = match.eyes(viewer)
    order = table.attendance.orders.get(viewer)
    return Sight(
        seen.view(eyes.view()),
        [*eyes.legal()] if table.playing else [],
        table.playing and viewer < match.seats and match.can_undo(viewer),
        (order.name, order.amount) if order else None,
        table.attendance.due(),
    )


def line(kept: LineRow) -> Line:
    """A line of talk as a client gets it."""
    return Line(kept.n, kept.room, kept.person, kept.text, kept.at, kept.kind, kept.about, kept.match, kept.event)
