"""Hints and reviews: for who is asked, where it was agreed, and nobody else learns of it."""

from pathlib import Path
from typing import Any

import pytest

from coterie.server.bots.pool import BotPool, Question
from coterie.server.bots.worker import HINT, Answer
from tests.server.guests import Guest, RunningServer, asked, done, play_out, refused, run_scenario

GAME = "royal-secrets"


async def ask_minister(server: RunningServer, guest: Guest, decision: int | None = None) -> tuple[int, Any]:
    number = guest.view["decision"] if decision is None else decision
    return await server.post(f"/api/tables/{guest.table}/hint", {"decision": number}, key=guest.key)


async def seated(server: RunningServer, **terms: Any) -> list[Guest]:
    server.house.counsel.minister = "minister@6"
    return await server.table_of(GAME, 3, seats=3, **terms)


def test_nobody_may_ask_a_minister_unless_that_was_agreed(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await seated(server)
        assert guests[0].face["agreement"]["hints"] is False
        status, problem = await ask_minister(server, await asked(guests))
        assert (status, problem["code"]) == (409, "refused-hints")

    run_scenario(scenario, tmp_path)


def test_who_is_asked_gets_three_answers_with_reasons_and_the_same_when_asking_again(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await seated(server, hints=True)
        assert all(guest.face["agreement"]["hints"] for guest in guests), "it is said to all"
        guest = await asked(guests)
        status, hint = await ask_minister(server, guest)
        assert (status, hint["decision"]) == (200, guest.view["decision"])
        assert {each["action"] for each in hint["advice"]} <= set(guest.legal)
        assert all(each["reason"].startswith("why-") for each in hint["advice"])
        assert await ask_minister(server, guest) == (200, hint)
        assert (await ask_minister(server, guest, guest.view["decision"] + 1))[1]["code"] == "refused-hint"
        for other in guests:
            if other is not guest:
                assert (await ask_minister(server, other, guest.view["decision"]))[1]["code"] == "refused-hint"
        status, problem = await server.post(f"/api/tables/{guest.table}/hint", {"decision": 0}, key="x" * 22)
        assert (status, problem["code"]) == (401, "refused-key")

    run_scenario(scenario, tmp_path)


def test_nobody_learns_who_asked(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Nothing is told, nothing is kept, and nothing is logged: what everybody got is as if nobody had asked."""

    async def scenario(server: RunningServer) -> None:
        guests = await seated(server, hints=True)
        guest = await asked(guests)
        before = [(other.stands, len(other.lines), other.face) for other in guests]
        kept = await server.store.load(guest.table)
        caplog.clear()
        assert (await ask_minister(server, guest))[0] == 200
        assert not caplog.records
        assert await server.store.load(guest.table) == kept
        for other in guests:  # a command that changes nothing: all that was told before it has arrived
            assert (await other.do("vote", vote=99, yes=True))["type"] == "refused"
        assert [(other.stands, len(other.lines), other.face) for other in guests] == before

    run_scenario(scenario, tmp_path)


def test_the_minister_gets_the_eyes_of_who_asks_and_waits_in_a_row_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions = list[Question]()
    consult = BotPool.consult

    async def thinking(self: BotPool, question: Question) -> Answer | None:
        questions.append(question)
        return await consult(self, question)

    monkeypatch.setattr(BotPool, "consult", thinking)

    async def scenario(server: RunningServer) -> None:
        guests = await seated(server, hints=True)
        guest = await asked(guests)
        await ask_minister(server, guest)
        await ask_minister(server, guest)
        assert [(question.wanted, question.people) for question in questions] == [(HINT, True)], "thought of once"
        assert questions[0].table != guest.table

    run_scenario(scenario, tmp_path)


def test_a_review_comes_after_the_end_to_who_had_the_seat(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await seated(server, watch="anyone")
        path = f"/api/tables/{guests[0].table}/review"
        status, problem = await server.get(path, key=guests[0].key)
        assert (status, problem["code"]) == (409, "refused-goes-on")
        await play_out(guests)
        await guests[0].until(lambda: guests[0].face["status"] == "over")
        assert (await server.get(path))[0] == 401
        status, review = await server.get(path, key=guests[1].key)
        assert (status, review["match"], review["seat"]) == (200, 1, 1)
        moves = [decision["move"] for decision in review["decisions"]]
        assert moves == sorted(set(moves))
        assert len(moves) > 15
        dear = sorted((decision["cost"] for decision in review["decisions"]), reverse=True)
        assert [mistake["cost"] for mistake in review["mistakes"]] == [cost for cost in dear[:3] if cost]
        _, replay = await server.get(f"/api/tables/{guests[0].table}/replay?eyes=B&first=0", key=guests[1].key)
        by_move = {turn["n"]: turn for turn in replay["turns"]}
        assert all(by_move[move]["seat"] == 1 for move in moves if move in by_move), "linked to the replay"

    run_scenario(scenario, tmp_path)


def test_yardsticks_and_experiments_are_not_for_players(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, _ = await server.open(GAME, seats=3)
        for bot in ("courtier-0.1", "textbook", "minister@5000", "courtier:rude", "wizard"):
            refused(await host.do("bot", seat=1, level=bot), "wrong-bot")
            body = {"name": "Ann", "agreement": {"game": GAME}, "bots": {"B": bot}}
            assert (await server.post("/api/tables", body))[1]["code"] == "wrong-bot"
        done(await host.do("bot", seat=1, level="courtier:bold"))
        await host.until(lambda: host.face["chairs"][1]["bot"] == "courtier:bold")

    run_scenario(scenario, tmp_path)
