"""RC-20 to RC-33: the end of a reign, the next one, and the end of the game."""

from coterie.core.eyes import Eyes
from coterie.core.lexicon import LETTERS
from coterie.games.reigns_council.table import BURIED, DISCARD, GOAL_STOCK, REIGN, STOCK, CouncilTable
from coterie.games.reigns_council.tests.scene import draw_all, kind_of, may, question, refusal, say, scene, told

GOALS = """
B goal church-strong-army-weak
C goal people-weak-wealth-weak
D goal church-weak-people-strong
"""


def everyone(t: CouncilTable, *words: str) -> None:
    """All seats answer in turn."""
    for seat, word in enumerate(words):
        say(t, f"{LETTERS[seat]} {word}")


# RC-20


def test_RC_20_a_marker_on_an_end_space_kills_the_monarch_at_once() -> None:
    t = scene(
        f"turn 2, church -4\n{GOALS}\nB presents church-1|army+1, accepted\nC presents army+1|army-1, accepted\nasks"
        " reveal"
    )
    say(t, "A reveal:B")
    assert t.killer == 1
    assert told(t, "died") == [[0, 1]]
    assert question(t) == "future ABCD"


def test_RC_20_what_was_not_revealed_is_discarded_without_effect_and_unseen() -> None:
    t = scene(
        f"turn 2, church 4\n{GOALS}\nB presents church-1|church+1, rejected\nC presents army+1|army-1, rejected\n"
        "D presents people+1|people-1, accepted\nasks reveal"
    )
    say(t, "A reveal:B")
    assert t.tracks == [5, 0, 0, 0]
    assert t.size(BURIED) == 2
    assert t.size(DISCARD) == 1
    for seat in range(5):
        view = Eyes(t, seat).view()
        known = {2: ["army+1|army-1"], 3: ["people+1|people-1"]}.get(seat, [])
        assert view.pile("buried").cards == [kind_of(t, word) for word in known]
        assert len(view.pile("buried").backs) == 2 - len(known)


def test_RC_20_a_rejected_card_kills_too() -> None:
    t = scene(f"turn 2, army -4\n{GOALS}\nC presents church+1|army-2, rejected\nasks reveal")
    say(t, "A reveal:C")
    assert t.killer == 2
    assert t.size(REIGN) == 0


def test_RC_20_death_comes_before_retirement() -> None:
    t = scene(f"turn 5, church 4, reign 11\n{GOALS}\nB presents church+1|army+1, accepted\nasks reveal")
    say(t, "A reveal:B")
    assert t.killer == 1
    assert not told(t, "retired")
    assert told(t, "scored-reign") == [[0, 12]]
    assert len(told(t, "goal-shown")) == 3


# RC-21


def test_RC_21_the_advisor_whose_card_it_was_scores_one() -> None:
    t = scene(f"turn 2, wealth 4\n{GOALS}\nC presents wealth+1|army+1, accepted\nasks reveal")
    say(t, "A reveal:C")
    assert told(t, "scored-story") == [[2, 1]]
    assert t.points == [1, 0, 1, 0]


def test_RC_21_also_when_rejected_and_once_even_if_two_markers_reach_an_end() -> None:
    t = scene(
        "turn 2, wealth 4, army 4\nB goal church-weak-people-weak\nC goal church-strong-people-weak\n"
        "D goal church-strong-people-strong\nD presents church+1|army+1,wealth+1, rejected\nasks reveal"
    )
    say(t, "A reveal:D")
    assert t.tracks == [0, 5, 0, 5]
    assert t.points == [0, 0, 0, 1]


def test_RC_21_also_after_a_change_of_mind() -> None:
    t = scene(
        "turn 1, army 4\nB goal church-weak-people-weak\nC goal church-weak-people-strong\nD goal"
        " church-strong-people-strong\nB presents wealth-1|army+1, accepted\nasks reveal"
    )
    say(t, "A reveal:B", "A change")
    assert t.killer == 1
    assert told(t, "scored-story") == [[1, 1]]
    assert t.points == [0, 1, 0, 0]


