"""The Textual app: puts its parts together, and hands actions and events to them.

Knows: the parts of the app, and the dialogs that every screen can open.
Must not know: what is on a screen, which screen follows which.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from textual import events
from textual.binding import Binding
from textual.filter import LineFilter

import core
from tui.draw import styles
from tui.input.bindings import named_binding
from tui.input.layouts import meant
from tui.input.stale_input import PATIENCE
from tui.screens.base import GuardedScreen, MainScreen
from tui.screens.home.home import Home
from tui.session.launch import LaunchRequest
from tui.terminal.capabilities import needs_ascii
from tui.widgets.pace import PAUSE

from . import textual_theme
from .app_screens import AppScreens
from .attention import Attention
from .departure import Departure
from .input_filter import ENDING, InputFilter
from .launcher import Launcher
from .navigation import Navigation
from .no_session import NO_SESSION, NoSession
from .preferences import Preferences
from .settings import Settings

if TYPE_CHECKING:
    from netplay.journal.journal import Journal
    from tui.session.session import Session
    from tui.session.trio_guest import Guest
    from tui.widgets.text_line import TextLine


LEGIBLE_ROW = textual_theme.LegibleRow()


class RoundTable(AppScreens):
    """The program. Exits with a sentence to print, or None."""

    FIRST: type[MainScreen] = Home
    """The screen before any table, and after it."""
    ALONE = False
    """True if this process may not start others."""
    NAVIGATION = Navigation
    DEPARTURE = Departure
    CSS_PATH = Path(__file__).with_name("table.tcss")
    BINDINGS = [
        Binding(",".join(ENDING), "quit", "table-does-quit", show=False, priority=True),
        named_binding("settings", "settings"),
        Binding("ctrl+l", "repaint", show=False, priority=True),
        Binding("ctrl+z", "sleep", show=False, priority=True),
        named_binding("palette", "command_palette"),
    ]

    def __init__(
        self,
        plan: LaunchRequest,
        settings: Settings,
        ascii_only: bool | None = None,
        pause: float = PAUSE,
        patience: float = PATIENCE,
    ) -> None:
        """`ascii_only`: what the terminal needs, None to find out. `pause`, `patience`: seconds; 0 in tests."""
        super().__init__()
        self.settings, self.patience, self.notice = settings, patience, ""
        plain = needs_ascii() if ascii_only is None else ascii_only
        self.preferences = Preferences(settings, plain, pause, self.console.color_system)
        textual_theme.prepare(self)
        self._follow_preferences()
        self.preferences.changed = self._follow_preferences
        self.keeps_games = False
        self.guest: Guest | None = None
        self.session: Session | NoSession = NO_SESSION
        self.launcher = Launcher(self, plan)
        self.attention = Attention(self, self.preferences)
        self.navigation = self.NAVIGATION(self, self.launcher, self.attention)
        self.departure = self.DEPARTURE(self)
        self._input_filter = InputFilter()

    def saving_in(self, journal: Callable[[], Journal] | None) -> RoundTable:
        """Saves the games of tables that are hosted here in this journal, and keeps those that end; None: they are
        not saved or kept."""
        self.launcher.open_journal, self.keeps_games = journal, journal is not None
        return self

    # Preferences

    def _follow_preferences(self) -> None:
        """Gives Textual the keys, the scroll bars and the theme that were chosen."""
        keymap = self.preferences.keymap
        self.set_keymap({name: keymap.keys(name) for name in keymap.chosen})
        textual_theme.use_bars()
        self.set_class(self.ascii_only, "ascii")
        name = textual_theme.name_of(styles.current())
        if self.theme != name:
            self.theme = name
            if self.is_running:  # at once: a screen that comes now would be mounted in the former colours
                self.refresh_css(animate=False)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Returns the filters of all that is drawn; see Textual."""
        return [LEGIBLE_ROW, *super().get_line_filters()]

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Returns the variables of the style sheets; see Textual."""
        return textual_theme.variables()

    @property
    def ascii_only(self) -> bool:
        """True if only ASCII is drawn."""
        return self.preferences.ascii_only

    @property
    def pause(self) -> float:
        """Seconds between two lines of the feed."""
        return self.preferences.pause

    @property
    def motion(self) -> str:
        """The amount of motion: as the settings say, but `off` once the terminal has been slow."""
        return "off" if self.output is not None and self.output.slow else self.settings.motion

    # The beginning and the end

    async def on_mount(self) -> None:
        self.attention.take_title()
        self.app_suspend_signal.subscribe(self, lambda _: self.attention.give_title_back())
        self.app_resume_signal.subscribe(self, lambda _: self.attention.take_title())
        self.exit_on_signals()
        self.call_after_refresh(self.launcher.start, self.navigation.heard, self.departure.fail)

    def first_screen(self) -> MainScreen:
        """Returns the main menu, or what a door shows in its place. It says what was wrong with the settings or with
        an installed game."""
        if self.settings.kept_aside:
            self.notice = self.words("table-settings-damaged", path=self.settings.kept_aside)
        elif broken := core.games.broken():
            self.notice = broken[0]
        return self.FIRST()

    async def on_unmount(self) -> None:
        self.ending = True
        self.attention.give_title_back()
        if self.guest is not None:
            await self.guest.stop()

    def fail(self, error: BaseException) -> None:
        """Ends the program because of an error in it, with a sentence for the player."""
        self.departure.fail(error)

    # The table

    def begin(self, plan: LaunchRequest) -> None:
        """Opens or joins a table, or plays alone. If that gives up a table, the player is asked first."""
        self.departure.before_new_table(lambda: self.launcher.launch(plan))

    def ask_leave(self) -> None:
        """Leaves the table; asks first if something would be lost."""
        self.departure.leave()

    def look_again(self) -> None:
        """Has the state of the table shown again."""
        self.navigation.heard()

    def came_up(self) -> None:
        """Something that takes input has come up by itself; a door tells its page."""

    def cannot_draw(self, error: Exception) -> None:
        """Leaves a table whose game cannot be drawn, with a sentence. The seat, or a table that is hosted here,
        stays."""
        if not self.session.failure:
            self.session.failure = f"{self.words('table-not-drawn')} {self.departure.report(error)}"
            self.session.step_out()
            self.look_again()

    def check_size(self) -> None:
        """Shows a notice while the terminal is too small."""
        self.navigation.check_size()

    # Input

    @property
    def takes_input(self) -> bool:
        """True if what is on the screen can be seen, so that the next key may go there."""
        top = self.screen_stack[-1] if self.screen_stack else None
        return not isinstance(top, GuardedScreen) or not top.fresh.covered

    async def on_event(self, event: events.Event) -> None:
        """Passes on only what was meant for the screen.

        A key comes by here twice: on its way to a widget, and back from it, when it is looked up among the bindings
        of the screen that is there *then*.
        """
        if isinstance(event, events.Key):
            self.attention.pressed = max(self.attention.pressed, event.time)
            if self.navigation.takes_commands:
                chosen = self.preferences.keymap.chosen.values()
                event.key = meant(event.key, event.character, chosen, self.words.language == "fr")
        if self._input_filter.passes(event, self.screen_stack[-1] if self.screen_stack else None):
            await super().on_event(event)

    def on_text_line_cut(self, message: TextLine.Cut) -> None:
        """Says that not all of a pasted text had room."""
        self.notify(self.words.shown(self.words("table-paste-cut", most=message.most)), markup=False)

    async def action_quit(self) -> None:
        """Ends the program; asks first if something would be lost."""
        self.departure.quit()

    def action_sleep(self) -> None:
        """Suspends the program, where a shell can resume it and nobody else waits."""
        self.departure.suspend()

    def action_people(self) -> None:
        """Opens the people menu."""
        from tui.screens.people import choose_people

        choose_people(self)
