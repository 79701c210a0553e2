"""Two hundred things that somebody may call themselves or say, in the hope that a page trips over them."""

from itertools import cycle, islice

TRIP = "tripped=1"  # what a page that can be made to run something would do; `test_hostile` looks whether it was done

MARKUP = [
    f"<script>{TRIP}</script>",
    f"<img src=/trip onerror={TRIP}>",
    f"<svg onload={TRIP}>",
    f"</b><iframe srcdoc='<script>parent.{TRIP}</script>'>",
    f"<details open ontoggle={TRIP}>",
    f"<style>*{{display:none}}</style><a href=javascript:{TRIP}>x</a>",
    "<link rel=stylesheet href=/trip><base href=//trip.example>",
    f'"onmouseover="{TRIP}',
    f"'-{TRIP}-'",
    f"{{@html '<img src=/trip onerror={TRIP}>'}}",
    f"{{{{constructor.constructor('{TRIP}')()}}}}",
    f"${{{TRIP}}}",
    f"javascript:{TRIP}",
    f"data:text/html,<script>{TRIP}</script>",
    "--><!-- ]]> <![CDATA[",
    "&lt;b&gt;&#60;b&#62;&nbsp;&zwj;",
    "{ $seat } { -brand } .clause = x",
    "card-hidden\nevent-drew = x",
    "__proto__",
    "constructor",
    "null",
    "%00%0a%3Cscript%3E",
    "../../etc/passwd",
    "\\u003cscript\\u003e",
]
DIRECTIONS = [
    "\u202eneila\u202c",
    "\u2066\u2067\u2068abc",
    "\u200fabc\u200e",
    "שלום לכולם בשולחן",
    "مرحبا بالجميع على الطاولة",
    "abc אבג 123 דהו",
    "\u202d\u202e\u202a\u202b" * 6 + "x",
    "\u061cالملك",
]
UNSEEN = [
    "a\u200bb\u200bc",
    "\ufeffAnn",
    "A\u00adn\u00adn",
    "\u2060Ann\u2060",
    "Ann\u3164",
    "A\u0000n\u0007n\u001b[31m",
    "x\u034f\u034f\u034f",
    "Ann\u2028Bob\u2029",
]
MARKS = [
    "Z" + "\u0338\u0321\u0353\u036b\u0300" * 4,
    "a" + "\u0489" * 22,
    "ท" + "\u0e49" * 23,
    "n" + "\u0303" * 23,
    "e" + "\u20dd" * 20,
    "क" + "\u093f" * 20,
]
PICTURES = ["👩‍👩‍👧‍👦" * 3, "🏴󠁧󠁢󠁳󠁣󠁴󠁿" * 2, "🇫🇷" * 12, "🧙🏿‍♂️🧝🏽‍♀️🧛🏻", "😀" * 24, "#️⃣*️⃣0️⃣", "\U0001f9d1\u200d" * 8, "👁️‍🗨️"]
WIDE_ONES = [
    "W" * 24,
    "﷽" * 24,
    "𒐫" * 24,
    "꧅" * 24,
    "⸻" * 24,
    "m" * 24,
    "ﷺ" * 24,
    "漢字" * 12,
    "_" * 24,
    "." * 24,
    "https://" + "a" * 16,
    "―" * 24,
]

_SEEDS = [*MARKUP, *DIRECTIONS, *UNSEEN, *MARKS, *PICTURES, *WIDE_ONES]
_WAYS = [
    lambda text: text,
    lambda text: "W" + text,
    lambda text: text[::-1],
]

NAMES = [way(text)[:24] for way in _WAYS for text in _SEEDS] + [
    f"{one[:12]}{two[:12]}" for one, two in zip(_SEEDS, cycle(PICTURES + WIDE_ONES), strict=False)
]
NAMES = list(islice(dict.fromkeys(NAMES), 200))
LINES = [
    (text * (1 + 480 // len(text)))[:500] if (n + n // len(_SEEDS)) % 2 else text
    for n, text in enumerate(islice(cycle(_SEEDS), 200))
]
