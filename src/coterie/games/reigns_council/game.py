"""The manifest of Reigns: The Council."""

from coterie.core.errors import BadPack
from coterie.core.game import Floor, Game, Option, first_option
from coterie.core.lexicon import LETTERS
from coterie.games.reigns_council import cards
from coterie.games.reigns_council.lexicon import LEXICON, MOST_SEATS, PILES
from coterie.games.reigns_council.orders import ORDERS
from coterie.games.reigns_council.rules import STEPS, set_up
from coterie.games.reigns_council.table import CouncilPack, CouncilTable, lay_out_piles


def _bound(seats: int) -> int:
    """A number of steps no game of so many seats exceeds.

    Every turn but the first of a reign adds a Proposal to the Monarch's pile, so there are at most RETIRE + 1 turns; a
    draw is one step and turns up one card, or three where the piles were made anew, which cannot happen during set-up.
    """
    advisors = seats - 1
    set_up = advisors + PILES + 2 * cards.HAND * advisors
    a_turn = 3 * advisors + (1 + PILES) * advisors  # present, judge, reveal; draw
    the_end = advisors + seats + 1  # laugh, go on or stop, name
    reign = set_up + a_turn * (cards.RETIRE + 1) + advisors + the_end  # and keep or change
    return 1 + seats * reign + seats


class ReignsCouncil(Game):
    def load(self, folder: str | None = None) -> CouncilPack:
        return cards.load(folder)

    def small(self, seats: int) -> CouncilPack:
        return cards.small(seats)

    def blank(self, seats: int, options: dict[str, str], pack: CouncilPack) -> CouncilTable:
        advisors = seats - 1
        fewest = cards.fewest(seats, pack.hand, pack.retire)
        if len(pack.proposals) < fewest:
            raise BadPack(
                f"a pack for {seats} players should have {fewest} Proposals at least, not {len(pack.proposals)} (RC-17)"
            )
        if len(pack.goals) < advisors:
            raise BadPack(
                f"a pack for {seats} players should have {advisors} goals at least, not {len(pack.goals)} (RC-03)"
            )
        return CouncilTable(
            lay_out_piles(seats, pack),
            STEPS,
            pack,
            first=LETTERS.find(options["first"]),
            laugh=options["story_bonus"] == "laugh",
        )

    def lay(self, t: CouncilTable) -> None:
        set_up(t)


GAME = ReignsCouncil(
    name=cards.GAME,
    prefix="RC",
    rules_version=1,
    fewest=3,
    most=MOST_SEATS,
    bound=_bound(MOST_SEATS),
    options=[Option("story_bonus", ["always", "laugh"], "RC-21"), first_option(MOST_SEATS, "RC-01")],
    lexicon=LEXICON,
    steps=STEPS,
    bot="minister",
    orders=ORDERS,
    floor=Floor("monarch", ["crowned", "turn", "died"], "RC-41", "refused-pitch"),
)
