"""Two worlds: the same table in two houses, alike in everything but what a viewer cannot know.

What they have in common is made the same on purpose: ids, keys, the house's secret, the time, what is said and done.
Then they part: cards that the viewer does not know are dealt otherwise, another seat gives another secret answer,
chance gives another hidden card, a seat leaves another order. Every byte that the viewer gets must be the same for as
long as nothing is shown.
"""

import asyncio
import hashlib
import itertools
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from coterie.core.dice import Dice, Lehmer
from coterie.core.game import Game
from coterie.core.lexicon import CHANCE, Action
from coterie.core.table import NO_ANSWER, Table
from coterie.games import find
from coterie.play.rebuild import rebuild
from coterie.server.tables.table import LiveTable
from tests.contracts.leaks import look_alike
from tests.contracts.recall import signature
from tests.contracts.tables import choose, options_for
from tests.contracts.twins import twin_of
from tests.server.guests import Clock, RunningServer, begin_at, proposed, running_server
from tests.server.taps import Tap
from tests.server.world_talk import armed, bargain_alike, speak_alike

AHEAD = 3  # answers given after the worlds have parted
TALK = 5  # lines of one person: as many as anybody may say at once
READS = ["", "/games", "/record", "/replay?eyes=onlooker", "/story"]  # of a table by HTTP


Serve = Callable[..., AbstractAsyncContextManager[RunningServer]]


class Loaded(Dice):
    """Dice that show what they were told to."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def below(self, n: int) -> int:
        return self.numbers.pop(0)


@dataclass(slots=True)
class Spot:
    """A place in a game where a seat is asked: how the game came there, and the table."""

    options: dict[str, str]
    past: list[tuple[int, Action]]
    table: Table

    @property
    def step(self) -> str:
        return self.table.agenda[-1].step.name


@dataclass(slots=True)
class Stride:
    """One answer and all that chance gives after it, in both worlds.

    `shows` has a bit for every viewer who is shown something.
    """

    actor: int
    actions: tuple[int, int]
    rolls: tuple[list[int], list[int]]
    shows: int = 0
    cell: str = ""  # where the worlds part, if they do: an answer or chance, and the step

    def blind(self, seats: int) -> list[int]:
        """The viewers who are shown nothing, the onlooker included, and who did not do it."""
        parted = self.actions[0] != self.actions[1]
        return [
            viewer
            for viewer in range(seats + 1)
            if not self.shows >> viewer & 1 and not (parted and viewer == self.actor)
        ]


class World:
    """A house with one table at which everybody's wire is tapped: the seats in their order, then the onlooker."""

    def __init__(self, server: RunningServer, taps: list[Tap], clock: Clock) -> None:
        self.server = server
        self.taps = taps
        self.clock = clock
        self.dice = Loaded([])

    @property
    def live(self) -> LiveTable:
        return self.server.house.tables[self.taps[0].table]

    @property
    def table(self) -> Table:
        """The table itself. Only who makes worlds may look at it."""
        match = self.live.state.match
        assert match
        return match._table

    async def begin(self, spot: Spot, twin: Table | None = None) -> None:
        """Begin a game that stands at this spot, or has its cards dealt as its twin has."""
        match = rebuild(
            self.live.state.game, spot.table.seats, spot.options, self.live.state.pack, spot.past, self.dice
        )
        if twin:
            match._table = twin
        match._settle()  # a twin has no past to go back to
        await begin_at(self.live, match, self.live.state.chairs)


@asynccontextmanager
async def twins(
    data: Path, game: str, seats: int = 3, at_once: bool = False, serve: Serve | None = None, **proposal: Any
) -> AsyncIterator["Twins"]:
    """Two houses with the same table, that nobody who looks at both could tell apart.

    With `at_once` the house gives the sole answers of all who play there. `serve` runs the house of a folder.
    """
    serve = serve or running_server
    async with (
        one_world(data / "left", game, seats, at_once, proposal, serve) as left,
        one_world(data / "right", game, seats, at_once, proposal, serve) as right,
    ):
        yield Twins(find(game), left, right)


