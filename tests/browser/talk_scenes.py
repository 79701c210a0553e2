"""Tables at which people talk, for pictures and tests: claims are laid on cards, lots and pitches, and doubted."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from itertools import islice
from typing import Any

from coterie.games import find
from coterie.play import read_record
from coterie.play.record import positions
from coterie.server.state import plans
from coterie.server.state.lines import written_acts
from coterie.server.state.plan import Plan
from coterie.server.state.stored import Chair
from coterie.server.tables.table import LiveTable
from coterie.store.rows import LineRow
from coterie.talk import Act, sayings_of
from tests.browser.phases import OF, Phase, phases, proposal_at
from tests.server.guests import Guest, RunningServer, begin_at, done, level

NAMES = ("Aurore", "Bertrand", "Colette", "Dorian", "Edmée", "Fabrice")


async def people_at(server: RunningServer, phase: Phase) -> list[Guest]:
    """People in all seats of a table where this phase is, by seat."""
    match = next(islice(positions(read_record(phase.record)), phase.moves, None))
    house = server.house
    first = await house.open_table(proposal_at(match, NAMES[0], 0))
    keys = [first.key]
    for seat in range(1, match.seats):
        keys.append((await house.join(first.table, NAMES[seat], seat)).key)
    await begin_at(first.table, match, [Chair(person=seat) for seat in range(match.seats)])
    return [await Guest(server, first.table.id, key).hello() for key in keys]


async def people_in(server: RunningServer, game: str, name: str) -> list[Guest]:
    """People in all seats, in the first phase of this name."""
    return await people_at(server, next(phases(game, {name: OF[game][name]})))


def act_of(game: str, name: str, *args: int) -> dict[str, Any]:
    """A saying as it goes over the wire."""
    saying = next(each for each in sayings_of(find(game)) if each.name == name)
    return {"act": saying.act, "saying": name, "args": list(args)}


async def say(guest: Guest, text: str, *acts: dict[str, Any], **more: Any) -> int:
    """Say something; the number of the line."""
    line: int = done(await guest.do("say", text=text, acts=list(acts), **more))["line"]
    return line


async def bot_says(table: LiveTable, seat: int, *acts: Act, voice: int = 1, form: str = "pitch") -> None:
    """A line of a bot: its acts, and the number of the way in which the reader's language words them."""

    def make() -> Plan:
        state = table.state
        assert state.match
        plan, match, told = plans.unchanged(state), state.stored.match, state.match.told
        said = LineRow(
            -1, "table", -1, "", table.services.now(), form, -1, match, told, seat, written_acts(acts), voice
        )
        plans.add_line(state, plan, said)
        return plan

    await table.change(make)


async def doubt(guest: Guest, line: int, belief: str = "doubt") -> None:
    await guest.until(lambda: line in guest.lines)
    await say(guest, "", {"act": belief, "line": line})


def may(guest: Guest, name: str) -> list[list[int]] | None:
    """What each argument of a saying may be now; None: it may not be said."""
    assert guest.game
    return next((each["choices"] for each in guest.game["sayings"] if each["saying"] == name), None)


async def leave(guests: Iterable[Guest]) -> None:
    await asyncio.gather(*(guest.leave() for guest in guests))


def place(guest: Guest) -> str:
    return f"/t/{guest.table}#key={guest.key}"


async def bets(server: RunningServer, phase: str = "second-bet-of-five") -> str:
    """Hidden cards lie, and their owners say what they are; one is doubted, one believed."""
    people = await people_in(server, "royal-secrets", phase)
    asked = next(guest for guest in people if guest.legal)
    lines = []
    for n, guest in enumerate(each for each in people if each is not asked and may(each, "down-at-least")):
        act = act_of("royal-secrets", "down-at-least", 20) if n % 2 == 0 else act_of("royal-secrets", "down-is", 2, 0)
        lines.append(await say(guest, "Twenty at least. Would I let you down?" if n == 0 else "", act))
        await say(guest, "", act_of("royal-secrets", "stays"))
    for n, line in enumerate(lines):
        for guest in people:
            await guest.until(lambda guest=guest, line=line: line in guest.lines)  # type: ignore[misc]
        giver = next(each for each in people if each is not asked and each.seat != people[0].lines[line]["seat"])
        await doubt(giver, line, "doubt" if n % 2 == 0 else "believe")
    await leave(people)
    return place(asked)


async def count(server: RunningServer) -> str:
    """Hidden cards were turned up, and what was said of them is judged; a tie is to be broken."""
    people = await people_in(server, "royal-secrets", "last-call")
    for n, guest in enumerate(each for each in people if may(each, "down-at-least")):
        line = await say(guest, "", act_of("royal-secrets", "down-at-least", (10, 30)[n % 2]))
        await doubt(next(each for each in people if each is not guest), line, "believe" if n else "doubt")
    began = people[0].events[-1][0]
    while not any(event[1] == "turned-up" and event[0] > began for event in people[0].events):
        guest = next(each for each in people if each.legal)
        done(await guest.play(guest.legal[0]))
        await level(people, guest.stands)
    asked = next((each for each in people if each.legal), people[0])
    await leave(people)
    return place(asked)


async def lot(server: RunningServer) -> str:
    """A lot of which much was said."""
    people = await people_in(server, "for-the-king", "bid")
    asked = next(guest for guest in people if guest.legal)
    others = [guest for guest in people if guest is not asked]
    speaker = next(guest for guest in people if may(guest, "bids-up-to"))
    choices = may(speaker, "bids-up-to")
    assert choices
    first = await say(speaker, "Save your gold.", act_of("for-the-king", "bids-up-to", choices[0][1]))
    if may(others[1], "can-pay"):
        await say(others[1], "", act_of("for-the-king", "can-pay"))
    else:
        gold = may(others[1], "gold-at-least")
        assert gold
        await say(others[1], "", act_of("for-the-king", "gold-at-least", gold[0][0]))
    await say(others[2], "Not for me.", act_of("for-the-king", "leaves", 1, asked.seat, 0))
    await doubt(next(guest for guest in others if guest is not speaker), first)
    await leave(people)
    return place(asked)


async def pitches(server: RunningServer, phase: str) -> str:
    """A council before which pitches were made that say something of their Proposals."""
    people = await people_in(server, "reigns-council", phase)
    asked = next(guest for guest in people if guest.legal)
    texts = ("Shall I rebuild the wall, sire, before the neighbours finish counting the holes?", "Sell the cannons?")
    lines = []
    for guest in people:
        yes = may(guest, "yes")
        if yes and guest is not asked:
            acts = [act_of("reigns-council", "yes", yes[0][0], 0, 0), act_of("reigns-council", "safe", 0)]
            lines.append(await say(guest, texts[len(lines) % 2], *acts, form="pitch"))
    for n, line in enumerate(lines):
        giver = next(each for each in people if each is not asked and each.seat != people[0].lines[line]["seat"])
        await doubt(giver, line, "doubt" if n % 2 == 0 else "believe")
    await leave(people)
    return place(asked)


TALKS: dict[str, Callable[[RunningServer], Awaitable[str]]] = {
    "talk-rs-first": lambda server: bets(server, "first-bet"),
    "talk-rs-bets": bets,
    "talk-rs-count": count,
    "talk-fk-lot": lot,
    "talk-rc-present": lambda server: pitches(server, "present-of-six"),
    "talk-rc-desk": lambda server: pitches(server, "judge-of-six"),
}
