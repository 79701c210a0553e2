"""The Auction phase: FK-30 to FK-39."""

from itertools import product

import pytest

from coterie.games.for_the_king.lexicon import KINDS, KING
from coterie.games.for_the_king.table import KingTable
from coterie.games.for_the_king.tests.scene import STANDARD, asked, cards, legal, run, scene, three, told, view, why


def test_FK_30_the_last_dealers_left_neighbour_is_first_player_and_piles_become_hands() -> None:
    t = scene("""
        3 players, dealer C, 4 to draw
        A: gold-3
        favor: military-a
    """)
    run(
        t,
        "draw:gold-1 C/place:keep draw:gold-2 C/place:centre draw:gold-3 C/place:favor draw:gold-2 C/place:centre",
    )
    run(t, "A/take:gold-2 B/take:gold-2")
    assert (t.opener, view(t, "A").number("phase")) == (0, 1)
    assert cards(t, "hand", "A") == ["gold-2", "gold-3"]


def test_FK_30_the_favor_deck_is_shuffled_so_any_of_its_cards_may_come_up() -> None:
    t = three("military-a gold-1 gold-1 king-plus")
    assert legal(t) == ["turn-up:military-a", "turn-up:gold-1", "turn-up:king-plus"]
    ask = t.agenda[-1]
    assert ask.step.odds(t, ask) == [1, 2, 1]


def test_FK_31_from_the_first_player_clockwise_each_bids_or_passes() -> None:
    t = three("military-a gold-1")
    run(t, "turn-up:military-a")
    assert cards(t, "lot", to="onlooker") == ["military-a"]
    order = []
    for move in ("bid:1", "bid:2", "bid:5", "bid:6", "pass"):
        order.append(asked(t)[0])
        run(t, f"{order[-1]}/{move}")
    assert order == ["A", "B", "C", "A", "B"]
    assert asked(t) == "C bid"


def test_FK_32_the_first_bid_is_at_least_1_and_later_ones_strictly_higher() -> None:
    t = three("military-a gold-1")
    run(t, "turn-up:military-a")
    assert legal(t)[:3] == ["pass", "bid:1", "bid:2"]
    run(t, "A/bid:4")
    assert legal(t)[:3] == ["pass", "bid:5", "bid:6"]
    assert why(t, "B/bid:4") == why(t, "B/bid:3") == "FK-32"


def test_FK_32_who_passes_is_out_of_this_auction() -> None:
    t = three("military-a gold-1")
    run(t, "turn-up:military-a A/bid:1 B/pass C/bid:2 A/bid:3")
    assert asked(t) == "C bid"
    assert view(t, "A").numbers("passed") == [0, 1, 0]


def test_FK_32_bidding_ends_when_one_player_is_left() -> None:
    t = three("military-a gold-1", C="gold-3")
    run(t, "turn-up:military-a A/bid:1 B/bid:2 C/bid:3 A/pass B/pass")
    assert asked(t) == "C pay"


def test_FK_32_a_player_left_alone_before_any_bid_may_bid_or_pass() -> None:
    t = three("military-a gold-1", C="gold-1")
    run(t, "turn-up:military-a A/pass B/pass")
    assert asked(t) == "C bid"
    assert legal(t)[:2] == ["pass", "bid:1"]
    run(t, "C/bid:1 C/pay:gold-1")
    assert cards(t, "hand", "C") == ["military-a"]


@pytest.mark.parametrize(("lot", "most"), [("military-a", 78), ("king-plus", 78), ("gold-1", 20), ("gold-3", 20)])
def test_FK_32_the_highest_bid_is_all_gold_or_the_largest_hand(lot: str, most: int) -> None:
    t = three(lot)
    run(t, f"turn-up:{lot}")
    assert legal(t) == ["pass", *(f"bid:{n}" for n in range(1, most + 1))]
    assert most == 78 or why(t, f"A/bid:{most + 1}") == "FK-32"
    run(t, f"A/bid:{most}")
    assert legal(t) == ["pass"]
    run(t, "B/pass")
    assert legal(t) == ["pass"]
    assert view(t, "A").number("most") == most


def test_FK_33_a_card_nobody_bids_for_is_discarded_face_up() -> None:
    t = three("military-a gold-1")
    run(t, "turn-up:military-a A/pass B/pass C/pass")
    assert cards(t, "spent", to="onlooker") == ["military-a"]
    assert asked(t) == "chance turn-up"


