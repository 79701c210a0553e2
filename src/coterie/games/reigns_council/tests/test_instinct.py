"""A courtier answers whatever is asked, and answers with sense."""

import pytest

from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.games.reigns_council import instinct
from coterie.games.reigns_council.game import GAME
from coterie.games.reigns_council.lexicon import LEXICON
from coterie.games.reigns_council.table import CouncilTable
from coterie.games.reigns_council.tests.scene import say, scene


def answer(t: CouncilTable, seat: int) -> str:
    return LEXICON.token(instinct.choose(Eyes(t, seat), Lehmer(3)))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_courtier_has_a_legal_answer_in_any_position(seats: int) -> None:
    for seed in range(8):
        dice = Lehmer(seed)
        t = GAME.table(seats, {"story_bonus": "laugh"}, GAME.small(seats) if seed else None)
        while not t.over:
            seat = t.whose()
            if seat < 0:
                t.roll(dice)
                continue
            legal = t.legal(seat)
            action = instinct.choose(Eyes(t, seat), dice)
            assert action in legal
            assert abs(instinct.value(Eyes(t, seat))) < 200
            t.play(seat, action if dice.below(2) else legal[dice.below(len(legal))])
        ahead = [instinct.value(Eyes(t, seat)) for seat in range(seats)]
        assert all(ahead[seat] >= 0 for seat in t.winners())


def test_a_monarch_about_to_retire_shuns_a_pillar_near_its_end() -> None:
    t = scene(
        "turn 5, church 4, reign 11\nB presents church+1|army-1\nC presents army+1|people-1\nD presents"
        " wealth+1|wealth-1\nasks judge"
    )
    answers = []
    for _ in range(3):
        answers.append(answer(t, 0))
        say(t, f"A {answers[-1]}")
    assert sorted(answers) == ["accept:C", "accept:D", "reject:B"]


def test_a_monarch_takes_back_a_verdict_that_kills() -> None:
    t = scene("turn 1, church 4\nB presents church+2|army-1, accepted\nasks reveal")
    say(t, "A reveal:B")
    assert answer(t, 0) == "change"
    t = scene("turn 1, church 4\nB presents church-1|church+1, accepted\nasks reveal")
    say(t, "A reveal:B")
    assert answer(t, 0) == "keep"


def test_an_advisor_presents_what_serves_the_goal() -> None:
    t = scene(
        "turn 2\nB goal church-strong-army-weak, holds church+2,army-1|wealth+1 church-2,army+1|wealth+1"
        " people+1|people-1\nC holds army+1|army-1\nD holds army-1|army+1\nasks present"
    )
    say(t, f"B {answer(t, 1)}")
    assert t.pack.accept[4 * t.kind(t.only(t.presented(1))) :][:2] == [2, -1]


def test_an_advisor_draws_the_pillars_of_the_goal() -> None:
    t = scene(
        "turn 2\nB goal church-strong-army-weak\ntops people+1|church-1 church+2,army+1|army-1 wealth+1|church-1\nasks"
        " draw"
    )
    assert answer(t, 1) == "draw:top-1"


def test_a_courtier_stops_when_ahead_and_goes_on_when_behind() -> None:
    t = scene("turn 2, reign 12, points 0 30 3 1\nasks settle")
    assert [answer(t, seat) for seat in range(4)] == ["go-on", "stop", "go-on", "go-on"]


def test_a_courtier_crowns_the_poorest() -> None:
    t = scene("turn 2, reign 12, points 0 30 3 7\nasks settle")
    say(t, "A go-on", "B go-on", "C go-on", "D go-on")
    assert answer(t, 0) == "name:C"
