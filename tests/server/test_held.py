"""What is held in a window: moves and first words wait, and who does not know of them cannot tell."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from coterie.games import find
from coterie.server.tables import held
from coterie.server.tables.table import LiveTable
from tests.server.guests import Clock, Guest, RunningServer, asked, done, refused, run_scenario
from tests.server.taps import Tap
from tests.server.test_schema import strange
from tests.server.worlds import World, twins, walk

COURT: dict[str, Any] = {"seats": 3, "talk_time": "court", "options": {"first": "A"}}
STAYS = {"act": "promise", "saying": "stays"}
LEAVES_IT = {"act": "promise", "saying": "brings-valet", "args": [0]}
MOVE, OTHER, WORDS = "a-move-that-waits", "another-move", "first-words"


def window(guest: Guest) -> dict[str, Any] | None:
    found: dict[str, Any] | None = guest.face["window"]
    return found


async def end(server: RunningServer, clock: Clock, guests: list[Guest], seconds: float = 15) -> None:
    """Time passes until the window is over."""
    clock.forward(seconds, server)
    for guest in guests:
        await guest.until(lambda guest=guest: window(guest) is None)  # type: ignore[misc]


def with_clock(data: Path, scenario: Callable[[RunningServer, Clock], Awaitable[None]], **settings: Any) -> None:
    clock = Clock()

    async def opened(server: RunningServer) -> None:
        await scenario(server, clock)

    run_scenario(opened, data, now=clock, **settings)


def test_a_move_waits_for_the_end_of_the_window_and_is_done_then(tmp_path: Path) -> None:
    async def scenario(server: RunningServer, clock: Clock) -> None:
        guests = await server.table_of("royal-secrets", 3, **COURT)
        mover = await asked(guests)
        told = len(mover.events)
        await mover.choose(MOVE, mover.legal[0])
        assert mover.held[MOVE]["actions"] == [mover.legal[0]]
        assert len(mover.events) == told
        rows = await server.store.load(mover.table)
        assert rows
        moves = len(rows.moves)
        await end(server, clock, guests)
        assert done(await mover.answer(MOVE))["moves"] == moves + 1
        assert len(mover.events) > told
        rows = await server.store.load(mover.table)
        assert rows
        assert len(rows.moves) > moves
        assert list(strange(mover.frames)) == []

    with_clock(tmp_path, scenario)


def test_a_newer_move_takes_the_place_of_the_last_and_one_can_be_withdrawn(tmp_path: Path) -> None:
    async def scenario(server: RunningServer, clock: Clock) -> None:
        guests = await server.table_of("royal-secrets", 3, **COURT)
        mover = await asked(guests)
        king, queen = mover.legal[:2]
        await mover.choose(MOVE, king)
        await mover.choose(OTHER, queen)
        refused(await mover.answer(MOVE), "refused-replaced")
        refused(await mover.do("drop", OTHER), "refused-dropped")
        refused(await mover.do("drop", OTHER), "refused-not-held")
        refused(await guests[1].do("drop", MOVE), "refused-not-held")
        await mover.choose("the-last-of-all", queen)
        refused(await mover.play(2**20), "refused-not-legal")
        refused(await mover.do("play", decision=2**20, actions=[queen]), "refused-late")
        await end(server, clock, guests)
        assert done(await mover.answer("the-last-of-all"))
        assert mover.events[-1][1:4] == ["chose", mover.seat, [1]]

    with_clock(tmp_path, scenario)


def test_a_move_that_waits_is_sent_again_after_a_lost_connection_and_shown_to_who_comes_back(tmp_path: Path) -> None:
    async def scenario(server: RunningServer, clock: Clock) -> None:
        guests = await server.table_of("royal-secrets", 3, **COURT)
        mover = await asked(guests)
        king = mover.legal[0]
        await mover.choose(MOVE, king)
        await mover.vanish()
        mover.held.clear()
        await mover.back()
        await mover.until(lambda: MOVE in mover.held)
        await mover.choose(MOVE, king)
        await end(server, clock, guests)
        first = done(await mover.answer(MOVE))
        again = await mover.do("play", MOVE, decision=0, actions=[king])
        refused(again, "refused-other-body")
        assert first["moves"]

    with_clock(tmp_path, scenario)


def test_a_restart_ends_the_window_and_what_waited_is_sent_again(tmp_path: Path) -> None:
    clock, keep = Clock(), dict[str, Any]()

    async def begin(server: RunningServer) -> None:
        guests = await server.table_of("royal-secrets", 3, clock=30, absent="bot", **COURT)
        mover = await asked(guests)
        done(await guests[1].do("say", text="I said this."))
        keep.update(table=mover.table, key=mover.key, said={"decision": mover.view["decision"], "actions": mover.legal})
        keep["said"]["actions"] = mover.legal[:1]
        await mover.choose(MOVE, mover.legal[0])
        clock.ms += 10_000

    async def go_on(server: RunningServer) -> None:
        mover = await Guest(server, keep["table"], keep["key"]).hello()
        assert window(mover) is None
        assert [line["text"] for line in mover.lines.values()] == ["I said this."]
        assert mover.game
        assert mover.game["due"] == clock.ms + 30_000, "the time of the talk counts for nobody"
        assert done(await mover.do("play", MOVE, **keep["said"]))["moves"]

    run_scenario(begin, tmp_path, now=clock)
    clock.ms += 60_000
    run_scenario(go_on, tmp_path, now=clock)


def test_the_clock_of_a_decision_begins_when_the_talk_ends(tmp_path: Path) -> None:
    async def scenario(server: RunningServer, clock: Clock) -> None:
        guests = await server.table_of("royal-secrets", 3, clock=30, absent="bot", **COURT)
        assert guests[0].game
        assert guests[0].game["due"] is None
        await end(server, clock, guests)
        due = clock.ms + 30_000
        for guest in guests:
            await guest.until(lambda guest=guest: guest.game["due"] == due)  # type: ignore[misc]

    with_clock(tmp_path, scenario)


def test_bots_and_orders_wait_and_go_on_when_all_are_ready(tmp_path: Path) -> None:
    async def scenario(server: RunningServer, clock: Clock) -> None:
        host, invitation = await server.open(**{**COURT, "options": {"first": "C"}}, bots={"C": "random"})
        other = await server.join(host.table, invitation, "Bob")
        done(await host.do("start"))
        for guest in (host, other):
            await guest.until(lambda guest=guest: guest.game is not None)  # type: ignore[misc]
            assert guest.view["waiting"] == [2]
        told = len(host.events)
        done(await host.do("ready"))
        clock.forward(5, server)
        await host.until(lambda: (window(host) or {})["ready"] == [0, 2])
        assert len(host.events) == told
        done(await other.do("ready"))
        await host.until(lambda: len(host.events) > told)
        assert window(host) is None

    with_clock(tmp_path, scenario)


def test_a_move_of_one_person_among_bots_ends_their_window(tmp_path: Path) -> None:
    async def scenario(server: RunningServer, clock: Clock) -> None:
        host, _ = await server.open(**COURT)
        done(await host.do("start"))
        await host.until(lambda: window(host) is not None and bool(host.legal))
        refused(await host.play(2**20), "refused-not-legal")
        assert window(host)
        assert done(await host.play(host.legal[0]))["moves"]
        assert window(host) is None

    with_clock(tmp_path, scenario)


def test_what_waits_is_refused_when_the_game_is_ended(tmp_path: Path) -> None:
    async def scenario(server: RunningServer, clock: Clock) -> None:
        guests = await server.table_of("royal-secrets", 3, **COURT)
        mover = await asked(guests)
        await mover.choose(MOVE, mover.legal[0])
        done(await guests[0].do("propose", topic="end"))
        for guest in guests[1:]:
            await guest.until(lambda guest=guest: guest.face["votes"])  # type: ignore[misc]
            done(await guest.do("vote", vote=1, yes=True))
        refused(await mover.answer(MOVE), "refused-when-ended")
        assert window(mover) is None

    with_clock(tmp_path, scenario)


# First words.


def test_first_words_are_told_together_when_everybody_has_spoken(tmp_path: Path) -> None:
    async def scenario(server: RunningServer, clock: Clock) -> None:
        guests = await server.table_of("royal-secrets", 3, openings="sealed", **COURT)
        done(await guests[2].do("say", text="Words are free."))
        for guest in reversed(guests[1:]):
            await guest.wait_with("say", f"{WORDS}-{guest.seat}", text="", acts=[STAYS])
        await guests[0].until(lambda: (window(guests[0]) or {})["spoken"] == [1, 2])
        assert [line["acts"] for line in guests[0].lines.values()] == [[]]
        await guests[0].send({"type": "say", "cmd_id": WORDS, "text": "", "acts": [STAYS]})
        assert done(await guests[0].answer(WORDS))
        for guest in guests:
            await guest.until(lambda guest=guest: len(guest.lines) == 4)  # type: ignore[misc]
            assert [line["seat"] for line in guest.lines.values()] == [2, 0, 1, 2], "by seat"
            assert (window(guest) or {})["sealed"] is None
        assert done(await guests[1].do("say", text="", acts=[LEAVES_IT])), "what follows is told at once"

    with_clock(tmp_path, scenario)


@pytest.mark.parametrize("seconds", [8, 15])
def test_first_words_are_told_after_eight_seconds_or_with_the_end(tmp_path: Path, seconds: int) -> None:
    async def scenario(server: RunningServer, clock: Clock) -> None:
        guests = await server.table_of("royal-secrets", 3, openings="sealed", **COURT)
        await guests[1].wait_with("say", WORDS, text="", acts=[STAYS])
        refused(await guests[1].do("say", text="", acts=[{"act": "doubt", "line": 77}]), "refused-no-line")
        clock.forward(seconds, server)
        assert done(await guests[1].answer(WORDS))["line"] == 0
        await guests[0].until(lambda: bool(guests[0].lines))

    with_clock(tmp_path, scenario)


def test_words_that_are_kept_back_are_not_without_end(tmp_path: Path) -> None:
    async def scenario(server: RunningServer, clock: Clock) -> None:
        guests = await server.table_of("royal-secrets", 3, openings="sealed", **COURT)
        for n in range(held.LINES):
            await guests[1].wait_with("say", f"{WORDS}-{n}", text="", acts=[STAYS])
        refused(await guests[1].do("say", text="", acts=[STAYS]), "refused-kept-back")
        refused(await guests[1].do("drop", f"{WORDS}-0"), "refused-dropped")

    with_clock(tmp_path, scenario, lines_per_minute=100_000)


# Who does not know of it cannot tell.


SPOT = next(walk(find("royal-secrets"), 3, 1))  # where the audiences have just turned up


async def choose(world: World, *ways: str) -> None:
    """The seat that is asked does these things with its move, each with its own id."""
    tap = world.taps[SPOT.table.whose()]
    for n, way in enumerate(ways):
        if way == "drop":
            await tap.do("drop", f"{MOVE}-{n - 1}")
        else:
            await tap.choose(f"{MOVE}-{n}", tap.legal[int(way)])


async def quiet(world: World) -> list[bytes]:
    """All that the others were told so far."""
    for tap in world.taps:
        await tap.catch_up()
    return [bytes(tap.raw) for tap in others(world)]


def others(world: World) -> list[Tap]:
    """Everybody but the seat that is asked; the last one is an onlooker."""
    return [tap for tap in world.taps if tap.seat != SPOT.table.whose()]


async def begin(world: World) -> None:
    await world.begin(SPOT)
    for tap in world.taps:
        await tap.until(lambda tap=tap: window(tap) is not None)  # type: ignore[misc]


WAYS = [["0"], ["0", "1"], ["1", "drop"]]


async def compare(data: Path, ways: list[str]) -> bool:
    """Whether the others and the onlooker are told the same, byte by byte, whether or not a move waits."""
    async with twins(data, "royal-secrets", **{**COURT, "clock": 30}) as pair:
        await pair.both(begin)
        await choose(pair.left, *ways)
        equal = []
        for _ in range(3):
            for world in (pair.left, pair.right):
                world.clock.forward(4, world.server)
                one, two, _ = others(world)
                done(await one.do("ready"))
                done(await two.do("say", text="Well?"))
            equal.append(await quiet(pair.left) == await quiet(pair.right))
        return all(equal)


@pytest.mark.parametrize("ways", WAYS, ids=["-".join(ways) for ways in WAYS])
def test_nobody_else_can_tell_whether_a_move_waits(tmp_path: Path, ways: list[str]) -> None:
    assert asyncio.run(compare(tmp_path, ways))


def test_a_leak_of_a_move_that_waits_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    holds = LiveTable._holds

    def leaky(self: LiveTable, move: held.HeldCommand) -> bool:
        found = holds(self, move)
        if found:
            self.broadcast.tell_table()
        return found

    monkeypatch.setattr(LiveTable, "_holds", leaky)
    assert not asyncio.run(compare(tmp_path, WAYS[0]))


def test_nobody_else_can_tell_what_first_words_are_kept_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with twins(tmp_path, "royal-secrets", **{**COURT, "openings": "sealed"}) as pair:
            await pair.both(begin)
            for world, act in ((pair.left, STAYS), (pair.right, LEAVES_IT)):
                await world.taps[SPOT.table.whose()].wait_with("say", WORDS, text="", acts=[act])
                world.clock.forward(4, world.server)
                done(await others(world)[0].do("say", text="Well?"))
            assert await quiet(pair.left) == await quiet(pair.right)
            for world in (pair.left, pair.right):
                world.clock.forward(4, world.server)
                for tap in others(world)[:-1]:
                    await tap.until(lambda tap=tap: len(tap.lines) == 2)  # type: ignore[misc]
            assert await quiet(pair.left) != await quiet(pair.right)

    asyncio.run(scenario())
