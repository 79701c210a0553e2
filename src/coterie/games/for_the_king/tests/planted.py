"""Faults planted in For the King's judges, each of which the oracle must notice.

A fault is mostly an ear that mishears: the true judge is given other events than were told.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace

from coterie.core.events import Heard
from coterie.core.game import Game
from coterie.games.for_the_king import judging
from coterie.games.for_the_king.lexicon import GOLD, KING, OFFICES
from coterie.games.for_the_king.sayings import SAYINGS
from coterie.talk import Ears, Said, Saying
from coterie.talk.sayings import Judge, named
from tests.talk.oracle import check_listed
from tests.talk.planting import Plant

Mishears = Callable[[Heard, Said], Heard | None]  # None: it is not heard at all
A_GOVERNMENT_CARD = 0
GAMES = 100  # in which a fault must show


def heard(event: Heard, what: str = "", seat: int = -1, cards: list[int] | None = None) -> Heard:
    """An event, told in another way."""
    told = event.cards if cards is None else cards
    return Heard(event.n, what or event.what, event.seat if seat < 0 else seat, event.nums, told)


def mishearing(fault: str, name: str, mishears: Mishears, seats: int, seed: int) -> Plant:
    saying = named(SAYINGS, name)

    def judges(said: Said, ears: Ears) -> judging.Verdict:
        misheard = [event for event in (mishears(event, said) for event in ears.heard) if event]
        return saying.judges(said, Ears(ears.viewer, ears.seats, ears.pack, misheard, ears.ended))

    return misjudging(fault, name, judges, seats, seed)


def check_small_games(game: Game, seats: int, seed: int, sayings: Iterable[Saying] = ()) -> None:
    """Small games from a seed on: one where nothing is planted, else as many as it takes to notice."""
    planted = list(sayings)
    for more in range(GAMES if planted else 1):
        check_listed(game, seats, seed + more, planted)


def misjudging(fault: str, name: str, judges: Judge, seats: int, seed: int) -> Plant:
    return Plant(fault, name, check_small_games, seats, seed, {"judges": judges})


def deaf_to(*words: str) -> Mishears:
    return lambda event, said: None if event.what in words else event


def unseen_gone(event: Heard, said: Said) -> Heard | None:
    return None if event.what in ("discarded", "lost") and event.cards[0] < 0 else event


def gold_lots_like_others(event: Heard, said: Said) -> Heard:
    gold = event.what == "lot" and GOLD <= event.cards[0] < KING
    return heard(event, cards=[A_GOVERNMENT_CARD]) if gold else event


def all_of_the_speaker(*words: str) -> Mishears:
    return lambda event, said: heard(event, seat=said.seat) if event.what in words and event.seat >= 0 else event


def swapped(one: str, other: str) -> Mishears:
    words = {one: other, other: one}
    return lambda event, said: heard(event, words.get(event.what, ""))


def over_too_early(event: Heard, said: Said) -> Heard:
    return heard(event, "unsold") if event.what == "won" else event


def at_the_end(name: str) -> Judge:
    """What was held is judged as it is now, not as it was."""
    judges = named(SAYINGS, name).judges
    return lambda said, ears: judges(replace(said, at=ears.told), ears)


def before_the_lot(said: Said, ears: Ears) -> judging.Verdict:
    """The lot that is up is taken for the next one."""
    return judging.bids_next(replace(said, at=said.anchor), ears)


def after_this_lot(said: Said, ears: Ears) -> judging.Verdict:
    """The lot that is up is taken for the one before it."""
    later = [event.n for event in ears.since(said.at) if event.what in ("gained", "king", "unsold")]
    return judging.bids_at_most(replace(said, at=later[0] + 1 if later else ears.told), ears)


def next_office(said: Said, ears: Ears) -> judging.Verdict:
    return judging.holds(replace(said, args=((said.args[0] + 4) % len(OFFICES), said.args[1])), ears)


def one_more(name: str) -> Judge:
    judges = named(SAYINGS, name).judges
    return lambda said, ears: judges(replace(said, args=(said.args[0] + 1,)), ears)


def laid_by_another(said: Said, ears: Ears) -> judging.Verdict:
    others = [event.seat for event in ears.before(said.at) if event.what == "favored"]
    return judging.buried(replace(said, seat=others[-1]), ears)


PLANTED = [
    mishearing("gold paid is not counted", "gold-at-least", deaf_to("paid"), 2, 1),
    mishearing("gold that is won is taken for gold held before", "gold-at-least", deaf_to("gained"), 2, 0),
    mishearing("a discard that nobody saw is not counted", "gold-at-most", unseen_gone, 2, 4),
    mishearing("a default on a Gold card is taken for little gold", "gold-at-least", gold_lots_like_others, 2, 10),
    mishearing(
        "a default of another is taken for the speaker's", "gold-at-most", all_of_the_speaker("defaulted"), 2, 0
    ),
    mishearing(
        "a card that another won is taken for the speaker's", "gold-at-least", all_of_the_speaker("gained"), 2, 1
    ),
    misjudging("gold is judged as it is at the end", "gold-at-least", at_the_end("gold-at-least"), 2, 0),
    misjudging("more than the amount is wanted", "gold-at-least", one_more("gold-at-least"), 2, 0),
    mishearing("a default does not show who cannot pay", "can-pay", deaf_to("defaulted"), 2, 15),
    mishearing("cards are counted as gold for a Gold card", "can-pay", gold_lots_like_others, 2, 27),
    misjudging("another office is looked at", "holds", next_office, 2, 2),
    mishearing("what came unseen is not counted", "holds", deaf_to("kept"), 2, 1),
    misjudging("what another buried is taken for the speaker's", "buried", laid_by_another, 2, 4),
    mishearing("a bid of another is taken for the speaker's", "bids-at-most", all_of_the_speaker("bid"), 2, 6),
    mishearing("a lot is over before it is paid", "bids-at-most", over_too_early, 2, 2),
    misjudging("bids are counted from the next lot on", "bids-at-most", after_this_lot, 2, 0),
    mishearing("a pass of another is taken for the speaker's", "bids-up-to", all_of_the_speaker("passed"), 2, 8),
    mishearing("no lot is of any office", "leaves", deaf_to("lot"), 2, 0),
    mishearing(
        "a card that was the last to take counts",
        "leaves",
        lambda event, said: None if event.what == "took" and event.seat != said.seat else event,
        2,
        8,
    ),
    mishearing(
        "a card taken by another is still waited for",
        "takes",
        lambda event, said: None if event.what == "took" and event.seat != said.seat else event,
        3,
        5,
    ),
    mishearing("raising is taken for lowering", "decree", swapped("raised", "lowered"), 2, 0),
    mishearing(
        "a King card of another is taken for the speaker's",
        "decree",
        all_of_the_speaker("king", "raised", "lowered", "skipped"),
        2,
        1,
    ),
    misjudging("the lot that is up is taken for the next", "next", before_the_lot, 2, 1),
    mishearing("the second is taken for the first", "first-in", swapped("primary", "secondary"), 2, 10),
]
