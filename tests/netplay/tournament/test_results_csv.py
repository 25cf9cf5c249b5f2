"""The CSV of a tournament: complete, and harmless whatever the entrants are called."""

from __future__ import annotations

import csv
import io

import pytest

from netplay.tournament.results_csv import COLUMNS, written
from tests.netplay.tournament.test_pairings import begun, play


def rows_of(tournament) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(written(tournament)), strict=True))


def test_the_table_has_the_standings_and_every_game():
    tournament = begun("swiss", 3, rounds=2)
    tournament.next_round(0.0)
    play(tournament)
    tournament.next_round(0.0)
    rows = rows_of(tournament)
    assert tuple(rows[0]) == COLUMNS
    kinds = [row["kind"] for row in rows]
    assert (kinds.count("standing"), kinds.count("game"), kinds.count("bye")) == (3, 4, 2)
    assert [row["note"] for row in rows if row["round"] == "2" and row["kind"] == "game"] == ["playing", "playing"]
    assert {row["place"] for row in rows if row["round"] == "1" and row["kind"] == "game"} == {"1", "2"}


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "'=1", "\t=1", 'Ann "the, Bold"', "a\nb"])
def test_no_name_is_a_formula_or_breaks_a_row(name):
    tournament = begun("swiss", 2)
    tournament.record.entrants[1].name = name
    (found,) = [row["name"] for row in rows_of(tournament) if row["name"] not in ("Player 2",)]
    assert found == (f"'{name}" if name[0] in "=+-@'\t" else name)