def test_RC_21_with_the_option_laugh_everybody_else_answers_sealed() -> None:
    t = scene(f"turn 2, wealth 4\n{GOALS}\nC presents wealth+1|army+1, accepted\nasks reveal", bonus="laugh")
    say(t, "A reveal:C")
    assert question(t) == "story ABD"
    assert may(t)[:2] == ["A laugh", "A silence"]
    say(t, "A laugh")
    assert Eyes(t, 1).view().waiting == [1, 3]
    assert not told(t, "laughed")
    assert t.points == [0, 0, 0, 0]


def test_RC_21_one_laugh_is_enough() -> None:
    for laugher in "ABD":
        t = scene(f"turn 2, wealth 4\n{GOALS}\nC presents wealth+1|army+1, accepted\nasks reveal", bonus="laugh")
        say(t, "A reveal:C", *(f"{seat} {'laugh' if seat == laugher else 'silence'}" for seat in "ABD"))
        assert told(t, "laughed") == [[LETTERS.index(laugher)]]
        assert told(t, "scored-story") == [[2, 1]]
        assert t.points == [1, 0, 1, 0]


def test_RC_21_no_laugh_no_point() -> None:
    t = scene(f"turn 2, wealth 4\n{GOALS}\nC presents wealth+1|army+1, accepted\nasks reveal", bonus="laugh")
    say(t, "A reveal:C", "A silence", "B silence", "D silence")
    assert told(t, "story-fell-flat") == [[2]]
    assert t.points == [1, 0, 0, 0]
    assert question(t) == "future ABCD"


# RC-22, RC-23


def test_RC_22_with_twelve_accepted_at_the_end_of_a_turn_the_monarch_retires_before_anyone_draws() -> None:
    t = scene(f"turn 5, church 3, reign 11\n{GOALS}\nB presents church+1|army+1, accepted\nasks reveal")
    say(t, "A reveal:B")
    assert told(t, "retired") == [[0, 12]]
    assert t.points == [12, 0, 0, 0]
    assert not told(t, "goal-shown")
    assert question(t) == "future ABCD"


def test_RC_22_eleven_are_not_enough() -> None:
    t = scene("turn 5, reign 10\nB presents church+1|army+1, accepted\ntops people+1|church-1\nasks reveal")
    say(t, "A reveal:B")
    assert question(t) == "draw B"


def test_RC_22_the_turn_is_played_to_its_end_first() -> None:
    t = scene(
        f"turn 5, reign 11\n{GOALS}\nB presents church+1|army+1, accepted\nC presents army+1|army-1, accepted\nasks"
        " reveal"
    )
    say(t, "A reveal:B")
    assert question(t) == "reveal-accepted A"
    say(t, "A reveal:C")
    assert told(t, "retired") == [[0, 13]]
    assert t.points == [13, 0, 0, 0]


def test_RC_23_the_monarch_scores_each_revealed_accepted_card_the_killing_one_included() -> None:
    t = scene(
        f"turn 2, wealth 4, reign 4, points 2 0 0 0\n{GOALS}\nC presents wealth+1|army+1, accepted\n"
        "D presents army+1|army-1, accepted\nasks reveal"
    )
    say(t, "A reveal:C")
    assert told(t, "scored-reign") == [[0, 5]]
    assert t.points[0] == 7


def test_RC_23_one_accepted_by_a_change_of_mind_counts_and_one_rejected_by_it_does_not() -> None:
    for verdict, count in (("rejected", 1), ("accepted", 0)):
        t = scene(f"turn 1, wealth 4\n{GOALS}\nC presents wealth+1|wealth+1, {verdict}\nasks reveal")
        say(t, "A reveal:C", "A change")
        assert told(t, "scored-reign") == [[0, count]]


# RC-24


def test_RC_24_goals_score_whoever_killed_the_monarch() -> None:
    for killer in "ACD":
        goals = "A goal church-strong-army-weak\nC goal people-weak-wealth-weak\nD goal church-weak-people-strong\n"
        t = scene(f"monarch B, turn 2, church 4\n{goals}{killer} presents church+1|army+1, accepted\nasks reveal")
        say(t, f"B reveal:{killer}")
        assert [seat for seat, *_ in told(t, "goal-shown")] == [2, 3, 0]


