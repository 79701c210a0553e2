"""The door: who asks, from where, how often, and the headers that every answer carries."""

import ipaddress
import socket
import time
from collections.abc import Hashable
from urllib.parse import urlsplit

from aiohttp import web

from coterie.server.kinds import is_loopback
from coterie.server.settings import Settings

ALWAYS = {"Server": "Coterie", "X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin"}
HEADERS = ALWAYS | {
    "Content-Security-Policy": (
        "default-src 'self'; connect-src 'self'; img-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
# Files that a page is made of: a policy beside them is not heeded, and with dozens of them it would weigh as much as they do.
PARTS = (".js", ".css", ".woff2")
ALONE = {"Cross-Origin-Opener-Policy": "same-origin"}  # heeded where a browser trusts the way; elsewhere it complains of it to the reader

MOST_REMEMBERED = 20_000  # by a turnstile at a time


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_at", "_most", "_rate", "_tokens")

    def __init__(self, most: float, rate: float) -> None:
        self._most = most
        self._rate = rate
        self._tokens = most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        self._tokens = min(self._most, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Turnstile:
    """A bucket for everybody who passes, whatever they are known by. The oldest are forgotten first."""

    def __init__(self, most: float, rate: float) -> None:
        self._most = most
        self._rate = rate
        self._buckets: dict[Hashable, Bucket] = {}

    @classmethod
    def a_minute(cls, most: int) -> "Turnstile":
        """So many a minute, at once or one after another."""
        return cls(most, most / 60)

    def lets(self, who: Hashable) -> bool:
        """Whether somebody may pass once more."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= MOST_REMEMBERED:
                del self._buckets[next(iter(self._buckets))]
            bucket = self._buckets[who] = Bucket(self._most, self._rate)
        return bucket.take()


def network(address: str) -> str:
    """The address, or of an IPv6 address the network of its household; an IPv4 address that came by IPv6 counts as what it is."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    ip = getattr(ip, "ipv4_mapped", None) or ip
    return str(ipaddress.ip_network(f"{ip}/64", strict=False)) if ip.version == 6 else str(ip)


def address_of(request: web.Request, settings: Settings) -> str:
    """Where a request comes from: of a chain of proxies, the last address that is not one we trust."""
    address = request.remote or ""
    forwarded = ",".join(request.headers.getall("X-Forwarded-For", []))  # some proxies add a line of their own
    for hop in reversed([hop.strip() for hop in forwarded.split(",") if hop.strip()]):
        if not settings.trusts(address):
            break
        address = hop
    return address


def household(request: web.Request, settings: Settings) -> str:
    """Whom we count a request to: those of one IPv6 network are one."""
    return network(address_of(request, settings))


def own_origin(request: web.Request, settings: Settings) -> str:
    """The origin of our own pages, as a browser names it."""
    if settings.public_url:
        parts = urlsplit(settings.public_url)
        return f"{parts.scheme}://{parts.netloc}"
    scheme = request.scheme
    if settings.trusts(request.remote or ""):
        scheme = request.headers.get("X-Forwarded-Proto", scheme)
    return f"{scheme}://{request.host}"


def headers(request: web.Request, settings: Settings) -> dict[str, str]:
    """What an answer carries besides what it says."""
    if request.path.startswith("/assets/") and request.path.endswith(PARTS):
        return ALWAYS
    return HEADERS | ALONE if _is_trusted(own_origin(request, settings)) else HEADERS


def _is_trusted(origin: str) -> bool:
    """Whether browsers trust the way to this origin: it is encrypted, or does not leave the machine."""
    try:
        name = urlsplit(origin).hostname or ""
    except ValueError:
        return False
    return origin.startswith("https:") or is_loopback(name) or name.endswith(".localhost")


def is_ours(request: web.Request, settings: Settings) -> bool:
    """Whether the name by which we were called can be ours: otherwise a stranger's name that leads here would pass as our own origin."""
    name = urlsplit(f"//{request.host}").hostname or ""
    machine = socket.gethostname().lower()
    if name in ("localhost", machine, urlsplit(settings.public_url).hostname) or name.endswith((".localhost", ".local")):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def from_elsewhere(request: web.Request, settings: Settings) -> bool:
    """Whether a page of another site asks."""
    origin = request.headers.get("Origin")
    return origin is not None and origin != own_origin(request, settings)
