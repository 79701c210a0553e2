"""Frames of RFC 6455: what a client's bytes say, and what ours are.

It reads whole messages out of fragments and takes the masks off. Whatever breaks the rules is a `BadFrame`, with the
code that the connection is closed with. Nothing is compressed.
"""

from collections.abc import Iterable, Iterator
from typing import Final

TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
_MORE: Final = 0  # the rest of a message that came in fragments
_LAST: Final = 0x80  # the last fragment, or the only one
_MASKED: Final = 0x80
_SHORT: Final = 125  # bytes of a control frame at most, and of a frame with the shortest head

GOING: Final = 1000
BROKEN: Final = 1002
NO_TEXT: Final = 1007
TOO_BIG: Final = 1009
_CODES: Final = frozenset({1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014})


class BadFrame(Exception):
    """A frame that breaks the rules, and the code to close with."""

    def __init__(self, code: int, text: str) -> None:
        super().__init__(text)
        self.code = code


class FrameReader:
    """Reads what a client sends. `longest` is how many bytes a message may have."""

    __slots__ = ("_kind", "_longest", "_parts", "_rest")

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._rest = b""  # the beginning of a frame
        self._kind = 0  # of the message that comes in fragments; 0: none does
        self._parts = b""

    def read(self, data: bytes) -> Iterable[tuple[int, bytes]]:
        """The messages, pings, pongs and closes that are whole now: their kinds and what is in them.

        Raises BadFrame at the first frame that breaks the rules, when it comes to it.
        """
        if len(data) >= 6 and data[0] == _LAST | TEXT and not self._rest and not self._kind:
            length = data[1] ^ _MASKED
            if length <= _SHORT and len(data) == length + 6:  # one short message and no more: a move is
                return ((TEXT, _bare(data, 2, length)),)
        return self._read_on(data)

    def _read_on(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        if self._rest:
            data = self._rest + data
        at = 0
        while frame := self._frame(data, at):
            first, payload, at = frame
            whole = self._take(first & 15, bool(first & _LAST), payload)
            if whole:
                yield whole
        self._rest = data[at:]

    def _frame(self, data: bytes, at: int) -> tuple[int, bytes, int] | None:
        """The frame that begins here: its first byte, what is in it, and where the next one begins; None: it is not
        whole.
        """
        if len(data) - at < 2:
            return None
        first, length, head = data[at], data[at + 1] & ~_MASKED, at + 2
        self._check(first, data[at + 1])
        if length > _SHORT:
            wide = 2 if length == 126 else 8
            if len(data) - head < wide:
                return None
            length, head = int.from_bytes(data[head : head + wide], "big"), head + wide
        if length + len(self._parts) > self._longest:
            raise BadFrame(TOO_BIG, f"a message has at most {self._longest} bytes")
        end = head + 4 + length
        return None if len(data) < end else (first, _bare(data, head, length), end)

    def _check(self, first: int, second: int) -> None:
        kind = first & 15
        if first & 0x70:
            raise BadFrame(BROKEN, "a frame has bits that nobody agreed on")
        if not second & _MASKED:
            raise BadFrame(BROKEN, "a client masks its frames")
        if kind >= CLOSE and (kind > PONG or not first & _LAST or second & ~_MASKED > _SHORT):
            raise BadFrame(BROKEN, "a control frame is short, whole, and of a kind that there is")
        if BINARY < kind < CLOSE:
            raise BadFrame(BROKEN, "there is no such kind of frame")
        if kind < CLOSE and (kind == _MORE) != (self._kind != 0):
            raise BadFrame(BROKEN, "a fragment is out of place")

    def _take(self, kind: int, last: bool, payload: bytes) -> tuple[int, bytes] | None:
        """A frame without its mask. Returns the message if it is whole by it."""
        if kind == CLOSE:
            _check_close(payload)
        if kind >= CLOSE or (last and kind != _MORE):
            return kind, payload
        self._kind, self._parts = self._kind or kind, self._parts + payload
        if not last:
            return None
        whole = self._kind, self._parts
        self._kind, self._parts = 0, b""
        return whole


def _bare(data: bytes, head: int, length: int) -> bytes:
    """What is in a frame, without its mask, which begins at `head`."""
    mask = (data[head : head + 4] * (length // 4 + 1))[:length]
    hidden = int.from_bytes(data[head + 4 : head + 4 + length], "little")
    return (hidden ^ int.from_bytes(mask, "little")).to_bytes(length, "little")


def _check_close(payload: bytes) -> None:
    code = int.from_bytes(payload[:2], "big")
    if payload and (len(payload) < 2 or not (code in _CODES or 3000 <= code < 5000)):
        raise BadFrame(BROKEN, "there is no such code to close with")
    if not is_text(payload[2:]):
        raise BadFrame(NO_TEXT, "what is said at the end is not UTF-8")


def is_text(payload: bytes) -> bool:
    """Whether bytes are UTF-8."""
    try:
        payload.decode()
    except UnicodeDecodeError:
        return False
    return True


def control(kind: int, payload: bytes) -> bytes:
    """A ping, a pong or a close of ours."""
    return bytes((_LAST | kind, len(payload))) + payload


def close_of(code: int, reason: str = "") -> bytes:
    """Our close, with a code and a word."""
    return control(CLOSE, code.to_bytes(2, "big") + reason.encode())
