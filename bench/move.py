"""`python -m bench.move`: what a move costs the server's loop by itself, from its frame to the last write.

Kernel, load and disk have no part in it.
The parts are the real ones: lane, connection, table, match, views and talk. The store keeps nothing, and the transports
drop what they are given. It is the thread's own time that counts, and garbage is collected as seldom as in a house. A
busy machine still shows in the slower half of the moves, so the quicker quarter is told, too.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from pathlib import Path
from types import SimpleNamespace as Stand
from typing import Any

import msgspec
import uvloop

from bench.server.line import MASK, MASKED, TEXT, WHOLE
from bench.server.load import percentile
from coterie import native
from coterie.games import find, games
from coterie.play import Match, SeededDice
from coterie.server.http.connection import Connection, Newcomer
from coterie.server.http.guard import Limits
from coterie.server.http.lane import Lane
from coterie.server.run.clock import HouseClock
from coterie.server.run.metrics import Metrics
from coterie.server.run.settings import Settings
from coterie.server.serve import collect_seldom
from coterie.server.state import plans
from coterie.server.state.agreement import Agreement, settle
from coterie.server.state.stored import Chair, StoredState
from coterie.server.state.table_state import TableState
from coterie.server.tables.broadcast import LULL
from coterie.server.tables.sockets import Socket
from coterie.server.tables.table import LiveTable
from coterie.store.rows import Person

SEATS, TABLES, ROUNDS, WARM = 4, 30, 70, 5  # moves of the first rounds at all tables are not counted


class NoStore:
    """Keeps nothing, at once."""

    addresses = None

    def write(self, change: object, meanwhile: object) -> asyncio.Future[None]:
        kept = asyncio.get_running_loop().create_future()
        kept.set_result(None)
        return kept


class NoTransport:
    """Takes everything, and sends nothing."""

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def write(self, data: bytes) -> None:
        pass


def table(number: int, game: Any, pack: Any, services: Any, limits: Limits) -> tuple[LiveTable, list[Lane]]:
    """A table at which a game has begun, and a lane for each of its seats."""
    agreement = settle(Agreement(game.name, SEATS))
    stored = StoredState(agreement, "playing", 0, [Chair(seat) for seat in range(SEATS)], match=1)
    people = {n: Person(n, n, f"Player {n}", b"key", invited=True) for n in range(SEATS)}
    state = TableState(f"T{number:07}", game, pack, stored, people=people, here=frozenset(people))
    match = Match(game, SEATS, agreement.options, SeededDice(number), pack)
    plans.answer_soles(state, match, state.chairs)
    state.match = match
    live, lanes = LiveTable(state, services), []
    house = Stand(house=Stand(metrics=services.metrics), limits=limits, left=lambda *who: None)
    for seat in range(SEATS):
        lane = Lane(NoTransport())  # type: ignore[arg-type]
        guest = Connection(house, lane, Newcomer(state.id, "127.0.0.1", True))  # type: ignore[arg-type]
        guest._patience.cancel()
        guest._socket, guest._table = Socket(lane, seat, services.metrics), live
        live.sockets.add(guest._socket)
        lane.open(guest, b"")
        lanes.append(lane)
    return live, lanes


def frame(**said: object) -> bytes:
    """A message as a client sends it."""
    data = msgspec.json.encode({"type": "play", **said})
    mask = (MASK * (len(data) // 4 + 1))[: len(data)]
    bare = int.from_bytes(data, "big") ^ int.from_bytes(mask, "big")
    return bytes((WHOLE | TEXT, MASKED | len(data))) + MASK + bare.to_bytes(len(data), "big")


async def measure(name: str) -> list[float]:
    """Seconds that each of many moves took."""
    game, metrics = find(name), Metrics("bench")
    services = Stand(store=NoStore(), bots=None, courier=Stand(channel=None), metrics=metrics, faults=None, pace=0.0)
    services.lull = LULL
    services.now, services.seal = HouseClock(), Stand(invitation=lambda *of: "")
    limits = Limits(Settings(data=Path(), commands_per_second=1_000_000))
    pack, dice, spans = game.load(), random.Random(1), []
    tables = [table(n, game, pack, services, limits) for n in range(TABLES)]
    for turn in range(ROUNDS):
        for live, lanes in tables:
            match = live.state.match
            assert match
            if match.over:
                continue
            seat = match.asked()[0]
            action, number = int(dice.choice(match.eyes(seat).legal())), f"bench-{turn:06}"
            move = frame(cmd_id=number, decision=match.decision, actions=[action])
            began = time.thread_time()
            lanes[seat].data_received(move)
            while lanes[seat]._busy:
                await asyncio.sleep(0)
            if turn >= WARM:
                spans.append(time.thread_time() - began)
            assert live.state.match is not match, "the move was not made"
    return spans


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.move", description=__doc__)
    parser.add_argument("--only", default="", help="only the games whose name has this in it")
    arguments = parser.parse_args()
    collect_seldom()
    print(native.describe())
    for name in games():
        if arguments.only in name:
            spans = uvloop.run(measure(name))
            told = "  ".join(f"p{percent} {1e6 * percentile(spans, percent):6.0f}" for percent in (10, 25, 50))
            print(f"{name:16}{told}  µs a move  ({len(spans)} moves)")


if __name__ == "__main__":
    main()
