"""Card packs: the standard pack, packs of one's own, and packs that break a constraint."""

from importlib.resources import files
from pathlib import Path

import pytest

from coterie.core.errors import BadPack
from coterie.games.royal_secrets import cards
from coterie.games.royal_secrets.game import GAME
from coterie.games.royal_secrets.lexicon import AUDIENCES, FAVORS, KINDS

STANDARD = files("coterie.games.royal_secrets").joinpath("cards.toml").read_text("utf-8")


def edited(folder: Path, *changes: tuple[str, str]) -> str:
    """A folder with the standard pack under another name, these things changed in it."""
    text = STANDARD.replace('name = "standard"', 'name = "mine"')
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    folder.joinpath("cards.toml").write_text(text, "utf-8")
    return str(folder)


def refusal(folder: Path, *changes: tuple[str, str]) -> str:
    """What loading says of the standard pack with these things changed."""
    with pytest.raises(BadPack) as refused:
        GAME.load(edited(folder, *changes))
    return str(refused.value)


def test_RS_10_the_standard_pack_has_the_needs_gains_and_losses_of_every_card() -> None:
    pack = cards.load()
    card = KINDS.index("audience-royal-dinner-dear") - AUDIENCES
    assert (pack.need[card], pack.gain[card], pack.loss[card]) == (70, 6, 8)
    assert [len(table) for table in (pack.need, pack.gain, pack.loss)] == [18, 18, 18]


def test_RS_03_every_favor_is_there_twice() -> None:
    assert len(cards.load().audiences) == 2 * len(FAVORS) == 18


def test_a_pack_of_ones_own_has_its_own_name_numbers_and_digest(tmp_path: Path) -> None:
    own, standard = cards.load(edited(tmp_path, ("need = 70", "need = 80"))), cards.load()
    assert (own.name, own.need[5]) == ("mine", 80)
    assert own.digest != standard.digest
    assert len(standard.digest) == 16


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("10 = [2, 2]", "10 = [3, 3]"),
        *(
            (f"{measure} = {value}", f"{measure} = {value + 1}")
            for measure, value in (("need", 70), ("gain", 6), ("loss", 8))
        ),
    ],
)
def test_whatever_may_be_changed_changes_the_digest(tmp_path: Path, old: str, new: str) -> None:
    assert cards.load(edited(tmp_path, (old, new))).digest != cards.load().digest


def test_the_digest_is_that_of_the_cards_whatever_their_name_and_order(tmp_path: Path) -> None:
    rows = STANDARD.partition("[audiences]\n")[2]
    turned = "\n".join(reversed(rows.splitlines())) + "\n# the same\n"
    assert cards.load(edited(tmp_path, (rows, turned))).digest == cards.load().digest


