"""`python -m tools.exchange` writes the generated parts of docs/protocol.md.

A real exchange with a house, shortened, and all codes.
"""

from __future__ import annotations

import asyncio
import json
import re
import socket
import sys
import tempfile
from importlib.resources import files
from pathlib import Path
from typing import Any

import aiohttp

from coterie.play import SeededDice
from coterie.server.bots.pool import BotPool
from coterie.server.http.app import listening
from coterie.server.run.clock import HouseClock
from coterie.server.run.settings import Settings
from coterie.server.tables.house import House
from coterie.server.tables.keys import secrets_of
from coterie.store import open_store
from coterie.words import Phrases

PAGE = Path(__file__).parent.parent / "docs" / "protocol.md"
NOON = 1_800_000_000_000  # the time of the exchange
WIDTH = 110
LONGEST = {"piles": 3, "facts": 3, "legal": 5, "events": 3, "kinds": 4, "sayings": 2}  # how much of a list is shown
MOST_CARDS = 6
CODES = ("refused", "wrong-", "no-", "bad-", "http-", "fault", "removed", "restart", "too-")


def main() -> int:
    PAGE.write_text(fresh(PAGE.read_text("utf-8")), "utf-8")
    return 0


def fresh(page: str) -> str:
    """The page with its generated parts made anew: each between two comments that name it."""
    for name, text in (("exchange", asyncio.run(exchange())), ("codes", codes())):
        before, begin, rest = page.partition(f"<!-- {name} -->\n")
        _, end, after = rest.partition(f"<!-- /{name} -->\n")
        page = f"{before}{begin}\n{text}\n{end}{after}"
    return page


def codes() -> str:
    """Every code of a problem, a refusal or a goodbye, with its words."""
    words = Phrases("en", [files("coterie.words"), files("coterie.server")])
    named = sorted(name for name in words.ids() if name.startswith(CODES))
    said = [
        words.say(name, {gap: f"*{gap}*" for gap in re.findall(r": (\w+)(?:\n|$)", "\n".join(words.missing(name)))})
        for name in named
    ]
    return "\n".join(
        [
            "| code | in English |",
            "|---|---|",
            *[f"| `{name}` | {text} |" for name, text in zip(named, said, strict=True)],
            "",
        ]
    )


