"""The cards in a squire's tile: those played, the backs of those held, and those everybody knows of.

Knows: how cards look at each size.
Must not know: tracks, points, or what is legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from textwrap import wrap
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
from tui.text.words import mark

from .hand import face, maker_shown, place_in_hand, squire_in_hand, stack_labels
from .plan import FULL_CARDS, WIDE_TILE, WORDS, is_dividing
from .squires import Squires
from .words import Wording

FULL = Size(11, FULL_CARDS)
"""A played card with its picture and its whole name."""


class Pile(NamedTuple):
    """Lancelot: the cards of a stack, or those that a squire is given."""

    cards: Sequence[str]
    labels: Sequence[str]
    """What it is and its worth in squares, the longest wording first."""
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
            label = next((label for label in pile.labels if cell_len(label) <= room.width), pile.labels[-1])
            room.put(0, 0, fitted(label, room.width), "ink")
        elif self._is_taking or not self.is_ours(squire):
            self._alone(room, squire)

    @property
    def _is_taking(self) -> bool:
        """True while stacks are taken: what a player has got lies open."""
        return bool(self.state.asked) and self.state.asked[0].ask == "stack"

    def draw_joint(self, room: Canvas, owner: int) -> None:
        """The cards that two squires of a player hold, without which of them holds which: that is secret."""
        room.fill(0, 0, *room.size, f"tint-seat{owner}")
        label = self.view.words("academy_board-both-hands")
        self._list(room.part(1, 0, room.width - 1, 1), [label], self._left(owner))

    def is_joint(self, owner: int) -> bool:
        """True if it is known which cards a player's squires hold, and not which of them holds which."""
        squires = self.squires.of(owner)
        return owner != self.view.seat and all(map(self.is_among, squires))

    def is_ours(self, squire: int) -> bool:
        """True if the squire is ours: we hold its cards in hand."""
        return self.view.seat is not None and self.state.owners[squire] == self.view.seat

    def pile_of(self, squire: int) -> Pile | None:
        """The cards that lie before a squire while cards are divided: a stack, or what we give it."""
        owner = self.state.owners[squire]
        at = self.squires.of(owner).index(squire) if self.squires.doubled else 0
        if owner == maker_shown(self.view) and self.stack_of(squire):
            return None
        if stack := self.stack_of(squire):
            return Pile(stack, stack_labels(self.view, at + 1, stack))
        return self._ours(at) if self.is_ours(squire) and self.squires.doubled else None

    def _ours(self, at: int) -> Pile | None:
        """What we divide: the first of two piles with the card under the cursor, and the cards for the other."""
        exchange, seat = self.state.exchange, self.view.own
        if self._is_taking:
            return None
        pile, rest = "stack", exchange.dealt[seat].known()
        given = exchange.stacks[seat][0].known()
        if share := exchange.shares[seat].known():
            pile, rest, given = "squire", share, self.state.hands[self.squires.of(seat)[0]].known()
        if not rest:
            return None
        chosen, rest, given = getattr(self.view.cursor, "card", None), sorted(rest, key=place_in_hand), [*given]
        coming = chosen in rest
        if coming:
            rest.remove(chosen)
            given.append(chosen)
        cards = rest if at else given
        return Pile(cards, self._labels(pile, at + 1, cards), coming and not at)

    def _labels(self, pile: str, number: int, cards: Sequence[str]) -> list[str]:
        """A stack that we make, or the cards that we give to a squire, and their squares."""
        if pile == "stack":
            return stack_labels(self.view, number, cards)
        squares = sum(map(value_of, cards))
        return [self.view.words(f"academy_board-gets{form}", squares=squares) for form in ("", "-short")]

    def _alone(self, room: Canvas, squire: int) -> None:
        """The cards that only this squire of its player still has. While stacks are taken, those of its player so far,
        once."""
        owner = self.state.owners[squire]
        squires, left = self.squires.of(owner), self._left(owner)
        to_play = {one: LANCELOT_PLAYED - len(self.state.played[one]) for one in squires}
        if len(left) < sum(to_play.values()):
            self._list(room, [self.view.words("academy_board-so-far")], left if squire == squires[0] else [])
        elif self.knows_all_of(squire):
            self._list(room, [self.words.text(self.view, "note-left")], left)

    def knows_all_of(self, squire: int) -> bool:
        """True if everybody knows each card that a squire of another player still has."""
        if not self.squires.doubled or self.is_ours(squire) or is_dividing(self.state):
            return False
        to_play = LANCELOT_PLAYED - len(self.state.played[squire])
        return to_play > 0 and len(self._left(self.state.owners[squire])) == to_play

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
        least = 1 + 2 * len(known) if known else room.width
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


