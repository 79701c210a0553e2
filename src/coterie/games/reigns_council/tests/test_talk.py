"""Talk, through the house's real sockets."""

from pathlib import Path

from tests.server.guests import talk_through


def test_RC_40_an_advisor_may_say_anything_and_comment_on_others(tmp_path: Path) -> None:
    talk_through("reigns-council", tmp_path)
