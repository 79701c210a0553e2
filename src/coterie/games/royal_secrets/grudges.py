"""Grudges: who has hurt whom last, as everybody has seen it."""

from collections.abc import Iterable

from coterie.core.events import Heard


def foes(told: Iterable[Heard], seats: int) -> list[int]:
    """For each seat the other one that hurt it last, -1 for none: by a valet, by a stab, or by leaving an audience
    that failed then.
    """
    found = [-1] * seats
    at: dict[int, int] = {}
    left: list[int] = []
    for event in told:
        what, who = event.what, event.seat
        if what == "round":
            at, left = {}, []
        elif what == "chose":
            at[who] = event.nums[0]
        elif what == "sent":
            at[event.nums[0]] = event.nums[1]
        elif what == "withdrew":
            left.append(who)
        elif what == "stabbed":
            owner = event.nums[0] >> 1
            if owner < seats and owner != who:
                found[owner] = who
        elif what == "lost-to-valet":
            if event.nums[1] != who:
                found[who] = event.nums[1]
        elif what == "lost":
            for one in left:
                if one != who and at.get(one) == event.nums[0]:
                    found[who] = one
    return found
