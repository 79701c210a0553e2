"""Hostile input from a seed: messages of the schema, and what becomes of them in wrong hands."""

import json
import random
import re
import struct
from typing import Any

import msgspec
from msgspec import inspect

TEXTS = [
    "a",
    "undo",
    "wait",
    "anyone",
    "royal-secrets",
    "courtier",
    "command-0001",
    "AAAAAAAAAAAAAAAAAAAAAA",
    "Zoë 🦊",
    "A",
]
EXTREMES = [0, 1, 2, 3, 5, 255, 2**15, 2**16, 2**31 - 1, 2**31]
JUNK: list[Any] = [
    None, True, False, -1, 0, 2**31 + 1, 2**63, 2**64, -(2**63) - 1, 1.5, -0.0, 1e308, "", "x", "\x00", "\u202e",
    "é" * 3000, [], {}, [[]],
    {"": {}}, [None] * 100, {"a": [{"b": []}]}, "__proto__", "../../etc/passwd", "'; DROP TABLE moves; --",
    "<script>alert(1)</script>",
    "%s%n{0}", "\ufeff", "\ud800",
]  # fmt: skip


def sample(kind: Any, dice: random.Random) -> Any:
    """A value of a type, as its schema has it."""
    return _value(inspect.type_info(kind), dice)


def _value(kind: Any, dice: random.Random) -> Any:
    match kind:
        case inspect.Metadata():
            return _value(kind.type, dice)
        case inspect.StructType():
            made = {} if kind.tag is None else {kind.tag_field: kind.tag}
            return made | {
                f.encode_name: _value(f.type, dice) for f in kind.fields if f.required or dice.random() < 0.7
            }
        case inspect.UnionType():
            return _value(dice.choice(kind.types), dice)
        case inspect.IntType():
            fitting = [n for n in [*EXTREMES, dice.randrange(300)] if (kind.ge or 0) <= n <= (kind.le or 2**31)]
            return dice.choice(fitting)
        case inspect.StrType():
            fitting = [
                t
                for t in TEXTS
                if re.search(kind.pattern or "", t) and (kind.min_length or 0) <= len(t) <= (kind.max_length or 99)
            ]
            return dice.choice(fitting)
        case inspect.LiteralType():
            return dice.choice(kind.values)
        case inspect.BoolType():
            return dice.random() < 0.5
        case inspect.ListType():
            most = min(4, kind.max_length or 4)
            return [_value(kind.item_type, dice) for _ in range(dice.randint(kind.min_length or 0, most))]
        case inspect.DictType():
            return {_value(kind.key_type, dice): _value(kind.value_type, dice) for _ in range(dice.randrange(3))}
        case inspect.NoneType():
            return None
    raise NotImplementedError(f"a value of {kind}")


def mutant(valid: dict[str, Any], dice: random.Random) -> bytes:
    """A message after an accident."""
    return dice.choice(_ACCIDENTS)(valid, dice)


def _wrong_value(valid: dict[str, Any], dice: random.Random) -> bytes:
    return _bytes({**valid, dice.choice([*valid] or ["x"]): dice.choice(JUNK)})


def _unknown_field(valid: dict[str, Any], dice: random.Random) -> bytes:
    return _bytes({**valid, dice.choice(["x", "seat", "person", "host", "key", "__class__", ""]): dice.choice(JUNK)})


def _missing_field(valid: dict[str, Any], dice: random.Random) -> bytes:
    gone = dice.choice([*valid] or ["x"])
    return _bytes({name: value for name, value in valid.items() if name != gone})


def _no_object(valid: dict[str, Any], dice: random.Random) -> bytes:
    return _bytes(dice.choice([*JUNK, [valid], json.dumps(valid)]))


def _cut(valid: dict[str, Any], dice: random.Random) -> bytes:
    text = _bytes(valid)
    return text[: dice.randrange(len(text))]


def _flipped(valid: dict[str, Any], dice: random.Random) -> bytes:
    text = bytearray(_bytes(valid))
    for _ in range(dice.randint(1, 4)):
        text[dice.randrange(len(text))] = dice.randrange(256)
    return bytes(text)


def _doubled(valid: dict[str, Any], dice: random.Random) -> bytes:
    text = _bytes(valid)
    return dice.choice(
        [text + text, text + b"}", text + b"\x00", b"\xef\xbb\xbf" + text, b"[" + text, text.replace(b'"', b"'")]
    )


def _twice(valid: dict[str, Any], dice: random.Random) -> bytes:
    text = _bytes(valid)
    name = dice.choice([*valid] or ["x"])
    return b'{"' + name.encode() + b'":' + _bytes(dice.choice(JUNK)) + b"," + text[1:]


