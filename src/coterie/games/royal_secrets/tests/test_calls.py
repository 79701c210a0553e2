"""When favors may be used: RS-80 and the calls of RS-81."""

import pytest

from coterie.core.eyes import Eyes
from coterie.games.royal_secrets.lexicon import KINDS
from coterie.games.royal_secrets.tests.scene import Scene

BETS = "king 0/1/1: A 10^ 20_ | B 0^ 10_ | C 0^ 0_ | D 0^ 0_ \n"


def test_RS_80_a_favor_may_not_be_used_in_the_round_it_was_won() -> None:
    text = "king royal-pardon-dear 10/4/5: A 30^ 0_ | B 0^ 0_ \n queen 0/1/1: C v20^ 10_ | D 0^ 0_"
    scene = Scene(text)
    assert scene.favors("A") == "royal-pardon-dear"
    assert scene.told("lost-to-valet") == ["A 1 2", "B 1 2"]
    assert scene.step() == "turn-up"  # A was not asked


def test_RS_80_the_view_says_which_favors_were_won_this_round() -> None:
    text = (
        "king royal-pardon-dear 10/4/5: A 30^ 0_ | B 0^ 0_ \n queen 0/1/1: C 10^ 0_ | D 10^ 0_ \n hand C: 0 10 \n hand"
        " D: 0 10"
    )
    scene = Scene(text)
    assert scene.step() == "third"
    assert Eyes(scene.table, 0).view().numbers("fresh-favors") == [KINDS.index("audience-royal-pardon-dear")]


def test_RS_80_a_favor_won_earlier_is_usable_even_in_the_last_round() -> None:
    text = "king 10/4/5: A 30^ 0_ | B 0^ 0_ \n queen 0/1/1: C v20^ 10_ | D 0^ 0_ \n favors A: royal-pardon-dear"
    assert Scene("round 7 \n" + text).step() == "pardon-call"


def test_RS_80_it_is_used_once_and_then_out_of_the_game() -> None:
    scene = Scene(BETS + "favors B: medal-dear").play("B play-favor:audience-medal-dear, B decorate:A-up")
    assert (scene.favors("B"), "medal-dear" in scene.pile("audience-discard")) == ("", True)


def test_RS_80_only_its_holder_may_use_it() -> None:
    scene = Scene("favors B: corruption-cheap", at="choose")
    assert scene.refusal("A", "play-favor:audience-corruption-cheap") == "RS-80"


def test_RS_80_corruption_needs_a_valet_in_the_pile() -> None:
    text = "king espionage-dear 50/4/5: \n favors A: corruption-dear"
    assert "play-favor:audience-corruption-dear" in Scene(text, at="choose").legal()
    scene = Scene(text + "\n valets:", at="choose")
    assert scene.legal() == ["choose:king", "choose:queen"]
    assert scene.refusal("A", "play-favor:audience-corruption-dear") == "RS-80"


@pytest.mark.parametrize("favor", ["espionage-dear", "stabbing-dear"])
def test_RS_80_espionage_and_stabbing_need_a_face_down_unstabbed_bet(favor: str) -> None:
    play = f"play-favor:audience-{favor}"
    down = Scene(f"king: A | B 0_ | C | D \n hand A: 0 \n favors A: {favor}", at="bet1")
    assert play in down.legal()
    up = Scene(f"king: A | B 0^ | C | D \n hand A: 0 \n favors A: {favor}", at="bet1")
    assert play not in up.legal()
    down.table.stabbed = 1 << 3
    assert play not in down.legal()
    assert down.refusal("A", play) == "RS-80"


def test_RS_80_medal_needs_an_unstabbed_card_without_a_medal() -> None:
    play = "play-favor:audience-medal-dear"
    scene = Scene("king: A | B 0_ | C | D 0^ \n hand A: 0 \n favors A: medal-dear", at="bet1")
    assert play in scene.legal()
    scene.table.stabbed = 1 << 3
    assert play in scene.legal()
    scene.table.medals = 1 << 6
    assert play not in scene.legal()
    nothing = Scene("king: A | B | C | D \n hand A: 0 \n favors A: medal-dear", at="bet1")
    assert play not in nothing.legal()


