"""What one sees before a game: the four boxes, and the table with its chairs."""

from __future__ import annotations

import re

import pytest
from textual.widgets import Input

import core
from netplay.protocol.messages import Seated
from tests.tui.local import LocalTable, screen_text, show, until
from tui.app.settings import LANGUAGES
from tui.draw.canvas import Canvas
from tui.screens.dialogs import Chooser
from tui.screens.home.join import JoinForm, wrong_address
from tui.screens.home.shelf import HIGH, LOW, ShelfSize, shelf
from tui.screens.lobby import chairs
from tui.session.launch import LaunchRequest
from tui.text.words import Words
from tui.widgets.drawing import Drawing


@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "high"), [(75, False), (115, True)])
def test_every_box_has_its_name_its_key_and_its_players(width, high, language, ascii_only):
    words = Words(language, ascii_only)
    drawn = shelf(ShelfSize(width, high), words, "grail")
    rows = drawn.text().split("\n")
    more = len(rows) - (HIGH if high else LOW)
    assert more == (not high and language in ("ru", "uk"))
    assert not drawn.clipped
    for at, id in enumerate(core.IDS):
        boxes = [row[at * (width + 1) // 4 + 1 :][: (width + 1) // 4 - 3] for row in rows]
        assert " ".join(" ".join(boxes[1 : 2 + more]).split()) == words(f"{id}-name")
        assert str(at + 1) in rows[0]
        assert str(core.game(id).seats[-1]) in rows[7 + more]
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


@pytest.mark.parametrize("number", [2, 5, 8])
@pytest.mark.parametrize("size", [(56, 19), (72, 24)])
def test_where_there_is_room_every_chair_is_a_tile_that_says_who_sits_there(number, size):
    canvas, words = Canvas(*size), Words("en")
    notes = [["you", "host", "not ready"], ["ready"], *[["free"]] * (number - 2)]
    chairs.grand_table(canvas, "academy", seats(*["Anna", "Boris", *[None] * (number - 2)]), notes, words)
    text = canvas.text()
    assert not canvas.clipped
    assert "Anna ✓" in text
    assert "Boris ○" in text
    assert "you, host" in text, "of what does not all fit, what matters most"
    assert text.count("free") == number - 2
    assert "six rounds" in " ".join(text.replace("│", " ").split()), "what the game is about"
    found = {canvas.answer_at(x, y) for x in range(size[0]) for y in range(size[1])} - {None}
    assert found == set(range(number))


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (118, 34), (120, 40)])
def test_the_table_is_grand_where_the_screen_has_room(size):
    local = LocalTable("Anna", "Boris", game="academy")

    async def script(app, pilot):
        await until(pilot, lambda: "Boris" in screen_text(app))
        app.seen = screen_text(app)

    seen = " ".join(show(local.clients[0], script, size).seen.replace("│", " ").split())
    assert ("train on seven tracks" in seen) == (size >= (118, 34))


def test_a_click_on_a_free_chair_sits_down_there():
    local = LocalTable("Anna", game="academy")

    async def script(app, pilot):
        drawing = app.screen.query_one("#chairs", Drawing)
        place = next((x, y) for y in range(9) for x in range(34) if drawing._canvas.answer_at(x, y) == 3)
        await pilot.click("#chairs", offset=place)
        await pilot.pause(0.05)

    show(local.clients[0], script)
    assert local.clients[0].state.table.my_seat == 3


@pytest.mark.parametrize(
    ("line", "plan"),
    [
        ("camelot:5", LaunchRequest("join", "Anna", "camelot", 5)),
        ("./scripts/play join camelot:5", LaunchRequest("join", "Anna", "camelot", 5)),
        ("python -m tui join [::1]:5 --watch", LaunchRequest("join", "Anna", "::1", 5, watch=True)),
        ("camelot:5 --seat ABCD-EFGH", LaunchRequest("join", "Anna", "camelot", 5, code="ABCD-EFGH")),
        (
            "join --watch --seat ABCD-EFGH camelot:5",
            LaunchRequest("join", "Anna", "camelot", 5, code="ABCD-EFGH", watch=True),
        ),
    ],
)
def test_the_whole_line_that_a_host_shows_is_an_address_too(line, plan):
    begun = []

    async def script(app, pilot):
        app.begin = begun.append
        await pilot.press("j")
        await until(pilot, lambda: type(app.screen) is JoinForm)
        app.screen.query_one(Input).value = line
        await pilot.press("enter")
        await until(pilot, lambda: type(app.screen) is not JoinForm or "is not an address" in screen_text(app))
        assert app.settings.address == f"{plan.host.join('[]') if ':' in plan.host else plan.host}:{plan.port}"

    show(None, script)
    assert begun == [plan]


def test_what_stands_beside_an_address_and_means_nothing_there_is_no_part_of_it():
    assert wrong_address("./scripts/play join camelot:5") is None
    for line in ("./scripts/play join", "camelot 5", "camelot:5 --seat", "camelot:5 --name Anna", "join camelot join"):
        assert wrong_address(line) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_has_the_name_of_the_program_in_the_readers_language(language):
    async def script(app, pilot):
        app.seen = screen_text(app).splitlines()[0]

    assert f"♔ {Words(language)('table-title')}" in show(None, script, language=language).seen


@pytest.mark.parametrize(("size", "offered"), [((62, 70), False), ((80, 24), True), ((60, 20), True)])
def test_keys_that_a_telephone_lacks_are_offered_to_others_only(size, offered):
    async def script(app, pilot):
        app.seen = screen_text(app)

    seen = show(LocalTable("Anna", "Boris").clients[0], script, size).seen
    assert ("F2 settings" in seen) is offered
    assert ("Ctrl-P" in seen) is offered
    assert "ready" in seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", core.IDS)
def test_a_box_says_once_how_many_play(game, language):
    """Below the name; what the game is about names the minutes only."""
    assert {*re.findall(r"\d+", Words(language)(f"{game}-blurb"))} <= {"30", "45"}
