"""Card packs: the standard pack, packs of one's own, and packs that break a constraint."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from coterie.core.errors import BadPack
from coterie.games.for_the_king import cards
from coterie.games.for_the_king.game import GAME
from coterie.games.for_the_king.lexicon import GOLD, KING
from coterie.games.for_the_king.tests.scene import STANDARD

TEXT = files("coterie.games.for_the_king").joinpath("cards.toml").read_text("utf-8")

RICH = "values = { A = 2, B = 2, C = 2, D = 2, E = 3, F = 3, G = 3, H = 4, I = 4 }"
POOR = "values = { A = 1, B = 1, C = 1, D = 1, E = 1, F = 1, G = 1, H = 2, I = 2 }"


def edited(folder: Path, *changes: tuple[str, str]) -> str:
    """A folder with the standard pack under another name, the first of each of these things changed in it."""
    text = TEXT.replace('name = "standard"', 'name = "mine"')
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    folder.joinpath("cards.toml").write_text(text, "utf-8")
    return str(folder)


def refusal(folder: Path, *changes: tuple[str, str]) -> str:
    """What loading says of the standard pack with these things changed."""
    with pytest.raises(BadPack) as refused:
        GAME.load(edited(folder, *changes))
    return str(refused.value)


def test_FK_04_the_standard_pack_is_sound_and_named() -> None:
    assert STANDARD.name == "standard"
    assert re.fullmatch("[0-9a-f]{16}", STANDARD.digest)


def test_FK_04_a_pack_of_ones_own_may_arrange_the_values_otherwise(tmp_path: Path) -> None:
    mine = cards.load(edited(tmp_path, ("A = 2, B = 2, C = 2, D = 2, E = 3", "A = 3, B = 2, C = 2, D = 2, E = 2")))
    assert (mine.name, mine.value[0], mine.value[4]) == ("mine", 3, 2)
    assert mine.digest != STANDARD.digest


def test_FK_01_another_office_may_be_marked_and_its_values_are_free(tmp_path: Path) -> None:
    changes = [
        ("mark = 5", "mark = 0"),
        ("[offices.diplomacy]\nmark = 0", "[offices.diplomacy]\nmark = 5"),
        (RICH, POOR.replace("2", "4")),
    ]
    mine = cards.load(edited(tmp_path, *changes))
    assert list(mine.value[:9]) == [1] * 7 + [4, 4]
    assert [kind for kind in mine.decks[4] if kind < 9] == []
    assert [kind for kind in mine.decks[5] if kind < 9] == list(range(9))


def test_FK_20_the_king_cards_marked_5_are_the_owners_to_say(tmp_path: Path) -> None:
    mine = cards.load(
        edited(
            tmp_path,
            ("either = { 0 = 1, 5 = 1 }", "either = { 0 = 1 }"),
            ("plus-minus = { 0 = 1, 5 = 0 }", "plus-minus = { 0 = 1, 5 = 1 }"),
        )
    )
    assert mine.digest != STANDARD.digest
    assert mine.decks[4] == STANDARD.decks[4]
    assert len(mine.decks[5]) == 108


def test_the_digest_is_that_of_the_cards_whatever_their_name_and_order(tmp_path: Path) -> None:
    military = f"[offices.military]\nmark = 0\n{RICH}\n"
    moved = cards.load(
        edited(
            tmp_path,
            (military, ""),
            ("[gold]", f"{military}\n[gold]"),
            ("plus-minus = { 0 = 1, 5 = 0 }", "plus-minus = { 0 = 1 }"),
        )
    )
    assert moved.digest == STANDARD.digest


DIPLOMACY = "cards.toml, [offices.diplomacy]"
VALUES = "cards.toml, [offices.diplomacy.values]"
OFFICES = "'diplomacy', 'entertainment', 'livestock', 'architecture', 'military' and 'provisions'"
NINE = "'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H' and 'I'"
GOLD_3 = "3 = { 0 = 9, 3 = 1, 4 = 1, 5 = 2 }\n"
PLUS = "plus = { 0 = 2, 5 = 1 }"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("[gold]", "[golden]", "cards.toml: 'golden' is not known here, did you mean 'gold'?"),
        (
            "[offices.military]",
            "[offices.navy]",
            f"cards.toml, [offices]: 'navy' is not known here, there should be {OFFICES}",
        ),
        (
            "[offices.military]",
            "[offices.militari]",
            "cards.toml, [offices]: 'militari' is not known here, did you mean 'military'?",
        ),
        (
            f"[offices.military]\nmark = 0\n{RICH}\n",
            "",
            "cards.toml, [offices]: 'military' is missing, it should be a section with 'mark' and 'values'",
        ),
        ("mark = 5", "mark = 0", "cards.toml, [offices]: exactly one office should be marked 5, not 0 (FK-01)"),
        ("mark = 0", "mark = 5", "cards.toml, [offices]: exactly one office should be marked 5, not 2 (FK-01)"),
        ("mark = 0", "mark = 4", f"{DIPLOMACY}: an office should be marked 5, or 0 for not at all, not 4 (FK-01)"),
        ("mark = 0", 'mark = "none"', f"{DIPLOMACY}: 'mark' should be a whole number from 0 to 5, not 'none' (FK-04)"),
        ("mark = 0\n", "", f"{DIPLOMACY}: 'mark' is missing, it should be a whole number from 0 to 5 (FK-04)"),
        ("values = {", "value = {", f"{DIPLOMACY}: 'value' is not known here, did you mean 'values'?"),
        (RICH, "values = [2, 2]", f"{DIPLOMACY}: 'values' should be a section with {NINE}, not [2, 2]"),
        ("I = 4", "I = 5", f"{VALUES}: 'I' should be a whole number from 1 to 4, not 5 (FK-04)"),
        ("A = 2", "A = 0", f"{VALUES}: 'A' should be a whole number from 1 to 4, not 0 (FK-04)"),
        ("A = 2", "A = true", f"{VALUES}: 'A' should be a whole number from 1 to 4, not true (FK-04)"),
        ("A = 2", "A = 2.5", f"{VALUES}: 'A' should be a whole number from 1 to 4, not 2.5 (FK-04)"),
        (", I = 4", "", f"{VALUES}: 'I' is missing, it should be a whole number from 1 to 4 (FK-04)"),
        ("A = 2", "J = 2, A = 2", f"{VALUES}: 'J' is not known here, there should be {NINE}"),
        (
            "I = 4",
            "I = 3",
            (
                "cards.toml, [offices]: 2 of the unmarked offices should have the values 2, 2, 2, 2, 3, 3, 3, 4, 4 in"
                " some order, not 1"
            ),
        ),
        (
            "H = 2, I = 2",
            "H = 2, I = 3",
            (
                "cards.toml, [offices]: 3 of the unmarked offices should have the values 1, 1, 1, 1, 1, 1, 1, 2, 2 in"
                " some order, not 2"
            ),
        ),
        ("1 = { 0 = 9", "1 = { 0 = 8", "cards.toml, [gold.1]: 9 of these should be unmarked, not 8 (FK-04)"),
        ("3 = 1, 4 = 1", "3 = 2, 4 = 1", "cards.toml, [gold.1]: 1 of these should be marked 3, not 2 (FK-04)"),
        ("3 = 1, 4 = 1", "3 = 1", "cards.toml, [gold.1]: 1 of these should be marked 4, not 0 (FK-04)"),
        ("5 = 2", "5 = 3", "cards.toml, [gold.1]: 2 of these should be marked 5, not 3 (FK-04)"),
        (
            "1 = { 0 = 9",
            "1 = { 2 = 9",
            "cards.toml, [gold.1]: '2' is not known here, there should be '0', '3', '4' and '5'",
        ),
        (
            "1 = { 0 = 9",
            "1 = { 0 = -9",
            "cards.toml, [gold.1]: '0' should be a whole number from 0 to 99, not -9 (FK-04)",
        ),
        (GOLD_3, "", "cards.toml, [gold]: '3' is missing, it should be a section with '0', '3', '4' and '5'"),
        (GOLD_3, "3 = 13\n", "cards.toml, [gold]: '3' should be a section with '0', '3', '4' and '5', not 13"),
        (PLUS, "plus = { 0 = 3, 5 = 1 }", "cards.toml, [king]: 10 King cards should be unmarked, not 11 (FK-04)"),
        (PLUS, "plus = { 0 = 2, 5 = 2 }", "cards.toml, [king]: 5 King cards should be marked 5, not 6 (FK-04)"),
        (PLUS, "plus = { 0 = 2, 3 = 1, 5 = 1 }", "cards.toml, [king]: 0 King cards should be marked 3, not 1 (FK-04)"),
        (
            "0 = 1, 5 = 1 }\nplus = { 0 = 2",
            "0 = 2, 5 = 1 }\nplus = { 0 = 1",
            "cards.toml, [king.either]: 1 of these should be unmarked, not 2",
        ),
        (
            "[king]",
            "[king]\nplus-plus-plus = { 0 = 1 }",
            "cards.toml, [king]: 'plus-plus-plus' is not known here, did you mean 'plus-plus'?",
        ),
    ],
)
def test_FK_04_a_broken_pack_is_refused_with_the_constraint_it_breaks(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    assert refusal(tmp_path, (old, new)) == sentence


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_FK_05_a_small_pack_divides_evenly_too(seats: int) -> None:
    pack = GAME.small(seats)
    assert (len(pack.decks[seats]) - pack.removed[seats]) % (seats + 1) == 0
    assert len(pack.decks[seats]) <= 13


def test_FK_04_government_cards_have_a_letter_and_no_other_card_has() -> None:
    pack = STANDARD
    assert pack.figures(GOLD - 1) == {"value": pack.value[GOLD - 1], "letter": "I"}
    assert [pack.figures(kind) for kind in (GOLD, GOLD + 1, GOLD + 2)] == [{"value": 1}, {"value": 2}, {"value": 3}]
    assert "letter" not in pack.figures(KING)
    assert pack.counts() == {"government": 54, "gold": 39, "king": 15}