def test_RS_80_recruitment_needs_a_card_that_may_be_named() -> None:
    lonely = (
        "king 0/1/1: A 10^ 20_ | B 0^ 10_ | C 0^ 0_ \n queen 0/1/1: D 10^ 0_ \n cardinal: 0^ 0_ \n favors D:"
        " recruitment-dear"
    )
    assert Scene(lonely).step() == "turn-up"
    scene = Scene(BETS + "favors A: recruitment-dear \n favors B: medal-dear")
    scene.table.stabbed = 0b11111100
    assert scene.play("B pass").step() == "turn-up"
    zeros = Scene(BETS.replace("B 0^ 10_", "B 0^ 0_") + "favors A: recruitment-dear \n favors B: medal-dear")
    zeros.table.stabbed = 0b10101000  # face up there are 0 courtiers alone
    assert zeros.play("B pass").step() == "turn-up"


def test_RS_80_recruitment_is_not_asked_for_once_every_card_is_named() -> None:
    text = "king 0/1/1: A 0^ 20_ | B 0^ 10_ | C 0^ 0_ | D 0^ 0_ \n"
    scene = Scene(text + "favors A: recruitment-dear \n favors C: recruitment-cheap")
    scene.table.stabbed = 0b10100010  # all that lies face down but B's
    assert scene.play("A play-favor:audience-recruitment-dear, A recruit:B-down").step() == "turn-up"
    assert scene.favors("C") == "recruitment-cheap"


def test_RS_80_pardon_needs_a_loss_and_stroke_an_audience_loss() -> None:
    valet = (
        "king 10/4/5: A 30^ 0_ | B 0^ 0_ \n queen 0/1/1: C v20^ 10_ | D 0^ 0_ \n favors A: royal-pardon-dear"
        " master-stroke-dear"
    )
    assert Scene(valet).legal() == ["play-favor:audience-royal-pardon-dear", "pass"]
    none = valet.replace("C v20^", "C 20^")
    assert Scene(none).step() == "turn-up"
    failed = none.replace("king 10/4/5", "king 90/4/5")
    assert Scene(failed).legal() == [
        "play-favor:audience-royal-pardon-dear",
        "play-favor:audience-master-stroke-dear",
        "pass",
    ]


def test_RS_81_on_ones_turn_any_number_of_favors_before_and_after_the_action() -> None:
    favors = "favors A: espionage-dear espionage-cheap medal-dear \n"
    scene = Scene("king: A | B 0_ | C | D 0^ \n hand A: 0 \n" + favors, at="bet1")
    scene.play("A play-favor:audience-espionage-dear, A play-favor:audience-medal-dear, A decorate:D-up")
    assert scene.step() == "bet"
    scene.play("A bet-up:courtier-0")
    assert scene.legal() == ["hand-on:C", "play-favor:audience-espionage-cheap"]
    assert scene.play("A play-favor:audience-espionage-cheap").legal() == ["hand-on:C"]


def test_RS_81_phase_one_favors_before_and_after_choosing() -> None:
    scene = Scene(
        "king espionage-dear 50/4/5: \n favors A: corruption-dear corruption-cheap royal-dinner-dear", at="choose"
    )
    scene.play("A play-favor:audience-corruption-dear, - draw:valet-0")
    assert (scene.asked(), scene.step()) == ("A", "choose")
    scene.play("A choose:king")
    assert scene.legal() == ["hand-on:B", "hand-on:C", "hand-on:D", "play-favor:audience-corruption-cheap"]
    assert scene.refusal("A", "play-favor:audience-royal-dinner-dear") == "RS-81"
    scene.play("A play-favor:audience-corruption-cheap, - draw:valet-10")
    assert (scene.asked(), scene.step()) == ("A", "hand-on")


def test_RS_81_favors_only_in_their_phase() -> None:
    choosing = Scene("queen recruitment-dear 10/1/1: C 0_ | D 0^ \n favors A: medal-dear stabbing-dear", at="choose")
    assert choosing.legal() == ["choose:king", "choose:queen"]
    assert choosing.refusal("A", "play-favor:audience-medal-dear") == "RS-81"
    betting = Scene(
        "king espionage-dear 50/4/5: A | B 0_ | C | D \n hand A: 0 \n favors A: corruption-dear recruitment-dear",
        at="bet1",
    )
    assert betting.legal() == ["bet-up:courtier-0", "bet-down:courtier-0"]
    assert betting.refusal("A", "play-favor:audience-corruption-dear") == "RS-81"
    assert betting.refusal("A", "play-favor:audience-recruitment-dear") == "RS-81"


def test_RS_81_the_last_chooser_may_still_play_corruption_before_handing_on() -> None:
    scene = Scene("king espionage-dear 50/4/5: A | B | C \n favors D: corruption-dear", at="choose", parley="D").play(
        "D choose:king"
    )
    assert "play-favor:audience-corruption-dear" in scene.legal()


