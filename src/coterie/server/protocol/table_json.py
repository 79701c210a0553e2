"""The table as a client gets it, as JSON: who is at it, what was agreed and put to the vote."""

from typing import Annotated

from msgspec import Meta, Struct

from coterie.server.protocol.fields import ColourNumber, Moment, SeatOrNone, one_of
from coterie.server.state.agreement import Agreement
from coterie.server.state.stored import NextTable, PersonNumber, ProposalEnd
from coterie.server.state.table_state import TableState


class PersonJson(Struct):
    """A person at the table or in the gallery."""

    person: PersonNumber
    name: str
    seat: SeatOrNone
    here: Annotated[bool, Meta(description="Whether they have a socket open.")]
    muted: bool


class ChairJson(Struct):
    """Who answers for a seat: a person, a bot of a level, or a bot that stands in for the person."""

    person: PersonNumber
    bot: Annotated[
        str, Meta(description="The level of the bot that has the seat, and its temperament; empty: no bot has it.")
    ]
    stand_in: Annotated[bool, Meta(description="Whether a bot answers until the person is back.")]
    colour: ColourNumber


class VoteJson(Struct):
    """Something put to the vote.

    By whom (-1: the table itself), about which seat (-1: none), who may vote and who said yes.
    """

    vote: Annotated[int, Meta(description="Its number at this table.")]
    topic: Annotated[str, one_of("undo", "end", "rematch", "stand-in")]
    by: PersonNumber
    seat: SeatOrNone
    voters: list[PersonNumber]
    yes: list[PersonNumber]
    until: Annotated[Moment, Meta(description="When it lapses.")] | None


class LeaverJson(Struct):
    """Somebody who gave up a seat during a game: a bot plays on from this event."""

    match: Annotated[int, Meta(description="The number of the game.")]
    event: Annotated[int, Meta(description="The number of the event that was to be told next.")]
    seat: Annotated[int, Meta(description="The seat they had.")]
    person: PersonNumber
    name: str


class WindowJson(Struct):
    """A window: people talk before they answer. Bots, clocks and moves wait; what may be done is as it was."""

    name: Annotated[str, Meta(description="The message `window-NAME` of the game says what is talked about.")]
    until: Annotated[Moment, Meta(description="When it ends at the latest.")] | None
    ends: Annotated[
        str,
        one_of(
            "ready", "leader", "time", description="When all are ready, also when the leader is, or by its time alone."
        ),
    ]
    ready: Annotated[list[int], Meta(description="The seats that are ready.")]
    more: Annotated[bool, Meta(description="Whether somebody may ask for more time.")]
    sealed: Annotated[Moment, Meta(description="Until when first words are kept back.")] | None
    spoken: Annotated[list[int], Meta(description="The seats whose first words are kept back.")]


class TableJson(Struct):
    """A table as everybody at it sees it, apart from the game itself."""

    table: str
    agreement: Agreement
    status: Annotated[
        str,
        one_of(
            "waiting", "playing", "over", "ended", "closed", description="`over` is with a result, `ended` without one."
        ),
    ]
    match: Annotated[int, Meta(description="The number of the game, from 1; 0 before the first.")]
    host: PersonNumber
    paused: bool
    people: list[PersonJson]
    chairs: list[ChairJson]
    votes: list[VoteJson]
    proposal_end: Annotated[ProposalEnd, Meta(description="Of the last proposal that came to nothing.")] | None
    next: Annotated[NextTable, Meta(description="After a game, if the host has opened another table for all.")] | None
    leavers: Annotated[list[LeaverJson], Meta(description="Who gave up their seat during a game, the first one first.")]
    window: Annotated[WindowJson, Meta(description="The one that is open.")] | None = None


def table_json(state: TableState, now: int) -> TableJson:
    """A table as everybody at it sees it now."""
    stored = state.stored
    return TableJson(
        table=state.id,
        agreement=stored.agreement,
        status=stored.status,
        match=stored.match,
        host=stored.host,
        paused=state.paused,
        people=[PersonJson(p.n, p.name, p.seat, p.n in state.here, p.muted) for p in state.guests()],
        chairs=[
            ChairJson(chair.person, chair.bot, seat in state.stand_ins, stored.colours[seat])
            for seat, chair in enumerate(stored.chairs)
        ],
        votes=[
            VoteJson(vote.n, vote.topic, vote.by, vote.seat, state.voters(vote.seat, now), sorted(vote.yes), vote.until)
            for vote in state.votes.values()
        ],
        proposal_end=state.proposal_end,
        next=state.next_table(now),
        leavers=[
            LeaverJson(left.match, left.event, left.seat, left.person, state.people[left.person].name)
            for left in stored.leavers
        ],
        window=window_json(state),
    )


def window_json(state: TableState) -> WindowJson | None:
    """The window that is open, as everybody sees it."""
    window = state.window
    if window is None:
        return None
    return WindowJson(
        name=window.name,
        until=window.until,
        ends=window.ends,
        ready=sorted(window.ready),
        more=window.may_have_more(state.more_given),
        sealed=window.sealed,
        spoken=sorted(window.spoken),
    )
