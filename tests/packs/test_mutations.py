"""Whatever is written into a `cards.toml`, loading it gives a pack that can be played with, or one sentence that says
why not.
"""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

from coterie.core.errors import BadPack
from coterie.core.game import Game
from tests.packs.test_reading import every_game, own_text

anything = settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])

scalars = st.one_of(
    st.integers(-3, 12),
    st.integers(),
    st.booleans(),
    st.floats(),
    st.text(max_size=12),
    st.sampled_from(["church+1 | army-1", "church+5 wealth-2 | people+1", "standard", "house", "royal-secrets"]),
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


def check_load(folder: Path, game: Game, content: bytes) -> None:
    folder.joinpath("cards.toml").write_bytes(content)
    try:
        pack = game.load(str(folder))
    except BadPack as fault:
        sentence = str(fault)
        event("refused")
        assert sentence.isprintable()
        assert len(sentence) < 500
        return
    event("accepted")
    assert game.table(game.fewest, pack=pack).seats == game.fewest
    assert pack.name.casefold() not in ("standard", "house")


@every_game
@anything
@given(content=st.binary(max_size=200))
def test_any_bytes(tmp_path: Path, game: Game, content: bytes) -> None:
    check_load(tmp_path, game, content)


@every_game
@anything
@given(data=st.data())
def test_a_pack_with_a_stretch_of_its_text_written_over(tmp_path: Path, game: Game, data: st.DataObject) -> None:
    text = own_text(game)
    here = data.draw(st.integers(0, len(text)))
    there = data.draw(st.integers(here, min(len(text), here + 40)))
    new = data.draw(st.text(max_size=8) | st.from_regex(r'[-\[\]{}=.,"|+a-i0-9 \n]{1,8}', fullmatch=True))
    check_load(tmp_path, game, f"{text[:here]}{new}{text[there:]}".encode(errors="replace"))


@every_game
@anything
@given(data=st.data())
def test_a_pack_with_an_entry_replaced_removed_or_added(tmp_path: Path, game: Game, data: st.DataObject) -> None:
    content = tomllib.loads(own_text(game))
    place: Any = content
    while True:
        key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
        if not isinstance(place[key], dict | list) or not place[key] or data.draw(st.integers(0, 3)) == 0:
            break
        place = place[key]
    deed = data.draw(st.sampled_from(["replace", "nudge", "remove", "add"]))
    if deed == "replace":
        place[key] = data.draw(values)
    elif deed == "nudge" and type(place[key]) is int:
        place[key] += data.draw(st.sampled_from([-1, 1]))
    elif deed == "add" and isinstance(place, dict):
        place[data.draw(st.text(min_size=1, max_size=8))] = data.draw(values)
    elif deed == "add":
        place.append(data.draw(values))
    else:
        del place[key]
    check_load(tmp_path, game, as_toml(content).encode(errors="replace"))


def as_toml(content: dict[str, Any]) -> str:
    """TOML with every section in one line."""
    return "".join(f"{_quoted(key)} = {_value(value)}\n" for key, value in content.items())


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_quoted(key)} = {_value(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    if isinstance(value, str):
        return _quoted(value)
    return str(value).lower()


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


@every_game
def test_the_standard_pack_survives_being_written_anew(tmp_path: Path, game: Game) -> None:
    tmp_path.joinpath("cards.toml").write_text(as_toml(tomllib.loads(own_text(game))), "utf-8")
    assert game.load(str(tmp_path)).digest == game.load().digest


@pytest.mark.parametrize("value", [1, True, -0.5, 'a " b \\ \n', [1, ["x"]], {"a b": {"c": 2}}])
def test_what_is_written_is_what_is_read(value: Any) -> None:
    assert tomllib.loads(as_toml({"key": value})) == {"key": value}
