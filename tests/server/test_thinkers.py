"""Bots think in worker processes: whatever one of them does, its question gets an answer or none, and all others get theirs."""

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
from coterie.core.worlds import Outlook, deal, redeal
from coterie.games import find, games
from coterie.play import Match, SeededDice
from coterie.server.thinkers import Question, Thinkers
from tests.contracts.recall import signature
from tests.contracts.tables import random_game
from tests.server.strange_bots import HANGING, picture

ROOT = Path(__file__).parents[2]
LOOPS = {"asyncio": asyncio.new_event_loop, "uvloop": uvloop.new_event_loop}
AGES = 30.0  # seconds a bot may take where the test is not about that

Story = Callable[[Thinkers], Coroutine[object, object, None]]


@pytest.fixture(autouse=True)
def _workers_find_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


@pytest.fixture(params=LOOPS)
def tell(request: pytest.FixtureRequest) -> Callable[..., Thinkers]:
    """Plays a story with strange bots, on either event loop; afterwards there is no worker left."""

    def run(story: Story, workers: int = 1, patience: float = AGES, wait: float = AGES) -> Thinkers:
        async def told() -> Thinkers:
            thinkers = Thinkers(workers, patience, wait, bots="tests.server.strange_bots")
            await thinkers.start()
            pids = thinkers.pids()
            try:
                await story(thinkers)
            finally:
                pids += thinkers.pids()
                await thinkers.close()
            assert not [pid for pid in pids if lives(pid)]
            return thinkers

        with asyncio.Runner(loop_factory=LOOPS[request.param]) as runner:
            return runner.run(told())

    return run


def new_match(seed: int = 1) -> Match:
    return Match(find("for-the-king"), 3, {}, SeededDice(seed))


def question(match: Match, level: str) -> Question:
    eyes = match.eyes(match.asked()[0])
    return Question(match.game.name, match.seats, match.options, None, level, eyes.pack(Lehmer(1)))


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
        thinkers = Thinkers(2)
        await thinkers.start()
        match = new_match()
        while not match.over:
            action = await thinkers.think(question(match, "courtier"))
            assert action is not None
            match.play(match.asked()[0], [action])
        await thinkers.close()
        assert thinkers.outcomes.keys() == {"thought"}
        assert thinkers.seconds > 0
        return match

    with asyncio.Runner(loop_factory=LOOPS[loop]) as runner:
        assert runner.run(play()).winners


def test_many_questions_at_once_each_get_their_own_answer(tell: Callable[..., Thinkers]) -> None:
    matches = {picture(match.eyes(match.asked()[0])): match for match in map(new_match, range(40))}

    async def story(thinkers: Thinkers) -> None:
        assert await asyncio.gather(*(thinkers.think(question(match, "draw")) for match in matches.values())) == list(matches)

    assert len(matches) > 30
    assert tell(story, workers=2).outcomes == {"thought": len(matches)}


def test_a_bot_that_hangs_gives_no_answer_and_the_next_question_is_answered(tell: Callable[..., Thinkers]) -> None:
    match = new_match()

    async def story(thinkers: Thinkers) -> None:
        before = thinkers.pids()
        assert await thinkers.think(question(match, "hang")) is None
        thinkers.patience = AGES
        assert await thinkers.think(question(match, "last")) == last_legal(match)
        assert not lives(before[0])

    assert tell(story, patience=0.2).outcomes == {"overrun": 1, "thought": 1}


def test_a_bot_that_fails_gives_no_answer_and_its_worker_stays(tell: Callable[..., Thinkers]) -> None:
    match = new_match()

    async def story(thinkers: Thinkers) -> None:
        before = thinkers.pids()
        for level in ("fail", "wordy", "no such level"):
            assert await thinkers.think(question(match, level)) is None
        assert await thinkers.think(question(match, "last")) == last_legal(match)
        assert thinkers.pids() == before

    assert tell(story).outcomes == {"fault": 3, "thought": 1}


def test_a_bot_that_dies_is_replaced(tell: Callable[..., Thinkers]) -> None:
    match = new_match()

    async def story(thinkers: Thinkers) -> None:
        assert await thinkers.think(question(match, "die")) is None
        assert await thinkers.think(question(match, "last")) == last_legal(match)

    assert tell(story).outcomes == {"died": 1, "thought": 1}


def test_a_worker_that_was_killed_while_idle_is_replaced(tell: Callable[..., Thinkers]) -> None:
    match = new_match()

    async def story(thinkers: Thinkers) -> None:
        victim = thinkers.pids()[0]
        os.kill(victim, signal.SIGKILL)
        while lives(victim):
            await asyncio.sleep(0.01)
        assert await thinkers.think(question(match, "last")) is None
        assert await thinkers.think(question(match, "last")) == last_legal(match)

    assert tell(story).outcomes == {"died": 1, "thought": 1}


def test_a_bot_that_prints_or_reads_does_not_disturb_the_answers(tell: Callable[..., Thinkers]) -> None:
    match = new_match()

    async def story(thinkers: Thinkers) -> None:
        for level in ("babble", "listen", "last"):
            assert await thinkers.think(question(match, level)) == last_legal(match)

    tell(story)


def test_an_answer_that_is_not_legal_is_handed_on_for_the_match_to_refuse(tell: Callable[..., Thinkers]) -> None:
    async def story(thinkers: Thinkers) -> None:
        assert await thinkers.think(question(new_match(), "illegal")) == 10**6

    tell(story)


