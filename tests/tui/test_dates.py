"""Moments in words."""

from __future__ import annotations

import time

import pytest

from tui.text.dates import DAY, day_in_words, moment_in_words
from tui.text.words import Words

NOON = time.mktime((2026, 3, 1, 12, 5, 0, 0, 0, -1))


@pytest.mark.parametrize(
    ("language", "today", "day", "first"),
    [
        ("en", "today, 12:05", "14 February 2026", "1 January 2026"),
        ("fr", "aujourd’hui, 12:05", "14 février 2026", "1er janvier 2026"),
        ("ru", "сегодня, 12:05", "14 февраля 2026", "1 января 2026"),
        ("uk", "сьогодні, 12:05", "14 лютого 2026", "1 січня 2026"),
    ],
)
def test_a_moment_is_told_as_one_says_it(language, today, day, first):
    words = Words(language)
    assert moment_in_words(words, NOON, NOON + 60) == today
    assert day_in_words(words, NOON - DAY, NOON) == words("around-date-yesterday")
    assert day_in_words(words, NOON - 15 * DAY, NOON) == day
    assert day_in_words(words, NOON - 59 * DAY, NOON) == first
