"""Records in files: writing one never harms the file that was there, and whatever is wrong with a file is one
sentence.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from coterie.core.errors import BadRecord, CoterieError
from coterie.core.lexicon import OPEN
from coterie.games import find
from coterie.play import Record, notation, read_record, write_record
from coterie.play.record_files import MOST_BYTES
from coterie.words import Words
from tests.play.matches import played

RECORD = Record.of(played())
OLDER = Record.of(played(moves=8))


def test_a_record_is_read_as_it_was_written(tmp_path: Path) -> None:
    write_record(RECORD, tmp_path / "game.json")
    assert (tmp_path / "game.json").read_text("utf-8") == RECORD.dumps()
    assert read_record(tmp_path / "game.json").dumps() == RECORD.dumps()
    assert read_record(str(tmp_path / "game.json")).dumps() == RECORD.dumps()


def test_a_record_written_as_open_text_is_read_too(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("\ufeff" + notation.write(RECORD, Words(find("whispers")), OPEN), "utf-8")
    assert read_record(path).dumps() == RECORD.dumps()


def test_a_record_written_again_takes_the_place_of_the_older_one_and_leaves_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_record(OLDER, path)
    path.chmod(0o640)
    write_record(RECORD, path)
    assert read_record(path).dumps() == RECORD.dumps()
    assert path.stat().st_mode & 0o777 == 0o640
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_link_goes_on_pointing_where_it_points(tmp_path: Path) -> None:
    (tmp_path / "link.json").symlink_to("game.json")
    write_record(RECORD, tmp_path / "link.json")
    assert (tmp_path / "link.json").is_symlink()
    assert read_record(tmp_path / "game.json").dumps() == RECORD.dumps()


def test_a_record_can_be_written_to_a_pipe() -> None:
    script = """
from coterie.play import Record, write_record
from tests.play.matches import played
write_record(Record.of(played()), "/dev/stdout")
"""
    assert run(script).stdout == RECORD.dumps()


def test_a_missing_file_or_folder_is_named(tmp_path: Path) -> None:
    missing = tmp_path / "none.json"
    with pytest.raises(CoterieError, match=f"the record {missing} cannot be read: there is no such file or folder"):
        read_record(missing)
    with pytest.raises(
        CoterieError, match=f"the record cannot be written to {tmp_path}/no/game.json: there is no such file or folder"
    ):
        write_record(RECORD, tmp_path / "no" / "game.json")


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(
        CoterieError, match=f"the record {tmp_path} cannot be read: it is a folder, and a file was expected"
    ):
        read_record(tmp_path)
    with pytest.raises(
        CoterieError, match=f"the record cannot be written to {tmp_path}: it is a folder, and a file was expected"
    ):
        write_record(RECORD, tmp_path)


def test_a_name_that_no_file_can_have_is_one_sentence(tmp_path: Path) -> None:
    for path, reason in ((str(tmp_path / ("x" * 300)), "File name too long"), ("no\0name", "no file has such a name")):
        with pytest.raises(CoterieError, match=f"cannot be read: {reason}"):
            read_record(path)
        with pytest.raises(CoterieError, match=f"cannot be written to .*: {reason}"):
            write_record(RECORD, path)


def test_a_file_that_is_not_text_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\x7fELF\xff\xfe")
    with pytest.raises(BadRecord, match=f"{path} is not a record: it is not UTF-8 text, from byte 4 on"):
        read_record(path)
    path.write_bytes(RECORD.dumps().encode("utf-16"))
    with pytest.raises(BadRecord, match="it is not UTF-8 text, from byte 0 on"):
        read_record(path)


def test_an_empty_file_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(b"")
    with pytest.raises(BadRecord, match="this is not a record: there is nothing in it"):
        read_record(tmp_path / "game.json")


def test_a_file_too_large_to_be_a_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with open(path, "wb") as file:
        file.truncate(10 * MOST_BYTES)
    with pytest.raises(BadRecord, match=f"{path} is too large to be a record: none has more than 4,000,000 bytes"):
        read_record(path)


def test_a_full_disk_is_one_sentence() -> None:
    with pytest.raises(
        CoterieError,
        match="the record cannot be written to /dev/full: there is no room left; make some, or name another file",
    ):
        write_record(RECORD, "/dev/full")


def run(script: str) -> subprocess.CompletedProcess[str]:
    """Run in a process of its own, which may lower its own limits."""
    root = Path(__file__).parent.parent.parent
    return subprocess.run(
        [sys.executable, "-c", "import tests.conftest\n" + script], cwd=root, capture_output=True, text=True, check=True
    )


def test_a_record_that_no_longer_fits_on_the_disk_leaves_the_older_one_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_record(OLDER, path)
    script = f"""
import resource
from coterie.core.errors import CoterieError
from coterie.play import Record, write_record
from tests.play.matches import played
record = Record.of(played())
resource.setrlimit(resource.RLIMIT_FSIZE, ({len(RECORD.dumps()) // 2}, resource.RLIM_INFINITY))
try:
    write_record(record, {str(path)!r})
except CoterieError as error:
    print(error)
"""
    assert (
        run(script).stdout
        == f"the record cannot be written to {path}: there is no room left; make some, or name another file\n"
    )
    assert read_record(path).dumps() == OLDER.dumps()
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_process_killed_while_it_keeps_a_record_leaves_the_older_one_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_record(OLDER, path)
    script = f"""
import os, sys
from coterie.play import Record, write_record
from tests.play.matches import played
record = Record.of(played())
sys.addaudithook(lambda event, args: os._exit(0) if event == "os.rename" else None)
write_record(record, {str(path)!r})
"""
    run(script)
    assert read_record(path).dumps() == OLDER.dumps()
    drafts = [name for name in os.listdir(tmp_path) if name != "game.json"]
    # it was whole before it was to take the place
    assert [(tmp_path / draft).read_text("utf-8") for draft in drafts] == [RECORD.dumps()]


def test_a_file_without_permission_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "locked.json").touch(0o000)
    tmp_path.chmod(0o555)
    script = f"""
import os
from coterie.core.errors import CoterieError
from coterie.play import Record, write_record, read_record
from tests.play.matches import played
record = Record.of(played())
os.chdir({str(tmp_path)!r})
if os.geteuid() == 0:
    os.setuid(65534)  # root may do everything
for attempt in (lambda: read_record("locked.json"), lambda: write_record(record, "new.json")):
    try:
        attempt()
    except CoterieError as error:
        print(error)
"""
    assert run(script).stdout.splitlines() == [
        "the record locked.json cannot be read: it may not be opened, for want of permission",
        "the record cannot be written to new.json: it may not be opened, for want of permission",
    ]
    tmp_path.chmod(0o755)
