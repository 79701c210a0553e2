"""Every saying with every verdict that it can get, in games played out: claims here, promises and the forecast
in `test_promises.py`.

| saying                    | kept | broken | void          | untested                             |
|---------------------------|------|--------|---------------|--------------------------------------|
| gold-at-least, -at-most   | yes  | yes    | –             | cards went unseen                    |
| can-pay, holds            | yes  | yes    | –             | cards went or came unseen            |
| buried                    | yes  | yes    | –             | the lots leave several possibilities |
| bids-at-most              | yes  | yes    | own default   | – : every lot ends                   |
| bids-up-to                | yes  | yes    | own default   | the bids stay below                  |
| leaves                    | yes  | yes    | –             | no such lot came                     |
| takes                     | yes  | yes    | taken before  | – : who may say it will take a card  |
| decree                    | yes  | yes    | none, or idle | – : that there was none is void      |
| next                      | yes  | yes    | could only pass | – : refused on the last lot        |
| first-in                  | yes  | yes    | –             | – : every office is counted          |

A claim is void only if what it is about is taken back, which holds for all games.
"""

import pytest

from coterie.core.events import Heard
from coterie.games.for_the_king.sayings import SAYINGS
from coterie.games.for_the_king.tests.talking import TABLE, Talk
from coterie.talk import judge
from coterie.talk.sayings import named

# A: gold-3 unseen, diplomacy-b. B: gold-1, gold-2 unseen. C: military-a, gold-2. The first player is C.
GIFTS = """
    A keeps gold-3, A centres gold-1, A centres military-a, A favors diplomacy-a, B takes gold-1, C takes military-a
    B keeps gold-2, B centres gold-2, B centres diplomacy-b, B favors gold-1, C takes gold-2, A takes diplomacy-b
"""
NO_SALE = "C passes, A passes, B passes"
UNSOLD_DIPLOMACY = f"lot diplomacy-a, {NO_SALE}"
LAST_LOT = "lot gold-1, A passes, B passes, C passes"


def auctions(*texts: str) -> Talk:
    """Three players after two turns of gifts, with two lots to come: diplomacy-a and gold-1."""
    return Talk(3, 2, GIFTS, *texts)


# Gold


def test_gold_at_least_is_kept_when_it_is_paid_and_known_to_the_speaker_at_once() -> None:
    talk = auctions("lot diplomacy-a, A says gold-at-least 2")
    assert talk.verdicts() == {"A": "kept 3", "B": "pending", "C": "pending", "table": "pending", "record": "kept 3"}
    talk.go("C passes, A bids 1, B passes")
    assert talk.verdict() == "pending"
    talk.go("A pays gold-3")
    assert talk.verdict() == talk.verdict("B") == "kept 3"


def test_gold_at_least_is_broken_by_a_default() -> None:
    talk = auctions("lot diplomacy-a, B says gold-at-least 4, C passes, A passes, B bids 4")
    assert talk.verdict() == "broken 3"
    assert talk.verdict("B") == talk.verdict("record") == "broken 3"


def test_a_default_on_a_gold_lot_tells_nothing_of_gold() -> None:
    talk = auctions(UNSOLD_DIPLOMACY, "lot gold-1, A says gold-at-least 3, A bids 3, B passes, C passes")
    assert (talk.verdict(), talk.verdict("A")) == ("pending", "kept 3")


def test_gold_that_everybody_saw_counts_with_gold_that_is_paid() -> None:
    talk = auctions("lot diplomacy-a, B says gold-at-least 3, C passes, A passes, B bids 2, B pays gold-2")
    assert talk.verdict() == "kept 3"  # the 2 came unseen, the 1 was taken from the centre


def test_gold_that_came_later_is_not_counted() -> None:
    talk = auctions("lot gold-1, B says gold-at-most 3, C passes, A passes, B bids 1, B discards gold-1")
    assert talk.verdict() == "pending"  # B holds the gold that was won, and one more card
    talk.go("lot diplomacy-a, A passes, B passes, C passes")
    assert talk.verdict() == "kept 3"


def test_gold_at_least_stays_untested_when_cards_went_unseen() -> None:
    talk = auctions(UNSOLD_DIPLOMACY, "lot gold-1, A says gold-at-least 3, A bids 2, B passes, C passes")
    talk.go("A discards gold-3, A discards diplomacy-b")
    assert talk.verdicts() == {"A": "kept 3", "B": "untested", "C": "untested", "table": "untested", "record": "kept 3"}


def test_an_unseen_discard_leaves_what_the_rest_proves() -> None:
    talk = auctions(UNSOLD_DIPLOMACY, "lot gold-1, A says gold-at-least 1, A says gold-at-most 2, A bids 1")
    talk.go("B passes, C passes, A discards diplomacy-b")
    assert (talk.verdict(line=0), talk.verdict(line=1)) == ("kept 3", "broken 3")


