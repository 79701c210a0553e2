"""Whoever watches bots may pause them, choose their pace and see all cards; where a person plays, nobody may."""

import asyncio
from pathlib import Path

import pytest

from coterie.core.lexicon import OPEN
from coterie.server.state.table_state import TableState
from tests.server.guests import RunningServer, done, refused, run_scenario
from tests.server.taps import Tap

BOTS = dict.fromkeys("ABC", "random")


def test_the_host_of_a_table_of_bots_pauses_them_and_lets_them_go_on(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, invitation = await server.open("royal-secrets", seats=3, seat=None, bots=BOTS)
        done(await host.do("start"))
        done(await host.do("pause", on=True))
        while server.house.tables[host.table].absence.busy:  # until who was thinking has given up
            await asyncio.sleep(0)
        other = await server.watch(host.table, invitation, "Bob")
        refused(await other.do("pause", on=False), "refused-gallery")
        moves = len(server.state(host.table).match.moves)  # type: ignore[union-attr]
        done(await host.do("pause", on=False))
        await host.until(lambda: len(server.state(host.table).match.moves) > moves)  # type: ignore[union-attr]

    run_scenario(scenario, tmp_path)


def test_bots_have_two_paces_which_the_host_chooses_at_any_time(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, _ = await server.open("royal-secrets", seats=3)
        absence = server.house.tables[host.table].absence
        assert absence.pace == 60.0
        done(await host.do("start"))
        done(await host.do("pace", pace="leisurely"))
        await host.until(lambda: host.face["agreement"]["pace"] == "leisurely")
        assert absence.pace == 150.0
        done(await host.do("pace", pace="brisk"))
        assert absence.pace == 60.0

    run_scenario(scenario, tmp_path, bot_pace=60.0)


def test_open_cards_are_for_a_table_of_bots(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, invitation = await server.open("royal-secrets", seats=3, seat=None, bots=BOTS)
        await host.leave()
        await host.hello(open_cards=True)
        other = await server.watch(host.table, invitation, "Bob")
        done(await host.do("start"))
        await host.until(lambda: host.game is not None and host.view["seat"] == OPEN)
        await other.until(lambda: other.game is not None)
        hands = {seat: cards for name, seat, _, cards, _ in host.view["piles"] if name == "hand"}
        assert all(hands[seat] for seat in range(3))
        assert other.view["seat"] == 3
        dealt = [[event for event in guest.events if event[1] == "dealt"] for guest in (host, other)]
        assert all(event[4][0] >= 0 for event in dealt[0])
        assert all(event[4][0] < 0 for event in dealt[1])

    run_scenario(scenario, tmp_path)


@pytest.mark.parametrize("planted", [False, True], ids=["", "planted"])
def test_where_a_person_plays_or_has_played_open_cards_show_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, planted: bool
) -> None:
    if planted:  # it looks at who plays now, and forgets who left
        monkeypatch.setattr(TableState, "bots_alone", property(lambda state: all(chair.bot for chair in state.chairs)))

    async def scenario(server: RunningServer) -> bool:
        host, invitation = await server.open("royal-secrets", seats=3, bots={"B": "random", "C": "random"})
        taps = []
        for name in ("Bob", "Cem"):
            _, place = await server.post(f"/api/tables/{host.table}/watch", {"name": name, "invitation": invitation})
            taps.append(Tap(server, host.table, place["key"]))
        for tap, wish in zip(taps, (True, False), strict=True):
            await tap.hello(open_cards=wish)
            tap.frames.clear()
        done(await host.do("start"))
        await host.until(lambda: bool(host.legal))
        await asyncio.gather(*[tap.catch_up() for tap in taps])
        same = _news(taps[0]) == _news(taps[1])
        done(await host.do("pause", on=True))
        done(await host.do("resign"))
        for tap, wish in zip(taps, (True, False), strict=True):
            await tap.leave()
            await tap.hello(open_cards=wish)
        return same and taps[0].view == taps[1].view

    outcome: list[bool] = []

    async def noted(server: RunningServer) -> None:
        outcome.append(await scenario(server))

    run_scenario(noted, tmp_path)
    assert outcome == [not planted]


def _news(tap: Tap) -> list[bytes]:
    return [frame for frame in tap.frames if frame.startswith(b'{"type":"news"')]
