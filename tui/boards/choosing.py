"""How the choices of a game are chosen: their order and digits, the way of the cursor, and which choose themselves.

Knows: the legal choices, and which of them stand on the board.
Must not know: how a choice is worded or drawn.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import core

from .texts import Texts
from .values import OnBoard
from .view import View


class Choosing(Texts):
    """The texts of a game, and how its choices are chosen."""

    def start(self, view: View) -> int:
        """The number of the answer under the cursor when a question is new."""
        return 0

    def walk(self, view: View, at: int, key: str) -> int:
        """The answer that `left` or `right` leads to from answer number `at`: the direct way on the board."""
        return (at + (1 if key == "right" else -1)) % len(view.legal)

    def on_board(self, view: View, size: tuple[int, int]) -> OnBoard | None:
        """The answers, if they are chosen on a board of so many columns and rows; None if they are listed."""
        return None

    def digit(self, view: View, at: int) -> int:
        """The digit that gives answer number `at` directly."""
        return at + 1

    def arranged(self, legal: Sequence[core.Action], state: Any = None) -> Sequence[core.Action]:
        """The answers in the order in which they are listed: that of the hand, where cards are chosen; of players, that
        of this state's board."""
        return legal

    def keys(self, view: View, numbers: Sequence[int]) -> str:
        """The digits that give the answers of these numbers, to be printed on what they stand for; none in a replay."""
        if not view.keyed:
            return ""
        digits = [self.digit(view, number) for number in numbers if number < len(view.legal)]
        return "·".join(str(digit) for digit in digits if digit < 10)

    def declining(self, view: View) -> int | None:
        """Returns the number of the answer that declines all others and stays in sight; None if there is none."""
        return None

    def number(self, view: View, at: int) -> int:
        """The number that gives it where several digits can be typed."""
        return self.digit(view, at)

    # Answers by themselves

    def is_done(self, action: core.Action) -> bool:
        """True for the answer that ends a step without doing anything."""
        return type(action).__struct_config__.tag == "done"

    def answers_itself(self, view: View) -> bool:
        """True if ending the step is the only answer, and nothing that is being looked at would go."""
        return len(view.legal) == 1 and self.is_done(view.legal[0]) and not self.lingers(view)

    def passed_over(self, view: View) -> str:
        """The step that a lone answer ends, in two or three words; empty if it needs none."""
        return ""

    def lingers(self, view: View) -> bool:
        """Would a lone `done` take something away that we look at? Then the screen does not answer it by itself."""
        return False

    def foreseen(self, view: View) -> Collection[str]:
        """The names of what the choices lead to, as the notes of a lesson call it; a coach explains it with them."""
        return ()
