"""The commands of the main menu: begin, join and resume tables, and change what its menu offers to change.

Knows: launch requests, the dialogs that ask for what they need.
Must not know: how the main menu is drawn, how a table works.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from netplay.invitations import Invitation
from tui.lobby_view.launching import fits, opponents, options_alone
from tui.session.launch import LaunchRequest, invited

if TYPE_CHECKING:
    from netplay.archive.library import FinishedGame, Library
    from netplay.archive.opened_game import OpenedGame
    from netplay.discovery.announcement import FoundTable
    from netplay.journal.entry import Entry
    from tui.app.protocol import TableApp


class HomeCommands:
    """The commands of the menu and of the shelf."""

    def __init__(
        self, app: TableApp, tables: Callable[[], tuple[FoundTable, ...] | None], chosen: Callable[[], str],
        show: Callable[[], None], look_at: Callable[[Sequence[Entry]], Mapping[str, str]],
    ) -> None:  # fmt: skip
        """`tables` returns those on the local network, None without a network; `chosen` the game that is chosen; `show`
        draws the screen again; `look_at` looks up how far games have come."""
        self._app, self._tables, self._chosen, self._show = app, tables, chosen, show
        self._look_at = look_at
        self.learnt: Callable[[str], object] = lambda game: None
        """Called with the game of the last lesson, once the list of lessons is left."""
        self._commands: dict[str, Callable[[], None]] = {
            "return": self.come_back,
            "resume": self.resume,
            "solo": self.solo,
            "options": lambda: self.solo(at_once=False),
            "learn": self.learn,
            "host": lambda: self.host(self._chosen()),
            "join": self.join,
            "unfinished": self.unfinished,
            "finished": self.finished,
            "name": self.name,
            "language": lambda: app.action_settings("language"),
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

    def resume(self, id: str = "") -> None:
        """Goes on with an unfinished game: the last one, or that with this identity."""
        entry = next((each for each in self._app.session.unfinished if id in ("", each.id)), None)
        if entry is not None:
            do, name = "solo" if entry.alone else "host", self._app.settings.person()
            self._app.begin(LaunchRequest(do, name, resume=entry.id))

    def unfinished(self) -> None:
        """Lists the unfinished games, each with where it stands, to go on with one."""
        from .unfinished import unfinished_games

        entries = self._app.session.unfinished

        def done(at: int | None) -> None:
            if at is not None and at >= 0:
                self.resume(entries[at].id)

        self._app.push_screen(unfinished_games(self._app, entries, self._look_at(entries)), done)

    def host(self, game_id: str) -> None:
        """Hosts a table for this game."""
        name = self._app.settings.person()
        self._app.begin(LaunchRequest("host", name, table=self._app.words("table-of", name=name), game=game_id))

    def join(self, plan: LaunchRequest | None = None) -> None:
        """Asks for a table to join. `plan` says how it is joined."""
        from .join import JoinForm

        def done(text: str | None) -> None:
            if text:
                typed, wanted = Invitation.parse(text), plan or LaunchRequest("join")
                self._app.settings.address = typed.address
                self._app.settings.save()
                self.join_at(typed, wanted)

        self._app.push_screen(JoinForm(self._app.words, self._app.settings.address, self._tables), done)

    def join_at(self, invitation: Invitation, plan: LaunchRequest) -> None:
        """Joins the table that the invitation leads to."""
        name = plan.name or self._app.settings.person()
        self._app.begin(invited(replace(plan, name=name), invitation))

    def solo(self, at_once: bool = True) -> None:
        """Plays the chosen game alone, as last time."""
        play_alone(self._app, self._chosen(), at_once)

    def learn(self) -> None:
        """Shows what can be learnt."""
        learn(self._app, self._chosen(), left=lambda game: self.learnt(game))

    def name(self) -> None:
        """Asks for another name."""
        from tui.screens.settings.name import ask_name

        ask_name(self._app, self._show)

    def watch(self, game: FinishedGame) -> None:
        """Shows a finished game again, or says why it cannot be read."""
        from netplay.archive.file_format import NoKeptGame
        from netplay.archive.opened_game import OpenedGame

        try:
            replay(self._app, OpenedGame(game.read()))
        except NoKeptGame as error:
            self._app.notice = self._app.words.sentence(error.sentence)
            self._show()

    def finished(self) -> None:
        """Lists the finished games."""
        if self._app.keeps_games:
            show_finished(self._app)


def replay(app: TableApp, opened: OpenedGame | None) -> None:
    """Shows a finished game; None: the list of all."""
    if opened is None:
        show_finished(app)
    else:
        from tui.screens.replay.replay import ReplayScreen

        app.push_screen(ReplayScreen(opened))


def show_finished(app: TableApp) -> None:
    """Lists the finished games of this user."""
    from tui.screens.replay.finished import FinishedGames

    app.push_screen(FinishedGames(library_of(app)))


def library_of(app: TableApp) -> Library:
    """Returns the finished games of this user."""
    from netplay.archive.library import Library
    from netplay.archive.store import Archive, archive_folder

    return Library(Archive(archive_folder()), app.session.journal)


def play_alone(app: TableApp, game: str, at_once: bool = True) -> None:
    """Plays a game alone, as last time. If its options do not go with that many players, or not `at_once`, its lobby
    comes first."""
    preferences, name = app.preferences, app.settings.person()
    levels, last = opponents(preferences, game), preferences.last_options(game)
    preferences.remember(game, last)
    options = options_alone(game, last)
    app.begin(LaunchRequest(
        "solo", name, table=app.words("table-of", name=name), game=game, bots=len(levels),
        levels=tuple(levels), options=options, at_once=at_once and fits(game, len(levels), options),
    ))  # fmt: skip


def learn(app: TableApp, game: str = "", kind: str = "", left: Callable[[str], object] = lambda game: None) -> None:
    """Shows what can be learnt, with the cursor on a game; with a kind that lesson of it at once. `left` is called with
    the game of the last lesson, which is then played if the learner wants that."""
    from tui.screens.learn.menu import LearnScreen, Taught

    def done(taught: Taught | None) -> None:
        if taught is not None and taught.game:
            left(taught.game)
            if taught.plays:
                play_alone(app, taught.game)

    app.push_screen(LearnScreen(game, kind), done)
