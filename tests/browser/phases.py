"""Phases of a game, opened through the real house.

A golden record is played up to a question, and a guest sits where it is asked.
"""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from msgspec import structs

from coterie.games import find
from coterie.play import Match, read_record
from coterie.play.record import positions
from coterie.server.protocol.game_json import view_json
from coterie.server.protocol.proposal import Proposal
from coterie.server.state import plans
from coterie.server.state.agreement import Agreement
from coterie.server.state.stored import Chair
from coterie.server.tables.house import House
from coterie.server.tables.seated import Seated
from tests.server.guests import PATIENCE, begin_at
from tools import golden

Seen = dict[str, Any]  # a view as plain data


@dataclass(frozen=True)
class Phase:
    """A question in a record: after so many moves, put to this seat."""

    name: str
    record: Path
    moves: int
    seat: int


ROYAL_SECRETS: dict[str, Callable[[Seen], bool]] = {
    "choose": lambda v: v["step"] == "choose" and v["facts"]["round"] == 1 and v["seats"] == 4,
    "choose-with-favors": lambda v: v["step"] == "choose" and size(v, "favors") > 1,
    "choose-after-a-count": lambda v: (
        v["step"] == "choose" and v["facts"]["round"] == 3 and v["facts"]["parley"] == v["seat"]
    ),
    "hand-on": lambda v: v["step"] == "hand-on" and v["facts"]["phase"] == 2 and v["seats"] == 4,
    "first-bet": lambda v: v["step"] == "bet" and v["facts"]["phase"] == 2 and v["seats"] == 4,
    "second-bet-of-five": lambda v: v["step"] == "bet" and v["facts"]["phase"] == 3 and v["seats"] == 5,
    "cardinal": lambda v: v["facts"]["phase"] == 3 and v["facts"]["alone"] >= 0 and size(v, "cardinal-down", -1) > 0,
    "diner": lambda v: v["step"] == "bet" and v["facts"]["phase"] == 3 and 3 in v["facts"]["audiences"],
    "planning-call": lambda v: v["step"] == "planning-call",
    "assign": lambda v: v["step"] == "assign" and sum(v["facts"]["audiences"]) > 0,
    "dinner-call": lambda v: v["step"] == "dinner-call",
    "last-call": lambda v: v["step"] == "last-call",
    "stab": lambda v: v["step"] == "stab",
    "decorate": lambda v: v["step"] == "decorate",
    "recruitment-call": lambda v: v["step"] == "recruitment-call",
    "recruit": lambda v: v["step"] == "recruit",
    "third": lambda v: v["step"] == "third",
    "pardon-call": lambda v: v["step"] == "pardon-call",
    "last-round": lambda v: v["step"] == "bet" and v["facts"]["round"] == 7 and v["facts"]["phase"] == 3,
    "over": lambda v: bool(v["over"]),
}


FOR_THE_KING: dict[str, Callable[[Seen], bool]] = {
    "place": lambda v: v["step"] == "place" and v["seats"] == 4 and v["facts"]["centred"] == 2 and size(v, "hand") > 6,
    "place-of-two": lambda v: v["step"] == "place" and v["seats"] == 2,
    "take": lambda v: v["step"] == "take" and v["seats"] == 5 and size(v, "centre", -1) == 4,
    "decree": lambda v: v["step"] == "decree" and v["seats"] == 4,
    "decree-of-five": lambda v: v["step"] == "decree" and v["seats"] == 5,
    "bid": lambda v: v["step"] == "bid" and v["seats"] == 4 and v["facts"]["bid"] > 2 and 1 in v["facts"]["passed"],
    "bid-for-gold": lambda v: v["step"] == "bid" and v["seats"] == 3 and v["facts"]["most"] == 20,
    "bid-again": lambda v: v["step"] == "bid" and 1 in v["facts"]["barred"],
    "pay": lambda v: v["step"] == "pay" and v["facts"]["bid"] > 3,
    "discard": lambda v: v["step"] == "discard" and v["facts"]["owed"] > 1,
    "over": lambda v: bool(v["over"]) and v["seats"] == 4,
}
REIGNS_COUNCIL: dict[str, Callable[[Seen], bool]] = {
    "draw-hand": lambda v: v["step"] == "draw-hand" and v["seats"] == 4 and size(v, "hand") == 3,
    "present": lambda v: v["step"] == "present" and v["seats"] == 3,
    "present-of-six": lambda v: v["step"] == "present" and v["seats"] == 6 and presented(v) == 3,
    "judge": lambda v: v["step"] == "judge" and v["seats"] == 3,
    "judge-of-six": lambda v: (
        v["step"] == "judge" and v["seats"] == 6 and v["facts"]["turn"] > 2 and not any(v["facts"]["verdicts"])
    ),
    "reveal-rejected": lambda v: v["step"] == "reveal-rejected" and v["seats"] == 6 and v["facts"]["turn"] > 1,
    "reveal-accepted": lambda v: v["step"] == "reveal-accepted" and v["seats"] == 4,
    "doubt": lambda v: v["step"] == "doubt" and v["seats"] == 6 and 1 < presented(v) < 5,
    "draw": lambda v: v["step"] == "draw" and v["seats"] == 5,
    "story": lambda v: v["step"] == "story" and v["seats"] == 4,
    "death": lambda v: v["step"] == "future" and 0 <= v["facts"]["killer"] != v["seat"],
    "death-of-my-making": lambda v: v["step"] == "future" and v["facts"]["killer"] == v["seat"],
    "death-among-six": lambda v: v["step"] == "future" and v["facts"]["killer"] >= 0 and v["seats"] == 6,
    "abdication": lambda v: v["step"] == "future" and v["facts"]["killer"] < 0,
    "name": lambda v: v["step"] == "name" and v["facts"]["killer"] >= 0,
    "vote": lambda v: v["step"] == "vote",
    "over": lambda v: bool(v["over"]) and v["facts"]["killer"] >= 0,
}
# the phases of every game
OF = {"royal-secrets": ROYAL_SECRETS, "for-the-king": FOR_THE_KING, "reigns-council": REIGNS_COUNCIL}


