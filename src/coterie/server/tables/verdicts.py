"""The verdicts of a table: what became of everything said in its game, for each viewer by what that viewer heard.

There is no verdict of the house. What a viewer is told could be worked out from what the same viewer was told before.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from coterie.core.events import Heard
from coterie.core.lexicon import OPEN
from coterie.play import Match
from coterie.server.commands.acts import TableOccasion
from coterie.server.protocol.game_json import NO_BARGAINS
from coterie.server.protocol.talk_json import BargainsJson, VerdictJson, verdict_json
from coterie.server.state.lines import book_of, counts, spoke_about, spoken
from coterie.server.state.table_state import TableState
from coterie.store.rows import LineRow
from coterie.talk import LEVELS, Book, Ears, Public, Said, Verdict, sayings_of
from coterie.talk.book import VERSIONS
from coterie.talk.companion import WHISPER
from coterie.talk.sayings import openings, openings_json
from coterie.talk.verdict import OPEN_STILL

Key = tuple[int, int]  # a line, and which of its acts


@dataclass(slots=True)
class Listener:
    """What one viewer heard, what became of all that was said as far as they can tell, and what they were told of
    it.
    """

    ears: Ears
    judged: dict[Key, tuple[Said, Verdict]] = field(default_factory=dict)
    told: dict[Key, Verdict] = field(default_factory=dict)


class Verdicts:
    """Hears the match for every viewer and judges what is open, when something was told that can decide it."""

    def __init__(self, state: TableState, now: Callable[[], int]) -> None:
        self._state = state
        self._now = now
        self._sayings = sayings_of(state.game)
        self._public: tuple[Match, Public] | None = None  # what everybody knows, and of which match
        self._begin()

    def fresh(self, viewer: int, before: int | None = None) -> list[VerdictJson]:
        """What is new for a viewer since they were last told, on the lines before this one or on all.

        Where it was agreed that the ledger is opened at the end, nothing is told before.
        """
        found = self._judged(viewer)
        if found is None or self._shut:
            return []
        new: list[VerdictJson] = []
        for key, (_, verdict) in found.judged.items():
            if verdict != found.told.get(key, OPEN_STILL) and (before is None or key[0] < before):
                found.told[key] = verdict
                new.append(verdict_json(*key, verdict))
        return new

    def whole(self, viewer: int) -> list[VerdictJson]:
        """Everything that is decided for a viewer."""
        found = self._judged(viewer)
        if found is None or self._shut:
            return []
        found.told = {key: verdict for key, (_, verdict) in found.judged.items() if verdict.decided}
        return [verdict_json(*key, verdict) for key, verdict in found.told.items()]

    @property
    def silent(self) -> bool:
        """Whether nothing was said, asked or offered in this game that anybody heard."""
        self._follow()
        return not (self._book.said or self._book.offers or self._book.questions or self._whispered)

    def sayings(self, viewer: int) -> str:
        """What a viewer may say aloud now, as JSON. Only what everybody knows has a part in it."""
        state, match = self._state, self._state.match
        level = LEVELS[state.agreement.talk]
        if match is None or not self._sayings or not state.playing or level < 2 or not 0 <= viewer < match.seats:
            return "[]"
        self._follow()
        found, book = openings(self._sayings, self._know(match), viewer, level), self._book
        if book.said:
            found = [(what, now) for what, now in found if book.versions(viewer, what.name, now.anchor) < VERSIONS]
        return openings_json(found)

    def let_go(self) -> None:
        """Everybody was told: what everybody knows is worked out anew when it is wanted, and kept no longer."""
        self._public = None

    def bargains(self, viewer: int) -> str:
        """The offers that stand and the questions that a viewer may answer, as JSON."""
        match, book = self._state.match, self._heard_by(viewer)
        if match is None or not self._state.playing or not (book.offers or book.questions):
            return NO_BARGAINS
        occasion = TableOccasion(self._state, match, viewer, self._now(), (viewer,))
        offers = [offer.line for offer in occasion.open_offers()]
        questions = [question.line for question in occasion.open_questions(viewer)] if 0 <= viewer < match.seats else []
        return msgspec.json.encode(BargainsJson(offers, questions)).decode()

    def binds(self, viewer: int) -> bool:
        """Whether a seat has spoken about its last answer, so that it cannot take it back alone."""
        match, book = self._state.match, self._heard_by(viewer)
        if match is None or not any(said.seat == viewer for said in book.said) or not match.can_undo(viewer):
            return False
        fork = match.fork()
        fork.undo(viewer)
        return spoke_about(match, fork, viewer, book)

    @property
    def _shut(self) -> bool:
        return self._state.agreement.ledger == "end" and self._state.playing

    def _begin(self) -> None:
        self._match = self._state.stored.match
        self._book = Book()  # of what everybody heard
        self._whispered: dict[int, Book] = {}  # of what a seat heard, for the seats that heard a whisper
        self._read = -1  # the last line that was looked at
        self._listeners: dict[int, Listener] = {}
        self._onlooker: Ears | None = None  # what everybody heard
        self._public = None

    def _follow(self) -> None:
        """Write down the lines that are new; begin anew with another match."""
        state = self._state
        if state.stored.match != self._match:
            self._begin()
        new = []
        for line in reversed(state.lines):
            if line.n <= self._read:
                break
            new.append(line)
        for line in reversed(new):
            self._read = line.n
            if counts(line, self._match):
                self._write_down(line)

    def _write_down(self, line: LineRow) -> None:
        """Write a line into every book of those who heard it."""
        if line.form != WHISPER:
            for book in (self._book, *self._whispered.values()):
                book.add(spoken(line))
            return
        for seat in (line.seat, line.about):
            if seat in self._whispered:
                self._whispered[seat].add(spoken(line))
            else:
                before = [other for other in self._state.lines if other.n <= line.n]
                self._whispered[seat] = book_of(before, self._match, (seat,))

    def _heard_by(self, viewer: int) -> Book:
        """The book of what a viewer heard."""
        self._follow()
        return self._whispered.get(viewer, self._book)

    def _judged(self, viewer: int) -> Listener | None:
        """What a viewer has heard and judged, up to now; None as long as nothing was said."""
        match, book = self._state.match, self._heard_by(viewer)
        if match is None or not book.said:
            return None
        found = self._listeners.get(viewer)
        if found is None:
            found = self._listeners[viewer] = Listener(Ears(viewer, match.seats, match.pack))
        ears = found.ears
        new = _heard(match, viewer, ears.told)
        withdrawn = ears.hear(new)
        ending, ears.ended = not ears.ended and not self._state.playing, not self._state.playing
        words = {heard.what for heard in new}
        for said in book.said:
            key = said.line, said.n
            before, verdict = found.judged.get(key, (None, OPEN_STILL))
            decides = book.decides(said, self._sayings)
            open_still = not verdict.decided and (ending or not words.isdisjoint(decides))
            if before is not said or withdrawn or open_still:
                found.judged[key] = said, book.judge(said, self._sayings, ears, self._know(match).ears)
        return found

    def _know(self, match: Match) -> Public:
        """What everybody knows of the match as it stands."""
        if self._public is None or self._public[0] is not match:
            ears = self._onlooker = self._onlooker or Ears(match.seats, match.seats, match.pack)
            ears.hear(_heard(match, match.seats, ears.told))
            self._public = match, Public(match.eyes(match.seats).view(), ears)
        return self._public[1]


def _heard(match: Match, viewer: int, since: int) -> list[Heard]:
    """What a viewer heard of a match from an event on."""
    if viewer == OPEN:  # bots alone play: what is sent to who sees every card
        return [Heard(*event) for event in msgspec.json.decode(match.writer().heard(OPEN, since))]
    return match.eyes(viewer).heard(since)
