"""Matches played at random, for the tests of records to write down."""

from coterie import bots
from coterie.core.dice import Lehmer
from coterie.games import find
from coterie.play import Match, SeededDice


def played(
    name: str = "whispers", seats: int = 3, seed: int = 3, moves: int = 10_000, options: dict[str, str] | None = None
) -> Match:
    """A random match until it is over or has so many moves; now and then a seat takes a move or a run of moves back."""
    match = Match(find(name), seats, options, SeededDice(seed))
    played_on(match, Lehmer(seed), moves)
    return match


def played_on(match: Match, dice: Lehmer, moves: int = 10_000) -> None:
    """Play on at random until the match is over or has so many moves."""
    while not match.over and len(match.moves) < moves:
        seat = match.asked()[0]
        eyes = match.eyes(seat)
        run = [bots.find("random", match.game)(eyes, dice)]
        while (after := eyes.preview(run).legal) and dice.below(2):
            run.append(after[dice.below(len(after))])
        match.play(seat, run)
        if match.can_undo(seat) and dice.below(6) == 0:
            match.undo(seat)
