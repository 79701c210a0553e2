"""The waiting room: seats, names, colours and what was agreed, until the game begins."""

from pathlib import Path

from tests.server.guests import RunningServer, done, refused, run_scenario


def test_following_a_link_takes_no_seat(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, invitation = await server.open(seats=3)
        for path in (f"/t/{host.table}", f"/api/tables/{host.table}", f"/t/{host.table}?invitation={invitation}"):
            await server.get(path, key=invitation)
        status, face = await server.get(f"/api/tables/{host.table}", key=invitation)
        assert (status, [chair["person"] for chair in face["chairs"]]) == (200, [0, -1, -1])

    run_scenario(scenario, tmp_path)


def test_a_seat_is_taken_once_and_a_name_too(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, invitation = await server.open(seats=3)
        bob = await server.join(host.table, invitation, "Bob", seat=2)
        assert bob.seat == 2
        joining = {"name": "Cid", "invitation": invitation}
        status, problem = await server.post(f"/api/tables/{host.table}/join", {**joining, "seat": 2})
        assert (status, problem["code"]) == (409, "refused-seat")
        status, problem = await server.post(f"/api/tables/{host.table}/join", {**joining, "name": " bOB "})
        assert (status, problem["code"]) == (409, "refused-name")
        cid = await server.join(host.table, invitation, "Cid")
        assert cid.seat == 1
        status, problem = await server.post(f"/api/tables/{host.table}/join", {**joining, "name": "Dee"})
        assert (status, problem["code"]) == (409, "refused-seat")

    run_scenario(scenario, tmp_path)


def test_people_change_seats_and_names_and_the_host_what_was_agreed_until_the_game_begins(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, invitation = await server.open("for-the-king", seats=3)
        bob = await server.join(host.table, invitation, "Bob")
        done(await bob.do("sit", seat=2))
        done(await bob.do("rename", name="Robert"))
        refused(await bob.do("agree", clock=30), "refused-host")
        done(await host.do("agree", clock=30, absent="bot", seats=4))
        done(await host.do("bot", seat=1, level="random"))
        refused(await host.do("agree", clock=31), "wrong-clock")
        refused(await host.do("agree", seats=2), "refused-seat")  # Robert sits in one of those that would go
        refused(await bob.do("sit", seat=1), "refused-seat")
        face = host.face
        assert [face["agreement"][name] for name in ("clock", "absent", "seats")] == [30, "bot", 4]
        assert [(c["person"], c["bot"]) for c in face["chairs"]] == [(0, ""), (-1, "random"), (1, ""), (-1, "")]
        assert [guest["name"] for guest in face["people"]] == ["Ann", "Robert"]
        done(await host.do("start"))
        assert [c["bot"] for c in host.face["chairs"]] == ["", "random", "", "minister"]
        refused(await bob.do("sit", seat=1), "refused-when-playing")

    run_scenario(scenario, tmp_path)


def test_people_choose_their_colours_and_bots_and_empty_chairs_give_way(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, invitation = await server.open("for-the-king", seats=3, bots={"C": "random"})
        bob = await server.join(host.table, invitation, "Bob")
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

    run_scenario(scenario, tmp_path)


def test_listed_tables_are_listed_and_open_to_anybody(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        await server.open(name="Hidden")
        listed, _ = await server.open(listed=True)
        _, answer = await server.get("/api/tables")
        assert [table["table"] for table in answer["tables"]] == [listed.table]
        bob = await server.join(listed.table, None, "Bob")  # type: ignore[arg-type]
        assert bob.seat == 1

    run_scenario(scenario, tmp_path)
