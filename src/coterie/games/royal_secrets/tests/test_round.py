"""The round, the Parley, choosing and betting (RS-10 to RS-35)."""

import pytest

from coterie.core.eyes import Eyes
from coterie.core.lexicon import CHANCE
from coterie.games.royal_secrets.lexicon import AUDIENCES, CARDINALS, KINDS, LEXICON
from coterie.games.royal_secrets.tests.scene import Scene
from coterie.games.royal_secrets.tests.test_set_up import dealt

HANDS = "hand A: 0 0 10 20 x v20 \n hand B: 0 0 10 \n hand C: 0 0 10 \n hand D: 0 0 10"
CHOSEN = "king: A | B \n queen: C | D \n" + HANDS


def test_RS_10_a_round_begins_with_both_audiences_turned_up() -> None:
    table = dealt(3)
    view = Eyes(table, 0).view()
    assert (view.pile("king").size, view.pile("queen").size) == (1, 1)
    assert view.numbers("need")[0] == table.cards.need[view.pile("king").cards[0] - 14]


def test_RS_10_there_are_seven_rounds() -> None:
    scene = Scene("round 6 \n king 0/1/1: A 0^ 0_ | B 10^ 0_ | C 0^ 0_ | D 0^ 0_")
    scene.play("- draw:audience-espionage-dear, - draw:audience-espionage-cheap")
    assert (scene.table.round, scene.step()) == (7, "choose")
    last = Scene("round 7 \n king 0/1/1: A 0^ 0_ | B 10^ 0_ | C 0^ 0_ | D 0^ 0_")
    assert last.table.over


def test_RS_10_an_audience_shows_need_gain_and_loss() -> None:
    scene = Scene("king 50/4/5: \n queen 40/3/4:", at="choose")
    view = Eyes(scene.table, 1).view()
    assert (view.numbers("need"), view.numbers("gain"), view.numbers("loss")) == ([50, 40], [4, 3], [5, 4])
    least = Eyes(Scene("king corruption-cheap 30/2/3:", at="choose").table, 1).view()
    assert (least.numbers("need")[0], least.numbers("gain")[0], least.numbers("loss")[0]) == (30, 2, 3)


def test_RS_10_the_view_says_how_many_audiences_are_left_and_none_before_they_are_turned_up() -> None:
    scene = Scene("round 2 \n king 10/1/1: A 0^ 0_ | B 10^ 0_ | C 0^ 0_ | D 0^ 0_")
    view = Eyes(scene.table, 0).view()
    assert (view.number("round"), view.numbers("audiences-left"), view.numbers("need")) == (3, [4, 4], [0, 0])
    assert (view.numbers("gain"), view.numbers("loss")) == ([0, 0], [0, 0])


def test_RS_11_all_choose_then_all_bet_once_then_all_bet_twice_then_the_count() -> None:
    scene = Scene("king 10/1/1: \n queen 10/1/1: \n" + HANDS, at="choose")
    steps = []
    while scene.table.round == 1:
        steps.append(scene.step())
        if scene.asked() == "-":
            scene.table.play(CHANCE, scene.table.legal(CHANCE)[0])
        else:
            scene.table.play(scene.table.whose(), scene.table.legal(scene.table.whose())[0])
    assert steps[:8] == ["choose", "hand-on"] * 4
    assert [s for s in steps[8:] if s == "bet"] == ["bet"] * 8
    assert "choose" not in steps[8:]


def test_RS_11_one_does_what_the_phase_asks_for() -> None:
    assert Scene(HANDS, at="choose").refusal("A", "bet-up:courtier-0") == "RS-11"
    assert Scene(HANDS, at="choose").refusal("A", "bet-down:courtier-0") == "RS-11"
    assert Scene(CHOSEN, at="bet1").refusal("A", "choose:king") == "RS-11"


