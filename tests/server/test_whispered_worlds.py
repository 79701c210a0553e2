"""Whispers in two worlds: in both A whispers to B, and B to A, but not the same.

Nobody else can tell, by any byte, which of them they are in: neither the third seat nor the gallery, neither while the
game goes on nor in what is left of it, neither by lines, verdicts and bargains nor by what is refused.
"""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from coterie.core.dice import Lehmer
from tests.server.worlds import Twins, World, stride, twins, walk

pytestmark = pytest.mark.slow

SEATS = 3
OTHERS = [2, 3]  # the third seat and the onlooker
LONG = "I have thought about it all night, and there is nothing that I would rather do. " * 5


def said(act: str, **more: Any) -> dict[str, Any]:
    return {"act": act, **more}


def offer(to: int, mine: str, wants: str) -> dict[str, Any]:
    return said("offer", seat=to, saying=mine, wants=wants)


# What A whispers to B and what B whispers back, in one world and in the other.
TALKS: list[tuple[tuple[str, list[dict[str, Any]]], ...]] = [
    (("yes", []), (LONG, [])),
    (("", [said("promise", saying="stays")]), ("psst", [said("promise", saying="goes", args=[1])])),
    (("", [offer(1, "stays", "stays")]), (LONG, [said("ask", saying="stays", seat=1)])),
]
ANSWERS: list[tuple[dict[str, Any], dict[str, Any]]] = [
    (said("react", gesture="bow"), said("react", gesture="glare", seat=2)),
    (said("doubt", line=0), said("believe", line=0)),
    (said("accept", line=0), said("promise", saying="stays", line=0)),
]


async def whisper(world: World, seat: int, to: int, text: str, acts: list[dict[str, Any]]) -> None:
    """Whisper something that may be whispered."""
    answer = await world.taps[seat].do("say", text=text, form="whisper", about=to, acts=acts)
    assert answer["type"] == "done", answer


async def whisper_in_two_worlds(data: Path, talks: range = range(len(TALKS))) -> int:
    """Returns how often the others got the same in worlds that differed."""
    compared = 0
    async with twins(data, "royal-secrets", SEATS, whispers=True) as pair:
        for n in talks:
            spot = next(spot for spot in walk(pair.game, SEATS, n) if spot.step == "choose")
            await asyncio.gather(pair.left.begin(spot), pair.right.begin(spot))
            await pair.settle([])
            first = max([*pair.left.taps[0].lines, -1]) + 1
            for world, (text, acts), answer in zip((pair.left, pair.right), TALKS[n], ANSWERS[n], strict=True):
                await whisper(world, 0, 1, text, acts)
                await whisper(world, 1, 0, "", [{**answer, **({"line": first} if "line" in answer else {})}])
            await look(pair, first)
            if n == len(TALKS) - 1:
                compared += await play_the_round(pair, n)
            await end(pair)
    return compared


async def look(pair: Twins, line: int) -> None:
    """The others hear that there was a whisper, and try what can be tried with it."""

    async def try_it(world: World) -> None:
        third, onlooker = (world.taps[viewer] for viewer in OTHERS)
        for act in ("doubt", "accept", "refuse", "decline", "cite", "take-back"):
            assert (await third.do("say", text="", acts=[said(act, line=line)]))["type"] == "refused"
        await third.do("say", text="", acts=[said("react", gesture="glare", line=line)])
        for tap in (third, onlooker):
            await tap.send({"type": "openings", "seat": 0})
            await tap.leave()
            await tap.back()
            for path in ("", "/games", "/record", "/replay?eyes=onlooker", "/lied", "/story"):
                await tap.fetch(f"/api/tables/{tap.table}{path}")

    await pair.both(try_it)
    await pair.settle(OTHERS, "whispers")


async def play_the_round(pair: Twins, seed: int) -> int:
    """The same is done in both worlds until the round is over, so that what was promised is decided."""
    dice, compared, told = Lehmer(seed), 0, len(pair.left.taps[3].events)
    while not any(event[1] == "round" for event in pair.left.taps[3].events[told:]):
        step = stride(pair.game, pair.left.table, pair.right.table, dice)
        assert step
        await pair.take(step)
        await pair.settle(OTHERS, "whispers")
        compared += 1
    known = [tap.verdicts for tap in (pair.left.taps[0], pair.right.taps[0])]
    assert known[0] != known[1], "what was whispered is judged for the two"
    return compared


async def end(pair: Twins) -> None:
    """The game is ended, and open to all."""

    async def vote(world: World) -> None:
        await world.taps[0].do("propose", topic="end")
        for tap in world.taps[1:3]:
            await tap.until(lambda tap=tap: tap.face["votes"])  # type: ignore[misc]
            await tap.do("vote", vote=tap.face["votes"][0]["vote"], yes=True)
        for tap in (world.taps[viewer] for viewer in OTHERS):
            for eyes in ("A", "B", "C", "onlooker", "open"):
                await tap.fetch(f"/api/tables/{tap.table}/replay?eyes={eyes}")
                await tap.fetch(f"/api/tables/{tap.table}/lied?eyes={eyes}")
            await tap.fetch(f"/api/tables/{tap.table}/story")

    await pair.both(vote)
    await pair.settle(OTHERS, "whispers")


def test_nobody_else_can_tell_what_was_whispered(tmp_path: Path) -> None:
    assert asyncio.run(whisper_in_two_worlds(tmp_path)) > 8
