"""Why an answer is a good one: a sentence chosen from what everybody sees, and from the seat's own hand."""

from coterie.core.eyes import Eyes
from coterie.games.royal_secrets import lexicon as w
from coterie.games.royal_secrets.court import Court
from coterie.words import BEST, Reason

STRONG = 30  # influence that often brings the majority
LIKELY, HARDLY = 6, 4  # times in ten


def reason(eyes: Eyes, action: int) -> Reason:
    """Why the seat might answer this."""
    verb = w.LEXICON.verb_of(action)
    court, arg = Court(eyes.view()), verb.arg(action)
    if verb is w.TO_CHOOSE:
        return _choose(court, arg)
    if verb is w.TO_BET_UP or verb is w.TO_BET_DOWN:
        return _bet(court, arg, verb is w.TO_BET_UP)
    if verb is w.TO_HAND_ON:
        together = court.audiences[arg] & court.audiences[court.me]
        return ("why-hand-same" if together else "why-hand-other"), {"seat": arg}
    if verb is w.TO_PLAY_FAVOR:
        return f"why-favor-{w.FAVORS[w.favor_of(arg)]}", {"lost": _lost(court, w.favor_of(arg))}
    if verb is w.TO_PASS:
        return ("why-pass" if court.rounds_left else "why-pass-last"), {"left": court.rounds_left}
    if verb is w.TO_SEND_KING or verb is w.TO_SEND_QUEEN:
        hall = w.KING if verb is w.TO_SEND_KING else w.QUEEN
        return "why-send", {"need": court.need[hall], "gain": court.gain[hall], "loss": court.loss[hall]}
    if verb is w.TO_SHOW_THIRD:
        return ("why-third" if arg != w.ZERO else "why-third-zero"), {"influence": w.INFLUENCE[arg]}
    return _target(court, verb.name, arg)


def _choose(court: Court, hall: int) -> Reason:
    """Who is there, what it asks and what it pays, against the other audience."""
    other = 1 - hall
    there = sum(court.is_at(seat, hall) for seat in court.seats if seat != court.me)
    need: dict[str, int | str] = {"need": court.need[hall], "other": court.need[other]}
    if there > 1:
        return "why-choose-crowd", {"count": there, **need}
    if court.gain[hall] > court.gain[other]:
        return "why-choose-gain", {"gain": court.gain[hall], "other": court.gain[other]}
    if court.need[hall] < court.need[other]:
        return "why-choose-need", need
    if court.loss[hall] < court.loss[other]:
        return "why-choose-loss", {"loss": court.loss[hall], "other": court.loss[other]}
    _, pair = court.best_pair([hall], [])
    return _if_likely("why-choose-chance", _granted(court, hall, pair), need)


def _bet(court: Court, kind: int, up: bool) -> Reason:
    """What lies there with this card, and what it leaves in the hand."""
    hall = w.KING if court.is_at(court.me, w.KING) else w.QUEEN
    laid = [*court.cards("up", court.me), *court.cards("down", court.me)]
    if kind == w.EXCUSE:
        return "why-bet-excuse", {"loss": court.loss[hall]}
    seen = court.view.numbers("shown-influence")[hall] + (w.INFLUENCE[kind] if up else 0)
    need, tenths = court.need[hall], _granted(court, hall, [*laid, kind])
    if w.is_valet(kind) and w.INFLUENCE[kind] <= 0 and tenths > HARDLY:
        return "why-bet-valet", {"penalty": court.penalties[kind - w.VALETS], "tenths": tenths}
    if up and seen >= need:
        return "why-bet-enough", {"seen": seen, "need": need}
    own = sum(w.INFLUENCE[k] for k in [*laid, kind])
    if w.INFLUENCE[kind] >= STRONG and court.leads(court.me, hall, own) > 0.5 and tenths >= HARDLY:
        return "why-bet-lead", {"own": own, "tenths": tenths}
    if w.INFLUENCE[kind] <= w.INFLUENCE[w.TWENTY] and tenths <= HARDLY and court.rounds_left:
        return "why-bet-save", {"left": court.rounds_left, "tenths": tenths}
    if not up and tenths >= LIKELY:
        return "why-bet-hidden", {"tenths": tenths}
    return _if_likely("why-bet-chance", tenths, {"need": need, "seen": seen})


def _target(court: Court, verb: str, place: int) -> Reason:
    """Whose card is stabbed, decorated or recruited."""
    if verb not in ("stab", "decorate", "recruit"):
        return BEST
    if place >= w.CARDINAL_UP:
        return f"why-{verb}-cardinal", {}
    return f"why-{verb}", {"seat": place >> 1}


def _lost(court: Court, favor: int) -> int:
    """What a favor would save of this round's losses."""
    lost = court.view.numbers("audience-losses")[court.me]
    return lost if favor == w.STROKE else lost + court.view.numbers("valet-losses")[court.me]


def _if_likely(reason: str, tenths: int, values: dict[str, int | str]) -> Reason:
    """A reason that tells how often an audience succeeds: where that is seldom it would speak against the answer."""
    return (reason, {"tenths": tenths, **values}) if tenths > HARDLY else BEST


def _granted(court: Court, hall: int, kinds: list[int]) -> int:
    """How many times in ten an audience succeeds, if the seat brings these and perhaps another card."""
    own = float(sum(w.INFLUENCE[k] for k in kinds))
    mean, spread = court.draws[court.me] if len(kinds) < 2 else (0.0, 0.0)
    return round(10 * court.success(court.me, hall, own + mean, spread))
