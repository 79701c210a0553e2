"""Runs for the tests of the arena: small, quick and the same every time."""

from typing import Any

from coterie.arena.played import Played, Times
from coterie.arena.running import run
from coterie.arena.schedule import Schedule, schedule
from coterie.games import find


def small(game: str = "royal-secrets", *bots: str, **more: Any) -> Schedule:
    """A schedule with bots that play fast."""
    return schedule(find(game), list(bots) or ["courtier", "random"], more.pop("seats", 3), **more)


def played(made: Schedule, games: int) -> list[Played]:
    """Its first games, played in this process."""
    return [game for task in run(made, list(made.tasks(games)), 1) for game in task]


def timeless(games: list[Played]) -> list[tuple[object, ...]]:
    """Games without how long they took, in one order."""
    return sorted((g.deal, g.lineup, g.turn, g.bots, g.winners, g.scores, str(g.samples)) for g in games)


def game(bots: str, scores: list[int], winners: list[int] | None = None, deal: int = 0, turn: int = 0) -> Played:
    """A game that was never played: bots by letter, the best scores win unless said otherwise."""
    best = [seat for seat, score in enumerate(scores) if score == max(scores)] if winners is None else winners
    return Played(deal, turn, tuple(bots), best, scores, [Times(classes={}) for _ in bots])
