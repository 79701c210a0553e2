"""The manifest of a game: what a client needs to know to offer the game, and to name its actions and cards."""

from collections import Counter
from typing import Annotated

from msgspec import Meta, Struct

from coterie import bots
from coterie.core.game import Game
from coterie.core.layout import Pack
from coterie.server.protocol.talk_json import SayingJson, sayings_json


class VerbJson(Struct):
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


class OrderKindJson(Struct):
    """A standing order that the game takes."""

    name: str
    amount: Annotated[bool, Meta(description="Whether it takes an amount.")]
    clause: Annotated[str, Meta(description="The rule that it answers by.")]


class ManifestJson(Struct):
    """A game that the server has."""

    name: str
    rules_version: int
    seats: Annotated[list[int], Meta(description="The fewest and the most players.", min_length=2, max_length=2)]
    options: Annotated[
        dict[str, list[str]], Meta(description="The values of each option, the first of which is the default.")
    ]
    bots: Annotated[list[str], Meta(description="The levels of its bots, the weakest first.")]
    usual_bot: Annotated[str, Meta(description="The level of a bot where nobody names one.")]
    temperaments: Annotated[list[str], Meta(description="Of a bot of any level: `minister:bold`.")]
    kinds: Annotated[list[str], Meta(description="The names of its kinds of card: a card is a number in this list.")]
    figures: Annotated[
        list[dict[str, int | str]],
        Meta(
            description=(
                "What is printed on each kind of card, as variables of its message: a number, or the name of a message."
            )
        ),
    ]
    verbs: list[VerbJson]
    steps: Annotated[list[str], Meta(description="The names of its questions.")]
    orders: list[OrderKindJson]
    by_seat: Annotated[list[str], Meta(description="Which `facts` of a view are lists that have one number a seat.")]
    sayings: Annotated[list[SayingJson], Meta(description="What can be said of it, in the order of the chips.")]
    copies: Annotated[
        list[list[int]], Meta(description="How many cards there are of each kind: first with the fewest players.")
    ]


def manifest(game: Game, pack: Pack) -> ManifestJson:
    """The manifest of a game that is played with this pack of cards."""
    return ManifestJson(
        name=game.name,
        rules_version=game.rules_version,
        seats=[game.fewest, game.most],
        options={option.name: list(option.values) for option in game.options},
        bots=list(bots.levels(game)),
        usual_bot=bots.default_level(game),
        temperaments=list(bots.TEMPERAMENTS),
        kinds=list(game.lexicon.kinds),
        figures=[pack.figures(kind) for kind in range(len(game.lexicon.kinds))],
        verbs=[VerbJson(v.name, v.noun, v.base, v.size, v.low, list(v.names)) for v in game.lexicon.verbs],
        steps=[step.name for step in game.steps],
        orders=[OrderKindJson(order.name, order.takes_amount, order.clause) for order in game.orders],
        by_seat=_by_seat(game, pack),
        sayings=sayings_json(game),
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
