"""What a seat of Royal Secrets believes of the cards that others have laid face down, and the worlds it draws by that.

Nobody lays just any card: the better a card serves who lays it, the likelier it is the one. All hands are nearly alike,
so the face-down bets are nearly all that is hidden.
"""

from collections.abc import Sequence
from math import exp
from typing import Final, cast

from coterie.core.deduction.deal import Deal
from coterie.core.dice import Dice, Lehmer
from coterie.core.eyes import Eyes
from coterie.core.lexicon import OPEN
from coterie.core.table import Table
from coterie.games.royal_secrets.lexicon import CARDINALS
from coterie.games.royal_secrets.prospects import Taste, pairs
from coterie.games.royal_secrets.sense import sense
from coterie.games.royal_secrets.table import RoyalTable
from coterie.search.flat import Worlds

HEAT: Final = 1.0  # lilies: how far the worth of a card tells whether it was laid
ANY: Final = 0.3  # how likely a card was laid for reasons that nobody sees
FINE: Final = 1_000_000


def worlds(eyes: Eyes) -> Worlds:
    """Draws tables that may be the real one for all the seat knows, the likelier ones more often."""
    imaginer = eyes.imaginer()
    laid = beliefs(eyes)

    def believe(deal: Deal, dice: Dice) -> None:
        for pile, chances in laid.items():
            if deal.unknown(pile):
                kinds = deal.kinds(pile)
                if kinds:
                    deal.place(_drawn(kinds, [chances[kind] for kind in kinds], dice), pile)

    def world(dice: Dice) -> Table:
        return imaginer.world(dice, True, believe if laid else None)

    return world


def beliefs(eyes: Eyes) -> dict[int, list[float]]:
    """For the pile of every face-down bet that the seat does not know, how likely each kind lies there."""
    if eyes.seat == OPEN or not any(pile.hidden for pile in eyes.view().piles if pile.name == "down"):
        return {}
    taste = sense().taste
    world = cast(RoyalTable, eyes.imagine(Lehmer(0), True))
    hidden = [pile.seat for pile in eyes.view().piles if pile.name == "down" and pile.hidden]
    return {world.down(seat): chances(world, seat, taste) for seat in hidden}


def chances(world: RoyalTable, seat: int, taste: Taste) -> list[float]:
    """How likely a seat has laid each kind of card face down, by what its hand may be and what serves it."""
    t = cast(RoyalTable, world.clone(True))
    t.move(t.only(t.down(seat)), t.hand(seat))
    held = [0] * CARDINALS
    for card in t.at[t.hand(seat)]:
        held[t.layout.kind_of[card]] += 1
    shown = t.layout.kind_of[t.at[t.up(seat)][0]] if t.at[t.up(seat)] else -1
    worth: dict[int, float] = {}
    for pair in pairs(t, seat, t.audiences_of(seat), shown, taste):
        for kind in (pair.one,) if shown >= 0 else (pair.one, pair.two):
            worth[kind] = max(pair.worth, worth.get(kind, pair.worth))
    best = max(worth.values())
    odds = [held[kind] * exp((worth.get(kind, best) - best) / HEAT) for kind in range(CARDINALS)]
    total, cards = sum(odds), sum(held)
    # A kind that this one imagined hand lacks, such as another valet, is as likely as a card that is like any other.
    return [(1 - ANY) * odds[k] / total + ANY * max(held[k], 0.2) / cards for k in range(CARDINALS)]


def _drawn(kinds: list[int], odds: Sequence[float], dice: Dice) -> int:
    rest = dice.below(FINE) / FINE * sum(odds)
    for kind, one in zip(kinds, odds, strict=True):
        rest -= one
        if rest < 0:
            return kind
    return kinds[-1]
