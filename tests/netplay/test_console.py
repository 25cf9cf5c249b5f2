"""What is printed at a terminal: no word is broken at its edge."""

from __future__ import annotations

import pytest

from netplay.console import in_rows

SAID = "Port 4747 cannot be used: another program has it, perhaps a table that is open already. Join that one."


@pytest.mark.parametrize("columns", [20, 40, 80])
def test_no_word_of_a_sentence_is_broken_at_the_edge(columns):
    rows = in_rows(SAID, columns).split("\n")
    assert " ".join(rows) == SAID
    assert all(len(row) < columns for row in rows)


def test_lines_stay_lines_and_a_long_word_has_a_row_of_its_own():
    assert in_rows("a\n  b " + "c" * 30, 20).split("\n") == ["a", "  b", "c" * 30]
