"""The pages of the documentation, and what may be wrong with one: every check yields a sentence per fault.

A fenced block says in its first line what it is:

- `python`, an example. The examples of a page are run in order, in one namespace. What one prints is the `text` block
  that follows it at once; an example with no such block prints nothing.
- `python tests/games/whispers/game.py`, or another language and file: an excerpt, which is literally in that file.
- `sh`, `console` or nothing, what is typed in a shell. Where a `console` block goes on after `$ coterie …` it is a
  transcript: the program is run in a terminal, the lines after `> ` are typed, and it must show the others; a line `…`
  stands for what was left out.
"""

import argparse
import contextlib
import io
import re
import shlex
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from coterie import bots
from coterie.bots.outside import command_of, is_outside
from coterie.cli.command import parser
from coterie.core.errors import CoterieError
from coterie.games import find
from tests.cli.terminal import Terminal
from tests.words.habits import PRINTED

ROOT = Path(__file__).parent.parent.parent

Check = Callable[[Path, Path], Iterator[str]]  # of a page, with a folder to work in


@dataclass
class Block:
    """A fenced block: its language, the file it names, its text, the number of its first line, and what the page says
    it prints.
    """

    language: str
    file: str
    text: str
    line: int
    prints: str = ""


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page."""
    text = page.read_text("utf-8")
    found: list[Block] = []
    end = 0
    for fence in _FENCE.finditer(text):
        between = text[end : fence.start()].strip()
        end = fence.end()
        if fence[1] == "text" and found and not between:
            found[-1].prints = fence[3]
        found.append(Block(fence[1], fence[2], fence[3], text.count("\n", 0, fence.start()) + 2))
    return found


def prose(page: Path) -> str:
    """A page without its blocks and its code."""
    return re.sub(r"`[^`\n]*`", "x", _FENCE.sub("", page.read_text("utf-8")))


def commands(page: Path) -> list[list[str]]:
    """What is typed after `coterie` in the shell blocks of a page."""
    found: list[list[str]] = []
    for block in blocks(page):
        for line in _COMMAND.findall(block.text) if block.language in ("", "sh", "console") else []:
            words = shlex.split(line, comments=True)
            found.append(words[: next((n for n, word in enumerate(words) if word in _SHELL), None)])
    return found


def anchors(text: str) -> list[str]:
    """What a link may point at in a page: its headings, as they are spelt in addresses, and its marks."""
    headings = re.findall(r"^#+ (.+)$", _FENCE.sub("", text), re.MULTILINE)
    return [re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings] + re.findall(
        r'<a id="([^"]+)">', text
    )


# The checks.


def examples(page: Path, folder: Path) -> Iterator[str]:
    """Examples that fail, or print something else than the page says.

    They run in the folder, where they may keep files.
    """
    names: dict[str, object] = {"__name__": "__page__"}
    for block in blocks(page):
        if block.language != "python" or block.file:
            continue
        out = io.StringIO()
        try:
            with contextlib.chdir(folder), contextlib.redirect_stdout(out):
                exec(compile("\n" * (block.line - 1) + block.text, page.name, "exec"), names)
        except Exception as error:  # whatever an example raises is a fault of the page
            yield f"line {block.line}: the example fails with {type(error).__name__}: {error}"
            return
        if _trimmed(out.getvalue()) != _trimmed(block.prints):
            yield f"line {block.line}: the example prints {out.getvalue()!r}, and the page says {block.prints!r}"


def excerpts(page: Path, folder: Path) -> Iterator[str]:
    """Excerpts that are not literally in the file they name."""
    for block in blocks(page):
        if block.file and not (ROOT / block.file).is_file():
            yield f"line {block.line}: there is no file {block.file}"
        elif block.file and block.text not in (ROOT / block.file).read_text("utf-8"):
            yield f"line {block.line}: this is not in {block.file}"


def transcripts(page: Path, folder: Path) -> Iterator[str]:
    """Transcripts of which the program shows something else."""
    for block in blocks(page):
        command, _, rest = block.text.partition("\n")
        if block.language != "console" or not command.startswith("$ coterie ") or not rest:
            continue
        shown = _play(shlex.split(command)[2:], rest, folder)
        for piece in re.split(r"^…\n", _trimmed(rest), flags=re.MULTILINE):
            if piece not in shown:
                yield f"line {block.line}: the program does not show this, or not here: {piece!r}"
                return
            shown = shown[shown.index(piece) + len(piece) :]


def requests(page: Path, folder: Path) -> Iterator[str]:
    """Commands that the program does not know, and games, seats, options and bots that there are not."""
    known = parser()
    made = {words[1] for words in commands(page) if words[0] == "new-game"}  # a game that the page itself makes
    for words in commands(page):
        said = io.StringIO()
        try:
            with contextlib.redirect_stderr(said), contextlib.redirect_stdout(said):
                args = known.parse_args(words)
            if getattr(args, "game", None) not in made:
                _check_game(args)
        except SystemExit as left:  # --help and --completion leave, too, when they have done what they are for
            if left.code:
                yield f"coterie {shlex.join(words)}: {said.getvalue().strip().splitlines()[-1]}"
        except CoterieError as error:
            yield f"coterie {shlex.join(words)}: {error}"


def links(page: Path, folder: Path) -> Iterator[str]:
    """Links that lead nowhere: to no file, or to no heading of it."""
    for link in _LINK.findall(prose(page)):
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        if not target.exists():
            yield f"{link} leads to no file"
        elif anchor and anchor not in anchors(target.read_text("utf-8")):
            yield f"{link} leads to no heading"


def places(page: Path, folder: Path) -> Iterator[str]:
    """Paths of the machine the page was written on, and hosts that packages come from."""
    for pattern, what in ((_MACHINE, "a path of somebody's machine"), (_REGISTRY, "a host that packages come from")):
        for found in pattern.finditer(page.read_text("utf-8")):
            yield f"{found[0]} is {what}"


def typography(page: Path, folder: Path) -> Iterator[str]:
    """Punctuation that is not set as the French set it."""
    text = re.sub(r"\]\([^)]*\)", "]", prose(page))
    for name in PRINTED:
        text = text.replace(name, "")
    for found in re.finditer(r".{0,20}(?:(?<!\u202f)[;!?»:]|«(?!\u202f)|[\"'“”])", text):
        yield f"not set as the French set it: {found[0]}"


_FENCE = re.compile(r"^```(\w*)[ \t]*(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_COMMAND = re.compile(r"^(?:\$ )?(?:[A-Z_]+=\S* )*(?:\S*/)?coterie (.+)", re.MULTILINE)
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_MACHINE = re.compile(r"(?<![\w.~}])/(?:home|mnt|opt|private|root|srv|tmp|Users|var|work)/\S*|\b[A-Z]:\\\S*")
_REGISTRY = re.compile(
    r"//[^\s/)]*(?:pypi|pythonhost|npm|conda|registry|mirror)[^\s/)]*|\b(?:pypi|pythonhosted|npmjs)\.(?:org|com)\b"
)
_SHELL = ("|", ">", ">>", "<", "&&", "||", ";", "&")


def _play(argv: list[str], transcript: str, home: Path) -> str:
    """What the program shows in a terminal when the answers of a transcript are typed."""
    terminal = Terminal(*argv, "--pace", "0", home=home)
    for answer in re.findall(r"^> (.+)$", transcript, re.MULTILINE):
        terminal.read()
        terminal.type(answer)
    terminal.read()
    if terminal.code is None:
        terminal.kill()
    return _trimmed(terminal.text)


def _check_game(args: argparse.Namespace) -> None:
    if getattr(args, "game", None):
        game = find(args.game)
        seats = getattr(args, "seats", None) or game.most
        game.check_seats(seats)
        game.settle(dict(text.split("=", 1) for text in getattr(args, "option", [])), seats)
        for level in getattr(args, "bots", []):
            if is_outside(level):
                command_of(level)
            else:
                bots.find(level.rpartition("=")[2], game)  # B=page: one by the letter of its seat


def _trimmed(text: str) -> str:
    """A text whose lines end where one sees them end."""
    return "".join(f"{line.rstrip()}\n" for line in text.splitlines())
