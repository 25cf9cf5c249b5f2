"""The questions and answers of Duelling Nobles: in words, in order, and the way of the cursor among them.

Knows: which answer follows which by the arrows, which one declines, and on which the cursor begins.
Must not know: what is legal, or how anything is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

import core
from core.games.nobles.actions import BuyWeapon, Challenge, Done, Lay
from core.games.nobles.components import ACE, rank_of
from core.games.nobles.duel import blow, has_ace, scores
from core.games.nobles.rules import asked_now
from core.games.nobles.state import State, other
from tui.boards.base import Board
from tui.boards.texts import COLUMN
from tui.boards.values import AnswerGrid, AnswerTable
from tui.boards.view import View
from tui.text.words import mark

from .. import words as texts
from ..asides import reasons as reasons
from ..cards import SUIT, place_in_hand
from ..clicks import aim, from_hand, means
from ..outcome import odds
from . import grids as grids
from .tables import heads, tables


class Answering(Board):
    """The answers, as they are listed and reached."""

    def ask(self, view: View) -> str:
        return texts.ASK[asked_now(view.state)](view, view.seat or 0).strip()

    def row(self, view: View, action: core.Action) -> str:
        said = texts.ANSWER[type(action)](view, view.seat or 0, action).strip()
        return said if view.figures else said.partition(COLUMN)[0].strip()

    def because(self, view: View, action: core.Action) -> str:
        return reasons.because(view, action)

    def grid(self, view: View) -> AnswerGrid | None:
        """The nobles to keep by rank. Challenges: our nobles below each other, theirs side by side."""
        return grids.courts(view) or (grids.challenges(view) if view.figures else None)

    def tables(self, view: View) -> Sequence[AnswerTable]:
        found = tuple(tables(view))
        hidden = heads(view, "score", "then", "wins", "change")
        return found if view.figures else [table.without(hidden) for table in found]

    def waiting(self, view: View) -> str:
        """The players that are waited for; while courts are chosen, by name."""
        step = asked_now(view.state)
        others = [seat for seat in view.to_act if seat != view.seat]
        if step == "court" or not others:
            return super().waiting(view)
        return self.text(view, "waiting", name=mark(others[0]), step=step)

    def arranged(self, legal: Sequence[core.Action], state: object = None) -> Sequence[core.Action]:
        """By cards as they are held; what is answered without a card of the hand stays where it is behind them."""
        last = (len(SUIT), 0)
        return sorted(legal, key=lambda each: place_in_hand(card) if (card := from_hand(each)) else last)

    def passed_over(self, view: View) -> str:
        return self.text(view, "passed", step=asked_now(view.state))

    def lingers(self, view: View) -> bool:
        """While the favour of spades shows us the other hand."""
        return view.seat is not None and bool(view.state.hands[other(view.seat)].known())

    def start(self, view: View) -> int:
        """The answer that a quick Enter gives: one that costs nothing or wins, or the first weapon of an empty hand."""
        return first_choice(view)

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
        """The digit of an answer: 0 declines, however many others there are, and wherever it stands."""
        declining = self.declining(view)
        return 0 if at == declining else at + (declining != 0)

    def declining(self, view: View) -> int | None:
        done = (at for at, each in enumerate(view.legal) if isinstance(each, Done))
        return next(done, None) if len(view.legal) > 1 else None


# The answer that a quick Enter gives

LIKELY = 50
"""The least chance in per cent of a challenge that is chosen first."""


def first_choice(view: View) -> int:
    """The number of the answer: the challenge with the best chance if it is likely to win, the first weapon that
    takes the lead, the first weapon for a hand without any, or else what declines; the first where none does."""
    declines = next((at for at, each in enumerate(view.legal) if isinstance(each, Done)), 0)
    if any(isinstance(each, Challenge) for each in view.legal):
        return _likely(view, declines)
    return next((at for at, each in enumerate(view.legal) if _helps(view, each)), declines)


def _helps(view: View, action: core.Action) -> bool:
    """True if this answer takes the lead in a duel, or gives an empty hand a weapon: without one a duel is left to its
    dice."""
    if isinstance(action, BuyWeapon):
        return not len(view.state.hands[view.own])
    return isinstance(action, Lay) and _leads(view, action)


def _likely(view: View, declines: int) -> int:
    """The challenge with the best chance, if that is good enough."""
    chances = {
        at: odds(view.state, each.noble, each.target).wins
        for at, each in enumerate(view.legal)
        if isinstance(each, Challenge)
    }
    best = max(chances, key=lambda at: chances[at])
    return best if chances[best] >= LIKELY else declines


def _leads(view: View, action: Lay) -> bool:
    """True if this weapon takes the lead from the other side; no ace is laid by a quick Enter."""
    state: State = view.state
    if state.duel is None or has_ace(state.duel) or rank_of(action.card) == ACE:
        return False
    mine, theirs = (scores(state)[seat].total for seat in (view.own, other(view.own)))
    worth = blow(state, state.duel.nobles[view.own], action.card)
    return mine <= theirs < mine + worth.value + worth.suit
