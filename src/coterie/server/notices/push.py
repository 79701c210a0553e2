"""Web Push: the keys by which push services know the house, and messages that only one device can read."""

import base64
import math
import time
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

from coterie.core.errors import refuse

VALID = 12 * 3600  # seconds that a signature is good for; a day is the most that services take
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
POINT, AUTH = 65, 16  # bytes of a device's two keys


@dataclass(frozen=True, slots=True)
class DeviceKeys:
    """What a browser gives with a subscription: its public key and a secret, both as it writes them."""

    p256dh: str
    auth: str

    @property
    def written(self) -> str:
        return f"{self.p256dh} {self.auth}"


def device_keys(p256dh: str, auth: str) -> DeviceKeys:
    """The keys of a device. Raises CoterieError if they are none."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh, POINT))
        _bytes(auth, AUTH)
    except ValueError:
        refuse("refused-subscription", "this is no subscription of a browser: switch the calls off and on again")
    return DeviceKeys(p256dh, auth)


def sealed(keys: DeviceKeys, message: bytes) -> bytes:
    """A message that only the device with these keys can read (RFC 8291)."""
    from pywebpush import WebPusher

    info = {"endpoint": "", "keys": {"p256dh": keys.p256dh, "auth": keys.auth}}
    body: bytes = WebPusher(info).encode(message)["body"]
    return body


class HouseKeys:
    """The pair of keys by which push services know this house (RFC 8292), made from 32 bytes of its secret."""

    def __init__(self, secret: bytes) -> None:
        self._number = int.from_bytes(secret, "big") % (ORDER - 1) + 1

    @cached_property
    def public(self) -> str:
        """The public key, as a browser takes it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def signature(self, endpoint: str, contact: str) -> str:
        """The header by which the service at this address knows who calls, and whom to write to."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": math.floor(time.time()) + VALID, "sub": contact}
        header: str = self._vapid.sign(claims)["Authorization"]
        return header

    @cached_property
    def _vapid(self) -> Any:
        from cryptography.hazmat.primitives.asymmetric import ec
        from py_vapid import Vapid02

        return Vapid02(ec.derive_private_key(self._number, ec.SECP256R1()))


def _bytes(text: str, size: int) -> bytes:
    found = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    if len(found) != size:
        raise ValueError
    return found
