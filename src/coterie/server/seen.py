"""The game as a client gets it: views, events, and what there is to know of a game before it begins. Their shapes, for the schema."""

from collections import Counter
from typing import Annotated, NamedTuple, TypedDict, cast

from msgspec import Meta, Struct

from coterie import bots
from coterie.core.events import Heard
from coterie.core.game import Game
from coterie.core.layout import Pack
from coterie.core.views import View as Seen


class Pile(NamedTuple):
    """A pile: its name, whose it is, how many cards it has, which of them the viewer knows, and the backs that show of the others."""

    name: Annotated[str, Meta(title="name")]
    seat: Annotated[int, Meta(title="seat", description="-1: nobody's, it is the table's.")]
    size: Annotated[int, Meta(title="size", description="How many cards lie here, known and unknown.")]
    cards: Annotated[list[int], Meta(title="cards", description="The kinds of the cards the viewer knows, sorted.")]
    backs: Annotated[
        list[int], Meta(title="backs", description="Of the cards whose face is hidden and whose back shows, the backs, sorted.")
    ]


class View(TypedDict):
    """A table as one viewer sees it, whole: it takes no other message to draw it."""

    seat: Annotated[int, Meta(description="The viewer's seat; the number of seats for an onlooker, -4 for eyes that see every card.")]
    seats: int
    over: bool
    step: Annotated[str, Meta(description="The question being asked; empty if none is.")]
    clause: Annotated[str, Meta(description="The rule behind the question.")]
    decision: Annotated[int, Meta(description="The number of the question, to be named in `play`; -1 if there is none.")]
    waiting: Annotated[list[int], Meta(description="The seats that have yet to answer.")]
    sealed: Annotated[bool, Meta(description="Whether the answers are kept until all are in.")]
    piles: list[Pile]
    facts: Annotated[
        dict[str, int | list[int | None]],
        Meta(description="Numbers of the game by name. In a list that has one a seat, null is what this viewer may not know."),
    ]
    scores: Annotated[list[int], Meta(description="Points by seat, when the game is over.")]
    winners: Annotated[list[int], Meta(description="The seats that won, when the game is over.")]


class Event(NamedTuple):
    """Something that happened: its number, the word for it, the seat it is about, numbers, and cards as this viewer saw them."""

    n: Annotated[int, Meta(title="n", description="From 0, without gaps. Every viewer of a game has the same numbers.")]
    what: Annotated[str, Meta(title="what", description="The message `event-WHAT` of the game tells it in words.")]
    seat: Annotated[int, Meta(title="seat", description="Negative: about no seat.")]
    nums: Annotated[list[int], Meta(title="nums")]
    cards: Annotated[
        list[int], Meta(title="cards", description="Kinds of card; a negative one, -1 - b, is a card of which only back b was seen.")
    ]


class VerbFace(Struct):
    """A verb: the actions from `first` on, `count` of them. Action a points at `low + a - first`."""

    name: str
    noun: Annotated[
        str,
        Meta(
            description="What its argument is: nothing, a kind of card, a seat, an amount, or one of `names`.",
            extra_json_schema={"enum": ["", "card", "seat", "amount", "place", "option"]},
        ),
    ]
    first: int
    count: int
    low: Annotated[int, Meta(description="The least argument; it is not 0 only for some amounts.")]
    names: list[str]


class OrderFace(Struct):
    """A standing order that the game takes."""

    name: str
    amount: Annotated[bool, Meta(description="Whether it takes an amount.")]
    clause: Annotated[str, Meta(description="The rule that it answers by.")]


class GameFace(Struct):
    """A game: what a client needs to know to offer it and to name its actions and cards."""

    name: str
    rules_version: int
    seats: Annotated[list[int], Meta(description="The fewest and the most players.", min_length=2, max_length=2)]
    options: Annotated[dict[str, list[str]], Meta(description="The values of each option, the first of which is the default.")]
    bots: Annotated[list[str], Meta(description="The levels of its bots, the weakest first.")]
    kinds: Annotated[list[str], Meta(description="The names of its kinds of card: a card is a number in this list.")]
    figures: Annotated[
        list[dict[str, int | str]],
        Meta(description="What is printed on each kind of card, as variables of its message: a number, or the name of a message."),
    ]
    verbs: list[VerbFace]
    steps: Annotated[list[str], Meta(description="The names of its questions.")]
    orders: list[OrderFace]
    by_seat: Annotated[list[str], Meta(description="Which `facts` of a view are lists that have one number a seat.")]
    copies: Annotated[list[list[int]], Meta(description="How many cards there are of each kind: first with the fewest players.")]


def view(seen: Seen) -> View:
    """A view as plain data."""
    return cast(View, seen.plain())


def events(heard: list[Heard]) -> list[Event]:
    """What was heard, as plain data."""
    return [cast(Event, event.plain()) for event in heard]


def manifest(game: Game, pack: Pack) -> GameFace:
    """What a client needs to know of a game that is played with this pack of cards."""
    return GameFace(
        name=game.name,
        rules_version=game.rules_version,
        seats=[game.fewest, game.most],
        options={option.name: list(option.values) for option in game.options},
        bots=list(bots.levels(game)),
        kinds=list(game.lexicon.kinds),
        figures=[pack.figures(kind) for kind in range(len(game.lexicon.kinds))],
        verbs=[VerbFace(v.name, v.noun, v.base, v.size, v.low, list(v.names)) for v in game.lexicon.verbs],
        steps=[step.name for step in game.steps],
        orders=[OrderFace(order.name, order.takes_amount, order.clause) for order in game.orders],
        by_seat=_by_seat(game, pack),
        copies=[_copies(game, seats, pack) for seats in range(game.fewest, game.most + 1)],
    )


def _copies(game: Game, seats: int, pack: Pack) -> list[int]:
    """How many cards of each kind a table of so many players has, in play or left out."""
    counted = Counter(game.table(seats, None, pack).layout.kind_of)
    return [counted[kind] for kind in range(len(game.lexicon.kinds))]


def _by_seat(game: Game, pack: Pack) -> list[str]:
    """The facts that are as long as there are seats, whether few or many sit down."""
    long: list[set[str]] = []
    for seats in (game.fewest, game.most):
        facts = game.table(seats, game.settle({}, seats), pack).facts()
        long.append({fact.name for fact in facts if isinstance(fact.value, list) and len(fact.value) == seats})
    return sorted(set.intersection(*long))
