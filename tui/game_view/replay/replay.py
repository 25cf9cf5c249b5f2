"""The replay of a kept game: goes to any step, from any seat, at a pace, and hides the end until it is asked for.

Knows: opened games, the presenter, chapters.
Must not know: Textual, keys, mice, files.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import replace

from netplay.archive.opened_game import ALL_OPEN, OpenedGame
from tui.boards import View, board
from tui.game_view.presenter import GamePresenter
from tui.game_view.status_line import StatusLine
from tui.game_view.telling import NarrationLine
from tui.text.words import Words, mark

from .chapter import Chapter, ReplaySource, neighbour

SPEEDS = (3.0, 2.0, 1.4, 1.0, 0.7, 0.5, 0.3, 0.15, 0.05)
"""Seconds between two steps, by speed from 1 to 9."""
USUAL_SPEED = 4
HEADLINE = "— "
"""Begins a line of the log that begins a round."""


class Replay:
    """A kept game that is looked at again. It opens at its beginning."""

    def __init__(self, opened: OpenedGame, words: Callable[[], Words]) -> None:
        """`words` returns the texts of the reader's language, which may change."""
        self.opened, self._words = opened, words
        self._source = ReplaySource(opened.summary.names)
        self.presenter = GamePresenter(self._source, words, patience=0)
        self.seen_from: int | None = opened.seat
        """The seat from which the game is shown, None for a spectator, or `ALL_OPEN`."""
        self.step = 0
        self.playing = False
        self.speed = USUAL_SPEED
        self.told_result = False
        """True once the end has been reached or asked for."""
        self._chapters: dict[int | None, Chapter] = {}
        self.go(0)

    # Where it stands

    @property
    def chapter(self) -> Chapter:
        """The game as it is seen from where it is looked at."""
        if self.seen_from not in self._chapters:
            timeline = self.opened.timeline(self.seen_from)
            actors = [report.actor for report in self.opened.file.game.reports]
            self._chapters[self.seen_from] = Chapter(timeline, actors, self.presenter.moments)
        return self._chapters[self.seen_from]

    @property
    def steps(self) -> int:
        """The number of steps of the game."""
        return self.chapter.steps

    @property
    def at_end(self) -> bool:
        """True at the last step."""
        return self.step == self.steps

    def go(self, step: int) -> None:
        """Shows the game after so many steps, as far as it goes."""
        self.step = max(0, min(self.steps, step))
        self.playing = self.playing and not self.at_end
        self.told_result = self.told_result or self.at_end
        replica, presenter = self.chapter.timeline.at(self.step), self.presenter
        self._source.replica = replica
        presenter.question.close()
        presenter.narration.replica, presenter.narration.events = replica, len(replica.log)
        presenter.narration.lines = self.chapter.lines_at(self.step)
        presenter.queue.clear(len(replica.log))
        presenter.ask(self.presenter.moments.now(replica))

    def by_step(self, by: int) -> None:
        """Goes so many steps on, or back."""
        self.go(self.step + by)

    def by_turn(self, by: int) -> None:
        """Goes to where the next player acts, or back to where this one began."""
        self.go(neighbour(self.chapter.turns, self.step, by))

    def by_round(self, by: int) -> None:
        """Goes to the end of this round, or back to that of the one before."""
        self.go(neighbour(self.chapter.rounds, self.step, by))

    def to_line(self, mark: int) -> None:
        """Goes to the step that said the line of this mark."""
        self.go(self.chapter.timeline.step_of(mark))

    # By itself

    def play(self) -> None:
        """Plays on, or stops; at the end it begins anew."""
        if not self.playing and self.at_end:
            self.go(0)
        self.playing = not self.playing

    @property
    def pause(self) -> float:
        """Seconds until the next step."""
        return SPEEDS[self.speed - 1]

    def set_speed(self, speed: int) -> None:
        """Plays at a speed from 1 to 9."""
        self.speed = max(1, min(len(SPEEDS), speed))

    # From where

    def look_from(self, view: int | None) -> None:
        """Shows this step from a seat, or with all cards open. Raises ValueError if it cannot be seen from there."""
        if view not in self.opened.views():
            raise ValueError(view)
        self.seen_from = view
        self.go(self.step)

    def next_view(self) -> None:
        """Shows this step from the next seat; after the last with all cards open."""
        views = self.opened.views()
        self.look_from(views[(views.index(self.seen_from) + 1) % len(views)])

    # What is shown

    def view(self) -> View:
        """The moment that is shown, as it was on the screen when it was played."""
        view = self.presenter.view()
        assert view is not None
        if view.legal:
            view.cursor = view.legal[board(view.game.id).start(view)]
        return view

    def shown(self) -> View:
        """The same with the cursor on what was chosen then, and no keys, as nothing can be chosen."""
        view = self.view()
        view.keyed = False
        chosen = self.opened.chosen(self.step, view.seat) if view.legal else None
        if chosen in view.legal:
            view.cursor = chosen
        return view

    def view_at(self, step: int, seat: int) -> View:
        """Another moment of the game, as a seat saw it, with the answers that it had."""
        return self.presenter.moments.now(self.opened.timeline(seat).at(step))

    def hands(self) -> Sequence[View]:
        """The views whose hands are shown: with open cards that of each seat."""
        view = self.view()
        if self.seen_from != ALL_OPEN:
            return [view]
        return [_of_seat(view, seat) for seat in range(len(view.names))]

    def lines(self) -> list[NarrationLine]:
        """The lines that can be read by now."""
        return self.presenter.readable

    def coming(self, view: View) -> list[NarrationLine]:
        """The lines that tell what came of the choice that is shown, or else what the next step brings; none that would
        give the end away."""
        actors = self.chapter.actors
        asked = view.seat if view.legal else None
        step = next((at for at in range(self.step, self.steps) if asked in (None, actors[at])), self.steps)
        if step >= self.steps - (not self.told_result):
            return []
        told = len(self.chapter.lines_at(step))
        return [line for line in self.chapter.lines_at(step + 1)[told:] if line.text.plain.strip()]

    def status(self, view: View) -> StatusLine:
        """The sentence above the answers."""
        drawn, badge = board(view.game.id), view.words("replay-badge")
        if view.outcome is not None:
            return StatusLine(drawn.reason(view, view.outcome), "result", badge=badge)
        if view.legal and view.seat is not None:
            asked = drawn.ask(view)
            chosen = self.opened.chosen(self.step, view.seat)
            if chosen not in view.legal:
                text = f"{view.words('replay-asks', name=mark(view.seat))} {asked}"
                return StatusLine(text, "result", shorter=asked, badge=badge)
            said = view.words("replay-chooses", name=mark(view.seat), choice=drawn.cells(view, chosen)[0])
            return StatusLine(said, "past", before=asked, badge=badge)
        return self._next(view)

    def _next(self, view: View) -> StatusLine:
        """Says whose step comes next, and what it brings."""
        moves = view.words("replay-moves", name=view.names[self.chapter.actors[self.step]])
        told = [line.source.removeprefix(HEADLINE) or line.text.plain for line in self.coming(view)[:1]]
        if not told:
            return StatusLine(moves, "result", badge=view.words("replay-badge"))
        return StatusLine(told[0], "result", before=moves, badge=view.words("replay-badge"))

    def round_names(self) -> list[str]:
        """Names the rounds or seasons of the game."""
        view = self.presenter.moments.now(self.chapter.timeline.at(0), legal=())
        names = [board(view.game.id).lap_name(view, lap) for lap in self.chapter.laps]
        return [view.words.shown(name[:1].lower() + name[1:]) for name in names]

    def round_name(self, step: int) -> str:
        """Names the round to which a step belongs."""
        return self.round_names()[max(0, bisect_right(self.chapter.rounds[:-1], step) - 1)]

    def view_name(self) -> str:
        """Names the seat from which the game is seen."""
        words, names = self._words(), self.presenter.moments.names()
        if self.seen_from == ALL_OPEN:
            return words("replay-open")
        if self.seen_from is None:
            return words("replay-watched")
        return words("replay-seat", name=names[self.seen_from])


def _of_seat(view: View, seat: int) -> View:
    return replace(view, seat=seat, legal=(), cursor=None, refused=())
