"""The lobby on the screen: its sentence, its card and its settings in every size."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

import core
from netplay.protocol.messages import AddBot
from tests.tui.local import LocalTable, press, show
from tui.app.settings import LANGUAGES
from tui.lobby_view.next_step import NextStep
from tui.screens.lobby import drawn
from tui.text.words import Words


def lobby(*names: str, size=(120, 40), game="academy", language="en", keys=()) -> str:
    """The screen of a lobby with these players, as the first of them sees it."""
    return show(LocalTable(*names, game=game).clients[0], press(*keys), size, language).seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [("Anna",), ("Anna", "Boris")])
def test_on_the_smallest_screen_the_sentence_beside_the_button_is_whole(names, language):
    rows = lobby(*names, size=(60, 20), language=language).splitlines()
    words = Words(language)
    at = next(
        at for at, row in enumerate(rows) if words(f"lobby-button-{'bot' if names == ('Anna',) else 'remind'}") in row
    )
    assert "…" not in "".join(rows[at : at + 2])
    assert rows[-1].strip().startswith("Enter")


def test_a_sentence_without_room_beside_a_low_button_is_left_out_whole():
    said = f"Not ready yet: Boris, Carla. You can start once {'all of them and ' * 5}everybody else is ready."
    canvas = drawn.button(60, drawn.LOW_BUTTON, NextStep("remind", False, said, "problem"), "", Words("en"))
    assert canvas.text().split() == ["WAITING", "Not", "ready", "yet:", "Boris,", "Carla."]
    assert not canvas.clipped


def test_the_game_is_named_once():
    assert lobby("Anna", "Boris").count("Medieval Academy") == 1


def test_names_of_settings_are_short_and_their_values_close_to_them():
    seen = lobby("Anna", "Boris")
    assert re.search(r"Gallantry bets {3,20}off", seen)
    assert "(Gallantry variation)" not in seen
    chosen = lobby("Anna", "Boris", keys=["down"] * 11)
    assert "Gallantry bets (Gallantry variation) ──" in chosen, "the panel about it says the whole name"


def test_a_free_row_parts_the_button_from_the_keys_on_a_high_screen():
    rows = lobby("Anna", "Boris").splitlines()
    assert rows[-1].strip().startswith("Enter remind")
    assert not rows[-2].strip()


@pytest.mark.parametrize("game", core.IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_a_game_says_all_that_it_is_about(game, language):
    words = Words(language)
    for width, spare in ((46, False), (56, False), (76, True)):
        canvas = drawn.card(width, game, words, spare=spare)
        said = re.sub(r"[\W▀-▟]+", "", canvas.text())
        assert re.sub(r"\W+", "", words(f"{game}-blurb")) in said or "…" in canvas.text()
        assert "…" not in canvas.text() or width < 56
        assert all(cell_len(row) <= width for row in canvas.text().splitlines())


def test_at_a_full_table_nothing_is_cut():
    local = LocalTable("Anna", "Boris", game="histrio")
    for seat in (2, 3, 4):
        local.clients[0].send(AddBot(seat, "squire"))
    assert "…" not in show(local.clients[0], press(), (160, 50)).seen.replace("not ready …", "")