def test_RC_24_every_advisor_shows_their_goal_and_scores_the_wanted_distance() -> None:
    t = scene(
        "turn 2, church 4, army -3, people 2, wealth 1\nB goal church-strong-army-weak\nC goal"
        " army-strong-wealth-strong\nD goal church-weak-people-weak, presents church+1|army+1, accepted\nasks reveal"
    )
    say(t, "A reveal:D")
    assert told(t, "scored-goal") == [[1, 5, 0], [1, 3, 1], [2, 0, 1], [2, 1, 3], [3, 0, 0], [3, 0, 2]]
    assert t.points == [1, 8, 1, 1]
    for seat in range(5):
        for owner in (1, 2, 3):
            assert len(Eyes(t, seat).view().pile("goal", owner).cards) == 1


def test_RC_24_a_marker_at_the_centre_or_on_the_other_side_costs_nothing() -> None:
    t = scene(f"turn 2, church -4, army 4\n{GOALS}\nC presents church-1|army+1, accepted\nasks reveal")
    say(t, "A reveal:C")
    assert t.points == [1, 0, 1, 5]


def test_RC_EX_1_one_wanted_marker_at_the_end_and_the_other_two_spaces_out_score_seven() -> None:
    t = scene(
        "turn 2, church 4, army -2\nB goal church-strong-army-weak\nC goal people-weak-wealth-weak\nD goal"
        " people-strong-wealth-weak\nC presents church+1|wealth+1, accepted\nasks reveal"
    )
    say(t, "A reveal:C")
    assert told(t, "scored-goal")[:2] == [[1, 5, 0], [1, 2, 1]]
    assert t.points[1] == 7


# RC-30, RC-31, RC-32


def test_RC_30_the_outgoing_monarch_names_the_next_among_those_who_have_not_reigned() -> None:
    t = scene(f"monarch C, reigned A, turn 2, reign 12\n{GOALS.replace('C goal', 'A goal')}\nasks settle")
    everyone(t, "go-on", "go-on", "go-on", "go-on")
    assert may(t) == ["C name:B", "C name:D"]
    assert refusal(t, "C name:A") == "RC-30"
    assert refusal(t, "C name:C") == "RC-30"
    say(t, "C name:D")
    assert t.monarch == 3
    assert t.reign == 3


def test_RC_30_even_if_only_one_is_left() -> None:
    t = scene(f"monarch C, reigned A B, turn 2, reign 12\n{GOALS.replace('C goal', 'A goal')}\nasks settle")
    everyone(t, "go-on", "go-on", "go-on", "stop")
    assert may(t) == ["C name:D"]


def test_RC_31_all_cards_are_collected_and_the_next_reign_is_set_up_afresh() -> None:
    t = scene(
        f"turn 2, church 4, army 2, points 3 2 1 0, reign 5, discard 4\n{GOALS}\nB presents church+1|church-1,"
        " accepted\nC presents army+1|army-1, accepted, holds people+1|army-1\ntops people+2|church-1"
        " people-1|church+1 people+2|people-1\nD presents wealth+1|army-1, rejected\nasks reveal"
    )
    total = len(t.pack.proposals)
    t.changed = True
    say(t, "A reveal:D", "A reveal:B")
    points = t.points.copy()
    everyone(t, "go-on", "go-on", "stop", "go-on")
    say(t, "A name:C")
    assert t.size(STOCK) == total
    assert t.size(GOAL_STOCK) == 24
    assert t.tracks == [0, 0, 0, 0]
    assert not t.changed
    assert t.killer == -1
    assert sum(t.heights) == total
    assert t.points == points
    draw_all(t)
    assert [t.size(t.hand(seat)) for seat in range(4)] == [7, 7, 0, 7]
    assert [t.size(t.goal(seat)) for seat in range(4)] == [1, 1, 0, 1]
    assert question(t) == "present ABD"
    assert t.turn == 1


def test_RC_31_the_change_of_mind_is_available_again() -> None:
    t = scene(f"turn 2, changed, reign 12\n{GOALS}\nasks settle")
    everyone(t, "go-on", "go-on", "stop", "go-on")
    say(t, "A name:B")
    draw_all(t)
    for seat in (0, 2, 3):
        t.play(seat, t.legal(seat)[0])
    say(t, "B accept:A", "B accept:C", "B accept:D", "B reveal:C")
    assert question(t) == "doubt B"


