"""The courier: carries a notice to an address, and says what came of it."""

import base64
import hashlib
import logging
from dataclasses import dataclass

from coterie.core.errors import CoterieError, refuse
from coterie.server.notices.forms import PUSH, WEBHOOKS, Letter, Notice, push_message, topic_of
from coterie.server.notices.push import DeviceKeys, HouseKeys, sealed
from coterie.server.notices.reach import CallAnswer, Caller, check_url
from coterie.server.run.logs import note
from coterie.server.run.settings import Settings
from coterie.store.rows import NoticeAddress

WEEK = 7 * 86_400  # seconds that a push service keeps a notice for a device that is off
SOON = 60.0  # seconds until a call that failed is tried again: at first, and then twice as long each time
LATEST = 3600.0  # seconds, whatever a service asks for
GONE = (404, 410)  # there is no such address any more
BUSY = (0, 408, 425, 429)  # no answer, or not now; so is whatever is wrong at the other end
NOBODY = "https://localhost"  # whom a push service writes to about a house without a public address


@dataclass(frozen=True, slots=True)
class Delivery:
    """What came of a notice: it was taken, or its address is gone, or it is tried again after so many seconds.

    None of these: the address does not want it.
    """

    status: int
    taken: bool = False
    gone: bool = False
    wait: float | None = None


class Courier:
    """Carries notices for all tables of a house."""

    def __init__(self, settings: Settings, keys: HouseKeys) -> None:
        self.keys = keys
        self.site = settings.public_url
        self.caller = Caller(settings.notices_to_loopback)
        self.channel = _channel(settings)  # of the whole house

    def check(self, url: str, form: str) -> None:
        """Raises CoterieError if notices of this form can never go to this address."""
        check_url(url, self.caller.loopback)
        if form == "ntfy" and not topic_of(url):
            refuse(
                "refused-topic", "the address of an ntfy topic ends with its name, such as https://ntfy.sh/our-table"
            )

    def link(self, table: str) -> str:
        """Where a table is, for people elsewhere; empty for a house without a public address."""
        return f"{self.site}/t/{table}" if self.site else ""

    async def carry(self, address: NoticeAddress, notice: Notice, tries: int = 0, lasts: int = WEEK) -> Delivery:
        """Carry a notice to an address. Nothing that happens out there raises an error."""
        try:
            letter = self._letter(address, notice, lasts)
            answer = await self.caller.post(letter.url, letter.body, letter.headers)
        except CoterieError as error:  # an address that was good when it was kept
            note("notices", "an address may not be called", logging.WARNING, table=notice.table, why=error.code)
            return Delivery(0)
        except Exception as error:  # one notice that cannot be written stops no other
            note("notices", "a notice could not be written", logging.ERROR, error, table=notice.table)
            return Delivery(0)
        delivery = delivery_of(answer, tries)
        if not delivery.taken:
            form, status, text = address.form, answer.status, "a notice was not taken"
            note("notices", text, logging.WARNING, table=notice.table, form=form, status=status, again=delivery.wait)
        return delivery

    def forget_channel(self) -> None:
        """The channel of the house is gone: it is told nothing more until the house is opened anew."""
        note("notices", "the channel of the house is gone: look at the setting webhook", logging.ERROR)
        self.channel = None

    async def close(self) -> None:
        await self.caller.close()

    def _letter(self, address: NoticeAddress, notice: Notice, lasts: int) -> Letter:
        if address.form != PUSH:
            return WEBHOOKS[address.form](address.url, notice)
        body = sealed(DeviceKeys(*address.keys.split(" ")), push_message(notice))
        contact = self.site if self.site.startswith("https:") else NOBODY
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(lasts),
            "Urgency": "normal",
            "Topic": _topic(address, notice.table),
            "Authorization": self.keys.signature(address.url, contact),
        }
        return Letter(address.url, body, headers)


def delivery_of(answer: CallAnswer, tries: int = 0) -> Delivery:
    """What an answer means, after so many others that were no better."""
    status = answer.status
    if 200 <= status < 300:
        return Delivery(status, taken=True)
    if status in GONE:
        return Delivery(status, gone=True)
    if status in BUSY or status >= 500:
        return Delivery(status, wait=min(LATEST, max(answer.retry_after or 0.0, SOON * 2**tries)))
    return Delivery(status)


def _topic(address: NoticeAddress, table: str) -> str:
    """By this a push service keeps only the last notice of a table for a device. It says nothing of the table."""
    digest = hashlib.sha256(f"{address.url} {address.keys} {table}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:24]).decode()


def _channel(settings: Settings) -> NoticeAddress | None:
    form, _, url = settings.webhook.partition(" ")
    return NoticeAddress(-1, url, form, "", b"", settings.lang or "en", settings.webhook_quiet, 0) if url else None
