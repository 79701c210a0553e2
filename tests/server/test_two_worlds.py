"""Two worlds through the real sockets.

Who cannot know that they differ cannot tell, by any byte, which of them they are in.
"""

import asyncio
from collections import Counter
from collections.abc import Iterable
from functools import partial
from pathlib import Path

import pytest

from coterie.core.dice import Lehmer
from coterie.core.game import Game
from coterie.core.lexicon import CHANCE
from coterie.games import find
from coterie.talk import sayings_of
from tests.server.guests import end_lull, running_server
from tests.server.worlds import Spot, Stride, Twins, dealt_otherwise, stride, twins, two_answers, walk

pytestmark = pytest.mark.slow

SEATS = 3
GAMES_LOOKED_AT = 40  # for questions that are rarely asked

# The questions whose answers are secret, and the steps at which chance gives a card that others do not see.
HIDDEN = {
    "royal-secrets": ["answer at bet", "answer at third", "chance at cardinal"],
    "for-the-king": ["answer at discard", "chance at draw", "chance at lose"],
    "reigns-council": [
        "answer at present",
        "answer at story",
        "answer at future",
        "answer at vote",
        "chance at deal-goal",
    ],
}


class Itinerary:
    """Where to compare two worlds.

    A spot for every question of a game, and some for every secret answer and hidden card.
    """

    def __init__(self, game: Game, often: int = 1, first: int = 0) -> None:
        self.deals: list[Spot] = []
        self.partings: list[tuple[Spot, Stride]] = []
        self._wanted = often
        self._found: Counter[tuple[str, int]] = Counter()  # by what differs, and who did it
        dice = Lehmer(first + 5)
        for seed in range(first, first + GAMES_LOOKED_AT):
            for spot in walk(game, SEATS, seed):
                if not dice.below(4):
                    self._look(game, spot, often, dice)
            if all(self._often(cell, often) for cell in HIDDEN[game.name]):
                return

    @property
    def cells(self) -> set[str]:
        """All in which worlds differ here as often as was wanted: what is rarer may happen to be the same in both."""
        return {cell for (cell, _), times in self._found.items() if times >= self._wanted}

    def _look(self, game: Game, spot: Spot, often: int, dice: Lehmer) -> None:
        table, found = spot.table, (f"deal at {spot.step}", CHANCE)
        if self._found[found] < often and all(dealt_otherwise(table, viewer, dice) for viewer in range(SEATS + 1)):
            self._found[found] += 1
            self.deals.append(spot)
        secrets = two_answers(game, table, dice)
        answer = stride(game, table, table, dice, secrets) if secrets else None
        chance = stride(game, table, table, dice, part=SEATS)
        for step in (answer, chance):
            if step and step.cell and len(step.blind(SEATS)) > 1 and self._found[step.cell, step.actor] < often:
                self._found[step.cell, step.actor] += 1
                self.partings.append((spot, step))

    def _often(self, cell: str, often: int) -> bool:
        """Whether two seats did it often enough: then each seat has seen another do it."""
        return sum(self._found[cell, seat] >= often for seat in range(SEATS)) > 1


async def tour(pair: Twins, itinerary: Itinerary, seed: int = 1) -> None:
    """Compare two worlds at every spot."""
    dice = Lehmer(seed)
    for spot in itinerary.deals:
        for viewer in pair.viewers():
            await pair.deal(spot, viewer, dice)
    for spot, step in itinerary.partings:
        await pair.part(spot, step, dice)


@pytest.mark.parametrize(("often", "seeds"), [(1, [0]), pytest.param(4, range(1, 11), marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", HIDDEN)
def test_who_cannot_know_that_two_worlds_differ_cannot_tell_them_apart(
    tmp_path: Path, game: str, often: int, seeds: Iterable[int]
) -> None:
    async def scenario() -> None:
        cells = {*HIDDEN[game]}
        async with twins(tmp_path, game, SEATS, whispers=True) as pair:
            for seed in seeds:
                itinerary = Itinerary(find(game), often, seed * GAMES_LOOKED_AT)
                await tour(pair, itinerary, seed)
                cells |= itinerary.cells
        report(game, pair, cells)

    asyncio.run(scenario())


def report(game: str, pair: Twins, cells: set[str]) -> None:
    """Say how often worlds that really differed were compared.

    A kind of difference that no viewer was shown to miss proves nothing.
    """
    print(f"\n{game}: {sum(pair.differed.values())} comparisons of worlds that differ; by viewer, the onlooker last")
    print(f"  {pair.spoken} acts were said in both")
    print(f"  {pair.dealt} questions, offers and answers were said in both")
    assert pair.spoken >= 20 or not sayings_of(find(game)), "nobody says anything"
    assert pair.dealt >= 20 or not sayings_of(find(game)), "nobody deals"
    for cell in sorted(cells):
        counts = [pair.differed[cell, viewer] for viewer in pair.viewers()]
        print(f"  {cell}: {counts}")
        assert min(counts[-1], sum(counts[:-1])), f"nothing was compared for {cell}"
    for viewer in pair.viewers():
        for kind in ("deal", "answer", "chance"):
            assert sum(pair.differed[cell, viewer] for cell in cells if cell.startswith(kind)), (
                f"viewer {viewer} was not looked at: {kind}"
            )


class HastyTwins(Twins):
    """A pair of worlds in which moves come so quickly that what may be said follows them."""

    late = 0  # times that it was told so

    async def settle(self, viewers: Iterable[int], cell: str = "") -> None:
        for world in (self.left, self.right):
            before = [socket.sayings for socket in world.live.sockets]
            end_lull(world.live)
            self.late += before != [socket.sayings for socket in world.live.sockets]
        await super().settle(viewers, cell)


@pytest.mark.parametrize("game", HIDDEN)
def test_what_is_told_after_a_lull_is_the_same_in_both_worlds(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        dice = Lehmer(3)
        async with twins(tmp_path, game, SEATS, serve=partial(running_server, lull=1000.0)) as plain:
            pair = HastyTwins(plain.game, plain.left, plain.right)
            itinerary = Itinerary(find(game))
            for spot in itinerary.deals[:4]:
                for viewer in pair.viewers():
                    await pair.deal(spot, viewer, dice)
            for spot, step in itinerary.partings[:4]:
                await pair.part(spot, step, dice)
        assert sum(pair.differed.values()) > 20
        assert pair.late > 20

    asyncio.run(scenario())
