"""The sentence above the answers: what is asked, who is waited for, or why nothing can be answered.

Knows: the presenter, and which of several sentences matters most.
Must not know: where the sentence stands, or its colours.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from tui.boards import View, board
from tui.lobby_view import problems
from tui.lobby_view.seat_text import awaited_rematch
from tui.text.words import mark, rich

from . import waiting_text
from .presenter import GamePresenter
from .replay.taking_back import is_awaited, wish_line

Tone = Literal["problem", "past", "waiting", "result", "question"]


class StatusLine(NamedTuple):
    """A sentence above the answers."""

    text: str
    tone: Tone
    thinkers: tuple[str, ...] = ("", "")
    """The bots that think while we are asked too: as a sentence, and by their names alone where that is too long."""
    before: str = ""
    """The steps that went by before the question, where there is room for them."""
    shorter: str = ""
    """The text where the sentence does not fit into a row; empty if it is cut then."""
    repeats: bool = False
    """True if it is word for word the last line of the feed: it need not be read twice where that is right above."""
    badge: str = ""
    """The word in the block before the sentence, where nobody is asked now; empty: only a question has one."""


def status_line(presenter: GamePresenter, view: View, line_down: str) -> StatusLine:
    """The sentence for this view. `line_down` says that there is no connection; it is empty while there is one."""
    table = presenter.table
    text, tone = _sentence(presenter, view, line_down)
    long = waiting_text.thinkers(view.words, table)
    short = f"{', '.join(map(mark, table.games.thinking()))}…" if long and table else ""
    if presenter.queue.telling and not view.legal:
        return StatusLine(text, tone, (view.words("answers-skip"),), repeats=_repeats(presenter, view, text))
    if tone == "waiting" and not view.legal:
        return StatusLine(text, tone, shorter=long)
    return StatusLine(text, tone, (long, short), _skipped(presenter, view) if tone == "question" else "")


def _sentence(presenter: GamePresenter, view: View, line_down: str) -> tuple[str, Tone]:
    words, client_state, question = view.words, presenter.client_state, presenter.question
    if line_down:
        return line_down, "problem"
    if presenter.look_back.active:
        return words("table-looking-asked" if presenter.awaited else "table-looking"), "past"
    if client_state and client_state.requests.rejected:
        return problems.rejected_line(words, client_state.requests.rejected), "problem"
    if client_state and client_state.table.lobby and client_state.table.lobby.paused and view.outcome is None:
        return words("table-paused"), "waiting"
    if (asked := wish_line(words, client_state)) and (is_awaited(client_state) or not view.legal):
        return asked, "problem" if is_awaited(client_state) else "waiting"
    if presenter.queue.at_ending:
        return words("stage-counted" if board(view.game.id).scores_wait else "stage-decided"), "waiting"
    if presenter.queue.telling:
        return _news(presenter, view), "waiting"
    if view.outcome is not None:
        reason = board(view.game.id).reason(view, view.outcome)
        if presenter.source.reading:  # a long reason leaves no room behind it
            return f"{words('table-set-up-again')} {reason}", "result"
        return f"{awaited_rematch(words, client_state) or reason} {words('table-after-end')}", "result"
    if presenter.pending:
        return words("table-sending"), "waiting"
    if view.legal and presenter.forced.waits:
        return f"{_skipped(presenter, view) or board(view.game.id).ask(view)} {presenter.forced.bar}", "waiting"
    if view.legal:
        return (question.refusal, "problem") if question.refusal else (board(view.game.id).ask(view), "question")
    return waiting_text.waiting(words, board(view.game.id), view, presenter.table), "waiting"


def _skipped(presenter: GamePresenter, view: View) -> str:
    """The steps that went by because nothing could be done in them; empty if there are none."""
    steps = presenter.forced.line
    return view.words("frame-skipped", steps=steps) if steps else ""


def _news(presenter: GamePresenter, view: View) -> str:
    """The last line that was told; before the first, that there is news."""
    told = presenter.readable
    return (told[-1].source or told[-1].text.plain) if told else view.words("table-news")


def _repeats(presenter: GamePresenter, view: View, text: str) -> bool:
    """True if this is the last line that was told, word for word."""
    told = presenter.readable
    return bool(told) and rich(text, view.names).plain == told[-1].text.plain
