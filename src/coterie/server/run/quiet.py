"""Quiet hours: from when to when, by the clock of which place, nobody is to be disturbed."""

import re
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from coterie.core.errors import CoterieError, refuse

EXAMPLE = "22:00-08:00 Europe/Paris"

_QUIET = re.compile(r"([0-9]{2}:[0-9]{2})-([0-9]{2}:[0-9]{2}) ([A-Za-z0-9_+/-]{1,64})")


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From one time of the day to another, which may be on the next day. If both are the same, no hour is quiet."""

    begin: time
    end: time
    zone: ZoneInfo

    def over_at(self, now: int) -> int:
        """When it is no longer quiet, in ms since 1970: `now` if it is not quiet."""
        here = datetime.fromtimestamp(now / 1000, self.zone)
        clock = here.time()
        after, before = clock >= self.begin, clock < self.end
        if not (after and before if self.begin <= self.end else after or before):
            return now
        day = here.date() if clock < self.end else here.date() + timedelta(days=1)
        ends = datetime.combine(day, self.end, self.zone)
        return max(now, int(ends.timestamp() * 1000))


def read(text: str) -> QuietHours:
    """Quiet hours from a text such as `22:00-08:00 Europe/Paris`. Raises CoterieError if it is none."""
    found = _QUIET.fullmatch(text)
    try:
        begin, end, zone = found.groups() if found else ("", "", "")
        return QuietHours(time.fromisoformat(begin), time.fromisoformat(end), ZoneInfo(zone))
    except (ValueError, OSError, LookupError):  # there is no such time, or no place of this name
        said = f"quiet hours are two times of the day and a place, such as {EXAMPLE}, not '{text[:80]}'"
        refuse("refused-quiet", said, example=EXAMPLE)


def over_at(text: str, now: int) -> int:
    """When the quiet hours of this text are over, in ms since 1970: `now` if none are under way.

    They may name a place that this machine does not know any more: then no hour is quiet.
    """
    try:
        return read(text).over_at(now) if text else now
    except CoterieError:
        return now
