"""The cards that a squire of Medieval Academy has played this round, and the backs of those it holds.

Knows: how cards look at each size of a tile.
Must not know: tracks, points, or what is legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.cells import cell_len

from core.games.academy.base import suit_of, value_of
from core.games.academy.components import LANCELOT_PLAYED, PLAYED
from core.games.academy.state import State
from tui.boards.view import View
from tui.draw import cards, styles
from tui.draw.canvas import Canvas
from tui.draw.cards import Card, Size
from tui.draw.panels import edge, fitted
from tui.draw.signs import glyph

from ..hand.faces import SUITS, face
from ..hand.stacks import squire_in_hand
from ..plan import FULL_CARDS, WIDE_TILE, WORDS, is_dividing
from ..squires import Squires
from ..words import Wording
from .known import KnownCards
from .piles import Pile, Piles, is_ours

FULL = Size(11, FULL_CARDS)
"""A played card with its picture and its whole name."""
BESIDE_NAME = 6
"""Columns of the sign and the value of a card in words, and of the gaps around them and the name."""
PLACE, HOLE = "╌╌", "wash-dim"
"""Stands for a card that is still to come, and the style of its place where it needs no sign."""


def is_fan(room: Canvas) -> bool:
    """True if cards have room with their pictures."""
    return room.height >= FULL_CARDS and room.width >= WIDE_TILE - 3


def tells_hand(played: Sequence[str], held: str, width: int) -> bool:
    """True if the hand is told in words behind the cards played, not shown as backs."""
    return 3 * len(played) + cell_len(held) <= width


def shows_backs(view: View, width: int) -> bool:
    """True if hands are shown as backs behind the cards played: where words have no room in all rows, so wide."""
    state: State = view.state
    others = [squire for squire in state.squires if not is_ours(view, squire) and len(state.hands[squire])]
    return any(
        not tells_hand(state.played[squire].known(), held_text(view, len(state.hands[squire])), width)
        for squire in others
        if len(state.played[squire])
    )


def held_text(view: View, hidden: int) -> str:
    """The cards still held in words: how many a squire has kept in the draft, or gets while cards are divided."""
    state: State = view.state
    drafting = bool(state.asked) and state.asked[0].ask == "keep"
    form = "gets-cards" if is_dividing(state) else "held-draft" if drafting else "held"
    return view.words(f"academy_board-{form}", count=hidden)


class PlayedCards:
    """The cards a squire has played this round."""

    def __init__(self, words: Wording, view: View, room: int) -> None:
        """`room`: columns within the narrowest tile."""
        self.words, self.view, self.squires = words, view, Squires(view)
        self._backs, self._room = shows_backs(view, room), room
        self.state: State = view.state
        self._known, self._piles = KnownCards(view), Piles(view)

    def draw(self, room: Canvas, squire: int) -> None:
        """The cards played this round and the backs of those still held; drawn as cards where there is room."""
        pile, held = self._piles.pile_of(squire), self.laid_aside(squire)
        played = pile.cards if pile else self.state.played[squire].known()
        seen = is_ours(self.view, squire) or self._known.knows_all_of(squire)
        hidden = 0 if seen else len(self.state.hands[squire])
        if self._known.holds_some_of(squire) and not is_ours(self.view, squire):  # also while cards are divided
            hidden = LANCELOT_PLAYED
        if held:
            self._own(room, held)
        elif pile:
            self._pile(room, pile)
        elif not (played or hidden) and self.state.asked and self.state.asked[0].ask in ("split", "stack"):
            if is_fan(room) and self._has_made_a_stack(squire):
                self._fan(room, [], LANCELOT_PLAYED)
        elif is_fan(room):
            kept = hidden if self.state.asked and self.state.asked[0].ask == "keep" else 0
            self._fan(room, played, hidden, max(0, self._most - kept) if kept else 0)
        elif self._known.are_labelled(self.state.owners[squire]):
            return
        elif room.height >= WORDS:
            self.draw_in_words(room, played, hidden)
            if self.squires.doubled and is_ours(self.view, squire):
                self._holes(room, len(played), self._most - len(played))
        else:
            self._chips(room, played, hidden, held_text(self.view, hidden))

    def _has_made_a_stack(self, squire: int) -> bool:
        """True if a stack lies face down at a squire of another player, who has made two."""
        owner = self.state.owners[squire]
        return self.state.asked[0].ask == "split" and owner not in (*self.view.to_act, self.view.seat)

    def _pile(self, room: Canvas, pile: Pile) -> None:
        """A stack, or the cards that a squire is given, and the empty places of those still to come."""
        if is_fan(room):
            self._fan(room, pile.cards, 0, pile.places, coming=pile.coming)
        elif room.height >= WORDS:
            self.draw_in_words(room, pile.cards)
            self._holes(room, len(pile.cards), pile.places)
        else:
            self.draw_pile(room, pile)

    def draw_pile(self, room: Canvas, pile: Pile) -> None:
        """A pile in a row: its cards, and the empty places."""
        x = self._faces(room, pile.cards, (1 + len(PLACE)) * pile.places, coming=pile.coming)
        for at in range(pile.places):
            self._hole(room.part(x + at * (len(PLACE) + 1), 0, len(PLACE), 1))

    def _holes(self, room: Canvas, before: int, count: int) -> None:
        """The empty places of so many cards, a row each, behind those of others."""
        for y in range(before, before + count):
            self._hole(room.part(0, y, room.width, 1), self._place_name(y + 1))

    def _place_name(self, number: int) -> str:
        """What the empty place of a card is called: the number that the card will be."""
        return f"{self.view.words('academy_board-head-card')} {number}"

    @staticmethod
    def _hole(room: Canvas, name: str = PLACE) -> None:
        """The empty place of a card in a row: its name, or a dashed line, on a pale ground where there are colours."""
        ground = f" {HOLE}" if styles.current().colours else ""
        if ground:
            room.fill(0, 0, *room.size, HOLE)
        room.put(0, 0, name, f"dim{ground}")

    def laid_aside(self, squire: int) -> list[str]:
        """Lancelot: the cards of a squire of ours that lie in its tile, while the other one's lie in our hand."""
        if not self.squires.doubled or not is_ours(self.view, squire) or is_dividing(self.state):
            return []
        return [] if squire == squire_in_hand(self.view) else self.state.hands[squire].known()

    def _own(self, room: Canvas, held: Sequence[str]) -> None:
        """Cards of ours that wait for their squire's turn: what they are called, and a click says why they wait."""
        drawn = self._own_fan if is_fan(room) else self._own_names if room.height >= WORDS else self._own_signs
        for place, name in zip(drawn(room, held), held, strict=True):
            if (why := self.view.why(card=name)) is not None:
                place.hot(why)

    def _own_fan(self, room: Canvas, held: Sequence[str]) -> list[Canvas]:
        """The same as faint cards over each other; returns their places."""
        step = min(FULL.width, (room.width - FULL.width) // max(1, len(held) - 1))
        places = [room.part(at * step, 0, *FULL) for at in range(len(held))]
        for at, (place, name) in enumerate(zip(places, held, strict=True)):
            one, covered = face(self.words, self.view, name), at < len(held) - 1 and step < FULL.width - 1
            cards.card(place, replace(one, name="", short="") if covered else one, faint=True)
        return places

    def _own_names(self, room: Canvas, held: Sequence[str]) -> list[Canvas]:
        """The same in words, a row each below a word for them."""
        room.put(0, 0, self.view.words("academy_board-waiting"), "dim")
        places = [room.part(0, 1 + at, room.width, 1) for at in range(len(held))]
        for place, name in zip(places, held, strict=True):
            self.draw_in_words(place, [name])
        return places

    def _own_signs(self, room: Canvas, held: Sequence[str]) -> list[Canvas]:
        """The same as signs and values in a row, behind a word for them where that has room."""
        label = self.view.words("academy_board-waiting")
        fits = cell_len(label) + 3 * len(held) <= room.width
        x = room.put(0, 0, label, "dim") + 1 if fits else 0
        places = [room.part(x + 3 * at, 0, 2, 1) for at in range(len(held))]
        for place, name in zip(places, held, strict=True):
            one = face(self.words, self.view, name)
            place.put(0, 0, f"{one.sign}{one.value}", one.colour)
        return places

    def _fan(self, room: Canvas, played: Sequence[str], hidden: int, places: int = 0, *, coming: bool = False) -> None:
        """Cards over each other, the last one played on top; beside them the hand's backs, as many as there are, or the
        empty places of cards still to come. `coming`: the last is the one under the cursor, as golden as there."""
        faces = [face(self.words, self.view, name) for name in played] or [Card(face_down=True)] * hidden
        if not faces:
            self._places(room, 0, places or self._most)
            return
        free = room.width - FULL.width - (hidden + 1 if played and hidden else 0)
        step = min(FULL.width, free // max(1, len(faces) + places - 1))
        for at, one in enumerate(faces):
            last = at == len(faces) - 1
            shown = one if last or step >= FULL.width - 1 else replace(one, name="", short="")
            cards.card(room.part(at * step, 0, *FULL), shown, chosen=coming and last)
        x = (len(faces) - 1) * step + FULL.width
        self._places(room.part(x, 0, room.width - x, FULL.height), len(faces), places)
        if played and hidden:
            left, held = room.part(x + 1, FULL.height - 1, room.width - x - 1, 1), held_text(self.view, hidden)
            said = cell_len(held) <= left.width
            left.put(0, 0, held if said else "▮" * min(hidden, left.width), "ink" if said else "cloth")

    @property
    def _most(self) -> int:
        """The cards that a squire plays in a round."""
        return LANCELOT_PLAYED if self.squires.doubled else PLAYED

    def _places(self, room: Canvas, before: int, count: int) -> None:
        """Empty places side by side, none of them over another, each with the number of its card, behind so many."""
        wide = min(FULL.width, room.width // max(1, count))
        for at in range(count):
            place, number = room.part(at * wide, 0, wide, FULL.height), str(before + at + 1)
            name = self._place_name(before + at + 1)
            edge(place, "line")
            place.center(1, FULL.height // 2, wide - 2, name if cell_len(name) <= wide - 2 else number, "dim")

    def draw_in_words(self, room: Canvas, played: Sequence[str], hidden: int = 0) -> None:
        """A row for each card, and behind the last one the hand: in words, or as backs where these have no room."""
        for y, name in enumerate(played[: room.height]):
            suit = suit_of(name)
            forms = (self.words.card, self.words.short_card, self.words.shortest_card)
            sign = f" {glyph(suit, room.ascii_only)} " if self._signs_have_room else ""
            texts = [f"{sign}{each(self.view, name)}" for each in forms]
            text = next((each for each in texts if cell_len(each) <= self._room), texts[-1])
            room.fill(0, y, room.width, 1, f"wash-{suit}")
            room.put(0, y, fitted(text, room.width), f"{suit} wash-{suit} bold")
        held = held_text(self.view, hidden) if hidden else ""
        said = cell_len(held) <= room.width
        if len(played) < room.height:
            room.put(0, len(played), held if said else "▮" * min(hidden, room.width), "ink" if said else "cloth")

    @property
    def _signs_have_room(self) -> bool:
        """True if every card in words has room behind its sign in the narrowest tile; names come before signs."""
        names = (self.words.text(self.view, f"suit-{suit}") for suit in SUITS)
        return BESIDE_NAME + max(map(cell_len, names)) <= self._room

    def _chips(self, room: Canvas, played: Sequence[str], hidden: int, held: str) -> None:
        """The cards played, and those in hand: in words at the end, or as backs behind the last one."""
        said = not (played and self._backs) and tells_hand(played, held, room.width)
        text = "" if not hidden else held if said else "▮" * min(hidden, 5)
        x = self._faces(room, played, cell_len(text))
        if played and said:
            room.right(room.width, 0, text, "ink")
        else:
            room.put(x, 0, fitted(text, room.width - x), "ink" if said else "cloth")

    def _faces(self, room: Canvas, names: Sequence[str], behind: int, *, coming: bool = False) -> int:
        """A sign and a number for each card; one card alone in words, if there is room for that and for so many columns
        behind it. Returns the column for what follows."""
        x, gap = 0, 3 * len(names) - 1 + behind <= room.width  # each card has two columns
        for at, name in enumerate(names):
            ahead = coming and at == len(names) - 1
            style = "gold wash-gold bold" if ahead else f"{suit_of(name)} wash-{suit_of(name)} bold"
            words = f" {self.words.card(self.view, name)} "
            if len(names) == 1 and not coming and x + cell_len(words) + behind + 1 <= room.width:
                x = room.put(x, 0, words, style)
            else:
                x = room.put(x, 0, f"{glyph(suit_of(name), room.ascii_only)}{value_of(name)}", style)
            x += gap and x < room.width
        return x
