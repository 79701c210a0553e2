"""The beat of bots: how long they take, whatever they think of."""

import random

from coterie.bots import parse
from coterie.server.state.table_state import TableState
from coterie.talk.tongues import public_number
from coterie.talk.windows import TIME

QUICKEST = 0.5  # seconds: nobody reads a bid and answers it in less
LIGHT = 0.25  # of its usual time a bot takes where it is asked many times in a row, as for an opening hand
LONGEST = {"minister": 0.6, "eminence": 3.0}  # seconds that a level thinks at the longest; others take next to none
READY_FROM, READY_BY = 1_500, 4_000  # ms in which a bot is ready after the last thing that concerned it


def draw_beat(pace: float, ordered: bool, light: bool, bot: str = "") -> float:
    """The beat at which a seat answers by itself, in seconds.

    It is drawn before the bot thinks, from the settings, the question, the bot's level and luck alone, and lies beyond
    the longest thought of that level: nobody can tell by it what the bot holds. Where the house gives bots no pace,
    they take no more time than they need. A secret order takes as long as a person does, which is never the same, also
    there.
    """
    if ordered:
        return max(pace, QUICKEST) * random.uniform(1.2, 3.5)
    spec = parse(bot)
    pace *= LIGHT if light else 1
    return max(pace, LONGEST.get(spec.level, 0.0) if spec else 0.0) if pace else 0.0


def until_beat(beat: float, passed: float) -> float:
    """How long to wait for the next beat.

    A bot's cards may have a part in how long it thinks; of that time, whole beats show at most.
    """
    return beat - passed % beat if beat else 0.0


def ready_at(state: TableState, seat: int) -> int:
    """When a bot is ready for the end of the window: anybody could work it out who knows what everybody knows."""
    window = state.window
    assert window
    at, line = window.last_concern(seat)
    number = public_number("ready", state.id, window.match, window.anchor, seat, line)
    return at + READY_FROM + number % (READY_BY - READY_FROM + 1)


def bots_unready(state: TableState) -> dict[int, int]:
    """The bots that are not ready yet for the end of the window, and when they will be."""
    if state.window is None or state.window.ends == TIME:
        return {}
    seats = range(len(state.chairs))
    return {seat: ready_at(state, seat) for seat in seats if state.bot_of(seat) and seat not in state.window.ready}


def window_alarm(state: TableState) -> int | None:
    """The next moment at which something becomes of the window by itself; 0: now."""
    window = state.window
    if window is None or state.paused:
        return None
    if window.is_over(state.waited_for(), 0) or (window.sealed is not None and state.people_playing() <= window.spoken):
        return 0
    moments = [window.until, window.sealed, *bots_unready(state).values()]
    return min((at for at in moments if at is not None), default=None)
