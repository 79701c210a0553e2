"""What the favors of phases 1 and 2 do (RS-82 to RS-91)."""

import pytest

from coterie.core.eyes import Eyes
from coterie.games.royal_secrets.lexicon import LEXICON
from coterie.games.royal_secrets.table import DOWN_CARDINAL
from coterie.games.royal_secrets.tests.scene import Scene

# Corruption and Planning.


def test_RS_82_corruption_draws_a_valet() -> None:
    scene = Scene("king espionage-dear 50/4/5: \n favors A: corruption-dear \n valets: 0 20", at="choose")
    scene.play("A play-favor:audience-corruption-dear")
    assert scene.legal() == ["draw:valet-0", "draw:valet-20"]
    scene.play("- draw:valet-20")
    assert (scene.hand("A"), scene.pile("valet-stock")) == ("v20", "v0")
    assert scene.seen("B", "hand", "A") == ""


def test_RS_82_the_last_valet_can_be_drawn_too() -> None:
    scene = Scene("king espionage-dear 50/4/5: \n favors A: corruption-dear \n valets: 20", at="choose")
    scene.play("A play-favor:audience-corruption-dear, - draw:valet-20")
    assert scene.hand("A") == "v20"


PLAN = "king espionage-dear 50/4/5: \n hand A: 0 0 10 \n hand B: 0 0 10 \n hand C: 0 0 10 \n hand D: 0 0 10 \n"
SENT = "C send-king:A, C send-queen:B, C send-king:C, C send-king:D"


def test_RS_83_planning_assigns_every_player_and_nobody_chooses() -> None:
    scene = Scene(PLAN + "favors C: planning-dear", at="plan").play("C play-favor:audience-planning-dear")
    assert (scene.asked(), scene.legal()) == ("C", ["send-king:A", "send-queen:A"])
    scene.play(SENT)
    assert (scene.table.king, scene.table.queen) == (0b1101, 0b0010)
    assert (scene.asked(), scene.step(), scene.table.alone) == ("A", "bet", 1)


def test_RS_83_the_parley_does_not_move() -> None:
    scene = Scene(PLAN + "favors C: planning-dear", at="plan", parley="B").play("C play-favor:audience-planning-dear")
    assert (scene.play(SENT).asked(), scene.table.parley) == ("B", 1)


def test_RS_83_any_split_will_do() -> None:
    scene = Scene(PLAN + "favors C: planning-dear", at="plan").play("C play-favor:audience-planning-dear")
    scene.play("C send-king:A, C send-king:B, C send-king:C, C send-king:D")
    assert (scene.table.king, scene.table.queen) == (0b1111, 0)


def test_RS_83_playing_it_only_declares_it() -> None:
    text = PLAN + "favors C: planning-dear \n favors D: planning-cheap"
    scene = Scene(text, at="plan").play("C play-favor:audience-planning-dear")
    assert (scene.asked(), scene.step(), scene.table.king | scene.table.queen) == ("D", "planning-call", 0)
    assert (scene.play("D pass").asked(), scene.step()) == ("C", "assign")


def test_RS_83_it_may_be_played_only_before_anyone_chooses() -> None:
    scene = Scene("favors A: planning-dear", at="choose")
    assert scene.legal() == ["choose:king", "choose:queen"]
    assert scene.refusal("A", "play-favor:audience-planning-dear") == "RS-83"


def test_RS_83_one_sends_one_seat_after_the_other() -> None:
    scene = Scene(PLAN + "favors C: planning-dear", at="plan").play("C play-favor:audience-planning-dear")
    assert scene.refusal("C", "send-king:B") == "RS-83"


@pytest.mark.parametrize(
    ("first", "second"), [("planning-dear", "planning-cheap"), ("planning-cheap", "planning-dear")]
)
def test_RS_84_of_two_plannings_the_card_that_needs_more_stands(first: str, second: str) -> None:
    scene = Scene(PLAN + f"favors B: {first} \n favors C: {second}", at="plan")
    scene.play(f"B play-favor:audience-{first}, C play-favor:audience-{second}")
    assert scene.asked() == ("B" if first == "planning-dear" else "C")
    assert scene.pile("audience-discard") == "planning-cheap planning-dear"


