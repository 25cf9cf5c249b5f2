"""Players: a tile for each, in his colour, with his letter.

Knows: seats' colours and marks.
Must not know: games; what a player has is said by the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from ..canvas import Canvas
from .panels import fitted
from .signs import SIGNS, glyph


@dataclass(frozen=True)
class Player:
    """What is to be seen of a player apart from his facts."""

    seat: int
    letter: str
    name: str
    you: str = ""
    """The word for oneself, if it is we."""
    to_act: bool = False
    thinking: bool = False
    """He is to act and has been asked; not we."""
    away: bool = False
    bot: bool = False
    first: bool = False
    """He has the mark of the first player."""
    done: bool = False
    """He has chosen, and others have not."""

    @property
    def marks(self) -> tuple[str, ...]:
        """The signs behind the name."""
        has = {
            "first": self.first, "bot": self.bot, "away": self.away, "done": self.done, "thinking": self.thinking,
        }  # fmt: skip
        return tuple(name for name, there in has.items() if there)


class Fact(NamedTuple):
    """A line of what a player has."""

    text: str | Text
    style: str = "ink"


def tile(canvas: Canvas, x: int, y: int, width: int, player: Player, facts: Sequence[Fact | Text | str] = ()) -> int:
    """A player's tile: an edge and a ground in his colour, letter, name, marks, and a row for each fact.

    Who is to act has a full edge and a brighter ground, and a sign. The row after it.
    """
    colour = f"seat{player.seat}"
    height = 2 + len(facts)
    canvas.fill(x, y, width, height, f"wash-{colour}" if player.to_act else f"tint-{colour}")
    canvas.put(x, y, ("▀" if player.to_act else "▔") * width, colour)
    name_line(canvas, x + 1, y + 1, width - 2, player)
    for at, fact in enumerate(facts):
        _fact(canvas, x + 1, y + 2 + at, width - 2, fact)
    return y + height


def _fact(canvas: Canvas, x: int, y: int, width: int, fact: Fact | Text | str) -> None:
    text, style = fact if isinstance(fact, Fact) else (fact, "ink")
    if isinstance(text, Text):
        cut = text.copy()
        cut.truncate(width, overflow="ellipsis")
        canvas.write(x, y, cut)
    else:
        canvas.put(x, y, fitted(text, width), style)


def name_line(canvas: Canvas, x: int, y: int, width: int, player: Player) -> None:
    """A player in one row: sign of who is to act, letter on his colour, name, marks."""
    colour = f"seat{player.seat}"
    tail = [(glyph(name, canvas.ascii_only), SIGNS[name].style) for name in player.marks]
    if player.to_act:
        tail.append((glyph("turn", canvas.ascii_only), "gold bold"))
    if player.you:
        tail.insert(0, (player.you, "gold"))
    room = width - 4 - sum(cell_len(text) + 1 for text, _ in tail)
    canvas.put(x, y, f" {player.letter} ", f"on-{colour} bold")
    canvas.put(x + 4, y, fitted(player.name, room), "ink bold" if player.to_act else colour)
    column = x + width
    for text, style in reversed(tail):
        canvas.right(column, y, text, style)
        column -= cell_len(text) + 1