def phases(game: str, wanted: dict[str, Callable[[Seen], bool]]) -> Iterator[Phase]:
    """The first question of each wanted kind in the golden records of a game."""
    left = dict(wanted)
    for path in golden.paths(find(game)):
        for n, match in enumerate(positions(read_record(path))):
            for seat in [0] if match.over else match.asked()[:1]:
                view = view_json(match.eyes(seat).view())
                for name in [name for name, fits in left.items() if fits(dict(view))]:
                    del left[name]
                    yield Phase(name, path, n, seat)
    assert not left, f"no golden record of {game} has: {', '.join(left)}"


async def open_phase(house: House, phase: Phase, name: str, hints: bool = False) -> Seated:
    """A table where this phase is, with a guest of this name where the question is put and bots in the other seats."""
    match = next(islice(positions(read_record(phase.record)), phase.moves, None))
    proposal = proposal_at(match, name, phase.seat)
    proposal.agreement.hints = hints
    seated = await house.open_table(proposal)
    chairs = [Chair(person=0) if seat == phase.seat else Chair(bot="random") for seat in range(match.seats)]
    await begin_at(seated.table, match, chairs)
    state = seated.table.state
    async with asyncio.timeout(PATIENCE):  # bots answer at once, but their process may have to start
        while not match.over and state.match and state.match.asked() != [phase.seat]:
            await asyncio.sleep(0.01)
    if match.over:
        await seated.table.change(lambda: plans.stands(state, structs.replace(state.stored, status="over")))
    return seated


def proposal_at(match: Match, name: str, seat: int) -> Proposal:
    """A proposal for a table of this match, by a person who takes this seat."""
    return Proposal(name, Agreement(match.game.name, match.seats, match.options), seat=seat)


async def open_together(house: House, phase: Phase, names: list[str]) -> list[Seated]:
    """A table where this phase is, with people of these names where the question is put, by seat, and bots in the other
    seats.
    """
    match = next(islice(positions(read_record(phase.record)), phase.moves, None))
    asked = match.asked()[: len(names)]
    people = [await house.open_table(proposal_at(match, names[0], asked[0]))]
    table = people[0].table
    people += [await house.join(table, name, seat) for name, seat in zip(names[1:], asked[1:], strict=True)]
    chairs = [Chair(person=asked.index(seat)) if seat in asked else Chair(bot="random") for seat in range(match.seats)]
    await begin_at(table, match, chairs)
    return people


def size(view: Seen, pile: str, seat: int | None = None) -> int:
    """How many cards lie there, in front of the viewer unless another seat is named."""
    owner = view["seat"] if seat is None else seat
    return next((count for name, at, count, *_ in view["piles"] if name == pile and at == owner), 0)


def presented(view: Seen) -> int:
    """How many Proposals lie before the Monarch."""
    return sum(size(view, "presented", seat) for seat in range(view["seats"]))
