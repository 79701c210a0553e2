"""The cast: 34 characters, 68 groups that tell no direction, and a line for each."""

import re
from collections import Counter
from importlib.resources import files
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coterie.core.errors import BadPack
from coterie.games.reigns_council import cards, cast
from coterie.games.reigns_council.game import GAME
from coterie.games.reigns_council.lexicon import PILLARS
from coterie.games.reigns_council.table import CouncilPack
from coterie.words import LANGUAGES, Phrases, Words

TEXT = files("coterie.games.reigns_council").joinpath("cast.toml").read_text(encoding="utf-8")
every_language = pytest.mark.parametrize("language", LANGUAGES)

# What would tell which way a pillar goes, whoever says it.
GIVE_AWAYS = {
    "en": "more less fewer most least raise raises lower lowers rise fall grow shrink strong stronger weak "
    "weaker increase decrease cut add double halve rich richer poor poorer feed starve tax taxes build "
    "burn destroy ban forbid bless curse gain lose win save spend steal",
    "fr": "plus moins davantage augmenter baisser monter monte hausse baisse croître fort forte faible "
    "renforcer affaiblir doubler diminuer réduire enrichir appauvrir riche pauvre nourrir affamer impôt "
    "taxe taxer bâtir brûler détruire interdire bénir maudire gagner perdre",
}


@pytest.fixture
def house() -> CouncilPack:
    return cards.load()


def directions(pack: CouncilPack, kind: int) -> tuple[bool, ...]:
    return tuple(step > 0 for step in pack.accept[4 * kind : 4 * kind + 4] if step)


def groups(pack: CouncilPack) -> dict[tuple[int, int], Counter[tuple[bool, ...]]]:
    """How many cards go which way, by back and group."""
    found: dict[tuple[int, int], Counter[tuple[bool, ...]]] = {}
    for kind in pack.proposals:
        found.setdefault((pack.back[kind], pack.group[kind]), Counter())[directions(pack, kind)] += 1
    return found


def give_aways(line: str, language: str) -> list[str]:
    return [word for word in re.findall(r"\w+", line.lower()) if word in GIVE_AWAYS[language].split()]


def unspoken(company: cast.Cast, words: Phrases) -> list[str]:
    """What the cast has and the words do not say."""
    wanted = [f"icon-{icon}" for own in company.icons for icon in own]
    wanted += [f"character-{back}" for back in company.pairs]
    wanted += [f"pitch-{back}-{group + 1}" for back, pairs in company.pairs.items() for group in range(len(pairs))]
    return [
        f"the cast needs {name}, and {words.language}.ftl does not say it" for name in wanted if not words.has(name)
    ]


def broken(text: str) -> str:
    with pytest.raises(BadPack) as caught:
        cast.read(text)
    return str(caught.value)


@every_language
def test_RC_04_34_characters_have_a_back_and_a_name_each(house: CouncilPack, language: str) -> None:
    words = Words(GAME, language)
    backs = set(house.back)
    assert backs == set(cast.house().pairs)
    names = {words.say(f"character-{back}") for back in backs}
    assert len(names) == len(backs) == 34
    assert {words.say(f"character-{back}") for back in range(1, 81) if back not in backs} == {words.say("character-8")}
    assert words.say("character-8") not in names


def test_RC_04_each_of_68_groups_holds_every_combination_of_directions_once(house: CouncilPack) -> None:
    found = groups(house)
    assert len(found) == 68
    for (back, _), tally in found.items():
        pillars = sum(1 for dots in cards.shown(back) if dots)
        assert tally == Counter(product((False, True), repeat=pillars))
    assert Counter(back for back, _ in found) == {back: len(pairs) for back, pairs in cast.house().pairs.items()}


def test_RC_04_hardly_a_group_always_has_the_same_rejected_pillars(house: CouncilPack) -> None:
    rejected: dict[tuple[int, int], set[tuple[bool, ...]]] = {}
    for kind in range(256):
        touched = tuple(step != 0 for step in house.reject[4 * kind : 4 * kind + 4])
        rejected.setdefault((house.back[kind], house.group[kind]), set()).add(touched)
    alike = [back for (back, _), sets in rejected.items() if len(sets) == 1]
    # Behind these four, two of the three cards in either direction push only their own pillar back: one group must have
    # both.
    assert alike == [cards.back_of(steps) for steps in ((2, 0, 0, 0), (0, 2, 0, 0), (0, 0, 2, 0), (0, 0, 0, 2))]


