"""Players: a tile for each, in the player's colour, with their letter.

Knows: seats' colours and marks.
Must not know: games; what a player has is said by the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from .canvas import Canvas
from .panels import fitted, fitted_line
from .signs import SIGNS, glyph


@dataclass(frozen=True)
class Player:
    """The visible state of a player apart from their facts."""

    seat: int
    letter: str
    name: str
    you: str = ""
    """The word for oneself, if it is we."""
    to_act: bool = False
    thinking: bool = False
    """True if another player is to act."""
    away: bool = False
    bot: bool = False
    first: bool = False
    """True for the first player."""
    first_word: str = ""
    """What is said behind the sign of the first player, where the whole name has room beside it."""
    done: bool = False
    """True if the player has chosen and others have not."""
    signed: bool = True
    """False where whoever draws the line puts the sign of a player to act elsewhere."""
    short: str = ""
    """A shorter name where the whole has no room; "" to cut the name instead."""

    @property
    def sign(self) -> bool:
        """True if the sign of a player to act stands behind the name."""
        return self.to_act and self.signed

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


EDGES = 2
"""Rows of a tile beside those of its facts."""


def tile(room: Canvas, player: Player, facts: Sequence[Fact | Text | str] = (), lead: int = 0) -> None:
    """A player's tile, which fills its room: an edge and a ground in their colour, letter, name, marks, and a row for
    each fact, as many as there is room for. `lead`: columns that stay free before the letter.

    A player to act has a full edge, a brighter ground, and a sign.
    """
    colour = f"seat{player.seat}"
    room.fill(0, 0, *room.size, f"wash-{colour}" if player.to_act else f"tint-{colour}")
    room.put(0, 0, ("▀" if player.to_act else "▔") * room.width, colour)
    inner = room.part(1, 1, room.width - 2, room.height - 1)
    name_line(inner.part(lead, 0, inner.width - lead, 1), player)
    for y, fact in enumerate(facts[: room.height - EDGES], 1):
        _fact(inner, y, fact)


def _fact(room: Canvas, y: int, fact: Fact | Text | str) -> None:
    text, style = fact if isinstance(fact, Fact) else (fact, "ink")
    if isinstance(text, Text):
        room.write(0, y, fitted_line(text, room.width))
    else:
        room.put(0, y, fitted(text, room.width), style)


def name_line(room: Canvas, player: Player) -> None:
    """Draws a player in the first row of the room: letter on their colour, name, and what follows it."""
    colour = f"seat{player.seat}"
    tail = _tail(room, player)
    free = room.width - 4 - _wide(tail)
    room.put(0, 0, f" {player.letter} ", f"on-{colour} bold")
    name = player.name if cell_len(player.name) <= free else player.short or player.name
    room.put(4, 0, fitted(name, free), "ink bold" if player.to_act else colour)
    column = room.width
    for text, style in reversed(tail):
        room.right(column, 0, text, style)
        column -= cell_len(text) + 1


LEAST = 4
"""Columns of a name, or all of it if it is shorter, for which what stands behind it makes room."""


def _tail(room: Canvas, player: Player) -> list[tuple[str, str]]:
    """The word for oneself, the marks, the sign of a player to act. Where they would leave too little of the name, the
    word goes first, then marks from the last, then the sign."""
    you = [(player.you, "gold")] if player.you else []
    marks = [(glyph(name, room.ascii_only), SIGNS[name].style) for name in player.marks]
    turn = [(glyph("turn", room.ascii_only), "gold bold")] if player.sign else []
    most = room.width - _least_name(player)
    if says_first(player, room.width):
        word = (f"{marks[0][0]} {player.first_word}", marks[0][1])
        return [*you, word, *marks[1:], *turn]
    tails = [[*you, *marks, *turn], *([*marks[:kept], *turn] for kept in range(len(marks), -1, -1))]
    return next((tail for tail in tails if _wide(tail) <= most), [])


def least(player: Player) -> int:
    """The columns that the name needs with all marks and signs behind it, without the word for oneself."""
    return _least_name(player) + 2 * (len(player.marks) + player.sign)


def whole(player: Player) -> int:
    """The same with the whole name."""
    return 4 + cell_len(player.name) + 2 * (len(player.marks) + player.sign)


def says_first(player: Player, width: int) -> bool:
    """True if a line so wide has room for the word behind the sign of the first player, beside the whole name."""
    if not (player.first and player.first_word):
        return False
    said = [text for text in (player.you, player.first_word) if text]
    return whole(player) + sum(1 + cell_len(text) for text in said) <= width


def _least_name(player: Player) -> int:
    """The columns of the letter and of the part of the name that must stay visible."""
    return 4 + min(LEAST, cell_len(player.short or player.name))


def _wide(tail: Sequence[tuple[str, str]]) -> int:
    """Columns of what stands behind a name, with the free one before each."""
    return sum(cell_len(text) + 1 for text, _ in tail)
