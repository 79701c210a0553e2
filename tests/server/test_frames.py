"""Frames: however bytes are cut into pieces, the same messages come of them, and nothing goes wrong but `BadFrame`."""

import json
import random
from typing import get_args

import pytest

from coterie.server.http.frames import BROKEN, NO_TEXT, TOO_BIG, BadFrame, FrameReader, close_of, control
from coterie.server.protocol import messages
from tests.server import hostile

KINDS = get_args(messages.FromClient)
Read = tuple[list[tuple[int, bytes]], int]  # what was read, and the code that the connection is closed with


def _read(pieces: list[bytes]) -> Read:
    reader, found = FrameReader(messages.LONGEST), list[tuple[int, bytes]]()
    try:
        for piece in pieces:
            for whole in reader.read(piece):
                found.append(whole)
    except BadFrame as error:
        return found, error.code
    return found, 0


def _cut(data: bytes, dice: random.Random) -> list[bytes]:
    places = sorted(dice.choices(range(len(data) + 1), k=dice.randrange(8)))
    return [data[start:end] for start, end in zip([0, *places], [*places, len(data)], strict=True)]


def _talk(dice: random.Random) -> tuple[bytes, list[tuple[int, bytes]]]:
    """Sound frames, and what is in them."""
    data, meant = b"", list[tuple[int, bytes]]()
    for _ in range(dice.randint(1, 6)):
        payload = json.dumps(hostile.sample(dice.choice(KINDS), dice)).encode()
        kind = dice.choice([hostile.TEXT, hostile.TEXT, hostile.TEXT, hostile.BINARY, hostile.PING, hostile.PONG])
        if kind in (hostile.PING, hostile.PONG):
            payload = payload[:125]
        meant.append((kind, payload))
        if kind == hostile.TEXT and dice.random() < 0.4:
            half, ping = dice.randrange(len(payload) + 1), dice.random() < 0.5
            data += hostile.frame(payload[:half], final=False, mask=dice.randbytes(4))
            data += hostile.frame(b"there?", hostile.PING, mask=dice.randbytes(4)) if ping else b""
            data += hostile.frame(payload[half:], 0, mask=dice.randbytes(4))
            meant[-1:] = [*([(hostile.PING, b"there?")] if ping else []), (kind, payload)]
        else:
            data += hostile.frame(payload, kind, mask=dice.randbytes(4))
    return data, meant


def _fuzz(seeds: range) -> None:
    codes = set()
    for seed in seeds:
        dice = random.Random(seed)
        data, meant = _talk(dice)
        assert _read([data]) == (meant, 0)
        assert _read(_cut(data, dice)) == (meant, 0)
        payload = hostile.mutant(hostile.sample(dice.choice(KINDS), dice), dice)
        hurt = data + hostile.attack(payload, dice) + _talk(dice)[0]
        if dice.random() < 0.3:
            flipped = bytearray(hurt)
            flipped[dice.randrange(len(flipped))] ^= 1 << dice.randrange(8)
            hurt = bytes(flipped)
        whole = _read([hurt])
        assert _read(_cut(hurt, dice)) == whole
        if seed % 20 == 0:
            assert _read([bytes((byte,)) for byte in hurt]) == whole
        codes.add(whole[1])
    assert codes == {0, BROKEN, NO_TEXT, TOO_BIG}


def test_any_bytes_in_any_pieces() -> None:
    _fuzz(range(2_000))


@pytest.mark.soak
def test_any_bytes_in_any_pieces_at_great_length() -> None:
    _fuzz(range(2_000, 22_000))


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (hostile.frame(b"{}", mask=None), BROKEN),
        (hostile.frame(b"{}", reserved=1), BROKEN),
        (hostile.frame(b"{}", 3), BROKEN),
        (hostile.frame(b"{}", 11), BROKEN),
        (hostile.frame(b"{}", 0), BROKEN),
        (hostile.frame(b"{", final=False) + hostile.frame(b"{}"), BROKEN),
        (hostile.frame(b"x", hostile.PING, final=False), BROKEN),
        (hostile.frame(b"x" * 126, hostile.PING), BROKEN),
        (hostile.frame(b"\x03", hostile.CLOSE), BROKEN),
        (hostile.frame((1005).to_bytes(2, "big"), hostile.CLOSE), BROKEN),
        (hostile.frame((1000).to_bytes(2, "big") + b"\xff", hostile.CLOSE), NO_TEXT),
        (hostile.frame(b" " * (messages.LONGEST + 1))[:10], TOO_BIG),
        (hostile.frame(b" " * 9_000, final=False) + hostile.frame(b" " * 9_000, 0)[:10], TOO_BIG),
        (b"\x81\xff" + b"\xff" * 8, TOO_BIG),
    ],
)
def test_what_breaks_the_rules(data: bytes, code: int) -> None:
    assert _read([data])[1] == code


def test_what_is_as_long_as_may_be() -> None:
    longest = b" " * messages.LONGEST
    assert _read([hostile.frame(longest)]) == ([(hostile.TEXT, longest)], 0)
    assert _read([hostile.frame(b"", hostile.CLOSE)]) == ([(hostile.CLOSE, b"")], 0)
    assert _read([hostile.frame((4400).to_bytes(2, "big"), hostile.CLOSE)])[1] == 0


def test_frames_of_ours() -> None:
    sent = control(hostile.PONG, b"here") + close_of(4400, "bad-message")
    assert hostile.frames_of(sent) == [(hostile.PONG, b"here"), (hostile.CLOSE, b"\x11\x30bad-message")]
