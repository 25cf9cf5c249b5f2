"""The cards in a squire's tile: those played, the backs of those held, and those everybody knows of.

Knows: how cards look at each size.
Must not know: tracks, points, or what is legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

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


THIRD = 3
"""Cards of a stack, and of a squire with Lancelot."""


class Pile(NamedTuple):
    """Lancelot: the cards of a stack, or those that a squire is given."""

    cards: Sequence[str]
    label: str
    coming: bool = False
    """True if the last card is the one under the cursor, which does not lie there yet."""


class KnownCards:
    """Lancelot: the cards that everybody knows a squire has, and those that we divide."""

    def __init__(self, words: Wording, view: View) -> None:
        self.words, self.view, self.squires = words, view, Squires(view)
        self.state: State = view.state

    def draw(self, room: Canvas, squire: int) -> None:
        """Lancelot: the stacks that are made or chosen from, then what everybody knows of a squire's cards."""
        if pile := self.pile_of(squire):
            room.put(0, 0, fitted(pile.label, room.width), "ink")
        elif not self.is_ours(squire):
            self._among(room, squire)

    def is_ours(self, squire: int) -> bool:
        """True if the squire is ours: we hold its cards in hand."""
        return self.view.seat is not None and self.state.owners[squire] == self.view.seat

    def pile_of(self, squire: int) -> Pile | None:
        """The cards that lie before a squire while cards are divided: a stack, or what we give it."""
        owner = self.state.owners[squire]
        at = self.squires.of(owner).index(squire) if self.squires.doubled else 0
        if stack := self.stack_of(squire):
            return Pile(stack, self.words.text(self.view, "stack", number=at + 1))
        return self._ours(at) if self.is_ours(squire) and self.squires.doubled else None

    def _ours(self, at: int) -> Pile | None:
        """What we divide: the first of two piles with the card under the cursor, and the cards for the other."""
        exchange, seat = self.state.exchange, self.view.own
        pile, rest = "stack", exchange.dealt[seat].known()
        given = exchange.stacks[seat][0].known()
        if share := exchange.shares[seat].known():
            pile, rest, given = "squire", share, self.state.hands[self.squires.of(seat)[0]].known()
        if not rest:
            return None
        chosen, rest, given = getattr(self.view.cursor, "card", None), [*rest], [*given]
        coming = chosen in rest
        if coming:
            rest.remove(chosen)
            given.append(chosen)
        key = "forming" if at == 0 else "rest"
        label = self.view.words(f"academy_board-{key}", pile=pile, number=at + 1, count=len(given), most=THIRD)
        return Pile(rest if at else given, label, coming and not at)

    def _among(self, room: Canvas, squire: int) -> None:
        """The cards a squire still has: those of both, since the division is secret. While stacks are taken, those of
        its player so far, once."""
        squires = self.squires.of(self.state.owners[squire])
        left = self._left(self.state.owners[squire])
        to_play = {one: LANCELOT_PLAYED - len(self.state.played[one]) for one in squires}
        if len(left) < sum(to_play.values()):
            self._list(room, [], left if squire == squires[0] else [])
        elif count := to_play[squire]:
            self._list(
                room, [self.words.text(self.view, f"note-{form}", count=count) for form in self._forms(squire)], left
            )

    def _forms(self, squire: int) -> Sequence[str]:
        """The labels of the cards it still has; none where the backs beside its played cards say it."""
        if self.holds_some_of(squire):
            return ()
        return ("among", "among-short") if self.is_among(squire) else ("left",)

    def is_among(self, squire: int) -> bool:
        """True if everybody knows more cards than the squire still has, and that it has some of them."""
        if not self.squires.doubled:
            return False
        squires = self.squires.of(self.state.owners[squire])
        left = self._left(self.state.owners[squire])
        to_play = {one: LANCELOT_PLAYED - len(self.state.played[one]) for one in squires}
        return len(left) >= sum(to_play.values()) and len(left) > to_play[squire] > 0

    def holds_some_of(self, squire: int) -> bool:
        """True if the squire has played nothing yet, so that its tile says in words how many cards it holds."""
        return self.is_among(squire) and not self.state.played[squire]

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
        gap = cell_len(label) + bool(label) + 3 * len(known) - 1 <= room.width
        x = room.put(0, 0, label, "dim") + 1 if label else 0
        for name in known:
            sign = glyph(suit_of(name), room.ascii_only)
            x = room.put(x, 0, f"{sign}{value_of(name)}", suit_of(name)) + gap

    def _left(self, seat: int) -> list[str]:
        """The cards a player was seen to take in the exchange, without those its squires have played."""
        left = list(self.state.exchange.known[seat])
        for squire in self.squires.of(seat):
            for name in self.state.played[squire].known():
                left.remove(name)
        return [name for name in left if name]


def swords_lie_open(words: Wording, view: View) -> bool:
    """True if a sword card lies open in a tile."""
    state, known = view.state, KnownCards(words, view)
    piles = [pile.cards for squire in state.squires if (pile := known.pile_of(squire))]
    shown = [*piles, *(pile.known() for pile in state.played), *state.exchange.known]
    return any(name and suit_of(name) == "sword" for cards in shown for name in cards)


class PlayedCards:
    """The cards a squire has played this round."""

    def __init__(self, words: Wording, view: View) -> None:
        self.words, self.view, self.squires = words, view, Squires(view)
        self.state: State = view.state
        self._known = KnownCards(words, view)

    def draw(self, room: Canvas, squire: int) -> None:
        """The cards played this round and the backs of those still held; drawn as cards where there is room."""
        pile = self._known.pile_of(squire)
        played = pile.cards if pile else self.state.played[squire].known()
        hidden = 0 if squire in self.squires.of(self.view.seat) else len(self.state.hands[squire])
        if self._known.holds_some_of(squire) and not self._known.is_ours(
            squire
        ):  # also while its player still divides the cards
            hidden = LANCELOT_PLAYED
        if room.height >= FULL_CARDS and room.width >= WIDE_TILE - 3:
            self._fan(room, played, hidden)
        elif room.height >= WORDS:
            self._in_words(room, played, hidden)
        else:
            self._chips(room, played, self._held(room, squire, hidden), hidden, coming=bool(pile and pile.coming))

    def _held(self, room: Canvas, squire: int, hidden: int) -> str:
        """The cards still held in words, if there is room for them."""
        if not hidden or self.state.played[squire]:
            return ""
        form = "held-among" if self._known.holds_some_of(squire) else "held"
        said = self.view.words(f"academy_board-{form}", count=hidden)
        return said if cell_len(said) <= room.width else ""

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

    def _chips(self, room: Canvas, played: Sequence[str], held: str, hidden: int, *, coming: bool) -> None:
        """A sign and a number for each card; the last one in words, if there is room; the hand in words or backs."""
        x = 0
        backs = min(hidden, 5)
        for at, name in enumerate(played):
            ahead = coming and at == len(played) - 1
            style = "gold wash-gold bold" if ahead else f"{suit_of(name)} wash-{suit_of(name)} bold"
            words = f"{glyph('turn', room.ascii_only) if ahead else ' '}{self.words.card(self.view, name)} "
            if at == len(played) - 1 and x + cell_len(words) + backs + 1 <= room.width:
                x = room.put(x, 0, words, style)
            else:
                x = room.put(x, 0, f"{glyph(suit_of(name), room.ascii_only)}{value_of(name)}", style)
            x += x < room.width
        said = bool(held) and cell_len(held) <= room.width - x
        room.put(x, 0, held if said else "▮" * min(backs, room.width - x), "ink" if said else "cloth")
