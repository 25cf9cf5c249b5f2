"""The app of a visitor: the table he came to, and nothing else.

Knows: the app.
Must not know: doors, processes.
"""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.widgets import Static

from .. import keys
from ..app import RoundTable
from ..plan import Plan
from ..screens.base import MainScreen
from ..screens.dialogs import Chooser
from ..settings import Settings
from .visit import Errand


class Doorstep(MainScreen):
    """Where one waits until the table has said its first word."""

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

    @classmethod
    def on(cls, errand: Errand) -> Visiting:
        """The app that does this errand."""
        settings = Settings(name=errand.name, language=errand.language)
        plan = Plan("join", errand.name, errand.host, errand.port, code=errand.code, password=errand.password)
        return cls(plan, settings)

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

        answers = [words("table-leave-stay"), words("doors-leave")]
        self.push_screen(Chooser(words("table-leave-title"), Text(self._stakes()), answers), done)

    def _stakes(self) -> str:
        client = self.session.client
        return self.words("doors-leave-body") if client is not None and client.mirror.welcome is not None else ""

    def _report(self, error: BaseException) -> str:
        """A report would lie in a home that is gone with the visit."""
        return ""
