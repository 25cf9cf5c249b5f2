"""A telephone held upright: each choice is high enough for a finger, and what a narrow place says is whole."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from textual.widgets import OptionList

from core.games.academy.base import value_of
from core.games.histrio.state import Caravel
from tests.games.academy.screen import Seat
from tests.games.histrio.screen import view_of
from tests.games.histrio.table import Table
from tests.tui.local import LocalTable, show
from tui.app.settings import LANGUAGES
from tui.boards import board
from tui.draw.canvas import Canvas
from tui.screens.game.room import frame_rows
from tui.text.words import Words

UPRIGHT = (62, 70)


@pytest.mark.parametrize(
    ("keys", "size", "rows"),
    [((), UPRIGHT, 2), ((), (80, 24), 1), (("escape",), UPRIGHT, 3), (("escape",), (80, 24), 1)],
    ids=["main menu, upright", "main menu, 80x24", "leaving, with what follows, upright", "leaving, 80x24"],
)
def test_each_choice_has_two_rows_or_more_on_a_telephone(keys, size, rows):
    local = LocalTable("Anna") if keys else None
    if local:
        local.start(bots=2)

    async def script(app: Any, pilot: Any) -> None:
        await pilot.press(*keys)
        await pilot.pause(0.1)
        shown = app.screen.query_one(OptionList)
        app.rows = Counter(at for at, _ in shown._lines if not shown.get_option_at_index(at).disabled)

    app: Any = show(local.clients[0] if local else None, script, size)
    found = app.rows
    assert len(found) >= 3
    assert min(found.values()) == rows


def test_four_troupes_in_a_narrow_city_are_all_seen():
    table = Table(4)
    for seat in range(4):
        troupe = table.troupe(seat)
        troupe.hand.faces.remove("city-4")
        troupe.used.faces.append("city-4")
        table.state.caravels.append(Caravel(seat, False, 4, "city-4"))
    view = view_of(table)
    canvas = Canvas(62, board("histrio").height(view, 62, 44))
    board("histrio").draw(view, canvas)
    assert not canvas.clipped
    assert any("4 Dijon ABCD" in row for row in canvas.text().splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_in_the_narrow_tile_of_a_squire_keeps_its_value(language):
    """Two players have four squires: the signs of suits give way, their names become shorter, the values stay."""
    played = Seat(2, {}, until=lambda t: t.ask() == "play" and len(t.replica.state.played[0]) == 2)
    view = replace(played.view(), words=Words(language))
    drawn, rows = board("academy"), 70 - frame_rows(*UPRIGHT)
    canvas = Canvas(62, drawn.height(view, 62, rows))
    drawn.draw(view, canvas)
    values = [value_of(name) for pile in view.state.played for name in pile.known()]
    tiles = canvas.text().rpartition("▔")[2]
    shown = re.findall(r"[^\W\d]+\.? (\d)(?!\S)", tiles)
    assert Counter(map(int, shown)) >= Counter(values), canvas.text()
