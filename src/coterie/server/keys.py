"""Names for tables and keys for people: what can be guessed, said aloud or stolen, and what cannot."""

import base64
import hashlib
import hmac
import os
import secrets
from collections.abc import Callable
from pathlib import Path

from coterie.core.errors import CoterieError

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that looks or sounds like another
ID_LENGTH = 8
KEY_LENGTH = 22  # characters of 128 bits

Entropy = Callable[[int], bytes]  # so many bytes that nobody can guess


def new_id(entropy: Entropy = secrets.token_bytes) -> str:
    """The name of a table: eight characters that can be read aloud."""
    number, letters = int.from_bytes(entropy(16), "big"), ""  # far more than the letters need, so that all are equally likely
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


class Seal:
    """The house's own secret, from which invitations are made: they can be shown again and are kept nowhere."""

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
            raise CoterieError(f"{path} should hold the house's secret of 32 bytes and has {len(secret)}: remove it and a new one is made")
        return cls(secret)

    def invitation(self, table: str) -> str:
        """128 bits that open one table's door."""
        return self.mark(f"invitation {table}")

    def mark(self, what: str) -> str:
        """128 bits that belong to something of the house, always the same."""
        return _text(hmac.digest(self._secret, what.encode(), "sha256")[:16])


def _text(token: bytes) -> str:
    return base64.urlsafe_b64encode(token).rstrip(b"=").decode()


def _write_once(path: Path, content: bytes) -> None:
    """A file that is there whole or not at all, whenever the power fails; readable to its owner alone."""
    new = path.with_name(f"{path.name}.new")
    new.unlink(missing_ok=True)
    with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