@pytest.mark.parametrize(("parley", "stands"), [("A", "B"), ("C", "C")])
def test_RS_84_of_equal_ones_the_player_asked_first_in_the_call(parley: str, stands: str) -> None:
    scene = Scene(PLAN + "favors B: planning-dear \n favors C: planning-cheap", at="plan", parley=parley)
    scene.table.cards.need[2] = scene.table.cards.need[3]
    for _ in range(2):
        who = scene.asked()
        scene.play(f"{who} {scene.legal()[0]}")
    assert scene.asked() == stands


def test_RS_84_asked_first_though_they_passed_at_first() -> None:
    scene = Scene(PLAN + "favors B: planning-dear \n favors C: planning-cheap", at="plan")
    scene.table.cards.need[2] = scene.table.cards.need[3]
    scene.play("B pass, C play-favor:audience-planning-cheap, B play-favor:audience-planning-dear")
    assert scene.asked() == "B"


def test_RS_84_asked_first_counts_from_the_parley_holder() -> None:
    scene = Scene(PLAN + "favors A: planning-dear \n favors C: planning-cheap", at="plan", parley="D")
    scene.table.cards.need[2] = scene.table.cards.need[3]
    scene.play("A pass, C play-favor:audience-planning-cheap, A play-favor:audience-planning-dear")
    assert scene.asked() == "A"


def test_RS_84_who_is_asked_first_yields_to_the_card_that_needs_more() -> None:
    scene = Scene(PLAN + "favors A: planning-cheap \n favors C: planning-dear", at="plan")
    scene.play("A pass, C play-favor:audience-planning-dear, A play-favor:audience-planning-cheap")
    assert scene.asked() == "C"
    first = Scene(PLAN + "favors A: planning-dear \n favors C: planning-cheap", at="plan")
    first.play("A play-favor:audience-planning-dear, C play-favor:audience-planning-cheap")
    assert first.asked() == "A"


# Royal Dinner.


def test_RS_85_a_diner_attends_both_audiences_in_place_of_choosing() -> None:
    scene = Scene("favors A: royal-dinner-dear", at="choose").play("A play-favor:audience-royal-dinner-dear")
    assert (scene.table.king, scene.table.queen) == (1, 1)
    assert (scene.asked(), scene.step()) == ("A", "hand-on")


def test_RS_85_every_card_counts_in_both() -> None:
    scene = Scene("king 40/2/3: A 10^ 0_ | B 0^ 0_ \n queen 50/3/4: C 20^ 0_ \n dine: D 10^ 20_")
    assert scene.told("succeeded") == ["0 40 40", "1 50 50"]
    assert scene.lilies() == [12, 12, 13, 15]


def test_RS_85_it_works_under_planning_too() -> None:
    text = PLAN + "favors C: planning-dear \n favors D: royal-dinner-dear corruption-cheap"
    scene = Scene(text, at="plan").play("C play-favor:audience-planning-dear").play(SENT)
    assert (scene.asked(), scene.step()) == ("D", "dinner-call")
    scene.play("D play-favor:audience-royal-dinner-dear")
    assert scene.table.is_diner(3)
    assert scene.legal() == ["play-favor:audience-corruption-cheap", "pass"]
    scene.play("D pass")
    assert (scene.step(), scene.table.alone) == ("bet", -1)


def test_RS_85_not_twice_in_a_round_by_the_same_player() -> None:
    text = (
        PLAN + "favors C: planning-dear \n favors D: royal-dinner-dear royal-dinner-cheap corruption-cheap medal-dear"
    )
    scene = Scene(text, at="plan").play("C play-favor:audience-planning-dear").play(SENT)
    scene.play("D play-favor:audience-royal-dinner-dear")
    assert "play-favor:audience-royal-dinner-cheap" not in scene.legal()
    assert scene.refusal("D", "play-favor:audience-royal-dinner-cheap") == "RS-85"
    assert scene.refusal("D", "play-favor:audience-medal-dear") == "RS-80"


