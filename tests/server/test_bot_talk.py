"""Bots talk at a table: pitches with their moves, answers, how often they speak, and that no card shows in it."""

import ast
import inspect
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec import structs

from coterie.bots import default_level
from coterie.core.dice import Lehmer
from coterie.core.eyes import Eyes
from coterie.games import find
from coterie.play import Match
from coterie.server.bots import chatter, speech
from coterie.server.bots.chatter import DOUBTED, Prompt, cue_of, prompts_of, replies_of
from coterie.server.bots.speech import (
    GAP,
    LONGEST_DELAY,
    answer_of,
    delay_of,
    has_answered,
    has_bargained,
    heard_at,
    line_of,
    manner_of,
    may_speak,
    talker_at,
    wait_of,
)
from coterie.server.bots.worker import ANSWER, REPLY
from coterie.server.protocol import messages
from coterie.server.protocol.talk_json import SayAct
from coterie.server.state.lines import acts_of, written_acts
from coterie.server.state.table_state import TableState
from coterie.store.rows import LineRow
from coterie.talk import Act, sayings_of, tongues
from coterie.talk.acts import GESTURES, SPOKEN
from coterie.talk.manners import MANNERS
from coterie.talk.tongues import APART, IN_A_ROW, retort_of, tongue_of, voice_of, voices_of
from tests.contracts.twins import twin_of
from tests.server.guests import Clock, Guest, RunningServer, done, run_scenario
from tests.server.states import ID, NOW, answer, asked, do, playing

BOT, OTHER = 3, 2  # a seat of a bot where three people play, and one of theirs
STAYS = Act("promise", "stays")


def at_table(people: int = 3, game: str = "royal-secrets", **more: Any) -> TableState:
    """A table where courtiers have the seats of bots, in the first round."""
    state = playing(people, game, **more)
    return with_bots(state, "courtier")


def with_bots(state: TableState, level: str) -> TableState:
    """The table with bots of this level in all seats that bots have."""
    chairs = [structs.replace(chair, bot=level if chair.bot else "") for chair in state.chairs]
    state.stored = structs.replace(state.stored, chairs=chairs)
    return state


def say(state: TableState, seat: int, *acts: Act, now: int = NOW, form: str = "talk") -> LineRow:
    """A line of a bot, said without asking whether it may be."""
    n = speech.next_line(state)
    assert state.match
    line = LineRow(n, "table", -1, "", now, form, -1, state.stored.match, state.match.told, seat, written_acts(acts), 1)
    state.lines = [*state.lines, line]
    return line


# How often.


def test_bots_fall_silent_after_three_lines_until_a_person_speaks_or_plays() -> None:
    state = at_table()
    assert state.match
    for n in range(IN_A_ROW):
        assert may_speak(state, state.match), n
        assert line_of(state, state.match, BOT, [STAYS], NOW, answers=False)
        say(state, BOT, STAYS)
    assert not may_speak(state, state.match)
    assert line_of(state, state.match, BOT, [STAYS], NOW, answers=False) is None
    spoken = at_table()
    spoken.lines = state.lines
    do(spoken, 0, messages.Say(ID, "Well?"))
    assert may_speak(spoken, state.match)
    person = asked(state)
    do(state, person, answer(state, person))
    assert may_speak(state, state.match)


def test_pitches_and_answers_do_not_count_and_are_not_held_back() -> None:
    state = at_table()
    assert state.match
    doubted = say(state, BOT, STAYS)
    for _ in range(4):
        say(state, BOT, STAYS, form="pitch")
        say(state, BOT, Act("react", gesture="bow", line=doubted.n))
    assert may_speak(state, state.match)
    for _ in range(IN_A_ROW):
        say(state, BOT, STAYS)
    assert not may_speak(state, state.match)
    retort = Act("react", gesture="bow", line=doubted.n)
    assert line_of(state, state.match, BOT, [retort], NOW, answers=True)


def test_a_bot_says_one_thing_in_four_seconds() -> None:
    state = at_table()
    assert wait_of(state, BOT, NOW, 1.0) == 0
    say(state, BOT, STAYS)
    assert wait_of(state, BOT, NOW + 1000, 1.0) == GAP - 1
    assert wait_of(state, BOT, NOW + 1000, 2.5) == GAP - 1
    assert wait_of(state, BOT, NOW + 4000, 1.0) == 0
    assert wait_of(state, OTHER, NOW + 1000, 1.0) == 0


