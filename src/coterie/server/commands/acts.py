"""Acts at a table: the occasion that a seat of it has to speak."""

from collections.abc import Collection

from coterie.core.errors import refuse
from coterie.play import Match
from coterie.server.state.agreement import DAY
from coterie.server.state.lines import LONGEST_ACT, acts_of, book_of, counts, heard_by, written_act
from coterie.server.state.table_state import TableState
from coterie.talk import LEVELS, Act, Public, sayings_of
from coterie.talk.occasion import Occasion

OFFER_LAPSE = 30_000  # ms after which an offer lapses, at a table with a clock


class TableOccasion(Occasion):
    """An occasion of a seat at a table.

    `match` is the table's own, or a fork of it on which the seat's move is made already. `ears` are the seats that hear
    what is said, none being everybody: only what all of them have heard before has a part in it.
    """

    def __init__(self, state: TableState, match: Match | None, seat: int, now: int, ears: Collection[int] = ()) -> None:
        played = match if match and state.playing and not match.over else None
        lines = heard_by(state.lines, ears)
        book = book_of(state.lines, state.stored.match, ears)
        super().__init__(
            sayings_of(state.game),
            book,
            LEVELS[state.agreement.talk],
            seat,
            state.agreement.seats,
            (lambda: Public.of(played.eyes(played.seats))) if played else None,
            {line.n for line in lines if line.room == "table"},
            sum(len(acts_of(line)) for line in lines if counts(line, state.stored.match)),
            {line.n for line in lines if line.n in book.offers and _has_lapsed(state, line.at, now)},
        )

    def check(self, act: Act) -> Act:
        if len(written_act(act)) > LONGEST_ACT:
            refuse("refused-act-long", f"an act has at most {LONGEST_ACT} bytes", most=LONGEST_ACT)
        return super().check(act)


def _has_lapsed(state: TableState, made: int, now: int) -> bool:
    """Whether an offer made at this time has lapsed by time. Who has days for a decision has days for an offer."""
    return 0 < state.agreement.clock < DAY and state.elapsed(made, now) >= OFFER_LAPSE
