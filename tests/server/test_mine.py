"""Personal keys: they bring one's own seats to another device, and renew them when a device is lost."""

import asyncio
import re
from pathlib import Path
from typing import Any

from coterie.server.tables import keys
from coterie.server.tables.keyring import MOST_KEYS
from coterie.store import open_store
from tests.server.guests import Guest, RunningServer, run_scenario


async def keep(server: RunningServer, guest: Guest, personal: str) -> tuple[int, Any]:
    return await server.post(f"/api/tables/{guest.table}/keep", {"personal": personal}, guest.key)


async def two_tables(server: RunningServer) -> tuple[Guest, Guest, str]:
    """Ann at two tables, under two names, and her personal key that brings both seats."""
    personal = keys.new_key()
    first, _ = await server.open(name="Ann")
    second, _ = await server.open("for-the-king", name="Somebody")
    for guest in (first, second):
        assert (await keep(server, guest, personal))[0] == 200
    return first, second, personal


async def shut_out(guest: Guest) -> None:
    """Wait until a guest's connection is closed."""
    assert guest._reader
    async with asyncio.timeout(60):
        await guest._reader
    assert (guest.closed, guest.bye and guest.bye["code"]) == (4401, "bad-key")


def test_a_personal_key_brings_every_seat_to_another_device(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        first, second, personal = await two_tables(server)
        status, mine = await server.get("/api/mine", personal)
        assert status == 200
        assert [(seat["table"], seat["seat"], seat["key"]) for seat in mine["seats"]] == [
            (guest.table, 0, guest.key) for guest in (first, second)
        ]
        other = await Guest(server, second.table, mine["seats"][1]["key"]).hello()
        assert other.seat == 0

    run_scenario(scenario, tmp_path)


def test_other_peoples_seats_do_not_travel(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        personal = keys.new_key()
        ann, invitation = await server.open(name="Ann")
        bob = await server.join(ann.table, invitation, "Bob")  # on the same device
        assert (await keep(server, ann, personal))[0] == 200
        status, problem = await keep(server, bob, personal)
        assert (status, problem["code"]) == (409, "refused-other-seat")
        _, mine = await server.get("/api/mine", personal)
        assert [seat["person"] for seat in mine["seats"]] == [0]

    run_scenario(scenario, tmp_path)


def test_a_lost_device_is_revoked(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        first, second, personal = await two_tables(server)
        following = keys.new_key()
        _, ticket = await server.post(f"/api/tables/{first.table}/ticket", {}, first.key)
        beside, _ = await server.open(name="Bob")  # whoever has no part in it stays
        status, mine = await server.post("/api/mine/renew", {"next": following}, personal)
        assert (status, mine["missed"]) == (200, [])
        for guest in (first, second):
            await shut_out(guest)
            assert (await server.post(f"/api/tables/{guest.table}/ticket", {}, guest.key))[0] == 401
            assert (await keep(server, guest, personal))[0] == 401
        people = server.state(first.table).people
        assert server.house.tickets.take(ticket["ticket"], first.table, people) is None
        assert beside.closed is None
        for key in (personal, keys.new_key()):
            assert (await server.get("/api/mine", key))[0] == 401
        assert await server.get("/api/mine", following) == (200, mine)
        assert {seat["key"] for seat in mine["seats"]}.isdisjoint({first.key, second.key})
        for seat in mine["seats"]:
            assert (await Guest(server, seat["table"], seat["key"]).hello()).seat == 0

    run_scenario(scenario, tmp_path)


def test_a_shared_device_that_was_lost_is_shut_out_with_everybody_on_it(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        ann, invitation = await server.open(name="Ann")
        bob = await server.join(ann.table, invitation, "Bob")
        await bob.leave()
        await bob.hello(beside=[ann.key])  # Bob plays on Ann's device
        personal = keys.new_key()
        await keep(server, ann, personal)
        await server.post("/api/mine/renew", {"next": keys.new_key()}, personal)
        await shut_out(ann)
        await shut_out(bob)
        assert (await bob.hello(beside=[ann.key])).seat == 1
        assert server.state(ann.table).here == {1}, "the key beside is void"

    run_scenario(scenario, tmp_path)


def test_a_renewal_that_is_asked_for_again_goes_on(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        first, _, personal = await two_tables(server)
        following = keys.new_key()
        answers = [await server.post("/api/mine/renew", {"next": following}, personal) for _ in range(2)]
        assert answers[0] == answers[1]
        assert answers[0][0] == 200
        status, problem = await server.post("/api/mine/renew", {"next": keys.new_key()}, personal)
        assert (status, problem["code"]) == (401, "refused-renewed"), "who has the lost one does not take the seats"
        status, problem = await keep(server, first, personal)
        assert status == 401

    run_scenario(scenario, tmp_path)


def test_a_renewed_key_takes_no_new_seats(tmp_path: Path) -> None:
    """Another device of the same person that has not heard of it would hand them to whoever found the lost one."""

    async def scenario(server: RunningServer) -> None:
        _, _, personal = await two_tables(server)
        await server.post("/api/mine/renew", {"next": keys.new_key()}, personal)
        later, _ = await server.open(name="Ann")
        status, problem = await keep(server, later, personal)
        assert (status, problem["code"]) == (401, "refused-renewed")

    run_scenario(scenario, tmp_path)


def test_who_was_removed_is_not_brought_back(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        personal = keys.new_key()
        ann, invitation = await server.open(name="Ann")
        bob = await server.join(ann.table, invitation, "Bob")
        await keep(server, bob, personal)
        await ann.do("remove", person=1)
        assert (await server.get("/api/mine", personal))[1]["seats"] == []
        following = keys.new_key()
        status, mine = await server.post("/api/mine/renew", {"next": following}, personal)
        assert (status, mine["seats"]) == (200, [])
        assert not server.state(ann.table).people[1].key

    run_scenario(scenario, tmp_path)


def test_nothing_tells_which_guests_are_one_person(tmp_path: Path) -> None:
    """Two worlds: in one of them a personal key holds both seats. Whatever others at the tables get is the same."""

    async def world(server: RunningServer, kept: bool) -> list[str]:
        told: list[str] = []
        personal = keys.new_key()
        for game, name in (("royal-secrets", "Ann"), ("for-the-king", "Somebody")):
            guest, invitation = await server.open(game, name, watch="anyone", listed=True)
            eve = await server.join(guest.table, invitation, "Eve")
            if kept:
                assert (await keep(server, guest, personal))[0] == 200
                assert (await server.get("/api/mine", personal))[0] == 200
            answers = [await server.get(f"/api/tables/{guest.table}{path}", eve.key) for path in ("", "/games")]
            await eve.do("say", text="A line of talk")  # whatever came before it is here now
            await eve.leave()
            await eve.hello()
            text = re.sub(r"\d{13}", "TIME", repr((answers, eve.frames)))
            told.append(text.replace(guest.table, "TABLE").replace(invitation, "INVITATION"))
        assert personal not in repr(told)
        return told

    async def scenario(server: RunningServer) -> None:
        one, two = await world(server, True), await world(server, False)
        assert [re.sub("command-[0-9]+", "ID", text) for text in one] == [
            re.sub("command-[0-9]+", "ID", text) for text in two
        ]

    run_scenario(scenario, tmp_path)


def test_the_data_opens_no_seat_without_the_personal_key(tmp_path: Path) -> None:
    found: list[str] = []

    async def scenario(server: RunningServer) -> None:
        first, second, personal = await two_tables(server)
        found.extend((first.key, second.key, personal))

    run_scenario(scenario, tmp_path)
    data = b"".join(path.read_bytes() for path in tmp_path.glob("*") if path.is_file())
    for key in found:
        assert key.encode() not in data

    async def again() -> None:
        store = open_store(tmp_path)
        try:
            rows = await store.keyring.seats(keys.digest(found[2]))
            assert [len(seat.sealed) for seat, _ in rows] == [keys.KEY_LENGTH] * 2
            assert len({seat.nonce for seat, _ in rows}) == 2
        finally:
            await store.close()

    asyncio.run(again())


def test_what_is_no_key_is_told_in_a_sentence(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        ann, _ = await server.open(name="Ann")
        wrong: list[object] = [{}, {"personal": "short"}, {"personal": "ü" * 22}, {"personal": 3}, []]
        for said in wrong:
            status, problem = await server.post(f"/api/tables/{ann.table}/keep", said, ann.key)
            assert (status, problem["code"]) == (400, "bad-body"), said

    run_scenario(scenario, tmp_path)


def test_a_seat_follows_few_keys(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        ann, _ = await server.open(name="Ann")
        mine = [keys.new_key() for _ in range(MOST_KEYS)]
        for personal in mine:
            assert (await keep(server, ann, personal))[0] == 200
        assert (await keep(server, ann, mine[0]))[0] == 200, "it may be said again"
        status, problem = await keep(server, ann, keys.new_key())
        assert (status, problem["code"]) == (409, "refused-many-keys")

    run_scenario(scenario, tmp_path)
