"""What a first visit fetches: no more than is allowed, and nothing that the budget of the build does not count."""

import json
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from coterie.server.http.static import FOLDER
from tests.browser.conftest import OpenHouse
from tests.browser.glowing import reach
from tests.browser.guest import Guest
from tests.browser.phases import phases
from tools.client import ANSWERS, BUDGET, LESSON

GAMES = ("royal-secrets", "for-the-king", "reigns-council")
ASKED = ".bar.mine"


class Fetched:
    """What a page fetched, by path, in bytes over the wire without headers."""

    def __init__(self, page: Page) -> None:
        self.bodies: Counter[str] = Counter()
        self._answers: dict[str, dict] = {}
        devtools = page.context.new_cdp_session(page)
        devtools.on("Network.responseReceived", lambda it: self._answers.update({it["requestId"]: it["response"]}))
        devtools.on("Network.loadingFinished", self._finished)
        devtools.send("Network.enable")

    def _finished(self, it: dict) -> None:
        answer = self._answers[it["requestId"]]
        if it["encodedDataLength"] and answer["url"].startswith("http"):
            path = "/" + answer["url"].split("/", 3)[3].partition("?")[0]
            self.bodies[path] += int(it["encodedDataLength"] - answer["encodedDataLength"])

    def files(self) -> set[str]:
        """The files of the build: all but the page itself and the answers of the house."""
        return {path[1:] for path in self.bodies if path.startswith("/assets/")}

    def answers(self) -> int:
        return sum(bytes_ for path, bytes_ in self.bodies.items() if path.startswith("/api/"))


def counted(kind: str, game: str) -> set[str]:
    """The files that the budget counts for a first visit."""
    report = json.loads((FOLDER / ".weights.json").read_text())
    return set(report[kind][game.replace("-", "_")]["files"]) - {"index.html"}


@pytest.mark.parametrize("game", GAMES)
def test_a_first_visit_to_a_table_fetches_what_the_budget_counts(
    game: str, house: OpenHouse, guest: Callable[..., Guest]
) -> None:
    page = guest(locale="fr-FR", hints=True).page
    fetched = Fetched(page)
    page.goto(house.open(next(phases(game, {"first": lambda _: True})), "Ann"))
    expect(page.locator(ASKED)).to_be_visible()
    expect(page.locator("section.paper p").first).not_to_be_empty()  # the hint has come
    page.wait_for_load_state("networkidle")
    assert fetched.files() == counted("tables", game)
    assert 0 < fetched.answers() <= ANSWERS
    assert sum(fetched.bodies.values()) <= BUDGET
    reach(page)  # whoever does may speak of what lies on the table
    assert fetched.files() > counted("tables", game)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_fetches_what_the_budget_counts(game: str, guest: Callable[..., Guest]) -> None:
    page = guest(locale="fr-FR").page
    fetched = Fetched(page)
    page.goto(f"/lesson/{game}")
    expect(page.locator("#prompter")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert fetched.files() == counted("lessons", game)
    assert fetched.answers() <= ANSWERS
    assert sum(fetched.bodies.values()) <= BUDGET + LESSON
    more = fetched.files() - counted("tables", game)
    assert sum(fetched.bodies[f"/{name}"] for name in more) <= LESSON  # for whoever has seen the table
