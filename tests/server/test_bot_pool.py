"""Bots think in worker processes.

Whatever one of them does, its question gets an answer or none, and all others get theirs.
"""

import asyncio
import json
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
import uvloop

from coterie.core.dice import Lehmer
from coterie.core.errors import CoterieError
from coterie.core.eyes import Eyes
from coterie.games import find, games
from coterie.play import Match, SeededDice
from coterie.server.bots.pool import BotPool, Question
from tests.contracts.recall import signature
from tests.contracts.tables import random_game
from tests.contracts.twins import twin_of
from tests.server.strange_bots import GATE, HANGING, picture

ROOT = Path(__file__).parents[2]
LOOPS = {"asyncio": asyncio.new_event_loop, "uvloop": uvloop.new_event_loop}
AGES = 30.0  # seconds a bot may take where the test is not about that

Scenario = Callable[[BotPool], Coroutine[object, object, None]]


@pytest.fixture(autouse=True)
def _workers_find_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


@pytest.fixture(params=LOOPS)
def run_scenario(request: pytest.FixtureRequest) -> Callable[..., BotPool]:
    """Runs a scenario with strange bots, on either event loop; afterwards there is no worker left."""

    def start(scenario: Scenario, workers: int = 1, patience: float = AGES, wait: float = AGES) -> BotPool:
        async def run() -> BotPool:
            pool = BotPool(workers, patience, wait, bots="tests.server.strange_bots")
            await pool.start()
            pids = pool.pids()
            try:
                await scenario(pool)
            finally:
                pids += pool.pids()
                await pool.close()
            assert not [pid for pid in pids if lives(pid)]
            return pool

        with asyncio.Runner(loop_factory=LOOPS[request.param]) as runner:
            return runner.run(run())

    return start


def new_match(seed: int = 1) -> Match:
    return Match(find("for-the-king"), 3, {}, SeededDice(seed))


def question(match: Match, level: str, table: str = "", people: bool = True) -> Question:
    eyes = match.eyes(match.asked()[0])
    return Question(match.game.name, match.seats, match.options, None, level, eyes.pack(Lehmer(1)), table, people)


def last_legal(match: Match) -> int:
    return match.eyes(match.asked()[0]).legal()[-1]


