"""Open tables, where strangers meet: who finds them, what they are told of them, and what is reported to the owner."""

from pathlib import Path
from typing import Any

from coterie.server.run.settings import Settings
from coterie.server.tables.reports import AROUND, MOST_REPORTS
from tests.server.guests import Guest, RunningServer, run_scenario

LOUD = "something rude"


def test_a_house_on_loopback_has_no_list_unless_its_owner_wants_one() -> None:
    assert not Settings().lobby
    assert Settings(lobby=True).lobby
    assert Settings(lan=True).lobby
    assert Settings(public_url="https://games.example").lobby
    assert not Settings(lan=True, lobby=False).lobby


def test_without_a_list_listed_tables_are_shown_to_nobody_but_the_owner(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        listed, _ = await server.open(listed=True)
        assert (await server.get("/api/house"))[1]["lobby"] is False
        assert (await server.get("/api/tables"))[1]["tables"] == []
        _, all_of_them = await server.get("/api/tables", server.house.owner_key())
        assert [table["table"] for table in all_of_them["tables"]] == [listed.table]

    run_scenario(scenario, tmp_path, lobby=False)


async def strangers(server: RunningServer, **agreed: Any) -> tuple[Guest, Guest, Guest]:
    """Three who met at an open table."""
    ann, invitation = await server.open(listed=True, **agreed)
    bob = await server.join(ann.table, invitation, "Bob")
    eve = await server.join(ann.table, invitation, "Eve")
    return ann, bob, eve


async def said(guest: Guest, text: str, **more: Any) -> int:
    answer = await guest.do("say", text=text, **more)
    assert answer["type"] == "done", answer
    line: int = answer["line"]
    return line


async def report(server: RunningServer, guest: Guest, line: int) -> tuple[int, Any]:
    return await server.post(f"/api/tables/{guest.table}/report", {"line": line}, guest.key)


def test_a_report_comes_to_the_owner_with_the_lines_around_it(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        ann, bob, _ = await strangers(server)
        for n in range(AROUND + 2):
            await said(ann, f"before {n}")
        line = await said(bob, LOUD)
        for n in range(AROUND + 2):
            await said(ann, f"after {n}")
        frames = len(bob.frames)
        for _ in range(2):  # said twice, it is one
            assert (await report(server, ann, line))[0] == 200
        await ann.do("hush", line=line)  # whoever removes it hides nothing
        _, told = await server.get("/api/reports", server.house.owner_key())
        (found,) = told["reports"]
        assert (found["table"], found["about"], found["by"]) == (ann.table, "Bob", "Ann")
        assert [each["text"] for each in found["lines"]] == [
            *[f"before {n}" for n in range(2, AROUND + 2)],
            LOUD,
            *[f"after {n}" for n in range(AROUND)],
        ]
        await bob.until(lambda: bob.lines[line]["text"] == "")
        assert len(bob.frames) == frames + 1, "nobody at the table learns of it"
        async with server.session.delete(
            f"{server.url}/api/reports/{ann.table}/{line}",
            headers={"Authorization": f"Bearer {server.house.owner_key()}"},
        ) as response:
            assert response.status == 200
        assert (await server.get("/api/reports", server.house.owner_key()))[1]["reports"] == []

    run_scenario(scenario, tmp_path, lines_per_minute=1000)


def test_a_report_holds_no_whisper_that_its_maker_did_not_hear(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        ann, bob, eve = await strangers(server, game="royal-secrets", seats=3, whispers=True)
        assert (await ann.do("start"))["type"] == "done"
        for guest in (ann, bob, eve):
            await guest.until(lambda guest=guest: guest.game is not None)  # type: ignore[misc]
        whisper = await said(bob, "for Eve alone", form="whisper", about=eve.seat)
        line = await said(bob, LOUD)
        await ann.until(lambda: line in ann.lines)
        assert (await report(server, ann, whisper))[0] == 400
        assert (await report(server, ann, line))[0] == 200
        _, told = await server.get("/api/reports", server.house.owner_key())
        assert "for Eve alone" not in repr(told)
        assert LOUD in repr(told)
        assert (await report(server, eve, whisper))[0] == 200, "who heard it may tell of it"

    run_scenario(scenario, tmp_path)


def test_reports_are_for_the_owner_alone(tmp_path: Path) -> None:
    """Not for whoever is at this machine, either: figures are, and the words of guests are not."""

    async def scenario(server: RunningServer) -> None:
        ann, bob, eve = await strangers(server)
        line = await said(bob, LOUD)
        await report(server, ann, line)
        for key in ("", ann.key, bob.key, eve.key):
            status, problem = await server.get("/api/reports", key)
            assert (status, problem["code"]) == (403, "refused-owner")

    run_scenario(scenario, tmp_path)


def test_what_cannot_be_reported_is_told_in_a_sentence(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        ann, bob, eve = await strangers(server)
        own = await said(ann, "mine")
        await bob.do("sit")
        gallery = await said(bob, "in the gallery")
        for line, code in ((own, "refused-own-words"), (999, "refused-no-line"), (gallery, "refused-no-line")):
            status, problem = await report(server, ann, line)
            assert (status, problem["code"]) == (400, code)
        lines = [await said(eve, f"line {n}") for n in range(MOST_REPORTS + 1)]
        answers = [(await report(server, ann, line))[0] for line in lines]
        assert answers == [200] * MOST_REPORTS + [409]
        assert len((await server.get("/api/reports", server.house.owner_key()))[1]["reports"]) == MOST_REPORTS

    run_scenario(scenario, tmp_path, lines_per_minute=1000)


def test_a_report_goes_with_the_words_of_who_is_erased(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        ann, bob, _ = await strangers(server)
        await report(server, ann, await said(bob, LOUD))
        rows = await server.store.load(ann.table)
        assert rows
        await server.store.erase(ann.table, 1, rows.table.state, rows.table.listed)
        assert (await server.get("/api/reports", server.house.owner_key()))[1]["reports"] == []

    run_scenario(scenario, tmp_path)
