"""Starts the session, and begins tables by launch requests.

Knows: the session and what runs it, the main menu, the password dialog.
Must not know: which screen follows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from netplay.addresses import written
from tui.screens.home.home import Home
from tui.session.launch import LaunchRequest

from .no_session import NO_SESSION, NoSession
from .protocol import TableApp

if TYPE_CHECKING:
    from netplay.journal.journal import Journal
    from netplay.protocol.messages import Message
    from tui.session.seat_tokens import SeatStore


class Launcher:
    """The launch request in force, and the session that carries it out."""

    def __init__(self, app: TableApp, plan: LaunchRequest) -> None:
        self._app, self.plan = app, plan
        self.unanswered = plan.do != "home" and not (plan.do == "join" and not plan.host)
        """True while the request that the program was started with has not led to a table. If it fails, the program
        ends with the reason."""
        self.started: Callable[[], None] = lambda: None
        """Called once the session stands, and the first request is on its way."""
        self.open_journal: Callable[[], Journal] | None = None
        """Opens the journal of the tables that are hosted here; None: they are not saved."""
        self.open_seats: Callable[[], SeatStore] | None = None
        """Opens the store of this person's seats; None for the usual one."""

    async def start(self, heard: Callable[[Message | None], None], failed: Callable[[BaseException], None]) -> None:
        """Starts the session, then carries out the request. Runs after the main menu is painted, since loading the
        session and the table's screens takes a moment."""
        if self._app.session is not NO_SESSION:
            return
        from tui.screens.lobby import lobby  # noqa: F401
        from tui.session.seat_tokens import SeatTokens
        from tui.session.session import Session, archive_of
        from tui.session.trio_guest import Guest
        from tui.text import fluent  # noqa: F401

        self._app.guest = Guest(failed)
        await self._app.guest.start()
        journal = self.open_journal() if self.open_journal else None
        tokens = SeatTokens(self.open_seats()) if self.open_seats else None
        self._app.session = Session(self._app.guest, heard, journal, tokens, archive=archive_of(journal))
        self._app.session.language = self._app.words.language
        self._begin_first()
        self.started()

    def _begin_first(self) -> None:
        screen = self._app.screen
        if self.plan.do == "join" and not self.plan.host and isinstance(screen, Home):
            screen.commands.join(self.plan)
        elif self.plan.do != "home":
            self._app.begin(self.plan)
        elif self._app.session.unfinished and isinstance(screen, Home):
            screen.show()

    def launch(self, plan: LaunchRequest) -> None:
        """Begins a table at once; an earlier one is left."""
        if plan.do != "join" and not plan.options and not plan.at_once:
            plan = replace(plan, options=self._app.preferences.last_options(plan.game))
        self.plan = plan
        self._app.settings.save()
        if not isinstance(self._app.session, NoSession):
            self._app.session.begin(plan)
            self._app.look_again()

    @property
    def connecting(self) -> str:
        """The address of the table that is being joined for the first time, also before the session has started."""
        if self._app.session is NO_SESSION and self.plan.do == "join" and self.plan.host:
            return written(self.plan.host, self.plan.port)
        return self._app.session.connecting

    def cancel(self) -> None:
        """Gives up the request in force."""
        self.unanswered = False
        if not isinstance(self._app.session, NoSession):
            self._app.session.end()
        self._app.look_again()

    def has_failed(self) -> bool:
        """True if the request that the program was started with never led to a table."""
        client = self._app.session.client
        return self.unanswered and (client is None or not client.state.let_in)

    def needs_password(self) -> bool:
        """True if the table asks for a password that was not given."""
        session = self._app.session
        refused = session.client.state.table.refused if session.client is not None else None
        return refused is not None and refused.code == "password" and not session.failure

    def ask_password(self) -> None:
        """Asks for the table's password, and joins with it."""
        from tui.screens.people import PasswordForm, ask_password

        def done(password: str) -> None:
            session = self._app.session
            if password:
                self.launch(replace(self.plan, password=password))
            elif session.client is not None:
                session.failure = session.client.trouble
                self._app.look_again()

        if not any(isinstance(screen, PasswordForm) for screen in self._app.screen_stack):
            ask_password(self._app, done, again=bool(self.plan.password))
