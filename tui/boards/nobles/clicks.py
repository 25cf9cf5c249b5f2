"""Duelling Nobles on the screen: which answer a thing on the table is.

Knows: what answers are made of.
Must not know: where anything is drawn.
"""

from __future__ import annotations

import core
from core.games.nobles.actions import Arm, Challenge, Done, Keep, Substitute
from tui.boards.view import View


def parts(action: core.Action | None) -> set[str]:
    """The cards that an answer names."""
    if action is None:
        return set()
    named = (getattr(action, name) for name in action.__struct_fields__)
    return {face for face in named if isinstance(face, str)}


def answer_about(view: View, face: str) -> int | None:
    """The number of the answer that names this card; of several, the one that shares most with the answer under the
    cursor. So one click can point at the noble and the next at its target."""
    naming = [at for at, action in enumerate(view.legal) if face in parts(action) or _stays(view, action, face)]
    chosen = parts(view.cursor)
    return max(naming, key=lambda at: len(parts(view.legal[at]) & chosen), default=None)


def _stays(view: View, action: core.Action, face: str) -> bool:
    """True if this is the challenged noble, and the answer that it fights itself."""
    duel = view.state.duel
    if duel is None or not isinstance(action, Done):
        return False
    return duel.nobles[view.own] == face and any(isinstance(each, Substitute) for each in view.legal)


def means(action: core.Action) -> str | None:
    """The card or the noble that an answer uses."""
    named = (getattr(action, name) for name in ("card", "source", "king", "noble") if hasattr(action, name))
    return next(named, None)


def aim(action: core.Action) -> str | None:
    """The target of an answer."""
    return action.noble if isinstance(action, Arm) else getattr(action, "target", None)


def is_means(view: View, number: int, face: str) -> bool:
    """True if this card is only what the answer uses, and its target is chosen by itself: of a challenge always, else
    where there are several."""
    action = view.legal[number]
    if means(action) != face or aim(action) is None:
        return False
    return isinstance(action, Challenge) or sum(means(other) == face for other in view.legal) > 1


def bears_key(view: View, number: int, face: str) -> bool:
    """True if this noble has the digit of an answer: a card of the hand has it that is no other answer, else the
    target, and the noble itself where there is none."""
    action = view.legal[number]
    card = getattr(action, "card", None)
    if card is not None and sum(from_hand(each) == card for each in view.legal) == 1:
        return False
    return aim(action) in (None, face)


def answer_by_kind(view: View, tag: str) -> int | None:
    """The number of the answer of this kind that names nothing."""
    kinds = [str(type(action).__struct_config__.tag) for action in view.legal]
    return kinds.index(tag) if tag in kinds else None


def from_hand(action: core.Action | None) -> str | None:
    """The card of our hand that an answer uses."""
    return action.noble if isinstance(action, Keep) else getattr(action, "card", None)
