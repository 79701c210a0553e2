"""The messages of the server, as strict types. JSON Schema and documentation come from here, and from `messages.py`.

Each is padded with spaces to steps of 512 bytes, so that its length tells nothing.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from coterie.core.errors import CoterieError, Refused
from coterie.server.protocol.fields import Code, Invitation, Moment, SeatNumber, SeatOrNone, Text
from coterie.server.protocol.game_json import EventJson, GameJson, ViewJson
from coterie.server.protocol.table_json import TableJson
from coterie.server.protocol.talk_json import BargainsJson, LineJson, OpeningJson, Unsaid, VerdictJson
from coterie.server.state.stored import PersonNumber

PROTOCOL = 2
STEP = 512  # of padding


class Told(Struct, tag_field="type", omit_defaults=False):
    """Something the server says."""


class Welcome(Told, tag="welcome"):
    """The answer to `hello`: who you are, the table, the game as you see it, and what you missed."""

    protocol: int
    now: Moment
    person: PersonNumber
    seat: SeatOrNone
    invitation: Invitation
    table: TableJson
    events: list[EventJson]
    whole: Annotated[
        bool, Meta(description="Whether these are all events of the game, and not those since the one named.")
    ]
    game: GameJson | None
    lines: list[LineJson]
    verdicts: Annotated[list[VerdictJson], Meta(description="Of this viewer on all that was said in the game.")]


class TableNews(Told, tag="table"):
    """Something about the table changed: people, seats, votes, a pause."""

    table: TableJson
    invitation: Invitation


class News(Told, tag="news"):
    """The game went on: what happened, as this viewer heard it, and the game as they see it now."""

    match: int
    events: list[EventJson]
    game: GameJson
    verdicts: Annotated[list[VerdictJson], Meta(description="Of this viewer, those that are new.")] = []


class Lines(Told, tag="lines"):
    """Talk that is new, or a line that was removed."""

    lines: list[LineJson]
    verdicts: Annotated[list[VerdictJson], Meta(description="Of this viewer, those that are new.")] = []
    bargains: BargainsJson | None = None


class Done(Told, tag="done"):
    """A command was carried out, and is on the disk."""

    cmd_id: str
    moves: Annotated[int, Meta(description="Of `play`: how many moves the game had after it.")] | None = None
    line: Annotated[int, Meta(description="Of `say`, and of `play` with acts: the number of the line.")] | None = None
    opened: Annotated[str, Meta(description="Of `next`: the table.")] | None = None
    unsaid: Annotated[list[Unsaid], Meta(description="Of `play`: the acts that may not be said.")] = []


class Held(Told, tag="held"):
    """A command waits for the end of the window. It was not carried out, and is on no disk: `done` or `refused` comes
    later, and after a restart the client sends it again.
    """

    cmd_id: str
    actions: Annotated[list[int], Meta(description="Of `play`: what is held. Nobody else learns of it.")] = []


class RefusedMessage(Told, tag="refused"):
    """A command was not carried out, and nothing was changed.

    `code` names a message; `clause` the rule, if one says so.
    """

    cmd_id: str
    code: Code
    text: Text
    clause: str = ""
    values: Annotated[dict[str, Any], Meta(description="The variables of the message.")] = {}


class Previewed(Told, tag="preview"):
    """What a run would lead to.

    `refused` is the first action that may not be done, or -1; no view: it cannot be foreseen.
    """

    id: str
    refused: int
    code: str
    clause: str
    legal: Annotated[list[int], Meta(description="What could be answered after the run.")]
    view: ViewJson | None


class OpeningsTold(Told, tag="openings"):
    """What a seat may say now, by what everybody knows; nothing where nothing is played."""

    seat: SeatNumber
    sayings: list[OpeningJson]


class Bye(Told, tag="bye"):
    """The server is about to close the socket. `retry`: in how many ms to come back; never if it is not there."""

    code: Code
    text: Text
    retry: int | None = None


FromServer = Welcome | TableNews | News | Lines | Done | Held | RefusedMessage | Previewed | OpeningsTold | Bye

_encoder = msgspec.json.Encoder()


def encode(message: Told) -> bytes:
    """A message as it goes out, padded so that its length tells nothing."""
    return padded(_encoder.encode(message))


def encode_news(match: int, events: str, game: str, verdicts: list[VerdictJson]) -> bytes:
    """A `News` as it goes out, of parts that are JSON already: a busy server does this most."""
    new = _encoder.encode(verdicts).decode() if verdicts else "[]"
    return padded(f'{{"type":"news","match":{match},"events":{events},"game":{game},"verdicts":{new}}}'.encode())


def encode_refusal(cmd_id: str, error: CoterieError) -> bytes:
    """A refusal as it goes out."""
    clause = error.clause if isinstance(error, Refused) else ""
    return encode(RefusedMessage(cmd_id, error.code or "refused", str(error), clause, dict(error.values)))


def raw(text: str) -> Any:
    """JSON that is written already, to be put into a message as it is."""
    return msgspec.Raw(text.encode())


def padded(text: bytes) -> bytes:
    """A message with spaces after it, up to a whole number of steps."""
    return text + b" " * (-len(text) % STEP)
