"""Two worlds through relays: who cannot know that they differ cannot tell, by any byte that another house passes on,
which of them they are in. And who may do what at a table that another house keeps.
"""

import asyncio
import functools
from pathlib import Path
from typing import Any

import pytest

from coterie.games import find
from tests.houses.neighbourhood import through
from tests.postgres import new_database
from tests.server import test_authorisation as rights
from tests.server.scenes import STATUSES
from tests.server.test_two_worlds import GAMES_LOOKED_AT, HIDDEN, SEATS, Itinerary, report, tour
from tests.server.worlds import twins
from tools.postgres import Postgres

pytestmark = pytest.mark.slow

FEW = 3  # spots of each kind, in a push: a relay knows nothing of games


@pytest.mark.parametrize(
    ("game", "few"), [("royal-secrets", True), *(pytest.param(game, False, marks=pytest.mark.soak) for game in HIDDEN)]
)
def test_who_cannot_know_that_two_worlds_differ_cannot_tell_them_apart_through_a_relay(
    tmp_path: Path, postgres: Postgres, game: str, few: bool
) -> None:
    def serve(data: Path, **settings: Any) -> Any:
        return through(data, new_database(postgres), secret="as much a secret as anybody else", **settings)

    async def scenario() -> None:
        # without a clock: a decision is due later by as long as its table was between two houses
        async with twins(tmp_path, game, SEATS, serve=serve, whispers=True, clock=0) as pair:
            itinerary = Itinerary(find(game), 1, GAMES_LOOKED_AT)
            if few:
                itinerary.deals, itinerary.partings = itinerary.deals[:FEW], itinerary.partings[:FEW]
            await tour(pair, itinerary)
        if few:
            assert sum(pair.differed.values()) > 10 * FEW, "hardly anything was compared"
        else:
            report(game, pair, {*HIDDEN[game]} | itinerary.cells)

    asyncio.run(scenario())


@pytest.mark.parametrize("status", [s if s == "playing" else pytest.param(s, marks=pytest.mark.soak) for s in STATUSES])
def test_nobody_does_what_is_not_theirs_through_a_relay(tmp_path: Path, database: str, status: str) -> None:
    run(functools.partial(rights.nobody_does_what_is_not_theirs, status=status), tmp_path, database)


@pytest.mark.soak
@pytest.mark.parametrize("status", STATUSES)
def test_everybody_does_what_is_theirs_through_a_relay(tmp_path: Path, database: str, status: str) -> None:
    run(functools.partial(rights.everybody_does_what_is_theirs, status=status), tmp_path, database)


def test_outsiders_are_sent_away_through_a_relay(tmp_path: Path, database: str) -> None:
    run(rights.outsiders_are_sent_away, tmp_path, database)


def run(story: Any, data: Path, database: str) -> None:
    async def scenario() -> None:
        async with through(data, database) as server:
            await story(server)

    asyncio.run(scenario())
