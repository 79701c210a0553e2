"""Measuring: the measures of a game, found in its folder, and what many games say of them."""

import importlib
from collections import defaultdict
from collections.abc import Iterable, Sequence

from coterie.arena.figures import Estimate, ratio
from coterie.arena.played import Played
from coterie.bots.modules import module_of
from coterie.core.game import Game
from coterie.core.measures import MEAN, SPLIT, Counted, Ended, Measure


def measures(game: Game) -> list[Measure]:
    """What is counted in a game; nothing if it has no measures of its own."""
    name = module_of(game, "measures")
    found: list[Measure] = importlib.import_module(name).MEASURES if name else []
    return found


def counted_in(game: Game, ended: Ended) -> list[Counted]:
    """All measures of one game that is over."""
    name = module_of(game, "measures")
    found: list[Counted] = importlib.import_module(name).measure(ended) if name else []
    return found


def of_table(measure: Measure, played: Sequence[Played]) -> dict[str, Estimate]:
    """What all games say of a measure, by key; a game is one sample."""
    return _by_key(
        measure, [[(s.key, s.count, s.total) for s in g.samples if s.measure == measure.name] for g in played]
    )


def of_bot(measure: Measure, played: Sequence[Played], bot: str) -> Estimate:
    """What a measure of players says of one bot; a game is one sample."""
    pairs = []
    for game in played:
        mine = [s for s in game.samples if s.measure == measure.name and s.seat >= 0 and game.bots[s.seat] == bot]
        pairs.append((sum(s.count for s in mine), sum(s.total for s in mine)))
    return ratio((pair for pair in pairs if pair[0]), measure.kind != MEAN)


def _by_key(measure: Measure, games: list[list[tuple[str, int, float]]]) -> dict[str, Estimate]:
    sums: dict[str, list[tuple[float, float]]] = defaultdict(list)
    keys = {key for game in games for key, _, _ in game}
    for game in games:
        every = sum(number for _, number, _ in game)
        mine: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
        for key, number, total in game:
            mine[key][0] += number
            mine[key][1] += total
        if measure.kind == SPLIT:
            for key in keys:
                sums[key].append((every, mine[key][0]))
        else:
            for key, (times, total) in mine.items():
                sums[key].append((times, total))
    return {key: ratio(sums[key], measure.kind != MEAN) for key in in_order(keys)}


def in_order(keys: Iterable[str]) -> list[str]:
    """Keys that are numbers by number, others by the alphabet."""
    return sorted(keys, key=lambda key: (0, int(key), "") if key.lstrip("-").isdecimal() else (1, 0, key))
