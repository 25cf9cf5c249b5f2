"""The list of finished games: search, open, hand on, and the way to the statistics.

Knows: the library, the dialogs that ask for a file.
Must not know: how a game is kept, what a replay shows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from netplay.archive.file_format import GameFile, NoKeptGame
from netplay.archive.library import FinishedGame, Library
from netplay.archive.opened_game import OpenedGame
from netplay.archive.statistics import Part, parts_of
from tui.draw import panels
from tui.draw.canvas import Canvas
from tui.draw.styles import style
from tui.input.bindings import named_binding
from tui.screens.base import GuardedScreen
from tui.screens.dialogs import Form
from tui.widgets.drawing import Drawing
from tui.widgets.text_line import TextLine

from .drawn_totals import BRIEF_ROWS, draw_brief, draw_summary, summary_rows
from .export import Exporter
from .finished_rows import list_lines
from .preview import GamePreview, preview_room
from .replay import ReplayScreen

AROUND_LIST = 6
"""Rows above and below the list: title, search with the free rows around it, heads, keys."""
APART_FROM_LIST = 2
"""Columns between the list and the preview beside it."""

KEYS = {
    "watch": ("Enter", 9), "choose": ("↑↓", 7), "search": ("", 6), "results": ("", 5), "statistics": ("", 4),
    "open": ("", 3), "export": ("", 2), "back": ("Esc", 8),
}  # fmt: skip
"""The keys that the last row names, empty for those of the keymap, with their importance."""
COMMANDS = {"export": "hand-on"}
"""The commands of the keymap whose texts in the last row have another name."""


def set_apart(rows: Sequence[Option], left: int) -> Sequence[Option | None]:
    """Returns the rows of a list with a thin line between each two if so many rows have room for that; None is a
    line."""
    return [each for row in rows for each in (row, None)][:-1] if 2 * len(rows) <= left else rows


class FinishedGames(GuardedScreen[None]):
    """Lists the finished games. Results stay hidden until they are asked for."""

    DEFAULT_CSS = """
    FinishedGames #middle { height: 1fr; layout: horizontal; padding: 0 1; }
    FinishedGames #finished { width: 1fr; height: 1fr; }
    FinishedGames #preview { margin: 1 0 0 2; }
    FinishedGames.upright #middle { layout: vertical; }
    FinishedGames.upright #preview { margin: 1 0; }
    FinishedGames OptionList { height: 1fr; }
    FinishedGames #summary { width: 1fr; margin: 1 0 0 0; }
    FinishedGames OptionList > .option-list--separator { color: $own-raised; }
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
                yield Drawing(id="summary")
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
        below = preview_room(*self.app.size) if self.has_class("upright") else None
        left = self.app.size.height - AROUND_LIST - (below[1] + 2 if below else 0)
        listed = set_apart([Option(line) for line in lines], 0 if self.app.ascii_only else left)
        rows.add_options(listed)
        rows.highlighted = min(at, len(self._found) - 1) if self._found else None
        self.query_one("#heads", Static).update(heads if self._found else "")
        self.query_one("#keys", Drawing).show(self._keys())
        empty = words("replay-none-found") if wanted else words("replay-none")
        self._say("" if self._found else empty)
        self._summarise(width + 1, self.app.size.height - AROUND_LIST - len(listed) - 1)
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

    def _summarise(self, width: int, left: int) -> None:
        """Shows the totals of the games below the list, once their results are shown, if so many rows have room; in a
        few rows how many were won."""
        shown, there = self.query_one("#summary", Drawing), self._results and bool(self._parts)
        rows, below = summary_rows(self._parts, left), self.has_class("upright") and preview_room(*self.app.size)
        shown.display = there and left > BRIEF_ROWS and not below
        if shown.display:
            canvas = Canvas(width, rows or BRIEF_ROWS, self.app.ascii_only)
            (draw_summary if rows else draw_brief)(canvas, self.app.words, self._parts)
            shown.show(canvas)

    @cached_property
    def _parts(self) -> list[Part]:
        """The games of this user that are counted."""
        return parts_of(self._library.summaries())

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
        said = self.query_one("#said", Static)
        said.display = bool(sentence)
        said.update(Text(self.app.words.sentence(sentence), style=style(look)))

    # Keys

    def on_input_changed(self, event: Input.Changed) -> None:
        self.show()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._preview()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self._with_file(
            self._found[event.option_index].read, lambda file: self.app.push_screen(ReplayScreen(OpenedGame(file)))
        )

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

    def _with_file(self, read: Callable[[], GameFile], then: Callable[[GameFile], None]) -> None:
        """Reads a game and hands it on, or says why it cannot be read."""
        try:
            then(read())
        except NoKeptGame as error:
            self._say(error.sentence, "bad")
