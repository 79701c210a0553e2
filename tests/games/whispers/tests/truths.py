"""What makes the sayings of Whispers true, read from the cards and from the open log."""

from coterie.core.events import Heard
from coterie.talk import BROKEN, KEPT, PENDING, VOID, Ears, Said
from tests.games.whispers.game import WhispersTable
from tests.talk.oracle import Truth


def _laid_at_least(said: Said, table: WhispersTable) -> bool:
    return table.kind(table.only(table.laid(said.seat))) + 1 >= said.args[0]


def _is_judged(said: Said, ears: Ears) -> bool:
    return any(event.what == "judged" and event.seat == said.seat for event in ears.heard)


def _bids(said: Said, log: list[Heard]) -> str:
    bids = [event.nums for event in log if event.what == "bids"]
    return (KEPT if bids[0][said.seat] == said.args[0] else BROKEN) if bids else PENDING


def _forecast(said: Said, log: list[Heard]) -> str:
    judge = [event.seat for event in log if event.what == "bids" and event.n >= said.at]
    judged = [event.seat for event in log if event.what == "judged"]
    if said.args[0] in judge:
        return VOID
    return (KEPT if judged[0] == said.args[0] else BROKEN) if judged else PENDING


TRUTHS = {
    "laid-at-least": Truth(now=_laid_at_least, due=_is_judged),
    "bids": Truth(reads=_bids, due=lambda said, ears: ears.last("bids") is not None),
    "is-judged": Truth(reads=_forecast, due=lambda said, ears: ears.last("judged") is not None),
}
