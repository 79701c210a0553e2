"""Things said at random in real games, with everything that every viewer heard."""

from collections.abc import Iterator
from dataclasses import dataclass

from coterie.core.dice import Lehmer
from coterie.core.events import Heard
from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.core.lexicon import OPEN
from coterie.core.table import Table
from coterie.talk import Ears, Public, Said, Saying, sayings_of
from coterie.talk.sayings import openings
from tests.contracts.tables import random_game

LOUDEST = 6  # the level at which everything may be said


@dataclass(frozen=True, slots=True)
class Sample:
    """A game to its end, and what was said in it."""

    table: Table
    said: list[Said]
    sayings: dict[str, Saying]

    def viewers(self) -> list[int]:
        return [*range(self.table.seats + 1), OPEN]

    def heard(self, viewer: int) -> list[Heard]:
        return [event.heard_by(viewer) for event in self.table.log[: self.table.logged]]

    def ears(self, viewer: int, before: int | None = None) -> Ears:
        """What a viewer heard, of the whole game or before an event."""
        heard = self.heard(viewer)
        ended = before is None
        kept = [event for event in heard if before is None or event.n < before]
        return Ears(viewer, self.table.seats, self.table.layout.pack, kept, ended)


def public_of(table: Table) -> Public:
    return Public.of(Eyes(table, table.seats))


def sample(game: Game, seats: int, seed: int, often: int = 3) -> Sample:
    """A random game in which, at every `often`-th step, a seat says something that it may say."""
    dice = Lehmer(seed + 77)
    sayings = sayings_of(game)
    said: list[Said] = []
    table = None
    for n, table in enumerate(random_game(game, seats, seed)):
        if n % often or table.over:
            continue
        seat = dice.below(seats)
        found = openings(sayings, public_of(table), seat, LOUDEST)
        if not found:
            continue
        saying, opening = found[dice.below(len(found))]
        ways = list(saying.variants(opening))
        if ways:
            args = ways[dice.below(len(ways))]
            said.append(Said(len(said), 0, seat, saying.name, args, table.told, opening.anchor))
    assert table is not None
    return Sample(table, said, {saying.name: saying for saying in sayings})


def cuts(sample: Sample, said: Said, dice: Lehmer, count: int) -> Iterator[int]:
    """Moments after something was said, in order."""
    told = sample.table.told
    yield from sorted(said.at + dice.below(max(1, told - said.at)) for _ in range(count))
