"""A contest: the games of one task, played and timed."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeVar

from coterie import bots
from coterie.arena.measuring import counted_in
from coterie.arena.played import Fault, Played, Sample, Times, merged
from coterie.arena.schedule import Schedule, Task, dice, load_pack
from coterie.bots import Bot, Conversation
from coterie.bots.outside import STAND_IN, OutsideBot, is_outside
from coterie.bots.registry import OfferedBot
from coterie.core.dice import Dice
from coterie.core.errors import CoterieError, Refused
from coterie.core.eyes import Eyes
from coterie.core.measures import Ended
from coterie.games import find
from coterie.play import Match, SeededDice

GIVEN_UP = 3  # failures after which a program is not started again

Chosen = TypeVar("Chosen")
_failures: Counter[str] = Counter()  # of programs, in this process


def play(schedule: Schedule, task: Task) -> list[Played]:
    """The games of a task."""
    return [_play(schedule, task, turn) for turn in range(schedule.turns(task.lineup))]


class _Clock:
    """A bot whose choices are timed: by the time of this thread alone, for the machine may have more to do.

    A program in another language is timed by the clock on the wall.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times = Times(classes={})
        self._now = time.perf_counter if isinstance(bot, OutsideBot) else time.thread_time

    def timed(self, choose: Callable[..., Chosen]) -> Callable[..., Chosen]:
        """The same function, with its time taken where there is a choice."""

        def choose_in_time(eyes: Eyes, *given: object) -> Chosen:
            began = self._now()
            chosen = choose(eyes, *given)
            took = self._now() - began
            if len(eyes.legal()) > 1:
                self.times.add(took)
            return chosen

        return choose_in_time


def _play(schedule: Schedule, task: Task, turn: int) -> Played:
    game, seats, seed = find(schedule.game), schedule.seats, schedule.seed + task.deal
    names = schedule.seated(task.lineup, turn)
    pack = load_pack(game, schedule.pack)
    match = Match(game, seats, schedule.options, SeededDice(seed), pack)
    own = [dice("seat", seed, seat) for seat in range(seats)]  # so that no seat disturbs another's
    outside = {
        name: OutsideBot(name, game, pack, schedule.deadline)
        for name in set(names)
        if is_outside(name) and _failures[name] < GIVEN_UP
    }
    found = [outside.get(name) or _bot(STAND_IN if is_outside(name) else name, schedule.game) for name in names]
    clocks = [_Clock(bot) for bot in found]
    talk = _conversation(match, names, seed) if schedule.talk else None
    try:
        while asked := match.asked():
            seat = asked[0]
            _move(match, seat, clocks[seat], own[seat], talk)
    except Refused as refusal:
        raise CoterieError(f"{names[seat]} broke a rule in deal {task.deal}, turn {turn}: {refusal}") from refusal
    finally:
        for bot in outside.values():
            bot.close()
    scores = [int(points) for points in match.scores]
    winners = [int(winner) for winner in match.winners]
    told = match.eyes(seats).heard()
    ended = Ended(seats, match.pack, game.lexicon.kinds, told, winners, scores)
    faults = [Fault(seat, why) for bot in outside.values() for seat, why in bot.faults]
    given_up = f"it had failed {GIVEN_UP} times, and is not started again"
    faults += [Fault(seat, given_up) for seat, name in enumerate(names) if is_outside(name) and name not in outside]
    _failures.update(names[fault.seat] for fault in faults)
    samples = merged([Sample(c.measure, c.key, c.seat, 1, c.value) for c in counted_in(game, ended)])
    return Played(task.deal, turn, names, winners, scores, [clock.times for clock in clocks], samples, faults)


def _move(match: Match, seat: int, clock: _Clock, own: Dice, talk: Conversation | None) -> None:
    """Let a bot answer. What a program says, it says before it moves."""
    bot, eyes = clock.bot, match.eyes(seat)
    if isinstance(bot, OutsideBot):
        heard = (talk.said, talk.occasion(seat).openings()) if talk else ()
        answer = clock.timed(bot.answer)(eyes, own, *heard)
        if talk and answer.acts:
            talk.say(seat, answer.acts)
        match.play(seat, [answer.action])
    elif talk and talk.talker and isinstance(bot, OfferedBot):
        talk.play(seat, own, OfferedBot(clock.timed(bot.listen)))
    else:
        match.play(seat, [clock.timed(bot)(eyes, own)])


@lru_cache(maxsize=64)
def _bot(name: str, game: str) -> Bot:
    return bots.find(name, find(game))


def _conversation(match: Match, names: Sequence[str], seed: int) -> Conversation:
    """A table at which, of those without a temperament, every other seat tells all; which ones, goes by the deal."""
    manners = {seat: bots.manner_of(name, seat + seed) for seat, name in enumerate(names)}
    return Conversation(match, manners, dice=dice("talk", seed))
