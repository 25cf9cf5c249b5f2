"""The palette of commands: what can be done on this screen, and every setting, found by its words.

Knows: bindings with words, settings and their values, Textual's palette.
Must not know: what a command does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from textual.command import CommandPalette, DiscoveryHit, Hit, Hits, Provider, SearchIcon
from textual.content import Content

from tui.input import keys

from .base import MainScreen
from .settings.settings import CHOICES, setting_line

if TYPE_CHECKING:
    from tui.app.app import RoundTable


ALIKE = str.maketrans("ёЁ'ʼ[]", "еЕ’’()")
"""What is found as if it were the other: few type all dots and the right apostrophe. (Textual would take what stands in
brackets for markup.)"""


class Command(NamedTuple):
    """Something that can be done."""

    text: str
    do: Callable[[], Any]


class Palette(CommandPalette):
    """Type a few letters of a command, choose it with the arrows."""

    if TYPE_CHECKING:
        app: RoundTable  # pyright: ignore[reportIncompatibleMethodOverride]
    stays = True

    def on_unmount(self) -> None:
        """As `Guarded` does, which it cannot be."""
        self.app.look_again()

    def on_mount(self) -> None:
        self.query_one(SearchIcon).icon = "?"


class Commands(Provider):
    """The commands of the screen below the palette."""

    @property
    def _table(self) -> RoundTable:
        from tui.app.app import RoundTable

        assert isinstance(self.app, RoundTable)
        return self.app

    async def discover(self) -> Hits:
        for command in commands(self._table, self.screen):
            yield DiscoveryHit(Content(command.text), command.do, text=command.text)

    async def search(self, query: str) -> Hits:
        """What fits; one line that says so, if nothing does."""
        matcher, found = self.matcher(query.translate(ALIKE)), False
        for command in commands(self._table, self.screen):
            if (score := matcher.match(text := command.text.translate(ALIKE))) > 0:
                found = True
                marked = Content(command.text, [*matcher.highlight(text).spans])
                yield Hit(score, marked, command.do, text=command.text)
        if not found:
            nothing = self._table.words("table-palette-nothing")
            yield Hit(0.01, nothing, lambda: None, text=nothing)


def commands(app: RoundTable, screen: Any) -> Iterator[Command]:
    """All that has words: the keys of a screen and of the program, and every value of every setting; the settings
    themselves, where a name is typed or keys are listed."""
    if isinstance(screen, MainScreen):
        for binding in screen.named_keys():
            if binding.action == "command_palette" or screen.check_action(binding.action, ()) is False:
                continue
            text = f"{app.words(binding.description)}   {keys.sign(binding.key)}"
            yield Command(text[0].upper() + text[1:], partial(app.run_action, binding.action, screen))
    for key, values in CHOICES.items():
        if not values:
            yield Command(setting_line(app, key, app.chosen(key)), partial(app.action_settings, key))
        for value in values:
            if value != app.chosen(key):
                yield Command(setting_line(app, key, value), partial(app.choose_and_show, key, value))