class Twins:
    """A pair of worlds: `deal` and `part` make them part, go on with both, and compare what the viewers get."""

    def __init__(self, game: Game, left: World, right: World) -> None:
        self.game = game
        self.left = left
        self.right = right
        # comparisons of worlds that really differed, by what and by viewer
        self.differed: Counter[tuple[str, int]] = Counter()
        self.spoken = 0  # acts that were said in both
        self.dealt = 0  # of these, questions, offers and their answers

    async def both(self, act: Callable[[World], Awaitable[object]]) -> None:
        await asyncio.gather(act(self.left), act(self.right))

    async def deal(self, spot: Spot, viewer: int, dice: Lehmer) -> None:
        """The worlds part: the cards that the viewer does not know lie elsewhere."""
        twin = dealt_otherwise(spot.table, viewer, dice)
        if twin:
            await asyncio.gather(self.left.begin(spot), self.right.begin(spot, twin))
            await self.follow([viewer], f"deal at {spot.step}", dice)

    async def part(self, spot: Spot, step: Stride, dice: Lehmer) -> None:
        """The worlds part: a seat gives another secret answer, or chance another hidden card."""
        await asyncio.gather(self.left.begin(spot), self.right.begin(spot))
        await self.settle([])
        await self.take(step, again=bool(dice.below(2)), seed=dice.below(1000))
        await self.follow(step.blind(spot.table.seats), step.cell, dice)

    def viewers(self) -> list[int]:
        return list(range(len(self.left.taps)))

    async def take(self, step: Stride, again: bool = False, seed: int = 0) -> None:
        """Take a step in both worlds, perhaps with words; if it can be taken back, perhaps back and again."""
        words = {"say": armed(self.game, seed)} if seed % 2 else {}

        async def go(world: World, action: int, rolls: list[int]) -> None:
            world.dice.numbers = rolls.copy()
            world.clock.ms += 1000
            tap = world.taps[step.actor]
            choice = world.table.sole(step.actor) == NO_ANSWER  # else what was chosen before would be taken back, too
            times = 2 if again and choice and not step.rolls[0] else 1
            for n in range(times):
                answer = await tap.play(action, **words)
                assert answer["type"] == "done", answer
                assert tap.game
                if n + 1 < times and tap.game["undo"]:
                    assert (await tap.do("undo"))["type"] == "done"
                else:
                    break

        await asyncio.gather(
            go(self.left, step.actions[0], step.rolls[0]),
            go(self.right, step.actions[1], step.rolls[1]),
        )

    async def settle(self, viewers: Iterable[int], cell: str = "") -> None:
        """Wait until everybody has heard everything; then these viewers have heard the same, byte by byte, in both
        worlds.
        """
        for viewer, (left, right) in enumerate(zip(self.left.taps, self.right.taps, strict=True)):
            await asyncio.gather(left.catch_up(), right.catch_up())
            if viewer in viewers:
                assert left.raw == right.raw, (
                    f"viewer {viewer} can tell two worlds apart, {cell}:\n{_differ(left.raw, right.raw)}"
                )
                self.differed[cell, viewer] += 1
            for tap in (left, right):
                tap.raw.clear()
                tap.said = max(left.said, right.said)  # who knows the difference may have said more in one world

    async def follow(self, viewers: list[int], cell: str, dice: Lehmer, ahead: int = AHEAD) -> None:
        """Let everybody do the same in both worlds, as long as one of these viewers is shown nothing."""
        await self.settle(viewers, cell)
        await self._mingle(viewers[dice.below(len(viewers))], dice.below(1000))
        await self.settle(viewers, cell)
        for _ in range(ahead):
            seed = dice.below(1000)
            for viewer in viewers:
                await asyncio.gather(_pester(self.left.taps[viewer], seed), _pester(self.right.taps[viewer], seed))
            await self.settle(viewers, cell)
            speaker = dice.below(self.viewers()[-1])
            self.spoken += await speak_alike(self.game, self.left.taps[speaker], self.right.taps[speaker], seed)
            await self.settle(viewers, cell)
            dealer = (speaker + 1) % self.viewers()[-1]
            self.dealt += await bargain_alike(self.left.taps[dealer], self.right.taps[dealer], self.viewers()[-1], seed)
            await self.settle(viewers, cell)
            step = stride(self.game, self.left.table, self.right.table, dice)
            if step is None:
                return
            viewers = [viewer for viewer in viewers if viewer in step.blind(self.viewers()[-1])]
            if not viewers:
                return
            await self.take(step, again=bool(dice.below(2)), seed=seed)
            await self.settle(viewers, cell)

    async def _mingle(self, gone: int, seed: int) -> None:
        """What the table has apart from the game: talk, votes, and somebody who is gone and comes back."""

        async def mingle(world: World) -> None:
            tap = world.taps[gone]
            others = [other for other in world.taps if other is not tap]
            await tap.leave()
            for other in others:
                await other.until(lambda other=other: not _here(other, gone))  # type: ignore[misc]
            await tap.back()
            if sum(line["person"] == gone for line in tap.lines.values()) < TALK:
                await tap.do("say", text=f"I was away ({seed}).")
            one, two = world.taps[0], world.taps[1]
            for topic in ("undo", "end"):
                await one.do("propose", topic=topic)
                await two.catch_up()
                votes = [vote["vote"] for vote in two.face["votes"]]
                await two.do("vote", vote=votes[-1] if votes else 0, yes=False)
                await one.catch_up()

        await self.both(mingle)


