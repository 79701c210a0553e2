"""The manifest of Reigns: The Council."""

from typing import cast

from coterie.core.errors import BadPack
from coterie.core.game import Floor, Game, Option, Pack, first_option
from coterie.core.table import Table
from coterie.core.words import LETTERS
from coterie.games.reigns_council import cards
from coterie.games.reigns_council.rules import STEPS, open_game
from coterie.games.reigns_council.table import GOAL_STOCK, STOCK, Council, CouncilPack, council_layout
from coterie.games.reigns_council.words import MOST, PILES, WORDS


def _bound(seats: int) -> int:
    """A number of steps no game of so many seats exceeds.

    Every turn but the first of a reign adds a Proposal to the Monarch's pile, so there are at most RETIRE + 1 turns; a draw is one step and
    turns up one card, or three where the piles were made anew, which cannot happen during set-up.
    """
    advisors = seats - 1
    set_up = advisors + PILES + 2 * cards.HAND * advisors
    a_turn = 3 * advisors + (1 + PILES) * advisors  # present, judge, reveal; draw
    the_end = advisors + seats + 1  # laugh, go on or stop, name
    reign = set_up + a_turn * (cards.RETIRE + 1) + advisors + the_end  # and keep or change
    return 1 + seats * reign + seats


class ReignsCouncil(Game):
    def load(self, folder: str | None = None) -> Pack:
        return cards.load(folder)

    def small(self, seats: int) -> Pack:
        return cards.small(seats)

    def blank(self, seats: int, options: dict[str, str], pack: Pack) -> Table:
        pack = cast(CouncilPack, pack)
        advisors = seats - 1
        fewest = cards.fewest(seats, pack.hand, pack.retire)
        if len(pack.proposals) < fewest:
            raise BadPack(f"a pack for {seats} players should have {fewest} Proposals at least, not {len(pack.proposals)} (RC-17)")
        if len(pack.goals) < advisors:
            raise BadPack(f"a pack for {seats} players should have {advisors} goals at least, not {len(pack.goals)} (RC-03)")
        layout = council_layout(seats, pack)
        return Council(layout, STEPS, pack, _first(options["first"]), options["story_bonus"] == "laugh")

    def lay(self, table: Table) -> None:
        t = cast(Council, table)
        proposals, goals = t.layout.decks
        t.put(STOCK, list(range(proposals.low, proposals.high)))
        t.put(GOAL_STOCK, list(range(goals.low, goals.high)))
        open_game(t)


def _first(value: str) -> int:
    return -1 if value == "random" else LETTERS.index(value)


GAME = ReignsCouncil(
    cards.GAME,
    "RC",
    1,
    3,
    MOST,
    _bound(MOST),
    [Option("story_bonus", ["always", "laugh"], "RC-21"), first_option(MOST, "RC-01")],
    WORDS,
    STEPS,
    floor=Floor("monarch", ["crowned", "turn", "died"], "RC-41"),
)
