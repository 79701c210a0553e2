"""Places in an ordered list: found by `halving` where the engine is compiled, by the standard library where not."""

from typing import TYPE_CHECKING

__all__ = ["place_of"]

if TYPE_CHECKING:
    from coterie.core.halving import place_of
else:
    from bisect import bisect_left as place_of
