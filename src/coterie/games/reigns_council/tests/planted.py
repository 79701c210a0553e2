"""Faults planted in the judges of the Council, each of which a check must notice."""

from collections.abc import Callable
from dataclasses import replace

from coterie.core.events import Heard
from coterie.games.reigns_council import hearsay, judging
from coterie.games.reigns_council.table import ACCEPTED, REJECTED
from coterie.talk import Ears, Said, Verdict
from coterie.talk.sayings import Judge
from coterie.talk.verdict import OPEN_STILL, kept_if
from tests.talk.oracle import check_listed
from tests.talk.planting import Plant
from tests.talk.record import check_the_deciding_events, check_the_record, check_undone


def hearing(judge: Judge, changed: Callable[[Said, Heard], Heard | None]) -> Judge:
    """A judge who hears some events otherwise, or not at all."""

    def judges(said: Said, ears: Ears) -> Verdict:
        heard = [changed(said, event) for event in ears.heard]
        misheard = Ears(ears.viewer, ears.seats, ears.pack, [event for event in heard if event], ears.ended)
        return judge(said, misheard)

    return judges


def renamed(event: Heard, what: str) -> Heard:
    return Heard(event.n, what, event.seat, event.nums, event.cards)


def not_moved_since(said: Said, event: Heard) -> Heard | None:
    """The markers stay where they were when the card was presented."""
    return None if event.what == "moved" and event.n > said.anchor else event


def buried_is_revealed(said: Said, event: Heard) -> Heard:
    return renamed(event, "revealed") if event.what == "buried" else event


def no_new_reign(said: Said, event: Heard) -> Heard | None:
    """The markers of the reign before stay on their tracks."""
    return None if event.what == "crowned" and event.nums[0] > 1 else event


def retired_is_dead(said: Said, event: Heard) -> Heard:
    return renamed(event, "died") if event.what == "retired" else event


def of_the_next_seat(said: Said, ears: Ears) -> Verdict:
    """The card of a neighbour that has been presented."""
    for place in range(1, ears.seats):
        seat = (said.seat + place) % ears.seats
        card = ears.last("presented", seat=seat, before=said.anchor)
        if card is not None:
            return judging.yes(replace(said, seat=seat, anchor=card.n), ears)
    return judging.yes(said, ears)


def of_the_first_reign(said: Said, ears: Ears) -> Verdict:
    """The goal that the seat had first."""
    first = next(event for event in ears.heard if event.what == "goal-dealt" and event.seat == said.seat)
    return judging.goal(replace(said, anchor=first.n), ears)


def by_the_second_word(said: Said, ears: Ears) -> Verdict:
    """A change of mind makes the promise kept or broken (RC-15)."""
    word = hearsay.verdicts_of(ears, said.anchor).get(said.args[0])
    for event in ears.since(said.at):
        if event.what == "turn" or event.what in hearsay.OVER:
            break
        if event.what == "changed" and event.nums[0] == said.args[0]:
            word = ACCEPTED + REJECTED - word if word else word
    return kept_if(word == ACCEPTED) if word else OPEN_STILL


def as_soon_as_it_can_be(said: Said, ears: Ears) -> Verdict:
    """The number is counted before the last word."""
    words = [*hearsay.verdicts_of(ears, said.anchor).values()]
    return kept_if(words.count(ACCEPTED) >= said.args[0]) if words else OPEN_STILL


def verdicts_of_all_turns(said: Said, ears: Ears) -> Verdict:
    """Whose card was among whose is looked up in the last turn, not in the one that was spoken of."""
    words = {e.seat: hearsay.WORDS[e.what] for e in ears.since(said.anchor) if e.what in hearsay.WORDS}
    for event in ears.since(said.at):
        if event.what == "died":
            return judging.NO_OCCASION
        if event.what == "revealed" and event.nums[0] == words[said.args[0]]:
            return kept_if(event.seat == said.args[0])
    return OPEN_STILL


def first_of_all(said: Said, ears: Ears) -> Verdict:
    """The first card of the turn, whatever the verdict was."""
    shown = [event.seat for event in ears.since(said.at) if event.what == "revealed"]
    return kept_if(shown[0] == said.args[0]) if shown else OPEN_STILL