def lives(pid: int) -> bool:
    """Whether a process runs. One that has ended and that nobody has asked for does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def wait_until(holds: Callable[[], bool], otherwise: str) -> None:
    until = time.monotonic() + AGES
    while not holds():
        assert time.monotonic() < until, otherwise
        time.sleep(0.02)


@pytest.mark.parametrize("loop", LOOPS)
def test_a_whole_match_is_played_by_bots_in_workers(loop: str) -> None:
    async def play() -> Match:
        pool = BotPool(2)
        await pool.start()
        match = new_match()
        while not match.over:
            action = await pool.think(question(match, "courtier"))
            assert action is not None
            match.play(match.asked()[0], [action])
        await pool.close()
        assert pool.outcomes.keys() == {"thought"}
        assert pool.seconds > 0
        return match

    with asyncio.Runner(loop_factory=LOOPS[loop]) as runner:
        assert runner.run(play()).winners


def test_many_questions_at_once_each_get_their_own_answer(run_scenario: Callable[..., BotPool]) -> None:
    matches = {picture(match.eyes(match.asked()[0])): match for match in map(new_match, range(40))}

    async def scenario(pool: BotPool) -> None:
        assert await asyncio.gather(*(pool.think(question(match, "draw")) for match in matches.values())) == list(
            matches
        )

    assert len(matches) > 30
    assert run_scenario(scenario, workers=2).outcomes == {"thought": len(matches)}


def test_a_bot_that_hangs_gives_no_answer_and_the_next_question_is_answered(
    run_scenario: Callable[..., BotPool],
) -> None:
    match = new_match()

    async def scenario(pool: BotPool) -> None:
        before = pool.pids()
        assert await pool.think(question(match, "hang")) is None
        pool.patience = AGES
        assert await pool.think(question(match, "last")) == last_legal(match)
        assert not lives(before[0])

    assert run_scenario(scenario, patience=0.2).outcomes == {"overrun": 1, "thought": 1}


def test_a_bot_that_fails_gives_no_answer_and_its_worker_stays(run_scenario: Callable[..., BotPool]) -> None:
    match = new_match()

    async def scenario(pool: BotPool) -> None:
        before = pool.pids()
        for level in ("fail", "wordy", "no such level"):
            assert await pool.think(question(match, level)) is None
        assert await pool.think(question(match, "last")) == last_legal(match)
        assert pool.pids() == before

    assert run_scenario(scenario).outcomes == {"fault": 3, "thought": 1}


def test_a_bot_that_dies_is_replaced(run_scenario: Callable[..., BotPool]) -> None:
    match = new_match()

    async def scenario(pool: BotPool) -> None:
        assert await pool.think(question(match, "die")) is None
        assert await pool.think(question(match, "last")) == last_legal(match)

    assert run_scenario(scenario).outcomes == {"died": 1, "thought": 1}


def test_a_worker_that_was_killed_while_idle_is_replaced(run_scenario: Callable[..., BotPool]) -> None:
    match = new_match()

    async def scenario(pool: BotPool) -> None:
        victim = pool.pids()[0]
        os.kill(victim, signal.SIGKILL)
        while lives(victim):
            await asyncio.sleep(0.01)
        assert await pool.think(question(match, "last")) is None
        assert await pool.think(question(match, "last")) == last_legal(match)

    assert run_scenario(scenario).outcomes == {"died": 1, "thought": 1}


def test_a_bot_that_prints_or_reads_does_not_disturb_the_answers(run_scenario: Callable[..., BotPool]) -> None:
    match = new_match()

    async def scenario(pool: BotPool) -> None:
        for level in ("babble", "listen", "last"):
            assert await pool.think(question(match, level)) == last_legal(match)

    run_scenario(scenario)


def test_an_answer_that_is_not_legal_is_handed_on_for_the_match_to_refuse(run_scenario: Callable[..., BotPool]) -> None:
    async def scenario(pool: BotPool) -> None:
        assert await pool.think(question(new_match(), "illegal")) == 10**6

    run_scenario(scenario)


def test_when_no_worker_is_free_a_question_waits_in_vain_no_longer_than_it_should(
    run_scenario: Callable[..., BotPool],
) -> None:
    match = new_match()

    async def scenario(pool: BotPool) -> None:
        hanging = asyncio.create_task(pool.think(question(match, "hang")))
        await asyncio.sleep(0)
        assert await pool.think(question(match, "last")) is None
        assert not hanging.done()
        hanging.cancel()

    assert run_scenario(scenario, wait=0.1).outcomes == {"crowded": 1}


def test_who_gives_up_a_question_leaves_the_next_its_own_answer(run_scenario: Callable[..., BotPool]) -> None:
    one, other = new_match(1), new_match(2)

    async def scenario(pool: BotPool) -> None:
        given_up = asyncio.create_task(pool.think(question(one, "draw")))
        await asyncio.sleep(0)
        given_up.cancel()
        assert await pool.think(question(other, "draw")) == picture(other.eyes(other.asked()[0]))

    run_scenario(scenario)


def test_tables_with_people_come_first_and_then_tables_take_turns(
    run_scenario: Callable[..., BotPool], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, match, answered = tmp_path / "gate", new_match(), list[str]()
    monkeypatch.setenv(GATE, str(gate))

    async def scenario(pool: BotPool) -> None:
        async def ask(table: str, people: bool, level: str = "last") -> None:
            assert await pool.think(question(match, level, table, people)) == last_legal(match)
            answered.append(table)

        first = asyncio.create_task(ask("first", False, "wait"))
        await asyncio.sleep(0)
        alone = [asyncio.create_task(ask(table, False)) for table in ("a", "a", "a", "b", "c", "b")]
        others = [asyncio.create_task(ask(table, True)) for table in ("P", "P", "P", "Q", "R")]
        await asyncio.sleep(0)
        gate.touch()
        await asyncio.gather(first, *alone, *others)

    run_scenario(scenario)
    assert " ".join(answered) == "first P Q R P P a b c a b a"


def test_a_worker_is_kept_for_tables_with_people(
    run_scenario: Callable[..., BotPool], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, match = tmp_path / "gate", new_match()
    monkeypatch.setenv(GATE, str(gate))

    async def scenario(pool: BotPool) -> None:
        alone = [asyncio.create_task(pool.think(question(match, "wait", table, False))) for table in "abc"]
        await asyncio.sleep(0)
        for _ in range(3):
            assert await pool.think(question(match, "last", "P")) == last_legal(match)
        assert not any(task.done() for task in alone)
        gate.touch()
        assert await asyncio.gather(*alone) == [last_legal(match)] * 3

    assert run_scenario(scenario, workers=2).outcomes == {"thought": 6}


def test_bots_alone_do_not_think_while_one_of_them_is_carried_out(run_scenario: Callable[..., BotPool]) -> None:
    async def scenario(pool: BotPool) -> None:
        match = new_match()
        with pool.carrying_out(people=False):
            alone = asyncio.create_task(pool.think(question(match, "last", "a", False)))
            assert None not in [await pool.think(question(match, "last", "P")) for _ in range(3)]
            assert not alone.done()
        assert await alone == last_legal(match)

    run_scenario(scenario)


def test_who_gives_up_waiting_takes_no_turn(
    run_scenario: Callable[..., BotPool], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, match = tmp_path / "gate", new_match()
    monkeypatch.setenv(GATE, str(gate))

    async def scenario(pool: BotPool) -> None:
        first, given_up = [asyncio.create_task(pool.think(question(match, level))) for level in ("wait", "die")]
        await asyncio.sleep(0)
        after = asyncio.create_task(pool.think(question(match, "last")))
        await asyncio.sleep(0)
        given_up.cancel()
        gate.touch()
        assert await asyncio.gather(first, after) == [last_legal(match)] * 2

    assert run_scenario(scenario).outcomes == {"thought": 2}


def test_closing_ends_the_workers_and_every_question_under_way(run_scenario: Callable[..., BotPool]) -> None:
    async def scenario(pool: BotPool) -> None:
        asked = [asyncio.create_task(pool.think(question(new_match(), "hang"))) for _ in range(4)]
        await asyncio.sleep(0.1)
        pids = pool.pids()
        await pool.close()
        assert await asyncio.gather(*asked) == [None] * 4
        assert await pool.think(question(new_match(), "last")) is None
        assert not [pid for pid in pids if lives(pid)]
        assert not pool.pids()

    run_scenario(scenario, workers=2)


def test_each_thought_is_told_to_whoever_counts(run_scenario: Callable[..., BotPool]) -> None:
    told: list[tuple[str, float, str]] = []

    async def scenario(pool: BotPool) -> None:
        pool.on_thought = lambda *thought: told.append(thought)
        for level in ("last", "fail"):
            await pool.think(question(new_match(), level))

    pool = run_scenario(scenario)
    assert [(level, outcome) for level, _, outcome in told] == [("last", "thought"), ("fail", "fault")]
    assert sum(seconds for _, seconds, _ in told) == pool.seconds


def test_the_log_says_which_bot_failed_and_nothing_of_what_it_saw(
    run_scenario: Callable[..., BotPool], caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(pool: BotPool) -> None:
        await pool.think(question(new_match(), "fail"))

    with caplog.at_level(logging.DEBUG):
        run_scenario(scenario)
    said = [record.getMessage() for record in caplog.records if record.name == "coterie.bots"]
    assert said == ["for-the-king: the bot 'fail' gave no answer (fault, ValueError)"]
    assert not [record for record in caplog.records if "secret" in record.getMessage()]
    assert "eyes" not in repr(question(new_match(), "fail"))


def test_bots_that_cannot_be_loaded_are_told_at_the_start() -> None:
    async def start() -> None:
        pool = BotPool(2, bots="tests.server.no_such_bots")
        with pytest.raises(CoterieError, match=r"was not ready: see that '.*no_such_bots.*' runs"):
            await pool.start()
        assert not pool.pids()

    asyncio.run(start())


@pytest.mark.parametrize("name", games())
def test_what_crosses_to_a_worker_is_the_same_to_the_last_byte_wherever_unknown_cards_lie(name: str) -> None:
    differed = 0
    dice = Lehmer(2)
    game = find(name)
    for n, table in enumerate(random_game(game, game.fewest, 1)):
        if table.over or table.answers or n % 4:
            continue
        for seat in range(table.seats):
            twin = twin_of(table, seat, dice)
            if not twin.contradictions(seat):
                differed += signature(table) != signature(twin)
                assert Eyes(table, seat).pack(Lehmer(n)) == Eyes(twin, seat).pack(Lehmer(n))
    assert differed > 1


SERVER = """
import asyncio, json
from coterie.server.bots.pool import BotPool
from tests.server.test_bot_pool import new_match, question

