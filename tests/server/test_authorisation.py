"""Who may do what: every message in every state of a table, by everybody who may be at it and by those who may not.

The rows below are what was agreed. Nothing else succeeds, and what fails changes nothing, neither in memory nor on the
disk.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import aiohttp
import pytest

from coterie.server.commands import COMMANDS
from coterie.server.protocol import messages
from coterie.server.state.window import OpenWindow
from coterie.server.tables import keys, tickets
from coterie.talk.windows import READY
from tests.server.guests import PATIENCE, Guest, RunningServer, run_scenario
from tests.server.scenes import GUESTS, INVITED, SEATED, STATUSES, Scene, done, scene

pytestmark = pytest.mark.slow

ALWAYS = STATUSES
GAME = ("playing", "paused")
BEGUN = (*GAME, "over", "ended")
# as they are said here: there is no order to revoke, nobody was away, the bot is the same
QUIET = ("preview", "openings", "order", "back", "bot")


@dataclass(frozen=True)
class Row:
    """Who may say a message, when, what it says for instance, and what must have happened for it to make sense."""

    who: tuple[str, ...]
    when: tuple[str, ...]
    said: Callable[[Scene, str], dict[str, Any]]
    prelude: Callable[[Scene], Awaitable[None]] | None = None


async def an_answer(it: Scene) -> None:
    """Who was asked first takes a card of several from the centre, and can take that back."""
    first = it.guests["asked"]
    while it.host.face["status"] == "playing" and not (first.game and first.game["undo"]):
        mover = next((guest for guest in it.guests.values() if guest.legal), None)
        if mover is None:
            await asyncio.sleep(0)  # a bot deals
        else:
            await mover.play(mover.legal[-1])


async def a_vote(it: Scene) -> None:
    """The host proposes something: during a game its end, after one another."""
    if it.host.face["status"] == "playing":
        await done(it.host, "propose", topic="end")
    else:
        await done(it.host, "rematch")


async def a_window(it: Scene) -> None:
    """People talk before they answer, and the bot is not ready for a long time."""
    state, now = it.server.state(it.table), it.server.house.services.now()
    if state.playing:
        later = now + 3_600_000
        state.window = OpenWindow("lot", READY, 1, 0, 0, now, later - 3_500_000, concerned={3: (later, -1)})


def the_vote(**said: Any) -> Callable[[Scene, str], dict[str, Any]]:
    return lambda it, visitor: {"vote": next((vote["vote"] for vote in it.host.face["votes"]), 1), **said}


def answer(it: Scene, visitor: str) -> dict[str, Any]:
    """The right answer, whoever gives it."""
    guest = it.guests["asked"]
    return {"decision": max(0, guest.view["decision"]) if guest.game else 0, "actions": guest.legal[:1] or [0]}


def plain(**said: Any) -> Callable[[Scene, str], dict[str, Any]]:
    return lambda it, visitor: said


ROWS = {
    "hello": Row((), (), lambda it, visitor: {"key": it.guests[visitor].key}),
    "play": Row(("asked",), ("playing",), answer),
    "preview": Row(("asked",), GAME, answer),
    "openings": Row(GUESTS, ALWAYS, plain(seat=1)),
    "drop": Row((), (), plain()),
    "ready": Row(SEATED, ("playing",), plain(), a_window),
    "more": Row(SEATED, ("playing",), plain(), a_window),
    "order": Row(SEATED, ("playing",), plain(order="")),
    "undo": Row(("asked",), ("playing",), plain(), an_answer),
    "propose": Row(SEATED, GAME, plain(topic="end")),
    "vote": Row(SEATED, BEGUN, the_vote(yes=False), a_vote),
    "withdraw": Row(("host",), BEGUN, the_vote(), a_vote),
    "say": Row((*SEATED, "spectator", "uninvited"), ALWAYS, plain(text="Well met")),
    "start": Row(("host",), ("waiting",), plain()),
    "rematch": Row(("host",), ("over", "ended"), plain()),
    "next": Row(("host",), ("over", "ended"), plain(game="reigns-council")),
    "resign": Row(SEATED, GAME, plain()),
    "pause": Row(SEATED, GAME, lambda it, visitor: {"on": not it.host.face["paused"]}),
    "back": Row(SEATED, GAME, plain()),
    "sit": Row(INVITED, ("waiting",), plain(seat=4)),
    "bot": Row(("host",), ALWAYS, plain(seat=3, level="random")),
    "pace": Row(("host",), ALWAYS, lambda it, visitor: {"pace": "leisurely"}),
    "make-host": Row(("host",), ALWAYS, lambda it, visitor: {"person": it.person("other")}),
    "rename": Row(GUESTS, ("waiting",), plain(name="Somebody else")),
    "colour": Row(SEATED, ("waiting",), plain(colour=5)),
    "agree": Row(("host",), ("waiting",), plain(listed=True, clock=30)),
    "mute": Row(("host",), ALWAYS, lambda it, visitor: {"person": it.person("spectator"), "on": True}),
    "remove": Row(("host",), ALWAYS, lambda it, visitor: {"person": it.person("spectator")}),
    "hush": Row(("host",), ALWAYS, plain(line=0)),
}


def tags(union: Any) -> set[str]:
    """The names of the messages of a union of them."""
    return {kind.__struct_config__.tag for kind in get_args(union)}


def test_every_message_has_a_row_and_every_command_a_rule() -> None:
    assert tags(messages.FromClient) == set(ROWS)
    commands = {kind for kind in get_args(messages.FromClient) if issubclass(kind, messages.Command)}
    assert commands == set(COMMANDS)


def test_a_message_without_a_row_is_found() -> None:
    class Bribe(messages.Command, tag="bribe"):
        """Planted."""

    assert tags(messages.FromClient | Bribe) - set(ROWS) == {"bribe"}


async def says(guest: Guest, what: str, said: dict[str, Any]) -> bool:
    """Whether a message is obeyed."""
    if what == "hello":  # is said once: the socket is closed
        await guest.send({"type": "hello", **said})
        with pytest.raises(AssertionError, match="closed: 4400"):
            await guest.until(lambda: False)
        await guest.hello()
        return False
    if what == "openings":  # has no number: everybody may know the answer
        guest.openings.clear()
        await guest.send({"type": what, **said})
        await guest.until(lambda: said["seat"] in guest.openings)
        return True
    told = await guest.do(what, **said)
    if told["type"] == "refused":
        assert told["text"], "a refusal says why"
        assert told["code"].startswith("refused"), told
    return told["refused"] == -1 if told["type"] == "preview" else told["type"] == "done"


async def nobody_does_what_is_not_theirs(server: RunningServer, status: str) -> None:
    """Everybody says everything that is not theirs to say, in vain."""
    for prelude in (None, an_answer, a_vote, a_window):
        it = await scene(server, status, prelude)
        for what, row in ROWS.items():
            if row.prelude is not prelude:
                continue
            for visitor in GUESTS:
                if visitor in row.who and status in row.when:
                    continue
                before = await it.known()
                assert not await says(it.guests[visitor], what, row.said(it, visitor)), (
                    f"{visitor} may not {what} when {status}"
                )
                assert await it.known() == before, f"{visitor} changed something by {what} when {status}"
        check_nothing_was_told(it)


@pytest.mark.parametrize("status", STATUSES)
def test_no_guest_does_what_is_not_theirs(tmp_path: Path, status: str) -> None:
    run_scenario(lambda server: nobody_does_what_is_not_theirs(server, status), tmp_path)


async def everybody_does_what_is_theirs(server: RunningServer, status: str) -> None:
    """Everybody says everything that is theirs to say."""
    for what, row in ROWS.items():
        for visitor in row.who if status in row.when else ():
            it = await scene(server, status, row.prelude)
            before = await it.known()
            assert await says(it.guests[visitor], what, row.said(it, visitor)), f"{visitor} may {what} when {status}"
            assert (await it.known() == before) == (what in QUIET), f"{what} does something"
            check_nothing_was_told(it)
            await it.leave()


@pytest.mark.parametrize("status", STATUSES)
def test_every_guest_does_what_is_theirs(tmp_path: Path, status: str) -> None:
    run_scenario(lambda server: everybody_does_what_is_theirs(server, status), tmp_path)


@pytest.mark.parametrize("status", ["waiting", "playing"])
def test_a_host_without_a_seat_has_the_rights_of_the_host_and_none_of_a_player(tmp_path: Path, status: str) -> None:
    """Nobody takes their chair while they are here."""

    async def scenario(server: RunningServer) -> None:
        for what, row in ROWS.items():
            if what == "hello" or row.prelude:
                continue
            it = await scene(server, "waiting")
            await done(it.host, "sit")
            if status == "playing":
                await done(it.host, "start")
                await it.host.until(lambda it=it: it.host.game is not None)  # type: ignore[misc]
            may = "host" in row.who and row.who is not SEATED and status in row.when
            before = await it.known()
            assert await says(it.host, what, row.said(it, "host")) == may, f"a host without a seat, {what}, {status}"
            assert (await it.known() != before) == (may and what not in QUIET)
            other = it.guests["other"]
            if what != "make-host":
                assert not await says(other, "make-host", {"person": it.person("other")})
            await it.leave()

    run_scenario(scenario, tmp_path)


def check_nothing_was_told(it: Scene) -> None:
    """Nobody is told a key, nor what is kept of one; and who only watches is not told how to get in."""
    house = it.server.house
    held = [it.removed, *[guest.key for guest in it.guests.values()]]
    digests = [keys.digest(key) for key in held]
    secrets = [*held, *[d.hex() for d in digests], house.owner_key(), house.owner_token]
    for name, guest in it.guests.items():
        heard = b"".join(guest.frames).decode()
        assert not [secret for secret in secrets if secret in heard]
        if name == "uninvited" and not it.host.face["agreement"]["listed"]:
            assert house.seal.invitation(it.table) not in heard
            assert it.invitation not in heard


# Those who may not come in.


@dataclass(frozen=True)
class Outsider:
    """Somebody who is not let in: what they bring, from which page they come, and how they are sent away."""

    hello: dict[str, Any] | None
    origin: str | None
    code: int  # of the socket; of the answer, if it never opens


BAD_KEY, BAD_MESSAGE, FORBIDDEN = 4401, 4400, 403


async def outsiders(it: Scene, elsewhere: Scene) -> dict[str, Outsider]:
    """Everybody who tries."""
    house, table = it.server.house, it.server.state(it.table)
    home = it.server.url
    mine = it.guests["asked"].key
    port = home.rpartition(":")[2]

    async def ticket(place: Scene, key: str) -> str:
        status, body = await it.server.post(f"/api/tables/{place.table}/ticket", key=key)
        assert status == 201, body
        return str(body["ticket"])

    used = await ticket(it, mine)
    ws = await it.server.session.ws_connect(f"{home}/api/tables/{it.table}/socket")
    await ws.send_str(json.dumps({"type": "hello", "ticket": used}))
    assert json.loads((await ws.receive()).data)["seat"] == 1, "a ticket opens a socket for the seat it was given to"
    await ws.close()
    foreign = await ticket(elsewhere, elsewhere.host.key)
    tried = await ticket(it, mine)
    assert house.tickets.take(tried, elsewhere.table, it.server.state(elsewhere.table).people) is None
    gone = next(person for person in table.people.values() if not person.key)
    of_the_removed = house.tickets.give(it.table, gone)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tickets, "TICKET", -1.0)
        expired = await ticket(it, mine)
    bad_origins = [
        "null", "", "http://elsewhere.example", f"http://localhost:{port}", "http://127.0.0.1",
        f"http://127.0.0.1:{int(port) + 1}",
        f"https://127.0.0.1:{port}", f"ws://127.0.0.1:{port}", f"{home}.elsewhere.example",
        f"{home}@elsewhere.example", f"{home}/",
        f"{home}0", f"http://elsewhere.example/{home}", f"http://elsewhere.example?{home}", f" {home}, null",
        home.upper(), "127.0.0.1",
        f"http://x127.0.0.1:{port}", f"http://127.0.0.1.:{port}", f"http://user@127.0.0.1:{port}",
    ]  # fmt: skip
    return {
        "who says nothing": Outsider(None, home, BAD_MESSAGE),
        "who has no key": Outsider({}, home, BAD_KEY),
        "a seat of another table": Outsider({"key": elsewhere.guests["asked"].key}, home, BAD_KEY),
        "the host of another table": Outsider({"key": elsewhere.host.key}, home, BAD_KEY),
        "the host of the house": Outsider({"key": house.owner_key()}, home, BAD_KEY),
        "who was removed": Outsider({"key": it.removed}, home, BAD_KEY),
        "who guesses": Outsider({"key": keys.new_key()}, home, BAD_KEY),
        "who was invited": Outsider({"key": it.invitation}, home, BAD_KEY),
        "half a key": Outsider({"key": mine[:11]}, home, BAD_MESSAGE),
        "a key and more": Outsider({"key": mine + "A"}, home, BAD_MESSAGE),
        "an empty key": Outsider({"key": ""}, home, BAD_MESSAGE),
        "a key of the wrong kind": Outsider({"key": 17}, home, BAD_MESSAGE),
        "a key in other letters": Outsider({"key": mine.swapcase()}, home, BAD_KEY),
        "a key without an origin": Outsider({"key": mine}, None, BAD_KEY),
        "a used ticket": Outsider({"ticket": used}, None, BAD_KEY),
        "a ticket of another table": Outsider({"ticket": foreign}, None, BAD_KEY),
        "a ticket tried elsewhere": Outsider({"ticket": tried}, None, BAD_KEY),
        "an expired ticket": Outsider({"ticket": expired}, None, BAD_KEY),
        "a ticket of who was removed": Outsider({"ticket": of_the_removed}, None, BAD_KEY),
        "a key as a ticket": Outsider({"ticket": mine}, None, BAD_KEY),
        "a guessed ticket": Outsider({"ticket": keys.new_key()}, home, BAD_KEY),
        "a bad ticket and a good key": Outsider({"ticket": keys.new_key(), "key": mine}, home, BAD_KEY),
        **{f"a page of {origin!r}": Outsider({"key": mine}, origin, FORBIDDEN) for origin in bad_origins},
    }


async def comes(server: RunningServer, table: str, visitor: Outsider, message: dict[str, Any]) -> tuple[int, str]:
    """How somebody is sent away who says hello, if they do, and then a message; and all that they were told."""
    headers = {} if visitor.origin is None else {"Origin": visitor.origin}
    try:
        ws = await server.session.ws_connect(f"{server.url}/api/tables/{table}/socket", headers=headers)
    except aiohttp.WSServerHandshakeError as error:
        return error.status, ""
    if visitor.hello is not None:
        await ws.send_str(json.dumps({"type": "hello", **visitor.hello}))
    await ws.send_str(json.dumps(message))
    heard = ""
    async with asyncio.timeout(PATIENCE):
        async for told in ws:
            heard += told.data
            if json.loads(told.data)["type"] != "bye":
                return 101, heard  # they are in
    return ws.close_code or 0, heard


async def outsiders_are_sent_away(server: RunningServer) -> None:
    """Nobody comes in who has no key, whatever they bring and say."""
    it, elsewhere = await scene(server, "playing"), await scene(server, "playing")
    visitors = await outsiders(it, elsewhere)
    before = await it.known()
    for what, row in ROWS.items():
        if what == "hello":
            continue
        number = {} if what == "openings" else {"id" if what == "preview" else "cmd_id": "a-stranger-says"}
        message = {"type": what, **number, **row.said(it, "asked")}
        tries = [comes(server, it.table, visitor, message) for visitor in visitors.values()]
        for (visitor, outsider), (code, heard) in zip(visitors.items(), await asyncio.gather(*tries), strict=True):
            assert code == outsider.code, f"{visitor} says {what}: {code} {heard}"
            if heard:
                bye = json.loads(heard)
                assert (bye["type"], bye["retry"]) == ("bye", None)
                assert bye["text"]
        assert await it.known() == before, f"an outsider changed something by {what}"


def test_outsiders_are_sent_away_whatever_they_say(tmp_path: Path) -> None:
    run_scenario(lambda server: outsiders_are_sent_away(server), tmp_path)
