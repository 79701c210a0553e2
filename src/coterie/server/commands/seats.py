"""Seats: how a person takes one, gives it up, and what they are called and wear there."""

from dataclasses import replace

from msgspec import structs

from coterie import bots
from coterie.core.errors import refuse
from coterie.server.protocol import messages
from coterie.server.state import plans
from coterie.server.state.names import clean_name, look_alike
from coterie.server.state.plan import Plan
from coterie.server.state.stored import Chair, Leaver
from coterie.server.state.table_state import TableState
from coterie.store.rows import Person

MOST_PEOPLE = 200  # at one table, the gallery included


def sit(state: TableState, person: Person, said: messages.Sit, now: int) -> Plan:
    """Take a free seat, or leave one's seat for the gallery. Who came to watch and was not invited stays there."""
    if said.seat is not None and not state.may_sit(person):
        refuse("refused-uninvited", "you came to watch: ask somebody at the table for an invitation to play")
    if said.seat is not None and said.seat not in state.free_seats():
        refuse("refused-seat", "this seat is taken, or there is no such seat: choose another")
    chairs = [Chair() if seat == person.seat else chair for seat, chair in enumerate(state.chairs)]
    if said.seat is not None:
        chairs[said.seat] = Chair(person.n)
    plan = plans.stands(state, structs.replace(state.stored, chairs=chairs))
    plan.change.people = [replace(person, seat=-1 if said.seat is None else said.seat, invited=state.may_sit(person))]
    return plan


def resign(state: TableState, person: Person, said: messages.Resign, now: int) -> Plan:
    """Give one's seat up for the rest of the game."""
    return give_up_seat(state, person, replace(person, seat=-1), now)


def rename(state: TableState, person: Person, said: messages.Rename, now: int) -> Plan:
    """Be called something else."""
    plan = plans.unchanged(state)
    plan.change.people = [replace(person, name=free_name(state, said.name, person.n))]
    return plan


def change_colour(state: TableState, person: Person, said: messages.Colour, now: int) -> Plan:
    """Wear another colour. A bot or an empty chair that has it gets the player's colour for it."""
    stored = state.stored
    other = stored.colours.index(said.colour)
    if other != person.seat and any(chair.person >= 0 for chair in stored.chairs[other : other + 1]):
        refuse("refused-colour", "somebody else wears this colour: choose another")
    colours = stored.colours.copy()
    colours[person.seat], colours[other] = colours[other], colours[person.seat]
    return plans.stands(state, structs.replace(stored, colours=colours))


def join(state: TableState, name: str, seat: int | None, key: bytes) -> Plan:
    """Let a new person in who takes a free seat, the first one if none is named. `key` is the digest of their key."""
    if state.status != "waiting":
        refuse("refused-begun", "the game has begun: you can watch it, if the table lets you")
    free = state.free_seats()
    if not free or (seat is not None and seat not in free):
        refuse("refused-seat", "this seat is taken" if free else "every seat is taken")
    person = new_person(state, name, free[0] if seat is None else seat, key, invited=True)
    chairs = [Chair(person.n) if at == person.seat else chair for at, chair in enumerate(state.chairs)]
    plan = plans.stands(state, structs.replace(state.stored, chairs=chairs))
    plan.change.people = [person]
    return plan


def watch(state: TableState, name: str, key: bytes, invited: bool) -> Plan:
    """Let a new person into the gallery. `key` is the digest of their key."""
    plan = plans.unchanged(state)
    plan.change.people = [new_person(state, name, -1, key, invited)]
    return plan


def new_person(state: TableState, name: str, seat: int, key: bytes, invited: bool) -> Person:
    """A person under the next number, if there is room for one."""
    if len(state.guests()) >= MOST_PEOPLE:
        refuse("refused-crowded", "there is no room left at this table")
    return Person(len(state.people), seat, free_name(state, name), key, invited=invited)


def give_up_seat(state: TableState, person: Person, gone: Person, now: int) -> Plan:
    """A person gives a seat up, and is `gone` afterwards.

    Before a game the seat is free then, and during one a bot takes it. Without any player left the game is over.
    """
    chairs = state.chairs.copy()
    chairs[person.seat] = Chair() if state.status == "waiting" else Chair(bot=bots.default_level(state.game))
    others = [chair.person for chair in chairs if chair.person >= 0]
    host = others[0] if state.stored.host == person.n and others else state.stored.host
    stored = structs.replace(state.stored, chairs=chairs, host=host, leavers=leavers(state, person))
    plan = plans.ends(state, stored, now) if state.playing and not others else plans.stands(state, stored)
    plan.change.people = [gone]
    plan.leaves = gone.n
    return plans.hands_over(state, person.seat, plan, now) if others else plan


def leavers(state: TableState, person: Person) -> list[Leaver]:
    """Everybody who gave up a seat during a game, and this person too if one is being played."""
    if not state.playing or state.match is None:
        return state.stored.leavers
    return [*state.stored.leavers, Leaver(state.stored.match, state.match.told, person.seat, person.n)]


def free_name(state: TableState, text: str, n: int = -1) -> str:
    """A name as it is kept. Nobody at the table but person `n` has it, or one that looks like it."""
    name = clean_name(text)
    if any(look_alike(other.name, name) and other.n != n for other in state.guests()):
        refuse("refused-name", f"somebody here is called {name} already: choose another name", name=name)
    return name
