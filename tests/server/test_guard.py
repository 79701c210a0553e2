"""The door: where a request comes from, whom we believe about it, and how often somebody may pass."""

import ipaddress
from pathlib import Path

import pytest
from aiohttp.test_utils import make_mocked_request
from multidict import CIMultiDict

from coterie.server.http import guard
from coterie.server.http.guard import Bucket, Turnstile, address_of, from_elsewhere, network
from coterie.server.run.settings import Settings

PROXIES = ("10.0.0.0/8", "2001:db8:aaaa::/48")


def settings(*proxies: str, public_url: str = "") -> Settings:
    return Settings(
        data=Path(), trusted_proxies=tuple(ipaddress.ip_network(proxy) for proxy in proxies), public_url=public_url
    )


def seen(remote: str, *forwarded: str, proxies: tuple[str, ...] = PROXIES) -> str:
    """Where we think that a request comes from which has these lines of X-Forwarded-For."""
    headers = CIMultiDict(("X-Forwarded-For", line) for line in forwarded)
    return address_of(make_mocked_request("GET", "/", headers=headers).clone(remote=remote), settings(*proxies))


@pytest.mark.parametrize(
    ("remote", "forwarded", "address"),
    [
        ("198.51.100.1", [], "198.51.100.1"),
        ("198.51.100.1", ["203.0.113.7"], "198.51.100.1"),  # nobody we trust
        ("10.0.0.1", ["203.0.113.7"], "203.0.113.7"),
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["192.0.2.1, 203.0.113.7"], "203.0.113.7"),  # the guest's own word is not believed
        ("10.0.0.1", ["192.0.2.1, 203.0.113.7, 10.2.3.4"], "203.0.113.7"),
        ("10.0.0.1", ["192.0.2.1", "203.0.113.7"], "203.0.113.7"),  # by a proxy that adds a line
        ("10.0.0.1", ["10.9.9.9, 203.0.113.7"], "203.0.113.7"),
        ("10.0.0.1", ["10.9.9.9"], "10.9.9.9"),
        ("10.0.0.1", [" , ,203.0.113.7 ,"], "203.0.113.7"),
        ("10.0.0.1", ["203.0.113.7, nonsense"], "nonsense"),
        ("::ffff:10.0.0.1", ["203.0.113.7"], "203.0.113.7"),
        ("2001:db8:aaaa::1", ["2001:db8:bbbb::7"], "2001:db8:bbbb::7"),
        ("2001:db8:cccc::1", ["2001:db8:bbbb::7"], "2001:db8:cccc::1"),
        ("2001:db8:aaaa::1", ["192.0.2.1, 2001:db8:bbbb::7, 2001:db8:aaaa::2"], "2001:db8:bbbb::7"),
    ],
)
def test_a_proxy_is_believed_only_if_it_is_trusted(remote: str, forwarded: list[str], address: str) -> None:
    assert seen(remote, *forwarded) == address


def test_without_trusted_proxies_not_even_this_machine_is_believed() -> None:
    assert seen("127.0.0.1", "203.0.113.7", proxies=()) == "127.0.0.1"


@pytest.mark.parametrize(
    ("address", "household"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),  # or all of IPv4 were one household
        ("nonsense", "nonsense"),
        ("", ""),
    ],
)
def test_an_ipv6_household_is_one_address(address: str, household: str) -> None:
    assert network(address) == household


def elsewhere(
    origin: str | None, host: str = "house.example", remote: str = "198.51.100.1", proto: str = "", public_url: str = ""
) -> bool:
    headers = {
        "Host": host,
        **({} if origin is None else {"Origin": origin}),
        **({"X-Forwarded-Proto": proto} if proto else {}),
    }
    request = make_mocked_request("GET", "/", headers=headers).clone(remote=remote)
    return from_elsewhere(request, settings(*PROXIES, public_url=public_url))


def test_an_origin_is_ours_to_the_last_letter() -> None:
    assert not elsewhere(None)
    assert not elsewhere("http://house.example")
    assert not elsewhere("http://[2001:db8::1]:8765", host="[2001:db8::1]:8765")
    for origin in (
        "null",
        "",
        "https://house.example",
        "http://house.example:8765",
        "http://house.example.evil.example",
        "http://xhouse.example",
    ):
        assert elsewhere(origin)


