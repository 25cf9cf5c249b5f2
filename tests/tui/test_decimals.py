"""Means in figures: with the decimal mark of the language."""

from __future__ import annotations

import pytest

from tui.screens.replay.records import mean
from tui.text.words import Words


@pytest.mark.parametrize(("language", "said"), [("en", "−12.3"), ("fr", "−12,3"), ("ru", "−12,3"), ("uk", "−12,3")])
def test_a_mean_has_the_decimal_mark_of_the_language(language, said):
    assert mean(-12.34, Words(language)) == said
