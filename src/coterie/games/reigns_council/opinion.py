# mypyc
"""What everybody can think of the Advisors of a reign, short enough for rollouts.

It belongs to what bots have for `coterie.search`.
"""

from math import exp

from coterie.games.reigns_council.table import CouncilTable


class Opinion:
    """What everybody can think of the Advisors of a reign.

    `viewer` is the seat that holds it. `leans` has four numbers a seat: how much the Advisor is thought to want a
    pillar strong (1) or weak (-1). `fronts` has, for a seat that has presented a card in this turn, how likely each
    Proposal behind its back is. `wounds` has, Monarch by Monarch, how far each seat has pushed markers out.
    """

    def __init__(
        self,
        viewer: int,
        reign: int,
        turn: int,
        leans: list[float],
        fronts: list[list[float]],
        wounds: list[list[int]],
        lean: float,
    ) -> None:
        self.viewer = viewer
        self.reign = reign
        self.turn = turn
        self.leans = leans
        self.fronts = fronts
        self.wounds = wounds
        self.lean = lean

    def weigh(self, t: CouncilTable, owner: int, low: int, high: int, odds: list[float]) -> None:
        """Multiply the odds of the Proposals from `low` on by how likely the Advisor presents them."""
        if t.turn == self.turn and self.fronts[owner]:
            front = self.fronts[owner]
            for k in range(low, high):
                odds[k - low] *= front[k - low]
            return
        leans = self.leans
        accept = t.pack.accept
        reject = t.pack.reject
        for k in range(low, high):
            along = 0.0
            for p in range(4):
                step = 6 * accept[4 * k + p] + 4 * reject[4 * k + p]
                if step:
                    along += leans[4 * owner + p] * step
            odds[k - low] *= exp(0.1 * self.lean * along)
