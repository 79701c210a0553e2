"""Standing orders in the auctions: a sealed maximum, and passing until the next lot."""

from collections import Counter
from itertools import pairwise

from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.orders import NO_LOT, Order
from coterie.core.worlds import Outlook, deal, redeal
from coterie.games.for_the_king.game import GAME
from coterie.games.for_the_king.table import AUCTION, Court
from coterie.games.for_the_king.tests.scene import LETTERS, asked, cards, run, scene, told, view
from coterie.games.for_the_king.words import PASS

UP_TO, PASSING = GAME.orders


def three(favor: str, **hands: str) -> Court:
    """Three players, A the first player, with this favor deck and these hands."""
    lines = ["3 players, first player A", *(f"{who}: {hand}" for who, hand in hands.items()), f"favor: {favor}"]
    return scene("\n".join(lines))


def obey(court: Court, **maxima: int) -> None:
    """Let seats with a sealed maximum answer as long as one of them is asked and their order says something."""
    while not court.over and (who := asked(court)[0]) in maxima:
        seat = LETTERS.index(who)
        action = UP_TO.answer(Eyes(court, seat), maxima[who])
        if action is None:
            return
        court.play(seat, action)


def lot(court: Court, order: Order = UP_TO) -> int:
    """The number of the lot, which is the same for everybody."""
    numbers = {order.lot(Eyes(court, viewer)) for viewer in range(court.seats + 1)}
    assert len(numbers) == 1
    return numbers.pop()


def test_FK_32_a_sealed_maximum_wins_at_the_lowest_price_needed() -> None:
    court = three("military-a gold-1", B="gold-3 gold-3 gold-1")
    run(court, "turn-up:military-a A/bid:2")
    obey(court, B=7)
    assert view(court, "A").number("bid") == 3
    run(court, "C/pass A/bid:4")
    obey(court, B=7)
    run(court, "A/pass")
    assert told(court, "won") == [[1, 5]]


def test_FK_32_a_sealed_maximum_alone_wins_with_a_bid_of_1() -> None:
    court = three("military-a gold-1", C="gold-1")
    run(court, "turn-up:military-a A/pass B/pass")
    obey(court, C=7)
    assert told(court, "won") == [[2, 1]]


def test_FK_32_the_higher_of_two_maxima_wins_one_above_the_lower() -> None:
    court = three("military-a gold-1", A="gold-3 gold-3", B="gold-3 gold-3")
    run(court, "turn-up:military-a")
    obey(court, A=6, B=4, C=0)
    assert told(court, "won") == [[0, 5]]


def test_FK_32_beyond_its_maximum_an_order_passes() -> None:
    court = three("military-a gold-1")
    run(court, "turn-up:military-a A/bid:4")
    obey(court, B=4)
    assert told(court, "passed") == [[1]]
    assert asked(court) == "C bid"


def test_FK_32_an_order_never_outbids_itself() -> None:
    for first, second, third in ((5, 0, 0), (9, 9, 9), (3, 8, 5), (1, 1, 2)):
        court = three("military-a gold-1")
        run(court, "turn-up:military-a")
        obey(court, A=first, B=second, C=third)
        bidders = [bid[0] for bid in told(court, "bid")]
        assert bidders
        assert all(one != two for one, two in pairwise(bidders))


def test_FK_32_the_highest_bid_allowed_bounds_an_order() -> None:
    court = three("military-a gold-1")
    run(court, "turn-up:military-a")
    assert UP_TO.amounts(Eyes(court, 0)) == (1, 78)
    run(court, "A/bid:78")
    assert UP_TO.answer(Eyes(court, 1), 78) == PASS.base
    court = three("military-a gold-1")
    run(court, "turn-up:gold-1")
    assert UP_TO.amounts(Eyes(court, 0)) == (1, 20)


