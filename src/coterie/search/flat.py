# mypyc
"""Flat search: every candidate is played on in the same imagined worlds with the same dice, and the best is kept."""

from collections.abc import Callable
from math import sqrt

from coterie.core.dice import Dice, Lehmer
from coterie.core.eyes import Eyes
from coterie.core.lexicon import CHANCE
from coterie.core.table import SEVERAL, Table
from coterie.search.sense import Sense, soften

Worlds = Callable[[Dice], Table]  # draws silent tables that may be the real one

SEEDS = 2147483000
FINE = 1_000_000


class Candidate:
    """An answer that was tried.

    `value` is its mean worth, `gain` how much better it did than the sense's own choice in the same worlds, and `error`
    the standard error of that gain, after so many `tries`.
    """

    def __init__(self, action: int) -> None:
        self.action = action
        self.tries = 0
        self.total = 0.0
        self.gained = 0.0
        self.squares = 0.0

    @property
    def value(self) -> float:
        return self.total / self.tries if self.tries else 0.0

    @property
    def gain(self) -> float:
        return self.gained / self.tries if self.tries else 0.0

    @property
    def error(self) -> float:
        if self.tries < 2:
            return 1.0
        mean = self.gained / self.tries
        return sqrt(max(0.0, self.squares / self.tries - mean * mean) / (self.tries - 1))

    def tell(self, value: float, base: float) -> None:
        """Count one more world: what came of it, and of the sense's own choice."""
        gain = value - base
        self.tries += 1
        self.total += value
        self.gained += gain
        self.squares += gain * gain


def search(eyes: Eyes, dice: Dice, sense: Sense, worlds: Worlds, rollouts: int, own: int = -1) -> list[Candidate]:
    """The candidates for the seat's answer, the one to give first, then from the best.

    `own` is the answer to leave only for one that is clearly better; without it the sense's pick on one world. After
    each round of rollouts the worse half is left aside, but never `own`.
    """
    me = eyes.seat
    sense = sense.seeing(eyes)
    first = worlds(dice)
    ask = first.top
    assert ask is not None
    actions = sense.narrow(first, ask, me)
    if own < 0:
        own = actions[0] if len(actions) == 1 else sense.pick(first, ask, me, dice)
    base = Candidate(own)
    others = [Candidate(action) for action in actions if action != own]
    dropped: list[Candidate] = []
    rounds = 0
    while 1 << rounds < len(others) + 1:
        rounds += 1
    left = rollouts
    for r in range(rounds):
        trials = max(1, left // (rounds - r) // (len(others) + 1))
        for _ in range(trials):
            _try(worlds(dice), me, sense, base, others, dice.below(SEEDS))
        left -= trials * (len(others) + 1)
        others.sort(key=_gain, reverse=True)
        if r < rounds - 1:
            keep = (len(others) + 1) // 2
            dropped = others[keep:] + dropped
            others = others[:keep]
    others.extend(dropped)
    at = 0
    if others and others[0].gain <= sense.margin * others[0].error:
        return [base, *others]
    while at < len(others) and others[at].gain > 0.0:
        at += 1
    others.insert(at, base)
    return others


def drawn(candidates: list[Candidate], heat: float, dice: Dice) -> Candidate:
    """The first of the candidates, or with some heat one of them, those that gain more the more often."""
    if heat <= 0.0:
        return candidates[0]
    rest = dice.below(FINE) / FINE
    for candidate, chance in zip(candidates, soften([one.gain for one in candidates], heat), strict=True):
        rest -= chance
        if rest < 0.0:
            return candidate
    return candidates[0]


def run(table: Table, sense: Sense, dice: Dice, noise: int, marks: int) -> None:
    """Play on by the sense, `noise` of a hundred answers any of the narrowed; stop after so many changes of the mark.

    Without marks, stop at the end.
    """
    ask = table.top
    last = sense.mark(table) if marks else 0
    left = marks
    while ask is not None:
        step(table, sense, dice, noise)
        ask = table.top
        if marks:
            now = sense.mark(table)
            if now != last:
                last = now
                left -= 1
                if left == 0:
                    return


def step(table: Table, sense: Sense, dice: Dice, noise: int) -> None:
    """Answer the question that is asked, whoever is."""
    ask = table.top
    assert ask is not None
    if ask.seat == CHANCE:
        table.roll(dice)
        return
    seat = ask.seat if ask.seat != SEVERAL else table.whose()
    if noise and dice.below(100) < noise:
        some = sense.narrow(table, ask, seat)
        table.play(seat, some[dice.below(len(some))])
    else:
        table.play(seat, sense.pick(table, ask, seat, dice))


def _try(world: Table, me: int, sense: Sense, base: Candidate, others: list[Candidate], seed: int) -> None:
    value = _value(world, me, sense, base.action, seed)
    base.tell(value, value)
    for other in others:
        other.tell(_value(world, me, sense, other.action, seed), value)


def _value(world: Table, me: int, sense: Sense, action: int, seed: int) -> float:
    trial = world.clone(True)
    trial.play(me, action)
    run(trial, sense, Lehmer(seed), sense.noise, sense.marks)
    return sense.values(trial)[me]


def _gain(candidate: Candidate) -> float:
    return candidate.gain
