"""Tables by link: opened, joined, watched, played to the end."""

from pathlib import Path

import pytest

from coterie.server.state.plans import first_seat
from tests.server.guests import RunningServer, play_out, rematch, run_scenario

GAMES = ["royal-secrets", "for-the-king", "reigns-council"]


@pytest.mark.parametrize("game", GAMES)
def test_a_complete_game_by_socket(tmp_path: Path, game: str) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of(game, 3, seats=3)
        await play_out(guests)
        assert all(guest.over for guest in guests)
        assert [guest.view["scores"] for guest in guests] == [guests[0].view["scores"]] * 3
        await guests[0].until(lambda: guests[0].face["status"] == "over")

    run_scenario(scenario, tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_a_rematch_begins_with_the_next_seat(tmp_path: Path, game: str) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of(game, 3, seats=3)  # chance says who begins
        table = server.state(guests[0].table)
        assert table.match
        first = first_seat(table.match)
        for expected in ((first + 1) % 3, (first + 2) % 3):
            await guests[0].do("propose", topic="end")
            for guest in guests[1:]:
                await guest.until(lambda guest=guest: guest.face["votes"])  # type: ignore[misc]
                await guest.do("vote", vote=guest.face["votes"][0]["vote"], yes=True)
            await rematch(guests)
            assert first_seat(table.match) == expected

    run_scenario(scenario, tmp_path)
