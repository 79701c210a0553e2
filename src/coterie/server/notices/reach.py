"""Reach: whom the house may call, and the call.

The house calls what guests name. So it calls public addresses by https alone: what a name leads to is looked at when
the connection is made, for every one of its addresses, and a redirect is not followed. Only its owner can let it call
the loopback of this machine.
"""

import ipaddress
import re
import socket
from dataclasses import dataclass
from typing import Any, NoReturn
from urllib.parse import SplitResult, urlsplit

import aiohttp

from coterie.core.errors import refuse
from coterie.server.run.setting_types import is_loopback

PATIENCE = 10.0  # seconds a call may take
AT_ONCE = 50  # calls
AT_ONCE_TO_ONE = 8  # of them, to one place
LONGEST = 1024  # characters of an address

_NAME = re.compile(r"[a-z0-9]([a-z0-9_.-]*[a-z0-9])?", re.IGNORECASE)
_NUMBER = re.compile(r"(0x[0-9a-f]*|[0-9]+)", re.IGNORECASE)  # the last part of an address in another writing
# Networks that carry an address of IPv4 within: 6to4, Teredo, and translations of IPv6 to IPv4.
_CARRIERS = tuple(
    ipaddress.ip_network(network) for network in ("2002::/16", "2001::/32", "64:ff9b::/96", "64:ff9b:1::/48", "::/96")
)


class NotPublic(OSError):
    """An address that the house does not call."""


@dataclass(frozen=True, slots=True)
class CallAnswer:
    """What came of a call: the status, 0 if there was no answer, and the seconds after which to call again."""

    status: int
    retry_after: float | None = None


def check_url(url: str, loopback: bool = False) -> str:
    """The address as it came, if the house may call it as far as it can be told without asking anybody.

    Raises CoterieError otherwise. Where it leads is looked at when it is called.
    """
    parts = _parts(url)
    name = parts.hostname if parts else None
    if not parts or not name or not (_is_public_name(name) or (loopback and is_loopback(name))):
        _refuse()
    if parts.scheme != "https" and not (parts.scheme == "http" and loopback and is_loopback(name)):
        _refuse()
    return url


def is_public(address: str) -> bool:
    """Whether an address is one of the whole world."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    found = getattr(found, "ipv4_mapped", None) or found
    return found.is_global and not found.is_multicast and not any(found in network for network in _CARRIERS)


class Caller:
    """Calls addresses. `loopback` says whether those of this machine are allowed, too."""

    def __init__(self, loopback: bool = False, patience: float = PATIENCE) -> None:
        self.loopback = loopback
        self._patience = patience
        self._session: aiohttp.ClientSession | None = None

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> CallAnswer:
        """Send something to an address. Whatever goes wrong out there is an answer with the status 0."""
        check_url(url, self.loopback)
        try:
            async with self._opened().post(url, data=body, headers=headers, allow_redirects=False) as response:
                return CallAnswer(response.status, _seconds(response.headers.get("Retry-After", "")))
        except (TimeoutError, aiohttp.ClientError, OSError, ValueError):
            return CallAnswer(0)

    async def close(self) -> None:
        if self._session:
            await self._session.close()
            self._session = None

    def _opened(self) -> aiohttp.ClientSession:
        if self._session is None:
            connector = aiohttp.TCPConnector(
                limit=AT_ONCE,
                limit_per_host=AT_ONCE_TO_ONE,
                use_dns_cache=False,  # every call looks where a name leads now
                force_close=True,
                socket_factory=self._socket,
            )
            self._session = aiohttp.ClientSession(
                connector=connector,
                cookie_jar=aiohttp.DummyCookieJar(),
                timeout=aiohttp.ClientTimeout(total=self._patience),
                headers={"User-Agent": "Coterie"},
                auto_decompress=False,
            )
        return self._session

    def _socket(self, found: tuple[Any, Any, int, str, tuple[Any, ...]]) -> socket.socket:
        """A socket to an address, at the last moment before it is called."""
        family, kind, protocol, _, (address, *_rest) = found
        if not (is_public(address) or (self.loopback and is_loopback(address))):
            raise NotPublic("the house calls public addresses only")
        made = socket.socket(family, kind, protocol)
        made.setblocking(False)
        return made


def _parts(url: str) -> SplitResult | None:
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    return None if parts.username is not None or parts.password is not None or port == 0 else parts


def _is_public_name(name: str) -> bool:
    """Whether a name may be called, as far as it can be told without asking where it leads."""
    try:
        return is_public(str(ipaddress.ip_address(name)))
    except ValueError:
        pass
    last = name.rstrip(".").rpartition(".")[2]
    return "." in name.rstrip(".") and bool(_NAME.fullmatch(name)) and not _NUMBER.fullmatch(last)


def _seconds(text: str) -> float | None:
    return float(text) if text.isascii() and text.isdecimal() and len(text) < 8 else None


def _refuse() -> NoReturn:
    refuse("refused-address", "the house calls public https addresses only, such as https://ntfy.sh/our-table")
