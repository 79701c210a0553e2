"""The messages: what a client may say and what the server answers, as strict types. JSON Schema and the documentation come from here.

Every message is one JSON object with a `type`. What a client sends is checked to the last field; what the server sends is padded
with spaces to steps of 512 bytes, so that its length tells nothing.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

LONGEST = 16 * 1024  # bytes of a message from a client
STEP = 512  # of padding

CmdId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$", description="Chosen by the client, new for every command; a repeat is safe.")]
Decision = Annotated[int, Meta(ge=0, le=2**31, description="The number of the question that is answered, as the view has it.")]
Actions = Annotated[list[Annotated[int, Meta(ge=0, le=2**31)]], Meta(max_length=64)]
SomeActions = Annotated[list[Annotated[int, Meta(ge=0, le=2**31)]], Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Name = Annotated[str, Meta(max_length=80, description="Up to 24 characters are kept.")]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]
Level = Annotated[str, Meta(max_length=24)]


class Said(Struct, forbid_unknown_fields=True, tag_field="type"):
    """Something a client says."""


class Command(Said):
    """Something that changes the table. It is answered once, by `done` or `refused`; a repeat of its id gets the same answer."""

    cmd_id: CmdId


# From the client.


class Hello(Said, tag="hello"):
    """The first message of every socket: who it is, and the last event and line of talk it has."""

    key: Token | None = None
    ticket: Token | None = None
    match: Number = 0
    since: Annotated[int, Meta(ge=0, le=2**31, description="The number of the first event that the client does not have.")] = 0
    lines: Annotated[int, Meta(ge=0, le=2**31, description="The number of the first line of talk that the client does not have.")] = 0


class Play(Command, tag="play"):
    """Answer the question put to this seat: one action or a run of them, all or nothing."""

    decision: Decision
    actions: SomeActions


class Preview(Said, tag="preview"):
    """What a run of actions would lead to, for this seat alone. Changes nothing."""

    id: CmdId
    decision: Decision
    actions: Actions


class Standing(Command, tag="order"):
    """Leave a standing order for the lot under way, in place of the last one; an empty name revokes it."""

    order: Annotated[str, Meta(max_length=40)]
    amount: Number = 0


class Undo(Command, tag="undo"):
    """Take one's last answer back, as long as nobody has learned or done anything since."""


class Propose(Command, tag="propose"):
    """Ask all players to agree: to take the last answer back (`undo`), or to end the game without a result (`end`)."""

    motion: Annotated[str, Meta(pattern="^(undo|end)$")]


class Vote(Command, tag="vote"):
    """Say yes or no to what was proposed."""

    motion: Number
    yes: bool


class Say(Command, tag="say"):
    """Talk: players to the table, spectators among themselves."""

    text: Annotated[str, Meta(min_length=1, max_length=2000, description="Up to 500 characters are kept.")]


class Start(Command, tag="start"):
    """The host begins; bots take the seats that are free."""


class Rematch(Command, tag="rematch"):
    """The host begins another game: the same seats, the next one first."""


class Resign(Command, tag="resign"):
    """Give one's seat up for the rest of the game; a bot plays it to the end."""


class Pause(Command, tag="pause"):
    """Stop all clocks and moves, or go on."""

    on: bool


class Back(Command, tag="back"):
    """Take one's seat back from the bot that stands in."""


class Sit(Command, tag="sit"):
    """Before the game: take this free seat; with none, leave one's seat for the gallery."""

    seat: SeatNumber | None = None


class Bot(Command, tag="bot"):
    """The host puts a bot of this level into a free seat, changes its level, or (before the game, empty level) sends it away."""

    seat: SeatNumber
    level: Level


class Chair(Command, tag="chair"):
    """The host hands the chair on to another player."""

    person: Number


class Rename(Command, tag="rename"):
    """Before the game: be called something else."""

    name: Name


class Agree(Command, tag="agree"):
    """Before the game: the host changes what was agreed. What is not named stays."""

    options: dict[str, str] | None = None
    clock: Number | None = None
    absent: Annotated[str, Meta(pattern="^(wait|bot|vote)$")] | None = None
    watch: Annotated[str, Meta(pattern="^(anyone|invited|nobody)$")] | None = None
    listed: bool | None = None
    seats: Annotated[int, Meta(ge=2, le=6)] | None = None


