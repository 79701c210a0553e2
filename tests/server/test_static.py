"""The page and its files: what a browser gets, how long it may keep it, and what it is told when there is no page."""

import asyncio
import gzip
from pathlib import Path

import aiohttp
from aiohttp import web

from coterie.server.http.static import Pages


def built(folder: Path) -> Path:
    """A client as a build leaves it."""
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Coterie</title>" + " " * 500)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "sw.js").write_text("// keeps the shell")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / ".weights.json").write_text("{}")
    (folder / "assets" / "index-abc.js").write_text("// a program" + " " * 500)
    (folder / "assets" / "letters.woff2").write_bytes(b"wOF2")
    return folder


def ask(folder: Path, *paths: str, encoding: str = "identity") -> list[tuple[int, dict[str, str], bytes]]:
    """What these paths give, as it comes over the wire."""

    async def scenario() -> list[tuple[int, dict[str, str], bytes]]:
        app = web.Application()
        Pages(folder).add_to(app.router)
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        url = f"http://127.0.0.1:{runner.addresses[0][1]}"
        found = []
        async with aiohttp.ClientSession(auto_decompress=False, headers={"Accept-Encoding": encoding}) as session:
            for path in paths:
                async with session.get(url + path) as response:
                    found.append((response.status, dict(response.headers), await response.read()))
        await runner.cleanup()
        return found

    return asyncio.run(scenario())


def test_every_page_is_the_same_and_asked_for_anew(tmp_path: Path) -> None:
    pages = ask(
        built(tmp_path), "/", "/t/ABCDEFGH", "/replay/ABCDEFGH", "/rules/royal-secrets", "/lesson/royal-secrets"
    )
    assert {status for status, _, _ in pages} == {200}
    assert len({body for _, _, body in pages}) == 1
    assert {headers["Cache-Control"] for _, headers, _ in pages} == {"no-cache"}
    assert {headers["Content-Type"] for _, headers, _ in pages} == {"text/html; charset=utf-8"}


def test_files_whose_names_change_with_them_are_kept_for_ever(tmp_path: Path) -> None:
    script, font, icon = ask(built(tmp_path), "/assets/index-abc.js", "/assets/letters.woff2", "/favicon.svg")
    assert "immutable" in script[1]["Cache-Control"]
    assert script[1]["Content-Type"] == "text/javascript; charset=utf-8"
    assert font[1]["Content-Type"] == "font/woff2"
    assert icon[1]["Cache-Control"] == "no-cache"


def test_what_a_browser_installs_is_asked_for_anew_and_called_what_it_is(tmp_path: Path) -> None:
    worker, manifest = ask(built(tmp_path), "/sw.js", "/manifest.webmanifest")
    assert {worker[1]["Cache-Control"], manifest[1]["Cache-Control"]} == {"no-cache"}
    assert worker[1]["Content-Type"] == "text/javascript; charset=utf-8"
    assert manifest[1]["Content-Type"] == "application/manifest+json"


def test_whoever_takes_gzip_gets_it_where_it_helps(tmp_path: Path) -> None:
    script, font = ask(built(tmp_path), "/assets/index-abc.js", "/assets/letters.woff2", encoding="gzip")
    assert script[1]["Content-Encoding"] == "gzip"
    assert gzip.decompress(script[2]).startswith(b"// a program")
    assert "Content-Encoding" not in font[1]


def test_what_the_build_compressed_better_goes_to_whoever_takes_it(tmp_path: Path) -> None:
    folder = built(tmp_path)
    (folder / "assets" / "index-abc.js.br").write_bytes(b"best")
    (folder / "assets" / "index-abc.js.gz").write_bytes(b"better")
    bodies = {"br": b"best", "gzip": b"better"}
    takes = {"gzip, deflate, br, zstd": "br", "gzip, br;q=0": "gzip", "br ; q=0.5": "br", "br;q=0, gzip; q=0.0": None}
    for accepted, encoding in takes.items():
        ((_, headers, body),) = ask(folder, "/assets/index-abc.js", encoding=accepted)
        assert (headers.get("Content-Encoding"), headers["Vary"]) == (encoding, "Accept-Encoding"), accepted
        assert bodies.get(encoding or "", body) == body, accepted
        assert headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert [status for status, *_ in ask(folder, "/assets/index-abc.js.br", "/assets/index-abc.js.gz")] == [404, 404]


def test_nothing_else_is_served(tmp_path: Path) -> None:
    paths = (
        "/.weights.json",
        "/assets/../index.html",
        "/assets/%2e%2e%2findex.html",
        "/assets/none.js",
        "/index.html",
        "/none",
    )
    assert [status for status, _, _ in ask(built(tmp_path), *paths)] == [404] * len(paths)


def test_a_page_that_was_not_built_says_so_in_a_sentence(tmp_path: Path) -> None:
    ((status, _, body),) = ask(tmp_path, "/")
    assert status == 200
    assert "its web page was not built" in body.decode()
