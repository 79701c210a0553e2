"""A running server for tests, with real sockets, and guests that sit at its tables."""

import asyncio
import itertools
import json
import secrets
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

from coterie.core.dice import Lehmer
from coterie.play import Match
from coterie.server.bots.pool import BotPool, Question
from coterie.server.bots.worker import Answer
from coterie.server.http.app import listening
from coterie.server.run.clock import HouseClock
from coterie.server.run.listen import house_row
from coterie.server.run.settings import Settings
from coterie.server.state import plans
from coterie.server.state.plan import Plan
from coterie.server.state.stored import Chair
from coterie.server.state.table_state import TableState
from coterie.server.tables.house import House
from coterie.server.tables.keys import Entropy, secrets_of
from coterie.server.tables.table import LiveTable
from coterie.store import Store
from coterie.store.opening import open_at

PATIENCE = 60.0  # seconds after which nothing more will come
_commands = itertools.count(1)


class Amiss(Exception):
    """What the house told is not as it should be: no connection that ends excuses it."""


class Guest:
    """Somebody with a key at a table: `hello`, `say`, `play`, and everything that was heard."""

    def __init__(self, server: "RunningServer", table: str, key: str) -> None:
        self.server = server
        self.table = table
        self.key = key
        self.frames: list[bytes] = []  # as they came
        self.events: list[list[Any]] = []
        self.match = 0
        self.game: dict[str, Any] | None = None
        self.face: dict[str, Any] = {}
        self.lines: dict[int, dict[str, Any]] = {}
        self.verdicts: dict[tuple[int, int], list[Any]] = {}  # by line and number of the act
        self.openings: dict[int, list[dict[str, Any]]] = {}  # what seats may say, as far as it was asked
        self.held: dict[str, dict[str, Any]] = {}  # commands that wait for the end of a window
        self.seat = -1
        self.invitation: str | None = None
        self.welcomed = False  # whether the last hello was answered with a welcome
        self.closed: int | None = None
        self.wrong: Exception | None = None  # what is wrong with something that came
        self.bye: dict[str, Any] | None = None
        self._answers: dict[str, dict[str, Any]] = {}
        self._changed = asyncio.Event()
        self._ws: aiohttp.ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None

    async def hello(self, **said: Any) -> "Guest":
        """Open a socket, and wait for the welcome."""
        self._ws = await self.server.session.ws_connect(
            f"{self.server.url}/api/tables/{self.table}/socket", origin=self.server.url, max_msg_size=0
        )
        await self._introduce(said)
        return self

    async def back(self) -> "Guest":
        """Open a socket again, from the last event heard."""
        return await self.hello(match=self.match, since=len(self.events), lines=max(self.lines, default=-1) + 1)

    async def leave(self) -> None:
        """Close the socket."""
        assert self._ws
        assert self._reader
        await self._ws.close()
        await self._reader

    async def vanish(self) -> None:
        """Drop the connection without a word."""
        assert self._ws
        assert self._reader
        assert self._ws._conn
        self._ws._conn.transport.abort()  # type: ignore[union-attr]
        await self._reader

    async def send(self, message: dict[str, Any]) -> None:
        assert self._ws
        await self._ws.send_str(json.dumps(message))

    async def do(self, what: str, cmd_id: str = "", **said: Any) -> dict[str, Any]:
        """Give a command and wait for its answer."""
        cmd_id = cmd_id or f"command-{next(_commands):06}"
        self._answers.pop(cmd_id, None)
        name = "id" if what == "preview" else "cmd_id"
        await self.send({"type": what, name: cmd_id, **said})
        await self.until(lambda: cmd_id in self._answers)
        return self._answers[cmd_id]

    async def wait_with(self, what: str, cmd_id: str, **said: Any) -> None:
        """Give a command that waits for the end of a window."""
        self.held.pop(cmd_id, None)
        await self.send({"type": what, "cmd_id": cmd_id, **said})
        await self.until(lambda: cmd_id in self.held or cmd_id in self._answers)
        assert cmd_id not in self._answers, self._answers[cmd_id]

    async def choose(self, cmd_id: str, *actions: int, **more: Any) -> None:
        """Choose a move that waits for the end of a window."""
        await self.wait_with("play", cmd_id, decision=self.view["decision"], actions=list(actions), **more)

    async def answer(self, cmd_id: str) -> dict[str, Any]:
        """The answer to a command that waited."""
        await self.until(lambda: cmd_id in self._answers)
        return self._answers[cmd_id]

    async def play(self, *actions: int, **more: Any) -> dict[str, Any]:
        return await self.do("play", decision=self.view["decision"], actions=list(actions), **more)

    @property
    def view(self) -> dict[str, Any]:
        assert self.game
        view: dict[str, Any] = self.game["view"]
        return view

    @property
    def legal(self) -> list[int]:
        return self.game["legal"] if self.game else []

    @property
    def over(self) -> bool:
        return bool(self.game) and self.view["over"]

    @property
    def stands(self) -> tuple[object, ...]:
        """Where the game stands, as everybody sees it."""
        return self.match, len(self.events), self.view["decision"], *self.view["waiting"]

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so. Fails when nothing more comes, or what came is not as it should be."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                if self.wrong:
                    raise Amiss from self.wrong
                if self.closed is not None:
                    raise AssertionError(f"the socket was closed: {self.closed} {self.bye}")
                await self._changed.wait()
                self._changed.clear()

    async def _introduce(self, said: dict[str, Any]) -> None:
        """Say hello on a socket that was just opened, and wait for the welcome."""
        self.closed, self.welcomed = None, False
        self._reader = asyncio.create_task(self._read())
        frames = len(self.frames)
        await self.send({"type": "hello", "key": self.key, **said})
        await self.until(lambda: len(self.frames) > frames)

    async def _read(self) -> None:
        assert self._ws
        async for message in self._ws:
            # what came is no longer to be understood: the connection broke within a frame
            if message.type is not aiohttp.WSMsgType.TEXT:
                break
            self.frames.append(message.data.encode())
            try:
                self._hear(json.loads(message.data))
            except Exception as error:
                self.wrong = error  # whoever waits is told
            self._changed.set()
        self.closed = self._ws.close_code or 1006
        self._changed.set()

    def _hear(self, told: dict[str, Any]) -> None:
        kind = told["type"]
        if kind == "welcome":
            self.verdicts = {}
        for line, n, *verdict in told.get("verdicts", []):
            assert kind != "lines" or line in self.lines or line in [each["line"] for each in told["lines"]]
            self.verdicts[line, n] = verdict
        if kind == "welcome":
            self.welcomed = True
            self.seat, self.invitation = told["seat"], told["invitation"]
            self.face = told["table"]
            if told["whole"]:
                self.events = []
            self.match = self.face["match"]
            self._add_events(told["events"])
            self.game = told["game"]
            self.lines |= {line["line"]: line for line in told["lines"]}
        elif kind == "table":
            self.face, self.invitation = told["table"], told["invitation"]
        elif kind == "news":
            if told["match"] != self.match:
                self.match, self.events, self.verdicts = told["match"], [], {}
            self._add_events(told["events"])
            known = self.game["sayings"] if self.game else None
            self.game = told["game"]
            if self.game and self.game["sayings"] is None:  # as before
                assert known is not None
                self.game = {**self.game, "sayings": known}
        elif kind == "lines":
            self.lines |= {line["line"]: line for line in told["lines"]}
            if self.game and told["bargains"]:
                self.game = {**self.game, "bargains": told["bargains"]}
        elif kind == "openings":
            self.openings[told["seat"]] = told["sayings"]
        elif kind in ("done", "refused", "preview"):
            self._answers[told.get("cmd_id") or told["id"]] = told
        elif kind == "held":
            self.held[told["cmd_id"]] = told
        elif kind == "bye":
            self.bye = told

    def _add_events(self, events: list[list[Any]]) -> None:
        for event in events:
            assert event[0] == len(self.events), (
                f"an event was missed, or came twice: {event[0]} of match {self.match} after {len(self.events)}, by"
                f" {self.frames[-1][:60]!r} after {self.frames[-2][:60] if len(self.frames) > 1 else b''!r}"
            )
            self.events.append(event)


