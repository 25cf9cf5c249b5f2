"""The lobby: who sits where, which game with which options, chat, ready, start.

Knows: the lobby as the table sends it, its list and its drawing, and which key asks for what.
Must not know: whether the table grants a request: that is for the table to say.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, Static

import core
from netplay.client.state import ClientState
from netplay.protocol import codec
from netplay.protocol.messages import CHAT_CELLS, Free, Lobby, Message, Pick, Stand, Start
from tui.draw.styles import style
from tui.game_view.talk import talk
from tui.input.bindings import named_binding
from tui.lobby_view import lobby_requests, problems
from tui.lobby_view.lobby_text import title_line, ways_in
from tui.lobby_view.seat_text import named_seats, seat_notes
from tui.screens.base import TableScreen
from tui.screens.deal import DisclosurePrompt, broken_game
from tui.screens.dialogs import Chooser
from tui.screens.settings.name import ask_name
from tui.text.words import Words
from tui.text.wrap import Prose
from tui.widgets.drawing import Drawing
from tui.widgets.feed import Feed
from tui.widgets.text_line import TextLine

from .chairs import Layout, table_canvas
from .rows import LobbyRows, about_key

STYLES = {"problem": "ink bold", "rejected": "bad", "ready": "good"}
"""Styles of the line below the lobby, by its kind."""


class LobbyScreen(TableScreen):
    """The screen of a table before a game."""

    home = "#rows"
    BINDINGS = [
        named_binding("ready", "ready"),
        named_binding("stand", "stand"),
        named_binding("rename", "name"),
        named_binding("bot", "bot"),
        named_binding("character", "character"),
        named_binding("free", "free"),
        named_binding("game", "game"),
        Binding("left", "turn(-1)", "table-does-turn", show=False, priority=True),
        Binding("right", "turn(1)", "table-does-turn", show=False, priority=True),
        named_binding("start", "start"),
        *TableScreen.BINDINGS,
        named_binding("help", "app.help"),
    ]
    HOST_ONLY = ("bot", "character", "free", "game", "turn(-1)", "turn(1)", "start")
    """Actions that only the host may ask for."""

    def offers(self, action: str) -> bool:
        return action not in self.HOST_ONLY or (self.client_state is not None and self.client_state.table.is_host)

    def __init__(self) -> None:
        super().__init__()
        self._drawn: Lobby | None = None
        """The lobby whose rows are on the screen. The connection may have brought another since."""
        self._disclosure = DisclosurePrompt()

    def compose(self) -> ComposeResult:
        yield Static(id="title", classes="bar")
        yield Static(id="address")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield LobbyRows(id="rows")
            with Vertical(id="right"):
                yield Drawing(id="chairs")
                yield Feed(id="feed", pause=0, ascii_only=self.app.ascii_only)
        yield Static(id="about")
        yield Static(id="problem")
        yield TextLine(id="chat", max_length=CHAT_CELLS, select_on_focus=False)
        yield Static(id="keys", classes="hint")

    def on_mount(self) -> None:
        self.take_up_chat()
        self.table_changed()

    def on_resize(self) -> None:
        super().on_resize()
        self.call_after_refresh(self.table_changed)

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        if self.client_state is not None:
            self._disclosure.update(self, self.client_state)

    # What is shown

    def table_changed(self) -> None:
        """Draws what the table told."""
        client, words = self.app.session.client, self.app.words
        lobby = client.state.table.lobby if client else None
        if client is None or lobby is None or client.state.table.welcome is None:
            trouble = words.sentence(client.trouble) if client else ""
            self.query_one("#title", Static).update(Text(trouble or words("table-connecting")))
            return
        self._drawn = lobby
        self.query_one("#title", Static).update(Text(title_line(words, client.state)))
        self._show_address(client)
        self.query_one(LobbyRows).show(words, client.state, lobby)
        self._show_chairs(client.state, lobby)
        self._show_problem(client.state, lobby)
        self._show_keys()
        self.query_one("#feed", Feed).replace(_talk_lines(words, client.state))
        self._disclosure.update(self, client.state)

    def _show_address(self, client: Any) -> None:
        words, session = self.app.words, self.app.session
        text = "\n".join(ways_in(words, session.address, session.ssh, session.web))
        if client.status == "lost":
            text = problems.line_down(words, client)
        self.query_one("#address", Static).update(
            Text(text, style=style("gold") if client.status == "open" else style("bad"))
        )

    def _show_chairs(self, client_state: ClientState, lobby: Lobby) -> None:
        """Draws the table seen from above."""
        layout, words = Layout.of(*self.app.size), self.app.words
        self.set_class(layout.tight, "tight")
        self.set_class(layout.grand, "grand")
        self.query_one("#right").styles.width = None if layout.tight else layout.width
        notes = [seat_notes(words, client_state, seated) for seated in lobby.seats]
        canvas = table_canvas(layout, lobby.game, named_seats(words, lobby), notes, words)
        self.query_one("#chairs", Drawing).show(canvas)

    def _show_problem(self, client_state: ClientState, lobby: Lobby) -> None:
        """Shows why the game cannot start or what was turned down, and who is watching."""
        words = self.app.words
        text, kind = problems.lobby_problem(words, client_state, lobby)
        watching = words("table-watching", names=codec.cut(", ".join(lobby.watching), 200)) if lobby.watching else ""
        seated = client_state.table.my_seat is not None
        line = Text() if seated else Text(words("table-watch-lobby") + "  ", style=style("gold"))
        self.query_one("#problem", Static).update(Prose(line.append(f"{text}  {watching}", style(STYLES[kind]))))

    def _show_keys(self) -> None:
        listed = [each for each in self.BINDINGS if isinstance(each, Binding)]
        shown = [each for each in listed if self.offers(each.action)]
        self.query_one("#keys", Static).update(Text(self.key_rows(*shown, first=("enter", "table-does-sit"))))

    def on_option_list_option_highlighted(self, event: LobbyRows.OptionHighlighted) -> None:
        """Explains the row under the cursor."""
        if self._drawn is not None:
            host = self.client_state is not None and self.client_state.table.is_host
            about = self.app.words(about_key(str(event.option.id), self._drawn.game, host))
            self.query_one("#about", Static).update(Prose(Text(about, style=style("dim"))))

    # What is asked for

    def on_drawing_pointed(self, message: Drawing.Pointed) -> None:
        """Moves the cursor to the chair under the mouse; a click does what Enter does there."""
        self.query_one(LobbyRows).highlighted = message.answer
        if message.pressed is not None:
            self._choose(f"seat-{message.answer}")

    def on_option_list_option_selected(self, event: LobbyRows.OptionSelected) -> None:
        self._choose(str(event.option.id))

    def _choose(self, row: str) -> None:
        """Does what Enter does on a row."""
        lobby, client_state = self._drawn, self.client_state
        if lobby is None or client_state is None:
            return
        if row.startswith("seat-"):
            self._ask(lobby_requests.seat_request(client_state, lobby, int(row.removeprefix("seat-"))))
        elif row == "broken":
            broken_game(self.app, client_state)
        elif row == "game":
            self.action_game()
        else:
            self.action_turn(1)

    def action_ready(self) -> None:
        if self.client_state is not None:
            self._ask(self.client_state.table.toggled())

    def action_stand(self) -> None:
        self._ask(Stand())

    def action_start(self) -> None:
        self._ask(Start())

    def action_bot(self) -> None:
        """Seats a bot under the cursor, or on the first free seat; pressed again, a stronger one."""
        if self._drawn is not None:
            self._ask(lobby_requests.bot_request(self.client_state, self._drawn, self.query_one(LobbyRows).seat))

    def action_character(self) -> None:
        """Seats a bot with a style under the cursor; pressed again, with another style."""
        if self._drawn is not None:
            self._ask(lobby_requests.style_request(self.client_state, self._drawn, self.query_one(LobbyRows).seat))

    def action_free(self) -> None:
        seat = self.query_one(LobbyRows).seat
        self._ask(None if seat is None else Free(seat))

    def action_turn(self, by: int) -> None:
        """Sets the next or previous value of the row under the cursor; while somebody writes, moves in their line."""
        chat = self.query_one("#chat", Input)
        if chat.has_focus:
            chat.cursor_position += by
        elif self._drawn is not None:
            self._ask(lobby_requests.turn_request(self._drawn, self.query_one(LobbyRows).row, by))

    def action_game(self) -> None:
        """Asks for another game. A guest hears from the table that only the host may, without choosing one first."""
        lobby, words = self._drawn, self.app.words
        if lobby is not None and self.client_state is not None and not self.client_state.table.is_host:
            self._ask(Pick(lobby.game, lobby.options))
            return
        names = [words.shown(f"{words(f'{game_id}-name')} — {words(f'{game_id}-blurb')}") for game_id in core.IDS]

        def done(at: int | None) -> None:
            if at is not None and at >= 0:
                game = core.IDS[at]
                self._ask(Pick(game, self.app.preferences.last_options(game)))

        self.app.push_screen(Chooser(words("table-which-game"), Text(""), names), done)

    def action_name(self) -> None:
        """Asks for another name at this table."""
        ask_name(self.app, self.table_changed)

    def _ask(self, message: Message | None) -> None:
        """Sends a request to the table, if there is one; a host's choice of a game is remembered."""
        client = self.app.session.client
        if client is None or message is None:
            return
        if isinstance(message, Pick) and client.state.table.is_host:
            self.app.preferences.remember(message.game, message.options)
        client.state.requests.rejected = None
        if not client.send(message):
            self.app.bell()


def _talk_lines(words: Words, client_state: ClientState) -> list[Text]:
    """Returns the lines of the talk; a hint if nobody has said anything."""
    return talk(words, client_state, client_state.talk.lines) or [Text(words("table-no-chat"), style=style("dim"))]
