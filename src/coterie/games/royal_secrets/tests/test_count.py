"""The count (RS-40 to RS-51) and its tie-breaks."""

import pytest

from coterie.core.eyes import Eyes
from coterie.core.lexicon import CHANCE
from coterie.games.royal_secrets.tests.scene import Scene


def test_RS_40_when_all_bets_are_down_the_face_down_cards_are_turned_up() -> None:
    scene = Scene(
        "king 0/1/1: A 10^ 20_ | B 0^ v10_ \n queen 0/1/1: C 0^ 40_ | D 0^ \n hand D: 30 0", at="bet2", parley="D"
    )
    assert scene.told("turned-up") == []
    scene.play("D bet-down:courtier-30")
    assert scene.told("turned-up") == ["A", "B", "C", "D"]
    assert scene.seen("A", "discard") == "10 20 30 40 v10"


def test_RS_40_the_calls_come_before_the_reveal() -> None:
    scene = Scene(
        "king 0/1/1: A 10^ 20_ | B 0^ 10_ | C 0^ 0_ | D 0^ 0_ \n favors B: medal-dear \n favors C: recruitment-dear"
    )
    assert (scene.asked(), scene.step(), scene.told("turned-up")) == ("B", "last-call", [])
    scene.play("B pass")
    assert (scene.asked(), scene.step(), scene.told("turned-up")) == ("C", "recruitment-call", [])
    scene.play("C pass")
    assert len(scene.told("turned-up")) == 4


@pytest.mark.parametrize(("card", "result"), [("20", "succeeded"), ("10", "failed")])
def test_RS_41_an_audience_succeeds_if_the_influence_is_at_least_what_it_needs(card: str, result: str) -> None:
    scene = Scene(f"king 50/4/5: A 10^ {card}_ | B 10^ 10_ \n queen 0/1/1: C 10^ 0_ | D 0^ 0_")
    assert len(scene.told(result)) == (2 if result == "succeeded" else 1)
    assert scene.lilies()[:2] == ([14, 14] if result == "succeeded" else [5, 5])


def test_RS_41_the_view_adds_up_the_influence_everybody_sees() -> None:
    text = (
        "king: A 10^ 20_ | B 20_ | C \n queen: D 20^ 10_ \n cardinal: 20^ 10_ \n favors A: medal-dear \n queen"
        " planning-dear:"
    )
    scene = Scene(text, at="bet1", parley="C")
    assert Eyes(scene.table, 0).view().numbers("shown-influence") == [10, 40]
    scene.table.medals = 0b1
    assert Eyes(scene.table, 0).view().numbers("shown-influence") == [20, 40]
    scene.table.withdrawn = 0b1
    assert Eyes(scene.table, 0).view().numbers("shown-influence") == [0, 40]
    over = Scene(
        "king 0/1/1: A 10^ 10_ | B 20^ 0_ | C 0^ 0_ \n queen: D 20^ 10_ \n cardinal: 20^ 10_ \n hand A: 10 \n hand"
        " B: 10"
    )
    assert (over.step(), Eyes(over.table, 0).view().numbers("shown-influence")) == ("third", [40, 60])


def test_RS_41_the_cardinals_cards_count() -> None:
    scene = Scene("king 0/1/1: A 10^ 0_ | B 0^ 0_ | C 0^ 0_ \n queen 60/3/4: D 20^ 10_ \n cardinal: 20^ 10_")
    assert scene.told("succeeded")[1] == "1 60 60"
    minus = Scene("king 0/1/1: A 10^ 0_ | B 0^ 0_ | C 0^ 0_ \n queen 60/3/4: D 40^ 20_ \n cardinal: -10^ 0_")
    assert minus.told("failed") == ["1 50 60"]


def test_RS_42_all_there_gain_and_the_majority_player_takes_the_card() -> None:
    scene = Scene("king stabbing-dear 50/4/5: A 30^ 0_ | B 10^ 10_ \n queen 40/3/4: C 10^ 0_ | D 0^ 0_")
    assert scene.lilies() == [14, 14, 6, 6]
    assert [scene.favors(who) for who in "ABCD"] == ["stabbing-dear", "", "", ""]


