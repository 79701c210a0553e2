"""How bots speak at a table of the house: when, and in what line.

Nothing here holds Eyes. All of it follows from the table's id, the number of the line, the seat, and what was said and
done in public: so neither the moment nor the words of a line tell a card.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from coterie import bots
from coterie.bots import Talker, find_talker
from coterie.play import Match
from coterie.server.commands.acts import TableOccasion
from coterie.server.commands.talk import is_closed
from coterie.server.state.lines import counts, heard_by, spoken, talk_line, written_acts
from coterie.server.state.table_state import TableState
from coterie.store.rows import LineRow
from coterie.talk import LEVELS, Act, Spoken
from coterie.talk.acts import SPOKEN
from coterie.talk.companion import PITCH, TALK
from coterie.talk.tongues import (
    APART,
    SAYINGS_FROM,
    has_proposed,
    has_retorted,
    is_answer,
    may_chat,
    public_number,
    retort_of,
    tongue_of,
    voice_of,
    voices_of,
)

GAP = 4.0  # seconds between two lines of one bot, at the usual pace and at any slower one
LONGEST_DELAY = 3.0  # paces


def talker_at(state: TableState, seat: int) -> Talker | None:
    """The bot that talks for a seat; None if a person has it, or a bot that is mute or only stands in."""
    bot = state.chairs[seat].bot
    return find_talker(bot, state.game) if bot else None


def heard_at(state: TableState) -> list[Spoken] | None:
    """What bots hear of what was said in the match: no whispers. None where it was agreed that nothing is said."""
    if LEVELS[state.agreement.talk] < SAYINGS_FROM:
        return None
    return [spoken(line) for line in heard_by(state.lines, ()) if counts(line, state.stored.match)]


def manner_of(state: TableState, seat: int) -> str:
    """The manner in which the bot of a seat speaks in this match."""
    return bots.manner_of(state.bot_of(seat), public_number("manner", state.id, state.stored.match, seat))


def delay_of(table: str, line: int, seat: int, pace: float) -> float:
    """How long a bot waits before it speaks, in seconds."""
    part = public_number("delay", table, line, seat) % 1000 / 1000
    return pace * (1 + (LONGEST_DELAY - 1) * part)


def next_line(state: TableState) -> int:
    """The number of the line that would be said now."""
    return state.lines[-1].n + 1 if state.lines else 0


def wait_of(state: TableState, seat: int, now: int, pace: float) -> float:
    """How long a bot has to wait since it spoke last, in seconds."""
    at = max((line.at for line in _own(state, seat)), default=None)
    return 0.0 if at is None else max(0.0, GAP * min(1.0, pace) - (now - at) / 1000)


def may_speak(state: TableState, match: Match) -> bool:
    """Whether a bot may say something that is neither a pitch nor an answer."""
    people = [seat for seat, chair in enumerate(state.chairs) if chair.person >= 0 and seat not in state.stand_ins]
    of_match = takewhile(lambda line: line.match == state.stored.match, reversed(state.lines))
    return may_chat(
        (talk_line(line) for line in of_match),
        lambda since: any(heard.seat in people for heard in match.eyes(match.seats).heard(since)),
    )


def has_answered(state: TableState, match: Match, seat: int, rounds: Sequence[str]) -> bool:
    """Whether a bot has answered a doubt in this round already."""
    return has_retorted((talk_line(line) for line in _own(state, seat)), _begun(match, rounds))


def has_bargained(state: TableState, match: Match, seat: int, rounds: Sequence[str]) -> bool:
    """Whether a bot has proposed a deal in this round already."""
    return has_proposed((talk_line(line) for line in _own(state, seat)), _begun(match, rounds))


def _begun(match: Match, rounds: Sequence[str]) -> int:
    """The number of the event that began this round."""
    return max((heard.n for heard in match.eyes(match.seats).heard() if heard.what in rounds), default=-1)


def line_of(state: TableState, match: Match, seat: int, acts: Sequence[Act], now: int, answers: bool) -> LineRow | None:
    """A line of a bot with those of the acts that may be said now; None if none may.

    `match` is the table's own, or a fork on which the bot's move is made already. Where somebody leads the talk,
    whoever does not lead it makes a pitch.
    """
    floor, form = state.game.floor, TALK
    opinion = any(act.act not in SPOKEN or act.line >= 0 for act in acts)
    if floor and match.eyes(match.seats).view().number(floor.leader) != seat and (answers or not opinion):
        if is_closed(state, match, floor, seat, now):
            return None
        form = PITCH
    kept, _ = TableOccasion(state, match, seat, now).check_each(acts)
    if not kept:
        return None
    n = next_line(state)
    row = LineRow(n, "table", -1, "", now, form, -1, state.stored.match, match.told, seat, written_acts(kept))
    if not is_answer(talk_line(row)) and not may_speak(state, match):
        return None
    last = [line.voice for line in _own(state, seat)]
    voices = min(voices_of(state.game, tongue_of(act)) for act in kept)
    others = [line.voice for line in state.lines[-APART:] if line.match == state.stored.match]
    return replace(row, voice=voice_of(state.id, n, seat, voices, last, others))


def answer_of(state: TableState, match: Match, seat: int, acts: Sequence[Act], now: int, asked: int) -> LineRow | None:
    """The line with which a bot answers another: by a gesture, if what it thought of cannot be said now."""
    said = line_of(state, match, seat, acts, now, answers=True)
    return said or line_of(state, match, seat, [retort_of(state.id, asked, seat)], now, answers=True)


def _own(state: TableState, seat: int) -> list[LineRow]:
    """The lines of a bot in this match."""
    return [line for line in state.lines if line.seat == seat and line.person < 0 and counts(line, state.stored.match)]
