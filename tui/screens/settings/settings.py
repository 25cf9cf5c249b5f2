"""The settings dialog: each setting with its value and a line that explains it.

Knows: the settings and their values.
Must not know: what a setting changes; the preferences apply it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from netplay.protocol import codec
from tui.app.settings import LANGUAGES, TELLING, Settings, settings_path
from tui.boards import look
from tui.draw import panels, pictures
from tui.draw.canvas import Canvas
from tui.draw.signs import glyph
from tui.draw.styles import style
from tui.draw.themes import THEMES
from tui.input.bindings import named_binding
from tui.screens.base import STYLES, redraw
from tui.screens.dialogs import DIALOGS, Dialog, title_in_edge
from tui.screens.key_line import GAP as GAP_OF_KEYS
from tui.screens.key_line import two_ends
from tui.text.words import Words, letter
from tui.text.wrap import Prose
from tui.widgets.drawing import Drawing

from .keyboard import KeysScreen
from .name import ask_name

if TYPE_CHECKING:
    from tui.app.protocol import TableApp

CHOICES: dict[str, tuple[Any, ...]] = {
    "language": LANGUAGES,
    "name": (),
    "theme": ("auto", *THEMES),
    "characters": ("auto", "ascii", "unicode"),
    "motion": ("full", "quick", "off"),
    "telling": tuple(TELLING),
    "confirmations": ("all", "few"),
    "lone_done": (True, "at-once", False),
    "clicks": ("two", "one"),
    "bell": (True, False),
    "keymap": (),
}
"""The settings in the order shown, with their values. The name is typed; keys have a list of their own."""
GROUPS = {"language": "you", "theme": "screen", "telling": "game"}
"""The settings with which a group begins, and its name."""
GROUPED = 24
"""Rows of a screen that has room for the names of the groups, and a free row above each but the first."""
ROOMY = 28
"""Rows of a screen that has room for a free row around the line and the preview."""
LISTED = 22
"""Rows of a screen that has room for all values of a setting."""
NARROW = 100
"""Columns of a screen which the dialog fills, so that nothing of the screen below is left beside it."""
SEATS = 5
"""Players in the preview."""
AROUND = 6
"""Columns of the frame and the padding around a row."""
INSIDE = 84
"""Columns inside the dialog where it does not fill the screen."""
BESIDE = 80
"""Columns of a screen on which the explanation stands beside the settings."""
LIST = 49
"""Columns of the settings there."""
BETWEEN = 2
"""Columns of the line between them."""
SIDES = 2
"""Those of the frame."""
FRAME = 3
"""Rows of the frame and of the keys."""
HIGHEST = 19
"""Rows of the explanation there, at least."""
PICTURED, FEW = 34, 4
"""Rows of a screen whose preview has a picture, and the values of a setting that leave room for it beside the list."""
PICTURE = 16, 5
"""Columns and rows of that picture."""
ENTER, GAP = "Enter ", 3
"""Before what Enter does; columns between a value and its default."""
OWN = ("language", "name")
"""The settings without a default."""
DEFAULTS = Settings()
"""Settings that nobody has changed."""
LABEL = 4
"""Columns between the longest label and the values, and before the labels."""

LONE_DONE: dict[bool | str, str] = {True: "moment", False: "ask", "at-once": "at-once"}
"""The ends of the keys of texts for the values of `lone_done`."""


class SettingsScreen(Dialog[None]):
    """Lists the settings. Enter, → and ← change the one under the cursor at once, save it, and show it behind."""

    CSS_PATH = [DIALOGS, STYLES / "settings.tcss"]
    BINDINGS = [
        Binding("right", "turn(1)", show=False, priority=True),
        Binding("left", "turn(-1)", show=False, priority=True),
        named_binding("settings", "leave", said=False),
        named_binding("leave", "leave", said=False),
    ]
    stays = True

    def __init__(self, key: str = "") -> None:
        """`key`: the setting under the cursor at first."""
        super().__init__()
        self._first = self._marked = key or next(iter(CHOICES))

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            with Vertical(id="body"):
                yield OptionList(id="settings", markup=False)
                with Vertical(id="explained"):
                    yield Drawing(id="rule")
                    yield Static(id="name")
                    yield Static(id="values")
                    yield Static(id="about")
                    yield Drawing(id="preview")
            yield Static(id="hint", classes="hint")

    def on_mount(self) -> None:
        self.show(self._first)
        self.query_one(OptionList).focus()

    def on_screen_suspend(self) -> None:
        """Hides the last row, whose keys do nothing beside another dialog."""
        super().on_screen_suspend()
        self.query("#hint").set(visible=False)

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        super().on_screen_resume(event)
        self.query("#hint").set(visible=True)

    def on_resize(self) -> None:
        super().on_resize()
        self.show(self._under_cursor)

    @property
    def _under_cursor(self) -> str:
        """The setting under the cursor."""
        rows = self.query_one(OptionList)
        return self._first if rows.highlighted is None else str(rows.get_option_at_index(rows.highlighted).id)

    def show(self, key: str) -> None:
        """Draws all settings as they are now, with the cursor on this one."""
        words, rows = self.app.words, self.query_one(OptionList)
        rows.clear_options()
        rows.add_options(setting_rows(self.app, key))
        rows.highlighted = rows.get_option_index(key)
        self.query_one(".dialog").border_title = title_in_edge(words("table-set-title"))
        self._divide(rows.option_count)
        self._explain(key)

    def _divide(self, count: int) -> None:
        """Gives the list of so many rows and the explanation their room."""
        full, beside = self.app.size.width <= NARROW, is_beside(self.app)
        self.set_class(self.app.size.height >= ROOMY, "roomy")
        self.set_class(beside, "beside")
        dialog = self.query_one(".dialog")
        dialog.styles.width = "100%" if full else inside(self.app) + AROUND - SIDES
        height = min(self.app.size.height - FRAME, max(count, HIGHEST) + (self.app.size.height >= ROOMY))
        body = self.query_one("#body")
        body.styles.height = height if beside else None
        spare = count < height if beside else self.app.size.height >= PICTURED
        body.styles.padding = (1, 0, 0, 0) if spare else 0

    def _mark(self, key: str) -> None:
        """Draws the arrows at the value under the cursor, and takes those away that are elsewhere."""
        rows = self.query_one(OptionList)
        for each in {key, self._marked} & {option.id for option in rows.options}:
            rows.replace_option_prompt(each, setting_row(self.app, each, each == key))
        self._marked = key

    def _explain(self, key: str) -> None:
        """Shows the values of a setting, of which the one in force is marked, and what it is about."""
        words = self.app.words
        self._mark(key)
        about = Text(words(f"table-set-{key.replace('_', '-')}-about"), style=style("ink"))
        if self.app.settings.unsaved:
            path = codec.clean(str(settings_path()).replace(str(Path.home()), "~", 1))
            about = Text(words("table-settings-unsaved", path=path), style=style("bad"))
        self.query_one("#about", Static).update(about)
        values = self.query_one("#values", Static)
        values.display = self.app.size.height >= LISTED and not self.app.settings.unsaved
        beside, width = is_beside(self.app), inside(self.app)
        name = self.query_one("#name", Static)
        name.display = beside
        name.update(Text(label_of(self.app, key), style("gold bold")))
        values.update(values_list(self.app, key) if beside else Prose(values_line(self.app, key)))
        shown = self.query_one("#preview", Drawing)
        shown.display = self.app.size.height >= LISTED
        seen = preview(self.app, beside, pictured=not beside or len(CHOICES[key]) <= FEW)
        shown.styles.height = seen.height
        shown.show(seen)
        line = self.query_one("#rule", Drawing)
        line.display = not beside
        line.show(rule(width, self.app.ascii_only))
        keys = words("table-set-keys").split("   ")
        effect = enter_text(self.app, key, width - cell_len(ENTER + GAP_OF_KEYS + GAP_OF_KEYS.join(keys)))
        self.query_one("#hint", Static).update(two_ends([f"{ENTER}{effect}"], keys, width + 2))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._explain(str(event.option.id))

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        await self.action_turn(1)

    async def action_turn(self, by: int) -> None:
        """Chooses the next or previous value, and draws the screen behind with it; opens the dialog of the name or the
        keys."""
        key = self._under_cursor
        values = CHOICES[key]
        if key == "name":
            ask_name(self.app, lambda: self.show(key))
        elif key == "keymap":
            self.app.push_screen(KeysScreen(), lambda _: self.show(key))
        else:
            before, now = self.app.preferences.appearance, self.app.preferences.chosen(key)
            self.app.preferences.choose(key, values[(values.index(now) + by) % len(values)])
            self.show(key)
            await redraw(self.app, before)

    def action_leave(self) -> None:
        self.dismiss()


def setting_rows(app: TableApp, under_cursor: str) -> list[Option]:
    """Returns a row for each setting, its name and value in columns, with the names of the groups where they fit."""
    rows: list[Option] = []
    for key in CHOICES:
        if key in GROUPS and app.size.height >= GROUPED:
            rows += [Option("", disabled=True)] * bool(rows)
            rows.append(Option(Text(app.words(f"settings-group-{GROUPS[key]}"), style("gold")), disabled=True))
        rows.append(Option(setting_row(app, key, key == under_cursor), id=key))
    return rows


def setting_row(app: TableApp, key: str, under_cursor: bool) -> Text:
    """Returns the name and the value of a setting, the value in bold; between arrows if the cursor is on it and they
    turn it."""
    turns = under_cursor and bool(CHOICES[key])
    left, right = map(app.words.shown, "◄►" if turns else "  ")
    row = Text(f"  {label_of(app, key)}", style("ink bold" if under_cursor else "ink"), end="")
    row.pad_right(values_from(app) - 2 - row.cell_len)
    look = "gold bold" if under_cursor else "ink bold"
    row.append(f"{left} ", style("gold")).append(value_of(app, key, app.preferences.chosen(key)), style(look))
    row.truncate(row_width(app), overflow="ellipsis")
    return row.append(f" {right}" if turns and row.cell_len + 2 <= row_width(app) else "", style("gold"))


def is_changed(app: TableApp, key: str) -> bool:
    """True if a setting has not its default. A name and a language are a player's own: none of them is a default."""
    return key not in OWN and app.preferences.chosen(key) != getattr(DEFAULTS, key)


