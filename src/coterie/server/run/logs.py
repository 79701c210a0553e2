"""The log: one line per event, as text or as JSON, with no key in it.

    note("house", "table-opened", table="k3m9x2ab", game="royal-secrets")

No code should log a key. `Scrub` removes those that are logged by mistake, also in the exception of a library.
"""

import json
import logging
import re
import sys
import time
from typing import Final, TextIO

from aiohttp.abc import AbstractAccessLogger
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.web import BaseRequest, Request, StreamResponse

BLACK: Final = "[black]"  # what stands for what was blacked out

_TOP: Final = "coterie"
_TOKEN: Final = r"[A-Za-z0-9_-]{22,}"
# After these words a key is a key whatever it looks like.
_AFTER: Final = re.compile(
    rf"((?:#(?:[a-z_]+=)?|(?:key|ticket|token|secret|cookie|authorization|bearer|host|seat)[\"']?\s*[=:\s]\s*[\"']?(?:bearer\s+)?)){_TOKEN}",
    re.IGNORECASE,
)
# Elsewhere it looks like one: long, and of small letters, capitals and digits. Names of functions and digests are not.
_KEY: Final = re.compile(rf"(?<![A-Za-z0-9_-])(?=[a-z0-9_-]*[A-Z])(?=[A-Z0-9_-]*[a-z])(?=[A-Za-z_-]*[0-9]){_TOKEN}")
_SECRET: Final = re.compile(r"key|ticket|token|secret|password|cookie|authorization", re.IGNORECASE)  # names of fields
# What would begin a new line, move the cursor, turn the writing round, or cannot be written at all.
_CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\\\\]")
_BARE: Final = re.compile(r"[^\s\"=]+")


def start(form: str = "text", level: str = "info", stream: TextIO | None = None) -> None:
    """Log events of this level and above; of libraries, warnings and above. Without a stream it is standard error."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.addFilter(Manners())
    handler.addFilter(Scrub())
    handler.setFormatter(AsJson() if form == "json" else AsText())
    root = logging.getLogger()
    root.handlers[:] = [handler]  # the only way out, so that nothing goes by the filter
    root.setLevel(logging.WARNING)
    logging.getLogger(_TOP).setLevel(level.upper())


def note(
    room: str, event: str, level: int = logging.INFO, error: BaseException | None = None, **fields: object
) -> None:
    """Log an event in a room of the server, with its fields."""
    logging.getLogger(f"{_TOP}.{room}").log(level, event, exc_info=error, extra={"fields": fields})


def scrub(text: str) -> str:
    """A text without what looks like a key."""
    return _KEY.sub(BLACK, _AFTER.sub(rf"\1{BLACK}", text))


class Manners(logging.Filter):
    """Drops an error of a library that is none of ours: a client that does not speak HTTP."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError))


class Scrub(logging.Filter):
    """Blacks out what looks like a key: in an event, its fields, and the trace of an exception."""

    def filter(self, record: logging.LogRecord) -> bool:
        try:
            text = record.getMessage()
        except Exception:  # somebody's arguments do not fit their message: the log goes on
            text = str(record.msg)
        record.msg, record.args = scrub(text), None
        fields: dict[str, object] = getattr(record, "fields", {})
        record.fields = {
            scrub(name): BLACK if _SECRET.search(name) else _clean(value) for name, value in fields.items()
        }
        if record.exc_info:
            record.exc_text = scrub(_TRACE.formatException(record.exc_info))
            record.exc_info = None  # so that nobody formats it anew
        if record.stack_info:
            record.stack_info = scrub(record.stack_info)
        return True


class _Line(logging.Formatter):
    """What both forms have in common: when, how grave, where, what, and all that there is to know."""

    def parts(self, record: logging.LogRecord) -> dict[str, object]:
        at = f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03d}Z"
        room = record.name.removeprefix(f"{_TOP}.")
        known = {"at": at, "level": record.levelname.lower(), "room": room, "event": record.getMessage()}
        fields: dict[str, object] = getattr(record, "fields", {})
        trace = {"trace": record.exc_text} if record.exc_text else {}
        return {**fields, **trace, **known}  # no field takes the place of what is known


class AsJson(_Line):
    """A line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        parts = self.parts(record)
        first = {name: parts.pop(name) for name in ("at", "level", "room", "event")}
        return json.dumps({**first, **parts})


class AsText(_Line):
    """A line for people: when, how grave, where, what, and name=value for the rest."""

    def format(self, record: logging.LogRecord) -> str:
        parts = self.parts(record)
        first = " ".join(_escaped(str(parts.pop(name))) for name in ("at", "level", "room", "event"))
        return " ".join([first, *(f"{_quoted(name)}={_quoted(str(value))}" for name, value in parts.items())])


class Access(AbstractAccessLogger):
    """Requests: the method, the route as it was declared and never the path that came, the status, and how long it
    took.
    """

    def log(self, request: BaseRequest, response: StreamResponse, time: float) -> None:
        found = request._match_info if isinstance(request, Request) else None  # none if it was not even HTTP
        resource = found.route.resource if found is not None else None
        route = resource.canonical if resource else "unknown"
        note("access", "request", method=request.method, route=route, status=response.status, ms=round(time * 1000, 1))

    @property
    def enabled(self) -> bool:
        return logging.getLogger(f"{_TOP}.access").isEnabledFor(logging.INFO)


_TRACE: Final = logging.Formatter()


def _clean(value: object) -> object:
    """A value that either form can write, without keys."""
    if value is None or isinstance(value, bool | int | float):
        return value
    try:
        return scrub(str(value))
    except Exception as error:  # a value that cannot say what it is must not stop the house
        return f"unsayable: {type(error).__name__}"


def _escaped(text: str) -> str:
    return _CONTROL.sub(
        lambda found: "\\\\" if found[0] == "\\" else found[0].encode("unicode_escape", "surrogatepass").decode(), text
    )


def _quoted(text: str) -> str:
    """A text that is one word of a line: as it is, or in quotes."""
    text = _escaped(text)
    return text if _BARE.fullmatch(text) else '"' + text.replace('"', '\\"') + '"'
