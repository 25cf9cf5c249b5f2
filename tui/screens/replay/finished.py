"""The list of finished games: search, open, hand on, and the way to the statistics.

Knows: the library, the dialogs that ask for a file.
Must not know: how a game is kept, what a replay shows.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

import core
from netplay.archive.file_format import GameFile, NoKeptGame
from netplay.archive.kept_game import Summary
from netplay.archive.library import FinishedGame, Library
from netplay.archive.opened_game import OpenedGame
from tui.draw import panels
from tui.draw.canvas import Canvas
from tui.draw.panels import fitted
from tui.draw.styles import style
from tui.input.bindings import named_binding
from tui.lobby_view.people_names import called_all
from tui.screens.base import GuardedScreen
from tui.screens.dialogs import Form
from tui.text.words import Words
from tui.widgets.drawing import Drawing
from tui.widgets.text_line import TextLine

from .export import Exporter
from .preview import GamePreview, preview_room
from .replay import ReplayScreen

DAY, SHORT_DAY, GAME, LOW_GAME, ROOMY = 16, 10, 22, 18, 72
"""Columns of the date, with the time of day where the list is roomy, and of the name of the game at most; those of the
name where the list is not roomy, and when it is."""
APART, LEAST_APART, SCORE = 3, 2, 3
"""Columns between two columns of the list, and where rows would be cut; and the column that ends at its right."""
APART_FROM_LIST = 2
"""Columns between the list and the preview beside it."""
HEADS = ("when", "game", "own", "score", "others", "players")
"""What the columns of the list hold while results are shown; of all players it has one column while they are hidden."""

KEYS = {
    "watch": ("Enter", 9), "choose": ("↑↓", 7), "search": ("", 6), "results": ("", 5), "statistics": ("", 4),
    "open": ("", 3), "export": ("", 2), "back": ("Esc", 8),
}  # fmt: skip
"""The keys that the last row names, empty for those of the keymap, with their importance."""
COMMANDS = {"export": "hand-on"}
"""The commands of the keymap whose texts in the last row have another name."""


class FinishedGames(GuardedScreen[None]):
    """Lists the finished games. Results stay hidden until they are asked for."""

    DEFAULT_CSS = """
    FinishedGames #middle { height: 1fr; layout: horizontal; padding: 0 1; }
    FinishedGames #finished { width: 1fr; height: 1fr; }
    FinishedGames #preview { margin: 1 0 0 2; }
    FinishedGames.upright #middle { layout: vertical; }
    FinishedGames.upright #preview { margin: 1 0; }
    FinishedGames OptionList { height: 1fr; }
    FinishedGames Input { margin: 1 0; }
    FinishedGames #said { height: auto; }
    """
    stays = True
    BINDINGS = [
        named_binding("leave", "back", said=False),
        named_binding("search", "search", said=False),
        named_binding("results", "results", said=False),
        named_binding("open", "open_file", said=False),
        named_binding("hand-on", "export", said=False),
        named_binding("statistics", "statistics", said=False),
    ]

    def __init__(self, library: Library) -> None:
        super().__init__()
        self._library = library
        self._games: list[FinishedGame] = []
        self._found: list[FinishedGame] = []
        self._results = False
        """True once the results were asked for."""

    def compose(self) -> ComposeResult:
        words = self.app.words
        yield Static(Text(words("replay-finished"), style("gold")), classes="bar")
        with Container(id="middle"):
            with Vertical(id="finished"):
                yield TextLine(placeholder=words("replay-search"), max_length=60, id="search", select_on_focus=False)
                yield Static(id="heads")
                yield OptionList(markup=False)
                yield Static(id="said")
            yield GamePreview(id="preview")
        yield Drawing(id="keys")

    def on_mount(self) -> None:
        self._games = self._library.games()
        self.show()
        self.query_one(OptionList).focus()

    def on_resize(self) -> None:
        super().on_resize()
        self._divide()
        self.call_after_refresh(self.show)

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        super().on_screen_resume(event)
        self.query_one("#keys", Drawing).show(self._keys())

    def show(self) -> None:
        """Lists what was searched for. The cursor stays on its row."""
        words, wanted, rows = self.app.words, self.query_one("#search", Input).value, self.query_one(OptionList)
        at = rows.highlighted or 0
        self._found = [game for game in self._games if game.matches(wanted, words(f"{game.game}-name"))]
        rows.clear_options()
        beside = self._divide()
        width = self.size.width - 3 - (beside + APART_FROM_LIST if beside else 0)
        heads, *lines = list_lines(self._found, words, width, self._results)
        rows.add_options([Option(line) for line in lines])
        rows.highlighted = min(at, len(self._found) - 1) if self._found else None
        self.query_one("#heads", Static).update(heads if self._found else "")
        self.query_one("#keys", Drawing).show(self._keys())
        empty = words("replay-none-found") if wanted else words("replay-none")
        self._say("" if self._found else empty)
        self._preview()

    def _divide(self) -> int:
        """Gives the preview its place, before the list is laid out; returns its columns beside the list, 0 where it
        stands below the list or nowhere."""
        room = preview_room(*self.app.size)
        beside = room[0] if room and room[0] < self.app.size.width // 2 else 0
        self.set_class(not beside, "upright")
        preview = self.query_one(GamePreview)
        preview.display = room is not None
        preview.styles.width = room[0] if room else 0
        return beside

    def _preview(self) -> None:
        """Shows the preview of the game under the cursor."""
        at, words = self.query_one(OptionList).highlighted, self.app.words
        game = self._found[at] if at is not None and at < len(self._found) else None
        hint = words("replay-preview-hidden", key=words.key("results"))
        self.query_one(GamePreview).preview(game, words, with_result=self._results, hint=hint)

    def _keys(self) -> Canvas:
        words, canvas = self.app.words, Canvas(self.size.width, 1, self.app.ascii_only)
        named = [
            panels.Key(key or words.key(COMMANDS.get(name, name)), self._does(name), weight)
            for name, (key, weight) in KEYS.items()
        ]
        panels.key_line(canvas, named)
        return canvas

    def _does(self, name: str) -> str:
        """Says what a key does now."""
        text = "hide" if name == "results" and self._results else name
        return self.app.words(f"replay-finished-key-{text}")

    def _say(self, sentence: str, look: str = "dim") -> None:
        self.query_one("#said", Static).update(Text(self.app.words.sentence(sentence), style=style(look)))

    # Keys

    def on_input_changed(self, event: Input.Changed) -> None:
        self.show()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._preview()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self._with_file(self._found[event.option_index].read, self._replay)

    def on_key(self, event: events.Key) -> None:
        if event.key == "down" and self.query_one("#search", Input).has_focus:
            self.query_one(OptionList).focus()

    def action_search(self) -> None:
        """Goes to the line of search."""
        self.query_one("#search", Input).focus()

    def action_results(self) -> None:
        """Shows or hides the results."""
        self._results = not self._results
        self.show()

    def action_open_file(self) -> None:
        """Asks for a file from somebody else, and opens it."""
        words = self.app.words
        opened: list[OpenedGame] = []

        def wrong(path: str) -> str | None:
            try:
                opened[:] = [self._library.open(path.strip())]
            except NoKeptGame as error:
                return error.sentence
            return None

        def done(path: str | None) -> None:
            if path and opened:
                self.app.push_screen(ReplayScreen(opened[0]))

        self.app.push_screen(Form(words("replay-open-file"), "", words("replay-open-keys"), wrong), done)

    def action_export(self) -> None:
        """Asks where the game under the cursor is written, for somebody else."""
        at = self.query_one(OptionList).highlighted
        if at is not None and at < len(self._found):
            self._with_file(self._found[at].read, lambda file: Exporter(self, file).ask_game())

    def action_statistics(self) -> None:
        """Opens the statistics."""
        from .statistics import StatisticsScreen

        self.app.push_screen(StatisticsScreen(self._library.summaries()))

    def action_back(self) -> None:
        """Leaves the line of search, or closes the list."""
        if self.query_one("#search", Input).has_focus:
            self.query_one(OptionList).focus()
        else:
            self.dismiss()

    def _replay(self, file: GameFile) -> None:
        self.app.push_screen(ReplayScreen(OpenedGame(file)))

    def _with_file(self, read: Callable[[], GameFile], then: Callable[[GameFile], None]) -> None:
        """Reads a game and hands it on, or says why it cannot be read."""
        try:
            then(read())
        except NoKeptGame as error:
            self._say(error.sentence, "bad")


class Row(NamedTuple):
    """A row of the list in columns. Those of the player here are empty while the results are hidden."""

    when: str
    game: str
    place: str
    score: str
    others: Text
    """The other players, the best first, with their scores; all players by their names while results are hidden."""
    look: Style = Style()
    """Of the place and the score of the player here: they stand out, in green after a victory."""


def list_lines(games: Sequence[FinishedGame], words: Words, width: int, with_results: bool) -> list[Text]:
    """Returns the heads of the list, and a line for each game."""
    rows = [row_of(game, words, width, with_results) for game in games]
    when, name, own, score, others, players = (words(f"replay-finished-{each}") for each in HEADS)
    head = Row(when, name, own, score, Text(others)) if with_results else Row(when, name, "", "", Text(players))
    cells = [(each.when, each.game, each.place, each.score) for each in [head, *rows]]
    columns = [max(map(cell_len, column)) for column in zip(*cells, strict=True)]
    columns[1] = game_room(words, width)
    longest = max(each.others.cell_len for each in [head, *rows])
    free = width - longest - sum(columns) - APART * sum(map(bool, columns))
    lines = [_line(each, columns, APART if free >= 0 else LEAST_APART) for each in [head, *rows]]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return [Text(words.shown(lines[0].plain), style("dim")), *lines[1:]]


def row_of(game: FinishedGame, words: Words, width: int, with_results: bool) -> Row:
    """Returns a game of the list in columns."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(game.ended))[: DAY if width >= ROOMY else SHORT_DAY]
    name = words(f"{game.game}-name") if words.has(f"{game.game}-name") else game.game
    others = Text(words.shown(_others(game, words, with_results)), style("soft-dim" if with_results else ""))
    if game.branch and words.has(f"branch-mark-{game.branch}"):
        others = Text(f"{words.shown(words(f'branch-mark-{game.branch}'))} ").append_text(others)
    summary = game.summary if with_results else None
    if summary is None or summary.seat is None:
        return Row(when, words.shown(name), "–" if with_results else "", "", others)
    place, score = summary.places[summary.seat], _score(summary, summary.seat)
    tied = place == 1 and summary.places.count(1) > 1
    came = words("replay-finished-tied") if tied else words("replay-stats-came", place=place)
    look = style("good bold" if place == 1 and not tied else "ink bold")
    return Row(when, words.shown(name), words.shown(came), words.shown(score), others, look)


