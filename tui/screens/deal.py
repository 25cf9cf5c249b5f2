"""Was the deal fair, and may a game that was broken off be opened? On the screen.

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
    from tui.app.app import RoundTable

ANSWERS = {1: True, 2: False}
"""What the answers say; the first is to decide later."""


def show_deal(app: RoundTable, game: ReplicatedGame | None, then: Callable[[], None] = lambda: None) -> None:
    """What was checked, or what is wrong; and what to do `then`, when it has been read."""
    words = app.words
    body = Text("\n".join(deal_lines(words, game)))
    app.push_screen(Reader(words("table-deal-title"), body, words("table-reader-keys")), lambda _: then())


# A game that was broken off


class MayOpen(Chooser):
    """Shall a game that was broken off be opened? It goes by itself when that is decided."""


def broken_row(words: Words, client_state: ClientState) -> Text | None:
    """How it stands with the last game, if it was broken off."""
    line, game = broken_line(words, client_state), opened_game(client_state)
    found_out = game is not None and game.verdict is not None and game.verdict.fair is False
    return Text(line, style("bad" if found_out else "gold")) if line else None


def broken_game(app: RoundTable, client_state: ClientState) -> None:
    """What came of a game that was broken off or, as long as that is open, the question."""
    if (game := opened_game(client_state)) is not None:
        show_deal(app, game)
    else:
        ask_to_open(app, client_state)


def ask_to_open(app: RoundTable, client_state: ClientState, by_itself: bool = False) -> None:
    """May everything of it be seen? Only who played it has a say; who has agreed can take that back."""
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
