# mypyc
"""The numbers of the Council's bots, from `weights.json`: fitted by `coterie fit reigns-council`, and bent by temperaments."""

import json
from importlib.resources import files
from typing import Any, Final, cast

TEMPERS: Final[dict[str, dict[str, float]]] = {  # what a temperament multiplies
    "careful": {"fear": 1.5, "hope": 1.2, "cut": 0.5},
    "bold": {"fear": 0.6, "cut": 2.5, "gift": 0.0},
    "sly": {"lean": 1.3, "spare": -1.0},
    "loyal": {"lean": 0.5, "cut": 0.0, "fear": 0.9},
    "vengeful": {"cut": 1.5},
    "generous": {"gift": -1.0, "fear": 0.9},
}


class Weights:
    """How a Monarch fears and an Advisor hopes, how sharply others' choices are read, and what points are worth.

    `fear` is what a death costs a Monarch, `hope` what each card still to come is worth, `near` and `far` how the peril
    of a marker grows, `gift` what a point of an Advisor costs, `second` what a change of mind is worth keeping for.
    `likely` is how often a card is accepted, `death` how often a reign ends so, by the marker farthest out; `cut` what it is
    worth to end a reign early, `spare` how little a pillar of no goal is liked. `heat` and `crown` are by reigns left.
    """

    def __init__(self, data: dict[str, Any], temperament: str = "") -> None:
        self.stamp = json.dumps([data["advisor"], data["reader"], temperament])
        monarch = data["monarch"]
        advisor = data["advisor"]
        reader = data["reader"]
        bent = TEMPERS.get(temperament, {})
        self.fear: float = monarch["fear"] * bent.get("fear", 1.0)
        self.hope: float = monarch["hope"] * bent.get("hope", 1.0)
        self.near: float = monarch["near"]
        self.far: float = monarch["far"]
        self.gift: float = monarch["gift"] * bent.get("gift", 1.0)
        self.second: float = monarch["second"]
        self.likely: list[float] = cast(list[float], advisor["likely"])
        self.death: list[float] = cast(list[float], advisor["death"])
        self.cut: float = advisor["cut"] * bent.get("cut", 1.0)
        self.spare: float = advisor["spare"] * bent.get("spare", 1.0)
        self.sharp: float = reader["sharp"]
        self.careless: float = reader["careless"]
        self.drawn: float = reader["drawn"]
        self.aimless: float = reader["aimless"]
        self.lean: float = reader["lean"] * bent.get("lean", 1.0)
        self.heat: list[float] = cast(list[float], data["value"]["heat"])
        self.crown: list[float] = cast(list[float], data["value"]["crown"])


def load() -> dict[str, Any]:
    """The fitted numbers as they are kept."""
    text = (files("coterie.games.reigns_council") / "weights.json").read_text(encoding="utf-8")
    return cast(dict[str, Any], json.loads(text))


FITTED: Final = load()
STANDARD: Final = Weights(FITTED)
