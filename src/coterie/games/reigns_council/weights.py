# mypyc
"""The numbers of the Council's bots, fitted by `coterie fit reigns-council` and bent by temperaments."""

import json
from math import exp
from typing import Any, Final, cast

from coterie.search.weights import read_weights

# What a temperament does: some numbers it multiplies, `gift`, `duty` and `grudge` it adds to.
TEMPERS: Final[dict[str, dict[str, float]]] = {
    "careful": {"fear": 1.5, "hope": 1.2, "cut": 0.5},
    "bold": {"fear": 0.6, "cut": 3.0},
    "sly": {"lean": 1.4, "spare": -1.0},
    "loyal": {"lean": 0.5, "duty": 0.2},
    "vengeful": {"cut": 1.5, "grudge": 0.25},
    "generous": {"fear": 0.9, "gift": -0.35},
}


class Weights:
    """How a Monarch fears and an Advisor hopes, how sharply others' choices are read, and what points are worth.

    A Monarch: `fear` is what a death costs, `part` what each card still to come is worth in any case, and `hope` what
    more it is worth if the reign lasts. `still`, `near` and `far` tell how the peril grows: with the cards still to
    come, with them and a marker's place, and with the place alone. `gift` is what a point of an Advisor costs, `second`
    what the change of mind is kept for, `grudge` what is held against an Advisor for each space that a marker was
    pushed out.

    An Advisor: `likely` is how often a card is accepted and `death` how often a reign ends so, by the marker farthest
    out; `cut` is what it is worth to end a reign early, `spare` how little a pillar of no goal is liked, and `duty` how
    much markers far out are minded.

    A reader: `sharp` and `drawn` tell how closely Advisors follow what they like to present and to draw, `careless` and
    `aimless` how often they do anything, and `lean` how much their wishes are expected to show in rollouts. `heat` and
    `crown` are what points and a reign to come are worth, by reigns left.

    A search: `presenting` and `ruling` are the margins of an Advisor and of a Monarch, whose first thought is hard to
    beat, `pressing` is that of an Advisor who is an éminence, and `noise` is how many of a hundred answers in rollouts
    are any. A minister who left its first thought as readily as an éminence would kill more than four Monarchs of five.
    """

    def __init__(self, data: dict[str, Any], temperament: str = "") -> None:
        self.stamp = json.dumps([data["advisor"], data["reader"], temperament])
        monarch = data["monarch"]
        advisor = data["advisor"]
        reader = data["reader"]
        bent = TEMPERS.get(temperament, {})
        self.fear: float = monarch["fear"] * bent.get("fear", 1.0)
        self.hope: float = monarch["hope"] * bent.get("hope", 1.0)
        self.part: float = monarch["part"]
        self.still: float = monarch["still"]
        self.near: float = monarch["near"]
        self.far: float = monarch["far"]
        self.gift: float = monarch["gift"] + bent.get("gift", 0.0)
        self.grudge: float = bent.get("grudge", 0.0)
        self.second: float = monarch["second"]
        self.likely: list[float] = cast(list[float], advisor["likely"])
        self.death: list[float] = cast(list[float], advisor["death"])
        self.cut: float = advisor["cut"] * bent.get("cut", 1.0)
        self.duty: float = bent.get("duty", 0.0)
        self.spare: float = advisor["spare"] * bent.get("spare", 1.0)
        self.sharp: float = reader["sharp"]
        self.careless: float = reader["careless"]
        self.drawn: float = reader["drawn"]
        self.aimless: float = reader["aimless"]
        self.lean: float = reader["lean"] * bent.get("lean", 1.0)
        self.presenting: float = data["search"]["presenting"]
        self.pressing: float = data["search"]["pressing"]
        self.ruling: float = data["search"]["ruling"]
        self.noise: int = data["search"]["noise"]
        self.heat: list[float] = cast(list[float], data["value"]["heat"])
        self.crown: list[float] = cast(list[float], data["value"]["crown"])

    def lasts(self, squares: float, fourths: float, left: int) -> float:
        """How likely a reign lasts for so many cards more, by the markers' places: their squares and fourth powers."""
        part = left / 12.0  # of a whole reign
        return exp(-(self.still * part * part + self.near * part * squares + self.far * fourths))


def weights_of(temperament: str) -> Weights:
    """The fitted numbers, bent by a temperament; "" is none."""
    found = _bent.get(temperament)
    if found is None:
        found = _bent[temperament] = Weights(FITTED, temperament)
    return found


_bent: Final[dict[str, Weights]] = {}
FITTED: Final[dict[str, Any]] = read_weights("coterie.games.reigns_council")
STANDARD: Final = weights_of("")
