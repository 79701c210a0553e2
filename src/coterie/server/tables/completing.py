"""What a plan needs besides the state of its table: dice for the match that it begins, an id for the table that it
opens.
"""

from msgspec import structs

from coterie.games import find
from coterie.play import Match
from coterie.server.state import plans
from coterie.server.state.plan import Plan
from coterie.server.state.proposals import NEXT_LAPSE
from coterie.server.state.rows import table_row
from coterie.server.state.stored import NextTable
from coterie.server.state.table_state import TableState
from coterie.server.tables.keys import new_id
from coterie.server.tables.services import Services


def complete(plan: Plan, state: TableState, services: Services) -> None:
    """Add to a plan what needs dice or a new id: the match that it begins, or the table that it opens."""
    now = services.now()
    if plan.begins is not None and plan.match is None:
        match = Match(state.game, state.agreement.seats, plan.begins, services.dice(), state.pack)
        plans.answer_soles(state, match, plan.stored.chairs if plan.stored else state.chairs)
        plans.give_match(plan, match, now)
    if plan.opens:
        opened, id = plan.opens, new_id(services.entropy)
        agreement = opened.stored.agreement
        services.packs.load(find(agreement.game), agreement.pack)  # raises if they do not fit
        plan.stand(structs.replace(state.stored, next=NextTable(id, agreement.game, opened.by, now + NEXT_LAPSE)))
        plan.change.opens = table_row(id, opened.stored, now), opened.people
        plan.outcome.opened = id
