"""A slow scorer written from the clauses FK-50 to FK-53 alone, with its own reading of the cards.

It shares no code with the engine.
"""

import tomllib
from pathlib import Path

Hand = list[str]  # names of cards: diplomacy-a, gold-2

TIE_ORDER = ["diplomacy", "entertainment", "livestock", "architecture", "military", "provisions"]


def printed_values() -> dict[str, int]:
    """The value of every Government card, from the card list."""
    lists = tomllib.loads(Path(__file__).parent.parent.joinpath("cards.toml").read_text())
    return {
        f"{office}-{letter.lower()}": value
        for office, row in lists["offices"].items()
        for letter, value in row["values"].items()
    }


def final_points(hands: list[Hand], tiles: dict[str, int], values: dict[str, int]) -> list[int]:
    """Points of every player, given the primary tile of every office in play."""
    points = [0] * len(hands)
    for office, primary in tiles.items():
        second_tile = 0 if len(hands) == 2 else primary // 2
        entries = []
        for player, hand in enumerate(hands):
            mine = [card for card in hand if card.startswith(office + "-")]
            if mine:
                entries.append((-sum(values[card] for card in mine), min(card[-1] for card in mine), player))
        entries.sort()
        if entries:
            points[entries[0][2]] += primary
        if len(entries) > 1:
            points[entries[1][2]] += second_tile
    return points


def final_winners(hands: list[Hand], points: list[int], values: dict[str, int]) -> list[int]:
    """The players who win, ties broken."""
    tied = [p for p in range(len(hands)) if points[p] == max(points)]
    gold = [sum(int(card[-1]) for card in hand if card.startswith("gold")) for hand in hands]
    most = max(gold[p] for p in tied)
    tied = [p for p in tied if gold[p] == most]
    if len(tied) == 1:
        return tied
    for office in TIE_ORDER:
        cards = {p: [c for c in hands[p] if c.startswith(office + "-")] for p in tied}
        if not any(cards.values()):
            continue
        highest = max(sum(values[c] for c in own) for own in cards.values())
        best = [p for p in tied if cards[p] and sum(values[c] for c in cards[p]) == highest]
        return [min(best, key=lambda p: min(c[-1] for c in cards[p]))]
    return tied
