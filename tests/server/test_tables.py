"""Tables by link: opened, joined, watched, played to the end."""

from pathlib import Path

import pytest

from tests.server.guests import Inn, play_out, story

GAMES = ["royal-secrets", "for-the-king", "reigns-council"]


@pytest.mark.parametrize("game", GAMES)
def test_a_complete_game_by_socket(tmp_path: Path, game: str) -> None:
    async def told(inn: Inn) -> None:
        guests = await inn.company(game, 3, seats=3)
        await play_out(guests)
        assert all(guest.over for guest in guests)
        assert [guest.view["scores"] for guest in guests] == [guests[0].view["scores"]] * 3
        await guests[0].until(lambda: guests[0].face["status"] == "over")

    story(told, tmp_path)
