"""What a player does during a game: answer, take an answer back, leave an order, pause, and come back."""

from msgspec import structs

from coterie.core.errors import refuse
from coterie.core.lexicon import Action
from coterie.play import Match
from coterie.server.commands.talk import with_move
from coterie.server.protocol import messages, told
from coterie.server.protocol.game_json import view_json
from coterie.server.state import plans
from coterie.server.state.lines import book_of, spoke_about
from coterie.server.state.plan import Plan
from coterie.server.state.table_state import TAKE_BACKS, TableState
from coterie.store.rows import Outage, Person, StandingOrder


def play(state: TableState, person: Person, said: messages.Play, now: int) -> Plan:
    """Answer the question put to the player's seat. A bot that stood in for them stops."""
    match = running(state)
    if said.decision != match.decision:
        refuse("refused-late", "this question is no longer, or not yet, being asked")
    fork = match.fork()
    fork.play(person.seat, [Action(action) for action in said.actions])
    moves = fork.made  # sole answers of others may follow
    spoken = with_move(state, person, fork, said.say, now) if said.say else None
    plan = plans.moves_on(state, fork, now)
    plan.outcome.moves = moves
    if person.seat in state.stand_ins:
        plans.returns(state, person.seat, plan, now)
    if spoken:
        plan.outcome.unsaid = spoken.unsaid
        plan.outcome.line = plans.add_line(state, plan, spoken.line) if spoken.line else None
    return plan


def undo(state: TableState, person: Person, said: messages.Undo, now: int) -> Plan:
    """Take the player's last answer back. Who has spoken about it needs everybody's consent."""
    match = running(state)
    check_take_backs(state, person.seat)
    fork = match.fork()
    fork.undo(person.seat)
    if spoke_about(match, fork, person.seat, book_of(state.lines, state.stored.match, (person.seat,))):
        refuse("refused-undo-spoken", "you have spoken about it: propose to take it back, and all decide")
    return plans.moves_on(state, fork, now)


def leave_order(state: TableState, person: Person, said: messages.LeaveOrder, now: int) -> Plan:
    """Leave a standing order for the lot under way, or revoke it."""
    eyes = running(state).eyes(person.seat)
    plan = plans.unchanged(state)
    if not said.order:
        plan.change.order = StandingOrder(person.seat, "", 0, state.stored.match, -1)
        return plan
    kinds = {kind.name: kind for kind in state.game.orders}
    if said.order not in kinds:
        refuse("refused-no-order", f"{state.game.name} has no standing order '{said.order}'", order=said.order)
    kind = kinds[said.order]
    lot = kind.lot(eyes)
    if lot < 0:
        refuse("refused-no-lot", "there is nothing to leave an order for now", kind.clause)
    low, high = kind.amounts(eyes)
    if not low <= said.amount <= high:
        text = f"the amount of this order is from {low} to {high}, not {said.amount}"
        refuse("refused-amount", text, low=low, high=high, amount=said.amount)
    plan.change.order = StandingOrder(person.seat, said.order, said.amount, state.stored.match, lot)
    return plan


def pause(state: TableState, person: Person, said: messages.Pause, now: int) -> Plan:
    """Stop all clocks and moves, or go on. The time of a pause counts for nobody's clock."""
    since = state.stored.paused_at
    if said.on == (since is not None):
        refuse("refused-pause", "the table is paused already" if said.on else "the table is not paused")
    plan = plans.stands(state, structs.replace(state.stored, paused_at=now if said.on else None))
    if since is not None:
        plan.change.outage = Outage(since - state.lost(state.outages), now)  # with those before, as one
    return plan


def come_back(state: TableState, person: Person, said: messages.Back, now: int) -> Plan:
    """Take the seat back from the bot that stands in."""
    return plans.returns(state, person.seat, plans.unchanged(state), now)


def preview(state: TableState, person: Person, said: messages.AskPreview) -> told.Previewed:
    """What a run of actions would lead to, for this seat alone. It changes nothing."""
    match = state.match
    if match is None or person.seat < 0 or not state.playing or said.decision != match.decision:
        return told.Previewed(said.id, 0, "refused-late", "", [], None)
    foreseen = match.eyes(person.seat).preview([Action(action) for action in said.actions])
    view = view_json(foreseen.view) if foreseen.view else None
    return told.Previewed(said.id, foreseen.refused, foreseen.code, foreseen.clause, [*foreseen.legal], view)


def running(state: TableState) -> Match:
    """The match under way. Raises Refused while it is paused."""
    if state.paused:
        refuse("refused-paused", "the table is paused: go on first")
    assert state.match
    return state.match


def check_take_backs(state: TableState, by: int) -> None:
    """Raises Refused if a seat, or NOBODY for all together, has taken back as often as it may."""
    if not state.may_take_back(by):
        text = f"{TAKE_BACKS} moves were taken back already: no more can be in this game"
        refuse("refused-take-backs", text, most=TAKE_BACKS)
