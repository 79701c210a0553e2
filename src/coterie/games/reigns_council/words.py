# mypyc
"""The words of the Council: pillars, goals, kinds of card, and everything that can be done."""

from typing import Final

from coterie.core.words import Lexicon, Verb

PILLARS: Final = ["church", "army", "people", "wealth"]
END: Final = 5  # RC-02: a track runs from -END to END
PILES: Final = 3  # RC-05
PROPOSALS: Final = 256  # RC-04: kinds of card 0 to 255; the goals follow
GOALS: Final = 24  # RC-03
MOST: Final = 6  # seats


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


WORDS: Final[Lexicon] = Lexicon(_kinds(), MOST)

CROWN: Final[Verb] = WORDS.seat("crown")
DEAL: Final[Verb] = WORDS.card("deal")
TURN_UP: Final[Verb] = WORDS.card("turn-up")
DRAW: Final[Verb] = WORDS.place("draw", ["top-0", "top-1", "top-2"])
PRESENT: Final[Verb] = WORDS.card("present")
ACCEPT: Final[Verb] = WORDS.seat("accept")
REJECT: Final[Verb] = WORDS.seat("reject")
REVEAL: Final[Verb] = WORDS.seat("reveal")
KEEP: Final[Verb] = WORDS.plain("keep")
CHANGE: Final[Verb] = WORDS.plain("change")
LAUGH: Final[Verb] = WORDS.plain("laugh")
SILENCE: Final[Verb] = WORDS.plain("silence")
GO_ON: Final[Verb] = WORDS.plain("go-on")
STOP: Final[Verb] = WORDS.plain("stop")
NAME: Final[Verb] = WORDS.seat("name")
VOTE: Final[Verb] = WORDS.seat("vote")
