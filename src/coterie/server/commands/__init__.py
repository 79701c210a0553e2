"""Commands: what a person at a table may ask for.

Each command is a pure function `(state, person, said, now) -> Plan`. `COMMANDS` says who may give it, and when;
`plan` checks that and makes the plan, or raises Refused.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from coterie.core.errors import refuse
from coterie.server.commands import host, next_game, play, seats, talk, votes, windows
from coterie.server.protocol import messages
from coterie.server.state.plan import Plan
from coterie.server.state.table_state import TableState
from coterie.store.rows import Person

# Who may give a command: everybody at the table and in the gallery, everybody who has a seat, the host.
# A director has a seat, or is the host where bots alone play.
GUEST, SEATED, HOST, DIRECTOR = "guest", "seated", "host", "director"
# When: before the first game, during one, between two, at any time, from the first game on.
WAITING, PLAYING, OVER, ANY = ("waiting",), ("playing",), ("over", "ended"), ("waiting", "playing", "over", "ended")
BEGUN = (*PLAYING, *OVER)


@dataclass(frozen=True, slots=True)
class CommandRule:
    """Who may give a command, when, and the function that makes its plan."""

    who: str
    when: tuple[str, ...]
    make: Callable[[TableState, Person, Any, int], Plan]


COMMANDS: Final[dict[type[messages.Command], CommandRule]] = {
    messages.Play: CommandRule(SEATED, PLAYING, play.play),
    messages.Ready: CommandRule(SEATED, PLAYING, windows.ready),
    messages.MoreTime: CommandRule(SEATED, PLAYING, windows.more),
    messages.Undo: CommandRule(SEATED, PLAYING, play.undo),
    messages.LeaveOrder: CommandRule(SEATED, PLAYING, play.leave_order),
    messages.Pause: CommandRule(DIRECTOR, PLAYING, play.pause),
    messages.Back: CommandRule(SEATED, PLAYING, play.come_back),
    messages.Propose: CommandRule(SEATED, PLAYING, votes.propose),
    messages.CastVote: CommandRule(SEATED, BEGUN, votes.cast_vote),
    messages.Withdraw: CommandRule(GUEST, BEGUN, votes.withdraw),
    messages.Resign: CommandRule(SEATED, PLAYING, seats.resign),
    messages.Sit: CommandRule(GUEST, WAITING, seats.sit),
    messages.Rename: CommandRule(GUEST, WAITING, seats.rename),
    messages.Colour: CommandRule(SEATED, WAITING, seats.change_colour),
    messages.Start: CommandRule(HOST, WAITING, host.start),
    messages.Rematch: CommandRule(HOST, OVER, votes.rematch),
    messages.Agree: CommandRule(HOST, WAITING, host.agree),
    messages.SeatBot: CommandRule(HOST, ANY, host.seat_bot),
    messages.PaceBots: CommandRule(HOST, ANY, host.pace_bots),
    messages.MakeHost: CommandRule(GUEST, ANY, host.make_host),
    messages.Mute: CommandRule(HOST, ANY, host.mute),
    messages.Remove: CommandRule(HOST, ANY, host.remove),
    messages.NextGame: CommandRule(HOST, OVER, next_game.open_next),
    messages.Say: CommandRule(GUEST, ANY, talk.say),
    messages.Hush: CommandRule(HOST, ANY, talk.hush),
}


def plan(state: TableState, person: Person, said: messages.Command, now: int) -> Plan:
    """What a command of this person would change now. Raises CoterieError if it may not be done."""
    return allowed(state, person, said).make(state, person, said, now)


def allowed(state: TableState, person: Person, said: messages.Command) -> CommandRule:
    """The rule of a command that this person may give now. Raises CoterieError if they may not."""
    rule = COMMANDS[type(said)]
    if state.broken:
        refuse("refused-broken", f"this table cannot go on: {state.broken}", why=state.broken)
    if not person.key:
        refuse("refused-removed", "you were shown the door")
    directs = rule.who == DIRECTOR and state.bots_alone and person.n == state.stored.host
    if rule.who in (SEATED, DIRECTOR) and person.seat < 0 and not directs:
        refuse("refused-gallery", "only a player who has a seat can do this")
    if rule.who == HOST and person.n != state.stored.host:
        refuse("refused-host", "only the host can do this")
    if state.status not in rule.when:
        refuse(f"refused-when-{state.status}", f"this cannot be done while the table is {state.status}")
    return rule
