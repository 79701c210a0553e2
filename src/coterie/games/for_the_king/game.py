"""For the King (and Me): what the game says of itself."""

from coterie.core.game import Game, first_option
from coterie.core.lexicon import LETTERS
from coterie.games.for_the_king import cards
from coterie.games.for_the_king.lexicon import LEXICON, MOST_SEATS
from coterie.games.for_the_king.orders import ORDERS
from coterie.games.for_the_king.rules import STEPS, set_up
from coterie.games.for_the_king.table import InPlay, KingPack, KingTable, lay_out_piles

# With 5 players, who take longest: the first dealer; 108 cards drawn and placed; 72 taken; 15 King cards of two parts.
# Then 18 lots, each turned up, put to at most 5 auctions (a default bars a player) of at most 78 rising bids, 5 passes
# and a card lost, and paid with at most 20 cards.
BOUND = 1 + 2 * 108 + 72 + 2 * 15 + 18 * (1 + 5 * (78 + 5 + 1) + 20)


class ForTheKing(Game):
    def load(self, folder: str | None = None) -> KingPack:
        return cards.load(folder)

    def small(self, seats: int) -> KingPack:
        return cards.small(seats)

    def blank(self, seats: int, options: dict[str, str], pack: KingPack) -> KingTable:
        layout = lay_out_piles(seats, pack)
        return KingTable(layout, STEPS, pack, first=LETTERS.find(options["first"]), in_play=InPlay(layout, pack))

    def lay(self, t: KingTable) -> None:
        set_up(t)


GAME = ForTheKing(
    name=cards.GAME,
    prefix="FK",
    rules_version=1,
    fewest=2,
    most=MOST_SEATS,
    bound=BOUND,
    options=[first_option(MOST_SEATS, "FK-06")],
    lexicon=LEXICON,
    steps=STEPS,
    bot="minister",
    orders=ORDERS,
)
