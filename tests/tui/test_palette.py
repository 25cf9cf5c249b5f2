"""Colours that can be told apart and read: by everybody, and on terminals that have few of them."""

from __future__ import annotations

import colorsys
import math
import os
import re
import subprocess
import sys
from functools import partial
from itertools import combinations
from pathlib import Path

import pytest
from rich.color import Color
from rich.segment import Segment
from rich.style import Style

from netplay.start import without_coercion
from tests.terminal import ROOT
from tests.tui.local import show
from tui.app.textual_theme import LegibleRow, variables
from tui.draw import colours, styles
from tui.draw.canvas import Canvas
from tui.draw.colours import contrast
from tui.draw.styles import ACCENT, INK, PAPER, SEATS, SIXTEEN, seat_style, style
from tui.draw.themes import GROUPS, THEMES
from tui.terminal import capabilities
from tui.terminal.capabilities import needs_ascii
from tui.terminal.reduced_colours import CUBE, LEGIBLE, XTERM, colour_filters, style_of_16, style_of_256

# Machado, Oliveira, Fernandes (2009), severity 1.0: what little the eye lacks one kind of cone.
SIGHTS = {
    "everybody": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
APART, WELL_APART = 19.0, 25.0
"""Distances in L*a*b*: 2.3 is just seen side by side; the first five players, who most games have, are farther."""
SEATS_APART = [
    ("dark", APART, WELL_APART), ("safe", APART, WELL_APART), ("light", APART, 24.0), ("contrast", APART, 34.0),
]  # fmt: skip
"""The same for every theme that has all colours: what was found there; where there are sixteen, shapes must do."""


def rgb(text: str) -> tuple[int, ...]:
    return tuple(Color.parse(text).triplet)


def seen(color: tuple[int, ...], sight: str) -> tuple[float, ...]:
    """A colour as eyes of this kind see it, in L*a*b*."""
    light = colours.linear(color)
    mixed = (sum(a * b for a, b in zip(row, light, strict=True)) for row in SIGHTS[sight])
    return colours.lab(tuple(min(1.0, max(0.0, part)) for part in mixed))


def nearest_pair(colors: list[str], sight: str) -> float:
    return min(math.dist(seen(rgb(a), sight), seen(rgb(b), sight)) for a, b in combinations(colors, 2))


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("name", "apart", "well_apart"), SEATS_APART)
def test_players_and_the_accent_are_told_apart(name, apart, well_apart, sight):
    colours = THEMES[name].colours
    seats = [colours[seat] for seat in GROUPS["seats"]]
    assert nearest_pair([*seats, colours["gold"]], sight) > apart
    assert nearest_pair([*seats[:5], colours["gold"]], sight) > well_apart


def looked_at(one: str, other: str) -> float:
    """How different two colours look, by CIE94: in a strong one, as all dark ones on paper are, strength counts less
    than in plain distance."""
    (light, red, yellow), second = seen(rgb(one), "everybody"), seen(rgb(other), "everybody")
    strong = math.hypot(red, yellow)
    stronger = math.hypot(*second[1:]) - strong
    hue = max(0.0, math.dist((red, yellow), second[1:]) ** 2 - stronger**2)
    return math.hypot(light - second[0], stronger / (1 + 0.045 * strong), math.sqrt(hue) / (1 + 0.015 * strong))


def test_on_paper_no_player_looks_like_another_or_like_writing():
    colours = THEMES["light"].colours
    for one, other in combinations((*GROUPS["seats"], "gold", "ink"), 2):
        found = min(looked_at(colours[one], colours[other]), looked_at(colours[other], colours[one]))
        assert found > 15, (one, other, found)


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_a_player_can_be_read_and_is_no_common_text(seat):
    assert seat_style(seat).color.name == SEATS[seat]
    assert seat_style(seat).bold
    assert style(f"seat{seat}") == seat_style(seat)
    assert contrast(rgb(SEATS[seat]), rgb(PAPER)) > 4.5
    assert nearest_pair([SEATS[seat], INK], "everybody") > APART


