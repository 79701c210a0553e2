"""Every proof that nothing leaks is shown to catch what it is for.

The house passes, the house with a leak planted does not.
"""

import asyncio
import json
import logging
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from aiohttp import web

from coterie.core.errors import CoterieError, refuse
from coterie.core.events import Heard
from coterie.core.eyes import Eyes
from coterie.core.lexicon import OPEN
from coterie.core.view_json import ViewWriter
from coterie.games import find
from coterie.play import Match, Playback, Record
from coterie.play.record import letter
from coterie.server import commands
from coterie.server.commands import acts
from coterie.server.commands.acts import TableOccasion
from coterie.server.commands.play import preview
from coterie.server.http import connection, routes
from coterie.server.http.connection import Connection
from coterie.server.protocol import messages, talk_json, told
from coterie.server.protocol.game_json import events_json, game_json
from coterie.server.protocol.talk_json import VerdictJson
from coterie.server.run.logs import note
from coterie.server.state import plans
from coterie.server.state.lines import as_heard, spoken
from coterie.server.state.plan import Plan
from coterie.server.state.table_state import TableState
from coterie.server.tables import broadcast, past_talk, replays, verdicts, welcome
from coterie.server.tables.broadcast import Broadcast
from coterie.server.tables.replays import PublicRecord
from coterie.server.tables.sockets import Socket
from coterie.server.tables.table import LiveTable
from coterie.server.tables.verdicts import Verdicts
from coterie.store.rows import LineRow, Person
from coterie.talk import Act, Book, Ears, Public, Said, judge
from coterie.talk.sayings import named
from tests.server import test_espionage as espionage
from tests.server import test_log_of_a_game as log_of_a_game
from tests.server import test_nobody_notices as nobody_notices
from tests.server import test_onlooker as gallery
from tests.server import test_two_worlds as two_worlds
from tests.server import test_whispered_worlds as whispered_worlds
from tests.server.worlds import twins

pytestmark = pytest.mark.slow

Plant = Callable[[pytest.MonkeyPatch], None]
Check = Callable[[Path], None]


def _open(state: TableState) -> Eyes:
    assert state.match
    return Eyes(state.match._table, OPEN)


def _spoil_game(patch: pytest.MonkeyPatch, spoil: Callable[[TableState, dict[str, Any]], None]) -> None:
    """What every viewer is told of the game is spoiled, in the welcome and in the news."""

    def leaky(state: TableState, viewer: int, writer: ViewWriter, *talk: Any) -> str:
        told = json.loads(game_json(state, viewer, writer, *talk))
        spoil(state, told)
        return json.dumps(told)

    patch.setattr(welcome, "game_json", leaky)
    patch.setattr(broadcast, "game_json", leaky)


def cards_where_they_lie(patch: pytest.MonkeyPatch) -> None:
    """The view lists the piles' cards by where they really lie."""

    def spoil(state: TableState, told: dict[str, Any]) -> None:
        assert state.match
        told["view"]["lie"] = list(state.match._table.where)

    _spoil_game(patch, spoil)


def a_refusal_that_counts_cards(patch: pytest.MonkeyPatch) -> None:
    """A refusal has the sum of the neighbour's cards in its values."""
    rule = commands.COMMANDS[messages.Play]

    def leaky(state: TableState, person: Person, said: Any, now: int) -> Plan:
        try:
            return rule.make(state, person, said, now)
        except CoterieError as error:
            piles = _open(state).view().plain()["piles"]
            raise CoterieError(str(error), error.code, {"held": str(piles)}) from None

    patch.setitem(commands.COMMANDS, messages.Play, commands.CommandRule(rule.who, rule.when, leaky))


def a_preview_with_open_eyes(patch: pytest.MonkeyPatch) -> None:
    """A preview shows the table with all cards open."""

    def leaky(state: TableState, person: Person, said: messages.AskPreview) -> told.Previewed:
        view = _open(state).view().plain() if state.match else None
        return told.Previewed(said.id, -1, "", "", [], view)

    patch.setattr(connection, "preview", leaky)


def events_with_open_eyes(patch: pytest.MonkeyPatch) -> None:
    """Everybody hears what was done, face up."""

    def leaky(self: Broadcast, sockets: Iterable[Socket], *rest: object, **more: object) -> None:
        state = self._state
        assert state.match
        writer, events = state.match.writer(), events_json(_open(state).heard(self.told))
        for socket in sockets:
            game = told.raw(game_json(state, state.viewer(socket.person), writer))
            socket.send(told.encode(told.News(state.stored.match, events, game)))
        self.told = state.match.told

    patch.setattr(Broadcast, "_tell_news", leaky)


