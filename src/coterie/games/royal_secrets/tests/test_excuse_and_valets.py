"""Excuses (RS-60 to RS-64) and valets (RS-70 to RS-72)."""

import pytest

from coterie.core.eyes import Eyes
from coterie.games.royal_secrets.favors import draw_valet
from coterie.games.royal_secrets.table import VALET_STOCK
from coterie.games.royal_secrets.tests.scene import Scene, kind_named

REST = "queen 0/1/1: C 10^ 0_ | D 0^ 0_ \n"


def test_RS_60_the_owner_withdraws_and_the_other_card_does_not_count() -> None:
    scene = Scene("king 50/4/5: A 20^ 20_ | B 40^ x_ \n valets: \n" + REST)
    assert scene.told("withdrew") == ["B"]
    assert scene.told("failed") == ["0 40 50"]
    assert "40" in scene.pile("discard").split()


def test_RS_60_a_0_courtier_still_returns() -> None:
    assert Scene("king 50/4/5: A 20^ 20_ | B 0^ x_ \n valets: \n" + REST).hand("B") == "0"


def test_RS_60_the_valet_of_a_withdrawn_player_has_no_effect() -> None:
    succeeds = Scene("king 10/4/5: A 20^ 20_ | B v20^ x_ \n valets: \n" + REST)
    assert succeeds.told("lost-to-valet") == []
    fails = Scene("king 90/4/5: A 20^ 20_ | B v20^ x_ \n valets: \n" + REST)
    assert fails.lilies() == [5, 10, 11, 11]


def test_RS_60_the_excuse_is_resolved_at_the_start_of_the_count_whichever_way_it_lay() -> None:
    scene = Scene("king 10/4/5: A 20^ 20_ | B x^ 40_ \n valets: 10 \n" + REST)
    assert (scene.step(), scene.told("succeeded")) == ("console", [])
    assert scene.play("- draw:valet-10").favors("A") == "corruption-dear"


def test_RS_61_who_withdraws_draws_a_valet_that_only_they_see() -> None:
    scene = Scene("king 10/4/5: A 20^ 20_ | B 40^ x_ \n valets: 10 20 \n" + REST).play("- draw:valet-20")
    assert scene.hand("B") == "v20"
    assert (scene.seen("B", "hand", "B"), scene.seen("A", "hand", "B")) == ("v20", "")
    assert Eyes(scene.table, 0).view().pile("hand", 1).size == 1


def test_RS_61_no_valet_from_an_empty_pile() -> None:
    scene = Scene("king 10/4/5: A 20^ 20_ | B 40^ x_ \n valets: \n" + REST)
    assert (scene.step(), scene.hand("B")) == ("turn-up", "")


def test_RS_61_the_parley_holder_draws_first_then_clockwise_at_both_audiences() -> None:
    text = "king 0/1/1: A 10^ x_ | B 20^ x_ | D 0^ 0_ \n queen 0/1/1: C 10^ x_ \n cardinal: 0^ 0_ \n valets: 10 20"
    scene = Scene(text, parley="C").play("- draw:valet-10, - draw:valet-20")
    assert scene.told("withdrew") == ["C", "A", "B"]
    assert [scene.hand(who) for who in "ABC"] == ["v20", "", "v10"]


def test_RS_61_two_excuses_withdraw_once_and_draw_one_valet() -> None:
    scene = Scene("king 10/4/5: A 20^ 20_ | B x^ x_ \n valets: 10 20 \n" + REST).play("- draw:valet-10")
    assert (scene.step(), scene.hand("B"), scene.told("withdrew")) == ("turn-up", "v10", ["B"])


@pytest.mark.parametrize("need", [10, 90])
def test_RS_62_a_withdrawn_player_neither_gains_nor_loses(need: int) -> None:
    scene = Scene(f"king {need}/4/5: A 20^ 20_ | B 40^ x_ \n valets: \n" + REST)
    assert scene.lilies()[1] == 10


def test_RS_62_a_withdrawn_player_is_immune_to_valets() -> None:
    scene = Scene("king 10/4/5: A 20^ 20_ | B 40^ x_ \n queen 0/1/1: C v20^ 0_ | D 0^ 0_ \n valets:")
    assert scene.lilies() == [10 + 4 - 1, 10, 11, 11]


def test_RS_62_immune_even_when_everybody_withdrew() -> None:
    scene = Scene("king 10/4/5: A x^ 20_ | B 40^ x_ \n queen 0/1/1: C v-10^ 20_ | D 0^ 0_ \n valets:")
    assert scene.lilies() == [5, 5, 11, 11]


