"""A richer beginning: favors that are won late in a random game lie before the players from the first round on."""

from coterie.core.dice import Lehmer
from coterie.games.royal_secrets.lexicon import DINNER, ESPIONAGE, MEDAL, PLANNING, RECRUITMENT, STABBING, favor_of
from coterie.games.royal_secrets.table import AUDIENCE_STOCK, RoyalTable

TALKED_OF = (PLANNING, DINNER, ESPIONAGE, STABBING, MEDAL, RECRUITMENT)
TO_SPARE = 4  # audience cards that no round needs (RS-03)


def enrich(table: RoyalTable, dice: Lehmer) -> None:
    for _ in range(TO_SPARE):
        cards = [card for card in table.at[AUDIENCE_STOCK] if favor_of(table.kind(card)) in TALKED_OF]
        table.move(cards[dice.below(len(cards))], table.favors(dice.below(table.seats)))
