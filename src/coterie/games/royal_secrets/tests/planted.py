"""Faults planted in the judges of Royal Secrets, each of which a check must notice."""

from dataclasses import replace

from coterie.core.events import Heard
from coterie.games.royal_secrets import judges
from coterie.games.royal_secrets.heard_round import BETS, HeardRound
from coterie.games.royal_secrets.lexicon import CARDINAL_DOWN, EXCUSE, INFLUENCE, ZERO, is_valet
from coterie.talk import Ears, Said, Verdict
from coterie.talk.verdict import OPEN_STILL, kept_if, void
from tests.talk.oracle import check_listed
from tests.talk.planting import Plant
from tests.talk.record import check_the_deciding_events, check_the_record, check_undone


def of_the_next_seat(said: Said, ears: Ears) -> Verdict:
    return judges.down_at_least(replace(said, seat=(said.seat + 1) % ears.seats), ears)


def nothing_if_stabbed(said: Said, ears: Ears) -> Verdict:
    """A stabbed card is read as the nothing that it counts."""
    verdict = judges.down_at_least(said, ears)
    stabbed = 2 * said.seat + 1 in HeardRound(ears, said.anchor).places_of("stabbed")
    return kept_if(False) if verdict.decided and stabbed else verdict


def excuse_as_nought(said: Said, ears: Ears) -> Verdict:
    """The Excuse is a card of 0, and 40 and 0 make 40."""
    heard = HeardRound(ears, said.anchor)
    up, down = heard.up(said.seat), heard.hidden(said.seat)
    if up is None or down is None:
        return OPEN_STILL
    return kept_if(INFLUENCE[up] + INFLUENCE[down] >= said.args[0])


def excuse_is_never_at_most(said: Said, ears: Ears) -> Verdict:
    verdict = judges.down_at_most(said, ears)
    return kept_if(False) if verdict.card == EXCUSE else verdict


def as_it_counts(said: Said, ears: Ears) -> Verdict:
    """What the cards counted in the end is read as what is printed on them: with Medals, and without stabbed ones."""
    event = HeardRound(ears, said.anchor).first("influence", seat=said.seat)
    return kept_if(event.nums[1] >= said.args[0]) if event else judges.both_at_least(said, ears)


def by_what_is_shown(said: Said, ears: Ears) -> Verdict:
    """Whoever shows a courtier brings no valet: said before the hidden card is known."""
    up = HeardRound(ears, said.anchor).up(said.seat)
    return kept_if(said.args[0] != judges.YES) if up == ZERO else judges.brings_valet(said, ears)


def by_the_last_round(said: Said, ears: Ears) -> Verdict:
    """The last card that was shown, in whatever round."""
    event = ears.last("bet-up", seat=said.seat)
    return OPEN_STILL if event is None else kept_if(INFLUENCE[event.cards[0]] >= said.args[0])


def a_round_too_long(heard: HeardRound, ears: Ears, anchor: int) -> None:
    """The round ends one round later."""
    begins = ears.last("round", before=anchor + 1)
    heard.seats, heard.events = ears.seats, ears.since(begins.n if begins else 0)


def stabbed_ones_seen(heard: HeardRound, spied: Heard) -> list[int]:
    """A spy's list holds stabbed cards too."""
    owners = sorted(event.seat for event in heard.told("bet-down") if event.n < spied.n)
    return [*[2 * owner + 1 for owner in owners], CARDINAL_DOWN][: len(spied.cards)]


def seen_as_they_were_laid(heard: HeardRound, spied: Heard) -> list[int]:
    """A spy's list is in the order in which the cards were laid."""
    laid = [2 * event.seat + 1 for event in heard.told("bet-down") if event.n < spied.n]
    return [*laid, CARDINAL_DOWN][: len(spied.cards)]


def sent_or_not(said: Said, ears: Ears) -> Verdict:
    """Who is sent has gone."""
    heard = HeardRound(ears, said.anchor)
    settled = heard.first("chose", "dines", seat=said.seat) or heard.first(*BETS)
    return kept_if(said.args[0] in heard.halls(said.seat)) if settled else OPEN_STILL


def a_diner_chooses(said: Said, ears: Ears) -> Verdict:
    """A diner is at the King's alone."""
    heard = HeardRound(ears, said.anchor)
    return kept_if(said.args[0] == 0) if heard.first("dines", seat=said.seat) else judges.goes(said, ears)


def withdrawn_or_not(said: Said, ears: Ears) -> Verdict:
    """Whoever is counted has stayed, and so has everybody else."""
    return kept_if(True) if HeardRound(ears, said.anchor).first("influence") else OPEN_STILL


def stabbed_excuse_stays(said: Said, ears: Ears) -> Verdict:
    verdict = judges.stays(said, ears)
    return kept_if(True) if verdict.reason == "stabbed" else verdict


def free_to_hand_on(said: Said, ears: Ears) -> Verdict:
    """Anybody could have been handed the Parley."""
    verdict = judges.hands(said, ears)
    return kept_if(False) if verdict.reason == "no-choice" else verdict


def passed_is_done(said: Said, ears: Ears) -> Verdict:
    """Who has passed once has used no favor in the round."""
    if HeardRound(ears, said.anchor).first("passed", since=said.at, seat=said.seat):
        return kept_if(said.args[2] != judges.YES)
    return judges.favor(said, ears)