ESPIONAGE = "espionage.cheap = { need = 30, gain = 2, loss = 3 }\n"
DINNER = "cards.toml, [audiences.royal-dinner.dear]"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("rounds = 7", "rounds = 8", "cards.toml: a game should have 7 rounds, not 8 (RS-10)"),
        ("rounds = 7", "rounds = 7.0", "cards.toml: 'rounds' should be a whole number from 1 to 99, not 7.0 (RS-10)"),
        ("rounds = 7", "", "cards.toml: 'rounds' is missing, it should be a whole number from 1 to 99 (RS-10)"),
        ("rounds = 7", "round = 7", "cards.toml: 'round' is not known here, did you mean 'rounds'?"),
        (
            "rounds = 7",
            "rounds = 7\nzzz = 1",
            (
                "cards.toml: 'zzz' is not known here, there should be "
                "'game', 'name', 'rounds', 'courtiers', 'valets', 'cardinals' and 'audiences'"
            ),
        ),
        ("[courtiers]", "[courtier]", "cards.toml: 'courtier' is not known here, did you mean 'courtiers'?"),
        (
            "\n0 = 2\n",
            "\n0 = 3\n",
            "cards.toml, [courtiers]: each player should have a courtier of 0 twice, not 3 times (RS-02)",
        ),
        (
            "excuse = 1",
            "excuse = 2",
            "cards.toml, [courtiers]: each player should have the Excuse once, not twice (RS-02)",
        ),
        (
            "excuse = 1",
            "excuse = true",
            "cards.toml, [courtiers]: 'excuse' should be a whole number from 0 to 99, not true (RS-02)",
        ),
        (
            "[0, 1, 2]",
            "[0, 1, 1]",
            (
                "cards.toml, [courtiers]: 'removed' should be [0, 1, 2], "
                "how many 20s each player gives up with 3, 4 and 5 players, not [0, 1, 1] (RS-02)"
            ),
        ),
        (
            "[0, 1, 2]",
            "[false, true, 2]",
            (
                "cards.toml, [courtiers]: 'removed' should be a list of whole numbers from 0 to 99, not [false, true,"
                " 2] (RS-02)"
            ),
        ),
        ("[4, 4]", "[4]", "cards.toml, [valets]: there should be 2 valets of -10, not 1 (RS-04)"),
        ("[4, 4]", "4", "cards.toml, [valets]: '-10' should be a list of whole numbers from 1 to 99, not 4 (RS-04)"),
        ("[4, 4]", "[5, 5]", "cards.toml, [valets]: a valet of -10 should cost 4 lilies, not 5 (RS-EX-4)"),
        (
            "[3, 3, 3, 3]",
            "[3, 3, 2, 3]",
            "cards.toml, [valets]: the valets of 0 should all cost the same, not [3, 3, 2, 3] (RS-04)",
        ),
        (
            "[2, 2]",
            '[2, "two"]',
            "cards.toml, [valets]: '10' should be a list of whole numbers from 1 to 99, not [2, 'two'] (RS-04)",
        ),
        (
            "[2, 2]",
            "[0, 0]",
            "cards.toml, [valets]: '10' should be a list of whole numbers from 1 to 99, not [0, 0] (RS-04)",
        ),
        ("10 = 6", "10 = 5", "cards.toml, [cardinals]: there should be 6 cardinals of 10, not 5 (RS-05)"),
        (
            "10 = 6",
            "10 = 6\n30 = 1",
            "cards.toml, [cardinals]: '30' is not known here, there should be '-10', '0', '10' and '20'",
        ),
        (
            "espionage.cheap",
            "espionnage.cheap",
            "cards.toml, [audiences]: 'espionnage' is not known here, did you mean 'espionage'?",
        ),
        (
            "espionage.cheap",
            "espionage.free",
            "cards.toml, [audiences.espionage]: 'free' is not known here, there should be 'cheap' and 'dear'",
        ),
        (
            ESPIONAGE,
            "",
            (
                "cards.toml, [audiences.espionage]: 'cheap' is missing, it should be a section with 'need', 'gain' and"
                " 'loss'"
            ),
        ),
        (
            ESPIONAGE,
            "espionage.cheap = 30\n",
            "cards.toml, [audiences.espionage]: 'cheap' should be a section with 'need', 'gain' and 'loss', not 30",
        ),
        ("gain = 6", "gain = 0", f"{DINNER}: 'gain' should be a whole number from 1 to 99, not 0 (RS-10)"),
        ("gain = 6", 'gain = "six"', f"{DINNER}: 'gain' should be a whole number from 1 to 99, not 'six' (RS-10)"),
        ("gain = 6, ", "", f"{DINNER}: 'gain' is missing, it should be a whole number from 1 to 99 (RS-10)"),
        ("need = 70", "need = 201", f"{DINNER}: 'need' should be a whole number from 1 to 200, not 201 (RS-10)"),
        ("need = 70", "needs = 70", f"{DINNER}: 'needs' is not known here, did you mean 'need'?"),
        (
            "need = 70",
            "need = 20",
            (
                "cards.toml, [audiences.royal-dinner]: 'cheap' should need no more influence than 'dear', which needs"
                " 20, not 30"
            ),
        ),
        (
            "planning.dear = { need = 60",
            "planning.dear = { need = 40",
            "cards.toml, [audiences.planning]: the two cards should need different influence, not both 40 (RS-84)",
        ),
        (
            "gain = 3",
            "gain = 4",
            (
                "cards.toml, [audiences]: a card should gain 3 and need at most 40, "
                "like the Queen's of the worked example, but none does (RS-EX-5)"
            ),
        ),
        (
            "need = 40, gain = 3",
            "need = 45, gain = 3",
            (
                "cards.toml, [audiences]: a card should gain 3 and need at most 40, "
                "like the Queen's of the worked example, but none does (RS-EX-5)"
            ),
        ),
        (
            "gain = 4, loss = 5",
            "gain = 4, loss = 6",
            (
                "cards.toml, [audiences]: a card should need 50 and lose 5, like the King's of the worked example, but"
                " none does (RS-EX-3)"
            ),
        ),
    ],
)
def test_a_broken_pack_is_refused_with_the_constraint_it_breaks(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    assert refusal(tmp_path, (old, new)) == sentence


def test_RS_10_a_pack_that_mostly_gains_more_than_it_loses_is_warned_about_and_not_refused(tmp_path: Path) -> None:
    assert cards.load().warnings() == {}
    assert cards.load(edited(tmp_path, ("loss = 3", "loss = 2"))).warnings() == {}  # 12 of 18
    pack = cards.load(edited(tmp_path, ("loss = 3", "loss = 2"), ("loss = 4", "loss = 3")))
    assert pack.warnings() == {"audiences": 8}


def test_RS_03_two_cards_of_a_favor_may_be_alike_unless_they_are_planning(tmp_path: Path) -> None:
    pack = cards.load(
        edited(
            tmp_path,
            ("medal.dear = { need = 60, gain = 5, loss = 6 }", "medal.dear = { need = 40, gain = 3, loss = 3 }"),
        )
    )
    assert pack.need[10:12] == [40, 40]


def test_RS_03_every_audience_has_its_figures_and_no_other_card_has() -> None:
    pack = cards.load()
    assert all(set(pack.figures(kind)) == {"need", "gain", "loss"} for kind in range(AUDIENCES, len(KINDS)))
    assert pack.figures(AUDIENCES - 1) == {}