def test_RS_42_the_card_lies_before_who_took_it() -> None:
    scene = Scene("king stabbing-dear 50/4/5: A 10^ 0_ | B 30^ 10_ \n queen 40/3/4: C 10^ 0_ | D 0^ 0_")
    assert [scene.pile("favors", who) for who in "ABCD"] == ["", "stabbing-dear", "", ""]
    three = Scene("king stabbing-dear 50/4/5: A 10^ 0_ | B 30^ 10_ | C 0^ 0_", seats=3)
    assert [three.pile("favors", who) for who in "ABC"] == ["", "stabbing-dear", ""]


def test_RS_42_majority_is_ones_own_two_cards_together() -> None:
    scene = Scene("king 0/1/1: A 40^ v-10_ | B 20^ 20_ | C 0^ 0_ | D 0^ 0_ \n hand A: 40 \n hand B: 10")
    assert scene.favors("B") == "corruption-dear"


def test_RS_42_who_stays_alone_when_the_others_withdrew_has_the_majority() -> None:
    scene = Scene("king 0/1/1: A v0^ 0_ | B 40^ x_ \n queen 0/1/1: C 10^ 0_ | D 0^ 0_ \n valets:")
    assert scene.favors("A") == "corruption-dear"


def test_RS_43_on_failure_all_there_lose_and_the_card_is_discarded() -> None:
    scene = Scene("king stabbing-dear 50/4/5: A 30^ 0_ | B 10^ 0_ \n queen 0/3/4: C 10^ 0_ | D 0^ 0_")
    assert scene.lilies() == [5, 5, 13, 13]
    assert scene.favors("A") == ""
    assert "stabbing-dear" in scene.pile("audience-discard")


TIE = "king 20/2/2: A 10^ 10_ | B 20^ 0_ \n queen 0/1/1: C 10^ 0_ | D 0^ 0_ \n"


def test_RS_44_tied_players_pick_a_third_card_each_and_the_highest_takes_the_favor() -> None:
    scene = Scene(TIE + "hand A: 10 30 \n hand B: 0 20")
    assert (scene.asked(), scene.step()) == ("AB", "third")
    assert scene.legal("A") == ["third:courtier-10", "third:courtier-30"]
    scene.play("B third:courtier-20, A third:courtier-30")
    assert (scene.favors("A"), scene.favors("B")) == ("corruption-dear", "")
    assert scene.lilies() == [12, 12, 11, 11]


def test_RS_44_all_third_cards_are_revealed_at_once() -> None:
    scene = Scene(TIE + "hand A: 10 30 \n hand B: 0 20").play("A third:courtier-30")
    assert (scene.asked(), scene.told("third"), scene.hand("A")) == ("B", [], "10 30")
    assert "third:courtier-30" not in str(Eyes(scene.table, 1).view().plain())
    scene.play("B third:courtier-0")
    assert scene.told("third") == ["A 0", "B 0"]


def test_RS_44_who_is_not_tied_picks_nothing() -> None:
    scene = Scene("king 0/2/2: A 10^ 10_ | B 20^ 0_ | C 10^ 0_ | D 0^ 0_ \n hand A: 10 \n hand B: 20 \n hand C: 40")
    assert scene.asked() == "AB"


def test_RS_44_only_cards_of_ones_hand() -> None:
    assert Scene(TIE + "hand A: 10 30 \n hand B: 0").refusal("A", "third:courtier-20") == "RS-44"


def test_RS_45_two_tied_players_swap_third_cards() -> None:
    scene = Scene(TIE + "hand A: 10 30 \n hand B: 40 20").play("A third:courtier-30, B third:courtier-20")
    assert (scene.hand("A"), scene.hand("B")) == ("10 20", "0 30 40")  # and B's 0 returns from the bet


def test_RS_45_third_cards_go_to_the_nearest_tied_player_on_the_right() -> None:
    text = "king 0/1/1: A 10^ 10_ | C 20^ v0_ | D v20^ v0_ \n queen 0/1/1: B 10^ 0_ \n cardinal: 0^ 0_ \n"
    scene = Scene(text + "hand A: 10 x \n hand C: 20 x \n hand D: 30 x")
    scene.play("A third:courtier-10, C third:courtier-20, D third:courtier-30")
    assert scene.told("passed-third") == ["A 3", "C 0", "D 2"]
    assert (scene.hand("A"), scene.hand("C"), scene.hand("D")) == ("20 x", "30 x", "10 x")


