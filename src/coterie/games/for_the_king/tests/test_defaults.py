"""What everybody can conclude from a default, and from who pays: FK-34 and FK-37."""

import pytest

from coterie.core.deduction.deal import Deal
from coterie.core.dice import Dice, Lehmer
from coterie.core.eyes import Eyes
from coterie.games.for_the_king.lexicon import GOLD, KINDS
from coterie.games.for_the_king.table import KingTable
from coterie.games.for_the_king.tests.scene import run, three


def test_FK_37_a_default_tells_everybody_that_dear_gold_is_not_in_the_hand() -> None:
    t = three("military-a gold-1", A="gold-1 diplomacy-a diplomacy-b")
    run(t, "turn-up:military-a A/bid:2 B/pass C/pass")
    clouds = [t.spread[t.cloud[card]] for card in range(len(t.layout.kind_of))]
    possible = {KINDS[t.kind(card)] for card, piles in enumerate(clouds) if piles >> t.hand(0) & 1}
    assert {"gold-1", "diplomacy-a", "provisions-i"} <= possible
    assert not possible & {"gold-2", "gold-3"}


def test_FK_37_a_second_default_tells_what_was_not_lost_at_the_first() -> None:
    t = three("military-a military-b", A="gold-1 diplomacy-a diplomacy-b")
    run(t, "turn-up:military-a A/bid:2 B/pass C/pass lose:gold-1 B/pass C/pass")
    run(t, "turn-up:military-b B/pass C/pass A/bid:2")
    clouds = [t.spread[t.cloud[card]] for card in range(len(t.layout.kind_of))]
    possible = {KINDS[t.kind(card)] for card, piles in enumerate(clouds) if piles >> t.lost(0) & 1}
    assert {"gold-1", "diplomacy-a"} <= possible
    assert not possible & {"gold-2", "gold-3"}


def test_FK_37_a_default_on_1_tells_that_there_is_no_gold_in_the_hand() -> None:
    t = three("military-a gold-1", A="diplomacy-a diplomacy-b")
    run(t, "turn-up:military-a A/bid:1 B/pass C/pass")
    clouds = [t.spread[t.cloud[card]] for card in range(len(t.layout.kind_of))]
    possible = {KINDS[t.kind(card)] for card, piles in enumerate(clouds) if piles >> t.hand(0) & 1}
    assert {"diplomacy-a", "provisions-i"} <= possible
    assert not possible & {"gold-1", "gold-2", "gold-3"}


def test_FK_34_who_is_paying_can_pay_for_all_that_others_know() -> None:
    t = three("military-a military-b", A="gold-1 gold-1")
    run(t, "turn-up:military-a A/bid:2 B/pass C/pass")
    assert [t.contradictions(who) for who in range(4)] == [0, 0, 0, 0]
    two = three("military-a military-b", A="gold-2")
    run(two, "turn-up:military-a A/bid:2 B/pass C/pass")
    assert [two.contradictions(who) for who in range(4)] == [0, 0, 0, 0]
    t.bid = 9  # which A cannot pay, as A knows
    assert [t.contradictions(who) for who in range(4)] == [0, 8, 8, 8]


def test_FK_37_gold_seen_going_to_a_hand_leaves_less_room_for_hidden_gold() -> None:
    t = three("military-a gold-2", A="diplomacy-a diplomacy-b")
    run(t, "turn-up:gold-2 A/bid:1 B/pass C/pass A/discard:diplomacy-b")
    run(t, "turn-up:military-a B/pass C/pass A/bid:3")
    for card, kind in enumerate(t.layout.kind_of):
        if KINDS[kind].startswith("gold") and t.cloud[card] != t.hand(0):
            assert not t.spread[t.cloud[card]] >> t.hand(0) & 1
    assert (t.hand_cap[0], t.total_cap[0]) == (2, 5)


@pytest.mark.parametrize("seed", range(5))
def test_FK_37_an_imagined_hand_holds_less_gold_than_its_owner_failed_to_pay(seed: int) -> None:
    hand = " ".join(f"diplomacy-{letter}" for letter in "abcdefg") + " gold-3 gold-1"
    t = three("military-a military-b", A=hand)
    run(t, "turn-up:military-a A/bid:5 B/pass C/pass lose:gold-1 B/pass C/pass")
    dice = Lehmer(seed)
    for who in (1, 2, 3):
        world = Eyes(t, who).imagine(dice)
        assert isinstance(world, KingTable)
        assert world.gold(world.hand(0)) + world.gold(world.lost(0)) <= 4
        assert world.contradictions(who) == 0


@pytest.mark.parametrize("seed", range(5))
def test_FK_37_a_belief_that_contradicts_a_default_is_put_right(seed: int) -> None:
    hand = " ".join(f"diplomacy-{letter}" for letter in "abcdefg") + " gold-3 gold-1"
    t = three("military-a military-b", A=hand)
    run(t, "turn-up:military-a A/bid:5 B/pass C/pass lose:gold-1 B/pass C/pass")
    placed: list[bool] = []

    def rich(deal: Deal, dice: Dice) -> None:
        placed.extend(deal.place(GOLD + worth - 1, t.hand(0)) for worth in (3, 3))

    world = Eyes(t, 1).imaginer().world(Lehmer(seed), first=rich)
    assert isinstance(world, KingTable)
    assert placed == [True, True]  # each may be there, but A has at most 4
    assert world.contradictions(1) == 0


def test_FK_37_caps_follow_gold_that_comes_and_goes_in_sight() -> None:
    t = three("military-a military-b gold-3", A="gold-1 gold-2 diplomacy-a")
    run(t, "turn-up:military-a A/bid:9 B/pass C/pass lose:diplomacy-a B/pass C/pass")
    assert (t.hand_cap[0], t.total_cap[0]) == (8, 8)
    run(t, "turn-up:gold-3 B/pass C/pass A/bid:1 A/discard:gold-1")
    assert (t.hand_cap[0], t.total_cap[0]) == (11, 11)
    run(t, "turn-up:military-b C/pass A/bid:2 B/pass A/pay:gold-2")
    assert (t.hand_cap[0], t.total_cap[0]) == (9, 9)
    assert t.contradictions(1) == 0
    t.hand_cap = [2, 78, 78]
    assert (t.contradictions(1), t.contradictions(0)) == (1, 0)
    t.total_cap = [2, 78, 78]
    assert t.contradictions(1) == 3


def test_FK_37_caps_follow_every_gold_card_that_is_won() -> None:
    for worth in (1, 2, 3):
        t = three(f"military-a gold-{worth}", A="diplomacy-a diplomacy-b")
        run(t, f"turn-up:military-a A/bid:9 B/pass C/pass lose:diplomacy-a B/pass C/pass turn-up:gold-{worth}")
        run(t, "B/pass C/pass A/bid:1 A/discard:diplomacy-b")
        assert (t.hand_cap[0], t.total_cap[0]) == (8 + worth, 8 + worth)
