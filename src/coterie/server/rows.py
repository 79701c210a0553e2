"""Rows: a table and its matches as the store keeps them, and a match back from its rows."""

import json
from collections.abc import Iterable

import msgspec

from coterie.core.game import Game, Pack
from coterie.core.words import Action
from coterie.play import Match
from coterie.play.match import Move
from coterie.play.rebuild import rebuild
from coterie.play.record import result_of
from coterie.server.terms import State, Terms
from coterie.store import Match as MatchRow
from coterie.store import Move as MoveRow
from coterie.store import Table as TableRow


def written(value: Terms | State) -> str:
    """What was agreed, or how things stand, as the store keeps it."""
    return msgspec.json.encode(value).decode()


def table_row(id: str, terms: Terms, state: State, now: int) -> TableRow:
    """A table that is opened now."""
    return TableRow(id, written(terms), written(state), now)


def match_row(table: str, no: int, match: Match, now: int) -> MatchRow:
    """A match that begins now as the table's next."""
    pack = f"{match.pack.name} {match.pack.digest}"
    return MatchRow(table, no, match.game.name, match.game.rules_version, pack, json.dumps(match.options), match.seats, now)


def move_rows(match: Match, now: int, first: int = 0) -> list[MoveRow]:
    """The moves of a match, from this one on, as made now."""
    return [MoveRow(n, seat, action, now) for n, (seat, action) in enumerate(match.moves[first:], first)]


def written_result(match: Match) -> str:
    """The result of a match that is over, as the store keeps it."""
    return json.dumps(result_of(match))


def moves_of(rows: Iterable[MoveRow]) -> list[Move]:
    """The moves that rows stand for."""
    return [(row.seat, Action(row.action)) for row in rows]


def match_of(row: MatchRow, moves: Iterable[MoveRow], game: Game, pack: Pack) -> Match:
    """The match that was kept, played again. Raises BadRecord at the first move that does not fit."""
    return rebuild(game, row.seats, json.loads(row.options), pack, moves_of(moves))
