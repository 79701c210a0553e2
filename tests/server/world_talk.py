"""Talk in two worlds: the same is said in both, whoever says it, and what may be said is the same in both."""

import asyncio
from typing import Any

from coterie.core.dice import Lehmer
from coterie.core.game import Game
from coterie.games import find
from coterie.talk import sayings_of
from tests.server.guests import Guest
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


def some_bargains(guest: Guest, ear: int, dice: Lehmer) -> list[dict[str, Any]]:
    """A question or an offer to a seat, and answers to what was asked and offered before; perhaps none of it may be
    said.
    """
    assert guest.game
    game = find(guest.face["agreement"]["game"])
    kinds = {saying.name: saying for saying in sayings_of(game)}
    promises = [each for each in guest.game["sayings"] if kinds[each["saying"]].act == "promise"]
    acts: list[dict[str, Any]] = []
    if not kinds:
        return acts
    if dice.below(3) and promises:
        mine, wants = promises[dice.below(len(promises))], promises[dice.below(len(promises))]
        sides = [[choices[dice.below(len(choices))] for choices in side["choices"]] for side in (mine, wants)]
        names = {"saying": mine["saying"], "args": sides[0], "wants": wants["saying"], "wants_args": sides[1]}
        acts.append({"act": "offer", "seat": ear, **names})
    else:
        acts.append({"act": "ask", "seat": ear, "saying": [*kinds][dice.below(len(kinds))]})
    for line in guest.game["bargains"]["offers"]:
        acts.append({"act": ("accept", "accept", "refuse", "take-back")[dice.below(4)], "line": line})
    for line in guest.game["bargains"]["questions"][:2]:
        acts.append({"act": "decline", "line": line})
    if guest.verdicts:
        acts.append({"act": "cite", "line": [*guest.verdicts][dice.below(len(guest.verdicts))][0]})
    return acts


async def bargain_alike(left: Tap, right: Tap, seats: int, seed: int) -> int:
    """Somebody asks, offers and answers the same in both worlds, aloud or in an ear."""
    dice = Lehmer(seed)
    ear = (left.seat + 1 + dice.below(seats - 1)) % seats
    whisper = {"form": "whisper", "about": ear} if not dice.below(3) else {}
    assert left.game
    assert right.game
    assert left.game["bargains"] == right.game["bargains"], "what may be answered tells which world it is"
    known = [*left.verdicts] == [*right.verdicts]  # who knows more in one world could cite other lines
    acts = [act for act in some_bargains(left, ear, dice) if known or act["act"] != "cite"]
    return await say_alike(left, right, acts, **whisper)


async def say_alike(left: Tap, right: Tap, acts: list[dict[str, Any]], **said: Any) -> int:
    """Say the same in both worlds: it is done, or refused in the same words, in both. Returns how much was said."""
    done = 0
    for act in acts:
        answers = await asyncio.gather(*[tap.do("say", text="", acts=[act], **said) for tap in (left, right)])
        codes = [answer.get("code") for answer in answers]
        assert codes[0] == codes[1], f"that {act} is refused with {codes} tells which world it is"
        done += answers[0]["type"] == "done"
    return done


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
    return await say_alike(left, right, acts)
