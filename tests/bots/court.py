"""An arena for talk: `python -m tests.bots.court GAMES GAME ARM...` plays courtiers who talk, are mute or are deaf.

All arms play the same deals, and the seat that is looked at goes round. `GAME` is a game's name, and an arm is one of
those in ARMS. A win that is shared counts in parts, and an interval is one of 95 %.
"""

import math
import sys
import time
from collections import Counter
from dataclasses import dataclass, field

from coterie import bots, native
from coterie.bots import Conversation
from coterie.core.dice import Lehmer
from coterie.core.game import Game
from coterie.games import find
from coterie.play import Match, SeededDice
from coterie.talk import BROKEN, KEPT, Ears, sayings_of
from coterie.talk.bargains import (
    BOTH_BROKE,
    FIRST_BROKE,
    FIRST_RELEASED,
    PACT_KEPT,
    SECOND_BROKE,
    SECOND_RELEASED,
    outcome_of,
)
from coterie.talk.manners import EVASIVE, TRUTHFUL

TORN = (BOTH_BROKE, FIRST_BROKE, SECOND_BROKE, FIRST_RELEASED, SECOND_RELEASED)
FIRST = 100_000  # the first deal that is reported; smaller ones are for tuning
SEATS = 4
MIXED = "mixed"  # every other seat is evasive
ALL, PAIR, NONE = "all", "pair", "none"  # who makes deals: everybody, those who are looked at, or nobody


@dataclass(frozen=True)
class Arm:
    """Who is looked at, and who the others are. A manner is empty for a mute seat."""

    focal: str
    others: str
    focal_deaf: bool = False
    others_deaf: bool = False
    focals: int = 1  # seats that are looked at
    deals: str = ALL  # who makes deals


ARMS = {
    "mute": Arm("", "", True, True),  # nobody talks or listens
    "truthful": Arm(TRUTHFUL, TRUTHFUL),
    "deaf": Arm(TRUTHFUL, TRUTHFUL, focal_deaf=True),  # a truthful table, and one seat speaks but does not listen
    "deaf-mute": Arm("", TRUTHFUL, focal_deaf=True),
    "silent": Arm("", MIXED),  # one seat listens and says nothing
    "mixed": Arm(MIXED, MIXED),
    "evasive": Arm(EVASIVE, EVASIVE),
    "pairs": Arm(MIXED, "", others_deaf=True, focals=2),  # two who talk against two who neither talk nor listen
    "no-deals": Arm(MIXED, MIXED, focals=2, deals=NONE),
    "pair-deals": Arm(MIXED, MIXED, focals=2, deals=PAIR),  # two who make deals among two who refuse all
    "all-deal": Arm(MIXED, MIXED, focals=2),
    "pairs-silent": Arm(MIXED, "", focals=2),  # two who talk against two who only listen
}


@dataclass
class Tally:
    """What came of the games of an arm."""

    shares: list[float] = field(default_factory=list)  # of the victory, per seat looked at
    margins: list[float] = field(default_factory=list)  # points ahead of the other seats, on average
    told: Counter[str] = field(default_factory=Counter)
    marks: Counter[str] = field(default_factory=Counter)
    points: list[float] = field(default_factory=list)  # of all seats together
    joint: list[float] = field(default_factory=list)  # of the seats looked at together
    offers: int = 0  # proposed or countered
    pacts: Counter[str] = field(default_factory=Counter)  # by outcome; empty: open to the end
    lines: int = 0


