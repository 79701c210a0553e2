"""During the game: undo and votes, the host, standing orders, talk."""

from pathlib import Path

from tests.server.guests import Clock, RunningServer, asked, done, level, refused, run_scenario

# Undo, by the rule and by consent.


def test_undo_by_the_rule_and_by_consent_of_all(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("royal-secrets", 3, seats=3)
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
        done(await first.do("propose", topic="undo"))
        refused(await second.do("propose", topic="undo"), "refused-proposed")
        others = [guest for guest in guests if guest is not first]
        for guest in others:
            await guest.until(lambda guest=guest: bool(guest.face["votes"]))  # type: ignore[misc]
            vote = guest.face["votes"][0]
            done(await guest.do("vote", vote=vote["vote"], yes=True))
        assert second.view == before
        assert second.view["decision"] == decision
        assert first.events[-1][1] == "undo"
        assert not first.face["votes"]
        # and it is so after a restart, too
        found = await server.store.load(first.table)
        assert found
        assert found.moves[-1].action < 0

    run_scenario(scenario, tmp_path)


def test_one_no_is_enough(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("for-the-king", 2, seats=2)
        done(await guests[0].do("propose", topic="end"))
        await guests[1].until(lambda: bool(guests[1].face["votes"]))
        done(await guests[1].do("vote", vote=guests[1].face["votes"][0]["vote"], yes=False))
        assert not guests[1].face["votes"]
        assert guests[1].face["status"] == "playing"

    run_scenario(scenario, tmp_path)


def test_the_game_ends_when_all_agree(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("for-the-king", 2, seats=3)
        done(await guests[0].do("propose", topic="end"))
        await guests[1].until(lambda: bool(guests[1].face["votes"]))
        done(await guests[1].do("vote", vote=guests[1].face["votes"][0]["vote"], yes=True))
        await guests[0].until(lambda: guests[0].face["status"] == "ended")
        refused(await guests[0].do("pause", on=True), "refused-when-ended")

    run_scenario(scenario, tmp_path)


# The host's chair.


def test_who_resigns_leaves_the_seat_to_a_bot_and_the_chair_to_another(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("royal-secrets", 3, seats=3)
        done(await guests[0].do("resign"))
        await guests[1].until(lambda: guests[1].face["chairs"][0]["bot"] == "minister")
        assert guests[1].face["host"] == 1
        refused(await guests[0].do("undo"), "refused-gallery")
        done(await guests[0].do("say", text="good luck"))
        done(await guests[1].do("resign"))
        done(await guests[2].do("resign"))
        await guests[2].until(lambda: guests[2].face["status"] == "ended")

    run_scenario(scenario, tmp_path)


def test_an_orphaned_chair_can_be_taken(tmp_path: Path) -> None:
    clock = Clock()

    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("royal-secrets", 3, seats=3)
        refused(await guests[1].do("make-host", person=1), "refused-host")
        done(await guests[0].do("make-host", person=2))
        assert guests[0].face["host"] == 2
        await guests[2].leave()
        await guests[1].until(lambda: not guests[1].face["people"][2]["here"])
        refused(await guests[1].do("make-host", person=1), "refused-host")
        clock.forward(61, server)
        refused(await guests[1].do("make-host", person=0), "refused-host")
        done(await guests[1].do("make-host", person=1))
        assert guests[1].face["host"] == 1

    run_scenario(scenario, tmp_path, now=clock)


# Standing orders.


def test_a_standing_order_answers_like_a_person_and_is_gone_with_the_lot(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("for-the-king", 3, seats=3)
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
        assert other.game
        assert other.game["order"] == ["pass-lot", 0]
        await other.leave()
        await other.back()
        assert other.game["order"] == ["pass-lot", 0]
        done(await other.do("order", order=""))
        assert other.game["order"] is None
        done(await other.do("order", order="pass-lot"))
        sent = [frame for guest in guests if guest is not other for frame in guest.frames[frames.pop(0) :]]
        # they left and came back, and that is all the others heard
        assert all(b'"type":"table"' in frame for frame in sent)
        rest = [guest for guest in guests if guest is not other]
        while other.game["order"]:
            mover = await asked(rest)
            done(await mover.play(mover.legal[0]))
            await level(guests, mover.stands)
        await other.until(lambda: other.game is not None and other.game["order"] is None)
        assert any(event[1:3] == ["passed", other.seat] for event in other.events)

    run_scenario(scenario, tmp_path)


# Talk.


def test_table_talk_is_kept_and_the_gallery_talks_apart(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, invitation = await server.open(seats=3)
        bob = await server.join(host.table, invitation, "Bob")
        eve = await server.watch(host.table, invitation, "Eve")
        zoe = await server.watch(host.table, invitation, "Zoe")
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

    run_scenario(scenario, tmp_path)
