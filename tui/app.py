"""The app: which screen is shown, and what all of them share.

Knows: the screens, the session, settings and words.
Must not know: what is on a screen.
"""

from __future__ import annotations

import traceback
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import platformdirs
from rich.text import Text
from textual.app import App
from textual.binding import Binding
from textual.theme import Theme

import core
from netplay.protocol import Line, Message, Notice, Rejected

from .palette import INK, PAPER, needs_ascii
from .plan import Plan
from .screens.base import MainScreen
from .screens.dialogs import Chooser, Reader, TooSmall
from .screens.game import GameScreen
from .screens.home import Home
from .screens.lobby import LobbyScreen
from .settings import Settings
from .widgets.feed import PAUSE
from .words import Words

if TYPE_CHECKING:
    from .guest import Guest
    from .session import Session

SMALLEST = (80, 24)

THEME = Theme(
    name="table",
    primary="#e8b84a",
    secondary="#79b8ff",
    accent="#e8b84a",
    foreground=INK,
    background=PAPER,
    surface=PAPER,
    panel="#23211d",
    error="#ff7b72",
    dark=True,
)


class Nowhere:
    """Stands for the session until there is one: at no table, and none to go back to."""

    client, failure, hosting, can_return, at_once = None, "", False, False, False


NOWHERE = Nowhere()


