"""Royal Secrets (RS): seven rounds at the court; three to five spies bet courtiers on two audiences and betray each
other.
"""

from coterie.core.game import Game, Option, first_option
from coterie.core.lexicon import LETTERS
from coterie.games.royal_secrets import cards
from coterie.games.royal_secrets.lexicon import LEXICON, MOST_SEATS
from coterie.games.royal_secrets.rules import STEPS, set_up
from coterie.games.royal_secrets.table import RoyalPack, RoyalTable, lay_out_piles

# No game is longer. Set-up: 6 chances. A round without favors: 2 audiences, 5 choices and 5 hand-ons, 10 bets and 9
# hand-ons, 2 cardinals, 5 valets, 10 third cards, and 5 passes in each of 5 calls: 73, seven times. At most 12 favors
# are won in time to be played: each costs its play, at most 5 answers or a draw, and 5 passes again: 11.
BOUND = 6 + 7 * 73 + 12 * 11


class RoyalSecrets(Game):
    def load(self, folder: str | None = None) -> RoyalPack:
        return cards.load(folder)

    def small(self, seats: int) -> RoyalPack:
        return cards.small(seats)

    def blank(self, seats: int, options: dict[str, str], pack: RoyalPack) -> RoyalTable:
        return RoyalTable(
            lay_out_piles(seats, pack),
            STEPS,
            pack,
            first=LETTERS.find(options["first"]),
            open_scores=options["open_scores"] == "on",
            debts=options["debts"] == "on",
        )

    def lay(self, t: RoyalTable) -> None:
        set_up(t)


GAME = RoyalSecrets(
    name=cards.GAME,
    prefix="RS",
    rules_version=2,
    fewest=3,
    most=MOST_SEATS,
    bound=BOUND,
    options=[
        Option("open_scores", ["off", "on"], "RS-01"),
        Option("debts", ["off", "on"], "RS-50"),
        first_option(MOST_SEATS, "RS-06"),
    ],
    lexicon=LEXICON,
    steps=STEPS,
    bot="minister",
)