def default_of(app: TableApp, key: str) -> str:
    """Returns the default of a setting in words; empty while it is in force, or is not one of the values."""
    if not CHOICES[key] or not is_changed(app, key):
        return ""
    return app.words("settings-default", value=app.words.verbatim(value_of(app, key, getattr(DEFAULTS, key))))


def is_beside(app: TableApp) -> bool:
    """True if the explanation stands beside the settings, not below them."""
    return app.size.width >= BESIDE and app.size.height >= LISTED


def inside(app: TableApp) -> int:
    """Returns the columns inside the dialog."""
    return app.size.width - AROUND if app.size.width <= NARROW else INSIDE


def row_width(app: TableApp) -> int:
    """Returns the columns of a row of the settings."""
    return LIST if is_beside(app) else inside(app)


def values_from(app: TableApp) -> int:
    """Returns the column of the values."""
    return max(cell_len(label_of(app, each)) for each in CHOICES) + LABEL


def preview(app: TableApp, beside: bool, *, pictured: bool = True) -> Canvas:
    """Draws players, suits and a question as they look with the language, colours and characters in force: beside a
    picture on a high screen if it is `pictured`, below each other `beside` the settings, or else in a row."""
    width = inside(app) - LIST - BETWEEN if beside else inside(app)
    if pictured and app.size.height >= PICTURED:
        return _pictured_preview(app, width)
    canvas = Canvas(width, 3 if beside else 1, app.ascii_only)
    x = canvas.put(0, 0, app.words("settings-preview"), "dim") + 2
    if beside:
        _sample(canvas.part(0, 1, width, 2), app)
    else:
        _sample(canvas.part(x, 0, width - x, 1), app)
    return canvas


