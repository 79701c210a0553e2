"""Set-up: FK-01 to FK-08."""

import pytest

from coterie.core.dice import Lehmer
from coterie.core.errors import BadOption, BadSeats
from coterie.core.lexicon import CHANCE
from coterie.core.table import Table, playout
from coterie.games.for_the_king.game import GAME
from coterie.games.for_the_king.lexicon import KINDS
from coterie.games.for_the_king.table import STOCK, KingTable
from coterie.games.for_the_king.tests.scene import STANDARD, asked, cards, legal, run, scene, tiles, view

GOLD = ["gold-1", "gold-2", "gold-3"]


def table(seats: int, first: str = "A") -> KingTable:
    made = GAME.table(seats, {"first": first}, STANDARD)
    assert isinstance(made, KingTable)
    return made


def stock(seats: int) -> list[str]:
    return cards(table(seats), "stock")


@pytest.mark.parametrize("seats", [1, 6])
def test_FK_01_one_or_six_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"2 to 5 players, not {seats}"):
        GAME.table(seats)


@pytest.mark.parametrize(("seats", "offices"), [(2, 5), (3, 5), (4, 5), (5, 6)])
def test_FK_01_five_offices_up_to_four_players_and_six_with_five(seats: int, offices: int) -> None:
    t = table(seats)
    assert len(tiles(t)) == offices
    assert ("livestock" in tiles(t)) == (seats == 5)
    assert {card[:-2] for card in stock(seats) if card[:4] not in ("gold", "king")} == set(tiles(t))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_FK_02_primaries_begin_at_3_and_secondaries_at_1_but_for_two_players(seats: int) -> None:
    t = table(seats)
    assert set(tiles(t).values()) == {3}
    assert [t.secondary(o) for o in t.offices] == [1 if seats > 2 else 0] * len(t.offices)


def test_FK_03_a_secondary_is_half_its_primary_rounded_down() -> None:
    three, two = table(3), table(2)
    for worth, half in ((1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)):
        three.primary = two.primary = [worth] * 6
        assert three.secondary(0) == half
        assert two.secondary(0) == 0


def test_FK_04_there_are_54_government_15_king_and_39_gold_cards() -> None:
    everything = stock(5)
    assert len(everything) == 108
    assert [everything.count(gold) for gold in GOLD] == [13, 13, 13]
    assert len([c for c in everything if c.startswith("king")]) == 15
    government = [c for c in everything if c[:4] not in ("gold", "king")]
    assert len(government) == len(set(government)) == 54
    assert all(1 <= STANDARD.value[KINDS.index(c)] <= 4 for c in government)


@pytest.mark.parametrize(
    ("seats", "gold", "king", "government"), [(2, 9, 10, 45), (3, 10, 10, 45), (4, 11, 10, 45), (5, 13, 15, 54)]
)
def test_FK_04_cards_marked_above_the_player_count_are_left_out(
    seats: int, gold: int, king: int, government: int
) -> None:
    deck = stock(seats)
    assert [deck.count(kind) for kind in GOLD] == [gold] * 3
    assert len([c for c in deck if c.startswith("king")]) == king
    assert len(deck) == 3 * gold + king + government


@pytest.mark.parametrize(("seats", "dealt", "removed"), [(2, 60, 22), (3, 72, 13), (4, 80, 8), (5, 108, 0)])
def test_FK_05_some_cards_are_removed_and_the_rest_divides_by_players_plus_one(
    seats: int, dealt: int, removed: int
) -> None:
    t = table(seats)
    assert (t.undrawn, view(t, "A").number("removed")) == (dealt, removed)
    assert t.size(STOCK) == dealt + removed
    assert dealt % (seats + 1) == 0
    playout(t, Lehmer(seats))
    assert t.size(STOCK) == removed


def test_FK_05_the_removed_cards_are_random_and_unseen() -> None:
    left: set[tuple[str, ...]] = set()
    for seed in range(4):
        t = table(4)
        playout(t, Lehmer(seed))
        left.add(tuple(cards(t, "stock")))
        assert cards(t, "stock", to="A") != cards(t, "stock")
    assert len(left) == 4


def test_FK_06_a_random_player_deals_first() -> None:
    random: Table = GAME.table(3, pack=STANDARD)
    assert asked(random) == "chance first-dealer"
    assert legal(random) == ["first:A", "first:B", "first:C"]
    ask = random.agenda[-1]
    assert ask.step.odds(random, ask) == [1, 1, 1]
    run(random, "first:C draw:gold-1")
    assert asked(random) == "C place"


def test_FK_06_the_option_first_names_the_first_dealer() -> None:
    t = table(3, "B")
    assert (asked(t), t.dealer) == ("chance draw", 1)
    with pytest.raises(BadOption, match="not 'D'"):
        table(3, "D")


