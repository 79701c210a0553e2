"""The reader of Fluent files finds every text a message can become, and so every fault one of them can have."""

import pytest

from tests.words.habits import faults
from tests.words.sources import entries, references, texts, variables

FILE = """
-church = { $form ->
   *[name] Église
    [the] l’Église
}
pillar-church = { -church }
which = { $n0 ->
    [0] le Roi
   *[other] la Reine
}
event-met = { $seat } rencontre { which }.
event-left = { $seat } part loin de { which }.
event-moved = { -church(form: "the") } passe à { $n1 }.
event-of = { $seat } parle de { -church(form: "the") }.
event-shown = { $seat } montre la face de { $c0 }.
"""


def test_every_variant_value_and_reference_is_followed() -> None:
    every = entries(FILE)
    assert texts("pillar-church", every, {}) == ["Église"]
    assert texts("event-moved", every, {}) == ["l’Église passe à 3."]
    assert texts("event-met", every, {"seat": ["A", "E"]}) == [
        "A rencontre le Roi.",
        "A rencontre la Reine.",
        "E rencontre le Roi.",
        "E rencontre la Reine.",
    ]
    assert variables("event-met", every) == {"seat", "n0"}
    assert references(every) == {"-church", "which"}


def test_a_preposition_that_meets_an_article_in_one_variant_or_card_is_found() -> None:
    every = entries(FILE)
    assert [faults(text, "fr") != [] for text in texts("event-left", every, {"seat": ["A"]})] == [True, False]
    shown = texts("event-shown", every, {"seat": ["A"], "c0": ["le Chapelain", "l’Abbesse", "Abbesse"]})
    assert [faults(text, "fr") != [] for text in shown] == [True, False, True]
    assert [
        faults(text, "fr")
        for name in ("event-met", "event-moved", "event-of")
        for text in texts(name, every, {"seat": ["A"]})
    ] == [[]] * 4


def test_a_file_that_is_no_fluent_or_says_a_message_twice_is_found() -> None:
    with pytest.raises(AssertionError, match="this is no Fluent"):
        entries("event-met = { $seat")
    with pytest.raises(AssertionError, match="event-met is said twice"):
        entries("event-met = one\nevent-met = two\n")
    with pytest.raises(AssertionError, match="there is no form 'of'"):
        texts("met", entries('-king = { $form ->\n   *[name] Roi\n}\nmet = { -king(form: "of") }\n'), {})
