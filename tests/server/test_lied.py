"""Who lied, as the house tells it: to whoever may see the replay, and of a game that goes on nothing."""

from pathlib import Path
from typing import Any

from tests.server.guests import Guest, RunningServer, asked, done, level, play_out, run_scenario


async def talked(server: RunningServer, **terms: Any) -> tuple[list[Guest], str]:
    """Three at a table of Royal Secrets, of whom all promise something and one is believed; and its address."""
    guests = await server.table_of("royal-secrets", 3, seats=3, **terms)
    await asked(guests)
    for guest in guests:
        done(await guest.do("say", text="", acts=[{"act": "promise", "saying": "goes", "args": [0]}]))
    first = min(guests[0].lines)
    done(await guests[1].do("say", text="", acts=[{"act": "believe", "line": first}]))
    await level(guests, guests[1].stands)
    return guests, f"/api/tables/{guests[0].table}/lied"


def test_who_lied_is_told_after_the_end_and_not_before(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests, path = await talked(server)
        for eyes in ("", "?eyes=A", "?eyes=onlooker", "?eyes=open"):
            status, problem = await server.get(f"{path}{eyes}", key=guests[0].key)
            assert (status, problem["code"]) == (409, "refused-goes-on")
            assert set(problem) <= {"code", "text", "values", "clause", "status", "title", "type"}
        await play_out(guests)
        await guests[0].until(lambda: guests[0].face["status"] == "over")
        status, page = await server.get(path, key=guests[0].key)
        assert (status, page["game"]) == (200, "royal-secrets")
        assert [chip["saying"] for chip in page["chips"]] == ["goes"] * 3
        assert page["chips"][0]["believers"] == [1]
        assert page["judged"] == sum(chip["mark"] in ("kept", "broken") for chip in page["chips"])
        assert page["broken"] == sum(chip["mark"] == "broken" for chip in page["chips"])
        assert page["chapters"] == [{"what": "round", "n": 1, "within": 0}]
        # the moment of a chip is the one at which all events before it were told
        replay = f"/api/tables/{guests[0].table}/replay?eyes=open&first=0"
        _, turns = await server.get(replay, key=guests[0].key)
        told = [max((event[0] + 1 for event in turn["events"]), default=0) for turn in turns["turns"]]
        move, line = page["chips"][0]["move"], turns["lines"][0]
        assert max(told[: move + 1]) == line["event"] > max(told[:move], default=0)

    run_scenario(scenario, tmp_path)


def test_by_the_record_it_is_the_same_for_all_who_may_see_the_replay_and_for_nobody_else(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests, path = await talked(server, ledger="end")
        await play_out(guests)
        await guests[0].until(lambda: guests[0].face["status"] == "over")
        pages = [await server.get(path, key=guest.key) for guest in guests]
        assert pages[0][0] == 200
        assert pages[0] == pages[1] == pages[2]
        assert (await server.get(path))[0] == 404
        assert (await server.get(f"{path}?match=2", key=guests[0].key))[0] == 404
        assert (await server.get(f"{path}?eyes=Z", key=guests[0].key))[0] == 400

    run_scenario(scenario, tmp_path)
