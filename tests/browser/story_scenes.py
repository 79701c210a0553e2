"""Tables whose game is over, for pictures and tests: the end of every game, for who won and for who lost."""

from typing import Any

from msgspec import structs

from coterie.play import read_record
from coterie.play.record import positions
from coterie.server.state import plans
from coterie.server.state.plan import Plan
from coterie.server.tables.table import LiveTable
from coterie.store.rows import LineRow
from tests.browser.phases import Phase
from tests.browser.talk_scenes import leave, people_at, place
from tests.server.guests import Guest, RunningServer
from tests.talk.talked import record_of

# by scene: the game, its record, and whether the one who looks has won
ENDS = {
    "end-rs": ("royal-secrets", "3-courtier", True),
    "end-rs-lost": ("royal-secrets", "4-courtier", False),
    "end-fk": ("for-the-king", "4-courtier", True),
    "end-fk-lost": ("for-the-king", "5-courtier", False),
    "end-rc": ("reigns-council", "4-courtier", True),
    "end-rc-lost": ("reigns-council", "6-courtier", False),
}
STORY = (
    "The bell rang once. It was so large, and so badly hung, that it came down through the tower, the chapel and the"
    " royal breakfast."
)


async def over(server: RunningServer, game: str, name: str) -> list[Guest]:
    """People in all seats of a table where a game of the records is over, by seat."""
    record = record_of(game, name)
    moves = sum(1 for _ in positions(read_record(record))) - 1
    people = await people_at(server, Phase("over", record, moves, 0))
    table = server.house.tables[people[0].table]
    if game == "reigns-council":
        await table.change(lambda: _told(table))
    await table.change(lambda: plans.stands(table.state, structs.replace(table.state.stored, status="over")))
    await leave(people)
    return people


def _told(table: LiveTable) -> Plan:
    """The story of the last death, in the words of whoever brought it about."""
    assert table.state.match
    plan, match = plans.unchanged(table.state), table.state.match
    died = [event for event in match.eyes(match.seats).heard() if event.what == "died"][-1]
    teller, no = died.nums[0], table.state.stored.match
    row = LineRow(-1, "table", teller, STORY, table.services.now(), "pitch", match=no, event=died.n + 1, seat=teller)
    plans.add_line(table.state, plan, row)
    return plan


async def end_of(server: RunningServer, name: str) -> tuple[str, Guest]:
    """The address of a seat at the end of a game, and who has it."""
    game, record, won = ENDS[name]
    people = await over(server, game, record)
    winners = server.state(people[0].table).match.winners  # type: ignore[union-attr]
    seat = winners[0] if won else next(seat for seat in range(len(people)) if seat not in winners)
    return place(people[seat]), people[seat]


def book_of(guest: Guest, games: int = 23) -> dict[str, Any]:
    """A book with some games, the last of them at this table."""
    names = ["royal-secrets", "for-the-king", "reigns-council"]
    deeds = {
        "royal-secrets": [{"name": "bold-bet", "value": 35, "nums": [0, 50, 0, 60, 2, 3], "cards": [0, 4]}],
        "for-the-king": [{"name": "bargain", "value": 400, "nums": [4, 1], "cards": [53]}],
        "reigns-council": [
            {"name": "long-reign", "value": 7, "nums": [7, 11, 1], "cards": []},
            {"name": "funerals", "value": 2, "nums": [2], "cards": []},
        ],
    }
    return {
        "format": "coterie-mine",
        "version": 1,
        "games": [
            {
                "table": guest.table if n == 0 else f"ABCDEFG{n % 10}",
                "match": 1 + n // 10,
                "game": names[n % 3],
                "at": 1_800_000_000_000 - n * 86_400_000,
                "seat": 0,
                "scores": [20 + n % 7, 18, 24 - n % 5],
                "winners": [0 if n % 3 == 1 or n % 4 == 0 else 2],
                "deeds": deeds[names[n % 3]],
            }
            for n in range(games)
        ],
        "notes": {guest.table: "Dorian bids high and stops at five."},
    }
