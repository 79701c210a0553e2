"""Reports: a line of talk that somebody wants the owner of the house to read, with the lines around it."""

import msgspec
from msgspec import Struct

from coterie.core.errors import refuse
from coterie.server.state.lines import as_heard
from coterie.server.state.table_state import TableState
from coterie.server.tables.welcome import hears
from coterie.store.rows import Person, ReportRow

AROUND = 5  # lines before and after
MOST_REPORTS = 20  # of one person at one table


class ReportedLine(Struct):
    """A line of talk as who reported it heard it. What they did not hear has no text."""

    line: int
    name: str
    text: str
    at: int


class Excerpt(Struct):
    """What the owner reads of a report: who says what of whom, and the lines."""

    game: str
    about: str
    by: str
    lines: list[ReportedLine]


def report(state: TableState, person: Person, line: int, now: int) -> ReportRow:
    """A person's report of a line. The words are kept as they are now: a host who removes them hides nothing."""
    heard = [as_heard(each, state.viewer(person.n)) for each in state.lines if hears(state, person.n, each)]
    at = next((at for at, each in enumerate(heard) if each.n == line), None)
    if at is None or heard[at].person < 0 or not heard[at].text:
        refuse("refused-no-line", "there is no such line")
    if heard[at].person == person.n:
        refuse("refused-own-words", "these are your own words")
    lines = [
        ReportedLine(each.n, state.people[each.person].name if each.person >= 0 else "", each.text, each.at)
        for each in heard[max(0, at - AROUND) : at + AROUND + 1]
    ]
    excerpt = Excerpt(state.game.name, state.people[heard[at].person].name, person.name, lines)
    return ReportRow(state.id, line, person.n, msgspec.json.encode(excerpt).decode(), now)
