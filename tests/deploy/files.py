"""The files in `deploy`, as far as Python can read them, and what may be wrong with one: a sentence per fault."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import yaml

from coterie.core.errors import CoterieError
from coterie.server.http import app  # with all that has routes
from coterie.server.http.lane import HEARTBEAT, SILENT
from coterie.server.http.static import PAGES
from coterie.server.run.settings import DEFAULTS, settle

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
ID = "AB23CD45"
SILENCE = HEARTBEAT * (SILENT + 1)  # seconds after which something was said on every socket, unless an end is gone
HANG = 120  # seconds that a guest of a house that hangs may be left to wait

Check = Callable[[str], Iterator[str]]  # of the text of a file


def paths() -> dict[str, bool]:
    """Every path of the house, and whether it is of one table."""
    known = [*(route.path for route in app.ROUTES), *PAGES.values(), "/api/tables/{table}/socket"]
    return {re.sub(r"\{(?!table)\w+\}", "3", path).replace("{table}", ID): "{table}" in path for path in known}


# What a proxy makes of a path.


def haproxy_table(text: str, path: str) -> str | None:
    """The table that HAProxy finds in a path, by the lines that say so."""
    found = None
    rule = r"http-request set-var\(txn\.table\) path,field\((\d+),/\),upper if \{ path_beg ([^}]+) \}"
    for field, begins in re.findall(rule, text):
        if path.startswith(tuple(begins.split())):
            found = (path.split("/") + [""] * 9)[int(field) - 1].upper()
    return found


def nginx_table(text: str, path: str) -> str | None:
    """The table that nginx finds in a path, by the map that says so."""
    pattern = re.search(r'^\s+"~(\S+)"\s+\$id;', text, re.MULTILINE)
    assert pattern
    found = re.search(pattern[1].replace("?<", "?P<"), path)
    return found["id"] if found else None


# The checks.


def haproxy(text: str) -> Iterator[str]:
    """What would part the pages of a table, hurry its sockets, or believe a guest."""
    yield from _parted(lambda path: haproxy_table(text, path))
    spans = {name: _seconds(span) for name, span in re.findall(r"^\s+timeout (\S+) (\w+)", text, re.MULTILINE)}
    for name in ("client", "server", "tunnel"):
        if spans.get(name, 0) <= SILENCE:
            yield f"timeout {name} would cut a socket between two heartbeats"
    if spans.get("tunnel", 0) > HANG:
        yield "timeout tunnel would leave guests with a house that hangs"
    wanted = (
        "uri /readyz ver HTTP/1.1 hdr Host 127.0.0.1",
        "balance hash var(txn.table)",
        "hash-type consistent",
        "path /metrics }",
    )
    yield from _missing(text, *wanted, "set-header X-Forwarded-For %[src]", "del-header Forwarded")


def nginx(text: str) -> Iterator[str]:
    """The same for nginx."""
    yield from _parted(lambda path: nginx_table(text, path))
    read = re.search(r"location ~ /socket\$ \{[^}]*proxy_read_timeout (\w+);", text)
    if not read or _seconds(read[1]) <= SILENCE:
        yield "proxy_read_timeout would cut a socket between two heartbeats"
    elif _seconds(read[1]) > HANG:
        yield "proxy_read_timeout would leave guests with a house that hangs"
    wanted = ("hash $coterie_table consistent;", "proxy_set_header Upgrade $http_upgrade;", "proxy_http_version 1.1;")
    yield from _missing(
        text, *wanted, "X-Forwarded-For $remote_addr;", 'Forwarded "";', "gzip off;", "= /metrics { return"
    )
    if text.count("{") != text.count("}"):
        yield "a brace has no other"


def unit(text: str) -> Iterator[str]:
    """What keeps a service from running, or lets it do more than it must."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    told = dict(line.split("=", 1) for line in lines if not line.startswith("["))
    given = [line.removeprefix("Environment=") for line in lines if line.startswith("Environment=")]
    for specifier, value in {"%i": "8765", "%l": "castle", "%S": "/state"}.items():
        given = [line.replace(specifier, value) for line in given]
    yield from _settings(dict(line.split("=", 1) for line in given))
    if float(told.get("TimeoutStopSec", 0)) <= float(str(DEFAULTS["drain"])):
        yield "TimeoutStopSec is not longer than the house takes to close"
    if "@resources" in text:
        yield "the house could not take as many open files as it may"
    for name, value in HARDENED.items():
        if told.get(name) != value:
            yield f"{name} is not {value!r}"


def compose(text: str) -> Iterator[str]:
    """What keeps the services from meeting, or gives a secret away."""
    services: dict[str, Any] = yaml.safe_load(text)["services"]
    houses = {name: each for name, each in services.items() if "COTERIE_HOUSE" in each.get("environment", {})}
    addresses = {
        name: each["networks"]["default"]["ipv4_address"] for name, each in services.items() if "networks" in each
    }
    if len({each["environment"]["COTERIE_HOUSE"] for each in houses.values()}) < 2:
        yield "there are no two houses with names of their own"
    for name, each in houses.items():
        yield from _settings(each["environment"])
        if each["environment"]["COTERIE_HOUSE_URL"] != f"http://{name}:8765":
            yield f"the others do not find the house {name}"
        if _seconds(each["stop_grace_period"]) <= float(str(DEFAULTS["drain"])):
            yield f"{name} is killed before it has closed"
        if each["environment"]["COTERIE_TRUSTED_PROXIES"] != addresses["proxy"]:
            yield f"{name} does not believe the proxy, or others, too"
    reached = {str(value) for name, value in services["proxy"]["environment"].items() if name.startswith("HOUSE_")}
    if reached != {f"{addresses[name]}:8765" for name in houses}:
        yield "the proxy does not know where the houses are"
    for name, each in services.items():
        yield from _image(each["image"])
        for variable, value in each.get("environment", {}).items():
            if "PASSWORD" in variable and not str(value).startswith("${DATABASE_PASSWORD:?"):
                yield f"{name} has a password in {variable}"


def containerfile(text: str) -> Iterator[str]:
    """What keeps an image from being small, from running without root, or from being made of what the locks say."""
    text = text.replace("\\\n", " ")
    stages = re.findall(r"^FROM (\S+)", text, re.MULTILINE)
    for image in stages:
        yield from _image(image)
    last = text.rpartition("FROM ")[2]
    user = re.search(r"^USER (\S+)", last, re.MULTILINE)
    if len(stages) < 2 or not user or user[1] in ("0", "root"):
        yield "it would run as root, or with what built it"
    if "HEALTHCHECK" not in last or not any(f"{path}'" in last for path in ("/healthz", "/readyz")):
        yield "nobody looks whether it lives"
    yield from _settings(dict(re.findall(r"\b(COTERIE_\w+)=(\S+)", last)))
    version = re.search(r"^UV_VERSION := (\S+)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert version
    yield from _missing(text, f"uv=={version[1]}", "--require-hashes -r requirements/run.txt", "[postgres]")
    for source in re.findall(r"requirements/\S+\.txt", text):
        if not (ROOT / source).is_file():
            yield f"there is no {source}"


HARDENED = {
    "KillMode": "mixed",
    "DynamicUser": "yes",
    "NoNewPrivileges": "yes",
    "ProtectSystem": "strict",
    "ProtectHome": "yes",
    "PrivateTmp": "yes",
    "CapabilityBoundingSet": "",
    "RestrictNamespaces": "yes",
    "UMask": "0077",
}


def _settings(environ: dict[str, Any]) -> Iterator[str]:
    """Settings that there are not, or values that they do not take: the house itself reads them."""
    plain = {name: re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", str(value)) for name, value in environ.items()}
    try:
        settle({}, plain, folder=Path("/nowhere"))
    except CoterieError as error:
        yield str(error)


def _parted(table_of: Callable[[str], str | None]) -> Iterator[str]:
    for path, of_a_table in paths().items():
        found = table_of(path)
        if found != (ID if of_a_table else None):
            yield f"{path} goes by {found!r}"


def _missing(text: str, *wanted: str) -> Iterator[str]:
    plain = re.sub(r"#.*", "", text)
    yield from (f"'{each}' is missing" for each in wanted if each not in plain)


def _image(name: str) -> Iterator[str]:
    first, slash, _ = name.partition("/")
    if slash and ("." in first or ":" in first or first == "localhost"):
        yield f"the image {name} names a registry"


def _seconds(span: str) -> float:
    number = re.fullmatch(r"(\d+)(ms|s|m|h)?", span)
    assert number, span
    return float(number[1]) * {"ms": 0.001, "s": 1, "m": 60, "h": 3600, None: 1}[number[2]]
