"""`python -m tests.browser.screens FOLDER [NAME...]`, or `make screens`.

Pictures of every page and phase, to be looked at.

Each is taken at three sizes and in both languages. `index.html` in the folder shows them all, `sheet-….png` many at a
glance. Names, or their beginnings, limit it to some. `python -m tests.browser.screens docs` takes the few that the
documents show.
"""

import asyncio
import base64
import json
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, Page, ViewportSize, async_playwright
from playwright.async_api import Error as PlaywrightError

from tests.browser import contact
from tests.browser.scene import Scene
from tests.browser.scenes import scenes
from tests.server.guests import RunningServer, running_server
from tools import chromium

DOCS = Path("docs")
SHOWN = {
    ("home", "desktop"): 70,
    ("rs-third", "desktop"): 80,
    ("rs-hand-on", "phone"): 70,
    ("fk-bid", "desktop"): 70,
    ("rc-judge-of-six", "desktop"): 70,
}  # in the documents, and their quality
SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 360, "height": 740},
}
FINGERS = ("tablet", "phone")  # these have no mouse, and share a device that is turned from the one into the other
LANGUAGES = ("en", "fr")
AT_ONCE = 4  # pages
STILL = """document.fonts.ready
    .then(() => Promise.all([...document.images].map((image) => image.decode().catch(() => 0))))
    .then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""


async def main(folder: Path, only: tuple[str, ...]) -> None:
    """Picture everything."""
    import tests.conftest  # noqa: F401 so that the tests' own game is pictured, too

    began = time.monotonic()
    folder.mkdir(parents=True, exist_ok=True)
    notes: list[str] = []
    free = asyncio.Semaphore(AT_ONCE)
    async with studio() as (server, browser):

        async def take(scene: Scene, sizes: tuple[str, ...], language: str) -> None:
            async with free, posed(browser, server, scene, sizes[0], language) as page:
                for size in sizes:
                    await page.set_viewport_size(SIZES[size])
                    await page.evaluate(STILL)
                    name = f"{scene.name}.{size}.{language}.png"
                    await page.screenshot(path=folder / name, full_page=scene.long)
                    over = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
                    if over > 0:
                        notes.append(f"{name} is {over} px wider than its window")

        async def dare(scene: Scene, sizes: tuple[str, ...], language: str) -> None:
            try:
                await take(scene, sizes, language)
            except PlaywrightError as fault:
                notes.append(f"{scene.name} in {language} could not be taken: {fault.message.splitlines()[0]}")

        async with asyncio.TaskGroup() as group:
            async for scene in scenes(server, lambda name: not only or name.startswith(only)):
                for language in LANGUAGES:
                    group.create_task(dare(scene, ("desktop",), language))
                    group.create_task(dare(scene, FINGERS, language))
        taken = await contact.sheets(browser, folder)
    print(*notes, f"{taken} pictures in {time.monotonic() - began:.0f} s: {folder / 'index.html'}", sep="\n")


async def show(folder: Path) -> None:
    """Picture what the documents show, small in bytes and sharp."""
    async with studio() as (server, browser):
        async for scene in scenes(server, lambda name: name in {shown for shown, _ in SHOWN}):
            for (name, size), quality in SHOWN.items():
                if name == scene.name:
                    async with posed(browser, server, scene, size, LANGUAGES[0]) as page:
                        await page.evaluate(STILL)
                        devtools = await page.context.new_cdp_session(page)
                        taken = await devtools.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
                        (folder / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))


@asynccontextmanager
async def studio() -> AsyncIterator[tuple[RunningServer, Browser]]:
    with tempfile.TemporaryDirectory() as data:
        async with running_server(Path(data)) as server, async_playwright() as play:
            browser = await play.chromium.launch(executable_path=chromium.path(), chromium_sandbox=False)
            yield server, browser
            await browser.close()


@asynccontextmanager
async def posed(browser: Browser, server: RunningServer, scene: Scene, size: str, language: str) -> AsyncIterator[Page]:
    """A scene that stands still, on a device of its own."""
    touch = size in FINGERS
    context = await browser.new_context(
        viewport=SIZES[size], locale=language, reduced_motion="reduce", has_touch=touch, is_mobile=touch
    )
    try:
        kept = json.dumps(json.dumps({"hints": False, **scene.kept}))
        await context.add_init_script(f"if (location.protocol !== 'about:') localStorage.setItem('coterie', {kept})")
        if scene.book:
            book = json.dumps(json.dumps(scene.book))
            await context.add_init_script(
                f"if (location.protocol !== 'about:') localStorage.setItem('coterie-mine', {book})"
            )
        page = await context.new_page()
        if scene.offline:
            await page.route(scene.offline, lambda route: route.abort())
        await page.goto(server.url + scene.where)
        await page.wait_for_selector(scene.shows)
        for act in scene.acts:
            await act(page)
        yield page
    finally:
        await context.close()


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    asyncio.run(show(DOCS) if folder == DOCS else main(folder, tuple(sys.argv[2:])))
