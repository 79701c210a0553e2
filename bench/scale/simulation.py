"""Moves on their way through houses and their store, one after another, as events in a simulated time.

A move costs its house some processor time, is handed to the store, and when it is kept it costs some more: everybody at
its table is told. A house is one process with one core for this. It has a few lines to the store, which is a file or a
database. A line takes all that waits (up to so many), has it written and synced, and only then takes more: a group
commit. All lines share the cores of the store, and one sync serves whoever waits when it begins.
"""

from __future__ import annotations

import heapq
import math
import random
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

Act = Callable[[], None]


@dataclass(frozen=True)
class Site:
    """What the houses and their store are made of. Times are in seconds."""

    houses: int = 1
    cpu: float = 0.0  # of a house's core, a move
    waking: float = 0.0  # of a house's core, a turn of its loop
    hearing: float = 0.0  # of a house's core, a commit
    before: float = 0.35  # the part of `cpu` that is spent before the move is handed to the store
    lines: int = 1  # of each house to the store
    together: int = 64  # moves that share a commit at most
    cores: int = 1  # of the store
    row: float = 0.0  # of a core of the store, a move
    group: float = 0.0  # of a core of the store, a commit
    sync: float = 0.0  # the median of a sync
    sync_p99: float = 0.0  # one of a hundred syncs is longer
    spread: float = 0.5  # how far costs differ: their standard deviation by their mean


