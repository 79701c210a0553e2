"""The oracle of talk: on small packs it lists every world that fits what a viewer heard, and holds the judge to all.

It knows nothing of the judge. A game says in `tests/truths.py` what makes each of its sayings true: `TRUTHS`, by name.
A world is a whole table with a log of its own. Worlds with equal cards and equal truths so far count as one.
"""

import importlib
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from coterie.core.dice import Lehmer
from coterie.core.events import Heard
from coterie.core.eyes import Eyes
from coterie.core.game import Game, Pack
from coterie.core.lexicon import CHANCE, OPEN
from coterie.core.table import Table
from coterie.talk import BROKEN, KEPT, PENDING, VOID, Ears, Said, Saying, Verdict, judge, sayings_of
from tests.contracts.recall import signature, sounds
from tests.talk.samples import something

CROWDED = 400  # worlds beyond which a viewer is left out: the deal was not small
UNSEEN = -1  # as an action: the viewer did not see it
IMAGINED = 24  # worlds that are imagined where they cannot be listed


def at_the_end(said: Said, ears: Ears) -> bool:
    return ears.ended


@dataclass(frozen=True, slots=True)
class Truth:
    """What makes a saying true, written down a second time and in another way than the judge has it.

    `now` reads the cards of a world at the moment when the saying is said: for claims. None: it cannot be read there.
    `reads` reads the open log of a world, as far as it goes, and gives a mark: for promises and forecasts. `follows`
    does the same where the log is not enough, for it knows the pack as well.
    `due` says whether the deciding event was heard, so that who knows the truth by now must have a verdict.
    """

    now: Callable[[Said, Table], bool | None] | None = None
    reads: Callable[[Said, list[Heard]], str] | None = None
    follows: Callable[[Said, list[Heard], Pack], str] | None = None
    due: Callable[[Said, Ears], bool] = at_the_end

    def read(self, said: Said, log: list[Heard], pack: Pack) -> str | None:
        """The mark by an open log; None where the truth is not read from it."""
        if self.follows is not None:
            return self.follows(said, log, pack)
        return self.reads(said, log) if self.reads is not None else None


@dataclass(slots=True)
class World:
    """A table that may be the real one, with the mark of every claim in it, fixed when it was said."""

    table: Table
    marks: dict[int, str]

    def mark(self, said: Said, truth: Truth) -> str:
        if truth.reads is None and truth.follows is None:
            return self.marks[said.line]
        return truth.read(said, open_log(self.table), self.table.layout.pack) or PENDING


class Findings:
    """How often there was something to compare: the checks by mark, and what was decided by name and mark."""

    def __init__(self) -> None:
        self.checks: Counter[str] = Counter()
        self.decided: Counter[tuple[str, str]] = Counter()

    def add(self, other: "Findings") -> None:
        self.checks += other.checks
        self.decided += other.decided


def truths_of(game: Game) -> dict[str, Truth]:
    """What the game's tests say about the truth of its sayings."""
    package = type(game).__module__.rpartition(".")[0]
    found: dict[str, Truth] = importlib.import_module(f"{package}.tests.truths").TRUTHS
    return found


def open_log(table: Table) -> list[Heard]:
    return [event.heard_by(OPEN) for event in table.log[: table.logged]]


def ears_of(table: Table, viewer: int) -> Ears:
    heard = [event.heard_by(viewer) for event in table.log[: table.logged]]
    return Ears(viewer, table.seats, table.layout.pack, heard, table.over)


def check_listed(game: Game, seats: int, seed: int, sayings: Iterable[Saying] = (), often: int = 2) -> Findings:
    """Play one small game at random, say things in it, and hold every viewer's verdicts to all worlds that fit.

    Kept means true in all of them, broken false in all, void void in all. What is true in all of them is kept, and what
    is false in all is broken, from its deciding event on.
    """
    dice = Lehmer(seed)
    pack = game.small(seats)
    spoken = _Spoken(game, sayings)
    real = game.table(seats, {}, pack)
    worlds = {viewer: [World(game.table(seats, {}, pack), {})] for viewer in range(seats + 1)}
    while not real.over and worlds:
        actor = real.whose()
        if dice.below(often) == 0:
            spoken.say(real, dice, [world for listed in worlds.values() for world in listed])
        before, step = real.told, real.agenda[-1].step
        if actor == CHANCE:
            action = step.roll(real, real.agenda[-1], dice)
        else:
            legal = real.legal(actor)
            action = legal[dice.below(len(legal))]
        hidden = actor == CHANCE or step.secret
        real.play(actor, action)
        for viewer in list(worlds):
            seen = action if not hidden or actor == viewer else UNSEEN
            listed = _fitting(worlds[viewer], real, viewer, actor, seen, before)
            assert listed, "the real world itself must fit"
            worlds[viewer] = listed
            if len(listed) > CROWDED:
                del worlds[viewer]
            else:
                spoken.compare(real, viewer, listed)
    return spoken.findings