def one_laugh_for_all(said: Said, ears: Ears) -> Verdict:
    """Who is not the first to laugh was silent."""
    laugh = next((event for event in ears.since(said.at) if event.what == "laughed"), None)
    if laugh is None:
        return judging.laughs(said, ears)
    return kept_if((laugh.seat == said.seat) == (said.args[0] == judging.YES))


def free_to_present(said: Said, ears: Ears) -> Verdict:
    """Whoever did not present it did not want to."""
    verdict = judging.presents(said, ears)
    return kept_if(False) if verdict.reason == "no-choice" else verdict


def no_better_is_worse(said: Said, ears: Ears) -> Verdict:
    """What costs the same costs more."""
    verdict = judging.worse_rejected(said, ears)
    return verdict if verdict.amount is None else kept_if(verdict.amount >= 0)


def known_before_it_is_shown(said: Said, ears: Ears) -> Verdict:
    """A card is taken for the first of its back."""
    pack, card = hearsay.pack_of(ears), ears.since(said.anchor)[0].cards[0]
    front = pack.back.index(hearsay.back_of(ears, card)) if card < 0 else card
    step = judging.steps_of(ears, front, ACCEPTED)[said.args[0]]
    return kept_if((step > 0) == (said.args[1] == 0) and said.args[2] in (0, abs(step)), card=front, amount=step)


def only_after_its_effect(said: Said, ears: Ears) -> Verdict:
    """Too late: the verdict waits for the end of the turn."""
    later = any(event.what in ("turn", *hearsay.OVER) for event in ears.since(said.at))
    return judging.yes(said, ears) if later else OPEN_STILL


def deaf_to_undo(ears: Ears, heard: list[Heard]) -> bool:
    """What was undone is still heard."""
    for event in heard:
        ears.told = event.n + 1
        if event.what != "undo":
            ears.keep(event)
    return False


def plant(fault: str, saying: str, by: object, seats: int, seed: int, judge: Judge) -> Plant:
    return Plant(fault, saying, by, seats, seed, changed={"judges": judge})  # type: ignore[arg-type]


RECORD, WORLDS = check_the_record, check_listed
PLANTED = [
    plant("white read as black", "yes", RECORD, 3, 0, judging.no),
    plant("black read as white", "no", RECORD, 3, 0, judging.yes),
    plant("wrong seat", "yes", RECORD, 3, 0, of_the_next_seat),
    plant("known before it is shown", "yes", RECORD, 3, 1, known_before_it_is_shown),
    plant("too late", "yes", WORLDS, 3, 1, only_after_its_effect),
    plant("markers of the presentation", "safe", RECORD, 4, 23, hearing(judging.safe, not_moved_since)),
    plant("markers of the reign before", "safe", RECORD, 4, 1, hearing(judging.safe, no_new_reign)),
    plant("buried taken as revealed", "safe", RECORD, 4, 0, hearing(judging.safe, buried_is_revealed)),
    plant("the same is worse", "worse-rejected", RECORD, 3, 1, no_better_is_worse),
    plant("goal of the first reign", "goal", RECORD, 3, 0, of_the_first_reign),
    plant("empty hand ignored", "presents", RECORD, 3, 1, free_to_present),
    plant("second word", "will-accept", RECORD, 3, 3, by_the_second_word),
    plant("before the last word", "accepts-at-least", WORLDS, 3, 0, as_soon_as_it_can_be),
    plant("verdict class ignored, in all worlds", "reveals-first", WORLDS, 3, 0, first_of_all),
    plant("abdication is death, in all worlds", "survives", WORLDS, 3, 0, hearing(judging.survives, retired_is_dead)),
    plant("verdicts of a later turn", "reveals-first", RECORD, 3, 2, verdicts_of_all_turns),
    plant("verdict class ignored", "reveals-first", RECORD, 4, 0, first_of_all),
    plant("one laugh for all", "laughs", RECORD, 4, 3, one_laugh_for_all),
    plant("abdication taken for death", "survives", RECORD, 3, 1, hearing(judging.survives, retired_is_dead)),
    Plant("undo ignored", "", check_undone, 3, 0, patch=(Ears, "hear", deaf_to_undo)),
    Plant(
        "a deciding event left out",
        "yes",
        check_the_deciding_events,
        4,
        21,
        changed={"decides": frozenset({"revealed"})},
    ),
]
