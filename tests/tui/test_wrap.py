"""Lines break at spaces that may break, and nowhere else."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

from tui.draw.canvas import Canvas
from tui.text.wrap import KeyList, Prose, with_units, wrap

CONSOLE = Console(width=80)


def lines(text: str, width: int) -> list[str]:
    return [line.plain.rstrip() for line in wrap(Text(text), CONSOLE, width)]


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
def test_a_line_does_not_break_at_a_space_that_holds(space):
    assert lines(f"face visible{space}; puis", 13) == ["face", f"visible{space};", "puis"]


@pytest.mark.parametrize("width", range(14, 40))
def test_a_dash_stays_with_the_word_before_it(width):
    text = "x освобождает место, n — сменить имя — да"
    assert not any(line.startswith("—") for line in lines(text, width))
    assert " ".join(lines(text, width)).replace("\u00a0", " ") == text


def test_a_dash_may_begin_a_text():
    assert lines("— Раунд I.\n— Раунд II.", 40) == ["— Раунд I.", "— Раунд II."]


@pytest.mark.parametrize(("text", "width", "wrapped"), [
    ("The queen uses the ace, which is: fatal.", 35, ["The queen uses the ace,", "which is: fatal."]),
    ("Anna swaps places with Boris (now 1).", 34, ["Anna swaps places with", "Boris (now 1)."]),
    ("first paragraph ends so\nand the second does", 22, ["first paragraph", "ends so", "and the second does"]),
    ("Ector plays 4 on education: 0 → 4, second.", 35, ["Ector plays 4 on education:", "0 → 4, second."]),
    ("unbreakable word", 11, ["unbreakable", "word"]),
])  # fmt: skip
def test_no_short_word_stands_alone_where_as_many_lines_can_be_had_without(text, width, wrapped):
    assert lines(text, width) == wrapped


@pytest.mark.parametrize("width", range(10, 60))
def test_a_text_without_orphans_takes_no_more_lines_and_keeps_its_words(width):
    text = "Percival takes the scroll of square 12 and moves 3 on jousts, up to 17, first of them all."
    plainly = Text(text).wrap(CONSOLE, width)
    assert len(lines(text, width)) == len(plainly)
    assert " ".join(lines(text, width)) == text
    assert max(map(len, lines(text, width))) <= width


def test_styles_stay_where_they_are():
    text = Text("face visible\u00a0; ").append("puis", "bold")
    bold = [line.plain[span.start : span.end] for line in wrap(text, CONSOLE, 13) for span in line.spans]
    assert bold == ["puis"]


def test_the_text_itself_is_not_changed():
    text = Text("a\u00a0b — c")
    wrap(text, CONSOLE, 3)
    assert text.plain == "a\u00a0b — c"


def test_prose_is_wrapped_to_whatever_width_it_gets():
    console = Console(width=13, record=True, file=StringIO())
    console.print(Prose(Text("face visible\u00a0; puis\n\nfin")))
    shown = [line.rstrip() for line in console.export_text().split("\n")]
    assert shown == ["face", "visible\u00a0;", "puis", "", "fin", ""]


def test_what_a_key_does_goes_on_below_itself():
    text = "KEYS\nw         why something cannot be answered\n\nEsc       back\n\nSCORING  Of all the tracks"
    assert [line.plain.rstrip() for line in KeyList(Text(text)).rows(CONSOLE, 26)] == [
        "KEYS",
        "w         why something",
        "          cannot be",
        "          answered",
        "",
        "Esc       back",
        "",
        "SCORING  Of all the tracks",
    ]


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
def test_a_space_that_holds_is_drawn_as_a_space(space):
    canvas = Canvas(8, 1)
    assert canvas.put(0, 0, f"tour{space}: 5") == 8
    assert canvas.text() == "tour : 5"


def test_a_number_stays_with_what_it_counts_where_that_is_asked_for():
    console, told = Console(), Text("Anna buys 4♣ for 1 coin, 2 of 3 écus")
    assert any(line.plain.rstrip().endswith("1") for line in wrap(told, console, 18))
    lines = [line.plain.rstrip() for line in wrap(with_units(told), console, 18)]
    assert " ".join(lines) == told.plain
    assert not any(line.endswith(("1", "3")) for line in lines)


@pytest.mark.parametrize("width", [0, -3])
def test_a_text_without_columns_has_lines_of_one(width):
    assert [line.plain for line in wrap(Text("lead"), Console(width=80), width)] == [*"lead"]
