"""The game as one viewer gets it, as JSON: the view, the events, what they may do and when it is due."""

from typing import Annotated, NamedTuple, TypedDict, cast

import msgspec
from msgspec import Meta, Struct

from coterie.core.events import Heard
from coterie.core.lexicon import OPEN
from coterie.core.view_json import ViewWriter
from coterie.core.views import View
from coterie.play import Match, Record
from coterie.play.playback import Playback
from coterie.server.protocol.fields import Moment
from coterie.server.protocol.talk_json import BargainsJson, OpeningJson
from coterie.server.state.table_state import TableState

AS_BEFORE = "null"  # of what may be said
NO_BARGAINS = '{"offers":[],"questions":[]}'


class PileJson(NamedTuple):
    """A pile: its name, its seat, how many cards it has, those that the viewer knows, and the backs of the others."""

    name: Annotated[str, Meta(title="name")]
    seat: Annotated[int, Meta(title="seat", description="-1: nobody's, it is the table's.")]
    size: Annotated[int, Meta(title="size", description="How many cards lie here, known and unknown.")]
    cards: Annotated[list[int], Meta(title="cards", description="The kinds of the cards the viewer knows, sorted.")]
    backs: Annotated[
        list[int],
        Meta(title="backs", description="Of the cards whose front is hidden and whose back shows, the backs, sorted."),
    ]


class ViewJson(TypedDict):
    """A table as one viewer sees it, whole: it takes no other message to draw it."""

    seat: Annotated[
        int,
        Meta(description="The viewer's seat; the number of seats for an onlooker, -4 for eyes that see every card."),
    ]
    seats: int
    over: bool
    step: Annotated[str, Meta(description="The question being asked; empty if none is.")]
    clause: Annotated[str, Meta(description="The rule behind the question.")]
    decision: Annotated[
        int, Meta(description="The number of the question, to be named in `play`; -1 if there is none.")
    ]
    waiting: Annotated[list[int], Meta(description="The seats that have yet to answer.")]
    sealed: Annotated[bool, Meta(description="Whether the answers are kept until all are in.")]
    piles: list[PileJson]
    facts: Annotated[
        dict[str, int | list[int | None]],
        Meta(
            description=(
                "Numbers of the game by name. In a list that has one a seat, null is what this viewer may not know."
            )
        ),
    ]
    scores: Annotated[list[int], Meta(description="Points by seat, when the game is over.")]
    winners: Annotated[list[int], Meta(description="The seats that won, when the game is over.")]


class EventJson(NamedTuple):
    """Something that happened.

    Its number, the word for it, the seat it is about, numbers, and cards as this viewer saw them.
    """

    n: Annotated[int, Meta(title="n", description="From 0, without gaps. Every viewer of a game has the same numbers.")]
    what: Annotated[str, Meta(title="what", description="The message `event-WHAT` of the game tells it in words.")]
    seat: Annotated[int, Meta(title="seat", description="Negative: about no seat.")]
    nums: Annotated[list[int], Meta(title="nums")]
    cards: Annotated[
        list[int],
        Meta(
            title="cards", description="Kinds of card; a negative one, -1 - b, is a card of which only back b was seen."
        ),
    ]


class GameJson(Struct):
    """The game as one viewer sees it.

    The whole view, what they may do, the standing order they left and when the decision is due.
    """

    view: ViewJson
    legal: Annotated[
        list[int], Meta(description="Every action they may answer with now; empty when they are not asked.")
    ]
    undo: Annotated[bool, Meta(description="Whether their last answer can be taken back by `undo`.")]
    order: Annotated[tuple[str, int], Meta(description="Name and amount of the standing order they left.")] | None
    due: Moment | None
    sayings: (
        Annotated[
            list[OpeningJson],
            Meta(
                description=(
                    "What they may say now, in the order of the game. In news, null says that it is as they were last"
                    " told, or that it follows in a moment, where moves come quickly; a welcome always has it."
                )
            ),
        ]
        | None
    ) = []
    bargains: BargainsJson = msgspec.field(default_factory=BargainsJson)


def game_json(
    state: TableState,
    viewer: int,
    writer: ViewWriter,
    sayings: str = "[]",
    is_bound: bool = False,
    bargains: str = NO_BARGAINS,
) -> str:
    """The text of a `GameJson`: what a welcome and every news tell this viewer, and nobody else may know.

    A busy server does this most, so it is written as text by the match itself. `writer` is the match's, `sayings` the
    JSON of what this viewer may say, `bargains` that of what they may answer, and who is bound has spoken about their
    last answer.
    """
    match = state.match
    assert match
    if viewer == OPEN:
        return msgspec.json.encode(GameJson(view_json(open_view(match)), [], False, None, state.due())).decode()
    order, due = state.orders.get(viewer), state.due()
    legal, undo = "[]", False
    if state.playing:
        legal = writer.legal(viewer)
        undo = viewer < match.seats and match.can_undo(viewer) and state.may_take_back(viewer) and not is_bound
    ordered = f'["{order.name}",{order.amount}]' if order else "null"
    return (
        f'{{"view":{writer.view(viewer)},"legal":{legal},"undo":{"true" if undo else "false"},'
        f'"order":{ordered},"due":{due or "null"},"sayings":{sayings},"bargains":{bargains}}}'
    )


def view_json(view: View) -> ViewJson:
    """A view that is none of the match under way: of a preview, or of a replay."""
    return cast(ViewJson, view.plain())


def events_json(heard: list[Heard]) -> list[EventJson]:
    """Events that were heard, as a replay tells them."""
    return [cast(EventJson, event.plain()) for event in heard]


def open_view(match: Match) -> View:
    """The table with all cards open, for whoever watches bots that play alone: the end of its record so far."""
    playback = Playback(Record.of(match))
    playback.jump(len(playback))
    return playback.open().view()
