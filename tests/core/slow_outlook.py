"""What a seat is sure of, found the slow way: a search of its own for every kind in every slot."""

from coterie.core.ledger import Ledger

Slot = tuple[int, int, int]  # a pile, and the kind or the back its cards must have (-1: any)
Deal = dict[Slot, list[int]]


def surely(ledger: Ledger, seat: int) -> list[bool]:
    """Per card whether the seat is sure of it: it knows it, or in every deal that fits so many equal ones lie there."""
    sure = [known >> seat & 1 == 1 for known in ledger.known]
    real: Deal = {}
    for card, cloud in enumerate(ledger.cloud):
        if cloud >= len(ledger.at):
            real.setdefault(_slot(ledger, card, sure[card]), []).append(card)
    choices = {card: [slot for slot in real if _fits(ledger, card, slot)] for cards in real.values() for card in cards}
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


def _fits(ledger: Ledger, card: int, slot: Slot) -> bool:
    pile, kind, back = slot
    if not ledger.spread[ledger.cloud[card]] >> pile & 1:
        return False
    return kind in (-1, ledger.kind(card)) and back in (-1, ledger.layout.back_of[card])


def _lessen(held: Deal, choices: dict[int, list[Slot]], home: Slot, equal: set[int]) -> bool:
    """Let one of the equal cards leave its slot for another kind, others changing places to make room, if that can be."""
    paths: dict[Slot, list[tuple[int, Slot, Slot]]] = {home: []}  # per slot reached: the cards that would move, whence and whither
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
