"""Commands from several connections.

Repeated, reordered, late and conflicting ones have one winner, and everybody is told the same.
"""

import asyncio
import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from coterie.core.dice import Lehmer
from coterie.core.lexicon import CHANCE
from coterie.play import SeededDice
from coterie.play.rebuild import rebuilding
from coterie.server.tables.outcomes import RECENT
from tests.server.guests import Guest, RunningServer, asked, done, level, refused, run_scenario, running_server
from tests.server.invariants import (
    Given,
    each_answer_is_there_once,
    guests_see_the_truth,
    kept_moves,
    memory_is_what_was_kept,
)
from tests.server.test_tables import GAMES

ID = "the-same-one"


async def second(guest: Guest) -> Guest:
    """Another connection of the same person."""
    return await Guest(guest.server, guest.table, guest.key).hello()


async def quiet(guest: Guest) -> int:
    """How many frames a guest has, once everything said before has been answered."""
    await guest.do("preview", decision=0, actions=[])
    return len(guest.frames)


# Repeated.


def test_a_repeated_command_has_its_first_outcome_by_any_connection_even_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running_server(tmp_path) as server:
            guests = await server.table_of("royal-secrets", 3, seats=3)
            one = await asked(guests)
            two = await second(one)
            body = {"decision": one.view["decision"], "actions": [one.legal[0]]}
            first = await one.do("play", ID, **body)
            assert first["type"] == "done"
            assert await one.do("play", ID, **body) == first
            assert await two.do("play", ID, **body) == first
            for _ in range(RECENT + 1):  # until it is no longer in memory
                assert (await two.do("hush", line=7))["type"] == "refused"
            assert await two.do("play", ID, **body) == first
            assert len(await kept_moves(server, one.table)) == first["moves"]
        async with running_server(tmp_path) as server:
            one.server = server
            await one.back()
            assert await one.do("play", ID, **body) == first
            assert len(await kept_moves(server, one.table)) == first["moves"]
            await memory_is_what_was_kept(server, one.table)

    asyncio.run(scenario())


def test_the_same_id_for_something_else_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running_server(tmp_path) as server:
            guests = await server.table_of("for-the-king", 3, seats=3)
            one = await asked(guests)
            body = {"decision": one.view["decision"], "actions": [one.legal[0]]}
            first = await one.do("play", ID, **body)
            await other_body_is_refused(server, one, body, first)
            assert (await one.do("say", ID, text="me too"))["code"] == "refused-other-body"
        async with running_server(tmp_path) as server:
            one.server = server
            await one.back()
            await other_body_is_refused(server, one, body, first)
            other = next(guest for guest in guests if guest is not one)
            other.server = server
            await other.back()
            assert (await other.do("say", ID, text="ids are each person's own"))["type"] == "done"

    async def other_body_is_refused(
        server: RunningServer, one: Guest, body: dict[str, Any], first: dict[str, Any]
    ) -> None:
        for change in ({"actions": [*body["actions"], 0]}, {"decision": body["decision"] + 1}):
            refusal = await one.do("play", ID, **{**body, **change})
            assert (refusal["type"], refusal["code"]) == ("refused", "refused-other-body")
        assert len(await kept_moves(server, one.table)) == first["moves"]
        assert await one.do("play", ID, **body) == first

    asyncio.run(scenario())


