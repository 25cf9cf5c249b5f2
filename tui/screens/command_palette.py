"""The command palette: what can be done on this screen, and every setting, found by its words.

Knows: bindings with descriptions, settings and their values, Textual's palette.
Must not know: what a command does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.cells import cell_len
from textual.command import CommandPalette, DiscoveryHit, Hit, Hits, Provider, SearchIcon
from textual.content import Content, Span

from tui.input import keys
from tui.text.nearness import nearest, places

from .base import STYLES, MainScreen, redraw
from .dialogs import DIALOGS
from .settings.settings import CHOICES, aligned

if TYPE_CHECKING:
    from tui.app.protocol import TableApp

WIDTH, AROUND = 72, 10
"""Columns of the palette, and those of its frame, the scroll bar and the gaps beside a row."""


class Command(NamedTuple):
    """Something that can be done."""

    text: str
    do: Callable[[], Any]
    also: str = ""
    """More words by which it is found."""


class Palette(CommandPalette):
    """Textual's palette. The screen of a game waits until it is closed."""

    CSS_PATH = [DIALOGS, STYLES / "palette.tcss"]
    if TYPE_CHECKING:
        app: TableApp  # pyright: ignore[reportIncompatibleMethodOverride]
    stays = True

    def on_unmount(self) -> None:
        """Lets the screen come that has waited, as `GuardedScreen` does."""
        self.app.look_again()

    def on_mount(self) -> None:
        self.set_class(self.app.motion == "off", "undimmed")
        self.query_one(SearchIcon).icon = "?"


class Commands(Provider):
    """Finds commands of the screen below the palette."""

    if TYPE_CHECKING:
        app: TableApp  # pyright: ignore[reportIncompatibleMethodOverride]

    async def discover(self) -> Hits:
        """Yields all commands; see Textual."""
        for command in commands(self.app, self.screen):
            yield DiscoveryHit(Content(command.text), command.do, text=command.text)

    async def search(self, query: str) -> Hits:
        """Yields the commands that match, the nearest first; if none does, one line that says so."""
        found = nearest(query, commands(self.app, self.screen), lambda command: (command.text, command.also))
        for at, command in enumerate(found):
            marks = [Span(*place, self.match_style or "") for place in places(query, command.text)]
            yield Hit(1 / (1 + at), Content(command.text, marks), command.do, text=command.text)
        if not found:
            nothing = self.app.words("table-palette-nothing")
            yield Hit(0.01, nothing, lambda: None, text=nothing)


def commands(app: TableApp, screen: Any) -> Iterator[Command]:
    """Yields the described keys of a screen and of the app, then every value of every setting. A setting that is typed
    or has a list of its own is one command, which opens it."""
    if isinstance(screen, MainScreen):
        for binding in screen.named_keys():
            if binding.action == "command_palette" or screen.check_action(binding.action, ()) is False:
                continue
            text = _keyed(app, app.words(binding.description), keys.sign(binding.key))
            yield Command(text, partial(app.run_action, binding.action, screen))
    for key, values in CHOICES.items():
        now, also = app.preferences.chosen(key), _also(app, key)
        if not values:
            yield Command(_settable(app, key, now, False), partial(app.action_settings, key), also)
        for value in values:
            yield Command(_settable(app, key, value, value == now), partial(choose, app, key, value), also)


def _keyed(app: TableApp, said: str, key: str) -> str:
    """Returns what a key does, and the key at the right end of the row."""
    gap = max(2, min(WIDTH, app.size.width) - AROUND - cell_len(said) - cell_len(key))
    return f"{said[0].upper()}{said[1:]}{' ' * gap}{key}"


def _also(app: TableApp, key: str) -> str:
    """Returns more words by which a setting is found."""
    name = f"settings-also-{key.replace('_', '-')}"
    return app.words(name) if app.words.has(name) else ""


def _settable(app: TableApp, key: str, value: Any, in_force: bool) -> str:
    """Returns a setting and a value in columns; the value in force is marked."""
    mark = app.words.shown("✓" if in_force else " ")
    return f"{aligned(app, key, value).lstrip()} {mark}".rstrip()


async def choose(app: TableApp, key: str, value: Any) -> None:
    """Changes a setting, and draws the screen again with it."""
    before = app.preferences.appearance
    app.preferences.choose(key, value)
    await redraw(app, before)