@pytest.mark.parametrize("name", ["dark", "light", "contrast", "safe"])
def test_what_is_called_by_its_colour_has_it(name):
    """Lancelot: each player has two squires, red and yellow, blue and green."""
    hues = [colorsys.rgb_to_hls(*(part / 255 for part in rgb(THEMES[name].colours[each])))[0] * 360
            for each in GROUPS["squires"]]  # fmt: skip
    for hue, (low, high) in zip(hues, ((345, 375), (45, 65), (205, 240), (90, 160)), strict=True):
        assert low < hue < high or low < hue + 360 < high


@pytest.mark.parametrize(
    ("name", "color"), [("gold", ACCENT), ("good", "#7bd88f"), ("bad", "#ff7b72"), ("red", "#ff7b72")]
)
def test_a_named_colour_is_what_it_says_and_can_be_read(name, color):
    assert style(name).color.name == color
    assert contrast(rgb(color), rgb(PAPER)) > 4.5


def drawn(ground: str, names: str, theme: str) -> Style:
    """The look of a letter that is drawn on a ground that was laid before."""
    before = styles.current()
    styles.use(THEMES[theme])
    try:
        canvas = Canvas(1, 1)
        canvas.fill(0, 0, 1, 1, ground)
        canvas.put(0, 0, "x", names)
        return canvas.rows()[0][0].style
    finally:
        styles.use(before)


GROUNDS = (
    "title", "raised", "panel", "wash-gold", "wash-bad", "wash-good", "wash-acrobat", "tint-seat0", "wash-seat0",
    "wash-seat1", "wash-seat2", "tint-squire",
)  # fmt: skip
"""What is written on: bars, the row under the cursor, what is marked, mats and tiles."""


@pytest.mark.parametrize("theme", [name for name in THEMES if name != "mono"])
def test_names_and_what_changes_can_be_read_on_every_ground(theme):
    """The question is read so, in which names stand; in the theme of high contrast still better."""
    wanted = {"contrast": 7.0, "sixteen": 4.0}.get(theme, 4.5)
    named = [name for group in ("seats", "squires", "suits", "stage") for name in GROUPS[group]]
    for ground in GROUNDS:
        ground = ground.replace("squire", GROUPS["squires"][1])
        for name in (*named, "ink", "dim", "gold", "good", "bad"):
            look = drawn(ground, name, theme)
            under = look.bgcolor.name if look.bgcolor else THEMES[theme].colours["paper"]
            assert contrast(rgb(look.color.name), rgb(under)) >= wanted, (ground, name, look)


@pytest.mark.parametrize("theme", ["dark", "light", "contrast", "safe"])
def test_what_is_out_of_play_can_still_be_read(theme):
    for name in ("clover", "seat0", "dim", "dragon"):
        for ground in ("panel", f"tint-{name}", f"wash-{name}"):
            look = drawn(ground, f"faint-{name}", theme)
            assert contrast(rgb(look.color.name), rgb(look.bgcolor.name)) >= 3, (ground, name)


def test_a_picture_keeps_its_colours_on_every_ground():
    canvas = Canvas(1, 1)
    canvas.fill(0, 0, 1, 1, "wash-gold")
    canvas.put(0, 0, "▀", "seat0")
    assert canvas.rows()[0][0].style.color.name == SEATS[0]


@pytest.mark.parametrize("theme", THEMES)
def test_the_row_under_the_cursor_of_a_dialog_can_be_read(theme):
    found = variables(THEMES[theme])
    for ink, ground in (("chosen", "raised"), ("titled", "bar"), ("hint", "field"), ("heading", "entry")):
        assert contrast(rgb(found[f"own-{ink}"]), rgb(found[f"own-{ground}"])) >= 4, (ink, ground)


@pytest.mark.parametrize("theme", ["light", "sixteen"])
def test_a_name_in_a_widget_can_be_read_under_its_cursor(theme, request):
    request.addfinalizer(partial(styles.use, styles.current()))
    styles.use(THEMES[theme])
    colours, row = THEMES[theme].colours, LegibleRow()
    for name in ("seat3", "gold", "good"):
        for ground in ("raised", "bar"):
            look = Style(color=colours[name], bgcolor=colours[ground])
            (segment,) = row.apply([Segment("x", look)], None)
            assert contrast(segment.style.color.triplet, look.bgcolor.triplet) >= 4, (name, ground)
    shaded = Style(color=colours["gold"], bgcolor="#445566")
    assert row.apply([Segment("x", shaded)], None) == [Segment("x", shaded)]


