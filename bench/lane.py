"""A lane: a process of its own that measures its rows one figure at a time, whenever the bench asks.

Every build of ours and every peer has a lane, so that none carries what another imported, and the bench goes round all
lanes again and again, so that a busy minute of the machine falls on everybody. The two ends talk in lines of JSON.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent

Random = Callable[[], float]  # a number from 0 to below 1, of the same generator for everybody
Work = Callable[[], int]  # does some of what is measured and says how much; nothing if no more can be done
Figure = Callable[[random.Random], Work]


COLD = 2000  # positions that nobody has looked at before, for a figure of first looks
AT_ONCE = 20  # of them, between two looks at the clock


def first_looks(play: Callable[[], list], look: Callable[[object], object]) -> Work:
    """Look once at each of many positions, all of random games. They are made before anybody looks at the clock."""
    positions: list = []
    while len(positions) < COLD:
        positions += play()
    random.Random(len(positions)).shuffle(positions)

    def work() -> int:
        some = positions[-AT_ONCE:]
        del positions[-AT_ONCE:]
        for position in some:
            look(position)
        return len(some)

    return work


@dataclass
class Counts:
    """What random games are made of: answers with a choice, answers without one, and chances."""

    games: int = 0
    choices: int = 0
    forced: int = 0
    chance: int = 0

    @property
    def steps(self) -> int:
        return self.choices + self.forced + self.chance

    def answer(self, legal: int) -> None:
        """Count an answer out of so many legal ones."""
        if legal > 1:
            self.choices += 1
        else:
            self.forced += 1


@dataclass
class Row:
    """Something that plays: its figures by name, and a game to be counted."""

    who: str
    game: str
    seats: int
    build: str
    figures: dict[str, Figure]
    count: Callable[[Counts, random.Random], object] | None = None

    def title(self) -> dict[str, object]:
        return {
            "who": self.who,
            "game": self.game,
            "seats": self.seats,
            "build": self.build,
            "figures": list(self.figures),
        }

    def counts(self, games: int) -> dict[str, int]:
        """What some random games are made of."""
        counts = Counts()
        rng = random.Random(0)
        for _ in range(games if self.count else 0):
            self.count(counts, rng)
            counts.games += 1
        return {**asdict(counts), "steps": counts.steps}

    def rate(self, figure: str, seed: int, seconds: float) -> float:
        """Units of work per second of this process."""
        work = self.figures[figure](random.Random(seed))
        done = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds or not done:
            some = work()
            if not some:
                break
            done += some
        return done / spent


def serve(prepare: Callable[[], tuple[str, list[Row]]]) -> None:
    """The far end: say what can be measured here, or why nothing can, then measure what is asked for until nothing more
    is.
    """
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)  # what a package prints is no answer
    try:
        about, rows = prepare()
    except Exception as fault:
        print(json.dumps({"missing": f"{fault}".splitlines()[0]}), file=answers)
        return
    print(json.dumps({"about": about, "rows": [row.title() for row in rows]}), file=answers)
    for line in sys.stdin:
        number, wanted, seed, amount = json.loads(line)
        row = rows[number]
        print(json.dumps(row.counts(amount) if wanted == "counts" else row.rate(wanted, seed, amount)), file=answers)


class Lane:
    """The near end: starts the process, and asks."""

    def __init__(self, name: str, python: Path, module: str, *arguments: str, **environment: str) -> None:
        self.name = name
        self._process = subprocess.Popen(
            [python, "-W", "ignore", "-m", module, *arguments],
            cwd=ROOT,
            env={**os.environ, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )
        opening = self._read() or {"missing": f"its process ended with {self._process.wait()}"}
        self.missing: str = opening.get("missing", "")
        self.about: str = opening.get("about", "")
        self.rows: list[dict[str, object]] = opening.get("rows", [])

    def counts(self, row: int, games: int) -> Mapping[str, int]:
        return self._ask(row, "counts", 0, games)

    def rate(self, row: int, figure: str, seed: int, seconds: float) -> float:
        return self._ask(row, figure, seed, seconds)

    def close(self) -> None:
        """Let the process end."""
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    def _ask(self, *question: object):
        print(json.dumps(question), file=self._process.stdin, flush=True)
        answer = self._read()
        if answer is None:
            raise RuntimeError(f"the lane '{self.name}' ended while it was measuring {question}")
        return answer

    def _read(self):
        line = self._process.stdout.readline()
        return json.loads(line) if line else None
