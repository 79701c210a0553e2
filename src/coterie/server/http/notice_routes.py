"""The routes of notices: who hears whose turn it is, on which device, and in which channel."""

from urllib.parse import urlsplit

from aiohttp import web

from coterie.core.errors import refuse
from coterie.server.http.notice_bodies import ChannelJson, EndedSubscription, NoticesJson, Subscription, Webhook
from coterie.server.http.requests import WRONG_KEY, ApiRequest, HTTPProblem, answer, find_table
from coterie.server.http.routing import route
from coterie.server.notices.forms import PUSH
from coterie.server.notices.push import device_keys
from coterie.server.notices.wording import hello_notice
from coterie.server.run import quiet
from coterie.server.tables.table import LiveTable
from coterie.store.rows import NoticeAddress, Person


@route("GET", "/api/tables/{table}/notices", "holder", NoticesJson, limit="reads", problems=(401, 503))
async def notices(request: ApiRequest) -> web.StreamResponse:
    """How notices of a table go out: the key to subscribe with, and the channels that hear of it."""
    table, _ = await _holder(request)
    return answer(_notices(table))


@route(
    "POST",
    "/api/tables/{table}/push",
    "holder",
    NoticesJson,
    takes=Subscription,
    limit="tickets",
    problems=(401, 503, 507),
)
async def subscribe(request: ApiRequest) -> web.StreamResponse:
    """Let a device hear when it is one's turn and no page is open. To say it again changes its language and hours."""
    table, person = await _holder(request)
    said: Subscription = request.body
    table.services.courier.check(said.endpoint, PUSH)
    keys = device_keys(said.p256dh, said.auth)
    await table.notices.keep(
        NoticeAddress(
            person.n,
            said.endpoint,
            PUSH,
            keys.written,
            person.key,
            said.language,
            _quiet(said.quiet),
            table.services.now(),
        )
    )
    return answer(_notices(table))


@route(
    "POST",
    "/api/tables/{table}/push/end",
    "holder",
    NoticesJson,
    takes=EndedSubscription,
    limit="tickets",
    problems=(401, 503, 507),
)
async def unsubscribe(request: ApiRequest) -> web.StreamResponse:
    """Let a device hear no more. If it heard nothing before, nothing changes."""
    table, person = await _holder(request)
    await table.notices.drop(person.n, request.body.endpoint)
    return answer(_notices(table))


@route(
    "POST",
    "/api/tables/{table}/webhook",
    "holder",
    NoticesJson,
    takes=Webhook,
    limit="opens",
    problems=(401, 403, 409, 503, 507),
)
async def webhook(request: ApiRequest) -> web.StreamResponse:
    """Choose the channel that hears whose turn it is, in the place of the one before. Only the host of a table does.

    The channel is told so at once; if it does not take that, nothing is changed.
    """
    table, person = await _holder(request)
    if person.n != table.state.stored.host:
        refuse("refused-webhook-host", "only the host of a table chooses the channel that hears of it")
    said: Webhook = request.body
    before = table.notices.channel
    if said.url:
        channel = NoticeAddress(
            -1, said.url, said.form, "", b"", said.language, _quiet(said.quiet), table.services.now()
        )
        if before is None or (before.url, before.form) != (said.url, said.form):
            await _greet(table, channel)
        await table.notices.keep(channel)
    elif before:
        await table.notices.drop(before.person, before.url)
    return answer(_notices(table))


async def _greet(table: LiveTable, channel: NoticeAddress) -> None:
    """Tell a channel that it will hear of a table. Raises Refused if it does not take that."""
    courier, state = table.services.courier, table.state
    courier.check(channel.url, channel.form)
    hello = hello_notice(state.game.name, state.id, channel.language, courier.link(state.id))
    delivery = await courier.carry(channel, hello)
    if delivery.status and not delivery.taken:
        text = f"this address answers {delivery.status} instead of taking the notice"
        refuse("refused-webhook-status", text, status=delivery.status)
    if not delivery.taken:
        refuse("refused-webhook", "nothing took the notice at this address: it must answer at once, and not redirect")


async def _holder(request: ApiRequest) -> tuple[LiveTable, Person]:
    """The table, and the person whose key is shown."""
    table = await find_table(request.house, request.http)
    person = request.person(table) if table else None
    if table is None or person is None:
        raise HTTPProblem(401, "refused-key", WRONG_KEY)
    return table, person


def _quiet(text: str) -> str:
    """Quiet hours, as they are kept. Raises CoterieError if they cannot be read."""
    if text:
        quiet.read(text)
    return text


def _notices(table: LiveTable) -> NoticesJson:
    courier = table.services.courier
    return NoticesJson(courier.keys.public, _channel(table.notices.channel), _channel(courier.channel))


def _channel(address: NoticeAddress | None) -> ChannelJson | None:
    if address is None:
        return None
    site = urlsplit(address.url).hostname or ""
    return ChannelJson(address.form, site, address.language, address.quiet)  # type: ignore[arg-type]  # as they came
