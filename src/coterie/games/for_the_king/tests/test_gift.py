"""The Gift phase: FK-10 to FK-13."""

from coterie.games.for_the_king.tests.scene import asked, cards, legal, run, scene, tiles, told, why


def test_FK_10_the_dealer_places_each_card_before_drawing_the_next() -> None:
    t = scene("3 players, dealer B, 8 to draw")
    assert asked(t) == "chance draw"
    run(t, "draw:gold-1")
    assert (asked(t), legal(t)) == ("B place", ["place:keep", "place:centre", "place:favor"])
    run(t, "B/place:centre")
    assert asked(t) == "chance draw"
    assert t.undrawn == 7


def test_FK_10_one_card_is_kept_a_turn() -> None:
    t = scene("3 players, dealer A, 4 to draw")
    run(t, "draw:gold-1 A/place:keep draw:gold-2")
    assert legal(t) == ["place:centre", "place:favor"]
    assert why(t, "A/place:keep") == "FK-10"
    run(t, "A/place:centre")
    assert (cards(t, "hand", "A"), cards(t, "centre")) == (["gold-1"], ["gold-2"])


def test_FK_10_one_card_goes_on_the_favor_deck_a_turn() -> None:
    t = scene("3 players, dealer A, 4 to draw")
    run(t, "draw:gold-1 A/place:favor draw:gold-2")
    assert legal(t) == ["place:keep", "place:centre"]
    assert cards(t, "favor") == ["gold-1"]


def test_FK_10_the_centre_takes_as_many_cards_as_there_are_opponents() -> None:
    t = scene("3 players, dealer A, 4 to draw")
    run(t, "draw:gold-1 A/place:centre draw:gold-2 A/place:centre draw:gold-3")
    assert legal(t) == ["place:keep", "place:favor"]
    run(t, "A/place:keep draw:gold-3 A/place:favor")
    assert asked(t) == "B take"


def test_FK_10_drawing_does_not_look_at_the_same_card_twice() -> None:
    t = scene("2 players, dealer A, 6 to draw")
    run(t, "draw:diplomacy-a")
    assert cards(t, "look", "A") == ["diplomacy-a"]
    run(t, "A/place:centre")
    assert "draw:diplomacy-a" not in legal(t)


def test_FK_11_opponents_choose_clockwise_from_the_dealers_left() -> None:
    t = scene("4 players, dealer C, 10 to draw")
    run(t, "draw:gold-1 C/place:centre draw:gold-2 C/place:centre draw:gold-3 C/place:centre")
    run(t, "draw:gold-1 C/place:keep draw:gold-1 C/place:favor")
    assert (asked(t), legal(t)) == ("D take", ["take:gold-1", "take:gold-2", "take:gold-3"])
    assert why(t, "D/take:diplomacy-a") == "FK-11"
    run(t, "D/take:gold-3 A/take:gold-2 B/take:gold-1")
    assert [cards(t, "hand", who) for who in "ABCD"] == [["gold-2"], ["gold-1"], ["gold-1"], ["gold-3"]]


def test_FK_12_a_king_card_kept_is_the_one_of_the_turn_and_resolves_before_the_next_draw() -> None:
    t = scene("3 players, dealer A, 4 to draw")
    run(t, "draw:king-plus A/place:keep")
    assert asked(t) == "A decree"
    assert cards(t, "crown", to="onlooker") == ["king-plus"]
    run(t, "A/raise:military")
    assert asked(t) == "chance draw"
    run(t, "draw:gold-1")
    assert "place:keep" not in legal(t)
    assert cards(t, "hand", "A") == []


def test_FK_12_the_last_card_of_a_turn_may_be_a_king_card_and_resolves_before_the_centre_is_shared() -> None:
    t = scene("2 players, dealer A, 3 to draw")
    run(t, "draw:gold-1 A/place:centre draw:gold-1 A/place:favor draw:king-minus A/place:keep A/lower:military")
    assert asked(t) == "B take"


def test_FK_12_a_king_card_taken_resolves_before_the_next_opponent_chooses() -> None:
    t = scene("3 players, dealer A, 4 to draw")
    run(
        t,
        "draw:king-minus A/place:centre draw:gold-2 A/place:centre draw:gold-1 A/place:keep draw:gold-1 A/place:favor",
    )
    run(t, "B/take:king-minus")
    assert asked(t) == "B decree"
    run(t, "B/lower:military")
    assert asked(t) == "C take"
    assert (cards(t, "hand", "B"), cards(t, "crown")) == ([], ["king-minus"])


def test_FK_12_a_king_card_in_the_centre_has_no_effect_until_taken() -> None:
    t = scene("3 players, dealer A, 4 to draw")
    run(t, "draw:king-minus A/place:centre")
    assert asked(t) == "chance draw"
    assert set(tiles(t).values()) == {3}


def test_FK_12_a_king_card_stays_hidden_in_the_favor_deck_until_auctioned() -> None:
    t = scene("2 players, dealer A, 3 to draw")
    run(t, "draw:king-plus A/place:favor draw:gold-1 A/place:keep draw:gold-2 A/place:centre B/take:gold-2")
    assert cards(t, "favor", to="B") == []
    run(t, "turn-up:king-plus B/bid:1 A/pass B/pay:gold-2")
    assert asked(t) == "B decree"


def test_FK_13_the_player_on_the_left_becomes_dealer() -> None:
    t = scene("2 players, dealer B, 6 to draw")
    run(t, "draw:gold-1 B/place:keep draw:gold-2 B/place:centre draw:gold-3 B/place:favor A/take:gold-2")
    assert (asked(t), t.dealer) == ("chance draw", 0)
    run(t, "draw:gold-1")
    assert legal(t) == ["place:keep", "place:centre", "place:favor"]


def test_FK_13_the_last_dealer_stays_dealer_and_the_auctions_begin() -> None:
    t = scene("3 players, dealer B, 4 to draw")
    run(
        t,
        "draw:gold-1 B/place:keep draw:gold-2 B/place:centre draw:gold-3 B/place:favor draw:gold-2 B/place:centre",
    )
    run(t, "C/take:gold-2 A/take:gold-2")
    assert (asked(t), t.dealer) == ("chance turn-up", 1)
    assert told(t, "auctions") == [[2, 1]]


def test_FK_EX_1_four_players_share_out_five_cards() -> None:
    t = scene("4 players, dealer A, 80 to draw")
    run(t, "draw:diplomacy-h A/place:keep draw:gold-1 A/place:centre draw:diplomacy-i A/place:favor")
    run(t, "draw:gold-2")
    assert legal(t) == ["place:centre"]
    run(t, "A/place:centre draw:gold-3")
    assert legal(t) == ["place:centre"]
    run(t, "A/place:centre B/take:gold-3 C/take:gold-2 D/take:gold-1")
    assert [cards(t, "hand", who) for who in "ABCD"] == [["diplomacy-h"], ["gold-3"], ["gold-2"], ["gold-1"]]
    assert cards(t, "favor") == ["diplomacy-i"]
    assert t.dealer == 1
