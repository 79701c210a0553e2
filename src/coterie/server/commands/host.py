"""What the host of a table does: begin a game, seat bots, change the agreement, mute and remove people."""

from dataclasses import replace

from msgspec import structs

from coterie import bots
from coterie.core.errors import refuse
from coterie.server.commands.seats import give_up_seat
from coterie.server.protocol import messages
from coterie.server.state import plans
from coterie.server.state.agreement import settle, usual_absent
from coterie.server.state.plan import Plan
from coterie.server.state.stored import Chair
from coterie.server.state.table_state import TableState
from coterie.store.rows import Person


def start(state: TableState, person: Person, said: messages.Start, now: int) -> Plan:
    """Begin the first game. Bots take the seats that are free."""
    level = bots.default_level(state.game)
    chairs = [Chair(bot=level) if chair.free else chair for chair in state.chairs]
    return plans.begins(state, state.agreement.options, chairs)


def agree(state: TableState, person: Person, said: messages.Agree, now: int) -> Plan:
    """Change the agreement. What is not named stays, and what is usual with a clock comes and goes with it."""
    old = state.agreement
    named = {name: value for name in CHANGEABLE if (value := getattr(said, name)) is not None}
    if old.absent == usual_absent(old.clock):
        named.setdefault("absent", "")
    named["options"] = {**old.options, **(said.options or {})}
    new = settle(structs.replace(old, **named))
    if any(chair.person >= 0 for chair in state.chairs[new.seats :]):
        refuse("refused-seat", "a person has one of the seats that would go")
    chairs = [*state.chairs, *[Chair() for _ in range(new.seats - old.seats)]][: new.seats]
    return plans.stands(state, structs.replace(state.stored, agreement=new, chairs=chairs))


CHANGEABLE = (
    *("seats", "clock", "absent", "watch", "listed", "hints"),
    *("talk", "ledger", "talk_time", "openings", "whispers"),
)


def seat_bot(state: TableState, person: Person, said: messages.SeatBot, now: int) -> Plan:
    """Put a bot into a free seat, change its level, or send it away before the game."""
    if said.seat >= state.agreement.seats:
        refuse("refused-seat", f"there is no such seat at a table of {state.agreement.seats}")
    if state.chairs[said.seat].person >= 0:
        refuse("refused-seat", "a person has this seat")
    if said.level:
        bots.check_may_sit(said.level, state.game)
    elif state.status != "waiting":
        refuse("refused-bot", "during a game a bot's level can be changed, but somebody has to play the seat")
    chairs = [Chair(bot=said.level) if seat == said.seat else chair for seat, chair in enumerate(state.chairs)]
    plan = plans.stands(state, structs.replace(state.stored, chairs=chairs))
    return plans.hands_over(state, said.seat, plan, now) if chairs != state.chairs else plan


def pace_bots(state: TableState, person: Person, said: messages.PaceBots, now: int) -> Plan:
    """Let bots take their time, or not; from the next question on."""
    agreement = structs.replace(state.agreement, pace=said.pace)
    return plans.stands(state, structs.replace(state.stored, agreement=agreement))


def make_host(state: TableState, person: Person, said: messages.MakeHost, now: int) -> Plan:
    """Make another player the host. When the host is gone, any player may become the host."""
    host = state.people.get(state.stored.host)
    missing = host is None or not host.key or state.is_gone(host.n, now)
    if person.n != state.stored.host and not (missing and said.person == person.n and person.seat >= 0):
        refuse("refused-host", "only the host can do this")
    if said.person not in state.seated():
        refuse("refused-no-person", "the host is somebody who has a seat")
    return plans.stands(state, structs.replace(state.stored, host=said.person))


def mute(state: TableState, person: Person, said: messages.Mute, now: int) -> Plan:
    """Silence a person, or let them talk again."""
    plan = plans.unchanged(state)
    plan.change.people = [replace(guest(state, said.person), muted=said.on)]
    return plan


def remove(state: TableState, person: Person, said: messages.Remove, now: int) -> Plan:
    """Show a person the door: their key and the invitation they know are no longer good."""
    other = guest(state, said.person)
    if other.n == person.n:
        refuse("refused-no-person", "the host stays; make somebody else the host first")
    gone = replace(other, seat=-1, key=b"", invited=False)
    plan = give_up_seat(state, other, gone, now) if other.seat >= 0 else plans.stands(state, state.stored)
    assert plan.stored
    if other.invited:
        plan.stand(structs.replace(plan.stored, withdrawn=plan.stored.withdrawn + 1))
    plan.change.people = [gone]
    plan.removes = other.n
    return plan


def guest(state: TableState, n: int) -> Person:
    """The person of this number."""
    person = state.people.get(n)
    if person is None or not person.key:
        refuse("refused-no-person", "there is nobody of this number here")
    return person
