"""RC-10 to RC-17: a turn."""

from typing import cast

from coterie.core.eyes import Eyes, rehearse
from coterie.core.lexicon import LETTERS, Action
from coterie.games.reigns_council import cards
from coterie.games.reigns_council.game import GAME
from coterie.games.reigns_council.lexicon import TO_ACCEPT, TO_PRESENT, TO_REJECT
from coterie.games.reigns_council.table import DISCARD, REIGN, STOCK, TOP, CouncilTable
from coterie.games.reigns_council.tests.scene import (
    card,
    draw_all,
    kind_of,
    let_chance,
    may,
    question,
    refusal,
    say,
    scene,
    told,
)

HANDS = """
B holds church+1|army-1 church-1|church+1
C holds army+1|army-1
D holds wealth+2|wealth-1
"""

PRESENTED = """
B presents church+1|army-1
C presents army+1|people-1
D presents wealth+1|wealth-1
"""

TOPS = "tops people+1|church-1 people-1|church+1 people+2|people-1"


# RC-10


def test_RC_10_every_advisor_presents_one_in_any_order() -> None:
    t = scene(f"turn 2\n{HANDS}\nasks present")
    assert question(t) == "present BCD"
    say(t, "D present:wealth+2|wealth-1")
    assert question(t) == "present BC"
    say(t, "B present:church-1|church+1", "C present:army+1|army-1")
    assert [t.size(t.presented(seat)) for seat in range(4)] == [0, 1, 1, 1]
    assert [t.size(t.hand(seat)) for seat in range(4)] == [0, 1, 0, 0]
    assert question(t) == "judge A"


def test_RC_10_only_a_card_in_hand_can_be_presented() -> None:
    t = scene(f"turn 2\n{HANDS}\nasks present")
    assert len(t.legal(1)) == 2
    assert refusal(t, "B present:army+1|army-1") == "RC-10"


def test_RC_10_equal_cards_are_one_choice() -> None:
    t = scene(
        "turn 2\nB holds church+1|army-1 church+1|army-1\nC holds army+1|army-1\nD holds army-1|army+1\nasks present"
    )
    assert t.legal(1) == [TO_PRESENT.of(kind_of(t, "church+1|army-1"))]


def test_RC_10_everyone_sees_the_back_of_a_presented_card_at_once_and_its_front_only_who_presents() -> None:
    t = scene(f"turn 2\n{HANDS}\nasks present")
    say(t, "B present:church+1|army-1")
    for seat in (0, 1, 2, 3, 4):
        eyes = Eyes(t, seat)
        pile = eyes.view().pile("presented", 1)
        mine = seat == 1
        assert pile.cards == ([kind_of(t, "church+1|army-1")] if mine else [])
        assert pile.backs == ([] if mine else [cards.back_of(card("church+1|army-1")[0])])
        heard = [h for h in eyes.heard() if h.what == "presented"]
        assert [h.cards[0] >= 0 for h in heard] == [mine]


def test_RC_10_which_of_two_cards_with_one_back_was_presented_stays_open() -> None:
    t = scene(f"turn 2\n{HANDS}\nasks present")
    say(t, "B present:church-1|church+1")
    view = Eyes(t, 0).view()
    assert view.pile("presented", 1).backs == view.pile("hand", 1).backs


def test_RC_10_a_presented_card_cannot_be_taken_back() -> None:
    t = scene(f"turn 2\n{HANDS}\nasks present")
    trial = rehearse(t, 1, [Action(TO_PRESENT.of(kind_of(t, "church+1|army-1")))])
    assert trial.refused == -1
    assert not trial.quiet  # what others have seen cannot be undone
    say(t, "B present:church+1|army-1")
    assert not t.asked(1)


# RC-11, RC-12


def test_RC_11_the_monarch_judges_each_in_any_order() -> None:
    t = scene(f"turn 2\n{PRESENTED}\nasks judge")
    assert may(t) == [f"A {verb}:{seat}" for verb in ("accept", "reject") for seat in "BCD"]
    say(t, "A reject:C")
    assert may(t) == ["A accept:B", "A accept:D", "A reject:B", "A reject:D"]
    assert refusal(t, "A accept:C") == "RC-11"
    assert refusal(t, "A accept:A") == "RC-11"
    say(t, "A accept:D", "A reject:B")
    assert t.verdicts == [0, 2, 2, 1]