def test_without_colours_the_cursor_of_a_dialog_is_as_light_as_that_of_a_board():
    """There it is reversed: black on the colour of the text."""
    found = variables(THEMES["mono"])
    assert [found["own-raised"], found["own-bar"]] == [INK, INK]
    assert [found["own-chosen"], found["own-titled"]] == [PAPER, PAPER]


def test_what_is_chosen_stands_out():
    """The cursor, the raised card and the title: each on a ground of its own, with letters that can be read there."""
    for name in ("cursor", "title", "raised"):
        found, under = style(name), rgb(PAPER)
        assert found.bold
        ground = tuple(found.bgcolor.triplet)
        assert math.dist(seen(ground, "everybody"), seen(under, "everybody")) > 10
        ink = tuple(found.color.triplet) if found.color else rgb(INK)
        assert contrast(ink, ground) > 7
    assert contrast(rgb(style("cursor").bgcolor.name), rgb(PAPER)) > 7
    assert style("reverse").reverse
    assert style("under").underline
    assert style("dim").color is not None
    assert contrast(rgb(style("dim").color.name), rgb(PAPER)) > 4.5


def test_names_are_laid_over_each_other():
    both = style("title gold")
    assert both.bgcolor == style("title").bgcolor
    assert both.color.name == ACCENT


def test_every_style_that_is_named_exists():
    """A text that ends a call of a canvas is a style: `seat` and a number, a colour, or names of STYLES."""
    drawing = re.compile(r'\.(?:put|right|center|box|paint)\(.*"([a-z0-9 ]+)"\)$', re.MULTILINE)
    files = sorted((Path(__file__).parents[2] / "tui").rglob("*.py"))
    named = [said for path in files for said in drawing.findall(path.read_text(encoding="utf-8"))]
    assert len(named) > 100, "where styles are named has been found"
    for said in named:
        style(said)


# Few colours


@pytest.mark.parametrize("color", [style("title").bgcolor, style("raised").bgcolor, Color.parse(PAPER)], ids=str)
def test_a_dark_ground_stays_itself_in_256_colours(color):
    """It once became a dark red: as hue counts for little in the dark, lightness must stay."""
    red, green, blue = CUBE[style_of_256(Style(bgcolor=color)).bgcolor.number - 16]
    assert max(red, green, blue) - min(red, green, blue) < 30
    assert math.dist(seen((red, green, blue), "everybody"), seen(tuple(color.triplet), "everybody")) < 20


@pytest.mark.parametrize("name", ["title", "cursor", "title gold", "title dim", *(f"seat{n} raised" for n in range(8))])
def test_what_is_on_a_ground_can_be_read_in_256_colours(name):
    found = style_of_256(style(name))
    ink, ground = (CUBE[color.number - 16] for color in (found.color, found.bgcolor))
    assert contrast(ink, ground) >= LEGIBLE


FIRST = ("seat0", "seat1", "seat2", "seat3", "seat4")
"""The players that most games have at most."""


def test_where_all_that_is_marked_has_one_ground_it_carries_every_colour():
    sixteen = THEMES["sixteen"]
    for names in ("wash-gold", "wash-seat0", "wash-comedy"):
        for name in (*GROUPS["seats"], *GROUPS["squires"], *GROUPS["stage"], "gold", "good", "bad"):
            assert drawn(names, name, "sixteen").color.name == sixteen.colours[name], (names, name)


def test_in_16_colours_the_cursor_and_a_loss_have_the_colour_of_no_player():
    """Nor has the cursor that of a squire, of a comedian, or of the dragon."""
    sixteen = THEMES["sixteen"]
    players = {sixteen.colours[name] for name in FIRST}
    pieces = {sixteen.colours[name] for group in ("seats", "squires", "stage") for name in GROUPS[group]}
    assert style("cursor", sixteen).bgcolor.name not in pieces | {sixteen.colours["dragon"]}
    assert not players & {sixteen.colours[name] for name in ("good", "bad", "dragon")}
    for name in FIRST:
        assert drawn("raised", name, "sixteen").color.name == sixteen.colours["paper"]


