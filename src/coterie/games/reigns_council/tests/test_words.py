"""Every word a player reads is there, and no other."""

import re
from importlib.resources import files
from pathlib import Path

from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.table import playout
from coterie.games.reigns_council import cards, cast
from coterie.games.reigns_council.game import GAME
from coterie.games.reigns_council.lexicon import LEXICON, PILLARS
from coterie.games.reigns_council.sayings import SAYINGS
from coterie.games.reigns_council.tests.scene import notation
from coterie.games.reigns_council.windows import WINDOWS
from coterie.words import Words

FOLDER = Path(str(files("coterie.games.reigns_council")))
TEXT = (FOLDER / "locales" / "en.ftl").read_text(encoding="utf-8")
IDS = re.findall(r"^([a-z][\w-]*) =", TEXT, re.MULTILINE)
UNASKED = ("crown", "deal-goal", "turn-up", "succession", "turn")  # what chance answers, and automatic steps


def wanted() -> list[str]:
    ids = [
        "game-title",
        "game-tagline",
        "game-aim",
        "game-minutes",
        "card-hidden",
        "which-pile",
        *(f"back-{n}" for n in range(3**4)),
    ]
    company = cast.house()
    ids += [*(f"pillar-{pillar}" for pillar in PILLARS), *(f"character-{n}" for n in range(1, 3**4))]
    ids += [f"icon-{icon}" for own in company.icons for icon in own]
    ids += [
        "pitch-petitioner",
        *(f"pitch-{back}-{n + 1}" for back, pairs in company.pairs.items() for n in range(len(pairs))),
    ]
    ids += ["card-proposal", *(f"card-{kind}" for kind in LEXICON.kinds if not kind.startswith("proposal"))]
    for verb in LEXICON.verbs:
        ids += [f"verb-{verb.name}", *(f"arg-{verb.name}-{name}" for name in verb.names)]
    ids += [f"step-{step.name}" for step in GAME.steps if step.name not in UNASKED]
    ids += [name for order in GAME.orders for name in (f"order-{order.name}", f"order-{order.name}-does")]
    source = "".join((FOLDER / name).read_text(encoding="utf-8") for name in ("rules.py", "ending.py"))
    for call in re.findall(r"\.tell(?:_lists)?\(([^\n]*)", source):
        ids += [f"event-{what}" for what in re.findall(r'"([a-z-]+)"', call)]
    table = GAME.table(3)
    ids += [f"pile-{pile.name}" for pile in table.layout.piles]
    ids += [f"fact-{fact.name}" for fact in table.facts()]
    assert GAME.floor
    ids.append(GAME.floor.closed)
    ids += [f"{family}-{saying.name}" for saying in SAYINGS for family in ("claim", "chip", "ribbon", "question")]
    reasons = re.findall(r'"(why-[^"]*)"', (FOLDER / "reasons.py").read_text(encoding="utf-8"))
    whys = [re.sub(r"\{[^}]*\}", "[a-z-]+", reason) for reason in reasons]  # a name, or what names are made by
    ids += [name for name in IDS if any(re.fullmatch(why, name) for why in whys)]
    ids += [f"window-{window.name}" for window in WINDOWS]
    ids += [f"{family}-turn" for family in ("lied-chapter", "lied-short")]
    ids += [f"verdict-{saying.name}-{mark}" for saying in SAYINGS for mark in ("kept", "broken")]
    ids += [f"tongue-{saying.name}-{n}" for saying in SAYINGS for n in range(1, 5)]
    ids += [f"pillar-{use}" for use in ("name", "sign", "moves", "wished")]
    ids += ["which-pillar", "of-pillar", "by-size", "way-sign"]
    ids += [f"count-{name}" for name in table.layout.pack.counts()]
    option = GAME.options[0]
    return [
        *ids,
        "option-first",
        f"option-{option.name}",
        *(f"option-{option.name}-{value}" for value in option.values),
    ]


def test_nothing_is_missing_left_over_or_said_twice() -> None:
    plain = [name for name in IDS if not name.startswith(("clause-", "section-", "word-"))]
    assert sorted(set(wanted()) - set(plain)) == []
    assert sorted(set(plain) - set(wanted())) == []
    assert len(IDS) == len(set(IDS))


def test_every_event_of_real_games_makes_a_sentence() -> None:
    words = Words(GAME)
    seen = set()
    for seed in range(120):
        t = GAME.table(3 + seed % 4, {"story_bonus": "laugh" if seed % 2 else "always"}, GAME.small(3 + seed % 4))
        playout(t, Lehmer(seed))
        for heard in Eyes(t, 0).heard():
            assert words.missing(f"event-{heard.what}", words.event_values(heard)) == []
            assert words.event(heard).endswith(".")
            seen.add(f"event-{heard.what}")
    assert sorted({name for name in IDS if name.startswith("event-")} - seen) == []


def test_a_proposal_is_told_as_the_standard_pack_has_it() -> None:
    words = Words(GAME)
    house = cards.load()
    for kind in range(256):
        character, _, said = words.card(kind).partition(" (")
        assert character == words.card(~house.back[kind]).partition(" (")[0]
        changes = re.findall(r"(Church|Army|People|Wealth) ([+−])(\d)|(;)", said)
        line = ",".join(
            "|" if stop else f"{pillar.lower()}{sign.replace('−', '-')}{size}" for pillar, sign, size, stop in changes
        )
        assert line.replace(",|,", "|") == notation(house, kind)


def test_a_back_is_told_as_its_pillars_and_dots() -> None:
    words = Words(GAME)
    for back in range(1, 3**4):
        said = re.findall(r"(Church|Army|People|Wealth)(•?)", words.card(~back).partition(" (")[2])
        shown = [(PILLARS[p].title(), "•" if dots == 2 else "") for p, dots in enumerate(cards.shown(back)) if dots]
        assert said == shown
