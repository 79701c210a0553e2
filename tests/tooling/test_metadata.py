"""What an index of packages is told: a description that reads well there, where the repository is not."""

import re
import subprocess
import sys
from email import message_from_string
from email.message import Message
from pathlib import Path

import pytest

from coterie import __version__
from hatch_build import without_relative_links

ROOT = Path(__file__).parent.parent.parent
WRITE = "import sys; from hatchling.build import prepare_metadata_for_build_wheel as write; print(write(sys.argv[1]))"
TARGETS = re.compile(r"""\]\(([^)\s]*)|(?:src|href)=["']([^"']*)""")


@pytest.fixture(scope="module")
def metadata(tmp_path_factory: pytest.TempPathFactory) -> Message:
    """What a wheel of these sources says of itself."""
    folder = tmp_path_factory.mktemp("wheel")
    written = subprocess.run(
        [sys.executable, "-c", WRITE, str(folder)], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()[-1]
    return message_from_string((folder / written / "METADATA").read_text("utf-8"))


def targets(text: str) -> list[str]:
    """Where its links and pictures lead."""
    return [link or picture for link, picture in TARGETS.findall(text)]


def test_no_link_of_the_description_leads_into_the_repository(metadata: Message) -> None:
    description = metadata.get_payload()
    assert isinstance(description, str)
    assert [target for target in targets(description) if not target.startswith("https://")] == []
    assert metadata["Description-Content-Type"] == "text/markdown"


def test_all_words_of_the_readme_are_in_the_description(metadata: Message) -> None:
    readme, description = (ROOT / "README.md").read_text("utf-8"), str(metadata.get_payload())
    prose = re.sub(r"!\[.*?\]\(.*?\)|<img .*?>", "", readme)
    assert len(targets(readme)) > 10  # else there was nothing to mend
    words = re.findall(r"[\w`]+", re.sub(r"\]\([^)]*\)", "", prose))
    assert re.findall(r"[\w`]+", description.partition("## Guides")[0]) == words


def test_links_to_the_world_stay() -> None:
    world = "[a](https://example.org/a.md) ![b](https://example.org/b.png) [c](#unofficial)"
    assert without_relative_links(world) == world
    assert without_relative_links('[`d`](docs/d.md) ![e](e.png) <img src="f.png" alt="f">.') == "`d`  ."


def test_it_says_who_it_is_for(metadata: Message) -> None:
    assert metadata["Name"] == "coterie"
    assert metadata["Version"] == __version__
    classifiers = metadata.get_all("Classifier", [])
    assert "Topic :: Games/Entertainment :: Board Games" in classifiers
    assert {"Natural Language :: English", "Natural Language :: French"} <= set(classifiers)
