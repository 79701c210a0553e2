"""The history of a table, for its people who are elsewhere: how it stands, who is asked, and the past games."""

import json
from typing import Annotated

from msgspec import Meta, Struct

from coterie.core.lexicon import LETTERS
from coterie.server.protocol.fields import Moment
from coterie.server.protocol.table_json import TableJson, table_json
from coterie.server.tables.table import LiveTable
from coterie.store.rows import MatchRow


class PastGame(Struct):
    """A game that is over. Without a result it has no points and no winners."""

    match: Annotated[
        int, Meta(description="Its number at this table, from 1: what `replay` and `record` are asked for.")
    ]
    began: Moment
    ended: Moment
    scores: Annotated[list[int], Meta(description="Points by seat.")]
    winners: Annotated[list[int], Meta(description="The seats that won.")]


class HistoryJson(Struct):
    """A table, and what happened at it."""

    table: TableJson
    person: Annotated[int, Meta(description="Who asks, by their key; -1: nobody of this table.")]
    asked: Annotated[list[int], Meta(description="The seats that have yet to answer.")]
    moved: Annotated[
        int, Meta(description="When something last happened in a game here, or the table was opened, in ms since 1970.")
    ]
    games: Annotated[list[PastGame], Meta(description="The first one first.")]


async def history(table: LiveTable, person: int) -> HistoryJson:
    """The history of a table, as this person gets it."""
    state, services = table.state, table.services
    games = [past_game(row) for row in await services.store.matches(table.id) if row.ended_at is not None]
    asked = [int(seat) for seat in state.match.asked()] if state.match and state.playing else []
    return HistoryJson(table_json(state, services.now()), person, asked, state.moved_at, games)


def past_game(row: MatchRow) -> PastGame:
    """A game that is over, from its row."""
    assert row.ended_at is not None
    result = json.loads(row.result) if row.result else {"scores": [], "winners": []}
    return PastGame(
        row.no, row.made_at, row.ended_at, result["scores"], [LETTERS.index(seat) for seat in result["winners"]]
    )
