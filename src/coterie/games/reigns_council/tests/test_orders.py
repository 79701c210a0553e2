"""The standing order for the opening hand: drawn from one pile, draw by draw, up to a top that was named."""

from typing import cast

from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.lexicon import CHANCE
from coterie.core.orders import NO_LOT
from coterie.games.reigns_council.game import GAME
from coterie.games.reigns_council.lexicon import PILES, TO_DRAW
from coterie.games.reigns_council.orders import characters
from coterie.games.reigns_council.table import CouncilTable
from tests.contracts.twins import twin_of

(DRAW_HAND,) = GAME.orders
MONARCH, ADVISOR = 0, 1


def drawing(seed: int = 1) -> CouncilTable:
    """Three players, A the Monarch; B is about to draw the first card of a hand."""
    t = cast(CouncilTable, GAME.table(3, {"first": "A"}))
    settle(t, Lehmer(seed))
    return t


def settle(t: CouncilTable, dice: Lehmer) -> None:
    while t.asked(CHANCE):
        t.roll(dice)


def tops(t: CouncilTable) -> list[int]:
    """The backs that the piles show."""
    return [back for n in range(PILES) for back in Eyes(t, ADVISOR).view().pile(f"top-{n}").backs]


def order(t: CouncilTable, pile: int, *stops: int) -> int:
    """The amount of an order to draw from a pile and to stop at these backs."""
    known = characters(Eyes(t, ADVISOR).view())
    return pile + PILES * sum(1 << known.index(back) for back in stops)


def obey(t: CouncilTable, amount: int, dice: Lehmer) -> int:
    """Let the order of B answer for as long as it says something; return how many cards it drew."""
    drawn = 0
    while t.asked(ADVISOR) and (action := DRAW_HAND.answer(Eyes(t, ADVISOR), amount)) is not None:
        t.play(ADVISOR, action)
        settle(t, dice)
        drawn += 1
    return drawn


def test_RC_06_an_order_draws_the_whole_hand_from_one_pile_card_by_card() -> None:
    t = drawing()
    height = t.heights[2]
    assert obey(t, order(t, 2), Lehmer(2)) == t.pack.hand
    assert t.heights[2] == height - t.pack.hand
    assert t.asked(2), "the next Advisor draws, and has no order"


def test_RC_06_an_order_stops_at_any_top_that_was_named_and_goes_on_when_it_is_gone() -> None:
    dice, looked = Lehmer(3), drawing()
    seen: list[list[int]] = []
    while looked.asked(ADVISOR):
        seen.append(tops(looked))
        looked.play(ADVISOR, TO_DRAW.of(1))
        settle(looked, dice)
    coming = next(back for n, shown in enumerate(seen) if n for back in shown if back not in seen[0])
    first = next(n for n, shown in enumerate(seen) if coming in shown)
    t, dice = drawing(), Lehmer(3)
    amount = order(t, 1, coming)
    assert obey(t, amount, dice) == first
    assert coming in tops(t)
    t.play(ADVISOR, TO_DRAW.of(1))  # it lay there: the Advisor takes it
    settle(t, dice)
    assert coming in tops(t) or DRAW_HAND.answer(Eyes(t, ADVISOR), amount) == TO_DRAW.of(1)


def test_RC_06_an_order_stops_at_a_named_top_of_another_pile() -> None:
    t = drawing()
    other = Eyes(t, ADVISOR).view().pile("top-2").backs[0]
    assert DRAW_HAND.answer(Eyes(t, ADVISOR), order(t, 0, other)) is None
    assert DRAW_HAND.answer(Eyes(t, ADVISOR), order(t, 0)) == TO_DRAW.of(0)


def test_RC_06_an_order_is_for_one_opening_and_for_all_seats_the_same() -> None:
    t = drawing()
    assert {DRAW_HAND.lot(Eyes(t, viewer)) for viewer in range(t.seats + 1)} == {1}
    low, high = DRAW_HAND.amounts(Eyes(t, ADVISOR))
    known = characters(Eyes(t, ADVISOR).view())
    assert (low, high) == (0, order(t, PILES - 1, *known))
    assert high < 2**53, "every client can say it"
    dice = Lehmer(4)
    while t.agenda[-1].step.name == "draw-hand":
        t.play(t.whose(), TO_DRAW.of(0))
        settle(t, dice)
    assert DRAW_HAND.lot(Eyes(t, ADVISOR)) == NO_LOT


def test_RC_06_an_order_answers_by_what_its_seat_sees() -> None:
    t = drawing()
    dice = Lehmer(5)
    for stop in tops(t):
        for _ in range(5):
            amount = order(t, dice.below(PILES), stop if dice.below(2) else characters(Eyes(t, ADVISOR).view())[0])
            twin = twin_of(t, ADVISOR, dice)
            assert DRAW_HAND.answer(Eyes(t, ADVISOR), amount) == DRAW_HAND.answer(Eyes(twin, ADVISOR), amount)