def test_in_16_colours_good_and_bad_are_told_apart_without_a_ground():
    found = [style(name, THEMES["sixteen"]) for name in ("wash-good", "wash-dim", "wash-bad")]
    assert len({look.color and look.color.name for look in found}) == 3
    assert style("low-bad", THEMES["sixteen"]) == found[2]


def test_players_keep_colours_of_their_own_in_256_and_in_16():
    for group, number in (("seats", 8), ("squires", 4)):
        colours = [THEMES["dark"].colours[name] for name in GROUPS[group]]
        for ground in (PAPER, "#3a2f1f"):
            found = [style_of_256(Style(color=color, bgcolor=ground)).color.number for color in (*colours, ACCENT)]
            assert len(set(found)) == number + 1
        assert len({SIXTEEN[color] for color in (*colours, INK)}) == number + 1
    assert len({SIXTEEN[color] for color in (*SEATS[:8], ACCENT, INK)}) == 10


INKS = ("", "gold", "dim", "good", "bad", *(f"seat{n}" for n in range(8)))
LAID = ["cursor", *(f"{ground} {ink}" for ground in ("", "title", "raised", "panel") for ink in INKS)]


@pytest.mark.parametrize("names", LAID)
def test_whatever_is_on_a_ground_can_be_read_in_16_colours(names):
    full = Style(color=INK, bgcolor=PAPER) + style(names)
    found = style_of_16(full)
    assert found.color.number < 16
    assert found.bgcolor.number < 16
    assert contrast(XTERM[found.color.number], XTERM[found.bgcolor.number]) >= min(
        LEGIBLE, contrast(full.color.triplet, full.bgcolor.triplet)
    )


def test_the_title_in_16_colours_is_white_on_grey_and_its_accent_yellow():
    assert [style_of_16(style("title")).color.number, style_of_16(style("title")).bgcolor.number] == [15, 8]
    assert style_of_16(style("title gold")).color.number == 11


@pytest.mark.parametrize(
    ("environment", "most"),
    [
        ({"TERM": "xterm-256color"}, 256),
        ({"TERM": "xterm"}, 16),
        ({"TERM": "linux"}, 16),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, None),
    ],
    ids=["256", "16", "linux", "all"],
)
def test_the_screen_sends_only_colours_that_the_terminal_has(monkeypatch, environment, most):
    monkeypatch.delenv("COLORTERM", raising=False)
    for key, value in environment.items():
        monkeypatch.setenv(key, value)

    async def script(app, pilot):
        app.seen = [segment.style for strip in app.screen._compositor.render_strips(app.size) for segment in strip]

    colors = {
        color
        for found in show(None, script).seen
        if found
        for color in (found.color, found.bgcolor)
        if color is not None
    }
    assert len(colors) > 3
    if most is None:
        assert all(color.triplet for color in colors)
    else:
        assert all(color.number is not None and color.number < most for color in colors)


def test_what_is_drawn_faintly_stays_faint():
    faint = Style(color="#23211d", bgcolor=PAPER)
    ink, ground = style_of_256(faint).color, style_of_256(faint).bgcolor
    assert contrast(CUBE[ink.number - 16], CUBE[ground.number - 16]) < 1.5
    assert [style_of_16(faint).color.number, style_of_16(faint).bgcolor.number] == [8, 0]


def test_what_has_no_colour_keeps_none():
    fewer = colour_filters("standard")[0]
    assert fewer.apply([Segment("x"), Segment("y", Style(bold=True))], None) == [
        Segment("x"), Segment("y", Style(bold=True))
    ]  # fmt: skip
    assert colour_filters("truecolor") == []


# Few characters


