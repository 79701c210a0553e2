"""Looking for a card by halving: what compiled code does where plain Python has `bisect`; see `places`."""

from mypy_extensions import i64


def place_of(cards: list[int], card: i64) -> i64:
    """Where a card is in a pile, or belongs: before the first that is not lower."""
    low: i64 = 0
    high: i64 = len(cards)
    while low < high:
        middle = (low + high) >> 1
        other: i64 = cards[middle]
        if other < card:
            low = middle + 1
        else:
            high = middle
    return low
