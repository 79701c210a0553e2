# mypyc
"""The words of the Council: pillars, goals, kinds of card, and everything that can be done."""

from typing import Final

from coterie.core.lexicon import Lexicon

PILLARS: Final = ["church", "army", "people", "wealth"]
END: Final = 5  # RC-02: a track runs from -END to END
PILES: Final = 3  # RC-05
PROPOSALS: Final = 256  # RC-04: kinds of card 0 to 255; the goals follow
GOALS: Final = 24  # RC-03
MOST_SEATS: Final = 6  # RC-01


def _goal_pillars() -> list[int]:
    """RC-03: the two pillars of each goal, one after the other."""
    found: list[int] = []
    for one in range(4):
        for two in range(one + 1, 4):
            for _ in range(4):
                found.append(one)
                found.append(two)
    return found


def _goal_sides() -> list[int]:
    """RC-03: the wanted sides of each goal, -1 for weak and 1 for strong."""
    found: list[int] = []
    for _ in range(6):
        for one in (-1, 1):
            for two in (-1, 1):
                found.append(one)
                found.append(two)
    return found


GOAL_PILLARS: Final = _goal_pillars()
GOAL_SIDES: Final = _goal_sides()


def _kinds() -> list[str]:
    kinds: list[str] = []
    for n in range(PROPOSALS):
        kinds.append(f"proposal-{n + 1}")
    for goal in range(GOALS):
        name = "goal"
        for i in range(2 * goal, 2 * goal + 2):
            name += f"-{PILLARS[GOAL_PILLARS[i]]}-{'strong' if GOAL_SIDES[i] > 0 else 'weak'}"
        kinds.append(name)
    return kinds


LEXICON: Final = Lexicon(_kinds(), MOST_SEATS)

TO_CROWN: Final = LEXICON.seat("crown")
TO_DEAL: Final = LEXICON.card("deal")
TO_TURN_UP: Final = LEXICON.card("turn-up")
TO_DRAW: Final = LEXICON.place("draw", ["top-0", "top-1", "top-2"])
TO_PRESENT: Final = LEXICON.card("present")
TO_ACCEPT: Final = LEXICON.seat("accept")
TO_REJECT: Final = LEXICON.seat("reject")
TO_REVEAL: Final = LEXICON.seat("reveal")
TO_KEEP: Final = LEXICON.plain("keep")
TO_CHANGE: Final = LEXICON.plain("change")
TO_LAUGH: Final = LEXICON.plain("laugh")
TO_SILENCE: Final = LEXICON.plain("silence")
TO_GO_ON: Final = LEXICON.plain("go-on")
TO_STOP: Final = LEXICON.plain("stop")
TO_NAME: Final = LEXICON.seat("name")
TO_VOTE: Final = LEXICON.seat("vote")
