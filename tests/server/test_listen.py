"""The house listens where it was told to, or nearby, says where that is, and opens a browser without waiting for it."""

import errno
import os
import socket
import stat
import sys
from pathlib import Path

import pytest

from coterie.cli.terminal_words import terminal_phrases
from coterie.core.errors import CoterieError
from coterie.server.run import listen
from coterie.server.run.settings import Settings


def free_ports(count: int) -> int:
    """The first of so many ports in a row that are free now."""
    # below those the system gives away, and elsewhere for each process
    for first in range(20000 + os.getpid() * 37 % 10000, 32000, count):
        doors = []
        try:
            for port in range(first, first + count):
                doors.append(socket.create_server(("127.0.0.1", port)))
            return first
        except OSError:
            continue
        finally:
            for door in doors:
                door.close()
    raise AssertionError("no free ports")


def test_the_port_that_is_wanted_is_taken_if_it_is_free() -> None:
    port = free_ports(1)
    door, moved = listen.bind(Settings(port=port))
    with door:
        assert (door.getsockname(), moved) == (("127.0.0.1", port), False)
        with socket.create_connection(("127.0.0.1", port)):
            pass


def test_the_next_free_port_is_taken_if_the_one_wanted_is_not_and_that_is_told() -> None:
    port = free_ports(3)
    with socket.create_server(("127.0.0.1", port)), socket.create_server(("127.0.0.1", port + 1)):
        door, moved = listen.bind(Settings(port=port))
        with door:
            assert (door.getsockname()[1], moved) == (port + 2, True)
        everywhere, moved = listen.bind(Settings(port=port, lan=True))
        with everywhere:
            assert (everywhere.getsockname(), moved) == (("0.0.0.0", port + 2), True)


def test_two_houses_never_share_a_port() -> None:
    one, _ = listen.bind(Settings(port=free_ports(2)))
    with one:
        two, moved = listen.bind(Settings(port=one.getsockname()[1]))
        with two:
            assert moved
            assert one.getsockname() != two.getsockname()


def test_any_port_will_do_if_none_is_wanted() -> None:
    door, moved = listen.bind(Settings(port=0))
    with door:
        assert door.getsockname()[1] > 0
        assert not moved


def test_a_house_with_every_port_taken_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listen, "SPARE", 1)
    port = free_ports(2)
    with (
        socket.create_server(("127.0.0.1", port)),
        socket.create_server(("127.0.0.1", port + 1)),
        pytest.raises(CoterieError) as caught,
    ):
        listen.bind(Settings(port=port))
    assert (
        str(caught.value)
        == f"the ports from {port} to {port + 1} are all taken at 127.0.0.1: choose another with --port"
    )
    assert_said_in_both_languages(caught.value)


@pytest.mark.parametrize("address", ["192.0.2.7", "no-such-name.invalid"])
def test_an_address_that_is_not_ours_is_told(address: str) -> None:
    with pytest.raises(CoterieError) as caught:
        listen.bind(Settings(address=address, port=0))
    assert str(caught.value) == f"{address} is not an address of this machine: choose another with --address"
    assert_said_in_both_languages(caught.value)


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.EACCES, "this user may not listen at port 80: choose one from 1024 on with --port"),
        (errno.EMFILE, "nobody can listen at 127.0.0.1, port 80: Too many open files"),
    ],
)
def test_what_the_system_forbids_is_told(number: int, sentence: str) -> None:
    refusal = listen._refusal(OSError(number, os.strerror(number)), "127.0.0.1", 80)
    assert str(refusal) == sentence
    assert_said_in_both_languages(refusal)


def assert_said_in_both_languages(error: CoterieError) -> None:
    assert terminal_phrases("en").error(error) == str(error)
    assert terminal_phrases("fr").missing(error.code, error.values) == []
    assert terminal_phrases("fr").error(error) != str(error)


def test_addresses_are_those_of_this_machine_and_none_is_loopback() -> None:
    for address in listen.addresses():
        with socket.create_server((address, 0)):
            assert not address.startswith("127.")


def test_the_house_is_found_where_it_listens() -> None:
    assert listen.urls(Settings(), 8765) == ["http://127.0.0.1:8765"]
    assert listen.urls(Settings(address="::1"), 1) == ["http://[::1]:1"]
    assert listen.urls(Settings(address="192.168.1.5"), 80) == ["http://192.168.1.5:80"]
    assert listen.urls(Settings(lan=True), 1) == [f"http://{host}:1" for host in ("127.0.0.1", *listen.addresses())]
    assert listen.urls(Settings(lan=True, public_url="https://games.example"), 1) == ["https://games.example"]


def test_only_what_others_can_use_is_for_them() -> None:
    found = ["http://127.0.0.1:1", "http://localhost:1", "http://[::1]:1", "http://10.0.0.2:1", "https://games.example"]
    assert listen.beyond(found) == ["http://10.0.0.2:1", "https://games.example"]


def test_the_owners_link_carries_the_key_where_no_server_gets_it() -> None:
    told = listen.announcement(Settings(port=8765), 8767, "k" * 22)
    assert told == listen.Announcement(
        8767, 8765, ["http://127.0.0.1:8767"], f"http://127.0.0.1:8767/#owner={'k' * 22}"
    )
    assert listen.announcement(Settings(port=0), 4000, "k").wanted_port == 4000


def test_a_qr_code_is_a_square_of_half_blocks() -> None:
    code = listen.qr("http://192.168.1.5:8765")
    lines = code.splitlines()
    assert set(code) == {" ", "▀", "▄", "█", "\n"}
    assert {len(line) for line in lines} == {33}  # version 2: 25 modules, and a quiet zone of 4 around them
    assert len(lines) == 17
    assert set(lines[0]) == {"█"}


def test_the_browser_opens_the_link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = browser(tmp_path, monkeypatch, f"open({str(tmp_path / 'seen')!r}, 'w').write(sys.argv[1])")
    listen.open_browser("http://127.0.0.1:1/#owner=k").join()
    assert seen.read_text() == "http://127.0.0.1:1/#owner=k"


def test_a_browser_that_waits_does_not_keep_the_house_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bell = tmp_path / "bell"
    os.mkfifo(bell)
    browser(tmp_path, monkeypatch, f"open({str(bell)!r}).read()")
    opening = listen.open_browser("http://127.0.0.1:1/")
    bell.write_text("go on")  # we got here while it waits: nobody else would ring
    opening.join()


def test_no_browser_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BROWSER", "/nowhere/browser")
    monkeypatch.setenv("PATH", "/nowhere")
    listen.open_browser("http://127.0.0.1:1/").join()
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    listen.open_browser("http://127.0.0.1:1/").join()


def browser(folder: Path, monkeypatch: pytest.MonkeyPatch, does: str) -> Path:
    """Make a script the browser of this user; returns where it may leave what it saw."""
    script = folder / "browser"
    script.write_text(f"#!{sys.executable}\nimport sys\n{does}\n")
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("BROWSER", str(script))
    return folder / "seen"
