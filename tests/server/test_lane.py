"""The lane: a move that takes the short way sends everybody the same bytes as one that takes the usual way.

In one of two houses the table's turn is taken whenever a move comes, as if something else were under way: there every
move goes the usual way. All else is the same: names, keys, time and luck.
"""

import asyncio
import itertools
import json
import random
from collections import Counter
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from coterie.games import find
from coterie.play import Match, SeededDice
from coterie.server.http import connection
from coterie.talk import sayings_of
from tests.server import hostile
from tests.server.guests import (
    PATIENCE,
    Clock,
    Guest,
    RunningServer,
    begin_at,
    done,
    level,
    refused,
    run_scenario,
    running_server,
)

GAMES = ["for-the-king", "reigns-council", "royal-secrets"]
SEATS = 3
TALK = [{}, {"talk_time": "court"}, {"ledger": "end", "talk": "court"}, {"clock": 30, "absent": "wait"}]


class House:
    """One of the two houses, and a table in it."""

    def __init__(self, server: RunningServer, clock: Clock, guests: list[Guest], usual: bool) -> None:
        self.server = server
        self.clock = clock
        self.guests = guests
        self.usual = usual
        self.table = server.house.tables[guests[0].table]

    async def give(self, seat: int, said: dict[str, Any]) -> dict[str, Any]:
        """Give a command, and wait for its answer, or until it is held."""
        guest, command = self.guests[seat], dict(said)
        what, cmd_id = command.pop("type"), command.pop("cmd_id")
        turn = self.table._turn
        blocks = self.usual and what == "play" and turn.take()
        answer = asyncio.ensure_future(_answered(guest, what, cmd_id, command))
        if blocks:
            async with asyncio.timeout(PATIENCE):
                while not turn._line:
                    await asyncio.sleep(0)
            turn.release()
        found = await answer
        await self.table.settled()
        return found

    def heard(self) -> list[list[bytes]]:
        """What everybody was sent since this was last asked, but for the invitation: each house has its own seal."""
        own = self.table.invitation.encode()
        found = [[frame.replace(own, b"-" * len(own)) for frame in guest.frames] for guest in self.guests]
        for guest in self.guests:
            guest.frames.clear()
        return found

    async def wait(self) -> None:
        """Let a window pass that nobody can end."""
        self.clock.forward(200, self.server)
        for guest in self.guests:
            await guest.until(lambda guest=guest: guest.face["window"] is None)  # type: ignore[misc]
        await self.table.settled()

    async def rest(self) -> None:
        """Everybody has heard everything: a question of their own is answered."""
        for guest in self.guests:
            await guest.do("preview", "have-heard", decision=0, actions=[0])


async def _answered(guest: Guest, what: str, cmd_id: str, said: dict[str, Any]) -> dict[str, Any]:
    guest._answers.pop(cmd_id, None)
    guest.held.pop(cmd_id, None)
    await guest.send({"type": what, "cmd_id": cmd_id, **said})
    await guest.until(lambda: cmd_id in guest._answers or cmd_id in guest.held)
    return guest._answers.get(cmd_id) or guest.held[cmd_id]


async def _open(stack: AsyncExitStack, folder: Path, game: str, seed: int, usual: bool) -> House:
    clock, chance = Clock(), random.Random(seed)
    server = await stack.enter_async_context(running_server(folder, now=clock, entropy=chance.randbytes))
    host, invitation = await server.open(game, "Guest 0", seats=SEATS, **TALK[seed % len(TALK)])
    guests = [host, *[await server.join(host.table, invitation, f"Guest {n}") for n in range(1, SEATS)]]
    table = server.house.tables[host.table]
    match = Match(find(game), SEATS, table.state.agreement.options, SeededDice(seed), table.state.pack)
    await begin_at(table, match, table.state.chairs)
    for guest in guests:
        await guest.until(lambda guest=guest: guest.game is not None)  # type: ignore[misc]
    for guest in guests:
        guest.frames.clear()  # of who came when
    return House(server, clock, guests, usual)