def test_RS_12_the_holder_acts_and_then_hands_the_parley_to_whom_they_like() -> None:
    scene = Scene("", at="choose", parley="B").play("B choose:king")
    assert scene.asked() == "B"
    assert scene.legal() == ["hand-on:A", "hand-on:C", "hand-on:D"]
    scene.play("B hand-on:D")
    assert (scene.asked(), scene.step(), scene.table.parley) == ("D", "choose", 3)


def test_RS_12_only_to_somebody_who_has_not_performed_the_action() -> None:
    scene = Scene("king: A | B", at="chosen", parley="B")
    assert scene.legal() == ["hand-on:C", "hand-on:D"]
    assert scene.refusal("B", "hand-on:A") == "RS-12"
    assert scene.refusal("B", "hand-on:B") == "RS-12"


def test_RS_12_handing_on_is_asked_even_when_one_player_is_left() -> None:
    scene = Scene("king: A | B | C", at="chosen", parley="B")
    assert scene.legal() == ["hand-on:D"]


def test_RS_12_it_goes_by_action_not_by_phase() -> None:
    scene = Scene("king: A 10^ | B 10^ | C 10^ | D \n" + HANDS, at="bet1", parley="D").play(
        "D bet-up:courtier-0, D hand-on:A"
    )
    assert scene.play("A bet-down:courtier-0").legal() == ["hand-on:B", "hand-on:C", "hand-on:D"]


def test_RS_12_one_acts_before_handing_on_and_only_once() -> None:
    assert Scene("", at="choose").refusal("A", "hand-on:B") == "RS-12"
    assert Scene(CHOSEN, at="bet1").refusal("A", "hand-on:B") == "RS-12"
    assert Scene(HANDS, at="choose").play("A choose:king").refusal("A", "choose:queen") == "RS-12"
    assert Scene(CHOSEN, at="bet1").play("A bet-up:courtier-0").refusal("A", "bet-down:courtier-0") == "RS-12"


def test_RS_13_the_last_actor_hands_the_parley_to_any_other_player() -> None:
    scene = Scene("king: A | B | C \n" + HANDS, at="choose", parley="D").play("D choose:queen")
    assert scene.legal() == ["hand-on:A", "hand-on:B", "hand-on:C"]
    assert scene.refusal("D", "hand-on:D") == "RS-13"
    assert scene.refusal("D", "choose:king") == "RS-12"
    scene.play("D hand-on:B")
    assert (scene.asked(), scene.step()) == ("B", "bet")


def test_RS_14_after_the_last_second_bet_the_parley_stays() -> None:
    scene = Scene("king: A 10^ 0_ | B 10^ 0_ | C 10^ | D 0^ 0_ \n hand C: 0 0", at="bet2", parley="C").play(
        "C bet-down:courtier-0"
    )
    assert scene.table.round == 2
    assert scene.table.parley == 2
    scene.play("- draw:audience-espionage-dear, - draw:audience-espionage-cheap")
    assert (scene.asked(), scene.step()) == ("C", "choose")


def test_RS_20_one_goes_to_the_king_or_to_the_queen() -> None:
    scene = Scene("", at="choose")
    assert scene.legal() == ["choose:king", "choose:queen"]
    scene.play("A choose:queen")
    assert (scene.table.king, scene.table.queen) == (0b0000, 0b0001)
    assert Scene("", at="choose").refusal("A", "third:excuse") == "RS-20"


def test_RS_20_any_number_may_choose_the_same_audience() -> None:
    scene = Scene(HANDS, at="choose")
    scene.play("A choose:king, A hand-on:B, B choose:king, B hand-on:C, C choose:king, C hand-on:D, D choose:king")
    assert scene.table.king == 0b1111


def test_RS_21_an_audience_nobody_attends_is_discarded_and_costs_nothing() -> None:
    scene = Scene("king 10/1/1: A 10^ 0_ | B 20^ 0_ | C 0^ 0_ | D 0^ 0_ \n queen espionage-dear 0/5/5:")
    assert scene.lilies() == [11, 11, 11, 11]
    assert "espionage-dear" in scene.pile("audience-discard")
    assert scene.told("succeeded") == ["0 30 10"]
    assert not scene.told("failed") + scene.told("deserted")