def speaker(view: View) -> int | None:
    """Lancelot: the player in whose tile it is said what becomes of the stacks; None once one has been taken."""
    state: State = view.state
    ask, seat = (state.asked[0].ask, state.asked[0].seat) if state.asked else ("", 0)
    if ask == "split":
        return 1 - (view.seat or 0)
    return 1 - seat if ask == "stack" and state.owners[state.first] == seat else None


def draw_next(room: Canvas, words: Wording, view: View) -> None:
    """Says what comes after the stack that is made or taken, if there is room for the whole of it."""
    asked = view.state.asked[0]
    who = 1 - asked.seat
    you = "yes" if who == view.seat else "no"
    said = words.plain(view, view.words(f"academy_board-next-{asked.ask}", you=you, name=mark(who)))
    rows = wrap(said, room.width)
    for y, row in enumerate(rows if len(rows) <= room.height else ()):
        room.put(0, y, row, "ink")


def swords_lie_open(words: Wording, view: View) -> bool:
    """True if a sword card lies open in a tile."""
    state, known = view.state, KnownCards(words, view)
    piles = [pile.cards for squire in state.squires if (pile := known.pile_of(squire))]
    shown = [*piles, *(pile.known() for pile in state.played), *state.exchange.known]
    return any(name and suit_of(name) == "sword" for cards in shown for name in cards)


def is_fan(room: Canvas) -> bool:
    """True if cards have room with their pictures."""
    return room.height >= FULL_CARDS and room.width >= WIDE_TILE - 3


class PlayedCards:
    """The cards a squire has played this round."""

    def __init__(self, words: Wording, view: View) -> None:
        self.words, self.view, self.squires = words, view, Squires(view)
        self.state: State = view.state
        self._known = KnownCards(words, view)

    def draw(self, room: Canvas, squire: int) -> None:
        """The cards played this round and the backs of those still held; drawn as cards where there is room."""
        pile, held = self._known.pile_of(squire), self.laid_aside(squire)
        played = pile.cards if pile else self.state.played[squire].known()
        seen = self._known.is_ours(squire) or self._known.knows_all_of(squire)
        hidden = 0 if seen else len(self.state.hands[squire])
        if self._known.holds_some_of(squire) and not self._known.is_ours(
            squire
        ):  # also while its player still divides the cards
            hidden = LANCELOT_PLAYED
        if held:
            self._own(room, held)
        elif not (played or hidden) and self.state.asked and self.state.asked[0].ask in ("split", "stack"):
            return
        elif is_fan(room):
            self._fan(room, played, hidden)
        elif room.height >= WORDS:
            self._in_words(room, played, hidden)
        else:
            self._chips(room, played, self._held(room, squire, hidden), hidden, coming=bool(pile and pile.coming))

    def laid_aside(self, squire: int) -> list[str]:
        """Lancelot: the cards of a squire of ours that lie in its tile, while the other one's lie in our hand."""
        if not self.squires.doubled or not self._known.is_ours(squire) or is_dividing(self.state):
            return []
        return [] if squire == squire_in_hand(self.view) else self.state.hands[squire].known()

    def _own(self, room: Canvas, held: Sequence[str]) -> None:
        """Cards of ours that wait for their squire's turn: what they are called, and a click says why they wait."""
        faces = [face(self.words, self.view, name) for name in held]
        if is_fan(room):
            step = min(FULL.width, (room.width - FULL.width) // max(1, len(held) - 1))
            places = [room.part(at * step, 0, *FULL) for at in range(len(held))]
            for at, (place, one) in enumerate(zip(places, faces, strict=True)):
                covered = at < len(held) - 1 and step < FULL.width - 1
                cards.card(place, replace(one, name="", short="") if covered else one, faint=True)
        else:
            label = self.view.words("academy_board-waiting")
            fits = cell_len(label) + 3 * len(held) <= room.width
            x = room.put(0, 0, label, "dim") + 1 if fits else 0
            places = [room.part(x + 3 * at, 0, 2, 1) for at in range(len(held))]
            for place, one in zip(places, faces, strict=True):
                place.put(0, 0, f"{one.sign}{one.value}", one.colour)
        for place, name in zip(places, held, strict=True):
            if (why := self.view.why(card=name)) is not None:
                place.hot(why)

    def _held(self, room: Canvas, squire: int, hidden: int) -> str:
        """The cards still held in words, if there is room for them and no row below says which they are."""
        if not hidden or self.state.played[squire] or self._known.holds_some_of(squire):
            return ""
        said = self.view.words("academy_board-held", count=hidden)
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
