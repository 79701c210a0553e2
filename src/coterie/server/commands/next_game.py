"""The next game: a table of another game for the same people, who open it with the keys they hold."""

from dataclasses import replace

from coterie import bots
from coterie.core.errors import refuse
from coterie.core.game import Game
from coterie.games import find
from coterie.server.protocol import messages
from coterie.server.state import plans
from coterie.server.state.agreement import Agreement, settle
from coterie.server.state.plan import NewTable, Plan
from coterie.server.state.stored import Chair, StoredState
from coterie.server.state.table_state import HouseState, TableState
from coterie.store.rows import Person


def open_next(state: TableState, person: Person, said: messages.NextGame, now: int) -> Plan:
    """Open a table where everybody has their name, their colour and, as far as the game has as many, their seat."""
    plan = plans.unchanged(state)
    if found := state.next_table(now):  # said twice, or the answer was lost
        plan.outcome.opened = found.table
        return plan
    check_may_open(state, person)
    game, old = find(said.game), state.agreement
    seats = seating(state.stored, game)
    # It is not listed, even if this one is: strangers would take the seats of those who are still on their way.
    agreement = settle(
        Agreement(
            game.name,
            len(seats),
            pack=said.pack,
            clock=old.clock,
            absent=old.absent,
            watch=old.watch,
            pace=old.pace,
            talk=old.talk,
            ledger=old.ledger,
            talk_time=old.talk_time,
            openings=old.openings,
            whispers=old.whispers,
            hints=old.hints,
        )
    )
    stored = StoredState(
        agreement, "waiting", state.stored.host, chairs(state.stored, seats, game), colours=colours(state.stored, seats)
    )
    taken = {chair.person: seat for seat, chair in enumerate(stored.chairs) if chair.person >= 0}
    people = [arrival(guest, taken.get(guest.n, -1)) for guest in state.people.values()]
    plan.opens = NewTable(stored, people, person.n)
    return plan


def check_may_open(state: TableState, person: Person) -> None:
    """Raises Refused if a person of this table may not open another, or there is no room for it."""
    if state.house.create == "owner" and person.n:  # number 0 opened this table, so they may open another
        refuse("refused-create", "only the owner of this house opens tables: ask them for a link")
    check_room(state.house)


def check_room(house: HouseState) -> None:
    """Raises Refused if the house is closing, or has as many tables as it may."""
    check_open(house)
    if len(house.tables) >= house.max_tables:
        refuse("refused-house-full", f"the house has its {house.max_tables} tables: try again when one is free")


def check_open(house: HouseState) -> None:
    """Raises Refused if the house is closing."""
    if house.draining:
        refuse("refused-draining", "the house is closing for a moment: try again shortly")


def seating(stored: StoredState, game: Game) -> list[int]:
    """For each seat of the new table, the seat from which somebody comes to it; -1 for a free one.

    People go before bots and the host before everybody; whoever can keeps their seat.
    """
    taken = [seat for seat, chair in enumerate(stored.chairs) if not chair.free]
    seats = max(game.fewest, min(len(taken), game.most))
    taken.sort(key=lambda seat: (stored.chairs[seat].person < 0, stored.chairs[seat].person != stored.host))
    first = taken[:seats]
    places = [seat if seat in first else -1 for seat in range(seats)]
    for seat in sorted(seat for seat in first if seat >= seats):
        places[places.index(-1)] = seat
    return places


def chairs(stored: StoredState, places: list[int], game: Game) -> list[Chair]:
    """Who sits where. A bot has the level it had, or the usual one of a game without that level."""

    def taken(seat: int) -> Chair:
        chair = stored.chairs[seat] if seat >= 0 else Chair()
        return Chair(bot=bots.default_level(game)) if chair.bot and not bots.may_sit(chair.bot, game) else chair

    return [taken(seat) for seat in places]


def colours(stored: StoredState, places: list[int]) -> list[int]:
    """The colours: everybody wears the one they wore, and free chairs have those that are left."""
    worn = {seat: stored.colours[seat] for seat in places if seat >= 0}
    left = [colour for colour in stored.colours if colour not in worn.values()]
    return [worn[seat] if seat >= 0 else left.pop(0) for seat in places] + left


def arrival(guest: Person, seat: int) -> Person:
    """A person under the number they have, by which a device knows them. Of one who was removed only the number is
    left.
    """
    return replace(guest, seat=seat) if guest.key else Person(guest.n, -1, "", b"")
