"""Guards: where a request comes from, how often it may come, and the headers of every answer."""

import ipaddress
import re
import socket
import time
from collections.abc import Hashable
from urllib.parse import urlsplit

from aiohttp import web

from coterie.server.http.relay_marks import relayed
from coterie.server.run.setting_types import is_loopback
from coterie.server.run.settings import Settings

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
# Files that a page is made of: a policy beside them is not heeded, and with dozens of them it would weigh as much as
# they do.
PARTS = (".js", ".css", ".woff2")
# heeded where a browser trusts the way; elsewhere it complains of it to the reader
ALONE = {"Cross-Origin-Opener-Policy": "same-origin"}

MOST_REMEMBERED = 20_000  # by a turnstile at a time

_HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([0-9a-z._-]+))(?::[0-9]{1,5})?", re.IGNORECASE)


class Bucket:
    """A token bucket: so many at once, and so many a second after that."""

    __slots__ = ("_at", "_most", "_rate", "_tokens")

    def __init__(self, most: float, rate: float) -> None:
        self._most = most
        self._rate = rate
        self._tokens = most
        self._at = time.monotonic()

    def take(self, count: float = 1) -> bool:
        """Take one, or so many, if there are as many."""
        now = time.monotonic()
        self._tokens = min(self._most, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < count:
            return False
        self._tokens -= count
        return True


class Turnstile:
    """A bucket for each person or address that passes. The oldest are forgotten first."""

    def __init__(self, most: float, rate: float) -> None:
        self._most = most
        self._rate = rate
        self._buckets: dict[Hashable, Bucket] = {}

    @classmethod
    def a_minute(cls, most: int) -> "Turnstile":
        """So many a minute, at once or one after another."""
        return cls(most, most / 60)

    def lets(self, who: Hashable, count: float = 1) -> bool:
        """Whether this one may pass once more, or with something that counts for so many."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= MOST_REMEMBERED:
                del self._buckets[next(iter(self._buckets))]
            bucket = self._buckets[who] = Bucket(self._most, self._rate)
        return bucket.take(count)


class Limits:
    """How often anybody may do something, by the settings."""

    def __init__(self, settings: Settings) -> None:
        a_second, a_minute = settings.commands_per_second, settings.lines_per_minute
        self.of_routes = {
            "opens": Turnstile.a_minute(settings.opens_per_minute),
            "joins": Turnstile.a_minute(settings.joins_per_minute),
            "reads": Turnstile.a_minute(settings.reads_per_minute),
            "tickets": Turnstile.a_minute(settings.tickets_per_minute),
        }
        self.sockets = Turnstile.a_minute(settings.sockets_per_minute)
        self.wrong_keys = Turnstile.a_minute(settings.joins_per_minute)
        self.commands = Turnstile(4 * a_second, a_second)  # of a person, by however many sockets
        self.lines = Turnstile(max(1, a_minute / 6), a_minute / 60)


def network(address: str) -> str:
    """The address, or of an IPv6 address the network of its household; an IPv4 address that came by IPv6 counts as what
    it is.
    """
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    ip = getattr(ip, "ipv4_mapped", None) or ip
    return str(ipaddress.ip_network(f"{ip}/64", strict=False)) if ip.version == 6 else str(ip)


def address_of(request: web.Request, settings: Settings) -> str:
    """The address that a request comes from: of a chain of proxies, the last one that is not trusted; if another house
    passed it on, the one that it speaks for.
    """
    if guest := relayed(request):
        return guest.address
    address = request.remote or ""
    forwarded = ",".join(request.headers.getall("X-Forwarded-For", []))  # some proxies add a line of their own
    for hop in reversed([hop.strip() for hop in forwarded.split(",") if hop.strip()]):
        if not settings.trusts(address):
            break
        address = hop
    return address


def household(request: web.Request, settings: Settings) -> str:
    """The address that a request is counted to: those of one IPv6 network are one."""
    return network(address_of(request, settings))


def own_origin(request: web.Request, settings: Settings) -> str:
    """The origin of our own pages, as a browser names it."""
    if settings.public_url:
        parts = urlsplit(settings.public_url)
        return f"{parts.scheme}://{parts.netloc}"
    return f"{scheme_of(request, settings)}://{request.host}"


def scheme_of(request: web.Request, settings: Settings) -> str:
    """Whether a guest came by http or by https, as far as we and those we trust can tell."""
    if guest := relayed(request):
        return guest.scheme
    if settings.trusts(request.remote or ""):
        found = request.headers.get("X-Forwarded-Proto", request.scheme)
        return found if found in ("http", "https") else request.scheme
    return request.scheme


def headers(request: web.Request, settings: Settings) -> dict[str, str]:
    """The headers of the answer to a request."""
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


def host_name(request: web.Request) -> str:
    """The name or address that a request calls us by, in small letters; empty if it has none, or none can be read."""
    found = _HOST.fullmatch(request.headers.get("Host", ""))
    if found is None:
        return ""
    inside, name = found.groups()
    if name is not None:
        return str(name).lower()
    return str(inside).lower() if _is_address(inside, 6) else ""


def is_ours(request: web.Request, settings: Settings) -> bool:
    """Whether the host name of a request can be ours.

    Otherwise a foreign name that resolves to this machine would pass as our own origin.
    """
    if relayed(request):
        return True  # the house that it came to has looked
    name = host_name(request)
    public = urlsplit(settings.public_url).hostname
    return bool(name) and (name == public or names_this_machine(name) or _is_address(name, 4, 6))


def names_this_machine(name: str) -> bool:
    """Whether only this machine goes by this name: a name or address of its own loopback, or its own host name.

    In the network it is found as its host name before `.local`; any other name there may be a stranger's.
    """
    machine = socket.gethostname().lower()
    short = machine.partition(".")[0]
    return is_loopback(name) or name.endswith(".localhost") or name in (machine, short, f"{short}.local")


def from_elsewhere(request: web.Request, settings: Settings) -> bool:
    """Whether a page of another site sends a request."""
    origin = request.headers.get("Origin")
    return origin is not None and origin != own_origin(request, settings)


def _is_address(name: str, *versions: int) -> bool:
    try:
        return ipaddress.ip_address(name).version in versions
    except ValueError:
        return False