def walk(game: Game, seats: int, seed: int) -> Iterator[Spot]:
    """A random game, at every place where a seat is asked."""
    dice = Lehmer(seed * 7919 + seats)
    options = options_for(game, seed)
    table = game.table(seats, options)
    past: list[tuple[int, Action]] = []
    while not table.over:
        actor = table.whose()
        if actor != CHANCE:
            yield Spot(options, past.copy(), table.clone())
        action = choose(table, actor, dice)
        table.play(actor, action)
        past.append((actor, Action(action)))


def dealt_otherwise(table: Table, viewer: int, dice: Lehmer) -> Table | None:
    """The table with other cards where the viewer does not know which they are; None if there is no telling."""
    if table.answers:
        return None  # a sealed answer may name a card that would lie elsewhere: `two_answers` is for those
    for _ in range(5):
        twin = twin_of(table, viewer, dice, to_go_on=True)
        if not twin.contradictions(viewer) and signature(twin) != signature(table):
            return twin
    return None


def two_answers(game: Game, table: Table, dice: Lehmer) -> tuple[int, int] | None:
    """Two secret answers that nobody else can tell apart, if a secret is asked for."""
    ask = table.agenda[-1]
    if not ask.step.secret:
        return None
    legal = table.legal(table.whose())
    one = legal[dice.below(len(legal))]
    alike = [a for a in legal if a != one and (ask.sealed or look_alike(game, table, one, a))]
    return (one, alike[dice.below(len(alike))]) if alike else None


def stride(
    game: Game, left: Table, right: Table, dice: Lehmer, actions: tuple[int, int] | None = None, part: int | None = None
) -> Stride | None:
    """The next answer, the same in both worlds unless `actions` says otherwise, and what chance gives; None if they
    have none in common.

    With `part`, chance gives two different cards the first time that this viewer sees neither.
    """
    actor = left.whose()
    if actor != right.whose():
        return None
    if actions is None:
        shared = [a for a in left.legal(actor) if a in right.legal(actor)]
        if not shared:
            return None
        actions = (shared[dice.below(len(shared))],) * 2
    step = Stride(actor, actions, ([], []))
    if actions[0] != actions[1]:
        step.cell = f"answer at {left.agenda[-1].step.name}"
    worlds = [left.clone(), right.clone()]
    for world, action in zip(worlds, actions, strict=True):
        world.turned_to = 0
        world.play(actor, action)
    while not any(world.over for world in worlds):
        chance = [world.whose() == CHANCE for world in worlds]
        if not any(chance):
            step.shows = worlds[0].turned_to | worlds[1].turned_to
            return step
        shared = [a for a in worlds[0].legal(CHANCE) if a in worlds[1].legal(CHANCE)] if all(chance) else []
        if not shared:
            return None
        outcomes = (shared[dice.below(len(shared))],) * 2
        if part is not None and not step.cell:
            outcomes = _two_outcomes(game, worlds[0], outcomes[0], shared, part)
        if outcomes[0] != outcomes[1]:
            step.cell = f"chance at {worlds[0].agenda[-1].step.name}"
        for world, outcome, rolls in zip(worlds, outcomes, step.rolls, strict=True):
            rolls.append(_number(world, outcome))
            world.play(CHANCE, outcome)
    return None  # the end shows everything


