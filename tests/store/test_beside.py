"""Every store: what lies beside the moves, such as secrets, addresses, personal keys, reports and links."""

from dataclasses import replace

import pytest

from coterie.store import Conflict, Store
from coterie.store.rows import (
    Change,
    KeptSeat,
    NoticeAddress,
    Person,
    RenewedKey,
    ReportRow,
    ShareRow,
    ToldTurn,
)
from tests.store.tables import TABLE, Place, begin


def test_secrets_are_kept_once_unless_they_are_renewed(place: Place) -> None:
    async def scenario(store: Store) -> None:
        assert await store.secret("secret") is None
        assert await store.keep_secret("secret", b"one\x00") == b"one\x00"
        assert await store.keep_secret("secret", b"two") == b"one\x00"
        assert await store.keep_secret("secret", b"three", renew=True) == b"three"
        assert await store.keep_secret("owner", b"") == b""

    async def later(store: Store) -> None:
        assert (await store.secret("secret"), await store.secret("owner")) == (b"three", b"")

    place.run(scenario)
    place.run(later)


def test_addresses_are_replaced_and_go_with_what_they_were_told(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await begin(store)
        phone = NoticeAddress(0, "https://push/1", "push", "{}", b"k", "en", "", 2)
        channel = NoticeAddress(-1, "https://hook/1", "ntfy", "", b"", "fr", "22-7", 1)
        for address in (phone, channel, replace(phone, language="fr")):
            await store.addresses.keep("T1", address)
        told = [ToldTurn(phone.url, 0, 1, 2), ToldTurn(channel.url, 0, 1, 2), ToldTurn(channel.url, 1, 1, 3)]
        await store.addresses.tell("T1", told)
        await store.addresses.tell("T1", [replace(told[0], answers=5)])
        found, heard = await store.addresses.load("T1")
        assert found == [channel, replace(phone, language="fr")]
        assert sorted(heard, key=str) == sorted([replace(told[0], answers=5), *told[1:]], key=str)
        await store.addresses.drop("T1", -1, channel.url)
        assert await store.addresses.load("T1") == ([replace(phone, language="fr")], [replace(told[0], answers=5)])

    place.run(scenario)


def test_a_personal_key_brings_its_seats_along(place: Place) -> None:
    async def scenario(store: Store) -> None:
        ann = Person(0, 0, "Ann", b"k", invited=True)
        await store.make(TABLE, [ann])
        seat = KeptSeat(b"p", "T1", 0, b"n", b"s", 1)
        await store.keyring.keep(seat)
        await store.keyring.keep(replace(seat, sealed=b"t"))
        assert await store.keyring.seats(b"p") == [(replace(seat, sealed=b"t"), ann)]
        assert (await store.keyring.count("T1", 0), await store.keyring.count("T1", 1)) == (1, 0)
        await store.keyring.renew(RenewedKey(b"p", b"q", 1))
        await store.keyring.renew(RenewedKey(b"p", b"r", 2))
        assert await store.keyring.renewed(b"p") == RenewedKey(b"p", b"q", 1)
        assert await store.keyring.renewed(b"q") is None
        await store.keyring.drop(b"p", "T1")
        assert await store.keyring.seats(b"p") == []

    place.run(scenario)


def test_of_reports_of_a_line_by_one_person_the_first_is_kept(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await begin(store)
        first = ReportRow("T1", 3, 0, "[]", 10)
        for report in (first, replace(first, excerpt="[1]"), replace(first, by=1, at=20)):
            await store.reports.make(report)
        assert await store.reports.latest(5) == [replace(first, by=1, at=20), first]
        assert await store.reports.latest(1) == [replace(first, by=1, at=20)]
        assert await store.reports.count("T1", 0) == 1
        await store.reports.close("T1", 3)
        assert await store.reports.latest(5) == []

    place.run(scenario)


def test_links_to_matches_are_counted_found_and_taken_back(place: Place) -> None:
    async def scenario(store: Store) -> None:
        await begin(store)
        links = [ShareRow(bytes([n]), "T1", 1, 0, n == 0, "{}", n) for n in range(3)]
        assert [await store.share(link, 2) for link in links] == [True, True, False]
        with pytest.raises(Conflict):
            await store.share(links[0], 9)
        assert await store.shares("T1") == links[:2]
        assert (await store.shared(b"\x00"), await store.shared(b"\x02")) == (links[0], None)
        assert [await store.unshare("T1", b"\x00") for _ in range(2)] == [True, False]

    place.run(scenario)


def test_tables_that_ended_long_ago_are_forgotten_with_all_that_is_theirs(place: Place) -> None:
    async def scenario(store: Store) -> None:
        epochs = {id: await begin(store, id) for id in ("OLD", "NEW", "GOES-ON", "SHUT")}
        await store.write(Change("OLD", match=1, ended_at=10, epoch=epochs["OLD"]))
        await store.write(Change("NEW", match=1, ended_at=30, epoch=epochs["NEW"]))
        await store.write(Change("SHUT", match=1, ended_at=10, closed_at=10, epoch=epochs["SHUT"]))
        await store.make(replace(TABLE, id="EMPTY"), [])
        await store.forget_before(20)
        there = [id for id in (*epochs, "EMPTY") if await store.load(id)]
        assert there == ["NEW", "GOES-ON", "EMPTY"]

    place.run(scenario)
