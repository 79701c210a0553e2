"""Sole answers: what everybody sees to be the only answer is given at once; what a hidden hand forces is asked, at the
same beat as a free choice.
"""

import asyncio
import json
from pathlib import Path

import pytest
from msgspec import structs

from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.lexicon import NOBODY, Action
from coterie.core.table import NO_ANSWER, Table
from coterie.games import find
from coterie.server.bots import absence
from coterie.server.bots.beat import draw_beat
from coterie.server.state import plans
from coterie.server.state.plan import Plan
from coterie.server.state.stored import Chair
from tests.server.guests import Guest, RunningServer, done, run_scenario
from tests.server.worlds import Loaded, Spot, Stride, Twins, World, dealt_otherwise, stride, twins, walk

SEATS = 3
ONLOOKER = SEATS
Parting = tuple[Spot, Table, Stride, int]


async def until_asked(guests: list[Guest]) -> Guest | None:
    """The guest who is asked next; None if the game is over."""
    while not any(guest.legal or guest.over for guest in guests):
        await asyncio.sleep(0)
    return next((guest for guest in guests if guest.legal), None)


@pytest.mark.parametrize("at_once", [True, False])
@pytest.mark.parametrize("game", ["for-the-king", "royal-secrets", "reigns-council"])
def test_a_player_who_wishes_it_is_asked_only_what_is_not_plain_to_all(
    tmp_path: Path, game: str, at_once: bool
) -> None:
    plain: list[str] = []

    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of(game, SEATS, seats=SEATS)
        for guest in guests:
            await guest.leave()
            await guest.hello(at_once=at_once)
        state, dice = server.state(guests[0].table), Lehmer(1)
        while (guest := await until_asked(guests)) and len(state.match.moves) < 150:  # type: ignore[union-attr]
            assert state.match
            if state.match.eyes(guest.seat).sole() is not None:
                plain.append(guest.view["step"])
            done(await guest.play(guest.legal[dice.below(len(guest.legal))]))
            for other in guests:
                await other.do("preview", decision=2**31, actions=[])  # everybody has heard what came of it

    run_scenario(scenario, tmp_path)
    assert bool(plain) != at_once