def test_RS_86_a_diner_is_untouched_by_others_valets() -> None:
    scene = Scene("king 10/2/3: A v20^ 0_ | B 0^ 0_ \n queen 20/3/4: C 10^ 0_ \n dine: D 10^ 0_")
    assert scene.lilies() == [12, 12, 12, 15]


@pytest.mark.parametrize("need", [10, 90])
def test_RS_86_the_diners_own_valets_have_influence_but_no_penalty(need: int) -> None:
    scene = Scene(f"king {need}/2/3: A 0^ 0_ | B 0^ 0_ \n queen {need}/3/4: C 0^ 0_ \n dine: D v20^ 0_")
    assert scene.told("lost-to-valet") == []
    assert scene.told("influence")[2] == "D 0 20"


def test_RS_87_a_diner_who_withdraws_leaves_both_audiences() -> None:
    scene = Scene("king 10/2/3: A 10^ 0_ | B 0^ 0_ \n queen 20/3/4: C 10^ 0_ \n dine: D 40^ x_ \n valets:")
    assert scene.told("succeeded") == ["0 10 10"]
    assert scene.told("failed") == ["1 10 20"]
    assert scene.lilies() == [12, 12, 6, 10]


def test_RS_88_majority_gain_and_loss_are_judged_audience_by_audience() -> None:
    scene = Scene("king 40/2/3: A 10^ 0_ | B 0^ 0_ \n queen 90/3/4: C 20^ 0_ \n dine: D 10^ 20_")
    assert scene.lilies() == [12, 12, 6, 10 + 2 - 4]
    assert scene.favors("D") == "corruption-dear"


def test_RS_88_everyone_withdrew_is_judged_audience_by_audience() -> None:
    scene = Scene("king 10/2/3: A 10^ x_ | B x^ 0_ \n queen 0/3/4: C 10^ 0_ \n dine: D 40^ x_ \n valets:")
    assert scene.lilies() == [7, 7, 13, 7]


def test_RS_88_the_cardinal_joins_a_diner_at_one_audience_only() -> None:
    text = "king 10/2/3: A 10^ 0_ | B 0^ 0_ | C 0^ 0_ \n dine: D 10^ 10_ \n queen 50/3/4: \n cardinal: 20^ 10_"
    scene = Scene(text)
    assert scene.told("succeeded") == ["0 30 10", "1 50 50"]
    assert scene.favors("D") == "corruption-dear"  # the Cardinal had more at the Queen's
    assert scene.lilies() == [12, 12, 12, 15]


def test_RS_88_a_lone_diner_may_withdraw_from_the_cardinal_but_not_with_everybody_else() -> None:
    text = (
        "king 10/2/3: A 10^ x_ | B x^ 0_ | C x^ 0_ \n dine: D x^ 10_ \n queen 50/3/4: \n cardinal: 20^ 10_ \n valets:"
    )
    assert Scene(text).lilies() == [7, 7, 7, 7]


# Espionage.

DOWN = "king: A | B 10_ | C 20^ \n queen: D 30_ \n cardinal: 10^ \n hand A: 0 0 10 \n hand B: 0 20 \n hand D: 0 20 \n"


def test_RS_89_espionage_shows_its_player_alone_every_card_then_face_down() -> None:
    scene = Scene(DOWN + "favors A: espionage-dear", at="bet1").play("A play-favor:audience-espionage-dear")
    assert (scene.seen("A", "down", "B"), scene.seen("A", "down", "D")) == ("10", "30")
    assert (scene.seen("C", "down", "B"), scene.seen("C", "down", "D")) == ("", "")
    cards = {h.what: h.cards for h in Eyes(scene.table, 0).heard()}["spied"]
    assert [LEXICON.kinds[c] for c in cards] == ["courtier-10", "courtier-30"]
    assert {h.what: h.cards for h in Eyes(scene.table, 2).heard()}["spied"] == [-1, -1]


