"""The dialog for the player's name.

Knows: how a name is saved, and sent to the table.
Must not know: what opened the dialog.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from netplay.protocol import plain_text
from netplay.protocol.messages import Rename
from tui.screens.dialogs import Form, wrong_name

if TYPE_CHECKING:
    from tui.app.protocol import TableApp


class NameForm(Form):
    """Asks for a name."""

    keys_named = "table-name-keys"


def ask_name(app: TableApp, then: Callable[[], None]) -> None:
    """Asks for another name, saves it, and takes it at the table if that is in its lobby. Calls `then` in any case."""

    def done(text: str | None) -> None:
        if text:
            app.preferences.choose("name", plain_text.clean(text))
            client = app.session.client
            lobby = client.state.table.lobby if client is not None else None
            if lobby is not None and lobby.phase == "lobby":
                app.session.send(Rename(text))
        then()

    words = app.words
    form = NameForm(words("table-name-title"), app.settings.person(), words("table-name-hint"), wrong_name)
    app.push_screen(form, done)
