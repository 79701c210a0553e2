"""What a courtier makes of deals in the Council: to be accepted now, for what is brought next.

Everything is reckoned in points, from what one seat sees and hears.
"""

from collections.abc import Iterator
from typing import Final, cast

from coterie.core.views import View
from coterie.games.reigns_council.cards import shown
from coterie.games.reigns_council.instinct import acceptance, best_to_present, cost_of_accepting, judgement
from coterie.games.reigns_council.listening import Hearsay
from coterie.games.reigns_council.table import CouncilPack
from coterie.talk.bargaining import Terms, Worth
from coterie.talk.minds import Way

# What it is worth to a Monarch that the next Proposal of an Advisor is about a pillar, by how far its marker is out.
A_BACK: Final = (0.5, 0.4, 0.2, 0.0, -0.4, -0.4)
UNSEEN: Final = 0.5  # points it costs a Monarch to accept what nobody has presented yet
CHOICE: Final = 0.3  # points it is worth to an Advisor to choose freely what to present
FREEDOM: Final = 0.4  # points it is worth to a Monarch to judge freely
HEARD: Final = 0.6  # points it is worth to an Advisor to be accepted for sure


class Deals:
    """Deals as a courtier sees them in a reign."""

    def __init__(self, view: View, heard: Hearsay) -> None:
        self.view = view
        self.heard = heard
        self.me = view.seat
        self.monarch = view.number("monarch")
        self._pack = cast(CouncilPack, view.pack)

    def weigh(self, terms: Terms) -> Worth | None:
        """What a deal means; None if the courtier has no idea of it, or cannot keep it."""
        if self.me == self.monarch:
            return self._as_monarch(terms)
        return self._as_advisor(terms) if terms.other == self.monarch else None

    def near(self, terms: Terms) -> Iterator[Terms]:
        """Deals like one that does not pay: about another pillar."""
        for deal in self.ideas():
            if deal.other == terms.other and deal != terms:
                yield deal

    def ideas(self) -> Iterator[Terms]:
        """Deals that might be good for both."""
        view = self.view
        if view.step != "judge":
            return
        verdicts = view.numbers("verdicts")
        if self.me == self.monarch:
            for seat in judgement(view, self.heard):
                if not verdicts[seat]:
                    yield from (
                        Terms(seat, ("will-accept", (seat,)), ("presents", (pillar,))) for pillar in self._open(seat)
                    )
        elif not verdicts[self.me]:
            for pillar in self._open(self.me):
                yield Terms(self.monarch, ("presents", (pillar,)), ("will-accept", (self.me,)))

    def free(self, mine: Way) -> bool:
        """Whether it costs nothing to promise something and to do it."""
        if mine[0] == "presents" and self.me != self.monarch:
            cost = self._cost_of_back(mine[1][0])
            return cost is not None and cost <= 0
        if mine[0] == "will-accept" and self.me == self.monarch and self.view.step == "judge":
            return mine[1][0] in judgement(self.view, self.heard)
        return False

    def _as_monarch(self, terms: Terms) -> Worth | None:
        (name, args), (theirs, wanted) = terms.mine, terms.theirs
        if name != "will-accept" or args[0] != terms.other or theirs != "presents":
            return None
        judges = self.view.step == "judge"
        cost = cost_of_accepting(self.view, self.heard, terms.other) if judges else UNSEEN
        back = self._back(wanted[0])
        return Worth(back - cost, cost, CHOICE, HEARD - CHOICE)

    def _as_advisor(self, terms: Terms) -> Worth | None:
        (name, args), (theirs, wanted) = terms.mine, terms.theirs
        cost = self._cost_of_back(args[0]) if name == "presents" else None
        if cost is None or theirs != "will-accept" or wanted[0] != self.me:
            return None
        presented = self.view.pile("presented", self.me).cards
        heard = acceptance(self.view, presented[0]) if presented else HEARD
        return Worth(heard - cost, cost, FREEDOM, self._back(args[0]))

    def _back(self, pillar: int) -> float:
        return A_BACK[abs(self.view.numbers("tracks")[pillar])]

    def _cost_of_back(self, pillar: int) -> float | None:
        """What it costs to present something about a pillar, of what is in hand; None if nothing is."""
        hand = self.view.pile("hand", self.me).cards
        fit = [kind for kind in hand if shown(self._pack.back[kind])[pillar]]
        if not fit:
            return None
        return max(0.0, best_to_present(self.view, hand) - best_to_present(self.view, fit))

    def _open(self, seat: int) -> list[int]:
        """The pillars that some of the backs in a hand show, but not all; those first whose markers are safest."""
        pile = self.view.pile("hand", seat)
        backs = [shown(back) for back in [*pile.backs, *[self._pack.back[kind] for kind in pile.cards]]]
        pillars = [p for p in range(4) if any(back[p] for back in backs) and not all(back[p] for back in backs)]
        return sorted(pillars, key=lambda p: -self._back(p))