def test_the_scheme_of_a_page_is_what_a_trusted_proxy_says() -> None:
    assert not elsewhere("https://house.example", remote="10.0.0.1", proto="https")
    assert elsewhere("http://house.example", remote="10.0.0.1", proto="https")
    assert elsewhere("https://house.example", remote="198.51.100.1", proto="https")


def test_with_a_public_address_it_is_the_only_origin() -> None:
    assert not elsewhere("https://games.example", public_url="https://games.example")
    assert elsewhere("http://house.example", public_url="https://games.example")


def test_a_bucket_runs_dry_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(guard.time, "monotonic", lambda: now)
    bucket = Bucket(3, 0.5)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    now += 2.0
    assert [bucket.take() for _ in range(2)] == [True, False]
    now += 1000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False], "no more than it holds"


def test_a_turnstile_counts_each_apart_and_forgets_the_oldest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "MOST_REMEMBERED", 2)
    turnstile = Turnstile(1, 0.001)
    assert turnstile.lets("one")
    assert turnstile.lets("two")
    assert not turnstile.lets("one")
    assert turnstile.lets("three"), "and one is forgotten"
    assert not turnstile.lets("two")
    assert turnstile.lets("one")


@pytest.mark.parametrize(
    ("host", "public_url", "ours"),
    [
        ("127.0.0.1:8765", "", True),
        ("192.168.1.7:8765", "", True),
        ("[2001:db8::1]:8765", "", True),
        ("localhost:8765", "", True),
        ("my-laptop:8765", "", True),
        ("My-Laptop.local:8765", "", True),
        ("evil.local:8765", "", False),  # anybody in the network may call their machine so
        ("evil.my-laptop.local", "", False),
        ("evillocalhost:8765", "", False),
        ("evil.example:8765", "", False),  # a name of a stranger's that leads to this machine
        ("evil.example.127.0.0.1.example", "", False),
        ("games.example", "https://games.example", True),
        ("evil.example", "https://games.example", False),
        *[
            (host, "", False)
            for host in ("", "[", "]", "[::1", "[127.0.0.1]", "[localhost]", "::1]", "a@127.0.0.1", ":")
        ],
    ],
)
def test_the_house_answers_only_to_names_that_can_be_its_own(
    monkeypatch: pytest.MonkeyPatch, host: str, public_url: str, ours: bool
) -> None:
    monkeypatch.setattr(guard.socket, "gethostname", lambda: "My-Laptop.home.example")
    request = make_mocked_request("GET", "/", headers={"Host": host})
    assert guard.is_ours(request, settings(public_url=public_url)) == ours


@pytest.mark.parametrize(
    ("host", "public_url", "alone"),
    [
        ("127.0.0.1:8765", "", True),
        ("localhost", "", True),
        ("coterie.localhost", "", True),
        ("192.168.1.20:8765", "", False),  # browsers would complain of the header, not heed it
        ("parlour.local", "", False),
        ("[", "", False),
        ("inside:8765", "https://coterie.example", True),
    ],
)
def test_the_header_that_needs_a_trusted_way_is_sent_on_such_ways_alone(
    host: str, public_url: str, alone: bool
) -> None:
    request = make_mocked_request("GET", "/", headers=CIMultiDict(Host=host))
    sent = guard.headers(request, settings(public_url=public_url))
    assert ("Cross-Origin-Opener-Policy" in sent) == alone
    assert guard.HEADERS.items() <= sent.items()


@pytest.mark.parametrize(
    ("path", "whole"),
    [("/", True), ("/t/ABCDEFGH", True), ("/sw.js", True), ("/assets/scene.svg", True), ("/assets/a.js", False)],
)
def test_parts_of_a_page_alone_come_without_the_policy(path: str, whole: bool) -> None:
    sent = guard.headers(make_mocked_request("GET", path, headers=CIMultiDict(Host="localhost")), settings())
    assert ("Content-Security-Policy" in sent) == whole
    assert sent["X-Content-Type-Options"] == "nosniff"
