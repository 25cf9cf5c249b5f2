"""The list of what can be learnt: for each game a coached first game and exercises, with what was learnt so far.

Knows: the progress of the learner, the screen of a taught game.
Must not know: what a lesson is made of.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tui.boards import look
from tui.draw import panels, pictures
from tui.draw.canvas import Canvas
from tui.draw.signs import glyph
from tui.draw.styles import style
from tui.game_view.lesson import curriculum
from tui.game_view.lesson.exercises import exercises
from tui.game_view.lesson.progress import Progress, progress_path
from tui.input import keys
from tui.input.bindings import named_binding
from tui.screens.base import STYLES, GuardedScreen, airy, is_airy
from tui.screens.dialogs import DIALOGS, Chooser
from tui.screens.key_line import two_ends
from tui.text.wrap import wrap
from tui.widgets.choice_list import ChoiceList
from tui.widgets.drawing import Drawing

from .list_layout import ABOUT, BIG, WIDTH, ListLayout
from .progress_pictures import beside_picture, foot_of, small_picture, write_lines
from .taught_game import TaughtScreen

BOOK = ("book", "gold")
"""The picture of the help, and its colour."""
HELP = "help"
"""The id of the row that opens the help."""

TITLE = 28
"""Columns of the name of a lesson."""
FARTHEST = 4
"""Free rows between two games, at most."""
LARGE, LARGEST = 10, 15
"""Rows of a game's picture above what is said of a lesson, at least, and where there are rows to spare."""


class Taught(NamedTuple):
    """What the list was left for."""

    game: str = ""
    """The game of the lesson that was given last; empty if none was."""
    plays: bool = False
    """True if it is to be played now."""


