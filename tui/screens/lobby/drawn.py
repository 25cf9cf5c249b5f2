"""The drawn parts of a lobby: the game's card, the panel about the row under the cursor, and the button.

Knows: what is said of a row and of the next step, drawing parts.
Must not know: what may be asked of the table.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

from tui.boards import look
from tui.boards.look import players_of
from tui.draw import panels, pictures, qr
from tui.draw.canvas import Canvas
from tui.input import keys
from tui.input.keys import Keymap
from tui.lobby_view.next_step import NextStep
from tui.lobby_view.row_about import Choice, RowAbout, Value
from tui.lobby_view.web_code import JoinCode
from tui.screens.base import is_upright
from tui.screens.game.room import is_roomy
from tui.text.words import Words
from tui.text.wrap import wrapped

SIDE, LIST = (34, 92), 68
"""Columns of the parts beside the list, least and most, and those that the list keeps of a wide screen."""


class CardSize(NamedTuple):
    """A size of the game's card: its rows, and the columns of its picture."""

    rows: int
    picture: int


CARD, HIGH_CARD, LARGE_CARD = CardSize(9, 15), CardSize(14, 26), CardSize(19, 38)
"""The card as it is where there is little room, and its larger forms."""
SPARE = (((150, 50), LARGE_CARD), ((116, 45), HIGH_CARD))
"""The columns and rows of screens that have room for these, at least."""
BESIDE = 14
"""Columns beside a code from which it says there what it is for."""
ELSEWHERE = 12
"""Rows of a roomy lobby above and below the parts beside the list."""
TALK = 5
"""Rows that the talk keeps below the panels."""
ROOMY = 30
"""Rows from which the game has a card, and the button is high."""
UPRIGHT = 56
"""The same where everything stands below each other."""
TALL_UPRIGHT = 68
"""Rows of an upright screen from which the game's card is higher."""
SHORTEST = 7
"""Rows of the panel, at least, where it may be higher: so the talk seldom moves."""
HIGH_BUTTON, LOW_BUTTON = 3, 2
"""Rows of a high button, and of the sentence beside a low one, at most."""
SENTENCE = re.compile(r"(?<=[.!?])\s+")
"""The space between two sentences."""
LOW, TALL = 4, 14
"""Rows of the panel where it stands below the list, at least and at most."""


FIXED = ("enter", "down", "left", "right")
"""The keys that have no other."""


