"""The story of a game, as the house tells it: to whoever may see the replay, and of a game that goes on nothing."""

from pathlib import Path

from tests.server.guests import RunningServer, play_out, rematch, run_scenario


def test_the_story_is_told_after_the_end_and_of_a_rematch_that_goes_on_nothing(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("royal-secrets", 3, seats=3)
        path = f"/api/tables/{guests[0].table}/story"
        status, problem = await server.get(path, key=guests[0].key)
        assert (status, problem["code"]) == (409, "refused-goes-on")
        assert "chapters" not in problem
        await play_out(guests)
        await guests[0].until(lambda: guests[0].face["status"] == "over")
        status, story = await server.get(path, key=guests[0].key)
        assert (status, story["game"]) == (200, "royal-secrets")
        assert [chapter["what"] for chapter in story["chapters"]] == ["round"] * 7 + ["hands"]
        gains = [chapter["gains"] for chapter in story["chapters"]]
        sums = [start + sum(gain[seat] for gain in gains) for seat, start in enumerate(story["start"])]
        assert sums == story["scores"] == guests[0].view["scores"]
        # the moments are moves of the replay: a chapter begins where its event is told
        replay = f"/api/tables/{guests[0].table}/replay?eyes=onlooker"
        turns = []
        for first in range(0, story["chapters"][-1]["move"] + 1, 100):
            turns += (await server.get(f"{replay}&first={first}", key=guests[0].key))[1]["turns"]
        for chapter in story["chapters"][:7]:
            told = [event for event in turns[chapter["move"]]["events"] if event[1] == "round"]
            assert [event[3] for event in told] == [[chapter["n"]]]
        assert 1 <= len(story["clips"]) <= 5
        assert all(clip["first"] < clip["last"] for clip in story["clips"])

        # it is the same for all who may see the replay, and for nobody else
        for guest in guests[1:]:
            assert await server.get(path, key=guest.key) == (200, story)
        assert (await server.get(path))[0] == 404
        assert (await server.get(f"{path}?match=2", key=guests[0].key))[0] == 404

        await rematch(guests)
        await guests[0].until(lambda: guests[0].match == 2)
        assert (await server.get(path, key=guests[0].key))[0] == 409
        assert (await server.get(f"{path}?match=2", key=guests[0].key))[0] == 409
        assert await server.get(f"{path}?match=1", key=guests[0].key) == (200, story)

    run_scenario(scenario, tmp_path)
