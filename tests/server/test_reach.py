"""Whom the house calls: public addresses by https alone, wherever a name leads at the moment of the call."""

import asyncio
import socket
from typing import Any

import pytest
from aiohttp import web
from aiohttp.resolver import ThreadedResolver

from coterie.core.errors import CoterieError
from coterie.server.notices import reach
from coterie.server.notices.reach import CallAnswer, Caller, check_url, is_public
from tests.server.receivers import Receiver, receiving

INSIDE = [
    "http://games.example/hook",  # not by https
    "https://127.0.0.1/hook",
    "https://127.1/hook",  # the same, in other writings
    "https://2130706433/hook",
    "https://0x7f000001/hook",
    "https://0177.0.0.1/hook",
    "https://[::1]/hook",
    "https://[::ffff:127.0.0.1]/hook",
    "https://[::ffff:a9fe:a9fe]/hook",
    "https://[64:ff9b::7f00:1]/hook",
    "https://[2002:7f00:1::]/hook",
    "https://[fe80::1%25eth0]/hook",
    "https://[fd00::1]/hook",
    "https://0.0.0.0/hook",
    "https://10.0.0.1/hook",
    "https://172.16.0.1/hook",
    "https://192.168.1.1/hook",
    "https://100.64.0.1/hook",
    "https://169.254.169.254/latest/meta-data",
    "https://224.0.0.1/hook",
    "https://localhost/hook",
    "https://router/hook",
    "https://public.example@127.0.0.1/hook",
    "https://127.0.0.1#@public.example/hook",
    "https://public.example:0/hook",
    "https://public.example\\@127.0.0.1/hook",
    "https://１２７.0.0.1/hook",
    "ftp://public.example/hook",
    "file:///etc/passwd",
    "https:///hook",
    "https://public.example/\r\nHost: inside",
    "",
]
# What a public name may lead to, one after the other.
LEADS = ["127.0.0.1", "10.1.2.3", "169.254.169.254", "0.0.0.0", "::1", "fe80::1", "::ffff:127.0.0.1", "64:ff9b::a00:1"]


@pytest.mark.parametrize("url", INSIDE)
def test_what_is_not_public_is_refused_before_anybody_is_asked(url: str) -> None:
    with pytest.raises(CoterieError) as refused:
        check_url(url)
    assert refused.value.code == "refused-address"


@pytest.mark.parametrize("url", ["https://ntfy.sh/t", "https://discord.com:443/api/webhooks/1/a", "https://1.1.1.1/x"])
def test_what_is_public_is_not(url: str) -> None:
    assert check_url(url) == url


@pytest.mark.parametrize("url", ["http://127.0.0.1:80/x", "http://localhost/x", "https://[::1]/x"])
def test_loopback_is_by_the_owners_setting_alone(url: str) -> None:
    assert check_url(url, loopback=True) == url
    with pytest.raises(CoterieError):
        check_url(url)


@pytest.mark.parametrize("url", ["https://10.0.0.1/x", "http://games.example/x", "https://[::ffff:10.0.0.1]/x"])
def test_the_owners_setting_opens_loopback_and_nothing_else(url: str) -> None:
    with pytest.raises(CoterieError):
        check_url(url, loopback=True)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111"])
def test_addresses_of_the_world(address: str) -> None:
    assert is_public(address)


def called(monkeypatch: pytest.MonkeyPatch, leads: list[str], loopback: bool = False, path: str = "/hook") -> Any:
    """What comes of calls to a public name that leads to these addresses one after the other, who was called, and the
    addresses to which a socket was made: most of them would answer nobody here.
    """
    opened: list[str] = []
    plain = Caller._socket

    def noted(self: Caller, found: Any) -> socket.socket:
        made = plain(self, found)
        opened.append(found[4][0])
        return made

    monkeypatch.setattr(Caller, "_socket", noted)

    async def calls() -> tuple[list[CallAnswer], Receiver, list[str]]:
        async with receiving() as receiver:
            port, found = receiver.url.rpartition(":")[2], iter(leads)

            async def resolve(self: object, host: str, port: int = 0, family: int = 0) -> list[dict[str, Any]]:
                address = next(found)
                kind = socket.AF_INET6 if ":" in address else socket.AF_INET
                return [{"hostname": host, "host": address, "port": port, "family": kind, "proto": 6, "flags": 0}]

            monkeypatch.setattr(ThreadedResolver, "resolve", resolve)
            receiver.answers = {"/away": web.Response(status=307, headers={"Location": f"{receiver.url}/hook"})}
            caller = Caller(loopback)
            url = f"http://127.0.0.1:{port}{path}" if loopback else f"https://public.example:{port}{path}"
            answers = [await caller.post(url, b"{}", {}) for _ in leads]
            await caller.close()
            return answers, receiver, opened

    return asyncio.run(calls())


@pytest.mark.parametrize("address", LEADS)
def test_a_public_name_that_leads_inside_is_not_called(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    answers, receiver, opened = called(monkeypatch, [address])
    assert answers == [CallAnswer(0)]
    assert receiver.connections == 0
    assert opened == []


def test_a_name_is_looked_up_anew_for_every_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not enough that a name was public once."""
    looked: list[str] = []
    real = Caller._socket

    def noted(self: Caller, found: Any) -> socket.socket:
        looked.append(found[4][0])
        if len(looked) == 1:
            raise OSError("far away")  # the first is public, and nobody is called in a test
        return real(self, found)

    monkeypatch.setattr(Caller, "_socket", noted)
    answers, receiver, _ = called(monkeypatch, ["1.1.1.1", "127.0.0.1"])
    assert looked == ["1.1.1.1", "127.0.0.1"]
    assert answers == [CallAnswer(0), CallAnswer(0)]
    assert receiver.connections == 0


def test_a_redirect_is_an_answer_and_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    answers, receiver, _ = called(monkeypatch, ["127.0.0.1"], loopback=True, path="/away")
    assert [answer.status for answer in answers] == [307]
    assert [call.path for call in receiver.calls] == ["/away"]


def test_a_house_that_looked_at_names_alone_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bug is planted: sockets are made without a look at the address."""
    monkeypatch.setattr(reach, "is_public", lambda address: True)
    _, receiver, opened = called(monkeypatch, ["127.0.0.1"])
    assert receiver.connections == 1
    assert opened == ["127.0.0.1"]