def test_RS_89_not_what_is_laid_down_later() -> None:
    scene = Scene(DOWN + "hand C: 0 20 \n favors A: espionage-dear", at="bet1").play(
        "A play-favor:audience-espionage-dear"
    )
    scene.play("A bet-up:courtier-0, A hand-on:B, B bet-up:courtier-0, B hand-on:C, C bet-down:courtier-0")
    assert scene.seen("A", "down", "C") == ""


def test_RS_89_the_cardinals_card_too_but_not_a_stabbed_one() -> None:
    text = "king: A 10^ 0_ | B 10^ 0_ | C 10^ 0_ \n queen: D 0^ 30_ \n cardinal: 10^ 20_ \n favors A: espionage-dear \n"
    scene = Scene(text + "hand B: 20 30 \n hand C: 20 30 \n hand D: 20 40")
    scene.table.stabbed = 1 << 3
    scene.play("A play-favor:audience-espionage-dear")
    cards = {h.what: h.cards for h in Eyes(scene.table, 0).heard()}["spied"]
    assert [LEXICON.kinds[c] for c in cards] == ["courtier-0", "courtier-0", "courtier-30", "cardinal-20"]


def test_RS_89_nobody_else_sees_the_cardinals_card() -> None:
    text = "king: A 10^ 0_ | B 10^ 0_ | C 10^ 0_ \n queen: D 0^ 30_ \n cardinal: 10^ 20_ \n favors A: espionage-dear \n"
    scene = Scene(text + "hand B: 20 30 \n hand C: 20 30 \n hand D: 20 40")
    card = scene.table.only(DOWN_CARDINAL)
    scene.table.known[card] = scene.table.seen[card] = 0  # as it was drawn
    scene.play("A play-favor:audience-espionage-dear")
    spied = [{h.what: h.cards for h in Eyes(scene.table, seat).heard()}["spied"][-1] for seat in range(5)]
    assert [LEXICON.kinds[kind] if kind >= 0 else "" for kind in spied] == ["cardinal-20", "", "", "", ""]


# Stabbing.

STAB = "favors A: stabbing-dear \n queen planning-dear 90/0/0: C 0^ 0_ | D 0^ 0_ \n"


def test_RS_90_a_stabbed_card_does_not_count() -> None:
    scene = Scene("king 30/2/3: A 10^ 10_ | B 0^ 40_ \n" + STAB).play(
        "A play-favor:audience-stabbing-dear, A stab:B-down"
    )
    assert scene.told("failed")[0] == "0 20 30"


def test_RS_90_any_face_down_bet_at_either_audience_ones_own_and_the_cardinals_included() -> None:
    text = "king: A 10^ 0_ | B 10^ 0_ | C 10^ 0_ \n queen: D 0^ 30_ \n cardinal: 10^ 20_ \n favors A: stabbing-dear"
    scene = Scene(text).play("A play-favor:audience-stabbing-dear")
    assert scene.legal() == ["stab:A-down", "stab:B-down", "stab:C-down", "stab:D-down", "stab:cardinal-down"]
    assert scene.refusal("A", "stab:B-up") == "RS-90"
    assert scene.refusal("A", "stab:cardinal-up") == "RS-90"


def test_RS_90_the_cardinals_stabbed_card_does_not_count() -> None:
    text = (
        "king 0/1/1: A 10^ 0_ | B 0^ 0_ | C 0^ 0_ \n queen 30/1/1: D 0^ 20_ \n cardinal: 10^ 20_ \n favors A:"
        " stabbing-dear"
    )
    scene = Scene(text).play("A play-favor:audience-stabbing-dear, A stab:cardinal-down")
    assert scene.told("cardinal-influence") == ["1 10"]
    assert scene.favors("D") == "medal-cheap"


