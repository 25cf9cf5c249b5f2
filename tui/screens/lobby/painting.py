"""Paints the lobby: the address, the list, the game's card, the panel about a row, the button and the keys.

Knows: the parts of the lobby's screen, and how each is drawn.
Must not know: what is asked of the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text
from textual.binding import Binding
from textual.widgets import Static

from netplay.client.state import ClientState
from netplay.protocol import codec
from netplay.protocol.messages import Lobby
from tui.draw import qr
from tui.draw.canvas import Canvas
from tui.draw.styles import style
from tui.game_view.replay.series import series_line
from tui.input import keys
from tui.lobby_view import problems
from tui.lobby_view.lobby_text import title_line, ways_to
from tui.lobby_view.next_step import NextStep, next_step
from tui.lobby_view.row_about import row_about
from tui.lobby_view.seat_text import taken
from tui.lobby_view.web_code import code_of, join_codes
from tui.screens.key_line import two_ends
from tui.screens.people import ways_text
from tui.screens.table_screen import TableScreen
from tui.text.wrap import Prose
from tui.widgets.drawing import Drawing

from . import drawn
from .drawn import Layout, panel_height
from .row_keys import RowKey, row_keys, unnamed
from .rows import SPACED, LobbyRows

COMMANDS = {"start": "start", "bot": "bot", "ready": "ready", "unready": "ready"}
"""The commands of the steps that have a key of their own."""
ON_OWN_SEAT = ("remind", "unready")
"""The steps that Enter takes on the own seat although nobody waits for them."""


TALK = 3
"""Rows of the talk that show a long line whole: its heading, and two."""
LOW_SPACED, AIR = 24, 2
"""Rows from which a low screen has free rows between its parts, and how many."""


class LobbyPainter:
    """Paints the screen of a lobby."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen
        self._series: tuple[Any, list[int]] = None, []
        """The game and the names of those who sit here, and how often each has won against the others."""

    def paint(self, client: Any, lobby: Lobby) -> None:
        """Paints everything but the talk."""
        words = self._screen.app.words
        self._divide(lobby)
        self._paint_title(title_line(words, client.state))
        self._show_address(client)
        self._screen.query_one(LobbyRows).show(words, client.state, lobby)
        self._show_watching(lobby)
        self.paint_row(client.state, lobby)

    def _paint_title(self, title: str) -> None:
        self._screen.query_one("#title", Static).update(Text(title))

    def _divide(self, lobby: Lobby) -> None:
        """Gives each part its room, and shows the card of the game where there is some for it."""
        layout, words = Layout.of(*self._screen.app.size), self._screen.app.words
        self._screen.set_class(layout.tight, "tight")
        self._screen.set_class(layout.low, "low")
        self._screen.set_class(layout.roomy, "roomy")
        self._screen.set_class(self._screen.app.size.height >= SPACED, "airy")
        self._screen.set_class(self._is_spaced(layout), "spaced")
        self._screen.query_one(LobbyRows).side = layout.side if layout.low else 0
        self._screen.query_one("#right").styles.width = "100%" if layout.low else layout.side
        self._screen.query_one("#about").display = not layout.low
        card = self._screen.query_one("#card", Drawing)
        card.display = layout.roomy
        if layout.roomy:
            size = drawn.card_size(*self._screen.app.size)
            card.show(self._code_card(layout.side) or drawn.card(layout.side, lobby.game, words, size))
        width = self._screen.app.size.width - 2 if layout.low else layout.side
        self._screen.query_one("#talk", Drawing).show(drawn.talk_heading(width, words))

    def _is_spaced(self, layout: Layout) -> bool:
        """True if a low screen has rows for a free one above the seats and above the talk."""
        return layout.low and self._screen.app.size.height >= LOW_SPACED

    def _code_card(self, width: int) -> Canvas | None:
        """Returns the card with the code for telephones, in place of that of the game; None where there is no code, or
        the other parts beside the list need the room."""
        app, codes = self._screen.app, join_codes(self._screen.app.session)
        modules = code_of(codes[0].content) if codes else None
        rows = app.size.height - drawn.ELSEWHERE - drawn.TALL - drawn.TALK
        if modules is None or app.ascii_only or qr.size(modules)[1] > rows:
            return None
        return drawn.code_card(width, modules, codes[0], app.words)

    def _show_address(self, client: Any) -> None:
        words, session = self._screen.app.words, self._screen.app.session
        text = ways_text(ways_to(words, session))
        if join_codes(session):
            text.append(f"   {words('qr-key')}", style("soft-dim"))
        if client.status == "lost":
            text = Text(problems.line_down(words, client))
        if client.status != "open":
            text = Text(text.plain, style("bad"))
        self._screen.query_one("#address", Static).update(text)

    def _show_watching(self, lobby: Lobby) -> None:
        """Shows how often each of those who sit here has won against the others, and who is watching."""
        words, names = self._screen.app.words, [seated.name for seated in lobby.seats if taken(seated)]
        if self._series[0] != (lobby.game, names):
            self._series = (lobby.game, names), self._screen.app.session.series(lobby.game, names)
        series = series_line(words, self._series[1], [words.called(name, names) for name in names])
        watchers = codec.cut(", ".join(lobby.watching), 200)
        watching = words("table-watching", names=watchers) if watchers else ""
        line = self._screen.query_one("#watching", Static)
        line.display = bool(series or watching)
        line.update(Prose(Text().append(series, style("gold")).append("  " * bool(series)).append(watching)))

    def _show_next(self, client_state: ClientState, lobby: Lobby) -> None:
        """Shows what this client can do now, and the key for it: Enter while the cursor is on their own seat."""
        words, layout = self._screen.app.words, Layout.of(*self._screen.app.size)
        step = next_step(words, client_state, lobby)
        sign = self._sign_of(step, client_state, lobby)
        left = self._rows_left(self._screen.query_one(LobbyRows).lines)
        rows = drawn.HIGH_BUTTON if self._has_high_button(layout) else self._low_button(layout, left)
        button = drawn.button(self._screen.app.size.width, rows, step, sign, words)
        headed = not layout.low or left - button.height > 1
        self._screen.query_one("#talk").display = self._screen.query_one("#feed").display = headed
        self._screen.query_one("#next", Drawing).show(button)

    def _sign_of(self, step: NextStep, client_state: ClientState, lobby: Lobby) -> str:
        """Returns the key of a step; empty where no key does it now."""
        seat, command = self._screen.query_one(LobbyRows).seat, COMMANDS.get(step.step)
        if step.step == "sit":
            return "Enter" if seat is not None and not taken(lobby.seats[seat]) else ""
        if (step.urgent or step.step in ON_OWN_SEAT) and seat == client_state.table.my_seat:
            return "Enter"
        idle = step.step == "start" and not step.urgent
        return keys.sign(self._screen.app.preferences.keymap.key(command)) if command and not idle else ""

    def _has_high_button(self, layout: Layout) -> bool:
        """True on a high screen, and on a low one that has rows left below the folded settings, three for the talk."""
        left = self._rows_left(self._screen.query_one(LobbyRows).folded_lines)
        return layout.high or (layout.low and left >= drawn.HIGH_BUTTON + TALK)

    @staticmethod
    def _low_button(layout: Layout, left: int) -> int:
        """The rows of a low button: on a low screen one where the talk would have too few rows else, but some."""
        return 1 if layout.low and 2 < left < drawn.LOW_BUTTON + TALK else drawn.LOW_BUTTON

    def _rows_left(self, lines: int) -> int:
        """The rows of a low screen that so many lines of the list leave to the talk and the button."""
        taken = sum(each.size.height for each in self._screen.query("#title, #address, #watching, #keys"))
        air = AIR if self._is_spaced(Layout.of(*self._screen.app.size)) else 0
        return self._screen.app.size.height - taken - lines - air

    def paint_row(self, client_state: ClientState, lobby: Lobby) -> None:
        """Explains the row under the cursor, and names the keys that do something there."""
        self._show_next(client_state, lobby)
        row = self._screen.query_one(LobbyRows).row
        if not row:
            return
        words, layout = self._screen.app.words, Layout.of(*self._screen.app.size)
        about = row_about(words, client_state, lobby, row)
        card = self._screen.query_one("#card", Drawing).canvas if layout.roomy else None
        height = panel_height(self._screen.query_one("#right").size.height, layout, card.height if card else 0)
        if layout.low:
            height = self._screen.query_one(LobbyRows).beside_rows(self._screen.query_one("#middle").size.height)
        panel = drawn.about_panel(layout.side, height, about, self._screen.app.preferences.keymap, words)
        if layout.low:
            self._screen.query_one(LobbyRows).beside(panel)
        else:
            self._screen.query_one("#about", Drawing).show(panel)
        of_row = row_keys(client_state, lobby, row)
        named = of_row if layout.tight else [each for each in of_row if each.key == "enter"]
        self._show_keys(named, unnamed(client_state))

    def _show_keys(self, of_row: Sequence[RowKey], unnamed: frozenset[str]) -> None:
        """Shows the keys of the row at the left end, and those of every row, without the `unnamed` ones, in their
        places at the right end: the key that leaves is the last, and the first ones give way first, which the palette
        lists. The panel about the row names the other keys of the row."""
        keymap = self._screen.app.preferences.keymap
        first = [(each.key or keymap.key(each.command), each.text) for each in of_row]
        there = {each.command for each in of_row} | unnamed
        listed = [each for each in self._screen.BINDINGS if isinstance(each, Binding)]
        shown = [each for each in listed if each.id and each.id not in there and self._screen.offers(each.action)]
        everywhere, named = self._screen.keys_everywhere(), self._screen.named
        of_table = named(*(each for each in shown if each.id not in ("help", "leave")))
        last = [*everywhere[:-1], *of_table, *everywhere[-1:], *named(*(each for each in shown if each.id == "help"))]
        leave, width = self._screen.app.words("table-key-leave"), self._screen.app.size.width - 2
        row = two_ends(self._screen.named(first=first), [*last, leave], width)
        self._screen.query_one("#keys", Static).update(row)