class LearnScreen(GuardedScreen[Taught]):
    """Lists the lessons. The cursor begins on those of a game; with a kind, that one begins at once."""

    CSS_PATH = [DIALOGS, STYLES / "learn.tcss"]
    stays = True
    BINDINGS = [
        Binding(f"escape,{keys.letter('q')}", "back", show=False),
        named_binding("help", "app.help", said=False),
    ]

    def __init__(self, game: str = "", kind: str = "", progress: Progress | None = None) -> None:
        super().__init__()
        self._first, self._at_once = game, kind
        self._progress = progress
        self._taught = Taught()

    @property
    def progress(self) -> Progress:
        """The progress so far. Where no games are kept, nothing of it is either."""
        if self._progress is None:
            self._progress = Progress(progress_path() if self.app.keeps_games else None)
        return self._progress

    def compose(self) -> ComposeResult:
        yield Static(id="title", classes="bar")
        with Vertical(id="lessons"):
            yield ChoiceList(markup=False)
            yield Drawing(id="about")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.show()
        rows = self.query_one(OptionList)
        games = curriculum.taught()
        first = self._first if self._first in games else games[0]
        rows.highlighted = rows.get_option_index(f"{first}:{curriculum.GAME}")
        rows.focus()
        if self._at_once:
            self.call_after_refresh(self.begin, self._first, self._at_once)

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        super().on_screen_resume(event)
        self.show()

    def show(self) -> None:
        """Lists the lessons in the present language; the cursor stays."""
        self.query_one("#title", Static).update(Text(self.app.words("learn-title"), style("gold")))
        first, *others = self.app.words("learn-keys-list").split("   ")
        self.query_one("#keys", Static).update(two_ends([first], others, self.app.size.width - 2))
        rows = self.query_one(ChoiceList)
        at = rows.highlighted_option.id if rows.highlighted_option else None
        rows.clear_options()
        rows.pictured = self._list_layout.picture[0] if self._list_layout.is_pictured else 0
        games = curriculum.taught()
        self.set_class(bool(self._list_layout.beside), "beside")
        foot = self._list_layout.foot
        self.query_one("#lessons").styles.padding = (0, 1, foot, 1)
        room = self.app.size.height - 2 - foot - (0 if self._list_layout.beside else self._about_rows)
        spaced = max(0, min(FARTHEST, (room - 1 - foot) // len(games) - self._list_layout.picture[1]))
        for game in games:
            rows.add_options(self._block(game))
            rows.add_options([Option(Text(), disabled=True)] * spaced)
        rows.add_option(Option(airy(self._help_row(), self.app.size), id=HELP))
        rows.highlighted = rows.get_option_index(at) if at else None
        rows.styles.width = self._list_layout.width
        self.query_one("#about", Drawing).styles.height = self._about_rows
        if at is not None:
            self._explain(at)
        self.set_class(room <= rows.option_count, "low")
        self.set_class(room <= rows.option_count + 1, "close")

    @property
    def _list_layout(self) -> ListLayout:
        return ListLayout(*self.app.size)

    @property
    def _about_rows(self) -> int:
        return self._list_layout.about_rows(self.query_one(OptionList).option_count)

    def _block(self, game: str) -> list[Option]:
        """Returns the rows of a game: its heading and its lessons, with its picture at their left."""
        ground = Style(color=self.rich_style.color, bgcolor=self.rich_style.bgcolor, reverse=False)
        picture = (
            small_picture(game, self.app.words, ground, self._list_layout.picture)
            if self._list_layout.is_pictured
            else []
        )
        left = picture or [Text(" ")] * self._list_layout.picture[1]
        lines = [(self._row(game, kind), f"{game}:{kind}") for kind in curriculum.KINDS]
        heading = self._option(left[0].copy().append_text(self._chapter(game)), "")
        if is_airy(*self.app.size):  # each row has two lines of the picture
            pairs = zip(left[1::2], left[2::2], lines, strict=True)
            tall = (Option(Text.assemble(above, row, "\n", below), id=id) for above, below, (row, id) in pairs)
            return [heading, *tall]
        spaced = (
            [each for line in lines for each in ((Text(), ""), line)] if self._list_layout.picture == BIG else lines
        )
        beside = zip(left[1:], spaced, strict=True)
        return [heading, *(self._option(before.copy().append_text(row), id) for before, (row, id) in beside)]

    def _option(self, row: Text, id: str) -> Option:
        """Returns the row of a lesson, or a heading if it has no id."""
        return Option(airy(row, self.app.size), id=id) if id else Option(row, disabled=True)

    def _chapter(self, game: str) -> Text:
        """Returns the heading of a game: its name, and a line behind it."""
        line = Text(" ").append(f"{self.app.words(f'{game}-name')} ", style("gold bold"))
        left = min(self._list_layout.width, self.app.size.width - 2) - line.cell_len
        left -= self._list_layout.picture[0] if self._list_layout.is_pictured else 1
        return line.append(self.app.words.shown("─") * left, style("line"))

    def _help_row(self) -> Text:
        """Returns the row that opens the help, in the columns of the lessons."""
        words = self.app.words
        left = self._list_layout.picture[0] if self._list_layout.is_pictured else 1
        row = Text().append("?".center(left - 2).ljust(left) if left > 1 else " ", style("gold bold"))
        row.append(f"   {panels.fitted(words('around-help-row'), TITLE - 2)}", style("ink"))
        row.pad_right(TITLE + 4 + left - row.cell_len)
        about = words("around-help-about")
        return row.append(about if row.cell_len + cell_len(about) < self.app.size.width - 1 else "", style("dim"))

    def _row(self, game: str, kind: str) -> Text:
        """Returns a lesson with the minutes it takes, and how far the learner has come."""
        words, learnt = self.app.words, self.progress.of(game)
        share = curriculum.share(kind, game, self.progress)
        sign = glyph("done", words.ascii_only) if share == 1 else " "
        row = (
            Text()
            .append(f" {sign} ", style("good bold"))
            .append(panels.fitted(words(f"frame-learn-{kind}"), TITLE - 2), style("ink"))
        )
        wide = self._list_layout.is_wide
        row.pad_right(TITLE + 1 + wide - row.cell_len)
        minutes = words("frame-learn-minutes", minutes=curriculum.minutes(kind, game))
        row.append(minutes.rjust(7 + wide), style("soft-dim")).append("  " + " " * wide)
        if kind == curriculum.EXERCISES:
            full = round(share * len(exercises(game)))
            if wide or not self._list_layout.is_pictured:
                row.append("■" * full, style("good"))
                row.append("·" * (len(exercises(game)) - full) + " ", style("soft-dim"))
            return row.append(words("frame-learn-solved", solved=full, count=len(exercises(game))), style("soft-dim"))
        come = words(f"frame-learn-{'done' if learnt.done else 'begun' if learnt.steps else 'new'}")
        come = come if wide else come.partition(":")[0].rstrip()
        return row.append(come, style("good" if learnt.done else "soft-dim"))

    def on_resize(self) -> None:
        super().on_resize()
        self.show()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._explain(str(event.option.id))

    def _explain(self, lesson: str) -> None:
        """Shows what the lesson under the cursor teaches: in a panel, or on a low screen between free rows."""
        words, (game, _, kind) = self.app.words, lesson.partition(":")
        canvas = Canvas(
            self._list_layout.beside or min(WIDTH, self.app.size.width - 2), self._about_rows, words.ascii_only
        )
        title = words("learn-help") if not kind else words(f"frame-learn-{kind}")
        if kind and not self._list_layout.beside:
            title = f"{words(f'{game}-name')} · {title}"
        low, indent = self._about_rows < ABOUT, 0 if self._list_layout.is_pictured else 2
        free = (
            canvas.part(indent, 1, canvas.width - indent - 2, canvas.height - 2)
            if low
            else panels.panel(canvas, title, "gold")
        )
        about = Text(words(f"frame-learn-{game}-{kind}" if kind else "frame-learn-help"))
        if self._list_layout.beside or self._list_layout.is_upright:
            self._fill(free, (game, kind), about)
        else:
            room = beside_picture(free, game if kind else "")
            write_lines(room, wrap(about, self.app.console, room.width))
        shown = self.query_one("#about", Drawing)
        shown.styles.width = canvas.width
        shown.show(canvas)

    def _fill(self, room: Canvas, lesson: tuple[str, str], about: Text) -> None:
        """Draws a large picture of the game, or of a book for the help, what is said of the lesson, and how far the
        learner has come in it, together in the middle of a room."""
        game, kind = lesson
        lines = wrap(about, self.app.console, room.width)
        foot = foot_of(kind, game, self.progress, self.app.words, room.width) if kind else Canvas(0, 0)
        large = LARGEST if LARGEST + len(lines) + foot.height + 6 <= room.height else LARGE
        gap = 2 if large + len(lines) + foot.height + 6 <= room.height else 1
        high = min(room.height, large + gap + len(lines) + (gap + foot.height) * bool(kind))
        middle = room.part(0, (room.height - high) // 2, room.width, high)
        picture, colour = look(game)[:2] if kind else BOOK
        pictures.place(middle.part(0, 0, room.width, large), picture, colour, most=pictures.THRICE)
        write_lines(middle.part(0, large + gap, room.width, high - large - gap), lines)
        if large + 2 * gap + len(lines) + foot.height == high:
            middle.stamp(0, high - foot.height, foot)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        game, _, kind = str(event.option.id).partition(":")
        if event.option.id == HELP:
            self.app.action_help()
        elif kind == curriculum.GAME and (self.progress.of(game).steps or self.progress.of(game).done):
            self._ask_where(game)
        else:
            self.begin(game, kind)

    def _ask_where(self, game: str) -> None:
        """Asks whether a game that was left goes on, or one that has been learnt is played."""
        words, learnt = self.app.words, self.progress.of(game)
        answers = ["table-end-play"] * learnt.done + ["learn-go-on"] * bool(learnt.steps) + ["learn-anew"]

        def chosen(at: int | None) -> None:
            does = answers[at] if at is not None and at >= 0 else ""
            if does == "learn-anew":
                curriculum.forget(game, self.progress)
            if does:
                self.begin(game, curriculum.PLAY if does == "table-end-play" else curriculum.GAME)

        said = Text(words(f"learn-was-{'done' if learnt.done else 'left'}"))
        self.app.push_screen(Chooser(words(f"{game}-name"), said, [*map(words, answers)]), chosen)

    def begin(self, game: str, kind: str) -> None:
        """Gives a lesson, or leaves to play the game, which is offered next time too."""
        self.app.preferences.remember(game, self.app.preferences.last_options(game))
        self._taught = Taught(game, kind == curriculum.PLAY)
        if self._taught.plays:
            self.action_back()
            return
        tutor = curriculum.tutor(kind, game, self.app.settings.person(), self.progress)
        self.app.push_screen(TaughtScreen(tutor, lambda lesson: self.begin(game, lesson)))

    def action_back(self) -> None:
        """Closes the list."""
        self.dismiss(self._taught)