def test_RS_45_a_0_courtier_comes_back_and_its_owner_still_receives() -> None:
    scene = Scene(TIE + "hand A: 0 30 \n hand B: 40 20").play("A third:courtier-0, B third:courtier-20")
    assert (scene.hand("A"), scene.hand("B")) == ("0 20 30", "0 40")


def test_RS_45_a_0_valet_is_passed_like_any_card() -> None:
    scene = Scene(TIE + "hand A: 30 v0 \n hand B: 40 20").play("A third:valet-0, B third:courtier-20")
    assert (scene.hand("A"), scene.hand("B")) == ("20 30", "0 40 v0")


def test_RS_45_everybody_knows_the_passed_cards() -> None:
    scene = Scene(TIE + "hand A: 30 v10 \n hand B: 40 20").play("A third:valet-10, B third:courtier-20")
    assert scene.seen("D", "hand", "B") == "0 40 v10"


def test_RS_46_after_a_second_tie_nobody_takes_the_card_and_cards_are_still_passed() -> None:
    scene = Scene(TIE + "hand A: 20 v20 \n hand B: 20 40").play("A third:valet-20, B third:courtier-20")
    assert (scene.favors("A"), scene.favors("B")) == ("", "")
    assert "corruption-dear" in scene.pile("audience-discard")
    assert (scene.hand("A"), scene.hand("B")) == ("20 20", "0 40 v20")
    assert scene.lilies() == [12, 12, 11, 11]


def test_RS_46_a_tie_below_the_highest_does_not_matter() -> None:
    text = "king 0/1/1: A 10^ 10_ | B 20^ v0_ | C v20^ v0_ \n queen 0/1/1: D 10^ 0_ \n cardinal: 0^ 0_ \n"
    scene = Scene(text + "hand A: 10 \n hand B: 10 \n hand C: 30")
    scene.play("A third:courtier-10, B third:courtier-10, C third:courtier-30")
    assert scene.favors("C") == "corruption-dear"


def test_RS_46_a_late_higher_card_undoes_an_earlier_tie_and_an_equal_one_makes_it() -> None:
    text = "king 0/1/1: A 10^ 10_ | B 20^ v0_ | C v20^ v0_ \n queen 0/1/1: D 10^ 0_ \n cardinal: 0^ 0_ \n"
    scene = Scene(text + "hand A: 30 \n hand B: 10 \n hand C: 30")
    scene.play("A third:courtier-30, B third:courtier-10, C third:courtier-30")
    assert scene.told("tied-again") == ["0"]


def test_RS_47_the_third_card_is_never_the_excuse() -> None:
    scene = Scene(TIE + "hand A: 10 x \n hand B: 0 v-10")
    assert scene.legal("A") == ["third:courtier-10"]
    assert scene.legal("B") == ["third:courtier-0", "third:valet-minus-10"]
    assert scene.refusal("A", "third:excuse") == "RS-47"


def test_RS_47_cards_bet_this_round_are_not_back_in_hand_yet() -> None:
    scene = Scene("king 0/2/2: A 0^ 0_ | B 0^ v0_ \n queen 0/1/1: C 10^ 0_ | D 0^ 0_ \n hand A: 30 \n hand B: 20")
    assert scene.legal("A") == ["third:courtier-30"]


def test_RS_47_who_has_none_is_not_asked_ranks_below_any_card_and_still_receives() -> None:
    scene = Scene(TIE + "hand A: x \n hand B: v-10")
    assert scene.asked() == "B"
    scene.play("B third:valet-minus-10")
    assert scene.favors("B") == "corruption-dear"
    assert (scene.hand("A"), scene.hand("B")) == ("x v-10", "0")


def test_RS_47_if_none_of_the_tied_has_one_it_is_a_second_tie() -> None:
    scene = Scene(TIE + "hand A: x")
    assert scene.asked() == "-"  # the next round
    assert scene.told("tied-again") == ["0"]
    assert "corruption-dear" in scene.pile("audience-discard")


