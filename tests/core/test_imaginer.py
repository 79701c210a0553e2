"""The imaginer: many worlds of one decision, each a table of its own, and beliefs that place cards first."""

import json
from collections import Counter

import pytest

from coterie.core.deduction.deal import Deal
from coterie.core.dice import Dice, Lehmer
from coterie.core.eyes import Eyes
from coterie.core.packing import pack
from coterie.core.table import Table, playout
from coterie.games import find, games
from tests.contracts.copies import check_cards, snapshot
from tests.contracts.recall import signature
from tests.contracts.tables import random_game
from tests.contracts.twins import twin_of, unknown_piles

APART = 17  # steps between two looks at a game


def looks(name: str) -> list[Table]:
    """Tables in the middle of a random game where nobody has answered half a question."""
    game = find(name)
    seats = max(3, game.fewest)
    return [t.clone() for n, t in enumerate(random_game(game, seats, 1)) if n % APART == 5 and not t.answers]


every_game = pytest.mark.parametrize("name", games())


@every_game
def test_the_first_world_of_an_imaginer_is_the_one_that_imagine_deals(name: str) -> None:
    for n, table in enumerate(looks(name)):
        eyes = Eyes(table, n % (table.seats + 1))
        assert snapshot(eyes.imaginer().world(Lehmer(n))) == snapshot(eyes.imagine(Lehmer(n)))
        silent = eyes.imaginer().world(Lehmer(n), silent=True)
        assert silent.silent
        assert signature(silent) == signature(eyes.imagine(Lehmer(n)))


@every_game
def test_worlds_of_one_imaginer_do_not_notice_each_other_nor_the_table_they_are_of(name: str) -> None:
    for n, table in enumerate(looks(name)):
        imaginer = Eyes(table, 0).imaginer()
        before = snapshot(table)
        kept = [imaginer.world(Lehmer(n)), imaginer.world(Lehmer(n), silent=True)]
        as_dealt = [snapshot(world) for world in kept]
        for world in [imaginer.world(Lehmer(n)), imaginer.world(Lehmer(n), silent=True), kept[0].clone(silent=True)]:
            playout(world, Lehmer(n))
        assert snapshot(table) == before
        playout(table, Lehmer(n))
        assert [snapshot(world) for world in kept] == as_dealt
        assert snapshot(imaginer.world(Lehmer(n))) == as_dealt[0], "the imaginer saw the table go on"


@every_game
def test_on_a_world_the_seat_sees_what_it_saw_and_the_others_know_the_piles_that_they_see(name: str) -> None:
    for table in looks(name):
        for seat in range(table.seats + 1):
            world = Eyes(table, seat).imagine(Lehmer(seat))
            check_cards(world)
            assert Eyes(world, seat).view().plain() == Eyes(table, seat).view().plain()
            for pile in table.layout.piles:
                for other in range(table.seats):
                    if other != seat and pile.sees >> other & 1:
                        assert all(world.known[card] >> other & 1 for card in world.at[pile.index])


@every_game
def test_an_imaginer_holds_nothing_that_its_seat_does_not_know(name: str) -> None:
    dice = Lehmer(2)
    differed = 0
    for table in looks(name):
        for seat in range(table.seats + 1):
            twin = twin_of(table, seat, dice)
            differed += signature(twin) != signature(table)
            held = [json.dumps(pack(Eyes(t, seat).imaginer()._base)) for t in (table, twin)]
            assert held[0] == held[1]
    assert differed > len(looks(name)), "hardly a pair differed"


def test_a_seat_does_not_come_to_know_what_was_poured_unseen_into_a_pile_that_it_sees() -> None:
    poured = 0
    for table in looks("whispers"):
        hand = next(pile.index for pile in table.layout.piles if (pile.name, pile.seat) == ("hand", 0))
        poured += len(table.at[0])
        table.shuffle_in(0, hand)
        world = Eyes(table, 0).imagine(Lehmer(1))
        check_cards(world)
        assert Eyes(world, 0).view().plain() == Eyes(table, 0).view().plain()
    assert poured


class Toy:
    """A belief that puts one kind after the other into a pile, whether they can be there or not."""

    def __init__(self, pile: int, kinds: int) -> None:
        self.pile = pile
        self.kinds = kinds
        self.placed: Counter[int] = Counter()
        self.refused = 0

    def __call__(self, deal: Deal, dice: Dice) -> None:
        for kind in range(self.kinds - 1, -1, -1):
            can_be = kind in deal.kinds(self.pile)
            assert deal.place(kind, self.pile) == can_be
            if can_be:
                self.placed[kind] += 1
            else:
                self.refused += 1


@every_game
def test_what_a_belief_places_lies_there_and_what_cannot_be_is_refused(name: str) -> None:
    placed = refused = 0
    for n, table in enumerate(looks(name)):
        seat = n % table.seats
        for pile in sorted(unknown_piles(table, seat)):
            belief = Toy(pile, len(table.layout.kinds))
            world = Eyes(table, seat).imaginer().world(Lehmer(n), first=belief)
            check_cards(world)
            assert Eyes(world, seat).view().plain() == Eyes(table, seat).view().plain()
            known = Counter(table.kind(card) for card in table.at[pile] if table.known[card] >> seat & 1)
            lying = Counter(world.kind(card) for card in world.at[pile])
            assert belief.placed + known <= lying or type(table).contradictions is not Table.contradictions
            assert world.contradictions(seat) == 0
            placed += belief.placed.total()
            refused += belief.refused
    assert min(placed, refused) > 0, "too little was believed to tell"
