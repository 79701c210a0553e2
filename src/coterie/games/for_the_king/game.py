"""For the King (and Me): what the game says of itself."""

from coterie.core.game import Game, Pack, first_option
from coterie.core.layout import EVERYONE, NOBODY_SEES, OWNER, Layout
from coterie.core.table import Table
from coterie.core.words import LETTERS
from coterie.games.for_the_king import cards
from coterie.games.for_the_king.orders import ORDERS
from coterie.games.for_the_king.rules import STEPS, lay_cards
from coterie.games.for_the_king.table import Court, InPlay, KingPack
from coterie.games.for_the_king.words import GOLD, KINDS, KING, WORDS

# With 5 players, who take longest: the first dealer; 108 cards drawn and placed; 72 taken; 15 King cards of two parts. Then 18 lots, each
# turned up, put to at most 5 auctions (a default bars a player) of at most 78 rising bids, 5 passes and a card lost, and paid with at
# most 20 cards.
BOUND = 1 + 2 * 108 + 72 + 2 * 15 + 18 * (1 + 5 * (78 + 5 + 1) + 20)


class ForTheKing(Game):
    def load(self, folder: str | None = None) -> KingPack:
        return cards.load(folder)

    def small(self, seats: int) -> KingPack:
        return cards.small(seats)

    def blank(self, seats: int, options: dict[str, str], pack: Pack) -> Court:
        assert isinstance(pack, KingPack)
        kinds = pack.decks[seats]
        layout = Layout(seats, KINDS, pack)
        deck = layout.deck("cards", kinds, _sorts(kinds), [0] * len(kinds))
        layout.pile("stock", deck, NOBODY_SEES)
        layout.pile("centre", deck, EVERYONE)
        layout.pile("favor", deck, NOBODY_SEES)
        layout.pile("lot", deck, EVERYONE)
        layout.pile("spent", deck, EVERYONE)
        layout.pile("crown", deck, EVERYONE)
        layout.pile_each("look", deck, OWNER)
        layout.pile_each("hand", deck, OWNER)
        layout.pile_each("lost", deck, OWNER)
        return Court(layout, STEPS, pack, LETTERS.find(options["first"]), InPlay(layout))

    def lay(self, table: Table) -> None:
        assert isinstance(table, Court)
        lay_cards(table)


def _sorts(kinds: list[int]) -> list[int]:
    """What can be told of a hidden card: where a King card would have been shown, and that who cannot pay has little gold.

    So Government cards, each worth of gold and King cards are a sort, numbered without gaps and in the order of kinds.
    """
    sorts = [0 if kind < GOLD else min(kind, KING) - GOLD + 1 for kind in kinds]
    present = sorted(set(sorts))
    return [present.index(sort) for sort in sorts]


GAME = ForTheKing(cards.GAME, "FK", 1, 2, 5, BOUND, [first_option(5, "FK-06")], WORDS, STEPS, ORDERS)
