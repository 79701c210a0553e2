"""Listening: the socket of the server, the addresses it is found at, and what its owner is shown."""

import errno
import io
import ipaddress
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import urlsplit

from coterie.core.errors import CoterieError
from coterie.server.run.setting_types import is_loopback
from coterie.server.run.settings import Settings
from coterie.store.rows import HouseRow

SPARE: Final = 20  # ports tried after the one that is wanted
BACKLOG: Final = 1024

_EVERYWHERE: Final = ("0.0.0.0", "::")
# An address for documentation that nobody has, and one in each kind of private network: we ask which way a packet would
# go, and send none.
_ELSEWHERE: Final = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")


@dataclass(frozen=True)
class Announcement:
    """What the server says once it listens.

    `urls` begins with the one for this machine, or the public one if there is one.
    """

    port: int
    wanted_port: int
    urls: list[str]
    owner_link: str  # holds a key: for the owner of the house, and no log


def announcement(settings: Settings, port: int, key: str) -> Announcement:
    """The announcement of a server that listens at this port. `key` makes its holder the owner."""
    found = urls(settings, port)
    return Announcement(port, settings.port or port, found, f"{found[0]}/#owner={key}")


def bind(settings: Settings) -> tuple[socket.socket, bool]:
    """A socket that listens at the port that is wanted, or at the next free one; and whether it is another than was
    wanted.
    """
    wanted = settings.port
    last = min(wanted + SPARE, 65535) if wanted else 0
    for port in range(wanted, last + 1):
        try:
            return _listen(settings.address, port), port != wanted
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise _refusal(error, settings.address, port) from None
    text = f"the ports from {wanted} to {last} are all taken at {settings.address}: choose another with --port"
    raise CoterieError(text, "door-taken", {"first": str(wanted), "last": str(last), "address": settings.address})


def urls(settings: Settings, port: int) -> list[str]:
    """The addresses where browsers find the server, that of this machine first; behind a proxy the public one alone."""
    if settings.public_url:
        return [settings.public_url]
    hosts = ["127.0.0.1", *addresses()] if settings.address in _EVERYWHERE else [settings.address]
    return [f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}" for host in hosts]


def house_row(settings: Settings, port: int) -> HouseRow:
    """What this house is called among those that share a store, and where they reach it."""
    name = settings.house or f"{socket.gethostname()}:{port}"
    found = urls(replace(settings, public_url=""), port)
    return HouseRow(name, settings.house_url or next(iter(beyond(found)), found[0]))


def addresses() -> list[str]:
    """The addresses this machine has in its networks, that of its way out first. No packet is sent to find them."""
    return list(dict.fromkeys(_ways_out()))


def beyond(found: list[str]) -> list[str]:
    """Of these addresses, those that other machines can use."""
    return [url for url in found if not is_loopback(urlsplit(url).hostname or "")]


def qr(url: str) -> str:
    """An address as a QR code in half blocks, light on dark, with its quiet zone."""
    import segno  # only a server with guests in the network needs it

    out = io.StringIO()
    segno.make(url, micro=False).terminal(out, compact=True)
    return out.getvalue()


def open_browser(link: str) -> threading.Thread:
    """Open a link in the user's browser. Whether that works, hangs or fails, the server goes on."""
    # A process of its own, with no terminal: a browser that runs in one would take ours.
    command = [sys.executable, "-m", "webbrowser", link]
    nowhere = subprocess.DEVNULL

    def run() -> None:
        with suppress(OSError, subprocess.SubprocessError):
            subprocess.run(command, stdin=nowhere, stdout=nowhere, stderr=nowhere, check=False, timeout=60)

    thread = threading.Thread(target=run, name="browser", daemon=True)
    thread.start()
    return thread


def _listen(address: str, port: int) -> socket.socket:
    family, type, protocol, _, place = socket.getaddrinfo(
        address, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    door = socket.socket(family, type, protocol)
    try:
        if os.name == "posix":  # elsewhere this would let two houses share a port
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(place)
        door.listen(BACKLOG)  # at once: two that are bound may only then find out that they have the same port
        door.setblocking(False)
    except BaseException:
        door.close()
        raise
    return door


def _refusal(error: OSError, address: str, port: int) -> CoterieError:
    """Why nobody can listen there, and what to do."""
    if error.errno in (errno.EACCES, errno.EPERM):
        text = f"this user may not listen at port {port}: choose one from 1024 on with --port"
        return CoterieError(text, "door-forbidden", {"port": str(port)})
    if error.errno == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror):
        text = f"{address} is not an address of this machine: choose another with --address"
        return CoterieError(text, "door-elsewhere", {"address": address})
    why = error.strerror or str(error)
    return CoterieError(
        f"nobody can listen at {address}, port {port}: {why}",
        "door-shut",
        {"address": address, "port": str(port), "why": why},
    )


def _ways_out() -> Iterator[str]:
    for target in _ELSEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
            probe.connect((target, 9))  # of a datagram socket: sets its own address, and sends nothing
            address = probe.getsockname()[0]
            if not ipaddress.ip_address(address).is_loopback and address not in _EVERYWHERE:
                yield address
