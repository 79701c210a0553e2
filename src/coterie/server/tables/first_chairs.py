"""Who sits where when a table is opened."""

from coterie import bots
from coterie.core.errors import BadSeats
from coterie.core.lexicon import LETTERS
from coterie.games import find
from coterie.server.protocol.proposal import Proposal
from coterie.server.state.stored import Chair


def first_chairs(proposal: Proposal, seats: int, game: str) -> list[Chair]:
    """Who sits where at first: the host, and the bots that were asked for."""
    chairs = [Chair() for _ in range(seats)]
    for letter, level in proposal.bots.items():
        if letter not in LETTERS[:seats] or len(letter) != 1:
            text = f"there is no seat '{letter}' at a table of {seats}"
            raise BadSeats(text, "wrong-seat", {"seat": letter, "seats": seats})
        bots.check_may_sit(level, find(game))
        chairs[LETTERS.index(letter)] = Chair(bot=level)
    if proposal.seat is not None:
        if proposal.seat >= seats or chairs[proposal.seat].bot:
            raise BadSeats("the host's own seat is not free", "wrong-seat", {"seat": proposal.seat, "seats": seats})
        chairs[proposal.seat] = Chair(0)
    return chairs
