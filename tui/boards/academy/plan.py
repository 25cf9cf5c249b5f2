"""Divides the room of Medieval Academy's board: rows of lanes, of what lies beside them, and of the squires.

Knows: how much each part needs at each size.
Must not know: how anything is drawn.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len

from core.games.academy.components import LOOP
from core.games.academy.state import State
from tui.boards.view import View

from .squires import Squires

WIDE_TILE = 28
"""Columns of a squire's tile in which four cards lie as a fan."""
NARROW_TILE = 18
"""Columns of a squire's tile below which it says in two rows what the round brings."""
WORDS, FULL_CARDS = 4, 6
"""Rows of the cards in a tile: those played in words, or as cards with pictures."""
HIGH, HIGHER = 28, 36
"""Least rows for a large hand, which takes two of them; the second where something lies beside the tracks."""
BOTTOM = 12
"""Rows of the screen that are not offered to the board."""
PICTURE = 9
"""Columns of a lane's edge and picture."""
EDGE = 3
"""Columns of a lane's sign between two free ones, where there is no picture."""
NAME = 13
"""Columns of a track's name and the one behind it, which a lane of one row does without."""
PAYS = 10
"""Columns of what a track pays, where that stands behind the order, and the one before it."""
LEAST_ORDER, WIDE_ORDER, NAMED_ORDER = 3, 6, 12
"""Columns of a squire in the order of a track: at least (below square 10), beside wide squares, with a short name."""
FAR_ORDER = 4
"""Columns of a squire at square 10 or beyond."""
BESIDE_NAME = 8
"""Columns of a squire's letter, its distance, and the gaps around a name between them."""


BESIDE = 80
"""Columns from which cup and codex have room beside each other."""
TIGHT, MANY = 64, 4
"""Columns below which the order of more squires than so many needs a column of its name, and the one before."""


class Plan(NamedTuple):
    """Rows and columns of everything on the board."""

    head: int
    """Rows of the numbers above the lanes: 1 or 0."""
    lane: int
    """Rows of each lane."""
    strip: int
    """Rows of what lies beside the tracks: cup and codex."""
    tile: int
    """Rows of a squire's tile."""
    tracks: int
    gap: int = 0
    """Free rows above the tiles."""
    foot: int = 0
    """Free rows below the tiles."""

    @property
    def rows(self) -> int:
        """Rows of all of it."""
        return self.head + self.lane * self.tracks + self.strip + self.gap + self.tile + self.foot


def large_hand(state: State, room: int) -> bool:
    """True if the hand is drawn large: the rows are there and nothing else needs them."""
    return room >= (HIGHER if has_strip(state) else HIGH)


def has_strip(state: State) -> bool:
    """True if anything lies beside the tracks at this table."""
    return state.options.knights_duel or state.options.secret_codex


def strip_rows(state: State, width: int, each: int) -> int:
    """The rows of what lies beside the tracks, of so many each; on a narrow board below each other."""
    parts = int(state.options.knights_duel) + int(state.options.secret_codex)
    return each * (parts if width < BESIDE else min(parts, 1))


def is_dividing(state: State) -> bool:
    """Lancelot: True until both players have given their cards to their squires."""
    exchange = state.exchange
    stacks = [pile for piles in exchange.stacks for pile in piles]
    return any(map(len, [*exchange.dealt, *stacks, *exchange.shares]))


def facts_of(view: View) -> list[str]:
    """The facts about each squire, a row each, the most important first."""
    state: State = view.state
    notes = ["notes"] if state.options.gallantry_bets or state.options.secret_codex else []
    if not Squires(view).doubled:
        return ["arms", "cards", *notes]
    stacks = bool(state.asked) and state.asked[0].ask in ("split", "stack")
    return ["arms", *(("shown", "cards", *notes) if stacks else ("cards", *notes, "shown"))]


def plan(view: View, width: int, room: int) -> Plan:
    """The largest that fits: first lanes with pictures, then more of each squire, then lanes that are higher still."""
    tracks, facts = len(view.state.tracks), len(facts_of(view))
    for lane in (4, 3, 2):
        strip = strip_rows(view.state, width, 2)
        left = room - 1 - lane * tracks - strip
        most = _most_tile(view, width, facts)
        if left >= (most if lane > 3 else facts + 1):
            return Plan(1, lane, strip, min(left, most), tracks, int(left > most), int(left > most + 1))
    strip = strip_rows(view.state, width, 1)
    left = room - tracks - strip
    head = int(left > facts)
    return Plan(head, 1, strip, min(left - head, facts + 2), tracks)


