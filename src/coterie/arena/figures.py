"""The figures of a run: shares of victory, points and times of each bot, with intervals of 95 %.

A deal is one sample: the games of a line-up that goes round the table on one deal are not independent.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from coterie.arena.played import Played, Times

NORMAL = 1.96


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, half the width of its interval, and how many samples it is of. One sample alone has no interval."""

    mean: float
    half: float
    count: int

    def __format__(self, spec: str) -> str:
        """As a number with its interval; a format that ends in % is for shares."""
        factor = 100 if spec.endswith("%") else 1
        spec = spec.removesuffix("%") + "f"
        half = format(factor * self.half, spec.replace("+", "")) if math.isfinite(self.half) else "?"
        return f"{format(factor * self.mean, spec)} ±{half}" if self.count else "–"


def estimate(values: Sequence[float], share: bool = False) -> Estimate:
    """The mean of independent samples; a `share` lies between none of them and all."""
    count = len(values)
    if count < 2:
        return Estimate(values[0] if values else math.nan, math.inf, count)
    mean = math.fsum(values) / count
    variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    half = NORMAL * math.sqrt(variance / count)
    return Estimate(mean, _unseen(count) if share and mean in (0, 1) else half, count)


def _unseen(count: int) -> float:
    """Half an interval where all samples agree: what none of so many showed may still happen that often."""
    return 1 - math.pow(0.025, 1 / count)


def ratio(pairs: Iterable[tuple[float, float]], share: bool = False) -> Estimate:
    """The sum of the seconds per sum of the firsts, where each pair is one sample; a `share` is at most one."""
    every = list(pairs)
    weight = math.fsum(count for count, _ in every)
    if not weight:
        return Estimate(math.nan, math.inf, 0)
    mean = math.fsum(total for _, total in every) / weight
    spread = math.fsum((total - mean * count) ** 2 for count, total in every)
    if len(every) < 2:
        return Estimate(mean, math.inf, round(weight))
    half = NORMAL * math.sqrt(spread * len(every) / (len(every) - 1)) / weight
    return Estimate(mean, _unseen(len(every)) if share and mean in (0, 1) else half, round(weight))


@dataclass(frozen=True, slots=True)
class Row:
    """How one bot fared in one line-up: against whom, and what it won."""

    bot: str
    seats: int  # how many it had
    others: tuple[tuple[str, int], ...]  # bots and how many seats they had
    games: int
    held: int  # seats it had in all of them together
    wins: Estimate  # the part of the victory of one of its seats; even is one by the seats at the table
    points: Estimate
    ahead: Estimate  # points ahead of the mean of the seats of others
    times: Times

    @property
    def against(self) -> str:
        return ", ".join(f"{count} × {name}" for name, count in self.others) or (
            "all" if not self.seats else "its like"
        )


def rows(played: Sequence[Played]) -> list[Row]:
    """A row for every bot in every line-up, whatever its order."""
    groups: dict[tuple[tuple[str, int], ...], list[Played]] = defaultdict(list)
    for game in played:
        groups[_company(game.bots)].append(game)
    return [
        _row(bot, count, tuple(pair for pair in company if pair[0] != bot), games)
        for company, games in groups.items()
        for bot, count in company
    ]


def totals(played: Sequence[Played], bots: Sequence[str]) -> list[Row]:
    """A row for every bot over all its games."""
    return [_row(bot, 0, (), games) for bot in bots if (games := [game for game in played if bot in game.bots])]


def _company(bots: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """The bots at a table with their number of seats, those with few first."""
    return tuple(sorted(((bot, bots.count(bot)) for bot in set(bots)), key=lambda pair: (pair[1], pair[0])))


def _row(bot: str, count: int, others: tuple[tuple[str, int], ...], games: list[Played]) -> Row:
    wins: dict[int, list[float]] = defaultdict(list)
    points: dict[int, list[float]] = defaultdict(list)
    ahead: dict[int, list[float]] = defaultdict(list)
    times, held = Times(classes={}), 0
    for game in games:
        mine = [seat for seat, name in enumerate(game.bots) if name == bot]
        rest = [score for seat, score in enumerate(game.scores) if seat not in mine]
        wins[game.deal].append(sum(game.share(seat) for seat in mine) / len(mine))
        scored = sum(game.scores[seat] for seat in mine) / len(mine)
        points[game.deal].append(scored)
        if rest:
            ahead[game.deal].append(scored - sum(rest) / len(rest))
        held += len(mine)
        for seat in mine:
            times.merge(game.times[seat])
    return Row(bot, count, others, len(games), held, _by_deal(wins, True), _by_deal(points), _by_deal(ahead), times)


def _by_deal(values: dict[int, list[float]], share: bool = False) -> Estimate:
    return estimate([sum(of_deal) / len(of_deal) for of_deal in values.values()], share)


def seats_won(played: Sequence[Played]) -> list[Estimate]:
    """The share of victory of each seat, whoever sat there."""
    if not played:
        return []
    return [estimate([game.share(seat) for game in played], share=True) for seat in range(len(played[0].bots))]


def matrix(played: Sequence[Played], bots: Sequence[str]) -> list[list[Estimate | None]]:
    """How often a seat of the bot of a row ends before a seat of the bot of a column; ties are halves.

    None where they never met.
    """
    met: dict[tuple[str, str], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for game in played:
        order = ranks(game)
        for seat, one in enumerate(game.bots):
            for beside, other in enumerate(game.bots):
                if one != other:
                    before = (order[seat] < order[beside]) + (order[seat] == order[beside]) / 2
                    met[one, other][game.deal].append(before)
    return [[_by_deal(met[one, other], True) if (one, other) in met else None for other in bots] for one in bots]


def ranks(game: Played) -> list[int]:
    """The place of each seat, from 0: winners first, the others by points. Equal ones share a place."""
    keys = [
        (seat not in game.winners, -score if seat not in game.winners else 0) for seat, score in enumerate(game.scores)
    ]
    return [sum(other < key for other in keys) for key in keys]
