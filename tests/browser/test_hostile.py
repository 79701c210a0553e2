"""Two hundred hostile names and lines: nothing runs, nothing is fetched, nothing is pushed out of its place."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from coterie.core.errors import CoterieError
from coterie.server.state.names import clean_line, clean_name
from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.browser.hostile import LINES, NAMES
from tests.browser.looking import PHONE, WIDE
from tests.server.guests import Guest as Visitor

SEATS = 5
PLAIN = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
HEIGHTS = (
    "() => ['header', '.rs', '.bar'].map((part) => document.querySelector(part)?.getBoundingClientRect().height ?? 0)"
)
SIDEWAYS = (
    "() => [...document.querySelectorAll('.lines, .log')].map((each) => each.scrollWidth -"
    " each.clientWidth).filter((wide) => wide > 0)"
)


class Wire:
    """Stretched through a page.

    Trips if anything runs, is fetched or is refused by the policy that should never have been tried.
    """

    def __init__(self, page: Page, house: OpenHouse) -> None:
        self._page = page
        self._fetched: list[str] = []
        page.context.add_init_script(
            "addEventListener('securitypolicyviolation', ({ blockedURI }) => (window.refused = blockedURI || 'inline'))"
        )
        page.on("dialog", lambda dialog: dialog.dismiss())
        page.on("request", lambda request: self._fetched.append(request.url))
        self._own = f"{house.url}/"

    def tripped(self) -> list[str]:
        ran = self._page.evaluate(
            "() => [window.tripped && 'it ran', window.refused && `refused: ${window.refused}`].filter(Boolean)"
        )
        return ran + [
            url for url in self._fetched if url.startswith(f"{self._own}trip") or not url.startswith(self._own)
        ]


def cleaned(name: str) -> str:
    try:
        return clean_name(name)
    except CoterieError:
        return ""  # the house refuses it: nobody is called so


async def company(house: OpenHouse, names: list[str], begin: bool) -> list[Visitor]:
    """Five people of these names at a table, of whom the first is asked."""
    host, invitation = await house.server.open(name=names[0], seats=SEATS, options={"first": "A"})
    visitors = [host, *[await house.server.join(host.table, invitation, name) for name in names[1:]]]
    if begin:
        assert (await host.do("start"))["type"] == "done"
    return visitors


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def test_whatever_people_call_themselves_the_waiting_room_holds(guest: Callable[..., Guest], house: OpenHouse) -> None:
    visitors = house.run(company(house, PLAIN, begin=False))
    ann = guest()
    wire = Wire(ann.page, house)
    ann.page.goto(f"/t/{visitors[0].table}#key={visitors[0].key}")
    shown = 0
    for at in range(0, len(NAMES), SEATS):
        batch = NAMES[at : at + SEATS]
        for visitor, name in zip(visitors, batch, strict=True):
            house.run(visitor.do("rename", name=name))
        for name in filter(None, map(cleaned, batch)):
            expect(ann.page.locator(".seats")).to_contain_text(name)
            shown += 1
        for size in (WIDE, PHONE):
            resize(ann.page, size)
            assert ann.overflow() == 0, (size, batch)
            ann.page.get_by_role("button", name="Begin").click(trial=True)
    assert shown > 190
    assert wire.tripped() == []


@pytest.mark.parametrize("first", [0, *[pytest.param(n, marks=pytest.mark.soak) for n in range(1, 5)]])
def test_whatever_people_are_called_the_table_keeps_its_shape(
    guest: Callable[..., Guest], house: OpenHouse, first: int
) -> None:
    ann = guest()
    wire = Wire(ann.page, house)
    usual: dict[tuple[int, int], list[float]] = {}
    # two of one name do not sit at one table
    names = list({cleaned(name).casefold(): name for name in NAMES if cleaned(name)}.values())
    for at in (-1, *range(first, len(names) // SEATS, 5)):
        batch = PLAIN if at < 0 else names[at * SEATS : (at + 1) * SEATS]
        host = house.run(company(house, batch, begin=True))[0]
        resize(ann.page, WIDE)
        ann.page.goto(f"/t/{host.table}#key={host.key}")
        ann.page.wait_for_selector(".rs [data-target]")
        for size in (WIDE, PHONE):
            resize(ann.page, size)
            expect(ann.page.locator(".rs")).to_be_visible()  # laid out anew
            assert ann.overflow() == 0, (size, batch)
            heights = ann.page.evaluate(HEIGHTS)
            bounds = usual.setdefault(size, heights)
            assert all(high <= bound * 1.35 for high, bound in zip(heights, bounds, strict=True)), (
                size,
                batch,
                heights,
                bounds,
            )
            ann.page.locator(".rs [data-target]").first.click(trial=True)
    assert wire.tripped() == []


def test_whatever_people_say_it_is_said_and_the_bar_stays_in_reach(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    visitors = house.run(company(house, [NAMES[0], NAMES[1], NAMES[27], NAMES[44], NAMES[56]], begin=True))
    ann = guest()
    wire = Wire(ann.page, house)
    ann.page.goto(f"/t/{visitors[0].table}#key={visitors[0].key}")
    ann.page.get_by_role("tab", name="Talk").click()
    lines: list[str] = []
    for n, line in enumerate(LINES):
        if house.run(visitors[n % SEATS].do("say", text=line))["type"] == "done":
            lines.append(clean_line(line))
    assert len(lines) > 190
    expect(ann.page.locator(".lines li")).to_have_count(len(lines))
    said = ann.page.locator(".lines bdi").all_inner_texts()
    assert [" ".join(each.split()) for each in said] == lines
    for size in (WIDE, PHONE):
        resize(ann.page, size)
        assert ann.overflow() == 0, size
        assert ann.page.evaluate(SIDEWAYS) == [], size
        ann.page.get_by_label("Say something").click(trial=True)
        ann.page.locator(".rs [data-target]").first.click(trial=True)
    assert wire.tripped() == []


def test_the_wire_trips(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann = guest()
    wire = Wire(ann.page, house)
    ann.home()
    assert wire.tripped() == []
    with ann.page.expect_response("**/trip.svg"):
        ann.page.evaluate("document.querySelector('footer').innerHTML = '<img src=/trip.svg>'")
    assert wire.tripped() == [f"{house.url}/trip.svg"]
    ann.page.evaluate("window.tripped = 1")
    assert wire.tripped()[0] == "it ran"
