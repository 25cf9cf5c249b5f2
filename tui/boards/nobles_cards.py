"""Duelling Nobles' cards on the screen: what they are called, and how they are drawn.

Knows: ranks, suits, wounds, armour, and the shapes of cards.
Must not know: turns, duels, or what is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from core.games.nobles.components import RANKS, is_red, rank_of, suit_of
from core.games.nobles.state import State

from ..canvas import Canvas
from .base import View

SUIT = {"hearts": "♥", "diamonds": "♦", "clubs": "♣", "spades": "♠"}
DIE = "□"


class Shape(NamedTuple):
    """How large a noble's card is."""

    width: int
    rows: int
    gap: int


SMALL, LARGE = Shape(10, 4, 0), Shape(12, 7, 1)

# --- Names ---


def short(view: View, face: str) -> str:
    """A card in two or three columns."""
    rank = rank_of(face)
    return (rank if rank.isdigit() else view.words(f"nobles-rank-{rank}")) + SUIT[suit_of(face)]


def shorts(view: View, faces: Iterable[str]) -> str:
    """Cards in a row."""
    return " ".join(short(view, face) for face in faces)


def ink(face: str) -> str:
    """The style of a card's suit."""
    return "red" if is_red(face) else ""


def put_cards(view: View, canvas: Canvas, x: int, y: int, faces: Sequence[str], most: int, names: str = "") -> int:
    """Cards in a row in the colours of their suits, as many as end before column `most`; the column after them."""
    for left, face in zip(range(len(faces) - 1, -1, -1), faces, strict=True):
        text = short(view, face)
        if x + len(text) + (2 if left else 0) > most:
            return canvas.put(x, y, "…", "dim")
        x = canvas.put(x, y, text, f"{ink(face)} {names}") + 1
    return x


def wounds(state: State, noble: str) -> str:
    """A cross for each wound taken, a ring for each that can still be borne."""
    taken = state.wounds.get(noble, 0)
    return "×" * taken + "○" * (RANKS[rank_of(noble)].bears - taken)


def dice(noble: str) -> str:
    """The dice a noble rolls."""
    return DIE * RANKS[rank_of(noble)].dice


# --- Cards of a court ---


def frame(canvas: Canvas, x: int, y: int, shape: tuple[int, int], names: str, lines: str = "┌─┐│└┘") -> None:
    """An empty card."""
    width, rows = shape
    left, flat, right, wall, low_left, low_right = lines
    canvas.put(x, y, left + flat * (width - 2) + right, names)
    for row in range(y + 1, y + rows - 1):
        canvas.put(x, row, wall + " " * (width - 2) + wall, names)
    canvas.put(x, y + rows - 1, low_left + flat * (width - 2) + low_right, names)


def ground(canvas: Canvas, x: int, y: int, width: int, rows: int) -> None:
    """What a card is made of."""
    for row in range(rows):
        canvas.paint(x, y + row, width, "panel")


RAISED = "╔═╗║╚╝"


def noble(view: View, canvas: Canvas, x: int, y: int, shape: Shape, face: str, raised: bool) -> None:
    """A noble of a court."""
    if raised:
        frame(canvas, x, y, shape[:2], "gold", RAISED)
    else:
        frame(canvas, x, y, shape[:2], "dim")
    (_small if shape is SMALL else _large)(view, canvas, x + 1, y + 1, face)
    ground(canvas, x, y, shape.width, shape.rows)


def _small(view: View, canvas: Canvas, x: int, y: int, face: str) -> None:
    canvas.put(x, y, short(view, face), f"{ink(face)} bold")
    canvas.right(x + 8, y, f"{RANKS[rank_of(face)].strength}+{dice(face)}")
    _wounds(view, canvas, x, y + 1, face)
    armour = view.state.worn(face) if face in view.state.armour else None
    if armour:
        text = short(view, armour)
        canvas.right(x + 8, y + 1, f"[{text}]")
        canvas.right(x + 7, y + 1, text, ink(armour))


