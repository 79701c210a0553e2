"""Coming back: whoever loses the connection, or even the house, finds the game where it was, with nothing missed and
nothing twice.
"""

import asyncio
from pathlib import Path

import pytest

from coterie.core.dice import Lehmer
from tests.server.guests import Guest, RunningServer, level, play_out, run_scenario, running_server
from tests.server.invariants import guests_see_the_truth, memory_is_what_was_kept
from tests.server.test_tables import GAMES

pytestmark = pytest.mark.slow


async def reconnect(guest: Guest, dice: Lehmer) -> Guest:
    """Come back in one of the ways people do; what was heard before is kept, so that Guest notices what is missed or
    comes twice.
    """
    way = dice.below(5)
    if way == 0:  # properly
        await guest.leave()
        return await guest.back()
    if way == 1:  # out of a tunnel
        await guest.vanish()
        return await guest.back()
    if way == 2:  # by opening the page again
        await guest.vanish()
        return await guest.hello()
    twin = Guest(guest.server, guest.table, guest.key)  # on another device
    if way == 3:
        twin.match, twin.events, twin.lines = guest.match, [*guest.events], dict(guest.lines)
        await twin.back()
    else:
        await twin.hello()
    await guest.leave()
    return twin


@pytest.mark.parametrize("game", GAMES)
def test_a_complete_game_by_clients_that_reconnect_after_every_few_messages(tmp_path: Path, game: str) -> None:
    async def scenario(server: RunningServer) -> None:
        host, invitation = await server.open(game, seats=3, watch="invited")
        guests = [host, *[await server.join(host.table, invitation, name) for name in ("Bob", "Cyd")]]
        onlooker = await server.watch(host.table, invitation, "Dot")
        await host.do("start")
        dice, heard, comings = Lehmer(3), [0, 0, 0], 0
        await level([*guests, onlooker], host.stands)
        while not onlooker.over:
            asked = [guest for guest in guests if guest.legal]
            one = asked[dice.below(len(asked))]
            away = [
                n for n, guest in enumerate(guests) if guest is not one and len(guest.frames) - heard[n] > dice.below(6)
            ]
            answer, *back = await asyncio.gather(  # they leave and come back while the move is made
                one.play(one.legal[dice.below(len(one.legal))]), *(reconnect(guests[n], dice) for n in away)
            )
            assert answer["type"] == "done"
            for n, guest in zip(away, back, strict=True):
                guests[n], heard[n] = guest, len(guest.frames)
            comings += len(away)
            await level([*guests, onlooker], one.stands)
        assert comings > 25
        guests_see_the_truth(server, [*guests, onlooker])
        assert [guest.view["scores"] for guest in guests] == [onlooker.view["scores"]] * 3
        await memory_is_what_was_kept(server, host.table)

    run_scenario(scenario, tmp_path)


def test_a_client_that_heard_more_than_there_is_gets_everything(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("royal-secrets", 3, seats=3)
        one = guests[0]
        for said in ({"match": 1, "since": 10**6}, {"match": 7, "since": 1}, {"match": 0}):
            await one.leave()
            await one.hello(**said)
            guests_see_the_truth(server, [one])

    run_scenario(scenario, tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_a_restart_of_the_house_sends_everybody_off_and_the_game_goes_on(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        async with running_server(tmp_path) as server:
            host, invitation = await server.open(game, seats=4, clock=300, absent="vote", bots={"D": "random"})
            guests = [host, *[await server.join(host.table, invitation, name) for name in ("Bob", "Cyd")]]
            onlooker = await server.watch(host.table, invitation, "Dot")
            await host.do("start")
            await host.do("say", text="the King looks pale")
            await onlooker.do("say", text="who bets?")
            await play_out(guests, turns=12)
        everybody = [*guests, onlooker]
        for guest in everybody:
            assert guest.closed == 1012
            assert guest.bye
            assert guest.bye["code"] == "restart"
            assert 500 <= guest.bye["retry"] <= 5000
        heard = len(host.events)
        for turns in (5, 5, 10_000):
            async with running_server(tmp_path) as server:
                for guest in everybody:
                    guest.server, guest.lines = server, {}
                    await guest.back()
                assert [chair["person"] for chair in host.face["chairs"]] == [0, 1, 2, -1]
                assert [guest["name"] for guest in host.face["people"]] == ["Ann", "Bob", "Cyd", "Dot"]
                assert [line["text"] for line in host.lines.values()] == ["the King looks pale"]
                assert [line["text"] for line in onlooker.lines.values()] == ["the King looks pale", "who bets?"]
                await play_out(guests, seed=turns, turns=turns)
                assert len(host.events) > heard
                heard = len(host.events)
                if turns == 10_000:
                    await onlooker.until(lambda: onlooker.over)
                    guests_see_the_truth(server, everybody)
                    await memory_is_what_was_kept(server, host.table)
        assert host.over

    asyncio.run(scenario())


def test_a_standing_order_outlives_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running_server(tmp_path) as server:
            guests = await server.table_of("for-the-king", 3, seats=3)
            one, order = await with_an_order(guests)
            where = one.stands
        async with running_server(tmp_path) as server:
            one.server = server
            await one.back()
            assert one.game
            assert one.game["order"] == order
            assert one.stands == where  # its lot is still up

    async def with_an_order(guests: list[Guest]) -> tuple[Guest, list[object]]:
        """Play until somebody who is not asked can leave an order."""
        dice = Lehmer(1)
        while True:
            one = next(guest for guest in guests if guest.legal)
            other = next(guest for guest in guests if not guest.legal)
            if (await other.do("order", order="bid-up-to", amount=3))["type"] == "done":
                return other, ["bid-up-to", 3]
            assert (await one.play(one.legal[dice.below(len(one.legal))]))["type"] == "done"
            await level(guests, one.stands)

    asyncio.run(scenario())