class Script:
    """What people do, by what one of the houses tells them: moves with and without words, and what is refused."""

    def __init__(self, game: str, seed: int) -> None:
        self._acts = {saying.name: saying.act for saying in sayings_of(find(game))}
        self._dice = random.Random(seed)
        self._numbers = itertools.count()
        self._given: list[tuple[int, dict[str, Any]]] = []

    def next(self, guests: list[Guest]) -> tuple[int, dict[str, Any]]:
        dice = self._dice
        if guests[0].face["window"]:
            unready = [guest.seat for guest in guests if guest.seat not in guests[0].face["window"]["ready"]]
            if unready and guests[0].face["window"]["ends"] != "time" and dice.random() < 0.4:
                return unready[0], self._command("ready")
        movers = [guest for guest in guests if guest.legal]
        mover = dice.choice(movers)
        odd = dice.random()
        if odd < 0.05 and self._given:  # again, the same or with something else in it
            seat, said = dice.choice(self._given)
            return seat, said if odd < 0.03 else {**said, "actions": [*said["actions"], 0]}
        decision, actions = mover.view["decision"], [dice.choice(mover.legal)]
        if odd < 0.1:
            actions = [dice.randrange(400)]
        elif odd < 0.15:
            decision = max(0, decision - 1)
        elif odd < 0.2 and any(guest.game and guest.game["undo"] for guest in guests):
            return next(guest.seat for guest in guests if guest.game and guest.game["undo"]), self._command("undo")
        said = self._command("play", decision=decision, actions=actions)
        sayings = mover.game["sayings"] if mover.game else []
        if sayings and dice.random() < 0.3:
            opening = dice.choice(sayings)
            args = [dice.choice(choices) for choices in opening["choices"]]
            said["say"] = [{"act": self._acts[opening["saying"]], "saying": opening["saying"], "args": args}]
        self._given.append((mover.seat, said))
        return mover.seat, said

    def _command(self, what: str, **said: Any) -> dict[str, Any]:
        return {"type": what, "cmd_id": f"script-{next(self._numbers):06}", **said}


async def _compare(folder: Path, game: str, seed: int, most: int, came: Counter[str]) -> int:
    """Play a game in both houses, as far as so many positions: how many there were."""
    async with AsyncExitStack() as stack:
        short = await _open(stack, folder / "short", game, seed, usual=False)
        usual = await _open(stack, folder / "usual", game, seed, usual=True)
        script, positions = Script(game, seed), 0
        while not short.guests[0].over and positions < most:
            if short.guests[0].face["window"] and positions % 2:
                for house in (short, usual):
                    await house.wait()
            seat, said = script.next(short.guests)
            answers = [await house.give(seat, said) for house in (short, usual)]
            for house in (short, usual):
                await house.rest()
            heard = [house.heard() for house in (short, usual)]
            assert heard[0] == heard[1], (positions, seat, said, answers)
            came[f"{said['type']} {answers[0]['type']} {answers[0].get('code', '')}".strip()] += 1
            came["words"] += bool(said.get("say"))
            came["verdicts"] = max(came["verdicts"], sum(len(guest.verdicts) for guest in short.guests))
            positions += 1
        return positions


async def _compare_many(folder: Path, game: str, positions: int) -> Counter[str]:
    came = Counter[str]()
    for seed in itertools.count():
        if positions <= 0:
            return came
        positions -= await _compare(folder / str(seed), game, seed, min(positions, 250 if seed else 50), came)
    raise AssertionError


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_lane_and_the_usual_way_send_the_same_bytes(game: str, tmp_path: Path) -> None:
    came = asyncio.run(_compare_many(tmp_path, game, 200))
    assert came["play done"] > 100
    for what in ("words", "verdicts", "play held", "play refused refused-not-legal", "play refused refused-late"):
        assert came[what], (what, came)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_the_lane_and_the_usual_way_send_the_same_bytes_at_great_length(game: str, tmp_path: Path) -> None:
    assert asyncio.run(_compare_many(tmp_path, game, 2_000))["play done"] > 1_000


def test_a_plain_move_needs_no_task_and_one_that_waits_for_another_has_one(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("for-the-king", 4, seats=4)
        begun: list[str] = []

        def factory(loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], **more: Any) -> asyncio.Task[Any]:
            begun.append(work.__qualname__)
            return asyncio.Task(work, loop=loop, **more)

        asyncio.get_running_loop().set_task_factory(factory)  # type: ignore[arg-type]
        for _ in range(20):
            mover = next(guest for guest in guests if guest.legal)
            done(await mover.play(mover.legal[0]))
            await level(guests, mover.stands)
        assert "Lane._do" not in begun
        mover = next(guest for guest in guests if guest.legal)
        async with server.house.tables[mover.table]._turn:
            move = asyncio.ensure_future(mover.play(mover.legal[0]))
            while "Lane._do" not in begun:
                await asyncio.sleep(0)
        done(await move)

    run_scenario(scenario, tmp_path)


