"""A contest: the games of one task, played and timed."""

import time
from collections.abc import Callable
from functools import lru_cache

from coterie import bots
from coterie.arena.measuring import counted_in
from coterie.arena.plan import Plan, Task, load_pack
from coterie.arena.played import Played, Sample, Times, merged
from coterie.bots import Bot, Conversation
from coterie.bots.registry import OfferedBot
from coterie.core.dice import Lehmer
from coterie.core.errors import CoterieError, Refused
from coterie.core.eyes import Eyes
from coterie.core.lexicon import Action
from coterie.core.measures import Ended
from coterie.games import find
from coterie.play import Match, SeededDice
from coterie.talk.manners import EVASIVE, TRUTHFUL


def play(plan: Plan, task: Task) -> list[Played]:
    """The games of a task."""
    return [_play(plan, task, turn) for turn in range(plan.turns(task.lineup))]


class _Clock:
    """A bot whose choices are timed: by the time of this thread alone, for the machine may have more to do."""

    def __init__(self, bot: Bot) -> None:
        self.times = Times(classes={})
        self.bot = OfferedBot(self._timed(bot.listen)) if isinstance(bot, OfferedBot) else self._timed(bot)

    def _timed(self, choose: Callable[..., Action]) -> Callable[..., Action]:
        def timed(eyes: Eyes, *given: object) -> Action:
            began = time.thread_time()
            action = choose(eyes, *given)
            took = time.thread_time() - began
            if len(eyes.legal()) > 1:
                self.times.add(took)
            return action

        return timed


def _play(plan: Plan, task: Task, turn: int) -> Played:
    game, seats, seed = find(plan.game), plan.seats, plan.seed + task.deal
    names = task.lineup[seats - turn :] + task.lineup[: seats - turn]
    match = Match(game, seats, plan.options, SeededDice(seed), load_pack(game, plan.pack))
    dice = [Lehmer(seed * 7919 + 31 * seat + 1) for seat in range(seats)]  # so that no seat disturbs another's
    clocks = [_Clock(_bot(name, plan.game)) for name in names]
    talk = _conversation(match, seed) if plan.talk else None
    while asked := match.asked():
        seat = asked[0]
        try:
            bot = clocks[seat].bot
            if talk and talk.talker and isinstance(bot, OfferedBot):
                talk.play(seat, dice[seat], bot)
            else:
                match.play(seat, [bot(match.eyes(seat), dice[seat])])
        except Refused as refusal:
            raise CoterieError(f"{names[seat]} broke a rule in deal {task.deal}, turn {turn}: {refusal}") from refusal
    scores = [int(points) for points in match.scores]
    winners = [int(winner) for winner in match.winners]
    told = match.eyes(seats).heard()
    ended = Ended(seats, match.pack, game.lexicon.kinds, told, winners, scores)
    samples = merged([Sample(c.measure, c.key, c.seat, 1, c.value) for c in counted_in(game, ended)])
    return Played(task.deal, turn, names, winners, scores, [clock.times for clock in clocks], samples)


@lru_cache(maxsize=64)
def _bot(name: str, game: str) -> Bot:
    return bots.find(name, find(game))


def _conversation(match: Match, seed: int) -> Conversation:
    """A table at which every other seat speaks the truth; which ones, goes by the deal."""
    manners = {seat: (TRUTHFUL, EVASIVE)[(seat + seed) % 2] for seat in range(match.seats)}
    return Conversation(match, manners, dice=Lehmer(seed * 13 + 5))