def test_when_no_worker_is_free_a_question_waits_in_vain_no_longer_than_it_should(tell: Callable[..., Thinkers]) -> None:
    match = new_match()

    async def story(thinkers: Thinkers) -> None:
        hanging = asyncio.create_task(thinkers.think(question(match, "hang")))
        await asyncio.sleep(0)
        assert await thinkers.think(question(match, "last")) is None
        assert not hanging.done()
        hanging.cancel()

    assert tell(story, wait=0.1).outcomes == {"crowded": 1}


def test_who_gives_up_a_question_leaves_the_next_its_own_answer(tell: Callable[..., Thinkers]) -> None:
    one, other = new_match(1), new_match(2)

    async def story(thinkers: Thinkers) -> None:
        given_up = asyncio.create_task(thinkers.think(question(one, "draw")))
        await asyncio.sleep(0)
        given_up.cancel()
        assert await thinkers.think(question(other, "draw")) == picture(other.eyes(other.asked()[0]))

    tell(story)


def test_closing_ends_the_workers_and_every_question_under_way(tell: Callable[..., Thinkers]) -> None:
    async def story(thinkers: Thinkers) -> None:
        asked = [asyncio.create_task(thinkers.think(question(new_match(), "hang"))) for _ in range(4)]
        await asyncio.sleep(0.1)
        pids = thinkers.pids()
        await thinkers.close()
        assert await asyncio.gather(*asked) == [None] * 4
        assert await thinkers.think(question(new_match(), "last")) is None
        assert not [pid for pid in pids if lives(pid)]
        assert not thinkers.pids()

    tell(story, workers=2)


def test_each_thought_is_told_to_whoever_counts(tell: Callable[..., Thinkers]) -> None:
    told: list[tuple[str, float, str]] = []

    async def story(thinkers: Thinkers) -> None:
        thinkers.on_thought = lambda *thought: told.append(thought)
        for level in ("last", "fail"):
            await thinkers.think(question(new_match(), level))

    thinkers = tell(story)
    assert [(level, outcome) for level, _, outcome in told] == [("last", "thought"), ("fail", "fault")]
    assert sum(seconds for _, seconds, _ in told) == thinkers.seconds


def test_the_log_says_which_bot_failed_and_nothing_of_what_it_saw(tell: Callable[..., Thinkers], caplog: pytest.LogCaptureFixture) -> None:
    async def story(thinkers: Thinkers) -> None:
        await thinkers.think(question(new_match(), "fail"))

    with caplog.at_level(logging.DEBUG):
        tell(story)
    said = [record.getMessage() for record in caplog.records if record.name == "coterie.bots"]
    assert said == ["for-the-king: the bot 'fail' gave no answer (fault, ValueError)"]
    assert not [record for record in caplog.records if "secret" in record.getMessage()]
    assert "eyes" not in repr(question(new_match(), "fail"))


def test_bots_that_cannot_be_loaded_are_told_at_the_start() -> None:
    async def start() -> None:
        thinkers = Thinkers(2, bots="tests.server.no_such_bots")
        with pytest.raises(CoterieError, match=r"was not ready: see that '.*no_such_bots.*' runs"):
            await thinkers.start()
        assert not thinkers.pids()

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
            outlook = Outlook(table, seat)
            seated = deal(outlook, dice)
            if any(outlook.sure[card] and seated[card] != outlook.slot_of[card] for card in outlook.floating):
                continue  # the numbers of equal cards were exchanged: the same world to everybody, told in other bytes
            twin = table.clone()
            redeal(twin, outlook, seated, dice)
            if not twin.strain(seat):
                differed += signature(table) != signature(twin)
                assert Eyes(table, seat).pack(Lehmer(n)) == Eyes(twin, seat).pack(Lehmer(n))
    assert differed > 3


SERVER = """
import asyncio, json
from coterie.server.thinkers import Thinkers
from tests.server.test_thinkers import new_match, question

async def serve():
    thinkers = Thinkers(2, patience=1.5, bots="tests.server.strange_bots")
    await thinkers.start()
    print(json.dumps(thinkers.pids()), flush=True)
    await thinkers.think(question(new_match(), "hang"))
    await asyncio.sleep(600)

asyncio.run(serve())
"""


def test_a_server_that_is_killed_leaves_no_worker_behind_not_even_one_that_hangs(tmp_path: Path) -> None:
    hanging = tmp_path / "hanging"
    server = subprocess.Popen([sys.executable, "-c", SERVER], cwd=ROOT, stdout=subprocess.PIPE, env={**os.environ, HANGING: str(hanging)})
    assert server.stdout
    pids = json.loads(server.stdout.readline())
    wait_until(hanging.exists, "the bot was not asked")
    server.kill()
    server.communicate()
    assert len(pids) == 2
    wait_until(lambda: not any(lives(pid) for pid in pids), "a worker outlives its server")


def test_workers_leave_it_to_the_server_what_a_signal_means(tell: Callable[..., Thinkers]) -> None:
    match = new_match()

    async def story(thinkers: Thinkers) -> None:
        for sign in (signal.SIGINT, signal.SIGTERM):
            os.kill(thinkers.pids()[0], sign)
        assert await thinkers.think(question(match, "last")) == last_legal(match)

    tell(story)
