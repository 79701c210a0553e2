"""Standing orders in the auctions: a sealed maximum, and passing until the next lot."""

from collections import Counter
from itertools import pairwise

from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.orders import NO_LOT, OrderKind
from coterie.games.for_the_king.game import GAME
from coterie.games.for_the_king.lexicon import TO_PASS
from coterie.games.for_the_king.table import AUCTION, KingTable
from coterie.games.for_the_king.tests.scene import LETTERS, asked, cards, run, scene, told, view
from tests.contracts.twins import twin_of

UP_TO, PASSING = GAME.orders


def three(favor: str, **hands: str) -> KingTable:
    """Three players, A the first player, with this favor deck and these hands."""
    lines = ["3 players, first player A", *(f"{who}: {hand}" for who, hand in hands.items()), f"favor: {favor}"]
    return scene("\n".join(lines))


def obey(t: KingTable, **maxima: int) -> None:
    """Let seats with a sealed maximum answer as long as one of them is asked and their order says something."""
    while not t.over and (who := asked(t)[0]) in maxima:
        seat = LETTERS.index(who)
        action = UP_TO.answer(Eyes(t, seat), maxima[who])
        if action is None:
            return
        t.play(seat, action)


def lot(t: KingTable, order: OrderKind = UP_TO) -> int:
    """The number of the lot, which is the same for everybody."""
    numbers = {order.lot(Eyes(t, viewer)) for viewer in range(t.seats + 1)}
    assert len(numbers) == 1
    return numbers.pop()


def test_FK_32_a_sealed_maximum_wins_at_the_lowest_price_needed() -> None:
    t = three("military-a gold-1", B="gold-3 gold-3 gold-1")
    run(t, "turn-up:military-a A/bid:2")
    obey(t, B=7)
    assert view(t, "A").number("bid") == 3
    run(t, "C/pass A/bid:4")
    obey(t, B=7)
    run(t, "A/pass")
    assert told(t, "won") == [[1, 5]]


def test_FK_32_a_sealed_maximum_alone_wins_with_a_bid_of_1() -> None:
    t = three("military-a gold-1", C="gold-1")
    run(t, "turn-up:military-a A/pass B/pass")
    obey(t, C=7)
    assert told(t, "won") == [[2, 1]]


def test_FK_32_the_higher_of_two_maxima_wins_one_above_the_lower() -> None:
    t = three("military-a gold-1", A="gold-3 gold-3", B="gold-3 gold-3")
    run(t, "turn-up:military-a")
    obey(t, A=6, B=4, C=0)
    assert told(t, "won") == [[0, 5]]


def test_FK_32_beyond_its_maximum_an_order_passes() -> None:
    t = three("military-a gold-1")
    run(t, "turn-up:military-a A/bid:4")
    obey(t, B=4)
    assert told(t, "passed") == [[1]]
    assert asked(t) == "C bid"


def test_FK_32_an_order_never_outbids_itself() -> None:
    for first, second, third in ((5, 0, 0), (9, 9, 9), (3, 8, 5), (1, 1, 2)):
        t = three("military-a gold-1")
        run(t, "turn-up:military-a")
        obey(t, A=first, B=second, C=third)
        bidders = [bid[0] for bid in told(t, "bid")]
        assert bidders
        assert all(one != two for one, two in pairwise(bidders))


def test_FK_32_the_highest_bid_allowed_bounds_an_order() -> None:
    t = three("military-a gold-1")
    run(t, "turn-up:military-a")
    assert UP_TO.amounts(Eyes(t, 0)) == (1, 78)
    run(t, "A/bid:78")
    assert UP_TO.answer(Eyes(t, 1), 78) == TO_PASS.base
    t = three("military-a gold-1")
    run(t, "turn-up:gold-1")
    assert UP_TO.amounts(Eyes(t, 0)) == (1, 20)


