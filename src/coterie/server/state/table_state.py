"""The state of a table: everything that is known of it, as plain data. Nothing here waits, writes or sends.

A command reads it and makes a `Plan`; `apply` makes the plan true once the store has it.
"""

import hmac
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from coterie import bots
from coterie.core.game import Game, Pack
from coterie.core.lexicon import OPEN, Action
from coterie.core.orders import OrderKind
from coterie.play import Match
from coterie.server.state.agreement import DAY, Agreement
from coterie.server.state.lines import kept
from coterie.server.state.plan import Plan
from coterie.server.state.stored import Chair, NextTable, ProposalEnd, StoredState, Vote
from coterie.server.state.window import OpenWindow, opens_windows, still_opens, window_after
from coterie.store.rows import Change, LineRow, Outage, Person, StandingOrder

LAPSE = 120_000  # ms after which a proposal lapses, unless the clock gives longer for a decision
TAKE_BACKS = 100  # times that a seat, or all together, may take back in one match: a record does not grow for ever


@dataclass(slots=True)
class HouseState:
    """What a command may know of the house that its table is in."""

    create: str = "anyone"  # who may open a table: anyone, owner
    grace: int = 60_000  # ms a player may be gone
    max_tables: int = 10_000
    tables: set[str] = field(default_factory=set)  # the ids of those that are open
    outages: list[Outage] = field(default_factory=list)  # when it was closed
    draining: bool = False