def test_a_bot_retorts_once_a_round() -> None:
    state = at_table()
    assert state.match
    talker = talker_at(state, BOT)
    assert talker
    assert not has_answered(state, state.match, BOT, talker.rounds)
    say(state, BOT, Act("react", gesture="bow", line=0))
    assert has_answered(state, state.match, BOT, talker.rounds)
    assert not has_answered(state, state.match, OTHER, talker.rounds)
    state.lines[-1] = replace(state.lines[-1], event=0)  # before the round began
    assert not has_answered(state, state.match, BOT, talker.rounds)


@pytest.mark.parametrize(("talk", "heard"), [("silent", False), ("gestures", False), ("court", True), ("free", True)])
def test_what_bots_say_and_hear_is_of_the_tables_level(talk: str, heard: bool) -> None:
    state = at_table(talk=talk)
    assert state.match
    assert (heard_at(state) is not None) == heard
    assert bool(line_of(state, state.match, BOT, [STAYS], NOW, answers=False)) == heard
    say(state, OTHER, STAYS)
    gesture = Act("react", gesture="bow", line=0)
    assert bool(line_of(state, state.match, BOT, [gesture], NOW, answers=True)) == (talk != "silent")


def test_people_mute_bots_and_bots_that_stand_in_do_not_talk() -> None:
    state = at_table()
    assert talker_at(state, BOT)
    assert talker_at(state, OTHER) is None
    state.stand_ins = frozenset({OTHER})
    assert state.bot_of(OTHER) == default_level(state.game)
    assert talker_at(state, OTHER) is None
    assert talker_at(with_bots(state, "random"), BOT) is None


# Voices and moments.


def test_no_voice_comes_twice_within_three_lines_of_a_speaker() -> None:
    heard: list[int] = []
    for line in range(400):
        voice = voice_of("TABLE234", line, line % 4, 4, heard)
        assert 1 <= voice <= 4
        assert voice not in heard[-APART:]
        heard.append(voice)
    first = [voice_of("TABLE234", line, 1, 4, []) for line in range(400)]
    assert all(60 < first.count(voice) < 140 for voice in range(1, 5))


def test_lines_of_a_bot_have_voices_that_vary() -> None:
    state = at_table()
    assert state.match
    voices = []
    for n in range(3):
        line = line_of(state, state.match, BOT, [STAYS], NOW + n, answers=False)
        assert line
        assert (line.person, line.seat, line.text, line.n) == (-1, BOT, "", n)
        voices.append(line.voice)
        state.lines = [*state.lines, line]
    assert len(set(voices)) == 3


def test_delays_last_some_paces_and_vary() -> None:
    delays = [delay_of("TABLE234", line, 2, 2.0) for line in range(300)]
    assert all(2.0 <= delay <= 2.0 * LONGEST_DELAY for delay in delays)
    assert len(set(delays)) > 100
    assert delay_of("TABLE234", 1, 2, 0.0) == 0.0


@pytest.mark.parametrize("game", ["royal-secrets", "for-the-king", "reigns-council"])
def test_everything_a_bot_may_say_has_a_voice_for_each_of_four_lines(game: str) -> None:
    found = find(game)
    acts = [Act(saying.act, saying.name) for saying in sayings_of(found)]
    acts += [Act(act) for act in ("believe", "doubt", "offer", "accept", "refuse", "decline", "ask", "cite")]
    acts += [*[Act("react", gesture=gesture) for gesture in GESTURES]]
    assert {act.act for act in acts} >= {*SPOKEN, "react"} - {"take-back"}
    for act in acts:
        assert voices_of(found, tongue_of(act)) > APART, act


