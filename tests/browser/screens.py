"""`python -m tests.browser.screens FOLDER [PHASE...]` pictures every phase of Royal Secrets, at three sizes, in both languages."""

import asyncio
import sys
import tempfile
from pathlib import Path

from playwright.async_api import Browser, async_playwright

from tests.browser.phases import ROYAL_SECRETS, open_phase, phases
from tests.server.guests import Inn, inn
from tools import chromium

SIZES = [(1440, 900), (820, 1180), (360, 740)]


async def main(folder: Path, only: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {name: fits for name, fits in ROYAL_SECRETS.items() if not only or name in only}
    with tempfile.TemporaryDirectory() as data:
        async with inn(Path(data)) as place, async_playwright() as play:
            browser = await play.chromium.launch(executable_path=chromium.path(), chromium_sandbox=False)
            for phase in phases("royal-secrets", wanted):
                seated = await open_phase(place.house, phase, "Ann")
                for language in ("en", "fr"):
                    await _picture(browser, place, f"{seated.table.id}#key={seated.key}", language, folder / phase.name)
                print(phase.name)


async def _picture(browser: Browser, place: Inn, where: str, language: str, path: Path) -> None:
    for width, height in SIZES:
        context = await browser.new_context(viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce")
        page = await context.new_page()
        await page.goto(f"{place.url}/t/{where}")
        await page.wait_for_selector(".rs")
        await page.wait_for_timeout(250)
        await page.screenshot(path=f"{path}-{width}-{language}.png", full_page=width < 900)
        wide = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            print(f"{path.name} at {width} in {language} is {wide} px too wide")
        await context.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2:]))
