"""Firefox and WebKit as they come, driven by what each of them speaks: WebDriver BiDi the one, WebDriver the other."""

import asyncio
import itertools
import json
import os
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

import aiohttp

from tools import engines

PATIENCE = 60.0  # seconds after which nothing more will come

# WebKit's driver does not tell what the page complains of: the page notes it itself, from its first moment that we can
# reach.
NOTING = """
window.faults = []
addEventListener('error', ({ message }) => faults.push(message))
addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)))
addEventListener('securitypolicyviolation', ({ violatedDirective }) => faults.push(`forbidden by ${violatedDirective}`))
const say = console.error
console.error = (...said) => { faults.push(said.join(' ')); say(...said) }
"""
# The browser's own buttons would make a window wider than a phone.
NARROW = "button, entry, image, toolbar { min-width: 0; margin: 0; padding: 0; border-width: 0; }"


class Window(Protocol):
    """A browser with one page."""

    async def open(self, url: str) -> None: ...

    async def read(self, expression: str) -> Any:
        """What an expression of the page's language comes to."""

    async def click(self, selector: str, n: int = 0) -> None:
        """Press and release the mouse on one of those that a selector finds."""

    async def faults(self) -> list[str]:
        """What went wrong on the page until now, in the engine's words."""


async def until(window: Window, expression: str) -> None:
    """Wait until something is true on the page."""
    async with asyncio.timeout(PATIENCE):
        while not await window.read(f"Boolean({expression})"):
            await asyncio.sleep(0.02)


def into_sight(selector: str, n: int) -> str:
    return (
        f"document.querySelectorAll({json.dumps(selector)})[{n}].scrollIntoView({{ block: 'center', behavior:"
        " 'instant' })"
    )


def press(thing: dict[str, Any]) -> dict[str, Any]:
    """A mouse that goes there, and is pressed and let go."""
    there = {"type": "pointerMove", "x": 0, "y": 0, "origin": thing}
    return {
        "type": "pointer",
        "id": "mouse",
        "actions": [there, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}],
    }


