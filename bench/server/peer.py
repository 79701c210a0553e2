"""The peers on Node: what starts them, and boardgame.io with the counter and with the court game, its socket.io spoken
by hand.

Frames begin with a digit of engine.io (2 ping, 3 pong, 4 message), then one of socket.io (0 connect, 2 event), then the
namespace.
"""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import msgspec

from bench.server import node
from bench.server.line import Line, connect
from bench.server.load import Missing, Seat, Side, Table

HERE = Path(__file__).parent
TURN = re.compile(
    rb"turn (\d+) (\w+) (-?\d+) (\d+);"
)  # of the court game: its number, what is asked, whom, how many options


class Turn(msgspec.Struct):
    """Whose turn it is."""

    currentPlayer: str


class State(msgspec.Struct):
    """What of the game's state the load must know; a real client reads it all."""

    stateID: int = msgspec.field(name="_stateID")
    ctx: Turn


class Synced(msgspec.Struct):
    """What a client is first told."""

    state: State


UPDATE = msgspec.json.Decoder(tuple[str, str, State, list[msgspec.Raw]])
SYNC = msgspec.json.Decoder(tuple[str, str, Synced])


class PeerSeat(Seat):
    """A client of boardgame.io that plays the counter."""

    game = "counter"

    def __init__(self, line: Line, match: str, player: int, credentials: str) -> None:
        super().__init__(line)
        self._match = match
        self._player = str(player)
        self._credentials = credentials
        self._space = f"/{self.game},"
        self._event = f"42{self._space}".encode()

    async def connect(self, seats: int) -> None:
        """Open the session, join the namespace, and ask for the state, as its own client does."""
        opening = await self.line.receive()
        assert opening.startswith(b"0{"), opening
        self.line.send("40" + self._space)
        joined = await self.line.receive()
        assert joined.startswith(f"40{self._space}".encode()), joined
        self._say(["sync", self._match, self._player, self._credentials, seats])
        while not (frame := await self.line.receive()).startswith(self._event + b'["sync"'):
            self.hear(frame)
        # What follows is told to everybody unstripped by boardgame.io itself: the state in which the game began.
        self.opening = frame.partition(b'"initialState":')[0]
        self.first(frame[len(self._event) :])

    def hear(self, frame: bytes) -> str | None:
        if frame == b"2":
            return "3"
        if frame.startswith(self._event + b'["update"'):
            before = self.seen
            self.take(frame[len(self._event) :])
            if self.seen != before + 1:
                self.faults.append(f"update {self.seen} came after {before}")
        elif not frame.startswith(self._event + b'["matchData"'):
            self.faults.append(f"unexpected frame {frame[:80]!r}")
        return None

    def move(self) -> str:
        return self._make("add")

    def first(self, synced: bytes) -> None:
        """Take in what the client is first told."""
        self._know(SYNC.decode(synced)[2].state)

    def take(self, update: bytes) -> None:
        """Take in the state after a move."""
        self._know(UPDATE.decode(update)[2])

    def _know(self, state: State) -> None:
        self.seen = state.stateID
        self.asked = state.ctx.currentPlayer == self._player

    def _make(self, kind: str, *arguments: int) -> str:
        payload = {"type": kind, "args": arguments, "playerID": self._player, "credentials": self._credentials}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return self._event.decode() + json.dumps(["update", action, self.seen, self._match, self._player])

    def _say(self, event: list[object]) -> None:
        self.line.send(self._event.decode() + json.dumps(event))


class CourtSeat(PeerSeat):
    """A client of boardgame.io that plays the court game."""

    game = "court"

    def first(self, synced: bytes) -> None:
        # the first text is the state's; the initial state follows it
        self._turn = whose_turn(self, synced, int(self._player))

    take = first

    def move(self) -> str:
        return self._make(*self._turn)


def whose_turn(seat: Seat, frame: bytes, own: int) -> tuple[str, int]:
    """Take in the court game's turn out of any frame. Returns an answer to what is asked, by chance."""
    found = TURN.search(frame)
    if found is None:
        raise ValueError(f"a frame without a turn: {frame[:80]!r}")
    number, kind, asked, options = found.groups()
    seat.seen = int(number)
    seat.asked = int(asked) == own
    seat.over = kind == b"over"
    return kind.decode(), int(random.random() * int(options))


class NodeSide(Side):
    """A peer on Node."""

    script: str
    package: str
    what: str

    def __init__(self) -> None:
        facts = node.PACKAGES / self.package / "package.json"
        found = node.node()
        if not found or not facts.exists():
            raise Missing("it is not installed: run 'make bench' where packages can be fetched")
        super().__init__()
        self._node = found
        release = json.loads(facts.read_text())["version"]
        self.about = f"{self.package} {release} on Node {node.version(found)}; {self.what}"

    def command(self) -> list[str]:
        return [str(self._node), "--expose-gc", str(HERE / self.script), str(self.port), *self.arguments()]

    def arguments(self) -> list[str]:
        """What the script is told beside the port."""
        return []

    def environment(self) -> dict[str, str]:
        return {"NODE_ENV": "production", "NODE_PATH": str(node.PACKAGES)}

    async def settle(self) -> None:
        """Node gives memory back some time after it was freed, and only if asked twice."""
        await self.post("/collect")
        await super().settle()
        await self.post("/collect")

    async def truth(self, table: Table) -> dict[str, list[str]]:
        """Which cards of the court game are really in which pile of a table.

        A server may tell of a move before it has stored it, so it is asked until it has.
        """
        while True:
            async with self.web.get(f"{self.address}/truth/{table.name}") as answer:
                answer.raise_for_status()
                stored = await answer.json()
            if stored["number"] == table.seats[0].seen:
                return stored["piles"]

    async def post(self, path: str, **body: object) -> dict[str, str]:
        async with self.web.post(self.address + path, json=body) as answer:
            answer.raise_for_status()
            return await answer.json()


class Counter(NodeSide):
    """boardgame.io with the least game there is: what its server costs and no more."""

    name = "bgio counter"
    script = "boardgame.cjs"
    package = "boardgame.io"
    what = "a counter in memory"
    seat = PeerSeat

    def arguments(self) -> list[str]:
        return [self.seat.game]

    async def ready(self) -> bool:
        async with self.web.get(f"{self.address}/games") as answer:
            return answer.status == 200

    async def open(self, seats: int) -> Table:
        lobby = f"/games/{self.seat.game}"
        match = (await self.post(f"{lobby}/create", numPlayers=seats))["matchID"]
        own = []
        for player in range(seats):
            joined = await self.post(f"{lobby}/{match}/join", playerID=str(player), playerName=f"Player {player}")
            line = await connect(f"{self.address}/socket.io/?EIO=4&transport=websocket")
            seat = self.seat(line, match, player, joined["playerCredentials"])
            await seat.connect(seats)
            own.append(seat)
        return Table(own, match)


class Court(Counter):
    """boardgame.io with the court game, each seat's view stripped of what it must not see."""

    name = "bgio court"
    what = "the court game in memory"
    seat = CourtSeat


class CourtOnFiles(Court):
    """The same with boardgame.io's own file storage, which does not sync."""

    name = "bgio court, files"
    what = "the court game in its file storage (FlatFile), unsynced"

    def arguments(self) -> list[str]:
        return [self.seat.game, str(self.folder / "matches")]