class Mute(Command, tag="mute"):
    """The host silences somebody, or lets them talk again."""

    person: Number
    on: bool


class Remove(Command, tag="remove"):
    """The host shows somebody the door: their key is no longer good. During a game a bot takes their seat."""

    person: Number


class Hush(Command, tag="hush"):
    """The host removes a line of talk."""

    line: Number


FromClient = (
    Hello
    | Play
    | Preview
    | Standing
    | Undo
    | Propose
    | Vote
    | Say
    | Start
    | Rematch
    | Resign
    | Pause
    | Back
    | Sit
    | Bot
    | Chair
    | Rename
    | Agree
    | Mute
    | Remove
    | Hush
)


# From the server.


class Told(Struct, tag_field="type", omit_defaults=False):
    """Something the server says."""


class Guest(Struct):
    """Somebody at the table or in the gallery."""

    person: int
    name: str
    seat: int  # -1: in the gallery
    here: bool
    muted: bool


class Chairs(Struct):
    """Who answers for a seat: a person, a bot of a level, or a bot that stands in for the person."""

    person: int = -1
    bot: str = ""
    standing_in: bool = False


class Motion(Struct):
    """Something put to the vote: by whom (-1: the house), about which seat (-1: none), who may vote and who said yes."""

    motion: int
    kind: str  # undo, end, stand-in
    by: int
    seat: int
    voters: list[int]
    yes: list[int]


class Face(Struct):
    """A table as everybody at it sees it, apart from the game itself."""

    table: str
    game: str
    pack: str
    options: dict[str, str]
    seats: int
    clock: int
    absent: str
    watch: str
    listed: bool
    status: str  # waiting, playing, over (with a result), ended (without), closed
    match: int
    host: int  # a person
    paused: bool
    people: list[Guest]
    chairs: list[Chairs]
    motions: list[Motion]


class Line(Struct):
    """A line of talk. A line that was removed has no text."""

    line: int
    room: str
    person: int
    text: str
    at: int


class Sight(Struct):
    """The game as one viewer sees it: the whole view, what they may do, the standing order they left and when the decision is due."""

    view: dict[str, Any]
    legal: list[int]
    undo: bool = False  # whether their last answer can be taken back
    order: list[Any] | None = None  # [name, amount]
    due: int | None = None  # ms since 1970


class Welcome(Told, tag="welcome"):
    """The answer to `hello`: who you are, the table, the game as you see it, and what you missed."""

    protocol: int
    now: int
    person: int
    seat: int
    invitation: str | None
    table: Face
    events: list[list[Any]]
    whole: bool  # the events are all there are, not the ones missed
    sight: Sight | None
    lines: list[Line]


class TableNews(Told, tag="table"):
    """Something about the table changed: people, seats, motions, a pause."""

    table: Face


class News(Told, tag="news"):
    """The game went on: what happened, as this viewer heard it, and the game as they see it now."""

    match: int
    events: list[list[Any]]
    sight: Sight


class Lines(Told, tag="lines"):
    """Talk that is new, or a line that was removed."""

    lines: list[Line]


class Done(Told, tag="done"):
    """A command was carried out, and is on the disk."""

    cmd_id: str
    moves: int | None = None  # of `play`: how many moves the match has now
    line: int | None = None  # of `say`


class Refused(Told, tag="refused"):
    """A command was not carried out, and nothing was changed. `code` names a message; `clause` the rule, if one says so."""

    cmd_id: str
    code: str
    text: str
    clause: str = ""
    values: dict[str, Any] = {}


class Previewed(Told, tag="preview"):
    """What a run would lead to. `refused` is the first action that may not be done, or -1; no view: it cannot be foreseen."""

    id: str
    refused: int
    code: str
    clause: str
    legal: list[int]
    view: dict[str, Any] | None


class Bye(Told, tag="bye"):
    """The server is about to close the socket. `retry`: in how many ms to come back; never if it is not there."""

    code: str
    text: str
    retry: int | None = None


FromServer = Welcome | TableNews | News | Lines | Done | Refused | Previewed | Bye

PROTOCOL = 1

decoder = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


def encode(message: Told) -> bytes:
    """A message as it goes out, padded so that its length tells nothing."""
    return padded(_encoder.encode(message))


def padded(text: bytes) -> bytes:
    """A message with spaces after it, up to a whole number of steps."""
    return text + b" " * (-len(text) % STEP)
