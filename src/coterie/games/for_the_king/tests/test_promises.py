"""Promises and the forecast with every verdict that they can get, in games played out.

`test_sayings.py` has the list.
"""

import pytest

from coterie.games.for_the_king.tests.talking import Talk, refused
from coterie.games.for_the_king.tests.test_sayings import GIFTS, LAST_LOT, NO_SALE, UNSOLD_DIPLOMACY, auctions

# Bids


def test_bids_at_most_is_kept_when_the_lot_is_over() -> None:
    talk = auctions("lot diplomacy-a, A says bids-at-most 2, C passes, A bids 2, B bids 3, A passes")
    assert talk.verdict() == "pending"  # B may be unable to pay, and then there is another auction
    talk.go("B pays gold-2, B pays gold-1")
    assert talk.verdict() == "kept"


def test_bids_at_most_is_broken_by_a_higher_bid_of_the_speaker_alone() -> None:
    talk = auctions("lot diplomacy-a, A says bids-at-most 2, C bids 3")
    assert talk.verdict() == "pending"
    talk.go("A bids 4")
    assert talk.verdict() == "broken 4"


def test_bids_at_most_holds_in_a_new_auction_for_the_lot_and_ends_with_it() -> None:
    talk = auctions("lot diplomacy-a, A says bids-at-most 1, C passes, A passes, B bids 9, B loses gold-1")
    assert talk.verdict() == "pending"
    broken = auctions("lot diplomacy-a, A says bids-at-most 1, C passes, A passes, B bids 9, B loses gold-1")
    assert broken.go("C passes, A bids 2").verdict() == "broken 2"
    talk.go("C passes, A bids 1, A pays gold-3, lot gold-1, A bids 2")
    assert talk.verdict() == "kept"


@pytest.mark.parametrize("text", ["bids-at-most 9", "bids-up-to 20"])
def test_who_defaults_is_out_of_the_lot_and_bound_no_more(text: str) -> None:
    talk = auctions(f"lot diplomacy-a, A says {text}, C passes, A bids 8, B passes")
    assert talk.verdict() == "void no-choice"


def test_bids_at_most_0_is_a_pass() -> None:
    talk = auctions("lot diplomacy-a, A says bids-at-most 0, B says bids-at-most 0, C passes, A passes, B bids 1")
    assert (talk.verdict(line=0), talk.verdict(line=1)) == ("pending", "broken 1")
    talk.go("B pays gold-1")
    assert talk.verdict(line=0) == "kept"


def test_bids_up_to_is_kept_when_the_bid_comes_to_it_whoever_made_it() -> None:
    talk = auctions("lot diplomacy-a, A says bids-up-to 3, C bids 3")
    assert talk.verdict() == "kept 3"


def test_bids_up_to_is_broken_by_passing_below() -> None:
    talk = auctions("lot diplomacy-a, A says bids-up-to 3, C bids 2, A passes")
    assert talk.verdict() == "broken 2"


def test_bids_up_to_starts_again_with_a_new_auction() -> None:
    talk = auctions("lot diplomacy-a, C passes, A bids 3, B bids 4, A says bids-up-to 5, A bids 5, B bids 6, A passes")
    assert talk.verdict() == "kept 5"
    talk = auctions("lot diplomacy-a, A says bids-up-to 5, C passes, A bids 3, B bids 4, A passes")
    assert talk.verdict() == "broken 4"
    talk = auctions("lot diplomacy-a, C passes, A passes, B bids 9, B loses gold-1, A says bids-up-to 2, C passes")
    assert talk.go("A passes").verdict() == "broken 0"


def test_bids_up_to_stays_untested_when_the_bids_stay_below() -> None:
    talk = auctions("lot diplomacy-a, A says bids-up-to 3, C passes, A bids 1, B passes, A pays gold-3")
    assert talk.verdict() == "untested never-came"


