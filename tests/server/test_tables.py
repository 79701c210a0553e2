"""Tables by link: opened, joined, watched, played to the end."""

from pathlib import Path

import pytest

from coterie.server.deeds import first_of
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


@pytest.mark.parametrize("game", GAMES)
def test_a_rematch_begins_with_the_next_seat(tmp_path: Path, game: str) -> None:
    async def told(inn: Inn) -> None:
        guests = await inn.company(game, 3, seats=3)  # chance says who begins
        table = inn.house.tables[guests[0].table]
        assert table.match
        first = first_of(table.match)
        for expected in ((first + 1) % 3, (first + 2) % 3):
            await guests[0].do("propose", motion="end")
            for guest in guests[1:]:
                await guest.until(lambda guest=guest: guest.face["motions"])  # type: ignore[misc]
                await guest.do("vote", motion=guest.face["motions"][0]["motion"], yes=True)
            answer = await guests[0].do("rematch")
            assert answer["type"] == "done", answer
            assert first_of(table.match) == expected

    story(told, tmp_path)
