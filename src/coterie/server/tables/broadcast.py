"""The broadcast of a table: what is sent to every connection after something has happened there."""

import asyncio
from collections.abc import Callable, Iterable, Sequence

from coterie.core.lexicon import OPEN
from coterie.core.view_json import ViewWriter
from coterie.play import Match
from coterie.server.protocol.game_json import AS_BEFORE, NO_BARGAINS, game_json
from coterie.server.protocol.table_json import table_json
from coterie.server.protocol.talk_json import VerdictJson, line_json
from coterie.server.protocol.told import Lines, TableNews, encode, encode_news, raw
from coterie.server.state.table_state import TableState
from coterie.server.tables.sockets import Socket, frame
from coterie.server.tables.verdicts import Verdicts
from coterie.server.tables.welcome import hears
from coterie.store.rows import LineRow

LULL = 0.8  # seconds between two moves, or shorter, in which what may be said is not worked out anew


class Broadcast:
    """Tells everybody at a table what they may hear, and nobody anything else.

    What may be said comes with the news. Where moves follow each other within `lull` seconds it is told once in that
    time, and after the last of them: nobody speaks that fast, and it is a third of the work of a move.
    """

    def __init__(
        self,
        state: TableState,
        verdicts: Verdicts,
        sockets: set[Socket],
        now: Callable[[], int],
        invitation: Callable[[], str],
        lull: float = LULL,
    ) -> None:
        self._state = state
        self._verdicts = verdicts
        self._sockets = sockets
        self._now = now
        self._invitation = invitation
        self.told = state.match.told if state.match else 0  # events of the match that everybody was told
        self._behind: set[Socket] = set()  # those who do not know yet how the table stands
        self._prepared: tuple[Match, ViewWriter] | None = None  # of a match that may go on
        self._lull = lull
        self._sayings_at = -lull  # when it was last told with news what may be said, by the loop's time
        self._news_at = 0.0  # when news without it were last told
        self._until_lull: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Another match begins."""
        self.told = 0
        self._sayings_at = -self._lull

    def tell_table(self, but: Socket | None = None) -> None:
        """Tell everybody soon how the table stands, but for a socket that is told anyway.

        Of several changes in one turn of the loop, such as many who come back together, everybody is told once.
        """
        if not self._behind:
            asyncio.get_running_loop().call_soon(self.catch_up)
        self._behind |= self._sockets - {but}

    def catch_up(self) -> None:
        """Tell how the table stands to whoever does not know it yet."""
        if not self._behind:
            return
        sockets = self._behind & self._sockets
        self._behind.clear()
        state = self._state
        sitters = {socket for socket in sockets if state.may_sit(state.people[socket.person])}
        for told, invitation in ((sitters, self._invitation()), (sockets - sitters, None)):
            if told:
                _send(told, encode(TableNews(table_json(state, self._now()), invitation)))

    def prepare(self, match: Match) -> None:
        """Write what everybody will see of the match if it goes on like this, while the disk keeps it."""
        writer = match.writer()
        for viewer in {self._viewer(socket) for socket in self._sockets} - {OPEN}:
            writer.view(viewer)
        self._prepared = match, writer

    def tell_news(self, lines: Sequence[LineRow] = ()) -> None:
        """Tell everybody how the match went on. What was said with the last move, these lines, is told after it."""
        self._tell_news(self._sockets, lines[0].n if lines else None, sayings=self._tells_sayings())

    def tell_order(self, seat: int) -> None:
        """Tell a seat, and nobody else, that its standing order was left or is gone."""
        theirs = [socket for socket in self._sockets if self._state.viewer(socket.person) == seat]
        self._tell_news(theirs, sayings=False)

    def tell_leaver(self, person: int) -> None:
        """Tell somebody who gave up their seat how the game looks to an onlooker."""
        if self._state.match:
            self._tell_news([socket for socket in self._sockets if socket.person == person], whole=True)

    def tell_lines(self, lines: list[LineRow]) -> None:
        """Tell lines that are new, or were removed, to everybody who hears that talk."""
        for n, line in enumerate(lines, 1):
            frames = dict[int, bytes]()
            for socket in self._sockets:
                if hears(self._state, socket.person, line):
                    viewer = self._viewer(socket)
                    if viewer not in frames:
                        new = self._verdicts.fresh(viewer, line.n + 1)
                        bargains = raw(self._verdicts.bargains(viewer)) if n == len(lines) else None
                        frames[viewer] = encode(Lines([line_json(self._state, line, viewer)], new, bargains))
                    socket.send(frames[viewer])

    def tell_verdicts(self) -> None:
        """Tell every viewer what became of what was said, as far as it is new to them."""
        sockets: dict[int, list[Socket]] = {}
        for socket in self._sockets:
            sockets.setdefault(self._viewer(socket), []).append(socket)
        for viewer, theirs in sockets.items():
            if new := self._verdicts.fresh(viewer):
                _send(theirs, encode(Lines([], new)))

    def _viewer(self, socket: Socket) -> int:
        return self._state.viewer(socket.person, socket.open_cards)

    def _tells_sayings(self) -> bool:
        """Whether news tell what may be said: unless they did a moment ago, and always where people talk first, or
        nothing may be said any more.
        """
        now = asyncio.get_running_loop().time()
        if now >= self._sayings_at + self._lull or self._state.window or not self._state.playing:
            self._sayings_at = now
            return True
        self._news_at = now
        if self._until_lull is None:
            self._until_lull = asyncio.get_running_loop().call_later(self._lull, self._after_lull)
        return False

    def _after_lull(self) -> None:
        """Tell what may be said, in news without events, if that was left out when the last move was told."""
        self._until_lull = None
        if self._sayings_at >= self._news_at or not self._state.match:
            return
        loop, due = asyncio.get_running_loop(), self._news_at + self._lull
        if loop.time() < due:
            self._until_lull = loop.call_at(due, self._after_lull)
            return
        self._sayings_at = loop.time()
        writer, sayable, silent = self._state.match.writer(), dict[int, str](), self._verdicts.silent
        for socket in self._sockets:
            viewer = self._viewer(socket)
            if viewer not in sayable:
                sayable[viewer] = self._verdicts.sayings(viewer)
            if socket.sayings != sayable[viewer]:
                socket.sayings = sayable[viewer]
                socket.write(self._written(viewer, writer, socket.sayings, [], silent))
        self._verdicts.let_go()

    def _tell_news(
        self, sockets: Iterable[Socket], before: int | None = None, whole: bool = False, sayings: bool = True
    ) -> None:
        """Each viewer's news is written once, for all sockets that see the same. Verdicts on lines from `before` on
        come with the lines; `whole` tells all others again. What may be said is told to a socket that knows otherwise,
        if `sayings` are told at all.

        Nothing is sent before all is written: whoever hears it first is awake for the rest.
        """
        match, verdicts = self._state.match, self._verdicts
        assert match
        prepared, self._prepared = self._prepared, None
        writer = prepared[1] if prepared and prepared[0] is match else match.writer()
        silent = verdicts.silent
        sayable, new = dict[int, str](), dict[int, list[VerdictJson]]()
        frames, letters = dict[tuple[int, bool], bytes](), list[tuple[Socket, bytes]]()
        for socket in sockets:
            viewer = self._viewer(socket)
            if viewer not in new:
                if sayings:
                    sayable[viewer] = verdicts.sayings(viewer)
                new[viewer] = verdicts.whole(viewer) if whole else [] if silent else verdicts.fresh(viewer, before)
            said = sayable[viewer] if sayings else socket.sayings
            told = viewer, socket.sayings == said
            if told not in frames:
                frames[told] = self._written(viewer, writer, AS_BEFORE if told[1] else said, new[viewer], silent)
            socket.sayings = said
            letters.append((socket, frames[told]))
        self.told = match.told
        verdicts.let_go()
        for socket, letter in letters:
            socket.write(letter)

    def _written(self, viewer: int, writer: ViewWriter, sayings: str, new: list[VerdictJson], silent: bool) -> bytes:
        """The frame of a viewer's news: what they were not told yet, what they may say and what became of words, unless
        the game is `silent`.
        """
        state, verdicts = self._state, self._verdicts
        binds, bargains = False, NO_BARGAINS
        if not silent:
            binds, bargains = verdicts.binds(viewer), verdicts.bargains(viewer)
        game = game_json(state, viewer, writer, sayings, binds, bargains)
        return frame(encode_news(state.stored.match, writer.heard(viewer, self.told), game, new))


def _send(sockets: Iterable[Socket], payload: bytes) -> None:
    for socket in sockets:
        socket.send(payload)
