"""The app of a visitor: the one table they came to.

Knows: the app, the folder of a visitor's keys.
Must not know: doors, processes.
"""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.widgets import Static

from netplay.client.state import ClientState
from netplay.protocol import codec
from netplay.protocol.authentication import is_code
from tui.app.app import RoundTable
from tui.app.settings import Settings
from tui.input import keys
from tui.lobby_view.exit_warning import watches
from tui.screens.base import MainScreen
from tui.screens.dialogs import Chooser, Form, wrong_name
from tui.session.launch import LaunchRequest

from .visit import NAMELESS, Errand, come_to_the_table


class Doorstep(MainScreen):
    """Shown until the table has sent its first message."""

    BINDINGS = [Binding(f"escape,{keys.letter('q')}", "app.quit", show=False)]

    def compose(self) -> ComposeResult:
        yield Static(Text(self.app.words("table-title")), classes="bar")
        yield Static(id="notice")

    def on_mount(self) -> None:
        self.table_changed()

    def table_changed(self) -> None:
        """Say what we wait for."""
        client, words = self.app.session.client, self.app.words
        trouble = words.sentence(client.trouble) if client is not None else ""
        said = f"{trouble} {words('table-trying')}" if trouble else words("table-connecting")
        self.query_one("#notice", Static).update(Text(said))


class Visiting(RoundTable):
    """At one table. Ends when that has come to an end, with the reason."""

    FIRST = Doorstep
    ALONE = True
    _came = False
    """True if the door knows that the visitor has come to the table."""

    @classmethod
    def on(cls, errand: Errand) -> Visiting:
        """The app that does this errand."""
        settings = Settings(name=errand.name, language=errand.language)
        plan = LaunchRequest("join", errand.name, errand.host, errand.port, code=errand.code, password=errand.password)
        return cls(plan, settings)

    async def _to_the_table(self, client_state: ClientState) -> None:
        """Our place at the door is for us from now on."""
        if not self._came:
            self._came = True
            come_to_the_table()
        await super()._to_the_table(client_state)

    async def _back_home(self) -> None:
        """There is no home: go, and say why."""
        if self._locked_out():
            self._ask_password()
            return
        client = self.session.client
        self.exit(self.words.sentence(self.session.failure or (client.trouble if client else "")), return_code=1)

    def ask_leave(self) -> None:
        """Stay, or go: the seat is kept."""
        words = self.words

        def done(at: int | None) -> None:
            if at == 1:
                self.exit()

        answers = [words("table-leave-stay"), self._said("doors-leave")]
        self.push_screen(Chooser(words("table-leave-title"), Text(self._stakes()), answers), done)

    def _stakes(self) -> str:
        return self._said("doors-leave-body") if self._inside() else ""

    def _inside(self) -> bool:
        """True if the table has let the visitor in."""
        client = self.session.client
        return client is not None and client.state.table.welcome is not None

    def _said(self, key: str) -> str:
        """The text for a visitor with a seat to lose, or for one without."""
        client = self.session.client
        return self.words(key, watching=watches(client) if client is not None else "yes")

    def _report(self, error: BaseException) -> str:
        """A report would lie in a home that is gone with the visit."""
        return ""


class WalkIn(Visiting):
    """The app of a visitor in a browser, who is asked for a name or a seat code, once per tab."""

    def begin(self, plan: LaunchRequest) -> None:
        """Sits down, under the former name if the tab was here before."""
        if name := plan.name or _remembered():
            super().begin(replace(plan, name=name))
            return
        words = self.words
        self.push_screen(Form(words("table-name-title"), "", words("doors-web-name"), _wrong), self._called)

    def _called(self, said: str | None) -> None:
        """Takes the visitor's name, or ends if they would rather leave."""
        if not said:
            self.exit()
            return
        code = said if is_code(said) else ""
        name = NAMELESS if code else codec.clean(said)
        self.settings.for_now(name=name)
        with suppress(OSError):
            _called_path().write_text(name, encoding="utf-8")
        self.begin(replace(self._plan, name=name, code=code))

    async def _back_home(self) -> None:
        """Forgets a name that was not let in, so that it is asked for again."""
        client = self.session.client
        if not self._locked_out() and (client is None or client.state.table.welcome is None):
            _called_path().unlink(missing_ok=True)
        await super()._back_home()

    def _stakes(self) -> str:
        return self._said("doors-web-leave") if self._inside() else ""


def _wrong(text: str) -> str | None:
    return None if is_code(text) else wrong_name(text)


def _called_path() -> Path:
    return Path(os.environ["XDG_DATA_HOME"]) / "called"


def _remembered() -> str:
    """The visitor's former name in this tab; empty if the tab is new."""
    with suppress(OSError, ValueError):
        name = codec.clean(_called_path().read_text(encoding="utf-8")[:200])
        return "" if wrong_name(name) else name
    return ""
