"""The list of a lobby: its seats, the abandoned game, the game, the table's rules and the game's options.

Knows: the lobby as the table sends it, how its parts are worded, Textual's list.
Must not know: keys, and what may be asked of the table.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from netplay.client.state import ClientState
from netplay.protocol.messages import Lobby, Seated
from tui.draw.styles import seat_style, style
from tui.lobby_view.seat_text import first_seat, named_seats, seat_notes, taken
from tui.lobby_view.table_settings import RULES, offered, option_text, rules
from tui.screens.deal import broken_row
from tui.text.words import Words, letter


class LobbyRows(OptionList):
    """Shows a lobby row by row. Each row has an id: `seat-0`, `broken`, `game`, a rule's name, `option-` and a name."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id, markup=False)
        self._placed = False
        """True once the cursor was set on the row that is most likely wanted."""

    def show(self, words: Words, client_state: ClientState, lobby: Lobby) -> None:
        """Shows this lobby; the cursor stays where it was."""
        at, items = self.highlighted, list(_rows(words, client_state, lobby))
        self.clear_options()
        self.add_options([Option(text, id=id) for id, text in items])
        self.highlighted = min(at or 0, len(items) - 1) if self._placed else first_seat(client_state, lobby)
        self._placed = True

    @property
    def row(self) -> str:
        """The id of the row under the cursor; "" if there is none."""
        return "" if self.highlighted is None else str(self.get_option_at_index(self.highlighted).id)

    @property
    def seat(self) -> int | None:
        """The seat under the cursor."""
        return int(self.row.removeprefix("seat-")) if self.row.startswith("seat-") else None


def _rows(words: Words, client_state: ClientState, lobby: Lobby) -> Iterator[tuple[str, Text]]:
    for at, seated in enumerate(named_seats(words, lobby)):
        yield f"seat-{at}", _seat(words, client_state, at, seated)
    if line := broken_row(words, client_state):
        yield "broken", line
    yield "game", Text(words("table-row-game", game=words(f"{lobby.game}-name")), style="bold")
    for rule in rules(words, lobby.house, host=client_state.table.is_host):
        yield rule.name, Text(f"  {rule.text}", "" if rule.usual else style("gold"))
    for choice in offered(lobby):
        value = lobby.options.get(choice.name, choice.default)
        text = option_text(words, lobby.game, choice.name, value)
        yield f"option-{choice.name}", Text(f"  {text}", "" if value == choice.default else style("gold"))


def _seat(words: Words, client_state: ClientState, at: int, seated: Seated) -> Text:
    text, notes = Text(f"{letter(at)} ", style=seat_style(at)), seat_notes(words, client_state, seated)
    if not taken(seated):
        return text.append(notes[0], style("dim"))
    return text.append(seated.name).append(f"  {', '.join(notes)}", style("dim"))


def about_key(row: str, game: str, is_host: bool) -> str:
    """Returns the key of the text that explains a row."""
    if row in RULES:
        return f"table-about-{row}"
    kind, _, name = row.partition("-")
    return {
        "game": f"{game}-blurb",
        "option": f"{game}-about-{name}",
        "broken": "table-broken-about",
        "seat": "table-about-seat-host" if is_host else "table-about-seat",
    }[kind]
