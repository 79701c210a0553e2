"""Ids of tables, keys of people, invitations and tickets."""

import base64
import hashlib
import hmac
import os
import secrets
import time
from collections.abc import Callable
from pathlib import Path

from coterie.core.errors import CoterieError

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that looks or sounds like another
ID_LENGTH = 8
KEY_LENGTH = 22  # characters of 128 bits
TICKET = 30.0  # seconds a ticket is good for
MOST_TICKETS = 10_000
OWNER = "owner"  # the file that says which owner's key is good

Entropy = Callable[[int], bytes]  # so many bytes that nobody can guess


def new_id(entropy: Entropy = secrets.token_bytes) -> str:
    """The name of a table: eight characters that can be read aloud."""
    # far more than the letters need, so that all are equally likely
    number, letters = int.from_bytes(entropy(16), "big"), ""
    for _ in range(ID_LENGTH):
        number, at = divmod(number, len(LETTERS))
        letters += LETTERS[at]
    return letters


def new_key(entropy: Entropy = secrets.token_bytes) -> str:
    """128 bits that nobody can guess."""
    return _text(entropy(16))


def digest(key: str) -> bytes:
    """What is kept of a key. It has 128 bits of its own, so one round is enough."""
    return hashlib.sha256(key.encode()).digest()


def same(one: bytes, two: bytes) -> bool:
    """Whether two digests are the same, in a time that does not tell where they differ."""
    return hmac.compare_digest(one, two)


class Tickets:
    """Tickets for clients that send no Origin: each opens one socket, once and soon."""

    def __init__(self, entropy: Entropy) -> None:
        self._entropy = entropy
        self._given: dict[str, tuple[str, int, float]] = {}

    def give(self, table: str, person: int) -> str:
        """A ticket to this table for this person."""
        ticket = new_key(self._entropy)
        if len(self._given) >= MOST_TICKETS:
            del self._given[next(iter(self._given))]
        self._given[ticket] = (table, person, time.monotonic() + TICKET)
        return ticket

    def void(self, table: str, person: int) -> None:
        """Let no ticket of this person at this table be good any more."""
        self._given = {ticket: given for ticket, given in self._given.items() if given[:2] != (table, person)}

    def take(self, ticket: str, table: str) -> int | None:
        """The person a ticket is for, if it is good for this table. It is not good twice."""
        found = self._given.pop(ticket, None)
        if found is None or found[0] != table or found[2] < time.monotonic():
            return None
        return found[1]


class Seal:
    """The secret of the house. Invitations are made from it, so they can be shown again and are kept nowhere."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    @classmethod
    def at(cls, folder: Path) -> "Seal":
        """The secret in a data folder, made at the first time, for its owner's eyes only."""
        path = folder / "secret"
        try:
            if not path.exists():
                _write_once(path, secrets.token_bytes(32))
            secret = path.read_bytes()
        except OSError as error:
            raise CoterieError(f"the house's secret {path} cannot be read or made: {error.strerror}") from None
        if len(secret) != 32:
            raise CoterieError(
                f"{path} should hold the house's secret of 32 bytes and has {len(secret)}: remove it and a new one is"
                " made"
            )
        return cls(secret)

    def invitation(self, table: str, withdrawn: int = 0) -> str:
        """128 bits that let their holder take a seat at one table: another one when those before were withdrawn."""
        return self.mark(f"invitation {table} {withdrawn}" if withdrawn else f"invitation {table}")

    def mark(self, what: str) -> str:
        """128 bits that belong to something of the house, always the same."""
        return _text(self.bytes_of(what)[:16])

    def bytes_of(self, what: str) -> bytes:
        """256 bits that belong to something of the house, always the same."""
        return hmac.digest(self._secret, what.encode(), "sha256")


def owner_mark(folder: Path) -> str:
    """What the owner's key is the mark of: another one each time it was renewed."""
    path = folder / OWNER
    try:
        return f"owner {path.read_text('ascii')}" if path.exists() else "owner"
    except (OSError, ValueError) as error:
        text = f"{path} cannot be read ({error}): renew the owner's key with “coterie owner --renew”"
        raise CoterieError(text) from None


def renew_owner(folder: Path) -> None:
    """Let the house have a new owner's key. The one before is void; invitations and the keys of players are not."""
    _write_once(folder / OWNER, new_key().encode())


def _text(token: bytes) -> str:
    return base64.urlsafe_b64encode(token).rstrip(b"=").decode()


def _write_once(path: Path, content: bytes) -> None:
    """Write a file that is there whole or not at all, whenever the power fails. Only its owner can read it."""
    new = path.with_name(f"{path.name}.new")
    new.unlink(missing_ok=True)
    with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