def test_amounts_of_bids_are_those_that_can_still_be_bid() -> None:
    talk = auctions("lot diplomacy-a, C bids 4")
    assert talk.may("A", "bids-at-most") == [["0", *map(str, range(5, 21))]]
    assert talk.may("C", "bids-at-most") == [[str(n) for n in range(4, 21)]]  # who leads has bid already
    assert talk.may("A", "bids-up-to") == [[str(n) for n in range(5, 21)]]
    talk.go("A passes")
    assert talk.may("A", "bids-at-most") is talk.may("A", "bids-up-to") is None
    gold = auctions(UNSOLD_DIPLOMACY, "lot gold-1, A bids 19")
    assert gold.may("B", "bids-at-most") == [["0"]]
    assert gold.may("B", "bids-up-to") == [["20"]]


# Offices left to others


@pytest.mark.parametrize("scope", ["lot", "game"])
def test_leaves_is_broken_by_a_bid(scope: str) -> None:
    talk = auctions(f"lot diplomacy-a, A says leaves diplomacy B {scope}, C passes, A bids 1")
    assert talk.verdict() == "broken diplomacy-a"


def test_leaves_is_kept_with_the_lot_or_at_the_end_of_the_game() -> None:
    talk = auctions(
        "A says leaves diplomacy B game, lot diplomacy-a, A says leaves diplomacy B lot, C passes, A passes"
    )
    assert talk.verdict(line=1) == "pending"
    talk.go("B passes")
    assert (talk.verdict(line=0), talk.verdict(line=1)) == ("pending", "kept")
    talk.go("lot gold-1, A bids 1, B passes, C passes, A discards gold-3")
    assert talk.verdict(line=0) == "kept"


def test_leaves_speaks_of_the_next_lot_of_the_office_if_another_is_up() -> None:
    talk = auctions("lot gold-1, A says leaves diplomacy B lot, C passes, A bids 1, B passes, A discards gold-3")
    assert talk.verdict() == "pending"
    talk.go("lot diplomacy-a, A passes, B passes, C passes")
    assert talk.verdict() == "kept"


def test_what_was_bid_before_is_not_counted() -> None:
    talk = auctions("lot diplomacy-a, C passes, A bids 1, A says leaves diplomacy B lot, B passes, A pays gold-3")
    talk.go(LAST_LOT)
    assert talk.verdict() == "untested never-came"


@pytest.mark.parametrize("scope", ["lot", "game"])
def test_leaves_stays_untested_when_no_such_lot_came(scope: str) -> None:
    talk = auctions(f"A says leaves military B {scope}", UNSOLD_DIPLOMACY, LAST_LOT)
    assert talk.verdict() == "untested never-came"


def test_leaves_is_broken_by_a_card_from_the_centre_where_there_was_another() -> None:
    dealt = GIFTS.split("B takes")[0].strip().removesuffix(",")
    talk = Talk(3, 2, dealt, "B says leaves military C game, C says leaves military A game, B takes military-a")
    assert talk.verdict(line=0) == "broken military-a"
    talk = Talk(3, 2, dealt, "C says leaves military A game, C says leaves military A lot, B takes gold-1")
    talk.go("C takes military-a")
    assert (talk.verdict(line=0), talk.verdict(line=1)) == ("pending", "pending")  # there was nothing else to take


def test_an_office_can_be_left_as_long_as_a_card_of_it_may_come() -> None:
    talk = auctions("lot gold-1")
    assert talk.may("A", "leaves") == [
        ["diplomacy", "entertainment", "architecture", "military", "provisions"],
        ["B", "C"],
        ["lot", "game"],
    ]
    talk.go(f"{NO_SALE}, lot diplomacy-a, A passes")
    assert talk.may("B", "leaves") == [["diplomacy"], ["A", "C"], ["lot", "game"]]
    assert talk.may("A", "leaves") is None
    assert auctions(UNSOLD_DIPLOMACY, "lot gold-1").may("A", "leaves") is None


# The next lot