class Clock:
    """A clock that stands still until it is put forward."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms

    def forward(self, seconds: float, server: "RunningServer") -> None:
        """Time passes, and every table looks at the clock."""
        self.ms += int(seconds * 1000)
        for table in server.house.tables.values():
            table.attend()


class RunningServer:
    """A running server, and requests to it."""

    def __init__(self, house: House, store: Store, url: str, session: aiohttp.ClientSession) -> None:
        self.house = house
        self.store = store
        self.url = url
        self.session = session

    def state(self, table: str) -> TableState:
        """The state of a table that is in memory."""
        return self.house.tables[table].state

    async def get(self, path: str, key: str = "", **more: Any) -> tuple[int, Any]:
        return await self._request("GET", path, key, **more)

    async def post(self, path: str, body: Any = None, key: str = "", **more: Any) -> tuple[int, Any]:
        return await self._request("POST", path, key, json=body if body is not None else {}, **more)

    async def open(self, game: str = "royal-secrets", name: str = "Ann", **proposal: Any) -> tuple[Guest, str]:
        """A guest who opened a table and sits at it, and the invitation."""
        status, place = await self.post("/api/tables", proposed(game, name, **proposal))
        assert status == 201, place
        return await Guest(self, place["table"], place["key"]).hello(), place["invitation"]

    async def join(self, table: str, invitation: str, name: str, **joining: Any) -> Guest:
        status, place = await self.post(
            f"/api/tables/{table}/join", {"name": name, "invitation": invitation, **joining}
        )
        assert status == 201, place
        return await Guest(self, table, place["key"]).hello()

    async def watch(self, table: str, invitation: str | None, name: str) -> Guest:
        status, place = await self.post(f"/api/tables/{table}/watch", {"name": name, "invitation": invitation})
        assert status == 201, place
        return await Guest(self, table, place["key"]).hello()

    async def table_of(self, game: str, people: int, **proposal: Any) -> list[Guest]:
        """So many people at a table, the first of whom opened it; the game has begun."""
        host, invitation = await self.open(game, "Guest 0", **proposal)
        guests = [host, *[await self.join(host.table, invitation, f"Guest {n}") for n in range(1, people)]]
        done(await host.do("start"))
        for guest in guests:
            await guest.until(lambda guest=guest: guest.game is not None)  # type: ignore[misc]
        return guests

    async def _request(self, method: str, path: str, key: str, **more: Any) -> tuple[int, Any]:
        headers = {**({"Authorization": f"Bearer {key}"} if key else {}), **more.pop("headers", {})}
        async with self.session.request(method, self.url + path, headers=headers, **more) as response:
            text = await response.text()
            return response.status, json.loads(text) if response.content_type == "application/json" else text


class LateBotPool(BotPool):
    """Workers that start when a bot is first asked: most stories have none, and to start a process takes long."""

    _started: asyncio.Task[None] | None = None

    async def consult(self, question: Question) -> Answer | None:
        self._started = self._started or asyncio.create_task(self.start())
        await asyncio.shield(self._started)
        return await super().consult(question)

    async def close(self) -> None:
        if self._started:
            await self._started
        await super().close()


@asynccontextmanager
async def running_server(
    data: Path,
    workers: int = 1,
    now: Callable[[], int] | None = None,
    entropy: Entropy = secrets.token_bytes,
    files: int = 0,
    clock: HouseClock | None = None,
    lull: float = 0.0,
    **settings: Any,
) -> AsyncIterator[RunningServer]:
    """A server that runs while the scenario lasts, by a clock of its own or by this time.

    Without a `lull` every news tells what may be said: it does not matter then how fast the tests play.
    With the setting `store` it is a house among others, called by the setting `house`.
    """
    plain = {
        "bot_pace": 0.0,
        "lobby": True,
        "opens_per_minute": 100_000,
        "joins_per_minute": 100_000,
        "sockets_per_address": 10_000,
        "connections_per_address": 10_000,
        "reads_per_minute": 1_000_000,
        "tickets_per_minute": 100_000,
        "sockets_per_minute": 100_000,
        "commands_per_second": 10_000,
    }
    chosen = Settings(data=data, workers=workers, **{**plain, **settings})
    door = socket.create_server(("127.0.0.1", 0))
    row = house_row(chosen, door.getsockname()[1])
    store = await open_at(chosen.store, data, row, chosen.lease)
    pool = LateBotPool(workers)
    shared, clock = await secrets_of(store, chosen.secret), HouseClock(now, now) if now else clock
    house = House(chosen, store, pool, shared, clock, entropy, row.name if chosen.store else "")
    house.services.lull = lull
    try:
        await house.open()
        connector = aiohttp.TCPConnector(limit=0)  # a house of many tests has more guests than a client would
        async with listening(house, door, files), aiohttp.ClientSession(connector=connector) as session:
            try:
                yield RunningServer(house, store, f"http://127.0.0.1:{door.getsockname()[1]}", session)
            finally:
                await house.close()
    finally:
        await pool.close()
        await store.close()


def end_lull(table: LiveTable) -> None:
    """Let it be long ago that a table's last move was told, so that what was left out is told now."""
    broadcast = table.broadcast
    if broadcast._sayings_at < broadcast._news_at:
        broadcast._news_at -= broadcast._lull
        broadcast._sayings_at -= broadcast._lull
        broadcast._after_lull()


