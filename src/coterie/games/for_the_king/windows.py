"""When the house lets people talk in For the King: the gavel waits when a lot is turned up, and after a raise."""

from typing import Final

from coterie.talk.sayings import Public
from coterie.talk.windows import TIME, Window

LOT: Final = 4  # seconds
RAISE: Final = 2
MOST: Final = 10  # of one lot, all raises together


def lot(public: Public) -> int | None:
    """A card of the favor deck was turned up, and nobody has said anything to it."""
    if public.view.step != "bid":
        return None
    last = public.ears.heard[-1]
    return last.n if last.what == "lot" else None


def raised(public: Public) -> int | None:
    """Somebody has bid more, and the gavel has waited for less than it may."""
    up = public.ears.last("lot")
    if public.view.step != "bid" or up is None:
        return None
    last, raises = public.ears.heard[-1], sum(heard.what == "bid" for heard in public.ears.since(up.n))
    return last.n if last.what == "bid" and LOT + RAISE * raises <= MOST else None


WINDOWS: Final = [
    Window("lot", lot, LOT, "lot", TIME),
    Window("raise", raised, RAISE, "lot", TIME, salon=RAISE),
]
