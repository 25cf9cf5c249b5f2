"""The narration of a game: its events and the talk beside it, line by line.

Knows: how a board words an event, how long a line takes to be told, and where a round ends.
Must not know: where lines are shown, and how many of them have been told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

import core
from netplay.client.state import ClientState
from netplay.protocol.messages import Line as TalkLine
from tui.boards import Board, View, board
from tui.text.words import Words, rich

from . import outcome_text
from .talk import TalkReader, feed_text, talk
from .telling import NarrationLine, is_headline


class Narration:
    """All lines of a game, in the order in which they came."""

    def __init__(self) -> None:
        self.replica: core.Replica[Any] | None = None
        """The game that is narrated; None before the first."""
        self.lines: list[NarrationLine] = []
        """Lines of the log and of the talk between them. An event without words has one if it takes its time."""
        self.events = 0
        """The number of events of the log that are among the lines."""
        self._talk: list[NarrationLine] = []
        self._reader = TalkReader()
        self._opening = b""
        """The first state of this game, by which it is recognised."""

    def begin(self, replica: core.Replica[Any], view: View, client_state: ClientState | None) -> None:
        """Narrates another game, or a new copy of the same, from its beginning. Talk during the game is kept; whoever
        joins late is given what the table remembers of it. `view` is the game as it is now, without answers."""
        first = client_state.games.first.state if client_state and client_state.games.first else b""
        if first != self._opening:
            self._opening, self._talk = first, earlier_talk(view.words, client_state)
            self._reader = TalkReader(client_state.talk.count if client_state else 0)
        self.replica, self.events = replica, len(replica.log)
        self._hear(view.words, client_state)
        told = [*opening_of(replica, view), *lines_of(replica, view, 0), *self._talk]
        self.lines = sorted(told, key=lambda line: line.mark)

    def advance(
        self, replica: core.Replica[Any], view: View, client_state: ClientState | None
    ) -> list[NarrationLine]:  # fmt: skip
        """Adds what is new and returns it. Talk stands after the event that it followed, however late it is read."""
        before, self.events = self.events, len(replica.log)
        new = lines_of(replica, view, before) + self._hear(view.words, client_state, before)
        new.sort(key=lambda line: line.mark)
        self.lines += new
        return new

    def lags(self, replica: core.Replica[Any]) -> bool:
        """True if the game has gone on, or is another one, since lines were added last."""
        return replica is not self.replica or len(replica.log) != self.events

    def readable(self, told: int) -> list[NarrationLine]:
        """The lines with words that can be read once `told` events have been told; the headline of a block that is over
        says what it came to."""
        lines = [line for line in self.lines if line.text.plain and line.mark <= told]
        retold = {line.closes: line.summary for line in lines if line.summary is not None}
        return [
            line._replace(text=retold.get(line.mark, line.text)) if is_headline(line.text) else line for line in lines
        ]

    def last_round(self, told: int) -> int | None:
        """The number of the event that ended the last round, of the first `told`; None if no round has ended."""
        return next((line.mark for line in reversed(self.lines) if line.ends and line.mark <= told), None)

    def _hear(self, words: Words, client_state: ClientState | None, before: int = 0) -> list[NarrationLine]:
        """The talk since the last call, when `before` events were among the lines."""
        if client_state is None:
            return []
        new = [
            NarrationLine(feed_text(words, client_state, line), self._mark(client_state, line, before))
            for line in self._reader.new(client_state)
        ]
        self._talk += new
        return new

    def _mark(self, client_state: ClientState, line: TalkLine, before: int) -> int:
        """Returns the number of events that had happened when this was said, as far as it is known."""
        if client_state.games.current is None or line.seq is None:
            return self.events
        return max(before, min(client_state.games.current.logged(line.seq), self.events))


def earlier_talk(words: Words, client_state: ClientState | None) -> list[NarrationLine]:
    """The talk during this game before this client joined, each line after the events that it followed."""
    if client_state is None:
        return []
    said = client_state.talk.during(client_state.games.current)
    return [NarrationLine(text, mark) for mark, line in said for text in talk(words, client_state, [line])]


def opening_of(replica: core.Replica[Any], view: View) -> list[NarrationLine]:
    """Returns the lines on the initial position, before the log begins."""
    texts = outcome_text.opening_lines(board(view.game.id), view, replica)
    return [NarrationLine(rich(text, view.names), source=text) for text in texts]


def lines_of(replica: core.Replica[Any], view: View, start: int) -> list[NarrationLine]:
    """The lines of the log from event number `start` on. An event without words is told together with the next one
    unless the board gives it time. Behind the end of the game stands a line that waits for the result."""
    lines = [line for told in range(start + 1, len(replica.log) + 1) for line in at_event(replica, view, told)]
    if replica.outcome is not None and len(replica.log) > start:
        lines.append(NarrationLine(Text(), len(replica.log), 0, ending=True))
    return lines


def at_event(replica: core.Replica[Any], view: View, told: int) -> list[NarrationLine]:
    """The line of event number `told`, if it has one; before an event that clears the board of what has scored, the
    table of the round."""
    drawn, log, line = board(view.game.id), replica.log, line_of(replica, view, told)
    if line is not None and line.ends and log[told - 1].key not in drawn.read_first and _was_read(drawn, log, told):
        line = line._replace(ends=False, stops=False)
    lines = [line] if line is not None and (line.text.plain or line.beats or line.ends) else []
    if log[told - 1].key in drawn.read_first and told > 1 and not _was_read(drawn, log, told):
        lines.insert(0, NarrationLine(Text(), told - 1, 0, stops=True, ends=True))
    return lines


def _was_read(drawn: Board, log: Sequence[core.Event], told: int) -> bool:
    """True if the table of the round was shown before event number `told`."""
    for event in reversed(log[: told - 1]):
        if event.key in drawn.read_first:
            return True
        if drawn.round_ends(event):
            return False
    return False


def line_of(replica: core.Replica[Any], view: View, told: int) -> NarrationLine | None:
    """The line of event number `told`, the first being 1; None if it is told together with the next one."""
    drawn, event = board(view.game.id), replica.log[told - 1]
    source = _source(drawn, replica, view, told)
    text, ends = rich((source and drawn.short_line(view, event)) or source, view.names), drawn.round_ends(event)
    weight = drawn.weight(event)
    beats = (1 if text.plain else 0) if weight is None else weight
    if not text.plain and not beats and not ends:
        return None
    stops = ends and event.key not in drawn.shown_on_board
    closes, summary = _closed(drawn, replica, view, told)
    return NarrationLine(
        text,
        told,
        beats,
        stops,
        source,
        ends,
        event.key in drawn.rolling,
        closes,
        summary,
        event.key in drawn.ending,
        event.key in drawn.inner,
    )


def _closed(drawn: Board, replica: core.Replica[Any], view: View, told: int) -> tuple[int | None, Text | None]:
    """The number of the headline whose block ends before event number `told`, and its words from then on; None if that
    event is no headline, or the one before keeps its words."""
    log = replica.log
    if log[told - 1].key not in drawn.headlines:
        return None, None
    head = next((number for number in range(told - 1, 0, -1) if log[number - 1].key in drawn.headlines), None)
    said = drawn.summary(view, log[head - 1], log[head : told - 1]) if head is not None else ""
    return (head, rich(said, view.names)) if said else (None, None)


def _source(drawn: Board, replica: core.Replica[Any], view: View, told: int) -> str:
    """The words for event number `told`; of several in which nothing happens, the last has those for all."""
    log, event = replica.log, replica.log[told - 1]

    def joins(number: int) -> bool:
        return number < len(log) and log[number].key == event.key and drawn.nothing_happens(log[number])

    if not joins(told - 1):
        return drawn.line(view, event)
    if joins(told):
        return ""
    first = next((at + 1 for at in range(told - 2, -1, -1) if not joins(at)), 0)
    return drawn.together(view, log[first:told]) if told - first > 1 else drawn.line(view, event)
