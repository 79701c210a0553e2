# mypyc
"""The words of the game: its kinds of card, and everything that can be done."""

from typing import Final

from coterie.core.lexicon import Lexicon

MOST_SEATS: Final = 5  # FK-01

# as FK-53 orders them
OFFICES: Final = ["diplomacy", "entertainment", "livestock", "architecture", "military", "provisions"]
LETTERS: Final = 9  # Government cards of an office, A to I
KINGS: Final = ["king-either", "king-plus", "king-minus", "king-plus-plus", "king-minus-minus", "king-plus-minus"]

# Kinds: the Government cards office by office, letter by letter; then gold of 1, 2 and 3; then the King cards.
GOLD: Final = 54
KING: Final = 57
KINDS: Final = (
    [f"{office}-{letter}" for office in OFFICES for letter in "abcdefghi"] + ["gold-1", "gold-2", "gold-3"] + KINGS
)

KEEP: Final = 0  # where a dealer places a card
CENTRE: Final = 1
FAVOR: Final = 2

MOST_GOLD: Final = 78  # all gold of a real pack, and the highest bid anybody can make

LEXICON: Final = Lexicon(KINDS, MOST_SEATS)
TO_DEAL_FIRST: Final = LEXICON.seat("first")
TO_DRAW: Final = LEXICON.card("draw")
TO_PLACE: Final = LEXICON.place("place", ["keep", "centre", "favor"])
TO_TAKE: Final = LEXICON.card("take")
TO_RAISE: Final = LEXICON.place("raise", OFFICES)
TO_LOWER: Final = LEXICON.place("lower", OFFICES)
TO_TURN_UP: Final = LEXICON.card("turn-up")
TO_PASS: Final = LEXICON.plain("pass")
TO_BID: Final = LEXICON.amount("bid", 1, MOST_GOLD)
TO_PAY: Final = LEXICON.card("pay")
TO_DISCARD: Final = LEXICON.card("discard")
TO_LOSE: Final = LEXICON.card("lose")


def gold_of(kind: int) -> int:
    """What a kind is worth as gold."""
    return kind - GOLD + 1 if GOLD <= kind < KING else 0