def test_RC_31_what_was_known_of_hands_and_goals_is_worth_nothing_in_the_next_reign() -> None:
    t = scene(f"turn 2, reign 12\n{GOALS}\nB holds church+1|army-1\nasks settle")
    everyone(t, "go-on", "go-on", "stop", "go-on")
    say(t, "A name:B")
    for seat in range(5):
        view = Eyes(t, seat).view()
        assert len(view.pile("goal-stock").cards) == 24
        assert len(view.pile("stock").cards) == len(t.pack.proposals)


def test_RC_32_after_each_reign_all_answer_sealed_and_only_a_unanimous_stop_ends_the_game() -> None:
    t = scene(f"turn 2, reign 12, points 0 1 2 3\n{GOALS}\nasks settle")
    assert question(t) == "future ABCD"
    say(t, "A stop", "B stop", "D stop")
    assert not told(t, "would-stop")
    assert Eyes(t, 1).view().waiting == [2]
    one = t.clone()
    say(one, "C go-on")
    assert question(one) == "name A"
    assert told(one, "would-go-on") == [[2]]
    say(t, "C stop")
    assert t.over
    assert t.winners() == [0]
    assert told(t, "stopped") == [[-2, 1]]


def test_RC_32_the_game_ends_when_everyone_has_reigned() -> None:
    t = scene(f"reigned B C D, turn 2, reign 12, points 0 1 2 3\n{GOALS}\nasks settle")
    assert t.over
    assert t.reigned == [1, 1, 1, 1]


# RC-33


def test_RC_33_the_highest_score_wins() -> None:
    t = scene(f"reigned B C D, turn 2, reign 12, points 0 1 20 3\n{GOALS}\nasks settle")
    assert t.over
    assert t.scores() == [12, 1, 20, 3]
    assert t.winners() == [2]
    assert told(t, "won") == [[2, 20]]


def test_RC_33_a_tie_is_voted_on_sealed_among_the_tied_and_not_for_oneself() -> None:
    t = scene(f"reigned B C D, turn 2, reign 12, points 0 12 3 12\n{GOALS}\nasks settle")
    assert question(t) == "vote ABCD"
    assert may(t) == [
        "A vote:B",
        "A vote:D",
        "B vote:A",
        "B vote:D",
        "C vote:A",
        "C vote:B",
        "C vote:D",
        "D vote:A",
        "D vote:B",
    ]
    assert refusal(t, "A vote:A") == "RC-33"
    assert refusal(t, "A vote:C") == "RC-33"
    say(t, "C vote:D")
    assert not told(t, "voted")
    say(t, "A vote:D", "B vote:A", "D vote:A")
    assert t.over
    assert t.winners() == [0, 3]


def test_RC_33_most_votes_win() -> None:
    t = scene(f"reigned B C D, turn 2, reign 12, points 0 12 3 12\n{GOALS}\nasks settle")
    everyone(t, "vote:B", "vote:A", "vote:B", "vote:A")
    assert t.winners() == [0, 1]
    t = scene(f"reigned B C D, turn 2, reign 12, points 0 12 3 12\n{GOALS}\nasks settle")
    everyone(t, "vote:B", "vote:D", "vote:B", "vote:B")
    assert t.winners() == [1]
    assert told(t, "voted") == [[0, 1], [1, 3], [2, 1], [3, 1]]


def test_RC_33_with_two_tied_of_two_voters_left_the_rest_decide() -> None:
    t = scene(f"reigned B C D, turn 2, reign 12, points 0 12 3 1\n{GOALS}\nasks settle")
    assert may(t)[:2] == ["A vote:B", "B vote:A"]
    everyone(t, "vote:B", "vote:A", "vote:A", "vote:A")
    assert t.winners() == [0]


def test_RC_33_a_tie_after_an_early_end_is_voted_on_too() -> None:
    t = scene(f"turn 2, reign 12, points 0 12 3 1\n{GOALS}\nasks settle")
    everyone(t, "stop", "stop", "stop", "stop")
    assert question(t) == "vote ABCD"
