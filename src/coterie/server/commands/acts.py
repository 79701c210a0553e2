"""Acts at a table: the occasion that a seat of it has to speak."""

from coterie.core.errors import refuse
from coterie.play import Match
from coterie.server.state.lines import LONGEST_ACT, acts_of, book_of, counts, written_act
from coterie.server.state.table_state import TableState
from coterie.talk import LEVELS, Act, Public, sayings_of
from coterie.talk.occasion import Occasion


class TableOccasion(Occasion):
    """An occasion of a seat at a table.

    `match` is the table's own, or a fork of it on which the seat's move is made already.
    """

    def __init__(self, state: TableState, match: Match | None, seat: int) -> None:
        played = match if match and state.playing and not match.over else None
        book = book_of(state.lines, state.stored.match)
        super().__init__(
            sayings_of(state.game),
            book,
            LEVELS[state.agreement.talk],
            seat,
            state.agreement.seats,
            (lambda: Public.of(played.eyes(played.seats))) if played else None,
            {line.n for line in state.lines if line.room == "table"},
            sum(len(acts_of(line)) for line in state.lines if counts(line, state.stored.match)),
        )

    def check(self, act: Act) -> Act:
        if len(written_act(act)) > LONGEST_ACT:
            refuse("refused-act-long", f"an act has at most {LONGEST_ACT} bytes", most=LONGEST_ACT)
        return super().check(act)