async def serve():
    pool = BotPool(2, patience=1.5, bots="tests.server.strange_bots")
    await pool.start()
    print(json.dumps(pool.pids()), flush=True)
    await pool.think(question(new_match(), "hang"))
    await asyncio.sleep(600)

asyncio.run(serve())
"""


def test_a_server_that_is_killed_leaves_no_worker_behind_not_even_one_that_hangs(tmp_path: Path) -> None:
    hanging = tmp_path / "hanging"
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER], cwd=ROOT, stdout=subprocess.PIPE, env={**os.environ, HANGING: str(hanging)}
    )
    assert server.stdout
    pids = json.loads(server.stdout.readline())
    wait_until(hanging.exists, "the bot was not asked")
    server.kill()
    server.communicate()
    assert len(pids) == 2
    wait_until(lambda: not any(lives(pid) for pid in pids), "a worker outlives its server")


def test_workers_leave_it_to_the_server_what_a_signal_means(run_scenario: Callable[..., BotPool]) -> None:
    match = new_match()

    async def scenario(pool: BotPool) -> None:
        for sign in (signal.SIGINT, signal.SIGTERM):
            os.kill(pool.pids()[0], sign)
        assert await pool.think(question(match, "last")) == last_legal(match)

    run_scenario(scenario)
