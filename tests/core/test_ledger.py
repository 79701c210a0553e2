"""The ledger: who knows where a card lies after every way a card can move."""

import pytest

from coterie.core.deduction.certain import certain
from coterie.core.deduction.deal import Deal
from coterie.core.deduction.viewpoint import Viewpoint
from coterie.core.dice import Lehmer
from coterie.core.layout import EVERYONE, NOBODY_SEES, OWNER, Layout, Pack
from coterie.core.ledger import Ledger

KINDS = ["ten", "twenty", "thirty"]
STOCK, OPEN, HAND, DOWN = 0, 1, 2, 5  # three seats: HAND + seat, DOWN + seat
ALL = 0b1111  # seats A, B, C and the onlooker
A, B, C, ONLOOKER = 0b0001, 0b0010, 0b0100, 0b1000


def ledger(stock: str = "", hands: tuple[str, str, str] = ("", "", ""), backs: list[int] | None = None) -> Ledger:
    """Three seats; letters stand for ten, twenty, thirty (`t`, `w`, `h`) and lie where everybody saw them put."""
    cards = [
        (pile, KINDS.index({"t": "ten", "w": "twenty", "h": "thirty"}[c]))
        for pile, text in enumerate([stock, *hands])
        for c in text
    ]
    layout = Layout(3, KINDS, Pack("test", ""))
    kinds = sorted(kind for _, kind in cards)
    deck = (
        layout.deck("cards", kinds, [backs[k] for k in kinds], [backs[k] for k in kinds])
        if backs
        else layout.plain_deck("cards", kinds)
    )
    layout.pile("stock", deck, NOBODY_SEES)
    layout.pile("open", deck, EVERYONE)
    layout.pile_each("hand", deck, OWNER, backs is not None)
    layout.pile_each("down", deck, OWNER, backs is not None)
    made = Ledger(layout)
    made.lay_out()
    left = list(range(len(kinds)))
    for pile, kind in cards:
        card = next(c for c in left if layout.kind_of[c] == kind)
        left.remove(card)
        made.put(STOCK if pile == 0 else HAND + pile - 1, [card])
    return made


def known(made: Ledger, pile: int, kind: int) -> list[int]:
    """Who knows each card of a kind in a pile, best known first."""
    return sorted((made.known[c] for c in made.at[pile] if made.kind(c) == kind), reverse=True)


def test_a_card_moved_in_the_open_is_known_to_all() -> None:
    made = ledger("tw")
    made.move(made.find(STOCK, 0), OPEN)
    assert known(made, OPEN, 0) == [ALL]


def test_an_open_move_that_somebody_would_not_see_is_a_mistake() -> None:
    made = ledger("tw")
    with pytest.raises(AssertionError, match="pass_hidden"):
        made.move(made.find(STOCK, 0), HAND)


def test_a_hidden_draw_is_known_to_who_sees_it_and_costs_the_others_one_copy_of_every_kind() -> None:
    made = ledger("ttwh")
    made.pass_hidden(made.find(STOCK, 0), HAND)
    assert known(made, HAND, 0) == [A]
    assert known(made, STOCK, 0) == [ALL]  # one of the two tens must be left
    assert known(made, STOCK, 1) == [A]
    assert known(made, STOCK, 2) == [A]


def test_the_only_card_of_a_pile_takes_what_is_known_of_it_along() -> None:
    made = ledger("", ("t", "", ""))
    made.pass_hidden(made.only(HAND), DOWN)
    assert known(made, DOWN, 0) == [ALL]


def test_moving_one_of_several_equal_cards_costs_who_knew_another_copy_that_copy() -> None:
    made = ledger("tt", ("", "", ""))
    for card in (0, 1):
        made.pass_hidden(card, HAND)
    made.show(HAND, B)
    made.known[1] &= ~B  # B knows of one ten, A of both, C and the onlooker of none
    made.known[0] |= B
    made.move(made.find(HAND, 0), OPEN)
    assert known(made, OPEN, 0) == [ALL]
    assert known(made, HAND, 0)[0] & B == 0


def test_the_best_known_of_equal_cards_is_found() -> None:
    made = ledger("t", ("t", "", ""))
    secret = made.at[STOCK][0]
    made.pass_hidden(secret, HAND)
    assert made.known[made.find(HAND, 0)] == ALL


def test_moving_a_secret_copy_while_an_open_one_lies_there_is_a_mistake() -> None:
    made = ledger("tw", ("t", "", ""))
    secret = made.find(STOCK, 0)
    made.pass_hidden(secret, HAND)
    assert made.known[secret] != ALL
    with pytest.raises(AssertionError, match="better known"):
        made.move(secret, OPEN)


def test_what_is_turned_up_clears_up_what_is_left() -> None:
    made = ledger("", ("tw", "", ""))
    made.pass_hidden(made.find(HAND, 0), DOWN)
    assert known(made, HAND, 1) == [A]
    made.show(DOWN, ALL)
    assert known(made, HAND, 1) == [ALL]


def test_cards_shuffled_in_are_still_known_to_be_there() -> None:
    made = ledger("h", ("tw", "", ""))
    made.pass_hidden(made.find(HAND, 0), DOWN)
    made.shuffle_in(HAND, STOCK)
    made.shuffle_in(DOWN, STOCK)
    assert made.known == [ALL] * 3
    assert made.at[STOCK] == [0, 1, 2]


def test_what_everybody_can_rule_out_is_thought_of_no_more() -> None:
    made = ledger("th", ("", "", ""), backs=[0, 0, 1])
    made.pass_hidden(made.find(STOCK, 2), HAND)  # its back shows: it can only be the thirty
    assert known(made, HAND, 2) == [ALL]
    assert known(made, STOCK, 0) == [ALL]


