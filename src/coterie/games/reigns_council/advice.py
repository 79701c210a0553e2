# mypyc
"""How an Advisor weighs cards: what a Proposal promises, and how much a back on top of a pile appeals.

It belongs to what bots have for `coterie.search`.
"""

from typing import Final

from coterie.games.reigns_council.lexicon import END, GOAL_PILLARS, GOAL_SIDES, GOALS, PROPOSALS
from coterie.games.reigns_council.table import CouncilPack, CouncilTable
from coterie.games.reigns_council.weights import Weights

NO_WISH: Final = [0, 0, 0, 0]


def wishes(t: CouncilTable, seat: int) -> list[int]:
    """For each pillar the side that an Advisor wants, 0 where there is no wish."""
    pile = t.at[t.goal(seat)]
    return WISHES[t.layout.kind_of[pile[0]] - PROPOSALS] if pile else NO_WISH


def promise(weights: Weights, pack: CouncilPack, tracks: list[int], pile: int, wanted: list[int], kind: int) -> float:
    """What a Proposal is worth to an Advisor with these wishes, accepted or not; `pile` is what the Monarch has."""
    accept = pack.accept
    near = 0
    for p in range(4):
        if accept[4 * kind + p]:
            one = tracks[p] if tracks[p] >= 0 else -tracks[p]
            if one > near:
                near = one
    likely = weights.likely[near]
    yes = _standing(weights, pack.retire - pile, tracks, wanted, kind, accept) + 1.0
    return likely * yes + (1.0 - likely) * _standing(weights, pack.retire - pile, tracks, wanted, kind, pack.reject)


def _standing(weights: Weights, left: int, tracks: list[int], wanted: list[int], kind: int, steps: list[int]) -> float:
    """How well the markers stand for an Advisor once a card has moved them: on a death points count, else hopes."""
    along = 0
    against = 0
    out = 0
    far = 0
    for p in range(4):
        to = tracks[p] + steps[4 * kind + p]
        to = END if to > END else -END if to < -END else to
        stand = wanted[p] * to
        if stand > 0:
            along += stand
        else:
            against += stand
        one = to if to >= 0 else -to
        out += one
        if one > far:
            far = one
    theirs = out / 4.0  # what any goal brings on average
    if far < END:
        return weights.death[far] * (along + against / 2.0 - theirs / 2.0) - weights.duty * out
    return along + 1.0 - theirs + weights.cut * left - weights.duty * out


def appeal(weights: Weights, pack: CouncilPack, wanted: list[int], kind: int) -> float:
    """How much an Advisor likes to draw a card with the back of this one."""
    total = 0.0
    for p in range(4):
        dots = pack.accept[4 * kind + p]
        if dots:
            total += (2.0 if dots > 1 or dots < -1 else 1.0) if wanted[p] else -weights.spare
    return total


def _wishes_of(goal: int) -> list[int]:
    wanted = [0, 0, 0, 0]
    wanted[GOAL_PILLARS[2 * goal]] = GOAL_SIDES[2 * goal]
    wanted[GOAL_PILLARS[2 * goal + 1]] = GOAL_SIDES[2 * goal + 1]
    return wanted


WISHES: Final = [_wishes_of(goal) for goal in range(GOALS)]  # by goal