def test_FK_33_a_king_card_nobody_bids_for_has_no_effect() -> None:
    t = three("king-plus gold-1")
    run(t, "turn-up:king-plus A/pass B/pass C/pass")
    assert asked(t) == "chance turn-up"
    assert (cards(t, "spent"), cards(t, "crown")) == (["king-plus"], [])
    assert set(t.primary) == {0, 3}


def test_FK_34_the_winner_pays_gold_face_up_without_change() -> None:
    t = three("military-a gold-1", A="gold-3 gold-3 diplomacy-a")
    run(t, "turn-up:military-a A/bid:4 B/pass C/pass")
    assert legal(t) == ["pay:gold-3"]
    run(t, "A/pay:gold-3 A/pay:gold-3")
    assert cards(t, "spent", to="onlooker") == ["gold-3", "gold-3"]
    assert cards(t, "hand", "A") == ["diplomacy-a", "military-a"]
    assert told(t, "paid") == [[0, 3, 3, 4], [0, 3, 6, 4]]


def test_FK_34_a_dearer_payment_may_be_chosen_but_no_card_may_be_spared() -> None:
    t = three("military-a gold-1", A="gold-1 gold-1 gold-3")
    run(t, "turn-up:military-a A/bid:2 B/pass C/pass")
    assert legal(t) == ["pay:gold-1", "pay:gold-3"]
    one = t.clone()
    run(one, "A/pay:gold-1")
    assert legal(one) == ["pay:gold-1"]  # 1 and 3 would leave the 1 to spare
    assert why(one, "A/pay:gold-3") == "FK-34"
    run(one, "A/pay:gold-1")
    assert cards(one, "hand", "A") == ["military-a", "gold-3"]
    run(t, "A/pay:gold-3")
    assert cards(t, "hand", "A") == ["military-a", "gold-1", "gold-1"]


def test_FK_34_only_gold_pays() -> None:
    t = three("military-a gold-1", A="gold-1 diplomacy-a")
    run(t, "turn-up:military-a A/bid:1 B/pass C/pass")
    assert legal(t) == ["pay:gold-1"]
    assert why(t, "A/pay:diplomacy-a") == why(t, "A/pay:gold-2") == "FK-34"


def payments(t: KingTable, paid: tuple[int, ...] = ()) -> set[tuple[int, ...]]:
    """Every way to pay, by following every legal run to its end."""
    if asked(t) != "A pay":
        return {tuple(sorted(paid))}
    found: set[tuple[int, ...]] = set()
    for token in legal(t):
        after = t.clone(silent=True)
        assert isinstance(after, KingTable)
        run(after, f"A/{token}")
        found |= payments(after, (*paid, int(token[-1])))
    return found


def test_FK_34_exactly_the_payments_without_a_card_to_spare_can_be_made() -> None:
    for ones, twos, threes in product(range(4), range(4), range(3)):
        hand = (1,) * ones + (2,) * twos + (3,) * threes
        base = three("military-a gold-1", A=" ".join(f"gold-{v}" for v in hand))
        for bid in range(1, sum(hand) + 1):
            t = base.clone(silent=True)
            assert isinstance(t, KingTable)
            run(t, f"turn-up:military-a A/bid:{bid} B/pass C/pass")
            expected = set()
            for n in product(range(ones + 1), range(twos + 1), range(threes + 1)):
                paid = (1,) * n[0] + (2,) * n[1] + (3,) * n[2]
                if sum(paid) >= bid and all(sum(paid) - card < bid for card in paid):
                    expected.add(paid)
            assert payments(t) == expected, (hand, bid)


def test_FK_35_a_gold_card_costs_as_many_cards_as_the_bid_face_down() -> None:
    t = three("gold-3 gold-1", A="gold-1 diplomacy-a diplomacy-b")
    run(t, "turn-up:gold-3 A/bid:2 B/pass C/pass")
    assert (asked(t), legal(t)) == (
        "A discard",
        ["discard:diplomacy-a", "discard:diplomacy-b", "discard:gold-1"],
    )
    assert why(t, "A/discard:gold-3") == "FK-35"  # it cannot pay for itself
    run(t, "A/discard:gold-1")
    assert (asked(t), view(t, "B").number("owed")) == ("A discard", 1)
    run(t, "A/discard:diplomacy-a")
    assert cards(t, "hand", "A") == ["diplomacy-b", "gold-3"]
    assert cards(t, "lost", "A") == ["diplomacy-a", "gold-1"]


