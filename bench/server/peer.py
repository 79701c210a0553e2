"""The peer: boardgame.io in memory with a trivial game, its socket.io spoken by hand.

Frames begin with a digit of engine.io (2 ping, 3 pong, 4 message), then one of socket.io (0 connect, 2 event), then the
namespace.
"""

from __future__ import annotations

import json
from pathlib import Path

import aiohttp
import msgspec

from bench.server import node
from bench.server.load import Missing, Seat, Side, Table

SCRIPT = Path(__file__).parent / "counter.cjs"
SPACE = "/counter,"
EVENT = "42" + SPACE


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
    """A client of boardgame.io."""

    def __init__(self, line: aiohttp.ClientWebSocketResponse, match: str, player: int, credentials: str) -> None:
        super().__init__(line)
        self._match = match
        self._player = str(player)
        self._credentials = credentials

    async def connect(self, seats: int) -> None:
        """Open the session, join the namespace, and ask for the state, as its own client does."""
        opening = await self.line.receive_str()
        assert opening.startswith("0{"), opening
        await self.line.send_str("40" + SPACE)
        joined = await self.line.receive_str()
        assert joined.startswith("40" + SPACE), joined
        await self.line.send_str(EVENT + json.dumps(["sync", self._match, self._player, self._credentials, seats]))
        while not (text := await self.line.receive_str()).startswith(EVENT + '["sync"'):
            self.hear(text)
        self._take(SYNC.decode(text[len(EVENT) :])[2].state)

    def hear(self, text: str) -> str | None:
        if text == "2":
            return "3"
        if text.startswith(EVENT + '["update"'):
            before = self.seen
            self._take(UPDATE.decode(text[len(EVENT) :])[2])
            if self.seen != before + 1:
                self.faults.append(f"update {self.seen} came after {before}")
        elif not text.startswith(EVENT + '["matchData"'):
            self.faults.append(f"unexpected frame {text[:80]}")
        return None

    def move(self) -> str:
        action = {
            "type": "MAKE_MOVE",
            "payload": {"type": "add", "args": [], "playerID": self._player, "credentials": self._credentials},
        }
        return EVENT + json.dumps(["update", action, self.seen, self._match, self._player])

    def _take(self, state: State) -> None:
        self.seen = state.stateID
        self.asked = state.ctx.currentPlayer == self._player


class Peer(Side):
    """boardgame.io on Node."""

    name = "boardgame.io"

    def __init__(self) -> None:
        facts = node.PACKAGES / "boardgame.io" / "package.json"
        found = node.node()
        if not found or not facts.exists():
            raise Missing("it is not installed: run 'make bench' where packages can be fetched")
        super().__init__()
        self._node = found
        self.about = (
            f"boardgame.io {json.loads(facts.read_text())['version']} on Node {node.version(found)}, in memory; a"
            " counter"
        )

    def command(self) -> list[str]:
        return [str(self._node), "--expose-gc", str(SCRIPT), str(self.port)]

    def environment(self) -> dict[str, str]:
        return {"NODE_ENV": "production", "NODE_PATH": str(node.PACKAGES)}

    async def ready(self) -> bool:
        async with self.web.get(f"{self.address}/games") as answer:
            return answer.status == 200

    async def open(self, seats: int) -> Table:
        lobby = f"{self.address}/games/counter"
        match = (await self._post(f"{lobby}/create", numPlayers=seats))["matchID"]
        own = []
        for player in range(seats):
            joined = await self._post(f"{lobby}/{match}/join", playerID=str(player), playerName=f"Player {player}")
            line = await self.web.ws_connect(f"{self.address}/socket.io/?EIO=4&transport=websocket", max_msg_size=0)
            seat = PeerSeat(line, match, player, joined["playerCredentials"])
            await seat.connect(seats)
            own.append(seat)
        return Table(own)

    async def settle(self) -> None:
        """Node gives memory back some time after it was freed, and only if asked twice."""
        await self._post(f"{self.address}/collect")
        await super().settle()
        await self._post(f"{self.address}/collect")

    async def _post(self, address: str, **body: object) -> dict[str, str]:
        async with self.web.post(address, json=body) as answer:
            answer.raise_for_status()
            return await answer.json()