def test_a_bot_gives_a_sole_answer_in_the_change_that_leads_to_it(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, _ = await server.open("for-the-king", seats=2, bots={"B": "random"}, options={"first": "A"})
        done(await host.do("start"))
        await host.until(lambda: bool(host.legal))
        while not any(event[2] == 1 for event in host.events):
            done(await host.play(host.legal[0]))
        news = [json.loads(frame) for frame in host.frames if b'"news"' in frame]
        first = next(each["events"] for each in news if any(event[2] == 1 for event in each["events"]))
        assert [event[2] for event in first[:2]] == [0, 1], "the host's last card was laid, and at once taken"

    run_scenario(scenario, tmp_path)


def test_whoever_takes_a_choice_back_is_not_hurried_past_it(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("royal-secrets", SEATS, seats=SEATS, options={"first": "A"})
        for guest in guests:
            await guest.leave()
            await guest.hello(at_once=True)
        match = server.state(guests[0].table).match
        assert match
        for _ in range(3):  # A chooses and hands on, B chooses
            mover = await until_asked(guests)
            assert mover
            done(await mover.play(mover.legal[0]))
            await asyncio.gather(*[guest.do("preview", decision=2**31, actions=[]) for guest in guests])
        assert guests[2].legal, "B's Parley could go to C alone"
        done(await guests[1].do("undo"))
        moves = server.state(guests[0].table).match.moves  # type: ignore[union-attr]
        assert moves[-1] == (1, -2)
        await guests[1].until(lambda: guests[1].view["step"] == "choose" and bool(guests[1].legal))
        assert NOBODY not in [seat for seat, _ in moves]

    run_scenario(scenario, tmp_path)


# Forced in one world, free in the other.


def forced_and_free(game: str, seed: int = 0) -> Parting:
    """A spot, the same dealt otherwise, and a step after which a seat is forced by its hand in one of them alone."""
    dice = Lehmer(seed)
    for spot in walk(find(game), SEATS, seed):
        twin = dealt_otherwise(spot.table, ONLOOKER, dice)
        step = stride(find(game), spot.table, twin, dice) if twin else None
        if twin is None or step is None or ONLOOKER not in step.blind(SEATS):
            continue
        worlds = [_after(table, step, side) for side, table in enumerate((spot.table, twin))]
        seat = worlds[0].whose()
        forced = [len(world.legal(seat)) == 1 for world in worlds if world.asked(seat)]
        if sorted(forced) == [False, True]:
            assert [world.sole(seat) for world in worlds] == [NO_ANSWER] * 2
            return spot, twin, step, seat
    raise AssertionError("no seat was ever forced by its hand alone")


def _after(table: Table, step: Stride, side: int) -> Table:
    after = table.clone()
    after.play(step.actor, step.actions[side])
    for number in step.rolls[side]:
        after.roll(Loaded([number]))
    return after


@pytest.mark.parametrize("game", ["royal-secrets", "for-the-king"])
def test_a_player_forced_by_a_hidden_hand_is_asked_as_one_who_is_free(tmp_path: Path, game: str) -> None:
    spot, twin, step, seat = forced_and_free(game)

    async def scenario() -> None:
        async with twins(tmp_path, game, SEATS, at_once=True) as pair:
            await part(pair, spot, twin, step)
            for world in (pair.left, pair.right):
                assert world.table.asked(seat)
                assert world.taps[ONLOOKER].view["waiting"] == [seat]
            after = stride(pair.game, pair.left.table, pair.right.table, Lehmer(1))
            if after and ONLOOKER in after.blind(SEATS):
                await pair.take(after)
                await pair.settle([ONLOOKER], "forced and free")

    asyncio.run(scenario())


async def part(pair: Twins, spot: Spot, twin: Table, step: Stride) -> None:
    """Begin both worlds and take the step that leads to the question; the onlooker gets the same, byte by byte."""
    await asyncio.gather(pair.left.begin(spot), pair.right.begin(spot, twin))
    await pair.settle([ONLOOKER], "forced and free")
    await pair.take(step)
    await pair.settle([ONLOOKER], "forced and free")


@pytest.mark.parametrize("hasty", [False, True], ids=["", "planted"])
@pytest.mark.parametrize("game", ["royal-secrets", "for-the-king"])
def test_a_bot_forced_by_a_hidden_hand_answers_at_the_beat_of_one_that_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, hasty: bool
) -> None:
    spot, twin, step, seat = forced_and_free(game)
    beats: list[tuple[str, int]] = []

    def drawing(pace: float, ordered: bool, light: bool, bot: str) -> float:
        beats.append((f"beat {pace} {ordered} {light} {bot}", -1))
        return 3600.0 if len(beats) > 1 else draw_beat(pace, ordered, light, bot)  # the game stops after the first

    def look(self: Eyes) -> Action | None:  # the fault that this is here to find
        legal = self.legal()
        return legal[0] if len(legal) == 1 else None

    if hasty:
        monkeypatch.setattr(Eyes, "sole", look)
    monkeypatch.setattr(absence, "draw_beat", drawing)

    async def schedule(world: World) -> list[tuple[str, int]]:
        """The beats that are drawn, and what the onlooker is told before and after the first of them."""
        beats.clear()
        onlooker, state = world.taps[ONLOOKER], world.live.state
        chairs = list(state.chairs)
        chairs[seat] = Chair(bot="random")
        state.stored = structs.replace(state.stored, chairs=chairs)
        world.dice.numbers = [*step.rolls[0], *[0] * 50]
        events, moves = len(onlooker.events), len(world.live.state.match.moves)  # type: ignore[union-attr]
        await world.live.change(lambda: _plays(world, step))
        await onlooker.catch_up()
        told = [(what, about) for _, what, about, *_ in onlooker.events[events:]]
        waiting = [("waits", other) for other in onlooker.view["waiting"]]
        await onlooker.until(lambda: len(world.live.state.match.moves) > moves + 1 + len(step.rolls[0]))  # type: ignore[union-attr]
        return [*told, *waiting, *beats[:1]]

    async def scenario() -> list[list[tuple[str, int]]]:
        async with twins(tmp_path, game, SEATS) as pair:
            await asyncio.gather(pair.left.begin(spot), pair.right.begin(spot, twin))
            await pair.settle([])
            return [await schedule(pair.left), await schedule(pair.right)]

    left, right = asyncio.run(scenario())
    assert (left == right) != hasty
    assert any(word == "waits" for word, _ in left + right)


def _plays(world: World, step: Stride) -> Plan:
    match = world.live.state.match
    assert match
    fork = match.fork()
    fork.play(step.actor, [Action(step.actions[0])])
    return plans.moves_on(world.live.state, fork, world.clock.ms)