def test_FK_35_the_whole_hand_may_be_discarded() -> None:
    t = three("gold-3 gold-1", A="gold-3 diplomacy-a")
    run(t, "turn-up:gold-3 A/bid:2 B/pass C/pass A/discard:gold-3 A/discard:diplomacy-a")
    assert cards(t, "hand", "A") == ["gold-3"]


def test_FK_36_a_government_card_goes_to_hand_and_a_king_card_takes_effect_at_once() -> None:
    t = three("military-a king-plus", A="gold-1 gold-1")
    run(t, "turn-up:military-a A/bid:1 B/pass C/pass A/pay:gold-1")
    assert cards(t, "hand", "A", to="C") == ["military-a"]
    run(t, "turn-up:king-plus B/pass C/pass A/bid:1 A/pay:gold-1")
    assert asked(t) == "A decree"
    run(t, "A/raise:military")
    assert (cards(t, "hand", "A"), cards(t, "crown")) == (["military-a"], ["king-plus"])


@pytest.mark.parametrize("king", KINDS[KING:])
def test_FK_36_every_king_card_takes_effect_at_once(king: str) -> None:
    t = three(f"{king} military-a", A="gold-1")
    run(t, f"turn-up:{king} A/bid:1 B/pass C/pass A/pay:gold-1")
    assert asked(t) == "A decree"
    assert cards(t, "hand", "A") == []


def test_FK_37_one_may_bid_more_than_one_has_even_with_an_empty_hand() -> None:
    t = three("military-a gold-1", B="gold-1")
    run(t, "turn-up:military-a")
    assert "bid:78" in legal(t)
    run(t, "A/bid:5 B/bid:40")
    assert view(t, "C").number("bid") == 40


def test_FK_37_who_cannot_pay_gold_pays_nothing_and_loses_a_random_card_unseen() -> None:
    t = three("military-a gold-1", A="gold-1 gold-1 diplomacy-a")
    run(t, "turn-up:military-a A/bid:3 B/pass C/pass")
    assert (asked(t), legal(t)) == ("chance lose", ["lose:diplomacy-a", "lose:gold-1"])
    ask = t.agenda[-1]
    assert ask.step.odds(t, ask) == [1, 2]
    run(t, "lose:diplomacy-a")
    assert cards(t, "lost", "A", to="A") == ["diplomacy-a"]
    assert cards(t, "lost", "A", to="B") == []
    assert cards(t, "hand", "A") == ["gold-1", "gold-1"]
    assert told(t, "paid") == []
    assert cards(t, "lot") == ["military-a"]


def test_FK_37_too_few_cards_for_a_gold_card_is_a_default_too() -> None:
    t = three("gold-3 gold-1", A="gold-3 gold-3")
    run(t, "turn-up:gold-3 A/bid:3 B/pass C/pass lose:gold-3")
    assert told(t, "defaulted") == [[0, 3]]
    assert asked(t) == "B bid"


def test_FK_37_a_hand_that_just_suffices_pays() -> None:
    t = three("military-a gold-1", A="gold-1 gold-3")
    run(t, "turn-up:military-a A/bid:4 B/pass C/pass")
    assert asked(t) == "A pay"
    t = three("gold-3 gold-1", A="gold-1 gold-3")
    run(t, "turn-up:gold-3 A/bid:2 B/pass C/pass")
    assert asked(t) == "A discard"


def test_FK_37_an_empty_hand_loses_nothing() -> None:
    t = three("military-a gold-1")
    run(t, "turn-up:military-a A/bid:1 B/pass C/pass")
    assert asked(t) == "B bid"
    assert told(t, "lost") == []


def test_FK_38_a_winner_who_can_pay_must() -> None:
    t = three("military-a gold-1", A="gold-1")
    run(t, "turn-up:military-a A/bid:1 B/pass C/pass")
    assert legal(t) == ["pay:gold-1"]
    assert why(t, "A/pass") == "FK-38"
    t = three("gold-3 gold-1", A="gold-1")
    run(t, "turn-up:gold-3 A/bid:1 B/pass C/pass")
    assert why(t, "A/pass") == "FK-38"


