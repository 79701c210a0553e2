"""The talk: what is said at a table, and how somebody leads it where a game lets them (RC-41).

Whoever leads may give a speech, ask somebody's opinion, cut somebody short and limit the time of all pitches. That closes a pitch and
nothing else: talk stays free, and so does every move.
"""

from coterie.core.errors import Refused
from coterie.core.game import Floor
from coterie.play import Match
from coterie.server import wire
from coterie.server.deeds import ANY, GUEST, HOST, deed, refuse, running
from coterie.server.live import LiveTable, Plan
from coterie.server.terms import clean_line
from coterie.store import Line, Person

WORDLESS = ("cut", "time")  # these need no text


@deed(wire.Say, GUEST, ANY)
def say(table: LiveTable, person: Person, said: wire.Say) -> Plan:
    if person.muted:
        raise refuse("refused-muted", "the host has silenced you")
    if said.kind != "talk":
        check_floor(table, person, said)
    n = table.lines[-1].n + 1 if table.lines else 0
    room = "table" if person.seat >= 0 else "gallery"
    text = "" if said.kind in WORDLESS else clean_line(said.text)
    told = table.match.told if table.match else 0
    line = Line(n, room, person.n, text, table.backstage.now(), said.kind, said.about, table.state.match, told)
    plan = table.plan(lines=[line])
    plan.done = wire.Done(said.cmd_id, line=n)
    return plan


@deed(wire.Hush, HOST, ANY)
def hush(table: LiveTable, person: Person, said: wire.Hush) -> Plan:
    if not any(line.n == said.line for line in table.lines):
        raise refuse("refused-no-line", "there is no such line")
    return table.plan(hushed=[said.line])


def check_floor(table: LiveTable, person: Person, said: wire.Say) -> None:
    """Raises Refused unless this person may say a line of this kind now."""
    floor = table.game.floor
    if floor is None or not table.playing or person.seat < 0:
        raise refuse("refused-no-floor", "nobody leads the talk here: just talk")
    match = running(table)
    if said.kind == "pitch":
        if is_closed(table, match, floor, person.seat):
            raise Refused("the Monarch has heard enough of this pitch", floor.clause, "refused-floor")
        return
    leader = match.eyes(match.seats).view().number(floor.leader)
    if person.seat != leader:
        raise Refused("only who leads the talk can do this", floor.clause, "refused-leader")
    if said.kind in ("ask", "cut") and (not 0 <= said.about < match.seats or said.about == leader):
        raise refuse("refused-no-person", "there is no such seat to be asked or cut short")
    if said.kind == "time" and said.about < 0:
        raise refuse("refused-time", "a speaking time is so many seconds, or 0 for as many as one likes")


def is_closed(table: LiveTable, match: Match, floor: Floor, seat: int) -> bool:
    """Whether the pitch of a seat is closed: cut short and not asked since, or its time is up. The game gives the floor back."""
    opened = max((heard.n for heard in match.eyes(match.seats).heard() if heard.what in floor.opens), default=0)
    cut, due = False, 0
    for line in table.lines:
        if line.match != table.state.match or line.event <= opened:
            continue
        if line.kind == "time":
            due = line.at + 1000 * line.about if line.about else 0
        elif line.kind in ("ask", "cut") and line.about == seat:
            cut = line.kind == "cut"
    return cut or 0 < due <= table.backstage.now()
