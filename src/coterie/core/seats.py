"""Masks of seats: an integer with a bit for each seat."""

from typing import Final

from mypy_extensions import i64

MOST_SEATS: Final = 6

_SEATS_IN: Final[list[list[int]]] = [
    [seat for seat in range(MOST_SEATS) if mask >> seat & 1] for mask in range(1 << MOST_SEATS)
]


def seats_in(mask: i64) -> list[int]:
    """The seats of a mask, in order. The list is shared: never change it."""
    return _SEATS_IN[mask]
