"""Places in an ordered list: halving and the standard library agree."""

from bisect import bisect_left

from coterie.core.dice import Lehmer
from coterie.core.halving import place_of


def test_a_card_is_found_or_belongs_where_the_standard_library_says() -> None:
    dice = Lehmer(1)
    for length in range(40):
        cards = sorted(dice.below(60) for _ in range(length))
        for card in range(-1, 61):
            assert place_of(cards, card) == bisect_left(cards, card)
