"""Rows of the store: how a table, a match and its moves become rows, and a match is made from its rows again."""

import json
from collections.abc import Iterable

from coterie.core.errors import BadRecord, refuse
from coterie.core.game import Game, Pack
from coterie.core.lexicon import Action
from coterie.play import Match
from coterie.play.match import Move
from coterie.play.rebuild import rebuild
from coterie.play.record import result_of
from coterie.server.state.stored import StoredState, written
from coterie.store.rows import MatchRow, MoveRow, TableRow


def table_row(id: str, stored: StoredState, now: int) -> TableRow:
    """A table that is opened now."""
    return TableRow(id, written(stored), now, listed=stored.listed)


def match_row(table: str, no: int, match: Match, now: int) -> MatchRow:
    """A match that begins now as the table's next."""
    pack = f"{match.pack.name} {match.pack.digest}"
    return MatchRow(
        table, no, match.game.name, match.game.rules_version, pack, json.dumps(match.options), match.seats, now
    )


def move_rows(match: Match, now: int, first: int = 0) -> list[MoveRow]:
    """The moves of a match, from this one on, as made now."""
    return [MoveRow(n, seat, action, now) for n, (seat, action) in enumerate(match.moves_since(first), first)]


def written_result(match: Match) -> str:
    """The result of a match that is over, as the store keeps it."""
    return json.dumps(result_of(match))


def moves_of(rows: Iterable[MoveRow]) -> list[Move]:
    """The moves that rows stand for. Raises BadRecord if one of them is missing."""
    moves: list[Move] = []
    for row in rows:
        if row.n != len(moves):
            raise BadRecord("it is missing from what was kept", len(moves) + 1)
        moves.append((row.seat, Action(row.action)))
    return moves


def match_of(row: MatchRow, moves: Iterable[MoveRow], game: Game, pack: Pack) -> Match:
    """The match that was kept, played again.

    Raises Refused if other rules were played by, and BadRecord at the first move that does not fit.
    """
    check_rules(row, game)
    return rebuild(game, row.seats, json.loads(row.options), pack, moves_of(moves))


def check_rules(row: MatchRow, game: Game) -> None:
    """Raises Refused if a match was played by other rules."""
    theirs, ours = row.rules_version, game.rules_version
    if theirs != ours:
        text = f"it was played by version {theirs} of the rules of {game.name}, and these are version {ours}"
        refuse("wrong-rules", text, theirs=theirs, ours=ours)
