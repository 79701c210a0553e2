# mypyc
"""The words of the game: its kinds of card, and everything that can be done."""

from typing import Final

from coterie.core.words import Lexicon

OFFICES: Final = ["diplomacy", "entertainment", "livestock", "architecture", "military", "provisions"]  # as FK-53 orders them
LETTERS: Final = 9  # Government cards of an office, A to I
KINGS: Final = ["king-either", "king-plus", "king-minus", "king-plus-plus", "king-minus-minus", "king-plus-minus"]

# Kinds: the Government cards office by office, letter by letter; then gold of 1, 2 and 3; then the King cards.
GOLD: Final = 54
KING: Final = 57
KINDS: Final = [f"{office}-{letter}" for office in OFFICES for letter in "abcdefghi"] + ["gold-1", "gold-2", "gold-3"] + KINGS

KEEP: Final = 0  # where a dealer places a card
CENTRE: Final = 1
FAVOR: Final = 2

MOST_GOLD: Final = 78  # all gold of a real pack, and the highest bid anybody can make

WORDS: Final = Lexicon(KINDS, 5)
FIRST: Final = WORDS.seat("first")
DRAW: Final = WORDS.card("draw")
PLACE: Final = WORDS.place("place", ["keep", "centre", "favor"])
TAKE: Final = WORDS.card("take")
RAISE: Final = WORDS.place("raise", OFFICES)
LOWER: Final = WORDS.place("lower", OFFICES)
TURN_UP: Final = WORDS.card("turn-up")
PASS: Final = WORDS.plain("pass")
BID: Final = WORDS.amount("bid", 1, MOST_GOLD)
PAY: Final = WORDS.card("pay")
DISCARD: Final = WORDS.card("discard")
LOSE: Final = WORDS.card("lose")


def gold_of(kind: int) -> int:
    """What a kind is worth as gold."""
    return kind - GOLD + 1 if GOLD <= kind < KING else 0
