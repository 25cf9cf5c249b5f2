"""The lobby: who sits where, which game with which options, chat, ready, start.

Knows: the lobby as the table sends it, and what one may ask of the table.
Must not know: whether the table will grant it; that it says itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

import core
from netplay.client.state import ClientState
from netplay.protocol import codec
from netplay.protocol.messages import (
    CHAT_CELLS,
    AddBot,
    Free,
    House,
    Lobby,
    Pick,
    Seated,
    Sit,
    Stand,
    Start,
)
from tui.draw.canvas import Canvas
from tui.draw.styles import seat_style, style
from tui.game_view.talk import talk
from tui.lobby_view import bot_levels, problems, seat_text
from tui.lobby_view.lobby_text import ways_in
from tui.lobby_view.people_names import called_all
from tui.lobby_view.table_names import table_called
from tui.lobby_view.table_settings import RULES, rules
from tui.screens.base import TableScreen, does
from tui.screens.deal import MayOpen, ask_to_open, broken_game, broken_row
from tui.screens.dialogs import Chooser
from tui.screens.game.room import is_tight
from tui.text.words import letter
from tui.text.wrap import Prose
from tui.widgets.drawing import Drawing
from tui.widgets.feed import Feed
from tui.widgets.text_line import TextLine

from .chairs import GRAND_HIGH, GRAND_LOW, GRAND_WIDTH, HIGH, LOW, grand_table, table

RIGHT = 34
"""Columns of the table and of the talk below it."""
LEFT, AROUND = 50, 14
"""Columns of the list of seats, and rows of all that is not the table, where the table is grand."""
ROOMY = 30
"""Rows from which the table has a picture on it."""


class LobbyScreen(TableScreen):
    """Before a game."""

    home = "#rows"
    BINDINGS = [
        does("ready", "ready"),
        does("stand", "stand"),
        does("rename", "name"),
        does("bot", "bot"),
        does("character", "character"),
        does("free", "free"),
        does("game", "game"),
        Binding("left", "turn(-1)", "table-does-turn", show=False, priority=True),
        Binding("right", "turn(1)", "table-does-turn", show=False, priority=True),
        does("start", "start"),
        *TableScreen.BINDINGS,
        does("help", "app.help"),
    ]
    HOST_ONLY = ("bot", "character", "free", "game", "turn(-1)", "turn(1)", "start")
    """Actions that only the host may ask for."""

    def offers(self, action: str) -> bool:
        return action not in self.HOST_ONLY or (self.client_state is not None and self.client_state.table.is_host)

    def __init__(self) -> None:
        super().__init__()
        self._said = 0
        self._placed = False
        """Has the cursor been set on what one most likely wants?"""
        self._drawn: Lobby | None = None
        """The lobby whose rows are on the screen. The line may have brought another since."""
        self._asked_to_open = 0
        """The last game that was broken off about which we have asked."""

    def compose(self) -> ComposeResult:
        yield Static(id="title", classes="bar")
        yield Static(id="address")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield OptionList(id="rows", markup=False)
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
            self._may_open(self.client_state)

    # Data down

    def table_changed(self) -> None:
        """Draw what the table told."""
        client = self.app.session.client
        lobby = client.state.table.lobby if client else None
        words = self.app.words
        if client is None or lobby is None or client.state.table.welcome is None:
            trouble = words.sentence(client.trouble) if client else ""
            self.query_one("#title", Static).update(Text(trouble or words("table-connecting")))
            return
        welcome, self._drawn = client.state.table.welcome, lobby
        title = words("table-lobby-title", table=table_called(words, welcome.table), name=client.state.table.called)
        self.query_one("#title", Static).update(Text(title))
        self._address(client)
        self._rows(lobby)
        self._chairs(lobby)
        self._problem(client, lobby)
        self._feed(client)
        self._may_open(client.state)

    def _address(self, client: Any) -> None:
        words, session = self.app.words, self.app.session
        text = "\n".join(ways_in(words, session.address, session.ssh, session.web))
        if client.status == "lost":
            text = problems.line_down(words, client)
        self.query_one("#address", Static).update(
            Text(text, style=style("gold") if client.status == "open" else style("bad"))
        )

    def _rows(self, lobby: Lobby) -> None:
        words, rows, client = self.app.words, self.query_one("#rows", OptionList), self.app.session.client
        at = rows.highlighted
        items = [(f"seat-{at}", self._seat(at, seated)) for at, seated in enumerate(self._called(lobby))]
        if client is not None and (line := broken_row(words, client.state)):
            items.append(("broken", line))
        items.append(("game", Text(words("table-row-game", game=words(f"{lobby.game}-name")), style="bold")))
        items += self._limits(lobby.house)
        players = sum(seated.person is not None or seated.bot is not None for seated in lobby.seats)
        for choice in core.game(lobby.game).offered(players):
            value = lobby.options.get(choice.name, choice.default)
            shown = Text(self._option(lobby.game, choice.name, value), "" if value == choice.default else style("gold"))
            items.append((f"option-{choice.name}", shown))
        rows.clear_options()
        rows.add_options([Option(text, id=id) for id, text in items])
        rows.highlighted = min(at or 0, len(items) - 1) if self._placed else self._first_row(lobby)
        self._placed = True

    def _limits(self, house: House) -> list[tuple[str, Text]]:
        """The rules of the house."""
        found = rules(self.app.words, house, host=bool(self.client_state and self.client_state.table.is_host))
        return [(each.name, Text(f"  {each.text}", "" if each.usual else style("gold"))) for each in found]

    def _chairs(self, lobby: Lobby) -> None:
        """The table from above."""
        size = self.app.size
        self.set_class(is_tight(*size), "tight")
        width, height = size.width - LEFT, size.height - AROUND
        grand = width >= GRAND_WIDTH[0] and height >= GRAND_LOW
        self.set_class(grand, "grand")
        width = min(width, GRAND_WIDTH[1]) if grand else RIGHT
        self.query_one("#right").styles.width = None if is_tight(*size) else width
        if grand:
            canvas = Canvas(width, min(height, GRAND_HIGH), self.app.ascii_only)
            notes = [self._notes(seated) for seated in lobby.seats]
            grand_table(canvas, lobby.game, self._called(lobby), notes, self.app.words)
        else:
            canvas = Canvas(width, HIGH if size.height >= ROOMY else LOW, self.app.ascii_only)
            table(canvas, lobby.game, self._called(lobby), self.app.words)
        self.query_one("#chairs", Drawing).show(canvas)

    def on_drawing_pointed(self, message: Drawing.Pointed) -> None:
        """A chair under the mouse is its row under the cursor; a click does what Enter does there."""
        self.query_one("#rows", OptionList).highlighted = message.answer
        if message.pressed is not None:
            self._take_seat(message.answer)

    def _first_row(self, lobby: Lobby) -> int:
        """Our own seat, where Enter says that we are ready; else the first free one."""
        ours = self.client_state.table.my_seat if self.client_state else None
        free = [at for at, seated in enumerate(lobby.seats) if seated.person is None and seated.bot is None]
        return ours if ours is not None else free[0] if free else 0

    def _called(self, lobby: Lobby) -> list[Seated]:
        """The seats, each with the name as it is said to the reader."""
        names = called_all(self.app.words, [each.name for each in lobby.seats])
        return [replace(seated, name=name) for seated, name in zip(lobby.seats, names, strict=True)]

    def _option(self, game: str, name: str, value: Any) -> str:
        words = self.app.words
        shown = words(f"table-{'on' if value else 'off'}") if isinstance(value, bool) else str(value)
        if isinstance(value, str) and words.has(f"{game}-value-{value}"):
            shown = words(f"{game}-value-{value}")
        return "  " + words("table-row-option", option=words(f"{game}-option-{name}"), value=shown)

    def _seat(self, at: int, seated: Seated) -> Text:
        text = Text(f"{letter(at)} ", style=seat_style(at))
        if seated.person is None and seated.bot is None:
            return text.append(self._notes(seated)[0], style("dim"))
        notes = ", ".join(self._notes(seated))
        return text.append(seated.name).append(f"  {notes}", style("dim"))

    def _notes(self, seated: Seated) -> list[str]:
        return seat_text.seat_notes(self.app.words, self.client_state, seated) if self.client_state else []

    def _problem(self, client: Any, lobby: Lobby) -> None:
        words = self.app.words
        rejected = client.state.requests.rejected
        if lobby.problem and (rejected is None or rejected.code == "cannot-start"):
            text, look = problems.problem_line(words, lobby), style("bad") if rejected else style("ink bold")
        elif rejected:
            text, look = problems.rejected_line(words, rejected), style("bad")
        else:
            text, look = words("table-can-start" if client.state.table.is_host else "table-host-starts"), style("good")
        watching = words("table-watching", names=codec.cut(", ".join(lobby.watching), 200)) if lobby.watching else ""
        line = (
            Text(words("table-watch-lobby") + "  ", style=style("gold"))
            if client.state.table.my_seat is None
            else Text()
        )
        self.query_one("#problem", Static).update(Prose(line.append(f"{text}  {watching}", look)))
        listed = [each for each in self.BINDINGS if isinstance(each, Binding)]
        shown = [each for each in listed if self.offers(each.action)]
        self.query_one("#keys", Static).update(Text(self.app.key_line(*shown, first=("enter", "table-does-sit"))))

    def _feed(self, client: Any) -> None:
        client_state = client.state
        lines = talk(self.app.words, client_state, client_state.talk.lines)
        self.query_one("#feed", Feed).replace(lines or [Text(self.app.words("table-no-chat"), style=style("dim"))])

    def _may_open(self, client_state: ClientState) -> None:
        """A game was broken off that we played: once, and again on its row, it is asked whether it may be opened."""
        broken, above = client_state.table.asked_to_open, self.app.screen
        if (
            client_state.table.lobby is not None
            and client_state.table.lobby.broken is None
            and isinstance(above, MayOpen)
        ):
            above.dismiss(-1)
        elif broken is not None and broken.number != self._asked_to_open and above is self and not self.writing:
            self._asked_to_open = broken.number
            ask_to_open(self.app, client_state, by_itself=True)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Explain the row under the cursor."""
        lobby, words, id = self._drawn, self.app.words, str(event.option.id)
        if lobby is None:
            return
        kind, _, name = id.partition("-")
        ours = self.client_state is not None and self.client_state.table.is_host
        about = {
            "game": f"{lobby.game}-blurb",
            "option": f"{lobby.game}-about-{name}",
            "broken": "table-broken-about",
            "seat": "table-about-seat-host" if ours else "table-about-seat",
        }
        key = f"table-about-{id}" if id in RULES else about[kind]
        self.query_one("#about", Static).update(Prose(Text(words(key), style=style("dim"))))

    # Messages up

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        kind, _, name = str(event.option.id).partition("-")
        if kind == "seat":
            self._take_seat(int(name))
        elif kind == "broken" and self.client_state is not None:
            broken_game(self.app, self.client_state)
        elif kind == "option" or event.option.id in RULES:
            self.action_turn(1)
        else:
            self.action_game()

    def _take_seat(self, seat: int) -> None:
        lobby = self._drawn
        if lobby and self.client_state and self.client_state.table.my_seat == seat:
            self.action_ready()
        else:
            self._ask(Sit(seat))

    def action_ready(self) -> None:
        if self.client_state is not None:
            self._ask(self.client_state.table.toggled())

    def action_stand(self) -> None:
        self._ask(Stand())

    def action_start(self) -> None:
        self._ask(Start())

    def action_bot(self) -> None:
        """A bot on the seat under the cursor, or on the first free one; pressed again, a stronger one."""
        known = bot_levels.strengths(self.client_state)
        self._seat_bot(lambda now: bot_levels.stronger(now, known))

    def action_character(self) -> None:
        """On a seat without a person: a bot with a style; pressed again, with another."""
        lobby, seat = self._drawn, self._seat_under_cursor()
        nobodys = lobby is not None and seat is not None and lobby.seats[seat].person is None
        if nobodys and bot_levels.characters(self.client_state):
            self._seat_bot(bot_levels.otherwise)

    def _seat_bot(self, level: Callable[[str | None], str]) -> None:
        """A bot, of the level that follows from that which sits there now."""
        lobby = self._drawn
        if lobby is None:
            return
        free = [at for at, seated in enumerate(lobby.seats) if seated.person is None and seated.bot is None]
        seat = self._seat_under_cursor()
        if seat is None or lobby.seats[seat].person is not None:
            seat = free[0] if free else None
        if seat is not None:
            self._ask(AddBot(seat, level(lobby.seats[seat].bot)))

    def action_free(self) -> None:
        seat = self._seat_under_cursor()
        if seat is not None:
            self._ask(Free(seat))

    def action_turn(self, by: int) -> None:
        """The next or previous value of the option or the limit under the cursor."""
        chat = self.query_one("#chat", Input)
        if chat.has_focus:
            chat.cursor_position += by
            return
        lobby, id = self._drawn, self._under_cursor()
        if lobby is not None and id in RULES:
            self._turn_limit(lobby.house, id, by)
        if lobby is None or not id.startswith("option-"):
            return
        choice = next(each for each in core.game(lobby.game).choices if each.name == id.removeprefix("option-"))
        now = choice.values.index(lobby.options.get(choice.name, choice.default))
        value = choice.values[(now + by) % len(choice.values)]
        self._pick(lobby.game, {**lobby.options, choice.name: value})

    def _turn_limit(self, house: House, row: str, by: int) -> None:
        """The next or previous limit; from one that was set elsewhere, to the one that follows."""
        rule, values = RULES[row]
        now = getattr(house, rule)
        at = values.index(now) if now in values else sum(value < now for value in values) - (by > 0)
        self._ask(replace(house, **{rule: values[(at + by) % len(values)]}))

    def action_game(self) -> None:
        """Which game? A guest hears from the table that he may not choose before he has looked through them all."""
        lobby, words = self._drawn, self.app.words
        if lobby is not None and self.client_state is not None and not self.client_state.table.is_host:
            self._pick(lobby.game, lobby.options)
            return
        names = [words.shown(f"{words(f'{game_id}-name')} — {words(f'{game_id}-blurb')}") for game_id in core.IDS]

        def done(at: int | None) -> None:
            if at is not None and at >= 0:
                game = core.IDS[at]
                self._pick(game, self.app.last_options(game))

        self.app.push_screen(Chooser(words("table-which-game"), Text(""), names), done)

    def action_name(self) -> None:
        """Another name at this table."""
        self.app.ask_name(self.table_changed)

    def _pick(self, game: str, options: dict[str, Any]) -> None:
        if self.client_state and self.client_state.table.is_host:
            self.app.remember(game, options)
        self._ask(Pick(game, options))

    def _ask(self, message: Any) -> None:
        client = self.app.session.client
        if client is not None:
            client.state.requests.rejected = None
            if not client.send(message):
                self.app.bell()

    def _under_cursor(self) -> str:
        rows = self.query_one("#rows", OptionList)
        if rows.highlighted is None:
            return ""
        return str(rows.get_option_at_index(rows.highlighted).id)

    def _seat_under_cursor(self) -> int | None:
        id = self._under_cursor()
        return int(id.removeprefix("seat-")) if id.startswith("seat-") else None
