"""Every habit is shown to be caught when it is broken, and to leave good texts alone."""

import pytest

from tests.words.habits import faults


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("Quelle carte mises-tu ?", "a narrow no-break space is missing"),
        ("Égalité: qui gagne", "a narrow no-break space is missing"),
        ("Tour 3 : à toi", "a narrow no-break space is missing"),
        ("le mot « Roi\u202f»", "a narrow no-break space is missing"),
        ("10\u00a0lys", "a wide no-break space"),
        ("C'est à toi", "a straight quote or apostrophe"),
        ("la carte “Roi”", "quotes are « »"),
        ("valet -10", "a hyphen for a minus"),
        ("Attends...", "three full stops for …"),
        ("A pioche  un valet", "two spaces in a row"),
        ("A pioche un valet .", "a space before a comma or a full stop"),
        ("A montre la la carte", "a word twice"),
        ("la carte de Église", "an elision is missing"),
        ("le Archevêque", "an elision is missing"),
        ("La Épée", "an elision is missing"),
        ("ce que il voulait", "an elision is missing"),
        ("le honneur", "an elision is missing"),
        ("jusque ici", "an elision is missing"),
        ("de une carte", "an elision is missing"),
        ("si ils gagnent", "an elision is missing"),
        ("ce est fini", "an elision is missing"),
        ("l’héraut", "an elision too many"),
        ("l’hallebarde", "an elision too many"),
        ("d’Peuple", "an elision too many"),
        ("le règne de le Monarque", "à and de melt with le and les"),
        ("la main de les joueurs", "à and de melt with le and les"),
        ("il parle à le Roi", "à and de melt with le and les"),
        ("À les enchères", "à and de melt with le and les"),
        ("la faveur de du Roi", "de melts with the article it meets"),
        ("il reste 1 cartes", "one is no plural"),
        ("avec 0 points", "one is no plural"),
    ],
)
def test_broken_french_is_found(text: str, what: str) -> None:
    assert {fault.partition(":")[0] for fault in faults(text, "fr")} == {what}


@pytest.mark.parametrize(
    "text",
    [
        "Qu’acceptes-tu, et que rejettes-tu\u202f?",
        "« de A », « à E » : à chacun son siège.".replace("« ", "«\u202f")
        .replace(" »", "\u202f»")
        .replace(" :", "\u202f:"),
        "la main de A et celle de E",
        "le héros, la hache, le heaume, la hallebarde, le héraut, le hasard, le huit",
        "l’heure, l’homme, l’honneur, d’habitude, l’harmonie, l’héritier, l’haleine",
        "Mets-la au centre, garde-la ou donne-la à A.",
        "de onze à douze, le oui, de un à trois",
        "il n’est pas question de le montrer, ni à les lire, ni de les prendre",
        "valet −10, 5 + 2 = 7, de −5 à +5, 1 point, 0 carte, 1 lys, 10 points",
        "nous nous retirons, aujourd’hui, quelqu’un, lorsqu’il, s’ils, c’est, d’y aller",
        "bid:7, RS-44 à RS-47, tête-à-tête",
    ],
)
def test_good_french_is_left_alone(text: str) -> None:
    assert faults(text, "fr") == []


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("It's your turn", "a straight quote or apostrophe"),
        ("1 cards are left", "one is no plural"),
        ("a Abbess", "a before a vowel"),
        ("an petitioner", "an before a consonant"),
        ("Who begins ?", "a space before a stop"),
        ("the the King", "a word twice"),
        ("down to -10", "a hyphen for a minus"),
    ],
)
def test_broken_english_is_found(text: str, what: str) -> None:
    assert {fault.partition(":")[0] for fault in faults(text, "en")} == {what}


@pytest.mark.parametrize(
    "text",
    ["A accepts, a one-eyed cat, an hour, a unanimous vote", "A’s hand, ‘coin’, 1 card, 1 is enough", "a 10, seat A"],
)
def test_good_english_is_left_alone(text: str) -> None:
    assert faults(text, "en") == []
