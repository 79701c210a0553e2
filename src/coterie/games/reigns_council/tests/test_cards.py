"""RC-04, and RC-17's smallest pack: what a pack of Proposals must be."""

from collections import Counter
from pathlib import Path

import pytest

from coterie.core.errors import BadPack
from coterie.core.eyes import Eyes
from coterie.games.reigns_council import cards
from coterie.games.reigns_council.game import GAME
from coterie.games.reigns_council.lexicon import GOAL_PILLARS, GOAL_SIDES
from coterie.games.reigns_council.table import CouncilPack
from coterie.games.reigns_council.tests.scene import card

# Two backs, each with both directions and different rejected pillars: a pack repeats them as often as it likes.
LAWFUL = ["church+1 | church-1", "church-1 | army+1", "army+2 | wealth-1", "army-2 | army+1"]


def toml(lines: list[str], name: str = '"mine"') -> str:
    return f'game = "reigns-council"\nname = {name}\nproposals = [{", ".join(repr(line) for line in lines)}]\n'


def load(folder: Path, text: str) -> CouncilPack:
    folder.joinpath("cards.toml").write_text(text, "utf-8")
    return cards.load(str(folder))


def refusal(folder: Path, text: str) -> str:
    with pytest.raises(BadPack) as refused:
        load(folder, text)
    return str(refused.value)


@pytest.fixture
def standard() -> CouncilPack:
    return cards.load()


def parts(pack: CouncilPack, kind: int) -> tuple[list[int], list[int]]:
    return pack.accept[4 * kind : 4 * kind + 4], pack.reject[4 * kind : 4 * kind + 4]


def test_RC_04_the_standard_pack_has_256_different_proposals(standard: CouncilPack) -> None:
    assert standard.proposals == list(range(256))
    assert len({str(parts(standard, kind)) for kind in range(256)}) == 256
    touched = Counter(sum(1 for step in parts(standard, kind)[0] if step) for kind in range(256))
    assert touched == {1: 48, 2: 144, 3: 64}
    sizes = Counter(tuple(sorted(abs(step) for step in parts(standard, kind)[0] if step)) for kind in range(256))
    assert set(sizes) == {(1,), (2,), (1, 1), (1, 2), (1, 1, 1), (1, 1, 2)}
    assert sum(n for size, n in sizes.items() if 2 in size) == 152


def test_RC_04_the_standard_pack_is_balanced(standard: CouncilPack) -> None:
    for pillar in range(4):
        for table, steps in ((standard.accept, 85), (standard.reject, 37)):
            own = table[pillar::4]
            assert sum(step for step in own if step > 0) == steps
            assert sum(-step for step in own if step < 0) == steps


def test_RC_04_the_standard_pack_has_34_backs_that_tell_pillars_and_dots(standard: CouncilPack) -> None:
    behind = Counter(standard.back)
    assert Counter(behind.values()) == {8: 26, 6: 8}
    for kind in range(256):
        accept, _ = parts(standard, kind)
        assert cards.shown(standard.back[kind]) == [0 if not step else 2 if abs(step) > 1 else 1 for step in accept]


def test_RC_04_the_standard_pack_has_24_traps(standard: CouncilPack) -> None:
    traps = [kind for kind in range(256) if any(a * r > 0 for a, r in zip(*parts(standard, kind), strict=True))]
    assert len(traps) == 24


def test_RC_04_cards_with_the_same_pillars_and_dots_share_a_back() -> None:
    assert cards.back_of((1, -2, 0, 0)) == cards.back_of((-1, 3, 0, 0)) != cards.back_of((1, 1, 0, 0))
    backs = {
        cards.back_of(card(f"{a},{b}|church+1")[0]) for a in ("church+1", "church-1") for b in ("army+2", "army-2")
    }
    assert len(backs) == 1


