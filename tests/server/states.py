"""Plain states of tables for tests of commands: no event loop, no store, no sockets."""

from typing import Any

import pytest

from coterie.core.errors import CoterieError
from coterie.games import find
from coterie.play import Match, SeededDice
from coterie.server import commands
from coterie.server.protocol import messages
from coterie.server.state import plans
from coterie.server.state.agreement import Agreement, settle
from coterie.server.state.plan import Plan
from coterie.server.state.stored import Chair, StoredState
from coterie.server.state.table_state import TableState
from coterie.store.rows import Person

NOW = 1_800_000_000_000
ID = "a-command"
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")


def waiting(people: int = 3, game: str = "royal-secrets", gallery: int = 1, **agreed: Any) -> TableState:
    """A table where people sit in the first seats and others watch; person 0 is the host."""
    found = find(game)
    agreement = settle(Agreement(game, **{"seats": 4, **agreed}))
    chairs = [Chair(seat) if seat < people else Chair() for seat in range(agreement.seats)]
    state = TableState("TABLE234", found, found.load(), StoredState(agreement, "waiting", 0, chairs), moved_at=NOW)
    for n in range(people + gallery):
        state.people[n] = Person(n, n if n < people else -1, NAMES[n], f"key {n}".encode(), invited=True)
    state.here = frozenset(state.people)
    return state


def playing(people: int = 3, game: str = "royal-secrets", seed: int = 1, **more: Any) -> TableState:
    """The same table after the host has begun; a bot has each seat that was free."""
    state = waiting(people, game, **{"options": {"first": "A"}, **more})
    do(state, 0, messages.Start(ID), seed=seed)
    return state


def ended(**more: Any) -> TableState:
    """The same table after a game was ended without a result."""
    state = playing(**more)
    state.apply(plans.ends(state, state.stored, NOW), NOW)
    return state


def plan(state: TableState, person: int, said: messages.Command, now: int = NOW) -> Plan:
    """What a command of a person would change."""
    return commands.plan(state, state.people[person], said, now)


def do(state: TableState, person: int, said: messages.Command, now: int = NOW, seed: int = 1) -> Plan:
    """Carry out a command, as a table does once the store has it."""
    made = plan(state, person, said, now)
    if made.begins is not None:
        match = Match(state.game, state.agreement.seats, made.begins, SeededDice(seed), state.pack)
        plans.give_match(made, match, now)
    state.apply(made, now)
    return made


def refused(state: TableState, person: int, said: messages.Command, code: str, now: int = NOW) -> CoterieError:
    """A command is refused with this code."""
    with pytest.raises(CoterieError) as caught:
        plan(state, person, said, now)
    assert caught.value.code == code
    return caught.value


def asked(state: TableState) -> int:
    """A seat that is asked now."""
    assert state.match
    return state.match.asked()[0]


def answer(state: TableState, seat: int, which: int = 0) -> messages.Play:
    """An answer of this seat to the question under way."""
    assert state.match
    legal = state.match.eyes(seat).legal()
    return messages.Play(ID, state.match.decision, [int(legal[which % len(legal)])])
