"""Talk: what is said at a table, and how somebody leads the talk where a game lets them.

The seat that leads may give a speech, ask for an opinion, cut a seat short and limit the time of all pitches. That
closes a pitch and nothing else: plain talk stays free, and so does every move.
"""

from dataclasses import dataclass

from coterie.core.errors import CoterieError, Refused, refuse
from coterie.core.game import Floor
from coterie.play import Match
from coterie.server.commands.acts import TableOccasion
from coterie.server.commands.whispers import check_whisper
from coterie.server.protocol import messages
from coterie.server.protocol.talk_json import SayAct, act_of
from coterie.server.state import plans
from coterie.server.state.lines import written_acts
from coterie.server.state.names import clean_line
from coterie.server.state.plan import Plan
from coterie.server.state.table_state import TableState
from coterie.store.rows import LineRow, Person
from coterie.talk import Act
from coterie.talk.acts import WORDS
from coterie.talk.companion import WHISPER

WORDLESS = ("cut", "time")  # these forms need no text
FREE = ("talk", "pitch", WHISPER)  # the words of these forms are free, and need the level for it


@dataclass(frozen=True, slots=True)
class MoveTalk:
    """What goes out with a move: a line, if anything may be said, and why each of the other acts may not."""

    line: LineRow | None
    unsaid: list[tuple[int, CoterieError]]


def say(state: TableState, person: Person, said: messages.Say, now: int) -> Plan:
    """Say a line: players to the table or into one ear, onlookers to the gallery.

    A line that is nothing but a shorthand of something that may be said is that act. Who is muted has no words, but
    may still do everything else that belongs to the game.
    """
    if said.acts and person.seat < 0:
        refuse("refused-gallery", "only a player who has a seat can do this")
    acts = [act_of(act) for act in said.acts]
    whispers = said.form == WHISPER
    if whispers:
        check_whisper(state, person.seat, said.about, acts)
    elif said.form != "talk":
        check_floor(state, person, said, now)
    occasion = TableOccasion(state, state.match, person.seat, now, (person.seat, said.about) if whispers else ())
    text = "" if said.form in WORDLESS or (acts and not said.text.strip()) else clean_line(said.text)
    short = occasion.shorthand(text) if not acts and said.form in FREE and person.seat >= 0 else None
    if short:
        text, acts = "", [short]
    if person.muted and (text or not acts):
        refuse("refused-muted", "the host has silenced you")
    if text and said.form in FREE and occasion.level < WORDS:
        refuse("refused-talk-level", "this table has agreed not to say such things")
    told = state.match.told if state.match else 0
    plan = plans.unchanged(state)
    plan.outcome.line = plans.add_line(
        state,
        plan,
        LineRow(
            n=-1,
            room="table" if person.seat >= 0 else "gallery",
            person=person.n,
            text=text,
            at=now,
            form=said.form,
            about=said.about,
            match=state.stored.match,
            event=told,
            seat=person.seat,
            acts=written_acts([occasion.check(act) for act in acts]),
        ),
    )
    return plan


def speak(state: TableState, seat: int, acts: list[Act], voice: int, now: int, form: str = "talk") -> Plan:
    """A line of a bot, perhaps a pitch. Raises Refused if one of its acts may not be said, or its pitch is closed."""
    floor = state.game.floor
    if form == "pitch" and (floor is None or state.match is None or is_closed(state, state.match, floor, seat, now)):
        refuse(floor.closed if floor else "refused-no-floor", "the pitch of this seat is closed for now")
    occasion = TableOccasion(state, state.match, seat, now)
    plan = plans.unchanged(state)
    told = state.match.told if state.match else 0
    written = written_acts([occasion.check(act) for act in acts])
    line = LineRow(-1, "table", -1, "", now, form, -1, state.stored.match, told, seat, written, voice)
    plan.outcome.line = plans.add_line(state, plan, line)
    return plan


def with_move(state: TableState, person: Person, fork: Match, said: list[SayAct], now: int) -> MoveTalk:
    """What a player says with a move, which is made on the fork already: nobody has answered it yet.

    Where somebody leads the talk it is a part of the seat's pitch.
    """
    form, floor, closed = "talk", state.game.floor, False
    if floor and fork.eyes(fork.seats).view().number(floor.leader) != person.seat:
        form, closed = "pitch", is_closed(state, fork, floor, person.seat, now)
    acts = [act_of(act) for act in said]
    if floor and closed:
        error = Refused("the pitch of this seat is closed for now", floor.clause, floor.closed)
        return MoveTalk(None, [(n, error) for n in range(len(acts))])
    kept, unsaid = TableOccasion(state, fork, person.seat, now).check_each(acts)
    if not kept:
        return MoveTalk(None, unsaid)
    written, match = written_acts(kept), state.stored.match
    return MoveTalk(LineRow(-1, "table", person.n, "", now, form, -1, match, fork.told, person.seat, written), unsaid)


def hush(state: TableState, person: Person, said: messages.Hush, now: int) -> Plan:
    """Remove the words of a line. Its acts stay: a host who plays could otherwise remove a lie."""
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
    if state.paused:
        refuse("refused-paused", "the table is paused: go on first")
    match = state.match
    assert match
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
