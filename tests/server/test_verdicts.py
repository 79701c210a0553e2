"""Verdicts through the real sockets: everybody is told what their own ears make of what was said, and nothing else."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from coterie.core.dice import Lehmer
from coterie.core.events import Heard
from coterie.games import find, games
from coterie.server.commands.talk import speak
from coterie.server.state.lines import book_of
from coterie.talk import Act, Book, Ears, Spoken, book, sayings_of
from coterie.talk.verdict import Verdict
from tests.games.whispers.game import TO_BID, TO_JUDGE
from tests.server.guests import Guest, RunningServer, asked, begin_at, done, level, play_out, refused, run_scenario
from tests.server.world_talk import some_bargains

TALKING = [name for name, game in games().items() if sayings_of(game)]
SEATS = 3


def claim(n: int) -> dict[str, Any]:
    return {"act": "claim", "saying": "laid-at-least", "args": [n]}


def promise(n: int) -> dict[str, Any]:
    return {"act": "promise", "saying": "bids", "args": [n]}


def worked_out(guest: Guest, seats: int, ended: bool, gallery: Guest | None = None) -> dict[tuple[int, int], Verdict]:
    """What a guest can work out alone, from the events and lines that came to them, and from what everybody knows."""
    game = find(guest.face["agreement"]["game"])
    viewer = guest.seat if guest.seat >= 0 else seats
    ears = Ears(viewer, seats, game.load(), [Heard(*event) for event in guest.events], ended)
    public = Ears(seats, seats, game.load(), [Heard(*event) for event in (gallery or guest).events], ended)
    lines = [line for _, line in sorted(guest.lines.items()) if line["match"] == guest.match]
    book = Book.of(
        Spoken(
            line["line"],
            line["seat"],
            line["event"],
            tuple(msgspec.convert(act, Act) for act in line["acts"]),
            line["form"] == "hands-over",
        )
        for line in lines
        if line["room"] == "table"
    )
    return book.verdicts(sayings_of(game), ears, public)


def told(guest: Guest) -> dict[tuple[int, int], Verdict]:
    return {key: Verdict(*verdict) for key, verdict in guest.verdicts.items()}


def check(guest: Guest, seats: int, ended: bool = False, gallery: Guest | None = None) -> Counter[str]:
    """A guest was told exactly what they can work out."""
    found = worked_out(guest, seats, ended, gallery)
    assert {key: verdict for key, verdict in told(guest).items() if verdict.decided} == {
        key: verdict for key, verdict in found.items() if verdict.decided
    }, f"seat {guest.seat}"
    return Counter(verdict.mark for verdict in found.values())


async def caught_up(guests: list[Guest]) -> None:
    for guest in guests:
        await guest.do("preview", decision=2**31, actions=[])


async def say_something(guest: Guest, dice: Lehmer) -> None:
    """Say one of the things that may be said now."""
    assert guest.game
    offered = guest.game["sayings"]
    if not offered:
        return
    saying = offered[dice.below(len(offered))]
    kinds = {each.name: each for each in sayings_of(find(guest.face["agreement"]["game"]))}
    args = [choices[dice.below(len(choices))] for choices in saying["choices"]]
    act = {"act": kinds[saying["saying"]].act, "saying": saying["saying"], "args": args}
    answer = await guest.do("say", text="", acts=[act])
    if answer["type"] == "refused":  # arguments that do not go together, or a fourth version since
        assert answer["code"] in ("refused-argument", "refused-versions"), answer


async def bargain(guest: Guest, seats: int, dice: Lehmer) -> int:
    """Ask, offer or answer something, aloud or in an ear. Returns how many pacts were made."""
    ear = (guest.seat + 1 + dice.below(seats - 1)) % seats
    whisper = {"form": "whisper", "about": ear} if not dice.below(3) else {}
    answers = [await guest.do("say", text="", acts=[act], **whisper) for act in some_bargains(guest, ear, dice)]
    return sum(answer["type"] == "done" and "accept" in str(guest.lines[answer["line"]]["acts"]) for answer in answers)


@pytest.mark.parametrize("game", TALKING)
def test_everybody_is_told_what_their_own_ears_make_of_it(game: str, tmp_path: Path) -> None:
    marks: Counter[str] = Counter()
    apart = pacts = 0

    async def scenario(server: RunningServer) -> None:
        nonlocal apart, pacts
        for seed in range(6 if game == "whispers" else 1):
            guests = await server.table_of(game, SEATS, seats=SEATS, watch="anyone", whispers=True)
            gallery = await server.watch(guests[0].table, None, "Gil")
            everybody, dice = [*guests, gallery], Lehmer(seed + 5)
            for turn in range(60):
                speaker = guests[dice.below(SEATS)]
                await say_something(speaker, dice)
                pacts += await bargain(speaker, SEATS, dice)
                if guests[0].over:
                    break
                mover = await asked(guests)
                done(await mover.play(mover.legal[dice.below(len(mover.legal))]))
                await level(everybody, mover.stands)
                if mover.game and mover.game["undo"] and not dice.below(3):
                    done(await mover.do("undo"))
                    await level(everybody, mover.stands)
                if turn % 7 == 3:
                    await guests[1].leave()
                    await guests[1].back()
                await caught_up(everybody)
                for guest in everybody:
                    check(guest, SEATS, guest.over, gallery)
                apart += any(told(guest) != told(gallery) for guest in guests)
            if not guests[0].over:
                done(await guests[0].do("propose", topic="end"))
                for guest in guests[1:]:
                    await guest.until(lambda guest=guest: guest.face["votes"])  # type: ignore[misc]
                    done(await guest.do("vote", vote=guest.face["votes"][0]["vote"], yes=True))
                await caught_up(everybody)
            for guest in everybody:
                marks.update(check(guest, SEATS, True, gallery))
                assert len(told(guest)) == len(worked_out(guest, SEATS, True, gallery))

    run_scenario(scenario, tmp_path, lines_per_minute=100_000)
    assert marks["pending"] == 0
    assert marks["kept"]
    assert marks["broken"]
    assert pacts, "nobody deals"
    assert apart, "some know more than others, and are told more"


def test_the_speaker_knows_at_once_and_the_others_when_the_card_is_shown(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("whispers", SEATS, seats=SEATS, options={"first": "A"})
        for guest in guests:
            mover = await asked(guests)
            assert mover is guest
            answer = done(await mover.play(mover.legal[0], say=[claim(3)] if mover is guests[0] else []))
            await level(guests, mover.stands)
        await caught_up(guests)
        line = guests[0].lines[0]
        assert answer["unsaid"] == []
        assert (line["seat"], line["text"], line["event"], line["voice"]) == (0, "", line["acts"][0]["anchor"] + 1, -1)
        assert [set(guest.verdicts) for guest in guests] == [{(0, 0)}, set(), set()]
        done(await guests[1].do("say", text="", acts=[{"act": "doubt", "line": 0}]))
        for guest, amount in zip(guests, (0, 2, 0), strict=True):
            done(await guest.play(TO_BID.of(amount)))
        await caught_up(guests)
        done(await guests[1].play(TO_JUDGE.of(0)))
        await caught_up(guests)
        assert guests[0].verdicts == guests[1].verdicts == guests[2].verdicts != {}
        refused(await guests[2].do("say", text="", acts=[{"act": "doubt", "line": 0}]), "refused-decided")

    run_scenario(scenario, tmp_path)


def test_what_may_not_be_said_with_a_move_is_told_with_the_answer(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("whispers", SEATS, seats=SEATS, options={"first": "A"})
        answer = done(await guests[0].play(guests[0].legal[0], say=[claim(9), claim(1)], cmd_id="with-words"))
        assert (answer["line"], [each["n"] for each in answer["unsaid"]]) == (0, [0])
        (unsaid,) = answer["unsaid"]
        assert unsaid["code"] == "refused-argument"
        assert unsaid["values"]["saying"] == "laid-at-least"
        again = await guests[0].play(guests[0].legal[0] if guests[0].legal else 0, cmd_id="with-words")
        refused(again, "refused-other-body")

    run_scenario(scenario, tmp_path)


def test_a_verdict_that_an_undo_takes_away_is_withdrawn_and_told(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("whispers", SEATS, seats=SEATS, options={"first": "A"})
        done(await guests[0].play(guests[0].legal[0], say=[claim(3)]))
        await caught_up(guests)
        assert guests[0].game
        assert not guests[0].game["undo"]
        assert told(guests[0])[0, 0].mark in ("kept", "broken")
        refused(await guests[0].do("undo"), "refused-undo-spoken")
        done(await guests[0].do("propose", topic="undo"))
        for guest in guests[1:]:
            await guest.until(lambda guest=guest: guest.face["votes"])  # type: ignore[misc]
            done(await guest.do("vote", vote=guest.face["votes"][0]["vote"], yes=True))
        await caught_up(guests)
        for guest in guests:
            assert told(guest) == {(0, 0): Verdict("void", "undone")}
        await guests[0].leave()
        await guests[0].back()
        assert told(guests[0]) == {(0, 0): Verdict("void", "undone")}

    run_scenario(scenario, tmp_path)


def test_where_the_ledger_opens_at_the_end_nothing_is_told_before(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("whispers", SEATS, seats=SEATS, ledger="end")
        mover = await asked(guests)
        done(await mover.play(mover.legal[0], say=[claim(3), promise(2)]))
        await play_out(guests, turns=3)
        await guests[1].leave()
        await guests[1].back()
        assert [guest.verdicts for guest in guests] == [{}] * 3
        await play_out(guests)
        await caught_up(guests)
        for guest in guests:
            assert len(guest.verdicts) == 2
            check(guest, SEATS, ended=True)

    run_scenario(scenario, tmp_path)


def test_a_game_that_is_ended_leaves_nothing_open(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("whispers", SEATS, seats=SEATS)
        done(await guests[0].do("say", text="", acts=[promise(2)]))
        done(await guests[0].do("propose", topic="end"))
        for guest in guests[1:]:
            await guest.until(lambda guest=guest: guest.face["votes"])  # type: ignore[misc]
            done(await guest.do("vote", vote=guest.face["votes"][0]["vote"], yes=True))
        await caught_up(guests)
        assert [told(guest) for guest in guests] == [{(0, 0): Verdict("untested")}] * 3

    run_scenario(scenario, tmp_path)


def test_another_hand_voids_a_promise_for_all_ears(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("whispers", SEATS, seats=SEATS)
        done(await guests[2].do("say", text="", acts=[promise(2)]))
        done(await guests[2].do("resign"))
        await caught_up(guests)
        assert [guest.lines[1]["form"] for guest in guests] == ["hands-over"] * 3
        assert (guests[0].lines[1]["seat"], guests[0].lines[1]["person"], guests[0].lines[1]["name"]) == (2, -1, "")
        assert [told(guest) for guest in guests] == [{(0, 0): Verdict("void", "other-hand")}] * 3
        # after a restart it is so, too
        rows = await server.store.load(guests[0].table)
        assert rows
        assert book_of(rows.lines, 1).said[0].handed_over == rows.lines[1].event

    run_scenario(scenario, tmp_path)


def test_who_comes_back_takes_the_seat_back_from_a_bot_that_promised(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("whispers", SEATS, seats=SEATS, options={"first": "A"})
        table = server.house.tables[guests[0].table]
        await guests[2].leave()
        table.state.stand_ins = frozenset({2})
        acts = [Act("promise", "bids", (1,))]
        await table.change(lambda: speak(table.state, 2, acts, 1, table.services.now()))
        await guests[2].back()
        await guests[0].until(lambda: len(guests[0].lines) == 2)
        assert [line["form"] for line in guests[0].lines.values()] == ["talk", "hands-over"]
        assert told(guests[0]) == {(0, 0): Verdict("void", "other-hand")}

    run_scenario(scenario, tmp_path)


def test_lines_and_verdicts_survive_a_restart(tmp_path: Path) -> None:
    async def before(server: RunningServer) -> None:
        guests = await server.table_of("whispers", SEATS, seats=SEATS, options={"first": "A"})
        done(await guests[0].play(guests[0].legal[0], say=[claim(3)]))
        await caught_up(guests)
        left.append((guests[0].table, guests[0].key, guests[0].lines, guests[0].verdicts))

    async def after(server: RunningServer) -> None:
        table, key, lines, verdicts = left[0]
        guest = await Guest(server, table, key).hello()
        assert (guest.lines, guest.verdicts) == (lines, verdicts)

    left: list[tuple[str, str, dict[int, Any], dict[tuple[int, int], Any]]] = []
    run_scenario(before, tmp_path)
    run_scenario(after, tmp_path)


def test_an_act_is_half_a_line_of_those_a_person_may_say_in_a_minute(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("whispers", SEATS, seats=SEATS)
        bow = {"act": "react", "gesture": "bow"}
        for _ in range(4):
            done(await guests[0].do("say", text="", acts=[bow]))
        refused(await guests[0].do("say", text="", acts=[bow]), "refused-too-fast")
        for _ in range(2):
            done(await guests[1].do("say", text="hello"))
        refused(await guests[1].do("say", text="hello"), "refused-too-fast")

    run_scenario(scenario, tmp_path, lines_per_minute=12)


def test_nobody_is_judged_again_without_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is open is judged when an event was told that can decide it, and never else."""
    judged: list[str] = []
    true_judge = book.judge

    def counting(said: Any, saying: Any, ears: Ears) -> Verdict:
        judged.append(said.saying)
        return true_judge(said, saying, ears)

    monkeypatch.setattr(book, "judge", counting)

    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("whispers", SEATS, seats=SEATS, options={"first": "A"})
        done(await guests[0].do("say", text="", acts=[promise(2)]))
        await caught_up(guests)
        assert judged == ["bids"] * SEATS
        for guest in guests:
            done(await guest.play(guest.legal[0]))
            await caught_up(guests)
        assert judged == ["bids"] * SEATS, "a card that is laid decides no bid"
        for guest in guests:
            done(await guest.play(guest.legal[0]))
        await caught_up(guests)
        assert judged == ["bids"] * SEATS * 2
        await play_out(guests)
        assert judged == ["bids"] * SEATS * 2, "what is decided stays"

    run_scenario(scenario, tmp_path)


