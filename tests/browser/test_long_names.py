"""Names as long and as wide as can be: whatever is cut of one says so, and the whole name is there to be read."""

from collections.abc import Callable, Iterator
from itertools import islice

import pytest
from msgspec import structs
from playwright.sync_api import Page

from coterie.play import Match, read_record
from coterie.play.record import positions
from coterie.server.state import plans
from coterie.server.state.stored import Chair
from coterie.server.tables.seated import Seated
from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.browser.looking import CUT_PLACEHOLDERS, CUT_SELECTIONS
from tests.browser.phases import OF, Phase, phases, proposal_at
from tests.server.guests import begin_at

NAMES = [
    "Maximilienne-Bérengère D",
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "Jean Baptiste Poquelin M",
    "MMMMMMMMMMMMMMMMMMMMMMMM",
    "Anne-Marie-Louise d’Orlé",
    "Œ" * 24,
]
WIDTHS = (360, 1100, 1440)
STATES = {
    "royal-secrets": ["second-bet-of-five", "over"],
    "for-the-king": ["take", "over"],
    "reigns-council": ["judge-of-six", "over"],
}
# Every name of which something is not seen, without three dots or without the whole name to be read there.
CUT_NAMES = """(names) => {
  const shortest = (text) => names.find((name) => text.includes(name.slice(0, 6)))
  const clips = ({ overflowX, overflowY }) => [overflowX, overflowY].some((way) => ['hidden', 'clip'].includes(way))
  const scrolls = ({ overflowX, overflowY }) => [overflowX, overflowY].some((way) => ['auto', 'scroll'].includes(way))
  const found = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode, holder = text.parentElement, name = shortest(text.data)
    if (!name || !holder.checkVisibility() || holder.closest('.vh, [aria-live], option, script')) continue
    if (getComputedStyle(holder).clipPath !== 'none') continue // only heard
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, top, bottom, width } = range.getBoundingClientRect()
    if (!width) continue
    const cut = (box) => right > box.right + 1 || left < box.left - 1 || bottom > box.bottom + 3 || top < box.top - 3
    let clipper = null, scrolled = false
    for (let at = holder; at && !clipper; at = at.parentElement) {
      const style = getComputedStyle(at)
      scrolled ||= ['auto', 'scroll'].includes(style.overflowX) && at.scrollWidth > at.clientWidth
      if (scrolls(style)) break
      if (clips(style) && cut(at.getBoundingClientRect())) clipper = at
    }
    const beyond = right > innerWidth + 1 || left < -1
    const where = `${holder.outerHTML.slice(0, 90)} in ${clipper?.outerHTML.slice(0, 90)}`
    if (!clipper && beyond && !scrolled) found.push(`beyond the window: ${where}`)
    if (!clipper) continue
    const { textOverflow, webkitLineClamp } = getComputedStyle(clipper)
    if (textOverflow !== 'ellipsis' && webkitLineClamp === 'none') found.push(`without a sign: ${where}`)
    const whole = [holder.closest('[title]')?.title, clipper.closest('[title]')?.title]
    if (!whole.some((title) => title?.includes(name))) found.push(`never whole: ${where}`)
  }
  return found
}"""


def match_of(phase: Phase) -> Match:
    return next(islice(positions(read_record(phase.record)), phase.moves, None))


def seat_all(house: OpenHouse, match: Match) -> Seated:
    """A table of this size in its waiting room, with a long name in every seat."""

    async def seat() -> Seated:
        opened = house.server.house
        host = await opened.open_table(proposal_at(match, NAMES[0], 0))
        for at in range(1, match.seats):
            await opened.join(host.table, NAMES[at], at)
        return host

    return house.run(seat())


def begin(house: OpenHouse, seated: Seated, match: Match) -> None:
    house.run(begin_at(seated.table, match, [Chair(person=seat) for seat in range(match.seats)]))
    if match.over:
        state = seated.table.state
        house.run(seated.table.change(lambda: plans.stands(state, structs.replace(state.stored, status="over"))))


def cut(page: Page, where: str) -> Iterator[str]:
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        yield from (f"{where} at {width}: {what}" for what in page.evaluate(CUT_NAMES, NAMES))
        yield from (f"{where} at {width}: {what}" for what in page.evaluate(CUT_PLACEHOLDERS))


@pytest.mark.parametrize("game", STATES)
def test_a_name_that_is_cut_says_so_and_is_read_whole(guest: Callable[..., Guest], house: OpenHouse, game: str) -> None:
    pages = {locale: guest(locale=locale, name="Ann", motion=False, painted=False).page for locale in ("en", "fr")}
    wrong: list[str] = []
    for phase in phases(game, {name: OF[game][name] for name in STATES[game]}):
        match = match_of(phase)
        seated = seat_all(house, match)
        place = f"/t/{seated.table.id}#key={seated.key}"
        for locale, page in pages.items():
            page.goto(place)
            page.wait_for_selector(".seats .place")
            wrong += cut(page, f"the room before {phase.name} in {locale}") if match.over else []
        begin(house, seated, match)
        for locale, page in pages.items():
            page.wait_for_selector(".final h2" if match.over else ".bar .ask")
            wrong += cut(page, f"{phase.name} in {locale}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_rules_of_a_room_with_a_clock_are_whole_on_a_phone(
    guest: Callable[..., Guest], house: OpenHouse, locale: str
) -> None:
    host, _ = house.run(house.server.open("royal-secrets", NAMES[0], clock=120))
    page = guest(360, 740, locale=locale, phone=True, name="Ann").page
    page.goto(f"/t/{host.table}#key={host.key}")
    page.wait_for_selector(".rules select")
    assert page.evaluate(CUT_SELECTIONS) == []
    page.locator(".rules select:has(option[value=vote])").select_option("vote")  # too long for any phone
    page.wait_for_function(f"() => ({CUT_SELECTIONS})().length === 1")
    assert [sign for _, sign in page.evaluate(CUT_SELECTIONS)] == ["ellipsis"]
