"""A server in a process of its own that can be killed, and players who go on as if nothing had happened."""

import asyncio
import os
import random
import re
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiohttp

from coterie.store.folder import FILE
from coterie.store.rows import MoveRow
from tests.server.guests import Guest, RunningServer
from tests.server.invariants import Given, each_answer_is_there_once

OURS = ("COTERIE_PURE", "COTERIE_BUILD", "COTERIE_NATIVE", "COTERIE_OPT")
SETTINGS = {
    "COTERIE_LANG": "en",
    "COTERIE_WORKERS": "1",
    "COTERIE_BOT_PACE": "0",
    "COTERIE_COMMANDS_PER_SECOND": "100000",
    "COTERIE_SOCKETS_PER_MINUTE": "100000",
    "COTERIE_LOG_LEVEL": "error",
}
SERVE = "import sys; from coterie.cli import main; sys.exit(main())"

Promise = tuple[str, int, Given]  # an acknowledged answer: at which table, in which match
Gone = (aiohttp.ClientError, ConnectionError)


class KillableServer:
    """`coterie serve` on a data folder: opened, killed and opened again. `before` is Python that is run in it first."""

    def __init__(self, data: Path, before: str = "", **environ: str) -> None:
        self.data = data
        self._before = before
        self._environ = environ
        self._process: Process | None = None

    async def open(self, within: float | None = None) -> str:
        """Open the house, and return its address; nothing if it was not open in time."""
        inherited = {
            name: value for name, value in os.environ.items() if not name.startswith("COTERIE_") or name in OURS
        }
        command = [sys.executable, "-c", f"{self._before}\n{SERVE}", "serve", "--port", "0", "--data", str(self.data)]
        environ = {**inherited, **SETTINGS, **self._environ}
        self._process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, env=environ)
        assert self._process.stdout
        try:
            line = await asyncio.wait_for(self._process.stdout.readline(), within)
        except TimeoutError:
            return ""
        found = re.search(r"http://\S+", line.decode())
        assert found, f"the house did not open: {line!r}"
        return found[0]

    def children(self) -> list[int]:
        """The processes in which its bots think."""
        assert self._process
        pid = self._process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    async def kill(self) -> None:
        await self._end(signal.SIGKILL)

    async def close(self) -> int:
        """Close it as its host would."""
        return await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> int:
        assert self._process
        with suppress(ProcessLookupError):
            self._process.send_signal(how)
        await self._process.communicate()
        assert self._process.returncode is not None
        return self._process.returncode


class Player:
    """Somebody who plays on, whatever happens to the house.

    A command without an answer is given again under the same id.
    """

    def __init__(self, guest: Guest, seed: int, orders: bool = False) -> None:
        self.guest = guest
        self.promises: list[Promise] = []
        self.told: Callable[[Promise], None] = lambda _: None  # called at each acknowledgement
        self.refused: list[str] = []
        self.repeats = 0
        self._orders = orders
        self._dice = random.Random(seed)
        self._pending: tuple[str, str, int, dict[str, Any]] | None = None

    async def come_back(self, server: RunningServer) -> None:
        self.guest.server = server
        await self.guest.back()

    async def play(self, endless: bool) -> None:
        """Play until the house is gone or, if not endless, until the game is over and nothing is left unanswered."""
        guest = self.guest
        if not endless and self._pending and self._pending[0] in ("rematch", "vote"):
            self._pending = None  # the others stop at the end of this game, and nobody would be there for another
        try:
            while guest.closed is None:
                if self._pending is None:
                    if guest.over and not endless:
                        return
                    self._pending = self._next()
                    if self._pending is None:
                        await guest.until(lambda: bool(guest.legal) or guest.over)
                        await asyncio.sleep(0.01 if guest.over else 0)
                        continue
                else:
                    self.repeats += 1
                await self._give(*self._pending)
        except AssertionError:
            if guest.closed is None:
                raise
        except Gone:
            await asyncio.sleep(0)  # whoever asks us to play on at once would never hear that the connection is gone

    def _next(self) -> tuple[str, str, int, dict[str, Any]] | None:
        guest, id = self.guest, f"{self._dice.getrandbits(60):016x}"
        if guest.legal:
            if self._orders and self._dice.random() < 0.1:
                return "order", id, guest.match, {"order": "bid-up-to", "amount": self._dice.randrange(1, 6)}
            body = {"decision": guest.view["decision"], "actions": [self._dice.choice(guest.legal)]}
            return "play", id, guest.match, body
        votes = guest.face["votes"] if guest.over else []
        if guest.over and guest.seat == 0 and not votes:
            return "rematch", id, guest.match, {}
        if votes and guest.seat not in votes[0]["yes"]:  # here a person has the number of their seat
            return "vote", id, guest.match, {"vote": votes[0]["vote"], "yes": True}
        return None

    async def _give(self, what: str, id: str, match: int, body: dict[str, Any]) -> None:
        answer = await self.guest.do(what, id, **body)
        self._pending = None
        if answer["type"] == "refused":
            self.refused.append(answer["code"])
        elif what == "play":
            promise = (self.guest.table, match, Given(self.guest.seat, tuple(body["actions"]), answer["moves"]))
            self.promises.append(promise)
            self.told(promise)


def kept(data: Path) -> Iterator[tuple[str, int, list[MoveRow]]]:
    """Every match in a data folder, read from outside while the house may be open."""
    db = sqlite3.connect(data / FILE)
    try:
        for table, match in db.execute('SELECT "table", no FROM matches').fetchall():
            query = 'SELECT n, seat, action, at FROM moves WHERE "table" = ? AND match = ? ORDER BY n'
            yield table, match, [MoveRow(*row) for row in db.execute(query, (table, match))]
    finally:
        db.close()


def nothing_is_lost(data: Path, promises: Iterable[Promise], others: dict[str, set[int]] | None = None) -> None:
    """Everything that was acknowledged is kept, once.

    With `others`, nothing else is kept but what those seats did, by table.
    """
    all_is_kept({(table, match): moves for table, match, moves in kept(data)}, promises, others)


def all_is_kept(
    found: dict[tuple[str, int], list[MoveRow]], promises: Iterable[Promise], others: dict[str, set[int]] | None
) -> None:
    """The same of all moves that were found, by table and match."""
    promised: dict[tuple[str, int], list[Given]] = {}
    for table, match, given in promises:
        promised.setdefault((table, match), []).append(given)
    for (table, match), runs in promised.items():
        assert (table, match) in found, "a whole game is lost"
        each_answer_is_there_once(found[table, match], runs, others[table] if others else set(range(6)))