def test_RC_04_icons_belong_to_the_pillars_of_their_back_and_no_two_groups_share_a_pair() -> None:
    company = cast.house()
    pillar_of = {icon: pillar for pillar, own in enumerate(company.icons) for icon in own}
    assert [len(own) for own in company.icons] == [16, 16, 16, 16]
    for back, pairs in company.pairs.items():
        pillars = {pillar for pillar, dots in enumerate(cards.shown(back)) if dots}
        for pair in pairs:
            theirs = {pillar_of[icon] for icon in pair}
            assert theirs <= pillars
            assert len(theirs) == min(2, len(pillars))
    every = [frozenset(pair) for pairs in company.pairs.values() for pair in pairs]
    assert len(set(every)) == 68
    assert Counter(n for n in Counter(icon for pair in every for icon in pair).values()) == {2: 56, 3: 8}


def test_RC_04_a_card_tells_its_icons_and_its_line(house: CouncilPack) -> None:
    words = Words(GAME)
    for kind in range(256):
        figures = house.figures(kind)
        pair = cast.house().pairs[house.back[kind]][house.group[kind] - 1]
        assert (figures["icon-one"], figures["icon-two"]) == (f"icon-{pair[0]}", f"icon-{pair[1]}")
        assert words.figures(kind)["pitch"] == words.say(f"pitch-{house.back[kind]}-{house.group[kind]}")


# Any other pack.


@st.composite
def lawful(draw: st.DrawFn) -> list[str]:
    """A pack, perhaps with many cards alike, in which every combination of directions is equally frequent behind every
    back.
    """
    parts = ["church+1", "church-2", "army+1", "army-1 people+2", "wealth+3", "people-1", "church+1 army+1"]
    lines: list[str] = []
    for back in draw(st.lists(st.integers(1, 80), min_size=1, max_size=4, unique=True)):
        shown = [(PILLARS[pillar], dots) for pillar, dots in enumerate(cards.shown(back)) if dots]
        often = draw(st.integers(2, 4))
        for signs in product("+-", repeat=len(shown)):
            accept = " ".join(f"{pillar}{sign}{dots}" for (pillar, dots), sign in zip(shown, signs, strict=True))
            lines += [
                f"{accept} | {reject}"
                for reject in draw(st.lists(st.sampled_from(parts), min_size=often, max_size=often))
            ]
    return lines


@given(lawful())
def test_RC_04_in_any_pack_every_direction_is_equally_frequent_in_a_group(lines: list[str]) -> None:
    pack = cards.make("any", [cards.parse(line) for line in lines], [0, 1, 2], 7, 12)
    for (back, group), tally in groups(pack).items():
        assert len(tally) == 2 ** sum(1 for dots in cards.shown(back) if dots)
        assert len(set(tally.values())) == 1
        assert group in (range(1, len(cast.house().pairs[back]) + 1) if back in cast.house().pairs else [0])


def test_RC_04_a_group_is_given_up_where_it_would_tell_a_direction() -> None:
    three = ["church+1 | army+1", "church+1 | army-1", "church+1 | people+1"]
    different = [*three, "church-1 | army+1", "church-1 | army-1", "church-1 | people+1"]
    alike = [*three, *["church-1 | army+1"] * 3]
    assert set(cards.make("different", [cards.parse(line) for line in different], [0], 7, 12).group) == {1, 2, 3}
    assert set(cards.make("alike", [cards.parse(line) for line in alike], [0], 7, 12).group) == {1}


def test_RC_04_a_pack_has_the_same_groups_in_whatever_order_it_is_written(house: CouncilPack) -> None:
    lines = [(tuple(house.accept[4 * k : 4 * k + 4]), tuple(house.reject[4 * k : 4 * k + 4])) for k in range(256)]
    again = cards.make("again", lines[::-1], house.goals, 7, 12)  # type: ignore[arg-type]
    assert (again.group, again.icons) == (house.group, house.icons)


