"""A question in lines: the open one with its answers, and what the hint says of them.

Knows: boards that speak, thoughts of a bot.
Must not know: where lines are read or written; when a hint may be had.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tui.boards import Board, View

from .plain_names import named

if TYPE_CHECKING:
    from ai.search import Option, Thought


def question_lines(drawn: Board, view: View, numbers: Sequence[int]) -> list[str]:
    """Returns the question and its answers, each behind its number."""
    answers = [f"{number}: {drawn.answer(view, action)}" for number, action in zip(numbers, view.legal, strict=True)]
    return [named(text, view.names) for text in (drawn.ask(view), *answers)]


def hint_lines(drawn: Board, view: View, numbers: Sequence[int], thought: Thought) -> list[str]:
    """Returns the best answer and its reason, and for each answer its visits and everybody's chance to win."""
    from .hints import is_unproven, left_out, ranked, reason  # loads the search, which takes a moment

    words = view.words

    def answer(option: Option) -> str:
        number = numbers[list(view.legal).index(option.action)]
        return named(f"{number}: {drawn.answer(view, option.action)}", view.names)

    def chances(option: Option) -> str:
        if is_unproven(thought, option, view.own):
            return words("answers-unproven")
        shares = zip(view.names, option.expected, strict=True)
        return ", ".join(f"{name} {100 * share:.0f} %" for name, share in shares)

    found = [option for option in ranked(thought, view.own) if option.visits]
    rows = [f"{answer(option)}; {words('table-hint-visits')} {option.visits}; {chances(option)}" for option in found]
    first = f"{words('table-hint-title')} {answer(found[0])}"
    why = " ".join([*reason(drawn, view, thought), *left_out(words, thought)])
    return [first, named(why, view.names), words("table-hint-answers"), *rows]
