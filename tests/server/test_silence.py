"""At a silent table everything is as it was before there was talk that the cards answer: only empty fields are new."""

import asyncio
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from coterie.core.dice import Lehmer
from coterie.server.protocol.told import PROTOCOL
from tests.server.guests import play_out
from tests.server.worlds import one_world

# Of all frames that three players and an onlooker got in the first 25 answers of a game, before this talk was there.
# Whoever changes the rules of a game, or adds to the messages on purpose, writes the new digest here.
BEFORE = {
    "royal-secrets": "161aadf40e04492d",
    "for-the-king": "c0f953787c64fbac",
    "reigns-council": "bad4f14a985fc8f3",
    "whispers": "cb7c0ab5f0c85329",
}
NEW: dict[str, object] = {
    "verdicts": [],
    "sayings": [],
    "unsaid": [],
    "talk": "silent",
    "ledger": "shown",
    "talk_time": "none",
    "openings": "free",
    "whispers": False,
    "hints": False,
    "window": None,
    "bargains": {"offers": [], "questions": []},
}
SEATS, TURNS = 3, 25


async def frames(data: Path, game: str, **proposal: Any) -> list[list[Any]]:
    """Everything that everybody is sent, by a clock that stands still and with dice that are known."""
    async with one_world(data, game, SEATS, False, proposal) as world:
        world.live.services.dice = lambda: Lehmer(7)
        await world.taps[0].do("start")
        for tap in world.taps:
            await tap.until(lambda tap=tap: tap.game is not None)  # type: ignore[misc]
        await play_out([*world.taps[:-1]], turns=TURNS)
        for tap in world.taps:
            await tap.leave()
            await tap.hello()
        return [[json.loads(frame) for frame in tap.frames] for tap in world.taps]


def stripped(told: Any) -> Any:
    """The same without what is new, and empty. What a game calls its own facts is left alone."""
    if isinstance(told, list):
        return [stripped(each) for each in told]
    if not isinstance(told, dict):
        return told
    if told.get("sayings", []) is None:  # as before: nothing
        told = {**told, "sayings": []}
    if told.get("protocol") == PROTOCOL:
        told = {**told, "protocol": 1}
    assert all(told[name] == empty for name, empty in NEW.items() if name in told), told
    return {name: value if name == "facts" else stripped(value) for name, value in told.items() if name not in NEW}


def digest(told: Any) -> str:
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]


@pytest.mark.parametrize("game", BEFORE)
def test_a_silent_table_is_told_what_it_was_told_before(tmp_path: Path, game: str) -> None:
    told = asyncio.run(frames(tmp_path / "house", game, talk="silent"))
    assert len(told[0]) >= TURNS
    assert digest(stripped(told)) == BEFORE[game]