@every_language
def test_a_back_without_a_character_is_a_petitioners(language: str) -> None:
    lines = [
        "church+2 army+2 | wealth+1",
        "church+2 army-2 | people+1",
        "church-2 army+2 | wealth-1",
        "church-2 army-2 | people-1",
    ]
    pack = cards.make("dots", [cards.parse(line) for line in lines], [0], 7, 12)
    words = Words(GAME, language, pack)
    company = cast.house()
    for kind in range(4):
        figures = pack.figures(kind)
        assert figures["pitch"] == "pitch-petitioner"
        assert str(figures["icon-one"]).removeprefix("icon-") in company.icons[0]
        assert str(figures["icon-two"]).removeprefix("icon-") in company.icons[1]
        assert words.say("character-8") in words.card(kind)
    assert len({str(pack.figures(kind)["icon-one"]) for kind in range(4)}) == 1


# The lines.


@every_language
def test_every_icon_character_and_group_has_its_words(language: str) -> None:
    assert unspoken(cast.house(), Words(GAME, language)) == []


def test_words_that_are_missing_are_named() -> None:
    company = cast.Cast([["chalice", "teapot"], [], [], []], {1: [("chalice", "teapot")] * 4})
    assert unspoken(company, Words(GAME, "fr")) == [
        "the cast needs icon-teapot, and fr.ftl does not say it",
        "the cast needs pitch-1-4, and fr.ftl does not say it",
    ]


@every_language
def test_a_line_names_both_its_icons_and_asks_for_a_yes_or_a_no(language: str) -> None:
    words = Words(GAME, language)
    faults = []
    for back, pairs in cast.house().pairs.items():
        for group, pair in enumerate(pairs):
            line = words.say(f"pitch-{back}-{group + 1}")
            faults += [
                f"{line} ({icon})" for icon in pair if not re.search(rf"\b{words.say(f'icon-{icon}')}", line.lower())
            ]
            if not line.endswith("?") or line.count("?") > 1 or len(line) > 170:
                faults.append(line)
    assert faults == []


@every_language
def test_no_line_gives_a_direction_away(language: str) -> None:
    words = Words(GAME, language)
    lines = [words.say(name) for name in words.ids("pitch-")]
    assert len(lines) == len(set(lines)) == 69
    assert [(line, give_aways(line, language)) for line in lines if give_aways(line, language)] == []


def test_a_give_away_is_found() -> None:
    assert give_aways("Shall we ring the bell and raise more soldiers?", "en") == ["raise", "more"]
    assert give_aways("Faut-il augmenter l’impôt sur les cloches ?", "fr") == ["augmenter", "impôt"]
    assert give_aways("Shall we carry the bell through the town on Sunday?", "en") == []


# A cast that is not as it should be.


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("chalice veil", "teapot veil", "a group of 'church' has 'teapot', which is no icon"),
        ("chalice veil", "chalice drum", "a group of 'church' has 'drum', an icon of army, which is not on that back"),
        ("chalice veil", "chalice", "a group of 'church' has two different icons, not 'chalice'"),
        ("chalice veil", "veil veil", "a group of 'church' has two different icons, not 'veil veil'"),
        (
            "bell drum",
            "bell candle",
            "the two icons of a group of 'church, army' are of different pillars, not 'bell candle'",
        ),
        ("crozier organ", "veil chalice", "a pair belongs to one group, 'veil chalice' to 'church' and to 'church•'"),
        ('"candle skull", ', "", "the number of groups of 'church' is 3, not 2"),
        ('"army•" =', "#", "34 backs have a character, and so groups, not 33"),
        (
            '"army•" =',
            '"army•, navy" =',
            "a back is one to three different pillars such as 'church•, army', not 'army•, navy'",
        ),
        ('"army•" =', '"army, army" =', "such as 'church•, army', not 'army, army'"),
        ('"army•" =', '"church, army, people, wealth" =', "a back is one to three different pillars"),
        ("halo well", "relic well", "every icon belongs to a group, but"),
        ('"altar", "angel"', '"altar"', "church has 16 icons, not 15"),
        ('"altar", "angel"', '"altar", "altar"', "an icon is written once, 'altar' came twice"),
        (
            "church = [",
            "chapel = [",
            "icons has the lists church, army, people, wealth, not chapel, army, people, wealth",
        ),
        ("[groups]", "[bands]", "has the tables icons and groups, not icons, bands"),
        ("[groups]", "[groups", "is to be TOML"),
    ],
)
def test_a_fault_in_the_cast_is_named(old: str, new: str, says: str) -> None:
    assert old in TEXT
    text = TEXT.replace(old, new, 1)
    if "every icon" in says:  # halo has a second group
        text = text.replace("relic halo", "relic bell")
    message = broken(text)
    assert message.startswith("cast.toml")
    assert says in message
