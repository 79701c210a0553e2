"""RC-01 to RC-07: the set-up of a reign."""

from typing import cast

import pytest

from coterie.core.dice import Lehmer
from coterie.core.errors import BadOption, BadSeats
from coterie.core.eyes import Eyes
from coterie.core.lexicon import CHANCE, LETTERS
from coterie.core.table import playout
from coterie.games.reigns_council.game import GAME
from coterie.games.reigns_council.lexicon import LEXICON, PROPOSALS
from coterie.games.reigns_council.table import GOAL_STOCK, STOCK, TOP, CouncilTable
from coterie.games.reigns_council.tests.scene import draw_all, let_chance, may, question, refusal, say, scene, told


def council(seats: int = 4, first: str = "A") -> CouncilTable:
    return cast(CouncilTable, GAME.table(seats, {"first": first}))


def test_RC_01_the_game_is_for_three_to_six() -> None:
    for seats in (3, 4, 5, 6):
        assert council(seats).seats == seats
    for seats in (2, 7):
        with pytest.raises(BadSeats):
            GAME.table(seats)


@pytest.mark.parametrize("seats", [3, 6])
def test_RC_01_the_first_monarch_is_drawn_at_random(seats: int) -> None:
    t = GAME.table(seats)
    assert may(t) == [f"chance crown:{letter}" for letter in LETTERS[:seats]]
    ask = t.agenda[-1]
    assert ask.step.odds(t, ask) == [1] * seats
    say(t, "chance crown:C")
    assert cast(CouncilTable, t).monarch == 2


def test_RC_01_before_the_crown_is_given_nothing_has_happened() -> None:
    facts = Eyes(GAME.table(3), 0).view().facts
    assert [facts[name] for name in ("monarch", "killer", "heir")] == [-1, -1, -1]
    assert [facts[name] for name in ("reign", "turn", "changed")] == [0, 0, 0]
    assert facts["tracks"] == [0, 0, 0, 0]
    assert [facts[name] for name in ("heights", "points", "verdicts", "reigned")] == [[0, 0, 0]] * 4


def test_RC_01_an_option_gives_the_crown_to_a_seat() -> None:
    t = council(4, "D")
    assert t.monarch == 3
    assert question(t) == "deal-goal chance"
    with pytest.raises(BadOption):
        GAME.table(3, {"first": "D"})


def test_RC_01_everyone_else_is_an_advisor() -> None:
    t = council(4, "B")
    draw_all(t)
    assert [t.size(t.goal(seat)) for seat in range(4)] == [1, 0, 1, 1]
    assert [t.size(t.hand(seat)) for seat in range(4)] == [7, 0, 7, 7]


def test_RC_02_all_markers_start_at_the_centre() -> None:
    assert council().tracks == [0, 0, 0, 0]


def test_RC_02_a_track_has_four_spaces_a_side_and_then_an_end() -> None:
    for side in ("+", "-"):
        t = scene(f"turn 2, church {side}3\nB presents church{side}1|army+1, accepted\nasks reveal")
        say(t, "A reveal:B")
        assert t.killer < 0
        t = scene(f"turn 2, church {side}3\nB presents church{side}2|army+1, accepted\nasks reveal")
        say(t, "A reveal:B")
        assert t.killer == 1


def test_RC_03_every_pair_of_pillars_with_every_pair_of_directions() -> None:
    goals = LEXICON.kinds[PROPOSALS:]
    assert len(goals) == len(set(goals)) == 24
    pillars = ["church", "army", "people", "wealth"]
    for i, one in enumerate(pillars):
        for two in pillars[i + 1 :]:
            for a in ("weak", "strong"):
                for b in ("weak", "strong"):
                    assert f"goal-{one}-{a}-{two}-{b}" in goals
    t = council()
    assert t.kinds(GOAL_STOCK) == list(range(PROPOSALS, PROPOSALS + 24))


def test_RC_03_one_goal_is_dealt_to_each_advisor_and_only_they_see_it() -> None:
    t = council(4, "B")
    for owner in ("C", "D", "A"):
        assert len(may(t)) == 24 - len(told(t, "goal-dealt"))
        assert t.agenda[-1].step.odds(t, t.agenda[-1]) == [1] * len(may(t))
        let = LETTERS.index(owner)
        say(t, may(t)[5])
        assert told(t, "goal-dealt")[-1] == [let]
        seen = [len(Eyes(t, seat).view().pile("goal", let).cards) for seat in range(5)]
        assert seen == [1 if seat == let else 0 for seat in range(5)]
    assert t.size(GOAL_STOCK) == 21
    assert Eyes(t, 0).view().pile("goal-stock").cards == []


def test_RC_05_three_piles_of_equal_height_the_first_taking_the_extra() -> None:
    t = council()
    let_chance(t)
    assert t.heights == [86, 85, 85]
    assert [t.size(TOP + n) for n in range(3)] == [1, 1, 1]
    assert t.size(STOCK) == 253


@pytest.mark.parametrize(("others", "heights"), [(35, [12, 12, 12]), (36, [13, 12, 12]), (37, [13, 13, 12])])
def test_RC_05_the_first_piles_take_the_extra_cards(others: int, heights: list[int]) -> None:
    t = scene("turn 2, reign 12\nB holds church+1|army-1\nasks settle", others=others)
    say(t, "A go-on", "B go-on", "C go-on", "D go-on", "A name:B")
    assert t.heights == heights
    assert told(t, "piles-made")[-1][-3:] == heights


