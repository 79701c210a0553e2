"""Rows of machine numbers (`vecs`), made out of lists: where nothing is compiled they are lists themselves."""

from mypy_extensions import i64

from coterie.core.vecs import append, vec


def row_of(numbers: list[int]) -> vec[i64]:
    """A row of these numbers."""
    row = vec[i64]()
    for number in numbers:
        row = append(row, number)
    return row


def zeros(count: i64) -> vec[i64]:
    """A row of so many zeros."""
    return vec[i64]([0] * count)
