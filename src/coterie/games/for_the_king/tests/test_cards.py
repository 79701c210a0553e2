"""Card packs: every constraint is checked, and the first one broken is named."""

import re
from pathlib import Path

import pytest

from coterie.core.errors import BadPack
from coterie.games.for_the_king.game import GAME
from coterie.games.for_the_king.tests.scene import HOUSE

TEXT = Path(__file__).parent.parent.joinpath("cards.toml").read_text()


def load(folder: Path, old: str, new: str) -> None:
    assert old in TEXT
    folder.joinpath("cards.toml").write_text(TEXT.replace(old, new, 1))
    GAME.load(str(folder))


def test_FK_04_the_house_pack_is_sound_and_named() -> None:
    assert HOUSE.name == "house"
    assert re.fullmatch("[0-9a-f]{16}", HOUSE.digest)


def test_FK_04_a_pack_of_ones_own_may_arrange_the_values_otherwise(tmp_path: Path) -> None:
    text = TEXT.replace('"house"', '"mine"').replace("A = 2, B = 2, C = 2, D = 2, E = 3", "A = 3, B = 2, C = 2, D = 2, E = 2")
    tmp_path.joinpath("cards.toml").write_text(text)
    mine = GAME.load(str(tmp_path))
    assert (mine.name, mine.value[0], mine.value[4]) == ("mine", 3, 2)
    assert mine.digest != HOUSE.digest


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('name = "house"', "", "'name' should be the pack's name, a text, and is missing"),
        ('name = "house"', "name = 3", "'name' should be the pack's name, a text, and is 3"),
        ("name =", "name ==", "should be TOML"),
        ("[gold]", "[silver]", "cards.toml: 'gold' is missing"),
        ("[offices.military]", "[offices.navy]", "offices: 'military' is missing"),
        ("[offices.military]", "[offices.navy]\n[offices.military]", "offices: there is no 'navy'"),
        ("mark = 5", "mark = 0", "exactly one office is marked 5, and 0 are"),
        ("mark = 0", "mark = 5", "exactly one office is marked 5, and 2 are"),
        ("mark = 0", "mark = 4", "an office is marked 5 or not at all (0), not 4"),
        ("mark = 0", 'mark = "none"', "'mark' should be a whole number from 0 to 5"),
        ("mark = 0\n", "", "offices.diplomacy: 'mark' is missing"),
        ("values = {", "value = {", "offices.diplomacy: 'values' is missing"),
        ("I = 4", "I = 5", "'I' should be a whole number from 1 to 4, and is 5"),
        ("A = 2", "A = 0", "'A' should be a whole number from 1 to 4, and is 0"),
        ("A = 2", "A = true", "'A' should be a whole number from 1 to 4, and is true"),
        ("A = 2", "A = 2.5", "'A' should be a whole number from 1 to 4, and is 2.5"),
        (", I = 4", "", "offices.diplomacy.values: 'I' is missing"),
        ("A = 2", "J = 2, A = 2", "there is no 'J'"),
        ("I = 4", "I = 3", "2 of the unmarked offices have the values 2, 2, 2, 2, 3, 3, 3, 4, 4, and 1 do"),
        ("H = 2, I = 2", "H = 2, I = 3", "3 of the unmarked offices have the values 1, 1, 1, 1, 1, 1, 1, 2, 2, and 2 do"),
        ("1 = { 0 = 9", "1 = { 0 = 8", "gold.1: 9 cards are unmarked, and here 8 are"),
        ("3 = 1, 4 = 1", "3 = 2, 4 = 1", "gold.1: 1 cards are marked 3, and here 2 are"),
        ("3 = 1, 4 = 1", "3 = 1", "gold.1: 1 cards are marked 4, and here 0 are"),
        ("5 = 2", "5 = 3", "gold.1: 2 cards are marked 5, and here 3 are"),
        ("1 = { 0 = 9", "1 = { 2 = 9", "a mark is 0 (none), 3, 4 or 5, not '2'"),
        ("3 = { 0 = 9, 3 = 1, 4 = 1, 5 = 2 }\n", "", "gold: '3' is missing"),
        ("3 = { 0 = 9, 3 = 1, 4 = 1, 5 = 2 }", "3 = 13", "'3' should be a table, and is 13"),
        ("plus = { 0 = 2, 5 = 1 }", "plus = { 0 = 3, 5 = 1 }", "10 King cards are unmarked, and here 11 are"),
        ("plus = { 0 = 2, 5 = 1 }", "plus = { 0 = 2, 5 = 2 }", "5 King cards are marked 5, and here 6 are"),
        ("plus = { 0 = 2, 5 = 1 }", "plus = { 0 = 2, 3 = 1, 5 = 1 }", "0 King cards are marked 3, and here 1 are"),
        ("0 = 1, 5 = 1 }\nplus = { 0 = 2", "0 = 2, 5 = 1 }\nplus = { 0 = 1", "king.either: 1 of its cards are unmarked, and here 2 are"),
        ("either = { 0 = 1, 5 = 1 }", "", "king: 'either' is missing"),
        ("[king]", "[king]\nturn = { 0 = 1 }", "king: there is no 'turn'"),
    ],
)
def test_FK_04_a_broken_pack_is_refused_with_the_constraint_it_breaks(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(BadPack, match=re.escape(said)):
        load(tmp_path, old, new)


def test_FK_04_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match=r"folder with a file cards\.toml, and .* cannot be read"):
        GAME.load(str(tmp_path))


def test_FK_04_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    tmp_path.joinpath("cards.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadPack, match="UTF-8"):
        GAME.load(str(tmp_path))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_FK_05_a_small_pack_divides_evenly_too(seats: int) -> None:
    pack = GAME.small(seats)
    assert (len(pack.decks[seats]) - pack.removed[seats]) % (seats + 1) == 0
    assert len(pack.decks[seats]) <= 13
