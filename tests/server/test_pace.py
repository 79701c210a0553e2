"""Pace: when a seat answers by itself, the settings and luck decide when, and what it holds has no part in it."""

import inspect
from pathlib import Path

import pytest

from coterie.server.bots import absence
from coterie.server.bots.beat import LONGEST, draw_beat, until_beat
from coterie.server.bots.pool import BotPool, Question
from coterie.server.bots.worker import Answer
from coterie.server.run.settings import Settings
from tests.server.guests import RunningServer, run_scenario


def test_a_beat_is_drawn_from_the_settings_and_luck_alone() -> None:
    assert list(inspect.signature(draw_beat).parameters) == ["pace", "ordered", "light", "bot"]
    assert {draw_beat(1.0, ordered=False, light=False) for _ in range(20)} == {1.0}
    assert {draw_beat(1.0, ordered=False, light=True) for _ in range(20)} == {0.25}, "a hand is drawn quickly"
    for light in (False, True):
        quick = min(draw_beat(0.0, ordered=True, light=light) for _ in range(200))
        assert quick >= 0.5, "an order is no quicker than a person"
    drawn = [draw_beat(2.0, ordered=True, light=False) for _ in range(200)]
    assert len(set(drawn)) > 100
    assert all(2.4 <= beat <= 7.0 for beat in drawn)


def test_a_beat_lies_beyond_the_longest_thought_of_a_level_whatever_its_temperament() -> None:
    assert LONGEST["minister"] < LONGEST["eminence"] < Settings().bot_patience
    for bot in ("page", "courtier:sly", "minister", "minister:bold", "eminence", "eminence:loyal"):
        longest = LONGEST.get(bot.partition(":")[0], 0.0)
        assert draw_beat(1.0, ordered=False, light=False, bot=bot) == max(1.0, longest)
        assert draw_beat(1.0, ordered=False, light=True, bot=bot) == max(0.25, longest)
        assert draw_beat(5.0, ordered=False, light=False, bot=bot) == 5.0
        assert draw_beat(0.0, ordered=False, light=False, bot=bot) == 0.0, "a house without a pace waits for nothing"


@pytest.mark.parametrize(("passed", "wait"), [(0.0, 1.0), (0.25, 0.75), (0.75, 0.25), (1.25, 0.75), (3.5, 0.5)])
def test_an_answer_comes_on_a_beat_however_long_it_took(passed: float, wait: float) -> None:
    assert until_beat(1.0, passed) == wait
    assert until_beat(0.0, passed) == 0.0


def test_the_beat_is_drawn_before_the_bot_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []
    consult = BotPool.consult

    def drawing(pace: float, ordered: bool, light: bool, bot: str) -> float:
        happened.append("drawn")
        return draw_beat(pace, ordered, light, bot)

    async def thinking(self: BotPool, question: Question) -> Answer | None:
        happened.append("asked")
        return await consult(self, question)

    def coming(beat: float, passed: float) -> float:
        happened.append("answered")
        return until_beat(beat, passed)

    monkeypatch.setattr(absence, "draw_beat", drawing)
    monkeypatch.setattr(absence, "until_beat", coming)
    monkeypatch.setattr(BotPool, "consult", thinking)

    async def scenario(server: RunningServer) -> None:
        guest, _ = await server.open(
            "royal-secrets", seats=3, bots={"B": "random", "C": "random"}, options={"first": "B"}
        )
        await guest.do("start")
        await guest.until(lambda: bool(guest.legal))

    run_scenario(scenario, tmp_path)
    turns = [happened[n : n + 3] for n in range(0, len(happened) - 2, 3)]
    assert turns
    assert all(turn == ["drawn", "asked", "answered"] for turn in turns)
