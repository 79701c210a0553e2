"""Every proof that nothing leaks is shown to catch what it is for: the house passes, the house with a leak planted does not."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from coterie.core.errors import CoterieError
from coterie.core.eyes import Eyes
from coterie.core.words import OPEN
from coterie.games import find
from coterie.play import Match, Playback, Record
from coterie.play.record import letter
from coterie.server import app, attendance, deeds, faces, live, routes, seen, wire
from coterie.server.herald import Herald
from coterie.server.house import House
from coterie.server.live import LiveTable
from coterie.server.logs import note
from coterie.server.replays import PublicRecord
from coterie.server.sockets import Socket
from coterie.store import Person
from tests.server import test_log_of_a_game as log_of_a_game
from tests.server import test_nobody_notices as nobody_notices
from tests.server import test_onlooker as gallery
from tests.server import test_two_worlds as two_worlds
from tests.server.worlds import twins

Plant = Callable[[pytest.MonkeyPatch], None]
Check = Callable[[Path], None]


def _open(table: LiveTable) -> Eyes:
    assert table.match
    return Eyes(table.match._table, OPEN)


def cards_where_they_lie(patch: pytest.MonkeyPatch) -> None:
    """The view lists the piles' cards by where they really lie."""
    sight = faces.sight

    def leaky(table: LiveTable, viewer: int) -> faces.Sight | None:
        shown = sight(table, viewer)
        if shown and table.match:
            shown.view["lie"] = table.match._table.where
        return shown

    patch.setattr(faces, "sight", leaky)


def a_refusal_that_counts_cards(patch: pytest.MonkeyPatch) -> None:
    """A refusal has the sum of the neighbour's cards in its values."""
    deed = deeds.DEEDS[wire.Play]

    def leaky(table: LiveTable, person: Person, said: Any) -> live.Plan:
        try:
            return deed.make(table, person, said)
        except CoterieError as error:
            piles = _open(table).view().plain()["piles"]
            raise CoterieError(str(error), error.code, {"held": str(piles)}) from None

    patch.setitem(deeds.DEEDS, wire.Play, deeds.Deed(deed.who, deed.when, leaky))


def a_preview_with_open_eyes(patch: pytest.MonkeyPatch) -> None:
    """A preview shows the table with all cards open."""

    def leaky(table: LiveTable, person: int, said: wire.Preview) -> bytes:
        return wire.encode(wire.Previewed(said.id, -1, "", "", [], _open(table).view().plain() if table.match else None))

    patch.setattr(app, "_preview", leaky)


def events_with_open_eyes(patch: pytest.MonkeyPatch) -> None:
    """Everybody hears what was done, face up."""

    def leaky(self: Herald, sockets: Iterable[Socket]) -> None:
        table = self.table
        for socket in sockets:
            sight = faces.sight(table, table.viewer(socket.person))
            assert sight
            socket.send(wire.encode(wire.News(table.state.match, seen.events(_open(table).heard(self.told)), sight)))
        assert table.match
        self.told = table.match.told

    patch.setattr(Herald, "_tell_news", leaky)


def a_gallery_behind_a_seat(patch: pytest.MonkeyPatch) -> None:
    """The onlooker looks over the first seat's shoulder."""
    patch.setattr(LiveTable, "viewer", lambda self, person: max(self.people[person].seat, 0))


def an_open_record(patch: pytest.MonkeyPatch) -> None:
    """The record of a game that goes on tells every card that was drawn and every secret answer."""

    def leaky(match: Match) -> PublicRecord:
        turns = Playback(Record.of(match), match.pack).turns
        return PublicRecord(match.game.name, 1, "", {}, match.seats, [f"{letter(turn.seat)} {turn.token(OPEN)}" for turn in turns])

    patch.setattr(routes, "public_part", leaky)


def frames_as_long_as_they_are(patch: pytest.MonkeyPatch) -> None:
    """Messages are not padded."""
    patch.setattr(wire, "STEP", 1)


def compressed_answers(patch: pytest.MonkeyPatch) -> None:
    """Answers by HTTP are compressed: their length tells what is in them."""
    plain = routes.answer

    def leaky(value: object, status: int = 200) -> web.Response:
        response = plain(value, status)
        response.enable_compression(web.ContentCoding.gzip)
        return response

    patch.setattr(routes, "answer", leaky)


