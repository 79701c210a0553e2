"""Types of setting: each reads a value from a text or from TOML, and says in one sentence what it expected."""

import ipaddress
import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from coterie.core.errors import CoterieError
from coterie.server.run import quiet

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

# What each type expects. Its code is also the name of a message, in which an owner reads the same in their own
# language.
EXPECTED: Final = {
    "wrong-whole": "{setting} is a whole number from {low} to {high}, but {source} says '{came}'",
    "wrong-number": "{setting} is a number from {low} to {high}, but {source} says '{came}'",
    "wrong-switch": "{setting} is true or false, but {source} says '{came}'",
    "wrong-choice": "{setting} is one of {choices}, but {source} says '{came}'",
    "wrong-folder": "{setting} is the path of a folder, but {source} says '{came}'",
    "wrong-address": "{setting} is an address or a name of this machine, such as 127.0.0.1, but {source} says '{came}'",
    "wrong-site": "{setting} is an address such as {example} with nothing after it, but {source} says '{came}'",
    "wrong-database": "{setting} is the address of a database, such as {example}, but {source} says '{came}'",
    "wrong-house": "{setting} is up to 64 letters, digits, dots, dashes and colons, but {source} says '{came}'",
    "wrong-secret": "{setting} is a text of at least {low} characters, the same for all houses, but {source} has fewer",
    "wrong-channel": "{setting} is {choices} and an https address, such as '{example}', but {source} says '{came}'",
    "wrong-quiet": "{setting} is two times of the day and a place, such as {example}, but {source} says '{came}'",
    "wrong-networks": "{setting} is a list of addresses or networks, such as 10.0.0.0/8, but {source} says '{came}'",
}

_WHOLE = re.compile(r"-?[0-9]{1,15}")
_NUMBER = re.compile(r"-?[0-9]{1,15}(\.[0-9]{1,15})?")
_ADDRESS = re.compile(r"[0-9A-Za-z.:_-]+")
_SITE = re.compile(r"https?://(\[[0-9a-f:.]+\]|[0-9a-z._-]+)(:[0-9]{1,5})?", re.IGNORECASE)
_DATABASE = re.compile(r"postgres(ql)?://[!-~]{1,1000}")
_PASSWORD = re.compile(r"(//[^/?@]*?:)[^/?@]*@|(password=)[^&]*")
_HOUSE = re.compile(r"[0-9A-Za-z._:-]{1,64}")
_URL = re.compile(r"https?://[!-~]{4,1000}")
_SWITCHES: Final = {
    "true": True,
    "yes": True,
    "on": True,
    "1": True,
    "false": False,
    "no": False,
    "off": False,
    "0": False,
}


class SettingType:
    """A type of value."""

    code = ""

    def read(self, raw: object, setting: str, source: str) -> object:
        """The value that a text or a piece of TOML stands for."""
        value = self._value(raw)
        if value is None:
            values = {"setting": setting, "source": source, "came": self._came(raw), **self.bounds()}
            raise CoterieError(EXPECTED[self.code].format(**values), self.code, dict(values))
        return value

    def bounds(self) -> dict[str, str]:
        """What the sentence about a wrong value tells of the right ones."""
        return {}

    def written(self, value: object) -> str:
        """A value in TOML, whose texts are those of JSON."""
        return json.dumps(value, ensure_ascii=False)

    def _value(self, raw: object) -> object:
        """The value, or None if there is none in it."""
        raise NotImplementedError

    def _came(self, raw: object) -> str:
        text = raw if isinstance(raw, str) else json.dumps(raw, default=str, ensure_ascii=False)
        return text if text.isprintable() else ascii(text)[1:-1]  # a sentence is one line


class Whole(SettingType):
    """A whole number."""

    code = "wrong-whole"

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def bounds(self) -> dict[str, str]:
        return {"low": str(self.low), "high": str(self.high)}

    def _value(self, raw: object) -> int | None:
        number = int(raw) if isinstance(raw, str) and _WHOLE.fullmatch(raw) else raw
        if isinstance(number, bool) or not isinstance(number, int):
            return None
        return number if self.low <= number <= self.high else None


class Number(SettingType):
    """A number, with a fraction or without."""

    code = "wrong-number"

    def __init__(self, low: float, high: float) -> None:
        self.low, self.high = low, high

    def bounds(self) -> dict[str, str]:
        return {"low": str(self.low), "high": str(self.high)}

    def _value(self, raw: object) -> float | None:
        number = float(raw) if isinstance(raw, str) and _NUMBER.fullmatch(raw) else raw
        if isinstance(number, bool) or not isinstance(number, int | float):
            return None
        return float(number) if self.low <= number <= self.high else None


class Switch(SettingType):
    """Yes or no."""

    code = "wrong-switch"

    def _value(self, raw: object) -> bool | None:
        return raw if isinstance(raw, bool) else _SWITCHES.get(raw.lower()) if isinstance(raw, str) else None


