"""Card packs: the house pack, and packs that break a constraint."""

from pathlib import Path

import pytest

from coterie.core.errors import BadPack
from coterie.games.royal_secrets import cards
from coterie.games.royal_secrets.game import GAME
from coterie.games.royal_secrets.words import AUDIENCES, FAVORS, KINDS

HOUSE = (Path(cards.__file__).parent / "cards.toml").read_text(encoding="utf-8")


def refusal(tmp_path: Path, old: str, new: str) -> str:
    """What loading says of the house pack with one thing changed."""
    assert old in HOUSE
    (tmp_path / "cards.toml").write_text(HOUSE.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadPack) as refused:
        GAME.load(str(tmp_path))
    return str(refused.value)


def test_RS_10_the_house_pack_has_the_needs_gains_and_losses_of_every_card() -> None:
    pack = cards.load()
    card = KINDS.index("audience-royal-dinner-dear") - AUDIENCES
    assert (pack.need[card], pack.gain[card], pack.loss[card]) == (70, 6, 8)
    assert [len(table) for table in (pack.need, pack.gain, pack.loss)] == [18, 18, 18]


def test_RS_03_every_favor_is_there_twice() -> None:
    assert len(cards.load().audiences) == 2 * len(FAVORS) == 18


def test_a_pack_of_ones_own_is_loaded_and_has_a_digest_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(HOUSE.replace("need = 70", "need = 80"), encoding="utf-8")
    own, house = cards.load(str(tmp_path)), cards.load()
    assert own.need[5] == 80
    assert own.digest != house.digest
    assert len(house.digest) == 16
    assert cards.load().digest == house.digest


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("rounds = 7", "rounds = 8", "RS-10: a game has 7 rounds, not 8"),
        ("0 = 2", "0 = 3", "RS-02: there are 2 courtiers of 0, not 3"),
        ("excuse = 1", "excuse = 2", "RS-02: there are 1 courtiers of excuse, not 2"),
        ("[0, 1, 2]", "[0, 1, 1]", "RS-02: 3, 4 and 5 players give up [0, 1, 2] 20s each, not [0, 1, 1]"),
        ("[4, 4]", "[4]", "RS-04: there are 2 valets of -10, not 1"),
        ("[4, 4]", "[5, 5]", "a valet of -10 costs 4 lilies, not 5"),
        ("[3, 3, 3, 3]", "[3, 3, 2, 3]", "RS-04: valets of 0 all cost the same, not [3, 3, 2, 3]"),
        ("[2, 2]", '[2, "two"]', "a valet of 10 costs a number of lilies above 0, not 'two'"),
        ("10 = 6", "10 = 5", "RS-05: there are 6 cardinals of 10, not 5"),
        ("need = 60, gain = 5", "need = 40, gain = 5", "RS-84: the two planning cards need different influence, not both 40"),
        ("espionage.cheap", "espionage.free", "RS-03: espionage: there is no 'free', only cheap, dear"),
        ("espionage.cheap = { need = 30, gain = 2, loss = 3 }", "", "RS-03: espionage: 'cheap' is missing"),
        ("royal-dinner.cheap = { need = 30", "royal-dinner.cheap = { need = 90", "the cheap card of royal-dinner needs no more"),
        ("gain = 6", "gain = 0", "RS-10: royal-dinner.dear has a gain above 0, not 0"),
        ("gain = 6", "gain = true", "royal-dinner.dear: 'gain' is a whole number, not True"),
        ("gain = 6, ", "", "royal-dinner.dear: 'gain' is missing"),
        ('name = "house"', "name = 3", "the pack: 'name' is a text, not 3"),
        ("rounds = 7", "rounds = 7\nextra = 1", "the pack: there is no 'extra'"),
        ("rounds = 7", "rounds = = 7", "cards.toml is not TOML: "),
    ],
)
def test_a_broken_pack_is_refused_with_the_constraint_it_breaks(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert refusal(tmp_path, old, new).startswith(says)


def changed(tmp_path: Path, changes: dict[str, str]) -> str:
    text = HOUSE
    for old, new in changes.items():
        text = text.replace(old, new)
    (tmp_path / "cards.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadPack) as refused:
        GAME.load(str(tmp_path))
    return str(refused.value)


def test_RS_EX_3_a_pack_has_a_card_that_needs_50_and_loses_5(tmp_path: Path) -> None:
    assert "needs 50 and loses 5" in changed(tmp_path, {"need = 50, gain = 4, loss = 5": "need = 50, gain = 4, loss = 6"})


def test_RS_EX_5_a_pack_has_a_card_that_gains_3_and_needs_at_most_40(tmp_path: Path) -> None:
    assert "gains 3 needs at most 40" in changed(tmp_path, {"need = 40, gain = 3": "need = 45, gain = 3"})


def test_losses_are_usually_larger(tmp_path: Path) -> None:
    assert "usually larger" in changed(tmp_path, {"gain = 3": "gain = 4", "gain = 2": "gain = 3"})


def test_a_folder_without_cards_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match=r"a folder with a file cards\.toml"):
        GAME.load(str(tmp_path / "nowhere"))


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_bytes(b"name = '\xff'")
    with pytest.raises(BadPack, match="UTF-8"):
        GAME.load(str(tmp_path))
