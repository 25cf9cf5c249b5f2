"""The code by which a telephone joins: what is seen on the screen is the code of the address, dark on light."""

from __future__ import annotations

import sys

import pytest

from netplay.door_launcher import DoorReply
from netplay.invocation import command
from tests.tui.local import LocalTable, screen_text, show, until
from tui.app.settings import LANGUAGES
from tui.draw import qr
from tui.lobby_view.web_code import code_of, join_codes
from tui.text.words import Words

ADDRESS = "http://192.168.1.5:8080"
NEEDS_SEGNO = pytest.mark.skipif(code_of(ADDRESS) is None, reason="segno of the extra `doors` is not installed")


@pytest.fixture(autouse=True)
def forget_codes():
    code_of.cache_clear()
    yield
    code_of.cache_clear()


def modules_seen(app, side: int) -> list[list[bool]]:
    """Reads the modules of the widest block of light ground on the screen, by the colours of its half blocks."""
    rows = [
        [cell for segment in strip for cell in _halves(segment)] for strip in app.screen._compositor.render_strips()
    ]
    size = side + 2 * qr.QUIET
    for top in range(len(rows) - (size + 1) // 2 + 1):
        for left in range(len(rows[0]) - size + 1):
            found = _block(rows, top, left, size)
            if found is not None:
                return found
    raise AssertionError(f"No code is seen:\n{screen_text(app)}")


def _halves(segment):
    """Yields for each cell whether its upper and lower half are dark; None if it is not of a code."""
    style, text = segment.style, segment.text
    colours = style and style.color and style.bgcolor and (style.color.get_truecolor(), style.bgcolor.get_truecolor())
    for character in text:
        halves = next((halves for halves, sign in qr.HALVES.items() if sign == character), None)
        yield halves if colours == ((0, 0, 0), (255, 255, 255)) else None


def _block(rows, top: int, left: int, size: int) -> list[list[bool]] | None:
    block = [row[left : left + size] for row in rows[top : top + (size + 1) // 2]]
    if any(cell is None for row in block for cell in row):
        return None
    halves = [[cell[half] for cell in row] for row in block for half in (0, 1)]
    return halves[:size]


def with_door(script):
    """Runs the script in the lobby of a host whose door for browsers is open."""

    async def run(app, pilot):
        app.session.ways_in.web = DoorReply(8080)
        app.look_again()
        await pilot.pause()
        await script(app, pilot)

    return run


async def open_code(app, pilot):
    await pilot.press("p")
    await until(pilot, lambda: "QR code for telephones" in screen_text(app))
    await pilot.press("1")
    await until(pilot, lambda: "Join with a telephone" in screen_text(app))
    await pilot.pause()


def test_two_modules_stand_in_a_cell_with_light_ones_around():
    drawn = qr.code([[True, False, True], [True, True, False], [False, False, True]])
    assert (drawn.width, drawn.height) == qr.size([[True] * 3] * 3) == (11, 6)
    assert [line[qr.QUIET :] for line in drawn.text().split("\n")] == ["", "", "█▄▀", "  ▀", "", ""]
    assert {cell.names for row in drawn.rows() for cell in row} == {qr.DARK_ON_LIGHT}


@NEEDS_SEGNO
@pytest.mark.parametrize("theme", ["dark", "light", "mono"])
def test_the_code_on_the_screen_is_that_of_the_address(theme):
    matrix = code_of(ADDRESS)

    async def script(app, pilot):
        await open_code(app, pilot)
        seen = modules_seen(app, len(matrix))
        inner = [row[qr.QUIET : -qr.QUIET] for row in seen[qr.QUIET : -qr.QUIET]]
        assert inner == [list(row) for row in matrix]
        assert not any(seen[0])
        assert not any(row[0] or row[-1] for row in seen)
        assert ADDRESS in screen_text(app)

    show(LocalTable("Anna").clients[0], with_door(script), theme=theme)


@NEEDS_SEGNO
def test_a_large_lobby_shows_the_code_beside_the_list():
    matrix = code_of(ADDRESS)

    async def script(app, pilot):
        app.look_again()
        await pilot.pause()
        seen = modules_seen(app, len(matrix))
        assert [row[qr.QUIET : -qr.QUIET] for row in seen[qr.QUIET : -qr.QUIET]] == [list(row) for row in matrix]
        assert "Join with a telephone" in screen_text(app)

    show(LocalTable("Anna").clients[0], with_door(script), size=(160, 50))


@NEEDS_SEGNO
def test_a_small_lobby_names_the_key_of_the_code():
    async def script(app, pilot):
        assert ADDRESS in screen_text(app)
        assert "QR code: p" in screen_text(app)
        assert "Join with a telephone" not in screen_text(app)
        assert "█████ ▄" not in screen_text(app)

    show(LocalTable("Anna").clients[0], with_door(script), size=(80, 24))


@NEEDS_SEGNO
@pytest.mark.parametrize("size", [(60, 20), (80, 23)])
def test_without_room_for_the_code_the_address_is_shown_alone(size):
    async def script(app, pilot):
        await open_code(app, pilot)
        assert ADDRESS in screen_text(app)
        assert not {"█", "▀"} & set(screen_text(app))

    show(LocalTable("Anna").clients[0], with_door(script), size=size)


@NEEDS_SEGNO
def test_a_table_without_a_door_for_browsers_has_no_code():
    async def script(app, pilot):
        assert "QR" not in screen_text(app)
        await pilot.press("p")
        await pilot.pause()
        assert "QR" not in screen_text(app)

    show(LocalTable("Anna").clients[0], script)


@NEEDS_SEGNO
@pytest.mark.parametrize("door", [False, True], ids=["relay", "relay and door"])
def test_a_table_with_a_phrase_shows_the_line_that_friends_type_as_a_code(door):
    """Beside the line in a tall lobby. With a door for browsers the lobby shows the code of that, and the menu both."""
    line = "relay.example/4177-lion-42-maple-river"

    async def script(app, pilot):
        app.session.ways_in.address, app.session.ways_in.relayed = "192.168.1.5:4747 lion-42-maple-river", line
        app.session.ways_in.web = DoorReply(8080) if door else None
        app.look_again()
        await pilot.pause()
        assert line in screen_text(app)
        first, *others = join_codes(app.session)
        assert [each.content for each in (first, *others)][-1] == command("join", line)
        assert len(others) == door
        matrix = code_of(first.content)
        seen = modules_seen(app, len(matrix))
        assert [row[qr.QUIET : -qr.QUIET] for row in seen[qr.QUIET : -qr.QUIET]] == [list(row) for row in matrix]
        await pilot.press("p")
        await until(pilot, lambda: "QR code of the line" in screen_text(app))
        await pilot.press("2" if door else "1")
        await until(pilot, lambda: "copy what friends type" in screen_text(app))
        await pilot.pause()
        matrix = code_of(command("join", line))
        seen = modules_seen(app, len(matrix))
        assert [row[qr.QUIET : -qr.QUIET] for row in seen[qr.QUIET : -qr.QUIET]] == [list(row) for row in matrix]

    show(LocalTable("Anna").clients[0], script, size=(160, 60))


@NEEDS_SEGNO
def test_without_room_for_its_code_the_line_is_shown_alone():
    async def script(app, pilot):
        app.session.ways_in.relayed = "relay.example/4177-lion-42-maple-river"
        app.look_again()
        await pilot.press("p")
        await until(pilot, lambda: "QR code of the line" in screen_text(app))
        await pilot.press("1")
        await until(pilot, lambda: "What friends type" in screen_text(app))
        await pilot.pause()
        assert "join relay.example/4177-lion-42-maple-river" in screen_text(app)
        assert "camera" not in screen_text(app)

    show(LocalTable("Anna").clients[0], script, size=(80, 24))


def test_without_the_package_there_is_no_code_and_no_error(monkeypatch):
    monkeypatch.setitem(sys.modules, "segno", None)

    async def script(app, pilot):
        assert ADDRESS in screen_text(app)
        await pilot.press("p")
        await pilot.pause()
        assert "QR" not in screen_text(app)

    show(LocalTable("Anna").clients[0], with_door(script))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_the_dialog_fit_its_width(language):
    words = Words(language)
    assert all(len(words(key)) <= 68 for key in ("qr-title", "qr-menu", "qr-key", "qr-line-title", "qr-line-menu"))