@pytest.mark.parametrize(("module", "looks"), [(speech, {"match.eyes(match.seats)"}), (tongues, set[str]())])
def test_who_chooses_voices_words_and_moments_holds_no_eyes(module: ModuleType, looks: set[str]) -> None:
    """Of a match they read the onlooker's view and ears alone, and nothing else of a bot's side is at hand."""
    tree = ast.parse(Path(inspect.getfile(module)).read_text("utf-8"))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert "Eyes" not in imported
    eyes = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == "eyes"]
    calls = {ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Call) and node.func in eyes}
    assert calls == looks
    for choose in (voice_of, delay_of, retort_of):
        assert set(inspect.signature(choose).parameters) <= {
            "table",
            "line",
            "seat",
            "pace",
            "voices",
            "last",
            "others",
        }


def in_another_world(state: TableState, seed: int) -> TableState:
    """The same table dealt otherwise: the onlooker cannot tell the difference."""
    assert state.match
    other = at_table()
    other.lines, other.stored = state.lines, state.stored
    other.match = state.match.fork()
    assert other.match
    other.match._table = twin_of(state.match._table, state.match.seats, Lehmer(seed))
    return other


def test_the_same_act_in_two_worlds_has_the_same_bytes_delay_and_voice() -> None:
    state = at_table()
    assert state.match
    for n in range(12):
        seat = asked(state)
        fork = state.match.fork()
        fork.play(seat, [state.match.eyes(seat).legal()[0]])
        state.match = fork
        other = in_another_world(state, n)
        assert other.match
        assert hands(other.match) != hands(state.match)
        lines = [line_of(world, world.match, BOT, [STAYS], NOW, answers=False) for world in (state, other)]  # type: ignore[arg-type]
        assert lines[0] == lines[1]
        assert cue_of(state, state.match) == cue_of(other, other.match)
        assert manner_of(state, BOT) == manner_of(other, BOT) in MANNERS
        assert wait_of(state, BOT, NOW, 1.0) == wait_of(other, BOT, NOW, 1.0)


def hands(match: Match) -> list[list[int]]:
    """Everybody's cards, which only a test may look at."""
    return [Eyes(match._table, seat).view().pile("hand", seat).cards for seat in range(match.seats)]


# What makes them speak.


def test_a_doubt_a_gesture_and_a_question_make_a_bot_speak() -> None:
    state = at_table()
    assert state.match
    line = line_of(state, state.match, BOT, [STAYS], NOW, answers=False)
    assert line
    state.lines = [line]
    do(state, 0, messages.Say(ID, "", acts=[SayAct("doubt", line=line.n)]))
    assert [*prompts_of(state, state.lines[-1])] == [Prompt(DOUBTED, BOT, state.lines[-1].n)]
    do(state, 0, messages.Say(ID, "", acts=[SayAct("believe", line=line.n)]))
    assert [*prompts_of(state, state.lines[-1])] == []
    do(state, 0, messages.Say(ID, "", acts=[SayAct("react", gesture="glare", seat=BOT)]))
    assert [*prompts_of(state, state.lines[-1])] == [Prompt(DOUBTED, BOT, state.lines[-1].n)]
    question = replace(state.lines[-1], form="ask", about=BOT, acts="")
    assert [*prompts_of(state, question)] == [Prompt(ANSWER, BOT, question.n)]
    assert [*prompts_of(state, replace(question, about=OTHER))] == []
    assert [*prompts_of(state, replace(question, room="gallery"))] == []


def test_who_is_asked_answers_by_a_gesture_if_nothing_can_be_said() -> None:
    state = at_table()
    assert state.match
    asked = do(state, 0, messages.Say(ID, "Well?")).outcome.line
    said = answer_of(state, state.match, BOT, [STAYS], NOW, asked)
    assert said
    assert acts_of(said)[0].saying == "stays"
    too_late = Act("claim", "down-at-least", (20,))
    waved = answer_of(state, state.match, BOT, [too_late], NOW, asked)
    assert waved
    assert [(act.act, act.line) for act in acts_of(waved)] == [("react", asked)]


# At a table.


async def play_until(guest: Guest, true: Any, server: RunningServer, clock: Clock) -> None:
    """Answer at random, with time between, until something is so."""
    dice = Lehmer(1)
    for _ in range(400):
        if true():
            return
        await guest.until(lambda: bool(guest.legal) or guest.over or true())
        clock.forward(5, server)
        if guest.legal and not true():
            done(await guest.play(guest.legal[dice.below(len(guest.legal))]))
    raise AssertionError("it never came to that")


