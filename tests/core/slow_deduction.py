"""What a seat is sure of, found the slow way: a search of its own for every kind in every slot."""

from collections.abc import Iterator

from coterie.core.ledger import Ledger

Slot = tuple[int, int, int]  # a pile, and the kind or the back its cards must have (-1: any)
Deal = dict[Slot, list[int]]


def real_deal(ledger: Ledger, seat: int) -> Deal:
    """The floating cards in the slots that the seat has for them."""
    real: Deal = {}
    for card, cloud in enumerate(ledger.cloud):
        if cloud >= len(ledger.at):
            real.setdefault(_slot(ledger, card, ledger.known[card] >> seat & 1 == 1), []).append(card)
    return real


def fits(ledger: Ledger, card: int, slot: Slot) -> bool:
    """Whether a floating card may fill a slot."""
    pile, kind, back = slot
    if not ledger.spread[ledger.cloud[card]] >> pile & 1:
        return False
    return kind in (-1, ledger.kind(card)) and back in (-1, ledger.layout.back_of[card])


def all_deals(ledger: Ledger, seat: int) -> Iterator[list[int]]:
    """Every deal that fits, as a pile per card, by brute force; equal cards that may lie in the same piles are not told
    apart. The list is the same one each time.
    """
    held = real_deal(ledger, seat)
    slots = list(held)
    room = [len(cards) for cards in held.values()]
    where = list(ledger.where)
    slot_of = [-1] * len(where)

    def looks(card: int) -> tuple[int, int]:
        return ledger.kind(card), ledger.spread[ledger.cloud[card]]

    cards = sorted((card for cards in held.values() for card in cards), key=looks)

    def lay(i: int) -> Iterator[list[int]]:
        if i == len(cards):
            yield where
            return
        card = cards[i]
        for slot in range(slot_of[cards[i - 1]] if i and looks(cards[i - 1]) == looks(card) else 0, len(room)):
            if room[slot] and fits(ledger, card, slots[slot]):
                room[slot] -= 1
                slot_of[card] = slot
                where[card] = slots[slot][0]
                yield from lay(i + 1)
                room[slot] += 1

    return lay(0)


def surely(ledger: Ledger, seat: int) -> list[bool]:
    """Per card whether the seat is sure of it: it knows it, or in every deal that fits so many equal ones lie there."""
    sure = [known >> seat & 1 == 1 for known in ledger.known]
    real = real_deal(ledger, seat)
    choices = {card: [slot for slot in real if fits(ledger, card, slot)] for cards in real.values() for card in cards}
    for slot, cards in real.items():
        if slot[1] >= 0:
            continue
        for kind in sorted({ledger.kind(card) for card in cards}):
            equal = {card for card in choices if ledger.kind(card) == kind}
            held = {other: list(there) for other, there in real.items()}
            while _lessen(held, choices, slot, equal):
                pass
            least = len(equal.intersection(held[slot]))
            for card in [card for card in cards if card in equal][:least]:
                sure[card] = True
    return sure


def _slot(ledger: Ledger, card: int, sure: bool) -> Slot:
    pile = ledger.where[card]
    if sure:
        return pile, ledger.kind(card), -1
    return pile, -1, ledger.layout.back_of[card] if ledger.layout.backs[pile] else -1


def _lessen(held: Deal, choices: dict[int, list[Slot]], home: Slot, equal: set[int]) -> bool:
    """Let one of the equal cards leave its slot for another kind, others changing places to make room, if that can
    be.
    """
    # per slot reached: the cards that would move, whence and whither
    paths: dict[Slot, list[tuple[int, Slot, Slot]]] = {home: []}
    queue = [home]
    for here in queue:
        for card in held[here]:
            if here == home and card not in equal:
                continue
            for there in choices[card]:
                if there not in paths:
                    paths[there] = [*paths[here], (card, here, there)]
                    queue.append(there)
                elif there == home and here != home and card not in equal:
                    for mover, source, goal in [*paths[here], (card, here, home)]:
                        held[source].remove(mover)
                        held[goal].append(mover)
                    return True
    return False
