"""The app: which screen is shown, and what all of them share.

Knows: the screens, the session, settings and words.
Must not know: what is on a screen.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

import platformdirs
from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual._compositor import ChopsUpdate, LayoutUpdate
from textual.app import App
from textual.binding import Binding
from textual.css.query import NoMatches
from textual.driver import Driver
from textual.filter import LineFilter, Monochrome
from textual.reactive import Reactive
from textual.screen import Screen

import core
from netplay.failures import redacted_traceback
from netplay.protocol import codec
from netplay.protocol.messages import Abandon, Message, Rename
from tui.draw import styles
from tui.draw.themes import THEMES
from tui.input import keys
from tui.input.keys import Keymap
from tui.input.stale_input import PATIENCE
from tui.lobby_view.exit_warning import others_here, stakes, watches
from tui.screens.base import Guarded, MainScreen, does
from tui.screens.dialogs import Chooser, Form, Reader, TooSmall, wrong_name
from tui.screens.home.home import Home
from tui.session.launch import LaunchRequest
from tui.terminal.capabilities import (
    AS_XTERM,
    GIVE_BACK_TITLE,
    KEEP_TITLE,
    fewer_colors,
    has_shell,
    has_title,
    needs_ascii,
    title,
)
from tui.terminal.latency import Gauge
from tui.terminal.painter import Shown
from tui.text.words import Words
from tui.text.wrap import Table
from tui.widgets.feed import PAUSE

from . import textual_theme
from .settings import TELLING, Settings

if TYPE_CHECKING:
    from netplay.client.state import ClientState
    from netplay.journal.journal import Journal
    from tui.session.session import Session
    from tui.session.trio_guest import Guest

SMALLEST = (60, 20)
ENDING = ("ctrl+c", "ctrl+q")
"""Keys that ask to end the program, whatever is on the screen."""
ALWAYS = (*ENDING, "ctrl+z", "ctrl+l")
"""Keys that mean the program or the terminal, so that they count whatever is on the screen, painted yet or not."""
HANDOVER = 0.0001
"""Seconds for which what writes to the terminal, in a thread of its own, waits for what draws here. (Python's 0.005
are as long as it takes to draw a board.)"""
QUIET = 5.0
"""Seconds without a key after which somebody may be looking elsewhere, and a bell is not a nuisance."""


class Nowhere:
    """Stands for the session until there is one: at no table, and none to go back to."""

    client, failure, address, plan, ssh, web = None, "", "", LaunchRequest(), None, None
    hosting = can_return = at_once = saved = False
    unfinished = None

    def send(self, message: Message) -> bool:
        return False

    def act(self, action: core.Action) -> bool:
        return False

    def step_out(self) -> None:
        """There is nothing to leave."""

    def come_back(self) -> None:
        """There is nothing to come back to."""


NOWHERE = Nowhere()


class Ending(Chooser):
    """Shall the program end? Asking again by the same key answers it."""


class Awake(Reader):
    """Why the program does not go to sleep."""


class RoundTable(App[str]):
    """The program. Ends with a sentence to print, or None."""

    FIRST: type[MainScreen] = Home
    """The screen that there is before any table, and after it."""
    ALONE = False
    """Is this process kept from starting others?"""
    CSS_PATH = Path(__file__).with_name("table.tcss")
    ansi_theme_dark = Reactive(AS_XTERM, init=False)
    ansi_theme_light = Reactive(AS_XTERM, init=False)
    BINDINGS = [
        Binding(",".join(ENDING), "quit", "table-does-quit", show=False, priority=True),
        does("settings", "settings"),
        Binding("ctrl+l", "repaint", show=False, priority=True),
        Binding("ctrl+z", "sleep", show=False, priority=True),
        does("palette", "command_palette"),
    ]

    def __init__(
        self,
        plan: LaunchRequest,
        settings: Settings,
        ascii_only: bool | None = None,
        pause: float = PAUSE,
        patience: float = PATIENCE,
    ) -> None:
        super().__init__()
        for theme in THEMES.values():
            self.register_theme(textual_theme.skin(theme))
        self._open_journal: Callable[[], Journal] | None = None
        self._plan = plan
        self.settings = settings
        self._plain = needs_ascii() if ascii_only is None else ascii_only
        self._pause = pause
        self._apply()
        self.set_reactive(RoundTable.theme, self._skin())  # before the style sheet is read, which is done anew for each
        self.stylesheet.set_variables(self.get_css_variables())
        self.patience = patience
        """Seconds before what came up by itself takes a key; 0 for tests."""
        self.notice = ""
        self.guest: Guest | None = None
        self.session: Session | Nowhere = NOWHERE
        self._due = False
        self._shown = Shown()
        self._fewer = fewer_colors(self.console.color_system)
        self._pressed = monotonic()
        """When a key was last pressed."""
        self._our_turn = False
        self._titled = ""
        self._pointing = True
        """Was the mouse last pressed for what was on the screen?"""
        self._ending = False

    def _apply(self) -> None:
        """What follows from the settings."""
        self.ascii_only = self.settings.ascii_only(self._plain)
        self.keymap = Keymap(self.settings.keymap)
        self.set_keymap({name: self.keymap.keys(name) for name in self.keymap.chosen})
        self.words = Words(self.settings.tongue(), self.ascii_only, self.keymap.signs())
        self.pause = self._pause * TELLING[self.settings.telling]
        """Seconds between two lines of the feed; 0 for tests."""
        styles.use(textual_theme.chosen(self.settings.theme, self.console.color_system))
        textual_theme.draw_bars(self.ascii_only)
        self.set_class(self.ascii_only, "ascii")

    def get_driver_class(self) -> type[Driver]:
        """How keys come in; see Textual."""
        found = super().get_driver_class()
        if sys.platform == "win32":
            return found
        from tui.terminal.driver import at_ends_of

        return at_ends_of(found)

    def _build_driver(self, *args: Any, **more: Any) -> Driver:
        """What writes to the terminal, watched for how long that takes; see Textual."""
        driver = super()._build_driver(*args, **more)
        if (file := getattr(driver, "_file", None)) is not None:
            self.line = Gauge(file)
            vars(driver)["_file"] = self.line
            sys.setswitchinterval(HANDOVER)
        return driver

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        """Only what is different is sent, and nothing if nothing is; see Textual."""
        update: Any = renderable
        if (
            isinstance(update, LayoutUpdate | ChopsUpdate)
            and self._driver
            and not (self._batch_count or self.is_headless)
        ):
            update = self._shown.update(update, self.console)
            cursor = self.screen.outer_size.clamp_offset(self.cursor_position)
            if not update.text and cursor == self._previous_cursor_position:
                update = None
        super()._display(screen, update)

    def on_resize(self) -> None:
        """The terminal has another size, or shows us again after somebody else."""
        self.action_repaint()

    def action_repaint(self) -> None:
        """Something else has written on the terminal: send all of the screen again."""
        if self._shown.forget():
            self.refresh()

    @property
    def motion(self) -> str:
        """How much moves: as the settings say; nothing, once the line to the terminal has been slow."""
        return "off" if self.line is not None and self.line.slow else self.settings.motion

    def _dress(self) -> None:
        """The widgets of Textual in the colours of now."""
        self.theme = self._skin()

    def _skin(self) -> str:
        return f"table-{styles.current().name}"

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """What `table.tcss` calls our colours; see Textual."""
        return textual_theme.variables()

    def get_line_filters(self) -> Sequence[LineFilter]:
        """With those that a terminal of few colours needs."""
        plain = [] if styles.current().colours else [Monochrome()]
        return [*super().get_line_filters(), *plain, *self._fewer]

    async def on_mount(self) -> None:
        self._take_title()
        self.app_suspend_signal.subscribe(self, lambda _: self._write(GIVE_BACK_TITLE))
        self.app_resume_signal.subscribe(self, lambda _: self._take_title())
        if self.settings.kept_aside:
            self.notice = self.words("table-settings-damaged", path=self.settings.kept_aside)
        self._end_when_told()
        self.push_screen(self.FIRST())
        self.call_after_refresh(self._get_ready)

    def _end_when_told(self) -> None:
        """Who ends the program from outside, or closes the terminal, gets it back as it was, and the table hears."""
        for name in ("SIGTERM", "SIGHUP"):
            if number := getattr(signal, name, None):
                with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
                    asyncio.get_running_loop().add_signal_handler(number, self.exit)

    async def _get_ready(self) -> None:
        """Load and start what talks to tables, and the screens for one: after the first is painted, since it takes a
        moment. (They are imported only where they are needed.)"""
        if self.session is not NOWHERE:
            return
        from tui.screens.lobby import lobby  # noqa: F401
        from tui.session.session import Session
        from tui.session.trio_guest import Guest
        from tui.text import fluent  # noqa: F401

        self.guest = Guest(self._fail)
        await self.guest.start()
        self.session = Session(self.guest, self._heard, self._open_journal() if self._open_journal else None)
        self.session.language = self.words.language
        if self._plan.do == "join" and not self._plan.host and isinstance(self.screen, Home):
            self.screen.begin_join(self._plan)
        elif self._plan.do != "home":
            self.begin(self._plan)
        elif self.session.unfinished is not None and isinstance(self.screen, Home):
            self.screen.show()

    def exit(self, *args: Any, **more: Any) -> None:
        """End the program; see Textual."""
        self._ending = True
        super().exit(*args, **more)

    async def on_unmount(self) -> None:
        self._ending = True
        self._write(GIVE_BACK_TITLE)
        if self.guest is not None:
            await self.guest.stop()

    def begin(self, plan: LaunchRequest) -> None:
        """Open, join or play alone. If that gives up a table, it is asked first."""
        if not self._stakes() or self._harmless():
            self._begin(plan)
            return
        words = self.words

        def done(at: int | None) -> None:
            if at == 1:
                self._begin(plan)

        title, stay, go = map(words, ("table-give-up-title", "table-give-up-stay", "table-give-up-go"))
        if self.session.plan.do == "join":  # the table is another's, and goes on
            title, stay = map(words, ("table-leave-title", "table-leave-stay"))
            go = words("table-leave-elsewhere", watching=watches(self.session.client))
        self.push_screen(Chooser(title, Text(self._stakes()), [stay, go]), done)

    def _begin(self, plan: LaunchRequest) -> None:
        if plan.do != "join" and not plan.options and not plan.at_once:
            plan = replace(plan, options=self.last_options(plan.game))
        self._plan = plan
        self.settings.save()
        if not isinstance(self.session, Nowhere):
            self.session.begin(plan)

    async def on_event(self, event: events.Event) -> None:
        """A key or a press of the mouse goes on only if it was meant for what is on the screen. Those keys that mean
        none of that always do.

        A key comes by here twice: on its way to a widget, and back from it, when it is looked up among the bindings
        of the screen that is there *then*.
        """
        if isinstance(event, events.Key):
            self._pressed = max(self._pressed, event.time)
        if isinstance(event, events.Key) and event.key not in ALWAYS and not self._meant(event):
            return
        if isinstance(event, events.MouseDown):
            self._pointing = self._meant(event)
        if isinstance(event, events.MouseDown | events.MouseUp) and not self._pointing:
            return
        await super().on_event(event)

    def _meant(self, event: events.InputEvent) -> bool:
        """Was what is on the screen there to be seen?"""
        screen = self.screen_stack[-1] if self.screen_stack else None
        return not isinstance(screen, Guarded) or screen.takes(event)

    # What the table says

    def look_again(self) -> None:
        """Show what there is at the table now."""
        self._heard(None)

    def _heard(self, message: Message | None) -> None:
        """Something is different; several messages that come together are drawn once."""
        if not self._due:
            self._due = True
            self.call_next(self._table_changed)

    async def _table_changed(self) -> None:
        self._due = False
        if self._ending:  # the line is closed because we go: there is no screen any more to say so on
            return
        client = self.session.client
        if self.session.failure or (client is not None and client.status == "closed"):
            await self._back_home()
        elif client is not None and client.state.table.lobby is not None:
            self._from_command_line = False
            await self._to_the_table(client.state)
        for screen in self.screen_stack:
            if isinstance(screen, MainScreen):
                screen.table_changed()
        self._tell_turn()
        if client is not None and client.state.requests.code is not None:
            from tui.screens.people import show_code

            code, client.state.requests.code = client.state.requests.code, None
            show_code(self, client.state, code)

    async def _to_the_table(self, client_state: ClientState) -> None:
        """The screen of what is at the table now, unless a game that is over is being read, or somebody is busy
        with a dialog: what he presses there means nothing here."""
        from tui.screens.game.game import GameScreen
        from tui.screens.lobby.lobby import LobbyScreen

        playing = client_state.games.replica is not None
        reading = any(isinstance(screen, MainScreen) and screen.reading for screen in self.screen_stack)
        busy = reading or any(getattr(screen, "stays", False) for screen in self.screen_stack)
        if not busy and (playing or not self.session.at_once):
            await self._show(GameScreen if playing else LobbyScreen)

    def _tell_turn(self) -> None:
        """Our turn has come or gone: the title says so."""
        client = self.session.client
        client_state = client.state if client is not None and client.status == "open" else None
        replica = client_state.games.replica if client_state else None
        ours = bool(
            replica
            and client_state
            and client_state.requests.pending is None
            and replica.outcome is None
            and replica.legal()
        )
        if ours and not self._our_turn and replica is not None:
            self.attention(self.words("table-your-turn", game=self.words(f"{replica.game.id}-name")))
        elif self._our_turn and not ours:
            self.set_terminal_title(self.words("table-title"))
        self._our_turn = ours

    def attention(self, text: str) -> None:
        """Somebody is waited for: the title says so, and the bell, if he has not touched a key for a while."""
        self.set_terminal_title(text)
        if self.settings.bell and monotonic() - self._pressed >= QUIET:
            self.bell()

    def _take_title(self) -> None:
        """The terminal is ours, for the first time or again."""
        self._write(KEEP_TITLE)
        self.set_terminal_title(self._titled or self.words("table-title"))

    def set_terminal_title(self, text: str) -> None:
        """What the terminal's window or tab is called."""
        self._titled = text
        self._write(title(text))

    def _write(self, sequence: str) -> None:
        """Straight to the terminal, if it knows titles."""
        if self._driver is not None and not self.is_headless and has_title():
            self._driver.write(sequence)

    async def _back_home(self) -> None:
        """The line is closed for good: say why."""
        client = self.session.client
        if self._locked_out():
            self._ask_password()
            return
        sentence = self.session.failure or (client.trouble if client else "")
        if self._plan_failed():
            self.exit(self.words.sentence(sentence), return_code=1)
            return
        self.notice = sentence
        await self._show(Home)

    def _locked_out(self) -> bool:
        """Does the table ask for a password that we have not said?"""
        refused = self.session.client.state.table.refused if self.session.client is not None else None
        return refused is not None and refused.code == "password" and not self.session.failure

    def _ask_password(self) -> None:
        def done(password: str) -> None:
            if password:
                self._begin(replace(self._plan, password=password))
            elif self.session.client is not None:
                self.session.failure = self.session.client.trouble
                self.look_again()

        from tui.screens.people import PasswordForm, ask_password

        if not any(isinstance(screen, PasswordForm) for screen in self.screen_stack):
            ask_password(self, done, again=bool(self._plan.password))

    def _plan_failed(self) -> bool:
        """Did what the command line asked for never come about? Then the program ends with the reason."""
        client = self.session.client
        return self._from_command_line and (client is None or client.state.table.welcome is None)

    def saving_in(self, journal: Callable[[], Journal] | None) -> RoundTable:
        """The games of tables that are opened here are written down there; None: nowhere."""
        self._open_journal = journal
        return self

    line: Gauge | None = None
    """How fast the terminal takes what is written; None where there is none."""
    _from_command_line = False
    """Is what the command line asked for still to come about?"""

    def from_command_line(self) -> RoundTable:
        """The plan came from the command line: if it fails at once, end with a sentence."""
        self._from_command_line = self._plan.do != "home" and not (self._plan.do == "join" and not self._plan.host)
        return self

    async def _show(self, kind: type[Any]) -> None:
        """Bring this kind of screen up, if it is not there already. The one that goes is uncovered for a moment."""
        if any(type(screen) is kind for screen in self.screen_stack):
            return
        main = next((screen for screen in self.screen_stack if isinstance(screen, MainScreen)), None)
        if main is not None:
            main.going = True
        while len(self.screen_stack) > 2:
            await self.pop_screen()
        await self.switch_screen(await main.followed_by(kind) if main is not None else kind())
        self.check_size()

    def _handle_exception(self, error: Exception) -> None:
        """Nothing is put on a screen any more when the program ends, and what was just about to open finds itself
        empty: that is no mistake. Anything else is; see Textual."""
        if not (self._ending and isinstance(error, NoMatches)):
            super()._handle_exception(error)

    def _fatal_error(self) -> None:
        """A mistake of ours, which is being handled; see Textual."""
        if (error := sys.exc_info()[1]) is not None:
            self._fail(error)

    def _fail(self, error: BaseException) -> None:
        """A mistake of ours: a sentence for the person."""
        self.exit(f"{self.words('table-failed', do=self._plan.do)} {self._report(error)}", return_code=1)

    def _report(self, error: BaseException) -> str:
        """Write the report, without anybody's secrets, into a file; a sentence where it is."""
        path = platformdirs.user_log_path("round-table") / "failure.txt"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(0o600)
            path.write_text(redacted_traceback(error) + "\n", encoding="utf-8")
        except OSError:
            return ""
        return self.words("table-failed-report", path=str(path))

    def cannot_draw(self, error: Exception) -> None:
        """The game that a table has sent cannot be drawn, by its fault or by ours. We go home, with a sentence; a seat
        there, or a table that is open here, stays."""
        if not self.session.failure:
            self.session.failure = f"{self.words('table-not-drawn')} {self._report(error)}"
            self.session.step_out()
            self.look_again()

    # What all screens share

    def speak(self, language: str) -> None:
        """Change the language."""
        self.choose("language", language)

    def chosen(self, key: str) -> Any:
        """What holds now for a setting."""
        now = {"name": self.settings.person, "language": self.settings.tongue, "characters": self.settings.drawn_with}
        return now[key]() if key in now else getattr(self.settings, key)

    def choose(self, key: str, value: Any) -> None:
        """Change a setting, at once and for good."""
        self.settings.choose(key, value)
        self._apply()
        self._dress()

    def ask_name(self, then: Callable[[], None]) -> None:
        """Another name, here and at the table that is being laid."""

        def done(text: str | None) -> None:
            if text:
                self.choose("name", codec.clean(text))
                client = self.session.client
                if (
                    client is not None
                    and client.state.table.lobby is not None
                    and client.state.table.lobby.phase == "lobby"
                ):
                    self.session.send(Rename(text))
            then()

        words = self.words
        form = Form(words("table-name-title"), self.settings.person(), words("table-name-hint"), wrong_name)
        self.push_screen(form, done)

    def key_line(self, *bindings: Binding, first: tuple[str, str] = ("", "")) -> str:
        """The keys of a screen and of the program, for the screen's last rows."""
        own = [binding for binding in self.BINDINGS if isinstance(binding, Binding)]
        listed = [(binding.key, binding.description) for binding in map(self.in_force, (*bindings, *own))]
        return self.words.shown(keys.rows([first, *listed], self.words, self.size.width - 2))

    def in_force(self, binding: Binding) -> Binding:
        """This binding with the keys that were chosen for it."""
        return binding.with_key(self.keymap.keys(binding.id)) if binding.id in self.keymap.chosen else binding

    def action_settings(self, key: str = "") -> None:
        """The settings, at first this one; afterwards the screen is drawn anew in the language and with the characters
        of then."""
        from tui.screens.settings.settings import SettingsScreen

        before = self._look()

        async def done(_: None) -> None:
            await self._draw_anew(before)

        self.push_screen(SettingsScreen(key), done)

    async def choose_and_show(self, key: str, value: Any) -> None:
        """Change a setting, and draw the screen anew with it."""
        before = self._look()
        self.choose(key, value)
        await self._draw_anew(before)

    def _look(self) -> tuple[Any, ...]:
        """On what it depends how screens are drawn."""
        return self.words, self.pause, styles.current()

    async def _draw_anew(self, before: tuple[Any, ...]) -> None:
        if before != self._look() and isinstance(self.screen, MainScreen):
            await self.switch_screen(await self.screen.followed_by(type(self.screen)))

    def action_command_palette(self) -> None:
        """What can be done here, to be found by its words. Over a dialog there is nothing but its answers."""
        if isinstance(self.screen, MainScreen):
            from tui.screens.command_palette import Commands, Palette

            self.push_screen(Palette([Commands], placeholder=self.words("table-palette-hint")))

    def last_game(self) -> str:
        """The game that was chosen last."""
        return self.settings.game if self.settings.game in core.IDS else core.IDS[0]

    def last_options(self, game: str) -> dict[str, Any]:
        """The options that were chosen last for this game, as far as it still has them."""
        saved, choices = self.settings.options.get(game, {}), core.game(game).choices
        return {choice.name: saved[choice.name] for choice in choices if choice.takes(saved.get(choice.name))}

    def remember(self, game: str, options: dict[str, Any]) -> None:
        """Offer the same next time."""
        self.settings.game = game
        self.settings.options[game] = options
        self.settings.save()

    def ask_leave(self) -> None:
        """Go home for a while, leave for good, or stay; the host of a running game may also abandon it. Where nothing
        can be lost nothing is asked, and home it is."""
        if not self._stakes():
            self.session.step_out()
            return
        words = self.words
        choices: list[tuple[str, Callable[[], object]]] = [
            (words("table-leave-stay"), lambda: None),
            (words("table-leave-out"), self.session.step_out),
            (words("table-leave-quit"), self.exit),
        ]
        if self._may_abandon():
            choices.append((words(self._abandoning), self._ask_abandon))

        def done(at: int | None) -> None:
            if at is not None and at >= 0:
                choices[at][1]()

        self.push_screen(Chooser(words("table-leave-title"), Text(self._stakes()), [each for each, _ in choices]), done)

    def _may_abandon(self) -> bool:
        """Are we the host of a game that goes on?"""
        client_state = self.session.client.state if self.session.client is not None else None
        return bool(
            client_state
            and client_state.table.is_host
            and client_state.table.lobby
            and client_state.table.lobby.phase == "playing"
        )

    @property
    def _abandoning(self) -> str:
        """The text that says what comes after an abandoned game: alone there is no lobby in between."""
        return "table-abandon-alone" if self.session.at_once else "table-abandon"

    def _ask_abandon(self) -> None:
        """Nobody's game is ended by one key."""
        words = self.words

        def done(at: int | None) -> None:
            if at == 1 and not self.session.send(Abandon()):
                self.bell()

        answers = [words("table-leave-stay"), words(self._abandoning)]
        body = Text(words(f"{self._abandoning}-body"))
        self.push_screen(Chooser(words("table-abandon-title"), body, answers), done)

    async def action_quit(self) -> None:
        """End the program. What would be lost by it is said first; the same key again ends it."""
        if any(isinstance(screen, Ending) for screen in self.screen_stack) or not self._stakes():
            self.exit()
            return
        if self._harmless():
            self.exit()
            return
        words = self.words

        def done(at: int | None) -> None:
            if at == 1:
                self.exit()

        body = Text(f"{self._stakes()} {words('table-quit-again')}")
        answers = [words("table-leave-stay"), words("table-leave-quit")]
        self.push_screen(Ending(words("table-quit-title"), body, answers), done)

    def action_sleep(self) -> None:
        """Leave the terminal to the shell until that wakes the program; not where others could not play on, or where
        there is no shell to do it."""
        names = others_here(self.session) if self.session.hosting else []
        if not names and has_shell():
            self.action_suspend_process()
            return
        words = self.words
        why = words("table-sleep-hosting", names=", ".join(names)) if names else words("table-sleep-no-shell")
        if not isinstance(self.screen, Awake):
            self.push_screen(Awake(words("table-sleep-title"), Text(why), words("table-reader-keys")))

    def _harmless(self) -> bool:
        """Is nothing lost by it and nobody else concerned, and does this person want no question then?"""
        alone = self.session.plan.do == "solo" and self.session.saved
        return alone and self.settings.confirmations == "few"

    def _stakes(self) -> str:
        """What ending the program does to the table we have a seat at, and to whom; empty if there is none."""
        return stakes(self.words, self.session)

    def action_people(self) -> None:
        """A code for one's seat; and what the host may do to whom."""
        from tui.screens.people import choose_people

        choose_people(self)

    def action_help(self) -> None:
        """Keys, the signs on the board of the game at hand, and its rules with the rulings."""
        client = self.session.client
        lobby = client.state.table.lobby if client else None
        games = [lobby.game] if lobby and any(type(s) is not self.FIRST for s in self.screen_stack) else list(core.IDS)
        body = Text(self.words("table-help"))
        for game_id in games:
            body.append_text(self._rules(core.game(game_id)))
        self.push_screen(Reader(self.words("table-help-title"), Table(body), self.words("table-reader-keys")))

    def _rules(self, game: core.Game[Any]) -> Text:
        words = self.words
        text = Text("\n\n").append(words(f"{game.id}-name").upper(), styles.style("gold bold"))
        text.append("\n" + words(f"{game.id}-signs") + "\n\n" + words(f"{game.id}-help"))
        text.append("\n\n" + words("table-rulings"), "bold")
        for ruling in game.rulings:
            text.append(f"\n[{ruling[0]} {ruling[1:]}] ", styles.style("gold")).append(words(f"{game.id}-{ruling}"))
        return text

    def check_size(self) -> None:
        """Below the smallest size a notice; it goes when the terminal has grown."""
        small = self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]
        showing = any(isinstance(screen, TooSmall) for screen in self.screen_stack)
        if small and not showing:
            self.push_screen(TooSmall(self._too_small))
        elif not small and isinstance(self.screen, TooSmall):
            self.pop_screen()

    def _too_small(self) -> str:
        return self.words("table-too-small", width=SMALLEST[0], height=SMALLEST[1],
                          now_width=self.size.width, now_height=self.size.height)  # fmt: skip