def test_RS_30_the_first_bet_may_lie_either_way_up() -> None:
    scene = Scene(CHOSEN, at="bet1")
    kinds = ["courtier-0", "courtier-10", "courtier-20", "excuse", "valet-20"]
    assert scene.legal() == [f"bet-up:{k}" for k in kinds] + [f"bet-down:{k}" for k in kinds]
    scene.play("A bet-down:courtier-20")
    assert scene.pile("down", "A") == "20"
    assert Scene(CHOSEN, at="bet1").play("A bet-up:courtier-20").pile("up", "A") == "20"


def test_RS_30_only_a_card_of_ones_hand() -> None:
    assert Scene(CHOSEN, at="bet1").refusal("A", "bet-up:courtier-40") == "RS-30"


@pytest.mark.parametrize(("first", "second", "refused"), [("10^", "down", "up"), ("10_", "up", "down")])
def test_RS_31_the_second_bet_lies_the_other_way_up(first: str, second: str, refused: str) -> None:
    scene = Scene(f"king: A {first} | B 0^ 0_ | C 0^ 0_ | D 0^ 0_ \n hand A: 0 20", at="bet2")
    assert scene.legal() == [f"bet-{second}:courtier-0", f"bet-{second}:courtier-20"]
    assert scene.refusal("A", f"bet-{refused}:courtier-20") == "RS-31"


def test_RS_32_courtiers_excuse_and_valets_may_be_bet_and_nothing_else() -> None:
    scene = Scene(CHOSEN, at="bet1")
    assert {"bet-up:excuse", "bet-down:valet-20"} < set(scene.legal())
    for cardinal in KINDS[CARDINALS:AUDIENCES]:
        assert scene.refusal("A", f"bet-up:{cardinal}") == "RS-32"
    assert scene.refusal("A", "bet-down:audience-medal-dear") == "RS-32"


ALONE = "king: A | B | C \n queen: D \n" + HANDS


def test_RS_33_right_after_the_first_bet_of_a_lone_player_a_cardinal_is_turned_up() -> None:
    scene = Scene(ALONE, at="bet1", parley="D").play("D bet-down:courtier-10")
    assert (scene.asked(), scene.step()) == ("-", "cardinal")
    scene.play("- draw:cardinal-20")
    assert (scene.pile("cardinal-up"), scene.seen("A", "cardinal-up")) == ("c20", "c20")
    assert (scene.told("cardinal-up"), scene.told("cardinal-down")) == (["1"], [])
    assert (scene.asked(), scene.step()) == ("D", "hand-on")


def test_RS_33_right_after_the_second_a_cardinal_is_placed_face_down() -> None:
    text = "king: A 10^ 0_ | B 10^ 0_ | C 10^ \n queen: D 10^ \n cardinal: 10^ \n hand C: 0 \n hand D: 0 0"
    scene = Scene(text, at="bet2", parley="D").play("D bet-down:courtier-0, - draw:cardinal-0")
    assert scene.pile("cardinal-down") == "c0"
    assert [scene.seen(who, "cardinal-down") for who in "ABCD"] == [""] * 4
    assert (scene.asked(), scene.step()) == ("D", "hand-on")


def test_RS_33_the_cardinal_comes_to_the_king_too() -> None:
    text = "king: A 10^ \n queen: B 10^ 0_ | C 10^ 0_ | D 0^ 0_ \n cardinal: 10^ \n hand A: 0"
    scene = Scene(text, at="bet2").play("A bet-down:courtier-0, - draw:cardinal-0")
    assert scene.pile("cardinal-discard") == "c0 c10"


def test_RS_33_the_others_get_no_cardinal() -> None:
    scene = Scene(ALONE, at="bet1").play("A bet-down:courtier-10")
    assert (scene.asked(), scene.step()) == ("A", "hand-on")