@dataclass
class Outcome:
    """What became of the moves. `spans` are seconds from the arrival of a move until its table has heard of it."""

    spans: list[float]
    seconds: float  # until all were told
    held: float  # seconds times moves that were in the houses: the area under their number
    house_use: float  # how much of the houses' cores was busy, 0 to 1
    store_use: float
    sync_use: float
    groups: int
    syncs: int

    @property
    def rate(self) -> float:
        """Moves a second."""
        return len(self.spans) / self.seconds

    @property
    def together(self) -> float:
        """Moves a group, in the mean."""
        return len(self.spans) / self.groups

    def percentile(self, percent: float) -> float:
        """So many of a hundred moves were as quick as this; the first tenth, when the house was still empty, apart."""
        late = sorted(self.spans[len(self.spans) // 10 :])
        return late[min(len(late) - 1, math.ceil(len(late) * percent / 100) - 1)]


def simulate(site: Site, rate: float, moves: int, seed: int = 1) -> Outcome:
    """Let so many moves come at random, `rate` a second in all; with an endless rate, all at once."""
    run = _Run(site, random.Random(seed))
    at = 0.0
    for _ in range(moves):
        at += run.dice.expovariate(rate) if math.isfinite(rate) else 0.0
        run.until(at)
        run.arrive()
    run.until(math.inf)
    houses, cores = run.houses, run.store
    return Outcome(
        spans=run.spans,
        seconds=run.now,
        held=run.held,
        house_use=sum(house.busy for house in houses) / (run.now * len(houses)),
        store_use=cores.busy / (run.now * cores.number),
        sync_use=run.disk.busy / run.now,
        groups=sum(line.groups for house in houses for line in house.lines),
        syncs=run.disk.syncs,
    )


def ceiling(site: Site) -> float:
    """Moves a second that the cores of the houses, or those of the store, could do at the very most."""
    return min(site.houses / site.cpu if site.cpu else math.inf, site.cores / site.row if site.row else math.inf)


def carried(site: Site, p99: float, moves: int, seed: int = 1) -> float:
    """The most moves a second at which no more than one of a hundred takes longer than `p99` seconds."""
    least, most = 0.0, ceiling(site)
    middle = most * 0.75
    for _ in range(6):
        if simulate(site, middle, moves, seed).percentile(99) <= p99:
            least = middle
        else:
            most = middle
        middle = (least + most) / 2
    return least


class _Run:
    """The simulated time, and what happens in it."""

    def __init__(self, site: Site, dice: random.Random) -> None:
        self.site, self.dice = site, dice
        self.now = 0.0
        self.held = 0.0
        self.spans: list[float] = []
        self.store = _Cores(self, site.cores)
        self.disk = _Disk(self)
        self.houses = [_House(self) for _ in range(site.houses)]
        self._inside = 0
        self._ahead: list[tuple[float, int, Act]] = []
        self._count = 0

    def after(self, seconds: float, act: Act) -> None:
        self._count += 1  # of two at the same time the older goes first
        heapq.heappush(self._ahead, (self.now + seconds, self._count, act))

    def until(self, at: float) -> None:
        """Let everything happen that does by then."""
        while self._ahead and self._ahead[0][0] <= at:
            when, _, act = heapq.heappop(self._ahead)
            self._pass(when)
            act()
        if math.isfinite(at):
            self._pass(at)

    def arrive(self) -> None:
        self._inside += 1
        self.houses[self.dice.randrange(len(self.houses))].arrive(self.now)

    def told(self, arrived: float) -> None:
        self._inside -= 1
        self.spans.append(self.now - arrived)

    def cost(self, mean: float) -> float:
        """A cost with this mean."""
        spread = self.site.spread
        return self.dice.gammavariate(1 / spread**2, mean * spread**2) if mean and spread else mean

    def _pass(self, when: float) -> None:
        self.held += self._inside * (when - self.now)
        self.now = when


class _Cores:
    """Cores that work off what waits, in order."""

    def __init__(self, run: _Run, number: int) -> None:
        self.number = number
        self.busy = 0.0
        self._run, self._free = run, number
        self._waiting: deque[tuple[float, Act]] = deque()

    def work(self, seconds: float, then: Act) -> None:
        self._waiting.append((seconds, then))
        self._go_on()

    def _go_on(self) -> None:
        while self._free and self._waiting:
            seconds, then = self._waiting.popleft()
            self._free -= 1
            self.busy += seconds
            self._run.after(seconds, lambda then=then: self._done(then))  # type: ignore[misc]

    def _done(self, then: Act) -> None:
        self._free += 1
        then()
        self._go_on()


class _Disk:
    """One sync at a time; it serves all who waited when it began."""

    def __init__(self, run: _Run) -> None:
        self.busy, self.syncs = 0.0, 0
        self._run = run
        self._waiting: list[Act] = []
        self._syncing = False

    def sync(self, then: Act) -> None:
        self._waiting.append(then)
        if not self._syncing:
            self._begin()

    def _begin(self) -> None:
        served, self._waiting = self._waiting, []
        seconds = self._span()
        self._syncing = True
        self.busy += seconds
        self.syncs += 1
        self._run.after(seconds, lambda: self._done(served))

    def _done(self, served: Sequence[Act]) -> None:
        self._syncing = False
        if self._waiting:
            self._begin()
        for then in served:
            then()

    def _span(self) -> float:
        site = self._run.site
        if not site.sync or site.sync_p99 <= site.sync:
            return site.sync
        return self._run.dice.lognormvariate(math.log(site.sync), math.log(site.sync_p99 / site.sync) / 2.326)


@dataclass
class _Line:
    """A connection to the store: one group is under way, and the next gathers."""

    run: _Run
    house: _House
    waiting: deque[float] = field(default_factory=deque)  # when each arrived
    under_way: bool = False
    groups: int = 0

    def hand_over(self) -> None:
        """Give the store what waits, unless it still has the group before."""
        if self.under_way or not self.waiting:
            return
        site = self.run.site
        group = [self.waiting.popleft() for _ in range(min(site.together, len(self.waiting)))]
        self.under_way = True
        self.groups += 1
        cost = self.run.cost(site.group + site.row * len(group))
        self.run.store.work(cost, lambda: self.run.disk.sync(lambda: self.house.hear(self, group)))


class _House:
    """A loop that turns: a turn takes all that has come by then, and what it hands over goes to the store together."""

    def __init__(self, run: _Run) -> None:
        self.lines = [_Line(run, self) for _ in range(run.site.lines)]
        self.busy = 0.0
        self._run = run
        self._turning = False
        self._arrived: list[float] = []
        self._kept: list[tuple[_Line, list[float]]] = []

    def arrive(self, now: float) -> None:
        self._arrived.append(now)
        self._turn()

    def hear(self, line: _Line, group: list[float]) -> None:
        """The store has kept a group."""
        self._kept.append((line, group))
        self._turn()

    def _turn(self) -> None:
        if self._turning or not (self._arrived or self._kept):
            return
        run, site = self._run, self._run.site
        arrived, kept, self._arrived, self._kept = self._arrived, self._kept, [], []
        span = run.cost(site.waking)
        for line, group in kept:
            line.under_way = False
            line.hand_over()
            span += run.cost(site.hearing)
            for came in group:
                span += run.cost(site.cpu * (1 - site.before))
                run.after(span, lambda came=came: run.told(came))  # type: ignore[misc]
        span += sum(run.cost(site.cpu * site.before) for _ in arrived)
        self.busy += span
        self._turning = True
        run.after(span, lambda: self._done(arrived))

    def _done(self, arrived: list[float]) -> None:
        self._turning = False
        for came in arrived:
            self.lines[self._run.dice.randrange(len(self.lines))].waiting.append(came)
        for line in self.lines:
            line.hand_over()
        self._turn()
