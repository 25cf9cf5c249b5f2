"""A lesson in lines of text: what the coach says, the questions, and the numbers that are typed.

Knows: the tutor, the presenter, standard input and output.
Must not know: tables, screens, the rules of any game.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable

from tui.boards import board
from tui.game_view import outcome_text, plain_names, question_text
from tui.game_view.lesson import curriculum
from tui.game_view.lesson.coach import Page
from tui.game_view.lesson.progress import Progress, progress_path
from tui.game_view.lesson.taught_source import TaughtGame
from tui.game_view.lesson.tutor import Tutor
from tui.game_view.presenter import GamePresenter
from tui.input.layouts import number_typed
from tui.text.words import Words

from .input_gate import LEAVING, latin
from .output import Output
from .rows import printed
from .screen_reader import ScreenReaderWords

AGAIN = ("h", "?")
"""Asks the coach to say it again."""


class LessonLines:
    """One lesson, told in lines."""

    def __init__(self, tutor: Tutor, words: Words, write: Callable[[str], None]) -> None:
        self.tutor, self._words = tutor, ScreenReaderWords(words.language)
        self._output = Output(self._words, write, words.ascii_only)
        self.presenter = GamePresenter(TaughtGame(tutor), lambda: self._words, patience=0)
        self.presenter.moments.figures = tutor.figures
        self._spoken = -1
        """The number of steps when the coach spoke last."""

    def run(self, lines: Iterable[str]) -> None:
        """Teaches until the lesson is over, or nothing more is typed."""
        self._ask()
        for line in lines:
            if not self._obey(line.strip()):
                return

    def _obey(self, line: str) -> bool:
        """Does what a line asks for. Returns False if nothing more is taught."""
        word, numbers = number_typed(line), self.presenter.question.numbers
        if latin(line) in LEAVING:
            return False
        if latin(line) in AGAIN:
            self._spoken = -1
            self._ask()
        elif word.isascii() and word.isdigit() and int(word) in numbers:
            return self._answer(numbers.index(int(word)))
        elif line:
            self._output.say(self._words("lines-no-answer", said=self._words.verbatim(line)))
        return True

    def _answer(self, at: int) -> bool:
        view = self.presenter.moments.now(self.tutor.replica)
        if not self.tutor.act(view, view.legal[at]):
            self._output.say(self._words("lines-no-answer", said=str(at)))
            return True
        remarks = self.tutor.remarks()
        self._speak(remarks)
        if remarks and not self.tutor.go_on():
            return False
        return self._ask()

    def _ask(self) -> bool:
        """Tells what has happened and what is asked. Returns False if the game is over."""
        replica, presenter = self.tutor.replica, self.presenter
        if replica is not presenter.narration.replica:
            presenter.begin(replica, talk=False)
            self._tell(line.source for line in presenter.narration.lines)
        else:
            self._tell(line.source for line in presenter.advance(replica, talk=False))
        presenter.queue.clear(len(replica.log))
        view = presenter.moments.now(replica)
        presenter.question.close()
        presenter.ask(view)
        drawn = board(replica.game.id)
        if view.outcome is not None:
            self._output.say(*outcome_text.end_lines(self._words, drawn, view, view.outcome))
            return False
        lone = presenter.lone_answer(view)
        if lone is not None:
            return self.tutor.act(view, lone.action) and self._ask()
        if self._spoken != replica.seq:
            self._spoken = replica.seq
            self._speak(self.tutor.pages(view))
        self._output.say(*question_text.question_lines(drawn, view, presenter.question.numbers))
        if advice := self.tutor.advice(view):
            said = self._words("learn-says", advice=advice) if self.tutor.advised is not None else advice
            self._output.say(plain_names.named(said, view.names))
        return True

    def _tell(self, sources: Iterable[str]) -> None:
        names = self.presenter.moments.names()
        self._output.say(*(plain_names.named(source, names) for source in sources if source))

    def _speak(self, pages: Iterable[Page]) -> None:
        names = self.presenter.moments.names()
        for page in pages:
            self._output.say(f"{self._words('learn-coach')}: {plain_names.named(page.text, names)}")


def learn(kind: str, game: str, name: str, words: Words) -> int:
    """Teaches a game at standard input and output; returns the exit status."""
    tutor = curriculum.tutor(kind, game, name, Progress(progress_path()))
    try:
        LessonLines(tutor, words, printed).run(sys.stdin)
    except BrokenPipeError:
        return 1
    return 0
