"""RC-04, and RC-17's smallest pack: what a pack of Proposals must be."""

from collections import Counter
from pathlib import Path

import pytest

from coterie.core.errors import BadPack
from coterie.core.eyes import Eyes
from coterie.games.reigns_council import cards
from coterie.games.reigns_council.game import GAME
from coterie.games.reigns_council.table import CouncilPack
from coterie.games.reigns_council.tests.scene import card
from coterie.games.reigns_council.words import GOAL_PILLARS, GOAL_SIDES

# Two backs, each with both directions and different rejected pillars: a pack repeats them as often as it likes.
LAWFUL = ["church+1 | church-1", "church-1 | army+1", "army+2 | wealth-1", "army-2 | army+1"]


def toml(lines: list[str], name: str = '"mine"') -> str:
    return f"name = {name}\nproposals = [{', '.join(repr(line) for line in lines)}]\n"


def broken(text: str) -> str:
    with pytest.raises(BadPack) as caught:
        cards.read(text)
    return str(caught.value)


@pytest.fixture
def house() -> CouncilPack:
    return cards.load()


def parts(pack: CouncilPack, kind: int) -> tuple[list[int], list[int]]:
    return pack.accept[4 * kind : 4 * kind + 4], pack.reject[4 * kind : 4 * kind + 4]


def test_RC_04_the_house_has_256_different_proposals(house: CouncilPack) -> None:
    assert house.proposals == list(range(256))
    assert len({str(parts(house, kind)) for kind in range(256)}) == 256
    touched = Counter(sum(1 for step in parts(house, kind)[0] if step) for kind in range(256))
    assert touched == {1: 48, 2: 144, 3: 64}
    sizes = Counter(tuple(sorted(abs(step) for step in parts(house, kind)[0] if step)) for kind in range(256))
    assert set(sizes) == {(1,), (2,), (1, 1), (1, 2), (1, 1, 1), (1, 1, 2)}
    assert sum(n for size, n in sizes.items() if 2 in size) == 152


def test_RC_04_the_house_is_balanced(house: CouncilPack) -> None:
    for pillar in range(4):
        for table, steps in ((house.accept, 85), (house.reject, 37)):
            own = table[pillar::4]
            assert sum(step for step in own if step > 0) == steps
            assert sum(-step for step in own if step < 0) == steps


def test_RC_04_the_house_has_34_backs_that_tell_pillars_and_dots(house: CouncilPack) -> None:
    behind = Counter(house.back)
    assert Counter(behind.values()) == {8: 26, 6: 8}
    for kind in range(256):
        accept, _ = parts(house, kind)
        assert cards.shown(house.back[kind]) == [0 if not step else 2 if abs(step) > 1 else 1 for step in accept]


def test_RC_04_the_house_has_24_traps(house: CouncilPack) -> None:
    traps = [kind for kind in range(256) if any(a * r > 0 for a, r in zip(*parts(house, kind), strict=True))]
    assert len(traps) == 24


def test_RC_04_cards_with_the_same_pillars_and_dots_share_a_back() -> None:
    assert cards.back_of((1, -2, 0, 0)) == cards.back_of((-1, 3, 0, 0)) != cards.back_of((1, 1, 0, 0))
    backs = {cards.back_of(card(f"{a},{b}|church+1")[0]) for a in ("church+1", "church-1") for b in ("army+2", "army-2")}
    assert len(backs) == 1


def test_RC_04_behind_a_back_every_combination_of_directions_is_equally_frequent() -> None:
    cards.read(toml(LAWFUL))
    message = broken(toml([*LAWFUL, "church+1 | people-1"]))
    assert message == ("RC-04: behind the back church each of the 2 combinations of directions is to be equally frequent, not + 2, - 1")
    missing = ["church+1 army+1 | church-1", "church-1 army-1 | army+1", "church+1 army-1 | church-1"]
    assert broken(toml(missing)).startswith("RC-04: behind the back church, army each of the 4 combinations")
    assert "not ++ 1, +- 1, -- 1" in broken(toml(missing))


def test_RC_04_no_back_always_has_the_same_rejected_pillars() -> None:
    message = broken(toml([*LAWFUL[:2], "army+2 | wealth-1", "army-2 | wealth+1"]))
    assert message == "RC-04: the 2 cards behind the back army with a dot are not all to have the same rejected pillars, but have"


def test_RC_04_equal_proposals_are_one_kind() -> None:
    pack = cards.read(toml(LAWFUL * 3))
    assert pack.proposals == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert len(pack.back) == 4


def test_RC_04_a_pack_is_the_same_in_whatever_order_it_is_written() -> None:
    one, two = cards.read(toml(LAWFUL)), cards.read(toml(LAWFUL[::-1]))
    assert one.digest == two.digest
    assert one.accept == two.accept
    assert one.digest != cards.read(toml(LAWFUL * 2)).digest
    assert one.digest != cards.read(toml(["church+1 | church-2", *LAWFUL[1:]])).digest
    assert len(one.digest) == 16


