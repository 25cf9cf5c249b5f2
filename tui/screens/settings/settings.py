"""The settings dialog: each setting with its value and a line that explains it.

Knows: the settings and their values.
Must not know: what a setting changes; the preferences apply it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from netplay.protocol import codec
from tui.app.settings import LANGUAGES, TELLING, settings_path
from tui.draw.styles import style
from tui.draw.themes import THEMES
from tui.input.bindings import named_binding
from tui.screens.dialogs import Dialog
from tui.text.words import Words

from .keyboard import KeysScreen
from .name import ask_name

if TYPE_CHECKING:
    from tui.app.protocol import TableApp

CHOICES: dict[str, tuple[Any, ...]] = {
    "language": LANGUAGES,
    "name": (),
    "characters": ("auto", "ascii", "unicode"),
    "theme": ("auto", *THEMES),
    "telling": tuple(TELLING),
    "motion": ("full", "quick", "off"),
    "confirmations": ("all", "few"),
    "lone_done": (True, "at-once", False),
    "clicks": ("two", "one"),
    "bell": (True, False),
    "keymap": (),
}
"""The settings in the order shown, with their values. The name is typed; keys have a list of their own."""

LONE_DONE: dict[bool | str, str] = {True: "moment", False: "ask", "at-once": "at-once"}
"""The ends of the keys of texts for the values of `lone_done`."""


class SettingsScreen(Dialog[None]):
    """Lists the settings. Enter, → and ← change the one under the cursor at once, and save it."""

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
        self._first = key

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(classes="heading")
            yield OptionList(id="settings", markup=False)
            yield Static(id="about")
            yield Static(id="hint", classes="hint")

    def on_mount(self) -> None:
        self.show()
        if self._first:
            self.query_one(OptionList).highlighted = list(CHOICES).index(self._first)
        self.query_one(OptionList).focus()

    def show(self) -> None:
        """Draws all settings as they are now."""
        words, rows, chosen = self.app.words, self.query_one(OptionList), self.app.preferences.chosen
        at = rows.highlighted or 0
        rows.clear_options()
        rows.add_options([Option(Text(setting_line(self.app, key, chosen(key))), id=key) for key in CHOICES])
        rows.highlighted = at
        self.query_one(".heading", Static).update(Text(words("table-set-title")))
        self.query_one("#hint", Static).update(Text(words("table-set-keys")))
        self._explain(rows.get_option_at_index(at))

    def _explain(self, option: Option) -> None:
        words = self.app.words
        about = Text(words(f"table-set-{str(option.id).replace('_', '-')}-about"), style=style("dim"))
        if self.app.settings.unsaved:
            path = codec.clean(str(settings_path()).replace(str(Path.home()), "~", 1))
            about = Text(words("table-settings-unsaved", path=path), style=style("bad"))
        self.query_one("#about", Static).update(about)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._explain(event.option)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.action_turn(1)

    def action_turn(self, by: int) -> None:
        """Chooses the next or previous value; opens the dialog of the name or the keys."""
        key = list(CHOICES)[self.query_one(OptionList).highlighted or 0]
        values = CHOICES[key]
        if key == "name":
            ask_name(self.app, self.show)
        elif key == "keymap":
            self.app.push_screen(KeysScreen(), lambda _: self.show())
        else:
            now = self.app.preferences.chosen(key)
            self.app.preferences.choose(key, values[(values.index(now) + by) % len(values)])
            self.show()

    def action_leave(self) -> None:
        self.dismiss()


def setting_line(app: TableApp, key: str, value: Any) -> str:
    """Returns a setting and a value of it, in words."""
    words, name = app.words, key.replace("_", "-")
    if key == "language":
        said = Words(value)("table-language")
    elif key == "keymap":
        said = words("table-set-keymap-changed", count=len(app.preferences.keymap.chosen))
    elif key == "lone_done":
        said = words(f"table-set-lone-done-{LONE_DONE[value]}")
    elif isinstance(value, bool):
        said = words(f"table-{'on' if value else 'off'}")
    else:
        said = words(f"table-set-{name}-{value}") if CHOICES[key] else value
    return words(f"table-set-{name}", value=said)
