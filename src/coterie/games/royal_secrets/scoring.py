"""How good beliefs about face-down bets are, in games that nothing was fitted to."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import cast

from coterie.core.dice import Dice, Lehmer
from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.core.lexicon import CHANCE, Action
from coterie.games.royal_secrets.belief import beliefs
from coterie.games.royal_secrets.lexicon import CARDINALS
from coterie.games.royal_secrets.table import RoyalTable

HELD_OUT = 90_000  # the first seed of games for this alone

Bot = Callable[[Eyes, Dice], Action]


@dataclass(frozen=True, slots=True)
class Belief:
    """How likely a card was thought to be each kind, how likely by the hand alone, and what it was."""

    chances: list[float]
    even: list[float]
    kind: int


@dataclass(frozen=True, slots=True)
class Score:
    """The Brier score over all kinds (0 knows, 2 is surely wrong), that of the hand alone, and the calibration.

    `bins` has for each tenth of chances how many there were, their mean, and how many came.
    """

    brier: float
    even: float
    count: int
    bins: list[tuple[int, float, float]]


def held_out(game: Game, bot: Bot, games: int, seats: int = 4) -> list[Belief]:
    """What everybody who was asked thought of others' hidden cards in games of one bot."""
    found: list[Belief] = []
    for n in range(games):
        dice = Lehmer(HELD_OUT + n)
        table = cast(RoyalTable, game.table(seats))
        while not table.over:
            seat = table.whose()
            if seat == CHANCE:
                table.roll(dice)
                continue
            eyes = Eyes(table, seat)
            found += _thought(table, beliefs(eyes))
            table.play(seat, bot(eyes, dice))
    return found


def _thought(table: RoyalTable, laid: dict[int, list[float]]) -> list[Belief]:
    kind_of, found = table.layout.kind_of, list[Belief]()
    for other in range(table.seats):
        chances = laid.get(table.down(other))
        if chances:
            cards = [*table.at[table.hand(other)], *table.at[table.down(other)]]
            even = [sum(kind_of[card] == kind for card in cards) / len(cards) for kind in range(CARDINALS)]
            found.append(Belief(chances, even, kind_of[table.only(table.down(other))]))
    return found


def score(found: Sequence[Belief]) -> Score:
    """All of it in numbers."""
    said = [(chance, k == one.kind) for one in found for k, chance in enumerate(one.chances)]
    bins = []
    for tenth in range(10):
        those = [(chance, came) for chance, came in said if min(9, int(10 * chance)) == tenth]
        if those:
            count = len(those)
            bins.append((count, sum(chance for chance, _ in those) / count, sum(came for _, came in those) / count))
    return Score(
        sum(_wrong(one.chances, one.kind) for one in found) / len(found),
        sum(_wrong(one.even, one.kind) for one in found) / len(found),
        len(found),
        bins,
    )


def _wrong(chances: Sequence[float], kind: int) -> float:
    return sum((chance - (k == kind)) ** 2 for k, chance in enumerate(chances))
