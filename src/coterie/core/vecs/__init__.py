"""Rows of machine numbers, for what is counted often: those of librt where the engine is compiled, lists where not.

A row has no methods: `append` returns the row that has one more, and the old one must not be used again.
"""

from typing import TYPE_CHECKING

__all__ = ["append", "vec"]

if TYPE_CHECKING:
    from librt.vecs import append, vec
else:
    vec = list

    def append(row, number):
        row.append(number)
        return row
