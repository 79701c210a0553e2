"""The messages of a client, as strict types. JSON Schema and the documentation come from here, and from `told.py`.

Every message is one JSON object with a `type`. The server checks every field of what a client sends.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from coterie.packs import STANDARD
from coterie.server.protocol.fields import (
    Actions,
    CmdId,
    ColourNumber,
    Decision,
    Level,
    LineForm,
    Name,
    Number,
    SeatNumber,
    SomeActions,
    TicketText,
    Token,
)
from coterie.server.protocol.talk_json import SayAct
from coterie.server.state.agreement import (
    Absent,
    BotPace,
    Clock,
    LedgerTime,
    Openings,
    Seats,
    TalkLevel,
    TalkTime,
    Watch,
)

LONGEST = 16 * 1024  # bytes of a message from a client


class ClientMessage(Struct, forbid_unknown_fields=True, tag_field="type"):
    """Something a client says."""


class Command(ClientMessage):
    """Something that changes the table.

    It is answered once, by `done` or `refused`; a repeat of its id gets the same answer. In a window `held` may come
    before that.
    """

    cmd_id: CmdId


class Hello(ClientMessage, tag="hello"):
    """The first message of every socket: who it is, and the last event and line of talk it has."""

    key: (
        Annotated[Token, Meta(description="Of a seat or a place in the gallery; for browsers, which send an Origin.")]
        | None
    ) = None
    ticket: Annotated[TicketText, Meta(description="From `/api/tables/TABLE/ticket`; for everybody else.")] | None = (
        None
    )
    beside: Annotated[
        list[Token],
        Meta(
            max_length=5,
            description="The keys of others who play on the same device: they count as here, and hear nothing.",
        ),
    ] = []
    at_once: Annotated[
        bool,
        Meta(
            description=(
                "Whether the house answers at once for them, and for those beside them, "
                "where everybody sees that there is one answer."
            )
        ),
    ] = False
    open_cards: Annotated[
        bool, Meta(description="Whether to see every card, where bots alone play; elsewhere nobody does.")
    ] = False
    match: Annotated[
        int, Meta(ge=0, le=2**31, description="The game that `since` counts in; 0 for a client that has nothing yet.")
    ] = 0
    since: Annotated[
        int, Meta(ge=0, le=2**31, description="The number of the first event that the client does not have.")
    ] = 0
    lines: Annotated[
        int, Meta(ge=0, le=2**31, description="The number of the first line of talk that the client does not have.")
    ] = 0


class Play(Command, tag="play"):
    """Answer the question put to this seat: one action or a run of them, all or nothing."""

    decision: Decision
    actions: SomeActions
    say: Annotated[
        list[SayAct],
        Meta(max_length=2, description="Said with the move; what may not be said is left out, and `done` says why."),
    ] = []


class AskPreview(ClientMessage, tag="preview"):
    """What a run of actions would lead to, for this seat alone. Changes nothing."""

    id: CmdId
    decision: Decision
    actions: Actions


class AskOpenings(ClientMessage, tag="openings"):
    """What a seat may say now, which everybody may know: it is what can be asked of it, or wanted in an offer."""

    seat: SeatNumber


class Drop(ClientMessage, tag="drop"):
    """Withdraw something that is held, by the id of its command. `refused` answers it, and the command with it."""

    cmd_id: CmdId


class Ready(Command, tag="ready"):
    """In a window: be ready to go on, or not any more."""

    on: bool = True


class MoreTime(Command, tag="more"):
    """In a window: ask for 15 seconds more, once a round."""


class LeaveOrder(Command, tag="order"):
    """Leave a standing order for the lot under way, in place of the last one; an empty name revokes it."""

    order: Annotated[str, Meta(max_length=40, description="As `/api/games/GAME` lists them; empty: none any more.")]
    amount: Annotated[int, Meta(ge=0, le=2**53, description="As the order's words explain it.")] = 0


class Undo(Command, tag="undo"):
    """Take one's last answer back, as long as nobody has learned or done anything since."""


class Propose(Command, tag="propose"):
    """Ask all players to agree: to take the last answer back (`undo`), or to end the game without a result (`end`)."""

    topic: Literal["undo", "end"]


class CastVote(Command, tag="vote"):
    """Say yes or no to something that is put to the vote."""

    vote: Number
    yes: bool


class Withdraw(Command, tag="withdraw"):
    """Take back what one has proposed: a vote, or with none the next game."""

    vote: Number | None = None


class Say(Command, tag="say"):
    """Talk: players to the table, spectators among themselves.

    Where somebody leads the talk, a line may be more than talk. A whisper is for one player, and everybody else hears
    that there was one.
    """

    text: Annotated[str, Meta(max_length=2000, description="Up to 500 characters are kept.")]
    form: LineForm = "talk"
    about: Annotated[
        int,
        Meta(
            ge=-1, le=3600, description="Of `ask`, `cut` and `whisper`, the seat; of `time`, seconds, 0 for no limit."
        ),
    ] = -1
    acts: Annotated[list[SayAct], Meta(max_length=3, description="With one of them there need be no text.")] = []


class Start(Command, tag="start"):
    """The host begins; bots take the seats that are free."""


class Rematch(Command, tag="rematch"):
    """The host asks everybody whether they are ready for another game: the same seats, the next one first.

    It begins when every player has said yes in the vote on it.
    """


class NextGame(Command, tag="next"):
    """After a game the host opens a table of another one for the same people: their keys open it, too.

    Said twice, it is one table.
    """

    game: Annotated[str, Meta(max_length=40, examples=["for-the-king"])]
    pack: Annotated[str, Meta(max_length=40, description="As `/api/house` lists them.", examples=[STANDARD])] = STANDARD


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


class SeatBot(Command, tag="bot"):
    """The host puts a bot of this level into a free seat, changes its level, or (before the game, empty level) sends it
    away.
    """

    seat: SeatNumber
    level: Level


class PaceBots(Command, tag="pace"):
    """The host lets bots take their time, or not."""

    pace: BotPace


class MakeHost(Command, tag="make-host"):
    """The host makes another player the host. When the host is gone, any player may become the host."""

    person: Number


class Rename(Command, tag="rename"):
    """Before the game: be called something else."""

    name: Name


class Colour(Command, tag="colour"):
    """Before the game: wear another colour, of those that no other person wears."""

    colour: ColourNumber


class Agree(Command, tag="agree"):
    """Before the game: the host changes what was agreed. What is not named stays."""

    options: dict[str, str] | None = None
    clock: Clock | None = None
    absent: Absent | None = None
    watch: Watch | None = None
    listed: bool | None = None
    seats: Seats | None = None
    talk: TalkLevel | None = None
    ledger: LedgerTime | None = None
    talk_time: TalkTime | None = None
    openings: Openings | None = None
    whispers: bool | None = None
    hints: bool | None = None


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
    | AskPreview
    | AskOpenings
    | Drop
    | Ready
    | MoreTime
    | LeaveOrder
    | Undo
    | Propose
    | CastVote
    | Withdraw
    | Say
    | Start
    | Rematch
    | NextGame
    | Resign
    | Pause
    | Back
    | Sit
    | SeatBot
    | PaceBots
    | MakeHost
    | Rename
    | Colour
    | Agree
    | Mute
    | Remove
    | Hush
)

decoder = msgspec.json.Decoder(FromClient)
