"""The herald of a table: what each socket is told, when it comes and whenever something has happened."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from coterie.core.sheets import Sheet
from coterie.server import faces, seen, wire
from coterie.server.sockets import Socket
from coterie.store import Line

if TYPE_CHECKING:
    from coterie.server.live import LiveTable


class Herald:
    """Tells everybody at a table what they may hear, and nobody anything else."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.told = 0  # events of the match under way that everybody was told

    def welcome(self, socket: Socket, hello: wire.Hello) -> bytes:
        """What a socket is told first: the gap since the event it names, or everything."""
        table = self.table
        viewer = table.viewer(socket.person)
        whole = hello.match != table.state.match or hello.since > self.told
        seat = table.people[socket.person].seat
        message = wire.Welcome(
            protocol=wire.PROTOCOL,
            now=table.backstage.now(),
            person=socket.person,
            seat=seat,
            invitation=table.backstage.seal.invitation(table.id) if seat >= 0 or socket.person == table.state.host else None,
            table=faces.face(table),
            events=self.heard(viewer, 0 if whole else hello.since),
            whole=whole,
            sight=faces.sight(table, viewer),
            lines=[faces.line(line) for line in table.lines if line.n >= hello.lines and self._hears(socket.person, line)],
        )
        return wire.encode(message)

    def heard(self, viewer: int, since: int = 0) -> list[seen.Event]:
        """What was told of the match, as a viewer heard it."""
        match = self.table.match
        return seen.events(match.eyes(viewer).heard(since)) if match else []

    def tell_table(self, but: Socket | None = None) -> None:
        """Tell everybody how things stand at the table; but not who is being told anyway."""
        others = [socket for socket in self.table.sockets if socket is not but]
        if others:
            _send(others, wire.encode(wire.TableNews(faces.face(self.table))))

    def tell_news(self) -> None:
        """Tell everybody how the match went on."""
        self._tell_news(self.table.sockets)

    def tell_order(self, seat: int) -> None:
        """Tell a seat alone of the order it left: nobody else hears of it."""
        self._tell_news([socket for socket in self.table.sockets if self.table.viewer(socket.person) == seat])

    def tell_lines(self, lines: Iterable[Line]) -> None:
        """Tell of lines of talk that are new, or were removed, whoever hears that talk."""
        for line in lines:
            frame = wire.encode(wire.Lines([faces.line(line)]))
            _send((socket for socket in self.table.sockets if self._hears(socket.person, line)), frame)

    def _tell_news(self, sockets: Iterable[Socket]) -> None:
        """Written as text by the match itself, and once for all who see the same: this is what a busy server does most."""
        table, match = self.table, self.table.match
        assert match
        sheet, frames = match.sheet(), dict[int, bytes]()
        for socket in sockets:
            viewer = table.viewer(socket.person)
            frame = frames.get(viewer)
            if frame is None:
                frame = frames[viewer] = wire.padded(
                    f'{{"type":"news","match":{table.state.match},"events":{sheet.heard(viewer, self.told)},'
                    f'"sight":{{"view":{sheet.view(viewer)},{self._choices(viewer, sheet)}}}}}'.encode()
                )
            socket.send(frame)
        self.told = match.told

    def _choices(self, viewer: int, sheet: Sheet) -> str:
        """The rest of a sight: what only the viewer may know."""
        table, match = self.table, self.table.match
        assert match
        order, due = table.attendance.orders.get(viewer), table.attendance.due()
        legal, undo = "[]", False
        if table.playing:
            legal, undo = sheet.legal(viewer), viewer < match.seats and match.can_undo(viewer)
        ordered = f'["{order.name}",{order.amount}]' if order else "null"
        return f'"legal":{legal},"undo":{"true" if undo else "false"},"order":{ordered},"due":{due if due else "null"}'

    def _hears(self, person: int, line: Line) -> bool:
        """Everybody hears the table; the gallery is heard in the gallery."""
        return line.room == "table" or self.table.people[person].seat < 0


def _send(sockets: Iterable[Socket], frame: bytes) -> None:
    for socket in sockets:
        socket.send(frame)