async def exchange() -> str:
    """Two people open a table and play a little, as the first of them sees it."""
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(Path(folder))
        clock = HouseClock(lambda: NOON, lambda: NOON)
        house = House(Settings(data=Path(folder)), store, BotPool(1), await secrets_of(store), clock)
        house.services.lull = 0.0  # what is told does not depend on how fast this machine is
        house.services.dice = lambda: SeededDice(4)
        door = socket.create_server(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{door.getsockname()[1]}"
        await house.open()
        try:
            async with listening(house, door), aiohttp.ClientSession(address) as session:
                try:
                    return await _told(session)
                finally:
                    await house.close()
        finally:
            await store.close()


async def _told(session: aiohttp.ClientSession) -> str:
    ann, bob = Scribe(session), Scribe(session)
    ann.remark(
        "Ann opens a table for two. She keeps her key and sends the invitation to Bob, who takes the other seat."
    )
    agreement = {"game": "for-the-king", "seats": 2, "options": {"first": "A"}}
    place = await ann.request("POST", "/api/tables", {"name": "Ann", "agreement": agreement})
    table = f"/api/tables/{place['table']}"
    ann.call(place["table"], "K7MWQ2TX")
    ann.call(place["key"], "Ann-key-0123456789-abc")
    ann.call(place["invitation"], "Invitation-0123456-abc")
    bobs = await ann.request("POST", f"{table}/join", {"name": "Bob", "invitation": place["invitation"]})
    ann.call(bobs["key"], "Bob-key-0123456789-abc")
    ann.remark("She gets a ticket for a socket, opens it, and says hello.")
    await ann.connect(table, place["key"])
    await ann.say({"type": "hello"})
    await ann.hear("welcome")
    await bob.connect(table, bobs["key"])
    await bob.say({"type": "hello"})
    ann.remark("Bob comes.")
    await ann.hear("table")
    ann.remark("Ann begins. The news comes before `done`, so whoever reads `done` has seen what came of it.")
    await ann.say({"type": "start", "cmd_id": "ann-000001"})
    started = await ann.hear("news", "table", "done")
    view, legal = started["game"]["view"], started["game"]["legal"]
    ann.remark(
        f"She is asked `{view['step']}`, question {view['decision']}. She looks where the first of her choices leads: "
        "it may be done, but a card is drawn then, which nobody can foresee."
    )
    answer = {"decision": view["decision"], "actions": legal[:1]}
    await ann.say({"type": "preview", "id": "ann-000002", **answer})
    await ann.hear("preview")
    ann.remark("She gives this answer.")
    await ann.say({"type": "play", "cmd_id": "ann-000003", **answer})
    news = await ann.hear("news", "done")
    ann.remark("The same command again, as after a connection that was lost too early: it is not carried out twice.")
    await ann.say({"type": "play", "cmd_id": "ann-000003", **answer})
    await ann.hear("done")
    ann.remark(
        "An answer to the last question, and an action that may not be done now: both are refused, and nothing is"
        " changed."
    )
    await ann.say({"type": "play", "cmd_id": "ann-000004", **answer})
    await ann.hear("refused")
    await ann.say({"type": "play", "cmd_id": "ann-000005", **answer, "decision": news["game"]["view"]["decision"]})
    await ann.hear("refused")
    await ann.answer()
    await ann.answer()
    await bob.answer()
    ann.remark("She goes on, which is left out here; then Bob answers.")
    await ann.hear("news")
    ann.remark("They talk. With her words goes an act, a gesture.")
    bow = {"act": "react", "gesture": "bow", "seat": 1}
    await ann.say({"type": "say", "cmd_id": "ann-000006", "text": "Well played.", "acts": [bow]})
    await ann.hear("lines", "done")
    heard = ann.events
    ann.remark(
        f"Ann's connection drops. She has the events up to {heard - 1}; meanwhile Bob goes on. She comes back with a"
        " new ticket."
    )
    await ann.drop()
    await bob.answer()
    await ann.connect(table, place["key"])
    await ann.say({"type": "hello", "match": 1, "since": heard, "lines": 1})
    await ann.hear("welcome")
    return ann.text()


class Scribe:
    """Somebody at the table who writes down what they say and hear."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self.session = session
        self.events = 0
        self._game: Any = None
        self._ticket = ""
        self._ws: aiohttp.ClientWebSocketResponse | None = None
        self._parts: list[str] = []
        self._names: dict[str, str] = {}
        self._table: dict[str, Any] = {}

    def remark(self, text: str) -> None:
        self._parts.append(text)

    def call(self, secret: str, name: str) -> None:
        """What differs every time goes by a name."""
        self._names[secret] = name

    def text(self) -> str:
        """All of it: remarks as they are, what was said and heard in blocks."""
        blocks: list[str] = []
        for part in self._parts:
            if part[0] not in "→←" or not blocks or blocks[-1][0] not in "→←":
                blocks.append(part)
            else:
                blocks[-1] += f"\n{part}"
        text = "\n\n".join(f"```text\n{block}\n```" if block[0] in "→←" else block for block in blocks)
        for secret, name in self._names.items():
            text = text.replace(secret, name)
        return text + "\n"

    async def request(self, method: str, path: str, body: Any = None, key: str = "") -> Any:
        shown = f" (Authorization: Bearer {key})" if key else ""
        self._write("→", f"{method} {path}{shown}" + (f" {_compact(body)}" if body else ""))
        async with self.session.request(
            method, path, json=body, headers={"Authorization": f"Bearer {key}"} if key else {}
        ) as response:
            told = await response.json()
            self._write("←", f"{response.status} {_compact(told)}")
            return told

    async def connect(self, table: str, key: str) -> None:
        self._ticket = (await self.request("POST", f"{table}/ticket", key=key))["ticket"]
        self.call(self._ticket, "Ticket-0123456789-abcd")
        self._write("→", f"GET {table}/socket (Upgrade: websocket)")
        self._ws = await self.session.ws_connect(f"{table}/socket", max_msg_size=0)

    async def say(self, message: dict[str, Any]) -> None:
        assert self._ws
        message = {**message, "ticket": self._ticket} if message["type"] == "hello" else message
        self._write("→", _compact(message))
        await self._ws.send_json(message)

    async def hear(self, *kinds: str) -> Any:
        """The next messages, which are of these kinds; what is returned is the first."""
        found = [await self._receive() for _ in kinds]
        assert tuple(told["type"] for told in found) == kinds, [told["type"] for told in found]
        for told in found:
            self._write("←", _laid_out(shortened({**told, **self._news_of(told)})))
        return found[0]

    async def answer(self) -> None:
        """Answer when asked, and wait until it is done; this is not written down."""
        while not (self._game and self._game["legal"]):
            await self._receive()
        decision, legal = self._game["view"]["decision"], self._game["legal"]
        assert self._ws
        await self._ws.send_json(
            {"type": "play", "cmd_id": f"answer-{decision:04}", "decision": decision, "actions": legal[:1]}
        )
        while (await self._receive())["type"] != "done":
            pass

    async def drop(self) -> None:
        assert self._ws
        await self._ws.close()

    def _news_of(self, told: Any) -> dict[str, Any]:
        """Of the table, what was not the same the last time."""
        if "table" not in told:
            return {}
        table, known = told["table"], self._table
        self._table = table
        changed = {name: value for name, value in table.items() if known.get(name) != value}
        return {"table": table if not known else {**changed, "…": "…"}}

    async def _receive(self) -> Any:
        assert self._ws
        told = json.loads((await self._ws.receive(timeout=10)).data)
        self._game = told.get("game") or self._game
        self.events += len(told.get("events", ()))
        return told

    def _write(self, arrow: str, text: str) -> None:
        self._parts.append(f"{arrow} {text}".replace("\n", "\n  "))


def shortened(value: Any, name: str = "") -> Any:
    """A message without what would be more of the same; … stands for it."""
    most = LONGEST.get(
        name, MOST_CARDS if isinstance(value, list) and all(isinstance(each, int) for each in value) else None
    )
    if isinstance(value, dict):
        kept = {key: shortened(value[key], key) for key in list(value)[:most]}
        return kept if len(kept) == len(value) else {**kept, "…": "…"}
    if isinstance(value, list):
        kept_list = [shortened(each) for each in value[:most]]
        return kept_list if len(kept_list) == len(value) else [*kept_list, "…"]
    return value


def _laid_out(value: Any, deep: int = 0) -> str:
    """JSON in lines that can be read: what fits into one is in one."""
    whole = _compact(value)
    if len(whole) + deep <= WIDTH or not isinstance(value, dict | list):
        return whole
    inner = " " * (deep + 1)
    if isinstance(value, list):
        return "[\n" + ",\n".join(inner + _laid_out(each, deep + 1) for each in value) + "\n" + " " * deep + "]"
    rows: list[str] = []
    for key, each in value.items():
        text = f"{_compact(key)}: {_laid_out(each, deep + 1)}"
        if rows and "\n" not in rows[-1] and "\n" not in text and len(rows[-1]) + len(text) + deep < WIDTH:
            rows[-1] += f", {text}"
        else:
            rows.append(text)
    return "{\n" + ",\n".join(inner + row for row in rows) + "\n" + " " * deep + "}"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    sys.exit(main())
