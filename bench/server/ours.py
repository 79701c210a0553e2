"""Our side: `coterie serve` with a store on the disk, For the King with real views, its protocol as docs/protocol.md
has it.
"""

from __future__ import annotations

import itertools
import random
import sys
import time
from pathlib import Path

import msgspec

from bench.server import process
from bench.server.line import Line, connect
from bench.server.load import Seat, Side, Table, few_at_once
from coterie import native

GAME = "for-the-king"
COTERIE = Path(sys.prefix, "bin", "coterie")
# A club's limits per address are for people; the whole load comes from one.
SETTINGS = {
    "COTERIE_OPENS_PER_MINUTE": "1000000",
    "COTERIE_JOINS_PER_MINUTE": "1000000",
    "COTERIE_CONNECTIONS_PER_ADDRESS": "1000000",
    "COTERIE_SOCKETS_PER_ADDRESS": "1000000",
    "COTERIE_SOCKETS_PER_MINUTE": "1000000",
    "COTERIE_COMMANDS_PER_SECOND": "1000000",
    "COTERIE_WORKERS": "1",
    "COTERIE_LOG_LEVEL": "warning",
}


class View(msgspec.Struct):
    """What of a view the load must know; a real client reads it all."""

    decision: int = 0
    over: bool = False


class Game(msgspec.Struct):
    """What a seat sees, and may do."""

    view: View
    legal: list[int]


class Event(msgspec.Struct, array_like=True):
    """Something that happened: its number, and more."""

    number: int


class Frame(msgspec.Struct):
    """Any frame of the server's."""

    type: str
    events: list[Event] = []
    game: Game | None = None


FRAME = msgspec.json.Decoder(Frame)
QUIET = {"table", "lines"}  # frames that tell nothing of the game


class OurSeat(Seat):
    """A client of ours."""

    def __init__(self, line: Line, dice: random.Random) -> None:
        super().__init__(line)
        self._dice = dice
        self._commands = itertools.count(1)
        self._decision = 0
        self._next = 0  # the number of the event that is due; they have no gaps
        self._legal: list[int] = []

    async def hello(self, key: str) -> None:
        """Introduce oneself; the server answers with a welcome."""
        self._say(type="hello", key=key)
        await self._until("welcome")

    def start(self) -> None:
        self._say(type="start", cmd_id=self._command())

    async def dealt(self) -> None:
        """Wait until the game has begun."""
        await self._until("news")

    def hear(self, text: bytes) -> str | None:
        frame = FRAME.decode(text)
        if frame.type == "news":
            # Every move tells something, so the count of news with events numbers the moves.
            self.seen += bool(frame.events)
            self._take(frame)
            for event in frame.events:
                if event.number != self._next:
                    self.faults.append(f"event {event.number} came where {self._next} was due")
                self._next = event.number + 1
        elif frame.type == "welcome":
            self._next = frame.events[-1].number + 1 if frame.events else 0
            self._take(frame)
        elif frame.type == "done":
            self.done += 1
        elif frame.type not in QUIET:
            self.faults.append(text[:200].decode(errors="replace").rstrip())
        return None

    def move(self) -> str:
        action = self._legal[int(self._dice.random() * len(self._legal))]
        return _text(type="play", cmd_id=self._command(), decision=self._decision, actions=[action])

    def _take(self, frame: Frame) -> None:
        if frame.game:
            self._legal = frame.game.legal
            self._decision = frame.game.view.decision
            self.asked = bool(self._legal)
            self.over = frame.game.view.over

    def _command(self) -> str:
        return f"load-{next(self._commands):06}"

    def _say(self, **frame: object) -> None:
        self.line.send(_text(**frame))

    async def _until(self, kind: str) -> None:
        while True:
            text = await self.line.receive()
            self.hear(text)
            if FRAME.decode(text).type == kind:
                return


class Ours(Side):
    """Our server, compiled if it can be."""

    name = "Coterie"
    synced = True

    def __init__(self) -> None:
        super().__init__()
        self.about = f"{native.describe()}; {GAME}, every move on the disk"
        self._dice = random.Random(1)
        self._keys: dict[str, str] = {}  # of every table's host

    def command(self) -> list[str]:
        return [str(COTERIE), "serve", "--port", str(self.port), "--data", str(self.folder / "data")]

    def environment(self) -> dict[str, str]:
        return SETTINGS

    async def ready(self) -> bool:
        async with self.web.get(f"{self.address}/readyz") as answer:
            return answer.status == 200

    async def open(self, seats: int) -> Table:
        opened = await self._post("", name="Player 0", agreement={"game": GAME, "seats": seats})
        table, invitation = opened["table"], opened["invitation"]
        self._keys[table] = opened["key"]
        keys = [opened["key"]]
        for player in range(1, seats):
            keys.append((await self._post(f"/{table}/join", name=f"Player {player}", invitation=invitation))["key"])
        own = [await self._connect(table, key) for key in keys]
        own[0].start()
        for seat in own:
            await seat.dealt()
            seat.seen = 0  # from here on every news is a move
        return Table(own)

    def memory(self) -> int:
        """The server alone: its bots think in processes of their own, and none plays here."""
        return process.resident_bytes([self.pid])

    async def restart(self) -> dict[str, float]:
        """End the server and start it again.

        Seconds until it is ready, and until every table has shown itself to its host.
        """
        await self.stop()
        began = time.monotonic()
        await self.start()
        ready = time.monotonic() - began
        await few_at_once(self._visit(table, key) for table, key in self._keys.items())
        return {"ready": ready, "answered": time.monotonic() - began}

    async def _visit(self, table: str, key: str) -> None:
        seat = await self._connect(table, key)
        await seat.line.close()

    async def _connect(self, table: str, key: str) -> OurSeat:
        line = await connect(f"{self.address}/api/tables/{table}/socket", origin=self.address)
        seat = OurSeat(line, self._dice)
        await seat.hello(key)
        return seat

    async def _post(self, path: str, **body: object) -> dict[str, str]:
        async with self.web.post(
            f"{self.address}/api/tables{path}", json=body, headers={"Origin": self.address}
        ) as answer:
            if answer.status >= 400:
                raise RuntimeError(
                    f"{path or 'opening a table'} was answered with {answer.status}: {await answer.text()}"
                )
            return await answer.json()


def _text(**frame: object) -> str:
    return msgspec.json.encode(frame).decode()