def _large(view: View, canvas: Canvas, x: int, y: int, face: str) -> None:
    text = short(view, face)
    canvas.put(x, y, text, f"{ink(face)} bold")
    canvas.right(x + 10, y, f"{RANKS[rank_of(face)].strength}+{dice(face)}")
    canvas.put(x + 4, y + 1, SUIT[suit_of(face)], ink(face))
    _wounds(view, canvas, x + 4, y + 2, face)
    armour = view.state.worn(face) if face in view.state.armour else None
    if armour:
        after = canvas.put(x, y + 4, "[")
        after = canvas.put(after, y + 4, short(view, armour), ink(armour))
        canvas.put(after, y + 4, "]")
    canvas.right(x + 10, y + 4, text, f"{ink(face)} bold")


def _wounds(view: View, canvas: Canvas, x: int, y: int, face: str) -> None:
    text = wounds(view.state, face)
    after = canvas.put(x, y, text.replace("○", ""), "bad bold")
    canvas.put(after, y, text.replace("×", ""))


def back(canvas: Canvas, x: int, y: int, shape: Shape) -> None:
    """A card face down."""
    frame(canvas, x, y, shape[:2], "dim")
    for row in range(1, shape.rows - 1):
        canvas.put(x + 1, y + row, "▒" * (shape.width - 2), "dim")
    ground(canvas, x, y, shape.width, shape.rows)


def place(canvas: Canvas, x: int, y: int, shape: Shape, names: str) -> None:
    """Where no noble stands: its four corners."""
    for row, (left, right) in ((0, "┌┐"), (shape.rows - 1, "└┘")):
        canvas.put(x, y + row, left, names)
        canvas.put(x + shape.width - 1, y + row, right, names)


# --- Our hand ---

CARD, ROWS = 5, 5
MOST = 8
"""Cards that are drawn as cards; more are only listed, as many in a row."""
HAND_ROWS = 7


class Hand(NamedTuple):
    """A hand as it is to be drawn."""

    faces: Sequence[str]
    chosen: str | None
    """The card under the cursor."""
    usable: Sequence[str]
    """The cards that could be answered with; the others are dim. None at all: the hand is not asked for."""
    note: Callable[[str], str]
    """A word below each card."""


def hand(view: View, cards: Hand) -> Canvas:
    """A hand: cards side by side, or overlapping, or a list of them."""
    if len(cards.faces) > MOST:
        return _listed(view, cards)
    step = CARD if len(cards.faces) <= MOST - 2 else CARD - 1
    canvas = Canvas(step * (len(cards.faces) - 1) + CARD, HAND_ROWS, view.ascii_only)
    for at, face in enumerate(cards.faces):
        up = face == cards.chosen
        x, y = step * at, 0 if up else 1
        frame(canvas, x, y, (CARD, ROWS), "gold raised" if up else "dim")
        text, style = short(view, face), _style(cards, face)
        canvas.put(x + 1, y + 1, text, style)
        canvas.put(x + 2, y + 2, SUIT[suit_of(face)], style)
        canvas.right(x + CARD - 1, y + 3, text, style)
        if not up:
            ground(canvas, x, y, CARD, ROWS)
        canvas.put(x + 1, HAND_ROWS - 1, cards.note(face), "gold" if up else "dim")
    return canvas


def _listed(view: View, cards: Hand) -> Canvas:
    canvas = Canvas((CARD - 1) * MOST + 1, HAND_ROWS, view.ascii_only)
    for at, face in enumerate(cards.faces):
        row, column = divmod(at, MOST)
        x = (CARD - 1) * column
        if face == cards.chosen:
            canvas.put(x, row, ">", "gold")
        canvas.put(x + 1, row, short(view, face), _style(cards, face))
    if cards.chosen:
        canvas.put(1, HAND_ROWS - 1, f"{short(view, cards.chosen)} {cards.note(cards.chosen)}", "gold")
    return canvas


def _style(cards: Hand, face: str) -> str:
    if face == cards.chosen:
        return f"{ink(face)} raised"
    return "dim" if cards.usable and face not in cards.usable else f"{ink(face)} bold"