@pytest.mark.parametrize(("deed", "verdict"), [("bid", "kept gold-1"), ("pass", "broken gold-1")])
def test_next_is_decided_by_a_bid_on_the_next_lot(deed: str, verdict: str) -> None:
    talk = auctions(f"lot diplomacy-a, A says next {deed}, C passes, A bids 1, B passes, A pays gold-3")
    assert talk.verdict() == "pending"
    talk.go("lot gold-1, A bids 1")
    assert talk.verdict() == verdict


@pytest.mark.parametrize(("deed", "verdict"), [("bid", "broken gold-1"), ("pass", "kept gold-1")])
def test_next_is_decided_without_a_bid_when_the_next_lot_is_over(deed: str, verdict: str) -> None:
    talk = auctions(f"lot diplomacy-a, A says next {deed}, {NO_SALE}, lot gold-1, A passes, B bids 1")
    assert talk.verdict() == "pending"
    talk.go("C passes, B discards gold-1")
    assert talk.verdict() == verdict


@pytest.mark.parametrize("deed", ["bid", "pass"])
def test_next_is_void_for_who_could_only_pass(deed: str) -> None:
    talk = Talk(3, 2, f"{GIFTS}, lot diplomacy-a, B says next {deed}, {NO_SALE}", most_hand=2)
    talk.go("lot gold-1, A bids 2, B passes, C passes, A discards gold-3, A discards diplomacy-b")
    assert talk.verdict() == "void no-choice"


def test_in_a_new_auction_there_is_a_choice_again() -> None:
    talk = auctions(f"lot diplomacy-a, B says next bid, {NO_SALE}, lot gold-1, A bids 20, B passes, C passes")
    talk.go("A loses gold-3, B passes, C passes")
    assert talk.verdict() == "broken gold-1"


def test_there_is_no_next_after_the_last_lot() -> None:
    talk = auctions("lot diplomacy-a")
    assert talk.may("A", "next") == [["bid", "pass"]]
    talk.go(f"{NO_SALE}, lot gold-1")
    assert talk.may("A", "next") is None


# The centre


def test_takes_is_kept_or_broken_by_the_card_that_is_taken() -> None:
    dealt = GIFTS.split("B takes")[0].strip().removesuffix(",")
    talk = Talk(3, 2, dealt, "B says takes gold-1, B says takes military-a, B takes gold-1")
    assert (talk.verdict(line=0), talk.verdict(line=1)) == ("kept gold-1", "broken gold-1")


def test_takes_is_void_when_another_took_it() -> None:
    dealt = GIFTS.split("B takes")[0].strip().removesuffix(",")
    talk = Talk(3, 2, dealt, "C says takes gold-1, C says takes military-a, B takes gold-1")
    assert (talk.verdict(line=0), talk.verdict(line=1)) == ("void no-choice", "pending")
    talk.go("C takes military-a")
    assert talk.verdict(line=1) == "kept military-a"


def test_takes_waits_as_long_as_there_is_another_card_of_the_kind() -> None:
    dealt = "A keeps gold-3, A centres gold-1, C says takes gold-1, A centres gold-1, A favors gold-2, B takes gold-1"
    talk = Talk(3, 2, dealt)
    assert talk.verdict() == "pending"
    assert talk.go("C takes gold-1").verdict() == "kept gold-1"


def test_a_king_card_of_the_centre_is_taken_like_any_other() -> None:
    talk = Talk(3, 2, "A keeps gold-3, A centres king-plus, A centres gold-1, A favors gold-2, B says takes king-plus")
    assert talk.go("B takes king-plus").verdict() == "kept king-plus"


def test_takes_is_for_who_is_yet_to_take_and_has_a_choice() -> None:
    talk = Talk(3, 2, "A keeps gold-3, A centres gold-1")
    assert talk.may("B", "takes") == [["gold-1"]]
    assert talk.may("A", "takes") is None
    talk.go("A centres gold-2, A favors gold-2")
    assert refused(talk, "B", "takes gold-3")
    talk.go("B takes gold-1")
    assert talk.may("B", "takes") is talk.may("C", "takes") is None


# King cards