def anybodys_stab(said: Said, ears: Ears) -> Verdict:
    """Whoever is stabbed was stabbed by the speaker."""
    heard, (what, _, yes) = HeardRound(ears, said.anchor), said.args
    if what == judges.STAB and heard.first("stabbed", since=said.at):
        return kept_if(yes == judges.YES)
    return judges.favor(said, ears)


def deserted_is_no_result(said: Said, ears: Ears) -> Verdict:
    heard = HeardRound(ears, said.anchor)
    if any(event.nums[0] == said.args[0] for event in heard.told("deserted")):
        return void("never-came")
    return judges.succeeds(said, ears)


def held_if_shown(said: Said, ears: Ears) -> Verdict:
    """A valet that is shown was held all the time, also one that came since."""
    for event in ears.since(said.at):
        if event.seat == said.seat and event.what in ("bet-up", "turned-up") and is_valet(event.cards[0]):
            return kept_if(INFLUENCE[event.cards[0]] == [None, -10, 0, 10, 20][said.args[0]])
    return judges.holds_valet(said, ears)


def not_before_the_count(said: Said, ears: Ears) -> Verdict:
    """Too late: the verdict waits for the lilies."""
    settled = HeardRound(ears, said.anchor).first("settled")
    return judges.down_at_least(said, ears) if settled or said.seat == ears.viewer else OPEN_STILL


def any_tie(said: Said, ears: Ears) -> Verdict:
    """At most is read as at least."""
    return judges.third(replace(said, args=(judges.AT_LEAST, said.args[1])), ears)


def third_parties(said: Said, ears: Ears) -> Verdict:
    """Who withdrew has yielded."""
    heard = HeardRound(ears, said.anchor)
    return kept_if(True) if heard.first("withdrew", seat=said.seat) else judges.yields(said, ears)


def deaf_to_undo(ears: Ears, heard: list[Heard]) -> bool:
    """What was undone is still heard."""
    for event in heard:
        ears.told = event.n + 1
        if event.what != "undo":
            ears.keep(event)
    return False


def plant(fault: str, saying: str, by: object, seats: int, seed: int, judge: object) -> Plant:
    return Plant(fault, saying, by, seats, seed, changed={"judges": judge})  # type: ignore[arg-type]


RECORD, WORLDS = check_the_record, check_listed
PLANTED = [
    plant("wrong seat", "down-at-least", RECORD, 3, 0, of_the_next_seat),
    plant("stabbed card misread", "down-at-least", RECORD, 4, 4, nothing_if_stabbed),
    plant("Excuse counted as 0", "both-at-least", RECORD, 4, 37, excuse_as_nought),
    plant("Excuse is not at most 0", "down-at-most", RECORD, 4, 0, excuse_is_never_at_most),
    plant("Medals and stabs counted in what was bet", "both-at-least", RECORD, 4, 26, as_it_counts),
    plant("said before the hidden card is known", "brings-valet", WORLDS, 3, 2, by_what_is_shown),
    plant("too late", "down-at-least", WORLDS, 3, 0, not_before_the_count),
    plant("withdrawing is yielding, in all worlds", "yields", WORLDS, 3, 2, third_parties),
    plant("deserted is no result, in all worlds", "succeeds", WORLDS, 3, 0, deserted_is_no_result),
    plant("round boundary ignored", "shows", RECORD, 3, 2, by_the_last_round),
    Plant("round one too long", "", RECORD, 3, 0, patch=(HeardRound, "__init__", a_round_too_long)),
    Plant("spied with the stabbed", "", RECORD, 5, 39, patch=(HeardRound, "seen_by", stabbed_ones_seen)),
    Plant("spied in the order of laying", "", RECORD, 5, 3, patch=(HeardRound, "seen_by", seen_as_they_were_laid)),
    plant("sent ignored", "goes", RECORD, 4, 13, sent_or_not),
    plant("diner at one audience", "goes", RECORD, 4, 14, a_diner_chooses),
    plant("withdrawn ignored", "stays", RECORD, 3, 0, withdrawn_or_not),
    plant("stabbed Excuse ignored", "stays", RECORD, 5, 32, stabbed_excuse_stays),
    plant("who has acted ignored", "hands", RECORD, 3, 4, free_to_hand_on),
    plant("a pass ends the round", "favor", RECORD, 4, 6, passed_is_done),
    plant("stabbed by another", "favor", RECORD, 5, 8, anybodys_stab),
    plant("withdrawing is yielding", "yields", RECORD, 4, 1, third_parties),
    plant("deserted is no result", "succeeds", RECORD, 4, 16, deserted_is_no_result),
    plant("valet that came since", "holds-valet", RECORD, 4, 0, held_if_shown),
    plant("at most read as at least", "third", RECORD, 5, 2, any_tie),
    Plant("undo ignored", "", check_undone, 3, 0, patch=(Ears, "hear", deaf_to_undo)),
    Plant(
        "a deciding event left out",
        "goes",
        check_the_deciding_events,
        3,
        0,
        changed={"decides": frozenset({"dines", *BETS})},
    ),
]
