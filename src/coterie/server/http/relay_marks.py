"""Marks of relays: how a house knows that a request comes from another house, and for whom it speaks.

A mark is signed with what all houses of a store share, and good once, for one house, and for half a minute.
"""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from aiohttp import web

from coterie.server.tables.keys import Seal, same

HEADER: Final = "X-Coterie-Relay"
GOOD_FOR = 30.0  # seconds; the clocks of two houses may differ by less


@dataclass(frozen=True, slots=True)
class Relayed:
    """What another house says of the guest whom it speaks for: their address, and how they came to it."""

    address: str
    scheme: str


RELAYED: Final = web.RequestKey("relayed", Relayed)  # by which a request has its mark, once that was checked


def relayed(request: web.Request) -> Relayed | None:
    """What the house that passed a request on says of its guest; None if no house did."""
    return request.get(RELAYED)


class RelayMarks:
    """The marks that a house gives and takes."""

    def __init__(self, house: str, seal: Seal, now: Callable[[], float] = time.time) -> None:
        self._house = house
        self._seal = seal
        self._now = now
        self._taken: dict[str, float] = {}  # by nonce, until when each would be good

    def give(self, to: str, method: str, path: str, guest: Relayed) -> str:
        """The mark of a request to another house."""
        body = f"{self._now():.3f} {secrets.token_hex(12)} {guest.scheme} {guest.address or '-'}"
        return f"{body} {self._signature(to, method, path, body)}"

    def take(self, mark: str, method: str, path: str) -> Relayed | None:
        """What the mark of a request to this house says; None if it is wrong, old, or was taken before."""
        body, _, signature = mark.rpartition(" ")
        parts = body.split(" ")
        good = self._signature(self._house, method, path, body)
        if len(parts) != 4 or not same(signature.encode("utf-8", "replace"), good.encode()):
            return None
        at, nonce, scheme, address = parts
        now = self._now()
        if abs(now - float(at)) > GOOD_FOR or nonce in self._taken:
            return None
        while self._taken and next(iter(self._taken.values())) < now:
            del self._taken[next(iter(self._taken))]
        self._taken[nonce] = now + 2 * GOOD_FOR
        return Relayed("" if address == "-" else address, scheme)

    def _signature(self, to: str, method: str, path: str, body: str) -> str:
        return self._seal.bytes_of(f"relay\n{to}\n{method}\n{path}\n{body}").hex()
