"""Cells as SVG: blocks and lines are shapes, letters are text, signs keep their columns."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from rich.style import Style

from scripts import svg

RED_ON_BLUE = Style.parse("#ff0000 on #0000ff")


def drawn(text: str, style: Style = RED_ON_BLUE) -> str:
    return svg.drawn_cells([svg.glyph(character, style) for character in text], 0, 0, svg.Sheet())


@pytest.mark.parametrize("character", [*svg.BLOCKS, *svg.STROKES, *"─│┌┐└┘├┤┬┴┼━┃┏┓┗┛╴╵╶╷"])
def test_blocks_and_lines_are_shapes(character):
    assert "<text" not in drawn(character)
    assert drawn(character).count("<path") == 2, "its ground, and itself"


def test_a_block_fills_its_part_of_the_cell():
    assert [svg.box(2, 1, 1, part) for part in svg.BLOCKS["▄"]] == ["M18 27h9v9h-9z"]
    assert [svg.box(0, 0, 1, part) for part in svg.BLOCKS["▌"]] == ["M0 0h4.5v18h-4.5z"]
    filled = {character: sum(wide * high for _, _, wide, high in parts) for character, parts in svg.BLOCKS.items()}
    eighths = [filled[character] for character in "▁▂▃▄▅▆▇█"]
    assert {after - before for before, after in pairwise(eighths)} == {8}
    assert filled["▟"] == 48
    assert drawn("██").count("M") == 2, "their ground, and one shape for equal blocks side by side"


def test_lines_reach_into_the_next_cell_and_only_where_they_have_arms():
    assert svg.arms("├") == ("UP", "DOWN", "RIGHT")
    (corner,) = svg.stroke("┌", 0, 0, 1)
    assert corner == "M4.5 9l0 9.3M4.5 9l4.8 0"
    (across,) = svg.stroke("─", 1, 0, 3)
    assert across == "M8.7 9h27.6"
    assert svg.arms("╬") == svg.arms("a") == ()


def test_letters_are_one_text_and_signs_keep_their_columns():
    letters = re.findall(r'x="(\d+)" y="14" textLength="(\d+)"[^>]*>([^<]*)<', drawn(" Grün, Князь "))
    assert letters == [("9", "99", "Grün, Князь")]
    assert re.findall(r'x="(\d+)"[^>]*>([^<]*)<', drawn("♣♠ 5")) == [("0", "♣"), ("9", "♠"), ("27", "5")]
    assert "&lt;b&gt;" in drawn("<b>")


def test_styles_become_colours_and_classes():
    seen = {style: svg.glyph("x", Style.parse(f"{style} #ff0000 on #0000ff")) for style in ("bold", "reverse", "dim")}
    assert seen["bold"] == svg.Glyph("x", "#ff0000", "#0000ff", "b")
    assert seen["reverse"] == svg.Glyph("x", "#0000ff", "#ff0000")
    assert seen["dim"].ink == "#7f007f"
    assert svg.glyph("x", Style()) == svg.Glyph("x", svg.INK)


def test_a_blank_needs_no_colour_of_its_own():
    sheet = svg.Sheet()
    svg.drawn_cells([svg.glyph(" ", RED_ON_BLUE)], 0, 0, sheet)
    assert [*sheet.colours] == ["#0000ff"]
