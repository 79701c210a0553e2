"""Things said at random in real games, with everything that every viewer heard."""

import importlib
import importlib.util
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from coterie import bots
from coterie.core.dice import Lehmer
from coterie.core.events import Heard
from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.core.lexicon import CHANCE, OPEN
from coterie.core.table import Table
from coterie.talk import Ears, Public, Said, Saying, sayings_of
from coterie.talk.sayings import openings
from tests.contracts.tables import choose, options_for, random_game

LOUDEST = 6  # the level at which everything may be said


@dataclass(frozen=True, slots=True)
class Sample:
    """A game to its end, and what was said in it."""

    table: Table
    said: list[Said]
    sayings: dict[str, Saying]
    _heard: dict[int, list[Heard]] = field(default_factory=dict)

    def viewers(self) -> list[int]:
        return [*range(self.table.seats + 1), OPEN]

    def heard(self, viewer: int) -> list[Heard]:
        if viewer not in self._heard:
            self._heard[viewer] = [event.heard_by(viewer) for event in self.table.log[: self.table.logged]]
        return self._heard[viewer]

    def ears(self, viewer: int, before: int | None = None) -> Ears:
        """What a viewer heard, of the whole game or before an event. Nothing is taken back in a sample."""
        told = self.table.told if before is None else before
        return Ears(viewer, self.table.seats, self.table.layout.pack, self.heard(viewer)[:told], before is None)


def public_of(table: Table) -> Public:
    return Public.of(Eyes(table, table.seats))


def lively_game(game: Game, seats: int, seed: int) -> Iterator[Table]:
    """One game, told like a random one: every third is one of courtiers, where there are any.

    In every second a game's tests may begin it otherwise (`tests/enriched.py`), so that what is rare comes often.
    """
    told = (courtiers_game if seed % 3 == 2 else random_game)(game, seats, seed)
    for n, table in enumerate(told):
        if n == 0 and seed % 2:
            enrich(game, table, Lehmer(seed))
        yield table


def enrich(game: Game, table: Table, dice: Lehmer) -> None:
    """Let a game's tests change a table before its first step, if they want to."""
    package = type(game).__module__.rpartition(".")[0]
    if importlib.util.find_spec(f"{package}.tests.enriched"):
        importlib.import_module(f"{package}.tests.enriched").enrich(table, dice)


def courtiers_game(game: Game, seats: int, seed: int) -> Iterator[Table]:
    """One game of courtiers that never change; of random players where the game has none."""
    name = "courtier-0.1" if "courtier" in bots.levels(game) else "random"
    bot, dice = bots.find(name, game), Lehmer(seed * 7919 + seats)
    table = game.table(seats, options_for(game, seed))
    while not table.over:
        yield table
        seat = table.whose()
        table.play(seat, choose(table, seat, dice) if seat == CHANCE else bot(Eyes(table, seat), dice))
    yield table


def something(table: Table, sayings: Iterable[Saying], so_far: list[Said], dice: Lehmer) -> Said | None:
    """Something that a seat may say now: of all that may be said, what was said least often until now."""
    often = Counter(said.saying for said in so_far)
    public = public_of(table)
    found = [
        (seat, saying, opening)
        for seat in range(table.seats)
        for saying, opening in openings(sayings, public, seat, LOUDEST)
        if next(saying.variants(opening), None) is not None
    ]
    least = min((often[saying.name] for _, saying, _ in found), default=0)
    rare = [one for one in found if often[one[1].name] == least]
    if not rare:
        return None
    seat, saying, opening = rare[dice.below(len(rare))]
    ways = list(saying.variants(opening))
    return Said(len(so_far), 0, seat, saying.name, ways[dice.below(len(ways))], table.told, opening.anchor)


def sample(
    game: Game,
    seats: int,
    seed: int,
    often: int = 3,
    sayings: Iterable[Saying] = (),
    witness: Callable[[Said, Table], None] = lambda said, table: None,
) -> Sample:
    """A game in which, at every `often`-th step, a seat says something that it may say.

    Sayings that are given stand for those of the same name. The witness sees the table when something is said.
    """
    dice = Lehmer(seed + 77)
    by_name = {saying.name: saying for saying in [*sayings_of(game), *sayings]}
    said: list[Said] = []
    table = None
    for n, table in enumerate(lively_game(game, seats, seed)):
        if n % often == 0 and not table.over:
            new = something(table, by_name.values(), said, dice)
            if new is not None:
                witness(new, table)
                said.append(new)
    assert table is not None
    return Sample(table, said, by_name)


def cuts(sample: Sample, said: Said, dice: Lehmer, count: int) -> Iterator[int]:
    """Moments after something was said, in order."""
    told = sample.table.told
    yield from sorted(said.at + dice.below(max(1, told - said.at)) for _ in range(count))
