"""The next game: a table of another game for the same people, who find it with the keys they hold."""

from msgspec import structs

from coterie import bots
from coterie.core.game import Game
from coterie.games import find
from coterie.server import wire
from coterie.server.deeds import HOST, OVER, deed, refuse
from coterie.server.faces import Sequel
from coterie.server.live import LiveTable, Plan
from coterie.server.rows import table_row
from coterie.server.terms import Seat, State, Terms
from coterie.store import Person


@deed(wire.Next, HOST, OVER)
def go_on(table: LiveTable, person: Person, said: wire.Next) -> Plan:
    """Everybody comes along, with their names and colours, and in their seats as far as the game has so many."""
    if table.state.next:  # said twice, or the answer was lost
        plan = table.plan()
        plan.done = wire.Done(said.cmd_id, opened=table.state.next.table)
        return plan
    backstage = table.backstage
    if backstage.create == "host" and person.n:  # number 0 opened this table, so they may open another
        raise refuse("refused-create", "only the host of this house opens tables: ask them for a link")
    game = find(said.game)
    places = seating(table.state, game)
    old = table.terms
    # It is not listed, even if this one is: strangers would take the chairs of those who are still on their way.
    terms = Terms(game.name, len(places), game.settle({}, len(places)), said.pack, old.clock, old.absent, old.watch)
    state = State("waiting", table.state.host, chairs(table.state, places, game), colours=colours(table.state, places))
    seats = {chair.person: seat for seat, chair in enumerate(state.chairs) if chair.person >= 0}
    opened = backstage.lay(terms, state, [arrival(guest, seats.get(guest.n, -1)) for guest in table.people.values()])
    plan = table.plan_state(structs.replace(table.state, next=Sequel(opened.id, game.name, person.n)))
    plan.change.opens = table_row(opened.id, terms, state, backstage.now()), [*opened.people.values()]
    plan.done = wire.Done(said.cmd_id, opened=opened.id)
    plan.after = lambda: backstage.adopt(opened)
    return plan


def seating(state: State, game: Game) -> list[int]:
    """For every chair of the new table the chair from which somebody comes to it; -1 for a free one.

    People go before bots, the host before everybody; who can has the seat they had.
    """
    taken = [seat for seat, chair in enumerate(state.chairs) if chair.person >= 0 or chair.bot]
    seats = max(game.fewest, min(len(taken), game.most))
    first = sorted(taken, key=lambda seat: (state.chairs[seat].person < 0, state.chairs[seat].person != state.host))[:seats]
    places = [seat if seat in first else -1 for seat in range(seats)]
    for seat in sorted(seat for seat in first if seat >= seats):
        places[places.index(-1)] = seat
    return places


def chairs(state: State, places: list[int], game: Game) -> list[Seat]:
    """Who sits where; a bot plays this game as well as it played the other, if the game has such bots."""
    levels = bots.levels(game)

    def taken(seat: int) -> Seat:
        person, bot = (state.chairs[seat].person, state.chairs[seat].bot) if seat >= 0 else (-1, "")
        return Seat(person, bot if not bot or bot in levels else levels[-1])

    return [taken(seat) for seat in places]


def colours(state: State, places: list[int]) -> list[int]:
    """Everybody wears what they wore; free chairs have what is left."""
    worn = {seat: state.colours[seat] for seat in places if seat >= 0}
    left = [colour for colour in state.colours if colour not in worn.values()]
    return [worn[seat] if seat >= 0 else left.pop(0) for seat in places] + left


def arrival(guest: Person, seat: int) -> Person:
    """Somebody under the number they have, which is how a device knows them; who was shown the door is a number and nothing else."""
    return Person(guest.n, seat, guest.name, guest.key, guest.muted) if guest.key else Person(guest.n, -1, "", b"")
