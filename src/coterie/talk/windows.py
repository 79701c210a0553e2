"""Windows: moments in which the house lets people talk before they answer. A game lists its own in `windows.py`.

A window delays answers and changes nothing else: no auction, no call and no talk is ever closed by it.
"""

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from coterie.core.game import Game
from coterie.talk.sayings import Public

READY: Final = "ready"  # it ends when all are ready
LEADER: Final = "leader"  # the same, and the seat that leads the talk may end it
TIME: Final = "time"  # it ends when its time is up, and not before
TALK_TIMES: Final = ("none", "brisk", "court", "salon")
SALON: Final = 180  # seconds
MORE: Final = 15  # seconds that somebody may ask for, once a round


@dataclass(frozen=True, slots=True)
class Term:
    """How long a window stays open at a table, in seconds, and how it ends."""

    seconds: int
    ends: str


@dataclass(frozen=True, slots=True)
class Window:
    """One kind of window of a game.

    `opens` says by which event it has opened, from what everybody knows now; None if this is not its moment. `round` is
    the word of the event with which a round of talk begins. A gavel is so short that nobody says when they are ready.
    """

    name: str
    opens: Callable[[Public], int | None]
    seconds: int
    round: str
    ends: str = READY
    salon: int = SALON

    @property
    def gavel(self) -> bool:
        return self.ends == TIME

    def term(self, talk_time: str) -> Term | None:
        """How long it stays open where this was agreed; None: it does not open."""
        if talk_time == "none" or (talk_time == "brisk" and not self.gavel):
            return None
        if talk_time != "salon" or self.salon == self.seconds:
            return Term(self.seconds, self.ends)
        return Term(self.salon, READY if self.gavel else self.ends)


def windows_of(game: Game) -> list[Window]:
    """The windows of a game; none if it has no `windows.py`."""
    module = f"{type(game).__module__.rpartition('.')[0]}.windows"
    if importlib.util.find_spec(module) is None:
        return []
    found: list[Window] = importlib.import_module(module).WINDOWS
    return found


def opened(game: Game, public: Public, since: int) -> tuple[Window, int] | None:
    """The window that has opened by an event from number `since` on, and the event."""
    for window in windows_of(game):
        anchor = window.opens(public)
        if anchor is not None and anchor >= since:
            return window, anchor
    return None
