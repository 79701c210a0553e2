"""Going on: a table with bots that continues from a moment of a finished game, with everybody's knowledge as it was.
From the end of a first lesson, too: a lesson is such a game.

The moves up to that moment are played again, so everybody has seen what they had seen then, and nothing of what came
later. What was said aloud so that the cards can answer was heard by then, too; words and whispers stay where they were
said. What chance had not yet given is rolled anew.
"""

import asyncio
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NoReturn

from msgspec import structs

from coterie import bots
from coterie.core.dice import Dice
from coterie.core.errors import refuse
from coterie.core.game import Game
from coterie.play import Match
from coterie.play.lessons import LEARNER, lesson_of
from coterie.play.rebuild import rebuilding
from coterie.server.commands.next_game import check_may_open
from coterie.server.state.agreement import Agreement, settle
from coterie.server.state.lines import acts_of, counts, heard_by, written_acts
from coterie.server.state.names import clean_name
from coterie.server.state.rows import check_rules, match_row, move_rows, moves_of, table_row
from coterie.server.state.stored import Chair, StoredState
from coterie.server.state.table_state import TableState
from coterie.server.tables import keys
from coterie.server.tables.services import Services
from coterie.server.tables.shares import who_sat
from coterie.store.rows import Change, LineRow, MatchRow, MoveRow, Person
from coterie.talk import Act
from coterie.talk.companion import HANDS_OVER


async def open_from(state: TableState, by: Person, no: int, move: int, services: Services) -> tuple[str, str]:
    """A new table where a player of a finished game goes on after so many moves: its id, and the key to their seat.

    Raises Refused if nothing is left to play then.
    """
    check_may_open(state, by)
    found = await services.store.match(state.id, no)
    if found is None:
        refuse("no-match", "this table has no such game")
    row, moves = found
    if move > len(moves):
        _refuse_end()
    match, told = await asyncio.to_thread(_played, row, moves[:move], state, services.dice())
    if match.over:
        _refuse_end()
    id, key, now = keys.new_id(services.entropy), keys.new_key(services.entropy), services.now()
    said = await services.store.lines(state.id, no)
    others = [seat for seat in range(match.seats) if seat != by.seat and who_sat(state, no, seat) >= 0]
    lines = [*_heard(said, no, told, by, now), *(_hands_over(seat, told, now) for seat in others)]
    change = Change(
        id,
        opens=(
            table_row(id, _stored(state, by.seat, match, now), now),
            [Person(0, by.seat, by.name, keys.digest(key), invited=True)],
        ),
        begins=match_row(id, 1, match, now),
        match=1,
        moves=move_rows(match, now),
        lines=_numbered(lines),
    )
    await services.store.write(change)
    return id, key


async def open_after_lesson(game: Game, name: str, taken: Sequence[int], services: Services) -> tuple[str, str]:
    """A new table where a learner plays on from the end of a lesson in which they did this: its id, and their key.

    Raises Refused if the lesson has no such end, or nothing is left to play there.
    """
    lesson = lesson_of(game)
    match = await asyncio.to_thread(lesson.ended, taken, services.dice()) if lesson else None
    if match is None or match.over:
        refuse("refused-lesson", "no first lesson of this game ends like that with something left to play")
    id, key, now = keys.new_id(services.entropy), keys.new_key(services.entropy), services.now()
    bot = bots.default_level(game)
    chairs = [Chair(0) if seat == LEARNER else Chair(bot=bot) for seat in range(match.seats)]
    agreement = settle(Agreement(game.name, match.seats, match.options))
    stored = StoredState(agreement, "playing", 0, chairs, match=1)
    change = Change(
        id,
        opens=(table_row(id, stored, now), [Person(0, LEARNER, clean_name(name), keys.digest(key), invited=True)]),
        begins=match_row(id, 1, match, now),
        match=1,
        moves=move_rows(match, now),
    )
    await services.store.write(change)
    return id, key


def _refuse_end() -> NoReturn:
    refuse("refused-at-end", "nothing is left to play at this moment of the game: go back to an earlier one")


def _played(row: MatchRow, moves: Sequence[MoveRow], state: TableState, dice: Dice) -> tuple[Match, int]:
    """The match after these moves and what chance gives then, and how many events were told before that."""
    check_rules(row, state.game)
    options = json.loads(row.options)
    *_, match = rebuilding(state.game, row.seats, options, state.pack, moves_of(moves), dice)
    told = match.told
    match.resume()
    return match, told


def _stored(state: TableState, seat: int, match: Match, now: int) -> StoredState:
    """How the new table stands: the player at their seat, bots at the others.

    While a bot is asked it is paused, so that the player finds the moment that they chose.
    """
    old = state.agreement
    agreement = structs.replace(
        old,
        clock=0,
        absent="wait",
        watch="nobody" if old.watch == "nobody" else "invited",
        listed=False,
        whispers=False,
    )
    chairs = [Chair(0) if at == seat else Chair(bot=_bot(state, chair)) for at, chair in enumerate(state.chairs)]
    paused_at = now if any(asked != seat for asked in match.asked()) else None
    return StoredState(agreement, "playing", 0, chairs, match=1, paused_at=paused_at, colours=state.stored.colours)


def _bot(state: TableState, chair: Chair) -> str:
    """The bot that plays on: the one that had the seat, or the usual one."""
    return chair.bot if chair.bot and bots.may_sit(chair.bot, state.game) else bots.default_level(state.game)


def _heard(said: Iterable[LineRow], no: int, told: int, by: Person, now: int) -> Iterator[LineRow]:
    """What everybody had heard by then so that the cards can answer it: the acts of each line, without its words."""
    for line in heard_by(said, ()):
        if counts(line, no) and line.event <= told:
            yield replace(line, person=0 if line.person == by.n else -1, text="", at=now, match=1)


def _hands_over(seat: int, told: int, now: int) -> LineRow:
    """A note that a bot plays for the person who had a seat: what they promised binds it to nothing."""
    return LineRow(-1, "table", -1, "", now, HANDS_OVER, -1, 1, told, seat)


def _numbered(lines: Sequence[LineRow]) -> list[LineRow]:
    """The lines under new numbers from 0, and what they say of each other with them."""
    numbers = {line.n: n for n, line in enumerate(lines)}

    def renamed(act: Act) -> Act:
        return replace(act, line=numbers.get(act.line, -1)) if act.line >= 0 else act

    return [replace(line, n=n, acts=written_acts([renamed(a) for a in acts_of(line)])) for n, line in enumerate(lines)]
