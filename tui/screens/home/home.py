"""The main menu: the shelf, on which a game is chosen, and the menu of what can be done with it and besides.

Knows: the menu, the shelf, the table browser, unfinished and finished games.
Must not know: what an item of the menu does, how a table works.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

import core
from netplay.invitations import Invitation
from tui.draw import panels
from tui.draw.canvas import Canvas
from tui.input import keys
from tui.input.bindings import named_binding
from tui.lobby_view.exit_warning import stakes
from tui.screens.base import MainScreen
from tui.screens.key_line import two_ends
from tui.session.launch import LaunchRequest
from tui.widgets.choice_list import ChoiceList
from tui.widgets.drawing import Drawing

from . import menu, notices, shelf
from .aside import Aside
from .commands import HomeCommands
from .escape import TwiceToQuit
from .found_tables import REFRESH
from .listed_games import ListedGames

BROWSE_DELAY = 0.3
"""Seconds until the network is browsed, and games are looked up: after everything is painted and loaded."""
STAYS = ("quit", menu.STOP, "settings", "language", "learn")
"""The items that can be chosen while a table is being opened or joined."""


class Home(MainScreen):
    """The main menu."""

    BINDINGS = [
        *[named_binding(item, f"do('{item}')") for item in keys.USUAL["home"]],
        *[Binding(str(at + 1), f"box({at})", f"{game}-name", show=False) for at, game in enumerate(core.IDS[:9])],
        Binding("left", "turn(-1)", show=False, priority=True),
        Binding("right", "turn(1)", show=False, priority=True),
        named_binding("help", "do('learn')"),
        Binding("escape", "escape", show=False),
    ]

    _is_new = False
    """True until the screen has been painted for the first time."""
    _drawn: tuple[Any, ...] = ()
    """The data of the title line and the shelf, since they are asked for several times before a paint."""
    _chosen = ""
    """The game that is chosen; empty for that of the last time."""

    @cached_property
    def commands(self) -> HomeCommands:
        """The actions of the menu."""
        made = HomeCommands(self.app, self.listed.tables, lambda: self.chosen, self.show, self.listed.look_at)
        made.learnt = self._choose
        return made

    @cached_property
    def escapes(self) -> TwiceToQuit:
        """Counts the presses of Escape."""
        return TwiceToQuit(self, self.show)

    @cached_property
    def listed(self) -> ListedGames:
        """The games and tables that the menu lists."""
        return ListedGames(self.app, self.show)

    @property
    def chosen(self) -> str:
        """The id of the game that is chosen on the shelf."""
        return self._chosen or self.app.preferences.last_game()

    def offers(self, action: str) -> bool:
        """True unless there is no table to return to, no game to resume, or games are not kept."""
        session = self.app.session
        there = {"do('return')": session.can_return, "do('resume')": bool(session.unfinished)}
        there["do('finished')"] = self.app.keeps_games
        return there.get(action, True)

    def compose(self) -> ComposeResult:
        _classify(self, menu.rows(self.app, self.chosen, self.listed.known(self.chosen)))
        yield Drawing(id="title")
        with Vertical(id="home"):
            yield Drawing(id="shelf")
            yield Static(id="about", markup=False)
            with Container(id="below"):
                yield ChoiceList(id="menu", markup=False)
                yield Aside(id="aside")
            yield Static(id="notice")
        yield Static(id="keys")

    def on_mount(self, event: events.Mount) -> None:
        self.show()
        if self._busy:  # the key that gives up counts from the first sight of the address
            self.fresh.show(since=event.time)
        self._is_new = True
        self.call_after_refresh(setattr, self, "_is_new", False)
        self.query_one("#menu", OptionList).focus()
        self.call_after_refresh(self.set_timer, BROWSE_DELAY, self.listed.browse)
        self.call_after_refresh(self.set_timer, BROWSE_DELAY, self._look_up)
        self.set_interval(REFRESH, self.listed.refresh)

    def on_unmount(self) -> None:
        self.listed.close()

    def _look_up(self) -> None:
        if self.listed.look_up():
            self.show()

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        """Draws what may have changed while another screen was above; a new screen has just been drawn and styled."""
        event.refresh_styles = not self._is_new
        if not self._is_new:
            self.show()

    def on_resize(self) -> None:
        super().on_resize()
        before = self._drawn[:1]
        self._draw()
        if before not in ((), self._drawn[:1]):  # the groups of the menu need rows
            self._show_menu()
            self.call_after_refresh(self._show_menu)  # its rows are laid out for the columns that it has now

    def table_changed(self) -> None:
        self.show()

    # Drawing

    def show(self) -> None:
        """Draws everything in the present language."""
        self._draw()
        self._show_menu()
        self._show_keys()
        self._show_notice(notices.notice(self.app, self.escapes.waiting))

    def _show_notice(self, notice: Text) -> None:
        """Shows a notice in place of what the chosen game is about, where that is said; else below the menu."""
        self.query_one("#notice", Static).update(notice)
        self.query_one("#about", Static).update(notice if notice else shelf.about(self.app.words, self.chosen))

    def _draw(self) -> None:
        """Draws the title line and the shelf."""
        app, name, game = self.app, self.app.settings.person(), self.chosen
        before, self._drawn = self._drawn, (app.size, app.words, game, name)
        if self._drawn == before:
            return
        size = shelf.fitting(*app.size)
        shown = self.query_one("#shelf", Drawing)
        shown.display = size is not None
        if size is not None:
            shown.styles.width = size.width
            shown.show(shelf.shelf(size, app.words, game))
        about = self.query_one("#about", Static)
        about.display = size is not None and not size.high
        self.query_one("#notice", Static).display = not about.display
        title = Canvas(app.size.width, 1, app.ascii_only)
        left = panels.Part(f"♔ {app.words('table-title')}", "title gold", 9)
        panels.title_line(title, [left], [panels.Part(name, "title dim")])
        self.query_one("#title", Drawing).show(title)

    def _show_menu(self) -> None:
        """Draws the menu. The cursor stays on its item, or else on its row; after an attempt to join, on joining."""
        menu_rows = self.query_one("#menu", OptionList)
        at = menu_rows.highlighted or 0
        held = menu_rows.get_option_at_index(at).id if at < menu_rows.option_count else None
        menu_rows.clear_options()
        if self.app.launcher.connecting:
            menu_rows.add_option(Option(Text(self.app.words("table-connecting-stop")), id=menu.STOP))
            menu_rows.highlighted = 0
            return
        rows = menu.rows(self.app, self.chosen, self.listed.known(self.chosen))
        menu_rows.add_options(rows)
        held = "join" if held == menu.STOP else held
        same = [index for index, option in enumerate(menu_rows.options) if option.id == held is not None]
        menu_rows.highlighted = same[0] if same else min(at, menu_rows.option_count - 1)
        menu_rows.styles.max_height = max(1, menu.room(self.app))
        _classify(self, rows)
        if self.query_one(Aside).tell(self.listed.history, self.chosen, self.app.words, menu.left(self.app, rows)):
            self.call_after_refresh(self._show_menu)  # its rows are laid out for the columns that are left to it

    def _show_keys(self) -> None:
        """Names what Enter does on the row under the cursor, and the keys that lead to another one."""
        rows, words = self.query_one("#menu", OptionList), self.app.words
        shown = Text()
        if rows.highlighted is not None and not self.app.launcher.connecting:
            item = str(rows.get_option_at_index(rows.highlighted).id)
            others = words("frame-home-keys").split("   ")
            shown = two_ends([f"Enter {menu.enter_text(self.app, item)}"], others, self.size.width - 2)
        self.query_one("#keys", Static).update(shown)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._show_keys()

    # Commands

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        item = str(event.option.id)
        if self._busy and item not in STAYS:
            return
        if item == menu.STOP:
            await self.action_do("quit")
        elif item.startswith(menu.TABLE):
            self.commands.join_at(Invitation(item.removeprefix(menu.TABLE)), LaunchRequest("join"))
        elif item.startswith(menu.RESUME):
            self.commands.resume(item.removeprefix(menu.RESUME))
        elif item.startswith(menu.WATCH):
            self.commands.watch(self.listed.finished_game(item.removeprefix(menu.WATCH)))
        else:
            await self.action_do(item)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While a table is being opened or joined, nothing else can be begun; see Textual."""
        beginning = action in ("box", "turn") or (action == "do" and str(parameters[0]) not in STAYS)
        return not (beginning and self._busy) and super().check_action(action, parameters)

    @property
    def _busy(self) -> bool:
        """True while a table is being joined, or the request that the program was started with is carried out."""
        return bool(self.app.launcher.connecting) or self.app.launcher.unanswered

    async def action_escape(self) -> None:
        """Gives up joining a table; otherwise ends the program when it is pressed twice, or after a question where
        something would be lost."""
        if self._busy or stakes(self.app.words, self.app.session) or self.escapes.press():
            await self.action_do("quit")

    async def action_do(self, item: str) -> None:
        """Carries out an item of the menu."""
        await self.commands.do(item)

    def action_box(self, at: int) -> None:
        """Chooses a game of the shelf; plays it if it is chosen already."""
        if core.IDS[at] == self.chosen:
            self.commands.solo()
            return
        self._choose(core.IDS[at])

    def action_turn(self, by: int) -> None:
        """Chooses the next or previous game of the shelf."""
        self._choose(core.IDS[(core.IDS.index(self.chosen) + by) % len(core.IDS)])

    def _choose(self, game: str) -> None:
        """Chooses a game. The cursor leaves the way back to a table, which may be one of another game."""
        self._chosen = game
        self.show()
        rows = self.query_one("#menu", OptionList)
        if rows.highlighted_option is not None and rows.highlighted_option.id == "return":
            rows.highlighted = rows.get_option_index("solo")

    def on_drawing_pointed(self, message: Drawing.Pointed) -> None:
        if message.pressed is None or self._busy:
            return
        if not isinstance(message.drawing, Aside):
            self.action_box(message.answer)
        elif last := self.listed.history.last:
            self.commands.watch(last[message.answer])
        else:
            self.commands.learn()


def _classify(home: Home, rows: Sequence[Option]) -> None:
    """Sets the classes that the style sheet knows. Done before the widgets are made, they are styled once."""
    room, fitting, many = menu.room(home.app), shelf.fitting(*home.app.size), len(rows)
    home.update_classes({
        "large": fitting is not None and fitting.high, "huge": fitting in (shelf.HUGE, shelf.GIANT),
        "narrow": home.app.size.width <= shelf.SMALL.width,
        "crowded": many > room - menu.FREE, "full": many > room - menu.TOP, "packed": many > room - menu.BOTTOM,
    })  # fmt: skip