def run_scenario(scenario: Callable[[RunningServer], Coroutine[Any, Any, None]], data: Path, **settings: Any) -> None:
    """Run a scenario with a server of its own."""

    async def opened() -> None:
        async with running_server(data, **settings) as server:
            await scenario(server)

    asyncio.run(opened())


def proposed(game: str, name: str, bots: dict[str, str] | None = None, **more: Any) -> dict[str, Any]:
    """The proposal of a table. What is none of its own fields belongs to the agreement."""
    own = {"seat": more.pop("seat")} if "seat" in more else {}
    return {"name": name, "agreement": {"game": game, **more}, "bots": bots or {}, **own}


async def begin_at(table: LiveTable, match: Match, chairs: list[Chair]) -> None:
    """Let a table begin a match that stands somewhere already."""

    def make() -> Plan:
        plan = plans.begins(table.state, match.options, chairs)
        plans.give_match(plan, match, table.services.now())
        return plan

    await table.change(make)


async def rematch(guests: list[Guest]) -> None:
    """The first of them proposes another game, and everybody is ready."""
    done(await guests[0].do("rematch"))
    for guest in guests[1:]:
        await guest.until(lambda guest=guest: guest.face["votes"])  # type: ignore[misc]
        done(await guest.do("vote", vote=guest.face["votes"][0]["vote"], yes=True))


