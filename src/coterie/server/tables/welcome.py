"""The welcome: what a client gets in answer to its hello."""

from coterie.server.protocol.game_json import game_json
from coterie.server.protocol.messages import Hello
from coterie.server.protocol.table_json import table_json
from coterie.server.protocol.talk_json import VerdictJson, line_json
from coterie.server.protocol.told import PROTOCOL, Welcome, encode, raw
from coterie.server.state.table_state import TableState
from coterie.server.tables.verdicts import Verdicts
from coterie.store.rows import LineRow


def welcome(state: TableState, verdicts: Verdicts, person: int, hello: Hello, invitation: str, now: int) -> bytes:
    """The table, the game as the person sees it, and what they missed: since the event they name, or everything."""
    match, guest = state.match, state.people[person]
    whole = hello.match != state.stored.match or hello.since > (match.told if match else 0)
    events, game, judged = "[]", "null", list[VerdictJson]()
    if match:
        viewer, writer = state.viewer(person, hello.open_cards), match.writer()
        events = writer.heard(viewer, 0 if whole else hello.since)
        game = game_json(
            state, viewer, writer, verdicts.sayings(viewer), verdicts.binds(viewer), verdicts.bargains(viewer)
        )
        judged = verdicts.whole(viewer)
    message = Welcome(
        protocol=PROTOCOL,
        now=now,
        person=person,
        seat=guest.seat,
        invitation=invitation if state.may_sit(guest) else None,
        table=table_json(state, now),
        events=raw(events),
        whole=whole,
        game=raw(game),
        lines=[
            line_json(state, line, state.viewer(person))
            for line in state.lines
            if line.n >= hello.lines and hears(state, person, line)
        ],
        verdicts=judged,
    )
    return encode(message)


def hears(state: TableState, person: int, line: LineRow) -> bool:
    """Whether a person is told of a line: everybody hears the table, and the gallery is heard in the gallery."""
    return line.room == "table" or state.people[person].seat < 0