class Layout(NamedTuple):
    """The division of the lobby on a screen of so many columns and rows."""

    tight: bool
    """True if everything stands below each other."""
    roomy: bool
    """True if there is room for the game's card."""
    high: bool
    """True if there is room for a high button."""
    side: int
    """Columns of the parts beside the list, or below it."""

    @property
    def low(self) -> bool:
        """True if the settings stand in columns below the seats, so that all of them are in sight."""
        return not self.tight and not self.high

    @classmethod
    def of(cls, columns: int, rows: int) -> Layout:
        """Returns the layout on a screen of this size."""
        tight = not is_roomy(columns, rows)
        side = columns - 2 if tight else max(SIDE[0], min(SIDE[1], max(columns // 2 - 4, columns - LIST)))
        return cls(tight, rows >= (UPRIGHT if tight else ROOMY), rows >= ROOMY, side)


def panel_height(rows: int, layout: Layout, card: int) -> int:
    """Returns the rows of the panel about a row, of those that the card, the panel and the talk have together."""
    if layout.tight:
        return max(LOW, min(TALL, rows - 3))
    left = rows - card
    return max(LOW, left - max(TALK, left * 2 // 5 if layout.roomy else 0))


def card_size(columns: int, rows: int) -> CardSize:
    """Returns the size of the game's card on a screen of this size."""
    if columns < SPARE[-1][0][0]:
        return HIGH_CARD if is_upright(columns, rows) and rows >= TALL_UPRIGHT else CARD
    return next((size for (wide, high), size in SPARE if columns >= wide and rows >= high), CARD)


def card(width: int, game: str, words: Words, size: CardSize = CARD) -> Canvas:
    """Draws the game that a row of the list names: its picture, how many play, and what it is about."""
    rows, columns = size
    canvas = Canvas(width, rows, words.ascii_only)
    picture, colour, *_ = look(game)
    panels.panel(canvas, words(f"{game}-name"), colour)
    pictures.place(canvas.part(1, 1, columns, rows - 2), picture, colour, most=pictures.THRICE)
    beside = canvas.part(columns + 1, 1, width - columns - 3, rows - 2)
    said = words(f"{game}-blurb")
    top = max(0, (beside.height - 2 - len(wrapped(said, beside.width))) // 2)
    beside.put(0, top, players_of(words, game), f"{colour} bold")
    _text(beside.part(0, top + 2, beside.width, beside.height - top - 2), said)
    return canvas


def code_card(width: int, modules: qr.Modules, code: JoinCode, words: Words) -> Canvas:
    """Draws a code, and beside it what it is for."""
    columns, rows = qr.size(modules)
    canvas = Canvas(width, rows, words.ascii_only)
    canvas.stamp(0, 0, qr.code(modules))
    beside = canvas.part(columns + 2, 1, width - columns - 2, rows - 2)
    if beside.width >= BESIDE:
        beside.put(0, 0, panels.fitted(words(f"{code.texts}-title"), beside.width), "ink bold")
        row = _text(beside.part(0, 2, beside.width, rows - 4), words(f"{code.texts}-about")) + 3
        for at, line in enumerate(textwrap.wrap(code.content, beside.width)):
            beside.put(0, row + at, line, "gold bold")
    return canvas


def _text(room: Canvas, text: str, look: str = "") -> int:
    """Draws a text, as much of it as there is room for. Returns the row after it."""
    lines = wrapped(text, room.width)
    for row, line in enumerate(lines[: room.height]):
        cut = row == room.height - 1 and len(lines) > room.height
        room.put(0, row, panels.fitted(line + "…" * cut, room.width), look)
    return min(len(lines), room.height)


def talk_heading(width: int, words: Words) -> Canvas:
    """Draws the heading of the talk."""
    canvas = Canvas(width, 1, words.ascii_only)
    panels.heading(canvas, words("lobby-talk"), "gold", bold=False)
    return canvas


def about_panel(width: int, height: int, about: RowAbout, keymap: Keymap, words: Words) -> Canvas:
    """Draws the panel about a row: its values, then its text; in fewer rows where it needs fewer."""
    canvas = Canvas(width, height, words.ascii_only)
    title = about.title if cell_len(about.title) <= width - 6 else about.title.partition(" (")[0]
    room = panels.panel(canvas, title)
    row = 0
    for choice in about.choices:
        row = _choice(room, row, choice, keymap)
    if row < room.height:
        needed = len(wrapped(about.text, room.width)) + len(about.keys)
        row += bool(row and needed and row + needed < room.height)
        if about.text:
            row += _text(room.part(0, row, room.width, max(0, room.height - row)), about.text)
        row = _keys(room, row, about, keymap)
    enough = max(SHORTEST, row + canvas.height - room.height)
    return about_panel(width, enough, about, keymap, words) if enough < height else canvas


def _keys(room: Canvas, row: int, about: RowAbout, keymap: Keymap) -> int:
    """Draws what keys do, from this row on. Returns the row after it."""
    signs = [keys.sign(each.command if each.command in FIXED else keymap.key(each.command)) for each in about.keys]
    row += bool(row and signs and about.text and row + len(signs) < room.height)
    x = max(map(cell_len, signs), default=0) + 2
    for sign, each in zip(signs, about.keys, strict=True):
        if row < room.height:
            room.put(0, row, sign, "gold bold")
            row += _text(room.part(x, row, room.width - x, room.height - row), each.text)
    return row


def _choice(room: Canvas, row: int, choice: Choice, keymap: Keymap) -> int:
    """Draws a group of values from this row on. Returns the row after it."""
    signs = "".join(keys.sign(each if each in FIXED else keymap.key(each)) for each in choice.keys)
    if choice.title:
        panels.heading(room.part(0, row, room.width - cell_len(signs) - 1, 1), choice.title, "ink")
        room.right(room.width, row, signs, "gold bold")
        row += 1
    if not any(value.about for value in choice.values):
        return _in_a_row(room, row, choice.values, signs)
    wide = max(cell_len(value.name) for value in choice.values)
    for value in choice.values:
        look = "gold bold" if value.chosen else "dim"
        room.put(0, row, f"{'►' if value.chosen else ' '} {value.name}", look)
        room.put(wide + 4, row, panels.fitted(value.about, room.width - wide - 4), "" if value.chosen else "dim")
        row += 1
    return row


def _in_a_row(room: Canvas, row: int, values: Sequence[Value], signs: str) -> int:
    """Draws values beside each other, in several rows where one has no room."""
    x, right = 0, room.width - cell_len(signs) - bool(signs)
    room.right(room.width, row, signs, "gold bold")
    for value in values:
        if x and x + cell_len(value.name) + 2 > right:
            x, row = 0, row + 1
        shown = f" {value.name} "
        x = room.put(x, row, shown, "on-gold bold" if value.chosen else "dim") + 1
    return row + 1


def button(width: int, rows: int, step: NextStep, sign: str, words: Words) -> Canvas:
    """Draws the button of the next step, high or low, and in so many rows the sentence beside it. A step that nobody
    waits for has edges or brackets and no ground; without a key it is faint. Where all that is left is to
    remind others, it says that they are waited for, on a ground of its own. `sign`: its key, empty where it has none
    now; that of Enter is named in the last row. A click on the button is answer 0."""
    high = rows >= HIGH_BUTTON
    label, edge = words(f"lobby-button-{step.step}"), 3 if high else 1
    named = "" if sign == panels.ENTER else sign
    wide = cell_len(f"{label}  {named}".rstrip()) + 2 * edge
    lines = _sentence(step.text, width - wide - 4, rows)
    canvas = Canvas(width, rows if high else max(1, len(lines)), words.ascii_only)
    field = canvas.part(1, 0, wide, rows if high else 1)
    field.hot(0)
    ground = "on-sky bold" if step.step == "remind" else "on-gold bold" if step.urgent else ""
    _frame_button(field, high, ground)
    x = field.put(edge, field.height // 2, label, ground or ("ink bold" if sign else "dim"))
    field.put(x + 2, field.height // 2, named, ground or "gold bold")
    _beside_button(canvas.part(wide + 3, 0, width - wide - 4, canvas.height), lines, step.kind)
    return canvas


def _frame_button(field: Canvas, high: bool, ground: str) -> None:
    """Draws the ground of a button, or the edges or brackets of one without a ground."""
    if ground:
        field.fill(0, 0, *field.size, ground)
    elif high:
        panels.edge(field, "line")
    else:
        field.put(0, 0, "[", "dim")
        field.right(field.width, 0, "]", "dim")


def _sentence(text: str, width: int, rows: int) -> list[str]:
    """Returns the lines beside a button: as many whole sentences as have room, but the first in any case."""
    sentences = SENTENCE.split(text)
    shorter = (wrapped(" ".join(sentences[:count]), width) for count in range(len(sentences), 0, -1))
    lines = next((each for each in (wrapped(text, width), *shorter) if len(each) <= rows), wrapped(sentences[0], width))
    return [*filter(None, [*lines[: rows - 1], " ".join(lines[rows - 1 :])])]


def _beside_button(beside: Canvas, lines: Sequence[str], kind: str) -> None:
    """Writes the lines of a step in the middle of the room beside its button."""
    looks = {"problem": "ink bold", "rejected": "bad", "ready": "good bold"}
    top = max(0, (beside.height - len(lines)) // 2)
    for row, line in enumerate(lines, top):
        beside.put(0, row, panels.fitted(line, beside.width), looks[kind])
