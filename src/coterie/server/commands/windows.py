"""What a player does in a window: say that they are ready, ask for more time, and choose a move that is held."""

from coterie.core.errors import REFUSALS, refuse
from coterie.core.lexicon import Action
from coterie.server.commands.play import running
from coterie.server.protocol import messages
from coterie.server.state import plans
from coterie.server.state.plan import Plan
from coterie.server.state.table_state import TableState
from coterie.server.state.window import OpenWindow
from coterie.store.rows import Person
from coterie.talk.windows import MORE, TIME


def ready(state: TableState, person: Person, said: messages.Ready, now: int) -> Plan:
    """Be ready for the end of the window, or not any more."""
    window = open_window(state)
    if window.ends == TIME:
        refuse("refused-gavel", "this window ends by itself, and soon")
    plan = plans.unchanged(state)
    plan.window = window.with_ready(frozenset({person.seat})) if said.on else window.without_ready(person.seat)
    return plan


def more(state: TableState, person: Person, said: messages.MoreTime, now: int) -> Plan:
    """Ask for more time to talk, once a round."""
    window = open_window(state)
    if not window.may_have_more(state.more_given):
        refuse("refused-more", f"{MORE} seconds more can be had once a round, and not here", seconds=MORE)
    plan = plans.unchanged(state)
    plan.window = window.with_more(person.seat)
    plan.gives_more = window.match, window.round
    return plan


def open_window(state: TableState) -> OpenWindow:
    """The window that is open. Raises Refused if none is."""
    running(state)
    if state.window is None:
        refuse("refused-no-window", "no window for talk is open now")
    return state.window


def check_move(state: TableState, person: Person, said: messages.Play) -> None:
    """Raises Refused unless a move can be held: as far as its seat may know, it can be made."""
    match = running(state)
    if said.decision != match.decision:
        refuse("refused-late", "this question is no longer, or not yet, being asked")
    trial = match.eyes(person.seat).preview([Action(action) for action in said.actions])
    if trial.refused >= 0:
        refuse(trial.code, REFUSALS[trial.code], trial.clause)


def keeps_back(state: TableState, plan: Plan) -> bool:
    """Whether what a plan says is kept back: words that the cards can answer, while the openings are sealed."""
    if state.window is None or state.window.sealed is None or plan.match or plan.stored:
        return False
    return any(line.acts and line.room == "table" and line.seat >= 0 for line in plan.change.lines)


def time_passes(state: TableState, now: int, bots_ready: frozenset[int]) -> Plan | None:
    """What becomes of the window by now: it ends, its openings are told, or bots are ready. One thing at a time."""
    window = state.window
    if window is None or state.paused:
        return None
    plan = plans.unchanged(state)
    if window.is_over(state.waited_for(), now):
        plan.ends_window = True
    elif window.sealed is not None and (window.sealed <= now or state.people_playing() <= window.spoken):
        plan.window = window.unsealed()
    elif bots_ready - window.ready:
        plan.window = window.with_ready(bots_ready)
    else:
        return None
    return plan