def test_gold_is_judged_when_hands_are_shown() -> None:
    talk = auctions("lot diplomacy-a, B says gold-at-least 4, B says gold-at-most 2, B says gold-at-most 3")
    talk.go(f"{NO_SALE}, {LAST_LOT}")
    assert [talk.verdict(line=line) for line in range(3)] == ["broken 3", "broken 3", "kept 3"]


def test_gold_at_most_is_kept_by_a_default() -> None:
    talk = auctions("lot diplomacy-a, B says gold-at-most 3, C passes, A passes, B bids 4")
    assert talk.verdict() == "kept 3"


def test_gold_at_most_is_broken_by_what_is_paid() -> None:
    talk = auctions("lot diplomacy-a, A says gold-at-most 2, C passes, A bids 3, B passes, A pays gold-3")
    assert talk.verdict() == "broken 3"


def test_gold_at_most_stays_untested_when_cards_went_unseen() -> None:
    talk = auctions(UNSOLD_DIPLOMACY, "lot gold-1, A says gold-at-most 2, A bids 2, B passes, C passes")
    talk.go("A discards gold-3, A discards diplomacy-b")
    assert (talk.verdict(), talk.verdict("record")) == ("untested", "broken 3")


def test_only_amounts_that_are_open_for_everybody_are_named() -> None:
    talk = auctions("lot diplomacy-a")
    assert talk.may("A", "gold-at-least") == [["1", "2", "3"]]
    assert talk.may("A", "gold-at-most") == [["1", "2"]]
    assert talk.may("B", "gold-at-least") == [["2", "3", "4"]]
    assert talk.may("C", "gold-at-least") is None  # C's cards were all taken from the centre
    assert Talk(3, 2).may("A", "gold-at-least") is None  # not in the Gift phase


def test_a_claim_is_about_the_hand_as_it_was_since_its_last_change() -> None:
    talk = auctions("lot diplomacy-a, C passes, A passes, B bids 1, B pays gold-1, B says gold-at-most 1, lot gold-1")
    (paid,) = [event.n for event in talk.ears(TABLE).heard if event.what == "gained"]
    assert talk.said[-1].anchor == paid
    for first, verdict in ((paid, "void"), (paid + 1, "pending")):
        ears = talk.ears(TABLE)
        ears.hear([Heard(ears.told, "undo", -1, [first], [])])
        assert judge(talk.said[-1], named(SAYINGS, "gold-at-most"), ears).mark == verdict


# The bid on the table


def test_can_pay_is_kept_by_paying() -> None:
    talk = auctions("lot diplomacy-a, C passes, A bids 2, A says can-pay")
    assert (talk.verdict(), talk.verdict("A")) == ("pending", "kept 3")
    talk.go("B passes, A pays gold-3")
    assert talk.verdict() == "kept 3"


def test_can_pay_is_broken_by_a_default() -> None:
    talk = auctions("lot diplomacy-a, C passes, A bids 4, A says can-pay, B passes")
    assert talk.verdict() == "broken 3"


def test_can_pay_of_who_was_outbid_waits_for_the_hand() -> None:
    talk = auctions("lot diplomacy-a, C passes, A bids 2, A says can-pay, B bids 3, A passes, B pays gold-2")
    talk.go("B pays gold-1")
    assert talk.verdict() == "pending"
    talk.go(LAST_LOT)
    assert talk.verdict() == "kept 3"


def test_can_pay_stays_untested_when_cards_went_unseen() -> None:
    talk = auctions("lot diplomacy-a, C passes, A bids 2, A says can-pay, B bids 3, A passes, B pays gold-2")
    talk.go("B pays gold-1, lot gold-1, A bids 2, B passes, C passes, A discards gold-3, A discards diplomacy-b")
    assert (talk.verdict(), talk.verdict("record")) == ("untested", "kept 3")


@pytest.mark.parametrize(("bid", "verdict"), [(2, "kept 2"), (3, "broken 2")])
def test_can_pay_for_a_gold_card_is_a_matter_of_cards_which_all_can_count(bid: int, verdict: str) -> None:
    talk = auctions(UNSOLD_DIPLOMACY, f"lot gold-1, A bids {bid}, A says can-pay")
    assert set(talk.verdicts().values()) == {verdict}


def test_who_leads_or_is_asked_may_say_that_they_can_pay() -> None:
    talk = auctions("lot diplomacy-a")
    assert talk.may("C", "can-pay") is None  # nothing is bid
    talk.go("C bids 1")
    assert [talk.may(who, "can-pay") for who in "ABC"] == [[], None, []]


