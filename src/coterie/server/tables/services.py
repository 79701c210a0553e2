"""What all tables of a server share: the store, the bots, the clock, the dice, and the secret for invitations."""

from collections.abc import Callable
from dataclasses import dataclass

from coterie.core.dice import Dice
from coterie.server.bots.pool import BotPool
from coterie.server.notices.courier import Courier
from coterie.server.run.faults import Faults
from coterie.server.run.metrics import Metrics
from coterie.server.tables.keys import Entropy, Seal
from coterie.server.tables.packs import Packs
from coterie.store.port import Store


@dataclass(slots=True)
class Services:
    """What a table needs besides its state."""

    store: Store
    bots: BotPool
    packs: Packs
    seal: Seal
    courier: Courier  # of notices to who is elsewhere
    metrics: Metrics
    faults: Faults
    now: Callable[[], int]  # ms since 1970
    dice: Callable[[], Dice]  # for a match, or for imagining one
    entropy: Entropy  # for ids and keys
    pace: float  # seconds a bot takes at least
    lull: float  # seconds in which what may be said is told once with news
