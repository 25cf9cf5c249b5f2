"""Dialogs about people at the table: the people menu, a seat code, the password.

Knows: the people menu, dialogs.
Must not know: what the table grants.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from netplay.protocol.messages import Message, SeatCode
from tui.draw.styles import style
from tui.lobby_view.lobby_text import ways_to
from tui.lobby_view.people_menu import Choice, PeopleMenu, code_lines, nothing_to_ask
from tui.lobby_view.web_code import JoinCode, hall_code, join_codes
from tui.text.wrap import Prose
from tui.widgets.text_line import TextLine

from .dialogs import Chooser, Form, Reader
from .web_code import WebCode

if TYPE_CHECKING:
    from netplay.client.state import ClientState
    from tui.app.protocol import TableApp


class ScreenDialogs:
    """Shows the people menu in dialogs."""

    def __init__(self, app: TableApp) -> None:
        self._app, self.words = app, app.words

    def choose(self, title: str, choices: list[Choice]) -> None:
        """Lets the reader choose one of these, or none."""
        choices = [*choices, (self.words("people-nothing"), lambda: None)]

        def done(at: int | None) -> None:
            if at is not None and at >= 0:
                choices[at][1]()

        session = self._app.session
        body = ways_text(ways_to(self.words, session))
        self._app.push_screen(Chooser(title, body, [text for text, _ in choices]), done)

    def send(self, message: Message) -> bool:
        """Sends a request to the table. False if no connection takes it."""
        return self._app.session.send(message)

    def bell(self) -> None:
        """Signals that a request was not sent."""
        self._app.bell()


def ways_text(lines: Sequence[str]) -> Text:
    """Returns how others join, in which what they type stands out."""
    return Text("\n").join(map(_way, lines))


def _way(line: str) -> Text:
    label, gap, typed = line.partition("  ")
    return Text().append(label + gap, style("soft-dim" if gap else "ink")).append(typed, style("ink bold"))


def choose_people(app: TableApp) -> None:
    """Shows the people menu, or why it is empty."""
    client_state = app.session.client.state if app.session.client is not None else None
    if client_state is not None and (code := hall_code(client_state.hall)) and client_state.hall.in_list:
        app.push_screen(WebCode(code))
    if client_state is None or client_state.table.lobby is None or client_state.table.welcome is None:
        return
    dialogs, words, alone = ScreenDialogs(app), app.words, app.session.plan.do == "solo"
    choices = (
        []
        if alone
        else PeopleMenu(dialogs, client_state, client_state.table.lobby, client_state.table.welcome.person).choices()
    )
    codes = join_codes(app.session) or [code for code in [hall_code(client_state.hall)] if code]
    choices = [*(_code_choice(app, each) for each in codes), *choices]
    if choices:
        dialogs.choose(words("people-title"), choices)
    else:
        ways = [] if alone else [*ways_to(words, app.session), ""]
        body = ways_text([*ways, nothing_to_ask(words, alone)])
        app.push_screen(Reader(words("people-title"), body))


def _code_choice(app: TableApp, code: JoinCode) -> Choice:
    """Returns the choice of a code by which friends join."""
    return app.words(f"{code.texts}-menu"), lambda: app.push_screen(WebCode(code))


def show_code(app: TableApp, client_state: ClientState, code: SeatCode) -> None:
    """Shows a seat code that was asked for."""
    title, body = code_lines(app.words, client_state, code)
    app.push_screen(Reader(title, Text(body), app.words("people-code-back")))


class PasswordForm(Form):
    """A form whose text is hidden."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Text(self._title), classes="heading")
            yield TextLine(password=True, max_length=120)
            yield Static(Prose(Text(self._hint)), classes="hint", id="hint")


def ask_password(app: TableApp, then: Callable[[str], None], *, again: bool) -> None:
    """Asks for the password of the table to join; "" if the form was left. `again`: after a wrong one."""
    words = app.words

    def wrong(text: str) -> str | None:
        return None if text else words("people-password-empty")

    hint = words("people-password-wrong" if again else "people-password-hint")
    form = PasswordForm(words("people-password-title"), "", hint, wrong)
    app.push_screen(form, lambda text: then(text or ""))