def test_RS_63_if_everybody_withdraws_all_lose_the_lilies() -> None:
    scene = Scene("king 10/4/5: A x^ 20_ | B 40^ x_ \n valets: \n" + REST)
    assert scene.told("deserted") == ["0"]
    assert scene.lilies() == [5, 5, 11, 11]
    assert "corruption-dear" in scene.pile("audience-discard")


def test_RS_63_it_is_an_audience_loss_like_any_other() -> None:
    scene = Scene("king 10/4/5: A x^ 20_ | B 40^ x_ \n favors A: master-stroke-dear \n valets: \n" + REST)
    scene.play("A play-favor:audience-master-stroke-dear")
    assert scene.lilies()[:2] == [15, 5]


def test_RS_63_never_applies_to_a_player_alone_with_the_cardinal() -> None:
    scene = Scene("king 0/1/1: A 10^ 0_ | B 0^ 0_ | C 0^ 0_ \n queen 40/3/4: D x^ 10_ \n cardinal: 20^ 20_ \n valets:")
    assert (scene.lilies()[3], scene.told("deserted")) == (10, [])


def test_RS_64_alone_with_the_cardinal_one_may_withdraw_and_the_card_is_discarded() -> None:
    scene = Scene("king 0/1/1: A 10^ 0_ | B 0^ 0_ | C 0^ 0_ \n queen 40/3/4: D x^ 10_ \n cardinal: 20^ 20_ \n valets:")
    assert (scene.lilies()[3], scene.favors("D")) == (10, "")
    assert "medal-cheap" in scene.pile("audience-discard")


def test_RS_70_when_the_valets_audience_succeeds_all_at_the_other_lose() -> None:
    scene = Scene("king 10/4/5: A 20^ v0_ | B 10^ 0_ \n queen 0/1/1: C 10^ 0_ | D 0^ 0_")
    assert scene.lilies() == [14, 14, 10 + 1 - 3, 10 + 1 - 3]


def test_RS_70_on_top_of_that_audiences_own_loss() -> None:
    scene = Scene("king 10/4/5: A 20^ v0_ | B 10^ 0_ \n queen 90/1/2: C 10^ 0_ | D 0^ 0_")
    assert scene.lilies() == [14, 14, 5, 5]


def test_RS_70_if_nobody_attends_the_other_audience_nobody_loses() -> None:
    scene = Scene("king 10/4/5: A 20^ v0_ | B 10^ 0_ | C 0^ 0_ | D 0^ 0_")
    assert scene.lilies() == [14] * 4


def test_RS_71_when_it_fails_who_bet_the_valet_loses() -> None:
    scene = Scene("king 90/4/5: A 20^ v0_ | B 10^ 0_ \n queen 0/1/1: C 10^ 0_ | D 0^ 0_")
    assert scene.lilies() == [2, 5, 11, 11]


def test_RS_71_a_lone_player_pays_for_a_valet_too() -> None:
    scene = Scene("king 0/1/1: A 10^ 0_ | B 0^ 0_ | C 0^ 0_ \n queen 90/3/4: D v10^ 10_ \n cardinal: 20^ 20_")
    assert scene.lilies()[3] == 10 - 4 - 2


def test_RS_72_several_valets_add_up_each_on_its_own() -> None:
    scene = Scene("king 10/4/5: A 20^ v0_ | B v-10^ v20_ \n queen 90/1/2: C v10^ 0_ | D 0^ 0_")
    # C and D lose 3 + 4 + 1 to the King's valets and 2 to their own audience; C's own valet failed too
    assert scene.lilies() == [14, 14, 0, 0]
    assert scene.told("lost-to-valet") == ["C 3 0", "D 3 0", "C 4 1", "D 4 1", "C 1 1", "D 1 1", "C 2 2"]
    assert scene.told("settled")[2:] == ["C -12 -10", "D -10 -10"]


def test_RS_61_a_drawn_valet_is_not_given_away_by_what_the_hand_must_hold() -> None:
    """A draws one of a 0 and two 10s, B the others: B surely has a 10, but C cannot tell which draw brought it."""
    for order in ("v0 v10 v10", "v10 v0 v10", "v10 v10 v0"):
        scene = Scene("valets: 0 10 10", at="choose")
        for who, valet in zip((0, 1, 1), order.split(), strict=True):
            draw_valet(scene.table, scene.table.find(VALET_STOCK, kind_named(valet)), who)
        assert [h.cards for h in Eyes(scene.table, 2).heard()] == [[-1]] * 3
        assert scene.seen("C", "hand", "B") == "v10"
