"""Moments in words: today, yesterday, or the day with the name of its month.

Knows: the calendar of this machine.
Must not know: what happened then.
"""

from __future__ import annotations

import time

from .words import Words

DAY = 24 * 3600
"""Seconds of a day."""


def day_in_words(words: Words, moment: float, now: float | None = None) -> str:
    """Returns the day of a moment, in seconds since 1970."""
    then, today = time.localtime(moment), time.time() if now is None else now
    for name, past in (("today", today), ("yesterday", today - DAY)):
        if then[:3] == time.localtime(past)[:3]:
            return words(f"around-date-{name}")
    return words("around-date-day", day=then.tm_mday, month=then.tm_mon, year=str(then.tm_year))


def moment_in_words(words: Words, moment: float, now: float | None = None) -> str:
    """Returns the day and the time of a moment."""
    return f"{day_in_words(words, moment, now)}, {time.strftime('%H:%M', time.localtime(moment))}"
