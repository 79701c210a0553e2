"""The page that a browser gets."""

from aiohttp import web

_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Coterie</title>
<h1>Coterie</h1>
<p>The house is open. The web table is not built yet: play in the terminal with <code>coterie play</code>,
or write a client of your own from <code>docs/protocol.md</code>.</p>
<p lang="fr">La maison est ouverte. La table web n’est pas encore construite\u202f: joue dans le terminal avec
<code>coterie play</code>, ou écris ton propre client d’après <code>docs/protocol.md</code>.</p>
</html>
"""


async def page(request: web.Request) -> web.Response:
    """The same page everywhere: what a link's fragment says, only the browser knows."""
    return web.Response(text=_PAGE, content_type="text/html")