def test_FK_32_who_passes_until_the_next_lot_passes_whatever_is_bid() -> None:
    t = three("military-a gold-1")
    run(t, "turn-up:military-a")
    assert PASSING.answer(Eyes(t, 0), 0) == TO_PASS.base
    run(t, "A/bid:1")
    assert PASSING.answer(Eyes(t, 1), 0) == TO_PASS.base
    assert PASSING.amounts(Eyes(t, 1)) == (0, 0)


def test_FK_34_an_order_says_nothing_about_paying() -> None:
    t = three("military-a gold-1", A="gold-1")
    run(t, "turn-up:military-a A/bid:1 B/pass C/pass")
    assert asked(t) == "A pay"
    assert [order.answer(Eyes(t, 0), 5) for order in GAME.orders] == [None, None]


def test_FK_37_an_order_stands_in_a_new_auction_for_the_same_card() -> None:
    t = three("military-a gold-1", A="diplomacy-a", B="gold-1")
    run(t, "turn-up:military-a A/bid:9")
    before = lot(t)
    obey(t, B=1)
    run(t, "C/pass lose:diplomacy-a")
    assert told(t, "reopened")
    assert lot(t) == before
    assert asked(t) == "B bid"  # who had passed takes part again
    obey(t, B=1)
    assert told(t, "bid")[-1] == [1, 1]


def test_FK_39_an_order_is_gone_with_its_lot() -> None:
    t = three("military-a gold-1 king-plus", B="diplomacy-a")
    assert lot(t) == NO_LOT
    numbers = []
    for moves in (
        "turn-up:military-a A/pass B/pass C/pass",
        "turn-up:gold-1 B/bid:1 C/pass A/pass B/discard:diplomacy-a",
        "turn-up:king-plus C/pass A/pass B/pass",
    ):
        card, *answers = moves.split()
        run(t, card)
        numbers.append(lot(t))
        for answer in answers:
            assert lot(t) == numbers[-1]
            run(t, answer)
        assert lot(t) == NO_LOT
    assert len(set(numbers)) == 3
    assert t.over


def test_a_lot_is_up_exactly_while_a_card_is_and_no_number_comes_twice() -> None:
    for seats in range(GAME.fewest, GAME.most + 1):
        t, dice = GAME.table(seats), Lehmer(seats)
        up: list[int] = []
        answered: Counter[bool] = Counter()
        while not t.over:
            number = lot(t)
            assert (number == NO_LOT) == (not cards(t, "lot"))
            if number != NO_LOT and number not in up[-1:]:
                assert number not in up
                up.append(number)
            seat = t.whose()
            if seat < 0:
                t.roll(dice)
                continue
            for order in GAME.orders:
                answer = order.answer(Eyes(t, seat), 3)
                assert (answer is None) == (t.agenda[-1].step.name != "bid")
                assert answer is None or answer in t.legal(seat)
                assert order.answer(Eyes(t, (seat + 1) % seats), 3) is None  # who is not asked answers nothing
                answered[answer is None] += 1
            legal = t.legal(seat)
            t.play(seat, legal[dice.below(min(3, len(legal)))])
        assert len(up) == len(told(t, "lot"))
        assert min(answered[True], answered[False]) > 0


def test_FK_07_an_order_answers_from_what_its_seat_may_know() -> None:
    t, dice = GAME.table(3), Lehmer(1)
    compared = 0
    while not t.over and compared < 60:
        seat = t.whose()
        if seat < 0:
            t.roll(dice)
            continue
        if t.phase == AUCTION:
            twin = twin_of(t, seat, dice)
            for order in GAME.orders:
                one, two = Eyes(t, seat), Eyes(twin, seat)
                assert order.lot(one) == order.lot(two)
                assert order.amounts(one) == order.amounts(two)
                assert order.answer(one, 4) == order.answer(two, 4)
            compared += 1
        legal = t.legal(seat)
        t.play(seat, legal[dice.below(len(legal))])
    assert compared
