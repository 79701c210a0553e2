"""Talk, through the house's real sockets."""

from pathlib import Path

from tests.server.guests import talk_through


def test_RS_15_talk_is_free_at_all_times_and_nothing_said_binds_anyone(tmp_path: Path) -> None:
    talk_through("royal-secrets", tmp_path)
