"""The files in `deploy` fit the house they are for, as far as Python can tell. Planted faults are caught.

The programs themselves read and run them in the soak.
"""

import pytest

from tests.deploy.files import DEPLOY, ID, Check, compose, containerfile, haproxy, haproxy_table, nginx, paths, unit

FILES: dict[str, Check] = {
    "haproxy.cfg": haproxy,
    "nginx.conf": nginx,
    "coterie@.service": unit,
    "compose.yaml": compose,
    "Containerfile": containerfile,
}


def test_every_file_is_checked() -> None:
    assert {path.name for path in DEPLOY.iterdir()} - {".env"} == {*FILES, "README.md"}


@pytest.mark.parametrize("name", FILES)
def test_a_file_fits_the_house(name: str) -> None:
    assert list(FILES[name]((DEPLOY / name).read_text("utf-8"))) == []


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("haproxy.cfg", "path_beg /t/ /replay/", "path_beg /t/", f"/replay/{ID} goes by None"),
        ("haproxy.cfg", "field(4,/),upper", "field(5,/),upper", f"/api/tables/{ID}/socket goes by 'SOCKET'"),
        ("haproxy.cfg", "timeout tunnel 60s", "timeout tunnel 30s", "timeout tunnel would cut a socket"),
        ("haproxy.cfg", "timeout tunnel 60s", "timeout tunnel 1h", "timeout tunnel would leave guests"),
        ("haproxy.cfg", " hdr Host 127.0.0.1", "", "hdr Host 127.0.0.1' is missing"),
        (
            "haproxy.cfg",
            "http-request del-header F",
            "# http-request del-header F",
            "'del-header Forwarded' is missing",
        ),
        ("nginx.conf", "|t|replay)", "|replay)", f"/t/{ID} goes by None"),
        ("nginx.conf", "proxy_read_timeout 60s", "proxy_read_timeout 30s", "proxy_read_timeout would cut a socket"),
        ("nginx.conf", "proxy_read_timeout 60s", "proxy_read_timeout 1h", "proxy_read_timeout would leave guests"),
        ("nginx.conf", "gzip off;", "", "'gzip off;' is missing"),
        ("nginx.conf", "location = /metrics { return 404; }\n}", "location = /metrics { return 404; }", "a brace"),
        ("coterie@.service", "COTERIE_HOUSE_URL", "COTERIE_HOUSE_URI", "there is no setting 'house_uri'"),
        ("coterie@.service", "COTERIE_PORT=%i", "COTERIE_PORT=%l", "port is a whole number"),
        ("coterie@.service", "TimeoutStopSec=30", "TimeoutStopSec=10", "TimeoutStopSec is not longer"),
        ("coterie@.service", "ProtectSystem=strict", "ProtectSystem=no", "ProtectSystem is not 'strict'"),
        ("coterie@.service", "~@privileged", "~@privileged @resources", "could not take as many open files"),
        ("compose.yaml", "COTERIE_STORE: postgresql", "COTERIE_STORE: mysql", "store is the address of a database"),
        ("compose.yaml", "http://two:8765", "http://one:8765", "the others do not find the house two"),
        ("compose.yaml", "COTERIE_TRUSTED_PROXIES: 172.30.47.10", "COTERIE_TRUSTED_PROXIES: 0.0.0.0/0", "does not bel"),
        ("compose.yaml", "HOUSE_TWO: 172.30.47.12", "HOUSE_TWO: 172.30.47.13", "does not know where the houses are"),
        ("compose.yaml", "PGPASSWORD: $", "PGPASSWORD: s3cret #", "one has a password in PGPASSWORD"),
        ("compose.yaml", "image: postgres:18", "image: docker.example/postgres:18", "names a registry"),
        ("compose.yaml", "COTERIE_HOUSE: two", "COTERIE_HOUSE: one", "no two houses with names of their own"),
        ("Containerfile", "USER 10001", "USER root", "it would run as root"),
        ("Containerfile", "COTERIE_LOG=json", "COTERIE_LOG=xml", "log is one of text, json"),
        ("Containerfile", "uv==", "uv==0.", "is missing"),
        ("Containerfile", "/healthz'", "/health'", "nobody looks whether it lives"),
    ],
)
def test_a_planted_fault_is_caught(name: str, old: str, new: str, said: str) -> None:
    sound = (DEPLOY / name).read_text("utf-8")
    assert old in sound
    assert said in "\n".join(FILES[name](sound.replace(old, new, 1)))


def test_a_table_is_the_same_in_small_letters() -> None:
    text = (DEPLOY / "haproxy.cfg").read_text("utf-8")
    assert haproxy_table(text, f"/t/{ID.lower()}") == haproxy_table(text, f"/api/tables/{ID}") == ID


def test_the_paths_of_the_house_are_known() -> None:
    """Or the checks above would look at nothing."""
    known = paths()
    assert known["/"] is False
    assert known[f"/t/{ID}"] is known[f"/api/tables/{ID}/socket"] is known[f"/api/reports/{ID}/3"] is True
