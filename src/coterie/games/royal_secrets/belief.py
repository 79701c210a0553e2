"""What a seat of Royal Secrets believes of hidden cards, and the worlds that it draws from that."""

from coterie.core.dice import Dice
from coterie.core.eyes import Eyes
from coterie.core.table import Table
from coterie.search.flat import Worlds


def worlds(eyes: Eyes) -> Worlds:
    """Draws tables that may be the real one for all the seat knows."""
    imaginer = eyes.imaginer()

    def world(dice: Dice) -> Table:
        return imaginer.world(dice, True)

    return world
