"""The courtier: always legal, never lost, and better than chance."""

import pytest

from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.table import Table
from coterie.games.royal_secrets.game import GAME
from coterie.games.royal_secrets.instinct import choose, value
from coterie.games.royal_secrets.lexicon import LEXICON
from coterie.games.royal_secrets.tests.scene import Scene


def play(seats: int, courtiers: set[int], seed: int) -> Table:
    """A whole game, the other seats at random."""
    table = GAME.table(seats)
    dice = Lehmer(seed)
    while not table.over:
        seat = table.whose()
        if seat < 0:
            table.roll(dice)
            continue
        legal = table.legal(seat)
        action = choose(Eyes(table, seat), dice) if seat in courtiers else legal[dice.below(len(legal))]
        assert action in legal
        table.play(seat, action)
    return table


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_table_of_courtiers_plays_to_the_end(seats: int) -> None:
    for seed in range(8):
        assert play(seats, set(range(seats)), seed).over


def test_a_courtier_among_three_random_seats_wins_far_more_than_its_share() -> None:
    won = 0.0
    for seed in range(60):
        winners = play(4, {seed % 4}, seed * 17 + 1).winners()
        won += (seed % 4 in winners) / len(winners)
    assert won / 60 > 0.5


def test_value_is_the_lead_at_the_end_and_reads_only_eyes() -> None:
    table = play(4, {0}, 3)
    scores = table.scores()
    assert value(Eyes(table, 0)) == scores[0] - max(scores[1:])


@pytest.mark.parametrize("seed", range(6))
def test_value_and_choice_never_stumble_whatever_the_position(seed: int) -> None:
    table = GAME.table(3 + seed % 3, {}, GAME.small(3 + seed % 3) if seed % 2 else None)
    dice = Lehmer(seed)
    while not table.over:
        for seat in range(table.seats + 1):
            assert -99 < value(Eyes(table, seat)) < 99
        seat = table.whose()
        if seat < 0:
            table.roll(dice)
        else:
            legal = table.legal(seat)
            assert choose(Eyes(table, seat), dice) in legal
            table.play(seat, legal[dice.below(len(legal))])


def answer(scene: Scene, who: str) -> str:
    return LEXICON.token(choose(Eyes(scene.table, "ABCD".index(who)), Lehmer(1)))


def test_it_withdraws_from_what_will_fail() -> None:
    text = "king 70/6/8: A 0^ | B 0^ 0_ | C v-10^ 0_ | D 0^ 0_ \n hand A: 0 10 x"
    assert answer(Scene(text, at="bet2"), "A") == "bet-down:excuse"


def test_it_bets_just_enough_to_reach_the_need() -> None:
    text = "king 50/4/5: A 20^ | B 20^ 0_ \n queen 0/1/1: C 0^ 0_ | D 0^ 0_ \n hand A: 0 10 30 40 \n hand B: 0"
    assert answer(Scene(text, at="bet2"), "A") == "bet-down:courtier-10"


def test_it_turns_a_great_loss_into_a_gain() -> None:
    text = "king 90/6/8: A 0^ 0_ | B 0^ 0_ | C 0^ 0_ | D 0^ 0_ \n favors A: master-stroke-dear"
    assert answer(Scene(text), "A") == "play-favor:audience-master-stroke-dear"


def test_it_keeps_a_recruitment_for_which_nothing_good_is_left() -> None:
    text = "king 90/6/8: A 10^ 0_ | B 10^ 40_ | C 10^ 0_ | D 10^ 0_ \n"
    scene = Scene(text + "favors A: recruitment-dear \n favors C: recruitment-cheap", parley="C")
    scene.table.show(scene.table.down(1), 0b1101)
    assert answer(scene, "C") == "play-favor:audience-recruitment-cheap"
    scene.play("C play-favor:audience-recruitment-cheap, C recruit:B-down")
    assert answer(scene, "A") == "pass"


def test_a_courtier_who_can_only_lose_bets_all_the_same() -> None:
    scene = Scene("king 200/1/99: B | C\nqueen 200/1/99: D\ndine: A\nhand A: 0 0 v10", at="bet1")
    assert LEXICON.verb_of(choose(Eyes(scene.table, 0), Lehmer(1))).name in ("bet-up", "bet-down")
