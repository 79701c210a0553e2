"""Settings: how an owner wants the server run. A flag, an environment variable or coterie.toml sets them.

A new setting is one field of `Settings`, and a message `setting-NAME` that explains it in each language.
"""

import difflib
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from coterie.core.errors import CoterieError
from coterie.server.run.setting_types import (
    Address,
    Channel,
    Choice,
    Database,
    Folder,
    HouseName,
    Network,
    Networks,
    Number,
    Quiet,
    Secret,
    SettingType,
    Site,
    Switch,
    Whole,
    holds,
    is_loopback,
)

FILE: Final = "coterie.toml"
PREFIX: Final = "COTERIE_"
DEFAULT: Final = "default"  # where a value came from that nobody gave
# variables of ours that are no settings
ELSEWHERE: Final = ("BUILD", "CHROMIUM", "CONFIG", "HOME", "NATIVE", "OPT", "POSTGRES", "PURE")


def home() -> Path:
    """`COTERIE_HOME`, or where this system keeps what programs write for their users."""
    if folder := os.environ.get("COTERIE_HOME"):
        return Path(folder)
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "coterie"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "coterie"


def _cores_to_spare() -> int:
    return max(2, (os.cpu_count() or 1) - 1)  # one of two or more is always kept for tables with people


def setting(type: SettingType, default: object = None, flag: bool = False) -> Any:
    """A field of `Settings`. Without a default it follows from the others; the common ones have a flag."""
    return field(default=default, metadata={"type": type, "flag": flag})


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How the server is run. Every setting has a value: one that nobody set follows from the others."""

    address: str = setting(Address(), "127.0.0.1", flag=True)
    port: int = setting(Whole(0, 65535), 8765, flag=True)
    lan: bool = setting(Switch(), False, flag=True)
    open: bool = setting(Switch(), False, flag=True)
    data: Path = setting(Folder(), flag=True)  # noqa: RUF009  # it is a field
    store: str = setting(Database(), "", flag=True)  # empty: a file in the data folder
    house: str = setting(HouseName(), "", flag=True)  # empty: this machine and the port
    house_url: str = setting(Site(), "", flag=True)  # empty: the address and the port
    lease: float = setting(Number(1, 600), 10.0)
    secret: str = setting(Secret(), "")  # empty: one that the store keeps
    packs: Path = setting(Folder())  # noqa: RUF009
    public_url: str = setting(Site(), "", flag=True)
    trusted_proxies: tuple[Network, ...] = setting(Networks(), ())
    create: str = setting(Choice("anyone", "owner"), flag=True)
    lobby: bool = setting(Switch())
    workers: int = setting(Whole(1, 256))
    bot_pace: float = setting(Number(0, 60), 1.0)
    bot_patience: float = setting(Number(0.1, 600), 5.0)
    grace: float = setting(Number(0, 86400), 60.0)
    drain: float = setting(Number(0, 600), 10.0)
    waiting_hours: int = setting(Whole(1, 8760), 24)
    idle_days: int = setting(Whole(1, 3650), 30)
    keep_days: int = setting(Whole(0, 36500), 0)
    max_tables: int = setting(Whole(1, 1000000), 10000)
    max_sockets: int = setting(Whole(1, 1000000), 10000)
    connections_per_address: int = setting(Whole(1, 1000000), 400)
    sockets_per_address: int = setting(Whole(1, 1000000), 200)
    sockets_per_minute: int = setting(Whole(1, 1000000), 600)
    tickets_per_minute: int = setting(Whole(1, 1000000), 300)
    reads_per_minute: int = setting(Whole(1, 1000000), 1200)
    opens_per_minute: int = setting(Whole(1, 1000000), 30)
    joins_per_minute: int = setting(Whole(1, 1000000), 120)
    commands_per_second: int = setting(Whole(1, 1000000), 20)
    lines_per_minute: int = setting(Whole(1, 1000000), 30)
    webhook: str = setting(Channel("discord", "slack", "ntfy"), "")
    webhook_quiet: str = setting(Quiet(), "")
    notices_to_loopback: bool = setting(Switch(), False)
    log: str = setting(Choice("text", "json"), "text", flag=True)
    log_level: str = setting(Choice("debug", "info", "warning", "error"), "info", flag=True)
    lang: str = setting(Choice("en", "fr"), "", flag=True)

    def __post_init__(self) -> None:
        if self.lan and is_loopback(self.address):
            self._settle("address", "0.0.0.0")
        if self.data is None:
            self._settle("data", home())
        if self.packs is None:
            self._settle("packs", self.data / "packs")
        alone = is_loopback(self.address) and not self.public_url
        if self.create is None:
            self._settle("create", "anyone" if alone else "owner")
        if self.lobby is None:
            self._settle("lobby", not alone)
        if self.workers is None:
            self._settle("workers", _cores_to_spare())

    def _settle(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    def trusts(self, address: str) -> bool:
        """Whether a proxy at this address is believed when it says for whom it speaks."""
        return holds(self.trusted_proxies, address)


TYPES: Final[dict[str, SettingType]] = {each.name: each.metadata["type"] for each in fields(Settings)}
FLAGS: Final = tuple(each.name for each in fields(Settings) if each.metadata["flag"])
# None: it follows from others
DEFAULTS: Final[dict[str, object]] = {each.name: each.default for each in fields(Settings)}


@dataclass(frozen=True)
class Settled:
    """The settings, and where each came from: a flag, a variable, a file, or `DEFAULT`."""

    settings: Settings
    sources: dict[str, str]

    def written(self, name: str) -> str:
        """A setting as coterie.toml would have it."""
        return TYPES[name].written(getattr(self.settings, name))


def settle(
    flags: Mapping[str, object], environ: Mapping[str, str], config: str | None = None, folder: Path | None = None
) -> Settled:
    """What is set by flag, else by environment, else in a file: one named, or coterie.toml in this folder.

    An empty text sets nothing.
    """
    folder = folder or Path.cwd()
    values: dict[str, object] = {}
    sources = dict.fromkeys(TYPES, DEFAULT)

    def take(name: str, raw: object, source: str, base: Path) -> None:
        if raw is None or raw == "":
            return
        if name not in TYPES:
            near = difflib.get_close_matches(name, TYPES, n=3) or list(TYPES)
            text = f"there is no setting '{name}', which {source} sets: did you mean {', '.join(near)}?"
            raise CoterieError(text, "wrong-setting", {"name": name, "source": source, "near": ", ".join(near)})
        value = TYPES[name].read(raw, name, source)
        values[name] = base / value if isinstance(value, Path) else value
        sources[name] = source

    path, contents = _file(config, environ, folder)
    for name, raw in contents.items():
        take(name, raw, str(path), path.parent)
    for variable, text in environ.items():
        if variable.startswith(PREFIX) and variable.removeprefix(PREFIX) not in ELSEWHERE:
            take(variable.removeprefix(PREFIX).lower(), text, variable, folder)
    for name, raw in flags.items():
        take(name, raw, flag(name), folder)
    return Settled(Settings(**values), sources)  # type: ignore[arg-type]  # each was read by its type


def flag(name: str) -> str:
    """The flag of a setting: `--public-url` for public_url."""
    return f"--{name.replace('_', '-')}"


def _file(config: str | None, environ: Mapping[str, str], folder: Path) -> tuple[Path, dict[str, object]]:
    """The file that holds settings, and what is in it: nothing, if none was named and none is there."""
    named = config or environ.get("COTERIE_CONFIG")
    path = folder / Path(named or FILE).expanduser()
    try:
        return path, tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        if not named:
            return path, {}
        why = os.strerror(2)
    except OSError as error:
        why = error.strerror or str(error)
    except ValueError as error:  # no TOML, or no UTF-8
        why = str(error)
    raise CoterieError(f"the settings in {path} cannot be read: {why}", "wrong-config", {"file": str(path), "why": why})