@dataclass(slots=True)
class TableState:
    """One table: who sits where, the match being played, the talk, what is being voted on, and who is here."""

    id: str
    game: Game
    pack: Pack
    stored: StoredState
    house: HouseState = field(default_factory=HouseState)
    folder: str | None = None  # of the pack; None: the game's own
    people: dict[int, Person] = field(default_factory=dict)
    match: Match | None = None
    lines: list[LineRow] = field(default_factory=list)
    orders: dict[int, StandingOrder] = field(default_factory=dict)  # by seat
    outages: list[Outage] = field(default_factory=list)  # pauses
    moved_at: int = 0  # when something last happened in a game, or the table was opened
    broken: str = ""  # why the table cannot go on, if it cannot
    # What memory alone holds.
    votes: Mapping[int, Vote] = field(default_factory=dict)
    stand_ins: frozenset[int] = frozenset()  # seats whose player is away and for which a bot answers
    here: frozenset[int] = frozenset()  # persons with an open connection
    hasty: frozenset[int] = frozenset()  # persons who are not asked where everybody sees the one answer they have
    gone_at: dict[int, int] = field(default_factory=dict)  # persons without a connection, and since when
    last_vote: int = 0
    proposal_end: ProposalEnd | None = None  # of the last one that came to nothing
    decision: int = -1  # the question under way
    asked_at: int = 0  # when it was first asked
    window: OpenWindow | None = None  # in which people talk before they answer
    more_given: tuple[int, int] | None = None  # the match and the round in which somebody had more time to talk

    # Who and what.

    @property
    def agreement(self) -> Agreement:
        return self.stored.agreement

    @property
    def status(self) -> str:
        return self.stored.status

    @property
    def chairs(self) -> list[Chair]:
        return self.stored.chairs

    @property
    def playing(self) -> bool:
        return self.stored.status == "playing"

    @property
    def paused(self) -> bool:
        return self.stored.paused_at is not None

    @property
    def bots_alone(self) -> bool:
        """Whether bots have every seat, and had it since this game began: nobody's cards are hidden from anybody."""
        left = any(leaver.match == self.stored.match for leaver in self.stored.leavers)
        return self.stored.match > 0 and all(chair.bot for chair in self.chairs) and not left

    @property
    def has_bots(self) -> bool:
        """Whether a bot has a seat."""
        for chair in self.stored.chairs:  # quicker than any(), and it is asked with every move
            if chair.bot:
                return True
        return False

    @property
    def waits_for_people(self) -> bool:
        """Whether nothing happens here unless a person does something: no bot, order, vote, window or patience ends."""
        by_itself = self.window or self.orders or self.votes or self.stand_ins or self.stored.next or self.broken
        return not by_itself and self.playing and self.agreement.absent == "wait" and not self.has_bots

    def person_of(self, key: bytes) -> Person | None:
        """The person who holds the key with this digest. The time it takes does not tell how close a wrong one is."""
        for person in self.people.values():
            if person.key and hmac.compare_digest(person.key, key):
                return person
        return None

    def guests(self) -> list[Person]:
        """Everybody at the table and in the gallery who was not removed."""
        return [person for person in self.people.values() if person.key]

    def seated(self) -> list[int]:
        """The persons who have a seat, by seat."""
        return [chair.person for chair in self.chairs if chair.person >= 0]

    def free_seats(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.free]

    def may_sit(self, person: Person) -> bool:
        """Whether a person may take a seat, and may ask others to: at a listed table anybody, else the invited."""
        return person.invited or self.agreement.listed

    def viewer(self, person: int, open_cards: bool = False) -> int:
        """The viewer that a person is: their seat, or the onlooker.

        Who wishes open cards has OPEN eyes where bots alone play, and only there.
        """
        seat = self.people[person].seat
        if seat >= 0:
            return seat
        return OPEN if open_cards and self.bots_alone else self.agreement.seats

    def bot_of(self, seat: int) -> str:
        """The bot that answers for a seat, by its level and temperament; empty if none does."""
        chair = self.chairs[seat]
        return chair.bot or (bots.default_level(self.game) if seat in self.stand_ins else "")

    def may_take_back(self, by: int) -> bool:
        """Whether a seat, or NOBODY for all together, has not yet taken back as often as it may in one match."""
        return self.match is None or self.match.times_back(by) < TAKE_BACKS

    # Time.

    def due(self) -> int | None:
        """When the decision under way is due, in ms since 1970; None without a clock, in a pause and in a window.

        Outages do not count.
        """
        if not self.agreement.clock or not self.playing or self.paused or self.window:
            return None
        return self.asked_at + self.agreement.clock * 1000 + self.lost([*self.outages, *self.house.outages])

    def lost(self, outages: Iterable[Outage], since: int | None = None) -> int:
        """How much of the time since the question under way was asked, or since then, these outages took, in ms."""
        since = self.asked_at if since is None else since
        return sum(outage.ended - max(outage.began, since) for outage in outages if outage.ended > since)

    def elapsed(self, since: int, now: int) -> int:
        """How many ms have gone by since then. Outages do not count, nor the pause under way."""
        until = now if self.stored.paused_at is None else max(since, self.stored.paused_at)
        return until - since - self.lost([*self.outages, *self.house.outages], since)

    def away(self, seat: int, now: int) -> bool:
        """Whether the player of a seat is gone for longer than the grace time."""
        return self.is_gone(self.chairs[seat].person, now)

    def people_playing(self) -> frozenset[int]:
        """The seats of people who play themselves."""
        return frozenset(s for s, chair in enumerate(self.chairs) if chair.person >= 0 and s not in self.stand_ins)

    def waited_for(self) -> frozenset[int]:
        """The seats that a window waits for: people who are here, and unless there is one person alone, bots."""
        if self.window and self.window.lone:
            return self.people_playing()
        gone = {seat for seat in self.people_playing() if self.chairs[seat].person not in self.here}
        return frozenset(range(len(self.chairs))) - gone

    def is_gone(self, person: int, now: int) -> bool:
        """Whether a person has had no connection for longer than the grace time."""
        gone = self.gone_at.get(person)
        return gone is not None and now >= gone + self.house.grace

    # Votes.

    def voters(self, about: int, now: int) -> list[int]:
        """The persons who may vote on something about a seat, or about none (-1).

        They are the players who are not away, without the one whose seat it is about. Who has days for a decision may
        be gone in between.
        """
        days = self.agreement.clock >= DAY
        return [
            chair.person
            for seat, chair in enumerate(self.chairs)
            if chair.person >= 0 and seat not in self.stand_ins and seat != about and (days or not self.away(seat, now))
        ]

    def carries(self, vote: Vote, now: int) -> bool:
        """Whether a vote has enough yes: all of them, or more than half to let a bot stand in."""
        voters = self.voters(vote.seat, now)
        if vote.topic == "stand-in":
            return 2 * len(vote.yes & set(voters)) > len(voters)
        return bool(voters) and vote.yes >= set(voters)

    def with_vote(self, topic: str, by: int, now: int, seat: int = -1) -> dict[int, Vote]:
        """The votes under way and a new one. Whoever proposes it says yes."""
        n = self.last_vote + 1
        until = now + max(LAPSE, 1000 * self.agreement.clock) if by >= 0 else None
        return {**self.votes, n: Vote(n, topic, by, seat, frozenset({by} & set(self.voters(seat, now))), until)}

    def votes_without_stand_in(self, seat: int) -> dict[int, Vote]:
        """The votes under way, but for one on a bot that stands in for this seat."""
        return {n: vote for n, vote in self.votes.items() if (vote.topic, vote.seat) != ("stand-in", seat)}

    def next_table(self, now: int) -> NextTable | None:
        """Where everybody goes on, as long as it is pointed at."""
        found = self.stored.next
        return found if found and not 0 < found.until <= now else None

    # Standing orders.

    def stands(self, order: StandingOrder) -> bool:
        """Whether an order is for the lot under way."""
        kinds = {kind.name: kind for kind in self.game.orders}
        if self.match is None or order.name not in kinds or order.match != self.stored.match:
            return False
        return kinds[order.name].lot(self.match.eyes(order.seat)) == order.lot

    def ordered(self, seat: int) -> Action | None:
        """What the standing order of a seat answers to the question under way."""
        order = self.orders.get(seat)
        if order is None or self.match is None:
            return None
        return self._kind(order).answer(self.match.eyes(seat), order.amount)

    def secretive(self, seat: int) -> bool:
        """Whether nobody is to see that an order answers for a seat, and not its player."""
        order = self.orders.get(seat)
        return order is not None and not self._kind(order).steady

    def _kind(self, order: StandingOrder) -> OrderKind:
        return next(kind for kind in self.game.orders if kind.name == order.name)

    # Changes.

    def apply(self, plan: Plan, now: int) -> None:
        """Make a plan true. The store has it already."""
        change, told = plan.change, self.match.told if self.match and not plan.change.begins else 0
        paused_at = self.stored.paused_at
        self.people |= {person.n: person for person in change.people}
        if plan.stored:
            self.stored = plan.stored
        if change.outage:
            self.outages = [change.outage]
        if plan.votes is not None:
            self.votes = plan.votes
            self.last_vote = max(self.last_vote, *plan.votes, 0)
        if plan.proposal_end:
            self.proposal_end = plan.proposal_end
        if plan.stand_ins is not None:
            self.stand_ins = plan.stand_ins
        if plan.match:
            self.match = plan.match
            self._moved(now)
        if change.order:
            self._leave_order(change.order)
        if change.lines or change.hushed:
            old = [replace(line, text="") if line.n in change.hushed else line for line in self.lines]
            self.lines = kept([*old, *change.lines], self.stored.match)
        self._mind_window(plan, told, now)
        if paused_at is not None and not self.paused and self.window:
            self.window = self.window.later(now - paused_at)

    def came(self, person: int) -> None:
        """A person opened a connection: the bot that stood in for them stops."""
        seat = self.people[person].seat
        self.gone_at.pop(person, None)
        self.stand_ins -= {seat}
        self.votes = self.votes_without_stand_in(seat)

    def left(self, person: int, now: int) -> None:
        """A person closed their last connection, or never had one."""
        self.gone_at[person] = now

    def note_question(self, match: Match, at: int) -> None:
        """Remember when the question under way was first asked."""
        if match.decision != self.decision:
            self.decision = match.decision
            self.asked_at = at

    def changed_lines(self, change: Change) -> list[LineRow]:
        """The lines of talk that a change adds or removes, as they are after it."""
        return [*change.lines, *[line for line in self.lines if line.n in change.hushed]]

    def _mind_window(self, plan: Plan, told: int, now: int) -> None:
        """Take over what a plan makes of the window. What was told from an event on may open one, or close it."""
        before = self.window
        if plan.window:
            self.window = plan.window
        if plan.gives_more:
            self.more_given = plan.gives_more
        if self.window:
            for line in plan.change.lines:
                self.window = self.window.after(line, len(self.chairs))
        match = self.match
        if plan.ends_window or not self.playing or match is None:
            self.window = None
        elif plan.match:
            if self.window and not still_opens(self.window, self.game, match, self.stored.match):
                self.window = None
            if self.window is None and opens_windows(self.agreement):
                self.window = window_after(
                    self.game, match, self.agreement, self.stored.match, self.people_playing(), told, now
                )
        if before and self.window is None:
            self.asked_at = now  # nobody's clock ran while they talked

    def _moved(self, now: int) -> None:
        """Orders of an old lot are gone, and votes to take back an answer that is no longer the last."""
        assert self.match
        self.moved_at = now
        self.note_question(self.match, now)
        self.orders = {seat: order for seat, order in self.orders.items() if self.stands(order)}
        self.votes = {n: vote for n, vote in self.votes.items() if vote.topic != "undo"} if self.playing else {}
        if not self.playing:
            self.stand_ins = frozenset()

    def _leave_order(self, order: StandingOrder) -> None:
        self.orders.pop(order.seat, None)
        if order.name and self.stands(order):
            self.orders[order.seat] = order
