"""What commands came to: a repeat is answered as the command was, and nothing is done twice."""

import hashlib
from contextlib import suppress

import msgspec

from coterie.core.errors import Refused
from coterie.server.protocol.messages import Command
from coterie.server.protocol.talk_json import Unsaid
from coterie.server.protocol.told import Done, encode_refusal, padded
from coterie.server.state.plan import Outcome
from coterie.server.tables.held import Reply
from coterie.store.port import Damaged, Store

MOVED = ("refused-moved", "this table moves to another house: try again in a moment")
RECENT = 64  # outcomes that a table remembers without asking the store

Giver = tuple[int, str]  # of a command: the person, and its id
Answered = tuple[bytes, bytes]  # the digest of the command, and its answer


class Outcomes:
    """What the commands of one table came to."""

    def __init__(self, store: Store, table: str) -> None:
        self._store = store
        self._table = table
        self._recent: dict[Giver, Answered] = {}

    def recent(self, giver: Giver) -> Answered | None:
        """What a command came to that was given not long ago."""
        return self._recent.get(giver)

    def remember(self, giver: Giver, answered: Answered) -> None:
        if len(self._recent) >= RECENT:
            del self._recent[next(iter(self._recent))]
        self._recent[giver] = answered

    async def find(self, giver: Giver) -> Answered | None:
        """What a command came to that was given before, if it was and that can be read."""
        with suppress(Damaged):
            if row := await self._store.command(self._table, *giver):
                self.remember(giver, (row.digest, row.outcome))
                return row.digest, row.outcome
        return None


def digest_of(said: Command) -> bytes:
    """By which a command is known again."""
    return hashlib.sha256(msgspec.json.encode(said)).digest()[:16]


def done(cmd_id: str, outcome: Outcome) -> bytes:
    """The answer to a command that was carried out."""
    unsaid = [Unsaid(n, error.code or "refused", str(error), dict(error.values)) for n, error in outcome.unsaid]
    return msgspec.json.encode(Done(cmd_id, outcome.moves, outcome.line, outcome.opened, unsaid))


def repeat(giver: Giver, body: bytes, known: Answered, reply: Reply) -> str:
    """Answer a command that was given before as it was then, if it is the same."""
    if known[0] != body:
        text = "this cmd_id was used before for something else"
        reply(encode_refusal(giver[1], Refused(text, code="refused-other-body")))
        return "refused"
    reply(padded(known[1]))
    return "repeated"