def test_RS_81_a_call_goes_clockwise_from_the_parley_holder() -> None:
    scene = Scene(
        BETS + "favors A: medal-dear \n favors B: medal-cheap \n favors D: stabbing-dear \n queen planning-dear:",
        parley="B",
    )
    order = ""
    while scene.step() == "last-call":
        order += scene.asked()
        scene.play(f"{scene.asked()} pass")
    assert order == "BDA"


def test_RS_81_after_a_play_the_question_goes_on_and_those_who_had_passed_are_asked_again() -> None:
    favors = "favors A: medal-dear stabbing-dear \n favors B: medal-cheap stabbing-cheap \n favors C: espionage-dear \n"
    scene = Scene(BETS + favors + "queen planning-dear:")
    scene.play("A pass, B play-favor:audience-medal-cheap, B decorate:A-up")
    assert scene.asked() == "C"
    scene.play("C pass")
    assert scene.asked() == "A"
    scene.play("A pass")
    assert scene.asked() == "B"
    scene.play("B pass")
    assert scene.step() == "turn-up"


def test_RS_81_a_call_ends_when_all_have_passed_since_the_last_play() -> None:
    favors = "favors A: medal-dear \n favors B: medal-cheap stabbing-cheap \n queen planning-dear:"
    scene = Scene(BETS + favors).play("A pass, B play-favor:audience-medal-cheap, B decorate:A-up, A pass, B pass")
    assert scene.step() == "turn-up"


def test_RS_81_who_has_no_usable_favor_is_not_asked() -> None:
    assert Scene(BETS + "favors A: corruption-cheap planning-dear").step() == "turn-up"


def test_RS_81_who_has_lost_the_last_use_is_not_asked_again() -> None:
    text = "king 0/1/1: A 10^ 20_ | B 0^ 10_ \n queen planning-dear 0/1/1: C 0^ 0_ | D 0^ 0_ \n"
    scene = Scene(text + "favors A: stabbing-dear \n favors B: espionage-dear")
    scene.table.stabbed = 0b10101000
    scene.play("A play-favor:audience-stabbing-dear, A stab:A-down")
    assert scene.told("spied") == []
    assert scene.step() == "turn-up"


def test_RS_81_a_call_asks_to_play_or_pass_and_nothing_else() -> None:
    scene = Scene(BETS + "favors A: medal-dear corruption-cheap")
    assert scene.legal() == ["play-favor:audience-medal-dear", "pass"]
    assert scene.refusal("A", "play-favor:audience-corruption-cheap") == "RS-81"
    assert scene.refusal("A", "hand-on:B") == "RS-81"


def test_RS_81_the_calls_come_in_their_order() -> None:
    text = "king 90/1/2: A 10^ 20_ | B 0^ 10_ | C 0^ 0_ | D 0^ 0_ \n queen planning-dear: \n"
    favors = "favors A: royal-pardon-dear \n favors B: recruitment-dear \n favors C: stabbing-dear"
    scene = Scene(text + favors)
    assert scene.step() == "last-call"
    assert scene.play("C pass").step() == "recruitment-call"
    assert scene.play("B pass").step() == "pardon-call"
    assert scene.play("A pass").step() == "turn-up"


def test_RS_81_the_last_second_bettor_goes_straight_to_the_last_call() -> None:
    text = "king: A 10^ 0_ | B 0^ 0_ | C 0^ | D 0^ 0_ \n hand C: 10 \n queen planning-dear: \n"
    scene = Scene(text + "favors C: medal-dear \n favors A: medal-cheap", at="bet2", parley="C").play(
        "C bet-down:courtier-10"
    )
    assert (scene.asked(), scene.step()) == ("C", "last-call")


def test_RS_81_the_planning_call_comes_when_the_audiences_are_turned_up() -> None:
    scene = Scene("favors C: planning-dear \n" + BETS)
    assert scene.step() == "turn-up"
    scene.play("- draw:audience-espionage-dear, - draw:audience-espionage-cheap")
    assert (scene.asked(), scene.step()) == ("C", "planning-call")
    assert (scene.pile("king"), scene.pile("queen")) == ("espionage-dear", "espionage-cheap")
    scene.play("C pass")
    assert (scene.asked(), scene.step()) == ("A", "choose")


def test_RS_81_without_a_planning_there_is_no_call_for_corruption_and_dinner() -> None:
    scene = Scene("king espionage-dear 50/4/5: \n favors B: corruption-dear", at="plan")
    assert (scene.asked(), scene.step()) == ("A", "choose")