def bots_lines(guest: Guest) -> list[dict[str, Any]]:
    return [line for line in guest.lines.values() if line["person"] < 0 and line["acts"]]


def pitches_of(guest: Guest, since: int = -1) -> list[dict[str, Any]]:
    """What bots said as a pitch after a line, in order; somebody else may have said something unasked."""
    return [line for line in bots_lines(guest) if line["form"] == "pitch" and line["line"] > since]


def retorts_of(guest: Guest) -> list[dict[str, Any]]:
    return [line for line in bots_lines(guest) if line["acts"][0]["act"] == "react"]


async def monarch_with_pitches(server: RunningServer, clock: Clock) -> Guest:
    """A Monarch among courtiers, who is to judge what they have pitched."""
    host, _ = await server.open(
        "reigns-council", seats=3, bots={"B": "courtier", "C": "courtier"}, options={"first": "A"}
    )
    done(await host.do("start"))
    await host.until(lambda: host.game is not None)
    await play_until(host, lambda: host.view["step"] == "judge" and pitches_of(host), server, clock)
    return host


def test_a_bot_makes_its_pitch_with_its_proposal_and_answers_the_monarch(tmp_path: Path) -> None:
    clock = Clock()

    async def scenario(server: RunningServer) -> None:
        host = await monarch_with_pitches(server, clock)
        pitches = pitches_of(host)
        for line in pitches:
            assert (line["text"], line["name"]) == ("", "")
            assert 1 <= len(line["acts"]) <= 3
            assert 1 <= line["voice"] <= 5
            assert host.events[line["acts"][0]["anchor"]][1:3] == ["presented", line["seat"]]
        clock.forward(60, server)
        seat = pitches[0]["seat"]
        said = done(await host.do("say", form="ask", about=seat, text="Well?"))
        await host.until(lambda: bool(pitches_of(host, said["line"])))
        assert pitches_of(host, said["line"])[0]["seat"] == seat
        await server.house.tables[host.table].settled()
        rows = await server.store.load(host.table)
        assert rows
        kept = {line.n for line in rows.lines if line.person < 0}
        assert kept >= {line["line"] for line in pitches_of(host)}

    run_scenario(scenario, tmp_path, now=clock)


def answers_of(guest: Guest, line: int) -> list[dict[str, Any]]:
    """The lines of bots that answer an offer or a question."""
    acts = ("accept", "refuse", "offer", "decline", *SPOKEN)
    return [one for one in bots_lines(guest) if one["acts"][0]["act"] in acts and one["acts"][0]["line"] == line]


def test_every_offer_and_question_to_a_bot_is_answered_in_a_whole_game(tmp_path: Path) -> None:
    clock = Clock()

    async def scenario(server: RunningServer) -> None:
        host, _ = await server.open(
            "royal-secrets", seats=3, bots={"B": "courtier", "C": "courtier"}, options={"first": "A"}
        )
        done(await host.do("start"))
        await host.until(lambda: host.game is not None)
        dice, told, rounds, kinds = Lehmer(1), list[int](), set[int](), set[str]()
        sides = [("stays", []), ("both-at-least", [70]), ("stays", []), ("both-at-least", [20])]
        while not host.over:
            await host.until(lambda: bool(host.legal) or host.over)
            if host.over:
                break
            clock.forward(30, server)
            round_now = sum(event[1] == "round" for event in host.events)
            if round_now and round_now not in rounds:
                rounds.add(round_now)
                mine, wants = sides[round_now % 4], sides[(round_now + 1) % 4]
                offer = {"act": "offer", "saying": mine[0], "args": mine[1], "wants": wants[0], "wants_args": wants[1]}
                for act in (
                    {**offer, "seat": 1},
                    {**offer, "seat": 2},
                    {"act": "ask", "saying": "stays", "seat": 1},
                    {"act": "ask", "saying": "holds-valet", "seat": -1},
                ):
                    clock.forward(30, server)
                    told.append(done(await host.do("say", text="", acts=[act]))["line"])
                    wanted = 2 if act["seat"] == -1 else 1
                    await host.until(lambda wanted=wanted: len(answers_of(host, told[-1])) == wanted)
                    kinds |= {line["acts"][0]["act"] for line in answers_of(host, told[-1])}
            done(await host.play(host.legal[dice.below(len(host.legal))]))
        assert len(rounds) > 3
        assert kinds >= {"refuse"}, "not all of this pays"

    run_scenario(scenario, tmp_path, now=clock, lines_per_minute=100_000)


