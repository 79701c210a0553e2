"""Talk: what a seat may say, when, and what is refused; as pure functions of a plain state."""

import itertools
from dataclasses import replace

import pytest
from msgspec import structs

from coterie.core.errors import CoterieError
from coterie.games import find
from coterie.server.commands.talk import speak
from coterie.server.protocol import messages
from coterie.server.protocol.talk_json import ActWord, LineJson, SayAct, line_json, sayings_json
from coterie.server.state.lines import LINES, LONGEST_ACT, acts_of, book_of, kept, written_acts
from coterie.server.state.stored import Chair
from coterie.server.state.table_state import TableState
from coterie.store.rows import LineRow
from coterie.talk import ACTS, Act
from coterie.talk.occasion import MOST_ACTS
from coterie.talk.sayings import Opening, sayings_of
from tests.games.whispers.game import TO_BID, TO_JUDGE, TO_LAY
from tests.server.states import ID, NOW, answer, asked, do, ended, plan, playing, refused, waiting

FIRST, SECOND, THIRD, ONLOOKER = 0, 1, 2, 3


def claim(n: int = 1) -> SayAct:
    return SayAct("claim", "laid-at-least", [n])


def promise(n: int = 1) -> SayAct:
    return SayAct("promise", "bids", [n])


def say(*acts: SayAct, text: str = "") -> messages.Say:
    return messages.Say(ID, text, acts=list(acts))


def dealt(**more: object) -> TableState:
    """A table of Whispers at which A is to lay a card."""
    return playing(game="whispers", **more)  # type: ignore[arg-type]


def laid(**more: object) -> TableState:
    """The same table after everybody has laid a card; all bid at once."""
    state = dealt(**more)
    assert state.match
    while state.match.asked() == [*state.match.asked()][:1]:
        seat = asked(state)
        state.match.play(seat, [state.match.eyes(seat).legal()[0]])
    return state


def bid(state: TableState, seat: int, amount: int = 0) -> None:
    assert state.match
    fork = state.match.fork()
    fork.play(seat, [TO_BID.of(amount)])
    state.match = fork


def test_the_words_for_acts_are_those_of_talk() -> None:
    assert tuple(ActWord.__origin__.__args__) == ACTS  # type: ignore[attr-defined]


# What may be said.


def test_a_claim_goes_with_a_line_and_is_kept_with_the_event_it_is_about() -> None:
    state = laid()
    made = do(state, FIRST, say(claim(2), text="trust me"))
    (line,) = made.change.lines
    assert state.match
    (about,) = [e.n for e in state.match.eyes(4).heard() if e.what == "laid" and e.seat == FIRST]
    assert acts_of(line) == [Act("claim", "laid-at-least", (2,), anchor=about)]
    assert (line.seat, line.event, line.match, line.text) == (FIRST, state.match.told, 1, "trust me")
    assert made.outcome.line == line.n == 0


def test_an_act_needs_no_words_and_a_line_may_carry_three() -> None:
    state = laid()
    do(state, FIRST, say(claim(1), promise(2), SayAct("forecast", "is-judged", [1])))
    assert [len(acts_of(line)) for line in state.lines] == [3]
    refused(state, FIRST, say(), "wrong-line")


def test_a_line_that_is_only_a_shorthand_is_that_act() -> None:
    state = laid()
    for text in (">=2", "  BID   1 "):
        do(state, FIRST, say(text=text))
    assert [act.saying for line in state.lines for act in acts_of(line)] == ["laid-at-least", "bids"]
    assert [line.text for line in state.lines] == ["", ""]


@pytest.mark.parametrize("text", [">=2!", ">= 2", "=>2", ">=4", "bid", "bid 3", "I say >=2", ">=2 >=3"])
def test_what_is_almost_a_shorthand_is_just_words(text: str) -> None:
    state = laid()
    do(state, FIRST, say(text=text))
    assert (state.lines[0].text, state.lines[0].acts) == (text, "")
    court = laid(talk="court")
    refused(court, FIRST, say(text=text), "refused-talk-level")


def test_a_shorthand_is_words_while_it_may_not_be_said() -> None:
    state = dealt()
    do(state, FIRST, say(text=">=2"))
    assert state.lines[0].text == ">=2"
    do(state, ONLOOKER, say(text="bid 1"))
    assert (state.lines[1].text, state.lines[1].room, state.lines[1].acts) == ("bid 1", "gallery", "")