def test_RS_47_penalties_do_not_apply_to_third_cards() -> None:
    scene = Scene(TIE + "hand A: v20 \n hand B: v-10").play("A third:valet-20, B third:valet-minus-10")
    assert scene.lilies() == [12, 12, 11, 11]


LONE = "king 0/1/1: A 10^ 0_ | B 0^ 0_ | C 0^ 0_ \n"


@pytest.mark.parametrize(("cardinal", "favor"), [("10^ 20_", "medal-cheap"), ("20^ 20_", "")])
def test_RS_48_alone_one_takes_the_favor_with_at_least_the_cardinals_influence(cardinal: str, favor: str) -> None:
    scene = Scene(LONE + f"queen 40/3/4: D 20^ 10_ \n cardinal: {cardinal} \n hand D: 40")
    assert scene.asked() == "-"  # never a tie-break
    assert scene.lilies()[3] == 13
    assert scene.favors("D") == favor
    assert ("medal-cheap" in scene.pile("audience-discard")) is (favor == "")


def test_RS_48_alone_one_loses_on_failure() -> None:
    scene = Scene(LONE + "queen 40/3/4: D 20^ 10_ \n cardinal: 0^ 0_")
    assert (scene.lilies()[3], scene.favors("D")) == (6, "")


def test_RS_49_in_the_last_round_only_the_majority_player_gains() -> None:
    scene = Scene("round 7 \n king 50/4/5: A 30^ 0_ | B 10^ 10_ \n queen 40/3/4: C 10^ 0_ | D 0^ 0_")
    assert scene.lilies() == [14, 10, 6, 6]


def test_RS_49_the_tie_break_decides_who_gains() -> None:
    scene = Scene("round 7 \n" + TIE + "hand A: 10 \n hand B: 20").play("A third:courtier-10, B third:courtier-20")
    assert scene.told("gained") == ["B 0 2", "C 1 1"]


def test_RS_49_after_a_second_tie_nobody_gains() -> None:
    scene = Scene("round 7 \n" + TIE + "hand A: 0 \n hand B: 0").play("A third:courtier-0, B third:courtier-0")
    assert scene.lilies() == [10, 10, 11, 10]


@pytest.mark.parametrize(("cardinal", "lilies"), [("10^ 20_", 13), ("20^ 20_", 10)])
def test_RS_49_alone_one_gains_only_with_at_least_the_cardinals_influence(cardinal: str, lilies: int) -> None:
    scene = Scene("round 7 \n" + LONE + f"queen 40/3/4: D 20^ 10_ \n cardinal: {cardinal}")
    assert scene.lilies()[3] == lilies


def test_RS_49_failure_and_desertion_cost_as_ever() -> None:
    scene = Scene("round 7 \n king 50/4/5: A x^ 0_ | B 10^ x_ \n queen 40/3/4: C 10^ 0_ | D 0^ 0_ \n valets:")
    assert scene.lilies() == [5, 5, 6, 6]
    alone = Scene("round 7 \n" + LONE + "queen 40/3/4: D x^ 10_ \n cardinal: 10^ 20_ \n valets:")
    assert alone.lilies()[3] == 10


def test_RS_49_a_favor_won_in_the_last_round_is_worthless() -> None:
    scene = Scene("round 7 \n king royal-pardon-dear 10/4/5: A 30^ 0_ | B v20^ 0_ \n queen 40/3/4: C v0^ 0_ | D 0^ 0_")
    assert scene.table.over  # A, who lost nothing, and everybody else are not asked for a favor
    assert scene.favors("A") == "royal-pardon-dear"


def test_RS_50_lilies_never_go_below_zero() -> None:
    scene = Scene("king 50/4/5: A 30^ 0_ | B 10^ 0_ \n queen 0/3/4: C 10^ 0_ | D 0^ 0_ \n lilies A: 3")
    assert scene.lilies()[0] == 0
    assert scene.told("settled")[0] == "A -5 -3"


def test_RS_50_gains_and_losses_of_a_round_are_netted_first() -> None:
    scene = Scene("king 0/4/5: A 30^ 0_ | B v20^ v0_ \n queen 0/3/4: C 10^ 0_ | D 0^ 0_ \n lilies C: 0 \n lilies D: 2")
    assert scene.lilies()[2:] == [0, 1]  # +3 and -4