def test_open_cards_are_open_ears(tmp_path: Path) -> None:
    """Who watches bots with all cards open is told at once whether they lie."""

    async def scenario(server: RunningServer) -> None:
        host, _ = await server.open("whispers", seats=SEATS, seat=None, bots=dict.fromkeys("ABC", "random"))
        table = server.house.tables[host.table]
        done(await host.do("start"))
        done(await host.do("pause", on=True))
        await host.leave()
        match = table.state.match
        assert match
        again = type(match)(match.game, SEATS, {"first": "A"}, pack=match.pack)
        again.play(0, [again.eyes(0).legal()[0]])
        await begin_at(table, again, table.state.chairs)
        await host.hello(open_cards=True)
        await table.change(lambda: speak(table.state, 0, [Act("claim", "laid-at-least", (2,))], 1, 0))
        await host.until(lambda: bool(host.verdicts))

    run_scenario(scenario, tmp_path, bot_pace=600.0)


def test_a_replay_at_its_own_table_has_what_was_said_and_what_became_of_it(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("whispers", SEATS, seats=SEATS, options={"first": "A"}, watch="anyone")
        gallery = await server.watch(guests[0].table, None, "Gil")
        for guest in guests:
            done(await guest.play(guest.legal[0], say=[claim(2)]))
            await level(guests, guest.stands)
        done(await gallery.do("say", text="they all lie"))
        await play_out(guests)
        await caught_up(guests)
        path, key = f"/api/tables/{guests[0].table}/replay", gallery.key
        found = {}
        for eyes in ("A", "B", "C", "onlooker", "open"):
            status, found[eyes] = await server.get(f"{path}?eyes={eyes}", key=key)
            assert status == 200
            assert [line["line"] for line in found[eyes]["lines"]] == [0, 1, 2], "the gallery talks apart"
        for guest, eyes in zip(guests, "ABC", strict=True):
            assert {(line, n): rest for line, n, *rest in found[eyes]["verdicts"]} == guest.verdicts
        marks = {eyes: [verdict[2] for verdict in part["verdicts"]] for eyes, part in found.items()}
        assert "untested" in marks["onlooker"], "of the cards that were not shown nobody knows"
        assert "untested" not in marks["open"]
        _, later = await server.get(f"{path}?first=1", key=key)
        assert (later["lines"], later["verdicts"]) == ([], [])

    run_scenario(scenario, tmp_path)