def test_RC_05_everyone_sees_the_backs_of_the_tops_and_nobody_their_fronts() -> None:
    t = council()
    let_chance(t)
    for seat in range(5):
        view = Eyes(t, seat).view()
        for n in range(3):
            pile = view.pile(f"top-{n}")
            assert pile.cards == []
            assert pile.backs == [t.layout.back_of[t.only(TOP + n)]]
        assert view.pile("stock").backs == []


def test_RC_05_a_new_top_shows_as_soon_as_the_one_above_is_drawn() -> None:
    t = council()
    let_chance(t)
    taken = t.only(TOP + 1)
    say(t, "B draw:top-1")
    assert question(t) == "turn-up chance"
    assert t.size(TOP + 1) == 0
    assert len(may(t)) == 253
    kind = t.kinds(STOCK)[17]
    say(t, f"chance turn-up:{LEXICON.kinds[kind]}")
    assert t.kinds(TOP + 1) == [kind]
    assert t.where[taken] == t.hand(1)
    assert t.heights == [86, 84, 85]


def test_RC_06_each_advisor_draws_all_seven_before_the_next_clockwise_from_the_monarch() -> None:
    t = council(4, "C")
    let_chance(t)
    order = ""
    while t.agenda[-1].step.name == "draw-hand":
        order += LETTERS[t.whose()]
        t.play(t.whose(), t.legal(t.whose())[-1])
        let_chance(t)
    assert order == "DDDDDDDAAAAAAABBBBBBB"
    assert t.heights == [86, 85, 85 - 21]


def test_RC_06_an_advisor_draws_from_whichever_pile_they_like() -> None:
    t = council()
    let_chance(t)
    for n in (2, 0, 1, 1, 2, 0, 0):
        assert may(t) == ["B draw:top-0", "B draw:top-1", "B draw:top-2"]
        say(t, f"B draw:top-{n}")
        let_chance(t)
    assert t.heights == [83, 83, 83]
    assert question(t) == "draw-hand C"
    assert refusal(t, "C keep") == "RC-06"


def test_RC_07_a_hand_is_its_owners_but_its_backs_are_everyones() -> None:
    t = council()
    draw_all(t)
    for seat in range(5):
        for owner in (1, 2, 3):
            pile = Eyes(t, seat).view().pile("hand", owner)
            backs = sorted(t.layout.back_of[c] for c in t.at[t.hand(owner)])
            assert pile.size == 7
            assert pile.cards == (t.kinds(t.hand(owner)) if seat == owner else [])
            assert pile.backs == ([] if seat == owner else backs)


def test_RC_07_a_drawn_card_shows_its_face_to_the_drawer_alone() -> None:
    t = council()
    let_chance(t)
    card = t.only(TOP)
    say(t, "B draw:top-0")
    for seat in range(5):
        heard = [h for h in Eyes(t, seat).heard() if h.what == "drawn"][-1]
        assert heard.cards == [t.kind(card) if seat == 1 else ~t.layout.back_of[card]]
        assert heard.nums == [0, 85]


def test_RC_07_scores_tracks_heights_and_judgements_are_public() -> None:
    t = scene(
        "turn 2, church 3, points 1 2 3 4\nB presents church+1|army-1, accepted\nC presents army+1|army-1,"
        " rejected\nasks reveal"
    )
    for seat in range(5):
        view = Eyes(t, seat).view()
        assert view.numbers("tracks") == [3, 0, 0, 0]
        assert view.numbers("points") == [1, 2, 3, 4]
        assert view.numbers("verdicts") == [0, 1, 2, 0]
        assert view.number("monarch") == 0
        assert view.numbers("heights") == t.heights


def test_RC_07_after_an_abdication_no_goal_is_shown() -> None:
    t = scene(
        "turn 3, reign 12\nB goal church-weak-army-weak\nC goal church-strong-army-weak\nD goal"
        " people-weak-wealth-weak\nasks draw"
    )
    assert question(t) == "future ABCD"
    for seat in range(5):
        for owner in (1, 2, 3):
            assert len(Eyes(t, seat).view().pile("goal", owner).cards) == (1 if seat == owner else 0)


def test_RC_07_undealt_goals_are_not_shown_at_a_death_either() -> None:
    t = scene("turn 2, church 4\nB presents church+1|army+1, accepted\nasks reveal")
    assert Eyes(t, 0).view().pile("goal-stock").cards == []
    say(t, "A reveal:B")
    shown = [h.cards for h in Eyes(t, 0).heard() if any(kind >= PROPOSALS for kind in h.cards)]
    assert len(shown) == 3
    assert not {kind for cards in shown for kind in cards} & set(t.kinds(GOAL_STOCK))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_games_end_within_the_bound(seats: int) -> None:
    for pack in (GAME.load(), GAME.small(seats)):
        for seed in range(10):
            t = GAME.table(seats, {"story_bonus": "laugh" if seed % 2 else "always"}, pack)
            assert t.whose() == CHANCE
            assert playout(t, Lehmer(seed)) <= GAME.bound
