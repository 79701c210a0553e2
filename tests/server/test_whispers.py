"""Whispers and bargains through the real sockets, after a restart, in what is exported and when somebody is erased."""

from pathlib import Path

from coterie.core.lexicon import LETTERS
from coterie.server.tables.archive import erase, export_talk
from coterie.server.tables.archive import export as export_record
from tests.server.guests import Guest, RunningServer, done, run_scenario
from tests.server.test_verdicts import caught_up, promise

SEATS = 3
SECRET = "the third one is a fool"


def test_the_two_have_what_was_whispered_and_nobody_else_ever_gets_it(tmp_path: Path) -> None:
    async def before(server: RunningServer) -> None:
        guests = await server.table_of("whispers", SEATS, seats=SEATS, watch="anyone", whispers=True)
        gallery = await server.watch(guests[0].table, None, "Gil")
        acts = [promise(2)]
        done(await guests[0].do("say", text=SECRET, form="whisper", about=1, acts=acts))
        await caught_up([*guests, gallery])
        await guests[2].leave()
        await guests[2].back()
        left.extend((guest.table, guest.key) for guest in [*guests, gallery])
        assert heard([*guests, gallery]) == expected

    async def after(server: RunningServer) -> None:
        guests = [await Guest(server, table, key).hello() for table, key in left]
        assert heard(guests) == expected
        done(await guests[0].do("propose", topic="end"))
        for guest in guests[1:3]:
            await guest.until(lambda guest=guest: guest.face["votes"])  # type: ignore[misc]
            done(await guest.do("vote", vote=guest.face["votes"][0]["vote"], yes=True))
        await caught_up(guests)
        assert [len(guest.verdicts) for guest in guests] == [1, 1, 0, 0]
        table = guests[0].table
        for eyes in (*LETTERS[:SEATS], "onlooker", "open"):
            _, replay = await server.get(f"/api/tables/{table}/replay?eyes={eyes}", key=guests[0].key)
            assert [(line["form"], line["text"], line["acts"]) for line in replay["lines"]] == [("whisper", "", [])]
            assert replay["verdicts"] == []
        record = await export_record(server.store, server.house.settings, table)
        talk = await export_talk(server.store, server.house.settings, table, None, record)
        assert '"form": "whisper"' in talk
        assert SECRET not in talk
        assert '"acts": []' in talk
        gone = await erase(server.store, f"x#key={guests[0].key}")
        assert gone.lines == 1
        rows = await server.store.load(table)
        assert rows
        assert [(line.form, line.text, line.acts) for line in rows.lines] == [("whisper", "", "")]

    def heard(guests: list[Guest]) -> list[tuple[str, int]]:
        assert {(line["form"], line["seat"], line["about"]) for guest in guests for line in guest.lines.values()} == {
            ("whisper", 0, 1)
        }
        return [(guest.lines[0]["text"], len(guest.lines[0]["acts"])) for guest in guests]

    left: list[tuple[str, str]] = []
    expected = [(SECRET, 1), (SECRET, 1), ("", 0), ("", 0)]
    run_scenario(before, tmp_path)
    run_scenario(after, tmp_path)


def test_everybody_may_ask_what_a_seat_may_say_and_is_told_what_can_be_answered(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        guests = await server.table_of("whispers", SEATS, seats=SEATS, watch="anyone")
        gallery = await server.watch(guests[0].table, None, "Gil")
        assert guests[1].game
        for asker in (guests[0], gallery):
            for seat in (1, 5):
                await asker.send({"type": "openings", "seat": seat})
            await caught_up([asker])
            assert asker.openings == {1: guests[1].game["sayings"], 5: []}
        assert guests[1].game["sayings"]
        offer = {"act": "offer", "seat": 1, "saying": "bids", "args": [1], "wants": "bids", "wants_args": [2]}
        done(await guests[0].do("say", text="", acts=[offer]))
        done(await guests[2].do("say", text="", acts=[{"act": "ask", "seat": 1, "saying": "bids"}]))
        await caught_up([*guests, gallery])
        bargains = [guest.game["bargains"] for guest in [*guests, gallery] if guest.game]
        assert [each["offers"] for each in bargains] == [[0]] * 4
        assert [each["questions"] for each in bargains] == [[], [1], [], []]
        done(await guests[1].do("say", text="", acts=[{"act": "accept", "line": 0}]))
        answer = {**promise(2), "line": 1}
        done(await guests[1].do("say", text="", acts=[answer]))
        await guests[2].leave()
        await guests[2].back()
        await caught_up([*guests, gallery])
        for guest in [*guests, gallery]:
            assert guest.game
            assert guest.game["bargains"] == {"offers": [], "questions": []}

    run_scenario(scenario, tmp_path)