def check_imagined(game: Game, seats: int, seed: int, sayings: Iterable[Saying] = (), often: int = 7) -> Findings:
    """Play one whole game at random with the house's cards; where a verdict is given on a claim at the moment it is
    said, it must be so in every world that its viewer can imagine.
    """
    dice = Lehmer(seed)
    spoken = _Spoken(game, sayings)
    real = game.table(seats, {})
    while not real.over:
        if dice.below(often) == 0 and not real.answers:
            said = spoken.say(real, dice, [])
            if said is not None and spoken.truths[said.saying].now is not None:
                for viewer in range(seats + 1):
                    imaginer = Eyes(real, viewer).imaginer()
                    spoken.compare_now(real, viewer, said, [imaginer.world(dice) for _ in range(IMAGINED)])
        actor = real.whose()
        legal = [] if actor == CHANCE else real.legal(actor)
        step = real.agenda[-1].step
        action = legal[dice.below(len(legal))] if legal else step.roll(real, real.agenda[-1], dice)
        real.play(actor, action)
    return spoken.findings


class _Spoken:
    """What was said in one game, and what became of it for each viewer."""

    def __init__(self, game: Game, sayings: Iterable[Saying]) -> None:
        self.sayings = {saying.name: saying for saying in [*sayings_of(game), *sayings]}  # a planted one wins
        self.truths = truths_of(game)
        self.said: list[Said] = []
        self.final: set[tuple[int, int]] = set()  # line and viewer: the verdict is given and was compared
        self.findings = Findings()

    def say(self, real: Table, dice: Lehmer, worlds: list[World]) -> Said | None:
        """A random seat says something that it may say. Each world notes whether it is true there."""
        said = something(real, self.sayings.values(), self.said, dice)
        if said is None:
            return None
        now = self.truths[said.saying].now
        for world in worlds:
            world.marks[said.line] = _mark(now(said, world.table)) if now else PENDING
        self.said.append(said)
        return said

    def compare(self, real: Table, viewer: int, worlds: list[World]) -> None:
        """Hold the verdicts of a viewer to all worlds that fit what it heard."""
        ears = ears_of(real, viewer)
        for said in self.said:
            if (said.line, viewer) in self.final:
                continue
            truth = self.truths[said.saying]
            verdict = judge(said, self.sayings[said.saying], ears)
            due = truth.due(said, ears)
            if not verdict.decided and not due:
                continue
            self._hold(said, viewer, verdict, {world.mark(said, truth) for world in worlds}, due)
            if verdict.decided:
                self.final.add((said.line, viewer))

    def compare_now(self, real: Table, viewer: int, said: Said, imagined: list[Table]) -> None:
        now = self.truths[said.saying].now
        assert now is not None
        verdict = judge(said, self.sayings[said.saying], ears_of(real, viewer))
        marks = {_mark(now(said, world)) for world in imagined} - {PENDING}  # an imagined world has no log to read
        if marks:
            self._hold(said, viewer, verdict, marks, due=False)

    def _hold(self, said: Said, viewer: int, verdict: Verdict, marks: set[str], due: bool) -> None:
        named = f"{self.sayings[said.saying].written(said.args)} of seat {said.seat}, said before event {said.at}"
        if verdict.mark in (KEPT, BROKEN, VOID):
            assert marks == {verdict.mark}, f"{named}: {verdict} for viewer {viewer}, in the worlds {sorted(marks)}"
            self.findings.decided[said.saying, verdict.mark] += 1
        elif due and len(marks) == 1 and marks <= {KEPT, BROKEN, VOID}:
            raise AssertionError(f"{named}: {verdict} for viewer {viewer}, but it is {marks} in every world")
        self.findings.checks[verdict.mark] += 1


def _mark(true: bool | None) -> str:
    return PENDING if true is None else KEPT if true else BROKEN


def _fitting(worlds: list[World], real: Table, viewer: int, actor: int, action: int, before: int) -> list[World]:
    """The worlds after one more step that sound to a viewer as the real one does."""
    heard = sounds(real, viewer, before)
    kept: dict[object, World] = {}
    for world in worlds:
        legal = world.table.legal(actor)
        for choice in legal if action == UNSEEN else [action] if action in legal else []:
            after = world.table.clone()
            after.play(actor, choice)
            if sounds(after, viewer, before) == heard:
                key = signature(after), tuple(after.answers), tuple(world.marks.items())
                kept.setdefault(key, World(after, dict(world.marks)))
    return list(kept.values())


def planted(saying: Saying, **changed: object) -> Saying:
    """A saying with a fault in it."""
    return replace(saying, **changed)  # type: ignore[arg-type]
