"""Static files: the page that a browser gets, and the files it is made of."""

import gzip
import mimetypes
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from aiohttp import web

FOLDER = Path(__file__).parent.parent / "web"  # where the client was built to
# One page, which reads its own address.
PAGES = {
    "home": "/",
    "seat": "/t/{table}",
    "again": "/replay/{table}",
    "shared_page": "/shared",
    "rules": "/rules/{game}",
    "lesson": "/lesson/{game}",
    "art": "/art",
}

FOR_EVER = "public, max-age=31536000, immutable"  # the name of such a file changes with what is in it
ASK_AGAIN = "no-cache"

_NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Coterie</title>
<h1>Coterie</h1>
<p>The house is open, but its web page was not built: run <code>make play</code>, or <code>python -m
tools.client</code>,
and load this page again.</p>
<p lang="fr">La maison est ouverte, mais sa page web n’a pas été construite\u202f: lance <code>make play</code>, ou
<code>python -m tools.client</code>, puis recharge cette page.</p>
</html>
"""

mimetypes.add_type("text/javascript", ".js")  # some systems call it otherwise, and browsers then refuse it
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("application/manifest+json", ".webmanifest")
# kinds that gain from compression. None of them holds anything private
SQUEEZED = ("text/", "image/svg", "application/manifest")
# what the build compressed better lies beside the file itself, the shortest first. Brotli is taken over https and on
# loopback alone
BESIDE = {"br": ".br", "gzip": ".gz"}


@dataclass(frozen=True, slots=True)
class File:
    """A file of the client, held ready: as it is, and compressed if that is shorter."""

    body: bytes
    squeezed: dict[str, bytes]  # by encoding, the shortest first
    kind: str
    cache: str

    @classmethod
    def read(cls, path: Path, cache: str) -> "File":
        body = path.read_bytes()
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        beside = {name: path.with_name(path.name + ending) for name, ending in BESIDE.items()}
        squeezed = {name: better.read_bytes() for name, better in beside.items() if better.is_file()}
        if kind.startswith(SQUEEZED) and "gzip" not in squeezed:
            squeezed["gzip"] = gzip.compress(body, 9, mtime=0)
        return cls(body, squeezed, kind, cache)

    def answer(self, request: web.Request) -> web.Response:
        headers = {"Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        taken = _taken(request.headers.get("Accept-Encoding", ""))
        encoding = next((name for name in self.squeezed if name in taken), None)
        if encoding:
            headers["Content-Encoding"] = encoding
        text = self.kind.startswith(("text/", "image/svg"))
        return web.Response(
            body=self.squeezed[encoding] if encoding else self.body,
            content_type=self.kind,
            charset="utf-8" if text else None,
            headers=headers,
        )


def _taken(accepted: str) -> set[str]:
    """The encodings that a browser takes: those it names, but for those it names to refuse (`br;q=0`)."""
    named = (each.replace(" ", "").lower().partition(";q=") for each in accepted.split(","))
    return {name for name, _, weight in named if weight.strip("0.") or not weight}


class Pages:
    """The client as it was built, read once. A path is looked up, never followed."""

    def __init__(self, folder: Path = FOLDER) -> None:
        index = folder / "index.html"
        self._index = File.read(index, ASK_AGAIN) if index.is_file() else None
        self._files = {
            f"/{path.name}": File.read(path, ASK_AGAIN) for path in _whole(folder, "[!.]*.*") if path != index
        }
        self._files |= {f"/assets/{path.name}": File.read(path, FOR_EVER) for path in _whole(folder, "assets/*")}

    def add_to(self, router: web.UrlDispatcher) -> None:
        for name, path in PAGES.items():
            router.add_get(path, self.page, name=name)
        router.add_get("/assets/{file}", self.file, name="asset")
        router.add_get(r"/{file:[\w-]+\.\w+}", self.file, name="file")

    async def page(self, request: web.Request) -> web.Response:
        """The same page for every address. The fragment of a link stays in the browser; opening it takes no seat."""
        return self._whole(request)

    def nowhere(self, request: web.Request) -> web.Response:
        """The page for an address that leads nowhere: it says so in the reader's language."""
        response = self._whole(request)
        response.set_status(404)
        return response

    async def file(self, request: web.Request) -> web.Response:
        found = self._files.get(request.path)
        if found is None:
            raise web.HTTPNotFound
        return found.answer(request)

    def _whole(self, request: web.Request) -> web.Response:
        if self._index is None:
            return web.Response(text=_NOT_BUILT, content_type="text/html", headers={"Cache-Control": ASK_AGAIN})
        return self._index.answer(request)


def _whole(folder: Path, pattern: str) -> Iterator[Path]:
    """The files themselves, without what the build compressed beside them."""
    return (path for path in folder.glob(pattern) if path.suffix not in BESIDE.values())


def wants_page(request: web.Request) -> bool:
    """Whether a browser asks for a page, and not a program for an answer."""
    return (
        request.method == "GET"
        and "text/html" in request.headers.get("Accept", "")
        and not request.path.startswith("/api/")
    )
