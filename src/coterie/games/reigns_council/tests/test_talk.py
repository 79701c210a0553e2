"""Talk, through the house's real sockets: free for everybody, and led by the Monarch."""

from pathlib import Path
from typing import Any

from tests.server.guests import Guest, RunningServer, level, run_scenario, talk_through


def test_RC_40_an_advisor_may_say_anything_and_comment_on_others(tmp_path: Path) -> None:
    talk_through("reigns-council", tmp_path)


def test_RC_41_the_monarch_opens_with_a_speech_asks_around_and_nobody_else_leads(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        monarch, bob, carl = await at_the_council(server)
        done(await monarch.do("say", form="speech", text="I shall be brief, and so will you."))
        done(await monarch.do("say", form="ask", about=carl.seat, text="What do you think of Bob's card?"))
        for form, about in (("speech", -1), ("ask", 2), ("cut", 2), ("time", 30)):
            refused(await bob.do("say", form=form, about=about, text="I am the state"), "refused-leader")
        refused(await monarch.do("say", form="cut", about=monarch.seat, text=""), "refused-no-person")
        await carl.until(lambda: len(carl.lines) == 2)
        assert [(line["form"], line["about"]) for line in carl.lines.values()] == [("speech", -1), ("ask", 2)]
        # so a reader knows when it was said
        assert [line["event"] for line in carl.lines.values()] == [len(carl.events)] * 2

    run_scenario(scenario, tmp_path)


def test_RC_41_who_is_cut_short_talks_and_presents_all_the_same_until_asked_again(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        monarch, bob, carl = await at_the_council(server)
        done(await bob.do("say", form="pitch", text="Shall we melt the bells, sire?"))
        done(await monarch.do("say", form="cut", about=bob.seat, text=""))
        refused(await bob.do("say", form="pitch", text="They are very fine bells, and"), "refused-pitch")
        done(await bob.do("say", text="I was only saying"))
        done(await carl.do("say", form="pitch", text="I hear no bells, sire. Shall I go on?"))
        done(await monarch.do("say", form="ask", about=bob.seat, text="Well, what of the bells?"))
        done(await bob.do("say", form="pitch", text="They ring for you. Shall they?"))
        done(await monarch.do("say", form="cut", about=bob.seat, text=""))
        done(await bob.play(bob.legal[0]))

    run_scenario(scenario, tmp_path)


def test_RC_41_running_out_of_time_closes_the_pitch_and_the_next_turn_opens_it(tmp_path: Path) -> None:
    clock = [1_800_000_000_000]

    async def scenario(server: RunningServer) -> None:
        guests = await at_the_council(server)
        monarch, bob, _ = guests
        done(await monarch.do("say", form="time", about=30, text=""))
        clock[0] += 29_999
        done(await bob.do("say", form="pitch", text="Majesty, if I may begin at the beginning"))
        clock[0] += 1
        answer = await bob.do("say", form="pitch", text="In the beginning")
        refused(answer, "refused-pitch")
        assert answer["clause"] == "RC-41"
        turn = turns(bob)
        while turns(bob) == turn:
            mover = next(guest for guest in guests if guest.legal)
            done(await mover.play(mover.legal[0]))
            await level(guests, mover.stands)
        done(await bob.do("say", form="pitch", text="Where was I?"))

    run_scenario(scenario, tmp_path, now=lambda: clock[0])


async def at_the_council(server: RunningServer) -> list[Guest]:
    """Three at a table whose hands are drawn, A being the Monarch: the first turn has begun."""
    guests = await server.table_of("reigns-council", 3, seats=3, options={"first": "A"})
    while guests[0].view["step"] == "draw-hand":
        mover = next(guest for guest in guests if guest.legal)
        done(await mover.play(mover.legal[0]))
        await level(guests, mover.stands)
    return guests


def turns(guest: Guest) -> int:
    return sum(event[1] == "turn" for event in guest.events)


def done(answer: dict[str, Any]) -> None:
    assert answer["type"] == "done", answer


def refused(answer: dict[str, Any], code: str) -> None:
    assert (answer["type"], answer.get("code")) == ("refused", code)
