"""The headline of a turn of Histrio in the log: who met, and who was shut out."""

from __future__ import annotations

import pytest

import core
from tests.games.histrio.screen import BOARD, NAMES, WORDS, view_of
from tests.games.histrio.table import Table
from tui.text.words import rich

TURN = core.Event("turn", {"season": 1, "turn": 3, "seat": 0})


@pytest.mark.parametrize(("troupes", "said"), [
    ({"seats": [0]}, "all alone"),
    ({"seats": [0, 1]}, "Anna, Boris met at Embrun"),
    ({"seats": [0], "friends": [1]}, "Anna, Boris* met at Embrun"),
    ({"seats": [0], "barred": [1, 2]}, "Boris, Chloé shut out of Embrun"),
    ({"seats": range(len(NAMES))}, "all met at Embrun"),
])  # fmt: skip
def test_the_headline_of_a_turn_says_who_met_and_who_was_shut_out(troupes, said):
    city = core.Event("city", {"city": 5, "seats": [], "friends": [], "barred": [], **troupes})
    headline = BOARD.summary(view_of(Table(5)), TURN, [city])
    assert rich(headline, NAMES).plain.endswith(f"Season 1, turn 3: {said}")


@pytest.mark.parametrize("barred", [[1], [1, 2]])
def test_who_is_shut_out_of_a_city_is_told_alike_for_one_and_for_several(barred):
    city = core.Event("city", {"city": 5, "seats": [], "friends": [], "barred": barred})
    told = rich(BOARD.line(view_of(Table(5)), city), NAMES).plain
    assert told.endswith(f"The ox shuts out {', '.join(NAMES[seat] for seat in barred)}.")
    assert WORDS("histrio-town-5") in told


@pytest.mark.parametrize(("start", "end", "said"), [
    (-4, -8, "moves: tragedy 4 → 8."), (1, -3, "moves: comedy 1 → tragedy 3."), (-8, -8, "stays at tragedy 8."),
])  # fmt: skip
def test_the_needle_is_told_as_the_board_tells_it(start, end, said):
    event = core.Event("needle", {"start": start, "end": end})
    view = view_of(Table(5))
    line, headline = (
        told.replace("\u00a0", " ") for told in (BOARD.line(view, event), BOARD.summary(view, TURN, [event]))
    )
    assert line == f"The needle {said}"
    assert (said.removeprefix("moves: ")[:-1] in headline) is (start != end)


def test_managers_who_go_home_are_told_by_the_names_of_their_players():
    mood = core.Event("mood", {"mood": "comedy", "managers": [2, 0, 1]})
    said = rich(BOARD.line(view_of(Table(3)), mood), NAMES).plain
    assert said.endswith(f"All managers go home ({NAMES[0]} 2, {NAMES[2]} 1).")


@pytest.mark.parametrize(("turn", "told"), [(4, False), (5, True)])
def test_the_last_encounters_of_a_season_are_said_to_empty_the_deck(turn, told):
    before = core.Event("turn", {"season": 1, "turn": turn, "seat": 0})
    dealt = core.Event("encounter", {"city": 1, "card": "ox"})
    view = view_of(Table(5))
    view.log = [before, dealt]
    assert BOARD.line(view, dealt).endswith("The deck is now empty.") is told
