"""Why an answer is a good one: a sentence chosen from what everybody sees, and from the seat's own hand."""

from coterie.core.eyes import Eyes
from coterie.games.for_the_king.instinct import Prospects
from coterie.games.for_the_king.lexicon import (
    CENTRE,
    GOLD,
    KEEP,
    KING,
    LETTERS,
    LEXICON,
    OFFICES,
    TO_BID,
    TO_DISCARD,
    TO_LOWER,
    TO_PASS,
    TO_PAY,
    TO_PLACE,
    TO_RAISE,
    TO_TAKE,
    gold_of,
)
from coterie.words import BEST, Reason


def reason(eyes: Eyes, action: int) -> Reason:
    """Why the seat might answer this."""
    view, verb = eyes.view(), LEXICON.verb_of(action)
    outlook, arg = Prospects(view, eyes.seat), verb.arg(action)
    if verb is TO_PLACE:
        kind = view.pile("look", eyes.seat).cards[0]
        if arg == KEEP:
            return _gain("keep", outlook, kind)
        return ("why-centre" if arg == CENTRE else "why-favor"), {}
    if verb is TO_TAKE:
        return _gain("take", outlook, arg)
    if verb is TO_RAISE or verb is TO_LOWER:
        first = round(10 * outlook.first(arg))
        return f"why-{verb.name}", {"office": f"office-{OFFICES[arg]}", "tenths": first}
    if verb is TO_BID or verb is TO_PASS:
        return _bid(outlook, verb is TO_BID, arg)
    if verb is TO_PAY:
        return "why-pay", {"gold": gold_of(arg), "owed": max(0, view.number("bid") - view.number("paid"))}
    if verb is TO_DISCARD:
        return _loss(outlook, arg)
    return BEST


def _gain(verb: str, outlook: Prospects, kind: int) -> Reason:
    """What a card does for the hand: in its office, as gold, or before the King."""
    if kind < GOLD:
        office = kind // LETTERS
        before = outlook.first(office)
        after = outlook.first(office, outlook.value[kind])
        values: dict[str, int | str] = {"office": f"office-{OFFICES[office]}", "tenths": round(10 * after)}
        return f"why-{verb}-office", {**values, "before": round(10 * before)}
    if kind < KING:
        return f"why-{verb}-gold", {"gold": gold_of(kind), "lots": round(outlook.lots)}
    return f"why-{verb}-king", {}


def _loss(outlook: Prospects, kind: int) -> Reason:
    """What the hand is without a card."""
    if kind >= GOLD:
        return "why-discard-gold", {"gold": gold_of(kind), "lots": round(outlook.lots)}
    office = kind // LETTERS
    first = outlook.first(office, -outlook.value[kind])
    return "why-discard-office", {"office": f"office-{OFFICES[office]}", "tenths": round(10 * first)}


def _bid(outlook: Prospects, bids: bool, amount: int) -> Reason:
    """What the lot is worth to the seat, against what is bid and what is left to buy."""
    kind, bid = outlook.view.pile("lot").cards[0], outlook.view.number("bid")
    price = max(0, round(outlook.worth(kind) / max(0.001, outlook.coin)))
    left = max(0, round(outlook.lots) - 1)
    values: dict[str, int | str] = {"price": price, "bid": bid, "lots": left, "gold": round(outlook.gold[outlook.seat])}
    if GOLD <= kind < KING:
        values = {"worth": gold_of(kind), "bid": bid, "amount": amount}
        return ("why-bid-gold" if bids else "why-pass-gold"), values
    if not bids:
        return ("why-pass-dear" if price <= bid else "why-pass-save"), values
    if kind >= KING:
        return "why-bid-king", values
    return "why-bid-office", {**values, "amount": amount, "office": f"office-{OFFICES[kind // LETTERS]}"}
