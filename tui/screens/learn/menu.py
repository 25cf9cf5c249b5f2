"""The list of what can be learnt: for each game a coached first game and exercises, with what was learnt so far.

Knows: the progress of the learner, the screen of a taught game.
Must not know: what a lesson is made of.
"""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tui.draw.styles import style
from tui.game_view.lesson import curriculum
from tui.game_view.lesson.progress import Progress, progress_path
from tui.input import keys
from tui.input.bindings import named_binding
from tui.screens.base import GuardedScreen
from tui.screens.dialogs import Chooser

from .taught_game import TaughtScreen

HELP = "help"
"""The id of the row that opens the help."""


class LearnScreen(GuardedScreen[None]):
    """Lists the lessons. The cursor begins on those of a game; with a kind, that one begins at once."""

    DEFAULT_CSS = """
    LearnScreen #lessons { height: 1fr; align: center middle; }
    LearnScreen OptionList { width: 72; max-width: 100%; height: auto; max-height: 100%; }
    LearnScreen #keys { padding: 0 1; height: 1; color: $own-dim; }
    """
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
        """What was learnt so far. Where no games are kept, nothing of it is either."""
        if self._progress is None:
            self._progress = Progress(progress_path() if self.app.keeps_games else None)
        return self._progress

    def compose(self) -> ComposeResult:
        yield Static(Text(self.app.words("learn-title")), classes="bar")
        with Vertical(id="lessons"):
            yield OptionList(markup=False)
        yield Static(Text(self.app.words("learn-keys-list")), id="keys")

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
        """Lists the lessons; the cursor stays."""
        words, rows = self.app.words, self.query_one(OptionList)
        at = rows.highlighted
        rows.clear_options()
        for game in curriculum.taught():
            rows.add_option(Option(Text(words(f"{game}-name"), style("gold bold")), disabled=True))
            for kind in curriculum.KINDS:
                said = curriculum.state(kind, game, self.progress, words)
                line = Text("  ").append(words(f"learn-{kind}").ljust(34)).append(said, style("dim"))
                rows.add_option(Option(line, id=f"{game}:{kind}"))
        rows.add_option(Option(Text("\n" + words("learn-help")), id=HELP))
        rows.highlighted = at

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
        self.app.push_screen(TaughtScreen(tutor))

    def action_back(self) -> None:
        """Closes the list."""
        self.dismiss()