class _Firefox:
    def __init__(self, line: aiohttp.ClientWebSocketResponse) -> None:
        self._line = line
        self._ids = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._faults: list[str] = []
        self.page = ""

    async def listen(self) -> None:
        async for frame in self._line:
            told = frame.json()
            if told.get("id") in self._waiting:
                self._waiting.pop(told["id"]).set_result(told)
            elif told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self._faults.append(told["params"]["text"])

    async def ask(self, method: str, **params: Any) -> Any:
        n = next(self._ids)
        self._waiting[n] = asyncio.get_running_loop().create_future()
        await self._line.send_json({"id": n, "method": method, "params": params})
        answer = await asyncio.wait_for(self._waiting[n], PATIENCE)
        assert answer["type"] == "success", answer
        return answer["result"]

    async def open(self, url: str) -> None:
        await self.ask("browsingContext.navigate", context=self.page, url=url, wait="complete")

    async def read(self, expression: str) -> Any:
        told = await self.ask(
            "script.evaluate",
            expression=f"JSON.stringify({expression})",
            target={"context": self.page},
            awaitPromise=False,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"].get("value", "null"))

    async def click(self, selector: str, n: int = 0) -> None:
        await self.read(into_sight(selector, n))
        found = await self.ask(
            "browsingContext.locateNodes", context=self.page, locator={"type": "css", "value": selector}
        )
        thing = {"type": "element", "element": {"sharedId": found["nodes"][n]["sharedId"]}}
        await self.ask("input.performActions", context=self.page, actions=[press(thing)])

    async def faults(self) -> list[str]:
        return self._faults


@asynccontextmanager
async def firefox(folder: Path, width: int, height: int) -> AsyncIterator[Window]:
    """A stock Firefox without a window, with a profile of its own."""
    command = [
        engines.path("Firefox"),
        "--headless",
        "--no-remote",
        "--profile",
        str(folder),
        "--remote-debugging-port",
        "0",
    ]
    environ = {**os.environ, "HOME": str(folder)}
    async with (
        _process(*command, env=environ, stderr=asyncio.subprocess.PIPE) as browser,
        aiohttp.ClientSession() as session,
    ):
        assert browser.stderr
        address = b""
        async with asyncio.timeout(PATIENCE):
            while not (spoken := re.search(rb"ws://\S+", address)):
                address = await browser.stderr.readline()
        chatter = asyncio.create_task(browser.stderr.read())  # else it stops when nobody reads
        async with session.ws_connect(spoken[0].decode() + "/session", max_msg_size=0) as line:
            window = _Firefox(line)
            listening = asyncio.create_task(window.listen())
            await window.ask("session.new", capabilities={})
            await window.ask("session.subscribe", events=["log.entryAdded"])
            window.page = (await window.ask("browsingContext.getTree"))["contexts"][0]["context"]
            await window.ask(
                "browsingContext.setViewport", context=window.page, viewport={"width": width, "height": height}
            )
            yield window
        await listening
        chatter.cancel()


class _WebKit:
    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session
        self.at = ""

    async def ask(self, path: str, method: str = "POST", **said: Any) -> Any:
        async with self._session.request(method, self.at + path, json=said if method == "POST" else None) as answer:
            told = await answer.json()
        assert answer.ok, told
        return told["value"]

    async def open(self, url: str) -> None:
        await self.ask("/url", url=url)
        await self.ask("/execute/sync", script=NOTING, args=[])

    async def read(self, expression: str) -> Any:
        return await self.ask("/execute/sync", script=f"return ({expression}) ?? null", args=[])

    async def click(self, selector: str, n: int = 0) -> None:
        await self.read(into_sight(selector, n))
        found = await self.ask("/elements", using="css selector", value=selector)
        await self.ask("/actions", actions=[press(found[n])])

    async def faults(self) -> list[str]:
        found: list[str] = await self.read("faults")
        return found


@asynccontextmanager
async def webkit(folder: Path, width: int, height: int) -> AsyncIterator[Window]:
    """A stock WebKitGTK on a screen that nobody sees."""
    (folder / "gtk-3.0").mkdir()
    (folder / "gtk-3.0" / "gtk.css").write_text(NARROW)
    screen = [
        engines.path("a screen without glass for it"),
        "-displayfd",
        "1",
        "-screen",
        "0",
        "1600x1200x24",
        "-nolisten",
        "tcp",
    ]
    async with _process(*screen, stdout=asyncio.subprocess.PIPE) as glass:
        assert glass.stdout
        display = (await asyncio.wait_for(glass.stdout.readline(), PATIENCE)).decode().strip()
        environ = {**os.environ, "DISPLAY": f":{display}", "XDG_CONFIG_HOME": str(folder)}
        port = _free_port()
        url = f"http://127.0.0.1:{port}"
        async with (
            _process(engines.path("WebKit"), "-p", str(port), env=environ),
            aiohttp.ClientSession(url) as session,
        ):
            window = _WebKit(session)
            await _up(session)
            window.at = f"/session/{(await window.ask('/session', capabilities={}))['sessionId']}"
            try:
                await window.ask("/window/rect", x=0, y=0, width=width, height=height)
                await until(window, f"innerWidth === {width}")
                yield window
            finally:
                with suppress(aiohttp.ClientConnectionError):  # it may hang up before it has said goodbye
                    await window.ask("", method="DELETE")


@asynccontextmanager
async def _process(*command: str, **kept: Any) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        *command, **{"stdout": asyncio.subprocess.DEVNULL, "stderr": asyncio.subprocess.DEVNULL, **kept}
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


async def _up(session: aiohttp.ClientSession) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(aiohttp.ClientConnectionError):
                return (await session.get("/status")).close()
            await asyncio.sleep(0.02)


def _free_port() -> int:
    with socket.socket() as any_port:
        any_port.bind(("127.0.0.1", 0))
        return int(any_port.getsockname()[1])