class RoundTable(App[str]):
    """The program. Ends with a sentence to print, or None."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True)]

    def __init__(self, plan: Plan, settings: Settings, ascii_only: bool | None = None, pause: float = PAUSE) -> None:
        super().__init__()
        self._plan = plan
        self.settings = settings
        self.ascii_only = needs_ascii() if ascii_only is None else ascii_only
        self.words = Words(settings.tongue(), self.ascii_only)
        self.pause = pause
        """Seconds between two lines of the feed; 0 for tests."""
        self.notice = ""
        self.guest: Guest | None = None
        self.session: Session | Nowhere = NOWHERE
        self._due = False

    async def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = "table"
        self.push_screen(Home())
        self.call_after_refresh(self._get_ready)

    async def _get_ready(self) -> None:
        """Load and start what talks to tables: after the first screen is painted, since it takes a moment."""
        if self.session is not NOWHERE:
            return
        from .guest import Guest
        from .session import Session

        self.guest = Guest()
        await self.guest.start()
        self.session = Session(self.guest, self._heard)
        if self._plan.do != "home":
            self.begin(self._plan)

    async def on_unmount(self) -> None:
        if self.guest is not None:
            await self.guest.stop()

    def begin(self, plan: Plan) -> None:
        """Open, join or play alone."""
        if plan.do != "join" and not plan.options and not plan.at_once:
            plan = replace(plan, options=self.last_options(plan.game))
        self._plan = plan
        self.settings.save()
        if not isinstance(self.session, Nowhere):
            self.session.begin(plan)

    # What the table says

    def _heard(self, message: Message | None) -> None:
        """Something is different; several messages that come together are drawn once."""
        if not self._due:
            self._due = True
            self.call_next(self._table_changed)

    async def _table_changed(self) -> None:
        self._due = False
        client = self.session.client
        if self.session.failure or (client is not None and client.status == "closed"):
            await self._back_home()
        elif client is not None and client.mirror.lobby is not None:
            playing = client.mirror.replica is not None
            if playing or not self.session.at_once:
                await self._show(GameScreen if playing else LobbyScreen)
        for screen in self.screen_stack:
            if isinstance(screen, MainScreen):
                screen.table_changed()

    async def _back_home(self) -> None:
        """The line is closed for good: say why."""
        client = self.session.client
        sentence = self.session.failure or (client.trouble if client else "")
        if self._plan_failed():
            self.exit(sentence, return_code=1)
            return
        self.notice = sentence
        await self._show(Home)

    def _plan_failed(self) -> bool:
        """Did what the command line asked for never come about? Then the program ends with the reason."""
        client = self.session.client
        return self._from_command_line and (client is None or client.mirror.welcome is None)

    _from_command_line = False

    def from_command_line(self) -> RoundTable:
        """The plan came from the command line: if it fails at once, end with a sentence."""
        self._from_command_line = self._plan.do != "home"
        return self

    async def _show(self, kind: type[Any]) -> None:
        """Bring this kind of screen up, if it is not there already."""
        if any(type(screen) is kind for screen in self.screen_stack):
            return
        while len(self.screen_stack) > 2:
            await self.pop_screen()
        await self.switch_screen(kind())

    def _fatal_error(self) -> None:
        """A mistake of ours: a sentence for the person, the report without anybody's secrets in a file."""
        report = traceback.format_exc()
        path = platformdirs.user_log_path("round-table") / "failure.txt"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(report, encoding="utf-8")
            where = self.words("table-failed-report", path=str(path))
        except OSError:
            where = ""
        self.exit(f"{self.words('table-failed')} {where}", return_code=1)

    # What all screens share

    def sentence(self, rejected: Rejected) -> str:
        """Why a request was turned down, in the reader's language if it is a known reason."""
        key = f"table-no-{rejected.code}"
        return self.words(key) if self.words.has(key) else rejected.text

    def said(self, line: Line) -> str:
        """A line of the talk: what somebody said, or what the table noticed, in the reader's language."""
        if isinstance(line, Notice):
            return self.words(f"table-notice-{line.code}", name=(line.names or [""])[0])
        return self.words("table-said", name=line.name, text=line.text)

    def speak(self, language: str) -> None:
        """Change the language."""
        self.settings.language = language
        self.settings.save()
        self.words = Words(language, self.ascii_only)

    def last_game(self) -> str:
        """The game that was chosen last."""
        return self.settings.game if self.settings.game in core.IDS else core.IDS[0]

    def last_options(self, game: str) -> dict[str, Any]:
        """The options that were chosen last for this game, as far as it still has them."""
        choices = {choice.name: choice.values for choice in core.game(game).choices}
        saved = self.settings.options.get(game, {})
        return {name: value for name, value in saved.items() if value in choices.get(name, ())}

    def remember(self, game: str, options: dict[str, Any]) -> None:
        """Offer the same next time."""
        self.settings.game = game
        self.settings.options[game] = options
        self.settings.save()

    def ask_leave(self) -> None:
        """Go home for a while, leave for good, or stay."""
        words, hosting = self.words, self.session.hosting
        answers = [words("table-leave-stay"), words("table-leave-out"), words("table-leave-quit")]

        def done(at: int | None) -> None:
            if at == 1:
                self.session.step_out()
            elif at == 2:
                self.exit()

        body = Text(words("table-leave-hosting" if hosting else "table-leave-body"))
        self.push_screen(Chooser(words("table-leave-title"), body, answers), done)

    def action_help(self) -> None:
        """Keys, and the rules of the game at hand with its rulings."""
        client = self.session.client
        lobby = client.mirror.lobby if client else None
        games = [lobby.game] if lobby and any(type(s) is not Home for s in self.screen_stack) else list(core.IDS)
        body = Text(self.words("table-help"))
        for game_id in games:
            body.append_text(self._rules(core.game(game_id)))
        self.push_screen(Reader(self.words("table-help-title"), body, self.words("table-reader-keys")))

    def _rules(self, game: core.Game[Any]) -> Text:
        words = self.words
        text = Text("\n\n").append(words(f"{game.id}-name").upper(), "bold #e8b84a")
        text.append("\n" + words(f"{game.id}-help"))
        text.append("\n\n" + words("table-rulings"), "bold")
        for ruling in game.rulings:
            text.append(f"\n[{ruling[0]} {ruling[1:]}] ", "#e8b84a").append(words(f"{game.id}-{ruling}"))
        return text

    def check_size(self) -> None:
        """Below the smallest size a notice; it goes when the terminal has grown."""
        small = self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]
        showing = isinstance(self.screen, TooSmall)
        if small and not showing:
            self.push_screen(TooSmall(self.words("table-too-small", width=SMALLEST[0], height=SMALLEST[1])))
        elif not small and showing:
            self.pop_screen()
