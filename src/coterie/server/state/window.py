"""The window that is open at a table, as plain data in memory: what it waits for, who is ready, and when it is over.

A game that moves on opens a window or closes it. Everything here follows from what everybody knows, and from the moment
of it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from coterie.core.game import Game
from coterie.play import Match
from coterie.server.state.agreement import DAY, Agreement
from coterie.server.state.lines import acts_of
from coterie.store.rows import LineRow
from coterie.talk import LEVELS, Public
from coterie.talk.acts import ASK, OFFER
from coterie.talk.windows import LEADER, MORE, SALON, TIME, opened, windows_of

SEALED = 8_000  # ms until the openings of a window are told together
PRESSED = "ask"  # the form of a line with which who leads the talk asks a seat


@dataclass(frozen=True, slots=True)
class OpenWindow:
    """A window that is open. Bots are ready a while after the last thing that concerned them: `concerned` has when that
    was, and the line, by seat.
    """

    name: str
    ends: str
    match: int
    anchor: int  # the event that opened it
    round: int  # the event that began the round
    opened_at: int
    until: int | None  # when its time is up, in ms since 1970; None where one person plays with bots
    leader: int = -1  # the seat that may end it
    ready: frozenset[int] = frozenset()  # seats
    concerned: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    sealed: int | None = None  # until when first words are kept back
    spoken: frozenset[int] = frozenset()  # seats whose first words are kept back

    @property
    def lone(self) -> bool:
        """Whether it is for one person among bots, who has all the time there is."""
        return self.until is None

    def last_concern(self, seat: int) -> tuple[int, int]:
        """When something last concerned a seat, and the line by which it did; -1: the opening."""
        return self.concerned.get(seat, (self.opened_at, -1))

    def is_over(self, waited_for: frozenset[int], now: int) -> bool:
        """Whether it ends: its time is up, or those it waits for are ready."""
        if self.until is not None and self.until <= now:
            return True
        if self.ends == TIME:
            return False
        return waited_for <= self.ready or (self.ends == LEADER and self.leader in self.ready)

    def may_have_more(self, given: tuple[int, int] | None) -> bool:
        """Whether somebody may ask for more time: where it has an end, and once a round."""
        short = self.until is not None and self.until - self.opened_at < 1000 * SALON
        return self.ends != TIME and short and given != (self.match, self.round)

    def with_ready(self, seats: frozenset[int]) -> "OpenWindow":
        return replace(self, ready=self.ready | seats)

    def without_ready(self, seat: int) -> "OpenWindow":
        return replace(self, ready=self.ready - {seat})

    def with_more(self, seat: int) -> "OpenWindow":
        """With more time. Who asks for it is not ready."""
        assert self.until is not None
        return replace(self.without_ready(seat), until=self.until + 1000 * MORE)

    def with_spoken(self, seat: int) -> "OpenWindow":
        """A seat has said its first words, and they are kept back."""
        return replace(self, spoken=self.spoken | {seat})

    def unsealed(self) -> "OpenWindow":
        """What was kept back is told."""
        return replace(self, sealed=None, spoken=frozenset())

    def after(self, line: LineRow, seats: int) -> "OpenWindow":
        """After a line of talk: who is asked or offered something is not ready any more, and has time again."""
        told = dict.fromkeys(concerned_by(line, seats), (line.at, line.n))
        addressed = told.keys() - {line.seat}
        return replace(self, ready=self.ready - addressed, concerned={**self.concerned, **told}) if told else self

    def later(self, by: int) -> "OpenWindow":
        """After a pause of so many ms."""
        return replace(
            self,
            opened_at=self.opened_at + by,
            until=None if self.until is None else self.until + by,
            sealed=None if self.sealed is None else self.sealed + by,
            concerned={seat: (at + by, n) for seat, (at, n) in self.concerned.items()},
        )


def concerned_by(line: LineRow, seats: int) -> set[int]:
    """The seats that a line concerns: whom it asks or offers something, and who says it."""
    if line.room != "table" or line.seat < 0:
        return set()
    found = {line.about} if line.form == PRESSED else set[int]()
    for act in acts_of(line):
        if act.act in (ASK, OFFER):
            found |= {act.seat} if act.seat >= 0 else set(range(seats))
    return found | {line.seat} if line.acts or found else set()


def opens_windows(agreement: Agreement) -> bool:
    """Whether windows ever open at a table: not where nothing is said, nor where decisions take days."""
    return agreement.talk_time != "none" and LEVELS[agreement.talk] > 0 and agreement.clock < DAY


def window_after(
    game: Game, match: Match, agreement: Agreement, no: int, people: frozenset[int], since: int, now: int
) -> OpenWindow | None:
    """The window that opens by what was told from an event on; `people` are the seats of people who play themselves.

    None opens where nobody plays. Where one person plays with bots, a window is for that person alone, and a gavel is
    not heard.
    """
    if match.over or not opens_windows(agreement):
        return None
    public = Public.of(match.eyes(match.seats))
    found = opened(game, public, since)
    term = found[0].term(agreement.talk_time) if found else None
    lone = len(people) == 1
    if found is None or term is None or not people or (lone and term.ends == TIME):
        return None
    window, anchor = found
    begun = public.ears.last(window.round)
    return OpenWindow(
        name=window.name,
        ends=term.ends,
        match=no,
        anchor=anchor,
        round=begun.n if begun else -1,
        opened_at=now,
        until=None if lone else now + 1000 * term.seconds,
        leader=public.view.number(game.floor.leader) if game.floor and term.ends == LEADER else -1,
        sealed=now + SEALED if agreement.openings == "sealed" else None,
    )


def still_opens(window: OpenWindow, game: Game, match: Match, no: int) -> bool:
    """Whether the moment of a window is still there: its match goes on, and what opened it was not taken back."""
    if no != window.match or match.over:
        return False
    public = Public.of(match.eyes(match.seats))
    return any(kind.name == window.name and kind.opens(public) == window.anchor for kind in windows_of(game))
