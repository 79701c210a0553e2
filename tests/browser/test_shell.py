"""The shell that the browser keeps.

It opens when the house is gone, it holds nothing of a game, and it never mixes two builds.
"""

import re
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web
from playwright.sync_api import Page, expect

from coterie.server.http.static import FOLDER, Pages
from tests.browser.conftest import beside, open_house
from tests.browser.guest import Guest

IS_KEPT = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
  const found = []
  for (const name of await caches.keys()) {
    const shelf = await caches.open(name)
    for (const request of await shelf.keys()) found.push([new URL(request.url).pathname,
      await (await shelf.match(request)).text()])
  }
  return found
}"""


def wait_until(page: Page, holds: str) -> None:
    """Wait for what can only be learnt by waiting."""
    page.evaluate(f"async () => {{ while (!({holds})) await new Promise((go) => setTimeout(go, 30)) }}")


def settle_in(page: Page) -> None:
    """Wait until the shell is kept, and have it behind the page."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function(IS_KEPT)


def shell() -> set[str]:
    """The page, and the files whose names change with what is in them."""
    assets = (FOLDER / "assets").iterdir()
    return {"/"} | {f"/assets/{path.name}" for path in assets if path.suffix not in (".br", ".gz")}


def test_after_a_game_the_browser_keeps_the_shell_alone_and_it_says_when_the_house_is_gone(
    guest: Callable[..., Guest], tmp_path: Path
) -> None:
    with open_house(tmp_path) as house:
        ann = guest(at=house.url, shell=True, everything=True, plain=True, name="Canary").home()
        settle_in(ann.page)
        ann.begin("whispers").play_out()
        table = ann.table
        ann.page.get_by_role("link", name="Watch the replay").click()
        expect(ann.page.get_by_role("slider", name="Move")).to_have_value("0")
        ann.page.goto("/rules/royal-secrets")
        expect(ann.page.get_by_text("RS-10")).to_be_visible()
        kept = dict(ann.page.evaluate(KEPT))
        assert kept.keys() == shell()
        assert not [path for path, text in kept.items() if table in text or "Canary" in text]
    ann.page.goto(f"/t/{table}")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("The house does not answer.")
    ann.page.goto("/")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("The house does not answer.")
    ann.page.get_by_role("radio", name="Français").check(force=True)
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("La maison ne répond pas.")
    assert dict(ann.page.evaluate(KEPT)).keys() == shell()


@asynccontextmanager
async def serving(folder: Path, port: int = 0) -> AsyncIterator[str]:
    """The page alone, as it was built into a folder."""
    app = web.Application()
    Pages(folder).add_to(app.router)
    runner = web.AppRunner(app, shutdown_timeout=1.0)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port, reuse_address=True).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


def program_of(folder: Path) -> str:
    """The file that a build's page begins with."""
    return (folder / "index.html").read_text().split('src="/assets/')[1].split('"')[0]


def built_anew(folder: Path) -> Path:
    """Another build: its program has another name, and the page says so."""
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    program = program_of(folder)
    (folder / "assets" / program).rename(folder / "assets" / "index-anew.js")
    for path in [folder / "index.html", folder / "sw.js", *folder.glob("assets/*.js")]:
        path.write_text(
            re.sub(r"coterie-[0-9a-f]{12}", "coterie-anew", path.read_text().replace(program, "index-anew.js"))
        )
    return folder


def test_a_new_build_is_shown_at_once_and_a_page_of_the_old_one_goes_on_with_its_own_files(
    guest: Callable[..., Guest], tmp_path: Path
) -> None:
    old = "/assets/" + program_of(FOLDER)
    with beside(serving(FOLDER)) as (url, _):
        ann = guest(at=url, shell=True)
        ann.page.goto("/")
        settle_in(ann.page)
    with beside(serving(built_anew(tmp_path / "anew"), int(url.rpartition(":")[2]))):
        assert ann.page.evaluate("(old) => fetch(old).then(({ ok }) => ok)", old)  # the house has it no more
        other = ann.context.new_page()
        other.goto("/")
        assert "index-anew.js" in other.content()
        wait_until(other, "(await navigator.serviceWorker.getRegistration()).waiting")
        other.close()
        ann.page.goto("about:blank")  # the last page of the old build
        ann.page.goto("/")
        wait_until(ann.page, "(await caches.keys()).length === 1")
        kept = dict(ann.page.evaluate(KEPT))
        assert "/assets/index-anew.js" in kept
        assert old not in kept
        assert "index-anew.js" in kept["/"]
