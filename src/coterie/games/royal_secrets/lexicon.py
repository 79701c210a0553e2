# mypyc
"""The words of Royal Secrets: kinds of card, favors, places, verbs."""

from typing import Final

from mypy_extensions import i64

from coterie.core.lexicon import Lexicon

MOST_SEATS: Final = 5

# Audiences. Masks of audiences have a bit for each.
KING: Final = 0
QUEEN: Final = 1

# Kinds of card: courtiers, the Excuse, valets, cardinals, audiences.
ZERO: Final = 0
TWENTY: Final = 2
EXCUSE: Final = 5
VALETS: Final = 6
CARDINALS: Final = 10
AUDIENCES: Final = 14

COURTIER_VALUES: Final = [0, 10, 20, 30, 40]
VALET_VALUES: Final = [-10, 0, 10, 20]
CARDINAL_VALUES: Final = [-10, 0, 10, 20]

# Favors. An audience card is its favor, cheap or dear.
CORRUPTION: Final = 0
PLANNING: Final = 1
DINNER: Final = 2
ESPIONAGE: Final = 3
STABBING: Final = 4
MEDAL: Final = 5
RECRUITMENT: Final = 6
PARDON: Final = 7
STROKE: Final = 8
FAVORS: Final = [
    "corruption",
    "planning",
    "royal-dinner",
    "espionage",
    "stabbing",
    "medal",
    "recruitment",
    "royal-pardon",
    "master-stroke",
]
PRICES: Final = ["cheap", "dear"]
AUDIENCE_KINDS: Final = 18

# Places: where a card can be bet. A seat's are 2 * seat (face up) and 2 * seat + 1 (face down).
CARDINAL_UP: Final = 10
CARDINAL_DOWN: Final = 11
PLACES_COUNT: Final = 12
PLACES: Final = [f"{letter}-{way}" for letter in "ABCDE" for way in ("up", "down")] + ["cardinal-up", "cardinal-down"]


def _signed(name: str, values: list[int]) -> list[str]:
    return [f"{name}-minus-{-value}" if value < 0 else f"{name}-{value}" for value in values]


KINDS: Final = [
    *_signed("courtier", COURTIER_VALUES),
    "excuse",
    *_signed("valet", VALET_VALUES),
    *_signed("cardinal", CARDINAL_VALUES),
    *[f"audience-{favor}-{price}" for favor in FAVORS for price in PRICES],
]

INFLUENCE: Final = [*COURTIER_VALUES, 0, *VALET_VALUES, *CARDINAL_VALUES, *([0] * AUDIENCE_KINDS)]  # by kind

LEXICON: Final = Lexicon(KINDS, MOST_SEATS)
TO_BEGIN: Final = LEXICON.seat("begin")
TO_DRAW: Final = LEXICON.card("draw")
TO_CHOOSE: Final = LEXICON.option("choose", ["king", "queen"])
TO_HAND_ON: Final = LEXICON.seat("hand-on")
TO_BET_UP: Final = LEXICON.card("bet-up")
TO_BET_DOWN: Final = LEXICON.card("bet-down")
TO_PLAY_FAVOR: Final = LEXICON.card("play-favor")
TO_PASS: Final = LEXICON.plain("pass")
TO_SEND_KING: Final = LEXICON.seat("send-king")
TO_SEND_QUEEN: Final = LEXICON.seat("send-queen")
TO_STAB: Final = LEXICON.place("stab", PLACES)
TO_DECORATE: Final = LEXICON.place("decorate", PLACES)
TO_RECRUIT: Final = LEXICON.place("recruit", PLACES)
TO_SHOW_THIRD: Final = LEXICON.card("third")

UP_TO_DOWN: Final[i64] = TO_BET_DOWN.base - TO_BET_UP.base  # from a bet to that of the same card face down


def is_valet(kind: i64) -> bool:
    return VALETS <= kind < CARDINALS


def favor_of(kind: i64) -> i64:
    """The favor on an audience card."""
    return kind - AUDIENCES >> 1
