"""The Council's table: proposals and goals in their piles, four tracks, and what the reign has come to."""

from typing import Final, final

from mypy_extensions import i64

from coterie.core.game import Pack
from coterie.core.layout import EVERYONE, NOBODY_SEES, OWNER, Layout
from coterie.core.table import Fact, Step, Table
from coterie.games.reigns_council.lexicon import LEXICON, PILES, PILLARS, PROPOSALS

# The piles that belong to no seat; those of the seats follow, a run of one per seat for each name.
STOCK: Final = 0  # what the three piles hold below their tops, in no order
TOP: Final = 1  # and 2 and 3
DISCARD: Final = 4
BURIED: Final = 5  # discarded unrevealed
REIGN: Final = 6  # the Monarch's pile
GOAL_STOCK: Final = 7
SEAT_PILES: Final = 8

UNJUDGED: Final = 0
ACCEPTED: Final = 1
REJECTED: Final = 2


class CouncilPack(Pack):
    """Proposals and goals as tables of numbers.

    `proposals` has a kind for each card. `accept` and `reject` have four steps per kind, one for each pillar; `back` a
    number per kind that tells pillars and dots (`cards.back_of`), `group` a number and `icons` two names per kind
    (`cast.Cast.roles`). `goals` are numbers of goals; a hand has `hand` cards, a reign ends at `retire` accepted ones.
    """

    def __init__(
        self,
        name: str,
        digest: str,
        proposals: list[int],
        accept: list[int],
        reject: list[int],
        back: list[int],
        group: list[int],
        icons: list[str],
        goals: list[int],
        hand: i64,
        retire: i64,
    ) -> None:
        super().__init__(name, digest)
        self.proposals = proposals
        self.accept = accept
        self.reject = reject
        self.back = back
        self.group = group
        self.icons = icons
        self.goals = goals
        self.hand = hand
        self.retire = retire

    def figures(self, kind: int) -> dict[str, int | str]:
        if kind >= len(self.back):
            return {}
        back = self.back[kind]
        group = self.group[kind]
        figures: dict[str, int | str] = {
            "character": f"character-{back}",
            "icon-one": f"icon-{self.icons[2 * kind]}",
            "icon-two": f"icon-{self.icons[2 * kind + 1]}",
            "pitch": f"pitch-{back}-{group}" if group else "pitch-petitioner",
        }
        for i, pillar in enumerate(PILLARS):
            figures[f"yes-{pillar}"] = self.accept[4 * kind + i]
            figures[f"no-{pillar}"] = self.reject[4 * kind + i]
        return figures

    def counts(self) -> dict[str, int]:
        return {"proposals": len(self.proposals), "backs": len(set(self.back)), "goals": len(self.goals)}


def lay_out_piles(seats: i64, pack: CouncilPack) -> Layout:
    """The decks and piles for so many seats: who sees what is RC-07."""
    layout = Layout(seats, LEXICON.kinds, pack)
    backs = [pack.back[kind] for kind in pack.proposals]
    numbers = sorted(set(backs))
    proposals = layout.deck("proposals", pack.proposals, [numbers.index(back) for back in backs], backs)
    goals = layout.plain_deck("goals", [PROPOSALS + goal for goal in pack.goals])
    layout.pile("stock", proposals, NOBODY_SEES, index=STOCK)
    for n in range(PILES):
        layout.pile(f"top-{n}", proposals, NOBODY_SEES, backs=True, index=TOP + n)
    layout.pile("discard", proposals, EVERYONE, index=DISCARD)
    layout.pile("buried", proposals, NOBODY_SEES, backs=True, index=BURIED)
    layout.pile("reign", proposals, EVERYONE, index=REIGN)
    layout.pile("goal-stock", goals, NOBODY_SEES, index=GOAL_STOCK)
    layout.pile_each("hand", proposals, OWNER, backs=True, index=SEAT_PILES)
    layout.pile_each("presented", proposals, OWNER, backs=True, index=SEAT_PILES + seats)
    layout.pile_each("goal", goals, OWNER, index=SEAT_PILES + 2 * seats)
    return layout


@final
class CouncilTable(Table):
    """A game of the Council in progress."""

    def __init__(self, layout: Layout, rules: list[Step], pack: CouncilPack, first: i64, laugh: bool) -> None:
        super().__init__(layout, rules, ["pack", "first", "laugh"])
        self.pack = pack
        self.first = first  # option `first`: a seat, or -1 for random
        self.laugh = laugh  # option `story_bonus`
        self.monarch: i64 = -1
        self.reign: i64 = 0  # reigns begun
        self.turn: i64 = 0  # turns of this reign begun
        self.changed = False  # the Monarch's one change of mind is spent (RC-15)
        self.killer: i64 = -1  # the Advisor whose Proposal ended this reign
        self.heir: i64 = -1  # who was named to reign next
        self.reigned: list[int] = [0] * layout.seats
        self.points: list[int] = [0] * layout.seats
        self.tracks: list[int] = [0, 0, 0, 0]
        self.heights: list[int] = [0, 0, 0]  # of the three piles, their tops included
        self.verdicts: list[int] = [UNJUDGED] * layout.seats
        self.champions: list[int] = []  # who won the vote, where one was needed (RC-33)

    def blank(self) -> "CouncilTable":
        return CouncilTable(self.layout, self.rules, self.pack, self.first, self.laugh)

    def copy_to(self, new: "CouncilTable") -> None:
        new.monarch = self.monarch
        new.reign = self.reign
        new.turn = self.turn
        new.changed = self.changed
        new.killer = self.killer
        new.heir = self.heir
        new.reigned = self.reigned.copy()
        new.points = self.points.copy()
        new.tracks = self.tracks.copy()
        new.heights = self.heights.copy()
        new.verdicts = self.verdicts.copy()
        new.champions = self.champions.copy()

    def facts(self) -> list[Fact]:
        return [
            Fact("monarch", self.monarch),
            Fact("reign", self.reign),
            Fact("turn", self.turn),
            Fact("tracks", self.tracks),
            Fact("heights", self.heights),
            Fact("points", self.points),
            Fact("verdicts", self.verdicts),
            Fact("changed", 1 if self.changed else 0),
            Fact("killer", self.killer),
            Fact("heir", self.heir),
            Fact("reigned", self.reigned),
            Fact("retire", self.pack.retire),
            Fact("champions", self.champions),
        ]

    def scores(self) -> list[int]:
        return self.points.copy()

    def winners(self) -> list[int]:
        return self.champions.copy() if self.champions else self.leaders()

    def leaders(self) -> list[int]:
        """The seats with the highest score."""
        best = max(self.points)
        return [seat for seat in range(self.seats) if self.points[seat] == best]

    def hand(self, seat: i64) -> i64:
        return SEAT_PILES + seat

    def presented(self, seat: i64) -> i64:
        return SEAT_PILES + self.seats + seat

    def goal(self, seat: i64) -> i64:
        return SEAT_PILES + 2 * self.seats + seat