def test_RC_04_behind_a_back_every_combination_of_directions_is_equally_frequent(tmp_path: Path) -> None:
    load(tmp_path, toml(LAWFUL * 7))
    wanted = "combinations of directions should be equally frequent, not"
    sentence = refusal(tmp_path, toml([*LAWFUL * 7, "church+1 | people-1"]))
    assert sentence == f"cards.toml: behind the back 'church' each of the 2 {wanted} + 8, - 7 (RC-04)"
    sentence = refusal(tmp_path, toml([*LAWFUL * 7, "church+1 people+3 | wealth-1", "church-1 people+3 | army-1"]))
    assert (
        sentence == f"cards.toml: behind the back 'church, people with a dot' each of the 4 {wanted} ++ 1, -+ 1 (RC-04)"
    )


def test_RC_04_no_back_always_has_the_same_rejected_pillars(tmp_path: Path) -> None:
    sentence = refusal(tmp_path, toml([*LAWFUL[:2], "army+2 | wealth-1", "army-2 | wealth+1"] * 7))
    assert sentence == (
        "cards.toml: behind the back 'army with a dot' the rejected parts should change different pillars, "
        "not the same on all 14 cards (RC-04)"
    )


def test_RC_04_equal_proposals_are_one_kind(tmp_path: Path) -> None:
    pack = load(tmp_path, toml(LAWFUL * 7))
    assert pack.proposals == [0] * 7 + [1] * 7 + [2] * 7 + [3] * 7
    assert len(pack.back) == 4


def test_RC_04_a_pack_is_the_same_in_whatever_order_it_is_written(tmp_path: Path) -> None:
    one, two = load(tmp_path, toml(LAWFUL * 7)), load(tmp_path, toml(LAWFUL[::-1] * 7, '"yours"'))
    assert one.digest == two.digest
    assert one.accept == two.accept
    assert one.digest != load(tmp_path, toml(LAWFUL * 8)).digest
    assert one.digest != load(tmp_path, toml(["church+1 | church-2", *LAWFUL[1:], *LAWFUL * 6])).digest
    assert len(one.digest) == 16


def test_a_view_tells_which_pack_is_on_the_table(tmp_path: Path) -> None:
    pack = load(tmp_path, toml(LAWFUL * 8))
    assert Eyes(GAME.table(3, pack=pack), 0).view().pack is pack


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("church+1", "there should be one '|' between the part if accepted and the part if rejected, not 0 (RC-04)"),
        (
            "church+1 | army+1 | army-1",
            "there should be one '|' between the part if accepted and the part if rejected, not 2 (RC-04)",
        ),
        (
            "crown+1 | army+1",
            "a change should be church, army, people or wealth with + or - and a number, not 'crown+1' (RC-04)",
        ),
        (
            "church1 | army+1",
            "a change should be church, army, people or wealth with + or - and a number, not 'church1' (RC-04)",
        ),
        (
            "church +1 | army+1",
            "a change should be church, army, people or wealth with + or - and a number, not 'church' (RC-04)",
        ),
        (
            "Church+1 | army+1",
            "a change should be church, army, people or wealth with + or - and a number, not 'Church+1' (RC-04)",
        ),
        (
            "church+9999 | army+1",
            "a change should be church, army, people or wealth with + or - and a number, not 'church+9999' (RC-04)",
        ),
        (
            "church+² | army+1",
            "a change should be church, army, people or wealth with + or - and a number, not 'church+²' (RC-04)",
        ),
        ("church+0 | army+1", "a marker should move 1 to 5 spaces, not 0 (RC-02)"),
        ("church+1 | army-6", "a marker should move 1 to 5 spaces, not 6 (RC-02)"),
        ("church+1 church-1 | army+1", "the part if accepted should change church once, not twice (RC-04)"),
        ("church+1 | army+1 army+1", "the part if rejected should change army once, not twice (RC-04)"),
        (" | army+1", "the part if accepted should change at least one pillar, not none (RC-04)"),
        ("church+1 | ", "the part if rejected should change at least one pillar, not none (RC-04)"),
    ],
)
def test_RC_04_a_line_that_is_no_proposal_is_refused_with_its_number(tmp_path: Path, line: str, sentence: str) -> None:
    assert refusal(tmp_path, toml([*LAWFUL * 7, line])) == f"cards.toml, Proposal 29, {line!r}: {sentence}"


