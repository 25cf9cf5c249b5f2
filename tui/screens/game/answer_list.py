"""The answers to the open question as a list with a cursor.

Knows: the open question, the widget that lists answers, and where its cursor was.
Must not know: what else is on the screen, or how an answer gets to the table.
"""

from __future__ import annotations

from collections.abc import Callable

from textual import events

from tui.boards import View, board
from tui.game_view.presenter import GamePresenter
from tui.game_view.question import QuestionKey
from tui.input.keys import digit
from tui.screens.listing import listing
from tui.widgets.answer_rows import Listing
from tui.widgets.answers import Answers


class AnswerList:
    """Lists the answers while the question is shown. A question that comes back has its cursor where it was."""

    def __init__(self, presenter: GamePresenter, widget: Callable[[], Answers]) -> None:
        self._presenter, self._question, self._widget = presenter, presenter.question, widget
        self._cursor = 0
        """The place of the cursor when the question was hidden."""
        self._succeeded: QuestionKey = ()
        """The question of another screen whose place of the cursor that is; empty once one has been shown here."""
        self._typed = "", -1
        """The digits of a number that were typed last, and where the cursor was then."""
        self.marked = True
        """False while the board does not show what the answer under the cursor would do."""

    @property
    def widget(self) -> Answers:
        """The list itself."""
        return self._widget()

    @property
    def cursor(self) -> int | None:
        """The number of the answer under the cursor."""
        return self.widget.cursor

    @cursor.setter
    def cursor(self, number: int | None) -> None:
        self.widget.cursor = number

    @property
    def chosen(self) -> str:
        """The first words of the answer under the cursor; empty if there is none."""
        return self.widget.first_words

    def succeed(self, other: AnswerList) -> None:
        """Has the cursor where the list of another screen has it, if the same question comes up here."""
        self._cursor = (other.cursor or 0) if other._question.legal else other._cursor
        self._succeeded = other._question.key

    def ask(self, view: View, covered: bool) -> bool:
        """Shows or hides the question as the presenter decides; `covered` if something else hides it. Returns True if
        it has come up just now."""
        question, key, visible = self._question, self._question.key, bool(self._question.legal)
        new = self._presenter.ask(view, covered)
        if visible and not question.legal:
            self._clear()
        if new:
            same = question.key in (key, self._succeeded)
            self._succeeded = ()
            self._list(view, self._cursor if same else board(view.game.id).start(view))
        return new

    def hide(self) -> None:
        """No answer can be given now."""
        if self._question.legal:
            self._clear()
            self._question.hide()

    def close(self) -> None:
        """The question has been answered, or is no longer asked."""
        self.hide()
        self._question.close()

    def point(self, view: View) -> None:
        """Gives a view the answer under the cursor."""
        at = self.widget.cursor if view.legal and self.marked else None
        if at is not None and at < len(view.legal):
            view.cursor = view.legal[at]

    def number_of(self, event: events.Key) -> int | None:
        """The number of the answer that Enter or a digit gives."""
        if event.key == "enter":
            return self.widget.cursor
        number = digit(event.key)
        return self._question.digits.index(number) if number in self._question.digits else None

    def typed(self, event: events.Key) -> int | None:
        """The number of the answer whose own number, of several digits, has been typed so far; None where answers have
        digits. A first digit that leads to none waits for the second."""
        found, before = digit(event.key), self._typed[0] if self._typed[1] == self.cursor else ""
        if found is None or not self._question.legal or min(self._question.digits) < 10:
            return None
        numbers = {str(number): at for at, number in enumerate(self._question.numbers)}
        text = next((text for text in (f"{before}{found}", str(found)) if text in numbers), str(found))
        number = numbers.get(text, self.cursor)
        self._typed = text, -1 if number is None else number
        return number

    def _clear(self) -> None:
        self._cursor = self.widget.cursor or 0
        self.widget.show(Listing(), None)

    def _list(self, view: View, start: int) -> None:
        """Lists the answers, each behind the digit that gives it."""
        drawn = board(view.game.id)
        keys = [str(digit) if digit < 10 else "" for digit in self._question.digits]
        self.widget.show(listing(drawn, view, keys), start, drawn.declining(view))
