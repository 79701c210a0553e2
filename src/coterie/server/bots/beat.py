"""The beat of bots: how long they take, whatever they think of."""

import random

QUICKEST = 0.5  # seconds: nobody reads a bid and answers it in less


def draw_beat(pace: float, ordered: bool) -> float:
    """The beat at which a seat answers by itself, in seconds.

    It is drawn before the answer is known, from the settings and luck alone. A secret order takes as long as a person
    does, which is never the same, also where bots take no time.
    """
    return max(pace, QUICKEST) * random.uniform(1.2, 3.5) if ordered else pace


def until_beat(beat: float, passed: float) -> float:
    """How long to wait for the next beat.

    A bot's cards may have a part in how long it thinks; of that time, whole beats show at most.
    """
    return beat - passed % beat if beat else 0.0