@pytest.mark.parametrize(
    ("environment", "encoding", "ascii_only"),
    [
        ({"LC_ALL": "C"}, "utf-8", True),
        ({"LC_ALL": "POSIX"}, "utf-8", True),
        ({"LANG": "C"}, "utf-8", True),
        ({"LC_ALL": "C", "LANG": "en_US.UTF-8"}, "utf-8", True),
        ({"LC_CTYPE": "C", "LANG": "en_US.UTF-8"}, "utf-8", True),
        ({"LC_ALL": "", "LANG": "en_US.UTF-8"}, "utf-8", False),
        ({"LC_ALL": "C.UTF-8"}, "utf-8", False),
        ({"LC_ALL": "C.utf8"}, "utf-8", False),
        ({"LANG": "fr_FR.utf8"}, "utf-8", False),
        ({"LANG": "uk_UA.UTF-8@currency"}, "utf-8", False),
        ({"LANG": "fr_FR.ISO-8859-15@euro"}, "iso8859-15", True),
        ({"LANG": "ru_RU.KOI8-R"}, "koi8-r", True),
        ({"LANG": "fr_FR"}, "iso8859-1", True),
        ({"LANG": "fr_FR"}, "UTF-8", False),
        ({}, "utf-8", False),
        ({}, "ascii", True),
        ({"LANG": "en_US.UTF-8", "TERM": "linux"}, "utf-8", True),
        ({"LANG": "en_US.UTF-8", "TERM": "dumb"}, "utf-8", True),
        ({"LANG": "en_US.UTF-8", "TERM": "xterm-256color"}, "utf-8", False),
    ],
)
def test_which_terminals_get_ascii(environment, encoding, ascii_only):
    assert needs_ascii(environment, encoding) is ascii_only


@pytest.mark.parametrize(
    ("now", "first", "given"),
    [
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, {"LANG": "C"}, {"LANG": "C"}),
        ({"LC_CTYPE": "C.utf8"}, {"LC_CTYPE": "C"}, {"LC_CTYPE": "C"}),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, {"LANG": "C", "LC_CTYPE": "C.UTF-8"}, None),
        ({"LANG": "C", "LC_CTYPE": "fr_FR.UTF-8"}, {"LANG": "C"}, None),
        ({"LC_ALL": "C.UTF-8", "LC_CTYPE": "C.UTF-8"}, {}, None),
        ({"LANG": "C", "LC_CTYPE": "UTF-8"}, None, {"LANG": "C"}),
        ({"LC_CTYPE": "UTF-8"}, None, None),
        ({"LANG": "fr_FR.UTF-8", "TERM": "xterm"}, {}, None),
    ],
    ids=str,
)
def test_what_python_has_made_of_the_locale_is_undone(now, first, given):
    """`first` is what the system tells of the beginning, None where it does not."""
    assert without_coercion(now, first) == (now if given is None else given)


@pytest.mark.parametrize(
    ("variables", "ascii_only"),
    [
        ({"LANG": "C"}, True),
        ({"LC_CTYPE": "POSIX"}, True),
        ({"LC_ALL": "C", "LANG": "C.UTF-8"}, True),
        ({"LANG": "ru_RU.KOI8-R"}, True),
        ({"LANG": "uk_UA.CP1251"}, True),
        ({"LANG": "en_US.UTF-8"}, False),
        ({"LC_CTYPE": "C.UTF-8", "LANG": "C"}, False),
        ({}, False),
    ],
    ids=str,
)
@pytest.mark.process
def test_a_process_draws_in_ascii_where_its_locale_has_no_more(variables, ascii_only):
    """Also where the locale is not installed, so that Python goes on in another."""
    said = "from tui.terminal.capabilities import needs_ascii; print(needs_ascii())"
    environment = {"PATH": os.environ["PATH"], "TERM": "xterm", **variables}
    run = subprocess.run([sys.executable, "-c", said], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert run.stdout.strip() == str(ascii_only), run.stderr


@pytest.mark.parametrize(("kind", "has"), [("xterm", True), ("tmux-256color", True), ("linux", False), ("dumb", False)])
def test_which_terminals_get_a_title(kind, has):
    assert capabilities.has_title({"TERM": kind}) is has


def test_a_title_cannot_hold_an_escape():
    assert capabilities.title("a\x1b]2;b\x07c\u202e") == "\x1b]2;a]2;bc\x07"
