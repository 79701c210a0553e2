"""Visits to a table with Chromium.

Our server in a process of its own, a browser, and what it tells through the DevTools protocol.
"""

from __future__ import annotations

from collections import Counter
from contextlib import AsyncExitStack
from types import TracebackType

from playwright.async_api import CDPSession, Page, async_playwright

from bench.server.ours import Ours
from tools import chromium

# by game, who begins: then the guest at seat A is asked at once
FIRST = {"royal-secrets": "A", "for-the-king": "A", "reigns-council": "D"}
SIZE = {"width": 1440, "height": 900}
KEPT = '{"everything": true, "confirm": false}'  # every answer is one click in the action bar
BRISK, USUAL = "0.1", "1"  # bots that wait just long enough for one news to be painted; those of a house
QUIET = 1000  # ms in which whatever is fetched with something else has come
TRIES = 5  # visits, until nobody speaks in one
ASKED = ".bar.mine .choices button:enabled"

# When a table can first be played at; and for every news, how long until the change it brings is painted. The page
# listens to a socket after this has: what counts as arrival is before the page has done anything. Frames are those of
# requestAnimationFrame.
WATCH = f"""
localStorage.setItem('coterie', localStorage.getItem('coterie') ?? '{KEPT}')
let ready
globalThis.bench = {{ ready: new Promise((done) => (ready = done)), news: [] }}
let waiting = null, frames = 0
const count = () => {{ frames++; if (waiting) requestAnimationFrame(count) }}
const changed = () => {{
  if (document.querySelector('{ASKED}')) requestAnimationFrame(() => setTimeout(() => ready(performance.now())))
  if (!waiting) return
  const {{ since }} = waiting
  waiting = null
  requestAnimationFrame(() => {{
    const painted = frames + 1
    setTimeout(() => bench.news.push({{ frames: painted, ms: performance.now() - since }}))
  }})
}}
new MutationObserver(changed).observe(document, {{ subtree: true, childList: true, characterData: true, attributes:
true }})
globalThis.WebSocket = class extends WebSocket {{
  constructor(...how) {{
    super(...how)
    this.addEventListener('message', ({{ data }}) => {{
      if (waiting || !data.startsWith('{{"type":"news"')) return
      waiting = {{ since: performance.now() }}
      frames = 0
      requestAnimationFrame(count)
    }})
  }}
}}
"""


class House(Ours):
    """Our server, with bots of this pace."""

    def __init__(self, pace: str) -> None:
        super().__init__()
        self._pace = pace

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "COTERIE_BOT_PACE": self._pace}


