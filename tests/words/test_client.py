"""The web client says nothing that has no words, and has no words that it never says."""

import re

import pytest

from coterie.words import LANGUAGES
from tests.words.sources import CLIENT, ROOT, entries, read

SOURCES = ROOT / "client" / "src"
FAMILIES = {  # ids that are put together, and with what
    "client-link-": ["opening", "open", "lost", "closed"],
    "client-eyes-": ["onlooker", "open"],
    "client-": ["log", "talk", "ledger", "rules"],
    "client-fold-": ["deal", "draw"],
    "client-bots-": ["brisk", "leisurely"],
    "client-calls-": ["insecure", "unable", "denied"],
    "status-": ["waiting", "playing", "over", "ended", "closed"],
    "vote-": ["undo", "end", "stand-in"],
    "proposal-": ["refused", "withdrawn", "lapsed"],
    "due-then-": ["wait", "bot", "vote"],
    "clock-": ["0", "30", "120", "300", "86400", "172800", "259200", "604800"],
    "absent-": ["wait", "bot", "vote"],
    "watch-": ["anyone", "invited", "nobody"],
    "talk-": ["silent", "gestures", "court", "free"],
    "ledger-": ["shown", "end"],
}


def sources() -> str:
    paths = [
        path for path in SOURCES.rglob("*") if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts")
    ]
    return "\n".join(path.read_text("utf-8") for path in sorted(paths))


def used(text: str) -> set[str]:
    """The messages that the sources say: named outright, or put together from a family."""
    found = set(re.findall(r"(?<![.\w])say\(\s*'([a-z-]+)'", text)) | set(
        re.findall(r"[\"'](client-[a-z-]+)[\"']", text)
    )
    found |= set(re.findall(r"(?:\?|:) '((?:house|room|restart|client|status)-?[a-z-]*)'", text))
    for start in re.findall(r"(?<![.\w])say\((?:\w+ \? )?`([a-z-]+-)\$\{", text):
        assert start in FAMILIES, f"messages that begin with {start} are put together: say in FAMILIES how they end"
        found |= {start + end for end in FAMILIES[start]}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_client_says_has_words(language: str) -> None:
    known = {name for of in ("coterie.words", "coterie.server", CLIENT) for name in entries(read(of, language))}
    assert sorted(used(sources()) - known) == []


def test_the_client_has_no_words_that_it_never_says() -> None:
    said, known = used(sources()), entries(read(CLIENT, "en"))
    told = known.keys() | entries(read("coterie.server", "en")).keys()  # whatever was told, an advice may follow it
    assert sorted(name for name in known if name not in said and name.removesuffix("-do") not in told - {name}) == []


def test_a_message_without_words_is_found() -> None:
    assert used("{say('client-nowhere', { n })} {say(`clock-${clock}`)}") >= {"client-nowhere", "clock-300"}
    with pytest.raises(AssertionError, match="say in FAMILIES"):
        used("say(`phase-${now}`)")