def test_RS_90_it_cannot_be_stabbed_doubled_or_recruited() -> None:
    favors = "favors A: stabbing-dear stabbing-cheap medal-dear recruitment-dear \n queen planning-dear:"
    scene = Scene("king 0/1/1: A 10^ 10_ | B 10^ 40_ | C 20^ 0_ | D 10^ 0_ \n" + favors)
    scene.play("A play-favor:audience-stabbing-dear, A stab:B-down, A play-favor:audience-stabbing-cheap")
    assert "stab:B-down" not in scene.legal()
    scene.play("A stab:C-down, A play-favor:audience-medal-dear")
    assert [a for a in scene.legal() if "B" in a or "C" in a] == ["decorate:B-up", "decorate:C-up"]
    scene.play("A decorate:B-up, A play-favor:audience-recruitment-dear")
    assert scene.legal() == ["recruit:B-up", "recruit:C-up", "recruit:D-up", "recruit:D-down"]


@pytest.mark.parametrize("need", [10, 90])
def test_RS_90_a_stabbed_valet_has_no_penalty(need: int) -> None:
    scene = Scene(f"king {need}/2/3: A 10^ 10_ | B 0^ v0_ \n" + STAB).play(
        "A play-favor:audience-stabbing-dear, A stab:B-down"
    )
    assert scene.told("lost-to-valet") == []


def test_RS_90_a_stabbed_excuse_withdraws_nobody() -> None:
    scene = Scene("king 30/2/3: A 10^ 10_ | B 30^ x_ \n" + STAB).play(
        "A play-favor:audience-stabbing-dear, A stab:B-down"
    )
    assert scene.told("withdrew") == []
    assert scene.favors("B") == "corruption-dear"


def test_RS_90_of_two_excuses_the_one_left_withdraws() -> None:
    scene = Scene("king 30/2/3: A 10^ 10_ | B x^ x_ \n valets: \n" + STAB).play(
        "A play-favor:audience-stabbing-dear, A stab:B-down"
    )
    assert scene.told("withdrew") == ["B"]


def test_RS_90_it_stays_face_down_until_the_reveal() -> None:
    text = "hand B: 10 20 30 \n hand C: 0 \n king: A 10^ 10_ | B 40_ | C 0^ | D 0^ 0_ \n queen planning-dear: \n"
    scene = Scene(text + "favors A: stabbing-dear espionage-cheap", at="done2")
    scene.play("A play-favor:audience-stabbing-dear, A stab:B-down, A play-favor:audience-espionage-cheap")
    assert [scene.seen(who, "down", "B") for who in "ABCD"] == ["", "40", "", ""]
    scene.play("A hand-on:B, B bet-up:courtier-10, B hand-on:C, C bet-down:courtier-0")
    assert "40" in scene.seen("C", "discard").split()


def test_RS_90_the_owners_second_card_is_still_the_other_way_up() -> None:
    scene = Scene("king: A 10^ 0_ | B 40_ | C 0^ 0_ | D 0^ 0_ \n hand B: 0 20", at="bet2", parley="B")
    scene.table.stabbed = 1 << 3
    assert scene.legal() == ["bet-up:courtier-0", "bet-up:courtier-20"]
    assert scene.refusal("B", "bet-down:courtier-0") == "RS-31"


def test_RS_90_a_stabbed_0_courtier_returns_at_the_end_of_the_round() -> None:
    scene = Scene("king 30/2/3: A 10^ 10_ | B 30^ 0_ \n" + STAB).play(
        "A play-favor:audience-stabbing-dear, A stab:B-down"
    )
    assert scene.hand("B") == "0"


# Medal of Merit.

MEDAL = "favors A: medal-dear \n queen planning-dear 90/0/0: C 0^ 0_ | D 0^ 0_ \n"


