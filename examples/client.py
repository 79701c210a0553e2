"""A whole client, written from docs/protocol.md.

It opens or joins a table, plays to the end, and comes back when the connection drops.

    python examples/client.py http://127.0.0.1:8765                          a table of its own, with bots
    python examples/client.py 'http://127.0.0.1:8765/t/TABLE#invitation=…'   a seat at somebody's table
    python examples/client.py 'http://127.0.0.1:8765/t/TABLE#key=…'          the same seat again

It chooses at random; with --play it asks you. It needs aiohttp, and nothing of Coterie.
"""

import argparse
import asyncio
import json
import random
import uuid
from contextlib import suppress
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import aiohttp

SEATS = "ABCDEF"
FOR_GOOD = 4400  # from this close code on, there is no coming back


class Client:
    """One seat at one table, whatever becomes of the connection."""

    def __init__(self, web: aiohttp.ClientSession, house: str, play: bool) -> None:
        self.web, self.house, self.play = web, house, play
        self.ws: aiohttp.ClientWebSocketResponse | None = None
        self.manifest: Any = None  # its verbs and cards
        self.table: Any = None  # the table
        self.game: Any = None  # the game as this seat sees it
        self.match = self.events = 0  # how far we have heard
        self.command: Any = None  # the one that was not answered yet
        self.seat = -1
        self.offered: set[int] = set()  # lines with offers to this seat that it has not answered
        self.standing: list[int] = []  # the lines of the offers that can be answered now
        self.turned_to = asyncio.Event()

    async def request(self, method: str, path: str, body: Any = None, key: str = "") -> Any:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        async with self.web.request(method, self.house + path, json=body, headers=headers) as response:
            told = await response.json()
            if response.status >= 500:
                raise aiohttp.ClientError(told["text"])  # it may be better the next time
            if response.status >= 400:
                raise SystemExit(f"{told['code']}: {told['text']}")
            return told

    async def come_in(self, table: str, fragment: dict[str, str], game: str, name: str) -> None:
        """Get a key: from the link, for an invitation, or by opening a table."""
        self.opened = not table
        if "key" in fragment:
            place = {"table": table, **fragment}
        elif table:
            place = await self.request("POST", f"/api/tables/{table}/join", {"name": name, **fragment})
        else:
            place = await self.request("POST", "/api/tables", {"name": name, "agreement": {"game": game}})
        self.path, self.key = f"/api/tables/{place['table']}", place["key"]
        print(f"Your seat: {self.house}/t/{place['table']}#key={self.key}", flush=True)

    async def stay(self) -> None:
        """Connect, and connect again, until the game is over."""
        answering = asyncio.create_task(self.answer())
        while not self.over():
            with suppress(aiohttp.ClientError, OSError):
                await self.listen()
            await asyncio.sleep(random.uniform(0.1, 0.5))
        answering.cancel()

    async def listen(self) -> None:
        """One connection, from hello to goodbye. This is no browser and has no Origin, so it comes with a ticket."""
        ticket = await self.request("POST", f"{self.path}/ticket", key=self.key)
        async with self.web.ws_connect(f"{self.house}{self.path}/socket", max_msg_size=0) as self.ws:
            await self.send({"type": "hello", "match": self.match, "since": self.events, **ticket})
            async for message in self.ws:
                await self.hear(json.loads(message.data))
                if self.over():
                    return
            print("The connection is gone:", self.ws.close_code, flush=True)
            if (self.ws.close_code or 0) >= FOR_GOOD:
                raise SystemExit("There is no coming back.")

    async def hear(self, told: Any) -> None:
        if told["type"] in ("welcome", "table"):
            self.table = told["table"]
            self.manifest = self.manifest or await self.request("GET", f"/api/games/{self.table['agreement']['game']}")
        if told["type"] == "welcome":
            self.seat = told["seat"]
        if told["type"] in ("welcome", "news"):
            match = told.get("match", self.table["match"])
            if match != self.match or told.get("whole"):
                self.match, self.events = match, 0
            known = self.game["sayings"] if self.game else []
            self.game = told["game"]
            if self.game and self.game["sayings"] is None:  # as before
                self.game["sayings"] = known
            for n, what, seat, numbers, cards in told["events"]:
                assert n == self.events, "no event is missed, and none comes twice"
                self.events += 1
                print(n, what, SEATS[seat] if seat >= 0 else "-", *numbers, *map(self.card, cards), flush=True)
        for line in told.get("lines", []):
            who = SEATS[line["seat"]] if line["seat"] >= 0 else "-"
            ear = f" whispers to {SEATS[line['about']]}" if line["form"] == "whisper" else ""
            print(f"#{line['line']} {who}{ear}:", line["text"], *map(self.act, line["acts"]), flush=True)
            if any(act["act"] == "offer" and act["seat"] == self.seat for act in line["acts"]) and not ear:
                self.offered.add(line["line"])
        if bargains := told.get("bargains") or (told.get("game") or {}).get("bargains"):
            self.standing = bargains["offers"]
        for line, n, mark, reason, card, amount in told.get("verdicts", []):  # as far as we can know
            was = [self.card(card)] * (card >= 0) + [str(amount)] * (amount is not None)
            print(f"#{line}.{n} is {mark}", reason, *was, flush=True)
        if told["type"] == "welcome" and self.command:
            await self.send(self.command)  # again: if it was carried out, the first answer comes again
        if self.command and told.get("cmd_id") == self.command["cmd_id"]:
            self.command = None
        if told["type"] in ("refused", "bye"):
            print(f"{told['code']}: {told['text']}", flush=True)
            await asyncio.sleep(0.2)
        self.turned_to.set()

    async def answer(self) -> None:
        """Whenever it is our turn: choose, and say so once."""
        while await self.turned_to.wait():
            self.turned_to.clear()
            if self.command is None and self.opened and self.table["status"] == "waiting":
                self.command = {"type": "start", "cmd_id": uuid.uuid4().hex}
            elif self.command is None and (offered := self.offered & {*self.standing}):
                self.command = {"type": "say", "cmd_id": uuid.uuid4().hex, "text": ""}
                self.command["acts"] = [self.reply(min(offered))]
            elif self.command is None and self.game and self.game["legal"]:
                decision, action = self.game["view"]["decision"], await self.choose(self.game)
                self.command = {"type": "play", "cmd_id": uuid.uuid4().hex, "decision": decision, "actions": [action]}
                self.command["say"] = self.boast(self.game["sayings"])
            else:
                continue
            await self.send(self.command)

    async def choose(self, game: Any) -> int:
        view, legal = game["view"], game["legal"]
        if not self.play:
            return int(random.choice(legal))
        for name, seat, size, cards, _backs in view["piles"]:
            print(f"  {SEATS[seat] if seat >= 0 else ''} {name}: {size}", *map(self.card, cards))
        print(f"{view['step']}?", *[f"{n}: {self.word(action)}" for n, action in enumerate(legal)], sep="\n  ")
        while True:
            typed = await asyncio.to_thread(input, "> ")
            if typed.isdecimal() and int(typed) < len(legal):
                return int(legal[int(typed)])

    def boast(self, sayings: Any) -> list[Any]:
        """Something to say with a move, true or not. What may not be said after the move is left out by the house."""
        if self.play or not sayings or random.random() < 0.5:
            return []
        said = random.choice(sayings)
        act = next(saying["act"] for saying in self.manifest["sayings"] if saying["name"] == said["saying"])
        return [{"act": act, "saying": said["saying"], "args": [random.choice(each) for each in said["choices"]]}]

    def reply(self, line: int) -> Any:
        """An answer to an offer. There is only one; if it lapsed in between, the house says so."""
        self.offered.discard(line)
        return {"act": random.choice(["accept", "refuse"]), "line": line}

    def card(self, card: int) -> str:
        return str(self.manifest["kinds"][card]) if card >= 0 else "?"  # of a hidden card we see its back

    def act(self, act: Any) -> str:
        return " ".join([act["act"], act["saying"] or act["gesture"], *map(str, act["args"])]).strip()

    def word(self, action: int) -> str:
        """An action in words: the verb whose range it is in, and what it points at."""
        verb = next(verb for verb in self.manifest["verbs"] if verb["first"] <= action < verb["first"] + verb["count"])
        n = action - verb["first"] + verb["low"]
        names = verb["names"] or {"card": self.manifest["kinds"], "seat": SEATS}.get(verb["noun"], range(n + 1))
        return f"{verb['name']} {names[n]}" if verb["noun"] else str(verb["name"])

    async def send(self, message: Any) -> None:
        if self.ws and not self.ws.closed:
            with suppress(aiohttp.ClientError, OSError):
                await self.ws.send_json(message)

    def over(self) -> bool:
        return bool(
            (self.game and self.game["view"]["over"]) or (self.table and self.table["status"] in ("ended", "closed"))
        )


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("link", help="a house, or a table with an invitation or a key")
    parser.add_argument("--game", default="royal-secrets", help="what to play at a table of one's own")
    parser.add_argument("--name", default="Guest")
    parser.add_argument("--play", action="store_true", help="ask me")
    args = parser.parse_args()
    link = urlsplit(args.link)
    async with aiohttp.ClientSession() as web:
        client = Client(web, f"{link.scheme}://{link.netloc}", args.play)
        await client.come_in(
            link.path.removeprefix("/t/").strip("/"), dict(parse_qsl(link.fragment)), args.game, args.name
        )
        await client.stay()
    print("Over. Points by seat:", *client.game["view"]["scores"])


if __name__ == "__main__":
    asyncio.run(main())
