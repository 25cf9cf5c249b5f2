"""The list of what can be learnt: for each game a coached first game and exercises, with what was learnt so far.

Knows: the progress of the learner, the screen of a taught game.
Must not know: what a lesson is made of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from tui.text.words import Words
from tui.text.wrap import wrap
from tui.widgets.drawing import Drawing

from .taught_game import TaughtScreen

if TYPE_CHECKING:
    pass

HELP = "help"
"""The id of the row that opens the help."""


WIDTH, TITLE = 76, 28
"""Columns of the list, and of the name of a lesson."""
ABOUT, ABOUT_LOW, ABOUT_LEAST = 7, 5, 4
"""Rows of what is said of the lesson under the cursor, on a low screen, and on a low one that is wide enough."""
PICTURE = 14
"""Columns of a game's picture beside what is said of a lesson."""
SMALL, BLOCK = (10, 3), 4
"""Columns and rows of its picture in the list, and rows that the game has there with a free one."""
FARTHEST = 3
"""Free rows between two games, at most."""
ASIDE, HIGH_ABOUT = (34, 60), 20
"""Columns of what is said of a lesson beside the list, least and most, and its rows there."""
APART = 4
"""Columns between the list and that, and at the edges together."""
LARGE = 10
"""Rows of a game's picture above what is said of a lesson there."""
LOW = 28
"""Rows of a screen below which the list has no more than it needs."""


def small_picture(game: str, words: Words, ground: Style) -> list[Text]:
    """Returns the rows of a game's picture for the list, on a ground of their own: the cursor begins beside it."""
    canvas = Canvas(*SMALL, words.ascii_only)
    picture, colour, *_ = look(game)
    pictures.place(canvas.part(0, 0, SMALL[0] - 2, SMALL[1]), picture, colour)
    rows = canvas.segments(ground)
    return [Text.assemble(*((text, look or "") for text, look, _ in row)) for row in rows]


