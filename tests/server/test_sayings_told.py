"""What may be said is told once: a news has it only for who was last told otherwise, and a welcome always has it."""

import json
from pathlib import Path
from typing import Any

import pytest

from coterie.core.dice import Lehmer
from tests.server.guests import Guest, RunningServer, done, end_lull, level, run_scenario
from tests.server.test_verdicts import caught_up, say_something

GAMES = ["for-the-king", "reigns-council", "royal-secrets"]
MOVES = 30


class Listening:
    """One socket, and what it was told that may be said."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.told: list[Any] | None = None
        self.again = 0  # news that told it
        self.as_before = 0  # news that did not
        self._read = 0

    def read(self) -> None:
        """Read what came: nothing that is known is told again."""
        for frame in self.guest.frames[self._read :]:
            message = json.loads(frame)
            if message["type"] == "welcome":
                assert message["game"] is None or message["game"]["sayings"] is not None, "a welcome is whole"
                self.told = message["game"] and message["game"]["sayings"]
            elif message["type"] == "news" and message["game"]["sayings"] is None:
                self.as_before += 1
            elif message["type"] == "news":
                assert message["game"]["sayings"] != self.told, "it was told already"
                self.told = message["game"]["sayings"]
                self.again += 1
        self._read = len(self.guest.frames)


@pytest.mark.parametrize("game", GAMES)
def test_everybody_knows_what_they_may_say_though_it_is_told_only_when_it_changes(game: str, tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests, dice = await server.table_of(game, 3, seats=3), Lehmer(7)
        table = server.house.tables[guests[0].table]
        listening = [Listening(guest) for guest in guests]
        for number in range(MOVES):
            mover = next(guest for guest in guests if guest.legal)
            await say_something(guests[dice.below(3)], dice)  # what was said in three versions is offered no more
            done(await mover.play(mover.legal[dice.below(len(mover.legal))]))
            if number == MOVES // 3:  # a second socket of a seat knows what its own welcome told
                listening.append(Listening(await Guest(server, mover.table, mover.key).hello()))
            if number == MOVES // 2:
                await guests[0].leave()
                await guests[0].back()
            await level([each.guest for each in listening], mover.stands)
            await caught_up([each.guest for each in listening])
            for each in listening:
                each.read()
            if any(guest.game["view"]["over"] for guest in guests if guest.game):
                break
            for each in listening:
                assert each.guest.game
                assert each.told == each.guest.game["sayings"] == json.loads(table.verdicts.sayings(each.guest.seat))
        assert all(each.again and each.as_before for each in listening)

    run_scenario(scenario, tmp_path, lines_per_minute=100_000)


def test_an_onlooker_who_was_welcomed_before_the_game_is_told_that_nothing_may_be_said(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, invitation = await server.open("for-the-king", seats=2)
        await server.join(host.table, invitation, "Bob")
        onlooker = await server.watch(host.table, invitation, "Eve")
        assert onlooker.game is None
        done(await host.do("start"))
        await onlooker.until(lambda: onlooker.game is not None)
        assert onlooker.game
        assert onlooker.game["sayings"] == []

    run_scenario(scenario, tmp_path)


def test_who_gives_up_a_seat_may_say_nothing_and_is_told_so(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("for-the-king", 3, seats=3)
        leaver = guests[2]
        assert leaver.game
        assert leaver.game["sayings"]
        done(await leaver.do("resign"))
        await leaver.until(lambda: leaver.game is not None and leaver.game["view"]["seat"] == 3)
        assert leaver.game["sayings"] == []

    run_scenario(scenario, tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_moves_in_quick_succession_tell_it_once_and_after_the_last_of_them(game: str, tmp_path: Path) -> None:
    """The lull is so long that only its end, which the test brings about, tells it."""

    async def scenario(server: RunningServer) -> None:
        guests, dice = await server.table_of(game, 3, seats=3), Lehmer(7)
        table = server.house.tables[guests[0].table]
        listening = [Listening(guest) for guest in guests]

        def may_say(each: Listening) -> list[Any]:
            sayings: list[Any] = json.loads(table.verdicts.sayings(each.guest.seat))
            return sayings

        for number in range(60):
            mover = next(guest for guest in guests if guest.legal)
            done(await mover.play(mover.legal[dice.below(len(mover.legal))]))
            await level(guests, mover.stands)
            for each in listening:
                each.read()
                assert each.again == 1, "the beginning of the game tells it"
            if number > 5 and any(may_say(each) != each.told for each in listening):
                break
        events = [len(guest.events) for guest in guests]
        end_lull(table)
        end_lull(table)
        for each in listening:
            before, now = each.told, may_say(each)
            await each.guest.until(lambda each=each, now=now: each.guest.game["sayings"] == now)  # type: ignore[misc]
            each.read()
            assert each.again == 1 + (before != now)
        assert [len(guest.events) for guest in guests] == events
        assert any(each.again > 1 for each in listening)

    run_scenario(scenario, tmp_path, lull=1000.0)


def test_a_lull_ends_by_itself_and_the_last_move_is_known(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("for-the-king", 3, seats=3)
        table = server.house.tables[guests[0].table]
        for _ in range(8):
            mover = next(guest for guest in guests if guest.legal)
            done(await mover.play(mover.legal[0]))
            await level(guests, mover.stands)
        for guest in guests:
            now = json.loads(table.verdicts.sayings(guest.seat))
            await guest.until(lambda guest=guest, now=now: guest.game["sayings"] == now)  # type: ignore[misc]

    run_scenario(scenario, tmp_path, lull=0.2)
