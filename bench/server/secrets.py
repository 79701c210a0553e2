"""A look at what a peer's server really sends: no seat may be told a card of the court game that it must not see.

A server that told everybody everything would have less to do, and be no fair peer.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from bench.server.load import Missing, close_tables
from bench.server.peer import NodeSide

FACE = re.compile(rb"K\d\d\d")
OPEN = ("centre", "lot", "spent")
OWN = ("look", "hand", "lost")
MOVES = 240  # the whole draft, and some auctions

Piles = Mapping[str, Sequence[str]]


async def check(side: NodeSide, seats: int = 4, moves: int = MOVES) -> int:
    """Play a table and read every frame. Returns how many; raises Missing if they told too much or too little."""
    await side.start()
    try:
        table = await side.open(seats)
        heard: list[list[bytes]] = [[] for _ in range(seats)]
        for number, seat in enumerate(table.seats):
            _overhear(seat.line, heard[number])
        frames = 0
        before = await side.truth(table)
        known = [compare(number, [seat.opening], before, before) for number, seat in enumerate(table.seats)]
        for _ in range(moves):
            if table.over:
                break
            await table.rush(1)
            after = await side.truth(table)
            for seat, told in enumerate(heard):
                known[seat] |= compare(seat, told, before, after)
                frames += len(told)
                told.clear()
            before = after
        for seat in range(seats):
            if unseen := {card for card in before[f"hand{seat}"] if card not in known[seat]}:
                raise Missing(f"seat {seat} was never told of its own {sorted(unseen)[0]}")
        await close_tables(side, [table])
        if side.faults:
            raise Missing(side.faults[0])
        return frames
    finally:
        await side.stop()


def compare(seat: int, frames: Sequence[bytes], before: Piles, after: Piles) -> set[str]:
    """The cards that a seat was told of with a move. Raises Missing if it may see one neither before nor after."""
    told = {face.decode() for frame in frames for face in FACE.findall(frame)}
    if secret := told - visible(seat, before) - visible(seat, after):
        raise Missing(f"seat {seat} was told of {sorted(secret)[0]}, which it must not see: this is no fair peer")
    return told


def visible(seat: int, piles: Piles) -> set[str]:
    """The cards that a seat may see."""
    return {card for name in (*OPEN, *(f"{own}{seat}" for own in OWN)) for card in piles[name]}


def _overhear(line, frames: list[bytes]) -> None:
    hear = line.hear

    def both(frame: bytes) -> None:
        frames.append(frame)
        hear(frame)

    line.hear = both