class Choice(SettingType):
    """One of a few words."""

    code = "wrong-choice"

    def __init__(self, *choices: str) -> None:
        self.choices = choices

    def bounds(self) -> dict[str, str]:
        return {"choices": ", ".join(self.choices)}

    def _value(self, raw: object) -> str | None:
        return raw if isinstance(raw, str) and raw in self.choices else None


class Folder(SettingType):
    """The path of a folder, which need not be there yet."""

    code = "wrong-folder"

    def written(self, value: object) -> str:
        return super().written(str(value))

    def _value(self, raw: object) -> Path | None:
        return Path(raw).expanduser() if isinstance(raw, str) and "\0" not in raw else None


class Address(SettingType):
    """An address to listen at."""

    code = "wrong-address"

    def _value(self, raw: object) -> str | None:
        return raw if isinstance(raw, str) and _ADDRESS.fullmatch(raw) else None


class Site(SettingType):
    """Where a browser finds the house: a scheme, a name and perhaps a port, and nothing else."""

    code = "wrong-site"

    def bounds(self) -> dict[str, str]:
        return {"example": "https://games.example"}

    def _value(self, raw: object) -> str | None:
        if not isinstance(raw, str) or not _SITE.fullmatch(raw.removesuffix("/")):
            return None
        try:
            port = urlsplit(raw).port
        except ValueError:
            return None
        return None if port == 0 else raw.removesuffix("/").lower()

    def _came(self, raw: object) -> str:
        return re.sub(r"//.*@", "//…@", super()._came(raw))  # a password in an address is not for the screen


class Database(SettingType):
    """The address of a database that several houses may share."""

    code = "wrong-database"

    def bounds(self) -> dict[str, str]:
        return {"example": "postgresql://coterie@localhost/coterie"}

    def written(self, value: object) -> str:
        return super().written(without_password(str(value)))

    def _value(self, raw: object) -> str | None:
        return raw if isinstance(raw, str) and _DATABASE.fullmatch(raw) else None

    def _came(self, raw: object) -> str:
        return without_password(super()._came(raw))


class HouseName(SettingType):
    """What a house is called among those that share a store."""

    code = "wrong-house"

    def _value(self, raw: object) -> str | None:
        return raw if isinstance(raw, str) and _HOUSE.fullmatch(raw) else None


class Secret(SettingType):
    """A text that only the owner knows. It is never shown."""

    code = "wrong-secret"
    shortest = 32

    def bounds(self) -> dict[str, str]:
        return {"low": str(self.shortest)}

    def written(self, value: object) -> str:
        return super().written("…" if value else "")

    def _value(self, raw: object) -> str | None:
        return raw if isinstance(raw, str) and len(raw) >= self.shortest else None

    def _came(self, raw: object) -> str:
        return "…"


class Channel(SettingType):
    """Where notices go: the form of a channel, and its address."""

    code = "wrong-channel"

    def __init__(self, *forms: str) -> None:
        self.forms = forms

    def bounds(self) -> dict[str, str]:
        return {"choices": ", ".join(self.forms), "example": "ntfy https://ntfy.sh/our-club"}

    def _value(self, raw: object) -> str | None:
        form, _, url = raw.partition(" ") if isinstance(raw, str) else ("", "", "")
        return f"{form} {url}" if form in self.forms and _URL.fullmatch(url) else None

    def _came(self, raw: object) -> str:
        return re.sub(r"(//[^/]*/).*", r"\1…", super()._came(raw))  # what follows is the key to the channel


class Quiet(SettingType):
    """Quiet hours."""

    code = "wrong-quiet"

    def bounds(self) -> dict[str, str]:
        return {"example": quiet.EXAMPLE}

    def _value(self, raw: object) -> str | None:
        try:
            quiet.read(raw if isinstance(raw, str) else "")
        except CoterieError:
            return None
        return str(raw)


class Networks(SettingType):
    """Addresses and networks: a list, or a text with commas between them."""

    code = "wrong-networks"

    def written(self, value: object) -> str:
        assert isinstance(value, tuple)
        return super().written([str(network) for network in value])

    def _value(self, raw: object) -> tuple[Network, ...] | None:
        words = raw.split(",") if isinstance(raw, str) else raw
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            return None
        try:
            return tuple(ipaddress.ip_network(word.strip()) for word in words)
        except ValueError:
            return None


def without_password(url: str) -> str:
    """An address as it may be shown: a password in it is not for the screen."""
    return _PASSWORD.sub(lambda found: f"{found[1]}…@" if found[1] else f"{found[2]}…", url)


def is_loopback(address: str) -> bool:
    """Whether only this machine can reach that address."""
    if address == "localhost":
        return True
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def holds(networks: Iterable[Network], address: str) -> bool:
    """Whether an address is in one of these networks; an IPv4 address that came by IPv6 counts as what it is."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    found = getattr(found, "ipv4_mapped", None) or found
    return any(found in network for network in networks)
