"""What a first visit fetches: no more than is allowed, also where only gzip is taken, and nothing that the budget of
the build does not count.
"""

import json
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from coterie.server.http.static import BESIDE, FOLDER
from tests.browser.conftest import OpenHouse
from tests.browser.glowing import reach
from tests.browser.guest import Guest
from tests.browser.phases import phases
from tools.client import BUDGET, LESSON, answers

GAMES = ("royal-secrets", "for-the-king", "reigns-council")
ENCODINGS = {"br": "gzip, br", "gzip": "gzip"}  # what a browser then says it takes
ICONS = {"favicon.svg", "favicon-turn.svg"}  # which a browser without a window does not fetch
ASKED = ".bar.mine"


class Fetched:
    """What a page fetched, by path, in bytes over the wire without headers."""

    def __init__(self, page: Page, encoding: str) -> None:
        self.bodies: Counter[str] = Counter()
        self._answers: dict[str, dict] = {}
        devtools = page.context.new_cdp_session(page)
        devtools.on("Network.responseReceived", lambda it: self._answers.update({it["requestId"]: it["response"]}))
        devtools.on("Network.loadingFinished", self._finished)
        devtools.send("Network.enable")
        # a browser names them all on its own machine, and over plain http from elsewhere gzip alone
        devtools.send("Network.setExtraHTTPHeaders", {"headers": {"Accept-Encoding": encoding}})

    def _finished(self, it: dict) -> None:
        answer = self._answers[it["requestId"]]
        if it["encodedDataLength"] and answer["url"].startswith("http"):
            path = "/" + answer["url"].split("/", 3)[3].partition("?")[0]
            self.bodies[path] += int(it["encodedDataLength"] - answer["encodedDataLength"])

    def files(self) -> set[str]:
        """The page and its files, as the budget names them."""
        return {"index.html" if path.startswith(("/t/", "/lesson/")) else path[1:] for path in self._mine()}

    def weight(self) -> int:
        """Bytes of the page and these files."""
        return sum(self.bodies[path] for path in self._mine())

    def _mine(self) -> set[str]:
        return {path for path in self.bodies if not path.startswith("/api/")}

    def answers(self) -> int:
        return sum(bytes_ for path, bytes_ in self.bodies.items() if path.startswith("/api/"))


def counted(kind: str, game: str) -> dict:
    """What the budget counts for a first visit, but for the icons: the files, and their weight by encoding."""
    report = json.loads((FOLDER / ".weights.json").read_text())
    visit = report[kind][_folder(game)]
    icons = {form: sum((FOLDER / f"{icon}{BESIDE[form]}").stat().st_size for icon in ICONS) for form in ENCODINGS}
    return {**{form: visit[form] - icons[form] for form in ENCODINGS}, "files": set(visit["files"]) - ICONS}


def _folder(game: str) -> str:
    return game.replace("-", "_")


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("game", GAMES)
def test_a_first_visit_to_a_table_fetches_what_the_budget_counts(
    game: str, encoding: str, house: OpenHouse, guest: Callable[..., Guest]
) -> None:
    page = guest(locale="fr-FR", hints=True).page
    fetched = Fetched(page, ENCODINGS[encoding])
    page.goto(house.open(next(phases(game, {"first": lambda _: True})), "Ann"))
    expect(page.locator(ASKED)).to_be_visible()
    expect(page.locator("section.paper p").first).not_to_be_empty()  # the hint has come
    page.wait_for_load_state("networkidle")
    budget = counted("tables", game)
    assert fetched.files() == budget["files"]
    assert fetched.weight() == budget[encoding]
    assert 0 < fetched.answers() <= answers(_folder(game))
    assert sum(fetched.bodies.values()) <= BUDGET
    reach(page)  # whoever does may speak of what lies on the table
    assert fetched.files() > budget["files"]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_fetches_what_the_budget_counts(game: str, guest: Callable[..., Guest]) -> None:
    page = guest(locale="fr-FR").page
    fetched = Fetched(page, "gzip")  # whose files are the longer ones
    page.goto(f"/lesson/{game}")
    expect(page.locator("#prompter")).to_be_visible()
    page.wait_for_load_state("networkidle")
    budget = counted("lessons", game)
    assert fetched.files() == budget["files"]
    assert fetched.answers() <= answers(_folder(game))
    assert sum(fetched.bodies.values()) <= BUDGET + LESSON
    more = fetched.files() - counted("tables", game)["files"]
    assert sum(fetched.bodies[f"/{name}"] for name in more) <= LESSON  # for whoever has seen the table
