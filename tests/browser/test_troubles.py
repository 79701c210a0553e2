"""What goes wrong is said in words, with what to do about it; and nothing is lost."""

from collections.abc import Callable

from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from coterie.core.dice import Lehmer
from coterie.server.protocol.told import PROTOCOL
from tests.browser.conftest import OpenHouse
from tests.browser.guest import Guest

GAME = "For the King"
NOBODYS_KEY = "A-key-that-opens-nothi"


def says(page: Page, title: str, advice: str, button: str, role: str = "button") -> None:
    """The page says what happened and what to do, and has a button for it."""
    trouble = page.get_by_role("alert")
    expect(trouble.get_by_role("heading")).to_contain_text(title)
    expect(trouble).to_contain_text(advice)
    expect(trouble.get_by_role(role, name=button)).to_be_visible()  # type: ignore[arg-type]


def answers(status: int, code: str) -> Callable[[Route], None]:
    """A house that answers with this problem."""
    return lambda route: route.fulfill(status=status, json={"code": code, "text": code, "values": {}})


def playing(guest: Guest) -> Guest:
    """Somebody at a game that is on, with a line they have not said and an answer they have not given."""
    guest.home().begin(GAME)
    assert guest.is_asked()
    guest.page.get_by_role("tab", name="Talk").click()
    guest.page.get_by_label("Say something").fill("Not yet said")
    guest.page.get_by_role("tab", name="Log").click()
    guest.page.locator(".choices > button").first.click()
    return guest


def kept(guest: Guest) -> None:
    """What was typed and chosen is still there."""
    expect(guest.page.get_by_role("button", name=guest.confirm)).to_be_visible()
    guest.page.get_by_role("tab", name="Talk").click()
    expect(guest.page.get_by_label("Say something")).to_have_value("Not yet said")
    guest.page.get_by_role("tab", name="Log").click()


def test_links_that_lead_nowhere(guest: Callable[..., Guest], house: OpenHouse) -> None:
    ann = guest(name="Ann")
    ann.page.goto("/t/ABCDE")
    says(
        ann.page,
        "There is no such table, or the link to it is not complete.",
        "Ask whoever invited you",
        "To the antechamber",
        "link",
    )
    ann.page.goto("/t/ABCDEFGH")
    says(
        ann.page,
        "There is no such table, or the link to it is not complete.",
        "Ask whoever invited you",
        "To the antechamber",
        "link",
    )
    ann.page.goto(f"/t/ABCDEFGH#key={NOBODYS_KEY}")
    ann.page.reload()
    says(ann.page, "This key opens no seat here", "Ask the host for a new invitation", "Forget this seat")
    ann.page.get_by_role("button", name="Forget this seat").click()
    says(
        ann.page,
        "There is no such table, or the link to it is not complete.",
        "Ask whoever invited you",
        "To the antechamber",
        "link",
    )
    ann.page.goto("/nowhere")
    says(ann.page, "There is nothing at this address.", "The address may be mistyped.", "To the antechamber", "link")


def test_a_house_that_is_gone_full_or_busy(guest: Callable[..., Guest]) -> None:
    ann = guest(everything=True, plain=True, name="Ann").home()
    page = ann.page
    for answer, said in (
        (
            answers(503, "refused-house-full"),
            "Every table of the house is taken: try again when one is free. Nothing is lost",
        ),
        (answers(429, "refused-too-fast"), "That was too fast: wait a moment and try again. Nothing is lost"),
        (lambda route: route.abort(), "The house does not answer. Is it still open"),
    ):
        page.route("**/api/tables", answer)
        ann.begin(GAME)
        expect(page.locator(".toasts")).to_contain_text(said)
        page.locator(".toasts").get_by_role("button", name="Close").click()
        page.unroute("**/api/tables")
    page.route("**/api/**", lambda route: route.abort())
    page.reload()
    says(page, "The house does not answer.", "Is it still open, and are you still in its network?", "Try again")
    page.unroute("**/api/**")
    page.get_by_role("button", name="Try again").click()
    ann.begin(GAME)
    assert ann.is_asked()


