"""People at the table: a choice of what may be asked for about them, a seat code, the password.

Knows: the desk at which it is asked, dialogs.
Must not know: what the table grants.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from netplay.protocol.messages import Code, Message
from tui.lobby_view.people_menu import Choice, PeopleMenu, code_lines, nothing_to_ask
from tui.text.wrap import Prose
from tui.widgets.text_line import TextLine

from .dialogs import Chooser, Form, Reader

if TYPE_CHECKING:
    from netplay.client.state import ClientState
    from tui.app.app import RoundTable


class OnScreen:
    """A clerk who asks by dialogs."""

    def __init__(self, app: RoundTable) -> None:
        self._app, self.words = app, app.words

    def choose(self, title: str, choices: list[Choice]) -> None:
        """One of these, or nothing."""
        choices = [*choices, (self.words("people-nothing"), lambda: None)]

        def done(at: int | None) -> None:
            if at is not None and at >= 0:
                choices[at][1]()

        body = Text(self.words("people-about"))
        self._app.push_screen(Chooser(title, body, [text for text, _ in choices]), done)

    def send(self, message: Message) -> bool:
        """Ask the table for something; False if there is no line to it."""
        return self._app.session.send(message)

    def bell(self) -> None:
        """There was none."""
        self._app.bell()


def choose_people(app: RoundTable) -> None:
    """Whom is it about, or what? For a guest, only his own seat."""
    client_state = app.session.client.state if app.session.client is not None else None
    if client_state is None or client_state.table.lobby is None or client_state.table.welcome is None:
        return
    clerk, words, alone = OnScreen(app), app.words, app.session.plan.do == "solo"
    choices = (
        []
        if alone
        else PeopleMenu(clerk, client_state, client_state.table.lobby, client_state.table.welcome.person).choices()
    )
    if choices:
        clerk.choose(words("people-title"), choices)
    else:
        body = Text(nothing_to_ask(words, alone))
        app.push_screen(Reader(words("people-title"), body, words("table-reader-keys")))


def show_code(app: RoundTable, client_state: ClientState, code: Code) -> None:
    """The seat code that was asked for."""
    title, body = code_lines(app.words, client_state, code)
    app.push_screen(Reader(title, Text(body), app.words("people-code-back")))


class PasswordForm(Form):
    """A word that nobody behind us should read."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Text(self._title), classes="heading")
            yield TextLine(password=True, max_length=120)
            yield Static(Prose(Text(self._hint)), classes="hint", id="hint")


def ask_password(app: RoundTable, then: Callable[[str], None], *, again: bool) -> None:
    """The password of the table that we want to join; "" if it was left. `again`: one was said, and was not it."""
    words = app.words

    def wrong(text: str) -> str | None:
        return None if text else words("people-password-empty")

    hint = words("people-password-wrong" if again else "people-password-hint")
    form = PasswordForm(words("people-password-title"), "", hint, wrong)
    app.push_screen(form, lambda text: then(text or ""))
