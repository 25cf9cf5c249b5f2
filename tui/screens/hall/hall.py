"""The screen of a hall: the list of its tables, to sit down at one or to open one, and the talk there.

Knows: what the client knows of the hall, keys.
Must not know: what happens at a table, or how the list comes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import monotonic

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

import core
from ai import DEFAULT_LEVEL
from core import Sentence
from netplay.client.hall import HallState
from netplay.client.tournaments import Tournaments
from netplay.protocol.messages import (
    CHAT_CELLS,
    Announce,
    CloseTable,
    EndTournament,
    EnterTournament,
    FillWithBots,
    JoinTable,
    Line,
    ListedTable,
    LookAtTournament,
    Message,
    NextRound,
    OpenTable,
    ReadyForRound,
    Said,
    Withdraw,
)
from tui.draw import panels
from tui.draw.styles import style
from tui.game_view.replay.table_log import log_of
from tui.input.bindings import named_binding
from tui.lobby_view.hall_text import clock_of, game_of, name_of, ordered, people_of, state_of
from tui.lobby_view.organising import protected_line
from tui.lobby_view.web_code import hall_code
from tui.screens.base import STYLES
from tui.screens.dialogs import Chooser, Form, Picker, Reader
from tui.screens.hall.tournament_choices import ask_decision, ask_plan
from tui.screens.hall.tournament_panel import TournamentPanel
from tui.screens.table_screen import TableScreen
from tui.text.words import Words
from tui.text.wrap import Prose
from tui.widgets.text_line import TextLine

from .organising import Organising

TALK = 4
"""Lines of the talk that are shown."""
ORGANISERS = ("announce", "close_table", "whereabouts")
"""The actions that are the organiser's."""
MESSAGES: Mapping[str, Callable[[str], Message]] = {
    "enter": EnterTournament,
    "withdraw": Withdraw,
    "ready": ReadyForRound,
    "unready": lambda id: ReadyForRound(id, False),
    "begin": NextRound,
    "next": NextRound,
    "fill": lambda id: FillWithBots(id, DEFAULT_LEVEL),
    "end": EndTournament,
    "remove": EndTournament,
}
"""The message for each choice that needs no question."""
NAME, GAME, STATE = 0.26, 0.22, 0.24
"""Shares of the width that the columns have; people have the rest."""