# Levels.


@pytest.mark.parametrize(
    ("level", "may"),
    [
        ("silent", []),
        ("gestures", ["react"]),
        ("court", ["react", "claim", "promise", "forecast"]),
        ("free", ["react", "claim", "promise", "forecast", "words"]),
    ],
)
def test_a_table_says_as_much_as_it_agreed_to(level: str, may: list[str]) -> None:
    ways = {
        "react": say(SayAct("react", gesture="bow")),
        "claim": say(claim()),
        "promise": say(promise()),
        "forecast": say(SayAct("forecast", "is-judged", [1])),
        "words": say(text="hello"),
    }
    for name, said in ways.items():
        state = laid(talk=level)
        if name in may:
            do(state, FIRST, said)
            assert len(state.lines) == 1
        else:
            refused(state, FIRST, said, "refused-talk-level")


def test_words_with_an_act_are_words() -> None:
    state = laid(talk="court")
    refused(state, FIRST, say(claim(), text="trust me"), "refused-talk-level")


def test_who_leads_the_talk_is_bound_by_no_level() -> None:
    state = playing(game="reigns-council", talk="silent")
    assert state.match
    assert state.match.eyes(4).view().number("monarch") == FIRST
    for said in (
        messages.Say(ID, "hear me", "speech"),
        messages.Say(ID, "what say you?", "ask", SECOND),
        messages.Say(ID, "", "cut", SECOND),
        messages.Say(ID, "", "time", 30),
    ):
        do(state, FIRST, said)
    refused(state, THIRD, messages.Say(ID, "bells", "pitch"), "refused-talk-level")


def test_the_host_agrees_on_talk_and_ledger_before_the_game() -> None:
    state = waiting(game="whispers")
    assert (state.agreement.talk, state.agreement.ledger) == ("free", "shown")
    do(state, FIRST, messages.Agree(ID, talk="court", ledger="end"))
    assert (state.agreement.talk, state.agreement.ledger) == ("court", "end")
    refused(playing(), FIRST, messages.Agree(ID, talk="silent"), "refused-when-playing")


# Bad input.


def nothing_changes(state: TableState, person: int, said: messages.Command, code: str) -> None:
    before = (state.lines.copy(), state.match and list(state.match.moves))
    error = refused(state, person, said, code)
    assert str(error)
    assert before == (state.lines, state.match and list(state.match.moves))


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (SayAct("claim", "laid-at-most", [1]), "refused-no-saying"),
        (SayAct("claim"), "refused-no-saying"),
        (SayAct("claim", "laid-at-least"), "refused-argument"),
        (SayAct("claim", "laid-at-least", [4]), "refused-argument"),
        (SayAct("claim", "laid-at-least", [1, 1]), "refused-argument"),
        (SayAct("promise", "laid-at-least", [1]), "refused-argument"),
        (SayAct("claim", "laid-at-least", [1], line=0), "refused-no-question"),
        (SayAct("claim", "laid-at-least", [1], wants="bids"), "refused-argument"),
        (SayAct("claim", "laid-at-least", [10**9] * 40), "refused-act-long"),
        (SayAct("claim", "x" * LONGEST_ACT), "refused-act-long"),
        (SayAct("forecast", "is-judged", [5]), "refused-argument"),
        (SayAct("doubt"), "refused-no-line"),
        (SayAct("doubt", line=7), "refused-no-line"),
        (SayAct("take-back", line=7), "refused-no-line"),
        (SayAct("react"), "refused-argument"),
        (SayAct("react", gesture="wink"), "refused-argument"),
        (SayAct("react", gesture="bow", line=7), "refused-no-line"),
        (SayAct("react", gesture="bow", seat=4), "refused-no-person"),
        (SayAct("react", gesture="bow", line=0, seat=1), "refused-argument"),
    ],
)
def test_what_is_wrong_is_refused_and_changes_nothing(act: SayAct, code: str) -> None:
    state = laid()
    nothing_changes(state, FIRST, say(act), code)
    nothing_changes(state, FIRST, say(claim(), act), code)


def test_too_early_and_too_late() -> None:
    state = dealt()
    nothing_changes(state, FIRST, say(claim()), "refused-not-now")
    state = laid()
    for seat in range(4):
        bid(state, seat)
    nothing_changes(state, FIRST, say(promise()), "refused-not-now")


