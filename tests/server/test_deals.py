"""Deals and whispers: what a seat may ask, offer, answer and whisper, and what is refused; as functions of a state."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from coterie.core.dice import Lehmer
from coterie.core.lexicon import LETTERS
from coterie.games import find
from coterie.play import Match, Playback, Record
from coterie.server.bots.chatter import prompts_of
from coterie.server.bots.speech import heard_at
from coterie.server.commands.acts import OFFER_LAPSE, TableOccasion
from coterie.server.commands.talk import speak
from coterie.server.commands.whispers import MOST_WHISPERS, rounds_of
from coterie.server.protocol import messages
from coterie.server.protocol.talk_json import SayAct, line_json
from coterie.server.state.lines import as_heard, book_of
from coterie.server.state.table_state import TableState
from coterie.server.tables.past_talk import companion, verdicts_of
from coterie.server.tables.verdicts import Verdicts
from coterie.store.rows import Outage
from coterie.talk import Act
from tests.server.states import ID, NOW, do, refused, waiting
from tests.server.test_talk import (
    FIRST,
    ONLOOKER,
    SECOND,
    THIRD,
    bid,
    claim,
    dealt,
    laid,
    nothing_changes,
    promise,
    say,
)

BOT = 3  # the seat that a bot has
SEATS = 4


def offer(to: int = SECOND, mine: int = 2, wants: int = 1, line: int = -1) -> SayAct:
    return SayAct("offer", "bids", [mine], line, to, wants="bids", wants_args=[wants])


def on(act: str, line: int) -> SayAct:
    return SayAct(act, line=line)


def whisper(to: int, *acts: SayAct, text: str = "") -> messages.Say:
    return messages.Say(ID, text, "whisper", to, list(acts))


def standing(state: TableState, viewer: int = SECOND, now: int = NOW) -> list[int]:
    """The offers that a viewer is told to stand."""
    occasion = TableOccasion(state, state.match, viewer, now, (viewer,))
    found = [each.line for each in occasion.open_offers()]
    told = Verdicts(state, lambda: now).bargains(viewer)
    assert told.startswith(f'{{"offers":{str(found).replace(" ", "")}')
    return found


# Offers and their answers.


def test_an_offer_that_is_accepted_is_two_promises() -> None:
    state = laid()
    do(state, FIRST, say(offer(), text="well?"))
    assert (standing(state), standing(state, THIRD), standing(state, SEATS)) == ([0], [0], [0])
    do(state, SECOND, say(on("accept", 0)))
    book = book_of(state.lines, 1)
    assert [(said.line, said.seat, said.args, said.given) for said in book.said] == [(0, 0, (2,), 0), (1, 1, (1,), 0)]
    assert standing(state) == []


def test_an_offer_is_answered_once_by_whom_it_is_for() -> None:
    for answer in ("accept", "refuse"):
        state = laid()
        do(state, FIRST, say(offer()))
        nothing_changes(state, THIRD, say(on(answer, 0)), "refused-no-offer")
        nothing_changes(state, FIRST, say(on(answer, 0)), "refused-no-offer")
        nothing_changes(state, SECOND, say(on(answer, 0), on("refuse", 0)), "refused-offer-closed")
        do(state, SECOND, say(on(answer, 0)))
        for again in ("accept", "refuse"):
            nothing_changes(state, SECOND, say(on(again, 0)), "refused-offer-closed")
        nothing_changes(state, SECOND, say(offer(FIRST, line=0)), "refused-offer-closed")


def test_a_counter_takes_the_place_of_an_offer() -> None:
    state = laid()
    do(state, FIRST, say(offer()))
    nothing_changes(state, SECOND, say(offer(THIRD, line=0)), "refused-no-offer")
    do(state, SECOND, say(offer(FIRST, 1, 2, line=0)))
    assert standing(state) == [1]
    nothing_changes(state, SECOND, say(on("accept", 0)), "refused-offer-closed")
    do(state, FIRST, say(on("accept", 1)))
    assert [said.seat for said in book_of(state.lines, 1).said] == [SECOND, FIRST]


def test_an_offer_is_taken_back_until_it_is_answered_and_a_pact_never() -> None:
    state = laid()
    do(state, FIRST, say(offer()))
    nothing_changes(state, SECOND, say(on("take-back", 0)), "refused-no-line")
    do(state, FIRST, say(on("take-back", 0)))
    nothing_changes(state, SECOND, say(on("accept", 0)), "refused-offer-closed")
    do(state, FIRST, say(offer()))
    do(state, SECOND, say(on("accept", 2)))
    nothing_changes(state, FIRST, say(on("take-back", 2)), "refused-pact")


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (offer(FIRST), "refused-no-person"),
        (offer(SEATS), "refused-no-person"),
        (offer(-1), "refused-no-person"),
        (offer(mine=9), "refused-argument"),
        (offer(wants=9), "refused-argument"),
        (offer(line=7), "refused-no-offer"),
        (SayAct("offer", "bids", [1], seat=1, wants="laid-at-least", wants_args=[1]), "refused-no-promise-offered"),
        (SayAct("offer", "bids", [1], seat=1), "refused-no-saying"),
        (on("accept", 0), "refused-no-offer"),
        (on("refuse", -1), "refused-no-offer"),
        (on("decline", 0), "refused-no-question"),
        (on("cite", 0), "refused-no-line"),
        (SayAct("ask", "bids", seat=FIRST), "refused-no-person"),
        (SayAct("ask", "bids", seat=SEATS), "refused-no-person"),
        (SayAct("ask", "nothing", seat=SECOND), "refused-no-saying"),
    ],
)
def test_what_is_wrong_is_refused_and_changes_nothing(act: SayAct, code: str) -> None:
    nothing_changes(laid(), FIRST, say(act), code)
    nothing_changes(laid(whispers=True), FIRST, whisper(SECOND, act), code)


def test_nothing_is_offered_to_an_empty_seat() -> None:
    state = waiting(game="whispers")
    assert state.chairs[BOT].free
    nothing_changes(state, FIRST, say(offer(BOT)), "refused-nothing-played")


def test_a_seat_has_two_open_offers_and_a_line_one() -> None:
    state = laid()
    nothing_changes(state, FIRST, say(offer(), offer(THIRD)), "refused-one-bargain")
    do(state, FIRST, say(offer()))
    do(state, FIRST, say(offer(THIRD)))
    nothing_changes(state, FIRST, say(offer(BOT)), "refused-offers")
    do(state, SECOND, say(on("refuse", 0)))
    do(state, FIRST, say(offer(BOT)))


def test_below_its_level_nothing_is_asked_or_offered() -> None:
    for level in ("silent", "gestures"):
        nothing_changes(laid(talk=level), FIRST, say(offer()), "refused-talk-level")
        nothing_changes(laid(talk=level), FIRST, say(SayAct("ask", "bids", seat=1)), "refused-talk-level")


# Offers lapse.


def test_an_offer_lapses_when_a_side_of_it_can_no_longer_be_promised() -> None:
    state = laid()
    do(state, FIRST, say(offer()))
    for seat in range(SEATS):
        bid(state, seat)
    assert standing(state) == []
    nothing_changes(state, SECOND, say(on("accept", 0)), "refused-offer-lapsed")


@pytest.mark.parametrize(("clock", "lapses"), [(30, True), (300, True), (0, False), (86_400, False)])
def test_with_a_clock_an_offer_lapses_after_half_a_minute(clock: int, lapses: bool) -> None:
    state = laid(clock=clock)
    do(state, FIRST, say(offer()))
    early, late = NOW + OFFER_LAPSE - 1, NOW + OFFER_LAPSE
    assert standing(state, now=early) == [0]
    assert standing(state, now=late) == ([] if lapses else [0])
    if lapses:
        refused(state, SECOND, say(on("accept", 0)), "refused-offer-lapsed", late)
        refused(state, SECOND, say(offer(FIRST, line=0)), "refused-offer-lapsed", late)
        do(state, FIRST, say(offer()), late)
        assert standing(state, now=late) == [1], "who let an offer lapse may make it again"
    do(state, SECOND, say(on("accept", 0)), early)


def test_a_pause_is_no_time_in_which_an_offer_lapses() -> None:
    state = laid(clock=300)
    do(state, FIRST, say(offer()))
    do(state, FIRST, messages.Pause(ID, True), NOW + 1000)
    assert standing(state, now=NOW + 10 * OFFER_LAPSE) == [0]
    do(state, FIRST, messages.Pause(ID, False), NOW + 10 * OFFER_LAPSE)
    assert standing(state, now=NOW + 11 * OFFER_LAPSE - 1001) == [0]
    assert standing(state, now=NOW + 11 * OFFER_LAPSE - 1000) == []
    state = laid(clock=300)
    do(state, FIRST, say(offer()))
    state.house.outages = [Outage(NOW - 5000, NOW + 5000)]
    assert standing(state, now=NOW + OFFER_LAPSE + 4999) == [0]


def test_another_hand_withdraws_what_its_seat_offered_and_was_offered() -> None:
    for leaver, other in ((FIRST, SECOND), (SECOND, FIRST)):
        state = laid()
        do(state, FIRST, say(offer()))
        do(state, leaver, messages.Resign(ID))
        assert [line.form for line in state.lines] == ["talk", "hands-over"]
        assert standing(state, other) == []
        if other == SECOND:
            nothing_changes(state, SECOND, say(on("accept", 0)), "refused-offer-closed")


# Questions.


def test_a_question_is_answered_once_by_saying_it_or_by_no_comment() -> None:
    state = laid()
    do(state, FIRST, say(SayAct("ask", "bids")))
    nothing_changes(state, FIRST, say(SayAct("ask", "bids")), "refused-asked")
    nothing_changes(state, FIRST, say(SayAct("promise", "bids", [1], line=0)), "refused-no-question")
    nothing_changes(state, SECOND, say(SayAct("claim", "laid-at-least", [1], line=0)), "refused-argument")
    do(state, SECOND, say(SayAct("promise", "bids", [1], line=0)))
    do(state, THIRD, say(on("decline", 0)))
    nothing_changes(state, SECOND, say(on("decline", 0)), "refused-answered")
    nothing_changes(state, THIRD, say(SayAct("promise", "bids", [1], line=0)), "refused-answered")
    assert '"questions":[]' in Verdicts(state, lambda: NOW).bargains(SECOND)
    assert '"questions":[0]' in Verdicts(state, lambda: NOW).bargains(BOT)


# Whispers.


def whispering(**more: Any) -> TableState:
    return laid(whispers=True, **more)


def test_a_whisper_is_for_two_and_everybody_else_hears_that_there_was_one() -> None:
    state = whispering()
    do(state, FIRST, whisper(SECOND, claim(2), text="between us"))
    (line,) = state.lines
    for viewer in (FIRST, SECOND):
        assert as_heard(line, viewer) is line
    for viewer in (THIRD, BOT, SEATS):
        shown = line_json(state, line, viewer)
        assert (shown.form, shown.seat, shown.about, shown.text, shown.acts) == ("whisper", FIRST, SECOND, "", [])
        assert Verdicts(state, lambda: NOW).whole(viewer) == []
    assert [len(Verdicts(state, lambda: NOW).whole(viewer)) for viewer in (FIRST, SECOND)] == [1, 0]
    assert heard_at(state) == [], "bots have no ear for it"


@pytest.mark.parametrize(
    ("state", "person", "said", "code"),
    [
        (laid(), FIRST, whisper(SECOND, text="psst"), "refused-whispers"),
        (laid(), ONLOOKER, whisper(SECOND, text="psst"), "refused-whispers"),
        (whispering(), ONLOOKER, whisper(SECOND, text="psst"), "refused-gallery"),
        (whispering(), FIRST, whisper(FIRST, text="psst"), "refused-no-person"),
        (whispering(), FIRST, whisper(-1, text="psst"), "refused-no-person"),
        (whispering(), FIRST, whisper(SEATS, text="psst"), "refused-no-person"),
        (whispering(), FIRST, whisper(BOT, text="psst"), "refused-whisper-bot"),
        (whispering(), FIRST, whisper(SECOND), "wrong-line"),
        (whispering(talk="court"), FIRST, whisper(SECOND, text="psst"), "refused-talk-level"),
        (whispering(), FIRST, whisper(SECOND, offer(THIRD)), "refused-no-person"),
        (whispering(), FIRST, whisper(SECOND, SayAct("ask", "bids")), "refused-no-person"),
        (waiting(game="whispers", whispers=True), FIRST, whisper(SECOND, text="psst"), "refused-nothing-played"),
    ],
)
def test_who_may_not_whisper_is_refused_in_a_sentence(
    state: TableState, person: int, said: messages.Say, code: str
) -> None:
    nothing_changes(state, person, said, code)


def test_who_is_muted_whispers_no_words() -> None:
    state = whispering()
    do(state, FIRST, messages.Mute(ID, SECOND, True))
    refused(state, SECOND, whisper(FIRST, text="psst"), "refused-muted")
    do(state, SECOND, whisper(FIRST, claim()))


def test_a_player_whispers_twice_in_a_round() -> None:
    state = whispering()
    for to in (SECOND, THIRD):
        do(state, FIRST, whisper(to, text="psst"))
    nothing_changes(state, FIRST, whisper(SECOND, text="psst"), "refused-whispers-round")
    do(state, SECOND, whisper(FIRST, text="yes?"))
    state.lines = [replace(line, match=0) for line in state.lines]
    do(state, FIRST, whisper(SECOND, text="of another game"))


@pytest.mark.parametrize("game", ["royal-secrets", "for-the-king", "reigns-council"])
def test_the_next_round_lets_everybody_whisper_again(game: str) -> None:
    state = waiting(people=4, game=game, whispers=True)
    do(state, FIRST, messages.Start(ID))
    words, dice = rounds_of(find(game)), Lehmer(3)
    assert state.match
    assert words
    for _ in range(MOST_WHISPERS):
        do(state, FIRST, whisper(SECOND, text="psst"))
    told = state.match.told
    while not any(heard.what in words for heard in state.match.eyes(SEATS).heard(told)):
        refused(state, FIRST, whisper(SECOND, text="psst"), "refused-whispers-round")
        seat, fork = state.match.asked()[0], state.match.fork()
        legal = fork.eyes(seat).legal()
        fork.play(seat, [legal[dice.below(len(legal))]])
        state.match = fork
    do(state, FIRST, whisper(SECOND, text="psst"))


def test_a_pact_may_be_whispered_and_is_answered_in_a_whisper() -> None:
    state = whispering()
    do(state, FIRST, whisper(SECOND, offer()))
    assert [standing(state, viewer) for viewer in (FIRST, SECOND, THIRD, SEATS)] == [[0], [0], [], []]
    nothing_changes(state, SECOND, say(on("accept", 0)), "refused-no-offer")
    nothing_changes(state, THIRD, say(on("accept", 0)), "refused-no-offer")
    nothing_changes(state, SECOND, whisper(THIRD, on("accept", 0)), "refused-no-offer")
    nothing_changes(state, THIRD, say(SayAct("doubt", line=0)), "refused-no-line")
    do(state, SECOND, whisper(FIRST, on("accept", 0)))
    assert len(book_of(state.lines, 1, (FIRST,)).said) == len(book_of(state.lines, 1, (SECOND,)).said) == 2
    assert book_of(state.lines, 1).said == book_of(state.lines, 1, (THIRD,)).said == []


def test_what_was_whispered_to_others_has_no_part_in_what_may_be_said() -> None:
    """Who has told three versions in an ear may tell three more aloud; only the same ears have heard enough."""
    state = whispering()
    do(state, FIRST, whisper(SECOND, claim(1), claim(2), claim(3)))
    nothing_changes(state, FIRST, whisper(SECOND, claim(1)), "refused-versions")
    do(state, FIRST, say(claim(1), claim(2), claim(3)))
    nothing_changes(state, FIRST, whisper(THIRD, claim(1)), "refused-versions")


def test_whoever_may_have_promised_in_a_whisper_hands_over_whatever_it_was() -> None:
    """That another hand took a seat is told by how often it whispered, and never by what."""
    for acts in ([], [promise(2)], [claim(1)], [offer()]):
        state = whispering()
        do(state, FIRST, whisper(SECOND, *acts, text="psst"))
        do(state, FIRST, messages.Resign(ID))
        assert [line.form for line in state.lines] == ["whisper", "hands-over"]
        state = whispering()
        do(state, FIRST, whisper(SECOND, *acts, text="psst"))
        do(state, SECOND, messages.Resign(ID))
        assert [line.seat for line in state.lines] == [FIRST, SECOND]


def test_who_has_whispered_about_a_card_takes_it_back_by_consent_only() -> None:
    state = dealt(seed=2, whispers=True)
    assert state.match
    fork = state.match.fork()
    fork.play(FIRST, [fork.eyes(FIRST).legal()[0]])
    state.match = fork
    do(state, FIRST, whisper(SECOND, claim(3)))
    refused(state, FIRST, messages.Undo(ID), "refused-undo-spoken")
    assert Verdicts(state, lambda: NOW).binds(FIRST)


def test_no_bot_speaks_because_of_a_whisper() -> None:
    state = playing_with_courtier()
    state.apply(speak(state, BOT, [Act("react", gesture="bow")], 1, NOW), NOW)
    do(state, FIRST, whisper(SECOND, SayAct("react", gesture="glare", seat=BOT)))
    assert list(prompts_of(state, state.lines[-1])) == []
    do(state, FIRST, say(SayAct("react", gesture="glare", seat=BOT)))
    assert [prompt.seat for prompt in prompts_of(state, state.lines[-1])] == [BOT]


def playing_with_courtier() -> TableState:
    state = waiting(game="royal-secrets", whispers=True, options={"first": "A"})
    do(state, FIRST, messages.SeatBot(ID, BOT, "courtier"))
    do(state, FIRST, messages.Start(ID))
    return state


def test_what_is_kept_of_a_past_game_has_no_whisper_in_it() -> None:
    state = whispering()
    do(state, FIRST, say(promise(2)))
    do(state, FIRST, whisper(SECOND, promise(1), text="a secret"))
    do(state, SECOND, whisper(FIRST, claim(3)))
    assert state.match
    text = companion(state.lines, 1, state.game, None)
    assert "a secret" not in text
    assert [line.count('"acts": []') for line in text.splitlines()] == [0, 1, 1]
    assert text.count('"form": "whisper", "about": ') == 2
    playback = played_out(state.match)
    for viewer in range(SEATS):
        assert [*verdicts_of(state.lines, 1, playback, viewer)] == [(0, 0)], LETTERS[viewer]
    assert "a secret" not in companion(state.lines, 1, state.game, playback)


def played_out(match: Match) -> Playback:
    fork = match.fork()
    while not fork.over:
        seat = fork.asked()[0]
        fork.play(seat, [fork.eyes(seat).legal()[0]])
    return Playback(Record.of(fork), fork.pack)


def test_the_host_agrees_on_whispers_before_the_game() -> None:
    state = waiting(game="whispers")
    assert not state.agreement.whispers
    do(state, FIRST, messages.Agree(ID, whispers=True))
    assert state.agreement.whispers
    do(state, FIRST, messages.Agree(ID, structs.asdict(state.agreement)["options"]))
    assert state.agreement.whispers, "what is not named stays"
