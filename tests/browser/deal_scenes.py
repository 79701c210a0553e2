"""Tables at which people bargain, for pictures: something is offered, asked, agreed on and torn."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from tests.browser.talk_scenes import act_of, leave, may, people_in, place, say
from tests.server.guests import Guest, RunningServer, done, level


def offer_of(to: int, mine: dict[str, Any], wants: dict[str, Any]) -> dict[str, Any]:
    """An offer as it goes over the wire."""
    terms = {"saying": mine["saying"], "args": mine["args"], "wants": wants["saying"], "wants_args": wants["args"]}
    return {"act": "offer", "seat": to, **terms}


async def agree(first: Guest, second: Guest, mine: dict[str, Any], wants: dict[str, Any]) -> None:
    """Two have a pact."""
    line = await say(first, "", offer_of(second.seat, mine, wants))
    await second.until(lambda: line in second.lines)
    await say(second, "", {"act": "accept", "line": line})


def others_of(people: list[Guest]) -> tuple[Guest, list[Guest]]:
    """Who is asked by the game, and the others."""
    asked = next(guest for guest in people if guest.legal)
    return asked, [guest for guest in people if guest is not asked]


async def offered(server: RunningServer) -> str:
    """Something is offered to who is asked, while two others have a pact."""
    people = await people_in(server, "royal-secrets", "second-bet-of-five")
    asked, others = others_of(people)
    stays = act_of("royal-secrets", "stays")
    await agree(others[1], others[2], act_of("royal-secrets", "both-at-least", 30), stays)
    await say(others[0], "Shall we?", offer_of(asked.seat, act_of("royal-secrets", "both-at-least", 40), stays))
    await leave(people)
    return place(asked)


async def questioned(server: RunningServer) -> str:
    """Who is asked by the game is asked by a player, too."""
    people = await people_in(server, "royal-secrets", "second-bet-of-five")
    asked, others = others_of(people)
    saying = "down-at-least" if may(asked, "down-at-least") else "both-at-least"
    await say(others[0], "", {"act": "ask", "saying": saying, "seat": asked.seat})
    await leave(people)
    return place(asked)


async def torn(server: RunningServer) -> str:
    """Two pacts of a round came to their end."""
    people = await people_in(server, "royal-secrets", "first-bet")
    asked, others = others_of(people)
    await agree(asked, others[0], act_of("royal-secrets", "stays"), act_of("royal-secrets", "both-at-least", 70))
    await agree(others[1], others[2], act_of("royal-secrets", "stays"), act_of("royal-secrets", "stays"))
    while not any(event[1] == "turned-up" for event in people[0].events):
        guest = next(each for each in people if each.legal)
        done(await guest.play(guest.legal[0]))
        await level(people, guest.stands)
    await leave(people)
    return place(asked)


async def lot_offered(server: RunningServer) -> str:
    """An office for an office is offered to who is to bid."""
    people = await people_in(server, "for-the-king", "bid")
    asked, others = others_of(people)
    mine = act_of("for-the-king", "leaves", 1, asked.seat, 1)
    await say(others[1], "", offer_of(asked.seat, mine, act_of("for-the-king", "leaves", 3, others[1].seat, 1)))
    await leave(people)
    return place(asked)


async def talking(server: RunningServer) -> list[Guest]:
    """Three people who talk about the audiences for as long as they like."""
    people = await server.table_of("royal-secrets", 3, seats=3, talk_time="salon", options={"first": "A"})
    state = server.state(people[0].table)
    assert state.window
    assert state.window.until
    state.window = replace(state.window, until=state.window.until + 3_600_000)
    return people


async def window(server: RunningServer) -> str:
    """A window is open, and somebody is ready."""
    people = await talking(server)
    done(await people[1].do("ready"))
    await leave(people[1:])
    return place(people[0])


DEALS: dict[str, Callable[[RunningServer], Awaitable[str]]] = {
    "deal-rs-offered": offered,
    "deal-rs-asked": questioned,
    "deal-rs-torn": torn,
    "deal-fk-offered": lot_offered,
    "deal-rs-window": window,
}
