"""Talk: what is said at a table, and how somebody leads the talk where a game lets them.

The seat that leads may give a speech, ask for an opinion, cut a seat short and limit the time of all pitches. That
closes a pitch and nothing else: plain talk stays free, and so does every move.
"""

from coterie.core.errors import refuse
from coterie.core.game import Floor
from coterie.play import Match
from coterie.server.commands.play import running
from coterie.server.protocol import messages
from coterie.server.state import plans
from coterie.server.state.names import clean_line
from coterie.server.state.plan import Plan
from coterie.server.state.table_state import TableState
from coterie.store.rows import LineRow, Person

WORDLESS = ("cut", "time")  # these forms need no text


def say(state: TableState, person: Person, said: messages.Say, now: int) -> Plan:
    """Say a line: players to the table, onlookers to the gallery."""
    if person.muted:
        refuse("refused-muted", "the host has silenced you")
    if said.form != "talk":
        check_floor(state, person, said, now)
    n = state.lines[-1].n + 1 if state.lines else 0
    room = "table" if person.seat >= 0 else "gallery"
    text = "" if said.form in WORDLESS else clean_line(said.text)
    told = state.match.told if state.match else 0
    plan = plans.unchanged(state)
    plan.change.lines = [
        LineRow(n, room, person.n, text, now, said.form, said.about, state.stored.match, told, person.seat)
    ]
    plan.outcome.line = n
    return plan


def hush(state: TableState, person: Person, said: messages.Hush, now: int) -> Plan:
    """Remove a line."""
    if not any(line.n == said.line for line in state.lines):
        refuse("refused-no-line", "there is no such line")
    plan = plans.unchanged(state)
    plan.change.hushed = [said.line]
    return plan


def check_floor(state: TableState, person: Person, said: messages.Say, now: int) -> None:
    """Raises Refused unless this person may say a line of this form now."""
    floor = state.game.floor
    if floor is None or not state.playing or person.seat < 0:
        refuse("refused-no-floor", "nobody leads the talk here: just talk")
    match = running(state)
    if said.form == "pitch":
        if is_closed(state, match, floor, person.seat, now):
            refuse(floor.closed, "the pitch of this seat is closed for now", floor.clause)
        return
    leader = match.eyes(match.seats).view().number(floor.leader)
    if person.seat != leader:
        refuse("refused-leader", "only the seat that leads the talk can do this", floor.clause)
    if said.form in ("ask", "cut") and (not 0 <= said.about < match.seats or said.about == leader):
        refuse("refused-no-person", "there is no such seat to be asked or cut short")
    if said.form == "time" and said.about < 0:
        refuse("refused-time", "a speaking time is a number of seconds, or 0 for no limit")


def is_closed(state: TableState, match: Match, floor: Floor, seat: int, now: int) -> bool:
    """Whether the pitch of a seat is closed: it was cut short and not asked since, or its time is up.

    The events that the game names open every pitch again.
    """
    opened = max((heard.n for heard in match.eyes(match.seats).heard() if heard.what in floor.opens), default=0)
    cut, due = False, 0
    for line in state.lines:
        if line.match != state.stored.match or line.event <= opened:
            continue
        if line.form == "time":
            due = line.at + 1000 * line.about if line.about else 0
        elif line.form in ("ask", "cut") and line.about == seat:
            cut = line.form == "cut"
    return cut or 0 < due <= now
