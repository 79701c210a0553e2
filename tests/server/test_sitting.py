"""Around the game: the waiting room, motions, pauses, undo, orders, talk, the host's chair, rematches, watching and replays."""

from pathlib import Path
from typing import Any

import pytest

from coterie.play import Record, replay
from tests.server.guests import Clock, Guest, Inn, level, play_out, story


def refused(answer: dict[str, Any], code: str) -> None:
    assert (answer["type"], answer.get("code")) == ("refused", code)


def done(answer: dict[str, Any]) -> dict[str, Any]:
    assert answer["type"] == "done", answer
    return answer


async def asked(guests: list[Guest]) -> Guest:
    """Whoever is asked."""
    for guest in guests:
        await guest.until(lambda: any(other.legal for other in guests))
    return next(guest for guest in guests if guest.legal)


# The waiting room.


def test_following_a_link_takes_no_seat(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        host, invitation = await inn.open(seats=3)
        for path in (f"/t/{host.table}", f"/api/tables/{host.table}", f"/t/{host.table}?invitation={invitation}"):
            await inn.get(path, key=invitation)
        status, face = await inn.get(f"/api/tables/{host.table}", key=invitation)
        assert (status, [chair["person"] for chair in face["chairs"]]) == (200, [0, -1, -1])

    story(told, tmp_path)


def test_a_seat_is_taken_once_and_a_name_too(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        host, invitation = await inn.open(seats=3)
        bob = await inn.join(host.table, invitation, "Bob", seat=2)
        assert bob.seat == 2
        joining = {"name": "Cid", "invitation": invitation}
        status, problem = await inn.post(f"/api/tables/{host.table}/join", {**joining, "seat": 2})
        assert (status, problem["code"]) == (409, "refused-seat")
        status, problem = await inn.post(f"/api/tables/{host.table}/join", {**joining, "name": " bOB "})
        assert (status, problem["code"]) == (409, "refused-name")
        cid = await inn.join(host.table, invitation, "Cid")
        assert cid.seat == 1
        status, problem = await inn.post(f"/api/tables/{host.table}/join", {**joining, "name": "Dee"})
        assert (status, problem["code"]) == (409, "refused-seat")

    story(told, tmp_path)


def test_people_change_seats_and_names_and_the_host_what_was_agreed_until_the_game_begins(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        host, invitation = await inn.open("for-the-king", seats=3)
        bob = await inn.join(host.table, invitation, "Bob")
        done(await bob.do("sit", seat=2))
        done(await bob.do("rename", name="Robert"))
        refused(await bob.do("agree", clock=30), "refused-host")
        done(await host.do("agree", clock=30, absent="bot", seats=4))
        done(await host.do("bot", seat=1, level="random"))
        refused(await host.do("agree", clock=31), "wrong-clock")
        refused(await host.do("agree", seats=2), "refused-seat")  # Robert sits in one of those that would go
        refused(await bob.do("sit", seat=1), "refused-seat")
        face = host.face
        assert (face["clock"], face["absent"], face["seats"]) == (30, "bot", 4)
        assert [(c["person"], c["bot"]) for c in face["chairs"]] == [(0, ""), (-1, "random"), (1, ""), (-1, "")]
        assert [guest["name"] for guest in face["people"]] == ["Ann", "Robert"]
        done(await host.do("start"))
        assert [c["bot"] for c in host.face["chairs"]] == ["", "random", "", "courtier"]
        refused(await bob.do("sit", seat=1), "refused-when-playing")

    story(told, tmp_path)


def test_people_choose_their_colours_and_bots_and_empty_chairs_give_way(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        host, invitation = await inn.open("for-the-king", seats=3, bots={"C": "random"})
        bob = await inn.join(host.table, invitation, "Bob")
        worn = lambda: [chair["colour"] for chair in host.face["chairs"]]  # noqa: E731
        assert worn() == [0, 1, 2]
        refused(await bob.do("colour", colour=0), "refused-colour")  # Ann wears it
        done(await bob.do("colour", colour=2))
        assert worn() == [0, 2, 1]  # the bot has Bob's for it
        done(await bob.do("colour", colour=5))
        done(await bob.do("colour", colour=5))
        assert worn() == [0, 5, 1]
        done(await host.do("colour", colour=2))
        done(await host.do("agree", seats=4))
        assert worn() == [2, 5, 1, 3]  # nobody who comes later wears what somebody wears
        done(await host.do("start"))
        assert worn() == [2, 5, 1, 3]
        refused(await bob.do("colour", colour=4), "refused-when-playing")

    story(told, tmp_path)


def test_listed_tables_are_listed_and_open_to_anybody(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        await inn.open(name="Hidden")
        listed, _ = await inn.open(listed=True)
        _, answer = await inn.get("/api/tables")
        assert [table["table"] for table in answer["tables"]] == [listed.table]
        bob = await inn.join(listed.table, None, "Bob")  # type: ignore[arg-type]
        assert bob.seat == 1

    story(told, tmp_path)


# Bots.


@pytest.mark.parametrize("game", ["royal-secrets", "for-the-king", "reigns-council"])
def test_one_person_plays_with_bots_to_the_end(tmp_path: Path, game: str) -> None:
    async def told(inn: Inn) -> None:
        host, _ = await inn.open(game, seats=3, bots={"B": "courtier"})
        done(await host.do("start"))
        await host.until(lambda: host.sight is not None)
        while not host.over:
            await host.until(lambda: host.over or bool(host.legal))
            if host.legal:
                done(await host.play(host.legal[0]))
        assert inn.house.backstage.thinkers.outcomes["thought"] > 3

    story(told, tmp_path)


def test_a_bot_that_fails_is_replaced_by_a_simple_move(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        await inn.house.backstage.thinkers.close()  # from now on no bot gives an answer
        host, _ = await inn.open(seats=3)
        done(await host.do("start"))
        for _ in range(5):
            await host.until(lambda: bool(host.legal))
            done(await host.play(host.legal[0]))

    story(told, tmp_path)


# Undo, by the rule and by consent.


def test_undo_by_the_rule_and_by_consent_of_all(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        guests = await inn.company("royal-secrets", 3, seats=3)
        first = await asked(guests)
        before = first.view
        done(await first.play(first.legal[0]))
        done(await first.do("undo"))  # nobody has done or learned anything since
        assert first.view == before
        done(await first.play(first.legal[0]))
        done(await first.play(first.legal[0]))  # go somewhere, and hand on
        await level(guests, first.stands)
        second = await asked([guest for guest in guests if guest is not first])
        before, decision = second.view, second.view["decision"]
        done(await second.play(second.legal[0]))
        refused(await first.do("undo"), "refused-undo")
        done(await first.do("propose", motion="undo"))
        refused(await second.do("propose", motion="undo"), "refused-proposed")
        others = [guest for guest in guests if guest is not first]
        for guest in others:
            await guest.until(lambda guest=guest: bool(guest.face["motions"]))  # type: ignore[misc]
            motion = guest.face["motions"][0]
            done(await guest.do("vote", motion=motion["motion"], yes=True))
        assert second.view == before
        assert second.view["decision"] == decision
        assert first.events[-1][1] == "undo"
        assert not first.face["motions"]
        # and it is so after a restart, too
        found = await inn.store.load(first.table)
        assert found
        assert found.moves[-1].action < 0

    story(told, tmp_path)


def test_one_no_is_enough(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        guests = await inn.company("for-the-king", 2, seats=2)
        for motion in ("end",):
            done(await guests[0].do("propose", motion=motion))
            await guests[1].until(lambda: bool(guests[1].face["motions"]))
            done(await guests[1].do("vote", motion=guests[1].face["motions"][0]["motion"], yes=False))
            assert not guests[1].face["motions"]
        assert guests[1].face["status"] == "playing"

    story(told, tmp_path)


def test_the_game_ends_when_all_agree(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        guests = await inn.company("for-the-king", 2, seats=3)
        done(await guests[0].do("propose", motion="end"))
        await guests[1].until(lambda: bool(guests[1].face["motions"]))
        done(await guests[1].do("vote", motion=guests[1].face["motions"][0]["motion"], yes=True))
        await guests[0].until(lambda: guests[0].face["status"] == "ended")
        refused(await guests[0].do("pause", on=True), "refused-when-ended")

    story(told, tmp_path)


# Pauses, clocks and leavers.


def test_nothing_moves_during_a_pause_and_the_clock_stands_still(tmp_path: Path) -> None:
    clock = Clock()

    async def told(inn: Inn) -> None:
        guests = await inn.company("for-the-king", 2, seats=2, clock=30, absent="bot")
        mover = await asked(guests)
        due = mover.sight and mover.sight["due"]
        assert due == clock.ms + 30_000
        done(await guests[0].do("pause", on=True))
        refused(await mover.play(mover.legal[0]), "refused-paused")
        clock.forward(3600, inn)
        done(await guests[1].do("pause", on=False))
        await mover.leave()
        await mover.back()
        assert mover.sight
        assert mover.sight["due"] == due + 3_600_000
        assert not any(chair["standing_in"] for chair in mover.face["chairs"])
        done(await mover.play(mover.legal[0]))

    story(told, tmp_path, now=clock)


def test_the_time_the_house_was_closed_counts_for_nobody(tmp_path: Path) -> None:
    clock = Clock()
    keep: dict[str, Any] = {}

    async def begin(inn: Inn) -> None:
        guests = await inn.company("for-the-king", 2, seats=2, clock=30, absent="bot")
        mover = await asked(guests)
        clock.ms += 10_000
        keep.update(table=mover.table, key=mover.key, due=mover.sight and mover.sight["due"], seat=mover.seat)

    async def go_on(inn: Inn) -> None:
        mover = await Guest(inn, keep["table"], keep["key"]).hello()
        assert mover.sight
        assert mover.sight["due"] == keep["due"] + 3_600_000
        clock.forward(19, inn)
        assert not mover.face["chairs"][keep["seat"]]["standing_in"]
        clock.forward(2, inn)
        await mover.until(lambda: mover.face["chairs"][keep["seat"]]["standing_in"])

    story(begin, tmp_path, now=clock)
    clock.ms += 3_600_000
    story(go_on, tmp_path, now=clock)


def test_when_time_is_up_a_bot_stands_in_until_the_player_returns(tmp_path: Path) -> None:
    clock = Clock()

    async def told(inn: Inn) -> None:
        guests = await inn.company("for-the-king", 2, seats=2, clock=30, absent="bot")
        mover = await asked(guests)
        seat, events = mover.seat, len(mover.events)
        clock.forward(29, inn)
        assert not any(chair["standing_in"] for chair in mover.face["chairs"])
        clock.forward(2, inn)
        await mover.until(lambda: mover.face["chairs"][seat]["standing_in"])
        await mover.until(lambda: len(mover.events) > events)  # it was answered
        done(await mover.do("back"))
        assert not mover.face["chairs"][seat]["standing_in"]

    story(told, tmp_path, now=clock)


def test_who_is_gone_past_the_grace_time_is_voted_on(tmp_path: Path) -> None:
    clock = Clock()

    async def told(inn: Inn) -> None:
        guests = await inn.company("royal-secrets", 3, seats=3, absent="vote")
        mover = await asked(guests)
        others = [guest for guest in guests if guest is not mover]
        await mover.leave()
        await others[0].until(lambda: not others[0].face["people"][others[0].face["chairs"][mover.seat]["person"]]["here"])
        clock.forward(59, inn)
        clock.forward(2, inn)
        for guest in others:
            await guest.until(lambda guest=guest: bool(guest.face["motions"]))  # type: ignore[misc]
        motion = others[0].face["motions"][0]
        assert (motion["kind"], motion["seat"], len(motion["voters"])) == ("stand-in", mover.seat, 2)
        done(await others[0].do("vote", motion=motion["motion"], yes=True))
        assert not others[0].face["chairs"][mover.seat]["standing_in"]  # one of two is not more than half
        done(await others[1].do("vote", motion=motion["motion"], yes=True))
        await others[0].until(lambda: others[0].face["chairs"][mover.seat]["standing_in"])
        await mover.back()
        await others[0].until(lambda: not others[0].face["chairs"][mover.seat]["standing_in"])

    story(told, tmp_path, now=clock)


def test_who_joined_and_never_came_is_gone_too(tmp_path: Path) -> None:
    clock = Clock()

    async def told(inn: Inn) -> None:
        host, invitation = await inn.open("for-the-king", seats=2, absent="bot", options={"first": "B"})
        status, _ = await inn.post(f"/api/tables/{host.table}/join", {"name": "Bob", "invitation": invitation})
        assert status == 201
        done(await host.do("start"))
        events = len(host.events)
        clock.forward(59, inn)
        assert not host.face["chairs"][1]["standing_in"]
        clock.forward(2, inn)
        await host.until(lambda: host.face["chairs"][1]["standing_in"] and len(host.events) > events)

    story(told, tmp_path, now=clock)


def test_who_plays_on_the_same_device_is_here_as_long_as_it_is_and_hears_nothing(tmp_path: Path) -> None:
    clock = Clock()

    async def told(inn: Inn) -> None:
        guests = await inn.company("for-the-king", 3, seats=3, absent="bot")
        other = await asked(guests)
        ann, far = (guest for guest in guests if guest is not other)
        await ann.leave()
        await other.leave()
        frames = len(other.frames)
        await ann.hello(beside=[other.key, "A-key-that-opens-nothi"])
        await far.until(lambda: all(guest["here"] for guest in far.face["people"]))
        clock.forward(3600, inn)
        assert not far.face["chairs"][other.seat]["standing_in"]  # they may take their time, as if they held the device
        assert len(other.frames) == frames
        await ann.leave()
        await far.until(lambda: sum(guest["here"] for guest in far.face["people"]) == 1)
        clock.forward(61, inn)
        await far.until(lambda: bool(far.face["chairs"][other.seat]["standing_in"]))
        await ann.hello(beside=[other.key])
        await far.until(lambda: not far.face["chairs"][other.seat]["standing_in"])

    story(told, tmp_path, now=clock)


def test_a_table_that_agreed_to_wait_waits(tmp_path: Path) -> None:
    clock = Clock()

    async def told(inn: Inn) -> None:
        guests = await inn.company("for-the-king", 2, seats=2, clock=30)
        mover = await asked(guests)
        clock.forward(100_000, inn)
        assert mover.legal
        assert not inn.house.tables[mover.table].attendance.busy
        assert not any(chair["standing_in"] for chair in mover.face["chairs"])

    story(told, tmp_path, now=clock)


def test_who_plays_with_bots_alone_has_all_the_time_there_is(tmp_path: Path) -> None:
    clock = Clock()

    async def told(inn: Inn) -> None:
        host, _ = await inn.open("for-the-king", seats=2, clock=30, absent="bot")
        done(await host.do("start"))
        await host.until(lambda: bool(host.legal))
        clock.forward(100_000, inn)
        assert host.legal
        assert not host.face["chairs"][0]["standing_in"]

    story(told, tmp_path, now=clock)


def test_who_resigns_leaves_the_seat_to_a_bot_and_the_chair_to_another(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        guests = await inn.company("royal-secrets", 3, seats=3)
        done(await guests[0].do("resign"))
        await guests[1].until(lambda: guests[1].face["chairs"][0]["bot"] == "courtier")
        assert guests[1].face["host"] == 1
        refused(await guests[0].do("undo"), "refused-gallery")
        done(await guests[0].do("say", text="good luck"))
        done(await guests[1].do("resign"))
        done(await guests[2].do("resign"))
        await guests[2].until(lambda: guests[2].face["status"] == "ended")

    story(told, tmp_path)


def test_an_orphaned_chair_can_be_taken(tmp_path: Path) -> None:
    clock = Clock()

    async def told(inn: Inn) -> None:
        guests = await inn.company("royal-secrets", 3, seats=3)
        refused(await guests[1].do("chair", person=1), "refused-host")
        done(await guests[0].do("chair", person=2))
        assert guests[0].face["host"] == 2
        await guests[2].leave()
        await guests[1].until(lambda: not guests[1].face["people"][2]["here"])
        refused(await guests[1].do("chair", person=1), "refused-host")
        clock.forward(61, inn)
        refused(await guests[1].do("chair", person=0), "refused-host")
        done(await guests[1].do("chair", person=1))
        assert guests[1].face["host"] == 1

    story(told, tmp_path, now=clock)


# Standing orders.


def test_a_standing_order_answers_like_a_person_and_is_gone_with_the_lot(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        guests = await inn.company("for-the-king", 3, seats=3)
        refused(await guests[0].do("order", order="bid-up-to", amount=3), "refused-no-lot")
        for _ in range(2000):
            mover = await asked(guests)
            if mover.view["step"] == "bid":
                break
            done(await mover.play(mover.legal[0]))
        other = next(guest for guest in guests if not guest.legal)
        refused(await other.do("order", order="nonsense"), "refused-no-order")
        refused(await other.do("order", order="bid-up-to", amount=9999), "refused-amount")
        frames = [len(guest.frames) for guest in guests if guest is not other]
        done(await other.do("order", order="pass-lot"))
        assert other.sight
        assert other.sight["order"] == ["pass-lot", 0]
        await other.leave()
        await other.back()
        assert other.sight["order"] == ["pass-lot", 0]
        done(await other.do("order", order=""))
        assert other.sight["order"] is None
        done(await other.do("order", order="pass-lot"))
        sent = [frame for guest in guests if guest is not other for frame in guest.frames[frames.pop(0) :]]
        assert all(b'"type":"table"' in frame for frame in sent)  # they left and came back, and that is all the others heard
        rest = [guest for guest in guests if guest is not other]
        while other.sight["order"]:
            mover = await asked(rest)
            done(await mover.play(mover.legal[0]))
            await level(guests, mover.stands)
        await other.until(lambda: other.sight is not None and other.sight["order"] is None)
        assert any(event[1:3] == ["passed", other.seat] for event in other.events)

    story(told, tmp_path)


# Talk.


def test_table_talk_is_kept_and_the_gallery_talks_apart(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        host, invitation = await inn.open(seats=3)
        bob = await inn.join(host.table, invitation, "Bob")
        eve = await inn.watch(host.table, invitation, "Eve")
        zoe = await inn.watch(host.table, invitation, "Zoe")
        done(await host.do("say", text="  I swear\n I hold \u202eno secrets\x07 "))
        done(await eve.do("say", text="he lies"))
        await bob.until(lambda: bool(bob.lines))
        await zoe.until(lambda: len(zoe.lines) == 2)
        assert [line["text"] for line in bob.lines.values()] == ["I swear I hold no secrets"]
        assert [line["room"] for line in zoe.lines.values()] == ["table", "gallery"]
        refused(await bob.do("hush", line=0), "refused-host")
        done(await host.do("mute", person=1, on=True))
        refused(await bob.do("say", text="no"), "refused-muted")
        done(await host.do("hush", line=1))
        await zoe.until(lambda: zoe.lines[1]["text"] == "")
        done(await host.do("remove", person=3))
        await zoe.leave()
        assert (zoe.closed, zoe.bye and zoe.bye["code"]) == (4403, "removed")
        await bob.leave()
        await bob.hello()
        assert [line["text"] for line in bob.lines.values()] == ["I swear I hold no secrets"]

    story(told, tmp_path)


# Afterwards.


def test_a_rematch_has_the_same_seats_and_the_next_one_first(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        guests = await inn.company("royal-secrets", 3, seats=3, options={"first": "C"})
        refused(await guests[0].do("rematch"), "refused-when-playing")
        await play_out(guests)
        await guests[1].until(lambda: guests[1].face["status"] == "over")
        refused(await guests[1].do("rematch"), "refused-host")
        done(await guests[0].do("rematch"))
        for guest in guests:
            await guest.until(lambda guest=guest: guest.match == 2 and not guest.over)  # type: ignore[misc]
        match = inn.house.tables[guests[0].table].match
        assert match
        assert match.options["first"] == "A"
        await play_out(guests, seed=2)
        status, record = await inn.get(f"/api/tables/{guests[0].table}/record?match=1", key=guests[0].key)
        assert (status, record["options"]["first"]) == (200, "C")

    story(told, tmp_path)


def test_a_finished_game_is_replayed_through_any_eyes_and_its_record_replays(tmp_path: Path) -> None:
    async def told(inn: Inn) -> None:
        guests = await inn.company("royal-secrets", 3, seats=3)
        path, key = f"/api/tables/{guests[0].table}", guests[0].key
        await play_out(guests, turns=10)
        status, public = await inn.get(f"{path}/record", key=key)
        assert status == 200
        assert "seal" not in public
        assert any(move.endswith("?") for move in public["moves"])
        status, problem = await inn.get(f"{path}/replay", key=key)
        assert (status, problem["code"]) == (409, "refused-goes-on")
        await play_out(guests)
        await guests[0].until(lambda: guests[0].face["status"] == "over")
        _, record = await inn.get(f"{path}/record", key=key)
        text = Record({k: v for k, v in record.items() if k not in ("moves", "result", "seal")}, record["moves"], record["result"]).dumps()
        match = replay(Record.loads(text))
        assert match.scores == guests[0].view["scores"]
        for eyes in ("A", "onlooker", "open"):
            _, part = await inn.get(f"{path}/replay?eyes={eyes}&first=0&count=100", key=key)
            assert part["turns"][0]["n"] == 0
            assert len(part["turns"]) == 100
        _, last = await inn.get(f"{path}/replay?eyes=B&first={part['moves']}&count=1", key=key)
        assert last["turns"][0]["view"] == guests[1].view
        status, _ = await inn.get(f"{path}/replay?eyes=Z", key=key)
        assert status == 400

    story(told, tmp_path)


def test_a_personal_link_brings_a_player_back_after_a_restart(tmp_path: Path) -> None:
    keep: dict[str, Any] = {}

    async def begin(inn: Inn) -> None:
        guests = await inn.company("for-the-king", 2, seats=3)
        await guests[0].do("say", text="until tomorrow")
        for _ in range(10):
            mover = next((guest for guest in guests if guest.legal), None)
            if mover:
                done(await mover.play(mover.legal[0]))
        keep.update(table=guests[0].table, key=guests[0].key, scores=guests[0].face)

    async def go_on(inn: Inn) -> None:
        guest = await Guest(inn, keep["table"], keep["key"]).hello()
        assert guest.seat == 0
        assert [line["text"] for line in guest.lines.values()] == ["until tomorrow"]
        assert guest.view["seats"] == 3

    story(begin, tmp_path)
    story(go_on, tmp_path)


def test_idle_tables_expire(tmp_path: Path) -> None:
    clock = Clock()

    async def told(inn: Inn) -> None:
        waiting, _ = await inn.open()
        guests = await inn.company("for-the-king", 2, seats=2)
        for guest in (waiting, *guests):
            await guest.leave()
        clock.forward(23 * 3600, inn)
        await inn.house.sweep()
        assert {await _status(inn, waiting), await _status(inn, guests[0])} == {"waiting", "playing"}
        clock.forward(2 * 3600, inn)
        await inn.house.sweep()
        assert (await _status(inn, waiting), await _status(inn, guests[0])) == ("closed", "playing")
        clock.forward(30 * 86400, inn)
        await inn.house.find(guests[0].table)
        await inn.house.sweep()
        assert await _status(inn, guests[0]) == "closed"

    story(told, tmp_path, now=clock)


async def _status(inn: Inn, guest: Guest) -> str:
    status, face = await inn.get(f"/api/tables/{guest.table}", key=guest.key)
    assert status == 200
    found: str = face["status"]
    return found