def test_who_sends_many_moves_at_once_has_them_answered_in_order(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("for-the-king", 3, seats=3)
        mover = next(guest for guest in guests if guest.legal)
        decision, action = mover.view["decision"], mover.legal[0]
        mover.frames.clear()
        many = [f"burst-{n:06}" for n in range(100)]  # more than wait in line: it is read on later
        for cmd_id in many:
            await mover.send({"type": "play", "cmd_id": cmd_id, "decision": decision, "actions": [action]})
        await mover.until(lambda: many[-1] in mover._answers)
        answers = [told for frame in mover.frames if (told := json.loads(frame))["type"] in ("done", "refused")]
        assert [told["cmd_id"] for told in answers] == many
        assert [told["type"] for told in answers] == ["done"] + ["refused"] * 99
        refused(answers[1], "refused-late")

    run_scenario(scenario, tmp_path)


def test_an_old_move_that_is_sent_again_is_answered_as_it_was(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("for-the-king", 3, seats=3)
        mover = next(guest for guest in guests if guest.legal)
        said = {"decision": mover.view["decision"], "actions": [mover.legal[0]]}
        first = done(await mover.do("play", "old-move-1", **said))
        moves = len(server.house.tables[mover.table].state.match.moves)  # type: ignore[union-attr]
        for forgets in (False, True):
            if forgets:  # as after many others
                server.house.tables[mover.table]._outcomes._recent.clear()
            assert await mover.do("play", "old-move-1", **said) == first
            refused(await mover.do("play", "old-move-1", **{**said, "actions": [0, 0]}), "refused-other-body")
        assert len(server.house.tables[mover.table].state.match.moves) == moves  # type: ignore[union-attr]

    run_scenario(scenario, tmp_path)


async def _speak(server: RunningServer, guest: Guest, pieces: list[bytes], until: str) -> list[dict[str, Any]]:
    """Say pieces of frames on a socket of one's own, one after the other, and hear what comes until this."""
    host, _, port = server.url.removeprefix("http://").rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"GET /api/tables/{guest.table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {server.url}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    heard = b""
    async with asyncio.timeout(PATIENCE):
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0.001)
        while until.encode() not in heard:
            more = await reader.read(65536)
            assert more, "the socket was closed"
            heard += more
    writer.transport.abort()
    return [json.loads(data) for opcode, data in hostile.frames_of(heard) if opcode == hostile.TEXT]


@pytest.mark.parametrize("seed", range(5))
def test_a_move_may_come_in_fragments_with_pings_between_and_byte_by_byte(tmp_path: Path, seed: int) -> None:
    async def scenario(server: RunningServer) -> None:
        guests, dice = await server.table_of("for-the-king", 3, seats=3), random.Random(seed)
        mover = next(guest for guest in guests if guest.legal)
        said = {"decision": mover.view["decision"], "actions": [mover.legal[0]]}
        hello, move = [
            json.dumps(message).encode()
            for message in ({"type": "hello", "key": mover.key}, {"type": "play", "cmd_id": "in-pieces", **said})
        ]
        data = hostile.frame(hello, mask=dice.randbytes(4))
        cuts = sorted(dice.sample(range(1, len(move)), 3))
        parts = [move[start:end] for start, end in itertools.pairwise([0, *cuts, len(move)])]
        for n, part in enumerate(parts):
            kind = 0 if n else hostile.TEXT
            data += hostile.frame(part, kind, final=n == len(parts) - 1, mask=dice.randbytes(4))
            data += hostile.frame(b"still there?", hostile.PING) if n < 3 else b""
        step = dice.choice([1, 7, len(data)])
        pieces = [data[at : at + step] for at in range(0, len(data), step)]
        told = await _speak(server, mover, pieces, '"done"')
        assert [message["type"] for message in told if message["type"] != "table"] == ["welcome", "news", "done"]

    run_scenario(scenario, tmp_path)


def test_who_is_silent_is_asked_for_a_sign_of_life_and_let_go_of_without_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "HEARTBEAT", 0.05)

    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("for-the-king", 3, seats=3)
        dumb = await Guest(server, guests[0].table, guests[0].key).hello()
        assert dumb._ws
        assert dumb._reader
        dumb._reader.cancel()  # who does not read answers no ping
        sockets = server.house.tables[dumb.table].sockets
        assert len(sockets) == 4
        async with asyncio.timeout(PATIENCE):
            while len(sockets) == 4:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.5)
        assert len(sockets) == 3
        assert all(guest.closed is None for guest in guests)
        await dumb._ws.close()

    run_scenario(scenario, tmp_path)
