"""Record files: read a record from a file, and write one without harming the file that was there.

Whatever is wrong with a file becomes one sentence.
"""

import errno
import os
import secrets
import stat
from pathlib import Path

from coterie.core.errors import BadRecord, CoterieError
from coterie.play import notation
from coterie.play.record import Record

MOST_BYTES = 4_000_000  # a hundred times a long game


def read_record(path: str | os.PathLike[str]) -> Record:
    """Read the record in a file. The file holds JSON or the open text form."""
    try:
        with open(path, "rb") as file:
            found = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise CoterieError(f"the record {os.fspath(path)} cannot be read: {_reason(error)}") from None
    if len(found) > MOST_BYTES:
        raise BadRecord(f"{os.fspath(path)} is too large to be a record: none has more than {MOST_BYTES:,} bytes")
    try:
        text = found.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord(
            f"{os.fspath(path)} is not a record: it is not UTF-8 text, from byte {error.start} on"
        ) from None
    return notation.read(text) if notation.is_text_form(text) else Record.loads(text)


def write_record(record: Record, path: str | os.PathLike[str]) -> None:
    """Write a record to a file, as JSON. The new file replaces the old one only when it is complete and on the disk."""
    data = record.dumps().encode()
    try:
        _replace(data, Path(path))
    except (OSError, ValueError) as error:
        raise CoterieError(f"the record cannot be written to {os.fspath(path)}: {_reason(error)}") from None


def _replace(data: bytes, path: Path) -> None:
    mode = path.stat().st_mode if path.exists() else None  # following a link
    if mode is not None and not stat.S_ISREG(mode):
        path.write_bytes(data)  # a pipe or a terminal: nothing lies there that could be lost
        return
    path = path.resolve()  # a link goes on pointing to where it points
    draft = path.with_name(f".coterie-{secrets.token_hex(6)}")
    try:
        with open(draft, "xb") as file:
            if mode is not None:
                os.chmod(draft, stat.S_IMODE(mode))
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def _reason(error: OSError | ValueError) -> str:
    if not isinstance(error, OSError):
        return "no file has such a name"
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return "there is no room left; make some, or name another file"
    if error.errno == errno.ENOENT:
        return "there is no such file or folder"
    if error.errno == errno.EISDIR:
        return "it is a folder, and a file was expected"
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return "it may not be opened, for want of permission"
    return error.strerror or type(error).__name__