def test_RC_11_at_least_one_is_accepted() -> None:
    t = scene(f"turn 2\n{PRESENTED}\nasks judge")
    say(t, "A reject:B", "A reject:D")
    assert may(t) == ["A accept:C"]
    assert refusal(t, "A reject:C") == "RC-11"


def test_RC_11_all_may_be_accepted_and_all_but_one_rejected() -> None:
    t = scene(f"turn 2\n{PRESENTED}\nasks judge")
    say(t, "A accept:B", "A accept:C", "A accept:D")
    assert question(t) == "reveal-accepted A"
    t = scene(f"turn 2\n{PRESENTED}\nasks judge")
    say(t, "A accept:B", "A reject:C", "A reject:D")
    assert question(t) == "reveal-rejected A"


def test_RC_11_the_judgement_is_final_when_every_proposal_is_judged() -> None:
    t = scene(f"turn 2\n{PRESENTED}\nasks judge")
    run = [Action(TO_ACCEPT.of(1)), Action(TO_REJECT.of(2)), Action(TO_ACCEPT.of(3))]
    assert rehearse(t, 0, run[:2]).quiet
    assert not rehearse(t, 0, run).quiet
    assert rehearse(t, 0, run).blind
    say(t, "A accept:B", "A reject:C")
    assert t.points == [0, 0, 0, 0]


def test_RC_12_each_advisor_accepted_scores_one_before_any_reveal() -> None:
    t = scene(f"turn 2, points 5 1 2 3\n{PRESENTED}\nasks judge")
    say(t, "A accept:B", "A reject:C", "A accept:D")
    assert t.points == [5, 2, 2, 4]
    assert told(t, "scored-accepted") == [[1, 1], [3, 1]]
    assert not told(t, "revealed")


def test_RC_12_the_point_stays_even_if_the_card_is_never_revealed() -> None:
    t = scene(
        f"turn 2, people 4\n{PRESENTED.replace('people-1', 'people+1')}\nB goal church-weak-army-weak\n"
        "C goal church-weak-wealth-weak\nD goal army-weak-wealth-weak\nasks judge"
    )
    say(t, "A accept:B", "A reject:C", "A accept:D", "A reveal:C")
    assert t.killer == 2
    assert t.points == [0, 1, 1, 1]


# RC-13, RC-14


def test_RC_13_the_rejected_come_first_in_the_monarchs_order_by_their_black_part() -> None:
    t = scene(f"turn 2\n{PRESENTED}\nasks judge")
    say(t, "A reject:B", "A accept:C", "A reject:D")
    assert may(t) == ["A reveal:B", "A reveal:D"]
    assert refusal(t, "A reveal:C") == "RC-13"
    say(t, "A reveal:D")
    assert t.tracks == [0, 0, 0, -1]
    assert t.kinds(DISCARD) == [kind_of(t, "wealth+1|wealth-1")]
    say(t, "A reveal:B")
    assert t.tracks == [0, -1, 0, -1]
    assert t.size(DISCARD) == 2
    assert question(t) == "reveal-accepted A"


def test_RC_13_a_card_is_shown_to_all_when_revealed() -> None:
    t = scene(f"turn 2\n{PRESENTED}\nasks judge")
    say(t, "A reject:B", "A accept:C", "A reject:D", "A reveal:B")
    for seat in range(5):
        heard = [h for h in Eyes(t, seat).heard() if h.what == "revealed"]
        assert [h.cards for h in heard] == [[kind_of(t, "church+1|army-1")]]
        assert Eyes(t, seat).view().pile("discard").cards == [kind_of(t, "church+1|army-1")]


def test_RC_14_then_the_accepted_in_the_monarchs_order_by_their_white_part() -> None:
    t = scene(f"turn 2, reign 3\n{PRESENTED}\n{TOPS}\nasks judge")
    say(t, "A accept:B", "A accept:C", "A reject:D", "A reveal:D")
    assert may(t) == ["A reveal:B", "A reveal:C"]
    say(t, "A reveal:C")
    assert t.tracks == [0, 1, 0, -1]
    assert t.size(REIGN) == 4
    assert refusal(t, "A reveal:C") == "RC-14"
    say(t, "A reveal:B")
    assert t.tracks == [1, 1, 0, -1]
    assert t.size(REIGN) == 5
    assert told(t, "enacted") == [[2, 4], [1, 5]]
    assert question(t) == "draw B"