def test_what_bots_are_offered_and_asked_is_answered_once_and_without_thought_refused() -> None:
    state = at_table()
    assert state.match
    assert [*replies_of(state, NOW)] == []
    do(state, 0, messages.Say(ID, "", acts=[SayAct("offer", "stays", seat=BOT, wants="stays")]))
    do(state, 0, messages.Say(ID, "", acts=[SayAct("ask", "stays", seat=-1)]))
    do(state, 0, messages.Say(ID, "", acts=[SayAct("offer", "stays", seat=OTHER, wants="stays")]))
    offered, asked_all = (line.n for line in state.lines[-3:-1])
    assert [*replies_of(state, NOW)] == [Prompt(REPLY, BOT, offered), Prompt(REPLY, BOT, asked_all)]
    simple = [chatter._simple(state, prompt) for prompt in replies_of(state, NOW)]
    assert simple == [Act("refuse", line=offered), Act("decline", line=asked_all)]
    for act in simple:
        line = line_of(state, state.match, BOT, [act], NOW, answers=False)
        assert line
        state.lines = [*state.lines, line]
    assert [*replies_of(state, NOW)] == []


def test_a_bot_proposes_one_deal_a_round() -> None:
    state = at_table()
    assert state.match
    talker = talker_at(state, BOT)
    assert talker
    assert not has_bargained(state, state.match, BOT, talker.rounds)
    say(state, BOT, Act("offer", "stays", seat=0, wants="stays", line=3))
    assert not has_bargained(state, state.match, BOT, talker.rounds), "it takes the place of another"
    say(state, BOT, Act("offer", "stays", seat=0, wants="stays"))
    assert has_bargained(state, state.match, BOT, talker.rounds)
    state.lines[-1] = replace(state.lines[-1], event=0)  # before the round began
    assert not has_bargained(state, state.match, BOT, talker.rounds)


def test_a_doubted_bot_retorts(tmp_path: Path) -> None:
    clock = Clock()

    async def scenario(server: RunningServer) -> None:
        host = await monarch_with_pitches(server, clock)
        pitch = pitches_of(host)[-1]
        clock.forward(60, server)
        doubt = done(await host.do("say", text="", acts=[{"act": "doubt", "line": pitch["line"]}]))["line"]
        await host.until(lambda: bool(retorts_of(host)))
        (retort,) = retorts_of(host)
        assert (retort["seat"], retort["acts"][0]["line"]) == (pitch["seat"], doubt)
        assert retort["acts"][0]["gesture"] == retort_of(host.table, doubt, pitch["seat"]).gesture

    run_scenario(scenario, tmp_path, now=clock)


@pytest.mark.parametrize("talk", ["silent", "gestures"])
def test_where_nothing_is_said_bots_say_nothing(tmp_path: Path, talk: str) -> None:
    async def scenario(server: RunningServer) -> None:
        host, _ = await server.open(
            "for-the-king", seats=3, seat=None, bots=dict.fromkeys("ABC", "courtier"), talk=talk
        )
        done(await host.do("start"))
        await host.until(lambda: sum(event[1] == "bid" for event in host.events) > 20)
        assert bots_lines(host) == []

    run_scenario(scenario, tmp_path)


def test_bots_alone_say_little_and_what_they_say_is_kept_in_order(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, _ = await server.open("royal-secrets", seats=3, seat=None, bots=dict.fromkeys("ABC", "courtier"))
        done(await host.do("start"))
        await host.until(lambda: host.over)
        lines = bots_lines(host)
        answers = ("react", "accept", "refuse", "decline")
        plain = [line for line in lines if line["acts"][0]["act"] not in answers and line["acts"][0]["line"] < 0]
        assert len(plain) == IN_A_ROW, "nobody else is there to talk to"

    run_scenario(scenario, tmp_path)
    assert chatter.PENDING > 2
    assert acts_of(LineRow(0, "table", -1, "", 0)) == []