# Cards of an office


def test_holds_is_judged_when_hands_are_shown() -> None:
    talk = auctions("lot diplomacy-a, A says holds military 0, A says holds diplomacy 5")
    assert (talk.verdict("A", 0), talk.verdict(line=0)) == ("kept 0", "pending")
    talk.go(f"{NO_SALE}, {LAST_LOT}")
    worth = talk.table.value[1]  # of diplomacy-b
    assert (talk.verdict(line=0), talk.verdict(line=1)) == ("kept 0", f"broken {worth}")


def test_holds_is_broken_by_a_card_that_is_shown_and_kept_by_enough() -> None:
    gifts = GIFTS.replace("A keeps gold-3", "A keeps military-d")
    talk = Talk(3, 2, gifts, "lot diplomacy-a, A says holds military 0, A says holds military 1")
    talk.go(f"{NO_SALE}, {LAST_LOT}")
    worth = talk.table.value[36 + 3]
    assert (talk.verdict(line=0), talk.verdict(line=1)) == (f"broken {worth}", f"kept {worth}")


def test_holds_is_judged_as_soon_as_the_last_unseen_card_is_paid() -> None:
    talk = auctions("lot diplomacy-a, A says holds military 0, C passes, A bids 1, B passes, A pays gold-3")
    assert talk.verdict() == "kept 0"


def test_what_was_won_since_is_not_what_was_held() -> None:
    talk = auctions("lot diplomacy-a, B says holds diplomacy 0, C passes, A passes, B bids 1, B pays gold-1")
    talk.go(LAST_LOT)
    assert talk.verdict() == "kept 0"


def test_holds_stays_untested_when_cards_went_unseen() -> None:
    talk = auctions(UNSOLD_DIPLOMACY, "lot gold-1, A says holds military 0, A bids 1, B passes, C passes")
    talk.go("A discards gold-3")
    assert (talk.verdict(), talk.verdict("record")) == ("untested", "kept 0")


def test_holds_stays_untested_when_a_card_came_unseen() -> None:
    talk = Talk(3, 4, GIFTS, "A says holds military 0")
    talk.go("C keeps gold-1, C centres gold-1, C centres gold-1, C favors gold-1, A takes gold-1, B takes gold-1")
    talk.go("A keeps military-b, A centres gold-2, A centres gold-2, A favors gold-2, B takes gold-2, C takes gold-2")
    for card in ("diplomacy-a", "gold-1", "gold-1", "gold-2"):
        talk.go(f"lot {card}")
        for _ in range(3):
            talk.go(f"{'ABC'[talk.table.whose()]} passes")
    assert talk.table.over
    assert talk.verdicts()["table"] == "untested"  # military-b may have been the card that lay there
    assert talk.verdict("A") == talk.verdict("record") == "kept 0"


def test_without_a_card_nothing_is_held() -> None:
    talk = Talk(3, 2, "A keeps gold-3")
    assert (talk.may("B", "holds"), talk.may("A", "holds") is not None) == (None, True)


# The favor deck


def test_buried_is_known_to_the_dealer_and_by_the_record() -> None:
    talk = Talk(3, 2, GIFTS.split("B keeps")[0])
    assert talk.may("B", "buried") is None
    talk.go("A says buried office, A says buried gold")
    assert talk.verdict("A", 0) == talk.verdict("record", 0) == "kept diplomacy-a"
    assert talk.verdict("A", 1) == talk.verdict("record", 1) == "broken diplomacy-a"
    assert talk.verdict() == talk.verdict("B") == "pending"
    assert auctions().may("A", "buried") is None  # from then on it is too late


def test_buried_is_judged_where_the_lots_leave_one_possibility() -> None:
    first, second = GIFTS.split("    B keeps")
    talk = Talk(3, 2, first, "A says buried office, A says buried king, B keeps" + second)
    talk.go(f"lot gold-1, {NO_SALE}")
    assert talk.verdict(line=1) == "pending"
    talk.go("lot diplomacy-a")
    assert talk.verdict(line=1) == "broken"  # no King card was put up
    assert talk.verdict("B", 0) == "kept"  # the gold was B's own
    assert talk.verdict("table", 0) == "pending"
    talk.go("A passes, B passes, C passes")
    assert talk.verdict("table", 0) == "untested"


def test_buried_is_kept_for_all_when_every_lot_is_of_its_sort() -> None:
    gifts = GIFTS.replace("B favors gold-1", "B favors military-b")
    first, second = gifts.split("    B keeps")
    talk = Talk(3, 2, first, "A says buried office, B keeps" + second, f"lot military-b, {NO_SALE}, lot diplomacy-a")
    assert talk.verdict() == "kept"
