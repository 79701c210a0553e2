"""Packed Eyes: what is packed or pickled of a seat's Eyes is the same to the last byte in every world that the seat
cannot tell from the real one.
"""

import json
import pickle
from collections.abc import Callable

from coterie import native
from coterie.core.dice import Dice, Lehmer
from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.core.lexicon import CHANCE
from coterie.core.packing import pack
from coterie.core.table import Table
from tests.contracts.leaks import look_alike
from tests.contracts.recall import signature
from tests.contracts.tables import choose, random_game
from tests.contracts.twins import twin_of

LOOKS = 12 if native.compiled() else 6  # at a game, from its beginning to its end

Pack = Callable[[Eyes, Dice], bytes]


class Pairs:
    """How many pairs of worlds were compared, and how many of them really differed."""

    def __init__(self) -> None:
        self.compared = 0
        self.dealt = 0  # unknown cards lay elsewhere
        self.knowing = 0  # other seats knew other cards
        self.answered = 0  # another seat's secret answer, or a hidden chance, was another

    def add(self, other: "Pairs") -> None:
        for name, count in vars(other).items():
            setattr(self, name, getattr(self, name) + count)


def all_ways(eyes: Eyes, dice: Dice) -> bytes:
    """Packed, pickled, and as a silent world."""
    return b"\n".join([eyes.pack(dice), pickle.dumps(eyes), json.dumps(pack(eyes.imagine(dice, silent=True))).encode()])


def check_packed(game: Game, seats: int, seed: int, packed: Pack = all_ways) -> Pairs:
    """Hold what is packed of each seat's Eyes to other deals of what it does not know, and to other secret answers."""
    pairs = Pairs()
    dice = Lehmer(seed + 3)
    apart = max(1, sum(1 for _ in random_game(game, seats, seed)) // LOOKS)
    for n, table in enumerate(random_game(game, seats, seed)):
        if (n + seed) % apart:
            continue
        for seat in range(seats + 1):
            if not table.answers:  # a sealed answer may name a card that would lie elsewhere
                _deal_and_compare(pairs, table, seat, packed, dice, n)
            if not table.over:
                _answer_and_compare(pairs, game, table, seat, packed, dice, n)
    return pairs


def _deal_and_compare(pairs: Pairs, table: Table, seat: int, packed: Pack, dice: Lehmer, n: int) -> None:
    twin = twin_of(table, seat, dice)
    if twin.contradictions(seat):
        return
    pairs.dealt += signature(table) != signature(twin)
    pairs.knowing += table.known != twin.known
    _compare(pairs, table, twin, seat, packed, n)


def _answer_and_compare(pairs: Pairs, game: Game, table: Table, seat: int, packed: Pack, dice: Lehmer, n: int) -> None:
    actor = table.whose()
    if actor == seat or not (table.agenda[-1].step.secret or actor == CHANCE):
        return
    one = choose(table, actor, dice)
    alike = [action for action in table.legal(actor) if action != one and look_alike(game, table, one, action)]
    if not alike:
        return
    left, right = table.clone(), table.clone()
    for world, action in ((left, one), (right, alike[dice.below(len(alike))])):
        world.turned_to = 0
        world.play(actor, action)
    if not (left.turned_to | right.turned_to) >> seat & 1:
        pairs.answered += 1
        _compare(pairs, left, right, seat, packed, n)


def _compare(pairs: Pairs, one: Table, two: Table, seat: int, packed: Pack, n: int) -> None:
    pairs.compared += 1
    first, second = packed(Eyes(one, seat), Lehmer(n)), packed(Eyes(two, seat), Lehmer(n))
    assert first == second, f"packed Eyes of seat {seat} hold what it does not know"