def test_a_view_tells_which_pack_is_on_the_table() -> None:
    pack = cards.read(toml(LAWFUL * 8))
    assert Eyes(GAME.table(3, pack=pack), 0).view().pack is pack


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("church+1", "RC-04: a Proposal is a part if accepted, one '|' and a part if rejected, not 'church+1'"),
        ("church+1 | army+1 | army-1", "RC-04: a Proposal is a part"),
        ("crown+1 | army+1", "RC-04: a change is church, army, people or wealth with + or - and a number, not 'crown+1'"),
        ("church1 | army+1", "not 'church1' in 'church1 | army+1'"),
        ("church+0 | army+1", "RC-02: a marker moves 1 to 5 spaces, not 0"),
        ("church+1 | army-6", "RC-02: a marker moves 1 to 5 spaces, not 6"),
        ("church+1 church-1 | army+1", "RC-04: a part changes a pillar once, church came twice"),
        (" | army+1", "RC-04: either part of a Proposal changes at least one pillar"),
        ("church+1 | ", "RC-04: either part of a Proposal changes at least one pillar"),
    ],
)
def test_RC_04_a_line_that_is_no_proposal_is_refused(line: str, says: str) -> None:
    assert says in broken(toml([*LAWFUL, line]))


def test_RC_04_at_most_256_proposals() -> None:
    assert len(cards.read(toml(LAWFUL * 64)).proposals) == 256
    assert broken(toml(LAWFUL * 65)) == "RC-04: a pack has 1 to 256 Proposals, not 260"
    assert broken(toml([])) == "RC-04: a pack has 1 to 256 Proposals, not 0"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("name = ", "cards.toml is to be TOML"),
        ("proposals = ['church+1 | army+1']", "cards.toml needs name, a word: nothing came"),
        (toml(LAWFUL, "3"), "cards.toml needs name, a word: a int came"),
        ("name = 'x'", "cards.toml needs proposals, a list of lines"),
        ("name = 'x'\nproposals = 'church+1 | army+1'", "a str came"),
        ("name = 'x'\nproposals = [1]", "cards.toml needs proposals"),
        (toml(LAWFUL) + "goals = 3\n", "cards.toml has the keys name and proposals, not 'goals'"),
    ],
)
def test_a_pack_with_other_content_is_refused(text: str, says: str) -> None:
    assert says in broken(text)


def test_a_pack_is_read_from_its_folder(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match=r"a pack is a folder with a readable file cards.toml"):
        GAME.load(str(tmp_path))
    (tmp_path / "cards.toml").write_text(toml(LAWFUL * 8))
    pack = GAME.load(str(tmp_path))
    assert pack.name == "mine"
    assert GAME.table(3, pack=pack).seats == 3
    (tmp_path / "cards.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadPack):
        GAME.load(str(tmp_path))


@pytest.mark.parametrize(("seats", "fewest"), [(3, 27), (4, 35), (5, 43), (6, 51)])
def test_RC_17_a_pack_of_fewer_than_eight_for_each_advisor_and_eleven_is_refused(seats: int, fewest: int) -> None:
    lines = [card("church+1|army+1")] * fewest
    GAME.table(seats, pack=cards.make("enough", lines, list(range(24)), 7, 12))
    with pytest.raises(BadPack) as caught:
        GAME.table(seats, pack=cards.make("short", lines[1:], list(range(24)), 7, 12))
    assert str(caught.value) == f"RC-17: a pack for {seats} players has at least {fewest} Proposals, not {fewest - 1}"


def test_RC_03_a_pack_has_a_goal_for_every_advisor() -> None:
    lines = [card("church+1|army+1")] * 60
    GAME.table(6, pack=cards.make("enough", lines, [1, 2, 3, 4, 5], 7, 12))
    with pytest.raises(BadPack, match="RC-03: a pack for 6 players has at least 5 goals, not 4"):
        GAME.table(6, pack=cards.make("short", lines, [1, 2, 3, 4], 7, 12))


def test_RC_03_goals_are_numbered_by_pillars_then_directions() -> None:
    goals = [(GOAL_PILLARS[2 * g], GOAL_SIDES[2 * g], GOAL_PILLARS[2 * g + 1], GOAL_SIDES[2 * g + 1]) for g in range(24)]
    assert goals == sorted(goals, key=lambda g: (g[0], g[2], g[1], g[3]))
    assert len(set(goals)) == 24


def test_RC_EX_2_a_white_part_of_church_1_and_army_minus_2_shows_church_and_army_with_a_dot() -> None:
    accept, _ = card("church+1,army-2|people-1")
    assert cards.shown(cards.back_of(accept)) == [1, 2, 0, 0]