def done(answer: dict[str, Any]) -> dict[str, Any]:
    """The answer to a command that was carried out."""
    assert answer["type"] == "done", answer
    return answer


def refused(answer: dict[str, Any], code: str) -> None:
    """The answer is a refusal, and this one."""
    assert (answer["type"], answer.get("code")) == ("refused", code)


async def asked(guests: list[Guest]) -> Guest:
    """Somebody who is asked."""
    await guests[0].until(lambda: any(guest.legal for guest in guests))
    return next(guest for guest in guests if guest.legal)


async def play_out(guests: list[Guest], seed: int = 1, turns: int = 10_000) -> None:
    """Whoever is asked answers at random, until the game is over or so many answers were given."""
    dice = Lehmer(seed)
    for _ in range(turns):
        asked = [guest for guest in guests if guest.legal]
        if not asked:
            if any(guest.over for guest in guests):
                return
            await guests[0].until(lambda: guests[0].over or any(guest.legal for guest in guests))
            continue
        guest = asked[dice.below(len(asked))]
        done(await guest.play(guest.legal[dice.below(len(guest.legal))]))
        await level(guests, guest.stands)


async def level(guests: list[Guest], stands: tuple[object, ...]) -> None:
    """Wait until everybody has seen where the game stands."""
    for guest in guests:
        await guest.until(lambda guest=guest: guest.stands == stands)  # type: ignore[misc]


def talk_through(game: str, data: Path) -> None:
    """A whole game in which everybody talks at every question, asked or not.

    All is heard, and nothing else changes by it.
    """

    async def scenario(server: RunningServer) -> None:
        guests, dice, said = await server.table_of(game, 3, seats=3), Lehmer(3), 0
        steps: set[str] = set()
        while not guests[0].over:
            mover = next(guest for guest in guests if guest.legal)
            if mover.view["step"] not in steps:
                steps.add(mover.view["step"])
                before = [(guest.game, len(guest.events)) for guest in guests]
                for guest in guests:
                    done(
                        await guest.do(
                            "say", text=f"I am {guest.seat}, I hold every card, and I shall do nothing of the kind"
                        )
                    )
                    said += 1
                assert [(guest.game, len(guest.events)) for guest in guests] == before
            done(await mover.play(mover.legal[dice.below(len(mover.legal))]))
            await level(guests, mover.stands)
        for guest in guests:
            await guest.until(lambda guest=guest: len(guest.lines) == said)  # type: ignore[misc]
        assert len(steps) > 3

    run_scenario(scenario, data, lines_per_minute=100_000)
