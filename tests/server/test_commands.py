"""Commands from several connections: repeated, reordered, late and conflicting ones have one winner, and everybody is told the same."""

import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest

from coterie.core.dice import Lehmer
from coterie.core.words import CHANCE
from coterie.play import SeededDice
from coterie.play.rebuild import rebuilding
from coterie.server.live import RECENT
from tests.server.guests import Guest, Inn, asked, inn, level, story
from tests.server.proofs import Given, each_answer_is_there_once, guests_see_the_truth, kept_moves, memory_is_what_was_kept
from tests.server.test_tables import GAMES

ID = "the-same-one"


async def second(guest: Guest) -> Guest:
    """Another connection of the same person."""
    return await Guest(guest.inn, guest.table, guest.key).hello()


async def quiet(guest: Guest) -> int:
    """How many frames a guest has, once everything said before has been answered."""
    await guest.do("preview", decision=0, actions=[])
    return len(guest.frames)


# Repeated.


def test_a_repeated_command_has_its_first_outcome_by_any_connection_even_after_a_restart(tmp_path: Path) -> None:
    async def tell() -> None:
        async with inn(tmp_path) as place:
            guests = await place.company("royal-secrets", 3, seats=3)
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
            assert len(await kept_moves(place, one.table)) == first["moves"]
        async with inn(tmp_path) as place:
            one.inn = place
            await one.back()
            assert await one.do("play", ID, **body) == first
            assert len(await kept_moves(place, one.table)) == first["moves"]
            await memory_is_what_was_kept(place, one.table)

    asyncio.run(tell())


def test_the_same_id_for_something_else_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def tell() -> None:
        async with inn(tmp_path) as place:
            guests = await place.company("for-the-king", 3, seats=3)
            one = await asked(guests)
            body = {"decision": one.view["decision"], "actions": [one.legal[0]]}
            first = await one.do("play", ID, **body)
            await other_body_is_refused(place, one, body, first)
            assert (await one.do("say", ID, text="me too"))["code"] == "refused-other-body"
        async with inn(tmp_path) as place:
            one.inn = place
            await one.back()
            await other_body_is_refused(place, one, body, first)
            other = next(guest for guest in guests if guest is not one)
            other.inn = place
            await other.back()
            assert (await other.do("say", ID, text="ids are each person's own"))["type"] == "done"

    async def other_body_is_refused(place: Inn, one: Guest, body: dict[str, Any], first: dict[str, Any]) -> None:
        for change in ({"actions": [*body["actions"], 0]}, {"decision": body["decision"] + 1}):
            refusal = await one.do("play", ID, **{**body, **change})
            assert (refusal["type"], refusal["code"]) == ("refused", "refused-other-body")
        assert len(await kept_moves(place, one.table)) == first["moves"]
        assert await one.do("play", ID, **body) == first

    asyncio.run(tell())