def _pictured_preview(app: TableApp, width: int) -> Canvas:
    """Draws the preview with the picture of the game played last."""
    wide, high = PICTURE
    canvas = Canvas(width, high + 2, app.ascii_only)
    canvas.put(0, 0, app.words("settings-preview"), "dim")
    picture, colour, *_ = look(app.preferences.last_game())
    pictures.place(canvas.part(0, 2, wide, high), picture, colour)
    _sample(canvas.part(wide + 2, 2, width - wide - 2, high), app)
    return canvas


def _sample(room: Canvas, app: TableApp) -> None:
    """Draws players, suits and a question: each in a row of its own, with free rows between, or in as few rows as there
    are."""
    x = y = 0
    for seat in range(SEATS):
        panels.badge(room, x, y, letter(seat), f"seat{seat}")
        x += 3
    x, y = (-1, 2) if room.height > 2 else (x, y)
    for suit in ("hearts", "diamonds", "clubs", "spades"):
        x = room.put(x + 1, y, glyph(suit, app.ascii_only), suit)
    x, y = (x + 2, 0) if room.height == 1 else (0, room.height - 1)
    room.put(x, y, f" {glyph('turn', app.ascii_only)} {app.words('frame-yours')} ", "on-gold bold")


def rule(width: int, ascii_only: bool) -> Canvas:
    """Draws the line between the settings and the values of the one under the cursor."""
    canvas = Canvas(width, 1, ascii_only)
    canvas.put(0, 0, "─" * canvas.width, "line")
    return canvas


