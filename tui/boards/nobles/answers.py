"""The questions and answers of Duelling Nobles: in words, in order, and the way of the cursor among them.

Knows: which answer follows which by the arrows, and which one declines.
Must not know: what is legal, or how anything is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

import core
from core.games.nobles.actions import Challenge, Done, Tithe
from core.games.nobles.rules import asked_now
from core.games.nobles.state import other
from tui.boards.base import Board
from tui.boards.values import AnswerGrid
from tui.boards.view import View
from tui.text.words import mark

from . import words as texts
from .cards import SUIT, place_in_hand
from .clicks import aim, from_hand, means


class Answering(Board):
    """The answers, as they are listed and reached."""

    def ask(self, view: View) -> str:
        return texts.ASK[asked_now(view.state)](view, view.seat or 0).strip()

    def row(self, view: View, action: core.Action) -> str:
        return texts.ANSWER[type(action)](view, view.seat or 0, action).strip()

    def grid(self, view: View) -> AnswerGrid | None:
        """Challenges: our nobles below each other, theirs side by side."""
        return texts.challenges(view)

    def waiting(self, view: View) -> str:
        """The players that are waited for; while courts are chosen, by name."""
        step = asked_now(view.state)
        others = [seat for seat in view.to_act if seat != view.seat]
        if step == "court" or not others:
            return super().waiting(view)
        return self.text(view, "waiting", name=mark(others[0]), step=step)

    def arranged(self, legal: Sequence[core.Action]) -> Sequence[core.Action]:
        """By cards as they are held; what is answered without a card of the hand stays where it is behind them."""
        last = (len(SUIT), 0)
        return sorted(legal, key=lambda each: place_in_hand(card) if (card := from_hand(each)) else last)

    def passed_over(self, view: View) -> str:
        return self.text(view, "passed", step=asked_now(view.state))

    def lingers(self, view: View) -> bool:
        """While the favour of spades shows us the other hand."""
        return view.seat is not None and bool(view.state.hands[other(view.seat)].known())

    def start(self, view: View) -> int:
        """The answer the cursor starts on: never one that wounds this seat's own king by a quick Enter."""
        tithes = isinstance(view.legal[0], Tithe)
        return next((at for at, each in enumerate(view.legal) if tithes and isinstance(each, Done)), 0)

    def walk(self, view: View, at: int, key: str) -> int:
        """Left and right go to the next noble to challenge, or to the next card or noble of ours, if possible with the
        same aim."""
        if isinstance(chosen := view.legal[at], Challenge):
            same = [number for number, each in enumerate(view.legal) if means(each) == means(chosen)]
            return same[(same.index(at) + (1 if key == "right" else -1)) % len(same)]
        things = [means(action) or type(action) for action in view.legal]
        order = list(dict.fromkeys(things))
        step = 1 if key == "right" else -1
        goal = order[(order.index(things[at]) + step) % len(order)]
        there = [number for number, thing in enumerate(things) if thing == goal]
        target = aim(view.legal[at])
        return next((number for number in there if aim(view.legal[number]) == target), there[0])

    def digit(self, view: View, at: int) -> int:
        """The digit of an answer: 0 declines, however many others there are."""
        return 0 if at == self.declining(view) else at + 1

    def declining(self, view: View) -> int | None:
        last = len(view.legal) - 1
        return last if last > 0 and isinstance(view.legal[last], Done) else None
