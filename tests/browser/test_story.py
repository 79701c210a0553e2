"""The end of a game tells its story: looked at for all three games, shared as a picture, watched in thirty seconds; and
one's own book on the home page keeps it.
"""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import story_scenes
from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.browser.looking import PHONE, look
from tests.browser.phases import FOR_THE_KING, phases

TITLES = {"end-rs": "The court is yours.", "end-fk-lost": "Le Roi regarde ailleurs.", "end-rc": "Long live you."}
SCREENS = {"end-rs": (1440, 900, "en-GB"), "end-fk-lost": (360, 740, "fr-FR"), "end-rc": (360, 740, "en-GB")}


def open_end(make: Callable[..., Guest], house: OpenHouse, name: str) -> tuple[Page, str]:
    width, height, locale = SCREENS[name]
    where, guest = house.run(story_scenes.end_of(house.server, name))
    page = make(width, height, locale=locale, phone=width < 500, painted=False).page
    page.goto(where)
    page.wait_for_selector(".film")
    return page, guest.table


@pytest.mark.parametrize("name", TITLES)
def test_the_end_is_for_everybody_to_read(guest: Callable[..., Guest], house: OpenHouse, name: str) -> None:
    page, table = open_end(guest, house, name)
    final = page.locator(".final")
    expect(final.get_by_role("heading", level=2)).to_contain_text(TITLES[name])
    _, story = house.run(house.server.get(f"/api/tables/{table}/story", key=house.server.house.owner_key()))
    totals = [int(each) for each in final.locator(".total").all_inner_texts()]
    assert sorted(totals) == sorted(story["scores"])
    assert final.locator("[data-medal]").count() == 3
    assert not re.search(r"\btale-\w", final.inner_text())  # every message is there
    said = final.locator("[data-medal] :is(b, p)").all_inner_texts()
    assert [each for each in said if each[0].islower()] == []  # sentences
    expect(final.locator(".film li")).to_have_count(len(story["clips"]))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert look(page, name) == []


def test_what_broke_a_tie_stands_below_the_points(guest: Callable[..., Guest], house: OpenHouse) -> None:
    where, _ = house.run(story_scenes.end_of(house.server, "end-fk-lost"))
    page = guest(*PHONE, locale="fr-FR", painted=False).page

    def tied(route: Route) -> None:
        answer = route.fetch()
        story = answer.json()
        story["chapters"][-1]["marks"].append({"what": "tie", "seats": [3, 2], "nums": [1, 5, 3], "cards": []})
        route.fulfill(response=answer, json=story)

    page.route("**/api/tables/*/story*", tied)
    page.goto(where)
    line = page.locator(".tally + p")
    line.wait_for()
    winner, second = page.locator(".tally bdi").all_inner_texts()[:2]
    expect(line).to_have_text(f"Égalité aux points\u202f: l’or tranche. {winner} en a 5 en main, {second} 3.")


def test_notes_are_kept_on_this_device_beside_what_was_taken(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann = guest(name="Ann")
    ann.page.goto(house.open(next(phases("for-the-king", {"bid": FOR_THE_KING["bid"]})), "Ann"))
    for words in ("", "Dorante stops at five."):
        ann.page.get_by_role("button", name="This table").click()
        ann.page.get_by_role("dialog").get_by_text("My notes").click()
        expect(ann.page.locator(".taken li").first).to_be_visible()
        field = ann.page.get_by_label("Only on this device")
        expect(field).to_have_value(words)
        field.fill("Dorante stops at five.")
        if words:
            assert look(ann.page, "notes") == []
        ann.page.reload()


def test_the_end_is_shared_watched_and_kept(guest: Callable[..., Guest], house: OpenHouse, tmp_path: Path) -> None:
    page, table = open_end(guest, house, "end-rs")
    page.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog", name="Show it to somebody")
    shown = dialog.get_by_role("img")
    expect(shown).to_have_attribute("src", re.compile("^data:image/png"))
    size = shown.evaluate("async (image) => (await image.decode(), [image.naturalWidth, image.naturalHeight])")
    assert size == [1200, 1500]
    named = shown.get_attribute("src")
    assert look(page, "share") == []
    dialog.get_by_label("Letters").check()
    expect(shown).not_to_have_attribute("src", str(named))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    page.get_by_role("link", name="Play thirty seconds").click()
    expect(page.locator(".reel")).to_contain_text("Thirty seconds of it")
    page.locator(".reel").get_by_role("button").click()
    expect(page.locator(".reel")).to_have_count(0)

    # the book on the home page has the game; a file that is none of ours changes nothing
    page.goto(page.url.split("/replay")[0])
    mine = page.locator("[aria-labelledby=record]")
    expect(mine).to_contain_text("One game, 1 won")
    expect(mine.locator(f'a[href^="/replay/{table}"]')).to_have_count(1)
    before = page.evaluate("localStorage.getItem('coterie-mine')")
    picker = mine.locator("input[type=file]")
    other = tmp_path / "other.json"
    other.write_text('{"format": "something else"}')
    picker.set_input_files(other)
    expect(mine.get_by_role("status")).to_contain_text("Nothing was changed")
    assert page.evaluate("localStorage.getItem('coterie-mine')") == before
    with page.expect_download() as saved:
        mine.get_by_role("button", name="Export").click()
    kept = json.loads(Path(saved.value.path()).read_text())
    assert [game["table"] for game in kept["games"]] == [table]
    assert "key" not in saved.value.path().read_text()
    kept["games"].append({**kept["games"][0], "match": 2})
    other.write_text(json.dumps(kept))
    picker.set_input_files(other)
    expect(mine.get_by_role("status")).to_have_text("One game was added.")
    expect(mine).to_contain_text("2 games, 2 won")
    assert look(page, "my record") == []
