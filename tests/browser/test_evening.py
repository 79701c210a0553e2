"""A lived-in evening: another round, another game for the same people, my tables with whose turn it is, and what was
played.
"""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest
from tests.browser.looking import PHONE, look
from tests.browser.test_notifications import turn_away
from tests.server.guests import Guest as Seated
from tests.server.guests import RunningServer, play_out


async def company(server: RunningServer, game: str = "whispers", **proposal: object) -> list[Seated]:
    """Two players at a table of their own, and somebody who looks on; the game has begun."""
    host, invitation = await server.open(game, "Ann", **proposal)
    ben = await server.join(host.table, invitation, "Ben")
    eve = await server.watch(host.table, invitation, "Eve")
    await host.do("start")
    for guest in (host, ben, eve):
        await guest.until(lambda guest=guest: guest.game is not None)  # type: ignore[misc]
    return [host, ben, eve]


async def over(people: list[Seated]) -> list[Seated]:
    """They play to the end."""
    await play_out(people[:2], seed=people[0].match)
    await people[0].until(lambda: people[0].face["status"] == "over")
    return people


async def rematch_heard(people: list[Seated]) -> None:
    for guest in people[:2]:
        await guest.until(lambda guest=guest: guest.match == 2 and not guest.over)  # type: ignore[misc]


def kept(*seats: Seated, game: str = "whispers") -> dict[str, object]:
    """A table as a device remembers it."""
    sitters = [{"person": n, "key": seat.key} for n, seat in enumerate(seats)]
    return {
        "table": seats[0].table,
        "key": seats[0].key,
        "game": game,
        "at": 0,
        **({"sitters": sitters} if len(seats) > 1 else {}),
    }


def seats(page: Page) -> list[str]:
    """The names in a waiting room, seat by seat."""
    return page.locator(".seats .place h2").all_inner_texts()


