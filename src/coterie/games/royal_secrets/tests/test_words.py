"""Every word a player reads is there."""

import re
from importlib.resources import files
from pathlib import Path

from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.core.table import playout
from coterie.games.royal_secrets.game import GAME
from coterie.games.royal_secrets.lexicon import FAVORS, KINDS, LEXICON, PLACES
from coterie.games.royal_secrets.sayings import SAYINGS
from coterie.games.royal_secrets.windows import WINDOWS
from coterie.words import Words

FOLDER = Path(str(files("coterie.games.royal_secrets")))
TEXT = (FOLDER / "locales" / "en.ftl").read_text(encoding="utf-8")
IDS = set(re.findall(r"^([a-z][\w-]*) =", TEXT, re.MULTILINE))


def wanted() -> list[str]:
    ids = [
        "game-title",
        "game-tagline",
        "game-aim",
        "game-minutes",
        "card-hidden",
        "back-0",
        "place",
        *(f"place-{place}" for place in PLACES),
    ]
    ids += [f"card-{kind}" for kind in KINDS]
    for favor in FAVORS:
        ids += [f"favor-{favor}", f"favor-{favor}-does"]
    for verb in LEXICON.verbs:
        ids.append(f"verb-{verb.name}")
        ids += [f"arg-{verb.name}-{name}" for name in verb.names]
    ids += [f"step-{step.name}" for step in GAME.steps if step.name in asking()]
    source = "".join(p.read_text(encoding="utf-8") for p in sorted(FOLDER.glob("*.py")))
    ids += [f"event-{what}" for what in re.findall(r'\.tell(?:_lists)?\(\s*"([a-z-]+)"', source)]
    table = GAME.table(3)
    ids += [f"pile-{pile.name}" for pile in table.layout.piles]
    ids += [f"fact-{fact.name}" for fact in table.facts()]
    ids += [f"count-{name}" for name in table.layout.pack.counts()]
    ids.append("warning-audiences")
    for option in GAME.options[:2]:
        ids.append(f"option-{option.name}")
        ids += [f"option-{option.name}-{value}" for value in option.values]
    for saying in SAYINGS:
        ids += [f"{family}-{saying.name}" for family in ("claim", "chip", "ribbon", "question")]
        ids += [f"verdict-{saying.name}-{mark}" for mark in ("kept", "broken")]
        ids += [name for name in IDS if re.fullmatch(rf"tongue-{saying.name}-\d", name)]
    ids += re.findall(r"\{ (said-[a-z-]+) \}", TEXT)  # what several of them share
    reasons = re.findall(r'"(why-[^"]*)"', (FOLDER / "reasons.py").read_text(encoding="utf-8"))
    whys = [re.sub(r"\{[^}]*\}", "[a-z-]+", reason) for reason in reasons]  # a name, or what names are made by
    ids += [name for name in IDS if any(re.fullmatch(why, name) for why in whys)]
    ids += [f"window-{window.name}" for window in WINDOWS]
    ids += [f"{family}-round" for family in ("lied-chapter", "lied-short")]
    return ids


def asking() -> set[str]:
    """The steps that ask a seat, by what they define: a legal list but no odds and no draw."""
    seats = {"choose", "hand-on", "bet", "assign", "third", "stab", "decorate", "recruit"}
    return seats | {step.name for step in GAME.steps if step.name.endswith("-call")}


def test_nothing_is_missing_and_nothing_is_left_over() -> None:
    assert sorted(set(wanted()) - IDS) == []
    assert sorted(i for i in IDS - set(wanted()) if not i.startswith(("clause-", "section-", "word-"))) == []


def test_every_sentence_can_be_formed_from_the_events_of_real_games() -> None:
    words = Words(GAME)
    seen = set()
    for seed in range(40):
        table = GAME.table(5, {"debts": "on"})
        playout(table, Lehmer(seed))
        for heard in Eyes(table, 0).heard():
            assert words.missing(f"event-{heard.what}", words.event_values(heard)) == []
            assert words.event(heard).endswith(".")
            seen.add(heard.what)
    assert {f"event-{what}" for what in seen} == {i for i in IDS if i.startswith("event-")}