def test_a_seat_that_is_taken_and_a_table_that_is_full(guest: Callable[..., Guest]) -> None:
    ann = guest(name="Ann").home().begin(GAME, "Invite friends")
    link = ann.page.get_by_label("The link", exact=True).input_value()
    bob, cid = guest(name="Bob"), guest(name="Cid")
    for each in (bob, cid):
        each.page.goto(link)
        expect(each.page.get_by_role("button", name="Take seat B")).to_be_visible()
    bob.page.get_by_role("button", name="Take seat B").click()
    expect(ann.page.get_by_role("heading", name="Bob")).to_be_visible()
    cid.page.get_by_role("button", name="Take seat B").click()
    expect(cid.page.get_by_role("status")).to_contain_text("This seat is not free")
    expect(cid.page.get_by_role("button", name="Take seat B")).to_be_hidden()
    while ann.page.get_by_role("button", name="Seat a bot").count():
        ann.seat_bot()
    cid.page.get_by_role("button", name="Take a seat", exact=True).click()
    expect(cid.page.get_by_text("Every seat is taken.")).to_be_visible()
    expect(cid.page.get_by_role("button", name="Look on")).to_be_visible()
    ann.page.get_by_role("button", name="Show Bob the door").click()
    says(bob.page, "The host has shown you the door.", "ask the host for a new invitation", "Forget this seat")


def test_a_connection_that_is_lost_and_a_newer_page_take_nothing_away(
    guest: Callable[..., Guest], house: OpenHouse
) -> None:
    ann = guest(everything=True, plain=True, name="Ann")
    page, newer, away = ann.page, [], []

    def listen(socket: WebSocketRoute) -> None:
        """The house's own words, until it has a newer protocol; nothing while it is away."""
        if away:
            socket.close()
            return
        said = PROTOCOL + 1 if newer else PROTOCOL
        socket.connect_to_server().on_message(
            lambda text: socket.send(str(text).replace(f'"protocol":{PROTOCOL}', f'"protocol":{said}'))
        )

    page.route_web_socket("**/socket", listen)
    playing(ann)
    away.append(True)  # not set_offline: a page that is offline may never hear that a routed socket was closed
    house.cut(ann.table)
    expect(page.get_by_text("The connection is gone. Coming back…")).to_be_visible()
    expect(page.get_by_role("button", name="Try now")).to_be_visible()
    kept(ann)
    away.clear()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_text("The connection is back.")).to_be_visible()
    kept(ann)
    newer.append(True)
    house.cut(ann.table)
    expect(page.get_by_text("The house has a newer page than this one.")).to_be_visible()
    kept(ann)
    newer.clear()
    page.get_by_role("button", name="Load the new page").click()
    assert ann.is_asked()
    page.get_by_role("tab", name="Talk").click()
    expect(page.get_by_label("Say something")).to_have_value("Not yet said")


def test_a_second_tab_of_the_same_seat_hears_the_same(guest: Callable[..., Guest]) -> None:
    ann = guest(everything=True, plain=True, name="Ann").home().begin(GAME)
    assert ann.is_asked()
    other = ann.context.new_page()
    other.goto(ann.page.url)
    for first, second in ((ann.page, other), (other, ann.page)):
        for page in (first, second):
            page.wait_for_selector(".choices button:enabled")
        told = second.locator(".log").inner_text()  # draws fold into one line: the number of lines may shrink
        ann.page = first
        ann.answer(Lehmer(1))
        expect(second.locator(".log")).not_to_have_text(told, use_inner_text=True)
        second.wait_for_selector(".choices button:enabled")


def test_a_card_pack_that_is_missing_and_a_part_of_the_page_that_is_no_longer_there(
    guest: Callable[..., Guest],
) -> None:
    ann = guest(name="Ann", language="fr").home()
    ann.page.route("**/assets/for_the_king-*", lambda route: route.fulfill(status=404, body=""))
    ann.begin("Pour le Roi", "Jouer")
    says(
        ann.page,
        "La maison a une page plus récente que celle-ci.",
        "ce que tu as écrit est gardé",
        "Charger la nouvelle page",
    )
    ann.page.unroute("**/assets/for_the_king-*")
    pack = {"code": "wrong-pack", "text": "", "values": {"pack": "velvet", "packs": "standard"}}
    ann.page.route("**/api/games/*?pack=standard", lambda route: route.fulfill(status=404, json=pack))
    ann.page.get_by_role("button", name="Charger la nouvelle page").click()
    says(ann.page, "velvet", "Le propriétaire de la maison peut le remettre", "Réessayer")


def test_an_old_browser_is_told_so(browser: Browser, house: OpenHouse) -> None:
    context = browser.new_context(base_url=house.url)
    context.add_init_script("delete HTMLElement.prototype.popover")
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_text("This browser is too old for Coterie.")).to_be_visible()
    expect(page.get_by_text("Ce navigateur est trop ancien pour Coterie.")).to_be_visible()
    context.close()