def _others(game: FinishedGame, words: Words, with_results: bool) -> str:
    """Returns the names of all players; with the result of the others, the best first, each with their score."""
    names, summary = called_all(words, game.names), game.summary
    if not with_results or summary is None:
        return ", ".join(names)
    return ", ".join(f"{names[seat]} {_score(summary, seat)}" for seat in _order(summary) if seat != summary.seat)


def _line(row: Row, columns: Sequence[int], apart: int) -> Text:
    """Returns a row in columns, the date quietly; an empty column has no gap."""
    line, looks = Text(), (style("dim"), style(""), row.look, row.look)
    cells = (row.when, row.game, row.place, row.score)
    for at, (cell, room) in enumerate(zip(cells, columns, strict=True)):
        told = fitted(cell, room)
        free = " " * (room - cell_len(told))
        line.append(free + told if at == SCORE else told + free, looks[at]).append(" " * apart * bool(room))
    return line.append_text(row.others)


def game_room(words: Words, width: int) -> int:
    """Returns the columns of the names of games."""
    longest = max(cell_len(words(f"{game}-name")) for game in core.IDS)
    return min(GAME if width >= ROOMY else LOW_GAME, longest)


def people_of(game: FinishedGame, words: Words) -> str:
    """Returns the players of a game, the first place first, each with their score; the names alone of a game without
    a result."""
    names, summary = called_all(words, game.names), game.summary
    if summary is None:
        return words.shown(", ".join(names))
    told = (f"{summary.places[seat]}. {names[seat]} {_score(summary, seat)}" for seat in _order(summary))
    return words.shown("  ".join(told))


def _score(summary: Summary, seat: int) -> str:
    return str(summary.scores[seat]).replace("-", "−")


def _order(summary: Summary) -> list[int]:
    """Returns the seats of a game, the first place first."""
    return sorted(range(len(summary.places)), key=lambda seat: (summary.places[seat], seat))
