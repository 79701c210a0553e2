"""Deeds: what each command does, who may give it and when. Each makes a plan, or refuses; none changes anything itself."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from msgspec import structs

from coterie import bots
from coterie.core.errors import CoterieError, Refused
from coterie.core.words import CHANCE, LETTERS
from coterie.play import Match
from coterie.server import wire
from coterie.server.live import LiveTable, Plan
from coterie.server.rows import written
from coterie.server.terms import Seat, State, check_clock, clean_name
from coterie.store import Order, Outage, Person

# Who may: anybody at the table or in the gallery, whoever has a seat, the host.
GUEST, SEATED, HOST = "guest", "seated", "host"
# When: before the first game, during one, between two, at any time.
WAITING, PLAYING, OVER, ANY = ("waiting",), ("playing",), ("over", "ended"), ("waiting", "playing", "over", "ended")

C = TypeVar("C", bound=wire.Command)
Make = Callable[[LiveTable, Person, Any], Plan]


@dataclass(frozen=True, slots=True)
class Deed:
    """A kind of command: who may give it, when, and the plan it makes."""

    who: str
    when: tuple[str, ...]
    make: Make


DEEDS: dict[type[wire.Command], Deed] = {}


def plan_of(table: LiveTable, person: Person, said: wire.Command) -> Plan:
    """What a command of this person would do now. Raises CoterieError if it may not be done."""
    deed = DEEDS[type(said)]
    if not person.key:
        raise refuse("refused-removed", "you were shown the door")
    if deed.who == SEATED and person.seat < 0:
        raise refuse("refused-gallery", "only who has a seat can do this")
    if deed.who == HOST and person.n != table.state.host:
        raise refuse("refused-host", "only the host can do this")
    if table.state.status not in deed.when:
        raise refuse(f"refused-when-{table.state.status}", f"this cannot be done while the table is {table.state.status}")
    plan = deed.make(table, person, said)
    if plan.done is None:
        plan.done = wire.Done(said.cmd_id)
    return plan


def refuse(code: str, text: str, **values: object) -> CoterieError:
    return CoterieError(text, code, values)


def deed(kind: type[C], who: str, when: tuple[str, ...]) -> Callable[[Callable[[LiveTable, Person, C], Plan]], Make]:
    """This function makes the plan of a kind of command."""

    def keep(make: Callable[[LiveTable, Person, C], Plan]) -> Make:
        DEEDS[kind] = Deed(who, when, make)
        return make

    return keep


# The game.


@deed(wire.Play, SEATED, PLAYING)
def play(table: LiveTable, person: Person, said: wire.Play) -> Plan:
    match = running(table)
    if said.decision != match.decision:
        raise Refused("this question is no longer, or not yet, being asked", code="refused-late")
    fork = match.fork()
    fork.play(person.seat, said.actions)  # type: ignore[arg-type]
    plan = table.plan_moves(fork)
    plan.done = wire.Done(said.cmd_id, moves=len(fork.moves))
    if person.seat in table.attendance.standing_in:
        plan.after = lambda: table.attendance.back(person.n)
    return plan


@deed(wire.Undo, SEATED, PLAYING)
def undo(table: LiveTable, person: Person, said: wire.Undo) -> Plan:
    fork = running(table).fork()
    fork.undo(person.seat)
    return table.plan_moves(fork)


@deed(wire.Standing, SEATED, PLAYING)
def order(table: LiveTable, person: Person, said: wire.Standing) -> Plan:
    eyes = running(table).eyes(person.seat)
    if not said.order:
        return table.plan(order=Order(person.seat, "", 0, table.state.match, -1))
    kinds = {kind.name: kind for kind in table.game.orders}
    if said.order not in kinds:
        raise refuse("refused-no-order", f"{table.game.name} has no standing order '{said.order}'", order=said.order)
    kind = kinds[said.order]
    lot = kind.lot(eyes)
    if lot < 0:
        raise Refused("there is nothing to leave an order for now", kind.clause, "refused-no-lot")
    low, high = kind.amounts(eyes)
    if not low <= said.amount <= high:
        text = f"the amount of this order is from {low} to {high}, not {said.amount}"
        raise refuse("refused-amount", text, low=low, high=high, amount=said.amount)
    return table.plan(order=Order(person.seat, said.order, said.amount, table.state.match, lot))


@deed(wire.Resign, SEATED, PLAYING)
def resign(table: LiveTable, person: Person, said: wire.Resign) -> Plan:
    return leave(table, person, reseated(person, -1))


@deed(wire.Pause, SEATED, PLAYING)
def pause(table: LiveTable, person: Person, said: wire.Pause) -> Plan:
    since, now = table.state.paused_at, table.backstage.now()
    if said.on == (since is not None):
        raise refuse("refused-pause", "the table is paused already" if said.on else "the table is not paused")
    plan = table.plan_state(structs.replace(table.state, paused_at=now if said.on else None))
    if since is not None:
        plan.change.outage = Outage(since, now)
    return plan


@deed(wire.Back, SEATED, PLAYING)
def back(table: LiveTable, person: Person, said: wire.Back) -> Plan:
    plan = table.plan()
    plan.after = lambda: table.attendance.back(person.n)
    return plan


# What all have to agree to.


@deed(wire.Propose, SEATED, PLAYING)
def propose(table: LiveTable, person: Person, said: wire.Propose) -> Plan:
    attendance = table.attendance
    if any(motion.kind == said.motion for motion in attendance.motions.values()):
        raise refuse("refused-proposed", "this is being voted on already")
    if said.motion == "undo" and not running(table).can_take_back():
        raise refuse("refused-undo", "there is nothing to take back: what chance gave stays given")
    if set(attendance.voters(-1)) <= {person.n}:
        return agreed(table, said.motion)
    plan = table.plan()
    plan.after = lambda: attendance.propose(said.motion, person.n)
    return plan


@deed(wire.Vote, SEATED, PLAYING)
def vote(table: LiveTable, person: Person, said: wire.Vote) -> Plan:
    attendance = table.attendance
    motion = attendance.motions.get(said.motion)
    if motion is None:
        raise refuse("refused-no-motion", "there is no such vote, or it is over")
    if person.n not in attendance.voters(motion.seat):
        raise refuse("refused-no-voter", "this vote is for the other players")
    yes = motion.yes | {person.n} if said.yes else motion.yes - {person.n}
    lost = not said.yes and motion.kind != "stand-in"
    plan = table.plan()
    if attendance.carried(motion, yes) and said.yes and motion.kind != "stand-in":
        plan = agreed(table, motion.kind)

    def count() -> None:
        motion.yes = yes
        if lost or attendance.carried(motion, yes):
            attendance.motions.pop(motion.n, None)
            if motion.kind == "stand-in":
                attendance.standing_in.add(motion.seat)

    plan.after = count
    return plan


def agreed(table: LiveTable, motion: str) -> Plan:
    """Everybody agreed: take the last answers back, or end the game without a result."""
    if motion == "end":
        return end(table, table.state)
    fork = running(table).fork()
    fork.take_back()
    return table.plan_moves(fork)


def end(table: LiveTable, state: State) -> Plan:
    """The game is over without a result, and things stand like this."""
    plan = table.plan_state(structs.replace(state, status="ended", paused_at=None))
    plan.change.match, plan.change.ended_at = table.state.match, table.backstage.now()
    plan.after = table.attendance.motions.clear
    return plan


# Before a game, and between two.


@deed(wire.Start, HOST, WAITING)
def start(table: LiveTable, person: Person, said: wire.Start) -> Plan:
    level = bots.levels(table.game)[-1]
    chairs = [chair if chair.person >= 0 or chair.bot else Seat(bot=level) for chair in table.state.chairs]
    return begin(table, table.terms.options, chairs)


@deed(wire.Rematch, HOST, OVER)
def rematch(table: LiveTable, person: Person, said: wire.Rematch) -> Plan:
    assert table.match
    first = LETTERS[(first_of(table.match) + 1) % table.terms.seats]
    return begin(table, {**table.terms.options, "first": first}, table.state.chairs)


def begin(table: LiveTable, options: dict[str, str], chairs: list[Seat]) -> Plan:
    return table.plan_begin(Match(table.game, table.terms.seats, options, table.backstage.dice(), table.pack), chairs)


def first_of(match: Match) -> int:
    """The seat that began a match: as agreed, or the first that chance named, whatever a game calls that."""
    first = match.options.get("first", "random")
    if first in LETTERS:
        return LETTERS.index(first)
    verbs = [verb for verb in match.game.lexicon.verbs if verb.noun == "seat"]
    named = (verb.arg(action) for seat, action in match.moves if seat == CHANCE for verb in verbs if verb.owns(action))
    return next(named, 0)


@deed(wire.Sit, GUEST, WAITING)
def sit(table: LiveTable, person: Person, said: wire.Sit) -> Plan:
    if said.seat is not None and said.seat not in table.free_seats():
        raise refuse("refused-seat", "this seat is taken, or there is no such seat: choose another")
    chairs = [Seat() if seat == person.seat else chair for seat, chair in enumerate(table.state.chairs)]
    if said.seat is not None:
        chairs[said.seat] = Seat(person.n)
    plan = table.plan_state(structs.replace(table.state, chairs=chairs))
    plan.change.people = [reseated(person, -1 if said.seat is None else said.seat)]
    return plan


@deed(wire.Bot, HOST, ANY)
def bot(table: LiveTable, person: Person, said: wire.Bot) -> Plan:
    if said.seat >= table.terms.seats:
        raise refuse("refused-seat", f"there is no such seat at a table of {table.terms.seats}")
    chair = table.state.chairs[said.seat]
    if chair.person >= 0:
        raise refuse("refused-seat", "a person has this seat")
    if said.level:
        bots.find(said.level, table.game)
    elif table.state.status != "waiting":
        raise refuse("refused-bot", "during a game a bot's level can be changed, but somebody has to play the seat")
    chairs = [Seat(bot=said.level) if seat == said.seat else chair for seat, chair in enumerate(table.state.chairs)]
    return table.plan_state(structs.replace(table.state, chairs=chairs))


@deed(wire.Agree, HOST, WAITING)
def agree(table: LiveTable, person: Person, said: wire.Agree) -> Plan:
    terms = table.terms
    seats = terms.seats if said.seats is None else said.seats
    table.game.check_seats(seats)
    state = table.state
    if seats < terms.seats and any(chair.person >= 0 for chair in state.chairs[seats:]):
        raise refuse("refused-seat", "a person has one of the seats that would go")
    chairs = [*state.chairs, *[Seat() for _ in range(seats - terms.seats)]][:seats]
    options = table.game.settle({**terms.options, **(said.options or {})}, seats)
    new = structs.replace(
        terms,
        seats=seats,
        options=options,
        clock=terms.clock if said.clock is None else check_clock(said.clock),
        absent=said.absent or terms.absent,
        watch=said.watch or terms.watch,
        listed=terms.listed if said.listed is None else said.listed,
    )
    plan = table.plan_state(structs.replace(state, chairs=chairs))
    plan.terms = new
    plan.change.terms = written(new)
    return plan


@deed(wire.Rename, GUEST, WAITING)
def rename(table: LiveTable, person: Person, said: wire.Rename) -> Plan:
    return table.plan(people=[Person(person.n, person.seat, free_name(table, said.name, person.n), person.key, person.muted)])


@deed(wire.Colour, SEATED, WAITING)
def colour(table: LiveTable, person: Person, said: wire.Colour) -> Plan:
    """Whoever has the colour now, a bot or an empty chair, gets the other one for it."""
    state = table.state
    other = state.colours.index(said.colour)
    if other != person.seat and any(chair.person >= 0 for chair in state.chairs[other : other + 1]):
        raise refuse("refused-colour", "somebody else wears this colour: choose another")
    colours = state.colours.copy()
    colours[person.seat], colours[other] = colours[other], colours[person.seat]
    return table.plan_state(structs.replace(state, colours=colours))


# The host's chair.


@deed(wire.Chair, GUEST, ANY)
def chair(table: LiveTable, person: Person, said: wire.Chair) -> Plan:
    """The host hands it on; when the host is gone past the grace time or has no seat, any player may take it."""
    host = table.people.get(table.state.host)
    orphaned = host is None or not host.key or host.seat < 0 or table.attendance.away(host.seat)
    if person.n != table.state.host and not (orphaned and said.person == person.n and person.seat >= 0):
        raise refuse("refused-host", "only the host can do this")
    if said.person not in table.seated():
        raise refuse("refused-no-person", "the host's chair is for somebody who has a seat")
    return table.plan_state(structs.replace(table.state, host=said.person))


@deed(wire.Mute, HOST, ANY)
def mute(table: LiveTable, person: Person, said: wire.Mute) -> Plan:
    other = guest(table, said.person)
    return table.plan(people=[Person(other.n, other.seat, other.name, other.key, said.on)])


@deed(wire.Remove, HOST, ANY)
def remove(table: LiveTable, person: Person, said: wire.Remove) -> Plan:
    other = guest(table, said.person)
    if other.n == person.n:
        raise refuse("refused-no-person", "the host stays; hand the chair on first")
    gone = Person(other.n, -1, other.name, b"", other.muted)
    plan = leave(table, other, gone) if other.seat >= 0 else table.plan(people=[gone])
    done = plan.after

    def farewell() -> None:
        if done:
            done()
        table.dismiss(other.n)

    plan.after = farewell
    return plan


def leave(table: LiveTable, person: Person, gone: Person) -> Plan:
    """Somebody gives a seat up: before a game it is free, during one a bot takes it, and without any player left the game is over."""
    playing = table.state.status != "waiting"
    chairs = list(table.state.chairs)
    chairs[person.seat] = Seat(bot=bots.levels(table.game)[-1]) if playing else Seat()
    others = [chair.person for chair in chairs if chair.person >= 0]
    host = table.state.host if table.state.host != person.n or not others else others[0]
    state = structs.replace(table.state, chairs=chairs, host=host)
    plan = end(table, state) if table.playing and not others else table.plan_state(state)
    plan.change.people = [gone]
    return plan


def running(table: LiveTable) -> Match:
    """The match under way. Raises Refused while it is paused."""
    if table.state.paused_at is not None:
        raise Refused("the table is paused: go on first", code="refused-paused")
    assert table.match
    return table.match


def guest(table: LiveTable, n: int) -> Person:
    person = table.people.get(n)
    if person is None or not person.key:
        raise refuse("refused-no-person", "there is nobody of this number here")
    return person


def free_name(table: LiveTable, text: str, n: int = -1) -> str:
    """A name as it is kept, that nobody else at the table has."""
    name = clean_name(text)
    if any(p.name.casefold() == name.casefold() and p.n != n and p.key for p in table.people.values()):
        raise refuse("refused-name", f"somebody here is called {name} already: choose another name", name=name)
    return name


def reseated(person: Person, seat: int) -> Person:
    return Person(person.n, seat, person.name, person.key, person.muted)
