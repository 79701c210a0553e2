"""The chronicle of a table, for people of it who are elsewhere: how it stands, whose turn it is, and the games that were played at it."""

import json
from typing import Annotated

from msgspec import Meta, Struct

from coterie.core.words import LETTERS
from coterie.server.faces import Face, face
from coterie.server.fields import Moment
from coterie.server.live import LiveTable
from coterie.store import Match as MatchRow


class PastGame(Struct):
    """A game that is over. Without a result it has no points and no winners."""

    match: Annotated[int, Meta(description="Its number at this table, from 1: what `replay` and `record` are asked for.")]
    began: Moment
    ended: Moment
    scores: Annotated[list[int], Meta(description="Points by seat.")]
    winners: Annotated[list[int], Meta(description="The seats that won.")]


class Chronicle(Struct):
    """A table, and what happened at it."""

    table: Face
    person: Annotated[int, Meta(description="Who asks, by their key; -1: nobody of this table.")]
    asked: Annotated[list[int], Meta(description="The seats that have yet to answer.")]
    moved: Annotated[int, Meta(description="When something last happened in a game here, or the table was opened, in ms since 1970.")]
    games: Annotated[list[PastGame], Meta(description="The first one first.")]


async def chronicle(table: LiveTable, person: int) -> Chronicle:
    """The chronicle of a table, as this person gets it."""
    games = [past(row) for row in await table.backstage.store.matches(table.id) if row.ended_at is not None]
    asked = [*table.match.asked()] if table.match and table.playing else []
    return Chronicle(face(table), person, asked, table.moved_at, games)  # type: ignore[arg-type]


def past(row: MatchRow) -> PastGame:
    assert row.ended_at is not None
    result = json.loads(row.result) if row.result else {"scores": [], "winners": []}
    return PastGame(row.no, row.made_at, row.ended_at, result["scores"], [LETTERS.index(seat) for seat in result["winners"]])
