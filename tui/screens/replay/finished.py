"""The list of finished games: search, open, hand on, and the way to the statistics.

Knows: the library, the dialogs that ask for a file.
Must not know: how a game is kept, what a replay shows.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
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
from .replay import ReplayScreen

DAY, GAME, LOW_GAME, ROOMY, APART = 16, 22, 18, 72, 3
"""Columns of the date, and of the name of the game at most; those of the name where the list is not roomy, and when
it is; those between two players of a result."""
WIDEST = 120
"""Columns of the list at most; on a wider screen it stands in the middle."""
HEADS = ("when", "game")
"""What the first columns of the list hold; the last has the players or the result."""

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
    FinishedGames { align-horizontal: center; }
    FinishedGames #finished { height: 1fr; padding: 0 1; max-width: 120; }
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
        with Vertical(id="finished"):
            yield TextLine(placeholder=words("replay-search"), max_length=60, id="search", select_on_focus=False)
            yield Static(id="heads")
            yield OptionList(markup=False)
            yield Static(id="said")
        yield Drawing(id="keys")

    def on_mount(self) -> None:
        self._games = self._library.games()
        self.show()
        self.query_one(OptionList).focus()

    def on_resize(self) -> None:
        super().on_resize()
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
        width = min(self.size.width, WIDEST) - 4
        told = results_in_columns(self._found, words, width) if self._results else {}
        rows.add_options([Option(row(game, words, width, self._results, told.get(game.id))) for game in self._found])
        rows.highlighted = min(at, len(self._found) - 1) if self._found else None
        last = "result" if self._results else "players"
        heads = in_columns(
            [words(f"replay-finished-{each}") for each in (*HEADS, last)], game_room(words, width), width
        )
        self.query_one("#heads", Static).update(Text(heads if self._found else "", style("dim")))
        self.query_one("#keys", Drawing).show(self._keys())
        empty = words("replay-none-found") if wanted else words("replay-none")
        self._say("" if self._found else empty)

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


def results_in_columns(games: Sequence[FinishedGame], words: Words, width: int) -> dict[str, Text]:
    """Returns the results of games by their ids, place below place and score below score; of a game that is too wide
    for that none."""
    told = {game.id: ranked(game, words) for game in games if game.summary is not None}
    most = max(map(len, told.values()), default=0)
    found = {id: Text() for id in told}
    for at in range(most):
        here = {id: cells[at] for id, cells in told.items() if at < len(cells)}
        names, scores = (max(cell_len(getattr(cell, part)) for cell in here.values()) for part in ("name", "score"))
        for id, cell in here.items():
            gap = " " * (names - cell_len(cell.name) + scores - cell_len(cell.score) + 1)
            found[id].append(f"{cell.name}{gap}{cell.score}", cell.look).append(" " * APART)
    free = width - DAY - game_room(words, width) - 4
    for line in found.values():
        line.rstrip()
    return {id: line for id, line in found.items() if line.cell_len <= free}


def row(game: FinishedGame, words: Words, width: int, with_result: bool, told: Text | None = None) -> Text:
    """Returns one row of the list: the date, quietly, the game, the people, and the result if it was asked for; `told`
    is the result as it stands in columns."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(game.ended))
    name = words(f"{game.game}-name") if words.has(f"{game.game}-name") else game.game
    people, columns = told or _people(game, words, with_result), game_room(words, width)
    free = width - DAY - columns - 4
    if with_result and people.cell_len > free:
        people = _people(game, words, with_result, brief=True)
    if game.branch and words.has(f"branch-mark-{game.branch}"):
        people = Text(f"{words.shown(words(f'branch-mark-{game.branch}'))} ").append_text(people)
    people.truncate(free, overflow="ellipsis")
    text = Text(words.shown(in_columns([when, name, ""], columns, width)))
    text.stylize(style("dim"), 0, DAY)
    return text.append_text(people)


def in_columns(cells: Sequence[str], game: int, width: int) -> str:
    """Returns the date, the name of the game and the players in the columns of the list."""
    texts = [fitted(cell, room) for cell, room in zip(cells, (DAY, game, width - DAY - game - 4), strict=True)]
    return "  ".join(text + " " * (room - cell_len(text)) for text, room in zip(texts, (DAY, game, 0), strict=True))


def game_room(words: Words, width: int) -> int:
    """Returns the columns of the names of games."""
    longest = max(cell_len(words(f"{game}-name")) for game in core.IDS)
    return min(GAME, longest) if width >= ROOMY else LOW_GAME


def people_of(game: FinishedGame, words: Words, with_result: bool) -> str:
    """Returns the names of the players; with the result from the first place down, each with their score."""
    return _people(game, words, with_result).plain


def _people(game: FinishedGame, words: Words, with_result: bool, *, brief: bool = False) -> Text:
    """Returns the same, the player here marked; `brief`: of the winner and of the player here only, with dots for all
    others."""
    if not with_result or game.summary is None:
        return Text(words.shown(", ".join(called_all(words, game.names))))
    cells = [Text(f"{each.name} {each.score}", each.look) for each in ranked(game, words)]
    if brief:
        own = _order(game.summary).index(game.summary.seat) if game.summary.seat is not None else 0
        cells = [cell if at in (0, own) else Text(words.shown("…"), style("soft-dim")) for at, cell in enumerate(cells)]
    return Text("  ").join(next(same) for _, same in groupby(cells, key=lambda cell: cell.plain))


class Ranked(NamedTuple):
    """A player of a finished game."""

    name: str
    """The place and the name."""
    score: str
    look: Style
    """The player here stands out, in green after a victory; if they are not known, none is quieter than the others."""


def ranked(game: FinishedGame, words: Words) -> list[Ranked]:
    """Returns the players of a game, the first place first."""
    names, summary = called_all(words, game.names), game.summary
    if summary is None:
        return []
    return [
        Ranked(
            words.shown(f"{summary.places[seat]}. {names[seat]}"),
            words.shown(str(summary.scores[seat]).replace("-", "−")),
            _look(summary, seat),
        )
        for seat in _order(summary)
    ]


def _look(summary: Summary, seat: int) -> Style:
    if summary.seat is None:
        return style("")
    own = "good bold" if summary.places[seat] == 1 else "ink bold"
    return style(own if seat == summary.seat else "soft-dim")


def _order(summary: Summary) -> list[int]:
    """Returns the seats of a game, the first place first."""
    return sorted(range(len(summary.places)), key=lambda seat: (summary.places[seat], seat))
