"""Ids of tables, keys of people, invitations, and the secrets that they are made from."""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass

from coterie.core.errors import CoterieError
from coterie.store.port import Store

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that looks or sounds like another
ID_LENGTH = 8
KEY_LENGTH = 22  # characters of 128 bits
# What a store calls its secrets; in a data folder they are files.
SEAL = "secret"
SEAL_LENGTH = 32
OWNER = "owner"  # says which owner's key is good

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
    return text_of(entropy(16))


def digest(key: str) -> bytes:
    """What is kept of a key. It has 128 bits of its own, so one round is enough."""
    return hashlib.sha256(key.encode()).digest()


def same(one: bytes, two: bytes) -> bool:
    """Whether two digests are the same, in a time that does not tell where they differ."""
    return hmac.compare_digest(one, two)


class Seal:
    """The secret of the house. Invitations are made from it, so they can be shown again and are kept nowhere."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def invitation(self, table: str, withdrawn: int = 0) -> str:
        """128 bits that let their holder take a seat at one table: another one when those before were withdrawn."""
        return self.mark(f"invitation {table} {withdrawn}" if withdrawn else f"invitation {table}")

    def mark(self, what: str) -> str:
        """128 bits that belong to something of the house, always the same."""
        return text_of(self.bytes_of(what)[:16])

    def bytes_of(self, what: str) -> bytes:
        """256 bits that belong to something of the house, always the same."""
        return hmac.digest(self._secret, what.encode(), "sha256")


@dataclass(frozen=True, slots=True)
class HouseSecrets:
    """What all houses of a store share: the seal, and what the owner's key is the mark of."""

    seal: Seal
    owner: str


async def secrets_of(store: Store, given: str = "") -> HouseSecrets:
    """The secrets of a store, made at the first time; the seal is made from the text that was given, if one was."""
    renewed = await store.secret(OWNER)
    if renewed is not None and not renewed.isascii():
        text = "what was kept of the owner's key cannot be read: renew it with “coterie owner --renew”"
        raise CoterieError(text)
    owner = "owner" if renewed is None else f"owner {renewed.decode('ascii')}"
    if given:
        return HouseSecrets(Seal(hashlib.sha256(given.encode()).digest()), owner)
    secret = await store.secret(SEAL) or await store.keep_secret(SEAL, secrets.token_bytes(SEAL_LENGTH))
    if len(secret) != SEAL_LENGTH:
        raise CoterieError(
            f"the file “{SEAL}” of the data should hold the house's secret of {SEAL_LENGTH} bytes and has"
            f" {len(secret)}: remove it and a new one is made"
        )
    return HouseSecrets(Seal(secret), owner)


async def renew_owner(store: Store) -> None:
    """Let the houses have a new owner's key. The one before is void; invitations and the keys of players are not."""
    await store.keep_secret(OWNER, new_key().encode(), renew=True)


def text_of(token: bytes) -> str:
    """Bytes in letters that a URL takes."""
    return base64.urlsafe_b64encode(token).rstrip(b"=").decode()
