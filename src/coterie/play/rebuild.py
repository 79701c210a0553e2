"""Rebuild a match from its stored moves. Every move is checked again."""

from collections.abc import Iterable, Iterator

from coterie.core.dice import Dice
from coterie.core.errors import BadRecord, CoterieError
from coterie.core.game import Game, Pack
from coterie.play.match import Match, Move


def rebuild(
    game: Game,
    seats: int,
    options: dict[str, str] | None,
    pack: Pack | None,
    moves: Iterable[Move],
    dice: Dice | None = None,
) -> Match:
    """The match that these moves (`Match.moves`) lead to; it can be played on.

    Raises BadRecord at the first move that does not fit.

    If the moves end with a question to chance, chance answers it now (`Match.resume`): a caller that stores the moves
    must store the added ones too.
    """
    *_, match = rebuilding(game, seats, options, pack, moves, dice)
    match.resume()
    return match


def rebuilding(
    game: Game,
    seats: int,
    options: dict[str, str] | None,
    pack: Pack | None,
    moves: Iterable[Move],
    dice: Dice | None = None,
) -> Iterator[Match]:
    """The match before its first move and after each one, always the same object.

    Chance rolls nothing until `Match.resume`.
    """
    try:
        match = Match(game, seats, options, dice, pack, begin=False)
    except CoterieError as error:
        raise BadRecord(str(error)) from None
    yield match
    for n, (seat, action) in enumerate(moves, 1):
        try:
            match.redo(seat, action)
        except CoterieError as error:
            raise BadRecord(str(error), n) from None
        yield match