def somebody_elses_order(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees the order that somebody left."""
    sight = faces.sight

    def leaky(table: LiveTable, viewer: int) -> faces.Sight | None:
        shown = sight(table, viewer)
        for order in table.attendance.orders.values():
            if shown:
                shown.order = (order.name, order.amount)
        return shown

    patch.setattr(faces, "sight", leaky)


def an_order_told_to_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody is sent a message when an order is left, with nothing in it."""
    patch.setattr(Herald, "tell_order", lambda self, seat: self.tell_news())


def a_preview_told_to_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told how the table stands when somebody tries something out."""
    preview = app._preview

    def leaky(table: LiveTable, person: int, said: wire.Preview) -> bytes:
        if said.actions:
            table.herald.tell_table()
        return preview(table, person, said)

    patch.setattr(app, "_preview", leaky)


def a_refusal_told_to_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told how the table stands when somebody is refused something."""
    refuse = LiveTable._refuse

    def leaky(self: LiveTable, *args: Any) -> str:
        self.herald.tell_table()
        return refuse(self, *args)

    patch.setattr(LiveTable, "_refuse", leaky)


def a_tab_told_to_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told how the table stands when somebody opens another tab."""
    attach = House.attach

    def leaky(self: House, table: LiveTable, socket: Socket) -> None:
        attach(self, table, socket)
        table.herald.tell_table()

    patch.setattr(House, "attach", leaky)


def an_order_that_signs(patch: pytest.MonkeyPatch) -> None:
    """What an order answers is told twice."""
    answer = attendance.Attendance._plan_answer

    def leaky(self: attendance.Attendance, *args: Any) -> live.Plan | None:
        self.table.herald.tell_table()
        return answer(self, *args)

    patch.setattr(attendance.Attendance, "_plan_answer", leaky)


def a_log_of_moves(patch: pytest.MonkeyPatch) -> None:
    """The log tells what was played."""
    plan = LiveTable.plan_moves

    def leaky(self: LiveTable, match: Match) -> live.Plan:
        note("table", "moved", logging.DEBUG, table=self.id, action=match.moves[-1][1])
        return plan(self, match)

    patch.setattr(LiveTable, "plan_moves", leaky)


def a_log_of_keys(patch: pytest.MonkeyPatch) -> None:
    """The log tells who came, with what key; the filter blacks it out, but whoever logs it does so."""
    who = app.Door._who

    def leaky(self: app.Door, request: web.Request, table: LiveTable, hello: wire.Hello) -> int | None:
        note("access", "request", method="GET", route=hello.key, status=200, ms=0)
        return who(self, request, table, hello)

    patch.setattr(app.Door, "_who", leaky)


def compare_worlds(data: Path) -> None:
    """A short tour of For the King."""

    async def told() -> None:
        itinerary = two_worlds.Itinerary(find("for-the-king"))
        itinerary.deals = itinerary.deals[:2]
        async with twins(data, "for-the-king", two_worlds.SEATS) as pair:
            await two_worlds.tour(pair, itinerary)

    asyncio.run(told())


def compare_orders(data: Path) -> None:
    nobody_notices.test_an_order_that_answers_looks_like_a_person(data, nobody_notices.UP_TO, None)


def compare_the_gallery(data: Path) -> None:
    gallery.test_an_onlooker_is_sent_what_core_tells_one_and_nothing_else(data, "royal-secrets")


def read_the_log(data: Path) -> None:
    log_of_a_game.test_the_log_of_a_game_tells_no_key_and_nothing_of_the_game(data, "json")


look_for_noise = nobody_notices.test_what_a_seat_does_for_itself_reaches_nobody_else
compare_what_was_ordered = nobody_notices.test_nobody_can_tell_what_order_was_left_or_that_one_was_revoked

CAUGHT: list[tuple[Plant, Check, str]] = [
    (cards_where_they_lie, compare_worlds, "can tell two worlds apart, deal"),
    (a_refusal_that_counts_cards, compare_worlds, "can tell two worlds apart, deal"),
    (a_preview_with_open_eyes, compare_worlds, "can tell two worlds apart, deal"),
    (events_with_open_eyes, compare_worlds, "can tell two worlds apart, "),
    (a_gallery_behind_a_seat, compare_worlds, "viewer 3 can tell two worlds apart, deal"),
    (a_gallery_behind_a_seat, compare_the_gallery, "news"),
    (an_open_record, compare_worlds, "can tell two worlds apart, chance"),
    (frames_as_long_as_they_are, compare_worlds, "tells something by its length"),
    (compressed_answers, compare_worlds, "compressed"),
    (somebody_elses_order, compare_what_was_ordered, "can tell two worlds apart, order"),
    (an_order_told_to_all, look_for_noise, "others were sent"),
    (an_order_told_to_all, compare_orders, "can tell two worlds apart, order"),
    (an_order_that_signs, compare_orders, "can tell two worlds apart, order"),
    (a_preview_told_to_all, look_for_noise, "preview: others were sent"),
    (a_refusal_told_to_all, look_for_noise, "bid_in_vain: others were sent"),
    (a_tab_told_to_all, look_for_noise, "open_a_second_tab: others were sent"),
    (a_log_of_moves, read_the_log, "table: moved"),
    (a_log_of_keys, read_the_log, "the log has"),
]


@pytest.mark.parametrize(("plant", "check", "found"), CAUGHT, ids=[f"{plant.__name__} by {check.__name__}" for plant, check, _ in CAUGHT])
def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Plant, check: Check, found: str) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=found):
        check(tmp_path)