def play(game: Game, seed: int, arm: Arm, tally: Tally) -> None:
    """One game of an arm."""
    match = Match(game, SEATS, {}, SeededDice(seed))
    focal = {(seed + 2 * n) % SEATS for n in range(arm.focals)}
    manners, deaf = {}, set()
    for seat in range(SEATS):
        manner, is_deaf = (arm.focal, arm.focal_deaf) if seat in focal else (arm.others, arm.others_deaf)
        manners[seat] = (TRUTHFUL, EVASIVE)[(seat // 2 + seed // SEATS) % 2] if manner == MIXED else manner
        deaf |= {seat} if is_deaf else set()
    dealers = {ALL: None, PAIR: frozenset(focal), NONE: frozenset[int]()}[arm.deals]
    talk = Conversation(match, manners, frozenset(deaf), Lehmer(seed * 13 + 5), dealers=dealers)
    bots.play_on(match, dict.fromkeys(range(SEATS), bots.find("courtier", game)), Lehmer(seed * 7 + 1), talk)
    tally.shares.append(sum(seat in match.winners for seat in focal) / len(match.winners) / len(focal))
    mine, rest = [match.scores[s] for s in focal], [p for s, p in enumerate(match.scores) if s not in focal]
    tally.margins.append(sum(mine) / len(mine) - sum(rest) / len(rest))
    tally.points.append(float(sum(match.scores)))
    tally.joint.append(float(sum(mine)))
    tally.lines += len(talk.said)
    onlooker = match.eyes(SEATS)
    for heard in onlooker.heard():
        tally.told[heard.what] += 1
        if heard.what in ("died", "retired") and heard.seat in focal:
            tally.told[f"focal {heard.what}"] += 1
    public = Ears.of(onlooker)
    book, sayings = talk.book(), sayings_of(game)
    tally.offers += len(book.offers)
    for pact in book.pacts():
        tally.pacts[outcome_of(*[book.judge(side, sayings, public, public) for side in book.sides(pact)])] += 1
    tally.marks.update(verdict.mark for verdict in talk.book().verdicts(sayings_of(game), public, public).values())


def interval(values: list[float]) -> tuple[float, float]:
    """The mean, and half the width of its interval."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, 1.96 * math.sqrt(variance / len(values))


def main(games: int, name: str, arms: list[str], first: int) -> None:
    game, found = find(name), dict[str, Tally]()
    print(f"{name}: {games} games an arm from deal {first}, {'compiled' if native.compiled() else 'interpreted'}")
    for arm in arms:
        began, tally = time.time(), Tally()
        for seed in range(first, first + games):
            play(game, seed, ARMS[arm], tally)
        found[arm] = tally
        (mean, half), (ahead, either) = interval(tally.shares), interval(tally.margins)
        judged = tally.marks[KEPT] + tally.marks[BROKEN]
        died, lived = tally.told["died"], tally.told["retired"]
        mine = tally.told["focal died"] + tally.told["focal retired"]
        notes = f"  Monarchs who die {died / (died + lived):.0%} of {died + lived}" if died + lived else ""
        notes += f", of those looked at {tally.told['focal died'] / mine:.0%}" if mine else ""
        pacts = tally.pacts.total()
        torn = sum(tally.pacts[outcome] for outcome in TORN)
        notes += (
            f"  offers {tally.offers}, accepted {pacts}, kept {tally.pacts[PACT_KEPT]}, torn {torn}" if pacts else ""
        )
        if name == "royal-secrets":
            won, lost = tally.told["succeeded"], tally.told["failed"] + tally.told["deserted"]
            notes += f"  audiences succeed {won / (won + lost):.1%}"
        print(
            f"{arm:13} wins {mean:.3f} ±{half:.3f}  ahead {ahead:+.2f} ±{either:.2f}{notes}"
            f"  lines a game {tally.lines / games:.1f}"
            f"  broken {tally.marks[BROKEN] / max(1, judged):.1%} of {judged}  ({time.time() - began:.0f} s)",
            flush=True,
        )
    if len(arms) > 1:
        base = found[arms[0]]
        for arm in arms[1:]:
            for what, mine, theirs in (
                ("wins", found[arm].shares, base.shares),
                ("points ahead", found[arm].margins, base.margins),
                ("points of those looked at", found[arm].joint, base.joint),
                ("points of all", found[arm].points, base.points),
            ):
                mean, half = interval([a - b for a, b in zip(mine, theirs, strict=True)])
                print(f"{arm} less {arms[0]}, deal by deal: {what} {mean:+.3f} ±{half:.3f}")


if __name__ == "__main__":
    start = int(sys.argv.pop(sys.argv.index("--first") + 1)) if "--first" in sys.argv else FIRST
    words = [word for word in sys.argv[1:] if word != "--first"]
    main(int(words[0]), words[1], words[2:] or [*ARMS], start)