def test_a_fourth_version_is_refused() -> None:
    state = laid()
    for n in (1, 2, 3):
        do(state, FIRST, say(claim(n)))
    nothing_changes(state, FIRST, say(claim(2)), "refused-versions")
    do(state, SECOND, say(claim(2)))
    state = laid()
    do(state, FIRST, say(claim(1), claim(2)))
    nothing_changes(state, FIRST, say(claim(3), claim(1)), "refused-versions")


def test_a_match_has_room_for_so_many_acts() -> None:
    state = laid()
    many = [Act("react", gesture="bow")] * 3
    state.lines = [
        LineRow(n, "table", 1, "", NOW, match=1, seat=1, acts=written_acts(many)) for n in range(MOST_ACTS // 3)
    ]
    nothing_changes(state, FIRST, say(claim()), "refused-talk-full")
    state.lines = [replace(line, match=0) for line in state.lines]
    do(state, FIRST, say(claim()))


def test_the_gallery_has_no_acts() -> None:
    nothing_changes(laid(), ONLOOKER, say(SayAct("react", gesture="bow")), "refused-gallery")


@pytest.mark.parametrize("state", [waiting(game="whispers"), ended(game="whispers")], ids=["waiting", "ended"])
def test_before_and_after_a_game_there_are_words_and_gestures(state: TableState) -> None:
    do(state, FIRST, say(text=">=2"))
    assert state.lines[0].text == ">=2"
    do(state, SECOND, say(SayAct("react", gesture="laugh", line=0)))
    nothing_changes(state, FIRST, say(claim()), "refused-nothing-played")
    nothing_changes(state, FIRST, say(SayAct("doubt", line=0)), "refused-no-line")


# Belief, doubt, and promises taken back.


def test_others_believe_or_doubt_a_line_until_it_is_decided_for_all() -> None:
    state = laid()
    do(state, FIRST, say(claim(1)))
    refused(state, FIRST, say(SayAct("doubt", line=0)), "refused-own-line")
    do(state, SECOND, say(SayAct("doubt", line=0)))
    do(state, SECOND, say(SayAct("believe", line=0)))
    assert book_of(state.lines, 1).beliefs == {0: {SECOND: "believe"}}
    refused(state, THIRD, say(SayAct("doubt", line=1)), "refused-no-line")
    assert state.match
    for seat in range(4):
        bid(state, seat, 2 if seat == SECOND else 0)
    fork = state.match.fork()
    fork.play(SECOND, [TO_JUDGE.of(FIRST)])
    state.match = fork
    refused(state, THIRD, say(SayAct("doubt", line=0)), "refused-decided")


def test_a_spy_may_still_doubt_what_the_table_does_not_know() -> None:
    """The speaker's own ears know at once; nobody's private knowledge closes a line."""
    state = laid()
    do(state, FIRST, say(claim(3)))
    do(state, SECOND, say(SayAct("doubt", line=0)))


def test_a_promise_is_taken_back_as_long_as_nobody_has_acted() -> None:
    state = laid()
    do(state, FIRST, say(promise(2)))
    refused(state, SECOND, say(SayAct("take-back", line=0)), "refused-no-promise")
    do(state, FIRST, say(SayAct("take-back", line=0)))
    assert book_of(state.lines, 1).said[0].taken_back
    refused(state, FIRST, say(SayAct("take-back", line=0)), "refused-decided")
    do(state, FIRST, say(claim(2)))
    refused(state, FIRST, say(SayAct("take-back", line=2)), "refused-no-promise")


def test_a_promise_stays_once_another_has_acted_even_secretly() -> None:
    state = laid()
    do(state, FIRST, say(promise(2)))
    bid(state, SECOND)  # sealed: nobody is told what it was
    refused(state, FIRST, say(SayAct("take-back", line=0)), "refused-acted")
    state = dealt()
    do(state, FIRST, say(promise(2)))
    do(state, FIRST, answer(state, FIRST))
    do(state, FIRST, say(SayAct("take-back", line=0)))
    state = dealt()
    do(state, FIRST, say(promise(2)))
    do(state, FIRST, answer(state, FIRST))
    do(state, SECOND, answer(state, SECOND))
    refused(state, FIRST, say(SayAct("take-back", line=0)), "refused-acted")


# With a move.


def test_what_is_said_with_a_move_is_checked_after_it_and_numbered_after_its_events() -> None:
    state = dealt()
    assert state.match
    before = state.match.told
    made = do(state, FIRST, structs.replace(answer(state, FIRST), say=[claim(3)]))
    (line,) = made.change.lines
    assert acts_of(line) == [Act("claim", "laid-at-least", (3,), anchor=before)]
    assert line.event == before + 1
    assert made.outcome.line == line.n
    assert made.outcome.unsaid == []


def test_what_may_not_be_said_is_left_out_and_the_move_is_done() -> None:
    state = dealt()
    assert state.match
    moves = len(state.match.moves)
    wrong = SayAct("claim", "laid-at-least", [9])
    made = do(state, FIRST, structs.replace(answer(state, FIRST), say=[wrong, claim(3)]))
    assert state.match
    assert len(state.match.moves) == moves + 1
    assert [(n, error.code) for n, error in made.outcome.unsaid] == [(0, "refused-argument")]
    assert [len(acts_of(line)) for line in made.change.lines] == [1]
    made = do(state, SECOND, structs.replace(answer(state, SECOND), say=[wrong]))
    assert (made.change.lines, made.outcome.line) == ((), None)


def test_a_move_that_is_refused_says_nothing() -> None:
    state = dealt()
    assert state.match
    held = {int(a) for a in state.match.eyes(FIRST).legal()}
    other = next(TO_LAY.of(kind) for kind in range(3) if TO_LAY.of(kind) not in held)
    nothing_changes(state, FIRST, messages.Play(ID, state.match.decision, [other], [claim()]), "refused-not-legal")


def test_sayings_of_a_pitch_obey_who_leads_the_talk() -> None:
    state = playing(people=3, game="reigns-council")
    assert state.match
    bow = SayAct("react", gesture="bow")
    do(state, SECOND, messages.Say(ID, "", "pitch", acts=[bow]))
    do(state, FIRST, messages.Say(ID, "", "cut", SECOND))
    refused(state, SECOND, messages.Say(ID, "", "pitch", acts=[bow]), "refused-pitch")
    do(state, SECOND, messages.Say(ID, "plain talk stays free"))
    with pytest.raises(CoterieError, match="closed"):
        speak(state, SECOND, [Act("react", gesture="bow")], 1, NOW, "pitch")
    assert speak(state, 3, [Act("react", gesture="bow")], 1, NOW, "pitch").change.lines[0].form == "pitch"
    assert SECOND in state.match.asked()
    made = do(state, SECOND, structs.replace(answer(state, SECOND), say=[bow, bow]))
    assert [(n, error.code) for n, error in made.outcome.unsaid] == [(0, "refused-pitch"), (1, "refused-pitch")]
    while asked(state) == SECOND:
        do(state, SECOND, answer(state, SECOND))
    made = do(state, THIRD, structs.replace(answer(state, THIRD), say=[bow]))
    assert [line.form for line in made.change.lines] == ["pitch"]


# Taking back.


def test_who_has_spoken_about_a_card_takes_it_back_by_consent_only() -> None:
    state = dealt(seed=2)
    do(state, FIRST, structs.replace(answer(state, FIRST), say=[claim(3)]))
    refused(state, FIRST, messages.Undo(ID), "refused-undo-spoken")
    made = do(state, FIRST, messages.Propose(ID, "undo"))
    for voter in (SECOND, THIRD):
        vote = next(iter(state.votes))
        made = do(state, voter, messages.CastVote(ID, vote, True))
    assert made.match
    assert made.match.moves[-1][1] < 0


def test_who_has_spoken_of_something_else_takes_a_card_back_alone() -> None:
    state = dealt()
    do(state, FIRST, say(promise(1)))
    do(state, FIRST, answer(state, FIRST))
    do(state, FIRST, messages.Undo(ID))


# Another hand.


def hand_overs(state: TableState) -> list[tuple[int, int]]:
    return [(line.seat, line.event) for line in state.lines if line.form == "hands-over"]


def test_a_seat_that_is_given_up_hands_over_what_it_promised() -> None:
    state = laid()
    do(state, FIRST, say(promise(2)))
    do(state, SECOND, say(promise(1)))
    assert state.match
    do(state, SECOND, messages.Resign(ID))
    assert hand_overs(state) == [(SECOND, state.match.told)]
    assert [said.handed_over for said in book_of(state.lines, 1).said] == [-1, state.match.told]
    do(state, FIRST, messages.Remove(ID, THIRD))
    assert len(hand_overs(state)) == 1, "who promised nothing has nothing to hand over"


def test_a_bot_that_stands_in_takes_over_and_gives_back() -> None:
    state = laid(absent="vote", clock=30)
    do(state, SECOND, say(promise(1)))
    state.votes = state.with_vote("stand-in", -1, NOW, SECOND)
    (vote,) = state.votes
    for voter in (FIRST, THIRD):
        if vote in state.votes:
            do(state, voter, messages.CastVote(ID, vote, True))
    assert state.stand_ins == {SECOND}
    assert [seat for seat, _ in hand_overs(state)] == [SECOND]
    do(state, SECOND, messages.Back(ID))
    assert len(hand_overs(state)) == 1, "the bot has promised nothing"
    state.stand_ins = frozenset({SECOND})
    state.apply(speak(state, SECOND, [Act("promise", "bids", (1,))], 2, NOW), NOW)
    do(state, SECOND, structs.replace(answer(state, SECOND), say=[claim(1)]))
    assert [line.form for line in state.lines[-2:]] == ["hands-over", "talk"]
    assert [line.n for line in state.lines] == list(range(len(state.lines)))


def test_a_bot_of_another_level_is_another_hand() -> None:
    state = laid()
    state.apply(speak(state, 3, [Act("promise", "bids", (1,))], 1, NOW), NOW)
    do(state, FIRST, messages.SeatBot(ID, 3, state.chairs[3].bot))
    assert hand_overs(state) == []
    state.stored = structs.replace(state.stored, chairs=[*state.chairs[:3], Chair(bot="another")])
    do(state, FIRST, messages.SeatBot(ID, 3, "random"))
    assert [seat for seat, _ in hand_overs(state)] == [3]


# What is kept, hushed and muted.


def test_a_bots_line_has_a_seat_and_a_voice_and_no_person() -> None:
    state = laid()
    state.apply(speak(state, 3, [Act("claim", "laid-at-least", (2,))], 4, NOW), NOW)
    shown = line_json(state, state.lines[0], SECOND)
    assert isinstance(shown, LineJson)
    assert (shown.person, shown.name, shown.seat, shown.voice, len(shown.acts)) == (-1, "", 3, 4, 1)


def test_hushing_takes_the_words_and_leaves_the_acts() -> None:
    state = laid()
    do(state, SECOND, say(claim(3), text="trust me, you fools"))
    do(state, FIRST, messages.Hush(ID, 0))
    assert state.lines[0].text == ""
    assert len(acts_of(state.lines[0])) == 1


def test_who_is_muted_has_no_words_but_acts() -> None:
    state = laid()
    do(state, FIRST, messages.Mute(ID, SECOND, True))
    refused(state, SECOND, say(text="hear me"), "refused-muted")
    refused(state, SECOND, say(claim(), text="hear me"), "refused-muted")
    do(state, SECOND, say(claim()))
    do(state, SECOND, say(text="bid 1"))
    assert [len(acts_of(line)) for line in state.lines] == [1, 1]


def test_acts_of_the_match_under_way_are_never_dropped() -> None:
    state = laid()
    do(state, FIRST, say(claim(2)))
    do(state, SECOND, say(text="words"))
    for _ in range(LINES + 5):
        do(state, THIRD, say(text="words"))
    assert state.lines[0].n == 0
    assert len(state.lines) == LINES + 1
    assert state.lines[1].n == 7
    assert book_of(state.lines, 1).said[0].line == 0
    assert plan(state, SECOND, say(SayAct("doubt", line=0))).outcome.line == state.lines[-1].n + 1
    assert kept(state.lines, match=2)[0].n == 7, "those of an earlier one are dropped as any line"


@pytest.mark.parametrize("game", ["royal-secrets", "for-the-king", "reigns-council"])
def test_a_manifest_says_which_arguments_never_go_together(game: str) -> None:
    sayings = sayings_of(find(game))
    told = {each.name: {tuple(args) for args in each.apart} for each in sayings_json(find(game))}
    for saying in sayings:
        every = set(itertools.product(*(arg.values for arg in saying.args)))
        offered = Opening(0, [arg.values for arg in saying.args])
        assert every - told[saying.name] == {args for args in every if saying.fits(offered, args)}
    assert any(told.values()) == (game != "for-the-king")