def test_RS_33_a_diner_has_the_cardinal_where_nobody_else_attends() -> None:
    text = "king: A | B \n dine: C \n hand A: 0 0 \n hand B: 0 0 \n hand C: 0 0"
    scene = Scene(text, at="bet1", parley="C", seats=3).play("C bet-up:courtier-0")
    assert (scene.step(), scene.table.alone) == ("cardinal", 1)


def test_RS_33_a_diner_is_company_for_another() -> None:
    text = "king: A | B \n queen: C \n dine: D \n" + HANDS
    assert Scene(text, at="bet1", parley="C").play("C bet-up:courtier-0").step() == "hand-on"


def test_RS_34_alone_is_decided_when_phase_one_ends() -> None:
    scene = Scene("king: A | B | C \n" + HANDS, at="choose", parley="D").play("D choose:queen")
    assert scene.table.alone == -1
    assert scene.play("D hand-on:A").table.alone == 1


def test_RS_34_later_withdrawals_bring_no_cardinal() -> None:
    scene = Scene("king 30/3/4: A 10^ 20_ | B 40^ x_ \n queen 0/1/1: C 0^ 10_ | D 0^ 0_", seats=4).play(
        "- draw:valet-0"
    )
    assert not scene.told("cardinal-influence")
    assert scene.lilies() == [13, 10, 11, 11]
    assert scene.favors("A") == "corruption-dear"


def test_RS_34_a_withdrawal_does_not_remove_the_cardinal() -> None:
    scene = Scene("king 0/1/1: A 0^ 10_ | B 0^ 0_ | C 0^ 0_ \n queen: D 10^ x_ \n cardinal: 10^ 20_").play(
        "- draw:valet-0"
    )
    assert scene.pile("cardinal-discard") == "c10 c20"


def test_RS_35_a_face_down_card_shows_nothing_at_all() -> None:
    views = []
    for card in ("courtier-10", "excuse", "valet-20", "courtier-0"):
        scene = Scene(CHOSEN, at="bet1").play(f"A bet-down:{card}")
        eyes = Eyes(scene.table, 1)
        views.append((eyes.view().plain(), [h.plain() for h in eyes.heard()]))
    assert views == [views[0]] * 4


def test_RS_EX_1_choosing() -> None:
    scene = Scene(HANDS, at="choose")  # A blue, B red, C yellow, D green
    scene.play("A choose:king, A hand-on:B, B choose:king, B hand-on:C, C choose:queen, C hand-on:D, D choose:queen")
    assert (scene.table.king, scene.table.queen) == (0b0011, 0b1100)
    assert (scene.asked(), scene.step()) == ("D", "hand-on")


def test_RS_EX_2_first_bets() -> None:
    scene = Scene("king: A | B \n queen: C \n" + HANDS, at="choose", parley="D").play("D choose:queen, D hand-on:C")
    scene.play("C bet-down:courtier-10, C hand-on:D, D bet-up:courtier-10, D hand-on:A")
    scene.play("A bet-down:courtier-10, A hand-on:B, B bet-up:courtier-10")
    assert scene.legal() == ["hand-on:A", "hand-on:C", "hand-on:D"]
    assert scene.play("B hand-on:A").legal() == [
        f"bet-up:{k}" for k in ("courtier-0", "courtier-20", "excuse", "valet-20")
    ]


def test_RS_EX_6_who_has_acted_cannot_be_handed_the_parley_while_another_has_not() -> None:
    scene = Scene("king: A | B | C \n" + HANDS, at="chosen", parley="C")
    assert scene.refusal("C", "hand-on:A") == "RS-12"
    bets = Scene("king: A 10^ | B 10_ | C | D \n" + HANDS, at="bet1", parley="C").play("C bet-up:courtier-0")
    assert bets.refusal("C", "hand-on:B") == "RS-12"
    assert LEXICON.parse("hand-on:D") in bets.table.legal(2)
