"""The cards in a squire's tile: those played, the backs of those held, and those everybody knows of.

Knows: how cards look at each size.
Must not know: tracks, points, or what is legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.cells import cell_len

from core.games.academy.base import suit_of, value_of
from core.games.academy.components import LANCELOT_PLAYED
from core.games.academy.state import State
from tui.boards.view import View
from tui.draw import cards
from tui.draw.canvas import Canvas
from tui.draw.cards import Card, Size
from tui.draw.panels import fitted
from tui.draw.signs import glyph

from .hand import face
from .plan import FULL_CARDS, WIDE_TILE, WORDS
from .squires import Squires
from .words import Wording

FULL = Size(11, FULL_CARDS)
"""A played card with its picture and its whole name."""


class KnownCards:
    """Lancelot: the cards that everybody knows a squire has."""

    def __init__(self, words: Wording, view: View) -> None:
        self.words, self.view, self.squires = words, view, Squires(view)
        self.state: State = view.state

    def draw(self, room: Canvas, squire: int) -> None:
        """Lancelot: the stacks that are chosen from, then what everybody knows of a squire's cards."""
        owner = self.state.owners[squire]
        if stack := self.stack_of(squire):
            number = 1 + self.squires.of(owner).index(squire)
            self._list(room, [self.words.text(self.view, "stack", number=number)], stack)
        elif owner != self.view.seat:
            self._among(room, squire)

    def _among(self, room: Canvas, squire: int) -> None:
        """The cards a squire still has: those of both, since the division is secret. While stacks are taken, those of
        its player so far, once."""
        squires = self.squires.of(self.state.owners[squire])
        left = self._left(self.state.owners[squire])
        to_play = {one: LANCELOT_PLAYED - len(self.state.played[one]) for one in squires}
        if len(left) < sum(to_play.values()):
            self._list(room, [], left if squire == squires[0] else [])
        elif count := to_play[squire]:
            forms = ("among", "among-short") if len(left) > count else ("left",)
            self._list(room, [self.words.text(self.view, f"note-{form}", count=count) for form in forms], left)

    def stack_of(self, squire: int) -> list[str]:
        """Lancelot: the stack its player has made, shown at this squire."""
        stacks = self.state.exchange.stacks[self.state.owners[squire]] if self.squires.doubled else ()
        known = [pile.known() for pile in stacks if pile.known()]
        first = squire == self.squires.of(self.state.owners[squire])[0]
        return known[0 if first else 1] if len(known) == 2 else []

    def _list(self, room: Canvas, labels: Sequence[str], known: Sequence[str]) -> None:
        """Cards in short, behind what they are: the first of these that there is room for."""
        least = 1 + 2 * len(known)
        label = next((label for label in labels if cell_len(label) + least <= room.width), "")
        gap = cell_len(label) + 3 * len(known) <= room.width
        x = room.put(0, 0, label, "dim") + 1 if label else 0
        for name in known:
            sign = glyph(suit_of(name), room.ascii_only)
            x = room.put(x, 0, f"{sign}{value_of(name)}", f"faint-{suit_of(name)}") + gap

    def _left(self, seat: int) -> list[str]:
        """The cards a player was seen to take in the exchange, without those its squires have played."""
        left = list(self.state.exchange.known[seat])
        for squire in self.squires.of(seat):
            for name in self.state.played[squire].known():
                left.remove(name)
        return [name for name in left if name]


class PlayedCards:
    """The cards a squire has played this round."""

    def __init__(self, words: Wording, view: View) -> None:
        self.words, self.view, self.squires = words, view, Squires(view)
        self.state: State = view.state
        self._known = KnownCards(words, view)

    def draw(self, room: Canvas, squire: int) -> None:
        """The cards played this round and the backs of those still held; drawn as cards where there is room."""
        played = self.state.played[squire].known()
        hidden = 0 if squire in self.squires.of(self.view.seat) else len(self.state.hands[squire])
        if room.height >= FULL_CARDS and room.width >= WIDE_TILE - 3:
            self._fan(room, played or self._known.stack_of(squire), hidden)
        elif room.height >= WORDS:
            self._in_words(room, played, hidden)
        else:
            self._chips(room, played, hidden)

    def _fan(self, room: Canvas, played: Sequence[str], hidden: int) -> None:
        """Cards over each other, the last one played on top; beside them the hand's backs, as many as there are."""
        faces = [face(self.words, self.view, name) for name in played] or [Card(face_down=True)] * hidden
        if not faces:
            cards.empty(room.part(0, 0, *FULL))
            return
        free = room.width - FULL.width - (hidden + 1 if played and hidden else 0)
        step = min(FULL.width, free // max(1, len(faces) - 1))
        for at, one in enumerate(faces):
            covered = at < len(faces) - 1 and step < FULL.width - 1
            cards.card(room.part(at * step, 0, *FULL), replace(one, name="", short="") if covered else one)
        if played:
            x = (len(faces) - 1) * step + FULL.width + 1
            room.put(x, FULL.height - 1, "▮" * min(hidden, room.width - x), "cloth")

    def _in_words(self, room: Canvas, played: Sequence[str], hidden: int) -> None:
        """A row for each card, and the backs of the hand behind the last one."""
        for y, name in enumerate(played[: room.height]):
            suit = suit_of(name)
            named = [each(self.view, name) for each in (self.words.card, self.words.short_card)]
            texts = [f"{glyph(suit, room.ascii_only)} {each}" for each in named]
            text = next((each for each in texts if cell_len(each) <= room.width - 2), texts[-1])
            room.put(0, y, f" {fitted(text, room.width - 2)} ", f"{suit} wash-{suit} bold")
        backs = "▮" * min(hidden, room.width)
        if len(played) < room.height:
            room.put(0, len(played), backs, "cloth")

    def _chips(self, room: Canvas, played: Sequence[str], hidden: int) -> None:
        """A sign and a number for each card; the last one in words, if there is room; the backs of the hand."""
        x = 0
        backs = min(hidden, 5)
        for at, name in enumerate(played):
            style = f"{suit_of(name)} wash-{suit_of(name)} bold"
            words = f" {self.words.card(self.view, name)} "
            if at == len(played) - 1 and x + cell_len(words) + backs + 1 <= room.width:
                x = room.put(x, 0, words, style)
            else:
                x = room.put(x, 0, f"{glyph(suit_of(name), room.ascii_only)}{value_of(name)}", style)
            x += x < room.width
        room.put(x, 0, "▮" * min(backs, room.width - x), "cloth")