class HallScreen(TableScreen):
    """The list of a hall."""

    CSS_PATH = STYLES / "hall.tcss"
    home = "#tables"
    BINDINGS = [
        named_binding("open-table", "open_table"),
        named_binding("tournaments", "tournaments"),
        named_binding("announce", "announce"),
        named_binding("close-table", "close_table"),
        named_binding("whereabouts", "whereabouts"),
        named_binding("help", "app.help"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._since = monotonic()
        self._shown: list[ListedTable] = []
        self._in_cup = False
        """True while the tournaments are shown in place of the tables."""
        self._before_new: set[str] | None = None
        """The tournaments that there were before this organiser began to open one, which is then shown."""

    def compose(self) -> ComposeResult:
        yield Static(id="title", classes="bar")
        yield Static(id="heads")
        yield OptionList(id="tables", markup=False)
        yield Static(id="none")
        yield TournamentPanel(self._cup_chosen)
        yield Static(id="why")
        yield Static(id="talk")
        yield TextLine(id="chat", max_length=CHAT_CELLS, select_on_focus=False)
        yield Static(id="keys", classes="hint")

    def on_mount(self) -> None:
        self.take_up_chat()
        self.table_changed()
        self.set_interval(60, self.table_changed)

    def on_resize(self) -> None:
        super().on_resize()
        self.call_after_refresh(self.table_changed)

    def offers(self, action: str) -> bool:
        """True if an action with a described key can be done now; some are the organiser's."""
        if action == "tournaments":
            return self._cups is not None and self._cups.there
        if action == "app.people":
            return self.client_state is not None and hall_code(self.client_state.hall) is not None
        return action not in ORGANISERS or self._organises

    @property
    def _cups(self) -> Tournaments | None:
        return self.client_state.hall.tournaments if self.client_state is not None else None

    @property
    def _organises(self) -> bool:
        welcome = self.client_state.hall.welcome if self.client_state is not None else None
        return welcome is not None and welcome.organiser

    def table_changed(self) -> None:
        """Draws the list and the talk."""
        state, words = self.client_state, self.app.words
        if state is None or state.hall.welcome is None:
            return
        hall, tables = state.hall, ordered(state.hall.tables.values(), state.hall.tournaments.tables)
        title = words("hall-title", hall=words.verbatim(state.hall.welcome.hall), count=len(tables))
        you = words("hall-you", name=words.verbatim(state.hall.welcome.name))
        if (code := hall_code(hall)) is not None:
            you = f"{you} · {words('hall-web', address=words.verbatim(code.content))}"
        named = Text(title).append(f"   {you}", style("dim"))
        self.query_one("#title", Static).update(self.title_with_keys(named))
        self._list(tables, clock_of(hall.welcome, self._since, monotonic()))
        self.query_one("#heads", Static).update(self._heads())
        self._draw_cup(hall.tournaments)
        self.query_one("#none", Static).display = not tables and not self._in_cup
        self.query_one("#none", Static).update(Prose(Text(words("hall-none"))))
        why = hall.turned_back or state.requests.rejected
        sentence = words.sentence(Sentence(why.code, why.text)) if why is not None and why.code else ""
        if not sentence and tables and tables[0].id in hall.tournaments.tables and not self._in_cup:
            sentence = words("cup-yours", name=name_of(words, tables[0]))
        self.query_one("#why", Static).update(Prose(Text(sentence, style("gold"))))
        self.query_one("#talk", Static).display = bool(hall.talk.lines) or not self._in_cup
        self.query_one("#talk", Static).update(_talk(words, hall.talk.lines[-TALK:]))
        enter = "table-choose-does" if self._in_cup else "table-does-join-table" if tables else ""
        first = [("enter", enter)] if enter else []
        self.query_one("#keys", Static).update(self.key_rows(*self._keys(), first=first))
        self._show_to_organiser(hall)

    def _show_to_organiser(self, hall: HallState) -> None:
        """Shows what the hall has told the organiser alone."""
        words = self.app.words
        for screen in self.app.screen_stack:
            if isinstance(screen, Organising):
                screen.hall_changed()
        if hall.log is not None:
            log, hall.log = hall.log, None
            name = name_of(words, hall.tables[log.table]) if log.table in hall.tables else log.table
            self.app.push_screen(Reader(words("organiser-log-title", table=name), log_of(words, log), at_end=True))
        if hall.protected is not None:
            body, hall.protected = protected_line(words, hall.protected), None
            self.app.push_screen(Reader(words("organiser-protected-title"), Text(body)))

    def _draw_cup(self, cups: Tournaments) -> None:
        """Draws the tournaments, in place of the tables while they are looked at."""
        panel = self.query_one(TournamentPanel)
        panel.display = self._in_cup
        for name in ("#heads", "#tables"):
            self.query_one(name).display = not self._in_cup
        if self._before_new is not None and (new := cups.rows.keys() - self._before_new):
            panel.looked_at, self._before_new = new.pop(), None
        if self._in_cup:
            panel.draw(self.app.words, cups, self._organises, self.app.size.width)

    def action_tournaments(self) -> None:
        """Shows the tournaments, or the tables again."""
        cups = self._cups
        if cups is None or not cups.there:
            return
        self._in_cup = not self._in_cup
        panel = self.query_one(TournamentPanel)
        entered = [id for id in cups.shown if cups.entered(id)]
        if self._in_cup and not panel.looked_at and len(cups.rows) == 1:
            entered = list(cups.rows)
        if self._in_cup and not panel.looked_at and entered:
            self._look(entered[-1])
        self.table_changed()
        self.query_one("#cup-actions" if self._in_cup else "#tables").focus()

    def _look(self, id: str) -> None:
        self.query_one(TournamentPanel).looked_at = id
        self._send(LookAtTournament(id))

    def _cup_chosen(self, what: str, id: str) -> None:
        """Does what was chosen of the tournaments."""
        cups = self._cups
        if cups is None:
            return
        shown = cups.shown.get(id)
        if what in MESSAGES:
            self._send(MESSAGES[what](id))
        elif what.startswith("look "):
            self._look(what.removeprefix("look "))
        elif what == "tables":
            self.action_tournaments()
        elif what == "back":
            self._look("")
        elif what == "new":
            self._before_new = set(cups.rows)
            ask_plan(self.app, self._my_name, self._send)
        elif what == "table" and shown is not None and (mine := cups.mine(shown)):
            self._send(JoinTable(mine.table))
        elif what == "decide" and shown is not None:
            ask_decision(self.app, shown, self._send)
        self.table_changed()

    def _keys(self) -> list[Binding]:
        """Returns the bindings that are named at the bottom."""
        bindings = [each for each in (*HallScreen.BINDINGS, *TableScreen.BINDINGS) if isinstance(each, Binding)]
        return [each for each in bindings if self.offers(each.action)]

    def _heads(self) -> Text:
        words = self.app.words
        heads = [words(f"hall-head-{name}") for name in ("table", "game", "people", "state")]
        return Text(_columns(heads, self.app.size.width - 4), style("dim")) if self._shown else Text()

    def _list(self, tables: list[ListedTable], now: int) -> None:
        """Draws the tables. The cursor stays on its table."""
        listed = self.query_one("#tables", OptionList)
        at = listed.highlighted
        chosen = self._shown[at].id if at is not None and at < len(self._shown) else ""
        reserved = self._cups.tables if self._cups is not None else []
        if tables and tables[0].id in reserved and tables[0].id not in {each.id for each in self._shown}:
            chosen = ""  # a seat is reserved anew: Enter leads there
        self._shown = tables
        listed.clear_options()
        width = self.app.size.width - 4
        listed.add_options([Option(_row(self.app.words, table, now, width, table.id in reserved)) for table in tables])
        ids = [table.id for table in tables]
        listed.highlighted = ids.index(chosen) if chosen in ids else 0 if ids else None

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Goes to the table."""
        event.stop()
        self._send(JoinTable(self._shown[event.option_index].id))

    def action_open_table(self) -> None:
        """Asks for the game, and opens a table."""
        words = self.app.words

        def done(at: int | None) -> None:
            if at is None or at < 0:
                return
            name = words("table-of", name=words.verbatim(self._my_name))
            self._send(OpenTable(name, core.IDS[at]))

        games = [words(f"{game}-name") for game in core.IDS]
        self.app.push_screen(Picker(words("hall-open-title"), Text(words("hall-open-body")), games), done)

    def action_announce(self) -> None:
        """Asks the organiser for a line, which everybody in the hall is told."""
        words = self.app.words
        if self._organises:
            form = Form(words("hall-announce-title"), "", words("hall-announce-hint"), lambda text: None)
            self.app.push_screen(form, lambda text: self._send(Announce(text)) if text else None)

    def action_close_table(self) -> None:
        """Closes the table under the cursor, after asking the organiser."""
        at, words = self.query_one("#tables", OptionList).highlighted, self.app.words
        if not self._organises or at is None or at >= len(self._shown):
            return
        table = self._shown[at]
        answers = [words("hall-close-stay"), words("hall-close-go")]
        title = words("hall-close-title", table=name_of(words, table))
        body = Text(words("hall-close-body"))
        self.app.push_screen(
            Chooser(title, body, answers), lambda chosen: self._send(CloseTable(table.id)) if chosen == 1 else None
        )

    def action_whereabouts(self) -> None:
        """Shows the organiser who is where, and what can be done about each."""
        if self._organises:
            self.app.push_screen(Organising(lambda: self.client_state))

    def _send(self, message: Message) -> None:
        if not self.app.session.send(message):
            self.app.bell()

    @property
    def _my_name(self) -> str:
        state = self.client_state
        return state.hall.welcome.name if state is not None and state.hall.welcome is not None else ""


def _row(words: Words, table: ListedTable, now: int, width: int, mine: bool) -> Text:
    """Returns a table in one line; one at which one may sit, or has a seat reserved (`mine`), stands out."""
    state = words("cup-seat") if mine else state_of(words, table, now)
    parts = [name_of(words, table), game_of(words, table), people_of(words, table), state]
    line = Text(_columns(parts, width), style("ink" if table.sit or mine else "dim"))
    if table.sit or mine:
        line.stylize(style("gold"), width - int(width * STATE))
    return line


def _columns(parts: list[str], width: int) -> str:
    """Returns four texts as columns."""
    name, game, state = (int(width * share) for share in (NAME, GAME, STATE))
    people = width - name - game - state - 6
    cells = [panels.fitted(part, room) for part, room in zip(parts, (name, game, people, state), strict=True)]
    rooms = (name, game, people, state)
    return "  ".join(cell + " " * (room - cell_len(cell)) for cell, room in zip(cells, rooms, strict=True)).rstrip()


def _talk(words: Words, lines: list[Line]) -> Text:
    """Returns the last lines of the talk, and what the organiser has announced."""
    told = [
        f"{words.verbatim(line.name)}: {words.verbatim(line.text)}" if isinstance(line, Said)
        else words("table-notice-announced", name=words.verbatim(line.names[0]), other=words.verbatim(line.names[1]))
        for line in lines if isinstance(line, Said) or line.code == "announced"
    ]  # fmt: skip
    return Text("\n".join(told), style("ink"))
