"""When the house lets people talk in the Council: when all have presented, until the Monarch has heard enough."""

from typing import Final

from coterie.games.reigns_council.table import UNJUDGED
from coterie.talk.sayings import Public
from coterie.talk.windows import LEADER, Window


def opinions(public: Public) -> int | None:
    """Every Advisor has presented, and the Monarch has judged nobody (RC-41)."""
    presented = public.ears.last("presented")
    if public.view.step != "judge" or presented is None:
        return None
    return presented.n if all(verdict == UNJUDGED for verdict in public.view.numbers("verdicts")) else None


WINDOWS: Final = [Window("opinions", opinions, 20, "turn", LEADER)]
