"""Talk as a client says it and gets it, as JSON: lines, their acts, what may be said, and verdicts."""

from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta, Struct

from coterie.core.game import Game
from coterie.server.protocol.fields import Code, LineForm, Moment, SeatOrNone, Text, one_of
from coterie.server.state.lines import acts_of, as_heard
from coterie.server.state.stored import PersonNumber
from coterie.server.state.table_state import TableState
from coterie.store.rows import LineRow
from coterie.talk.acts import GESTURES, SPOKEN, Act
from coterie.talk.sayings import sayings_of
from coterie.talk.verdict import MARKS, REASONS, Verdict

ActWord = Annotated[
    Literal[
        "claim",
        "promise",
        "forecast",
        "believe",
        "doubt",
        "take-back",
        "ask",
        "decline",
        "offer",
        "accept",
        "refuse",
        "cite",
        "react",
    ],
    Meta(description="What is done: something is said, another's line is believed or doubted, and so on."),
]
SayingName = Annotated[str, Meta(max_length=1000, description="As `/api/games/GAME` lists them; else empty.")]
Values = Annotated[
    list[Annotated[int, Meta(ge=-(2**31), le=2**31)]],
    Meta(max_length=100, description="The arguments of the saying, in their order."),
]
LineNumber = Annotated[
    int,
    Meta(
        ge=-1,
        le=2**31,
        description=(
            "The line it is about; of a saying, the question it answers; of an offer, the one it counters; -1: none."
        ),
    ),
]
Gesture = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": ["", *GESTURES]})]


class SayAct(Struct, forbid_unknown_fields=True):
    """An act that goes with a line or with a move: something that the cards can answer, or an answer to it."""

    act: ActWord
    saying: SayingName = ""
    args: Values = []
    line: LineNumber = -1
    seat: Annotated[
        int,
        Meta(
            ge=-1,
            le=5,
            description="Who is asked, -1 being all others; to whom something is offered; whom a gesture is about.",
        ),
    ] = -1
    gesture: Annotated[Gesture, Meta(description="Of `react`: which one.")] = ""
    wants: Annotated[SayingName, Meta(description="Of an offer: what the other is to promise; else empty.")] = ""
    wants_args: Values = []


class ActJson(Struct):
    """An act of a line. Whoever believes or doubts names its line."""

    act: ActWord
    saying: str
    args: list[int]
    line: Annotated[int, Meta(description="The line it is about; -1: none.")]
    seat: SeatOrNone
    gesture: Gesture
    anchor: Annotated[int, Meta(description="The number of the event that a saying is about; -1: none.")]
    wants: Annotated[str, Meta(description="Of an offer: what the other is to promise; else empty.")]
    wants_args: list[int]
    wants_anchor: Annotated[int, Meta(description="Of an offer: the event that what is wanted is about; else -1.")]


class LineJson(Struct):
    """A line of talk. A line that was removed has no text; its acts stay. Of a whisper, who is not one of the two gets
    neither.
    """

    line: Annotated[int, Meta(description="Its number at this table, from 0.")]
    room: Annotated[str, one_of("table", "gallery")]
    person: PersonNumber
    name: Annotated[str, Meta(description="Whose line it is, also when they have left; empty: a bot's or the house's.")]
    text: str
    at: Moment
    form: LineForm | Annotated[Literal["hands-over"], Meta(description="Another hand plays the seat from now on.")]
    about: Annotated[int, Meta(description="Of `ask`, `cut` and `whisper`, the seat; of `time`, the seconds; else -1.")]
    match: Annotated[int, Meta(description="The game during which it was said; 0 before the first.")]
    event: Annotated[int, Meta(description="The number of the event that was to be told next.")]
    seat: SeatOrNone
    acts: list[ActJson]
    voice: Annotated[
        int,
        Meta(
            description=(
                "-1: these are their own words. Of a bot's line, the number from 1 of the way in which the reader's"
                " own language words its acts."
            )
        ),
    ]


