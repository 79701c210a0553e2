"""Talk in two worlds: the same is said in both, whoever says it, and what may be said is the same in both."""

import asyncio
from typing import Any

from coterie.core.dice import Lehmer
from coterie.core.game import Game
from coterie.talk import sayings_of
from tests.server.taps import Tap


def some_act(game: Game, dice: Lehmer) -> dict[str, Any]:
    """One of all the things that can be said in a game; perhaps not now, and not by everybody."""
    sayings = sayings_of(game)
    saying = sayings[dice.below(len(sayings))]
    args = [arg.values[dice.below(len(arg.values))] for arg in saying.args]
    return {"act": saying.act, "saying": saying.name, "args": args}


def armed(game: Game, seed: int) -> list[dict[str, Any]]:
    """What somebody wants to say with a move."""
    dice = Lehmer(seed)
    return [some_act(game, dice) for _ in range(1 + dice.below(2))] if sayings_of(game) else []


async def speak_alike(game: Game, left: Tap, right: Tap, seed: int) -> int:
    """Somebody says the same in both worlds, of what may be said now, and answers what was said before.

    It is done, or refused in the same words, in both. Returns how much was said.
    """
    assert left.game
    assert right.game
    assert left.game["sayings"] == right.game["sayings"], "what may be said tells which world it is"
    offered, dice = left.game["sayings"], Lehmer(seed)
    acts = [some_act(game, dice)] if sayings_of(game) else []
    if offered:
        saying = offered[dice.below(len(offered))]
        kinds = {each.name: each.act for each in sayings_of(game)}
        args = [choices[dice.below(len(choices))] for choices in saying["choices"]]
        acts.append({"act": kinds[saying["saying"]], "saying": saying["saying"], "args": args})
    said = [line for line in left.lines.values() if line["acts"] and line["match"] == left.match]
    if said:
        what = ("believe", "doubt", "take-back", "react")[dice.below(4)]
        line = said[dice.below(len(said))]["line"]
        acts.append({"act": what, "line": line, "gesture": "bow" if what == "react" else ""})
    done = 0
    for act in acts:
        answers = await asyncio.gather(*[tap.do("say", text="", acts=[act]) for tap in (left, right)])
        codes = [answer.get("code") for answer in answers]
        assert codes[0] == codes[1], f"that {act} is refused with {codes} tells which world it is"
        done += answers[0]["type"] == "done"
    return done
