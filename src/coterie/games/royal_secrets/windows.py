"""When the house lets people talk in Royal Secrets: when the audiences are known, and before the second bets."""

from typing import Final

from coterie.games.royal_secrets.lexicon import QUEEN
from coterie.games.royal_secrets.table import CHOOSING, PLAN, SECOND_BET
from coterie.talk.sayings import Public
from coterie.talk.windows import Window


def audiences(public: Public) -> int | None:
    """Both audiences lie open and nobody has gone anywhere."""
    up = public.ears.last("audience")
    if public.view.number("phase") not in (PLAN, CHOOSING) or up is None or up.nums[0] != QUEEN:
        return None
    gone = any(heard.what in ("chose", "sent") for heard in public.ears.since(up.n))
    return None if gone else up.n


def second_bets(public: Public) -> int | None:
    """Everybody has made the first bet, and nobody the second."""
    handed = public.ears.last("handed-on")
    if public.view.number("phase") != SECOND_BET or any(public.view.numbers("acted")) or handed is None:
        return None
    return handed.n


WINDOWS: Final = [
    Window("audiences", audiences, 15, "round"),
    Window("second-bets", second_bets, 30, "round"),
]
