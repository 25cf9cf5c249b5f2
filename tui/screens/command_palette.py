"""The command palette: what can be done on this screen, and every setting, found by its words.

Knows: the commands, Textual's palette, how a value of a setting is tried out.
Must not know: what a command does.

While nothing is searched for the commands stand under headings. Colours and languages are shown as the cursor comes to
them, and put back when it goes on or the palette is left.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from textual.await_complete import AwaitComplete
from textual.command import Command as Row
from textual.command import CommandList, CommandPalette, DiscoveryHit, Hit, Hits, Provider, SearchIcon
from textual.content import Span
from textual.timer import Timer
from textual.widgets import Input, OptionList

from tui.text.nearness import nearest, places

from .base import STYLES, redraw
from .dialogs import DIALOGS
from .palette_commands import LEAD, Command, choose, commands, heading, keys_row, main_screen, row

__all__ = ["Commands", "Palette", "choose", "commands"]

if TYPE_CHECKING:
    from tui.app.protocol import TableApp

TRIED = ("theme", "language")
"""The settings whose values are shown as the cursor comes to them."""
REST = 0.15
"""Seconds that the cursor stays on a value before that is shown: whoever walks past it does not wait for it."""


class Palette(CommandPalette):
    """Textual's palette. The screen of a game waits until it is closed."""

    CSS_PATH = [DIALOGS, STYLES / "palette.tcss"]
    if TYPE_CHECKING:
        app: TableApp  # pyright: ignore[reportIncompatibleMethodOverride]
    stays = True
    _timer: Timer | None = None
    """Runs out when the cursor has stayed on a row."""
    _wanted: tuple[str, Any] | None = None
    """The setting and its value under the cursor, if it is one that is shown."""
    _chosen: tuple[str, Any] | None = None
    """The setting and its value that were chosen."""
    _left = False

    def on_unmount(self) -> None:
        """Lets the screen come that has waited, as `GuardedScreen` does."""
        self._put_back()
        self.app.look_again()

    def on_mount(self) -> None:
        self.set_class(self.app.motion == "off", "undimmed")
        self.query_one(SearchIcon).icon = "?"
        self._name_keys()

    async def on_input_changed(self) -> None:
        """Puts back what is tried out before a search, which is for words of the language in force."""
        self._wait_to_show(None)
        await self._show()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Has the value under the cursor shown. Headings are disabled, at which the cursor passes over them."""
        rows = self.query_one(CommandList)
        for at, each in enumerate(rows.options):
            if not each.disabled and _subject(each, _head):
                rows.disable_option_at_index(at)
        command = _subject(event.option, _do)
        self._wait_to_show(command.setting if command is not None else None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Notes what is chosen, which is not put back."""
        command = _subject(event.option, _do)
        self._chosen = command.setting if command is not None else None

    def _wait_to_show(self, setting: tuple[str, Any] | None) -> None:
        if self._timer is not None:
            self._timer.stop()
        self._wanted = setting if setting is not None and setting[0] in TRIED else None
        if self._wanted != self.app.preferences.tried:
            self._timer = self.set_timer(REST, self._show)

    async def _show(self) -> None:
        """Shows the value under the cursor on the screen behind and in the rows, or puts back what is in force."""
        setting = self._wanted
        if self._left or setting == self.app.preferences.tried:
            return
        before = self.app.preferences.appearance
        self.app.preferences.try_out(setting)
        self.set_class(setting is not None, "showing")
        self.update_node_styles(animate=False)  # Textual passes its palette over when the theme changes
        self._word_again()
        await redraw(self.app, before)

    def _word_again(self) -> None:
        """Words everything again, in a language that is tried out; what was found stays where it is."""
        self._name_keys()
        self.query_one(Input).placeholder = self.app.words("table-palette-hint")
        rows = self.query_one(CommandList)
        listed = {each.key: each for each in commands(self.app, main_screen(self.app))}
        for at, each in enumerate(rows.options):
            if (command := _subject(each, _do)) is not None and command.key in listed:
                searched = isinstance(each, Row) and isinstance(each.hit, Hit)
                rows.replace_option_prompt_at_index(at, row(listed[command.key], listed=not searched))
            elif group := _subject(each, _head):
                rows.replace_option_prompt_at_index(at, heading(self.app, group, first=at == 0))

    def _name_keys(self) -> None:
        trying = self.app.preferences.tried is not None
        self.query_one(CommandList).border_subtitle = keys_row(self.app, trying=trying)

    def _put_back(self) -> None:
        """Puts back what was tried out and is not chosen."""
        if self._left:
            return
        self._left = True
        if self.app.preferences.tried not in (None, self._chosen):
            self.app.call_next(partial(put_back, self.app))

    def dismiss(self, result: None = None) -> AwaitComplete:
        """Closes the palette; see Textual."""
        self._put_back()
        return super().dismiss(result)


def _subject(option: Any, does: Callable[..., Any]) -> Any:
    """Returns what a row is about whose hit does this: a command, or the group of a heading; None for any other."""
    do: Any = option.hit.command if isinstance(option, Row) else None
    return do.args[0] if isinstance(do, partial) and do.func is does else None


async def put_back(app: TableApp) -> None:
    """Shows the screen again with what is in force, unless the program ends."""
    if not app.screen_stack:
        return
    before = app.preferences.appearance
    app.preferences.try_out(None)
    await redraw(app, before)


def _do(command: Command) -> Any:
    return command.do()


def _head(group: str) -> None:
    """Does nothing: a heading is no command."""


class Commands(Provider):
    """Finds commands of the screen below the palette."""

    if TYPE_CHECKING:
        app: TableApp  # pyright: ignore[reportIncompatibleMethodOverride]

    async def discover(self) -> Hits:
        """Yields all commands under their headings; see Textual."""
        group = ""
        for command in commands(self.app, main_screen(self.app)):
            if command.group != group:
                text = heading(self.app, command.group, first=not group)
                yield DiscoveryHit(text, partial(_head, command.group), text=command.group)
            group = command.group
            yield DiscoveryHit(row(command, listed=True), partial(_do, command), text=command.text)

    async def search(self, query: str) -> Hits:
        """Yields the commands that match, the nearest first; if none does, one line that says so."""
        there = commands(self.app, main_screen(self.app))
        found = nearest(query, there, lambda command: (command.text, command.also))
        for at, command in enumerate(found):
            marks = [(start + len(LEAD), end + len(LEAD)) for start, end in places(query, command.text)]
            shown = row(command, listed=False)
            shown = shown.add_spans([Span(*each, self.match_style or "") for each in marks])
            yield Hit(1 / (1 + at), shown, partial(_do, command), text=command.text)
        if not found:
            nothing = self.app.words("table-palette-nothing")
            yield Hit(0.01, f"{LEAD}{nothing}", lambda: None, text=nothing)