def test_a_line_said_twice_by_a_nervous_connection_is_one_line(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        guests = await inn.company("royal-secrets", 3, seats=3)
        two = await second(guests[0])
        said = await asyncio.gather(*[guest.do("say", ID, text="trust me") for guest in (guests[0], two)])
        assert said[0] == said[1]
        assert (await guests[1].do("say", text="never"))["line"] == said[0]["line"] + 1
        assert [line.text for line in inn.house.tables[two.table].lines] == ["trust me", "never"]

    story(told, tmp_path)


# Late and conflicting.


@pytest.mark.parametrize("game", GAMES)
def test_of_two_answers_to_one_question_one_wins(tmp_path: Path, game: str) -> None:
    async def told(inn: Inn) -> None:
        guests = await inn.company(game, 3, seats=3)
        twins = [await second(guest) for guest in guests]
        for n in range(20):
            one = await asked(guests)
            two = twins[guests.index(one)]
            await two.until(lambda one=one, two=two: two.stands == one.stands)  # type: ignore[misc]
            before = len(await kept_moves(inn, one.table))
            pair = (one, two) if n % 2 else (two, one)
            answers = await asyncio.gather(*[guest.play(one.legal[k % len(one.legal)]) for k, guest in enumerate(pair)])
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            loser = next(answer for answer in answers if answer["type"] == "refused")
            assert loser["code"] in ("refused-late", "refused-not-asked")
            given = [move for move in (await kept_moves(inn, one.table))[before:] if move.seat >= 0]
            assert len(given) == 1
            await level([*guests, *twins], one.stands)
        await memory_is_what_was_kept(inn, guests[0].table)

    story(told, tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_changes_nothing_tells_nobody_and_cites_the_clause(tmp_path: Path, game: str) -> None:
    async def told(inn: Inn) -> None:
        guests = await inn.company(game, 3, seats=3)
        one = await asked(guests)
        other = next(guest for guest in guests if guest is not one)
        before = [await quiet(guest) for guest in guests]
        kept, decision = await kept_moves(inn, one.table), one.view["decision"]
        wrong = next(action for action in range(10**6) if action not in one.legal)
        illegal = await one.play(wrong)
        assert (illegal["type"], illegal["code"]) == ("refused", "refused-not-legal")
        assert illegal["clause"].startswith(("RS-", "FK-", "RC-"))
        assert (await one.play(10**9))["type"] == "refused"
        assert (await one.do("play", decision=decision + 1, actions=[one.legal[0]]))["code"] == "refused-late"
        if not other.legal:
            assert (await other.do("play", decision=decision, actions=[one.legal[0]]))["code"] == "refused-not-asked"
        assert await kept_moves(inn, one.table) == kept
        watched = next(guest for guest in guests if guest not in (one, other))
        assert await quiet(watched) == before[guests.index(watched)] + 1
        await memory_is_what_was_kept(inn, one.table)

    story(told, tmp_path)


# Batches.


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_is_all_or_nothing_and_never_crosses_chance_a_reveal_or_another_seat(tmp_path: Path, game: str) -> None:
    """Runs of up to four answers, each the first that its seat could foresee or could not; the store says what was done."""

    async def told(inn: Inn) -> None:
        guests = await inn.company(game, 3, seats=3)
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
            before = len(await kept_moves(inn, table))
            answer = await one.play(*run)
            if answer["type"] == "done":
                given.append(Given(one.seat, tuple(run), answer["moves"]))
            else:
                refusals.add(answer["code"])
                assert len(await kept_moves(inn, table)) == before
            await level(guests, one.stands)
        moves = await kept_moves(inn, table)
        each_answer_is_there_once(moves, given)
        assert {len(run.actions) for run in given} > {1}, "no batch was ever done"
        assert "refused-blind" in refusals
        check_batches(inn, table, moves, given)
        await memory_is_what_was_kept(inn, table)

    def check_batches(inn: Inn, table: str, moves: list[Any], given: list[Given]) -> None:
        """Between two answers of one batch nobody else was asked, least of all chance, and the seat saw no new card."""
        live = inn.house.tables[table]
        assert live.match
        between = {}  # after so many moves the match stood inside this batch
        for run in given:
            last = max(n for n in range(run.moves) if moves[n].seat == run.seat)
            between |= dict.fromkeys(range(last - len(run.actions) + 2, last + 1), run)
        told = [(move.seat, move.action) for move in moves]
        for n, match in enumerate(rebuilding(live.game, live.terms.seats, live.match.options, live.pack, told)):
            if n in between:
                assert not match._table.asked(CHANCE)
                assert between[n].seat in match.asked()
                assert moves[n].seat == between[n].seat

    story(told, tmp_path)


# Together.


@pytest.mark.parametrize(("game", "seed"), [("royal-secrets", 2), ("reigns-council", 2)])
def test_a_question_to_several_takes_their_answers_in_any_order(tmp_path: Path, game: str, seed: int) -> None:
    """The same cards, the same answers, in every order: the same table. Both games ask sealed questions, the second open ones too."""

    async def told(inn: Inn) -> None:
        inn.house.backstage.dice = lambda: SeededDice(seed)
        ends = []
        for order in itertools.permutations(range(3)):
            guests = await inn.company(game, 3, seats=3, options={"first": "A"})
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

    story(told, tmp_path)


# Storms.


@pytest.mark.parametrize("game", GAMES)
def test_a_storm_of_commands_leaves_the_table_as_a_clean_run_would(tmp_path: Path, game: str) -> None:
    async def told(inn: Inn) -> None:
        guests = await inn.company(game, 3, seats=3)
        storm = Storm(guests, [await second(guest) for guest in guests], seed=11)
        for _ in range(60):
            if guests[0].over:
                break
            await storm.blow()
            live = inn.house.tables[guests[0].table]
            assert live.match
            for guest in storm.connections:
                await guest.until(lambda guest=guest, told=live.match.told: len(guest.events) == told)  # type: ignore[misc]
        guests_see_the_truth(inn, storm.connections)
        each_answer_is_there_once(await kept_moves(inn, guests[0].table), storm.given())
        await memory_is_what_was_kept(inn, guests[0].table)
        assert storm.refusals >= {"refused-late", "refused-other-body"}

    story(told, tmp_path)


class Storm:
    """Gusts of commands by two connections of every seat: right ones and wrong ones, repeats of old ones, all at once."""

    def __init__(self, guests: list[Guest], twins: list[Guest], seed: int) -> None:
        self.connections = [*guests, *twins]
        self.outcomes: dict[tuple[int, str], tuple[dict[str, Any], dict[str, Any]]] = {}  # by person and id: body, answer
        self.refusals: set[str] = set()
        self._dice = Lehmer(seed)

    async def blow(self) -> None:
        gust = [self._one(guest) for guest in self.connections for _ in range(1 + self._dice.below(3))]
        shuffled = sorted(gust, key=lambda _: self._dice.below(1000))
        by_guest = [[said for said in shuffled if said[0] is guest] for guest in self.connections]
        await asyncio.gather(*(self._send(said) for said in by_guest))

    def given(self) -> list[Given]:
        done = [(guest, body, answer) for (guest, _), (body, answer) in self.outcomes.items() if answer["type"] == "done"]
        return [Given(seat, tuple(body["actions"]), answer["moves"]) for seat, body, answer in done]

    def _one(self, guest: Guest) -> tuple[Guest, str, dict[str, Any]]:
        kind = self._dice.below(10)
        said = [(id, body, answer["type"]) for (seat, id), (body, answer) in self.outcomes.items() if seat == guest.seat]
        mine = [(id, body) for n, (id, body, kind) in enumerate(said, 6) if kind == "done" or n >= len(said)]  # of refusals, late ones
        if kind < 3 and mine:  # again, or the same id for something else
            id, body = mine[self._dice.below(len(mine))]
            return guest, id, body if kind else {**body, "actions": [*body["actions"], 1]}
        others = [legal for other in self.connections for legal in other.legal] or [0]
        legal = guest.legal or others
        decision = guest.view["decision"] + (0, 0, 0, 0, -1, 1)[self._dice.below(6)]
        actions = [legal[self._dice.below(len(legal))]] if kind < 8 else [others[self._dice.below(len(others))], self._dice.below(300)]
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
