"""Strangers stay out: who was not invited takes no seat and learns no invitation; who was removed stays away.

Who gives up a seat sees what an onlooker sees, and the others read who left.
"""

from pathlib import Path

import pytest

from coterie.server.state.names import clean_name, look_alike
from tests.server.guests import Clock, Guest, RunningServer, asked, done, refused, run_scenario


async def opens_to_watchers(server: RunningServer, **agreed: object) -> tuple[Guest, Guest]:
    """A host, and a stranger who came to watch without an invitation."""
    host, _ = await server.open("for-the-king", seats=3, watch="anyone", **agreed)
    return host, await server.watch(host.table, None, "Zoe")


def test_a_stranger_who_watches_takes_no_seat_and_learns_no_invitation(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, stranger = await opens_to_watchers(server)
        refused(await stranger.do("sit", seat=1), "refused-uninvited")
        await stranger.leave()
        await stranger.hello()
        done(await host.do("rename", name="Anne"))
        await stranger.until(lambda: stranger.face["people"][0]["name"] == "Anne")
        heard = b"".join(stranger.frames).decode()
        assert host.invitation
        assert host.invitation not in heard
        assert stranger.invitation is None

    run_scenario(scenario, tmp_path)


def test_who_was_invited_may_watch_first_and_sit_later(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, _ = await opens_to_watchers(server)
        guest = await server.watch(host.table, host.invitation, "Bob")
        assert guest.invitation == host.invitation
        done(await guest.do("sit", seat=1))
        done(await guest.do("sit"))
        done(await guest.do("sit", seat=2))

    run_scenario(scenario, tmp_path)


def test_at_a_listed_table_everybody_may_sit_and_who_sat_there_may_stay(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, guest = await opens_to_watchers(server, listed=True)
        other = await server.watch(host.table, None, "Yan")
        done(await guest.do("sit", seat=1))
        done(await host.do("agree", listed=False))
        await other.until(lambda: other.invitation is None)
        done(await guest.do("sit", seat=2))
        refused(await other.do("sit", seat=1), "refused-uninvited")

    run_scenario(scenario, tmp_path)


def test_the_gallery_comes_along_to_the_next_game_and_stays_a_gallery(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, stranger = await opens_to_watchers(server)
        done(await host.do("start"))
        await host.until(lambda: host.game is not None)
        done(await host.do("propose", topic="end"))
        await host.until(lambda: host.face["status"] == "ended")
        table = done(await host.do("next", game="reigns-council"))["opened"]
        there = await Guest(server, table, stranger.key).hello()
        await Guest(server, table, host.key).hello()
        refused(await there.do("sit", seat=1), "refused-uninvited")
        assert there.invitation is None
        assert server.house.tables[table].invitation not in b"".join(there.frames).decode()
        status, shown = await server.get(f"/api/tables/{table}", key=stranger.key)
        assert status == 200
        assert server.house.tables[table].invitation not in str(shown)

    run_scenario(scenario, tmp_path)


def test_whether_somebody_was_invited_outlives_a_restart(tmp_path: Path) -> None:
    held: list[str] = []

    async def before(server: RunningServer) -> None:
        host, stranger = await opens_to_watchers(server)
        guest = await server.watch(host.table, host.invitation, "Bob")
        held.extend((host.table, stranger.key, guest.key))

    async def afterwards(server: RunningServer) -> None:
        table, stranger, guest = held
        refused(await (await Guest(server, table, stranger).hello()).do("sit", seat=1), "refused-uninvited")
        done(await (await Guest(server, table, guest).hello()).do("sit", seat=1))

    run_scenario(before, tmp_path)
    run_scenario(afterwards, tmp_path)


def test_who_is_removed_does_not_come_back_by_the_same_invitation(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, invitation = await server.open("for-the-king", seats=3, watch="invited")
        guest = await server.join(host.table, invitation, "Zoe")
        bob = await server.join(host.table, invitation, "Bob")
        done(await host.do("remove", person=1))
        await guest.until(lambda: guest.bye is not None)
        for way in ("join", "watch"):
            body = {"name": "Zoe", "invitation": invitation}
            assert (await server.post(f"/api/tables/{host.table}/{way}", body))[0] == 404
        await bob.until(lambda: bob.invitation != invitation)
        assert bob.invitation == host.invitation
        assert host.invitation
        assert host.invitation not in b"".join(guest.frames).decode(), "who is removed hears of no other invitation"
        await server.join(host.table, host.invitation, "Cid")

    run_scenario(scenario, tmp_path)


def test_a_watcher_who_was_not_invited_is_removed_and_the_invitation_stays(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, stranger = await opens_to_watchers(server)
        invitation = host.invitation
        done(await host.do("remove", person=1))
        await stranger.until(lambda: stranger.bye is not None)
        assert host.invitation == invitation

    run_scenario(scenario, tmp_path)


def test_a_host_without_a_seat_is_gone_only_after_the_grace_time(tmp_path: Path) -> None:
    clock = Clock()

    async def scenario(server: RunningServer) -> None:
        host, invitation = await server.open("for-the-king", seats=3, seat=None)
        player = await server.join(host.table, invitation, "Bob")
        clock.forward(3600, server)
        refused(await player.do("make-host", person=1), "refused-host")
        await host.leave()
        await player.until(lambda: not player.face["people"][0]["here"])
        refused(await player.do("make-host", person=1), "refused-host")
        clock.forward(61, server)
        done(await player.do("make-host", person=1))
        assert player.face["host"] == 1

    run_scenario(scenario, tmp_path, now=clock)


def test_who_gives_up_a_seat_sees_what_an_onlooker_sees_from_the_next_frame_on(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        host, invitation = await server.open("royal-secrets", seats=3, watch="invited")
        bob = await server.join(host.table, invitation, "Bob")
        onlooker = await server.watch(host.table, invitation, "Zoe")
        done(await host.do("start"))
        for guest in (host, bob, onlooker):
            await guest.until(lambda guest=guest: guest.game is not None)  # type: ignore[misc]
        leaver = await asked([host, bob])
        frames, name = len(leaver.frames), leaver.face["people"][leaver.seat]["name"]
        done(await leaver.do("say", text="Farewell"))
        done(await leaver.do("resign"))
        assert leaver.game
        seen = [frame for frame in leaver.frames[frames:] if b'"type":"news"' in frame]
        assert len(seen) >= 1, "a leaver is told at once how the game looks from the gallery"
        await level_with(leaver, onlooker)
        assert leaver.game == onlooker.game
        await leaver.until(lambda: bool(leaver.face["leavers"]))
        (left,) = onlooker.face["leavers"]
        assert (left["match"], left["seat"], left["name"]) == (1, leaver.seat, name)
        assert left["event"] <= len(onlooker.events)

    run_scenario(scenario, tmp_path)


async def level_with(guest: Guest, other: Guest) -> None:
    """Wait until two guests have heard the same."""
    while guest.stands != other.stands:
        for each, ahead in ((guest, other), (other, guest)):
            if len(each.events) < len(ahead.events):
                await each.until(lambda each=each, ahead=ahead: len(each.events) >= len(ahead.events))  # type: ignore[misc]


def test_the_lines_of_who_was_removed_keep_their_name(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("for-the-king", 3, seats=3)
        done(await guests[1].do("say", text="Well met"))
        done(await guests[0].do("remove", person=1))
        await guests[2].until(lambda: bool(guests[2].face["leavers"]))
        assert guests[2].face["leavers"][0]["name"] == "Guest 1"
        again = await Guest(server, guests[0].table, guests[2].key).hello()
        assert [line["name"] for line in again.lines.values()] == ["Guest 1"]

    run_scenario(scenario, tmp_path)


# Names.


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Ann", "ann"),
        ("Ann", "Аnn"),  # the first letter is Cyrillic
        ("Ilan", "llan"),
        ("Bob", "B0b"),
        ("Marnie", "Mamie"),
        ("Zoé", "Zoe\u0301"),
        ("paypal", "𝓹𝒶ypal"),
    ],
)
def test_names_that_look_alike(one: str, two: str) -> None:
    assert look_alike(clean_name(one), clean_name(two))


@pytest.mark.parametrize(("one", "two"), [("Ann", "Anna"), ("Zoé", "Zoe"), ("Bob", "Rob"), ("李", "王")])
def test_names_that_do_not(one: str, two: str) -> None:
    assert not look_alike(clean_name(one), clean_name(two))


@pytest.mark.parametrize("text", ["\u3164", "\u2800\u2800", "\u115f\u1160", "\u200d", "\ufe0f", "\U000e0100", "\u034f"])
def test_a_name_that_shows_nothing_is_refused(tmp_path: Path, text: str) -> None:
    async def scenario(server: RunningServer) -> None:
        host, invitation = await server.open("for-the-king", seats=3)
        refused(await host.do("rename", name=text), "wrong-name")
        assert clean_name(f"A{text}nn") == "Ann"
        body = {"name": f"A{text}nn", "invitation": invitation}
        status, problem = await server.post(f"/api/tables/{host.table}/join", body)
        assert (status, problem["code"]) == (409, "refused-name")

    run_scenario(scenario, tmp_path)