def test_RS_50_debts_let_scores_go_negative() -> None:
    scene = Scene("king 50/4/5: A 30^ 0_ | B 10^ 0_ \n queen 0/3/4: C 10^ 0_ | D 0^ 0_ \n lilies A: 3", debts="on")
    assert scene.lilies()[0] == -2


BOTH_TIED = "king 0/2/2: A 10^ 10_ | B 20^ 0_ \n queen 0/1/1: C 10^ 0_ | D 10^ 0_ \n"


def test_RS_51_the_kings_tie_break_is_finished_before_the_queens_third_cards() -> None:
    scene = Scene(BOTH_TIED + "hand A: 10 \n hand B: 20 \n hand C: 10 \n hand D: 20")
    assert scene.asked() == "AB"
    scene.play("A third:courtier-10, B third:courtier-20")
    assert (scene.asked(), scene.hand("A"), scene.favors("B")) == ("CD", "20", "corruption-dear")
    scene.play("C third:courtier-10, D third:courtier-20")
    assert scene.favors("D") == "medal-cheap"


def test_RS_51_both_results_are_worked_out_first() -> None:
    scene = Scene(BOTH_TIED + "hand A: 10 \n hand B: 20 \n hand C: 10 \n hand D: 20")
    assert scene.told("succeeded") == ["0 40 0", "1 20 0"]
    assert scene.told("gained") == ["A 0 2", "B 0 2", "C 1 1", "D 1 1"]


def test_RS_51_a_card_passed_at_the_kings_can_be_picked_at_the_queens() -> None:
    text = "king 0/2/2: A 10^ 10_ \n dine: B 20^ v0_ \n queen 0/1/1: C 20^ 0_ | D 0^ 0_ \n"
    scene = Scene(text + "hand A: 40 \n hand B: 10 \n hand C: 30").play("A third:courtier-40, B third:courtier-10")
    assert scene.legal("B") == ["third:courtier-40"]
    scene.play("B third:courtier-40, C third:courtier-30")
    assert (scene.favors("A"), scene.favors("B")) == ("corruption-dear", "medal-cheap")


def test_RS_EX_3_failure_at_the_kings_success_at_the_queens() -> None:
    scene = Scene("king 50/4/5: A 10^ 0_ | B 0^ 20_ \n queen 40/3/4: C 10^ 20_ | D 40^ 0_")
    assert scene.told("failed") == ["0 30 50"]
    assert scene.told("succeeded") == ["1 70 40"]
    assert scene.lilies() == [5, 5, 13, 13]
    assert [scene.favors(who) for who in "ABCD"] == ["", "", "", "medal-cheap"]
    assert "corruption-dear" in scene.pile("audience-discard")


def test_RS_EX_4_excuse_and_valet() -> None:
    scene = Scene("king 50/4/5: A 0^ x_ | B 20^ 20_ \n queen 30/3/4: C 10^ 20_ | D 20^ v-10_").play("- draw:valet-20")
    assert scene.lilies() == [10, 10 - 5 - 4, 13, 13]
    assert scene.favors("C") == "medal-cheap"
    assert scene.hand("A") == "0 v20"
    assert scene.told("lost-to-valet") == ["B 4 3"]


def test_RS_EX_5_alone_with_the_cardinal() -> None:
    text = (
        "king 0/1/1: A 10^ | B 0^ | D 0^ \n queen 40/3/4: C \n hand A: 0 \n hand B: 0 \n hand C: 10 20 0 \n hand D: 0"
    )
    scene = Scene(text, at="bet1", parley="C").play("C bet-down:courtier-10, - draw:cardinal-0, C hand-on:A")
    scene.play(
        "A bet-down:courtier-0, A hand-on:B, B bet-down:courtier-0, B hand-on:D, D bet-down:courtier-0, D hand-on:C"
    )
    scene.play("C bet-up:courtier-20, - draw:cardinal-10")
    assert scene.told("influence")[-1] == "C 1 30"
    assert scene.told("cardinal-influence") == ["1 10"]
    assert scene.told("succeeded")[-1] == "1 40 40"
    assert (scene.lilies()[2], scene.favors("C")) == (13, "medal-cheap")
    assert scene.table.asked(CHANCE)
