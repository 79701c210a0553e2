"""Forms: how a notice is written for Discord, for Slack, for ntfy and for a browser."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

import msgspec

from coterie.server.protocol.told import padded

PUSH: Final = "push"

_MARKS: Final = re.compile(r"([!-/:-@\[-`{-~])")  # of ASCII, all that Discord might take for more than itself


@dataclass(frozen=True, slots=True)
class Notice:
    """What is told: the game, one sentence, the table, and where it is if the house has a public address."""

    title: str
    text: str
    table: str
    language: str
    link: str = ""


@dataclass(frozen=True, slots=True)
class Letter:
    """A notice as it goes out."""

    url: str
    body: bytes
    headers: dict[str, str]


def push_message(notice: Notice) -> bytes:
    """The message to a device, before it is sealed. Its length tells nothing."""
    told = {"title": notice.title, "body": notice.text, "table": notice.table, "lang": notice.language}
    return padded(msgspec.json.encode(told))


def discord(url: str, notice: Notice) -> Letter:
    """Names call nobody, and no mark in them means anything."""
    lines = [f"**{_plain(notice.title)}**: {_plain(notice.text)}", *([f"<{notice.link}>"] if notice.link else [])]
    return _letter(url, {"content": "\n".join(lines), "allowed_mentions": {"parse": []}, "flags": 4})


def slack(url: str, notice: Notice) -> Letter:
    """Also for Mattermost and Rocket.Chat, which read the same."""
    lines = [f"{notice.title}: {notice.text}", *([notice.link] if notice.link else [])]
    text = "\n".join(lines).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return _letter(url, {"text": text, "mrkdwn": False, "link_names": False, "unfurl_links": False})


def ntfy(url: str, notice: Notice) -> Letter:
    """The topic is the last part of the address. Texts go in the body, where no letter needs another writing."""
    parts = urlsplit(url)
    before = parts.path.rstrip("/").rpartition("/")[0]
    told: dict[str, object] = {"topic": topic_of(url), "title": notice.title, "message": notice.text, "tags": ["crown"]}
    if notice.link:
        told["click"] = notice.link
    return _letter(f"{parts.scheme}://{parts.netloc}{before}/", told)


def topic_of(url: str) -> str:
    """The topic that an address of ntfy names; empty if it names none."""
    return urlsplit(url).path.rstrip("/").rpartition("/")[2]


WEBHOOKS: Final[dict[str, Callable[[str, Notice], Letter]]] = {"discord": discord, "slack": slack, "ntfy": ntfy}


def _letter(url: str, told: dict[str, object]) -> Letter:
    return Letter(url, msgspec.json.encode(told), {"Content-Type": "application/json"})


def _plain(text: str) -> str:
    return _MARKS.sub(r"\\\1", text)
