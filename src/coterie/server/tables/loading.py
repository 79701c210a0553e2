"""Loading: how a table comes back from the store, after a restart or when somebody returns to it."""

import json
import logging

from coterie.core.dice import Dice
from coterie.core.errors import BadRecord
from coterie.games import find
from coterie.play.rebuild import rebuilding
from coterie.server.run.logs import note
from coterie.server.state.lines import kept
from coterie.server.state.rows import move_rows, moves_of
from coterie.server.state.stored import StoredState, read
from coterie.server.state.table_state import HouseState, TableState
from coterie.server.tables.packs import Packs
from coterie.store.port import Damaged
from coterie.store.rows import Change, TableRows


def load(rows: TableRows, house: HouseState, packs: Packs, dice: Dice, now: int) -> tuple[TableState, Change]:
    """The state of a table, its match played again, and what has to be written before it goes on.

    That is what chance gave while the match was played again: it was asked, and its answer never kept. Raises
    CoterieError if there is no such game or pack any more, or if something of the table is missing.
    """
    stored = read(rows.table.state)
    _check_whole(stored, rows)
    game = find(stored.agreement.game)
    pack, folder = packs.load(game, stored.agreement.pack), packs.folder(stored.agreement.pack)
    state = TableState(rows.table.id, game, pack, stored, house, folder)
    state.people = {person.n: person for person in rows.people}
    state.lines = kept(rows.lines, stored.match)
    state.moved_at = rows.moves[-1].at if rows.moves else rows.table.made_at
    state.outages = rows.outages
    state.gone_at = {person.n: now for person in state.guests()}  # nobody is here until they open a connection
    if rows.match:
        try:
            _rebuild(state, rows, dice)
        except BadRecord as error:
            state.broken = str(error)
            text = "a table no longer fits the rules and is set aside"
            note("table", text, logging.ERROR, table=state.id, why=state.broken)
    if stored.agreement.talk_time != "none":
        state.asked_at = max(state.asked_at, now)  # a window may have been open, in which no clock runs
    rolled = move_rows(state.match, now, len(rows.moves)) if state.match else []
    return state, Change(state.id, match=stored.match, moves=rolled, epoch=rows.epoch)


def _check_whole(stored: StoredState, rows: TableRows) -> None:
    """Raises Damaged if a person or the match is missing that the table speaks of."""
    people = [person.n for person in rows.people]
    seated = {chair.person for chair in stored.chairs if chair.person >= 0}
    if people != list(range(len(people))) or not seated <= set(people):
        raise Damaged("somebody who was at it is missing from what was kept")
    if stored.match != (rows.match.no if rows.match else 0):
        raise Damaged("a game that was played at it is missing from what was kept")


def _rebuild(state: TableState, rows: TableRows, dice: Dice) -> None:
    row = rows.match
    assert row
    name, _, digest = row.pack.rpartition(" ")
    if row.rules_version != state.game.rules_version:
        theirs, ours = row.rules_version, state.game.rules_version
        raise BadRecord(
            f"it was begun with version {theirs} of the rules, and these are version {ours}: open a new one"
        )
    if digest != state.pack.digest:
        text = f"it was begun with the card pack {name} {digest}, and this is {state.pack.digest}: put the old one back"
        raise BadRecord(text)
    moves, options = moves_of(rows.moves), json.loads(row.options)
    for n, match in enumerate(rebuilding(state.game, row.seats, options, state.pack, moves, dice)):
        state.note_question(match, rows.moves[n - 1].at if n else row.made_at)
    match.resume()
    state.match = match
    state.orders = {order.seat: order for order in rows.orders if state.stands(order)}