def a_gallery_behind_a_seat(patch: pytest.MonkeyPatch) -> None:
    """The onlooker looks over the first seat's shoulder."""
    patch.setattr(TableState, "viewer", lambda self, person, open_cards=False: max(self.people[person].seat, 0))


def an_open_record(patch: pytest.MonkeyPatch) -> None:
    """The record of a game that goes on tells every card that was drawn and every secret answer."""

    def leaky(match: Match) -> PublicRecord:
        turns = Playback(Record.of(match), match.pack).turns
        return PublicRecord(
            match.game.name, 1, "", {}, match.seats, [f"{letter(turn.seat)} {turn.token(OPEN)}" for turn in turns]
        )

    patch.setattr(replays, "public_part", leaky)


def verdicts_of_the_house(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told what became of a word as soon as the house knows it."""

    def leaky(match: Match, viewer: int, since: int) -> list[Heard]:
        return Eyes(match._table, OPEN).heard(since)

    patch.setattr(verdicts, "_heard", leaky)


def verdicts_of_any_seat(patch: pytest.MonkeyPatch) -> None:
    """What one seat learns is told to all: they have the first verdict that anybody has."""
    fresh = Verdicts.fresh

    def leaky(self: Verdicts, viewer: int, before: int | None = None) -> list[VerdictJson]:
        match = self._state.match
        seats = match.seats if match else 0
        found = {(verdict.line, verdict.n): verdict for seat in range(seats) for verdict in self.whole(seat)}
        return [*fresh(self, viewer, before), *[found[key] for key in sorted(found) if before is None]]

    patch.setattr(Verdicts, "fresh", leaky)


def know_the_match(patch: pytest.MonkeyPatch) -> dict[int, Match]:
    """Every occasion to speak with its match, which it does not know by itself."""
    begin, matches = TableOccasion.__init__, dict[int, Match]()

    def remember(self: TableOccasion, state: TableState, match: Match | None, seat: int, *rest: Any) -> None:
        begin(self, state, match, seat, *rest)
        if match:
            matches[id(self)] = match

    patch.setattr(TableOccasion, "__init__", remember)
    return matches


def only_truths_may_be_said(patch: pytest.MonkeyPatch) -> None:
    """A claim that is false is refused: whoever hears one knows that it is true."""
    check, matches = TableOccasion.check, know_the_match(patch)

    def leaky(self: TableOccasion, act: Act) -> Act:
        checked = check(self, act)
        if act.act == "claim":
            match = matches[id(self)]
            said = Said(-1, 0, self._seat, act.saying, act.args, match.told, checked.anchor)
            truth = judge(said, named(self._sayings, act.saying), Ears.of(match.eyes(self._seat)))
            if truth.mark == "broken":
                refuse("refused-not-now", "this is not so")
        return checked

    patch.setattr(TableOccasion, "check", leaky)


def chips_by_the_hand(patch: pytest.MonkeyPatch) -> None:
    """What may be said is offered by what really lies on the table."""
    offered = Verdicts.sayings

    def leaky(self: Verdicts, viewer: int) -> str:
        lie = str(self._state.match._table.where) if self._state.match else ""
        return offered(self, viewer) if crc32(lie.encode()) % 2 else "[]"

    patch.setattr(Verdicts, "sayings", leaky)


def chips_told_again_by_the_hand(patch: pytest.MonkeyPatch) -> None:
    """Whether what may be said is told again depends on what really lies on the table."""
    tell = Broadcast._tell_news

    def leaky(self: Broadcast, sockets: Iterable[Socket], *rest: Any, **more: Any) -> None:
        lie = str(self._state.match._table.where) if self._state.match else ""
        for socket in sockets:
            if crc32(lie.encode()) % 2:
                socket.sayings = ""
        tell(self, sockets, *rest, **more)

    patch.setattr(Broadcast, "_tell_news", leaky)


def a_doubt_that_a_spy_may_not_have(patch: pytest.MonkeyPatch) -> None:
    """Who knows better may no longer doubt: whose doubt is refused has seen the card."""
    belief, matches = TableOccasion._belief, know_the_match(patch)

    def leaky(self: TableOccasion, act: Act) -> Act:
        match = matches[id(self)]
        self._public = Public(match.eyes(match.seats).view(), Ears.of(match.eyes(self._seat)))
        return belief(self, act)

    patch.setattr(TableOccasion, "_belief", leaky)


def whispers_for_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody hears what is whispered."""
    patch.setattr(talk_json, "as_heard", lambda line, viewer: line)


def whispered_acts_for_all(patch: pytest.MonkeyPatch) -> None:
    """Of a whisper everybody gets the acts, without the words."""
    patch.setattr(talk_json, "as_heard", lambda line, viewer: replace(as_heard(line, viewer), acts=line.acts))


def one_book_for_all(patch: pytest.MonkeyPatch) -> None:
    """What was whispered is judged for everybody."""

    def leaky(self: Verdicts, line: LineRow) -> None:
        self._book.add(spoken(line))

    patch.setattr(Verdicts, "_write_down", leaky)


def whispered_offers_for_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told of the offers that stand, also of those that were whispered."""
    bargains = Verdicts.bargains
    patch.setattr(Verdicts, "bargains", lambda self, viewer: bargains(self, 0))


def refusals_that_know_whispers(patch: pytest.MonkeyPatch) -> None:
    """What may be answered is checked against everything that was said, by whomever it was heard."""
    patch.setattr(acts, "book_of", lambda lines, match, ears: Book.of(spoken(line) for line in lines if line.acts))


def replays_with_whispers(patch: pytest.MonkeyPatch) -> None:
    """What was whispered is told when the game is over."""
    patch.setattr(past_talk, "as_heard", lambda line, viewer: line)
    patch.setattr(talk_json, "as_heard", lambda line, viewer: as_heard(line, viewer) if viewer >= 0 else line)


def offers_by_the_hand(patch: pytest.MonkeyPatch) -> None:
    """An offer stands only as long as who made it can keep it: it lapses by a hidden card."""
    stands, matches = TableOccasion._stands, know_the_match(patch)

    def leaky(self: TableOccasion, offer: Any) -> bool:
        lie = str(matches[id(self)]._table.where)
        return stands(self, offer) and bool(crc32(lie.encode()) % 2)

    patch.setattr(TableOccasion, "_stands", leaky)


def questions_by_the_hand(patch: pytest.MonkeyPatch) -> None:
    """Only who could answer truly may still answer a question."""
    asked, matches = TableOccasion.open_questions, know_the_match(patch)

    def leaky(self: TableOccasion, seat: int) -> list[Any]:
        lie = str(matches[id(self)]._table.where)
        return asked(self, seat) if crc32(lie.encode()) % 2 else []

    patch.setattr(TableOccasion, "open_questions", leaky)


def frames_as_long_as_they_are(patch: pytest.MonkeyPatch) -> None:
    """Messages are not padded."""
    patch.setattr(told, "STEP", 1)


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

    def spoil(state: TableState, told: dict[str, Any]) -> None:
        for order in state.orders.values():
            told["order"] = (order.name, order.amount)

    _spoil_game(patch, spoil)


def an_order_told_to_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody is sent a message when an order is left, with nothing in it."""
    patch.setattr(Broadcast, "tell_order", lambda self, seat: self.tell_news())


def a_preview_told_to_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told how the table stands when somebody tries something out."""
    tables: dict[int, LiveTable] = {}  # by state: the ids are the same in both worlds
    attach = LiveTable.attach

    def attached(self: LiveTable, socket: Socket) -> None:
        tables[id(self.state)] = self
        attach(self, socket)

    def leaky(state: TableState, person: Person, said: messages.AskPreview) -> told.Previewed:
        if said.actions:
            tables[id(state)].broadcast.tell_table()
        return preview(state, person, said)

    patch.setattr(LiveTable, "attach", attached)
    patch.setattr(connection, "preview", leaky)


def a_refusal_told_to_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told how the table stands when somebody is refused something."""
    refuse = LiveTable._not_done

    async def leaky(self: LiveTable, *args: Any) -> str:
        self.broadcast.tell_table()
        return await refuse(self, *args)

    patch.setattr(LiveTable, "_not_done", leaky)


def a_tab_told_to_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told how the table stands when somebody opens another tab."""
    attach = LiveTable.attach

    def leaky(self: LiveTable, socket: Socket) -> None:
        attach(self, socket)
        self.broadcast.tell_table()

    patch.setattr(LiveTable, "attach", leaky)


def an_order_that_signs(patch: pytest.MonkeyPatch) -> None:
    """What an order answers is told twice."""
    apply = LiveTable._apply

    def leaky(self: LiveTable, plan: Plan) -> None:
        apply(self, plan)
        if plan.match and plan.change.command is None:  # nobody gave a command: it is the answer of an order
            self.broadcast.tell_table()

    patch.setattr(LiveTable, "_apply", leaky)


def a_log_of_moves(patch: pytest.MonkeyPatch) -> None:
    """The log tells what was played."""
    moves_on = plans.moves_on

    def leaky(state: TableState, match: Match, now: int) -> Plan:
        note("table", "moved", logging.DEBUG, table=state.id, action=match.moves[-1][1])
        return moves_on(state, match, now)

    patch.setattr(plans, "moves_on", leaky)


def a_log_of_keys(patch: pytest.MonkeyPatch) -> None:
    """The log tells who came, with what key; the filter blacks it out, but whoever logs it does so."""
    who = Connection._who

    def leaky(self: Connection, table: LiveTable, hello: messages.Hello) -> int | None:
        note("access", "request", method="GET", route=hello.key, status=200, ms=0)
        return who(self, table, hello)

    patch.setattr(Connection, "_who", leaky)


def compare_worlds(data: Path) -> None:
    """A short tour of For the King."""

    async def scenario() -> None:
        itinerary = two_worlds.Itinerary(find("for-the-king"))
        itinerary.deals = itinerary.deals[:2]
        async with twins(data, "for-the-king", two_worlds.SEATS) as pair:
            await two_worlds.tour(pair, itinerary)

    asyncio.run(scenario())


def compare_talk(data: Path) -> None:
    """A tour of the hidden bets of Royal Secrets, with words."""

    async def scenario() -> None:
        itinerary = two_worlds.Itinerary(find("royal-secrets"))
        itinerary.deals = []
        itinerary.partings = [(spot, step) for spot, step in itinerary.partings if step.cell == "answer at bet"]
        async with twins(data, "royal-secrets", two_worlds.SEATS) as pair:
            for seed in range(3):
                await two_worlds.tour(pair, itinerary, seed)

    asyncio.run(scenario())


def compare_whispers(data: Path) -> None:
    asyncio.run(whispered_worlds.whisper_in_two_worlds(data))


def compare_a_whispered_pact(data: Path) -> None:
    asyncio.run(whispered_worlds.whisper_in_two_worlds(data, range(2, 3)))


def compare_spies(data: Path) -> None:
    asyncio.run(espionage.spy_in_two_worlds(data, 2))


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
    (verdicts_of_the_house, compare_talk, "can tell two worlds apart, answer"),
    (verdicts_of_the_house, compare_spies, "can tell two worlds apart, claim"),
    (verdicts_of_any_seat, compare_spies, "can tell two worlds apart, "),
    (only_truths_may_be_said, compare_talk, "tells which world it is"),
    (only_truths_may_be_said, compare_spies, "can tell two worlds apart, claim"),
    (chips_by_the_hand, compare_talk, "tells which world it is|can tell two worlds apart"),
    (chips_told_again_by_the_hand, compare_talk, "can tell two worlds apart"),
    (a_doubt_that_a_spy_may_not_have, compare_spies, "done"),
    (whispers_for_all, compare_whispers, "can tell two worlds apart, whispers"),
    (whispered_acts_for_all, compare_whispers, "can tell two worlds apart, whispers"),
    (one_book_for_all, compare_whispers, "can tell two worlds apart, whispers"),
    (whispered_offers_for_all, compare_a_whispered_pact, "can tell two worlds apart, whispers"),
    (refusals_that_know_whispers, compare_a_whispered_pact, "done"),
    (replays_with_whispers, compare_whispers, "can tell two worlds apart, whispers"),
    (offers_by_the_hand, compare_talk, "tells which world it is|can tell two worlds apart"),
    (questions_by_the_hand, compare_talk, "tells which world it is|can tell two worlds apart"),
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


@pytest.mark.parametrize(
    ("plant", "check", "found"), CAUGHT, ids=[f"{plant.__name__} by {check.__name__}" for plant, check, _ in CAUGHT]
)
def test_a_planted_leak_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Plant, check: Check, found: str
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=found):
        check(tmp_path)
