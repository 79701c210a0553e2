"""Company: how long a person's bots take beside many tables at which bots play alone, and in an empty house."""

from __future__ import annotations

import asyncio
import statistics
import time

from bench.server.load import STALLED, few_at_once
from bench.server.ours import SETTINGS, Ours, OurSeat

LEVEL = "courtier"
SEATS = 4


class House(Ours):
    """Our server, whose bots answer as soon as they can."""

    def environment(self) -> dict[str, str]:
        return {**SETTINGS, "COTERIE_BOT_PACE": "0", "COTERIE_WORKERS": "2"}

    async def person(self) -> OurSeat:
        """A person who sits down with bots; the game has begun."""
        return await self._begin(0)

    async def bots_alone(self) -> None:
        """A table at which bots play, and nobody is."""
        host = await self._begin(None)
        await host.line.close()

    async def playing(self) -> int:
        """How many tables play now."""
        async with self.web.get(f"{self.address}/metrics") as answer:
            lines = (await answer.text()).splitlines()
        counted = next(line for line in lines if line.startswith("coterie_tables{") and 'status="playing"' in line)
        return int(float(counted.split()[1]))

    async def _begin(self, seat: int | None) -> OurSeat:
        letters = "ABCDEF"[0 if seat is None else 1 : SEATS]
        opened = await self._post(
            "",
            name="Host",
            seat=seat,
            bots=dict.fromkeys(letters, LEVEL),
            agreement={"game": "for-the-king", "seats": SEATS},
        )
        host = await self._connect(opened["table"], opened["key"])
        host.start()
        await host.dealt()
        return host


async def company(tables: int, answers: int) -> dict[str, float]:
    """Milliseconds that an answer of a person's bots took, alone in the house and beside so many tables of bots."""
    house = House()
    try:
        await house.start()
        alone = await _warm_answers(house, answers)
        await few_at_once(house.bots_alone() for _ in range(tables))
        beside = await _warm_answers(house, answers)
        playing = await house.playing()
        await house.stop()
    finally:
        house.clear()
    return {
        "tables": tables,
        "playing": playing,
        "alone_ms": round(1000 * statistics.mean(alone), 2),
        "beside_ms": round(1000 * statistics.mean(beside), 2),
        "ratio": round(statistics.mean(beside) / statistics.mean(alone), 2),
    }


async def _warm_answers(house: House, count: int) -> list[float]:
    """The seconds of so many answers, after as many for which nobody looked at the clock."""
    return (await _answers(house, 2 * count))[count:]


async def _answers(house: House, count: int) -> list[float]:
    """The seconds that so many answers of a person's bots took, each from the news before."""
    spans: list[float] = []
    while len(spans) < count:
        person = await house.person()
        last = time.monotonic()
        mine = False  # whether the next news is of the person's own move
        while not person.over and len(spans) < count:
            if person.asked:
                person.asked, mine = False, True
                person.line.send(person.move())
            seen = person.seen
            person.hear(await asyncio.wait_for(person.line.receive(), STALLED))
            if person.seen > seen:
                now = time.monotonic()
                if not mine:
                    spans.append(now - last)
                last, mine = now, False
        await person.line.close()
        if person.faults:
            raise RuntimeError(f"the house refused a move: {person.faults[0]}")
    return spans
