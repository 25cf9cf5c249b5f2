"""What one sees before a game: the four boxes, and the table with its chairs."""

from __future__ import annotations

import pytest

import core
from netplay.protocol import Seated
from tui.canvas import Canvas
from tui.screens import chairs
from tui.screens.dialogs import Chooser
from tui.screens.shelf import HIGH, LOW, shelf
from tui.settings import LANGUAGES
from tui.widgets.drawing import Drawing
from tui.words import Words

from .local import LocalTable, screen_text, show, until


@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "high"), [(75, False), (115, True)])
def test_every_box_has_its_name_its_key_and_its_players(width, high, language, ascii_only):
    words = Words(language, ascii_only)
    drawn = shelf(width, high, words, "grail")
    rows = drawn.text().split("\n")
    assert len(rows) == (HIGH if high else LOW)
    assert not drawn.clipped
    for at, id in enumerate(core.IDS):
        assert words(f"{id}-name").split()[0] in rows[1]
        assert str(at + 1) in rows[0]
        assert str(core.game(id).seats[-1]) in rows[7]
        assert drawn.answer_at(at * (width + 1) // 4 + 5, 4) == at
        own = " ".join(row[at * (width + 1) // 4 : (at + 1) * (width + 1) // 4] for row in rows)
        assert not high or words(f"{id}-blurb").split()[-1] in own, "all that the game is about is said"
    assert not (ascii_only and language == "en") or drawn.text().isascii()


def test_a_click_on_a_box_asks_whether_alone_or_with_friends():
    async def script(app, pilot):
        await pilot.click("#shelf", offset=(25, 4))
        await until(pilot, lambda: type(app.screen) is Chooser)
        app.seen = screen_text(app)

    seen = show(None, script).seen
    assert "Grail Cup" in seen
    assert "Host a table" in seen


def seats(*taken: str | None) -> list[Seated]:
    return [
        Seated(person=at, name=name, ready=at == 0, here=at != 1) if name else Seated() for at, name in enumerate(taken)
    ]


@pytest.mark.parametrize("number", [2, 5, 8])
@pytest.mark.parametrize("height", [chairs.LOW, chairs.HIGH])
def test_every_chair_has_its_letter_and_is_its_seat(number, height):
    canvas = Canvas(34, height)
    chairs.table(canvas, "academy", seats(*["Anna", "Boris", *[None] * (number - 2)]), Words("en"))
    text = canvas.text()
    assert not canvas.clipped
    assert all(letter in text for letter in "ABCDEFGH"[:number])
    found = {canvas.answer_at(x, y) for x in range(34) for y in (1, height - 2)} - {None}
    assert found == set(range(number))
    assert "Anna ✓" in text
    assert "Boris ○" in text


def test_a_click_on_a_free_chair_sits_down_there():
    local = LocalTable("Anna", game="academy")

    async def script(app, pilot):
        drawing = app.screen.query_one("#chairs", Drawing)
        place = next((x, y) for y in range(9) for x in range(34) if drawing._canvas.answer_at(x, y) == 3)
        await pilot.click("#chairs", offset=place)
        await pilot.pause(0.05)

    show(local.clients[0], script)
    assert local.clients[0].mirror.my_seat == 3
