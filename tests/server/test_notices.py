"""Notices: one for each turn, to who is elsewhere, on their devices and in a channel, and never in quiet hours."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from coterie.server.notices.courier import LATEST, SOON, delivery_of
from coterie.server.notices.reach import CallAnswer
from coterie.server.notices.turns import DEVICES, SETTLED, TRIES, TurnNotices
from tests.server.guests import Clock, Guest, RunningServer, asked, done, level, running_server
from tests.server.receivers import Device, Receiver, receiving

DAY = 86_400
GONE = SETTLED / 1000 + 1  # seconds after which who left is gone

Scenario = Callable[[RunningServer, Receiver, Clock], Awaitable[None]]


def run(data: Path, scenario: Scenario, **settings: Any) -> None:
    """Run a scenario with a house that may call a receiver on this machine."""

    async def opened() -> None:
        clock = Clock()
        async with receiving() as receiver:
            more = {name: text.format(url=receiver.url) for name, text in settings.items() if isinstance(text, str)}
            chosen = {"notices_to_loopback": True, **settings, **more}
            async with running_server(data, now=clock, **chosen) as server:
                await scenario(server, receiver, clock)

    asyncio.run(opened())


async def table_of_days(server: RunningServer, people: int = 3, **more: Any) -> list[Guest]:
    return await server.table_of("for-the-king", people, seats=people, clock=DAY, options={"first": "B"}, **more)


async def subscribe(guest: Guest, device: Device, **more: str) -> None:
    status, told = await guest.server.post(f"/api/tables/{guest.table}/push", device.subscription(**more), guest.key)
    assert status == 200, told


async def choose_channel(guest: Guest, url: str, **more: str) -> tuple[int, Any]:
    return await guest.server.post(f"/api/tables/{guest.table}/webhook", {"url": url, **more}, guest.key)


async def settled(server: RunningServer, table: str) -> TurnNotices:
    """Wait until no notice of a table is on its way."""
    notices = server.house.tables[table].notices
    while notices._calls:
        await asyncio.gather(*notices._calls.values())
    return notices


async def gone(guest: Guest, clock: Clock, server: RunningServer) -> None:
    """A guest closes the page, and is gone."""
    person = next(p["person"] for p in guest.face["people"] if p["seat"] == guest.seat)
    await guest.leave()
    state = server.state(guest.table)
    async with asyncio.timeout(60):
        while person in state.here:
            await asyncio.sleep(0)
    clock.forward(GONE, server)


def test_who_is_elsewhere_gets_one_notice_that_only_their_device_can_read(tmp_path: Path) -> None:
    async def scenario(server: RunningServer, receiver: Receiver, clock: Clock) -> None:
        ann, bob, cleo = await table_of_days(server)
        phone, laptop, other = receiver.device("phone"), receiver.device("laptop"), receiver.device("other")
        await subscribe(bob, phone, language="fr")
        await subscribe(bob, laptop)
        await subscribe(cleo, other)  # who is not asked
        assert bob.legal
        clock.forward(GONE, server)
        assert receiver.calls == []  # he is here
        await gone(bob, clock, server)
        calls = await receiver.until(2)
        read = {
            call.path: json.loads(device.reads(call))
            for device in (phone, laptop)
            for call in calls
            if call.path == device.path
        }
        assert read == {
            "/phone": {
                "title": "Pour le Roi (et Moi)",
                "body": f"Guest 1, c’est à toi de jouer à la table {bob.table}.",
                "table": bob.table,
                "lang": "fr",
            },
            "/laptop": {
                "title": "For the King (and Me)",
                "body": f"Guest 1, it is your turn at table {bob.table}.",
                "table": bob.table,
                "lang": "en",
            },
        }
        assert len({len(call.body) for call in calls}) == 1, "its length tells nothing"
        for _ in range(5):
            clock.forward(3600, server)
        await settled(server, bob.table)
        assert len(receiver.calls) == 2  # one for a turn
        await bob.back()
        others = 0
        while not (others and bob.legal):
            mover = await asked([ann, bob, cleo])
            others += mover is not bob
            done(await mover.play(mover.legal[-1]))
            await level([ann, bob, cleo], mover.stands)
        await gone(bob, clock, server)
        await receiver.until(4)

    run(tmp_path, scenario)


def test_the_next_turn_has_a_notice_of_its_own_also_after_the_house_was_closed(tmp_path: Path) -> None:
    async def first(server: RunningServer, receiver: Receiver, clock: Clock) -> None:
        ann, bob = await table_of_days(server, 2)
        tables.append(ann.table)
        _, told = await choose_channel(ann, f"{receiver.url}/channel")
        assert told["channel"] == {"form": "ntfy", "site": "127.0.0.1", "language": "en", "quiet": ""}
        await gone(bob, clock, server)
        await receiver.until(2)
        await settled(server, ann.table)
        assert [call.told["message"] for call in receiver.calls][1:] == [
            f"Guest 1, it is your turn at table {ann.table}."
        ]
        moments.append(clock.ms)
        urls.append(receiver.url)

    async def again(server: RunningServer, receiver: Receiver, clock: Clock) -> None:
        clock.ms = moments[0] + 1000
        live = await server.house.find(tables[0])
        assert live
        moved = live.notices.addresses[0]
        assert moved.url == f"{urls[0]}/channel"
        clock.forward(GONE, server)
        await settled(server, tables[0])
        assert receiver.calls == []
        assert live.notices._told == {(moved.url, 1): (1, 0)}
        assert not live.notices.busy  # nothing will be told again

    tables: list[str] = []
    moments: list[int] = []
    urls: list[str] = []
    run(tmp_path, first)
    run(tmp_path, again)


def test_a_channel_hears_of_all_who_are_waited_for_at_once(tmp_path: Path) -> None:
    async def scenario(server: RunningServer, receiver: Receiver, clock: Clock) -> None:
        guests = await server.table_of("whispers", 3, seats=3, clock=DAY)
        await choose_channel(guests[0], f"{receiver.url}/hook", form="discord")
        while sum(bool(guest.legal) for guest in guests) < 2:
            mover = next(guest for guest in guests if guest.legal)
            done(await mover.play(mover.legal[0]))
            await guests[0].until(lambda: any(guest.legal for guest in guests))
        waited = [guest for guest in guests if guest.legal]
        for guest in waited:
            await guest.leave()
        while len(server.state(guests[0].table).gone_at) < len(waited):
            await asyncio.sleep(0)
        clock.forward(GONE, server)
        hello, notice = await receiver.until(2)
        assert hello.told["allowed_mentions"] == notice.told["allowed_mentions"] == {"parse": []}
        assert notice.told["content"].count("Guest ") == len(waited)

    run(tmp_path, scenario)


def test_the_channel_of_the_house_hears_of_every_table(tmp_path: Path) -> None:
    async def scenario(server: RunningServer, receiver: Receiver, clock: Clock) -> None:
        server.house.services.courier.site = "https://games.example"
        (_, bob), (_, dan) = await table_of_days(server, 2), await table_of_days(server, 2)
        for guest in (bob, dan):
            await gone(guest, clock, server)
        calls = await receiver.until(2)
        assert {call.told["text"] for call in calls} == {
            f"For the King (and Me): Guest 1, it is your turn at table {table}.\nhttps://games.example/t/{table}"
            for table in (bob.table, dan.table)
        }

    run(tmp_path, scenario, webhook="slack {url}/house")


@pytest.mark.parametrize("hour", [21, 23, 3, 7, 12])
def test_in_quiet_hours_a_notice_waits_until_they_are_over(tmp_path: Path, hour: int) -> None:
    async def scenario(server: RunningServer, receiver: Receiver, clock: Clock) -> None:
        clock.ms = 1_800_000_000_000 // (DAY * 1000) * DAY * 1000 + hour * 3_600_000
        _, bob = await table_of_days(server, 2)
        await subscribe(bob, receiver.device("phone"), quiet="22:00-08:00 Etc/UTC")
        await gone(bob, clock, server)
        if quiet := hour in (23, 3, 7):
            notices = await settled(server, bob.table)
            assert notices.busy, "it is not forgotten"
            assert receiver.calls == []
            await server.house.sweep()
            assert bob.table in server.house.tables
            clock.ms += ((32 - hour) % 24) * 3_600_000 - int(GONE * 1000) - 1000
            server.house.tables[bob.table].attend()
            assert not notices._calls, "a second too early"
            clock.forward(2, server)
        await receiver.until(1)
        assert quiet == (clock.ms // 3_600_000 % 24 == 8)

    run(tmp_path, scenario)


def test_who_comes_back_in_time_gets_none(tmp_path: Path) -> None:
    async def scenario(server: RunningServer, receiver: Receiver, clock: Clock) -> None:
        _, bob = await table_of_days(server, 2)
        await subscribe(bob, receiver.device("phone"))
        await bob.leave()
        await bob.back()
        clock.forward(GONE, server)
        assert not (await settled(server, bob.table)).busy
        assert receiver.calls == []

    run(tmp_path, scenario)


def test_who_left_bots_in_their_own_turn_is_left_alone(tmp_path: Path) -> None:
    async def scenario(server: RunningServer, receiver: Receiver, clock: Clock) -> None:
        ann, _ = await server.open("for-the-king", seats=2, bots={"B": "random"}, options={"first": "A"})
        done(await ann.do("start"))
        await ann.until(lambda: bool(ann.legal))
        await subscribe(ann, receiver.device("phone"))
        clock.ms += 1000
        await gone(ann, clock, server)
        assert not (await settled(server, ann.table)).busy
        assert receiver.calls == []

    run(tmp_path, scenario)


# What is wrong out there.


def test_a_device_that_is_gone_is_forgotten_and_a_slow_one_stops_no_other(tmp_path: Path) -> None:
    async def scenario(server: RunningServer, receiver: Receiver, clock: Clock) -> None:
        _, bob = await table_of_days(server, 2)
        for name in ("dead", "never", "busy", "good"):
            await subscribe(bob, receiver.device(name))
        receiver.answers = {
            "/dead": web.Response(status=410),
            "/never": None,
            "/busy": web.Response(status=429, headers={"Retry-After": "300"}),
        }
        server.house.services.courier.caller._patience = 0.2
        await gone(bob, clock, server)
        await receiver.until(4)
        notices = await settled(server, bob.table)
        assert [address.url.rpartition("/")[2] for address in notices.addresses] == ["never", "busy", "good"]
        kept, _ = await server.store.addresses.load(bob.table)
        assert {address.url for address in kept} == {address.url for address in notices.addresses}
        receiver.answers = {}
        clock.forward(SOON, server)
        await receiver.until(5)  # the one that never answered
        await settled(server, bob.table)
        clock.forward(239, server)
        assert not notices._calls, "not before it asked for it"
        clock.forward(2, server)
        calls = await receiver.until(6)
        await settled(server, bob.table)
        assert [call.path for call in calls[4:]] == ["/never", "/busy"]
        assert not notices.busy

    run(tmp_path, scenario)


def test_a_service_that_is_always_busy_is_asked_so_often_and_again_in_the_next_turn(tmp_path: Path) -> None:
    async def scenario(server: RunningServer, receiver: Receiver, clock: Clock) -> None:
        _, bob = await table_of_days(server, 2)
        await subscribe(bob, receiver.device("busy"))
        receiver.answers = {"/busy": web.Response(status=503)}
        await gone(bob, clock, server)
        for n in range(1, TRIES):
            await receiver.until(n)
            await settled(server, bob.table)
            clock.forward(LATEST, server)
        await receiver.until(TRIES)
        notices = await settled(server, bob.table)
        assert not notices.busy
        assert len(notices.addresses) == 1

    run(tmp_path, scenario)


@pytest.mark.parametrize(
    ("answer", "taken", "is_gone", "wait"),
    [
        (CallAnswer(200), True, False, None),
        (CallAnswer(204), True, False, None),
        (CallAnswer(302), False, False, None),
        (CallAnswer(400), False, False, None),
        (CallAnswer(404), False, True, None),
        (CallAnswer(410), False, True, None),
        (CallAnswer(429), False, False, SOON),
        (CallAnswer(429, 600.0), False, False, 600.0),
        (CallAnswer(429, 1e7), False, False, LATEST),
        (CallAnswer(500), False, False, SOON),
        (CallAnswer(0), False, False, SOON),
    ],
)
def test_what_an_answer_means(answer: CallAnswer, taken: bool, is_gone: bool, wait: float | None) -> None:
    delivery = delivery_of(answer)
    assert (delivery.taken, delivery.gone, delivery.wait) == (taken, is_gone, wait)


def test_a_person_has_so_many_devices_and_the_oldest_goes(tmp_path: Path) -> None:
    async def scenario(server: RunningServer, receiver: Receiver, clock: Clock) -> None:
        _, bob = await table_of_days(server, 2)
        for n in range(DEVICES + 2):
            clock.ms += 1
            await subscribe(bob, receiver.device(f"device-{n}"))
        kept, _ = await server.store.addresses.load(bob.table)
        assert [address.url.rpartition("-")[2] for address in kept] == [str(n) for n in range(2, DEVICES + 2)]
        await server.post(f"/api/tables/{bob.table}/push/end", {"endpoint": f"{receiver.url}/device-5"}, bob.key)
        assert len(server.house.tables[bob.table].notices.addresses) == DEVICES - 1

    run(tmp_path, scenario)


def test_a_device_is_called_as_long_as_its_person_holds_the_same_key(tmp_path: Path) -> None:
    async def scenario(server: RunningServer, receiver: Receiver, clock: Clock) -> None:
        _, bob = await table_of_days(server, 2)
        await subscribe(bob, receiver.device("lost"))
        state = server.state(bob.table)
        await gone(bob, clock, server)
        await receiver.until(1)
        await settled(server, bob.table)
        state.people[1] = replace(state.people[1], key=b"another")
        notices = server.house.tables[bob.table].notices
        notices._told.clear()
        notices.attend()
        assert not notices.busy

    run(tmp_path, scenario)


# Who may choose, and what is refused.


def test_only_the_host_chooses_a_channel_and_nobody_is_shown_its_address(tmp_path: Path) -> None:
    async def scenario(server: RunningServer, receiver: Receiver, clock: Clock) -> None:
        ann, bob = await table_of_days(server, 2)
        status, problem = await choose_channel(bob, f"{receiver.url}/secret-words")
        assert (status, problem["code"]) == (403, "refused-webhook-host")
        assert (await choose_channel(ann, f"{receiver.url}/secret-words"))[0] == 200
        for guest in (ann, bob):
            status, told = await server.get(f"/api/tables/{ann.table}/notices", guest.key)
            assert status == 200
            assert told["channel"]["site"] == "127.0.0.1"
            assert "secret-words" not in json.dumps(told)
        status, told = await choose_channel(ann, "")
        assert (status, told["channel"]) == (200, None)

    run(tmp_path, scenario)


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (web.Response(status=404), "refused-webhook-status"),
        (web.Response(status=302, headers={"Location": "http://127.0.0.1:1/"}), "refused-webhook-status"),
        (web.Response(status=500), "refused-webhook-status"),
        (None, "refused-webhook"),
    ],
    ids=["gone", "redirects", "fails", "never answers"],
)
def test_a_channel_that_takes_no_greeting_is_not_kept(tmp_path: Path, answer: web.Response | None, code: str) -> None:
    async def scenario(server: RunningServer, receiver: Receiver, clock: Clock) -> None:
        ann, _ = await table_of_days(server, 2)
        server.house.services.courier.caller._patience = 0.2
        await choose_channel(ann, f"{receiver.url}/good")
        receiver.answers = {"/": answer}
        status, problem = await choose_channel(ann, f"{receiver.url}/other")
        assert (status, problem["code"]) == (409, code)
        channel = server.house.tables[ann.table].notices.channel
        assert channel
        assert channel.url == f"{receiver.url}/good", "the one before stays"
        assert len(receiver.calls) == 2, "a redirect is not followed"

    run(tmp_path, scenario)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"p256dh": "AAAA"}, "refused-subscription"),
        ({"p256dh": "B" + "A" * 86}, "refused-subscription"),
        ({"auth": "é"}, "refused-subscription"),
        ({"auth": ""}, "refused-subscription"),
        ({"endpoint": ""}, "refused-address"),
        ({"endpoint": "https://10.0.0.1/push"}, "refused-address"),
        ({"endpoint": "https://push.example/" + "x" * 2000}, "bad-body"),
        ({"quiet": "late"}, "refused-quiet"),
        ({"quiet": "25:00-08:00 Europe/Paris"}, "refused-quiet"),
        ({"quiet": "22:00-08:00 Europe/Atlantis"}, "refused-quiet"),
        ({"quiet": "22:00-08:00 ../../etc/passwd"}, "refused-quiet"),
        ({"quiet": "22:00-08:00 /etc/passwd"}, "refused-quiet"),
        ({"language": "la"}, "bad-body"),
    ],
)
def test_what_is_no_subscription_is_told_in_a_sentence(tmp_path: Path, wrong: dict[str, str], code: str) -> None:
    async def scenario(server: RunningServer, receiver: Receiver, clock: Clock) -> None:
        ann, _ = await server.open("for-the-king")
        body = {**receiver.device("phone").subscription(), **wrong}
        status, problem = await server.post(f"/api/tables/{ann.table}/push", body, ann.key)
        assert (status, problem["code"]) == (400, code)
        assert server.house.tables[ann.table].notices.addresses == []

    run(tmp_path, scenario)


def test_the_key_of_the_house_is_the_same_after_it_was_closed(tmp_path: Path) -> None:
    keys: list[str] = []

    async def scenario(server: RunningServer, receiver: Receiver, clock: Clock) -> None:
        ann, _ = await server.open("for-the-king")
        keys.append((await server.get(f"/api/tables/{ann.table}/notices", ann.key))[1]["push_key"])

    run(tmp_path / "one", scenario)
    run(tmp_path / "one", scenario)
    run(tmp_path / "two", scenario)
    assert keys[0] == keys[1] != keys[2]
    assert len(keys[0]) == 87
