"""A table where an evening of Royal Secrets is over: lies that worked and lies that did not, deals, and much doubt."""

from msgspec import structs

from coterie.server.state import plans
from coterie.server.state.lines import written_acts
from coterie.server.state.plan import Plan
from coterie.server.tables.table import LiveTable
from coterie.store.rows import LineRow
from tests.browser.phases import Phase
from tests.browser.talk_scenes import leave, people_at, place
from tests.server.guests import RunningServer
from tests.talk.talked import TalkedGame, record_of


def evening() -> TalkedGame:
    """A game of Royal Secrets with lies that worked and lies that did not, deals, and a lie that only the record
    shows.
    """
    game = TalkedGame("royal-secrets", "4-courtier")
    for move, who, text, beliefs in [
        (6, "A", "goes king", {}),
        (6, "D", "goes queen", {"B": "believe"}),
        (15, "A", "down-at-least 30", {"B": "believe", "C": "believe", "D": "doubt"}),
        (46, "D", "down-is valet no", {"A": "doubt", "C": "believe"}),
        (63, "A", "down-at-least 20", {"B": "doubt", "C": "doubt"}),
        (63, "B", "both-at-least 50", {"A": "doubt"}),
        (76, "B", "offer C both-at-least 20 for both-at-least 70", {}),
        (76, "C", "accept #offer", {}),
        (77, "C", "holds-valet 20", {}),
        (98, "C", "down-at-least 20", {"A": "doubt"}),
        (119, "A", "down-at-least 20", {"B": "believe"}),
        (119, "A", "stays", {}),
        (161, "A", "down-at-least 40", {"D": "doubt"}),
        (165, "D", "down-is excuse no", {}),
        (185, "A", "down-at-most 10", {"C": "believe"}),
        (189, "D", "down-at-least 20", {"B": "believe"}),
    ]:
        offers = [line.line for line in game.lines if line.acts[0].act == "offer"]
        line = game.says(move, who, text.replace("#offer", f"#{offers[-1] if offers else -1}"))
        for giver, belief in beliefs.items():
            game.says(move, giver, f"{belief} #{line}")
    return game


async def told_at(table: LiveTable, game: TalkedGame) -> None:
    """Put what was said into the lines of a table where the game was played."""

    def make() -> Plan:
        plan, match = plans.unchanged(table.state), table.state.stored.match
        for line in game.lines:
            row = LineRow(
                -1,
                "table",
                line.seat,
                "",
                table.services.now(),
                match=match,
                event=line.at,
                seat=line.seat,
                acts=written_acts(line.acts),
            )
            plans.add_line(table.state, plan, row)
        return plan

    await table.change(make)


async def finished(server: RunningServer) -> str:
    """The address of a seat at a table where the evening is over."""
    game = evening()
    people = await people_at(server, Phase("over", record_of(game.game, game.name), len(game.playback), 0))
    table = server.house.tables[people[0].table]
    await told_at(table, game)
    await table.change(lambda: plans.stands(table.state, structs.replace(table.state.stored, status="over")))
    await leave(people)
    return place(people[0])