def test_another_round_and_then_another_game_with_the_same_people(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    people = house.run(company(house.server, seats=2))
    ann, ben, eve = (guest(), guest(), guest(width=360, height=740, locale="fr"))
    for device, seat in zip((ann, ben, eve), people, strict=True):
        device.page.goto(f"/t/{seat.table}#key={seat.key}")
    house.run(over(people))
    expect(ben.page.locator(".final")).to_contain_text("Ann can begin another round")
    expect(eve.page.locator(".final")).to_contain_text("Ann peut lancer une revanche")
    ann.page.get_by_role("button", name="Play again").click()
    expect(eve.page.locator(".final")).to_contain_text("Ann demande : prêts pour une revanche ?")
    expect(eve.page.get_by_role("button", name="Je suis prêt")).to_have_count(0)  # it is not hers to say
    expect(ben.page.locator(".final")).to_contain_text("1 of 2 is ready.")
    assert look(ben.page, "the end, asked whether ready") == []
    ben.page.emulate_media(reduced_motion="no-preference")  # with and without motion
    ann.page.get_by_role("button", name="Withdraw").click()
    expect(ben.page.get_by_text("Ann no longer asks for another game.")).to_be_visible()
    ann.page.get_by_role("button", name="Play again").click()
    ben.page.get_by_role("button", name="Ready", exact=True).click()
    expect(ben.page.get_by_text("Everybody is ready: another round has begun.")).to_be_visible()
    for device in (ann, ben, eve):  # the end gives way to the new game, everywhere
        expect(device.page.locator(".final")).to_have_count(0)
        expect(device.page.locator(".bar").first).to_be_visible()

    house.run(rematch_heard(people))
    house.run(over(people))
    expect(ben.page.locator(".final .gold")).to_have_count(0)
    offer = ann.page.get_by_role("button", name="Play For the King")
    expect(offer).to_contain_text("For 2 to 5, and you are 2.")
    expect(offer).to_contain_text("about 30 min")
    assert look(ann.page, "the end, for the host") == []
    expect(ann.page.get_by_role("list", name="Or something else").get_by_role("button").first).to_contain_text(
        "For the King"
    )
    ann.page.get_by_role("button", name="Play Reigns").click()
    expect(ann.page.get_by_role("heading", name="The table of Ann")).to_be_visible()
    assert ann.table != people[0].table
    expect(ben.page.get_by_text("Ann has opened a table of Reigns: The Council: come along.")).to_be_visible()
    expect(eve.page.get_by_text("Ann a ouvert une table de")).to_be_visible()
    assert look(eve.page, "the end, when another table was opened", (PHONE,)) == []
    ben.page.reload()  # it waits for whoever was away
    ben.page.get_by_role("button", name="Come along").click()
    eve.page.get_by_role("button", name="Y aller").focus()
    eve.page.keyboard.press("Enter")
    for device in (ben, eve):
        expect(device.page).to_have_url(ann.page.url)
        expect(device.page.locator(".seats .place h2").nth(1)).to_have_text("Ben")
        assert seats(device.page)[:2] == ["Ann", "Ben"]
        assert device.overflow() <= 0
    expect(ann.page.get_by_text("Ben is away")).to_have_count(0)
    expect(ann.page.get_by_text("In the gallery: Eve")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Begin")).to_be_visible()
    ann.page.go_back()
    expect(ann.page.get_by_text("You have opened a table of Reigns: The Council")).to_be_visible()


def test_everybody_who_shares_a_device_comes_along(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann, ben, _ = house.run(over(house.run(company(house.server, seats=2))))
    device = guest(tables=[kept(ann, ben)])
    device.page.goto(f"/t/{ann.table}")
    device.page.get_by_role("button", name="Play For the King").click()
    expect(device.page.get_by_text("on this device", exact=True)).to_be_visible()
    assert seats(device.page) == ["Ann", "Ben"]
    device.page.get_by_role("button", name="Begin").click()
    for name in ("Ann", "Ben"):
        expect(device.page.locator(".curtain").get_by_role("button", name=f"I am {name}")).to_be_visible()


def test_when_the_host_is_gone_somebody_else_can_begin_another_round(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    ann, ben, _ = house.run(over(house.run(company(house.server, seats=2))))
    house.run(ann.leave())
    device = guest(*PHONE, phone=True, tables=[kept(ben)])
    device.page.goto(f"/t/{ben.table}")
    expect(device.page.locator(".final")).to_contain_text("Ann hosts this table and is away.")
    house.server.state(ben.table).gone_at[0] = 0  # it has been a while
    hosts = device.page.get_by_role("button", name="Become the host")
    beside, below = hosts.bounding_box(), device.page.get_by_role("link", name="To the antechamber").bounding_box()
    assert beside
    assert below
    assert below["y"] - beside["y"] - beside["height"] >= 8, "a finger's breadth, or nearly"
    hosts.click()
    device.page.get_by_role("button", name="Play again").click()
    expect(device.page.locator(".final")).to_have_count(0)


def test_my_tables_say_whose_turn_it_is_and_what_was_played(guest: Callable[..., Guest], house: OpenHouse) -> None:
    mine, *_ = house.run(company(house.server, "royal-secrets", seats=3, bots={"C": "random"}, options={"first": "A"}))
    theirs, *_ = house.run(
        company(house.server, "royal-secrets", seats=3, bots={"C": "random"}, options={"first": "B"})
    )
    played, *_ = house.run(over(house.run(company(house.server, seats=2))))
    gone = {"table": "GQNEGQNE", "key": mine.key, "game": "royal-secrets", "at": 0}
    others = [kept(house.run(house.server.open("whispers", "Ann"))[0]) for _ in range(3)]
    secrets = [kept(theirs, game="royal-secrets"), kept(mine, game="royal-secrets")]
    device = guest(width=360, height=740, tables=[*secrets, gone, kept(played), *others])
    page, asked = device.page, list[str]()

    def note(request: Request) -> None:
        if match := re.search(r"/api/tables/(\w+)/games", request.url):
            asked.append(match[1])

    page.on("request", note)
    page.goto("/")
    tables = page.get_by_role("region", name="My tables")
    first = tables.get_by_role("listitem").first
    expect(first).to_contain_text("Your turn.")  # though another table was used last
    expect(first.get_by_role("link")).to_have_attribute("href", f"/t/{mine.table}")
    # above the games
    expect(page.get_by_role("link", name="Your turn: Royal Secrets")).to_have_attribute("href", f"/t/{mine.table}")
    expect(first).to_contain_text("Royal Secrets")
    expect(first).to_contain_text("now")
    expect(tables).to_contain_text("Ben is choosing")
    assert len(asked) == len(set(asked)) == 6  # of seven: what is not shown is not asked for
    assert look(page, "my tables", (PHONE,)) == []

    expect(tables).to_contain_text("The house no longer has this table, or your seat at it.")
    tables.get_by_role("button", name="Take off this list").click()
    expect(tables.get_by_text("The house no longer has this table")).to_have_count(0)
    stored = json.loads(page.evaluate("localStorage.getItem('coterie')"))
    assert gone["table"] not in [table["table"] for table in stored["tables"]]

    async def answered() -> None:
        while mine.legal:
            await mine.play(mine.legal[0])
        await mine.until(lambda: not mine.legal)

    house.run(answered())
    turn_away(page)
    turn_away(page, away=False)  # what happened meanwhile is asked for when somebody looks
    expect(page.get_by_text("Your turn")).to_have_count(0)

    history = page.get_by_role("region", name="Games played")
    winners = played.view["winners"]
    expect(history).to_contain_text("Ann" if 0 in winners else "Ben")
    points = played.view["scores"][0]
    expect(history).to_contain_text(f"You had {points} point{'' if points == 1 else 's'}.")
    with page.expect_download() as record:
        history.get_by_role("button", name="Download the record").click()
    assert record.value.suggested_filename == f"whispers-{played.table}-1.json"
    history.get_by_role("link", name="Watch the replay").click()
    expect(page).to_have_url(re.compile(rf"/replay/{played.table}#match=1"))
    expect(page.get_by_role("region", name="The replay")).to_be_visible()


def test_who_has_no_table_is_told_what_will_be_here(guest: Callable[..., Guest], house: OpenHouse) -> None:
    page = guest().home().page
    expect(page.get_by_role("region", name="My tables")).to_contain_text("They are remembered on this device alone.")
    expect(page.get_by_role("region", name="Games played")).to_have_count(0)
