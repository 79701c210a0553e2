"""A finished game is shown to a stranger, who gets that game and nothing else; and who played it goes on from a moment.

The stranger has another browser, in which nothing is kept; meanwhile a rematch runs.
"""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from coterie.server.state import plans
from tests.browser import story_scenes
from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.browser.looking import PHONE, look
from tests.browser.share_scenes import finished

AT = ".where"


def sit(guest: Guest, house: OpenHouse) -> tuple[str, str]:
    """A guest at the table of a game that is over."""
    table, key = house.run(finished(house.server))
    guest.page.goto(f"/t/{table}#key={key}")
    guest.page.wait_for_selector(".final")
    return table, key


def make_link(page: Page, people: str) -> str:
    page.locator("dialog").get_by_label(people).check()
    page.get_by_role("button", name="Make a link").click()
    return page.get_by_label("The link", exact=True).input_value()


def test_a_stranger_sees_the_game_by_letters_while_a_rematch_runs_until_the_link_is_taken_back(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    ann = guest(name="Ann")
    table, key = sit(ann, house)
    names = [person.name for person in house.server.state(table).people.values()]
    ann.page.locator(".final").get_by_role("button", name="Share").click()
    wrong = look(ann.page, "the sheet")
    link = make_link(ann.page, "Letters")
    expect(ann.page.get_by_role("button", name="Take that link back")).to_have_count(1)
    wrong += look(ann.page, "a link was made")

    live = house.server.house.tables[table]
    house.run(live.change(lambda: plans.begins_again(live.state)))
    assert live.state.stored.match == 2
    stranger = guest()
    heard: list[str] = []
    stranger.page.on("response", lambda answer: heard.append(answer.text()) if "/api/shared" in answer.url else None)
    stranger.page.on("request", lambda request: heard.append(request.url.partition("#")[0]))
    stranger.page.goto(f"{link}&move=63&eyes=B")
    expect(stranger.page.locator(AT)).to_contain_text("63 / ")
    expect(stranger.page.get_by_label("Whose eyes")).to_have_value("B")
    stranger.page.get_by_label("Whose eyes").select_option("open")
    stranger.page.locator("h1").click()
    stranger.page.keyboard.press("End")
    expect(stranger.page.locator(".told")).to_contain_text("C wins")
    wrong += look(stranger.page, "a shared game")
    told = "".join(heard) + stranger.page.content()
    for secret in (table, live.invitation, key, *names):
        assert secret not in told
    assert table not in json.dumps(stranger.page.evaluate("({ ...localStorage })"))
    expect(stranger.page.get_by_role("button", name="Go on from here")).to_have_count(0)

    ann.page.goto(f"/replay/{table}#match=1&move=0&eyes=open")
    ann.page.get_by_role("button", name="Share this moment").click()
    ann.page.get_by_role("button", name="Take that link back").click()
    expect(ann.page.get_by_role("button", name="Take that link back")).to_have_count(0)
    stranger.page.reload()
    expect(stranger.page.get_by_role("alert")).to_contain_text("taken it back")
    wrong += look(stranger.page, "a link that was taken back")
    stranger.page.goto("about:blank")
    stranger.page.goto(link[:-4])
    expect(stranger.page.get_by_role("alert")).to_contain_text("cut short")
    assert wrong == []


def test_a_stranger_watches_thirty_seconds_and_then_has_the_whole_game(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    where, player = house.run(story_scenes.end_of(house.server, "end-rs"))
    ann = guest(*PHONE, phone=True, name="Ann")
    ann.page.goto(where)
    ann.page.wait_for_selector(".film")
    ann.page.locator(".final").get_by_role("button", name="Share").click()
    expect(ann.page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    for needed in ("Thirty seconds", "Make a link", "Copy picture"):  # the picture leaves them room
        expect(ann.page.get_by_role("button", name=needed)).to_be_in_viewport(ratio=1)
    ann.page.get_by_role("button", name="Thirty seconds").click()
    link = make_link(ann.page, "Letters")
    assert player.table not in link

    stranger = guest(*PHONE, phone=True)
    stranger.page.goto(link)
    reel, at = stranger.page.locator(".reel"), stranger.page.locator(AT)
    expect(reel).to_contain_text("Thirty seconds of it")
    expect(at).not_to_contain_text(re.compile(r"^\s*0 / "))  # it goes to its first moment by itself
    wrong = look(stranger.page, "thirty seconds of a shared game", (PHONE,))
    reel.get_by_role("button", name="Stop").click()
    expect(reel).to_have_count(0)
    stranger.page.keyboard.press("Home")
    expect(at).to_contain_text(re.compile(r"^\s*0 / "))
    expect(stranger.page.locator(".told")).to_contain_text("A finished game of Royal Secrets")
    expect(stranger.page.get_by_role("link", name="How to play")).to_have_attribute("href", "/rules/royal-secrets")
    assert wrong == []


def test_who_played_goes_on_from_a_moment_of_the_replay(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann = guest(*PHONE, name="Ann")
    table, _ = sit(ann, house)
    ann.page.goto(f"/replay/{table}#match=1&move=63&eyes=open")
    ann.page.get_by_role("button", name="Go on from here").click()
    wrong = look(ann.page, "going on")
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_url("**/t/*")
    ann.page.wait_for_selector(".rs")
    again = ann.page.url.rpartition("/")[2]
    assert again != table
    match = house.server.state(again).match
    assert match
    assert len(match.moves) >= 63
    assert wrong == []