class VerdictJson(NamedTuple):
    """What became of something said, as far as this viewer can tell: never what others know."""

    line: Annotated[int, Meta(title="line")]
    n: Annotated[int, Meta(title="n", description="Which act of the line, from 0.")]
    mark: Annotated[
        str,
        Meta(
            title="mark",
            description="`pending` withdraws a verdict: what it rested on was taken back.",
            extra_json_schema={"enum": [*MARKS]},
        ),
    ]
    reason: Annotated[
        str, Meta(title="reason", description="Why it is void or untested.", extra_json_schema={"enum": ["", *REASONS]})
    ]
    card: Annotated[int, Meta(title="card", description="The kind of card that decided it; -1: none did.")]
    amount: Annotated[int | None, Meta(title="amount", description="The number that decided it.")]


class OpeningJson(Struct):
    """A saying that this seat may say now, and what each argument may be."""

    saying: str
    choices: list[list[int]]


class BargainsJson(Struct):
    """What is asked and offered, and can be answered now."""

    offers: Annotated[list[int], Meta(description="The lines of the offers that stand.")] = []
    questions: Annotated[list[int], Meta(description="The lines of the questions that this seat may answer.")] = []


class ArgumentJson(Struct):
    """An argument of a saying. A value is a number; an option and a place have names."""

    name: Annotated[str, Meta(description="Of the variable in the texts.")]
    noun: Annotated[str, one_of("amount", "seat", "option", "place", "card")]
    values: list[int]
    names: list[str]


class SayingJson(Struct):
    """Something that can be said of a game so that its cards can answer."""

    name: str
    act: Annotated[str, one_of(*SPOKEN)]
    level: Annotated[int, Meta(description="The level of talk that a table needs for it.")]
    args: list[ArgumentJson]
    short: Annotated[str, Meta(description="How it is typed in a hurry, with {name} for an argument; empty: not.")]
    clause: Annotated[str, Meta(description="The rule that it is about.")]
    apart: Annotated[list[list[int]], Meta(description="Arguments that do not go together: refused, whoever says it.")]


class Unsaid(Struct):
    """An act that came with a move and may not be said: the move is done without it."""

    n: Annotated[int, Meta(description="Which one, from 0.")]
    code: Code
    text: Text
    values: Annotated[dict[str, Any], Meta(description="The variables of the message.")] = {}


def act_of(said: SayAct) -> Act:
    """The act that a client says."""
    return Act(
        said.act,
        said.saying,
        tuple(said.args),
        said.line,
        said.seat,
        said.gesture,
        wants=said.wants,
        wants_args=tuple(said.wants_args),
    )


def line_json(state: TableState, row: LineRow, viewer: int) -> LineJson:
    """A line of talk as a viewer gets it."""
    row = as_heard(row, viewer)
    return LineJson(
        row.n,
        row.room,
        row.person,
        state.people[row.person].name if row.person >= 0 else "",
        row.text,
        row.at,
        row.form,  # type: ignore[arg-type]  # the store has no other forms
        row.about,
        row.match,
        row.event,
        row.seat,
        [_act_json(act) for act in acts_of(row)],
        row.voice,
    )


def verdict_json(line: int, n: int, verdict: Verdict) -> VerdictJson:
    """A verdict on act `n` of a line."""
    return VerdictJson(line, n, verdict.mark, verdict.reason, verdict.card, verdict.amount)


def sayings_json(game: Game) -> list[SayingJson]:
    """What can be said in a game, in the order in which it is offered."""
    return [
        SayingJson(
            saying.name,
            saying.act,
            saying.level,
            [ArgumentJson(arg.name, arg.noun, arg.values, arg.names) for arg in saying.args],
            saying.short,
            saying.clause,
            [[*args] for args in saying.apart()],
        )
        for saying in sayings_of(game)
    ]


def _act_json(act: Act) -> ActJson:
    return ActJson(
        act.act,  # type: ignore[arg-type]  # the store has no other acts
        act.saying,
        [*act.args],
        act.line,
        act.seat,
        act.gesture,
        act.anchor,
        act.wants,
        [*act.wants_args],
        act.wants_anchor,
    )
