"""The first screen: the shelf of games and the menu. It browses the local network for tables while it is shown.

Knows: the menu, the shelf, the table browser.
Must not know: what an item of the menu does, how a table works.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

import core
from tui.draw import panels
from tui.draw.canvas import Canvas
from tui.draw.styles import style
from tui.input import keys
from tui.input.bindings import named_binding
from tui.screens.base import MainScreen
from tui.session.launch import LaunchRequest
from tui.widgets.drawing import Drawing

from . import menu, shelf
from .commands import HomeCommands, learn
from .join import REFRESH

if TYPE_CHECKING:
    from netplay.discovery.announcement import FoundTable
    from netplay.discovery.browse import TableBrowser

AROUND_MENU = 4
"""Rows besides the shelf and the menu: title, gap, notice, keys."""
BROWSE_DELAY = 0.3
"""Seconds until the network is browsed: after everything is painted and loaded."""


class Home(MainScreen):
    """The first screen."""

    BINDINGS = [
        *[named_binding(item, f"do('{item}')") for item in keys.USUAL["home"]],
        *[Binding(str(at + 1), f"box({at})", f"{game}-name", show=False) for at, game in enumerate(core.IDS)],
        named_binding("help", "learn"),
    ]

    browser: TableBrowser | None = None
    """Browses the local network; None before it is started."""
    _drawn: tuple[Any, ...] = ()
    """What the title line and the shelf were drawn from, since they are asked for several times before a paint."""
    _found: tuple[FoundTable, ...] = ()
    """The tables that the menu was drawn with."""

    @cached_property
    def commands(self) -> HomeCommands:
        """What the menu and the shelf do."""
        return HomeCommands(self.app, self._tables, self.show)

    def offers(self, action: str) -> bool:
        """True unless there is no table to return to, no game to resume, or games are not kept."""
        session = self.app.session
        there = {"do('return')": session.can_return, "do('resume')": session.unfinished is not None}
        there["do('finished')"] = self.app.keeps_games
        return there.get(action, True)

    def compose(self) -> ComposeResult:
        yield Drawing(id="title")
        with Vertical(id="home"):
            yield Drawing(id="shelf")
            yield OptionList(id="menu", markup=False)
            yield Static(id="notice")
            yield Static(id="keys", classes="hint")

    def on_mount(self) -> None:
        self.show()
        self.query_one("#menu", OptionList).focus()
        self.set_timer(BROWSE_DELAY, self._browse)
        self.set_interval(REFRESH, self._refresh_tables)

    def on_unmount(self) -> None:
        if self.browser is not None:
            self.browser.close()

    def _browse(self) -> None:
        from netplay.discovery.browse import TableBrowser

        self.browser = TableBrowser()
        self.browser.start()

    def _refresh_tables(self) -> None:
        """Draws the menu again if other tables were found than before."""
        if self.browser is not None and self.browser.found != self._found:
            self.show()

    def _tables(self) -> tuple[FoundTable, ...] | None:
        """Returns the tables on the local network; None without a network."""
        if self.browser is None:
            return ()
        return None if self.browser.deaf else self.browser.found

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        self.show()

    def on_resize(self) -> None:
        super().on_resize()
        self._draw()

    def table_changed(self) -> None:
        self.show()

    # Drawing

    def show(self) -> None:
        """Draws everything in the present language."""
        app = self.app
        self._draw()
        self._show_menu()
        waiting = app.launcher.connecting
        self.query_one("#keys", Static).update(Text("" if waiting else app.words("table-home-keys")))
        notice = Text(app.words.sentence(app.session.failure or app.notice), style=style("bad"))
        if waiting:
            notice = Text(app.words("table-connecting-to", where=waiting), style=style("ink bold"))
        self.query_one("#notice", Static).update(notice)

    def _draw(self) -> None:
        """Draws the title line and the shelf."""
        app, name, game = self.app, self.app.settings.person(), self.app.preferences.last_game()
        before, self._drawn = self._drawn, (app.size, app.words, game, name)
        if self._drawn == before:
            return
        size = shelf.fitting(*app.size)
        shown = self.query_one("#shelf", Drawing)
        shown.display = size is not None
        if size is not None:
            shown.styles.width = size.width
            shown.show(shelf.shelf(size, app.words, game))
        title = Canvas(app.size.width, 1, app.ascii_only)
        left = panels.Part(f"♔ {app.words('table-title')}", "title gold", 9)
        panels.title_line(title, [left], [panels.Part(name, "title dim")])
        self.query_one("#title", Drawing).show(title)

    def _show_menu(self) -> None:
        """Draws the menu. The cursor stays on its item, or else on its row."""
        rows, unfinished = self.query_one("#menu", OptionList), self.app.session.unfinished
        at = rows.highlighted or 0
        held = rows.get_option_at_index(at).id if at < rows.option_count else None
        if self.app.launcher.connecting:
            rows.clear_options()
            rows.add_option(Option(Text(self.app.words("table-connecting-stop")), id="quit"))
            rows.highlighted = 0
            return
        items = menu.items(self.app, unfinished)
        self._found = self.browser.found if self.browser is not None else ()
        tables = menu.table_options(self.app, self._found[: self._room_for_tables(len(items))])
        rows.clear_options()
        rows.add_options(menu.options(self.app, items, unfinished, tables))
        same = [index for index, option in enumerate(rows.options) if option.id == held]
        rows.highlighted = same[0] if same else min(at, rows.option_count - 1)

    def _room_for_tables(self, items: int) -> int:
        """Returns the rows left for tables, at least one; the dialog for joining lists them all."""
        size = shelf.fitting(*self.app.size)
        shelf_rows = shelf.rows(size, self.app.words) if size is not None else 0
        return max(1, self.app.size.height - items - shelf_rows - AROUND_MENU)

    # Commands

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        item = str(event.option.id)
        if item.startswith(menu.TABLE):
            self.commands.join_at(item.removeprefix(menu.TABLE), LaunchRequest("join"))
        else:
            await self.action_do(item)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While a table is being joined, nothing else can be begun; see Textual."""
        beginning = action == "box" or (action == "do" and parameters[:1] not in (("quit",), ("settings",)))
        return not (beginning and self.app.launcher.connecting) and super().check_action(action, parameters)

    def action_learn(self) -> None:
        """Shows what can be learnt; the help is there too."""
        learn(self.app, self.app.preferences.last_game())

    async def action_do(self, item: str) -> None:
        """Carries out an item of the menu."""
        await self.commands.do(item)

    def action_box(self, at: int) -> None:
        """Opens a box of the shelf."""
        self.commands.choose_box(at)

    def on_drawing_pointed(self, message: Drawing.Pointed) -> None:
        if message.pressed is not None and not self.app.launcher.connecting:
            self.action_box(message.answer)
