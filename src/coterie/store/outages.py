"""Outages: the times in which the house was closed. They count for nobody's clock, and nothing expires by them."""

from collections.abc import Sequence
from itertools import pairwise

from coterie.store.rows import Outage

MOST = 64  # that are kept


def thinned(outages: Sequence[Outage], most: int = MOST) -> list[Outage]:
    """At most so many: of too many, the two that lie closest together become one, with the time between them."""
    kept = sorted(outages, key=lambda outage: outage.began)
    while len(kept) > most:
        gaps = [later.began - earlier.ended for earlier, later in pairwise(kept)]
        n = gaps.index(min(gaps))
        kept[n : n + 2] = [Outage(kept[n].began, max(kept[n].ended, kept[n + 1].ended))]
    return kept


def moment_before(now: int, span: int, outages: Sequence[Outage]) -> int:
    """The moment since which the house was open for so long."""
    at = now - span
    for outage in sorted(outages, key=lambda outage: -outage.ended):
        if outage.ended > at:
            at -= outage.ended - outage.began
    return at