def test_FK_38_the_new_auction_starts_at_1_from_the_first_player_with_those_who_passed() -> None:
    t = three("military-a gold-1", B="diplomacy-a", C="gold-1")
    run(t, "turn-up:military-a A/pass B/bid:7 C/pass lose:diplomacy-a")
    assert asked(t) == "A bid"
    assert legal(t)[:2] == ["pass", "bid:1"]
    run(t, "A/pass")
    assert asked(t) == "C bid"  # B is out
    assert view(t, "A").numbers("barred") == [0, 1, 0]
    run(t, "C/bid:1 C/pay:gold-1")
    assert cards(t, "hand", "C") == ["military-a"]


def test_FK_38_a_first_player_who_defaulted_is_skipped() -> None:
    t = three("military-a gold-1")
    run(t, "turn-up:military-a A/bid:1 B/pass C/pass")
    assert asked(t) == "B bid"


def test_FK_38_all_who_defaulted_on_a_card_are_out_for_that_card_only() -> None:
    t = three("military-a gold-1", C="gold-1")
    run(t, "turn-up:military-a A/bid:1 B/pass C/pass B/bid:1 C/pass")
    assert asked(t) == "C bid"
    run(t, "C/pass")
    assert cards(t, "spent") == ["military-a"]
    run(t, "turn-up:gold-1")
    assert view(t, "A").numbers("barred") == [0, 0, 0]
    assert asked(t) == "B bid"


def test_FK_38_with_nobody_left_the_card_is_discarded() -> None:
    t = three("military-a gold-1")
    run(t, "turn-up:military-a A/bid:1 B/pass C/pass B/bid:1 C/pass C/bid:1")
    assert cards(t, "spent") == ["military-a"]
    assert asked(t) == "chance turn-up"


def test_FK_39_the_first_player_moves_left_after_each_card_sold_or_not() -> None:
    t = three("military-a military-b military-c gold-1", A="gold-1")
    run(t, "turn-up:military-a A/bid:1 B/pass C/pass A/pay:gold-1 turn-up:military-b")
    assert asked(t) == "B bid"
    run(t, "B/pass C/pass A/pass turn-up:military-c")
    assert asked(t) == "C bid"
    run(t, "C/bid:1 A/pass B/pass A/pass B/pass turn-up:gold-1")  # C defaulted
    assert asked(t) == "A bid"


def test_FK_39_when_the_pile_is_empty_the_game_ends() -> None:
    t = three("military-a", A="gold-1")
    run(t, "turn-up:military-a A/bid:1 B/pass C/pass")
    assert not t.over
    run(t, "A/pay:gold-1")
    assert t.over
    assert t.scores() == [3, 0, 0]
    assert (t.bid, t.leader, t.passed, t.barred) == (0, -1, 0, 0)


def test_FK_EX_2_a_king_card_is_won_for_4_and_paid_with_a_2_and_a_3() -> None:
    t = scene("""
        4 players, first player A
        A: gold-2
        B: gold-2 gold-3
        favor: king-minus gold-1
    """)
    run(t, "turn-up:king-minus A/bid:2 B/bid:4 C/pass D/pass A/pass")
    assert legal(t) == ["pay:gold-2", "pay:gold-3"]
    run(t, "B/pay:gold-2 B/pay:gold-3")
    assert cards(t, "hand", "B") == []
    assert asked(t) == "B decree"
    run(t, "B/lower:military")
    assert t.primary[4] == 2


def test_FK_EX_3_a_gold_card_is_won_for_three_cards_of_the_winners_choice() -> None:
    t = scene("""
        4 players, first player B
        A: diplomacy-a gold-1 gold-3 military-a
        B: gold-2 gold-3
        favor: gold-2 gold-1
    """)
    run(t, "turn-up:gold-2 B/bid:2 C/pass D/pass A/bid:3 B/pass")
    run(t, "A/discard:gold-1 A/discard:diplomacy-a A/discard:military-a")
    assert cards(t, "hand", "A") == ["gold-2", "gold-3"]
    assert cards(t, "lost", "A", to="B") == []


def test_FK_32_bids_stop_at_what_the_pack_says() -> None:
    assert (STANDARD.most_gold, STANDARD.most_hand) == (78, 20)