def wanted(view: View, width: int, room: int) -> Plan:
    """The same with a row less, where lanes have one row and tiles can do without: the answers have headings then.
    Tiles give up their edge, with two squires each the row of the arms, which stand beside the name."""
    shares = plan(view, width, room)
    if shares.lane > 1:
        return shares
    fewer = plan(view, width, room - 1)
    least = len(facts_of(view)) + 1 - Squires(view).doubled
    return fewer if fewer.head and fewer.tile >= least else shares


def _most_tile(view: View, width: int, facts: int) -> int:
    """Rows of which a tile of this width can make use: edge, name, facts, what the round brings, in a narrow tile in
    two rows, and the cards played, in words or as a fan, below which a row is free where no list of stacks needs it
    beside the hand."""
    wide, fan = tile_width(view, width), FULL_CARDS + (not Squires(view).doubled)
    return facts + 2 + (fan if wide >= WIDE_TILE else WORDS) + (wide < NARROW_TILE)


def tile_width(view: View, width: int) -> int:
    """Columns of a tile, with the free one at its right."""
    return width // len(view.state.owners)


class Columns(NamedTuple):
    """First columns and widths of the parts of a lane."""

    name: int
    start: int
    """The column of the place before the first square, where every disc starts."""
    first: int
    """The column of square 1."""
    step: int
    """Columns of a square."""
    order: int
    """The column of the order."""
    each: int
    """Columns of a squire in it."""

    def at(self, square: int) -> int:
        """The column of a square."""
        return self.first + (square - 1) * self.step if square else self.start

    def mark(self, square: int) -> int:
        """The column of a square's mark, below the letter of a disc on it."""
        return self.at(square) + (self.step > 2)

    def number(self, square: int, value: int) -> int:
        """The column of a number of a square, so that it ends at the mark where squares are wide."""
        return self.at(square) + (self.step > 2 and value < 10)

    def heading(self, square: int, lane: int) -> int:
        """The column of the number of a square above lanes of so many rows. Above lanes of one row that of the start
        stands in its middle, apart from the heading of the rounds before it."""
        return self.number(square, square) if square or lane > 1 else self.start + self.wide(0) // 2

    def wide(self, square: int) -> int:
        """The width of a square."""
        return self.step if square else self.first - self.start

    @property
    def end(self) -> int:
        """The column after the last square."""
        return self.at(LOOP)


def columns(view: View, width: int, lane: int) -> Columns:
    """The columns of lanes of so many rows. In the highest the order has room for squires who are all far; in a row it
    may take some of what the track pays."""
    squires = len(view.state.owners)
    name = PICTURE if lane > 2 else EDGE
    tight = width < TIGHT and squires > MANY
    start = name + NAME - (lane == 1 or tight)
    for step in (5, 4, 3, 2, 1):
        first = start + (min(step, 3) * _abreast(squires, lane) if lane > 1 else _start_row(squires, step, width))
        order = first + (LOOP - 1) * step + (not tight and not (lane == 1 and step > 1))
        left = width - order - (PAYS if lane == 1 else 0)
        need = squires * (LEAST_ORDER if lane == 1 else FAR_ORDER) - (lane > 1)
        named = squires * named_order(view) if lane > 2 and not Squires(view).doubled else 0
        if step > 3 and left < named <= left + LOOP - 1:  # whole names are worth a column of each square
            continue
        if left >= (squires * WIDE_ORDER if step > 2 else need):
            break
    return Columns(name, start, first, step, order, max(LEAST_ORDER, min(left // squires, named_order(view))))


def named_order(view: View) -> int:
    """Columns of a squire in the order with the longest name of all."""
    return max(NAMED_ORDER, BESIDE_NAME + max(map(cell_len, view.names)))


def _start_row(squires: int, step: int, width: int) -> int:
    """The columns of the start in a lane of one row: a letter for each squire, if the order still has room then."""
    rest = (LOOP - 1) * step + (step < 2) + squires * LEAST_ORDER + PAYS + EDGE + NAME - 1
    return max(step, squires) if max(step, squires) + rest <= width else step


def _abreast(squires: int, lane: int) -> int:
    """The number of discs side by side at the start, where none is ahead of another."""
    high = lane - (lane > 2)
    return -(-squires // high)