def test_FK_07_only_the_dealer_sees_the_card_drawn_and_the_card_kept() -> None:
    t = table(3)
    run(t, "draw:gold-3")
    assert cards(t, "look", "A", to="A") == ["gold-3"]
    assert cards(t, "look", "A", to="B") == cards(t, "look", "A", to="onlooker") == []
    run(t, "A/place:keep")
    assert cards(t, "hand", "A", to="A") == ["gold-3"]
    assert cards(t, "hand", "A", to="B") == []
    assert view(t, "B").pile("hand", 0).size == 1


def test_FK_07_a_dealer_knows_what_they_put_on_the_favor_deck_and_nobody_else_does() -> None:
    t = table(3)
    run(t, "draw:king-plus-minus A/place:favor")
    assert cards(t, "favor", to="A") == ["king-plus-minus"]
    assert cards(t, "favor", to="B") == cards(t, "favor", to="onlooker") == []


def test_FK_07_what_is_taken_from_the_centre_is_public() -> None:
    t = table(3)
    run(
        t,
        "draw:gold-1 A/place:centre draw:gold-2 A/place:centre draw:gold-3 A/place:keep draw:gold-3 A/place:favor",
    )
    assert cards(t, "centre", to="C") == ["gold-1", "gold-2"]
    run(t, "B/take:gold-2")
    assert cards(t, "hand", "B", to="onlooker") == ["gold-2"]


def test_FK_07_a_card_kept_face_down_cannot_be_a_king_card() -> None:
    t = table(3)
    run(t, "draw:gold-3 A/place:keep draw:king-plus-minus A/place:favor")
    hand = 1 << t.hand(0)
    for card, kind in enumerate(t.layout.kind_of):
        king = KINDS[kind].startswith("king")
        assert not king or not t.spread[t.cloud[card]] & hand
    assert any(t.spread[t.cloud[card]] & 1 << 2 for card in t.at[STOCK] if KINDS[t.kind(card)] == "king-plus")


def test_FK_07_payments_unsold_lots_and_king_cards_are_public_and_discards_are_not() -> None:
    t = scene("""
        3 players, first player A
        A: gold-2 diplomacy-a diplomacy-b
        favor: diplomacy-c gold-3 military-a king-plus
    """)
    run(t, "turn-up:diplomacy-c A/bid:1 B/pass C/pass A/pay:gold-2")
    run(t, "turn-up:military-a B/pass C/pass A/pass")
    assert cards(t, "spent", to="onlooker") == ["military-a", "gold-2"]
    run(t, "turn-up:gold-3 C/pass A/bid:1 B/pass A/discard:diplomacy-b")
    assert cards(t, "lost", "A", to="A") == ["diplomacy-b"]
    assert cards(t, "lost", "A", to="B") == cards(t, "lost", "A", to="onlooker") == []
    assert view(t, "B").pile("lost", 0).size == 1
    assert cards(t, "hand", "A", to="B") == ["gold-3"]  # the other of A's three is one of two


def test_FK_07_at_the_end_hands_are_shown_and_removed_and_discarded_cards_stay_hidden() -> None:
    t = scene("""
        2 players, first player A
        A: gold-1 diplomacy-a diplomacy-b
        B: military-a
        favor: gold-3
    """)
    assert cards(t, "hand", "B", to="A") == []
    run(t, "turn-up:gold-3 A/bid:1 B/pass A/discard:diplomacy-b")
    assert t.over
    assert cards(t, "hand", "B", to="onlooker") == ["military-a"]
    assert cards(t, "hand", "A", to="B") == ["diplomacy-a", "gold-1", "gold-3"]
    assert cards(t, "lost", "A", to="B") == []
    assert view(t, "B").pile("stock").hidden > 0


def test_FK_08_a_seat_with_one_possible_answer_is_still_asked() -> None:
    t = scene("2 players, dealer A, 3 to draw")
    run(t, "draw:gold-1 A/place:keep draw:gold-2 A/place:centre draw:gold-3")
    assert (asked(t), legal(t)) == ("A place", ["place:favor"])
    run(t, "A/place:favor")
    assert (asked(t), legal(t)) == ("B take", ["take:gold-2"])
    assert t.whose() != CHANCE


def test_FK_EX_5_three_players_leave_out_the_cards_marked_4_and_5() -> None:
    three, four, five = stock(3), stock(4), stock(5)
    assert len(three) == 85
    assert [four.count(g) - three.count(g) for g in GOLD] == [1, 1, 1]
    assert [five.count(g) - three.count(g) for g in GOLD] == [3, 3, 3]
    assert not [c for c in three if c.startswith("livestock")]


def test_FK_30_before_the_auctions_nobody_has_bid_passed_defaulted_or_owes_a_card() -> None:
    t = scene("3 players, dealer B, 4 to draw")
    assert (t.opener, t.bid, t.leader, t.passed, t.barred, t.owed) == (-1, 0, -1, 0, 0, 0)
    assert (t.payer, t.paid) == (-1, [0, 0, 0])
    onlooker = view(t, "onlooker")
    assert (onlooker.number("paid"), onlooker.number("most")) == (0, 0)
