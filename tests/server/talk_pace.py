"""`python -m tests.server.talk_pace` measures how much longer a round takes with windows, in counted time.

People are scripted. Each thinks for a while about a question, also while others talk; in a window each speaks or not,
and is ready then. Nothing else differs between a game with windows and the same game without.
"""

import math
import random
import statistics
import sys
from typing import Final

from coterie.play import Match
from coterie.server.bots.absence import next_alarm, time_is_up
from coterie.server.protocol import messages
from coterie.server.state import plans
from coterie.server.state.table_state import TableState
from tests.server.states import ID, NOW, do, playing

ROUNDS: Final = {"royal-secrets": "round", "for-the-king": "lot", "reigns-council": "turn"}
# Seconds that a person thinks about a question, as a median; what is not named is quickly answered.
THINKS: Final = {"bet": 9, "third": 8, "present": 10, "choose": 6, "judge": 5, "discard": 5, "bid": 4, "place": 5}
QUICKLY: Final = 3
SPEAKS: Final = 0.4  # of the people in a window
SILENT: Final = (2.0, 5.0)  # seconds until somebody is ready who says nothing
TALKS: Final = (6.0, 20.0)  # and who talks
PEOPLE: Final = 4


def thinking(step: str, chance: random.Random) -> float:
    return math.exp(chance.gauss(math.log(THINKS.get(step, QUICKLY)), 0.5))


def round_lengths(game: str, talk_time: str, seed: int, hurry: bool = True) -> list[float]:
    """The minutes that each round of a game takes; without hurry nobody is ever ready before the time is up."""
    chance, words = random.Random(f"{game} {seed}"), random.Random(f"words {seed}")
    state = playing(PEOPLE, game, seed=seed, seats=PEOPLE, talk_time=talk_time, gallery=0)
    now, begun = NOW, list[int]()
    match = state.match
    assert match
    told = 0
    while not match.over:
        begun += [now for heard in match.eyes(PEOPLE).heard(told) if heard.what == ROUNDS[game]]
        told = match.told
        step, seats = match.eyes(PEOPLE).view().step, match.asked()
        answers = {seat: now + int(1000 * thinking(step, chance)) for seat in seats}
        now = end_of_window(state, now, words if hurry else None)
        for seat in sorted(answers, key=lambda seat: answers[seat]):
            if seat in match.asked():
                now = max(now, answers[seat])
                match = answer(state, match, seat, now, chance)
                if state.window:
                    break
    return [(after - before) / 60_000 for before, after in zip(begun, [*begun[1:], now], strict=True)]


def answer(state: TableState, match: Match, seat: int, now: int, chance: random.Random) -> Match:
    """A seat answers somehow, and rather for little than for much."""
    fork, legal = match.fork(), match.eyes(seat).legal()
    fork.play(seat, [legal[min(int(chance.expovariate(0.5)), len(legal) - 1)]])
    state.apply(plans.moves_on(state, fork, now), now)
    assert state.match
    return state.match


def end_of_window(state: TableState, now: int, words: random.Random | None) -> int:
    """When the talk is over: everybody speaks or not, and is ready then; without words never."""
    ready = dict[int, int]()
    for seat in range(PEOPLE if words and state.window else 0):
        assert words
        span = TALKS if words.random() < SPEAKS else SILENT
        ready[seat] = now + int(1000 * words.uniform(*span))
    while state.window:
        alarm = next_alarm(state)
        seat = min(ready, key=lambda seat: ready[seat]) if ready and state.window.ends != "time" else None
        if seat is not None and (alarm is None or ready[seat] < alarm):
            now = ready.pop(seat)
            do(state, seat, messages.Ready(ID), now=now)
        else:
            assert alarm is not None
            now = max(now, alarm)
            plan = time_is_up(state, now)
            assert plan
            state.apply(plan, now)
    return now


def growth(game: str, games: int, talk_time: str, hurry: bool = True) -> tuple[float, float]:
    """The median of the minutes of a round without windows, and with them."""
    without = [length for seed in range(games) for length in round_lengths(game, "none", seed)]
    within = [length for seed in range(games) for length in round_lengths(game, talk_time, seed, hurry)]
    return statistics.median(without), statistics.median(within)


def main(games: int) -> None:
    for game in ROUNDS:
        for talk_time, hurry in (("brisk", True), ("court", True), ("court", False)):
            without, within = growth(game, games, talk_time, hurry)
            how = talk_time if hurry else f"{talk_time}, to the last second"
            print(f"{game:16} {how:26} {without:5.2f} -> {within:5.2f} minutes a round, {within / without - 1:+.0%}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4)
