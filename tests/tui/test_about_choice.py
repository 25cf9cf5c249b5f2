"""All about a choice: its cards beside the text, what it would change on the board, heads before their paragraphs."""

from __future__ import annotations

import pytest
from rich.console import Console
from rich.text import Text

import core
from tests.tui.local import LocalTable, screen_text, show
from tui.boards import View, board
from tui.boards.plain import plain_board
from tui.screens.help.about_choice import AboutChoice, Headed, parts_of
from tui.screens.help.explaining import headed
from tui.text.words import Words
from tui.widgets.drawing import Drawing

SIZES = [(62, 70), (80, 24), (120, 40)]


def game_of(name: str):
    local = LocalTable("Anna", game=name)
    local.start(bots=core.game(name).seats[0] - 1)
    local.bots()
    return local.clients[0]


def view_of(name: str) -> View:
    replica = game_of(name).state.games.replica
    view = View.of(replica, Words("en"), ["Anna", "Boris", "Chloé", "Dmytro"])
    view.cursor = view.legal[0]
    return view


def explained(name: str, size: tuple[int, int]) -> tuple[AboutChoice, str]:
    async def script(app, pilot):
        await pilot.press("i")
        await pilot.pause(0.1)
        app.top, app.seen = app.screen, screen_text(app)
        assert type(app.top) is AboutChoice
        app.cards = app.top.query_one("#cards", Drawing).canvas
        app.parts = app.top.query_one("#parts", Drawing).canvas
        app.scenery = app.top.query_one("#scenery", Drawing).canvas

    app = show(game_of(name), script, size)
    return app.top, app


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", core.IDS)
def test_a_choice_is_explained_beside_its_card(game, size):
    _, app = explained(game, size)
    first = app.cards.text().splitlines()[1].strip()
    assert app.cards.height == 9, "a large card"
    assert first in app.seen
    assert all(len(row) <= size[0] for row in app.seen.splitlines())


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_road_of_a_choice_is_shown_above_all_that_is_said_of_it(size):
    _, app = explained("grail", size)
    rows = app.seen.splitlines()
    *_, numbers = app.scenery.text().splitlines()
    assert not app.scenery.clipped
    (road,) = (at for at, row in enumerate(rows) if numbers.strip() in row)
    assert road < next(at for at, row in enumerate(rows) if app.cards.text().splitlines()[1].strip() in row)


@pytest.mark.parametrize("game", ["academy", "histrio"])
def test_what_a_choice_would_change_is_shown_as_the_board_shows_it(game):
    view = view_of(game)
    drawn = parts_of(board(game), view, 76)
    assert drawn is not None
    assert not drawn.clipped
    _, app = explained(game, (120, 40))
    assert app.parts.text().splitlines()[0].strip() in app.seen


def test_the_tracks_of_a_card_take_the_place_of_the_tables_of_their_squires():
    view = view_of("academy")
    assert "squares" in board("academy").explain(view, view.cursor)
    assert "squares  " not in board("academy").told_beside(view, view.cursor)
    view.cursor = None
    assert board("academy").told_beside(view, None) == board("academy").explain(view, None)


def test_a_game_with_a_plain_board_shows_the_card_of_our_hand_that_a_choice_names():
    view, drawn = view_of("nobles"), plain_board("nobles")
    (face,) = drawn.cards_shown(view, view.cursor)
    assert face == drawn.card(view, view.cursor.noble)
    assert drawn.parts_shown(view, view.cursor) == ()


TEXT = "Move 1.\n\nThe curse. when it comes, all of them stop at once.\n\nThis choice:\none 1\ntwo 2"
LIST = ["This choice", "one 1", "two 2"]


@pytest.mark.parametrize(
    ("width", "rows"),
    [
        (70, ["Move 1.", "", "The curse    When it comes, all of them stop at once.", "", *LIST]),
        (30, ["Move 1.", "", "The curse", "When it comes, all of them", "stop at once.", "", *LIST]),
    ],
    ids=["before it", "above it"],
)
def test_the_head_of_a_paragraph_stands_before_or_above_its_text(width, rows):
    shown = Headed(headed(Text(TEXT), begins=False)).rows(Console(width=width), width)
    assert [line.plain.rstrip() for line in shown] == rows


def test_a_table_keeps_its_columns_and_a_sentence_is_no_head():
    text = "Jousts:   squares\nAnna            3\n\nA card is played on the one or the other. Both pay."
    shown = Headed(headed(Text(text))).rows(Console(width=70), 70)
    assert "\n".join(line.plain.rstrip() for line in shown) == text


@pytest.mark.parametrize("game", ["grail", "nobles", "histrio"])
def test_a_thing_that_is_a_card_is_explained_beside_it(game):
    async def script(app, pilot):
        await pilot.press("tab")
        await pilot.pause(0.1)
        shown = app.screen
        shown._at = next(at for at, each in enumerate(shown._things) if shown._shown.pictured(each.region))
        shown._draw()
        app.card = shown._shown.pictured(shown._things[shown._at].region)
        app.panel = shown.query_one("#explained", Drawing).canvas.text().splitlines()

    app = show(game_of(game), script, (120, 40))
    top = next(row for row in app.panel[1:] if "╭" in row)
    assert top.index("╭", 1) == 2, "at the left of the text"
    assert app.card.face_down or app.card.value in top
