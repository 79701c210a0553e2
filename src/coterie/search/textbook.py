# mypyc
"""The textbook: single-observer ISMCTS with uniform worlds and rollouts to the end. A yardstick, never a player."""

from math import log, sqrt
from typing import Final

from coterie.core.dice import Dice
from coterie.core.eyes import Eyes
from coterie.core.lexicon import CHANCE
from coterie.core.table import SEVERAL, Table, playout
from coterie.search.sense import shares

EXPLORE: Final = 0.7  # the constant of UCB1


class Node:
    """What was seen behind one answer, or one outcome of chance."""

    def __init__(self, seats: int) -> None:
        self.kids = NO_KIDS
        self.visits = 0
        self.available = 0
        self.total: list[float] = [0.0] * seats


NO_KIDS: Final[dict[int, Node]] = {}  # shared, so never changed: most nodes are never gone beyond


def ismcts(eyes: Eyes, dice: Dice, iterations: int) -> int:
    """The answer visited most after so many iterations, each in a world of its own."""
    legal = eyes.legal()
    if len(legal) == 1:
        return legal[0]
    root = Node(eyes.seats)
    imaginer = eyes.imaginer()
    for _ in range(iterations):
        world = imaginer.world(dice, True)
        path = _descend(world, root, eyes.seat, dice)
        playout(world, dice)
        values = shares(world)
        for node in path:
            node.visits += 1
            total = node.total
            for seat in range(eyes.seats):
                total[seat] += values[seat]
    best = -1
    visits = -1
    for action, kid in root.kids.items():
        if kid.visits > visits:
            visits = kid.visits
            best = action
    return best


def _descend(world: Table, root: Node, me: int, dice: Dice) -> list[Node]:
    """Play down the tree to the first new node, and return the way."""
    node = root
    path = [root]
    ask = world.top
    while ask is not None:
        if ask.seat == CHANCE:
            node = _kid(node, world.roll(dice), world.seats)
            path.append(node)
            ask = world.top
            continue
        seat = ask.seat if ask.seat != SEVERAL else world.whose()
        if node is root:
            seat = me  # of several asked at once the searcher answers first
        before = len(node.kids)
        action = _select(node, ask.step.legal(world, ask, seat), seat, dice)
        kid = _kid(node, action, world.seats)
        fresh = len(node.kids) > before
        world.play(seat, action)
        node = kid
        path.append(node)
        ask = world.top
        if fresh:
            break
    return path


def _kid(node: Node, action: int, seats: int) -> Node:
    kid = node.kids.get(action)
    if kid is None:
        kid = Node(seats)
        kid.available = 1
        if not node.kids:
            node.kids = {}
        node.kids[action] = kid
    return kid


def _select(node: Node, legal: list[int], seat: int, dice: Dice) -> int:
    """One that was never tried, else the best by UCB1 with availability counts."""
    untried: list[int] = []
    best = -1
    most = -1e18
    for action in legal:
        kid = node.kids.get(action)
        if kid is None:
            untried.append(action)
            continue
        kid.available += 1
        if not untried:
            score = kid.total[seat] / kid.visits + EXPLORE * sqrt(log(kid.available) / kid.visits)
            if score > most:
                most = score
                best = action
    return untried[dice.below(len(untried))] if untried else best