def _no_number(valid: dict[str, Any], dice: random.Random) -> bytes:
    odd = dice.choice(
        [
            b"NaN",
            b"Infinity",
            b"-Infinity",
            b"1e400",
            b"9" * 5000,
            b"0x10",
            b"01",
            b"+1",
            b"1e-400",
            b"-",
            b"0." + b"1" * 4000,
        ]
    )
    name = dice.choice([*valid] or ["x"])
    return b'{"' + name.encode() + b'":' + odd + b"," + _bytes(valid)[1:]


def _deep(valid: dict[str, Any], dice: random.Random) -> bytes:
    depth = dice.choice([50, 1000, 5000])
    opened, closed = dice.choice([(b"[", b"]"), (b'{"a":', b"}")])
    depth = min(depth, 16_000 // len(opened) // 2)
    return b'{"type":' + opened * depth + b"1" + (closed * depth if dice.random() < 0.5 else b"") + b"}"


def _surrogate(valid: dict[str, Any], dice: random.Random) -> bytes:
    name = dice.choice([*valid] or ["x"])
    odd = dice.choice([rb"\ud800", rb"\udfff\ud800", rb"\u0000", rb"\ud83d", rb"\uZZZZ", rb"\x41"])
    return b'{"' + name.encode() + b'":"' + odd + b'",' + _bytes(valid)[1:]


def _too_long(valid: dict[str, Any], dice: random.Random) -> bytes:
    return dice.choice(
        [
            _bytes({**valid, "x": "y" * 17_000}),
            _bytes(valid) + b" " * 17_000,
            b"[" + b"0," * 9_000 + b"0]",
            b"\xff" * 20_000,
        ]
    )


def _noise(valid: dict[str, Any], dice: random.Random) -> bytes:
    return dice.randbytes(dice.randrange(200))


_ACCIDENTS = [
    _wrong_value, _wrong_value, _wrong_value, _unknown_field, _missing_field, _no_object, _cut, _flipped, _doubled,
    _twice, _no_number,
    _deep, _surrogate, _too_long, _noise,
]  # fmt: skip


def _bytes(value: Any) -> bytes:
    return json.dumps(value).encode()  # which lets surrogates and the like pass


def is_sound(data: bytes, kind: Any) -> bool:
    """Whether an accident did no harm."""
    try:
        msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False
    return True


# Frames (RFC 6455).

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
GOODBYE = struct.pack(">H", 1000)


def frame(
    payload: bytes, opcode: int = TEXT, final: bool = True, mask: bytes | None = b"\x00\x00\x00\x00", reserved: int = 0
) -> bytes:
    """A frame as a client sends it, or as it should not."""
    size = len(payload)
    length = (
        bytes((size,))
        if size < 126
        else b"\x7e" + size.to_bytes(2, "big")
        if size < 1 << 16
        else b"\x7f" + size.to_bytes(8, "big")
    )
    head = bytes((final << 7 | reserved << 4 | opcode, length[0] | (0x80 if mask is not None else 0))) + length[1:]
    if mask is None:
        return head + payload
    return head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))


def attack(payload: bytes, dice: random.Random) -> bytes:
    """A payload in a frame, most often a sound one."""
    if dice.random() < 0.6:
        return frame(payload, mask=dice.randbytes(4))
    half = len(payload) // 2
    return dice.choice(
        [
            frame(payload, BINARY),
            frame(payload, dice.choice([3, 4, 5, 6, 7, 11, 15])),
            frame(payload, mask=None),
            frame(payload, reserved=dice.randint(1, 7)),
            frame(payload[:half], final=False) + frame(payload[half:], 0),
            frame(payload[:half], final=False) + frame(b"ping", PING) + frame(payload[half:], 0),
            frame(payload[:half], final=False) + frame(payload[half:]),  # a new message inside another
            frame(payload, 0),  # the end of nothing
            frame(payload, final=False),
            frame(payload[:125], PING) + frame(payload[:60], PONG),
            frame(b"x" * 126, PING),
            frame(b"x", PING, final=False),
            frame(dice.choice([b"\x00", b"\x03\xe8\xff\xfe", b"\xff\xff", b"\x03\xed", b"\x00\x00junk"]), CLOSE),
            b"\x81\xff" + b"\x7f" * 8 + payload,  # of more bytes than there are
            dice.randbytes(dice.randint(1, 60)),
        ]
    )


def frames_of(data: bytes) -> list[tuple[int, bytes]]:
    """The frames of a server, which never masks nor splits them: opcode and payload."""
    found, at = [], 0
    while at + 2 <= len(data):
        opcode, size = data[at] & 15, data[at + 1] & 127
        at += 2
        if size >= 126:
            wide = 2 if size == 126 else 8
            size, at = int.from_bytes(data[at : at + wide], "big"), at + wide
        found.append((opcode, data[at : at + size]))
        at += size
    return found