def crowned(text: str, king: str, effects: str) -> Talk:
    """A says something, and keeps a King card."""
    return Talk(3, 2, f"A says {text}, A keeps {king}", effects)


@pytest.mark.parametrize(
    ("text", "king", "effects", "verdict"),
    [
        ("decree military raise", "king-plus", "A raises military", "kept 4"),
        ("decree military raise", "king-plus", "A raises diplomacy", "broken 3"),
        ("decree military raise", "king-either", "A lowers military", "broken 2"),
        ("decree military raise", "king-minus", "", "void no-choice"),
        ("decree military lower", "king-minus-minus", "A lowers diplomacy", "pending"),
        ("decree military lower", "king-minus-minus", "A lowers diplomacy, A lowers military", "kept 2"),
        ("decree military lower", "king-plus-minus", "A raises military", "pending"),
        ("decree military lower", "king-plus-minus", "A raises military, A lowers diplomacy", "broken 4"),
        ("decree military lower", "king-plus-plus", "", "void no-choice"),
        ("decree military spare", "king-minus", "A lowers diplomacy", "kept 3"),
        ("decree military spare", "king-minus", "A lowers military", "broken 2"),
        ("decree military spare", "king-either", "A raises military", "kept 4"),
        ("decree military spare", "king-plus", "", "void no-choice"),
    ],
)
def test_decree_is_judged_by_the_next_king_card(text: str, king: str, effects: str, verdict: str) -> None:
    assert crowned(text, king, effects).verdict() == verdict


def test_decree_is_void_where_the_office_cannot_move() -> None:
    first = "A keeps king-minus-minus, A lowers military, A lowers diplomacy, A centres king-minus"
    talk = Talk(3, 2, f"{first}, A centres king-minus, A favors gold-1, B takes king-minus, B lowers military")
    talk.go("C says decree military lower, C says decree diplomacy lower, C takes king-minus")
    assert (talk.verdict(line=0), talk.verdict(line=1)) == ("void no-choice", "pending")
    assert talk.go("C lowers diplomacy").verdict() == "kept 1"


def test_decree_is_of_ones_own_king_card_alone() -> None:
    talk = Talk(3, 2, "B says decree military raise, A keeps king-plus, A raises military")
    assert talk.verdict() == "pending"


def test_decree_may_be_said_of_the_king_card_that_takes_effect() -> None:
    talk = Talk(3, 2, "A keeps king-plus-minus")
    assert talk.may("A", "decree") == [
        ["diplomacy", "entertainment", "architecture", "military", "provisions"],
        ["raise", "lower", "spare"],
    ]
    talk.go("A raises military")
    assert (talk.may("A", "decree") or [])[1] == ["lower", "spare"]
    talk.go("A says decree diplomacy lower, A says decree military lower")
    assert (talk.verdict(line=0), talk.verdict(line=1)) == ("pending", "void no-choice")
    talk.go("A lowers provisions")
    assert talk.verdict(line=0) == "broken 3"


def test_decree_is_void_when_no_king_card_came() -> None:
    talk = Talk(3, 2, "A says decree military raise", GIFTS, UNSOLD_DIPLOMACY)
    assert talk.verdict() == "pending"
    assert talk.go(LAST_LOT).verdict() == "void never-came"


def test_decree_is_for_as_long_as_a_king_card_may_come() -> None:
    assert auctions("lot diplomacy-a").may("A", "decree") is not None
    assert auctions(UNSOLD_DIPLOMACY, "lot gold-1").may("A", "decree") is None


# The forecast


def test_first_in_is_decided_by_the_count() -> None:
    talk = auctions("A says first-in A diplomacy, A says first-in C diplomacy, B says first-in C military")
    talk.go(f"B says first-in B provisions, {UNSOLD_DIPLOMACY}")
    assert {talk.verdict(line=line) for line in range(4)} == {"pending"}
    talk.go(LAST_LOT)
    assert [talk.verdict(line=line) for line in range(4)] == ["kept", "broken", "kept", "broken"]
