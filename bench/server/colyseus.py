"""Colyseus with the court game, its protocol spoken by hand.

The first byte of a frame says what it is; a message is its type and one value in MessagePack.
"""

from __future__ import annotations

from bench.server.line import Line, connect
from bench.server.load import Seat, Table
from bench.server.peer import NodeSide, whose_turn

JOIN, ROOM_DATA, STATE, PATCH = 10, 13, 14, 15
SHORT_TEXT = 0xA0  # of MessagePack, plus its length; a small number is its own byte


class ColyseusSeat(Seat):
    """A client of Colyseus. Of a state or a patch it reads whose turn it is; a real client reads it all."""

    def __init__(self, line: Line, player: int) -> None:
        super().__init__(line)
        self._player = player

    async def connect(self) -> None:
        """Agree to the handshake, and take in the state."""
        joined = await self.line.receive()
        assert joined[0] == JOIN, joined
        self.line.send(bytes([JOIN]))
        self.opening = await self.line.receive()
        assert self.opening[0] == STATE, self.opening
        self._turn = whose_turn(self, self.opening, self._player)

    def hear(self, frame: bytes) -> str | None:
        if frame[0] == PATCH:
            before = self.seen
            self._turn = whose_turn(self, frame, self._player)
            if self.seen != before + 1:
                self.faults.append(f"update {self.seen} came after {before}")
        else:
            self.faults.append(f"unexpected frame {frame[:80]!r}")
        return None

    def move(self) -> bytes:
        kind, option = self._turn
        return bytes([ROOM_DATA, SHORT_TEXT | len(kind)]) + kind.encode() + bytes([option])


class Colyseus(NodeSide):
    """Colyseus with a state view for each seat; every move is sent at once instead of at the next tick."""

    name = "Colyseus court"
    script = "colyseus.cjs"
    package = "@colyseus/core"
    what = "the court game in memory"

    async def ready(self) -> bool:
        async with self.web.get(f"{self.address}/ready") as answer:
            return answer.status == 200

    async def open(self, seats: int) -> Table:
        own = []
        room = ""
        for player in range(seats):
            place = await self.post(f"/matchmake/joinById/{room}" if room else "/matchmake/create/court")
            room = place["roomId"]
            line = await connect(f"{self.address}/{place['processId']}/{room}?sessionId={place['sessionId']}")
            seat = ColyseusSeat(line, player)
            await seat.connect()
            own.append(seat)
        return Table(own, room)
