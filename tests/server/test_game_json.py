"""What a viewer is told of a game: the text says to the byte what its schema, and the viewer's eyes, say."""

import json
from dataclasses import replace

import msgspec
import pytest

from coterie.core.dice import Lehmer
from coterie.core.lexicon import OPEN
from coterie.server.protocol import messages
from coterie.server.protocol.game_json import GameJson, events_json, game_json, view_json
from coterie.server.tables.verdicts import Verdicts
from coterie.server.tables.welcome import welcome
from coterie.talk import Opening, Public
from tests.server.states import ID, NOW, answer, asked, do, playing

GAMES = ["royal-secrets", "for-the-king", "reigns-council"]


@pytest.mark.parametrize("game", GAMES)
def test_the_text_is_what_the_schema_and_the_eyes_say(game: str) -> None:
    state = playing(3, game, seats=3, clock=30)
    undone = ordered = 0
    dice = Lehmer(3)
    for turn in range(200):
        match = state.match
        if match is None or match.over:
            break
        for kind in state.game.orders:
            if kind.lot(match.eyes(0)) >= 0 and not state.orders:
                do(state, 0, messages.LeaveOrder(ID, kind.name, kind.amounts(match.eyes(0))[0]))
        writer = match.writer()
        for viewer in range(match.seats + 1):
            text, eyes = game_json(state, viewer, writer), match.eyes(viewer)
            order = state.orders.get(viewer)
            assert msgspec.json.decode(text, type=GameJson) == GameJson(
                view=msgspec.convert(view_json(eyes.view()), type=GameJson.__annotations__["view"]),
                legal=[int(action) for action in eyes.legal()],
                undo=viewer < match.seats and match.can_undo(viewer),
                order=(order.name, order.amount) if order else None,
                due=state.due(),
            )
            assert list(json.loads(text)) == [field.name for field in msgspec.structs.fields(GameJson)]
            assert json.loads(writer.heard(viewer, turn)) == msgspec.to_builtins(events_json(eyes.heard(turn)))
            undone += json.loads(text)["undo"]
            ordered += order is not None
        seat = asked(state)
        do(state, seat, answer(state, seat, dice.below(60)))
    assert undone, "nobody could ever take an answer back"
    assert ordered or not state.game.orders, "nobody ever had an order"


def test_when_the_game_is_not_on_nobody_may_do_anything() -> None:
    state = playing()
    do(state, 0, messages.Propose(ID, "end"))
    for person in (1, 2):
        do(state, person, messages.CastVote(ID, 1, True))
    assert state.match
    told = json.loads(game_json(state, 0, state.match.writer()))
    assert (told["legal"], told["undo"], told["due"]) == ([], False, None)


def test_a_welcome_tells_the_same_game_and_the_gap_alone() -> None:
    state = playing()
    for _ in range(3):
        seat = asked(state)
        if not state.bot_of(seat):
            do(state, seat, answer(state, seat))
    assert state.match
    writer, told = state.match.writer(), state.match.told
    hello = messages.Hello(match=1, since=told - 1)
    message = json.loads(welcome(state, Verdicts(state, lambda: NOW), 1, hello, "an invitation", NOW))
    assert message["game"] == json.loads(game_json(state, 1, writer, Verdicts(state, lambda: NOW).sayings(1)))
    assert (message["whole"], len(message["events"]), message["events"][0][0]) == (False, 1, told - 1)
    later = messages.Hello(match=2, since=5)
    other = json.loads(welcome(state, Verdicts(state, lambda: NOW), 1, later, "an invitation", NOW))
    assert (other["whole"], len(other["events"])) == (True, told)
    assert message["invitation"] == "an invitation"
    state.people[3] = replace(state.people[3], invited=False)
    uninvited = json.loads(welcome(state, Verdicts(state, lambda: NOW), 3, hello, "an invitation", NOW))
    assert uninvited["invitation"] is None, "none for the uninvited"


def test_where_nothing_is_said_nobody_works_out_what_could_be() -> None:
    """At a table that is silent, and for whoever has no seat: an onlooker, or who sees every card of bots."""

    def worked_out(talk: str, viewer: int) -> list[str]:
        state = playing(2, "royal-secrets", talk=talk)
        verdicts, asked = Verdicts(state, lambda: NOW), list[str]()

        def may(public: Public, seat: int) -> Opening | None:
            asked.append("somebody")
            return None

        verdicts._sayings = [replace(saying, may=may) for saying in verdicts._sayings]
        assert verdicts.sayings(viewer) == "[]"
        return asked

    assert worked_out("court", 0), "who has a seat is told"
    assert worked_out("silent", 0) == worked_out("gestures", 1) == []
    assert worked_out("free", 4) == worked_out("free", OPEN) == []