def _two_outcomes(game: Game, table: Table, one: int, others: list[int], viewer: int) -> tuple[int, int]:
    for two in others:
        if (
            two != one
            and look_alike(game, table, one, two)
            and not any(_shows(table, outcome, viewer) for outcome in (one, two))
        ):
            return one, two
    return one, one


def _shows(table: Table, outcome: int, viewer: int) -> bool:
    after = table.clone()
    after.turned_to = 0
    after.play(CHANCE, outcome)
    return after.turned_to >> viewer & 1 == 1


def _number(table: Table, outcome: int) -> int:
    """What the dice must show for chance to give this."""
    ask = table.agenda[-1]
    return next(n for n in itertools.count() if ask.step.roll(table, ask, Loaded([n])) == outcome)


async def _pester(tap: Tap, seed: int) -> None:
    """Try everything that must come to nothing, and read what can be read."""
    dice = Lehmer(seed)
    decision, legal = tap.view["decision"], tap.legal
    some = [legal[dice.below(len(legal))]] if legal else []
    wrong = next(action for action in itertools.count(dice.below(40)) if action not in legal)
    for actions in (some, some * 2, [wrong]):
        await tap.do("preview", decision=decision, actions=actions)
    await tap.do("play", decision=decision, actions=[wrong])
    await tap.do("play", decision=decision + 1, actions=[wrong])
    await tap.do("order", order="bid-up-to", amount=1000)
    assert tap.game
    if not tap.game["undo"]:
        await tap.do("undo")
    for path in ["/api/tables", *[f"/api/tables/{tap.table}{read}" for read in READS]]:
        await tap.fetch(path)


def _here(tap: Tap, person: int) -> bool:
    return any(guest["here"] for guest in tap.face["people"] if guest["person"] == person)


def _differ(left: bytearray, right: bytearray) -> str:
    at = next(
        (n for n, (one, two) in enumerate(zip(left, right, strict=False)) if one != two), min(len(left), len(right))
    )
    return "\n".join(f"{len(raw)} bytes: ...{bytes(raw[max(0, at - 200) : at + 200])!r}..." for raw in (left, right))


def _entropy() -> Callable[[int], bytes]:
    """Bytes that anybody can guess: the same in every world."""
    count = itertools.count()
    return lambda size: hashlib.sha256(f"guess {next(count)}".encode()).digest()[:size]


@asynccontextmanager
async def one_world(
    data: Path, game: str, seats: int, at_once: bool, proposal: dict[str, Any], serve: Serve = running_server
) -> AsyncIterator[World]:
    data.mkdir()
    (data / "secret").write_bytes(b"as much a secret as anybody else")
    clock = Clock()
    async with serve(data, now=clock, entropy=_entropy(), lines_per_minute=100_000) as server:
        asked_for = {"seats": seats, "clock": 300, "watch": "anyone", "listed": True, **proposal}
        _, host = await server.post("/api/tables", proposed(game, "Guest 0", **asked_for))
        keys = [host["key"]]
        for n in range(1, seats):
            _, guest = await server.post(f"/api/tables/{host['table']}/join", {"name": f"Guest {n}"})
            keys.append(guest["key"])
        _, onlooker = await server.post(f"/api/tables/{host['table']}/watch", {"name": "Onlooker"})
        said = {"at_once": True} if at_once else {}
        taps = [await Tap(server, host["table"], key).hello(**said) for key in keys]
        taps.append(await Tap(server, host["table"], onlooker["key"]).hello(open_cards=True))  # in vain: people play
        yield World(server, taps, clock)