def test_rule_out_leaves_the_other_piles() -> None:
    layout = Layout(2, KINDS, Pack("test", ""))
    deck = layout.deck("cards", [0, 1], [0, 1], [0, 0])
    stock = layout.pile("stock", deck, NOBODY_SEES)
    hand = layout.pile_each("hand", deck, OWNER)
    made = Ledger(layout)
    made.lay_out()
    made.put(stock, [0, 1])
    made.pass_hidden(0, hand)
    made.rule_out(hand, 1 << layout.category_of[1])
    assert made.known == [0b111, 0b111]


def test_an_event_shows_a_card_only_to_who_saw_it_come() -> None:
    made = ledger("", ("tw", "", ""))
    made.pass_hidden(made.find(HAND, 0), DOWN)
    made.pass_hidden(made.find(HAND, 1), DOWN)
    assert known(made, DOWN, 1) == [ALL]  # both must be there
    assert made.seen[made.find(DOWN, 1)] == A  # but nobody else saw which came second


def test_a_face_turned_to_a_seat_is_news_to_it() -> None:
    made = ledger("tw", ("h", "", ""))
    made.pass_hidden(made.find(STOCK, 0), HAND)
    assert made.turned_to == A
    made.turned_to = 0
    made.move(made.find(HAND, 2), OPEN)
    assert made.turned_to == ALL & ~A


def test_a_deaf_ledger_moves_cards_and_learns_nothing() -> None:
    made = ledger("tw")
    made.silent = True
    before = list(made.known)
    made.pass_hidden(made.find(STOCK, 0), HAND)
    made.move(made.find(HAND, 0), OPEN)
    assert (made.at[OPEN], made.known) == ([0], before)


@pytest.mark.parametrize("silent", [False, True])
def test_who_shares_cards_changes_only_its_own(silent: bool) -> None:
    made = ledger("ttwh", ("t", "w", "h"))
    made.pass_hidden(made.find(STOCK, 0), HAND)  # the stock and a hand are made's own by now
    copy = Ledger(made.layout)
    made.share_with(copy, silent)
    cards = [list(pile) for pile in made.at]
    known = list(made.known)
    copy.move(copy.find(HAND, 0), OPEN)
    copy.pass_hidden(copy.find(STOCK, 1), HAND + 1)
    copy.shuffle_in(HAND + 1, STOCK)
    assert (made.at, made.known) == (cards, known)
    copied = [list(pile) for pile in copy.at]
    made.pass_hidden(made.find(STOCK, 2), HAND + 2)
    made.show(HAND, ALL)
    assert copy.at == copied
    assert copy.at != made.at


def test_piles_by_the_dozen_are_shared_one_by_one() -> None:
    layout = Layout(2, ["one"], Pack("test", ""))
    deck = layout.plain_deck("cards", [0] * 120)
    piles = [layout.pile(f"pile-{n}", deck, EVERYONE) for n in range(60)]
    made = Ledger(layout)
    made.lay_out()
    for pile in piles:
        made.put(pile, [2 * pile, 2 * pile + 1])
    before = [list(cards) for cards in made.at]
    for pile in piles:
        copy = Ledger(layout)
        made.share_with(copy, True)
        for other in piles:
            copy.move(copy.find(other, 0), pile)
        assert made.at == before


def test_a_lone_card_that_shows_its_sort_as_it_goes_is_known_where_it_went() -> None:
    layout = Layout(2, ["gold", "letter"], Pack("test", ""))
    deck = layout.deck("cards", [0, 1], [0, 1], [0, 0])
    stock, aside, away = (layout.pile(name, deck, NOBODY_SEES) for name in ("stock", "aside", "away"))
    made = Ledger(layout)
    made.lay_out()
    made.put(stock, [0, 1])
    made.pass_hidden(1, aside)
    made.pass_hidden(0, away, among=1 << layout.category_of[0])
    assert made.cloud == [away, aside]
    assert made.known == [layout.everyone, layout.everyone]


def test_a_seat_concludes_what_counting_tells_it() -> None:
    made = ledger("tw", ("", "", ""))
    made.pass_hidden(made.find(STOCK, 0), HAND)
    made.pass_hidden(made.find(STOCK, 1), HAND + 1)
    assert certain(made, 0) == b"\1\1"  # A holds the ten, so B holds the twenty
    assert certain(made, 3) == b"\0\0"


def test_several_kinds_together_can_leave_a_pile_no_choice() -> None:
    made = ledger("", ("ttw", "", ""))
    made.pass_hidden(made.find(HAND, 0), DOWN)
    made.pass_hidden(made.find(HAND, 1), DOWN)
    sure = certain(made, 3)
    assert [made.kind(c) for c in made.at[DOWN] if sure[c]] == [0]  # two of ten, ten, twenty: at least one is a ten


def test_every_deal_that_fits_comes_up_and_no_other() -> None:
    made = ledger("twh")
    made.pass_hidden(made.find(STOCK, 0), HAND)
    made.pass_hidden(made.find(STOCK, 1), HAND + 1)
    viewpoint = Viewpoint(made, 2)
    dice = Lehmer(1)
    deals = set()
    for _ in range(200):
        deal = Deal(viewpoint)
        deal.rest(dice)
        deals.add(tuple(viewpoint.pile[slot] for slot in deal.slot))
    assert len(deals) == 6
    assert all(sorted(d) == [STOCK, HAND, HAND + 1] for d in deals)
