"""How good beliefs about gold are: games of courtiers, in which every bidder is asked what the others have.

`python -m coterie.games.for_the_king.scoring` prints it, and so does a fit. The games are none of those that a fit
plays. In every other game half of the courtiers are the frozen ones, who spend more and keep less.
"""

from collections.abc import Callable, Iterator
from typing import Final

from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.game import Game
from coterie.games.for_the_king.belief import Purse, purses
from coterie.games.for_the_king.frozen import courtier_0_1
from coterie.games.for_the_king.game import GAME
from coterie.games.for_the_king.instinct import choose
from coterie.games.for_the_king.lexicon import TO_BID
from coterie.games.for_the_king.table import AUCTION, KingTable
from coterie.games.for_the_king.weights import Weights, load

HELD_OUT: Final = 900000000  # the seed of the first game
BINS: Final = 10
KNOWS_COUNTS: Final = 1.0  # what every number of a belief is if nothing follows from what others do


class Score:
    """How far beliefs are off: by gold, and in how likely a seat can bid one more (Brier; by bins of the forecast)."""

    def __init__(self) -> None:
        self.asked = 0
        self.off = 0.0
        self.squares = 0.0
        self.bins = [[0, 0.0, 0] for _ in range(BINS)]  # how often, the sum of forecasts, how often it was true

    def add(self, purse: Purse, bid: int, truth: int) -> None:
        forecast, can = purse.at_least(bid), truth >= bid
        self.asked += 1
        self.off += abs(purse.mean() - truth)
        self.squares += (forecast - can) ** 2
        at = self.bins[min(BINS - 1, int(BINS * forecast))]
        at[0] += 1
        at[1] += forecast
        at[2] += can

    @property
    def error(self) -> float:
        return self.off / self.asked

    @property
    def brier(self) -> float:
        return self.squares / self.asked

    @property
    def points(self) -> list[tuple[int, float, float]]:
        """Of each bin that is not empty how many there were, their mean, and how many came."""
        return [(int(count), said / count, true / count) for count, said, true in self.bins if count]

    def calibration(self) -> str:
        """What was forecast, and how often it was true."""
        return ", ".join(f"{said:.0%} → {came:.0%} ({count})" for count, said, came in self.points)


def moments(table: KingTable, dice: Lehmer, frozen: bool) -> Iterator[Eyes]:
    """The moments of a game in which somebody may bid, and then what they do; every other seat may be a frozen one."""
    while not table.over:
        seat = table.whose()
        if seat < 0:
            table.roll(dice)
            continue
        eyes = Eyes(table, seat)
        if table.phase == AUCTION and any(TO_BID.owns(action) for action in eyes.legal()):
            yield eyes
        table.play(seat, courtier_0_1.choose(eyes, dice) if frozen and seat % 2 else choose(eyes, dice))


def score(games: int, seats: int, seed: int, weights: list[Weights], game: Game = GAME) -> list[Score]:
    """The score of some weights, all on the same moments of the same games."""
    found = [Score() for _ in weights]
    for n in range(games):
        table = game.table(seats)
        assert isinstance(table, KingTable)
        for eyes in moments(table, Lehmer(seed + n), n % 2 == 1):
            view = eyes.view()
            for one, numbers in zip(found, weights, strict=True):
                for purse in purses(eyes, view, numbers):
                    one.add(purse, table.bid + 1, table.gold(table.hand(purse.seat)))
    return found


def counting() -> Weights:
    """What one believes who only counts cards."""
    plain = load()
    plain.belief = [KNOWS_COUNTS] * len(plain.belief)
    return plain


def report(games: int, told: Callable[[str], None], believed: Weights | None = None, seats: int = 4) -> None:
    """Tell the score of a belief, and of one that only counts cards."""
    both = score(games, seats, HELD_OUT, [believed or load(), counting()])
    for name, one in zip(("beliefs", "counting cards"), both, strict=True):
        told(f"{name}: {one.error:.2f} gold off, Brier {one.brier:.4f} of 'can bid one more' ({one.asked} forecasts)")
        told(f"  forecast → true: {one.calibration()}")


if __name__ == "__main__":
    report(100, print)
