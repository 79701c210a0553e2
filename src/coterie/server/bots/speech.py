"""How bots speak at a table: how often, when, and in which voice.

Nothing here holds Eyes. All of it follows from the table's id, the number of the line, the seat, and what was said and
done in public: so neither the moment nor the words of a line tell a card.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from coterie.bots import Talker, find_talker
from coterie.core.game import Game
from coterie.play import Match
from coterie.server.commands.acts import TableOccasion
from coterie.server.commands.talk import is_closed
from coterie.server.state.lines import acts_of, counts, spoken, written_acts
from coterie.server.state.table_state import TableState
from coterie.store.rows import LineRow
from coterie.talk import LEVELS, Act, Spoken
from coterie.talk.acts import ACCEPT, DECLINE, OFFER, REACT, REFUSE, SPOKEN
from coterie.talk.companion import HANDS_OVER
from coterie.talk.manners import MANNERS
from coterie.words import LANGUAGES, Words

SAYINGS_FROM = 2  # the level from which there are sayings
GAP = 4.0  # seconds between two lines of one bot, at the usual pace and at any slower one
IN_A_ROW = 3  # lines of bots without anything from a person; pitches and answers do not count
APART = 3  # lines of one speaker within which no voice comes twice
FEWEST_VOICES = APART + 1
LONGEST_DELAY = 3.0  # paces
RETORTS = ("bow", "shrug", "laugh", "glare")  # what a bot answers whom somebody doubts
CUED = 3  # of so many occasions to speak unasked, one is taken


def talker_at(state: TableState, seat: int) -> Talker | None:
    """The bot that talks for a seat; None if a person has it, or a bot that is mute or only stands in."""
    bot = state.chairs[seat].bot
    return find_talker(bot, state.game) if bot else None


def heard_at(state: TableState) -> list[Spoken] | None:
    """What bots hear of what was said in the match; None where it was agreed that nothing is said."""
    if LEVELS[state.agreement.talk] < SAYINGS_FROM:
        return None
    return [spoken(line) for line in state.lines if counts(line, state.stored.match)]


def manner_of(state: TableState, seat: int) -> str:
    """The manner in which the bot of a seat speaks in this match."""
    return MANNERS[public_number("manner", state.id, state.stored.match, seat) % len(MANNERS)]


def public_number(*seed: object) -> int:
    """A number that anybody could work out who knows what everybody knows."""
    return int.from_bytes(hashlib.sha256(repr(seed).encode()).digest()[:6], "big")


def voice_of(table: str, line: int, seat: int, voices: int, last: Sequence[int]) -> int:
    """The voice of a bot's line, from 1: one that was in none of the speaker's last lines."""
    free = [voice for voice in range(1, max(voices, 1) + 1) if voice not in last[-APART:]] or [1]
    return free[public_number("voice", table, line, seat) % len(free)]


def delay_of(table: str, line: int, seat: int, pace: float) -> float:
    """How long a bot waits before it speaks, in seconds."""
    part = public_number("delay", table, line, seat) % 1000 / 1000
    return pace * (1 + (LONGEST_DELAY - 1) * part)


def gesture_of(table: str, line: int, seat: int) -> str:
    """The gesture with which a bot answers a doubt."""
    return RETORTS[public_number("gesture", table, line, seat) % len(RETORTS)]


def next_line(state: TableState) -> int:
    """The number of the line that would be said now."""
    return state.lines[-1].n + 1 if state.lines else 0


def wait_of(state: TableState, seat: int, now: int, pace: float) -> float:
    """How long a bot has to wait since it spoke last, in seconds."""
    at = max((line.at for line in _own(state, seat)), default=None)
    return 0.0 if at is None else max(0.0, GAP * min(1.0, pace) - (now - at) / 1000)


def may_chat(state: TableState, match: Match) -> bool:
    """Whether a bot may say something that is neither a pitch nor an answer: not after three such lines of bots, until
    a person says or does something.
    """
    people = [seat for seat, chair in enumerate(state.chairs) if chair.person >= 0 and seat not in state.stand_ins]
    row = 0
    for line in reversed(state.lines):
        if line.match != state.stored.match or line.person >= 0 or row == IN_A_ROW:
            break
        if line.seat >= 0 and line.form != HANDS_OVER and not is_answer(line):
            row += 1
            since = line.event
    if row < IN_A_ROW:
        return True
    return any(heard.seat in people for heard in match.eyes(match.seats).heard(since))


def is_answer(line: LineRow) -> bool:
    """Whether a line is a part of a pitch, or the answer to another line."""
    return line.form == "pitch" or any(_answers(act) for act in acts_of(line))


def _answers(act: Act) -> bool:
    """Whether an act is the answer to another line: a retort, an answer to a question, or one to an offer."""
    return act.line >= 0 and act.act in (REACT, DECLINE, ACCEPT, REFUSE, OFFER, *SPOKEN)


def has_retorted(state: TableState, match: Match, seat: int, rounds: Sequence[str]) -> bool:
    """Whether a bot has answered a doubt in this round already."""
    begun = max((heard.n for heard in match.eyes(match.seats).heard() if heard.what in rounds), default=-1)
    mine = [line for line in _own(state, seat) if line.event > begun and line.form != "pitch"]
    return any(act.act == REACT and act.line >= 0 for line in mine for act in acts_of(line))


def has_proposed(state: TableState, match: Match, seat: int, rounds: Sequence[str]) -> bool:
    """Whether a bot has proposed a deal in this round already; one in the place of another is none."""
    begun = max((heard.n for heard in match.eyes(match.seats).heard() if heard.what in rounds), default=-1)
    mine = [line for line in _own(state, seat) if line.event > begun]
    return any(act.act == OFFER and act.line < 0 for line in mine for act in acts_of(line))


def line_of(state: TableState, match: Match, seat: int, acts: Sequence[Act], now: int, answers: bool) -> LineRow | None:
    """A line of a bot with those of the acts that may be said now; None if none may.

    `match` is the table's own, or a fork on which the bot's move is made already. Where somebody leads the talk,
    whoever does not lead it makes a pitch.
    """
    floor, form = state.game.floor, "talk"
    opinion = any(act.act not in SPOKEN or act.line >= 0 for act in acts)
    if floor and match.eyes(match.seats).view().number(floor.leader) != seat and (answers or not opinion):
        if is_closed(state, match, floor, seat, now):
            return None
        form = "pitch"
    kept, _ = TableOccasion(state, match, seat).check_each(acts)
    if not kept:
        return None
    n = next_line(state)
    row = LineRow(n, "table", -1, "", now, form, -1, state.stored.match, match.told, seat, written_acts(kept))
    if not is_answer(row) and not may_chat(state, match):
        return None
    last = [line.voice for line in _own(state, seat)]
    voices = min(voices_of(state.game, tongue_of(act)) for act in kept)
    return replace(row, voice=voice_of(state.id, n, seat, voices, last))


def tongue_of(act: Act) -> str:
    """The name of the texts in which a bot words an act, before its number."""
    return act.saying if act.act in SPOKEN else f"{REACT}-{act.gesture}" if act.act == REACT else act.act


@lru_cache(maxsize=512)
def voices_of(game: Game, tongue: str) -> int:
    """In how many voices an act can be worded, in the language that has the fewest."""
    begins = f"tongue-{tongue}-"
    return min(
        sum(name.removeprefix(begins).isdecimal() for name in Words(game, language).ids() if name.startswith(begins))
        for language in LANGUAGES
    )


def _own(state: TableState, seat: int) -> list[LineRow]:
    """The lines of a bot in this match."""
    return [line for line in state.lines if line.seat == seat and line.person < 0 and counts(line, state.stored.match)]
