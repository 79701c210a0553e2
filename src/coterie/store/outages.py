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


def without(outage: Outage, others: Sequence[Outage]) -> list[Outage]:
    """What is left of an outage when the times of others are taken out of it."""
    left = [outage]
    for other in others:
        left = [
            Outage(began, ended)
            for each in left
            for began, ended in (
                (each.began, min(each.ended, other.began)),
                (max(each.began, other.ended), each.ended),
            )
            if began < ended
        ]
    return left