def test_RS_91_a_medal_doubles_a_card_for_success_and_for_majority() -> None:
    scene = Scene("king 70/2/3: A 20^ 10_ | B 0^ 20_ \n" + MEDAL).play(
        "A play-favor:audience-medal-dear, A decorate:B-down"
    )
    assert scene.told("influence")[:2] == ["A 0 30", "B 0 40"]
    assert scene.told("succeeded")[0] == "0 70 70"
    assert scene.favors("B") == "corruption-dear"


def test_RS_91_anyones_card_either_way_up_the_cardinals_included() -> None:
    text = (
        "king: A 10^ 0_ | B 10^ 0_ | C 10^ 0_ \n queen planning-dear: D 0^ 30_ \n cardinal: 10^ 20_ \n favors A:"
        " medal-dear"
    )
    scene = Scene(text).play("A play-favor:audience-medal-dear")
    assert len(scene.legal()) == 10
    scene.play("A decorate:cardinal-down")
    assert scene.told("cardinal-influence") == ["1 50"]


def test_RS_91_three_players_have_six_cards_to_choose_from() -> None:
    scene = Scene("king: A 10^ 0_ | B 10^ 0_ | C 10^ 0_ \n favors A: medal-dear \n queen planning-dear:", seats=3)
    scene.play("A play-favor:audience-medal-dear")
    assert scene.legal() == [f"decorate:{who}-{way}" for who in "ABC" for way in ("up", "down")]


def test_RS_91_negative_values_double_too() -> None:
    scene = Scene("king 0/2/3: A 20^ 10_ | B v-10^ 20_ \n" + MEDAL).play(
        "A play-favor:audience-medal-dear, A decorate:B-up"
    )
    assert scene.told("influence")[1] == "B 0 0"


def test_RS_91_one_medal_per_card() -> None:
    text = (
        "king: A 10^ 0_ | B 10^ 0_ | C 10^ 0_ | D 0^ 0_ \n favors A: medal-dear \n favors B: medal-cheap \n queen"
        " planning-dear:"
    )
    scene = Scene(text).play("A play-favor:audience-medal-dear, A decorate:C-up, B play-favor:audience-medal-cheap")
    assert "decorate:C-up" not in scene.legal()
    assert scene.refusal("B", "decorate:C-up") == "RS-91"


def test_RS_91_on_an_excuse_it_is_spent_for_nothing() -> None:
    scene = Scene("king 0/2/3: A 20^ 10_ | B x^ 20_ \n valets: \n" + MEDAL).play(
        "A play-favor:audience-medal-dear, A decorate:B-up"
    )
    assert (scene.told("withdrew"), scene.favors("A")) == (["B"], "corruption-dear")


def test_RS_91_it_counts_in_both_audiences_for_a_diner() -> None:
    text = (
        "king 40/2/3: A 0^ 0_ | B 0^ 0_ \n queen planning-dear 40/3/4: C 0^ 0_ \n dine: D 20^ 0_ \n favors A:"
        " medal-dear"
    )
    scene = Scene(text).play("A play-favor:audience-medal-dear, A decorate:D-up")
    assert scene.told("succeeded") == ["0 40 40", "1 40 40"]


def test_RS_91_penalties_never_double() -> None:
    scene = Scene("king 0/2/3: A 20^ 10_ | B v20^ 20_ \n" + MEDAL).play(
        "A play-favor:audience-medal-dear, A decorate:B-up"
    )
    assert scene.told("lost-to-valet") == ["C 1 1", "D 1 1"]


def test_RS_91_the_card_keeps_its_printed_value_afterwards() -> None:
    text = "round 7 \n king 90/1/1: A 10^ 0_ | B 20^ 0_ | C 0^ 0_ | D 0^ 0_ \n queen planning-dear: \n"
    scene = Scene(text + "favors A: medal-dear recruitment-dear").play(
        "A play-favor:audience-medal-dear, A decorate:B-up"
    )
    scene.play("A play-favor:audience-recruitment-dear, A recruit:B-up")
    assert scene.lilies()[0] == 10 - 1 + 2