def test_RC_14_the_monarchs_pile_is_public() -> None:
    t = scene(f"turn 2\n{PRESENTED}\n{TOPS}\nasks judge")
    say(t, "A accept:B", "A accept:C", "A accept:D", "A reveal:C")
    for seat in range(5):
        assert Eyes(t, seat).view().pile("reign").cards == [kind_of(t, "army+1|people-1")]


# RC-15


def test_RC_15_in_the_first_turn_the_monarch_keeps_or_changes_after_each_reveal() -> None:
    t = scene(f"turn 1\n{PRESENTED}\nasks judge")
    say(t, "A reject:B", "A accept:C", "A accept:D", "A reveal:B")
    assert may(t) == ["A keep", "A change"]
    assert t.tracks == [0, 0, 0, 0]  # before it is applied
    for seat in range(5):
        assert Eyes(t, seat).view().pile("presented", 1).cards == [kind_of(t, "church+1|army-1")]
    say(t, "A keep")
    assert t.tracks == [0, -1, 0, 0]
    say(t, "A reveal:D")
    assert question(t) == "doubt A"


def test_RC_15_a_rejected_card_accepted_after_all_applies_its_white_part_and_joins_the_pile() -> None:
    t = scene(f"turn 1\n{PRESENTED}\nasks judge")
    say(t, "A reject:B", "A accept:C", "A accept:D")
    before = t.points.copy()
    assert Eyes(t, 1).view().number("changed") == 0
    say(t, "A reveal:B", "A change")
    assert Eyes(t, 1).view().number("changed") == 1
    assert t.tracks == [1, 0, 0, 0]
    assert t.size(REIGN) == 1
    assert t.size(DISCARD) == 0
    assert t.points == before
    assert told(t, "changed") == [[0, 1, 1]]


def test_RC_15_an_accepted_card_rejected_after_all_applies_its_black_part_and_is_discarded() -> None:
    t = scene(f"turn 1\n{PRESENTED}\nasks judge")
    say(t, "A accept:B", "A accept:C", "A accept:D")
    before = t.points.copy()
    say(t, "A reveal:B", "A change")
    assert t.tracks == [0, -1, 0, 0]
    assert t.size(REIGN) == 0
    assert t.size(DISCARD) == 1
    assert t.points == before == [0, 1, 1, 1]


def test_RC_15_one_change_only() -> None:
    t = scene(f"turn 1\n{PRESENTED}\nasks judge")
    say(t, "A reject:B", "A accept:C", "A accept:D", "A reveal:B", "A keep", "A reveal:C", "A change")
    say(t, "A reveal:D")
    assert t.tracks == [0, -1, -1, 1]
    assert question(t) != "doubt A"


def test_RC_15_not_after_the_first_turn() -> None:
    t = scene(f"turn 2\n{PRESENTED}\nasks judge")
    say(t, "A reject:B", "A accept:C", "A accept:D", "A reveal:B")
    assert t.tracks == [0, -1, 0, 0]
    assert question(t) == "reveal-accepted A"
    assert refusal(t, "A change") == "RC-14"


def test_RC_15_the_first_turn_may_end_with_nothing_accepted() -> None:
    t = scene(f"turn 1\n{PRESENTED}\n{TOPS}\nasks judge")
    say(t, "A reject:B", "A accept:C", "A reject:D")
    say(t, "A reveal:B", "A keep", "A reveal:D", "A keep", "A reveal:C", "A change")
    assert t.size(REIGN) == 0
    assert t.size(DISCARD) == 3
    assert question(t) == "draw B"


# RC-16


def test_RC_16_a_marker_stops_at_the_end_space() -> None:
    for sign in ("+", "-"):
        t = scene(f"turn 2, army {sign}4\nB presents army{sign}2|church+1, accepted\nasks reveal")
        say(t, "A reveal:B")
        assert t.tracks == [0, int(f"{sign}5"), 0, 0]
        assert told(t, "moved") == [[1, 1, int(f"{sign}4"), int(f"{sign}5")]]


def test_RC_16_a_card_is_applied_completely_before_the_end_is_checked() -> None:
    t = scene("turn 2, church 4\nB presents church+1,army-2,wealth+1|church-1, accepted\nasks reveal")
    say(t, "A reveal:B")
    assert t.tracks == [5, -2, 0, 1]
    assert t.killer == 1
    assert t.size(REIGN) == 1