def test_FK_32_who_passes_until_the_next_lot_passes_whatever_is_bid() -> None:
    court = three("military-a gold-1")
    run(court, "turn-up:military-a")
    assert PASSING.answer(Eyes(court, 0), 0) == PASS.base
    run(court, "A/bid:1")
    assert PASSING.answer(Eyes(court, 1), 0) == PASS.base
    assert PASSING.amounts(Eyes(court, 1)) == (0, 0)


def test_FK_34_an_order_says_nothing_about_paying() -> None:
    court = three("military-a gold-1", A="gold-1")
    run(court, "turn-up:military-a A/bid:1 B/pass C/pass")
    assert asked(court) == "A pay"
    assert [order.answer(Eyes(court, 0), 5) for order in GAME.orders] == [None, None]


def test_FK_37_an_order_stands_in_a_new_auction_for_the_same_card() -> None:
    court = three("military-a gold-1", A="diplomacy-a", B="gold-1")
    run(court, "turn-up:military-a A/bid:9")
    before = lot(court)
    obey(court, B=1)
    run(court, "C/pass lose:diplomacy-a")
    assert told(court, "reopened")
    assert lot(court) == before
    assert asked(court) == "B bid"  # who had passed takes part again
    obey(court, B=1)
    assert told(court, "bid")[-1] == [1, 1]


def test_FK_39_an_order_is_gone_with_its_lot() -> None:
    court = three("military-a gold-1 king-plus", B="diplomacy-a")
    assert lot(court) == NO_LOT
    numbers = []
    for moves in (
        "turn-up:military-a A/pass B/pass C/pass",
        "turn-up:gold-1 B/bid:1 C/pass A/pass B/discard:diplomacy-a",
        "turn-up:king-plus C/pass A/pass B/pass",
    ):
        card, *answers = moves.split()
        run(court, card)
        numbers.append(lot(court))
        for answer in answers:
            assert lot(court) == numbers[-1]
            run(court, answer)
        assert lot(court) == NO_LOT
    assert len(set(numbers)) == 3
    assert court.over


def test_a_lot_is_up_exactly_while_a_card_is_and_no_number_comes_twice() -> None:
    for seats in range(GAME.fewest, GAME.most + 1):
        court, dice = GAME.table(seats), Lehmer(seats)
        up: list[int] = []
        answered: Counter[bool] = Counter()
        while not court.over:
            number = lot(court)
            assert (number == NO_LOT) == (not cards(court, "lot"))
            if number != NO_LOT and number not in up[-1:]:
                assert number not in up
                up.append(number)
            seat = court.whose()
            if seat < 0:
                court.roll(dice)
                continue
            for order in GAME.orders:
                answer = order.answer(Eyes(court, seat), 3)
                assert (answer is None) == (court.agenda[-1].step.name != "bid")
                assert answer is None or answer in court.legal(seat)
                assert order.answer(Eyes(court, (seat + 1) % seats), 3) is None  # who is not asked answers nothing
                answered[answer is None] += 1
            legal = court.legal(seat)
            court.play(seat, legal[dice.below(min(3, len(legal)))])
        assert len(up) == len(told(court, "lot"))
        assert min(answered[True], answered[False]) > 0


def test_FK_07_an_order_answers_from_what_its_seat_may_know() -> None:
    court, dice = GAME.table(3), Lehmer(1)
    compared = 0
    while not court.over and compared < 60:
        seat = court.whose()
        if seat < 0:
            court.roll(dice)
            continue
        if court.phase == AUCTION:
            outlook = Outlook(court, seat)
            twin = court.clone()
            redeal(twin, outlook, deal(outlook, dice), dice)
            for order in GAME.orders:
                one, two = Eyes(court, seat), Eyes(twin, seat)
                assert order.lot(one) == order.lot(two)
                assert order.amounts(one) == order.amounts(two)
                assert order.answer(one, 4) == order.answer(two, 4)
            compared += 1
        legal = court.legal(seat)
        court.play(seat, legal[dice.below(len(legal))])
    assert compared
