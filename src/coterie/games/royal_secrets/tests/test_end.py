"""The end of a round and of the game (RS-95 to RS-97)."""

from coterie.games.royal_secrets.tests.scene import Scene


def test_RS_95_bets_are_discarded_and_0_courtiers_return_to_their_owners() -> None:
    scene = Scene("king 90/4/5: A 0^ 20_ | B 10^ 0_ \n queen 90/1/1: C x^ v0_ | D 0^ 0_ \n valets: \n hand A: 40")
    assert [scene.hand(who) for who in "ABCD"] == ["0 40", "0", "", "0 0"]
    assert [w for w in scene.pile("discard").split() if w != "v0"][:3] == ["10", "20", "x"]


def test_RS_95_audience_cards_nobody_took_are_discarded() -> None:
    scene = Scene("king 90/4/5: A 0^ 20_ | B 10^ 0_ \n queen 90/1/1: C 0^ 0_ | D 0^ 0_")
    assert scene.pile("audience-discard") == "corruption-dear medal-cheap"
    assert scene.pile("king") == ""


def test_RS_95_played_cardinals_lie_face_up_beside_their_pile() -> None:
    scene = Scene("king 0/1/1: A 10^ 0_ | B 0^ 0_ | C 0^ 0_ \n queen 40/3/4: D 0^ 10_ \n cardinal: 20^ -10_")
    assert scene.seen("A", "cardinal-discard") == "c-10 c20"
    assert scene.table.size(7) == 12


def test_RS_95_a_returned_0_can_be_bet_again() -> None:
    scene = Scene("king 90/4/5: A 0^ 20_ | B 10^ 0_ \n queen 90/1/1: C 0^ 0_ | D 0^ 0_", seats=4)
    scene.play("- draw:audience-planning-dear, - draw:audience-planning-cheap")
    assert scene.seen("B", "hand", "A") == "0"
    assert scene.told("returned") == ["A", "B", "C", "C", "D", "D"]


LAST = (
    "round 7 \n king 90/4/5: A 0^ 20_ | B 10^ 0_ | C 0^ 0_ | D 0^ 0_ \n lilies A: 20 \n lilies B: 20 \n lilies C: 20 \n"
    " lilies D: 20 \n"
)


def test_RS_96_a_lily_for_every_full_10_left_in_hand() -> None:
    scene = Scene(LAST + "hand A: 10 20 \n hand B: v20 \n hand C: 0")
    assert scene.lilies() == [18, 17, 15, 15]
    assert scene.told("hand-counted") == ["A 30 3", "B 20 2", "C 0 0", "D 0 0"]


def test_RS_96_at_most_six() -> None:
    assert Scene(LAST + "hand A: 40 30 \n hand B: 40 20").lilies()[:2] == [21, 21]


def test_RS_96_negative_cards_and_the_excuse_count_nothing() -> None:
    assert Scene(LAST + "hand A: 10 v-10 v-10 x").lilies()[0] == 16


def test_RS_96_passed_cards_count_for_who_has_them() -> None:
    text = "round 7 \n king 10/2/2: A 10^ 10_ | B 20^ 0_ \n queen 0/1/1: C 10^ 0_ | D 0^ 0_ \n hand A: 40 \n hand B: 10"
    scene = Scene(text).play("A third:courtier-40, B third:courtier-10")
    assert scene.lilies()[:2] == [10 + 2 + 1, 10 + 4]


def test_RS_96_a_recruited_card_counts() -> None:
    text = "round 7 \n king 90/1/1: A 10^ 40_ | B 0^ 0_ | C 0^ 0_ | D 0^ 0_ \n favors B: recruitment-dear"
    scene = Scene(text).play("B play-favor:audience-recruitment-dear, B recruit:A-down")
    assert scene.lilies()[1] == 10 - 1 + 4
    assert scene.told("recruited") == ["B 0"]


def test_RS_92_everybody_hears_whose_card_was_recruited() -> None:
    text = "king 90/1/1: A 0^ 0_ | B 0^ 0_ | C 10^ 40_ | D 0^ 0_ \n favors B: recruitment-dear"
    scene = Scene(text).play("B play-favor:audience-recruitment-dear, B recruit:C-down")
    assert scene.told("recruited") == ["B 2"]


def test_RS_96_it_is_added_after_the_floor_at_zero() -> None:
    assert Scene(LAST.replace("lilies A: 20", "lilies A: 1") + "hand A: 30").lilies()[0] == 3


def test_RS_96_hands_are_shown_at_the_end() -> None:
    scene = Scene(LAST + "hand A: 10 v20 \n hand B: 10")
    assert scene.table.over
    assert scene.seen("D", "hand", "A") == "0 10 v20"


def test_RS_97_most_lilies_wins() -> None:
    scene = Scene(LAST + "hand A: 10 20 \n hand B: v20")
    assert scene.table.winners() == [0]
    assert scene.table.scores() == [18, 17, 15, 15]


def test_RS_97_equal_lilies_share_the_victory() -> None:
    assert Scene(LAST + "hand A: 20 \n hand D: 20").table.winners() == [0, 3]