def values_list(app: TableApp, key: str) -> Text:
    """Returns all values of a setting below each other, of which the one in force is marked, and its default if that is
    another."""
    now, lines = app.preferences.chosen(key), list[Text]()
    for value in CHOICES[key]:
        chosen = value == now
        sign = glyph("turn", app.ascii_only) if chosen else " "
        lines.append(Text().append(f"{sign} {value_of(app, key, value)} ", style("on-gold bold" if chosen else "ink")))
    if said := default_of(app, key):
        lines += [Text(), Text().append(said, style("soft-dim"))]
    return Text("\n").join(lines)


def values_line(app: TableApp, key: str) -> Text:
    """Returns all values of a setting, of which the one in force is marked; empty where none are listed."""
    now, line = app.preferences.chosen(key), Text(end="")
    for value in CHOICES[key]:
        said = value_of(app, key, value).replace(" ", "\u00a0")
        sign = f"{glyph('turn', app.ascii_only)}\u00a0" if value == now else "\u00a0"
        line.append(f"{sign}{said}\u00a0", style("on-gold bold" if value == now else "ink")).append(" ")
    return line


def enter_text(app: TableApp, key: str, room: int) -> str:
    """Returns what Enter does on this setting, in so many columns: the value that comes next, or that a dialog opens. A
    value that has no room is not named."""
    values = CHOICES[key]
    if not values:
        return app.words("frame-settings-open")
    following = values[(values.index(app.preferences.chosen(key)) + 1) % len(values)]
    said = value_of(app, key, following)
    forms = [app.words("frame-settings-change", value=app.words.verbatim(said)), said]
    return next((each for each in forms if cell_len(each) <= room), app.words("settings-change"))


def label_of(app: TableApp, key: str) -> str:
    """Returns the name of a setting."""
    return app.words(f"table-set-{key.replace('_', '-')}")


def value_of(app: TableApp, key: str, value: Any) -> str:
    """Returns a value of a setting, in words."""
    words, name = app.words, key.replace("_", "-")
    if key == "language":
        return Words(value)("table-language")
    if key == "keymap":
        return words("table-set-keymap-changed", count=len(app.preferences.keymap.chosen))
    if key == "lone_done":
        return words(f"table-set-lone-done-{LONE_DONE[value]}")
    if isinstance(value, bool):
        return words(f"table-{'on' if value else 'off'}")
    return words(f"table-set-{name}-{value}") if CHOICES[key] else value
