"""Playback: watch a record forwards and backwards, from any seat or with all cards open."""

from coterie.core.errors import BadSeats, CoterieError
from coterie.core.events import Event, Heard
from coterie.core.eyes import Eyes
from coterie.core.game import Game, Pack
from coterie.core.lexicon import CHANCE, OPEN, Action
from coterie.core.table import Ask, Table
from coterie.play.match import Match
from coterie.play.record import Record, positions, token

UNKNOWN = "?"  # in a move's word: what the viewer does not know


class Turn:
    """One move of a playback.

    Its number (from 1), who did what, what they were asked (None for a move taken back), and what was told.
    """

    def __init__(self, game: Game, n: int, seat: int, action: Action, ask: Ask | None, events: list[Event]) -> None:
        self.n = n
        self.seat = seat  # or CHANCE, or NOBODY when all agreed to take back
        self.action = action
        self.step = ask.step.name if ask else ""  # the question
        self._game = game
        self._ask = ask
        self._events = events

    def heard(self, viewer: int) -> list[Heard]:
        """What was told of the move, as a seat, the onlooker or OPEN heard it."""
        return [event.heard_by(viewer) for event in self._events]

    def token(self, viewer: int) -> str:
        """What was done, as far as the viewer knows: `bid:5`, `bet-down:?`, or `?`.

        A secret lies in a pile or in a sealed answer. So a sealed answer stays closed (what comes of it is told when
        all are in), and of anything else that chance or a secret answer gave the viewer knows the verb; the card it
        points at only if its front was turned to them, which is the first thing told of it.
        """
        word = token(self._game, self.action)
        if viewer in (OPEN, self.seat) or self._ask is None:
            return word
        if self._ask.sealed:
            return UNKNOWN
        verb = self._game.lexicon.verb_of(self.action)
        hidden = self._ask.step.secret or self.seat == CHANCE
        if not hidden or (verb.noun != "card" and self.seat == CHANCE):
            return word
        if verb.noun != "card":
            return UNKNOWN
        fronts = self._events[0].heard_by(viewer).cards if self._events else []
        return word if fronts[:1] == [verb.arg(self.action)] else f"{verb.name}:{UNKNOWN}"


class Playback:
    """A record played back: it stands `at` a number of moves, from 0 to `len`, and can be looked at from there.

    >>> playback = Playback(record)
    >>> playback.forward()
    >>> playback.open().view()
    """

    def __init__(self, record: Record, pack: Pack | None = None) -> None:
        """Play the whole record once. Raises BadRecord, with the number of the first move that does not fit."""
        self.record = record
        self.at = 0
        self._from = -1  # where the playback stood before
        self._tables: list[Table] = []  # by position: a game is some hundred moves, and a copy is small
        self._events: list[list[Event]] = []  # by position: what was told on the way from the position before
        self.turns: list[Turn] = []  # all moves, in order
        for match in positions(record, pack):
            self.game, self.seats, self.pack = match.game, match.seats, match.pack
            self._add(match)

    def __len__(self) -> int:
        """How many moves there are."""
        return len(self.turns)

    @property
    def turn(self) -> Turn | None:
        """The move that led here; None before the first."""
        return self.turns[self.at - 1] if self.at else None

    def forward(self, moves: int = 1) -> None:
        """Go on by so many moves, at most to the end."""
        self.jump(min(len(self), self.at + moves))

    def back(self, moves: int = 1) -> None:
        """Go back by so many moves, at most to the beginning."""
        self.jump(max(0, self.at - moves))

    def jump(self, at: int) -> None:
        """Go to where so many moves have been played."""
        if not 0 <= at <= len(self):
            raise CoterieError(f"the record has {len(self)} moves: expected a number from 0 to {len(self)}, not {at}")
        self._from, self.at = self.at, at

    def heard(self, viewer: int) -> list[Heard]:
        """What was told on the way from the position before to this one.

        At first, while the table was laid; nothing on a way back.
        """
        return [event.heard_by(viewer) for events in self._events[self._from + 1 : self.at + 1] for event in events]

    def eyes(self, viewer: int) -> Eyes:
        """The table here as a seat may know it; the seat after the last is the onlooker's, and OPEN sees everything."""
        if viewer != OPEN and not 0 <= viewer <= self.seats:
            raise BadSeats(f"there is no seat {viewer} at a table of {self.seats}")
        return Eyes(self._tables[self.at], viewer)

    def open(self) -> Eyes:
        """The table here with all cards open."""
        return self.eyes(OPEN)

    def decisions(self, seat: int) -> list[int]:
        """The numbers of a seat's moves where it had a choice; those that were taken back are left out."""
        found: list[tuple[int, int]] = []  # the question, and the move that answers it
        for turn in self.turns:
            before = Eyes(self._tables[turn.n - 1], seat)
            if turn.action < 0:
                now = Eyes(self._tables[turn.n], seat).view().decision
                found = [(question, move) for question, move in found if question < now]
            elif turn.seat == seat and len(before.legal()) > 1:
                found.append((before.view().decision, turn.n))
        return [move for _, move in found]

    def _add(self, match: Match) -> None:
        table = match._table.clone()
        before = self._tables[-1] if self._tables else None
        told = before.told if before else 0
        events = [event for event in table.log[: table.logged] if event.n >= told]
        if before:
            ((seat, action),) = match.moves_since(match.made - 1)
            ask = before.agenda[-1] if action >= 0 else None
            self.turns.append(Turn(match.game, match.made, seat, action, ask, events))
        self._tables.append(table)
        self._events.append(events)
