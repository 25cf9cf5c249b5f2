"""The verdict on a deal and the disclosure of an abandoned game, in dialogs.

Knows: what is said of both.
Must not know: how a deal is checked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from netplay.client.replicated_game import ReplicatedGame
from netplay.client.state import ClientState
from tui.draw.styles import style
from tui.lobby_view.deal_verdict import broken_line, deal_lines, may_open, opened_game
from tui.text.words import Words

from .dialogs import Chooser, Reader

if TYPE_CHECKING:
    from tui.app.protocol import TableApp

    from .table_screen import TableScreen

ANSWERS = {1: True, 2: False}
"""The texts of the answers. The first answer decides later."""


def show_deal(app: TableApp, game: ReplicatedGame | None, then: Callable[[], None] = lambda: None) -> None:
    """Shows what was checked, or what is wrong; calls `then` when that was read."""
    words = app.words
    body = Text("\n".join(deal_lines(words, game)))
    app.push_screen(Reader(words("table-deal-title"), body), lambda _: then())


# An abandoned game


class MayOpen(Chooser):
    """The question whether an abandoned game is disclosed. It closes by itself when that is decided."""


class DisclosurePrompt:
    """Asks a player once about each abandoned game whether it may be disclosed."""

    def __init__(self) -> None:
        self._asked = 0
        """The number of the last game about which was asked."""

    def update(self, screen: TableScreen, client_state: ClientState) -> None:
        """Asks about a game that is not decided, or closes a question that is."""
        broken, lobby, above = client_state.table.asked_to_open, client_state.table.lobby, screen.app.screen
        if lobby is not None and lobby.broken is None and isinstance(above, MayOpen):
            above.dismiss(-1)
        elif broken is not None and broken.number != self._asked and above is screen and not screen.writing:
            self._asked = broken.number
            ask_to_open(screen.app, client_state, by_itself=True)


def broken_row(words: Words, client_state: ClientState) -> Text | None:
    """Returns the state of the last game if it was abandoned."""
    line, game = broken_line(words, client_state), opened_game(client_state)
    found_out = game is not None and game.verdict is not None and game.verdict.fair is False
    return Text(line, style("bad" if found_out else "gold")) if line else None


def broken_game(app: TableApp, client_state: ClientState) -> None:
    """Shows the verdict on an abandoned game or, until it is disclosed, the question."""
    if (game := opened_game(client_state)) is not None:
        show_deal(app, game)
    else:
        ask_to_open(app, client_state)


def ask_to_open(app: TableApp, client_state: ClientState, by_itself: bool = False) -> None:
    """Asks whether all of it may be seen. Only its players have a say; they can take back an agreement."""
    words = app.words
    asked = may_open(words, client_state)
    if asked is None:
        return
    body, answers = asked
    said = {at: client_state.table.disclosed(agree) for at, agree in ANSWERS.items()}

    def done(at: int | None) -> None:
        if at in said and not app.session.send(said[at]):
            app.bell()

    app.push_screen(MayOpen(words("table-broken-title"), Text("\n\n".join(body)), answers, by_itself), done)
