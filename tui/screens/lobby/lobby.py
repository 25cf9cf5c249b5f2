"""The lobby: who sits where, which game with which options, chat, ready, start.

Knows: the lobby as the table sends it, its list and its drawn parts, and which key asks for what.
Must not know: whether the table grants a request: that is for the table to say.
"""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, Static

import core
from netplay.client.state import ClientState
from netplay.protocol.messages import CHAT_CELLS, Chat, Free, Lobby, Message, Pick, Said, Sit, Stand, Start
from tui.boards.look import players_of
from tui.draw.styles import style
from tui.game_view.talk import talk
from tui.input.bindings import named_binding
from tui.lobby_view import lobby_requests
from tui.lobby_view.launching import options_alone, options_kept
from tui.lobby_view.next_step import next_step, reminder
from tui.lobby_view.row_about import setting_notes
from tui.lobby_view.seat_text import free_seats
from tui.screens.base import STYLES
from tui.screens.deal import DisclosurePrompt, broken_game
from tui.screens.dialogs import Picker
from tui.screens.settings.name import ask_name
from tui.screens.table_screen import TableScreen
from tui.text.words import Words
from tui.widgets.drawing import Drawing
from tui.widgets.feed import Feed
from tui.widgets.text_line import TextLine

from .painting import LobbyPainter
from .rows import LobbyRows


class LobbyScreen(TableScreen):
    """The screen of a table before a game."""

    CSS_PATH = STYLES / "lobby.tcss"
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
        self._painter = LobbyPainter(self)

    def compose(self) -> ComposeResult:
        yield Static(id="title", classes="bar")
        yield Static(id="address")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield LobbyRows(id="rows")
            with Vertical(id="right"):
                yield Drawing(id="card")
                yield Drawing(id="about")
                yield Drawing(id="talk")
                yield Feed(id="feed", pause=0, ascii_only=self.app.ascii_only)
        yield Static(id="watching")
        yield Drawing(id="next")
        yield TextLine(id="chat", max_length=CHAT_CELLS, select_on_focus=False)
        yield Static(id="keys")

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
        self._painter.paint(client, lobby)
        feed = self.query_one("#feed", Feed)
        notes = setting_notes(words, lobby, client.state.table.is_host)
        feed.notes, feed.noted = [(title, Text(text)) for title, text in notes], True
        feed.replace(_talk_lines(words, client.state))
        self._disclosure.update(self, client.state)

    def on_option_list_option_highlighted(self, event: LobbyRows.OptionHighlighted) -> None:
        """Explains the row under the cursor."""
        if self.client_state is not None and self._drawn is not None:
            self._painter.paint_row(self.client_state, self._drawn)

    # What is asked for

    def on_drawing_pointed(self, message: Drawing.Pointed) -> None:
        """A click on the button does the next step."""
        if message.pressed is not None:
            self._do_next()

    def _do_next(self) -> None:
        """Does what the button says."""
        client_state, lobby = self.client_state, self._drawn
        if client_state is None or lobby is None:
            return
        match next_step(self.app.words, client_state, lobby).step:
            case "start":
                self.action_start()
            case "bot":
                self._ask(lobby_requests.bot_request(client_state, lobby, None))
            case "remind":
                self._remind(client_state, lobby)
            case "sit":
                self._ask(next((Sit(seat) for seat in free_seats(lobby)), None))
            case _:
                self.action_ready()

    def on_option_list_option_selected(self, event: LobbyRows.OptionSelected) -> None:
        self._choose(str(event.option.id))

    def _choose(self, row: str) -> None:
        """Does what Enter does on a row."""
        lobby, client_state = self._drawn, self.client_state
        if lobby is None or client_state is None:
            return
        if row.startswith("seat-"):
            self._choose_seat(client_state, lobby, int(row.removeprefix("seat-")))
        elif row == "broken":
            broken_game(self.app, client_state)
        elif row == "game":
            self.action_game()
        else:
            self.action_turn(1)

    def _choose_seat(self, client_state: ClientState, lobby: Lobby, seat: int) -> None:
        """Does what Enter does on a seat: the next step on one's own, or a reminder; for the host another level on a
        bot's."""
        host, seated = client_state.table.is_host, lobby.seats[seat]
        if host and seat == client_state.table.my_seat:
            self._do_next()
        elif host and seated.person is None and seated.bot:
            self._ask(lobby_requests.bot_request(client_state, lobby, seat))
        else:
            self._ask(lobby_requests.seat_request(client_state, lobby, seat))

    def _remind(self, client_state: ClientState, lobby: Lobby) -> None:
        """Asks those who are not ready, in the talk; once, until something else is said there."""
        line, said = reminder(self.app.words, lobby), client_state.talk.lines
        if said and isinstance(said[-1], Said) and said[-1].text == line:
            self.app.bell()
        else:
            self._ask(Chat(line))

    def action_ready(self) -> None:
        if self.client_state is not None:
            self._ask(self.client_state.table.toggled())

    def action_stand(self) -> None:
        self._ask(Stand())

    def action_start(self) -> None:
        """Starts the game. Whoever plays alone is offered the same bots next time."""
        if self.app.session.plan.do == "solo" and self._drawn is not None:
            levels = [seated.bot for seated in self._drawn.seats if seated.bot]
            self.app.preferences.remember_bots(self._drawn.game, levels)
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

        def done(at: int | None) -> None:
            if at is not None and at >= 0:
                game = core.IDS[at]
                options, alone = self.app.preferences.last_options(game), self.app.session.plan.do == "solo"
                self._ask(Pick(game, options_alone(game, options) if alone else options))

        self.app.push_screen(Picker(words("table-which-game"), Text(""), _games(words)), done)

    def action_name(self) -> None:
        """Asks for another name at this table."""
        ask_name(self.app, self.table_changed)

    def _ask(self, message: Message | None) -> None:
        """Sends a request to the table, if there is one; a host's choice of a game is remembered."""
        client = self.app.session.client
        if client is None or message is None:
            return
        if isinstance(message, Pick) and client.state.table.is_host:
            alone = self.app.session.plan.do == "solo"
            kept = options_kept(message.game, message.options) if alone else message.options
            self.app.preferences.remember(message.game, kept)
        client.state.requests.rejected = None
        if not self.app.session.send(message):
            self.app.bell()


def _games(words: Words) -> list[str]:
    """Returns the games and for how many players each is, in two columns."""
    names = [words(f"{game}-name") for game in core.IDS]
    wide = max(map(cell_len, names))
    return [
        words.shown(f"{name}{' ' * (wide - cell_len(name))}   {players_of(words, game)}")
        for name, game in zip(names, core.IDS, strict=True)
    ]


def _talk_lines(words: Words, client_state: ClientState) -> list[Text]:
    """Returns the lines of the talk; a hint if nobody has said anything."""
    return talk(words, client_state, client_state.talk.lines) or [Text(words("table-no-chat"), style=style("dim"))]
