"""Habits of the printed page, language by language: what is wrong with a text, as a reader would say it."""

import re

NARROW = "\u202f"  # the narrow no-break space

_VOWEL = r"(?:[aeiouàâæéèêëîïôœùû]|y\b)"
# What follows an h that forbids elision: le héros, la hache. Any other h is mute: l’heure.
_HARD = (
    r"(?:a(?!bi|bl|lei|llu|rmo)|â|eaume|éraut|ér(?:os|isson)\b|ennir|eurt|iér"
    r"|ibou|ochet|ollan|ongr|ont|ors|oup|uit|urle|utte)"
)
_KEPT = r"(?:[A-F]\b(?!’)|onz|oui\b|un\b(?= à)|ouist|uhlan)"  # not elided before; seats are letters: de A
_ELIDED = r"(?:de|le|la|que|ne|se|je|me|te|jusque|lorsque|puisque|quoique)"
_SINGULAR = r"(?:lys|sous|sans|dans|plus|moins|fois|vers|mais|puis|pas|tous|après|jamais|toujours)\b"

_COMMON = [
    ("two spaces in a row", re.compile(rf"[ \u00a0{NARROW}]{{2}}")),
    ("a space before a comma or a full stop", re.compile(rf"[ \u00a0{NARROW}][,.](?!\d)")),
    ("three full stops for …", re.compile(r"\.\.\.")),
    ("a hyphen for a minus", re.compile(r"(?<![\w:’-])-(?=\d)")),
    ("a straight quote or apostrophe", re.compile(r"[\"'`]")),
    ("a word twice", re.compile(r"(?<![\w’-])(?!nous\b|vous\b)([^\W\d]{2,}) \1(?![\w’-])", re.IGNORECASE)),
]

_FRENCH = [
    *_COMMON,
    (
        "a narrow no-break space is missing",
        re.compile(rf"(?<![{NARROW}!?])[;!?»]|(?<!{NARROW}):(?!\d|//)|«(?!{NARROW})"),
    ),
    ("a wide no-break space", re.compile("\u00a0")),
    ("quotes are « »", re.compile(r"[“”„‘‹›]")),
    ("an elision is missing", re.compile(rf"(?<![\w’-]){_ELIDED} (?!{_KEPT})(?:{_VOWEL}|h(?!{_HARD}))", re.IGNORECASE)),
    ("an elision is missing", re.compile(r"(?<![\w’-])(?:si ils?|ce (?:est|était|étaient))\b", re.IGNORECASE)),
    (
        "an elision too many",
        re.compile(rf"(?<![\w-])(?:[dlnjmts]|qu)’(?:[bcdfgjklmnpqrstvwxz]|h{_HARD})", re.IGNORECASE),
    ),
    # « de le voir » is as it should be: what follows is an infinitive.
    ("à and de melt with le and les", re.compile(r"(?<![\w’-])(?:[Dd]e|[Àà]) les? (?![a-zàâéèêîôûç]+(?:er|ir|re)\b)")),
    ("de melts with the article it meets", re.compile(r"(?<![\w’-])de (?:du|des|d’une?)(?![\w’])", re.IGNORECASE)),
    ("one is no plural", re.compile(rf"(?<![\w,.+−-])[01] (?!{_SINGULAR})[^\W\d]{{3,}}s\b")),
]

_ENGLISH = [
    *_COMMON,
    ("one is no plural", re.compile(r"(?<![\w,.+−-])(?<!\+ )1 (?!is\b|was\b|has\b|this\b)[^\W\d]{3,}s\b")),
    ("a before a vowel", re.compile(r"(?<![\w’-])a (?!one|un[ai]|use|eu)[aeiouAEIOU][a-z]")),
    (
        "an before a consonant",
        re.compile(r"(?<![\w’-])an (?!hour|heir|honest|honour)[bcdfghjklmnpqrstvwxyz]", re.IGNORECASE),
    ),
    ("a space before a stop", re.compile(r" [;:!?]")),
]


PRINTED = ("Reigns: The Council",)  # names of boxes, the same in every language


def faults(text: str, language: str) -> list[str]:
    """What is wrong with a text, with the words around."""
    for name in PRINTED:
        text = text.replace(name, "Reigns")
    rules = _FRENCH if language == "fr" else _ENGLISH
    return [
        f"{what}: …{text[max(0, m.start() - 12) : m.end() + 12]}…" for what, rule in rules for m in rule.finditer(text)
    ]
