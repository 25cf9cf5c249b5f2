"""What the first screen can do: begin, join and resume tables, and change what its menu offers to change.

Knows: launch requests, the dialogs that ask for what they need.
Must not know: how the first screen is drawn, how a table works.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from rich.text import Text

import core
from netplay.addresses import PORT, parse_address
from netplay.invitations import Invitation
from tui.app.settings import LANGUAGES
from tui.screens.dialogs import Chooser
from tui.screens.settings.name import ask_name
from tui.session.launch import LaunchRequest

from .join import JoinForm

if TYPE_CHECKING:
    from netplay.archive.opened_game import OpenedGame
    from netplay.discovery.announcement import FoundTable
    from tui.app.protocol import TableApp


class HomeCommands:
    """The commands of the menu and of the shelf."""

    def __init__(
        self, app: TableApp, tables: Callable[[], tuple[FoundTable, ...] | None], show: Callable[[], None]
    ) -> None:
        """`tables` returns those on the local network, None without a network; `show` draws the screen again."""
        self._app, self._tables, self._show = app, tables, show
        self._commands: dict[str, Callable[[], None]] = {
            "return": self.come_back,
            "resume": self.resume,
            "solo": self.solo,
            "host": lambda: self.host(app.preferences.last_game()),
            "join": self.join,
            "finished": self.finished,
            "name": lambda: ask_name(app, show),
            "language": self.next_language,
            "settings": app.action_settings,
        }

    async def do(self, item: str) -> None:
        """Carries out an item of the menu."""
        self._app.notice = ""
        self._app.session.failure = ""
        if item == "quit" and self._app.launcher.connecting:
            self._app.launcher.cancel()
        elif item == "quit":
            await self._app.action_quit()
        else:
            self._commands[item]()

    def come_back(self) -> None:
        """Returns to the seat at the table that was left."""
        if self._app.session.can_return:
            self._app.session.come_back()

    def resume(self) -> None:
        """Goes on with the unfinished game."""
        if (entry := self._app.session.unfinished) is not None:
            do, name = "solo" if entry.alone else "host", self._app.settings.person()
            self._app.begin(LaunchRequest(do, name, resume=entry.id))

    def host(self, game_id: str) -> None:
        """Hosts a table for this game."""
        name = self._app.settings.person()
        self._app.begin(LaunchRequest("host", name, table=self._app.words("table-of", name=name), game=game_id))

    def join(self, plan: LaunchRequest | None = None) -> None:
        """Asks for a table to join. `plan` says how it is joined."""

        def done(text: str | None) -> None:
            if text:
                typed, wanted = Invitation.parse(text), plan or LaunchRequest("join")
                self._app.settings.address = typed.address
                self._app.settings.save()
                code, watch = typed.code or wanted.code, typed.watch or wanted.watch
                self.join_at(typed.address, replace(wanted, code=code, watch=watch))

        self._app.push_screen(JoinForm(self._app.words, self._app.settings.address, self._tables), done)

    def join_at(self, address: str, plan: LaunchRequest) -> None:
        """Joins the table at this address."""
        host, port = parse_address(address, PORT)
        self._app.begin(replace(plan, name=plan.name or self._app.settings.person(), host=host, port=port))

    def solo(self) -> None:
        """Asks for a game and the number of bots, then plays alone."""
        words = self._app.words

        def chosen(at: int | None) -> None:
            if at is not None and at >= 0:
                self._ask_bots(core.IDS[at])

        names = [words.shown(f"{words(f'{game_id}-name')} — {words(f'{game_id}-blurb')}") for game_id in core.IDS]
        self._app.push_screen(Chooser(words("table-which-game"), Text(""), names), chosen)

    def _ask_bots(self, game_id: str) -> None:
        """Asks for the number of bots, if there is a choice, and begins the game."""
        words = self._app.words
        numbers = [seats - 1 for seats in core.game(game_id).seats]
        answers = [words("table-bots", count=number) for number in numbers]

        def chosen(at: int | None) -> None:
            if at is not None and at >= 0:
                name = self._app.settings.person()
                table = words("table-of", name=name)
                self._app.begin(LaunchRequest("solo", name, table=table, game=game_id, bots=numbers[at]))

        if len(numbers) == 1:
            chosen(0)
        else:
            self._app.push_screen(Chooser(words(f"{game_id}-name"), Text(words("table-how-many")), answers), chosen)

    def choose_box(self, at: int) -> None:
        """Asks whether the game of a box is played alone or hosted."""
        words, game_id = self._app.words, core.IDS[at]

        def chosen(which: int | None) -> None:
            if which == 0:
                self._ask_bots(game_id)
            elif which == 1:
                self.host(game_id)

        answers = [words("table-home-solo"), words("table-home-host")]
        self._app.push_screen(Chooser(words(f"{game_id}-name"), Text(words(f"{game_id}-blurb")), answers), chosen)

    def finished(self) -> None:
        """Lists the finished games."""
        if self._app.keeps_games:
            show_finished(self._app)

    def next_language(self) -> None:
        """Changes to the next language."""
        at = LANGUAGES.index(self._app.words.language)
        self._app.preferences.choose("language", LANGUAGES[(at + 1) % len(LANGUAGES)])
        self._show()


def replay(app: TableApp, opened: OpenedGame | None) -> None:
    """Shows a finished game; None: the list of all."""
    if opened is None:
        show_finished(app)
    else:
        from tui.screens.replay.replay import ReplayScreen

        app.push_screen(ReplayScreen(opened))


def show_finished(app: TableApp) -> None:
    """Lists the finished games of this user."""
    from netplay.archive.library import Library
    from netplay.archive.store import Archive, archive_folder
    from tui.screens.replay.finished import FinishedGames

    app.push_screen(FinishedGames(Library(Archive(archive_folder()), app.session.journal)))


def learn(app: TableApp, game: str = "", kind: str = "") -> None:
    """Shows what can be learnt, with the cursor on a game; with a kind that lesson of it at once."""
    from tui.screens.learn.menu import LearnScreen

    app.push_screen(LearnScreen(game, kind))
