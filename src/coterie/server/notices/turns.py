"""Whose turn it is, for those who are elsewhere: one notice for each turn, to every address of theirs.

What is sent, and when, depends on what everybody at the table sees alone: who is asked, and who is here. A standing
order that will answer delays nothing and hastens nothing.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace

from coterie.core.errors import CoterieError
from coterie.server.notices.courier import WEEK, Courier, Delivery
from coterie.server.notices.forms import PUSH
from coterie.server.notices.wording import turn_notice
from coterie.server.run import quiet
from coterie.server.run.logs import note
from coterie.server.state.table_state import TableState
from coterie.store.port import Addresses, Lost, Unknown
from coterie.store.rows import NoticeAddress, ToldTurn

SETTLED = 10_000  # ms after which a question stands and a player is gone: a page that is loaded anew is not
TRIES = 5  # calls of one address about one turn
DEVICES = 6  # of a person; a new one takes the place of the oldest
SHORTEST = 60  # seconds that a push service keeps a notice at least

HOLD = 2_000  # ms until a notice that could not be noted is tried again
UNTOLD = (0, 0)  # the turn of who was told of none

Turn = tuple[int, int]  # the match, and how often the player had answered in it


@dataclass(frozen=True, slots=True)
class Due:
    """A notice that an address is to get about a person: about which turn, and when, in ms since 1970."""

    person: int
    turn: Turn
    at: int


@dataclass(frozen=True, slots=True)
class Failed:
    """A notice that was not taken yet: about which turn, how often it was tried, and when it is tried again."""

    turn: Turn
    tries: int
    again: int


class TurnNotices:
    """The notices of one table. `attend` sends those that are due, and waits for the next one."""

    def __init__(
        self,
        state: TableState,
        courier: Courier,
        store: Addresses,
        now: Callable[[], int],
        fence: Callable[[], Awaitable[None]],
    ) -> None:
        self.addresses: list[NoticeAddress] = []  # the oldest first
        self._state = state
        self._courier = courier
        self._store = store
        self._now = now
        self._fence = fence  # raises CoterieError if another house keeps the table by now
        self._told: dict[tuple[str, int], Turn] = {}  # by address and person
        self._failed: dict[tuple[str, int], Failed] = {}
        self._calls: dict[str, asyncio.Task[None]] = {}  # by address
        self._alarm: asyncio.TimerHandle | None = None

    # Addresses.

    def remember(self, addresses: Iterable[NoticeAddress], told: Iterable[ToldTurn]) -> None:
        """Take over what the store has."""
        self.addresses = list(addresses)
        self._told = {(each.url, each.person): (each.match, each.answers) for each in told}
        self.attend()

    async def keep(self, address: NoticeAddress) -> None:
        """Keep an address in the place of the same one, of the oldest of too many devices, or of another channel."""
        same = [known for known in self.addresses if (known.person, known.url) == (address.person, address.url)]
        if any(replace(known, made_at=address.made_at) == address for known in same):
            return
        others = [known for known in self.addresses if known.person == address.person and known not in same]
        for old in others[: max(0, len(others) + 1 - (DEVICES if address.form == PUSH else 1))]:
            await self.drop(old.person, old.url)
        await self._store.keep(self._state.id, address)
        self.addresses = [*[known for known in self.addresses if known not in same], address]
        self.attend()

    async def drop(self, person: int, url: str) -> None:
        """Forget an address."""
        await self._store.drop(self._state.id, person, url)
        self.addresses = [known for known in self.addresses if (known.person, known.url) != (person, url)]

    @property
    def channel(self) -> NoticeAddress | None:
        """The channel that hears of this table."""
        return next((address for address in self.addresses if address.form != PUSH), None)

    # Notices.

    def attend(self) -> None:
        """Send what is due, and set the alarm for what will be."""
        self._silence()
        if self._state.house.draining:
            return
        house = self._courier.channel
        if house is None and not self.addresses:
            return
        now, later = self._now(), []
        for address in [*self.addresses, *([house] if house else [])]:
            if address.url in self._calls:
                continue  # when it has answered, all are looked at again
            due = self._due(address)
            if ready := [each for each in due if each.at <= now]:
                self._calls[address.url] = asyncio.ensure_future(self._call(address, ready))
            later += [each.at for each in due if each.at > now]
        if later:
            self._alarm = asyncio.get_running_loop().call_later((min(later) - now) / 1000, self.attend)

    def rest(self) -> None:
        """Send nothing more."""
        self._silence()
        for task in self._calls.values():
            task.cancel()

    @property
    def busy(self) -> bool:
        """Whether a notice is on its way, or will be."""
        return bool(self._calls) or self._alarm is not None

    def _due(self, address: NoticeAddress) -> list[Due]:
        """What an address is to hear of, and when."""
        found = []
        for person, at in waited_for(self._state).items():
            if address.person not in (-1, person) or not self._good(address):
                continue
            turn, of = turn_of(self._state, person), (address.url, person)
            failed = self._failed.get(of)
            if self._told.get(of) == turn:
                continue
            again = failed.again if failed and failed.turn == turn else 0
            found.append(Due(person, turn, quiet.over_at(address.quiet, max(at, again, self._now()))))
        return found

    def _good(self, address: NoticeAddress) -> bool:
        """Whether the person of a device still holds the key that it was kept for."""
        return address.form != PUSH or self._state.people[address.person].key == address.seat_key

    async def _call(self, address: NoticeAddress, due: list[Due]) -> None:
        state = self._state
        names = [state.people[each.person].name for each in due]
        notice = turn_notice(state.game.name, state.id, names, address.language, self._courier.link(state.id))
        tries = max(self._tries(address, each) for each in due)
        try:
            await self._fence()
            # before it is sent: whoever takes the table over tells nobody twice
            await self._store.tell(state.id, [ToldTurn(address.url, each.person, *each.turn) for each in due])
            delivery = await self._courier.carry(address, notice, tries, self._lasts())
            await self._note(address, due, tries, delivery)
        except (Lost, Unknown):
            pass  # the next one to keep the table tells it
        except CoterieError as error:
            note("notices", "a notice could not be kept", logging.ERROR, table=state.id, error=error)
            again = self._now() + HOLD
            for each in due:
                self._failed[address.url, each.person] = Failed(each.turn, tries, again)
        finally:
            del self._calls[address.url]
        self.attend()

    async def _note(self, address: NoticeAddress, due: list[Due], tries: int, delivery: Delivery) -> None:
        """Remember what came of a notice."""
        if delivery.gone:
            if address is self._courier.channel:
                self._courier.forget_channel()
            else:
                note("notices", "an address is gone and forgotten", table=self._state.id, form=address.form)
                await self.drop(address.person, address.url)
        elif delivery.wait is not None and tries + 1 < TRIES:
            again = self._now() + int(delivery.wait * 1000)
            for each in due:
                self._failed[address.url, each.person] = Failed(each.turn, tries + 1, again)
            await self._store.tell(self._state.id, [ToldTurn(address.url, each.person, *UNTOLD) for each in due])
        else:
            for each in due:
                self._told[address.url, each.person] = each.turn
                self._failed.pop((address.url, each.person), None)

    def _tries(self, address: NoticeAddress, due: Due) -> int:
        failed = self._failed.get((address.url, due.person))
        return failed.tries if failed and failed.turn == due.turn else 0

    def _lasts(self) -> int:
        """Seconds that a notice is worth keeping for a device that is off."""
        ends = self._state.due()
        return WEEK if ends is None else min(WEEK, max(SHORTEST, (ends - self._now()) // 1000))

    def _silence(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None


def waited_for(state: TableState) -> dict[int, int]:
    """The players who are asked and elsewhere, and when they are to be told of it, in ms since 1970.

    Whoever plays with bots alone and left in their own turn knows of it, and keeps nobody waiting.
    """
    if state.match is None or not state.playing or state.paused or state.window or state.broken:
        return {}
    found = {}
    for seat in state.match.asked():
        person = state.chairs[seat].person
        gone = state.gone_at.get(person)
        if person < 0 or gone is None or state.bot_of(seat):
            continue
        if len(state.seated()) > 1 or state.asked_at >= gone:
            found[person] = max(state.asked_at, gone) + SETTLED
    return found


def turn_of(state: TableState, person: int) -> Turn:
    """Which turn of a player this is. It is the same one until they have answered, whatever others do meanwhile."""
    assert state.match
    seat = state.people[person].seat
    return state.stored.match, sum(mover == seat for mover, _ in state.match.moves)