def test_RC_04_a_pack_has_at_most_256_proposals(tmp_path: Path) -> None:
    assert len(load(tmp_path, toml(LAWFUL * 64)).proposals) == 256
    assert refusal(tmp_path, toml(LAWFUL * 65)) == "cards.toml: there should be 256 Proposals at most, not 260 (RC-04)"


def test_RC_17_a_pack_has_enough_proposals_for_three_players(tmp_path: Path) -> None:
    sentence = "cards.toml: there should be 27 Proposals at least, enough for 3 players, not"
    assert refusal(tmp_path, toml([])) == f"{sentence} 0 (RC-17)"
    assert refusal(tmp_path, toml(LAWFUL * 6 + LAWFUL[:2])) == f"{sentence} 26 (RC-17)"


LIST = "a list of lines such as 'church+1 army-2 | people-1'"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            toml(LAWFUL).replace("proposals", "proposal"),
            "cards.toml: 'proposal' is not known here, did you mean 'proposals'?",
        ),
        (
            toml(LAWFUL).replace("proposals =", "name-of ="),
            "cards.toml: 'name-of' is not known here, did you mean 'name'?",
        ),
        (toml(LAWFUL).partition("proposals")[0], f"cards.toml: 'proposals' is missing, it should be {LIST} (RC-04)"),
        (toml(LAWFUL).replace("[", "'").replace("]", "'"), "cards.toml should be TOML, and is not: "),
        (toml(LAWFUL).replace("[", "[1, "), f"cards.toml: 'proposals' should be {LIST}, not of 1 (RC-04)"),
        (toml(LAWFUL).replace("[", "[["), "cards.toml should be TOML, and is not: "),
        (
            toml([]).replace("[]", "'church+1 | army+1'"),
            f"cards.toml: 'proposals' should be {LIST}, not 'church+1 | army+1' (RC-04)",
        ),
        (toml([]).replace("[]", "{ one = 1 }"), f"cards.toml: 'proposals' should be {LIST}, not a section (RC-04)"),
        (
            toml(LAWFUL) + "goals = 3\n",
            "cards.toml: 'goals' is not known here, there should be 'game', 'name' and 'proposals'",
        ),
    ],
)
def test_a_pack_with_other_content_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    assert refusal(tmp_path, text).startswith(sentence)


@pytest.mark.parametrize(("seats", "fewest"), [(3, 27), (4, 35), (5, 43), (6, 51)])
def test_RC_17_a_pack_of_fewer_than_eight_for_each_advisor_and_eleven_is_refused(seats: int, fewest: int) -> None:
    lines = [card("church+1|army+1")] * fewest
    GAME.table(seats, pack=cards.make("enough", lines, list(range(24)), 7, 12))
    with pytest.raises(BadPack) as caught:
        GAME.table(seats, pack=cards.make("short", lines[1:], list(range(24)), 7, 12))
    assert (
        str(caught.value)
        == f"a pack for {seats} players should have {fewest} Proposals at least, not {fewest - 1} (RC-17)"
    )


def test_RC_03_a_pack_has_a_goal_for_every_advisor() -> None:
    lines = [card("church+1|army+1")] * 60
    GAME.table(6, pack=cards.make("enough", lines, [1, 2, 3, 4, 5], 7, 12))
    with pytest.raises(BadPack, match=r"a pack for 6 players should have 5 goals at least, not 4 \(RC-03\)"):
        GAME.table(6, pack=cards.make("short", lines, [1, 2, 3, 4], 7, 12))


def test_RC_03_goals_are_numbered_by_pillars_then_directions() -> None:
    goals = [
        (GOAL_PILLARS[2 * g], GOAL_SIDES[2 * g], GOAL_PILLARS[2 * g + 1], GOAL_SIDES[2 * g + 1]) for g in range(24)
    ]
    assert goals == sorted(goals, key=lambda g: (g[0], g[2], g[1], g[3]))
    assert len(set(goals)) == 24


def test_RC_EX_2_a_white_part_of_church_1_and_army_minus_2_shows_church_and_army_with_a_dot() -> None:
    accept, _ = card("church+1,army-2|people-1")
    assert cards.shown(cards.back_of(accept)) == [1, 2, 0, 0]
