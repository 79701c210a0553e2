"""A game seen again: a link to a moment, any seat's eyes, keys, speeds, and the record to take along."""

import re
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from coterie.play import read_record
from coterie.play.record import positions
from coterie.server.protocol.game_json import view_json
from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.browser.phases import ROYAL_SECRETS, Phase, phases

AT = ".where"


@cache
def over(game: str) -> Phase:
    return next(phases(game, {"over": ROYAL_SECRETS["over"]}))


def rounds(record: Path) -> list[int]:
    """The moves with which a round begins."""
    found = [view_json(match.eyes(0).view())["facts"]["round"] for match in positions(read_record(record))]
    return [n for n in range(1, len(found)) if found[n] != found[n - 1]]


def replay(guest: Guest, house: OpenHouse, game: str, moment: str = "") -> Page:
    """The replay of a golden game, where the guest has a seat."""
    place = house.open(over(game), "Ann")
    guest.page.goto(place)
    guest.page.wait_for_selector(".final")
    return look(guest, place.partition("#")[0].removeprefix("/t/"), moment)


def look(guest: Guest, table: str, moment: str) -> Page:
    guest.page.goto(f"/replay/{table}{moment}")
    guest.page.wait_for_selector(".desk")
    return guest.page


def seen_by_house(page: Page, eyes: str, move: int) -> dict[str, Any]:
    """What the house says that these eyes see after a move."""
    table = page.url.partition("/replay/")[2].partition("#")[0]
    script = """async ([table, eyes, move]) => {
        const key = JSON.parse(localStorage.getItem('coterie')).tables.find((kept) => kept.table === table).key
        const path = `/api/tables/${table}/replay?eyes=${eyes}&first=${move}&count=1`
        return (await (await fetch(path, { headers: { Authorization: `Bearer ${key}` } })).json()).turns[0].view
    }"""
    return dict(page.evaluate(script, [table, eyes, move]))


def held(page: Page) -> dict[str, list[int]]:
    """By pile, the faces that are on the page."""
    keys = page.locator("[data-at^='card:']").evaluate_all("all => all.map((one) => one.dataset.at.split(' ')[0])")
    found: dict[str, list[int]] = {}
    for key in keys:
        _, pile, seat, kind = key.split(":")
        if kind != "?":
            found.setdefault(f"{pile}:{seat}", []).append(int(kind))
    return found


def known(view: dict[str, Any]) -> dict[str, list[int]]:
    return {f"{name}:{seat}": cards for name, seat, _, cards, _ in view["piles"]}


def test_a_link_opens_the_same_moment_and_the_record_can_be_taken_along(
    guest: Callable[..., Guest], house: OpenHouse, tmp_path: Path
) -> None:
    ann = guest(name="Ann")
    page = replay(ann, house, "royal-secrets")
    expect(page.locator(AT)).to_have_text("0 / 180")
    page.get_by_label("Whose eyes").select_option("B")
    page.get_by_label("Move", exact=True).fill("75")
    expect(page.locator(AT)).to_have_text("75 / 180")
    page.get_by_role("button", name="Share this moment").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("The link", exact=True).input_value()
    assert link.endswith("&move=75&eyes=B")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")  # as over plain HTTP
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    page.keyboard.press("Escape")
    link = page.url
    assert link.endswith("#match=1&move=75&eyes=B")
    before = page.locator("main").inner_text()
    page.goto("about:blank")
    page.goto(link)
    expect(page.locator(AT)).to_have_text("75 / 180")
    expect(page.get_by_label("Whose eyes")).to_have_value("B")
    expect(page.locator("main")).to_have_text(before, use_inner_text=True)
    page.evaluate("location.hash = '#match=1&move=20&eyes=B'")  # another link, pasted into the same page
    expect(page.locator(AT)).to_have_text("20 / 180")
    with page.expect_download() as taken:
        page.get_by_role("button", name="Download the record").click()
    taken.value.save_as(tmp_path / "record.json")
    assert read_record(tmp_path / "record.json").moves == read_record(over("royal-secrets").record).moves


@pytest.mark.parametrize("game", ["royal-secrets", "for-the-king"])
def test_eyes_show_what_the_house_says_that_they_see_and_nothing_else(
    guest: Callable[..., Guest], house: OpenHouse, game: str
) -> None:
    ann = guest(name="Ann")
    page = replay(ann, house, game)
    page.get_by_label("Move", exact=True).fill("75")
    hands = {}
    for eyes in ("A", "B", "onlooker", "open"):
        page.get_by_label("Whose eyes").select_option(eyes)
        expect(page).to_have_url(re.compile(f"move=75&eyes={eyes}$"))
        hands[eyes], allowed = held(page), known(seen_by_house(page, eyes, 75))
        for pile, cards in hands[eyes].items():
            assert set(cards) <= set(allowed[pile]), f"{eyes}: {pile}"
    assert hands["A"]["hand:0"]  # something was there to be seen
    assert sorted(hands["open"]["hand:1"]) == sorted(hands["B"]["hand:1"])
    assert len(hands["A"].get("hand:1", [])) < len(hands["B"]["hand:1"])


def test_keys_and_speeds_move_through_it_on_a_phone_in_french(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann = guest(360, 740, "fr-FR", name="Ann")
    page = replay(ann, house, "royal-secrets", "#move=40")
    assert ann.overflow() == 0
    at, keys = page.locator(AT), page.keyboard
    expect(page.locator(".ticks i")).to_have_count(7)  # one a round
    expect(at).to_have_text("40 / 180")
    begun = rounds(over("royal-secrets").record)
    before, after = next((a, b) for a, b in pairwise(begun) if a < 40 < b)
    for key, now in [
        ("ArrowRight", 41),
        ("ArrowLeft", 40),
        ("]", after),
        ("[", before),
        ("[", begun[0]),
        ("[", 0),
        ("End", 180),
        ("Home", 0),
    ]:
        keys.press(key)
        expect(at).to_have_text(f"{now} / 180")
    keys.press("End")
    expect(page.locator(".told")).to_contain_text("La partie est finie")
    keys.press("Home")
    page.get_by_label("Vitesse").select_option("4")
    page.get_by_role("button", name="Dérouler").click()
    expect(page.get_by_role("button", name="Arrêter")).to_be_visible()
    expect(at).not_to_have_text("0 / 180")
    page.get_by_role("button", name="Arrêter").click()
    expect(page.get_by_role("button", name="Dérouler")).to_be_visible()
    page.get_by_label("Coup", exact=True).focus()
    keys.press("Home")
    expect(at).to_have_text("0 / 180")
    keys.press("]")
    expect(at).to_have_text(f"{begun[0]} / 180")
    expect(page.get_by_role("region", name="Journal").get_by_role("listitem").last).to_contain_text(
        page.locator(".told").inner_text()
    )


def test_a_game_that_goes_on_is_said_to(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann = guest(name="Ann")
    place = house.open(next(phases("royal-secrets", {"choose": ROYAL_SECRETS["choose"]})), "Ann")
    ann.page.goto(place)
    ann.page.wait_for_selector(".rs")
    ann.page.goto(place.partition("#")[0].replace("/t/", "/replay/"))
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(
        "This game goes on: it can be replayed when it is over."
    )
    ann.page.get_by_role("link", name="To the table").click()
    expect(ann.page.locator(".rs")).to_be_visible()
