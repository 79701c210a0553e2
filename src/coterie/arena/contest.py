"""A contest: the games of one task, played and timed."""

import math
import time
from collections import defaultdict
from functools import lru_cache

import msgspec

from coterie import bots
from coterie.arena.plan import Plan, Task, load_pack
from coterie.bots import Bot, Conversation
from coterie.core.dice import Dice, Lehmer
from coterie.core.errors import CoterieError, Refused
from coterie.core.eyes import Eyes
from coterie.core.lexicon import Action
from coterie.games import find
from coterie.play import Match, SeededDice
from coterie.talk.manners import EVASIVE, TRUTHFUL

STEP = math.log(1.1)  # decision times are counted in classes, each a tenth longer than the last
SHORTEST = 1e-6  # seconds


class Times(msgspec.Struct, array_like=True):
    """How long the choices of a seat took: their number, their sum in seconds, the longest, and how many of each class.

    Where there is only one answer nothing is timed.
    """

    count: int = 0
    total: float = 0.0
    most: float = 0.0
    classes: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        self.count += 1
        self.total += seconds
        self.most = max(self.most, seconds)
        number = round(math.log(max(seconds, SHORTEST) / SHORTEST) / STEP)
        self.classes[number] = self.classes.get(number, 0) + 1

    def merge(self, other: "Times") -> None:
        self.count += other.count
        self.total += other.total
        self.most = max(self.most, other.most)
        for number, count in other.classes.items():
            self.classes[number] = self.classes.get(number, 0) + count

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def quantile(self, part: float) -> float:
        """The time, to a twentieth, that this part of the choices did not exceed."""
        left = part * self.count
        for number in sorted(self.classes):
            left -= self.classes[number]
            if left <= 0:
                return min(self.most, SHORTEST * math.exp(STEP * number))
        return self.most


class Sample(msgspec.Struct, array_like=True):
    """What a game says of a measure: how often it was taken, and the sum; for a key and for a seat, -1 for none."""

    measure: str
    key: str
    seat: int
    count: int
    total: float


class Fault(msgspec.Struct, array_like=True):
    """A seat whose bot was replaced, and why."""

    seat: int
    why: str


class Played(msgspec.Struct, forbid_unknown_fields=True):
    """A game that was played: a line of the file of a run."""

    deal: int
    turn: int  # how far the line-up was turned
    bots: tuple[str, ...]  # by seat
    winners: list[int]
    scores: list[int]
    times: list[Times]
    samples: list[Sample] = []
    faults: list[Fault] = []

    def share(self, seat: int) -> float:
        """The seat's part of the victory."""
        return (seat in self.winners) / len(self.winners)


def play(plan: Plan, task: Task) -> list[Played]:
    """The games of a task."""
    return [_play(plan, task, turn) for turn in range(plan.turns(task.lineup))]


class _Clock:
    """A bot whose choices are timed: by the time of this process alone, for the machine may have more to do."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times = Times(classes={})

    def __call__(self, eyes: Eyes, dice: Dice) -> Action:
        if len(eyes.legal()) < 2:
            return self.bot(eyes, dice)
        began = time.thread_time()
        action = self.bot(eyes, dice)
        self.times.add(time.thread_time() - began)
        return action


def _play(plan: Plan, task: Task, turn: int) -> Played:
    game, seats, seed = find(plan.game), plan.seats, plan.seed + task.deal
    names = task.lineup[seats - turn :] + task.lineup[: seats - turn]
    match = Match(game, seats, plan.options, SeededDice(seed), load_pack(game, plan.pack))
    dice = [Lehmer(seed * 7919 + 31 * seat + 1) for seat in range(seats)]  # so that no seat disturbs another's
    found = [_bot(name, plan.game) for name in names]
    clocks = [_Clock(bot) for bot in found]
    talk = _conversation(match, seed) if plan.talk else None
    while asked := match.asked():
        seat = asked[0]
        try:
            if talk and talk.can_join(found[seat]):
                talk.play(seat, dice[seat])
            else:
                match.play(seat, [clocks[seat](match.eyes(seat), dice[seat])])
        except Refused as refusal:
            raise CoterieError(f"{names[seat]} broke a rule in deal {task.deal}, turn {turn}: {refusal}") from refusal
    scores = [int(points) for points in match.scores]
    winners = [int(winner) for winner in match.winners]
    return Played(task.deal, turn, names, winners, scores, [clock.times for clock in clocks])


@lru_cache(maxsize=64)
def _bot(name: str, game: str) -> Bot:
    return bots.find(name, find(game))


def _conversation(match: Match, seed: int) -> Conversation:
    """A table at which every other seat speaks the truth; which ones, goes by the deal."""
    manners = {seat: (TRUTHFUL, EVASIVE)[(seat + seed) % 2] for seat in range(match.seats)}
    return Conversation(match, manners, dice=Lehmer(seed * 13 + 5))


def merged(samples: list[Sample]) -> list[Sample]:
    """Samples of the same measure, key and seat as one."""
    sums: dict[tuple[str, str, int], list[float]] = defaultdict(lambda: [0, 0.0])
    for sample in samples:
        mine = sums[sample.measure, sample.key, sample.seat]
        mine[0] += sample.count
        mine[1] += sample.total
    return [Sample(*key, int(count), total) for key, (count, total) in sums.items()]
