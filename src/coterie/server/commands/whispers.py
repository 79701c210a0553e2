"""Whispers: what one player says to another. Everybody sees that they whisper; what is said is for the two."""

from coterie.bots import find_talker
from coterie.bots.talker import TALKING
from coterie.core.errors import refuse
from coterie.core.game import Game
from coterie.play import Match
from coterie.server.state.table_state import TableState
from coterie.talk import Act
from coterie.talk.acts import ASK, OFFER
from coterie.talk.companion import WHISPER

MOST_WHISPERS = 2  # of a seat in a round


def check_whisper(state: TableState, seat: int, to: int, acts: list[Act]) -> None:
    """Raises Refused unless this seat may whisper to that one now. What was whispered before has no part in it."""
    if not state.agreement.whispers:
        refuse("refused-whispers", "this table has agreed not to whisper")
    if seat < 0:
        refuse("refused-gallery", "only a player who has a seat can do this")
    match = state.match
    if match is None or not state.playing:
        refuse("refused-nothing-played", "no game is being played that this could be about")
    if not 0 <= to < match.seats or to == seat:
        refuse("refused-no-person", "there is no such seat to whisper to")
    if state.chairs[to].bot:
        refuse("refused-whisper-bot", "bots have no ear for whispers: say it aloud")
    if any(act.act in (ASK, OFFER) and act.seat != to for act in acts):
        refuse("refused-no-person", "a whisper asks or offers something to whom it is whispered")
    if _whispers(state, match, seat) >= MOST_WHISPERS:
        refuse("refused-whispers-round", f"you have whispered {MOST_WHISPERS} times in this round", most=MOST_WHISPERS)


def rounds_of(game: Game) -> tuple[str, ...]:
    """The words of the events that begin a round; none where a game is one round."""
    talker = find_talker(TALKING, game)
    return talker.rounds if talker else ()


def _whispers(state: TableState, match: Match, seat: int) -> int:
    """How often a seat has whispered in the round under way."""
    words = rounds_of(state.game)
    begun = max((heard.n for heard in match.eyes(match.seats).heard() if heard.what in words), default=-1)
    return sum(
        line.form == WHISPER and line.match == state.stored.match and line.seat == seat and line.event > begun
        for line in state.lines
    )