class LearnScreen(GuardedScreen[None]):
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

    @property
    def progress(self) -> Progress:
        """The progress so far. Where no games are kept, nothing of it is either."""
        if self._progress is None:
            self._progress = Progress(progress_path() if self.app.keeps_games else None)
        return self._progress

    def compose(self) -> ComposeResult:
        yield Static(id="title", classes="bar")
        with Vertical(id="lessons"):
            yield OptionList(markup=False)
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
        rows = self.query_one(OptionList)
        at = rows.highlighted
        rows.clear_options()
        games = curriculum.taught()
        self.set_class(bool(self._beside), "beside")
        room = self.app.size.height - 2 - (0 if self._beside else self._about_rows)
        each = 2 * (BLOCK - 1) - 1 if is_airy(*self.app.size) else BLOCK - 1
        spaced = max(0, min(FARTHEST, (room - 1) // len(games) - each))
        for game in games:
            rows.add_options(self._block(game))
            rows.add_options([Option(Text(), disabled=True)] * spaced)
        rows.add_option(Option(airy(self._help_row(), self.app.size), id=HELP))
        rows.highlighted = at
        self.query_one("#about", Drawing).styles.height = self._about_rows
        if at is not None:
            self._explain(str(rows.get_option_at_index(at).id))
        self.set_class(room <= rows.option_count, "low")
        self.set_class(room <= rows.option_count + 1, "close")

    @property
    def _about_rows(self) -> int:
        """The rows of what is said of the lesson under the cursor."""
        if self._beside:
            return HIGH_ABOUT
        low = ABOUT_LEAST if self.app.size.width >= WIDTH else ABOUT_LOW
        return ABOUT if self.app.size.height >= LOW else low

    @property
    def _beside(self) -> int:
        """The columns of what is said of a lesson beside the list; 0 where it stands below."""
        left = self.app.size.width - WIDTH - APART
        return min(ASIDE[1], left) if left >= ASIDE[0] and self.app.size.height >= LOW else 0

    @property
    def _pictured_list(self) -> bool:
        """True if there are columns for pictures in the list."""
        return self.app.size.width >= WIDTH

    def _block(self, game: str) -> list[Option]:
        """Returns the rows of a game: its heading and its lessons, with its picture at their left."""
        ground = Style(color=self.rich_style.color, bgcolor=self.rich_style.bgcolor, reverse=False)
        left = small_picture(game, self.app.words, ground) if self._pictured_list else [Text(" ")] * SMALL[1]
        lessons = [self._row(game, kind) for kind in curriculum.KINDS]
        head, *rows = [
            each.copy().append_text(line) for each, line in zip(left, [self._chapter(game), *lessons], strict=True)
        ]
        ids = [f"{game}:{kind}" for kind in curriculum.KINDS]
        return [
            Option(head, disabled=True),
            *(Option(airy(row, self.app.size), id=id) for row, id in zip(rows, ids, strict=True)),
        ]

    def _chapter(self, game: str) -> Text:
        """Returns the heading of a game: its name, and a line behind it."""
        line = Text(" ").append(f"{self.app.words(f'{game}-name')} ", style("gold bold"))
        left = min(WIDTH, self.app.size.width - 2) - line.cell_len - (SMALL[0] if self._pictured_list else 1)
        return line.append(self.app.words.shown("─") * left, style("line"))

    def _help_row(self) -> Text:
        """Returns the row that opens the help, in the columns of the lessons."""
        words = self.app.words
        left = SMALL[0] if self._pictured_list else 1
        row = Text().append("?".center(SMALL[0] - 2).ljust(left) if left > 1 else " ", style("gold bold"))
        row.append(f"   {panels.fitted(words('around-help-row'), TITLE - 2)}", style("ink"))
        row.pad_right(TITLE + 4 + left - row.cell_len)
        return row.append(words("around-help-about"), style("dim"))

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
        wide = self._pictured_list
        row.pad_right(TITLE + 1 + wide - row.cell_len)
        minutes = words("frame-learn-minutes", minutes=curriculum.minutes(kind, game))
        row.append(minutes.rjust(7 + wide), style("soft-dim")).append("  " + " " * wide)
        if kind == curriculum.EXERCISES:
            full = round(share * len(exercises(game)))
            row.append("■" * full, style("good")).append("·" * (len(exercises(game)) - full), style("soft-dim"))
            return row.append(
                f" {words('frame-learn-solved', solved=full, count=len(exercises(game)))}", style("soft-dim")
            )
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
        canvas = Canvas(self._beside or min(WIDTH, self.app.size.width - 2), self._about_rows, words.ascii_only)
        title = words("learn-help") if not kind else words(f"frame-learn-{kind}")
        if kind and not self._beside:
            title = f"{words(f'{game}-name')} · {title}"
        low, indent = self._about_rows < ABOUT, 0 if self._pictured_list else 2
        free = (
            canvas.part(indent, 1, canvas.width - indent - 2, canvas.height - 2)
            if low
            else panels.panel(canvas, title, "gold")
        )
        room = self._below_picture(free, game) if self._beside else self._pictured(free, game if kind else "")
        about = words(f"frame-learn-{game}-{kind}" if kind else "frame-learn-help")
        for row, line in enumerate(wrap(Text(about), self.app.console, room.width)[: room.height]):
            room.write(0, row, line)
        shown = self.query_one("#about", Drawing)
        shown.styles.width = canvas.width
        shown.show(canvas)

    @staticmethod
    def _pictured(room: Canvas, game: str) -> Canvas:
        """Draws the picture of a game at the left of a room, and returns the rest of it."""
        if not game or room.width < PICTURE * 3 or room.height < ABOUT - 2:
            return room
        picture, colour, *_ = look(game)
        pictures.place(room.part(0, 0, PICTURE, room.height), picture, colour)
        return room.part(PICTURE + 2, 0, room.width - PICTURE - 2, room.height)

    @staticmethod
    def _below_picture(room: Canvas, game: str) -> Canvas:
        """Draws the picture of a game at the top of a room, and returns the rest of it."""
        top = 1 + LARGE
        if game in curriculum.taught():
            picture, colour, *_ = look(game)
            pictures.place(room.part(0, 1, room.width, LARGE), picture, colour)
        return room.part(0, top + 1, room.width, room.height - top - 1)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        game, _, kind = str(event.option.id).partition(":")
        if event.option.id == HELP:
            self.app.action_help()
        elif kind == curriculum.GAME and self.progress.of(game).steps:
            self._ask_where(game)
        else:
            self.begin(game, kind)

    def _ask_where(self, game: str) -> None:
        """Asks whether a game that was left goes on."""
        words = self.app.words

        def chosen(at: int | None) -> None:
            if at == 1:
                curriculum.forget(game, self.progress)
            if at is not None and at >= 0:
                self.begin(game, curriculum.GAME)

        answers = [words("learn-go-on"), words("learn-anew")]
        self.app.push_screen(Chooser(words(f"{game}-name"), Text(words("learn-was-left")), answers), chosen)

    def begin(self, game: str, kind: str) -> None:
        """Gives a lesson."""
        tutor = curriculum.tutor(kind, game, self.app.settings.person(), self.progress)
        self.app.push_screen(TaughtScreen(tutor, lambda lesson: self.begin(game, lesson)))

    def action_back(self) -> None:
        """Closes the list."""
        self.dismiss()
