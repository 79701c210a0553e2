"""A game's own table and the generic one agree.

Whatever may be done in a random position can be chosen on both, by clicking.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from coterie.core.dice import Lehmer
from coterie.core.game import Game
from coterie.games import find
from coterie.play import Match, SeededDice
from coterie.server.protocol.proposal import Proposal
from coterie.server.state.agreement import Agreement
from coterie.server.state.stored import Chair
from coterie.server.tables.seated import Seated
from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.browser.phases import OF
from tests.server.guests import begin_at

POSITIONS = [40, pytest.param(200, marks=pytest.mark.soak)]  # of a game, at tables of every size
MINE = 0  # the seat of the guest
PATIENCE = 100  # times that a page is looked at again where something is missing
EVERY = 3  # so many questions of the guest's are passed between two positions, on average

WALK = Path(__file__).with_name("walk.js").read_text().partition("\n")[2]


def random_positions(game: Game, seats: int, count: int) -> Iterator[Match]:
    """So many positions of random games in which the guest is asked."""
    dice, seed = Lehmer(seats), 0
    while count:
        seed += 1
        match = Match(game, seats, dice=SeededDice(seed))
        while count and not match.over:
            asked = match.asked()
            if MINE in asked and dice.below(EVERY) == 0:
                yield match.fork()
                count -= 1
            seat = asked[dice.below(len(asked))]
            legal = match.eyes(seat).legal()
            match.play(seat, [legal[dice.below(len(legal))]])


async def seat_at(house: OpenHouse, game: Game, seats: int) -> Seated:
    return await house.server.house.open_table(Proposal("Ann", Agreement(game.name, seats), seat=MINE))


async def lay(seated: Seated, match: Match) -> None:
    """The table is as in this position from now on, for whoever sits there."""
    chairs = [Chair(person=0), *[Chair(bot="random")] * (match.seats - 1)]
    await begin_at(seated.table, match, chairs)


def walk(page: Page, shown: int, many: int) -> list[str]:
    """What can be reached. A part of the table that is fetched late is given the time to come."""
    page.wait_for_selector(f".play[data-match='{shown}'] .bar .mine")
    found: list[str] = page.evaluate(WALK, False)
    for _ in range(PATIENCE):
        if len(found) >= many:
            break
        page.wait_for_timeout(100)
        found = page.evaluate(WALK, False)
    return found


@pytest.mark.parametrize("positions", POSITIONS)
@pytest.mark.parametrize("name", OF)
def test_every_legal_action_is_reachable_on_both_tables(
    guest: Callable[..., Guest], house: OpenHouse, name: str, positions: int
) -> None:
    game = find(name)
    sizes = range(game.fewest, game.most + 1)
    for seats in sizes:
        seated = house.run(seat_at(house, game, seats))
        pages = [guest(name="Ann", motion=False, plain=plain, keys=True, painted=False).page for plain in (False, True)]
        for n, match in enumerate(random_positions(game, seats, positions // len(sizes) + 1), 1):
            house.run(lay(seated, match))
            if n == 1:
                for page in pages:
                    page.goto(f"/t/{seated.table.id}#key={seated.key}")
            legal = match.eyes(MINE).legal()
            own, generic = (walk(page, n, len(legal)) for page in pages)
            view = match.eyes(MINE).view()
            where = f"{view.step} at a table of {seats}, position {n}"
            assert own == generic, where
            assert len(own) == len(legal), where
