"""The app of a visitor: the one table they came to.

Knows: the app, the folder of a visitor's keys.
Must not know: doors, processes.
"""

from __future__ import annotations

from msgspec.structs import replace
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.widgets import Input, Static

from netplay.client.state import ClientState
from netplay.protocol import codec
from netplay.protocol.authentication import is_code
from tui.app.app import RoundTable
from tui.app.departure import Departure
from tui.app.navigation import Navigation
from tui.app.settings import Settings
from tui.doors.visit.home import NAMELESS, VisitJob, come_to_the_table, seat_file
from tui.input import keys
from tui.lobby_view.exit_warning import watches
from tui.screens.base import MainScreen
from tui.screens.dialogs import Chooser, Form, wrong_name
from tui.session.launch import LaunchRequest

GLANCE = 0.25
"""Seconds between two looks whether text is wanted."""


class Doorstep(MainScreen):
    """Shown until the table has sent its first message."""

    BINDINGS = [Binding(f"escape,{keys.letter('q')}", "app.quit", show=False)]

    def compose(self) -> ComposeResult:
        yield Static(Text(self.app.words("table-title")), classes="bar")
        yield Static(id="notice")

    def on_mount(self) -> None:
        self.table_changed()

    def table_changed(self) -> None:
        """Says what is waited for: nothing while the visitor is asked for a name, before there is a connection."""
        client, words = self.app.session.client, self.app.words
        trouble = words.sentence(client.trouble) if client is not None else ""
        connecting = words("table-connecting") if client is not None else ""
        said = f"{trouble} {words('table-trying')}" if trouble else connecting
        self.query_one("#notice", Static).update(Text(said))


class VisitorNavigation(Navigation):
    """Navigation without a main menu to go back to."""

    _arrived = False
    """True once the door has been told that the visitor has come to the table."""

    async def enter_table(self, state: ClientState) -> None:
        """Tells the door that its place is taken, then shows the table."""
        if not self._arrived:
            self._arrived = True
            come_to_the_table()
        await super().enter_table(state)

    async def enter_hall(self) -> None:
        """Does the same for the list of a hall."""
        if not self._arrived:
            self._arrived = True
            come_to_the_table()
        await super().enter_hall()

    async def leave_table(self) -> None:
        """Asks for the table's password, or ends the program with the reason why the connection was closed."""
        if self._launcher.needs_password():
            self._launcher.ask_password()
        else:
            self._app.exit(self._app.words.sentence(self.why_closed()), return_code=1)


class VisitorDeparture(Departure):
    """A visitor keeps the seat, and ends the program by leaving."""

    STAKES = "doors-leave-body"
    """The key of the text that says what leaving means."""

    def report(self, error: BaseException) -> str:
        """Writes no report: its folder is deleted with the visit."""
        return ""

    def stakes(self) -> str:
        """Returns what leaving means for a visitor who has been admitted."""
        client = self._app.session.client
        admitted = client is not None and client.state.table.welcome is not None
        return self._text(self.STAKES) if admitted else ""

    def leave(self) -> None:
        """Asks whether to stay or to go."""
        if self._app.session.in_hall:
            self._leave_hall()
            return
        words = self._app.words
        answers = [words("table-leave-stay"), self._text("doors-leave")]
        self._confirm(Chooser(words("table-leave-title"), Text(self.stakes()), answers), self._app.exit)

    def _leave_hall(self) -> None:
        """Asks whether to stay, to go back to the list, or to go. In the list there is nothing to lose."""
        if not self.stakes():
            self._app.exit()
            return
        words = self._app.words

        def done(at: int | None) -> None:
            if at in (1, 2):
                (self._app.session.to_list if at == 1 else self._app.exit)()

        answers = [words("table-leave-stay"), words("hall-leave-to-list"), self._text("doors-leave")]
        self._app.push_screen(Chooser(words("table-leave-title"), Text(self.stakes()), answers), done)

    def _text(self, key: str) -> str:
        """Returns a text that differs for spectators, who have no seat to lose."""
        client = self._app.session.client
        return self._app.words(key, watching=watches(client) if client is not None else "yes")


class Visiting(RoundTable):
    """The app at one table. Exits when the table is closed, with the reason."""

    FIRST = Doorstep
    ALONE = True
    NAVIGATION = VisitorNavigation
    DEPARTURE = VisitorDeparture

    @classmethod
    def on(cls, job: VisitJob) -> Visiting:
        """Returns the app that does this job."""
        settings = Settings(name=job.name, language=job.language)
        plan = LaunchRequest("join", job.name, job.host, job.port, code=job.code, password=job.password)
        plan = replace(plan, door_key=job.door_key, stays=True)
        app = cls(plan, settings)
        app.launcher.open_seats = seat_file
        return app


class WalkInNavigation(VisitorNavigation):
    """A visitor who was not admitted is asked for a name again when they come back."""

    async def leave_table(self) -> None:
        client = self._app.session.client
        if not self._launcher.needs_password() and (client is None or not client.state.let_in):
            seat_file().call("")
        await super().leave_table()


class WalkInDeparture(VisitorDeparture):
    """Leaving, for a visitor with a browser."""

    STAKES = "doors-web-leave"


class WalkIn(Visiting):
    """The app for a visitor with a browser, who is asked for a name or a seat code once a tab. It tells the page when
    text is wanted, so that a tap brings up the keyboard of a telephone, and when a question comes up by itself."""

    NAVIGATION = WalkInNavigation
    DEPARTURE = WalkInDeparture
    _writing = False
    """The value that the page was told last."""

    async def on_mount(self) -> None:
        self.set_interval(GLANCE, self._tell_page)

    def _tell_page(self) -> None:
        """Tells the page whether the widget with the focus takes text, if that has changed."""
        writing = isinstance(self.focused, Input)
        if writing != self._writing:
            self._writing = writing
            self.tell_page(type="writing", wanted=writing)

    def came_up(self) -> None:
        """Tells the page that clicks made until now were meant for something else."""
        self.tell_page(type="question")

    def begin(self, plan: LaunchRequest) -> None:
        """Joins the table, under the name that the visitor gave in this tab before, if there is one."""
        if name := plan.name or _remembered():
            super().begin(replace(plan, name=name))
            return
        words = self.words
        self.push_screen(Form(words("table-name-title"), "", words("doors-web-name"), _wrong), self._called)

    def _called(self, said: str | None) -> None:
        """Joins by the name or the seat code that was typed; exits if nothing was."""
        if not said:
            self.exit()
            return
        code = said if is_code(said) else ""
        name = NAMELESS if code else codec.clean(said)
        self.settings.for_now(name=name)
        seat_file().call(name)
        self.begin(replace(self.launcher.plan, name=name, code=code))


def _wrong(text: str) -> str | None:
    return None if is_code(text) else wrong_name(text)


def _remembered() -> str:
    """The name that the visitor typed in this tab before; empty for a new one."""
    name = codec.clean(seat_file().called[:200])
    return "" if wrong_name(name) else name