# RC-17


def test_RC_17_after_the_last_card_each_advisor_draws_one_clockwise_from_the_monarch() -> None:
    t = scene(f"monarch C, turn 2, reign 3\n{TOPS}\nasks draw")
    order = ""
    while t.agenda[-1].step.name == "draw":
        order += LETTERS[t.whose()]
        assert len(t.legal(t.whose())) == 3
        say(t, f"{LETTERS[t.whose()]} draw:top-1")
        let_chance(t)
    assert order == "DAB"
    assert [t.size(t.hand(seat)) for seat in range(4)] == [1, 1, 0, 1]
    assert question(t) == "present ABD"
    assert t.turn == 3


def test_RC_17_empty_piles_are_skipped() -> None:
    t = scene("turn 2, reign 3\ntops people+1|church-1 people-1|church+1 people+2|people-1\ndiscard rest\nasks draw")
    assert t.heights == [1, 1, 1]
    say(t, "B draw:top-1")
    assert may(t) == ["C draw:top-0", "C draw:top-2"]
    assert refusal(t, "C draw:top-1") == "RC-17"


def test_RC_17_when_the_third_pile_is_emptied_the_discard_alone_makes_three_new_ones() -> None:
    text = "turn 2\ntops people+1|church-1 people-1|church+1\nB holds church+1|army-1\nreign 3\ndiscard rest\nasks draw"
    t = scene(text, others=34)
    assert t.heights == [1, 1, 0]
    say(t, "B draw:top-0")
    assert t.size(DISCARD) == 31
    say(t, "C draw:top-1")
    assert t.size(DISCARD) == 0
    assert t.heights == [11, 10, 10]
    assert t.size(REIGN) == 3
    assert t.size(t.hand(1)) == 2
    let_chance(t)
    assert [t.size(TOP + n) for n in range(3)] == [1, 1, 1]
    assert t.size(STOCK) == 28
    assert may(t) == ["D draw:top-0", "D draw:top-1", "D draw:top-2"]


def test_RC_17_also_when_the_last_of_the_round_empties_it() -> None:
    text = "turn 2\ntops people+1|church-1 people-1|church+1 wealth+1|church-1\nreign 3\ndiscard rest\nasks draw"
    t = scene(text, others=34)
    say(t, "B draw:top-0", "C draw:top-1", "D draw:top-2")
    let_chance(t)
    assert t.heights == [11, 10, 10]
    assert t.turn == 3


def test_RC_17_two_cards_make_two_piles() -> None:
    t = scene("turn 2\ntops people+1|church-1\nreign 3\ndiscard 2\nB holds church+1|army-1\nasks draw", others=34)
    t.shuffle_in(STOCK, t.hand(0))
    t.heights = [1, 0, 0]
    say(t, "B draw:top-0")
    assert t.heights == [1, 1, 0]
    let_chance(t)
    assert may(t) == ["C draw:top-0", "C draw:top-1"]


def test_RC_17_a_reshuffle_forgets_the_order_and_not_what_was_seen() -> None:
    pack = cards.make("least", [card("church+1|church-1"), card("church-1|army+1")] * 14, list(range(24)), 7, 12)
    t = cast(CouncilTable, GAME.table(3, {"first": "A"}, pack))
    draw_all(t)
    reshuffles = 0
    while not t.over and t.reign == 1 and question(t) != "future ABC":
        name = t.agenda[-1].step.name
        seat = t.whose()
        if name == "present":
            ups = [
                a for a in t.legal(seat) if t.pack.accept[4 * TO_PRESENT.arg(a)] * (1 if t.tracks[0] <= 0 else -1) > 0
            ]
            t.play(seat, (ups or t.legal(seat))[0])
        elif name == "judge":
            t.play(seat, t.legal(seat)[-1])
        elif name == "draw":
            before = len(told(t, "reshuffled"))
            discarded = t.size(DISCARD)
            t.play(seat, t.legal(seat)[0])
            if len(told(t, "reshuffled")) > before:
                reshuffles += 1
                assert t.size(DISCARD) == 0
                assert sum(t.heights) == discarded > 0
                for other in range(4):  # all saw these cards
                    assert len(Eyes(t, other).view().pile("stock").cards) == discarded
            let_chance(t)
        else:
            t.play(seat, t.legal(seat)[0])
    assert reshuffles >= 1
