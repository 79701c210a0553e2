"""Tickets for clients that send no Origin: each opens one socket, once and soon.

A ticket says itself what it is good for, under the seal of the house: a house takes one that another gave. It is good
for the key that its person held when it was given, so one that is renewed voids it.
"""

import base64
import binascii
import struct
from collections.abc import Callable, Mapping

from coterie.server.tables.keys import Entropy, Seal, digest, same, text_of
from coterie.store.rows import Person

TICKET = 30.0  # seconds a ticket is good for
MOST_USED = 10_000  # tickets that are remembered, since they are good once

_BODY = struct.Struct(">8sIQ4s8s")  # the table, the person, until when in ms since 1970, a mark of the key, a nonce
_MARK = 16  # bytes of the mark under the seal


class Tickets:
    """The tickets of a house."""

    def __init__(self, seal: Seal, now: Callable[[], int], entropy: Entropy) -> None:
        self._seal = seal
        self._now = now
        self._entropy = entropy
        self._used: dict[bytes, int] = {}  # until when each would be good

    def give(self, table: str, person: Person) -> str:
        """A ticket to this table for this person."""
        until = max(0, self._now() + int(TICKET * 1000))
        body = _BODY.pack(table.encode(), person.n, until, _key_mark(person), self._entropy(8))
        return text_of(body + self._mark(body))

    def take(self, ticket: str, table: str, people: Mapping[int, Person]) -> int | None:
        """The person a ticket is for, if it is good for this table. It is not good twice, wherever it is shown."""
        body = self._opened(ticket)
        if body is None or body in self._used:
            return None
        of, n, until, key, _ = _BODY.unpack(body)
        self._remember(body, until)
        person = people.get(n)
        if of != table.encode() or until < self._now() or person is None or not person.key:
            return None
        return n if same(key, _key_mark(person)) else None

    def _opened(self, ticket: str) -> bytes | None:
        try:
            token = base64.urlsafe_b64decode(ticket)
        except (binascii.Error, ValueError):
            return None
        body, mark = token[: _BODY.size], token[_BODY.size :]
        return body if len(body) == _BODY.size and same(mark, self._mark(body)) else None

    def _mark(self, body: bytes) -> bytes:
        return self._seal.bytes_of(f"ticket {body.hex()}")[:_MARK]

    def _remember(self, body: bytes, until: int) -> None:
        if len(self._used) >= MOST_USED:
            self._used = {used: good for used, good in self._used.items() if good >= self._now()}
        if len(self._used) >= MOST_USED:
            del self._used[next(iter(self._used))]
        self._used[body] = until


def _key_mark(person: Person) -> bytes:
    return digest(person.key.hex())[:4]