class Visits:
    """A server and a browser, and one table of a game after another in it."""

    def __init__(self, game: str, pace: str = BRISK) -> None:
        self._game = game
        self._pace = pace

    async def __aenter__(self) -> Visits:
        self._stack = AsyncExitStack()
        self._side = House(self._pace)
        self._stack.callback(self._side.clear)
        await self._side.start()
        self._stack.push_async_callback(self._side.stop)
        play = await self._stack.enter_async_context(async_playwright())
        self._browser = await play.chromium.launch(executable_path=chromium.path(), chromium_sandbox=False)
        self._stack.push_async_callback(self._browser.close)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._stack.aclose()

    async def weigh(self, encodings: str = "", reach: bool = False, lesson: bool = False) -> dict[str, int]:
        """Bytes over the wire of the first visit to a table, by kind; all headers of answers together, and what the
        socket tells. Where a browser takes these encodings alone; with the talk, for who reaches for the table; or of a
        first visit that begins with the lesson. Where a bot has spoken by then, the talk came by itself, and it is
        another visit that is told.
        """
        for _ in range(TRIES):
            told, heard = await self._weigh(encodings, reach, lesson)
            if reach or not heard:
                break
        return told

    async def _weigh(self, encodings: str, reach: bool, lesson: bool) -> tuple[dict[str, int], bool]:
        """What such a visit weighs, and whether the talk came."""
        page, devtools = await self._page()
        answers: dict[str, dict] = {}
        whole: Counter[str] = Counter()
        told: Counter[str] = Counter()
        devtools.on("Network.responseReceived", lambda it: answers.update({it["requestId"]: it}))
        devtools.on("Network.loadingFinished", lambda it: whole.update({it["requestId"]: int(it["encodedDataLength"])}))
        devtools.on(
            "Network.webSocketFrameReceived", lambda it: told.update(WebSocket=len(it["response"]["payloadData"]))
        )
        await devtools.send("Network.enable")
        if encodings:
            await devtools.send("Network.setExtraHTTPHeaders", {"headers": {"Accept-Encoding": encodings}})
        if lesson:
            await page.goto(f"{self._side.address}/lesson/{self._game}")
            await page.wait_for_selector("#prompter")
        else:
            await self._arrive(page)
        await page.wait_for_load_state("networkidle")
        if reach:
            await page.locator(".table").hover()
            await page.wait_for_selector("[data-heard]", state="attached")
        came = -1
        while came != len(whole):  # until nothing more has come for a while
            came = len(whole)
            await page.wait_for_timeout(QUIET)
        heard = await page.locator("[data-heard]").count() > 0
        await page.context.close()
        for request, bytes_ in whole.items():
            if bytes_:  # what is drawn from the page itself weighs nothing
                headers = int(answers[request]["response"]["encodedDataLength"])
                told.update({answers[request]["type"]: bytes_ - headers, "headers": headers, "requests": 1})
        return dict(told), heard

    async def arrive(self, slow: float = 1) -> float:
        """Milliseconds from following the link to a table that can be played at, on a machine so many times slower."""
        page, devtools = await self._page()
        await devtools.send("Emulation.setCPUThrottlingRate", {"rate": slow})
        ready = await self._arrive(page)
        await page.context.close()
        return ready

    async def begin(self) -> float:
        """Milliseconds from calling the home page, in a browser that has never been here, to the first own question: a
        game with bots of the house's own pace is begun as soon as it can be, and the first lesson declined.
        """
        page, _ = await self._page()
        await page.goto(self._side.address)
        await page.locator(f"article:has([href='/lesson/{self._game}']) button.gold").click()
        await page.locator("dialog button:not(.gold)").first.click()
        ready = float(await page.evaluate("bench.ready"))
        await page.context.close()
        return ready

    async def play(self, answers: int) -> dict:
        """A game to its end, or for so many answers: what every news took, and the memory before and after."""
        page, devtools = await self._page()
        await devtools.send("Performance.enable")
        await self._arrive(page)
        before = await _memory(devtools)
        given = 0
        while given < answers:
            await page.wait_for_selector(f"{ASKED}, .final")
            if await page.locator(".final").count():
                break
            await page.locator(ASKED).nth(given % 2).or_(page.locator(ASKED).first).first.click()
            given += 1
        news = await page.evaluate("bench.news")
        after = await _memory(devtools)
        await page.context.close()
        return {"answers": given, "news": news, "memory": [before, after]}

    async def _page(self) -> tuple[Page, CDPSession]:
        """A page in a browser that has never been here."""
        context = await self._browser.new_context(viewport=SIZE, reduced_motion="reduce")
        await context.add_init_script(f"if (location.protocol !== 'about:') {{ {WATCH} }}")
        page = await context.new_page()
        return page, await context.new_cdp_session(page)

    async def _arrive(self, page: Page) -> float:
        """Follow the link to a seat that is asked; when it could answer."""
        agreed = {"game": self._game, "seats": 4, "options": {"first": FIRST[self._game]}}
        bots = dict.fromkeys("BCD", "courtier")
        opened = await self._side._post("", name="Ann", agreement=agreed, bots=bots)
        seat = await self._side._connect(opened["table"], opened["key"])
        seat.start()
        await seat.dealt()
        await seat.line.close()
        await page.goto(f"{self._side.address}/t/{opened['table']}#key={opened['key']}")
        return float(await page.evaluate("bench.ready"))


async def _memory(devtools: CDPSession) -> dict[str, float]:
    """What the page holds after its garbage is collected: bytes of programs and their things, and nodes."""
    for _ in range(2):
        await devtools.send("HeapProfiler.collectGarbage")
    told = {each["name"]: each["value"] for each in (await devtools.send("Performance.getMetrics"))["metrics"]}
    return {"heap": told["JSHeapUsedSize"], "nodes": told["Nodes"]}
