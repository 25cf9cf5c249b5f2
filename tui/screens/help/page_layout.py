"""A page of the help on a canvas: its title, text and lists, a drawing, and links to other pages.

Knows: how a text with lists is laid out at a width.
Must not know: what is played, or which page comes next.

In a text, a line that begins with two spaces is an item of a list: a key, two spaces or more, what is said of it. Lines
that begin with more spaces go on with it.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

import core
from tui.boards.guide import Example
from tui.draw import panels
from tui.draw.canvas import Canvas
from tui.draw.signs import SIGNS
from tui.draw.styles import style
from tui.text.words import Words
from tui.text.wrap import KeyList, wrap

from .pages import Page

ITEM = re.compile(r" {2}(?=\S)(?:(?P<key>-|\S.{0,30}?) {1,}(?<=  |- )(?=\S) *)?(?P<text>.*)")
"""An item of a list: its key, if it has one, and what is said of it."""
GAP = re.compile(r" {2,}")
ORNAMENT, ORNAMENT_APART, BESIDE_ORNAMENT = 22, 3, 76
"""Columns of the panel with an ornament, between it and the text, and of a page at least that has both."""
LOW, TALL = 6, 12
"""Rows of an ornament in a panel, and of a larger one."""
HANG = 4
"""Columns by which a text stands in that has no room beside its key."""
LETTERS = re.compile(r"[\w\s.,;:!?’'«»“”()/&+=*~<>\[\]|@#$%^\"-]")
"""Characters that are no signs."""
GLYPHS = {sign.glyph: sign.style for sign in SIGNS.values()}


class Item(NamedTuple):
    """A row of a list."""

    key: str
    text: str


def laid(page: Page, width: int, words: Words, console: Console) -> list[Text]:
    """The text of a page as lines of so many columns."""
    if page.chapter == "keys":
        return KeyList(Text(page.body)).rows(console, width)
    if page.name == "terms/signs":
        return _signs(page.body, width, console)
    lines: list[Text] = []
    for listed, run in groupby(page.body.split("\n"), key=lambda line: line.startswith("  ")):
        if listed:
            lines += _list(_items([*run]), width, console)
        else:
            lines += [row for line in run for row in wrap(Text(line), console, width)]
    return lines


def _items(lines: Sequence[str]) -> list[Item]:
    """The items of a list; a line that goes on with one is added to it, on a line of its own if it begins with a
    sign."""
    items: list[Item] = []
    for line in lines:
        found = ITEM.fullmatch(line)
        if found or not items:
            items.append(Item((found and found["key"]) or "", found["text"] if found else line.strip()))
        else:
            text = line.strip()
            apart = " " if LETTERS.match(text) or text[0] in "−–—" else "\n"
            items[-1] = items[-1]._replace(text=f"{items[-1].text}{apart}{text}")
    return items


def _list(items: Sequence[Item], width: int, console: Console) -> list[Text]:
    """Keys below each other, and beside them what is said of each."""
    longest = max((cell_len(item.key) for item in items), default=0)
    column = min(longest + 2, width * 2 // 5) + 2 * bool(longest)
    lines: list[Text] = []
    for key, text in items:
        beside = cell_len(key) + 4 <= column
        hang = (column if beside else HANG) if key else 2 * bool(longest) + 2
        rows = [row for part in text.split("\n") for row in wrap(Text(part), console, width - hang)]
        first = Text.assemble("  ", (key, style("gold"))) if key else Text()
        if key and not beside:
            lines.append(first)
            first = Text()
        for at, row in enumerate(rows):
            start = first if not at else Text()
            lines.append(start.append(" " * (hang - start.cell_len)).append_text(row))
    return lines


def _signs(body: str, width: int, console: Console) -> list[Text]:
    """Each sign in its colour, and what it stands for."""
    items: list[Item] = []
    for line in body.split("\n"):
        parts = GAP.split(line.strip())
        items += map(Item, parts[::2], parts[1::2]) if not len(parts) % 2 else [Item("", line.strip())]
    lines = _list(items, width, console)
    for line in lines:
        for at, character in enumerate(line.plain[: width * 2 // 5]):
            if character in GLYPHS:
                line.stylize(style(f"{GLYPHS[character]} bold"), at, at + 1)
    return lines


def drawn(page: Page, width: int, words: Words, console: Console, found: str = "") -> Canvas:
    """A page on a canvas; what was searched for is marked in it. Its drawing stands below the first paragraph."""
    lines = laid(page, width, words, console)
    first = _first_paragraph(page, len(wrap(Text(page.body.split("\n")[0]), console, width)), len(lines))
    example = page.example
    extra = example.rows + 1 + (first < len(lines)) if example else 0
    canvas = Canvas(width, 2 + len(lines) + extra, words.ascii_only)
    panels.heading(canvas.part(0, 0, width, 1), page.title, "gold")
    if found:
        _place(canvas, page, words)
    for at, line in enumerate(lines):
        if found:
            line.highlight_regex(_sought(found), style("cursor"))
        canvas.write(0, 2 + at + (extra if at >= first else 0), line)
    if example:
        example.draw(canvas.part(0, 3 + first, width, example.rows), words)
    return canvas


def forms(page: Page, width: int, words: Words, console: Console, *, tall: bool = False) -> Sequence[Canvas]:
    """The forms in which a page has its ornament, the best first: beside its text, below it; none without one. `tall`:
    below it the ornament is larger."""
    if page.ornament is None:
        return ()
    shown = [page.ornament._replace(rows=TALL)] * tall + [page.ornament]
    below = [drawn(replace(page, example=each), width, words, console) for each in shown]
    return (_beside(page, page.ornament, width, words, console), *below) if width >= BESIDE_ORNAMENT else below


def _beside(page: Page, ornament: Example, width: int, words: Words, console: Console) -> Canvas:
    """A page with its ornament in a panel at the right of its text."""
    text, ornament = drawn(page, width - ORNAMENT - ORNAMENT_APART, words, console), ornament._replace(rows=LOW)
    canvas = Canvas(width, max(text.height, 2 + ornament.rows + 2), words.ascii_only)
    canvas.stamp(0, 0, text)
    panels.heading(canvas.part(0, 0, width, 1), page.title, "gold")
    ornament.draw(panels.panel(canvas.part(width - ORNAMENT, 2, ORNAMENT, ornament.rows + 2)), words)
    return canvas


def _place(canvas: Canvas, page: Page, words: Words) -> None:
    """The chapter of a page that was found, at the end of its title; the games above name its game."""
    said = f" {words(f'help-chapter-{page.chapter}')}"
    if cell_len(page.title) + cell_len(said) + 2 <= canvas.width:
        canvas.right(canvas.width, 0, said, "dim")


def _sought(found: str) -> re.Pattern[str]:
    """A text that is searched for, as a whole or word by word."""
    return re.compile("|".join(map(re.escape, [found, *found.split()])), re.IGNORECASE)


def _first_paragraph(page: Page, rows: int, all_rows: int) -> int:
    """The row below which the drawing stands: that of the first paragraph, unless the text begins with a list."""
    return 0 if page.body.startswith("  ") else min(rows, all_rows)


def with_links(canvas: Canvas, titles: Sequence[str], label: str, chosen: int | None) -> Canvas:
    """The page with links below it: each is the answer of its number to a click."""
    if not titles:
        return canvas
    rows = _flow([cell_len(title) + 2 for title in titles], canvas.width)
    whole = Canvas(canvas.width, canvas.height + 2 + max(row for row, _ in rows) + 1, canvas.ascii_only)
    whole.stamp(0, 0, canvas)
    whole.put(0, canvas.height + 1, label, "dim")
    for at, ((row, x), title) in enumerate(zip(rows, titles, strict=True)):
        place = whole.part(x, canvas.height + 2 + row, cell_len(title) + 2, 1)
        place.put(0, 0, f"► {title}", "cursor" if at == chosen else "gold")
        place.hot(at)
    return whole


def _flow(widths: Sequence[int], room: int) -> list[tuple[int, int]]:
    """For each the row and the column where it stands, as many side by side as there is room for."""
    places: list[tuple[int, int]] = []
    row = x = 0
    for width in widths:
        if x and x + width > room:
            row, x = row + 1, 0
        places.append((row, x))
        x += width + 2
    return places


BESIDE_NAME = 5
"""Columns of the row of the games beside each name: its number, and what parts it from the next."""
ENTRY = 2
"""Columns of a line of the contents beside its title."""


def entry(title: str, width: int) -> Text:
    """A title of the contents below its chapter; a long one goes on in further rows, further in."""
    if cell_len(title) <= width - ENTRY:
        return Text(f" {title} ")
    rows = textwrap.wrap(title, width - ENTRY)
    return Text("\n".join([f" {rows[0]}", *(f"  {row}" for row in rows[1:])]))


def games(chosen: str, width: int, words: Words) -> Canvas:
    """The row with the games, the chosen one bright; where not all names have room, the others are short."""
    row = Canvas(width, 1, words.ascii_only)
    names = _names_fitting(chosen, width, words)
    parts = [
        panels.Part(f"{at} {name}", "gold bold" if game == chosen else "dim", 9 if game == chosen else 5)
        for at, (game, name) in enumerate(names.items(), 1)
    ]
    panels.title_line(row, [panels.Part(words("help-title"), "heading", 1), *parts])
    return row


def _names_fitting(chosen: str, width: int, words: Words) -> dict[str, str]:
    """The names of the games: whole, or all but the chosen one short, or all short."""
    whole = {game: words(f"{game}-name") for game in core.IDS}
    short = {game: words(f"help-game-{game}") for game in core.IDS}
    forms = whole, short | {chosen: whole[chosen]}
    fitting = (form for form in forms if sum(cell_len(name) + BESIDE_NAME for name in form.values()) <= width + 1)
    return next(fitting, short)
