"""What a minister advises a person, and finds in a game that is over, as JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from coterie.bots import Advice
from coterie.server.protocol.fields import Action, Code, Decision


class AskHint(Struct, forbid_unknown_fields=True):
    """Somebody who wants to know what a minister would do."""

    decision: Decision


class AdviceJson(Struct):
    """An answer that a minister thinks of, and why."""

    action: Action
    percent: Annotated[int, Meta(description="The chance to win with it, as a minister reckons.")]
    reason: Code
    values: Annotated[
        dict[str, int | str],
        Meta(description="The variables of the message: `seat`, `card`, numbers, and names of other messages."),
    ]


class HintJson(Struct):
    """What a minister would do: at most three answers, the best first."""

    decision: Decision
    advice: list[AdviceJson]


class DecisionJson(Struct):
    """A decision of a seat, and the chance to win that it cost in thousandths."""

    move: Annotated[int, Meta(description="Of the replay: the move that it is.")]
    cost: Annotated[int, Meta(description="0: a minister would have done the same, or something no better.")]


class MistakeJson(Struct):
    """A decision that cost much: what was done, and what a minister would have done."""

    move: Annotated[int, Meta(description="Of the replay: the move that it is.")]
    action: Action
    step: Annotated[str, Meta(description="The question.")]
    cost: Annotated[int, Meta(description="The chance to win that it cost, in thousandths.")]
    better: AdviceJson


class ReviewJson(Struct):
    """A finished game as a minister reads it over a seat's shoulder, with the eyes of each moment."""

    match: int
    seat: int
    decisions: Annotated[list[DecisionJson], Meta(description="Where there was something to decide, in order.")]
    mistakes: Annotated[list[MistakeJson], Meta(description="At most three, the dearest first.")]


def advice_json(advice: Advice) -> AdviceJson:
    return AdviceJson(advice.action, advice.percent, advice.reason, advice.values)