def test_a_line_said_twice_by_a_nervous_connection_is_one_line(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("royal-secrets", 3, seats=3)
        two = await second(guests[0])
        said = await asyncio.gather(*[guest.do("say", ID, text="trust me") for guest in (guests[0], two)])
        assert said[0] == said[1]
        assert (await guests[1].do("say", text="never"))["line"] == said[0]["line"] + 1
        assert [line.text for line in server.state(two.table).lines] == ["trust me", "never"]

    run_scenario(scenario, tmp_path)


# Late and conflicting.


@pytest.mark.parametrize("game", GAMES)
def test_of_two_answers_to_one_question_one_wins(tmp_path: Path, game: str) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of(game, 3, seats=3)
        twins = [await second(guest) for guest in guests]
        for n in range(20):
            one = await asked(guests)
            two = twins[guests.index(one)]
            await two.until(lambda one=one, two=two: two.stands == one.stands)  # type: ignore[misc]
            before = len(await kept_moves(server, one.table))
            pair = (one, two) if n % 2 else (two, one)
            answers = await asyncio.gather(*[guest.play(one.legal[k % len(one.legal)]) for k, guest in enumerate(pair)])
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            loser = next(answer for answer in answers if answer["type"] == "refused")
            assert loser["code"] in ("refused-late", "refused-not-asked")
            given = [move for move in (await kept_moves(server, one.table))[before:] if move.seat >= 0]
            assert len(given) == 1
            await level([*guests, *twins], one.stands)
        await memory_is_what_was_kept(server, guests[0].table)

    run_scenario(scenario, tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_changes_nothing_tells_nobody_and_cites_the_clause(tmp_path: Path, game: str) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of(game, 3, seats=3)
        one = await asked(guests)
        other = next(guest for guest in guests if guest is not one)
        before = [await quiet(guest) for guest in guests]
        kept, decision = await kept_moves(server, one.table), one.view["decision"]
        wrong = next(action for action in range(10**6) if action not in one.legal)
        illegal = await one.play(wrong)
        assert (illegal["type"], illegal["code"]) == ("refused", "refused-not-legal")
        assert illegal["clause"].startswith(("RS-", "FK-", "RC-"))
        assert (await one.play(10**9))["type"] == "refused"
        assert (await one.do("play", decision=decision + 1, actions=[one.legal[0]]))["code"] == "refused-late"
        if not other.legal:
            assert (await other.do("play", decision=decision, actions=[one.legal[0]]))["code"] == "refused-not-asked"
        assert await kept_moves(server, one.table) == kept
        watched = next(guest for guest in guests if guest not in (one, other))
        assert await quiet(watched) == before[guests.index(watched)] + 1
        await memory_is_what_was_kept(server, one.table)

    run_scenario(scenario, tmp_path)


# Batches.


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_is_all_or_nothing_and_never_crosses_chance_a_reveal_or_another_seat(tmp_path: Path, game: str) -> None:
    """Runs of up to four answers, each the first that its seat could foresee or could not; the store says what was
    done.
    """

    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of(game, 3, seats=3)
        dice, given = Lehmer(5), list[Given]()
        refusals: set[str] = set()
        table = guests[0].table
        for _ in range(400):
            if guests[0].over:
                break
            one = await asked(guests)
            run = [one.legal[dice.below(len(one.legal))]]
            for _ in range(dice.below(4)):
                seen = await one.do("preview", decision=one.view["decision"], actions=run)
                ahead = seen["legal"] or [dice.below(60)]
                run.append(ahead[dice.below(len(ahead))])
            before = len(await kept_moves(server, table))
            answer = await one.play(*run)
            if answer["type"] == "done":
                given.append(Given(one.seat, tuple(run), answer["moves"]))
            else:
                refusals.add(answer["code"])
                assert len(await kept_moves(server, table)) == before
            await level(guests, one.stands)
        moves = await kept_moves(server, table)
        each_answer_is_there_once(moves, given)
        assert {len(run.actions) for run in given} > {1}, "no batch was ever done"
        assert "refused-blind" in refusals
        check_batches(server, table, moves, given)
        await memory_is_what_was_kept(server, table)

    def check_batches(server: RunningServer, table: str, moves: list[Any], given: list[Given]) -> None:
        """Between two answers of one batch nobody else was asked, least of all chance, and the seat saw no new card."""
        live = server.state(table)
        assert live.match
        between = {}  # after so many moves the match stood inside this batch
        for run in given:
            last = max(n for n in range(run.moves) if moves[n].seat == run.seat)
            between |= dict.fromkeys(range(last - len(run.actions) + 2, last + 1), run)
        told = [(move.seat, move.action) for move in moves]
        for n, match in enumerate(rebuilding(live.game, live.agreement.seats, live.match.options, live.pack, told)):
            if n in between:
                assert not match._table.asked(CHANCE)
                assert between[n].seat in match.asked()
                assert moves[n].seat == between[n].seat

    run_scenario(scenario, tmp_path)


# Together.


@pytest.mark.parametrize(("game", "seed"), [("royal-secrets", 2), ("reigns-council", 2)])
def test_a_question_to_several_takes_their_answers_in_any_order(tmp_path: Path, game: str, seed: int) -> None:
    """The same cards, the same answers, in every order: the same table.

    Both games ask sealed questions, the second open ones too.
    """

    async def scenario(server: RunningServer) -> None:
        server.house.services.dice = lambda: SeededDice(seed)
        ends = []
        for order in itertools.permutations(range(3)):
            guests = await server.table_of(game, 3, seats=3, options={"first": "A"})
            dice = Lehmer(seed)
            together = 0
            while not guests[0].over:
                several = [guest for guest in guests if guest.legal]
                answers = {guest: guest.legal[dice.below(len(guest.legal))] for guest in several}
                if len(several) == 1:
                    assert (await several[0].play(answers[several[0]]))["type"] == "done"
                    await level(guests, several[0].stands)
                    continue
                together += 1
                for seat in order:
                    if guests[seat] in answers:
                        assert (await guests[seat].play(answers[guests[seat]]))["type"] == "done"
                        await level(guests, guests[seat].stands)
            assert together, "nobody was ever asked together"
            ends.append([guest.view for guest in guests])
        assert all(end == ends[0] for end in ends)

    run_scenario(scenario, tmp_path)


def told(guest: Guest, frames: int = 0) -> list[str]:
    """The kinds of message that a guest got, after so many frames."""
    return [json.loads(frame)["type"] for frame in guest.frames[frames:]]


def test_of_all_who_go_or_come_in_one_moment_everybody_is_told_once(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, _ = await server.open(watch="anyone")
        for n in range(10):
            await server.watch(host.table, None, f"Guest {n}")
        table = server.house.tables[host.table]
        sockets = [socket for socket in table.sockets if socket.person != table.state.stored.host]
        before = await quiet(host)
        for change, here in ((table.detach, 1), (table.attach, 11)):
            for socket in sockets:
                change(socket)
            await host.until(lambda here=here: sum(person["here"] for person in host.face["people"]) == here)  # type: ignore[misc]
        await quiet(host)
        assert told(host, before) == ["table", "table", "preview"]

    run_scenario(scenario, tmp_path)


def test_what_came_of_a_command_is_told_before_its_done_also_what_came_before_it(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, invitation = await server.open(watch="anyone")
        other = await server.join(host.table, invitation, "Bea")
        await server.watch(host.table, None, "Cid")
        table = server.house.tables[host.table]
        before = await quiet(host), await quiet(other)
        asking = asyncio.ensure_future(host.do("mute", person=1, on=True))
        while not table._turn.taken:
            await asyncio.sleep(0)
        table.detach(next(socket for socket in table.sockets if socket.person == 2))
        assert (await asking)["type"] == "done"
        assert [person["muted"] for person in host.face["people"]] == [False, True, False]
        assert told(host, before[0])[-2:] == ["table", "done"]
        await quiet(other)
        assert [person["muted"] for person in other.face["people"]] == [False, True, False]

    run_scenario(scenario, tmp_path)


# Storms.


@pytest.mark.parametrize("game", GAMES)
def test_a_storm_of_commands_leaves_the_table_as_a_clean_run_would(tmp_path: Path, game: str) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of(game, 3, seats=3)
        storm = Storm(guests, [await second(guest) for guest in guests], seed=11)
        for _ in range(60):
            if guests[0].over:
                break
            await storm.blow()
            live = server.state(guests[0].table)
            assert live.match
            for guest in storm.connections:
                await guest.until(lambda guest=guest, told=live.match.told: len(guest.events) == told)  # type: ignore[misc]
        guests_see_the_truth(server, storm.connections)
        each_answer_is_there_once(await kept_moves(server, guests[0].table), storm.given())
        await memory_is_what_was_kept(server, guests[0].table)
        assert storm.refusals >= {"refused-late", "refused-other-body"}

    run_scenario(scenario, tmp_path)


class Storm:
    """Gusts of commands by two connections of every seat.

    Right ones and wrong ones, repeats of old ones, all at once.
    """

    def __init__(self, guests: list[Guest], twins: list[Guest], seed: int) -> None:
        self.connections = [*guests, *twins]
        # by person and id: body, answer
        self.outcomes: dict[tuple[int, str], tuple[dict[str, Any], dict[str, Any]]] = {}
        self.refusals: set[str] = set()
        self._dice = Lehmer(seed)

    async def blow(self) -> None:
        gust = [self._one(guest) for guest in self.connections for _ in range(1 + self._dice.below(3))]
        shuffled = sorted(gust, key=lambda _: self._dice.below(1000))
        by_guest = [[said for said in shuffled if said[0] is guest] for guest in self.connections]
        await asyncio.gather(*(self._send(said) for said in by_guest))

    def given(self) -> list[Given]:
        done = [
            (guest, body, answer) for (guest, _), (body, answer) in self.outcomes.items() if answer["type"] == "done"
        ]
        return [Given(seat, tuple(body["actions"]), answer["moves"]) for seat, body, answer in done]

    def _one(self, guest: Guest) -> tuple[Guest, str, dict[str, Any]]:
        kind = self._dice.below(10)
        said = [
            (id, body, answer["type"]) for (seat, id), (body, answer) in self.outcomes.items() if seat == guest.seat
        ]
        # of refusals, late ones
        mine = [(id, body) for n, (id, body, kind) in enumerate(said, 6) if kind == "done" or n >= len(said)]
        if kind < 3 and mine:  # again, or the same id for something else
            id, body = mine[self._dice.below(len(mine))]
            return guest, id, body if kind else {**body, "actions": [*body["actions"], 1]}
        others = [legal for other in self.connections for legal in other.legal] or [0]
        legal = guest.legal or others
        decision = guest.view["decision"] + (0, 0, 0, 0, -1, 1)[self._dice.below(6)]
        actions = (
            [legal[self._dice.below(len(legal))]]
            if kind < 8
            else [others[self._dice.below(len(others))], self._dice.below(300)]
        )
        return guest, f"gust-{self._dice.below(2**31):010}", {"decision": max(0, decision), "actions": actions}

    async def _send(self, gust: list[tuple[Guest, str, dict[str, Any]]]) -> None:
        for guest, id, body in gust:
            answer = await guest.do("play", id, **body)
            known = self.outcomes.setdefault((guest.seat, id), (body, answer))
            if answer["type"] == "refused":
                self.refusals.add(answer["code"])
            if known[0] == body:
                assert answer == known[1], "a repeat had another outcome"
            else:
                assert answer["code"] == "refused-other-body"


# Old commands.


def test_a_command_that_was_forgotten_is_refused_and_not_done_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coterie.store.sql.ANSWERS", 2)

    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("royal-secrets", 3, seats=3)
        mover = next(guest for guest in guests if guest.legal)
        body = {"decision": mover.view["decision"], "actions": [mover.legal[0]]}
        played = await mover.do("play", "the-first-move", **body)
        for n in range(5):
            done(await mover.do("say", f"line-number-{n}", text=f"line {n}"))
        await server.house.sweep()
        server.house.tables[mover.table]._outcomes._recent.clear()  # as after a restart
        refused(await mover.do("say", "line-number-0", text="line 0"), "refused-forgotten")
        assert (await mover.do("say", "line-number-4", text="line 4"))["line"] == 4
        assert await mover.do("play", "the-first-move", **body) == played
        assert not server.state(mover.table).broken
        assert [line.text for line in server.state(mover.table).lines] == [f"line {n}" for n in range(5)]

    run_scenario(scenario, tmp_path, lines_per_minute=1000)
