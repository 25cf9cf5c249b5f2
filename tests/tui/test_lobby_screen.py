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


def test_the_game_is_named_where_it_is_chosen_and_on_its_card():
    assert lobby("Anna", "Boris").count("Medieval Academy") == 2


def test_names_of_settings_are_short_and_their_values_close_to_them():
    seen = lobby("Anna", "Boris")
    assert re.search(r"Gallantry bets {3,20}○ off", seen)
    assert "(Gallantry variation)" not in seen
    chosen = lobby("Anna", "Boris", keys=["down"] * 11)
    assert "Gallantry bets (Gallantry variation) ──" in chosen, "the panel about it says the whole name"
    assert re.search(r"Gallantry bets +◄ off ►", chosen), "the sign gives way to the word under the cursor"


def test_a_free_row_stands_below_each_heading_of_the_list_where_the_screen_has_room():
    for size, free in (((160, 50), True), ((120, 40), False)):
        rows = [row[: size[0] // 3].rstrip() for row in lobby("Anna", "Boris", size=size).splitlines()]
        heads = [at for at, row in enumerate(rows) if re.match(r" (Seats|Options|Table rules)", row)]
        assert [not rows[at + 1] for at in heads] == [free] * 3


@pytest.mark.parametrize("size", [(120, 40), (160, 50)])
def test_below_the_talk_stand_the_settings_whose_values_do_not_explain_themselves(size):
    seen = lobby("Anna", "Boris", size=size)
    assert re.search(r"Two-player rules ─+\s*\n.*Lancelot: two squires each", seen)
    assert re.search(r"Turn clock ─+", seen)
    rows = seen.splitlines()
    button = next(at for at, row in enumerate(rows) if "WAITING" in row)
    assert not rows[button - 2].strip(), "a free row above the button"


def test_a_free_row_parts_the_button_from_the_keys_on_a_high_screen():
    rows = lobby("Anna", "Boris").splitlines()
    assert rows[-1].strip().startswith("Enter remind")
    assert not rows[-2].strip()


@pytest.mark.parametrize("game", core.IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_a_game_says_all_that_it_is_about(game, language):
    words = Words(language)
    for width, size in ((46, drawn.CARD), (56, drawn.HIGH_CARD), (60, drawn.HIGH_CARD), (92, drawn.LARGE_CARD)):
        canvas = drawn.card(width, game, words, size)
        said = re.sub(r"[\W▀-▟]+", "", canvas.text())
        assert re.sub(r"\W+", "", words(f"{game}-blurb")) in said or "…" in canvas.text()
        assert "…" not in canvas.text() or width < 56
        assert all(cell_len(row) <= width for row in canvas.text().splitlines())


def test_the_picture_of_the_game_is_the_larger_the_more_room_the_screen_has():
    sizes = [drawn.card_size(*size) for size in ((120, 40), (120, 45), (160, 50), (62, 60), (62, 70))]
    assert sizes == [drawn.CARD, drawn.HIGH_CARD, drawn.LARGE_CARD, drawn.CARD, drawn.HIGH_CARD]
    filled = [drawn.card(92, "academy", Words("en"), size).text().count("█") for size in sizes[:3]]
    assert filled[2] > 1.5 * filled[1] > 4 * filled[0]


def test_at_a_full_table_nothing_is_cut():
    local = LocalTable("Anna", "Boris", game="histrio")
    for seat in (2, 3, 4):
        local.clients[0].send(AddBot(seat, "squire"))
    assert "…" not in show(local.clients[0], press(), (160, 50)).seen.replace("not ready …", "")
