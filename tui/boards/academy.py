"""Medieval Academy on the screen: seven tracks, the squires, and a hand of cards.

Knows: how the game's state looks, and how its events are told.
Must not know: what is legal; that comes with the view.
"""

from __future__ import annotations

from typing import Any

import core
from core.games.academy.actions import Advance, Keep, Play
from core.games.academy.components import LOOP, PLAYED, TRACKS
from core.games.academy.rules import tracks_of, value_of
from core.games.academy.scoring import paid_places, points
from core.games.academy.state import State
from core.games.academy.tracks import at_start, ranking

from ..canvas import Canvas
from ..words import initial, letter, mark
from .base import Board, View, card

ROMAN = ("", "I", "II", "III", "IV", "V", "VI")
NAME = 13
"""Columns of a track's name."""
ORDER = 21
"""Columns of the order on a track: five squires with their distances."""
PAYS = 13
"""Columns of what a track pays."""


class TheBoard(Board):
    id = "academy"

    def title(self, view: View) -> str:
        state: State = view.state
        asked = state.asked[0].ask if state.asked else "over"
        done = min(len(pile) for pile in state.played)
        way = "left" if state.round % 2 else "right"
        return self.text(view, "title", round=ROMAN[state.round], ask=asked, card=min(done + 1, PLAYED), way=way)

    # The board

    def height(self, view: View, width: int, room: int) -> int:
        """Where there is room, a second row to each track shows what lies beneath the top disc of a stack."""
        tracks = len(view.state.tracks)
        return 2 * tracks + 5 if room >= 2 * tracks + 8 else tracks + 4

    def draw(self, view: View, canvas: Canvas) -> None:
        state: State = view.state
        cell = 1 if canvas.width < NAME + 2 * LOOP + 3 + ORDER + PAYS else 2
        deep = 2 if canvas.height > 2 * len(state.tracks) else 1
        order = NAME + LOOP * cell + 5
        self._head(view, canvas, cell, order)
        for at, name in enumerate(state.tracks):
            self._track(view, canvas, 1 + deep * at, name, cell, order)
            self._discs(canvas, 1 + deep * at, state.tracks[name], cell, deep)
            self._goal(view, canvas, 1 + deep * at, name, cell)
        self._people(view, canvas, deep * len(state.tracks) + 2)

    def _head(self, view: View, canvas: Canvas, cell: int, order: int) -> None:
        for square in range(0, LOOP, 5):
            canvas.put(_column(square, cell), 0, str(square), "dim")
        canvas.put(order, 0, self.text(view, "head-order"), "dim")
        canvas.put(order + ORDER, 0, self.text(view, "head-pays"), "dim")
        canvas.put(order + ORDER + PAYS, 0, self.text(view, "head-when"), "dim")

    def _track(self, view: View, canvas: Canvas, row: int, name: str, cell: int, order: int) -> None:
        state: State = view.state
        table, track = TRACKS[name], state.tracks[name]
        canvas.put(1, row, self.text(view, f"track-{name}"), "bold" if state.round in table.rounds else "dim")
        last = LOOP if table.end is None else table.end + 1
        for square in range(last):
            if square and square % 5 == 0:
                canvas.put(_column(square, cell) - 1, row, "│", "dim")
            canvas.put(_column(square, cell), row, "·", "dim")
        x = order
        for squire in ranking(track):
            style = f"seat{state.owners[squire]}" if track.walked[squire] else "dim"
            x = canvas.put(x, row, f"{letter(squire)}{track.walked[squire]} ", style)
        self._pays(view, canvas, row, name, order + ORDER)

    def _discs(self, canvas: Canvas, row: int, track: Any, cell: int, deep: int) -> None:
        """Each stack by its top disc, bright, and how many there are or, where there is room, those beneath."""
        stacks: dict[int, list[int]] = {}
        for squire in reversed(ranking(track)):
            stacks.setdefault(track.walked[squire] % LOOP, []).append(squire)
        for square, (*under, top) in sorted(stacks.items()):
            x = _column(square, cell)
            canvas.put(x, row, letter(top), f"seat{top} under" if under else f"seat{top}")
            if deep > 1:
                for at, squire in enumerate(under[::-1]):
                    canvas.put(x + at, row + 1, letter(squire), f"seat{squire} dim")
            elif under and (cell > 1 or square + 1 not in stacks) and square % 5 != 4:
                canvas.put(x + 1, row, str(len(under) + 1), "dim")

    def _goal(self, view: View, canvas: Canvas, row: int, name: str, cell: int) -> None:
        """Where the disc of the answer under the cursor would go."""
        move = self._move(view, view.cursor)
        if move and move[1] == name:
            canvas.paint(0, row, NAME, "gold")
            canvas.paint(_column(move[3] % LOOP, cell), row, 1, "cursor")

    def _pays(self, view: View, canvas: Canvas, row: int, name: str, x: int) -> None:
        """What the track pays, and when it scores next."""
        state: State = view.state
        table = TRACKS[name]
        pays = [*paid_places(state, table.moves or table.best), *table.worst]
        shown = " ".join(f"{value:+d}" if table.moves else str(value).replace("-", "−") for value in pays)
        shown = shown or " ".join(f"{square}:{value}" for square, value in table.squares[1:])
        canvas.put(x, row, shown)
        coming = [number for number in table.rounds if number >= state.round]
        if coming:
            now = coming[0] == state.round
            when = self.text(view, "now") if now else ROMAN[coming[0]]
            canvas.put(x + PAYS, row, when, "gold" if now else "dim")

    # The people

    def _people(self, view: View, canvas: Canvas, y: int) -> None:
        state: State = view.state
        width = canvas.width // len(state.owners)
        for squire in state.squires:
            x = squire * width
            after = canvas.write(x, y, self.person(view, state.owners[squire], width - 6))
            shields = self.text(view, "shields", count=len(state.shields[squire]))
            canvas.put(after + 1, y, shields if after + 1 + len(shields) < x + width else shields[:4], "dim")
            first = "*" if squire == state.first else " "
            canvas.put(x, y + 1, first, "gold")
            played = " ".join(self.short(view, each) for each in state.played[squire].known())
            kept = "▒" * len(state.hands[squire]) if squire != view.seat else ""
            canvas.put(x + 1, y + 1, f"{played} {kept}".strip()[: width - 2], "dim")

    def short(self, view: View, name: str) -> str:
        """A card in four columns."""
        return self.text(view, f"short-{name.split('-')[0]}") + str(value_of(name))

    # Questions and answers

    def ask(self, view: View) -> str:
        question = view.replica.game.question(view.state, view.seat)
        return self.text(view, f"ask-{question.ask}", squares=question.amount)

    def answer(self, view: View, action: core.Action) -> str:
        if isinstance(action, Keep) and action.card:
            tracks = ", ".join(self.text(view, f"track-{name}") for name in tracks_of(action.card))
            return self.text(view, "answer-keep", card=self.card(view, action.card), tracks=tracks)
        move = self._move(view, action)
        if move is None:
            return ""
        squire, name, start, end = move
        place = self._place(view, squire, name, end)
        return self.text(
            view,
            f"answer-{type(action).__struct_config__.tag}",
            card=self.card(view, action.card) if isinstance(action, Play) else "",
            choice="yes" if isinstance(action, Play) and len(tracks_of(action.card)) > 1 else "no",
            track=self.text(view, f"track-{name}"),
            start=start,
            end=end,
            effect=place,
        )

    def _move(self, view: View, action: core.Action | None) -> tuple[int, str, int, int] | None:
        """Squire, track, from where, to where."""
        question = None if view.seat is None else view.replica.game.question(view.state, view.seat)
        if question is None or not isinstance(action, (Play, Advance)):
            return None
        squares = value_of(action.card) if isinstance(action, Play) else question.amount
        start = view.state.tracks[action.track].walked[question.squire]
        limit = TRACKS[action.track].end
        end = start + squares if limit is None else min(start + squares, limit)
        return question.squire, action.track, start, end

    def _place(self, view: View, squire: int, name: str, end: int) -> str:
        """Whom the move passes, and the place it leads to."""
        track = view.state.tracks[name]
        start = track.walked[squire]
        if end == start:
            return self.text(view, "stays")
        before = ranking(track)
        ahead = [other for other in before if track.walked[other] > end]
        passed = [other for other in before[: before.index(squire)] if other not in ahead]
        names = "".join(initial(view.state.owners[other]) for other in passed)
        return self.text(view, "reaches", place=len(ahead) + 1, passed=names or "none")

    def hand(self, view: View) -> Canvas | None:
        state: State = view.state
        if view.seat is None or not state.asked:
            return None
        squire = state.owners.index(view.seat)
        drafting = state.asked[0].ask == "keep"
        cards = (state.packs if drafting else state.hands)[squire].known()
        canvas = Canvas(max(22, 7 * len(cards)), 7, view.ascii_only)
        chosen = getattr(view.cursor, "card", None)
        for at, name in enumerate(cards):
            up = name == chosen and cards.index(name) == at
            card(canvas, 7 * at, 0 if up else 1, self._face(view, name), "gold raised" if up else "")
        kept = state.hands[squire].known() if drafting else []
        if kept:
            canvas.put(0, 6, self.text(view, "kept", cards=" ".join(self.short(view, each) for each in kept)), "dim")
        return canvas

    def _face(self, view: View, name: str) -> list[str]:
        suit = name.split("-")[0]
        return [f"{value_of(name)}    ", self.text(view, f"short-{suit}"), f"    {value_of(name)}"]

    def card(self, view: View, name: str) -> str:
        """A card in words."""
        return self.text(view, "card", suit=self.text(view, f"suit-{name.split('-')[0]}"), value=value_of(name))

    # Events

    def argument(self, view: View, name: str, value: Any) -> Any:
        if name == "track":
            return self.text(view, f"track-{value}")
        if name == "card" and value:
            return self.card(view, value)
        if name == "round":
            return ROMAN[value]
        if name == "value":
            return f"{value:+d}".replace("-", "−")
        return super().argument(view, name, value)

    def explain(self, view: View, action: core.Action | None) -> str:
        track = getattr(action, "track", None)
        if track is None and isinstance(action, Keep) and action.card:
            track = tracks_of(action.card)[0]
        if track is None:
            return self.text(view, "explain")
        discs = view.state.tracks[track]
        order = ", ".join(f"{mark(view.state.owners[s])} {discs.walked[s]}" for s in ranking(discs))
        return "\n\n".join(
            (
                self.text(view, f"about-{track}"),
                self.text(view, "about-order", order=order),
                self.text(view, "about-zero") if at_start(discs) else "",
            )
        )

    def end(self, view: View) -> list[str]:
        """Each squire's points, track by track."""
        state: State = view.state
        lines = []
        for squire in sorted(state.squires, key=lambda squire: -points(state, squire)):
            sums: dict[str, int] = {}
            for shield in state.shields[squire]:
                sums[shield.track] = sums.get(shield.track, 0) + shield.value
            parts = ", ".join(f"{self.text(view, f'track-{name}')} {value:+d}" for name, value in sums.items())
            lines.append(f"{mark(state.owners[squire])}: {parts or '0'}".replace("-", "−"))
        return lines


def _column(square: int, cell: int) -> int:
    """Where a square is drawn: every fifth begins behind a line."""
    return NAME + square * cell + square // 5
